//! Rules that can both apply with incompatible conclusions and no `unless` between them, and situations that no rule decides, each
//! with a case on which the engine shows it.

use std::collections::{BTreeMap, BTreeSet};

use super::shrink::{fewest_facts, smallest};
use super::witness;
use crate::engine::decision::{Decision, Status};
use crate::engine::diagnostic::{Arg, Code, Diagnostic};
use crate::engine::facts::Facts;
use crate::engine::library::Library;
use crate::engine::model::{
    ActId, Conclusion, Edition, FactId, Party, Rule, RuleIndex, Value, Vocabulary, written,
};
use crate::engine::program::{GateId, Program, Truth};
use crate::engine::solver::{Budget, Searched, Solver, whole_case};
use crate::engine::syntax::Modality;

/// Rules that can contradict each other, each pair with a case.
#[must_use]
pub fn contradictions(library: &Library, budget: Budget) -> Vec<Diagnostic> {
    let mut faults = Vec::new();
    let vocabulary = &library.rulebook.vocabulary;
    for edition in &library.rulebook.editions {
        let Some(program) = library.program(edition) else { continue };
        let Searched { found, unproven } = conflicts(vocabulary, edition, program, budget);
        faults.extend(not_proven(edition, "conflicts", unproven));
        for conflict in found {
            let (Some(first), Some(second)) = (edition.rule(conflict.first), edition.rule(conflict.second))
            else {
                continue;
            };
            let both = |decision: &Decision| {
                let applies = |rule| decision.findings.iter().any(|finding| finding.rule == rule);
                applies(conflict.first) && applies(conflict.second)
            };
            let gates = [conflict.first, conflict.second].map(|rule| program.rules.get(rule.index()));
            let both_apply = |truth: &dyn Fn(GateId) -> Truth| {
                gates.iter().all(|gates| gates.is_some_and(|gates| truth(gates.applies) == Truth::True))
            };
            let case = fewest_facts(vocabulary, program, conflict.case, both_apply);
            let case = confirmed(library, edition, case, both);
            faults.push(
                Diagnostic::at(Code::Conflict, first.span)
                    .and_at(second.span)
                    .with("kind", if first.span == second.span { "itself" } else { "other" })
                    .with("first", &first.id)
                    .with("second", &second.id)
                    .with("case", Arg::Facts(told(vocabulary, &case))),
            );
        }
    }
    faults
}

/// Situations that an edition says it decides and does not, each with a case.
pub(super) fn undecided(library: &Library, budget: Budget) -> Vec<Diagnostic> {
    let vocabulary = &library.rulebook.vocabulary;
    let mut faults = Vec::new();
    for edition in &library.rulebook.editions {
        let Some(program) = library.program(edition) else { continue };
        let Searched { found, unproven } = gaps(vocabulary, edition, program, budget);
        faults.extend(not_proven(edition, "gaps", unproven));
        for gap in found {
            let Some(situation) = edition.decides.get(gap.situation) else { continue };
            let silent = |decision: &Decision| decision.status == Status::Silent;
            let none = |truth: &dyn Fn(GateId) -> Truth| {
                program.outcomes.iter().all(|gate| truth(*gate) == Truth::False)
            };
            let case = fewest_facts(vocabulary, program, gap.case, none);
            let case = confirmed(library, edition, case, silent);
            let fault = Diagnostic::at(Code::Gap, situation.span).with("edition", &edition.id);
            faults.push(fault.with("case", Arg::Facts(told(vocabulary, &case))));
        }
    }
    faults
}

/// The facts that are needed for the engine to see on a case what the search found; all of them if it does not.
pub(super) fn confirmed(
    library: &Library,
    edition: &Edition,
    facts: Vec<(FactId, Value)>,
    shows: impl Fn(&Decision) -> bool,
) -> Vec<(FactId, Value)> {
    let vocabulary = &library.rulebook.vocabulary;
    let matters = || vocabulary.matters().iter().map(String::as_str);
    let seen = |facts: &[(FactId, Value)]| {
        let decision = library.decide_as_read(edition, &witness::case(vocabulary, facts, matters()));
        decision.is_ok_and(|decision| shows(&decision))
    };
    smallest(facts.clone(), seen).unwrap_or(facts)
}

pub(super) fn told(vocabulary: &Vocabulary, case: &[(FactId, Value)]) -> Vec<(String, String)> {
    let facts = case.iter().map(|(id, value)| {
        let fact = vocabulary.fact(*id);
        (fact.name.clone(), written(&fact.kind, value))
    });
    facts.collect()
}

/// Two rules that contradict each other in some case.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Conflict {
    /// One rule.
    pub(super) first: RuleIndex,
    /// The other.
    pub(super) second: RuleIndex,
    /// Everything that holds in a case that shows it.
    pub(super) case: Vec<(FactId, Value)>,
}

/// A situation in which an edition says that it decides the result, and a case of it in which no rule does.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Gap {
    /// Which of the edition's situations.
    pub(super) situation: usize,
    /// Everything that holds in a case that shows it.
    pub(super) case: Vec<(FactId, Value)>,
}

