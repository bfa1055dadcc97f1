//! The way of a resumption through the provisions that decide the result, from the first asked to the last.

use std::collections::BTreeMap;

use crate::engine::model::{Conclusion, Edition, Outcome, RuleIndex};

/// Provisions of one article that stand side by side, and the results to which they lead.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Station {
    /// The article's place in the edition.
    pub(crate) article: usize,
    /// Its rules here, one of those `for each player`.
    pub(crate) rules: Vec<RuleIndex>,
    /// It decides the result by no other rules.
    pub(crate) whole: bool,
    /// The results.
    pub(crate) outcomes: Vec<Outcome>,
}

/// The provisions that decide the result, in steps: what stands in a step gives way to nothing in a later one, and
/// nothing in a step gives way to what stands beside it.
///
/// Where two of them apply with different results, one gives way to the other, or `plica check` says that they conflict.
/// So the first step in which something applies decides.
#[must_use]
pub(crate) fn flow(edition: &Edition) -> Vec<Vec<Station>> {
    let rules = deciding(edition);
    let mut steps: Vec<Vec<&str>> = Vec::new();
    let mut open: Vec<&str> = rules.keys().copied().collect();
    // The order of the law, so that a step reads like it.
    open.sort_by_key(|id| rules.get(id).map(|rule| rule.first));
    while !open.is_empty() {
        let waits = |id: &str| {
            let displaced_by = rules.get(id).map(|rule| rule.displaced_by.as_slice()).unwrap_or_default();
            displaced_by.iter().any(|other| open.contains(other))
        };
        let (now, later): (Vec<_>, Vec<_>) = open.iter().copied().partition(|id| !waits(id));
        // A loaded rulebook has no cycle of exceptions; should it have one, the rest is one step.
        let (now, later) = if now.is_empty() { (later, now) } else { (now, later) };
        steps.push(now);
        open = later;
    }
    gather(edition, &rules, &mut steps);
    steps.into_iter().map(|step| stations(edition, &rules, &step)).filter(|step| !step.is_empty()).collect()
}

/// A rule that decides the result.
struct Deciding<'a> {
    first: RuleIndex,
    article: usize,
    outcomes: Vec<Outcome>,
    displaced_by: Vec<&'a str>,
}

/// The rules that decide the result, by their ids.
fn deciding(edition: &Edition) -> BTreeMap<&str, Deciding<'_>> {
    let mut rules: BTreeMap<&str, Deciding> = BTreeMap::new();
    for (index, rule) in edition.numbered() {
        let results = rule.then.iter().filter_map(|conclusion| match conclusion.value {
            Conclusion::Result(verdict) => Some(verdict.outcome()),
            Conclusion::Duty(_) | Conclusion::Set(..) | Conclusion::State(_) => None,
        });
        let results: Vec<_> = results.collect();
        let article = edition.articles.iter().position(|article| article.rules.contains(&index.index()));
        let (false, Some(article)) = (results.is_empty(), article) else { continue };
        let entry = rules.entry(&rule.id).or_insert_with(|| Deciding {
            first: index,
            article,
            outcomes: Vec::new(),
            displaced_by: Vec::new(),
        });
        for outcome in results {
            if !entry.outcomes.contains(&outcome) {
                entry.outcomes.push(outcome);
            }
        }
        let by = rule.unless.iter().filter_map(|rule| edition.rule(*rule)).map(|by| by.id.as_str());
        entry.displaced_by.extend(by.filter(|by| *by != rule.id));
    }
    let known: Vec<_> = rules.keys().copied().collect();
    for rule in rules.values_mut() {
        rule.displaced_by.retain(|by| known.contains(by));
    }
    rules
}

/// Puts rules of one article together where the order allows it: a rule may wait until just before the first that gives
/// way to it.
fn gather<'e>(edition: &'e Edition, rules: &BTreeMap<&str, Deciding>, steps: &mut [Vec<&'e str>]) {
    let ids: Vec<_> = edition.rules.iter().map(|rule| rule.id.as_str()).collect();
    for (at, id) in (0..steps.len()).rev().flat_map(|at| ids.iter().map(move |id| (at, *id))) {
        let (Some(step), Some(rule)) = (steps.get(at), rules.get(id)) else { continue };
        if !step.contains(&id) {
            continue;
        }
        let gives_way =
            |other: &&str| rules.get(*other).is_some_and(|other| other.displaced_by.contains(&id));
        let bound = |step: &&Vec<&str>| step.iter().any(gives_way);
        let later = steps.iter().enumerate().skip(at + 1);
        let free = later.take_while(|(_, step)| !bound(step));
        let beside = |other: &&str| rules.get(*other).is_some_and(|other| other.article == rule.article);
        let place = free.filter(|(_, step)| step.iter().any(beside)).map(|(at, _)| at).last();
        let Some(place) = place else { continue };
        if let Some(step) = steps.get_mut(at) {
            step.retain(|other| *other != id);
        }
        if let Some(step) = steps.get_mut(place) {
            step.push(id);
        }
    }
}

fn stations(edition: &Edition, rules: &BTreeMap<&str, Deciding>, step: &[&str]) -> Vec<Station> {
    let mut stations: BTreeMap<usize, Station> = BTreeMap::new();
    for rule in step.iter().filter_map(|id| rules.get(id)) {
        let station = stations.entry(rule.article).or_insert_with(|| Station {
            article: rule.article,
            rules: Vec::new(),
            whole: false,
            outcomes: Vec::new(),
        });
        station.rules.push(rule.first);
        station.outcomes.extend(&rule.outcomes);
    }
    for station in stations.values_mut() {
        station.rules.sort_unstable();
        station.outcomes.sort_unstable();
        station.outcomes.dedup();
        let all = rules.values().filter(|rule| rule.article == station.article).count();
        station.whole = all == station.rules.len() && edition.articles.get(station.article).is_some();
    }
    stations.into_values().collect()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::{deciding, flow};
    use crate::engine::library::Library;

    #[test]
    fn every_rule_on_the_result_stands_once_and_behind_all_that_displace_it() {
        let library = Library::embedded().map_err(|faulty| faulty.faults).expect("the embedded rulebook");
        for edition in &library.rulebook.editions {
            let mut steps: BTreeMap<&str, usize> = BTreeMap::new();
            for (step, stations) in flow(edition).iter().enumerate() {
                for rule in stations.iter().flat_map(|station| &station.rules) {
                    let id = &edition.rule(*rule).expect("a rule").id;
                    assert_eq!(steps.insert(id, step), None, "{id} stands twice");
                }
            }
            let rules = deciding(edition);
            assert_eq!(steps.len(), rules.len(), "{}", edition.id);
            for (id, rule) in &rules {
                for other in &rule.displaced_by {
                    assert!(steps.get(other) < steps.get(id), "{}: {id} is asked before {other}", edition.id);
                }
            }
        }
    }
}
