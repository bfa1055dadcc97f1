//! What would change a ruling. [`Changes`]: the smallest changes of the facts of a case that would give another result. [`Turns`]: the
//! arbiter's own choices with the ruling each would give, the assumptions that decide, and, while the ruling is open, the answers that
//! settle it.
//!
//! Nothing is guessed: each neighbouring case ([`Changed`], other values of a few facts) is ruled on.

use std::collections::BTreeMap;

use crate::engine::cancel::Cancel;
use crate::engine::decision::{Answer, Boundary, Decision, Discretion, Finding, Given, Score, Status};
use crate::engine::evaluate::Brief;
use crate::engine::facts::{Facts, Known};
use crate::engine::library::Library;
use crate::engine::model::{
    Conclusion, Edition, FactId, Outcome, Role, RuleIndex, Seat, Type, UNKNOWN, Value, Vocabulary, written,
};
use crate::engine::on_all_cores::on_all_cores;
use crate::engine::program::{Atom, GateId, LANES, Lanes, Program, Truth};
use crate::engine::solver::{Budget, Work};
use crate::engine::source::{Span, Src};
use crate::engine::syntax::{CaseFile, FactGiven};

/// A change of facts and the ruling it leads to.
#[derive(Debug, Clone)]
pub struct Change {
    /// The facts that would be otherwise, with their other values.
    pub facts: Vec<(FactId, Value)>,
    /// The ruling on the changed case.
    pub decision: Decision,
}

/// The changes that lead to other results.
#[derive(Debug, Clone, Default)]
pub struct Changes {
    /// By the result they lead to.
    pub found: BTreeMap<Score, Vec<Change>>,
    /// How many changes were not looked at, because there are too many or they take too much work.
    pub not_looked_at: usize,
}

/// How many changes are looked at: counted, never timed, so that the same case always gets the same answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Reach {
    /// Changed cases that are ruled on.
    pub rulings: usize,
    /// Changes of two facts of which it is asked whether they are worth a ruling.
    pub pairs: usize,
}

impl Reach {
    /// Many times what an arbiter's case needs; a second or two.
    pub const USUAL: Self = Self { rulings: 2_000, pairs: 200_000 };
}

/// For every other result, the changes of fewest facts that lead to it: of one fact, or of two where one is not enough.
/// What was found so far when it is cancelled.
#[must_use]
pub fn what_would_change(
    library: &Library,
    edition: &Edition,
    case: &CaseFile,
    decision: &Decision,
    reach: Reach,
    cancel: &Cancel,
) -> Changes {
    cancel.during(|| changes(library, edition, case, decision, reach, cancel))
}

fn changes(
    library: &Library,
    edition: &Edition,
    case: &CaseFile,
    decision: &Decision,
    reach: Reach,
    cancel: &Cancel,
) -> Changes {
    let Some(program) = library.program(edition) else { return Changes::default() };
    let vocabulary = &library.rulebook.vocabulary;
    // A ruling that used up its budget itself leaves none for changes of it.
    let reach = if decision.is_unexamined { Reach { rulings: 0, pairs: 0 } } else { reach };
    let nearby = Nearby { vocabulary, program, case, decision };
    // With the ruling itself, a question takes no more than one and a half times what a ruling may take.
    let work = Work::within(Budget::RULING.steps / 2, cancel);
    let mut table = Table { library, edition, nearby, work, left: reach.rulings, not_looked_at: 0 };
    let single = table.alternatives();
    let mut found = table.changes(single.iter().map(|one| vec![one.clone()]));
    let mut pairs = single.iter().enumerate().flat_map(|(place, one)| {
        let others = single.iter().skip(place + 1).filter(|(fact, _)| *fact != one.0);
        others.map(|other| vec![one.clone(), other.clone()])
    });
    // Most pairs change nothing: the circuit tells them apart before the whole ruling is made.
    let known: Vec<Score> = found.keys().copied().collect();
    let likely = table.likely(pairs.by_ref().take(reach.pairs));
    table.not_looked_at += pairs.count();
    let likely = likely.into_iter().filter(|(_, score)| !known.contains(score));
    for (score, changes) in table.changes(likely.map(|(pair, _)| pair)) {
        found.entry(score).or_insert(changes);
    }
    let found = found.into_iter().map(|(score, changes)| (score, nearest(decision, changes))).collect();
    Changes { found, not_looked_at: table.not_looked_at }
}

