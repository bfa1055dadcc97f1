//! An edition -> its program: the gates of its rules, outcomes and assumptions, which facts its rules ask about and which they do not,
//! and which moment comes before which whatever happened.

use std::collections::{BTreeMap, BTreeSet};

use super::circuit::{Atom, Circuit, GateId};
use super::compiled::{AssumptionGates, EndingGates, OrderGates, Program, Retimed, RuleGates};
use crate::engine::model::{
    Conclusion, Difference, Edition, Effect, Fact, FactId, Formula, Matter, MomentId, Order, Outcome, Role,
    Rule, RuleIndex, Type, Vocabulary, before, ordered_by, together,
};

/// Compiles an edition.
#[must_use]
pub(crate) fn compile(vocabulary: &Vocabulary, edition: &Edition) -> Program {
    compile_retimed(vocabulary, edition, &[])
}

/// Compiles an edition in which some rules take effect at other times.
#[must_use]
pub(crate) fn compile_retimed(
    vocabulary: &Vocabulary,
    edition: &Edition,
    retimed: &[(RuleIndex, Retimed)],
) -> Program {
    let mut compiler = Compiler::new(vocabulary, edition);
    compiler.retimed = retimed.iter().map(|(rule, retimed)| (rule.index(), *retimed)).collect();
    let rules = (0..edition.rules.len()).map(|index| compiler.rule(index)).collect::<Vec<_>>();
    let outcomes = Outcome::ALL.map(|outcome| compiler.outcome(outcome));
    let endings = compiler.endings();
    let asked_by_rules = asked_by_rules(vocabulary, edition, &compiler.circuit);
    let necessarily = compiler.orders(vocabulary.necessarily());
    let usually = compiler.orders(vocabulary.usually());
    let mut impossible: Vec<_> =
        vocabulary.impossible().iter().map(|formula| compiler.formula(formula)).collect();
    impossible.extend(necessarily.iter().filter_map(|order| compiler.against(order)));
    let assumptions = compiler.assumptions(vocabulary, &impossible);
    let ordered = necessarily.iter().chain(&usually).flat_map(|order| order.before);
    let times: BTreeSet<_> = ordered.flat_map(|order| [order.left, order.right]).flatten().collect();
    let (compared, instants) = (compiler.compared, edition.instants.clone());
    let asked = compiler.circuit.atoms().iter().flat_map(|atom| atom.facts()).flatten();
    let readings: BTreeSet<_> = asked.filter(|fact| vocabulary.fact(*fact).is_reading()).collect();
    let happened = vocabulary.moments().filter_map(|(_, moment)| moment.happened.as_ref());
    let happened: Vec<_> = happened.collect();
    let of_orders: BTreeSet<_> =
        necessarily.iter().chain(&usually).flat_map(|order| &order.asks).copied().collect();
    let moves = |fact: &FactId| {
        of_orders.iter().any(|atom| atom.speaks_of(*fact))
            || happened.iter().any(|happened| happened.asks(*fact))
    };
    Program {
        timeline_depends_on: readings.iter().copied().filter(moves).collect(),
        unasked: unasked(vocabulary, edition, &asked_by_rules),
        matters: matters(vocabulary, edition),
        discretions: discretions(vocabulary, edition),
        readings: readings.into_iter().collect(),
        asked: asked_by_rules,
        circuit: compiler.circuit,
        rules,
        outcomes,
        endings,
        impossible,
        assumptions,
        necessarily,
        usually,
        times: times.into_iter().collect(),
        compared,
        instants,
    }
}

struct Compiler<'a> {
    edition: &'a Edition,
    circuit: Circuit,
    /// The gates of each rule's condition, and of that it holds.
    holding: Vec<Option<(GateId, GateId)>>,
    /// The rules that end the game.
    ending: Vec<usize>,
    /// The moments at which rules end the game.
    ends: Vec<MomentId>,
    /// The gates of [`Self::ended`]: nearly every rule asks one, and each is made from many rules.
    ended: BTreeMap<Option<MomentId>, GateId>,
    /// The gates of [`Self::in_time`] by which nothing is retimed: many rules take effect at one moment.
    in_time: BTreeMap<MomentId, GateId>,
    /// The orders of moments that hold in every case.
    fixed: Fixed,
    /// The orders of moments that are asked.
    compared: Vec<(Difference, MomentId, MomentId)>,
    /// Rules that take effect at other times than they say.
    retimed: Vec<(usize, Retimed)>,
}

