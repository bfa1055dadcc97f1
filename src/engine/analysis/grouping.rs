//! Many differences in an order in which they can be read: by the provision that makes them, then by the two results.

use std::collections::BTreeMap;

use super::compared::Compared;
use super::differences::Outcomes;
use super::disagreement::Disagreement;
use crate::engine::model::{Outcome, RuleIndex};

/// Two results that differ.
#[derive(Debug, Clone)]
pub struct Pair {
    /// The two results; of results that mirror each other, one for the sealer and one for the replier, both.
    pub outcomes: Vec<Outcomes>,
    /// How many differences there are.
    pub differences: usize,
}

/// The differences that one provision makes.
#[derive(Debug, Clone)]
pub struct Group {
    /// Whose provision: the first edition's or the second's.
    pub side: usize,
    /// Its rules: one, or one for each player.
    pub rules: Vec<RuleIndex>,
    /// By the two results, in their order.
    pub lines: Vec<Line>,
}

/// The differences of one provision with the same two results.
#[derive(Debug, Clone)]
pub struct Line {
    /// The two results; of results that mirror each other both.
    pub outcomes: Vec<Outcomes>,
    /// The differences, those shown by fewer facts first.
    pub differences: Vec<Disagreement>,
}

/// The pairs of results among these differences.
pub(super) fn pairs(differences: &[Disagreement]) -> Vec<Pair> {
    let mut found: BTreeMap<Outcomes, Pair> = BTreeMap::new();
    for difference in differences {
        let pair = found
            .entry(unmirrored(difference.outcomes))
            .or_insert_with(|| Pair { outcomes: Vec::new(), differences: 0 });
        pair.differences += 1;
        if !pair.outcomes.contains(&difference.outcomes) {
            pair.outcomes.push(difference.outcomes);
        }
    }
    let mut pairs: Vec<_> = found.into_values().collect();
    for pair in &mut pairs {
        pair.outcomes.sort_unstable();
    }
    pairs
}

/// The differences by the provisions that make most of them, each difference once.
pub(super) fn groups(compared: [Compared; 2], mut differences: Vec<Disagreement>) -> Vec<Group> {
    let mut groups = Vec::new();
    while let Some((side, id)) = busiest(compared, &differences) {
        let (own, others): (Vec<_>, Vec<_>) =
            differences.into_iter().partition(|one| provision(compared, one, side).as_ref() == Some(&id));
        differences = others;
        let edition = compared.get(side).map(|side| side.edition);
        let rules = edition.into_iter().flat_map(crate::engine::model::Edition::numbered);
        let rules: Vec<_> = rules.filter(|(_, rule)| rule.id == id).map(|(index, _)| index).collect();
        groups.push(Group { side, rules, lines: lines(own) });
    }
    groups
}

/// The id of a difference's provision on one side.
fn provision(compared: [Compared; 2], difference: &Disagreement, side: usize) -> Option<String> {
    let rule = (*difference.rules.get(side)?)?;
    Some(compared.get(side)?.edition.rule(rule)?.id.clone())
}

/// The provision that makes most of these differences; of several the later edition's, in the order of the law.
fn busiest(compared: [Compared; 2], differences: &[Disagreement]) -> Option<(usize, String)> {
    let mut counts: BTreeMap<(usize, RuleIndex, String), usize> = BTreeMap::new();
    let mut first: BTreeMap<(usize, String), RuleIndex> = BTreeMap::new();
    for difference in differences {
        for side in [1, 0] {
            let Some(id) = provision(compared, difference, side) else { continue };
            let Some(Some(rule)) = difference.rules.get(side) else { continue };
            let place = *first.entry((side, id.clone())).or_insert(*rule);
            *counts.entry((1 - side, place, id)).or_default() += 1;
        }
    }
    let most =
        counts.into_iter().min_by_key(|((side, rule, _), count)| (usize::MAX - count, *side, *rule))?;
    let ((side, _, id), _) = most;
    Some((1 - side, id))
}

/// Differences of one provision by the two results.
fn lines(differences: Vec<Disagreement>) -> Vec<Line> {
    let mut found: BTreeMap<Outcomes, Vec<Disagreement>> = BTreeMap::new();
    for difference in differences {
        found.entry(unmirrored(difference.outcomes)).or_default().push(difference);
    }
    let line = |mut differences: Vec<Disagreement>| {
        differences.sort_by_key(|difference| difference.facts.len());
        let mut outcomes: Vec<_> = differences.iter().map(|difference| difference.outcomes).collect();
        outcomes.sort_unstable();
        outcomes.dedup();
        Line { outcomes, differences }
    };
    found.into_values().map(line).collect()
}

/// Of two results and the same with the players exchanged always the same one.
fn unmirrored(outcomes: Outcomes) -> Outcomes {
    let mirrored = outcomes.map(|outcome| match outcome {
        Some(Outcome::WonBy(role)) => Some(Outcome::WonBy(role.other())),
        other => other,
    });
    outcomes.min(mirrored)
}
