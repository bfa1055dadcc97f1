//! What the unknown facts of a case leave possible.

use std::cell::{OnceCell, RefCell};
use std::collections::BTreeSet;

use super::law::Law;
use super::unregulated::Unsaid;
use crate::engine::chess::Colour;
use crate::engine::decision::Score;
use crate::engine::facts::{Accepted, Facts};
use crate::engine::model::{FactId, Outcome};
use crate::engine::program::{Atom, Gate, GateId, RuleGates, Truth};
use crate::engine::solver::{Claim, Encoding, Lit, Solver};

/// A case, and what is asked of its completions.
pub(super) struct Question<'a> {
    /// The law it is ruled on under.
    pub(super) law: Law<'a>,
    /// The case, where it is asked what answers lead to.
    pub(super) case: Option<&'a Accepted>,
    /// The facts.
    pub(super) facts: &'a Facts,
    /// The truth of every gate.
    pub(super) gates: &'a [Truth],
    /// What must not differ for the ruling to be the same.
    pub(super) targets: Vec<GateId>,
    /// The ruling is about the result.
    pub(super) result: bool,
    /// Whether the edition leaves it unsaid that the game goes on: it is silent instead.
    pub(super) unsaid: Unsaid,
    /// The colour that sealed, when known.
    pub(super) sealer: Option<Colour>,
    solver: RefCell<Option<(Solver<'a>, Encoding)>>,
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
        let (result, unsaid) = (false, Unsaid::default());
        let (solver, unsettled_atoms) = (RefCell::new(None), OnceCell::new());
        Self { law, case: None, facts, gates, targets, result, unsaid, sealer, solver, unsettled_atoms }
    }

    /// The question of the result alone.
    pub(super) fn on_result(
        law: Law<'a>,
        facts: &'a Facts,
        gates: &'a [Truth],
        sealer: Option<Colour>,
    ) -> Self {
        Self::new(law, facts, gates, law.program.outcomes.to_vec(), sealer).about(true, Unsaid::default())
    }

    /// The same about the result or not, and whether the edition leaves it unsaid that the game goes on.
    pub(super) fn about(self, result: bool, unsaid: Unsaid) -> Self {
        Self { result, unsaid, ..self }
    }

    /// The same of a case of which it is asked what answers lead to.
    pub(super) fn of(self, case: &'a Accepted) -> Self {
        Self { case: Some(case), ..self }
    }

    /// The outcomes that some completion gives; `None` stands for silence.
    pub(super) fn possible_outcomes(&self) -> Vec<Option<Outcome>> {
        let truths = self.law.program.outcomes.map(|gate| self.truth(gate));
        let certain = Outcome::ALL.into_iter().zip(truths).find(|(_, truth)| *truth == Truth::True);
        match certain {
            Some((Outcome::GoesOn, _)) if self.unsaid.is_open() => {}
            Some((outcome, _)) => return vec![self.said(outcome)],
            None if truths.iter().all(|truth| *truth == Truth::False) => return vec![None],
            None => {}
        }
        self.outcomes_given(&[])
    }

    /// The same when all of these hold.
    pub(super) fn outcomes_given(&self, given: &[Claim]) -> Vec<Option<Outcome>> {
        let outcomes = self.law.program.outcomes;
        let can = |claims: &[Claim], lits: &[Lit]| self.can_be(&[given, claims].concat(), lits);
        let mut possible = Vec::new();
        let unsaid = self.perhaps_unsaid();
        for (outcome, gate) in Outcome::ALL.into_iter().zip(outcomes) {
            let lits = unsaid.filter(|_| outcome == Outcome::GoesOn).map(|lit| [!lit]);
            if can(&[(gate, true)], lits.as_ref().map_or(&[], |lits| &lits[..])) {
                possible.push(self.said(outcome));
            }
            if let Some([said]) = lits
                && can(&[(gate, true)], &[!said])
            {
                possible.push(None);
            }
        }
        if !possible.contains(&None) && can(&outcomes.map(|gate| (gate, false)), &[]) {
            possible.push(None);
        }
        possible
    }

    fn said(&self, outcome: Outcome) -> Option<Outcome> {
        (!self.unsaid.certainly || outcome != Outcome::GoesOn).then_some(outcome)
    }

    /// The literal that the edition leaves it unsaid that the game goes on, where that turns on what is not known.
    fn perhaps_unsaid(&self) -> Option<Lit> {
        if self.unsaid.certainly || !self.unsaid.is_open() {
            return None;
        }
        Some(self.ask(|solver, encoding| {
            let usual = self.unsaid.perhaps.iter();
            let mut lits: Vec<_> = usual.map(|(fact, usual)| !solver.has_value(*fact, usual)).collect();
            for situation in &self.unsaid.situations {
                lits.push(solver.formula(self.law.program, encoding, situation));
            }
            solver.some_of(&lits)
        }))
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
        for gate in applies.filter(|gate| self.truth(*gate) == Truth::Unknown) {
            let truth = match (self.possible(&[(gate, true)]), self.possible(&[(gate, false)])) {
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

    /// Whether some completion makes all of these hold; so it is said too where that would take too much work.
    pub(super) fn possible(&self, claims: &[Claim]) -> bool {
        self.can_be(claims, &[])
    }

    fn can_be(&self, claims: &[Claim], lits: &[Lit]) -> bool {
        let mut open = Vec::with_capacity(claims.len());
        for (gate, holds) in claims {
            match self.truth(*gate) {
                Truth::Unknown => open.push((*gate, *holds)),
                known if known == Truth::known(*holds) => {}
                Truth::True | Truth::False => return false,
            }
        }
        self.ask(|solver, encoding| {
            let gates: Vec<_> = open.iter().map(|(gate, _)| *gate).collect();
            solver.encode_more(encoding, &gates);
            let claimed = open
                .iter()
                .filter_map(|(gate, holds)| encoding.lit(*gate).map(|lit| if *holds { lit } else { !lit }));
            let wanted: Vec<_> = claimed.chain(lits.iter().copied()).collect();
            solver.can_hold(&wanted) || solver.gave_up()
        })
    }

    /// Whether two completions that differ in these facts alone give different rulings; none where that would take too much
    /// work.
    pub(super) fn can_differ(&self, freed: &[FactId]) -> Option<bool> {
        let open = self.targets.iter().copied().filter(|gate| self.truth(*gate) == Truth::Unknown);
        let open: Vec<_> = open.collect();
        self.ask(|solver, encoding| {
            let can = solver.can_differ(encoding, freed, &open);
            (!solver.gave_up()).then_some(can)
        })
    }

    /// Asks the solver, which is made when it is first asked.
    fn ask<T>(&self, ask: impl FnOnce(&mut Solver<'a>, &mut Encoding) -> T) -> T {
        let Law { vocabulary, program, work, .. } = self.law;
        let mut made = self.solver.borrow_mut();
        let (solver, encoding) = made.get_or_insert_with(|| {
            let mut solver = Solver::within(vocabulary, program, self.facts, work.budget())
                .unless(work.cancel())
                .by_atoms();
            let gates: Vec<_> = self.targets.iter().chain(&program.outcomes).copied().collect();
            let encoding = solver.encode_under(&gates);
            (solver, encoding)
        });
        solver.limit(work.budget().steps);
        let before = solver.steps_left();
        let answer = ask(solver, encoding);
        work.took(before - solver.steps_left());
        if solver.gave_up() {
            work.give_up();
        }
        answer
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
