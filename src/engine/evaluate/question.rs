//! Questions to the exact solver about the completions of a case, such as its possible outcomes. Also the facts of the case
//! that the edition does not regulate: no rule asks about them, or they describe a situation that the printed text regulates
//! by rules which plica does not contain.

use std::cell::{OnceCell, RefCell};
use std::collections::BTreeSet;

use crate::engine::chess::Colour;
use crate::engine::decision::Score;
use crate::engine::facts::{Accepted, Facts, Known, told_of};
use crate::engine::model::{Edition, Fact, FactId, Formula, Moment, Outcome, Seat, Value, Vocabulary};
use crate::engine::program::{Atom, Gate, GateId, Program, RuleGates, Truth};
use crate::engine::solver::{Claim, Encoding, Lit, Solver, Work};
use crate::engine::source::Src;

/// A case, for questions about its completions. The solver is made when it is first needed.
pub(super) struct Question<'a> {
    /// The edition it is ruled on under, and the budget.
    pub(super) context: Context<'a>,
    /// The case, if answers are to be ruled on.
    pub(super) case: Option<&'a Accepted>,
    /// The facts.
    pub(super) facts: &'a Facts,
    /// The truth of every gate.
    pub(super) gates: &'a [Truth],
    /// The gates that make up the ruling: if their truths are the same, so is the ruling.
    pub(super) targets: Vec<GateId>,
    /// The ruling is about the result.
    pub(super) result: bool,
    /// Whether the edition gives no result (silence) instead of "the game goes on", because the case is partly unregulated.
    pub(super) unsaid: Unsaid,
    /// The colour that sealed, when known.
    pub(super) sealer: Option<Colour>,
    solver: RefCell<Option<(Solver<'a>, Encoding)>>,
    unsettled_atoms: OnceCell<BTreeSet<GateId>>,
    possible_outcomes: OnceCell<Vec<Option<Outcome>>>,
}

/// Outcomes as scores. While it is not known which colour sealed, a win stands for both wins; `None` is silence.
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
    /// A question about the given target gates.
    pub(super) fn new(
        context: Context<'a>,
        facts: &'a Facts,
        gates: &'a [Truth],
        targets: Vec<GateId>,
        sealer: Option<Colour>,
    ) -> Self {
        Self {
            context,
            case: None,
            facts,
            gates,
            targets,
            result: false,
            unsaid: Unsaid::default(),
            sealer,
            solver: RefCell::new(None),
            unsettled_atoms: OnceCell::new(),
            possible_outcomes: OnceCell::new(),
        }
    }

    /// The question of the result alone.
    pub(super) fn on_result(
        context: Context<'a>,
        facts: &'a Facts,
        gates: &'a [Truth],
        sealer: Option<Colour>,
    ) -> Self {
        Self::new(context, facts, gates, context.program.outcomes.to_vec(), sealer)
            .about(true, Unsaid::default())
    }

    /// Sets whether the ruling is about the result, and what makes the edition silent instead of saying that the game goes
    /// on.
    pub(super) fn about(self, result: bool, unsaid: Unsaid) -> Self {
        Self { result, unsaid, ..self }
    }

    /// The same with the case, so that answers can be ruled on.
    pub(super) fn of(self, case: &'a Accepted) -> Self {
        Self { case: Some(case), ..self }
    }

    /// The outcomes that some completion gives; `None` stands for silence.
    pub(super) fn possible_outcomes(&self) -> &[Option<Outcome>] {
        self.possible_outcomes.get_or_init(|| self.find_possible_outcomes())
    }

    fn find_possible_outcomes(&self) -> Vec<Option<Outcome>> {
        let truths = self.context.program.outcomes.map(|gate| self.truth(gate));
        let certain = Outcome::ALL.into_iter().zip(truths).find(|(_, truth)| *truth == Truth::True);
        match certain {
            Some((Outcome::GoesOn, _)) if self.unsaid.is_open() => {}
            Some((outcome, _)) => return vec![self.said(outcome)],
            None if truths.iter().all(|truth| *truth == Truth::False) => return vec![None],
            None => {}
        }
        self.outcomes_given(&[])
    }

    /// The outcomes of the completions in which all of these claims hold.
    pub(super) fn outcomes_given(&self, given: &[Claim]) -> Vec<Option<Outcome>> {
        let outcomes = self.context.program.outcomes;
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

    /// The literal that the edition is silent instead of saying that the game goes on, if that depends on unknown facts.
    fn perhaps_unsaid(&self) -> Option<Lit> {
        if self.unsaid.certainly || !self.unsaid.is_open() {
            return None;
        }
        Some(self.ask(|solver, encoding| {
            let usual = self.unsaid.perhaps.iter();
            let mut lits: Vec<_> = usual.map(|(fact, usual)| !solver.has_value(*fact, usual)).collect();
            for situation in &self.unsaid.situations {
                lits.push(solver.formula(self.context.program, encoding, situation));
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

    /// Whether an assumption was overruled and no completion is possible without it. Else an outcome that is certain by the gates
    /// alone would stand although the facts contradict each other.
    pub(super) fn is_contradictory(&self) -> bool {
        self.facts.is_overruled() && !self.possible(&[])
    }

    /// Whether all of these hold in some completion; also true if the budget does not suffice.
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

    /// Whether two completions that differ in these facts alone give different rulings; `None` if the budget does not suffice.
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
        let Context { vocabulary, program, work, .. } = self.context;
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
        let circuit = &self.context.program.circuit;
        match circuit.gates().get(gate.index())? {
            Gate::Atom(id) => circuit.atoms().get(id.index()).copied(),
            Gate::Not(_) | Gate::And(_) | Gate::Or(_) => None,
        }
    }

    /// The gates of the atoms below unsettled gates.
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
                open.extend(self.context.program.circuit.inputs(gate));
            }
            found
        })
    }
}