impl<'a> Compiler<'a> {
    fn new(vocabulary: &Vocabulary, edition: &'a Edition) -> Self {
        let numbered = || edition.rules.iter().enumerate();
        let at = |index: &usize| match edition.rules.get(*index).map(|rule| rule.at) {
            Some(Effect::At(moment)) => Some(moment),
            Some(Effect::Always | Effect::Now) | None => None,
        };
        let ending: Vec<_> =
            numbered().filter(|(_, rule)| rule.ends_game()).map(|(index, _)| index).collect();
        let mut ends: Vec<_> = ending.iter().filter_map(at).collect();
        ends.sort_unstable();
        ends.dedup();
        Self {
            edition,
            circuit: Circuit::default(),
            holding: vec![None; edition.rules.len()],
            ending,
            ends,
            ended: BTreeMap::new(),
            in_time: BTreeMap::new(),
            fixed: Fixed::of(vocabulary),
            compared: Vec::new(),
            retimed: Vec::new(),
        }
    }

    fn rule(&mut self, index: usize) -> RuleGates {
        let (when, holds) = self.holding(index);
        let at = self.edition.rules.get(index).map_or(Effect::Always, |rule| rule.at);
        let retimed = self.retimed.iter().find(|(rule, _)| *rule == index).map(|(_, retimed)| *retimed);
        let (at, in_time) = match at {
            Effect::At(moment) => (Some(moment), self.in_time(moment, retimed)),
            Effect::Now if retimed != Some(Retimed::AtAllTimes) => {
                let over = self.ended(None);
                (None, self.circuit.not(over))
            }
            Effect::Always | Effect::Now => (None, self.circuit.and(Vec::new())),
        };
        let applies = self.circuit.and(vec![holds, in_time]);
        RuleGates { when, holds, at, in_time, applies }
    }

    /// The gate that the game had not ended before a moment.
    fn in_time(&mut self, moment: MomentId, retimed: Option<Retimed>) -> GateId {
        if let (None, Some(known)) = (retimed, self.in_time.get(&moment)) {
            return *known;
        }
        let mut parts = Vec::new();
        for end in self.ends.clone() {
            let ended = match retimed {
                Some(Retimed::AtAllTimes) => None,
                Some(Retimed::TurnedRound(turned)) if turned == end => Some(self.ended_after(end, moment)),
                Some(Retimed::TurnedRound(_)) | None => self.ended_before(end, moment),
            };
            parts.extend(ended.map(|ended| self.circuit.not(ended)));
        }
        let in_time = self.circuit.and(parts);
        if retimed.is_none() {
            self.in_time.insert(moment, in_time);
        }
        in_time
    }

    /// The gate that the game ended at one moment, and that it comes before another; none where it cannot.
    fn ended_before(&mut self, end: MomentId, moment: MomentId) -> Option<GateId> {
        if end == moment || self.fixed.is_before(moment, end) {
            return None;
        }
        let ended = self.ended(Some(end));
        if self.fixed.is_before(end, moment) {
            return Some(ended);
        }
        let before = self.before(end, moment);
        Some(self.circuit.and(vec![ended, before]))
    }

    /// The gate that the game ended at one moment, and that it comes after another.
    fn ended_after(&mut self, end: MomentId, moment: MomentId) -> GateId {
        let (ended, before) = (self.ended(Some(end)), self.before(end, moment));
        let after = self.circuit.not(before);
        self.circuit.and(vec![ended, after])
    }

    /// The gate that the game ended at a moment, or that it is over, whenever that was.
    fn ended(&mut self, moment: Option<MomentId>) -> GateId {
        if let Some(known) = self.ended.get(&moment) {
            return *known;
        }
        let at = |index: &usize| {
            let effect = self.edition.rules.get(*index).map(|rule| rule.at);
            moment.is_none_or(|moment| effect == Some(Effect::At(moment)))
        };
        let rules: Vec<_> = self.ending.iter().copied().filter(at).collect();
        let inputs = rules.into_iter().map(|index| self.holding(index).1).collect();
        let ended = self.circuit.or(inputs);
        self.ended.insert(moment, ended);
        ended
    }

