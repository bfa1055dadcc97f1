//! Cases to which two editions give different results: the pair of provisions that give the results, and a smallest set of
//! facts under which both apply. Each case is confirmed by ruling on it under both, and cases are grouped by provision and
//! results.
//!
//! After a pair is found, the search excludes all cases in which both apply, and continues until it finds none. So in every
//! situation with different results, some listed pair applies.

use std::collections::{BTreeMap, BTreeSet};

use super::shrink::{Probe, Shrink, smallest};
use super::witness::{Board, Compared, case, cases_on_board};
use crate::engine::cancel::Cancel;
use crate::engine::chess::Colour;
use crate::engine::decision::{Decision, Otherwise, Score, Status};
use crate::engine::facts::{Facts, Known, Teller, to_come};
use crate::engine::model::{Conclusion, FactId, Outcome, RuleIndex, Value};
use crate::engine::on_all_cores::on_all_cores;
use crate::engine::program::Scope;
use crate::engine::solver::{Budget, Encoding, Lit, Solver, whole_case};
use crate::engine::source::Src;
use crate::engine::syntax::CaseFile;

/// The results that two editions give one case; none where an edition is silent.
pub type Outcomes = [Option<Outcome>; 2];

/// Two provisions that give one case two results.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Divergence {
    /// The two results.
    pub(super) outcomes: Outcomes,
    /// The provisions that conclude them; none of an edition that is silent.
    pub(super) rules: [Option<RuleIndex>; 2],
    /// The facts that make both apply: without any of them that is not certain.
    pub(super) facts: Vec<(FactId, Value)>,
}

/// Divergences of two outcomes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Divergences {
    /// Those nearer to the normal course first.
    pub(super) found: Vec<Divergence>,
    /// In every situation with these results the provisions of one of them apply.
    pub(super) complete: bool,
}

/// Divergences listed at most for two outcomes; what is beyond is told by [`Divergences::complete`].
const LIMIT: usize = 200;

/// Nothing but how contested texts are read where both editions read them so.
pub(super) fn as_usually_read(sides: [Scope; 2]) -> Facts {
    let [first, _] = sides;
    let mut facts = Facts::nothing(first.vocabulary);
    let readings: BTreeSet<_> = sides.iter().flat_map(|side| side.program.readings.iter().copied()).collect();
    for fact in readings {
        let own = sides.iter().any(|side| side.edition.assumptions.iter().any(|(of, _)| *of == fact));
        let usual = first.vocabulary.fact(fact).assume.as_ref().filter(|_| !own);
        if let Some(usual) = usual {
            facts.set(fact, Known::Assumed(usual.value.clone()));
        }
    }
    facts
}

/// The pairs of different results that two editions can give one case.
#[must_use]
fn different_outcomes() -> Vec<Outcomes> {
    let all: Vec<_> = Outcome::ALL.into_iter().map(Some).chain([None]).collect();
    let pairs = all.iter().flat_map(|one| all.iter().map(move |other| [*one, *other]));
    pairs.filter(|[one, other]| one != other).collect()
}

