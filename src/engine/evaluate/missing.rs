//! The facts that matter: those of which two answers, all else equal, give different rulings; and what each leads to.

use std::collections::BTreeSet;

use crate::engine::chess::Colour;
use crate::engine::decision::{Answer, Boundary, Given, Missing, Score};
use crate::engine::exact::{Copy, Lit, Search};
use crate::engine::facts::{Facts, Known, ORDER};
use crate::engine::model::{Difference, FactId, MomentId, Outcome, Type, Value, Vocabulary};
use crate::engine::program::{Atom, Gate, GateId, Program, RuleGates, Truth};

/// Everything a search for missing facts needs.
pub(super) struct Question<'a> {
    /// The words.
    pub(super) vocabulary: &'a Vocabulary,
    /// The program.
    pub(super) program: &'a Program,
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

impl Question<'_> {
    /// The outcomes that some completion gives; `None` stands for silence.
    pub(super) fn possible_outcomes(&self) -> Vec<Option<Outcome>> {
        let truths = self.program.outcomes.map(|gate| self.truth(gate));
        let certain = Outcome::ALL.into_iter().zip(truths).find(|(_, truth)| *truth == Truth::True);
        if let Some((outcome, _)) = certain {
            return vec![self.said(outcome)];
        }
        if truths.iter().all(|truth| *truth == Truth::False) {
            return vec![None];
        }
        let mut search = Search::new(self.vocabulary, self.program, self.facts);
        let copy = search.copy();
        self.outcomes_given(&mut search, &copy, &[])
    }

    fn outcomes_given(&self, search: &mut Search, copy: &Copy, given: &[Lit]) -> Vec<Option<Outcome>> {
        let lits: Vec<_> = self.program.outcomes.iter().filter_map(|gate| copy.lit(*gate)).collect();
        let mut possible = Vec::new();
        for (outcome, lit) in Outcome::ALL.into_iter().zip(&lits) {
            if search.possible(&[given, &[*lit]].concat()) {
                possible.push(self.said(outcome));
            }
        }
        let none: Vec<_> = lits.iter().map(|lit| !*lit).collect();
        if !possible.contains(&None) && search.possible(&[given, &none].concat()) {
            possible.push(None);
        }
        possible
    }

    fn said(&self, outcome: Outcome) -> Option<Outcome> {
        (!self.unsaid || outcome != Outcome::GoesOn).then_some(outcome)
    }

    fn truth(&self, gate: GateId) -> Truth {
        self.gates.get(gate.index()).copied().unwrap_or(Truth::Unknown)
    }

    /// The truths of all gates, those of these rules settled exactly: a rule may apply in every completion although
    /// Kleene's logic alone cannot tell.
    pub(super) fn settled(&self, rules: &[RuleGates]) -> Vec<Truth> {
        let mut settled = self.gates.to_vec();
        let doubtful: Vec<GateId> = rules
            .iter()
            .map(|gates| gates.applies)
            .filter(|gate| self.truth(*gate) == Truth::Unknown)
            .collect();
        if doubtful.is_empty() {
            return settled;
        }
        let mut search = Search::new(self.vocabulary, self.program, self.facts);
        let copy = search.copy();
        for gate in doubtful {
            let Some(lit) = copy.lit(gate) else { continue };
            let truth = match (search.possible(&[lit]), search.possible(&[!lit])) {
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

    /// The facts that matter, most useful first.
    pub(super) fn missing(&self) -> Vec<Missing> {
        let mut missing: Vec<(usize, usize, Missing)> = Vec::new();
        for fact in self.candidates() {
            if self.matters(fact) {
                let answers = self.answers(fact);
                missing.push((useful(&answers), fact.index(), Missing { fact, answers }));
            }
        }
        missing.extend(self.orders());
        missing.sort_by_key(|(useful, place, _)| (*useful, *place));
        missing.into_iter().map(|(_, _, missing)| missing).collect()
    }

    /// The orders of moments that matter: those of which the two ways, by the time itself, leave other results possible.
    fn orders(&self) -> Vec<(usize, usize, Missing)> {
        let Some(fact) = self.vocabulary.fact_named(ORDER) else { return Vec::new() };
        let asked: Vec<_> = self.unsettled_orders().collect();
        if asked.is_empty() {
            return Vec::new();
        }
        let mut search = Search::new(self.vocabulary, self.program, self.facts);
        let copy = search.copy();
        let mut found = Vec::new();
        for (gate, first, then) in asked {
            let Some(lit) = copy.lit_at(gate) else { continue };
            let ways = [(first, then, lit), (then, first, !lit)];
            if ways.iter().any(|(.., lit)| !search.possible(&[*lit])) {
                continue;
            }
            let answers = ways.map(|(first, then, lit)| Answer {
                given: Given::Order(first, then),
                possible: self.scores_given(&mut search, &copy, &[lit]),
            });
            let [one, other] = &answers;
            let differ = if self.result {
                one.possible != other.possible && self.time_matters(gate)
            } else {
                self.settles_otherwise(&mut search, &copy, lit)
            };
            if differ {
                found.push((useful(&answers), fact.index(), Missing { fact, answers: answers.into() }));
            }
        }
        found
    }

    /// Whether another unknown time, all else equal, gives another ruling.
    fn time_matters(&self, gate: usize) -> bool {
        let mut times = self.atom(gate).into_iter().flat_map(Atom::facts).flatten();
        times.any(|time| self.facts.amount(time).is_none() && self.matters(time))
    }

    /// Whether some finding may follow the one way and not follow the other.
    fn settles_otherwise(&self, search: &mut Search, copy: &Copy, way: Lit) -> bool {
        let open = self.targets.iter().filter(|gate| self.truth(**gate) == Truth::Unknown);
        let open: Vec<Lit> = open.filter_map(|gate| copy.lit(*gate)).collect();
        let mut apart = |one: [Lit; 2], other: [Lit; 2]| search.possible(&one) && search.possible(&other);
        open.into_iter().any(|lit| apart([way, lit], [!way, !lit]) || apart([way, !lit], [!way, lit]))
    }

    /// The orders of moments under what is not settled that no known time settles.
    fn unsettled_orders(&self) -> impl Iterator<Item = (usize, MomentId, MomentId)> + '_ {
        let is_open = |fact: Option<FactId>| {
            fact.is_some_and(|fact| {
                self.vocabulary.fact(fact).kind == Type::Moment && self.facts.amount(fact).is_none()
            })
        };
        self.unsettled_atoms().into_iter().filter_map(move |gate| {
            let Atom::AtMost(difference) = self.atom(gate)? else { return None };
            // Two limits may be the same time: what is asked is that of the player whose limit matters.
            let mut alike = self.program.compared.iter().filter(|(known, ..)| *known == difference);
            let any = alike.clone().next()?;
            let (_, first, then) = alike
                .find(|(_, first, then)| self.matters_at(*first) && self.matters_at(*then))
                .unwrap_or(any);
            (is_open(difference.left) || is_open(difference.right)).then_some((gate, *first, *then))
        })
    }

    /// Whether a rule may take effect at a moment, or none does.
    fn matters_at(&self, moment: MomentId) -> bool {
        let mut rules = self.program.rules.iter().filter(|rule| rule.at == Some(moment)).peekable();
        rules.peek().is_none() || rules.any(|rule| self.truth(rule.holds) != Truth::False)
    }

    /// Unknown facts that somebody can still answer and that stand under what is not settled.
    fn candidates(&self) -> BTreeSet<FactId> {
        let atoms = self.unsettled_atoms();
        let facts = atoms.iter().filter_map(|index| self.atom(*index)).flat_map(Atom::facts).flatten();
        let is_time = |fact: &FactId| self.vocabulary.fact(*fact).kind == Type::Moment;
        let facts = facts.filter(|fact| !is_time(fact));
        facts.filter(|fact| matches!(self.facts.known(*fact), Known::NotAsked | Known::Unknown)).collect()
    }

    fn atom(&self, gate: usize) -> Option<Atom> {
        match self.program.circuit.gates().get(gate)? {
            Gate::Atom(id) => self.program.circuit.atoms().get(id.index()).copied(),
            Gate::Not(_) | Gate::And(_) | Gate::Or(_) => None,
        }
    }

    /// The gates of the atoms under what is not settled.
    fn unsettled_atoms(&self) -> BTreeSet<usize> {
        let mut found = BTreeSet::new();
        let mut seen = BTreeSet::new();
        let mut open = self.targets.clone();
        while let Some(gate) = open.pop() {
            if self.truth(gate) != Truth::Unknown || !seen.insert(gate) {
                continue;
            }
            match self.program.circuit.gates().get(gate.index()) {
                Some(Gate::Atom(_)) => {
                    found.insert(gate.index());
                }
                Some(Gate::Not(input)) => open.push(*input),
                Some(Gate::And(inputs) | Gate::Or(inputs)) => open.extend(inputs.iter().copied()),
                None => {}
            }
        }
        found
    }

    /// Whether two completions that differ in this fact alone give different rulings.
    fn matters(&self, fact: FactId) -> bool {
        let mut search = Search::new(self.vocabulary, self.program, self.facts);
        let first = search.copy();
        let second = search.copy_but(&first, &self.moved_with(fact));
        let mut differ = Vec::new();
        for gate in &self.targets {
            if let (Some(one), Some(other)) = (first.lit(*gate), second.lit(*gate)) {
                differ.push(search.differ(one, other));
            }
        }
        search.require(differ);
        search.possible(&[])
    }

    /// A fact, and the times of the moments that come at once with its own: who came later, to him the envelope was opened
    /// later.
    fn moved_with(&self, fact: FactId) -> Vec<FactId> {
        let mut moved = vec![fact];
        let orders = self.facts.line().map_or(&[][..], |line| line.orders());
        for order in orders {
            let back = Difference { left: order.right, right: order.left, limit: -order.limit };
            let times = [order.left, order.right];
            if times.contains(&Some(fact)) && orders.contains(&back) {
                let unknown = times.into_iter().flatten().filter(|time| self.facts.value(*time).is_none());
                moved.extend(unknown.filter(|time| *time != fact));
            }
        }
        moved.dedup();
        moved
    }

    fn answers(&self, fact: FactId) -> Vec<Answer> {
        let mut search = Search::new(self.vocabulary, self.program, self.facts);
        let copy = search.copy();
        let choices: Vec<(Given, Vec<Lit>)> = match &self.vocabulary.fact(fact).kind {
            Type::Truth => self.truths(&copy, fact),
            Type::OneOf(values) => self.choices(&copy, fact, values.len()),
            Type::Duration | Type::Number => self.limits(&copy, fact),
            Type::Moment | Type::Text | Type::Date | Type::Fen | Type::Moves => Vec::new(),
        };
        let mut answers = Vec::new();
        for (given, lits) in choices {
            if search.possible(&lits) {
                let possible = self.scores_given(&mut search, &copy, &lits);
                answers.push(Answer { given, possible });
            }
        }
        if self.result { merged(answers) } else { answers }
    }

    /// The results left then; none where the ruling is about something else.
    fn scores_given(&self, search: &mut Search, copy: &Copy, lits: &[Lit]) -> Vec<Score> {
        if !self.result {
            return Vec::new();
        }
        scores(&self.outcomes_given(search, copy, lits), self.sealer)
    }

    fn lits_of(&self, copy: &Copy, fact: FactId) -> Vec<(Atom, Lit)> {
        let atoms = self.unsettled_atoms();
        let lits = atoms.iter().filter_map(|index| Some((self.atom(*index)?, copy.lit_at(*index)?)));
        lits.filter(|(atom, _)| atom.speaks_of(fact)).collect()
    }

    fn truths(&self, copy: &Copy, fact: FactId) -> Vec<(Given, Vec<Lit>)> {
        let lits = self.lits_of(copy, fact);
        let given = |truth| Given::Value(Value::Truth(truth));
        lits.iter().flat_map(|(_, lit)| [(given(true), vec![*lit]), (given(false), vec![!*lit])]).collect()
    }

    fn choices(&self, copy: &Copy, fact: FactId, values: usize) -> Vec<(Given, Vec<Lit>)> {
        let lits = self.lits_of(copy, fact);
        let can_be = |value: &u8| self.facts.truth(Atom::Is(fact, *value)) != Truth::False;
        let choices = (0..values).filter_map(|value| u8::try_from(value).ok()).filter(can_be);
        // Values of which the edition asks none are one answer: to it they come to the same.
        let asked = |value: u8| self.program.circuit.atoms().contains(&Atom::Is(fact, value));
        let first_unasked = choices.clone().find(|value| !asked(*value));
        choices
            .filter(|value| asked(*value) || Some(*value) == first_unasked)
            .map(|value| {
                let own = |atom: &Atom| matches!(atom, Atom::Is(_, of) if *of == value);
                let lits = lits.iter().map(|(atom, lit)| if own(atom) { *lit } else { !*lit });
                (Given::Value(Value::Choice(value)), lits.collect())
            })
            .collect()
    }

    fn limits(&self, copy: &Copy, fact: FactId) -> Vec<(Given, Vec<Lit>)> {
        let comparisons = self.lits_of(copy, fact).into_iter().filter_map(|(atom, lit)| match atom {
            Atom::AtMost(difference) => Some((difference, lit)),
            Atom::Holds(_) | Atom::Is(..) => None,
        });
        let comparisons: Vec<_> = comparisons.collect();
        let bounded: Option<Vec<_>> =
            comparisons.iter().map(|(difference, lit)| self.boundary(fact, *difference, *lit)).collect();
        bounded.map_or_else(|| patterns(&comparisons), ranges)
    }

    /// The amount at which a comparison turns, with the literal that holds below it.
    fn boundary(&self, fact: FactId, difference: Difference, lit: Lit) -> Option<(Boundary, Lit)> {
        let Difference { left, right, limit } = difference;
        let is_left = left == Some(fact);
        let other = if is_left { right } else { left };
        let other = other.map_or(Some(0), |other| self.facts.amount(other))?;
        Some(if is_left {
            (Boundary { amount: other + limit, included_below: true }, lit)
        } else {
            (Boundary { amount: other - limit, included_below: false }, !lit)
        })
    }
}

/// The fewer results the answers leave on average, the more useful the question.
fn useful(answers: &[Answer]) -> usize {
    let left: usize = answers.iter().map(|answer| answer.possible.len().saturating_sub(1)).sum();
    left * 1000 / answers.len().max(1)
}

/// The stretches between the amounts at which comparisons turn.
fn ranges(mut boundaries: Vec<(Boundary, Lit)>) -> Vec<(Given, Vec<Lit>)> {
    boundaries.sort_by_key(|(boundary, _)| (boundary.amount, boundary.included_below));
    (0..=boundaries.len())
        .map(|place| {
            let at = |index: Option<usize>| {
                index.and_then(|index| boundaries.get(index)).map(|(boundary, _)| *boundary)
            };
            let lits = boundaries
                .iter()
                .enumerate()
                .map(|(index, (_, lit))| if index < place { !*lit } else { *lit });
            (Given::Range(at(place.checked_sub(1)), at(Some(place))), lits.collect())
        })
        .collect()
}

/// Every way comparisons with unknown amounts can turn out; those that cannot be together are dropped by the caller.
fn patterns(comparisons: &[(Difference, Lit)]) -> Vec<(Given, Vec<Lit>)> {
    let comparisons = comparisons.get(..comparisons.len().min(6)).unwrap_or_default();
    (0..1_u32 << comparisons.len())
        .map(|pattern| {
            let holds = |place: usize| pattern >> place & 1 == 0;
            let parts =
                comparisons.iter().enumerate().map(|(place, (difference, _))| (*difference, holds(place)));
            let lits = comparisons
                .iter()
                .enumerate()
                .map(|(place, (_, lit))| if holds(place) { *lit } else { !*lit });
            (Given::Limits(parts.collect()), lits.collect())
        })
        .collect()
}

/// Neighbouring stretches with the same consequence are one answer.
fn merged(answers: Vec<Answer>) -> Vec<Answer> {
    let mut merged: Vec<Answer> = Vec::new();
    for answer in answers {
        if let (Some(Answer { given: Given::Range(_, end), possible }), Given::Range(_, next)) =
            (merged.last_mut(), &answer.given)
            && *possible == answer.possible
        {
            *end = *next;
            continue;
        }
        merged.push(answer);
    }
    merged
}
