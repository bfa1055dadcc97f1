//! Assumed orders of moments (the normal course): kept if they do not decide between events of the case, otherwise withdrawn.
//!
//! An assumed order must not make a stated event irrelevant: if it would, and another order gives another result, the ruling
//! asks which moment came first.

use std::collections::BTreeSet;

use super::question::{Context, Question, events};
use crate::engine::facts::{Accepted, Facts, OrderTold, propagate};
use crate::engine::model::{Edition, Effect, FactId, MomentId, Outcome, Type, Vocabulary};
use crate::engine::program::{Atom, OrderGates, Program, RuleGates, Scope, Truth};
use crate::engine::solver::Reachability;

/// A case whose assumed orders of moments were examined.
pub(super) struct Asked {
    /// The truth of every gate, without the assumed orders that would decide the result.
    pub(super) gates: Vec<Truth>,
    /// The case without the orders that would decide it, if the same results are possible without them.
    pub(super) without: Option<Without>,
    /// Whether some orders were withdrawn.
    pub(super) withdrawn: bool,
}

/// Withdraws assumed orders where one of them decides the result.
pub(super) fn asked(context: Context, accepted: &mut Accepted, gates: Vec<Truth>) -> Asked {
    let Context { vocabulary, edition, program, .. } = context;
    let mut withdrawn = accepted.order.withdrawn.clone();
    let mut asked = Asked { gates, without: None, withdrawn: false };
    let in_some_completion = deciding_in_some_completion(context, accepted, &asked.gates);
    loop {
        let question = Question::on_result(context, &accepted.facts, &asked.gates, accepted.sealer);
        let can_hold = |rule: RuleGates| question.possible(&[(rule.holds, true)]);
        let mut deciding = deciding(vocabulary, edition, program, &accepted.facts, (&asked.gates, &can_hold));
        deciding.extend(&in_some_completion);
        deciding.retain(|order| !withdrawn.contains(order));
        if deciding.is_empty() {
            return asked;
        }
        let all = &withdrawn | &deciding;
        // Without these orders there are fewer constraints, so a timeline exists.
        let Some(without) = Without::of(context, accepted, &all) else { return asked };
        if without.leaves_the_same_result(context, accepted, &asked.gates) {
            asked.without = Some(without);
            return asked;
        }
        accepted.facts = without.facts;
        withdrawn = all;
        asked = Asked { gates: without.gates, without: None, withdrawn: true };
    }
}

/// A case without some assumed orders.
pub(super) struct Without {
    facts: Facts,
    /// The truth of every gate.
    pub(super) gates: Vec<Truth>,
}

impl Without {
    /// `None` if there is no timeline.
    fn of(context: Context, accepted: &Accepted, withdrawn: &BTreeSet<usize>) -> Option<Self> {
        let program = context.program;
        let order = OrderTold { withdrawn: withdrawn.clone(), ..accepted.order.clone() };
        let mut facts = accepted.facts.clone();
        propagate(program, &mut facts, &order).ok()?;
        let gates = program.circuit.evaluate(&facts.truths(program.circuit.atoms()));
        Some(Self { facts, gates })
    }

    /// Whether the same single result is possible with these orders and without. If there are several, answers depend on the orders.
    fn leaves_the_same_result(&self, context: Context, accepted: &Accepted, gates: &[Truth]) -> bool {
        let possible = |facts, gates| {
            Question::on_result(context, facts, gates, accepted.sealer).possible_outcomes().to_vec()
        };
        let with = possible(&accepted.facts, gates);
        with.len() == 1 && with == possible(&self.facts, &self.gates)
    }
}

/// Whether an assumed order makes an ending moot that may have happened, so that the order may have to be asked.
pub(crate) fn would_be_asked(side: Scope, facts: &Facts) -> bool {
    let gates = side.program.circuit.evaluate(&facts.truths(side.program.circuit.atoms()));
    !deciding(side.vocabulary, side.edition, side.program, facts, (&gates, &|_| true)).is_empty()
}

/// The assumed orders that decide the result (see [`deciding`]) once one of the events told to be unknown is set to one of its values,
/// or an unknown amount to some value.
fn deciding_in_some_completion(context: Context, accepted: &Accepted, gates: &[Truth]) -> BTreeSet<usize> {
    let Context { vocabulary, edition, program, .. } = context;
    let mut found = deciding_at_some_time(context, &accepted.facts, gates);
    for case in accepted.with_one_known(vocabulary, program, events(vocabulary).into_iter()) {
        let gates = program.circuit.evaluate(&case.facts.truths(program.circuit.atoms()));
        found.extend(deciding(vocabulary, edition, program, &case.facts, (&gates, &|_| true)));
    }
    found
}

