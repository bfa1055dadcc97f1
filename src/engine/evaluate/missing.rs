//! The missing facts of an open ruling: those of which two values, with all other facts the same, give different rulings. For
//! each fact: the possible answers, and the results that each answer leaves possible. The order of the questions is set by
//! `useful`.

use std::collections::BTreeSet;

use super::gates::gates;
use super::question::{Context, Question, Untreated, scores};
use super::ruling::{asking_the_result, is_contradictory, possible_results};
use crate::engine::decision::{Answer, Boundary, Given, Missing, Score};
use crate::engine::facts::{Accepted, Known};
use crate::engine::model::{Difference, Fact, FactId, Formula, MomentId, Type, Value};
use crate::engine::program::{Atom, GateId, Truth};
use crate::engine::solver::Claim;

impl Question<'_> {
    /// The missing facts, the most useful question first. This is the order in which they are listed and asked.
    pub(super) fn missing(&self) -> Vec<Missing> {
        let mut missing: Vec<(usize, usize, Missing)> = Vec::new();
        for fact in self.candidates() {
            if self.context.work.is_over() {
                self.context.work.give_up();
                break;
            }
            let by_itself = self.matters(fact);
            if !by_itself && (!self.moves_assumptions(fact) || self.overturns_assumptions(fact)) {
                continue;
            }
            let answers = self.answers(fact);
            // What an exhausted budget leaves possible is no answer.
            if self.context.work.gave_up() && !missing.is_empty() {
                break;
            }
            if by_itself || self.decides(&answers) {
                missing.push((useful(&answers), fact.index(), Missing { fact, answers }));
            }
        }
        for unsaid in self.perhaps_unsaid_by() {
            missing.retain(|(.., known)| known.fact != unsaid.2.fact);
            missing.push(unsaid);
        }
        if !self.facts.timeline().is_some_and(|line| line.told().unknowable) {
            missing.extend(self.orders());
        }
        if self.result && missing.is_empty() && self.possible_outcomes().len() > 1 {
            missing = self.with_their_times();
        }
        missing.sort_by_key(|(useful, place, _)| (*useful, *place));
        missing.into_iter().map(|(_, _, missing)| missing).collect()
    }

    /// The facts, and the orders of moments, that the case states to be unknowable and that the result depends on. They are never asked; the
    /// ruling lists them with the results that each value would leave possible.
    pub(super) fn unknowable(&self) -> Vec<Missing> {
        if !self.result {
            return Vec::new();
        }
        let mut found = Vec::new();
        for fact in self.asked_for(|known| *known == Known::Unknowable) {
            if self.context.work.is_over() {
                self.context.work.give_up();
                return found;
            }
            if self.matters(fact) {
                let missing = Missing { fact, answers: self.answers(fact) };
                // What an exhausted budget leaves possible is no answer.
                if self.context.work.gave_up() {
                    return found;
                }
                found.extend(Some(missing).filter(|missing| self.decides(&missing.answers)));
            }
        }
        if self.facts.timeline().is_some_and(|line| line.told().unknowable) {
            found.extend(self.orders().into_iter().map(|(.., missing)| missing));
        }
        found
    }

    /// Whether some answers leave different results of those that are possible. An answer that contradicts an assumption can lead to
    /// others; only because of these it is not asked.
    fn decides(&self, answers: &[Answer]) -> bool {
        let possible = scores(self.possible_outcomes(), self.sealer);
        differ(answers.iter().map(|answer| -> Vec<_> {
            possible.iter().filter(|score| answer.possible.contains(score)).collect()
        }))
    }

    /// Whether an assumption, or an assumed order of moments, depends on this fact.
    fn moves_assumptions(&self, fact: FactId) -> bool {
        let (circuit, program) = (&self.context.program.circuit, self.context.program);
        let asks = |gate: &GateId| circuit.facts_under(*gate).contains(&fact);
        self.result
            && (self.facts.open_defaults().iter().any(|default| {
                default.when.iter().chain(&default.unless).any(asks)
                    || default.told_so.iter().any(|(atom, _)| atom.speaks_of(fact))
            }) || self.facts.timeline().is_some_and(|line| {
                let open = line.open_orders().iter().filter_map(|place| program.usually.get(*place));
                open.chain(&program.necessarily)
                    .any(|order| order.asks.iter().any(|atom| atom.speaks_of(fact)))
            }))
    }

    /// Whether telling this fact contradicts an assumption, whatever is told of it: how a reply ends the game is not asked while it is
    /// assumed that none was sealed.
    fn overturns_assumptions(&self, fact: FactId) -> bool {
        let Context { vocabulary, program, .. } = self.context;
        let Some(case) = self.case.filter(|_| *self.facts.known(fact) == Known::NotAsked) else {
            return false;
        };
        let overturns = |told: Accepted| {
            vocabulary.facts().any(|(id, _)| match (self.facts.known(id), told.facts.known(id)) {
                (Known::Assumed(assumed), Known::Computed(shown)) => assumed != shown,
                (Known::NotAsked, Known::Computed(shown)) => {
                    let mut open =
                        self.facts.open_defaults().iter().filter(|open| open.fact == id).peekable();
                    open.peek().is_some() && open.all(|open| open.value != *shown)
                }
                (_, _) => false,
            })
        };
        let values = vocabulary.fact(fact).kind.choices();
        let mut told =
            values.iter().filter_map(|value| case.telling(vocabulary, program, fact, value)).peekable();
        told.peek().is_some() && told.all(overturns)
    }

    /// The facts that can still be answered on which an assumption, or an assumed order of moments, depends.
    fn moving_assumptions(&self) -> BTreeSet<FactId> {
        let (circuit, program) = (&self.context.program.circuit, self.context.program);
        let of_defaults = self.facts.open_defaults().iter().flat_map(|default| {
            let gates = default.when.iter().chain(&default.unless);
            let asked = gates.flat_map(|gate| circuit.facts_under(*gate));
            asked.chain(default.told_so.iter().flat_map(|(atom, _)| atom.facts()).flatten())
        });
        let open = self.facts.timeline().map_or(&[][..], |line| line.open_orders());
        let orders = open.iter().filter_map(|place| program.usually.get(*place)).chain(&program.necessarily);
        let of_orders = orders.flat_map(|order| &order.asks).flat_map(|atom| atom.facts()).flatten();
        of_defaults.chain(of_orders).filter(|fact| self.can_be_answered(*fact)).collect()
    }

    /// Facts stated to be unknown that no rule asks about, if the edition would be silent for some of their values.
    fn perhaps_unsaid_by(&self) -> Vec<(usize, usize, Missing)> {
        if !self.result || self.unsaid.certainly {
            return Vec::new();
        }
        let of_situations = self.unsaid.situations.iter().flat_map(Formula::facts);
        let asked: BTreeSet<_> =
            self.unsaid.perhaps.iter().map(|(fact, _)| *fact).chain(of_situations).collect();
        let asked = asked.into_iter().filter(|fact| *self.facts.known(*fact) == Known::Unknown);
        let missing = asked.map(|fact| {
            let values = self.context.vocabulary.fact(fact).kind.choices();
            Missing {
                fact,
                answers: values.into_iter().filter_map(|value| self.ruled_anew(fact, value)).collect(),
            }
        });
        let missing = missing.filter(|missing| differ(missing.answers.iter().map(|answer| &answer.possible)));
        missing.map(|missing| (useful(&missing.answers), missing.fact.index(), missing)).collect()
    }

    /// Used if no single fact changes the result, because each changes a time or an assumption as well: the facts whose answers,
    /// each ruled on anew, leave different results possible.
    fn with_their_times(&self) -> Vec<(usize, usize, Missing)> {
        let facts = &self.candidates() | &self.moving_assumptions();
        let facts = facts.into_iter().filter(|fact| !self.overturns_assumptions(*fact));
        let told = facts.map(|fact| Missing { fact, answers: self.answers(fact) });
        let differ = |missing: &Missing| differ(missing.answers.iter().map(|answer| &answer.possible));
        let placed = |missing: Missing| (useful(&missing.answers), missing.fact.index(), missing);
        told.filter(differ).map(placed).collect()
    }

    /// The orders of moments that matter: those whose two directions leave different results possible.
    fn orders(&self) -> Vec<(usize, usize, Missing)> {
        let Some(fact) = self.context.vocabulary.by_name().order else { return Vec::new() };
        let asked: Vec<_> = self.unsettled_orders().collect();
        let mut found = Vec::new();
        for (gate, first, then) in asked {
            let ways: [(MomentId, MomentId, Claim); 2] =
                [(first, then, (gate, true)), (then, first, (gate, false))];
            if ways.iter().any(|(.., way)| !self.possible(&[*way])) || self.result && !self.time_matters(gate)
            {
                continue;
            }
            // Which came first is asked only once both are known to have come.
            if [first, then].into_iter().any(|moment| self.may_not_have_come(moment)) {
                continue;
            }
            let answers = ways.into_iter().filter_map(|(first, then, way)| self.order(first, then, way));
            let answers: Vec<_> = answers.collect();
            let matters = if self.result { self.decides(&answers) } else { self.settles_otherwise(gate) };
            if matters {
                found.push((useful(&answers), fact.index(), Missing { fact, answers }));
            }
        }
        found
    }

    /// The answer that one moment came before another; `None` if it contradicts what is told.
    fn order(&self, first: MomentId, then: MomentId, way: Claim) -> Option<Answer> {
        let Context { vocabulary, program, .. } = self.context;
        let possible = match self.case {
            Some(case) => self.leaves(case.telling_order(vocabulary, program, first, then)?)?,
            None => self.scores_given(&[way]),
        };
        Some(Answer { given: Given::Order(first, then), possible })
    }

    /// Whether it is told to be unknown whether a moment has come.
    fn may_not_have_come(&self, moment: MomentId) -> bool {
        let moment = self.context.vocabulary.moment(moment);
        let is_unknown = |fact: FactId| self.facts.is_unknown(fact);
        moment.is_some_and(|moment| {
            self.facts.has_come(moment) == Some(Truth::Unknown)
                && moment.happened.iter().flat_map(Formula::facts).any(is_unknown)
        })
    }

    /// Whether another unknown time, all else equal, gives another ruling.
    fn time_matters(&self, gate: GateId) -> bool {
        let mut times = self.atom(gate).into_iter().flat_map(Atom::facts).flatten();
        times.any(|time| self.facts.amount(time).is_none() && self.matters(time))
    }

    /// Whether some finding may follow with one direction and not with the other.
    fn settles_otherwise(&self, way: GateId) -> bool {
        let mut open = self.targets.iter().filter(|gate| self.truth(**gate) == Truth::Unknown);
        let apart = |gate: GateId, holds: bool| {
            self.possible(&[(way, true), (gate, holds)]) && self.possible(&[(way, false), (gate, !holds)])
        };
        open.any(|gate| apart(*gate, true) || apart(*gate, false))
    }

    /// The orders of moments below unsettled gates that no known time settles.
    fn unsettled_orders(&self) -> impl Iterator<Item = (GateId, MomentId, MomentId)> + '_ {
        let is_open = |fact: Option<FactId>| {
            fact.is_some_and(|fact| {
                self.context.vocabulary.fact(fact).kind == Type::Moment && self.facts.amount(fact).is_none()
            })
        };
        self.unsettled_atoms().iter().copied().filter_map(move |gate| {
            let Atom::AtMost(difference) = self.atom(gate)? else { return None };
            // Two limits may be the same time: ask about the player whose limit matters.
            let mut alike = self.context.program.compared.iter().filter(|(known, ..)| *known == difference);
            let any = alike.clone().next()?;
            let (_, first, then) = alike
                .find(|(_, first, then)| self.matters_at(*first) && self.matters_at(*then))
                .unwrap_or(any);
            (is_open(difference.left) || is_open(difference.right)).then_some((gate, *first, *then))
        })
    }

    /// Whether some rule may take effect at a moment, or no rule is tied to it.
    fn matters_at(&self, moment: MomentId) -> bool {
        let mut rules = self.context.program.rules.iter().filter(|rule| rule.at == Some(moment)).peekable();
        rules.peek().is_none() || rules.any(|rule| self.truth(rule.holds) != Truth::False)
    }

    /// Unknown facts below unsettled gates that can still be answered.
    fn candidates(&self) -> BTreeSet<FactId> {
        self.asked_for(|known| matches!(known, Known::NotAsked | Known::Unknown))
    }

    /// The facts below unsettled gates of which so much is known.
    fn asked_for(&self, is_wanted: impl Fn(&Known) -> bool) -> BTreeSet<FactId> {
        let atoms = self.unsettled_atoms();
        let facts = atoms.iter().filter_map(|gate| self.atom(*gate)).flat_map(Atom::facts).flatten();
        facts.filter(|fact| self.is_asked(*fact, &is_wanted)).collect()
    }

    /// Whether a fact is unknown and not unknowable.
    fn can_be_answered(&self, fact: FactId) -> bool {
        self.is_asked(fact, |known| matches!(known, Known::NotAsked | Known::Unknown))
    }

    /// Whether so much is known of a fact, and it is one that is asked: which moment came first is, and not at what second.
    fn is_asked(&self, fact: FactId, is_wanted: impl Fn(&Known) -> bool) -> bool {
        self.context.vocabulary.fact(fact).kind != Type::Moment && is_wanted(self.facts.known(fact))
    }

    /// Whether two completions that differ in this fact alone give different rulings.
    fn matters(&self, fact: FactId) -> bool {
        self.can_differ(&self.moved_with(fact)).unwrap_or(false)
    }

    /// A fact, and the times of moments that coincide with it: if a player came later, the envelope was opened to him later.
    fn moved_with(&self, fact: FactId) -> Vec<FactId> {
        let mut moved = vec![fact];
        let orders = self.facts.timeline().map_or(&[][..], |line| line.orders());
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
}

