//! Duties, rights, times and states that one edition rules and another does not, in a case to which both give one result.

use std::collections::BTreeMap;

use super::differences::as_usually_read;
use super::shrink::{smallest, with_plain_amounts};
use crate::engine::cancel::Cancel;
use crate::engine::facts::{Facts, Teller};
use crate::engine::model::{Conclusion, FactId, Rule, RuleIndex, Value, Vocabulary};
use crate::engine::program::{Program, Scope, Truth};
use crate::engine::solver::{Encoding, Lit, Solver, whole_case};

/// A conclusion, other than a result, that one edition draws where the other does not.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OneSided {
    /// The rules that draw it, and its place in the first of them.
    pub rules: Vec<RuleIndex>,
    /// Its place among the conclusions of the first rule.
    pub conclusion: usize,
    /// The facts of a case in which only one edition draws it, the result being the same; none where the other never does.
    pub facts: Option<Vec<(FactId, Value)>>,
}

/// A conclusion by name, the same in every edition; none for a result.
#[must_use]
pub(crate) fn drawn(vocabulary: &Vocabulary, conclusion: &Conclusion) -> Option<String> {
    match conclusion {
        Conclusion::Result(_) => None,
        Conclusion::Duty(duty) => {
            let act = vocabulary.act(duty.act).map_or("", |act| act.name.as_str());
            let object = duty.object.as_deref().unwrap_or("");
            Some(format!("{} {} {act} {object}", duty.party.as_str(), duty.modality.as_str()))
        }
        Conclusion::Set(fact, expression) => {
            Some(format!("set {} to {expression:?}", vocabulary.fact(*fact).name))
        }
        Conclusion::State(state) => vocabulary.state(*state).map(|state| state.name.clone()),
    }
}

/// What one edition draws and the other does not, in the order of its rules; as far as found when it is cancelled.
#[must_use]
pub(crate) fn one_sided(own: Scope, other: Scope, cancel: &Cancel) -> Vec<OneSided> {
    let nothing = as_usually_read([own, other]);
    let mut search = Solver::new(own.vocabulary, own.program, &nothing).unless(cancel);
    let copies = [search.encode(), search.encode_of(other.program)];
    let tellers = [own, other].map(|side| Teller::new(side.vocabulary, side.program));
    let mut look = Look { sides: [own, other], tellers, search, copies, nothing: &nothing };
    let elsewhere = by_conclusion(other);
    let mut found = Vec::new();
    for (key, (rules, conclusion)) in by_conclusion(own) {
        match elsewhere.get(&key) {
            None => found.push(OneSided { rules, conclusion, facts: None }),
            Some((others, _)) => {
                let facts = look.case(&rules, others);
                found.extend(facts.map(|facts| OneSided { rules, conclusion, facts: Some(facts) }));
            }
        }
    }
    found.sort_by_key(|one| one.rules.first().copied());
    found
}

struct Look<'a> {
    sides: [Scope<'a>; 2],
    tellers: [Teller<'a>; 2],
    search: Solver<'a>,
    copies: [Encoding; 2],
    nothing: &'a Facts,
}

impl Look<'_> {
    /// A case in which some of these rules of the first edition apply and none of the others, of the second.
    fn case(&mut self, rules: &[RuleIndex], others: &[RuleIndex]) -> Option<Vec<(FactId, Value)>> {
        let [own, other] = self.sides;
        let [own_copy, other_copy] = &self.copies;
        let none = |side: Scope, copy: &Encoding, rules: &[RuleIndex]| -> Vec<Lit> {
            let gates = rules.iter().filter_map(|rule| side.program.rules.get(rule.index()));
            gates.filter_map(|gates| copy.lit(gates.applies)).map(|lit| !lit).collect()
        };
        let silent = none(own, own_copy, rules);
        let mut wanted = none(other, other_copy, others);
        wanted.push(!self.search.all_of(&silent));
        wanted.extend(self.same_result());
        self.search.normal_course(&wanted)?;
        let whole = whole_case(own.vocabulary, self.nothing, &self.search);
        let [own_teller, other_teller] = &self.tellers;
        let shows = |told: &[(FactId, Value)]| {
            let draws = |facts: Facts| truths(own.program, &facts, rules).contains(&Truth::True);
            let silent = |facts: Facts| {
                truths(other.program, &facts, others).iter().all(|truth| *truth == Truth::False)
            };
            own_teller.accepted(told).is_some_and(draws) && other_teller.accepted(told).is_some_and(silent)
        };
        Some(with_plain_amounts(smallest(whole, shows)?, self.sides, shows))
    }

    /// That both come to one result: what differs with the result is told with it.
    fn same_result(&mut self) -> Vec<Lit> {
        let [own, other] = self.sides;
        let [own_copy, other_copy] = &self.copies;
        let gates = own.program.outcomes.into_iter().zip(other.program.outcomes);
        let lits = gates.filter_map(|(one, two)| Some((own_copy.lit(one)?, other_copy.lit(two)?)));
        lits.map(|(one, two)| self.search.differ(one, !two)).collect()
    }
}

/// The rules that draw each conclusion, and its place in the first of them.
pub(super) fn by_conclusion(side: Scope) -> BTreeMap<String, (Vec<RuleIndex>, usize)> {
    let mut found: BTreeMap<String, (Vec<RuleIndex>, usize)> = BTreeMap::new();
    for (index, rule) in side.edition.numbered() {
        for (place, key) in keys(side.vocabulary, rule) {
            let (rules, _) = found.entry(key).or_insert((Vec::new(), place));
            if !rules.contains(&index) {
                rules.push(index);
            }
        }
    }
    found
}

fn keys<'a>(vocabulary: &'a Vocabulary, rule: &'a Rule) -> impl Iterator<Item = (usize, String)> + 'a {
    let numbered = rule.then.iter().enumerate();
    numbered.filter_map(|(place, then)| Some((place, drawn(vocabulary, &then.value)?)))
}

fn truths(program: &Program, facts: &Facts, rules: &[RuleIndex]) -> Vec<Truth> {
    let truths = program.circuit.evaluate(&facts.truths(program.circuit.atoms()));
    let gates = rules.iter().filter_map(|rule| program.rules.get(rule.index()));
    gates.filter_map(|gates| truths.get(gates.applies.index()).copied()).collect()
}