/// Groups the changes that set the same facts, reach the result through the same rules and differ only in amounts. Keeps one change of
/// each group: the one whose amounts are closest to those of the case. An amount that the case does not give counts as 0.
fn nearest(decision: &Decision, changes: Vec<Change>) -> Vec<Change> {
    let distance = |change: &Change| -> i64 {
        let amounts = change.facts.iter().filter_map(|(fact, value)| match value {
            Value::Amount(amount) => Some((amount - decision.facts.amount(*fact).unwrap_or(0)).abs()),
            Value::Truth(_) | Value::Choice(_) | Value::Text(_) => None,
        });
        amounts.sum()
    };
    let is_alike = |one: &Change, other: &Change| {
        let is_same = |((fact, value), (other, by)): (&(FactId, Value), &(FactId, Value))| {
            fact == other && (value == by || matches!((value, by), (Value::Amount(_), Value::Amount(_))))
        };
        let rules = |change: &Change| -> Vec<_> {
            change.decision.findings.iter().map(|finding| finding.rule).collect()
        };
        one.facts.len() == other.facts.len()
            && one.facts.iter().zip(&other.facts).all(is_same)
            && rules(one) == rules(other)
    };
    let mut kept: Vec<Change> = Vec::new();
    for change in changes {
        match kept.iter_mut().find(|kept| is_alike(kept, &change)) {
            Some(alike) if distance(&change) < distance(alike) => *alike = change,
            Some(_) => {}
            None => kept.push(change),
        }
    }
    kept
}

struct Table<'a> {
    library: &'a Library,
    edition: &'a Edition,
    nearby: Nearby<'a>,
    /// The budget of solver steps that all rulings share.
    work: Work,
    /// Rulings that may still be made.
    left: usize,
    not_looked_at: usize,
}

impl Table<'_> {
    /// The changes that lead to another decided result, by that result.
    fn changes(
        &mut self,
        mut tried: impl Iterator<Item = Vec<(FactId, Value)>>,
    ) -> BTreeMap<Score, Vec<Change>> {
        let mut found: BTreeMap<Score, Vec<Change>> = BTreeMap::new();
        while self.left > 0 && !self.work.is_over() {
            let Some(facts) = tried.next() else { return found };
            self.left -= 1;
            let changed = self.nearby.changed(&facts, "result");
            let settled = self.library.settled(self.edition, &changed, &self.work);
            self.not_looked_at += usize::from(self.work.is_over());
            let Some(decision) = settled.filter(|_| !self.work.is_over()) else { continue };
            let score = match (decision.status, decision.result) {
                (Status::Decided, Some(score)) => score,
                (Status::Silent, _) => Score::Silent,
                (Status::Decided | Status::Open, _) => continue,
            };
            if Some(score) != self.nearby.decision.result {
                found.entry(score).or_default().push(Change { facts, decision });
            }
        }
        self.not_looked_at += tried.count();
        found
    }

    /// The changes of which the circuit gives another result at once, and that result; 64 go through it together.
    fn likely(&self, mut tried: impl Iterator<Item = Changed>) -> Vec<(Changed, Score)> {
        let (circuit, known) = (&self.nearby.program.circuit, &self.nearby.decision.facts);
        let mut facts = known.clone();
        let usual: Vec<Lanes> = known.truths(circuit.atoms()).into_iter().map(Lanes::all).collect();
        let (mut gates, mut found) = (Vec::new(), Vec::new());
        loop {
            let block: Vec<_> = tried.by_ref().take(LANES).collect();
            if block.is_empty() || self.work.cancel().is_cancelled() {
                return found;
            }
            let mut atoms = usual.clone();
            for (lane, changed) in block.iter().enumerate() {
                for (fact, value) in changed {
                    facts.set(*fact, Known::Told(value.clone()));
                }
                let speaks = |atom: &Atom| changed.iter().any(|(fact, _)| atom.speaks_of(*fact));
                let spoken = atoms.iter_mut().zip(circuit.atoms()).filter(|(_, atom)| speaks(atom));
                spoken.for_each(|(lanes, atom)| lanes.set(lane, facts.truth(*atom)));
                for (fact, _) in changed {
                    facts.set(*fact, known.known(*fact).clone());
                }
            }
            circuit.evaluate_lanes(&atoms, &mut gates);
            let scores = block.into_iter().enumerate();
            found.extend(scores.filter_map(|(lane, changed)| Some((changed, self.score(&gates, lane)?))));
        }
    }

    /// The result that the gates give in a lane, if it is another one.
    fn score(&self, gates: &[Lanes], lane: usize) -> Option<Score> {
        let (program, decision) = (self.nearby.program, self.nearby.decision);
        let truth = |gate: GateId| gates.get(gate.index()).map_or(Truth::Unknown, |gate| gate.truth(lane));
        let mut outcomes = Outcome::ALL.into_iter().zip(program.outcomes);
        let outcome = outcomes.find(|(_, gate)| truth(*gate) == Truth::True).map(|(outcome, _)| outcome);
        let silent = || program.outcomes.iter().all(|gate| truth(*gate) == Truth::False);
        let score = if let Some(outcome) = outcome {
            Score::of(outcome, decision.sealer?)
        } else {
            silent().then_some(Score::Silent)?
        };
        (Some(score) != decision.result).then_some(score)
    }

    /// Other values of the facts on which the result turns.
    fn alternatives(&self) -> Changed {
        let program = self.nearby.program;
        let asked = program.circuit.facts_under_all(&program.outcomes);
        self.nearby.alternatives(asked)
    }
}