/// The provisions by which two editions come to these results in one case; what was found so far, and not complete, when it
/// is cancelled.
#[must_use]
fn divergences(sides: [Scope; 2], outcomes: Outcomes, cancel: &Cancel) -> Divergences {
    let [first, second] = sides;
    let nothing = as_usually_read(sides);
    let mut search =
        Solver::within(first.vocabulary, first.program, &nothing, Budget::EDITION).unless(cancel);
    let copies = [search.encode(), search.encode_of(second.program)];
    let with_copies = || sides.into_iter().zip(&copies);
    let wanted: Vec<_> =
        with_copies().zip(outcomes).flat_map(|((side, copy), outcome)| says(side, copy, outcome)).collect();
    let tellers = sides.map(|side| Teller::new(side.vocabulary, side.program));
    let mut probe = None;
    let mut found: Vec<Divergence> = Vec::new();
    while found.len() < LIMIT {
        if search.normal_course(&wanted).is_none() {
            return Divergences { found, complete: !search.gave_up() };
        }
        let [one, other] = &copies;
        let rules = [concluding(first, &search, one), concluding(second, &search, other)];
        let whole = whole_case(first.vocabulary, &nothing, &search);
        let mut settled = nothing.clone();
        for (fact, value) in &whole {
            settled.set(*fact, Known::Told(value.clone()));
        }
        let shrink = Shrink { sides, tellers: &tellers, rules };
        // A whole case settles every gate, so it always shows what the search found in it.
        let Some(facts) = smallest(whole, |facts| shrink.shows(facts)) else { break };
        let probe = probe.get_or_insert_with(|| Probe::new(sides, &nothing, cancel));
        let facts = probe.shrink(&shrink, facts);
        let applying = with_copies()
            .zip(rules)
            .filter_map(|((side, copy), rule)| copy.lit(side.program.rules.get(rule?.index())?.applies));
        let excluded: Vec<_> = applying.map(|lit| !lit).collect();
        // No case tells the time of a moment that has not come.
        let is_timed = |time: FactId| facts.iter().any(|(fact, _)| *fact == time);
        let not_come = to_come(first.vocabulary, &settled).filter(|(_, moment, _)| is_timed(moment.time));
        let not_come: Vec<_> = not_come.map(|(.., happened)| happened).collect();
        if not_come.is_empty() {
            search.require(excluded);
            found.push(Divergence { outcomes, rules, facts });
        } else {
            // Another case is sought for these rules, in which the moment has come. A pair of rules that diverges only without it
            // is not found.
            for happened in not_come {
                let come = search.formula(first.program, one, happened);
                search.require([excluded.as_slice(), &[come]].concat());
            }
        }
    }
    Divergences { found, complete: false }
}

/// What must hold for an edition to come to an outcome.
fn says(side: Scope, copy: &Encoding, outcome: Option<Outcome>) -> Vec<Lit> {
    let gates = Outcome::ALL.into_iter().zip(side.program.outcomes);
    let lits = gates.filter_map(|(other, gate)| {
        let lit = copy.lit(gate)?;
        match outcome {
            Some(outcome) => (outcome == other).then_some(lit),
            None => Some(!lit),
        }
    });
    lits.collect()
}

/// The first rule that concludes the result of the completion found last; one of the law itself before others.
pub(super) fn concluding(side: Scope, search: &Solver, copy: &Encoding) -> Option<RuleIndex> {
    let applies = |index: RuleIndex| {
        let gates = side.program.rules.get(index.index());
        gates.and_then(|gates| copy.lit(gates.applies)).is_some_and(|lit| search.holds(lit))
    };
    let mut concluding: Vec<_> = side
        .edition
        .numbered()
        .filter(|(index, rule)| {
            let result = |then: &Src<Conclusion>| matches!(then.value, Conclusion::Result(_));
            rule.then.iter().any(result) && applies(*index)
        })
        .collect();
    concluding.sort_by_key(|(_, rule)| !rule.letter);
    concluding.first().map(|(index, _)| *index)
}

/// What one edition says of a case.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Said {
    /// The result; none where the edition is silent.
    pub outcome: Option<Outcome>,
    /// Readings of which another choice would give the other edition's result.
    pub readings: Vec<FactId>,
    /// The rules that conclude it.
    pub rules: Vec<RuleIndex>,
}

/// Two provisions that give one case two results, confirmed by ruling on it under both editions.
#[derive(Debug, Clone)]
pub struct Disagreement {
    /// The two results.
    pub outcomes: Outcomes,
    /// The provisions; none of an edition that is silent.
    pub rules: [Option<RuleIndex>; 2],
    /// What the editions say of the case.
    pub said: [Said; 2],
    /// The facts that show it; without any of them it is not certain that both provisions apply.
    pub facts: Vec<(FactId, Value)>,
    /// A case that can be run: these facts, with a position and a written move where chess is involved.
    pub case: CaseFile,
    /// The results under the two editions.
    pub results: [Option<Score>; 2],
}