/// What a ruling needs beside the case: the edition with its program, and the budget.
#[derive(Debug, Clone, Copy)]
pub(super) struct Context<'a> {
    /// The vocabulary of the rulebook.
    pub(super) vocabulary: &'a Vocabulary,
    /// The edition.
    pub(super) edition: &'a Edition,
    /// Its program.
    pub(super) program: &'a Program,
    /// The rest of the budget, and whether the work was cancelled.
    pub(super) work: &'a Work,
}

impl Context<'_> {
    /// A result; `None` if the work was cancelled, because the result may then be anything.
    pub(super) fn awaited<T>(self, found: T) -> Option<T> {
        (!self.work.cancel().is_cancelled()).then_some(found)
    }
}

/// The told facts that no rule of the edition, as it is held, deals with.
pub(super) struct Untreated {
    /// No rule asks about them, and they are events of the game or declared `unsettled`.
    pub(super) unregulated: Vec<FactId>,
    /// No rule asks about them, and they are neither: they do not affect the ruling.
    pub(super) immaterial: Vec<FactId>,
    /// The printed text rules on them, and the edition says that these rules are not held.
    pub(super) not_held: Vec<FactId>,
}

/// Events of the case that the edition does not regulate. If there is one, silence replaces the outcome "the game goes on".
#[derive(Debug, Clone, Default, PartialEq)]
pub(super) struct Unsaid {
    /// It certainly happened.
    pub(super) certainly: bool,
    /// It happened unless each of these facts, told to be unknown, is as usual.
    pub(super) perhaps: Vec<(FactId, Value)>,
    /// It happened where one of these situations is the case, for which the edition says that no rule is held.
    pub(super) situations: Vec<Formula>,
}

impl Unsaid {
    /// Whether that turns on facts told to be unknown.
    pub(super) fn is_open(&self) -> bool {
        !(self.perhaps.is_empty() && self.situations.is_empty())
    }
}

impl Untreated {
    /// Of a case.
    pub(super) fn of(vocabulary: &Vocabulary, edition: &Edition, program: &Program, facts: &Facts) -> Self {
        let of_situations: BTreeSet<FactId> = not_held(edition, facts).flat_map(Formula::facts).collect();
        // With a time or an order of a moment it is told that it came.
        let line = facts.timeline();
        let come = line.map(|line| told_of(vocabulary, facts, line.told())).unwrap_or_default();
        let come: BTreeSet<FactId> = come.into_iter().flat_map(Formula::facts).collect();
        let is_unusual = |id: FactId| match usual(vocabulary, id) {
            Some(Value::Choice(value)) => facts.truth(Atom::Is(id, *value)) == Truth::False,
            Some(Value::Truth(_) | Value::Amount(_) | Value::Text(_)) | None => false,
        };
        let told = |id: &FactId| match facts.known(*id) {
            Known::Told(_) => true,
            Known::Computed(_) => come.contains(id),
            Known::Unknown | Known::Unknowable => come.contains(id) && is_unusual(*id),
            Known::Assumed(_) | Known::NotAsked => false,
        };
        let with_fact = |id: FactId| (id, vocabulary.fact(id));
        let not_held = of_situations.iter().copied().filter(told).map(with_fact);
        let unasked = program.unasked.iter().copied().filter(told).map(with_fact).filter(|(id, _)| {
            usual(vocabulary, *id).is_none_or(|usual| Some(usual) != facts.value(*id))
                && !of_situations.contains(id)
        });
        // An event that is told not to have happened is none.
        let may_have_come = |moment: &Moment| facts.has_come(moment) != Some(Truth::False);
        let moments = vocabulary.moments().filter(|(_, moment)| may_have_come(moment));
        let happened = moments.filter_map(|(_, moment)| moment.happened.as_ref());
        let mut open: BTreeSet<FactId> = happened.flat_map(Formula::facts).collect();
        open.extend(holding(&edition.unsettled, facts).flat_map(Formula::facts));
        let (unregulated, immaterial): (Vec<_>, Vec<_>) = unasked.partition(|(id, _)| open.contains(id));
        let [unregulated, immaterial] = [unregulated, immaterial].map(|facts| once(facts.into_iter()));
        Self { unregulated, not_held: once(not_held), immaterial }
    }