    /// The gate that one moment comes before another. That it comes after is never an atom of its own.
    fn before(&mut self, first: MomentId, then: MomentId) -> GateId {
        if then < first {
            let after = self.before(then, first);
            return self.circuit.not(after);
        }
        let before = before(&self.edition.instants, first, then);
        // Limits can be the same time, so one comparison can stand for several pairs of moments.
        if !self.compared.contains(&(before, first, then)) {
            self.compared.push((before, first, then));
        }
        self.circuit.atom(Atom::AtMost(before))
    }

    /// The assumptions, each with the impossible conditions that prevent it from being made. A condition that is false under the assumed
    /// value prevents nothing and is left out. The assumption of a fact declared with `shown_by` is prevented by no condition: it gives
    /// way only to the facts listed there.
    fn assumptions(&mut self, vocabulary: &Vocabulary, impossible: &[GateId]) -> Vec<AssumptionGates> {
        let asked_by = |gate: &GateId| (*gate, self.circuit.facts_under(*gate));
        let asked: Vec<_> = impossible.iter().map(asked_by).collect();
        let mut assumptions = Vec::new();
        let usual = vocabulary.facts().filter_map(|(id, fact)| Some((id, fact.assume.as_ref()?)));
        let own = self.edition.assumptions.iter().map(|(id, assumption)| (*id, assumption));
        // Assumptions of the edition come before those of the vocabulary.
        for (fact, assumption) in own.chain(usual) {
            let when = assumption.when.as_ref().map(|when| self.formula(when));
            let truth = |atom: Atom| atom.where_only(fact, &assumption.value);
            let can_hold = |gate: GateId| !self.circuit.fails(gate, &truth);
            let is_shown = vocabulary.telling().shown.iter().any(|shown| shown.fact == fact);
            let asks =
                asked.iter().filter(|(gate, facts)| !is_shown && facts.contains(&fact) && can_hold(*gate));
            let impossible = asks.map(|(gate, _)| *gate).collect();
            assumptions.push(AssumptionGates { fact, value: assumption.value.clone(), when, impossible });
        }
        assumptions
    }

    fn orders(&mut self, orders: &[Order]) -> Vec<OrderGates> {
        orders
            .iter()
            .map(|order| {
                let when = order.when.as_ref().map(|when| self.formula(when));
                let asks = when.map(|when| self.circuit.atoms_under_all(&[when])).unwrap_or_default();
                OrderGates {
                    when,
                    asks,
                    granted: order.granted,
                    before: self.compared_as(order),
                    first: order.first,
                    then: order.then,
                }
            })
            .collect()
    }

    fn compared_as(&self, order: &Order) -> [Difference; 2] {
        let instants = &self.edition.instants;
        if order.together {
            return together(instants, order.first, order.then);
        }
        [before(instants, order.first, order.then); 2]
    }

    /// The impossibility that a necessary order is violated; `None` for an order without a condition, which always holds.
    fn against(&mut self, order: &OrderGates) -> Option<GateId> {
        let when = order.when?;
        let before = order.before.map(|before| self.circuit.atom(Atom::AtMost(before)));
        let before = self.circuit.and(before.to_vec());
        let not = self.circuit.not(before);
        Some(self.circuit.and(vec![when, not]))
    }

    /// The gates of a rule's condition and of that it holds. References form no cycle, so this ends.
    fn holding(&mut self, index: usize) -> (GateId, GateId) {
        if let Some(Some(done)) = self.holding.get(index) {
            return *done;
        }
        let Some(rule) = self.edition.rules.get(index) else {
            let never = self.circuit.or(Vec::new());
            return (never, never);
        };
        let when = self.formula(&rule.when);
        let mut parts = vec![when];
        for displacing in &rule.unless {
            let (_, holds) = self.holding(displacing.index());
            parts.push(self.circuit.not(holds));
        }
        let gates = (when, self.circuit.and(parts));
        if let Some(slot) = self.holding.get_mut(index) {
            *slot = Some(gates);
        }
        gates
    }

