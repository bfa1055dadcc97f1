//! What the unknown facts of a case leave possible.

use std::cell::OnceCell;
use std::collections::BTreeSet;

use super::law::Law;
use crate::engine::chess::Colour;
use crate::engine::decision::Score;
use crate::engine::exact::{Claim, Inquiry, LeftOpen};
use crate::engine::facts::Facts;
use crate::engine::model::{FactId, Outcome};
use crate::engine::program::{Atom, Gate, GateId, RuleGates, Truth};

/// A case, and what is asked of its completions.
pub(super) struct Question<'a> {
    /// The law it is ruled on under.
    pub(super) law: Law<'a>,
    /// The facts.
    pub(super) facts: &'a Facts,
    /// The truth of every gate.
    pub(super) gates: &'a [Truth],
    /// What must not differ for the ruling to be the same.
    pub(super) targets: Vec<GateId>,
    /// The ruling is about the result.
    pub(super) result: bool,
    /// The edition leaves it unsaid that the game goes on: it is silent instead.
    pub(super) unsaid: bool,
    /// The colour that sealed, when known.
    pub(super) sealer: Option<Colour>,
    inquiry: OnceCell<Inquiry<'a>>,
    unsettled_atoms: OnceCell<BTreeSet<GateId>>,
}

/// The results that outcomes stand for: both wins while it is not known which colour sealed; `None` is silence.
pub(super) fn scores(outcomes: &[Option<Outcome>], sealer: Option<Colour>) -> Vec<Score> {
    let colours = sealer.map_or_else(|| vec![Colour::White, Colour::Black], |colour| vec![colour]);
    let of = |outcome: &Option<Outcome>, colour| {
        outcome.map_or(Score::Silent, |outcome| Score::of(outcome, colour))
    };
    let possible: BTreeSet<_> =
        colours.iter().flat_map(|colour| outcomes.iter().map(|outcome| of(outcome, *colour))).collect();
    possible.into_iter().collect()
}

impl<'a> Question<'a> {
    /// A question of these gates.
    pub(super) fn new(
        law: Law<'a>,
        facts: &'a Facts,
        gates: &'a [Truth],
        targets: Vec<GateId>,
        sealer: Option<Colour>,
    ) -> Self {
        let (result, unsaid) = (false, false);
        let (inquiry, unsettled_atoms) = (OnceCell::new(), OnceCell::new());
        Self { law, facts, gates, targets, result, unsaid, sealer, inquiry, unsettled_atoms }
    }

    /// The question of the result alone.
    pub(super) fn on_result(
        law: Law<'a>,
        facts: &'a Facts,
        gates: &'a [Truth],
        sealer: Option<Colour>,
    ) -> Self {
        Self::new(law, facts, gates, law.program.outcomes.to_vec(), sealer).about(true, false)
    }

    /// The same about the result or not, and whether the edition leaves it unsaid that the game goes on.
    pub(super) fn about(self, result: bool, unsaid: bool) -> Self {
        Self { result, unsaid, ..self }
    }

    /// The outcomes that some completion gives; `None` stands for silence.
    pub(super) fn possible_outcomes(&self) -> Vec<Option<Outcome>> {
        let truths = self.law.program.outcomes.map(|gate| self.truth(gate));
        let certain = Outcome::ALL.into_iter().zip(truths).find(|(_, truth)| *truth == Truth::True);
        if let Some((outcome, _)) = certain {
            return vec![self.said(outcome)];
        }
        if truths.iter().all(|truth| *truth == Truth::False) {
            return vec![None];
        }
        self.outcomes_given(&[])
    }

    /// The same when all of these hold.
    pub(super) fn outcomes_given(&self, given: &[Claim]) -> Vec<Option<Outcome>> {
        // What is impossible anyway is so whatever is given.
        let can = |claims: &[Claim]| {
            self.possible(claims) && (given.is_empty() || self.possible(&[given, claims].concat()))
        };
        let outcomes = self.law.program.outcomes;
        let mut possible = Vec::new();
        for (outcome, gate) in Outcome::ALL.into_iter().zip(outcomes) {
            if can(&[(gate, true)]) {
                possible.push(self.said(outcome));
            }
        }
        if !possible.contains(&None) && can(&outcomes.map(|gate| (gate, false))) {
            possible.push(None);
        }
        possible
    }