/// Whether the results that answers leave possible are not the same for all of them.
fn differ<T: PartialEq>(mut left: impl Iterator<Item = T>) -> bool {
    left.next().is_some_and(|first| left.any(|other| other != first))
}

/// The sort key of a question: the average number of results that remain open after an answer, times 1000. Lowest first.
fn useful(answers: &[Answer]) -> usize {
    let left: usize = answers.iter().map(|answer| answer.possible.len().saturating_sub(1)).sum();
    left * 1000 / answers.len().max(1)
}

impl Question<'_> {
    /// The possible answers, each with the results that the ruling then leaves possible.
    pub(super) fn answers(&self, fact: FactId) -> Vec<Answer> {
        let choices: Vec<(Given, Vec<Claim>)> = match &self.context.vocabulary.fact(fact).kind {
            Type::Truth => self.truths(fact),
            Type::OneOf(values) => self.choices(fact, values.len()),
            Type::Duration | Type::Number => self.limits(fact),
            Type::Moment | Type::Text | Type::Date | Type::Hour | Type::Fen | Type::Moves => Vec::new(),
        };
        let mut answers = Vec::new();
        let left = scores(self.possible_outcomes(), self.sealer);
        for (given, claims) in choices {
            let is_possible = self.possible(&claims);
            // Told values take precedence over assumptions, so an answer may contradict what some completions assume of its fact. It is
            // offered only if it leaves at least one result that is possible now.
            if is_possible || self.facts.has_open_default(fact) {
                let answer = self.answer(fact, given, (&claims, is_possible));
                let leads_elsewhere = |answer: &Answer| {
                    self.result && !is_possible && !answer.possible.iter().any(|score| left.contains(score))
                };
                answers.extend(answer.filter(|answer| !leads_elsewhere(answer)));
            }
        }
        if self.result { merged(answers) } else { answers }
    }

    /// An answer with the results it leaves possible; `None` if it contradicts what is told. `claims` are the gate
    /// values that the answer asserts; `is_possible` tells whether some completion satisfies them.
    fn answer(&self, fact: FactId, given: Given, (claims, is_possible): (&[Claim], bool)) -> Option<Answer> {
        let value = match &given {
            Given::Value(value) => Some(value.clone()),
            // One amount stands for the range, unless amounts in it differ in how they compare with an unknown one.
            Given::Range(from, _) => {
                (!self.is_compared_with_unknown(fact)).then(|| Value::Amount(amount_above(*from)))
            }
            Given::Limits(_) | Given::Order(..) => None,
        };
        let Context { vocabulary, program, .. } = self.context;
        // Assumptions are made anew for an answer: the case is ruled on again if they change.
        let told = self.case.map(|case| match &value {
            Some(value) => case.telling(vocabulary, program, fact, value),
            None => case.leaving_open(vocabulary, program, fact),
        });
        let possible = match (value, told) {
            (_, Some(None)) => return None,
            (Some(_), Some(Some(told))) if !is_possible || !self.differs_only_in(fact, &told) => {
                self.leaves(told)?
            }
            (None, Some(Some(mut told))) if self.result && !self.differs_only_in(fact, &told) => {
                let gates = gates(self.context, &mut told);
                asking_the_result(self.context, &told, &gates.truths).scores_given(claims)
            }
            (_, _) if !is_possible => return None,
            (_, _) => self.scores_given(claims),
        };
        (!self.result || !possible.is_empty()).then_some(Answer { given, possible })
    }

    /// Whether the case with the answer told (`told`) differs from this case in `fact` alone: assumptions, open defaults, timeline and
    /// unregulated facts are equal. The results of the answer are then those of this case under the answer's claims, and no
    /// second solver is needed.
    fn differs_only_in(&self, fact: FactId, told: &Accepted) -> bool {
        let Context { vocabulary, edition, program, .. } = self.context;
        let (one, other) = (self.facts, &told.facts);
        let untreated = Untreated::of(vocabulary, edition, program, other);
        // A fact of a role and of its colour is one fact.
        let is_told = |id: FactId, known: &Fact| {
            known.declared == vocabulary.fact(fact).declared && other.known(id) == other.known(fact)
        };
        let is_same = |id: FactId, known: &Fact| one.known(id) == other.known(id) || is_told(id, known);
        told.sealer == self.sealer
            && one.timeline() == other.timeline()
            && one.open_defaults() == other.open_defaults()
            && vocabulary.facts().all(|(id, known)| is_same(id, known))
            && untreated.unsaid(vocabulary, edition, program, other) == self.unsaid
    }

    /// The answer that a fact has a value, ruled on anew; `None` if it contradicts what is told.
    fn ruled_anew(&self, fact: FactId, value: Value) -> Option<Answer> {
        let Context { vocabulary, program, .. } = self.context;
        let possible = self.leaves(self.case?.telling(vocabulary, program, fact, &value)?)?;
        Some(Answer { given: Given::Value(value), possible })
    }

    /// The results that a case leaves possible, if the ruling is about results; `None` if the case is contradictory.
    pub(super) fn leaves(&self, mut case: Accepted) -> Option<Vec<Score>> {
        let gates = gates(self.context, &mut case);
        if !self.result {
            return (!is_contradictory(self.context, &case, &gates.truths)).then(Vec::new);
        }
        let possible = possible_results(self.context, &case, &gates.truths);
        (!possible.is_empty()).then_some(possible)
    }

    /// The results then left possible; empty if the ruling is about something else.
    fn scores_given(&self, given: &[Claim]) -> Vec<Score> {
        if !self.result {
            return Vec::new();
        }
        scores(&self.outcomes_given(given), self.sealer)
    }

    fn atoms_of(&self, fact: FactId) -> Vec<(Atom, GateId)> {
        let atoms = self.unsettled_atoms().iter().filter_map(|gate| Some((self.atom(*gate)?, *gate)));
        atoms.filter(|(atom, _)| atom.speaks_of(fact)).collect()
    }

    /// The unknown atoms that ask a fact, including those that only an impossibility depends on.
    fn turning(&self, fact: FactId) -> Vec<(Atom, GateId)> {
        let circuit = &self.context.program.circuit;
        let gates = (0..circuit.gates().len()).map(GateId::at);
        let atoms = gates.filter_map(|gate| Some((self.atom(gate)?, gate)));
        atoms.filter(|(atom, gate)| atom.speaks_of(fact) && self.truth(*gate) == Truth::Unknown).collect()
    }

    fn truths(&self, fact: FactId) -> Vec<(Given, Vec<Claim>)> {
        let atoms = self.turning(fact);
        let given = |truth| Given::Value(Value::Truth(truth));
        let ways = |gate| [true, false].map(|holds| (given(holds), vec![(gate, holds)]));
        atoms.into_iter().flat_map(|(_, gate)| ways(gate)).collect()
    }

    fn choices(&self, fact: FactId, values: usize) -> Vec<(Given, Vec<Claim>)> {
        // Also of values that only an impossibility asks for: an answer says of each of them whether it is the case.
        let atoms = self.turning(fact);
        let can_be = |value: &u8| self.facts.truth(Atom::Is(fact, *value)) != Truth::False;
        let choices = (0..values).filter_map(|value| u8::try_from(value).ok()).filter(can_be);
        // Values that no rule of the edition asks for are one answer: they make no difference to it.
        let asked = |value: u8| self.context.program.circuit.atoms().contains(&Atom::Is(fact, value));
        let first_unasked = choices.clone().find(|value| !asked(*value));
        choices
            .filter(|value| asked(*value) || Some(*value) == first_unasked)
            .map(|value| {
                let own = |atom: &Atom| matches!(atom, Atom::Is(_, of) if *of == value);
                let claims = atoms.iter().map(|(atom, gate)| (*gate, own(atom)));
                (Given::Value(Value::Choice(value)), claims.collect())
            })
            .collect()
    }

    fn limits(&self, fact: FactId) -> Vec<(Given, Vec<Claim>)> {
        let of_amounts = |atoms: Vec<(Atom, GateId)>| {
            let amounts = atoms.into_iter().filter_map(|(atom, gate)| match atom {
                Atom::AtMost(difference) => Some((difference, gate)),
                Atom::Holds(_) | Atom::Is(..) => None,
            });
            // An answer in terms of an untold time of a moment would be of no use.
            let is_time = |fact: FactId| self.context.vocabulary.fact(fact).kind == Type::Moment;
            let is_untold_time = |fact: FactId| is_time(fact) && self.facts.amount(fact).is_none();
            let amounts = amounts.filter(|(difference, _)| {
                ![difference.left, difference.right].into_iter().flatten().any(is_untold_time)
            });
            amounts.collect::<Vec<_>>()
        };
        let unsettled = of_amounts(self.atoms_of(fact));
        let bounded: Option<Vec<_>> =
            unsettled.iter().map(|(difference, gate)| self.boundary(fact, *difference, *gate)).collect();
        let Some(mut bounded) = bounded else { return patterns(&unsettled) };
        let turning = of_amounts(self.turning(fact));
        let others = turning.iter().filter(|comparison| !unsettled.contains(comparison));
        bounded.extend(others.filter_map(|(difference, gate)| self.boundary(fact, *difference, *gate)));
        // A range without limits is no answer.
        if bounded.is_empty() {
            return Vec::new();
        }
        let mut ranges = ranges(bounded);
        let line = self.facts.timeline();
        if let (Some((Given::Range(_, end), _)), Some(amount)) =
            (ranges.last_mut(), line.and_then(|line| line.at_most(fact)))
        {
            *end = Some(Boundary { amount, included_below: true });
        }
        if let Some(least) = line.and_then(|line| line.at_least(fact)).filter(|least| *least > 0) {
            // The stretches below it contradict what is told; the one that it divides begins with it.
            let begins = Boundary { amount: least - 1, included_below: true };
            for (given, _) in &mut ranges {
                if let Given::Range(begin, _) = given
                    && begin.is_none_or(|begin| amount_above(Some(begin)) < least)
                {
                    *begin = Some(begins);
                }
            }
        }
        ranges
    }

    /// Whether a comparison of this amount is unknown because the amount it is compared with is unknown too.
    fn is_compared_with_unknown(&self, fact: FactId) -> bool {
        self.turning(fact).iter().any(|(atom, _)| match atom {
            Atom::AtMost(Difference { left, right, .. }) => {
                let mut others = [*left, *right].into_iter().flatten().filter(|other| *other != fact);
                others.any(|other| self.facts.amount(other).is_none())
            }
            Atom::Holds(_) | Atom::Is(..) => false,
        })
    }

    /// The amount at which a comparison changes its truth, and the claim that holds below it.
    fn boundary(&self, fact: FactId, difference: Difference, gate: GateId) -> Option<(Boundary, Claim)> {
        let Difference { left, right, limit } = difference;
        let is_left = left == Some(fact);
        let other = if is_left { right } else { left };
        let other = other.map_or(Some(0), |other| self.facts.amount(other))?;
        Some(if is_left {
            (Boundary { amount: other + limit, included_below: true }, (gate, true))
        } else {
            (Boundary { amount: other - limit, included_below: false }, (gate, false))
        })
    }
}