    fn holds(&mut self, rule: RuleIndex) -> GateId {
        self.holding(rule.index()).1
    }

    fn formula(&mut self, formula: &Formula) -> GateId {
        match formula {
            Formula::And(parts) => {
                let inputs = parts.iter().map(|part| self.formula(part)).collect();
                self.circuit.and(inputs)
            }
            Formula::Or(parts) => {
                let inputs = parts.iter().map(|part| self.formula(part)).collect();
                self.circuit.or(inputs)
            }
            Formula::Not(part) => {
                let input = self.formula(part);
                self.circuit.not(input)
            }
            Formula::Holds(fact) => self.circuit.atom(Atom::Holds(*fact)),
            Formula::Is(fact, value) => self.circuit.atom(Atom::Is(*fact, *value)),
            Formula::AtMost(difference) => match ordered_by(&self.edition.instants, *difference) {
                Some((first, then)) => self.before(first, then),
                None => self.circuit.atom(Atom::AtMost(*difference)),
            },
            Formula::Applies(rule) => self.holds(*rule),
        }
    }

    /// How the game may end at each moment.
    fn endings(&mut self) -> Vec<EndingGates> {
        let mut found: Vec<(MomentId, Outcome, Vec<usize>)> = Vec::new();
        for index in self.ending.clone() {
            let Some(rule) = self.edition.rules.get(index) else { continue };
            let (Effect::At(at), Some(outcome)) = (rule.at, rule.ending()) else { continue };
            match found.iter_mut().find(|(moment, of, _)| (*moment, *of) == (at, outcome)) {
                Some((.., rules)) => rules.push(index),
                None => found.push((at, outcome, vec![index])),
            }
        }
        let ending = |(at, outcome, rules): (MomentId, Outcome, Vec<usize>)| {
            let inputs = rules.into_iter().map(|index| self.holding(index).1).collect();
            EndingGates { at, outcome, holds: self.circuit.or(inputs) }
        };
        found.into_iter().map(ending).collect()
    }

    fn outcome(&mut self, outcome: Outcome) -> GateId {
        let concluding = self.edition.rules.iter().enumerate().filter(|(_, rule)| {
            rule.then.iter().any(|conclusion| conclusion.value.outcome() == Some(outcome))
        });
        let inputs: Vec<_> = concluding.map(|(index, _)| index).collect();
        let inputs = inputs.into_iter().map(|index| self.rule(index).applies).collect();
        self.circuit.or(inputs)
    }
}

/// The facts that rules ask about, of whichever player; the circuit holds nothing but the rules yet.
fn asked_by_rules(vocabulary: &Vocabulary, edition: &Edition, circuit: &Circuit) -> BTreeSet<FactId> {
    let conclusions = edition.rules.iter().flat_map(|rule| &rule.then);
    let computed = conclusions.flat_map(|conclusion| match &conclusion.value {
        Conclusion::Set(_, expression) => expression.facts().into_iter().collect(),
        Conclusion::Result(_) | Conclusion::Duty(_) | Conclusion::State(_) => Vec::new(),
    });
    let asked = circuit.atoms().iter().flat_map(|atom| atom.facts()).flatten().chain(computed);
    let declared: BTreeSet<&str> = asked.map(|fact| vocabulary.fact(fact).declared.as_str()).collect();
    let stands = |fact: &Fact| declared.contains(fact.declared.as_str());
    vocabulary.facts().filter(|(_, fact)| stands(fact)).map(|(id, _)| id).collect()
}

/// What the conclusions of each rule are about.
pub(super) fn matters(vocabulary: &Vocabulary, edition: &Edition) -> Vec<Vec<Matter>> {
    let of_rule = |rule: &Rule| {
        let mut matters: Vec<_> =
            rule.then.iter().flat_map(|then| then.value.matters(vocabulary)).copied().collect();
        matters.sort_unstable();
        matters.dedup();
        matters
    };
    edition.rules.iter().map(of_rule).collect()
}