    /// Whether an unregulated or unknown fact is an event of the game (some moment depends on it), not only a detail of one.
    pub(super) fn unsaid(
        &self,
        vocabulary: &Vocabulary,
        edition: &Edition,
        program: &Program,
        facts: &Facts,
    ) -> Unsaid {
        let is_unknown = |fact: &FactId| facts.is_unknown(*fact);
        let unknown: Vec<_> = program.unasked.iter().copied().filter(is_unknown).collect();
        let situations = edition.not_held.iter().map(|situation| &situation.value).filter(|situation| {
            facts.truth_of(situation, &|_| Truth::Unknown) == Truth::Unknown
                && situation.facts().iter().any(is_unknown)
        });
        // An event of which nothing is assumed may have happened.
        let moments = vocabulary.moments().map(|(_, moment)| moment);
        let open = moments.filter(|moment| facts.has_come(moment) == Some(Truth::Unknown));
        let is_open = |fact: &FactId| unknown.contains(fact) && usual(vocabulary, *fact).is_none();
        let means = open.filter_map(|moment| moment.happened.as_ref());
        let may_have_come = means.filter(|means| means.facts().iter().any(is_open));
        let situations: Vec<_> = situations.chain(may_have_come).cloned().collect();
        if self.unregulated.is_empty()
            && self.not_held.is_empty()
            && unknown.is_empty()
            && situations.is_empty()
        {
            return Unsaid::default();
        }
        let is_untreated = |fact: &FactId| self.unregulated.contains(fact) || self.not_held.contains(fact);
        let events = events(vocabulary);
        let perhaps = unknown.into_iter().filter(|fact| events.contains(fact));
        let perhaps = perhaps.filter_map(|fact| Some((fact, usual(vocabulary, fact)?.clone())));
        let is_event = |situation: &Formula| situation.facts().iter().any(|fact| events.contains(fact));
        Unsaid {
            certainly: events.iter().any(is_untreated),
            perhaps: perhaps.collect(),
            situations: situations.into_iter().filter(is_event).collect(),
        }
    }
}

/// What is assumed of a fact; what is assumed of a colour is assumed of the role it has.
fn usual(vocabulary: &Vocabulary, fact: FactId) -> Option<&Value> {
    let of_role = || Seat::ALL.first().and_then(|role| vocabulary.of_seat(fact, *role));
    let assumed = vocabulary.fact(fact).assume.as_ref();
    assumed.or_else(|| vocabulary.fact(of_role()?).assume.as_ref()).map(|assumed| &assumed.value)
}

/// The facts in the `happened` conditions of the moments.
pub(super) fn events(vocabulary: &Vocabulary) -> BTreeSet<FactId> {
    let happened = vocabulary.moments().filter_map(|(_, moment)| moment.happened.as_ref());
    happened.flat_map(Formula::facts).collect()
}

/// The situations told for which the edition says that no rule is held.
pub(super) fn not_held<'a>(edition: &'a Edition, facts: &'a Facts) -> impl Iterator<Item = &'a Formula> {
    holding(&edition.not_held, facts)
}

/// The conditions of the list that are true in the case.
fn holding<'a>(situations: &'a [Src<Formula>], facts: &'a Facts) -> impl Iterator<Item = &'a Formula> {
    let holds = |formula: &&Formula| facts.truth_of(formula, &|_| Truth::Unknown) == Truth::True;
    situations.iter().map(|situation| &situation.value).filter(holds)
}

/// A fact of a role and of its colour is one fact.
fn once<'a>(told: impl Iterator<Item = (FactId, &'a Fact)>) -> Vec<FactId> {
    let mut found: Vec<(FactId, &Fact)> = Vec::new();
    for (id, fact) in told {
        let is_known = |(_, known): &(FactId, &Fact)| known.declared == fact.declared;
        let by_colour = matches!(fact.seat, Some(Seat::White | Seat::Black));
        if !(by_colour && found.iter().any(is_known)) {
            found.push((id, fact));
        }
    }
    found.into_iter().map(|(id, _)| id).collect()
}