/// Facts with other values than they have in a case.
pub(crate) type Changed = Vec<(FactId, Value)>;

/// What is near a case.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Nearby<'a> {
    /// The words of the rules.
    pub(crate) vocabulary: &'a Vocabulary,
    /// The rules.
    pub(crate) program: &'a Program,
    /// The case.
    pub(crate) case: &'a CaseFile,
    /// The ruling on it.
    pub(crate) decision: &'a Decision,
}

impl Nearby<'_> {
    /// The case with other values of these facts, asked about the matter named.
    pub(crate) fn changed(&self, facts: &[(FactId, Value)], about: &str) -> CaseFile {
        let mut case = self.case.clone();
        let text = |text: String| Src::new(text, Span::default());
        for (fact, value) in facts {
            let declared = self.vocabulary.fact(*fact);
            let seats = self.names(*fact);
            case.facts.retain(|given| !seats.iter().any(|seat| given.fact.value == *seat));
            case.facts.push(FactGiven::nowhere(&declared.name, &written(&declared.kind, value)));
        }
        case.about = vec![text(about.to_owned())];
        case
    }

    /// What is known with other values of these facts. What follows from them on the board is not looked at again.
    pub(crate) fn facts(&self, changed: &[(FactId, Value)]) -> Facts {
        let mut facts = self.decision.facts.clone();
        for (fact, value) in changed {
            facts.set(*fact, Known::Told(value.clone()));
        }
        facts
    }

    /// The names under which a fact may be told: by role and by colour.
    fn names(&self, fact: FactId) -> Vec<String> {
        let declared = self.vocabulary.fact(fact);
        let Some((_, rest)) = declared.name.split_once('.').filter(|_| declared.seat.is_some()) else {
            return vec![declared.name.clone()];
        };
        let own = declared.seat.map(|seat| self.decision.coloured(seat));
        let twins = Seat::ALL.into_iter().filter(|seat| Some(self.decision.coloured(*seat)) == own);
        twins.map(|seat| format!("{}.{rest}", seat.as_str())).collect()
    }

    /// Other values of facts, each fact by its role only.
    pub(crate) fn alternatives(&self, facts: impl IntoIterator<Item = FactId>) -> Changed {
        let by_role = |fact: &FactId| {
            matches!(self.vocabulary.fact(*fact).seat, None | Some(Seat::Role(Role::Sealer | Role::Replier)))
        };
        let mut found = Vec::new();
        for fact in facts.into_iter().filter(by_role) {
            let known = self.decision.facts.value(fact);
            let others = self.values(fact).into_iter().filter(|value| Some(value) != known);
            found.extend(others.map(|value| (fact, value)));
        }
        found
    }

    fn values(&self, fact: FactId) -> Vec<Value> {
        let kind = &self.vocabulary.fact(fact).kind;
        if matches!(kind, Type::Duration | Type::Number) { self.amounts(fact) } else { kind.choices() }
    }

    /// The amounts on both sides of every limit.
    fn amounts(&self, fact: FactId) -> Vec<Value> {
        let mut amounts = Vec::new();
        let step = if self.vocabulary.fact(fact).kind == Type::Duration { 60 } else { 1 };
        for atom in self.program.circuit.atoms() {
            let Atom::AtMost(difference) = atom else { continue };
            let (other, limit) = match (difference.left, difference.right) {
                (Some(left), right) if left == fact => (right, difference.limit),
                (left, Some(right)) if right == fact => (left, -difference.limit),
                (_, _) => continue,
            };
            let other = other.map_or(Some(0), |other| self.decision.facts.amount(other));
            let at = other.map(|other| other + limit);
            amounts.extend(at.into_iter().flat_map(|at| [at, at + step]).filter(|amount| *amount >= 0));
        }
        amounts.sort_unstable();
        amounts.dedup();
        amounts.into_iter().map(Value::Amount).collect()
    }
}