/// Finds differences and confirms them.
pub(super) struct Witness<'a> {
    pub(super) compared: [Compared<'a>; 2],
    pub(super) sides: [Scope<'a>; 2],
    pub(super) boards: Vec<Board>,
    pub(super) cancel: &'a Cancel,
}

impl Witness<'_> {
    /// All differences, looked for on all cores.
    pub(super) fn all(&self) -> (Vec<Disagreement>, bool) {
        let outcomes = different_outcomes();
        let done = on_all_cores(&outcomes, |outcomes| self.of(*outcomes));
        let complete = done.iter().all(|(_, complete)| *complete);
        (done.into_iter().flat_map(|(found, _)| found).collect(), complete)
    }

    fn of(&self, outcomes: Outcomes) -> (Vec<Disagreement>, bool) {
        let found = divergences(self.sides, outcomes, self.cancel);
        let confirmed: Vec<_> = found.found.iter().filter_map(|one| self.confirmed(one)).collect();
        // One that the engine rules on otherwise is not shown; then the list cannot be said to be complete.
        let complete = found.complete && confirmed.len() == found.found.len();
        // Where an edition leaves unsaid that the game goes on, the other one's silence is no difference.
        (confirmed.into_iter().filter(|one| one.outcomes[0] != one.outcomes[1]).collect(), complete)
    }

    pub(super) fn confirmed(&self, divergence: &Divergence) -> Option<Disagreement> {
        if self.cancel.is_cancelled() {
            return None;
        }
        let Divergence { mut outcomes, mut rules, facts } = divergence.clone();
        let as_told = || {
            let case = self.case(&facts);
            let decisions = self.decisions(&case, outcomes, &[Colour::White])?;
            Some((case, decisions))
        };
        let (case, decisions) = self.on_board(&facts, outcomes).or_else(as_told)?;
        let [first, second] = &decisions;
        for ((outcome, rule), decision) in outcomes.iter_mut().zip(&mut rules).zip(&decisions) {
            if decision.status == Status::Silent {
                (*outcome, *rule) = (None, None);
            }
        }
        let said = [said(self.compared[0], first, second), said(self.compared[1], second, first)];
        let results = [first.result, second.result];
        Some(Disagreement { outcomes, rules, said, facts, case, results })
    }

    fn case(&self, facts: &[(FactId, Value)]) -> CaseFile {
        case(self.sides[0].vocabulary, facts, ["result"])
    }

    /// The two decisions, where they are these outcomes, one of these colours having sealed.
    fn decisions(&self, case: &CaseFile, outcomes: Outcomes, sealers: &[Colour]) -> Option<[Decision; 2]> {
        let [first, second] = outcomes;
        let is_expected = |outcome: Option<Outcome>, sealer, decision: &Decision| {
            let unsaid = outcome == Some(Outcome::GoesOn) && decision.status == Status::Silent;
            unsaid || outcome.map(|outcome| Score::of(outcome, sealer)) == decision.result
        };
        let one = settled(self.compared[0], case)?;
        let fits = |sealer: &&Colour| is_expected(first, **sealer, &one);
        let sealers: Vec<_> = sealers.iter().filter(fits).collect();
        if sealers.is_empty() {
            return None;
        }
        let other = settled(self.compared[1], case)?;
        let fits = sealers.into_iter().any(|sealer| is_expected(second, *sealer, &other));
        fits.then_some([one, other])
    }

    /// The case with a sealed move on a board instead of what is told of it.
    fn on_board(&self, facts: &[(FactId, Value)], outcomes: Outcomes) -> Option<(CaseFile, [Decision; 2])> {
        cases_on_board(self.sides[0].vocabulary, &self.boards, facts, &["result"]).find_map(|case| {
            let decisions = self.decisions(&case, outcomes, &Colour::BOTH)?;
            Some((case, decisions))
        })
    }
}

/// The decision, where the edition decides the case or is silent on it.
fn settled(side: Compared, case: &CaseFile) -> Option<Decision> {
    let decision = side.library.decide(side.edition, case).ok()?;
    (decision.status != Status::Open).then_some(decision)
}

/// What an edition says of the case that is shown.
fn said(side: Compared, decision: &Decision, other: &Decision) -> Said {
    let concluding = decision.findings.iter().filter(|finding| {
        let rule = side.edition.rule(finding.rule).and_then(|rule| rule.then.get(finding.conclusion));
        rule.is_some_and(|conclusion| matches!(conclusion.value, Conclusion::Result(_)))
    });
    let agrees = |otherwise: &Otherwise| (otherwise.status, otherwise.result) == (other.status, other.result);
    let readings = decision.readings.iter().filter(|taken| taken.otherwise.iter().any(agrees));
    Said {
        outcome: decision.outcome,
        rules: concluding.map(|finding| finding.rule).collect(),
        readings: readings.map(|taken| taken.fact).collect(),
    }
}

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