/// The situations an edition means to decide and does not.
#[must_use]
pub(super) fn gaps(
    vocabulary: &Vocabulary,
    edition: &Edition,
    program: &Program,
    budget: Budget,
) -> Searched<Gap> {
    let facts = Facts::nothing(vocabulary);
    let mut search = Solver::within(vocabulary, program, &facts, budget);
    let copy = search.encode();
    let silent: Vec<_> = program.outcomes.iter().filter_map(|gate| copy.lit(*gate)).map(|lit| !lit).collect();
    let (mut found, mut unproven) = (Vec::new(), 0);
    for (situation, formula) in edition.decides.iter().enumerate() {
        let holds = search.formula(program, &copy, &formula.value);
        if search.normal_course(&[silent.as_slice(), &[holds]].concat()).is_some() {
            found.push(Gap { situation, case: whole_case(vocabulary, &facts, &search) });
        } else if search.gave_up() {
            unproven += 1;
        }
    }
    Searched { found, unproven }
}

/// Every pair of rules of an edition that can contradict each other.
#[must_use]
pub(super) fn conflicts(
    vocabulary: &Vocabulary,
    edition: &Edition,
    program: &Program,
    budget: Budget,
) -> Searched<Conflict> {
    let facts = Facts::nothing(vocabulary);
    let mut search = Solver::within(vocabulary, program, &facts, budget);
    let copy = search.encode();
    let applies = |rule: RuleIndex| copy.lit(program.rules.get(rule.index())?.applies);
    let (mut found, mut unproven) = (Vec::new(), 0);
    for (first, second) in incompatible_pairs(vocabulary, edition) {
        let (Some(one), Some(two)) = (applies(first), applies(second)) else { continue };
        if search.possible(&[one, two]) {
            let case = whole_case(vocabulary, &facts, &search);
            found.push(Conflict { first, second, case });
        } else if search.gave_up() {
            unproven += 1;
        }
    }
    Searched { found, unproven }
}

/// What a conclusion is about: only conclusions about one thing can contradict each other.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
enum Subject<'a> {
    Result,
    Duty(&'a Party, ActId, Option<&'a str>),
    Value(FactId),
    State,
}

/// The pairs of rules whose conclusions cannot stand together, in the order of the rules.
fn incompatible_pairs(vocabulary: &Vocabulary, edition: &Edition) -> BTreeSet<(RuleIndex, RuleIndex)> {
    let mut about: BTreeMap<Subject, Vec<(RuleIndex, &Rule)>> = BTreeMap::new();
    for (index, rule) in edition.numbered() {
        for conclusion in &rule.then {
            let subject = match &conclusion.value {
                Conclusion::Result(_) => Subject::Result,
                Conclusion::Duty(duty) => Subject::Duty(&duty.party, duty.act, duty.object.as_deref()),
                Conclusion::Set(fact, _) => Subject::Value(*fact),
                Conclusion::State(_) => Subject::State,
            };
            about.entry(subject).or_default().push((index, rule));
        }
    }
    let mut pairs = BTreeSet::new();
    for rules in about.into_values() {
        for (place, (first, rule)) in rules.iter().enumerate() {
            let others = rules.iter().skip(place + 1).filter(|(second, _)| second != first);
            let others = others.filter(|(_, other)| incompatible(vocabulary, rule, other));
            pairs.extend(others.map(|(second, _)| (*first, *second)));
        }
    }
    pairs
}

fn incompatible(vocabulary: &Vocabulary, one: &Rule, other: &Rule) -> bool {
    let contradicts =
        |one: &Conclusion| other.then.iter().any(|other| contradict(vocabulary, one, &other.value));
    one.then.iter().any(|conclusion| contradicts(&conclusion.value))
}

fn contradict(vocabulary: &Vocabulary, one: &Conclusion, other: &Conclusion) -> bool {
    match (one, other) {
        (Conclusion::Result(one), Conclusion::Result(other)) => one.outcome() != other.outcome(),
        (Conclusion::Duty(one), Conclusion::Duty(other)) => {
            let same = one.party == other.party && one.act == other.act && one.object == other.object;
            same && (one.modality == Modality::MustNot) != (other.modality == Modality::MustNot)
        }
        (Conclusion::Set(fact, value), Conclusion::Set(other, other_value)) => {
            fact == other && value != other_value
        }
        (Conclusion::State(one), Conclusion::State(other)) => vocabulary.are_contrary(*one, *other),
        (Conclusion::Result(_) | Conclusion::Duty(_) | Conclusion::Set(..) | Conclusion::State(_), _) => {
            false
        }
    }
}

/// That so many questions about an edition were too much work to settle.
pub(super) fn not_proven(edition: &Edition, what: &str, count: usize) -> Option<Diagnostic> {
    let fault = Diagnostic::anywhere(Code::NotProven).with("edition", &edition.id).with("what", what);
    (count > 0).then(|| fault.with("count", count.to_string()).as_warning())
}