/// What a ruling turns on.
#[derive(Debug, Clone, Default)]
pub struct Turns {
    /// What is the arbiter's to decide, and the ruling if he decides so.
    pub choices: Vec<(Discretion, Decision)>,
    /// The assumptions of which another value, told alone, gives another ruling.
    pub decisive: Vec<FactId>,
    /// Whether the result depends on the assumed orders of moments: without them the ruling would be open.
    pub orders_decide: bool,
    /// Of the question asked first, the answers that settle the result or that no result depends on, by their places, and the ruling each gives. Of a
    /// range of amounts only where both its ends call for the same.
    pub settling: Vec<(usize, Decision)>,
}

/// What the ruling on a case turns on. While it is open, it turns on what is missing, and no assumption decides.
#[must_use]
pub fn turns(library: &Library, edition: &Edition, case: &CaseFile, decision: &Decision) -> Turns {
    turns_by(library, edition, case, decision, |facts, decides| facts.iter().map(decides).collect())
}

/// The same for who waits alone.
#[must_use]
pub fn turns_on_all_cores(
    library: &Library,
    edition: &Edition,
    case: &CaseFile,
    decision: &Decision,
) -> Turns {
    turns_by(library, edition, case, decision, |facts, decides| on_all_cores(facts, decides))
}

/// Asks of each fact.
type AskedOfEach = fn(&[FactId], &(dyn Fn(&FactId) -> bool + Sync)) -> Vec<bool>;