/// The least amount above one at which a comparison turns.
fn amount_above(from: Option<Boundary>) -> i64 {
    from.map_or(0, |from| from.amount + i64::from(from.included_below))
}

/// The stretches between the amounts at which comparisons turn.
fn ranges(mut boundaries: Vec<(Boundary, Claim)>) -> Vec<(Given, Vec<Claim>)> {
    boundaries.sort_by_key(|(boundary, _)| (boundary.amount, boundary.included_below));
    (0..=boundaries.len())
        .map(|place| {
            let at = |index: Option<usize>| {
                index.and_then(|index| boundaries.get(index)).map(|(boundary, _)| *boundary)
            };
            let claims = boundaries
                .iter()
                .enumerate()
                .map(|(index, (_, (gate, below)))| (*gate, *below == (index >= place)));
            (Given::Range(at(place.checked_sub(1)), at(Some(place))), claims.collect())
        })
        .collect()
}

/// Every way comparisons with unknown amounts can turn out; those that cannot be together are dropped by the caller.
fn patterns(comparisons: &[(Difference, GateId)]) -> Vec<(Given, Vec<Claim>)> {
    let comparisons = comparisons.get(..comparisons.len().min(6)).unwrap_or_default();
    if comparisons.is_empty() {
        return Vec::new();
    }
    (0..1_u32 << comparisons.len())
        .map(|pattern| {
            let holds = |place: usize| pattern >> place & 1 == 0;
            let parts =
                comparisons.iter().enumerate().map(|(place, (difference, _))| (*difference, holds(place)));
            let claims = comparisons.iter().enumerate().map(|(place, (_, gate))| (*gate, holds(place)));
            (Given::Limits(parts.collect()), claims.collect())
        })
        .collect()
}

/// Stretches that touch and have the same consequence are one answer. Between others lie amounts that contradict what is told.
fn merged(answers: Vec<Answer>) -> Vec<Answer> {
    let mut merged: Vec<Answer> = Vec::new();
    for answer in answers {
        if let (Some(Answer { given: Given::Range(_, end), possible }), Given::Range(begin, next)) =
            (merged.last_mut(), &answer.given)
            && *possible == answer.possible
            && end == begin
        {
            *end = *next;
            continue;
        }
        merged.push(answer);
    }
    merged
}