/// The assumed orders on which it can depend, for some value of an unknown amount, which of two endings with different outcomes came
/// first. At least one of the two endings depends on such an amount, and the later one may have happened.
fn deciding_at_some_time(context: Context, facts: &Facts, gates: &[Truth]) -> BTreeSet<usize> {
    let Context { vocabulary, edition, program, .. } = context;
    let is_unknown_amount =
        |fact: FactId| vocabulary.fact(fact).kind == Type::Duration && facts.amount(fact).is_none();
    let is_open = |atom: &Atom| {
        atom.facts().into_iter().flatten().any(is_unknown_amount) && facts.truth(*atom) == Truth::Unknown
    };
    let open: BTreeSet<Atom> = program.circuit.atoms().iter().copied().filter(is_open).collect();
    let Some(line) = facts.timeline().filter(|line| !(open.is_empty() || line.assumed().is_empty())) else {
        return BTreeSet::new();
    };
    let depends_on_amount = |ending: &Ending| {
        let holds = ending.rules.iter().map(|rule| rule.holds);
        let unknown: Vec<_> = holds.filter(|gate| gates.get(gate.index()) == Some(&Truth::Unknown)).collect();
        program.circuit.atoms_under_all(&unknown).iter().any(|atom| open.contains(atom))
    };
    let endings = endings(edition, program, gates).into_iter();
    let endings: Vec<_> = endings.map(|ending| (depends_on_amount(&ending), ending)).collect();
    let pairs: Vec<_> = endings
        .iter()
        .flat_map(|first| endings.iter().map(move |then| (first, then)))
        .filter(|((_, first), (_, then))| first.outcome != then.outcome)
        .filter(|((one, _), (other, then))| (*one || *other) && may_have_happened(vocabulary, facts, then))
        .map(|((_, first), (_, then))| (first.moment, then.moment))
        .collect();
    if pairs.is_empty() {
        return BTreeSet::new();
    }
    let reachability = Reachability::of(vocabulary, program, facts);
    let puts_apart = |order: &OrderGates| {
        pairs.iter().any(|(first, then)| {
            reachability.can_precede(*first, order) && reachability.can_follow(order, *then)
        })
    };
    let is_deciding = |place: &usize| {
        let order = program.usually.get(*place).filter(|order| !order.granted);
        order.is_some_and(|order| program.with_dependents(order).any(puts_apart))
    };
    line.assumed().iter().copied().filter(is_deciding).collect()
}

/// Whether an ending may have happened if its rules hold: its moment comes in every game, or is not known not to have come.
fn may_have_happened(vocabulary: &Vocabulary, facts: &Facts, ending: &Ending) -> bool {
    let came = vocabulary.moment(ending.moment).and_then(|moment| facts.has_come(moment));
    came != Some(Truth::False)
}

/// The assumed orders by which one ending precedes another ending with another outcome that may have happened. `gates` tells which
/// rules hold, `can_hold` whether a rule of which that is unknown holds in some completion.
pub(super) fn deciding(
    vocabulary: &Vocabulary,
    edition: &Edition,
    program: &Program,
    facts: &Facts,
    (gates, can_hold): (&[Truth], &dyn Fn(RuleGates) -> bool),
) -> BTreeSet<usize> {
    let mut found = BTreeSet::new();
    let Some(timeline) = facts.timeline().filter(|timeline| !timeline.assumed().is_empty()) else {
        return found;
    };
    let endings = endings(edition, program, gates);
    let is_moot = |ending: &&Ending| may_have_happened(vocabulary, facts, ending);
    for moot in endings.iter().filter(is_moot) {
        let mut orders = BTreeSet::new();
        for prevailing in endings.iter().filter(|prevailing| prevailing.outcome != moot.outcome) {
            let before = program.before(prevailing.moment, moot.moment);
            if facts.truth(Atom::AtMost(before)) == Truth::True {
                let is_asked =
                    |place: &usize| program.usually.get(*place).is_some_and(|order| !order.granted);
                orders.extend(timeline.justification(before).usual.into_iter().filter(is_asked));
            }
        }
        let is_new = |order: &usize| !found.contains(order);
        if orders.iter().any(is_new) && (moot.holds || moot.rules.iter().any(|rule| can_hold(*rule))) {
            found.extend(orders);
        }
    }
    found
}

/// An outcome with which the game may end at a moment.
struct Ending {
    moment: MomentId,
    outcome: Outcome,
    /// Some rule that ends it so holds.
    holds: bool,
    /// The rules that end it so, as far as they hold or may hold.
    rules: Vec<RuleGates>,
}

/// The endings that may be, each once.
fn endings(edition: &Edition, program: &Program, gates: &[Truth]) -> Vec<Ending> {
    let mut endings: Vec<Ending> = Vec::new();
    for (rule, of_rule) in edition.rules.iter().zip(&program.rules) {
        let truth = gates.get(of_rule.holds.index()).copied().unwrap_or(Truth::Unknown);
        let (Effect::At(moment), false) = (rule.at, truth == Truth::False) else { continue };
        let Some(outcome) = rule.ending() else { continue };
        let holds = truth == Truth::True;
        match endings.iter_mut().find(|known| (known.moment, known.outcome) == (moment, outcome)) {
            Some(known) => {
                known.holds |= holds;
                known.rules.push(*of_rule);
            }
            None => endings.push(Ending { moment, outcome, holds, rules: vec![*of_rule] }),
        }
    }
    endings
}