/// The facts left to the arbiter's discretion, and the rules that ask about them.
pub(super) fn discretions(vocabulary: &Vocabulary, edition: &Edition) -> Vec<(FactId, Vec<RuleIndex>)> {
    let left = vocabulary.facts().filter(|(_, fact)| fact.discretion).map(|(id, _)| id);
    let asking = |fact: FactId| {
        let rules = edition.numbered().filter(move |(_, rule)| rule.when.asks(fact));
        rules.map(|(index, _)| index).collect()
    };
    left.map(|fact| (fact, asking(fact))).collect()
}

/// The facts that law could regulate but no rule asks about, in the order of their numbers. If told, they are reported as not
/// regulated.
pub(super) fn unasked(vocabulary: &Vocabulary, edition: &Edition, asked: &BTreeSet<FactId>) -> Vec<FactId> {
    let unasked = vocabulary.facts().filter(|(id, fact)| {
        is_news(fact)
            && !is_clock_time(vocabulary, *id)
            && !is_asked(vocabulary, asked, (*id, fact))
            && !is_of_effect(vocabulary, edition, *id)
    });
    unasked.map(|(id, _)| id).collect()
}

/// Whether a fact is what a clock showed at the adjournment: what clocks show now is worked out from it, rules or not.
fn is_clock_time(vocabulary: &Vocabulary, fact: FactId) -> bool {
    let used = vocabulary.by_name().sealer_time_used;
    used.is_some_and(|used| vocabulary.fact(used).declared == vocabulary.fact(fact).declared)
}

/// Whether a fact is something that law could regulate.
fn is_news(fact: &Fact) -> bool {
    let speaks = match fact.kind {
        Type::Truth | Type::OneOf(_) | Type::Duration | Type::Number => true,
        Type::Moment | Type::Text | Type::Date | Type::Hour | Type::Fen | Type::Moves => false,
    };
    speaks && !fact.matters.is_empty() && !fact.is_reading()
}

/// Whether it tells of a moment at which a rule takes effect.
fn is_of_effect(vocabulary: &Vocabulary, edition: &Edition, fact: FactId) -> bool {
    vocabulary.moments().any(|(id, moment)| {
        let tells = moment.happened.as_ref().is_some_and(|happened| happened.facts().contains(&fact));
        tells && edition.rules.iter().any(|rule| rule.at == Effect::At(id))
    })
}

/// Whether a rule asks it, what is told with it of each player, or the rest of what it names the player of.
fn is_asked(vocabulary: &Vocabulary, asked: &BTreeSet<FactId>, (id, fact): (FactId, &Fact)) -> bool {
    let asked = |id: &FactId| asked.contains(id);
    let is_player = |value: &String| Role::from_word(value).is_some();
    let names_only_players = matches!(&fact.kind, Type::OneOf(values) if values.iter().all(is_player));
    let of_family = |(_, other): &(FactId, &Fact)| other.family() == fact.family();
    asked(&id)
        || fact.of_each.iter().any(asked)
        || names_only_players && vocabulary.facts().filter(of_family).any(|(id, _)| asked(&id))
}

/// The transitive closure of the orders of moments that always hold.
pub(super) struct Fixed {
    count: usize,
    before: Vec<bool>,
}

impl Fixed {
    /// By the orders of the vocabulary.
    pub(super) fn of(vocabulary: &Vocabulary) -> Self {
        let count = vocabulary.moments().count();
        let mut fixed = Self { count, before: vec![false; count * count] };
        for order in vocabulary.necessarily().iter().filter(|order| order.when.is_none() && !order.together) {
            fixed.set(order.first, order.then);
        }
        let moments: Vec<_> = vocabulary.moments().map(|(moment, _)| moment).collect();
        for through in &moments {
            for first in &moments {
                for then in &moments {
                    if fixed.is_before(*first, *through) && fixed.is_before(*through, *then) {
                        fixed.set(*first, *then);
                    }
                }
            }
        }
        fixed
    }

    fn set(&mut self, first: MomentId, then: MomentId) {
        if let Some(slot) = self.before.get_mut(first.index() * self.count + then.index()) {
            *slot = true;
        }
    }

    /// Whether one moment always comes before another.
    fn is_before(&self, first: MomentId, then: MomentId) -> bool {
        self.before.get(first.index() * self.count + then.index()).copied().unwrap_or(false)
    }
}