fn turns_by(
    library: &Library,
    edition: &Edition,
    case: &CaseFile,
    decision: &Decision,
    each: AskedOfEach,
) -> Turns {
    let Some(program) = library.program(edition) else { return Turns::default() };
    let nearby = Nearby { vocabulary: &library.rulebook.vocabulary, program, case, decision };
    let with = |fact: FactId, value: Value| {
        let mut changed = nearby.changed(&[(fact, value)], "result");
        changed.about = matters(library, decision);
        changed
    };
    let again = |fact: FactId, value: Value| library.decide(edition, &with(fact, value)).ok();
    let chosen = |entry: &Discretion| {
        let otherwise = decision.facts.value(entry.fact) != Some(&Value::Truth(true));
        Some((*entry, again(entry.fact, Value::Truth(otherwise))?))
    };
    let choices: Vec<_> = decision.discretion.iter().filter_map(chosen).collect();
    // Nothing is missing then but what is the arbiter's to decide.
    let is_his = |other: &Brief| {
        let his = |fact: FactId| library.rulebook.vocabulary.fact(fact).discretion;
        !other.missing.is_empty() && other.missing.iter().all(|missing| his(missing.fact))
    };
    let decides = |fact: &FactId| {
        let own = decision.discretion.iter().any(|entry| entry.fact == *fact);
        let others = nearby.alternatives([*fact]);
        let mut others =
            others.into_iter().filter_map(|(fact, value)| library.brief(edition, &with(fact, value)));
        !own && others.any(|other| {
            (other.status != Status::Open || is_his(&other)) && !is_alike(edition, decision, &other)
        })
    };
    let assumed = if decision.is_decided() { decision.assumed.as_slice() } else { &[] };
    let decisive = assumed.iter().zip(each(assumed, &decides)).filter(|(_, decides)| *decides);
    let order = library.rulebook.vocabulary.by_name().order.filter(|order| {
        decision.is_decided() && !decision.assumed_orders.is_empty() && decision.facts.value(*order).is_none()
    });
    let without_orders = order.and_then(|order| {
        let unknown = with(order, Value::Text(UNKNOWN.to_owned()));
        library.brief(edition, &unknown)
    });
    let settled = |(place, answer): (usize, &Answer)| {
        let fact = decision.missing.first()?.fact;
        let values = ends(answer).filter(|_| answer.possible.len() <= 1)?;
        let [one, other] = values.map(|value| again(fact, value));
        let (one, other) = (one?, other?);
        (concluded(&one) == concluded(&other)).then_some((place, one))
    };
    let first = decision.missing.first().into_iter().flat_map(|missing| missing.answers.iter().enumerate());
    Turns {
        decisive: decisive.map(|(fact, _)| *fact).collect(),
        orders_decide: without_orders.is_some_and(|other| other.status != decision.status),
        choices,
        settling: first.filter_map(settled).collect(),
    }
}

/// Longer than any event: the upper end of a range without one.
const FAR: i64 = 24 * 3600;

/// The values at both ends of what an answer stands for; what stands beyond the last limit is alike.
fn ends(answer: &Answer) -> Option<[Value; 2]> {
    match &answer.given {
        Given::Value(value) => Some([value.clone(), value.clone()]),
        Given::Range(from, to) => {
            let above = |at: &Boundary| at.amount + i64::from(at.included_below);
            let below = |at: &Boundary| at.amount - i64::from(!at.included_below);
            let first = from.as_ref().map_or(0, above);
            Some([first, to.as_ref().map_or(first + FAR, below)].map(Value::Amount))
        }
        Given::Limits(_) | Given::Order(..) => None,
    }
}

/// What a ruling concludes, rule by rule.
fn concluded(decision: &Decision) -> Vec<(RuleIndex, usize)> {
    decision.findings.iter().map(|finding| (finding.rule, finding.conclusion)).collect()
}

/// What the ruling speaks of, as a case says it.
fn matters(library: &Library, decision: &Decision) -> Vec<Src<String>> {
    let names = library.rulebook.vocabulary.matters();
    let named = decision.matters.iter().filter_map(|matter| names.get(matter.index()));
    named.map(|name| Src::new(name.clone(), Span::default())).collect()
}

/// Whether two rulings come to the same: the same result or, where there is none, the same states and new values or,
/// where there is none of these either, the same duties.
fn is_alike(edition: &Edition, one: &Decision, other: &Brief) -> bool {
    let is_duty = |finding: &Finding| {
        let then = edition.rule(finding.rule).and_then(|rule| rule.then.get(finding.conclusion));
        then.is_some_and(|then| matches!(then.value, Conclusion::Duty(_)))
    };
    let says = |findings: &[Finding], duties: bool| -> Vec<_> {
        let findings = findings.iter().filter(|finding| is_duty(finding) == duties);
        findings.map(|finding| (finding.rule, finding.conclusion, finding.value)).collect()
    };
    let duties = says(&one.findings, false).is_empty();
    (one.status, one.outcome) == (other.status, other.outcome)
        && (one.outcome.is_some() || says(&one.findings, duties) == says(&other.findings, duties))
}