    fn said(&self, outcome: Outcome) -> Option<Outcome> {
        (!self.unsaid || outcome != Outcome::GoesOn).then_some(outcome)
    }

    /// The truth of a gate.
    pub(super) fn truth(&self, gate: GateId) -> Truth {
        self.gates.get(gate.index()).copied().unwrap_or(Truth::Unknown)
    }

    /// The truths of all gates, those of these rules settled exactly: a rule may apply in every completion although
    /// Kleene's logic alone cannot tell.
    pub(super) fn settled(&self, rules: &[RuleGates]) -> Vec<Truth> {
        let mut settled = self.gates.to_vec();
        let applies = rules.iter().map(|gates| gates.applies);
        let open: Vec<_> = applies.filter(|gate| self.truth(*gate) == Truth::Unknown).collect();
        if open.is_empty() {
            return settled;
        }
        // What the ruling does not turn on is asked apart: it leaves the same open in more cases.
        let (own, others): (Vec<_>, Vec<_>) = open.into_iter().partition(|gate| self.inquiry().covers(*gate));
        let beside = (!others.is_empty()).then(|| self.inquiry_into(others.clone()));
        let own = own.iter().map(|gate| (*gate, self.inquiry()));
        let others = others.iter().flat_map(|gate| beside.iter().map(|beside| (*gate, beside)));
        for (gate, inquiry) in own.chain(others) {
            let can = |holds| inquiry.possible(&[(gate, holds)]);
            let truth = match (can(true), can(false)) {
                (true, false) => Truth::True,
                (false, true) => Truth::False,
                (true, true) | (false, false) => Truth::Unknown,
            };
            if let Some(slot) = settled.get_mut(gate.index()) {
                *slot = truth;
            }
        }
        settled
    }

    /// Whether some completion makes all of these hold: gates under what must not differ, or under an outcome.
    pub(super) fn possible(&self, claims: &[Claim]) -> bool {
        let mut open = Vec::with_capacity(claims.len());
        for (gate, holds) in claims {
            match self.truth(*gate) {
                Truth::Unknown => open.push((*gate, *holds)),
                known if known == Truth::known(*holds) => {}
                Truth::True | Truth::False => return false,
            }
        }
        self.inquiry().possible(&open)
    }

    /// Whether two completions that differ in these facts alone give different rulings.
    pub(super) fn can_differ(&self, freed: &[FactId]) -> bool {
        let open = self.targets.iter().copied().filter(|gate| self.truth(*gate) == Truth::Unknown);
        self.inquiry().can_differ(freed, &open.collect::<Vec<_>>())
    }

    /// What is asked of what must not differ and of the outcomes.
    fn inquiry(&self) -> &Inquiry<'a> {
        let asked = || self.targets.iter().chain(&self.law.program.outcomes).copied().collect();
        self.inquiry.get_or_init(|| self.inquiry_into(asked()))
    }

    fn inquiry_into(&self, asked: Vec<GateId>) -> Inquiry<'a> {
        let Law { vocabulary, program, solvers, .. } = self.law;
        let open = LeftOpen::under((vocabulary, program), self.facts, self.gates, asked);
        Inquiry::into(vocabulary, program, solvers, open)
    }

    /// The atom of a gate that is one.
    pub(super) fn atom(&self, gate: GateId) -> Option<Atom> {
        let circuit = &self.law.program.circuit;
        match circuit.gates().get(gate.index())? {
            Gate::Atom(id) => circuit.atoms().get(id.index()).copied(),
            Gate::Not(_) | Gate::And(_) | Gate::Or(_) => None,
        }
    }

    /// The gates of the atoms under what is not settled.
    pub(super) fn unsettled_atoms(&self) -> &BTreeSet<GateId> {
        self.unsettled_atoms.get_or_init(|| {
            let mut found = BTreeSet::new();
            let mut seen = BTreeSet::new();
            let mut open = self.targets.clone();
            while let Some(gate) = open.pop() {
                if self.truth(gate) != Truth::Unknown || !seen.insert(gate) {
                    continue;
                }
                if self.atom(gate).is_some() {
                    found.insert(gate);
                }
                open.extend(self.law.program.circuit.inputs(gate));
            }
            found
        })
    }
}
