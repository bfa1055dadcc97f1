//! An edition -> its program.

use super::circuit::{Atom, Circuit, GateId};
use crate::model::{Conclusion, Edition, FactId, Formula, Outcome, RuleIndex, Value, Vocabulary};

/// The gates of one rule.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RuleGates {
    /// Its condition holds.
    pub when: GateId,
    /// It applies: its condition holds and nothing displaces it.
    pub applies: GateId,
}

/// One edition, ready to be evaluated.
#[derive(Debug, Clone)]
pub struct Program {
    /// All gates.
    pub circuit: Circuit,
    /// The gates of each rule, by its number.
    pub rules: Vec<RuleGates>,
    /// For each outcome of [`Outcome::ALL`]: some rule that concludes it applies.
    pub outcomes: [GateId; 6],
    /// What no game can show.
    pub impossible: Vec<GateId>,
    /// Assumptions in the order declared.
    pub assumptions: Vec<AssumptionGates>,
}

/// The gates of one assumption.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AssumptionGates {
    /// The fact assumed.
    pub fact: FactId,
    /// The value assumed.
    pub value: Value,
    /// When it is assumed.
    pub when: Option<GateId>,
    /// The impossibilities it could bring about.
    pub impossible: Vec<GateId>,
}

/// Compiles an edition.
#[must_use]
pub(crate) fn compile(vocabulary: &Vocabulary, edition: &Edition) -> Program {
    let mut compiler =
        Compiler { edition, circuit: Circuit::default(), rules: vec![None; edition.rules.len()] };
    let rules = (0..edition.rules.len()).map(|index| compiler.rule(index)).collect::<Vec<_>>();
    let outcomes = Outcome::ALL.map(|outcome| compiler.outcome(outcome));
    let impossible: Vec<_> =
        vocabulary.impossible().iter().map(|formula| compiler.formula(formula)).collect();
    let asked_by = |gate: &GateId| (*gate, compiler.circuit.facts_under(*gate));
    let asked: Vec<_> = impossible.iter().map(asked_by).collect();
    let mut assumptions = Vec::new();
    let usual = vocabulary.facts().filter_map(|(id, fact)| Some((id, fact.assume.as_ref()?)));
    let own = edition.assumptions.iter().map(|(id, assumption)| (*id, assumption));
    for (fact, assumption) in usual.chain(own) {
        let when = assumption.when.as_ref().map(|when| compiler.formula(when));
        let asks = asked.iter().filter(|(_, facts)| facts.contains(&fact));
        let impossible = asks.map(|(gate, _)| *gate).collect();
        assumptions.push(AssumptionGates { fact, value: assumption.value.clone(), when, impossible });
    }
    Program { circuit: compiler.circuit, rules, outcomes, impossible, assumptions }
}

struct Compiler<'a> {
    edition: &'a Edition,
    circuit: Circuit,
    rules: Vec<Option<RuleGates>>,
}

impl Compiler<'_> {
    /// The gates of a rule. References form no cycle, so this ends.
    fn rule(&mut self, index: usize) -> RuleGates {
        if let Some(Some(done)) = self.rules.get(index) {
            return *done;
        }
        let Some(rule) = self.edition.rules.get(index) else {
            let never = self.circuit.or(Vec::new());
            return RuleGates { when: never, applies: never };
        };
        let when = self.formula(&rule.when);
        let mut parts = vec![when];
        for displacing in &rule.unless {
            let applies = self.applies(*displacing);
            parts.push(self.circuit.not(applies));
        }
        let gates = RuleGates { when, applies: self.circuit.and(parts) };
        if let Some(slot) = self.rules.get_mut(index) {
            *slot = Some(gates);
        }
        gates
    }

    fn applies(&mut self, rule: RuleIndex) -> GateId {
        self.rule(rule.index()).applies
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
            Formula::AtMost(difference) => self.circuit.atom(Atom::AtMost(*difference)),
            Formula::Applies(rule) => self.applies(*rule),
        }
    }

    fn outcome(&mut self, outcome: Outcome) -> GateId {
        let concluding = self.edition.rules.iter().enumerate().filter(|(_, rule)| {
            rule.then.iter().any(|conclusion| match &conclusion.value {
                Conclusion::Result(verdict) => verdict.outcome() == outcome,
                Conclusion::Duty(_) | Conclusion::Set(..) | Conclusion::State(_) => false,
            })
        });
        let inputs: Vec<_> = concluding.map(|(index, _)| index).collect();
        let inputs = inputs.into_iter().map(|index| self.rule(index).applies).collect();
        self.circuit.or(inputs)
    }
}
