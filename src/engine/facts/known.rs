//! What is known of each fact, and the three-valued truth of atoms that follows from it.

use std::collections::BTreeSet;
use std::iter::repeat_with;
use std::sync::Arc;

use super::timeline::Timeline;
use crate::engine::model::{
    ActId, Difference, FactId, Formula, Moment, RuleIndex, Type, Value, Vocabulary, written,
};
use crate::engine::program::{Atom, GateId, Truth};

/// What is known of a fact.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default)]
pub enum Known {
    /// Given in the case.
    Told(Value),
    /// Computed from the position, the written move or other facts.
    Computed(Value),
    /// Assumed as the normal course.
    Assumed(Value),
    /// Not mentioned in the case.
    #[default]
    NotAsked,
    /// Given as `unknown`: not known yet.
    Unknown,
    /// Given as `unknowable`: cannot be established.
    Unknowable,
}

/// An act that has been done.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub(crate) struct DoneAct {
    /// The act.
    pub(crate) act: ActId,
    /// What it was done to.
    pub(crate) object: Option<String>,
    /// When, in seconds from the hour set, where it is told.
    pub(crate) second: Option<i64>,
}

/// What is known of every fact of a case.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Facts {
    /// Copy on write: cases that differ only in readings share the list.
    known: Arc<Vec<Known>>,
    /// The timeline, if any rule depends on the order of moments.
    timeline: Option<Arc<Timeline>>,
    /// Which facts are times of moments.
    times: Arc<[bool]>,
    /// A computed fact, and the fact that invalidates it if told to be otherwise.
    computed_while: Option<(FactId, FactId)>,
    /// For facts without a value: values that are excluded, by the board or because a moment has come.
    ruled_out: Vec<(FactId, u8)>,
    /// Pairs of values, of two facts, that cannot both hold in this position.
    exclusive: Vec<[(FactId, u8); 2]>,
    /// Assumptions that depend on unknown facts.
    open_defaults: Vec<OpenDefault>,
    /// An assumption was not made because it would contradict what is known.
    is_overruled: bool,
    /// Facts whose default value contradicts the told and computed facts; they have the other value.
    departures: Vec<FactId>,
    /// The acts told to be done, in their order.
    done: Arc<[DoneAct]>,
}

/// An assumption that is made in some completions of the unknown facts and not in others. Of several assumptions about one
/// fact, the one declared first takes precedence.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct OpenDefault {
    /// The fact.
    pub(crate) fact: FactId,
    /// The assumed value.
    pub(crate) value: Value,
    /// The condition of the assumption, if it is not certain.
    pub(crate) when: Option<GateId>,
    /// Atoms over facts told to be unknown, with the truth values that the assumption requires.
    pub(crate) told_so: Vec<(Atom, bool)>,
    /// Impossibilities that the assumption must not bring about.
    pub(crate) unless: Vec<GateId>,
}

impl Facts {
    /// Facts of which nothing is known.
    #[must_use]
    pub fn nothing(vocabulary: &Vocabulary) -> Self {
        let known = Arc::new(repeat_with(Known::default).take(vocabulary.fact_count()).collect());
        Self {
            known,
            timeline: None,
            times: vocabulary.times(),
            computed_while: None,
            ruled_out: Vec::new(),
            exclusive: Vec::new(),
            open_defaults: Vec::new(),
            is_overruled: false,
            departures: Vec::new(),
            done: Arc::new([]),
        }
    }

    /// The acts told to be done, in their order.
    pub(crate) fn done(&self) -> &[DoneAct] {
        &self.done
    }

    pub(super) fn set_done(&mut self, done: Vec<DoneAct>) {
        self.done = done.into();
    }

    /// What is known of a fact.
    #[must_use]
    pub fn known(&self, fact: FactId) -> &Known {
        self.known.get(fact.index()).unwrap_or(&Known::NotAsked)
    }

    /// The value of a fact, wherever it comes from.
    #[must_use]
    pub fn value(&self, fact: FactId) -> Option<&Value> {
        match self.known(fact) {
            Known::Told(value) | Known::Computed(value) | Known::Assumed(value) => Some(value),
            Known::NotAsked | Known::Unknown | Known::Unknowable => None,
        }
    }

    /// The value of the fact with this name, in the notation of rule files.
    #[must_use]
    pub fn written(&self, vocabulary: &Vocabulary, name: &str) -> Option<String> {
        let fact = vocabulary.fact_named(name)?;
        Some(written(&vocabulary.fact(fact).kind, self.value(fact)?))
    }

    /// The amount of a duration or number.
    #[must_use]
    pub fn amount(&self, fact: FactId) -> Option<i64> {
        match self.value(fact) {
            Some(Value::Amount(amount)) => Some(*amount),
            Some(Value::Truth(_) | Value::Choice(_) | Value::Text(_)) | None => None,
        }
    }

    /// Whether the value is assumed.
    #[must_use]
    pub fn is_assumed(&self, fact: FactId) -> bool {
        matches!(self.known(fact), Known::Assumed(_))
    }

    /// The open assumptions, in the order in which they are made.
    pub(crate) fn open_defaults(&self) -> &[OpenDefault] {
        &self.open_defaults
    }

    pub(super) fn add_open_default(&mut self, default: OpenDefault) {
        self.open_defaults.push(default);
    }

    /// Whether an assumption was not made because it would contradict what is known. The fact then has another value, and what
    /// follows from that may contradict what is known in turn: then no completion is possible.
    pub(crate) fn is_overruled(&self) -> bool {
        self.is_overruled
    }

    pub(super) fn set_overruled(&mut self) {
        self.is_overruled = true;
    }

    /// Whether the told facts contradict the default value of a fact, so that the other value follows from them, or leave it in doubt.
    pub(crate) fn is_departure(&self, fact: FactId) -> bool {
        self.departures.contains(&fact)
    }

    /// Sets the value that follows because the default value contradicts the told facts.
    pub(super) fn derive_departure(&mut self, fact: FactId, truth: bool) {
        self.set(fact, Known::Computed(Value::Truth(truth)));
        self.departures.push(fact);
    }

    /// Makes a fact unknown that its default value would decide although the told facts leave it in doubt.
    pub(super) fn doubt(&mut self, fact: FactId) {
        self.set(fact, Known::Unknown);
        self.departures.push(fact);
    }

    /// Whether a fact is stated to be unknown or unknowable, by the case or by what follows from it.
    pub(crate) fn is_unknown(&self, fact: FactId) -> bool {
        matches!(self.known(fact), Known::Unknown | Known::Unknowable)
    }

    /// Whether some but not all completions of the unknown facts assume a value for this fact.
    #[must_use]
    pub fn has_open_default(&self, fact: FactId) -> bool {
        self.open_defaults.iter().any(|default| default.fact == fact)
    }

    /// The orders of the normal course that are assumed only in some completions, as places in [`Program::usually`].
    ///
    /// [`Program::usually`]: crate::engine::program::Program
    #[must_use]
    pub fn open_orders(&self) -> &[usize] {
        self.timeline().map_or(&[], Timeline::open_orders)
    }

    /// The assumed fact on which a computed fact rests: if it were otherwise, the computed fact would be invalid.
    pub(crate) fn computed_while(&self, fact: FactId) -> Option<FactId> {
        self.computed_under_assumption().filter(|(computed, _)| *computed == fact).map(|(_, other)| other)
    }

    /// The computed fact that rests on an assumed fact, with that assumed fact.
    pub(crate) fn computed_under_assumption(&self) -> Option<(FactId, FactId)> {
        self.computed_while.filter(|(computed, other)| {
            matches!(self.known(*computed), Known::Computed(_)) && self.is_assumed(*other)
        })
    }

    /// Sets a computed fact that becomes invalid if `other` is told to be otherwise.
    pub(super) fn compute_while(&mut self, fact: FactId, value: Value, other: Option<FactId>) {
        self.set(fact, Known::Computed(value));
        if let Some(other) = other {
            self.computed_while = Some((fact, other));
        }
    }

    /// Records the computed value of a fact with a list of values, unless something is told of the fact.
    pub(super) fn choose(&mut self, vocabulary: &Vocabulary, fact: FactId, value: &str) {
        let Type::OneOf(values) = &vocabulary.fact(fact).kind else { return };
        let place = values.iter().position(|known| known == value).and_then(|place| u8::try_from(place).ok());
        if let (Some(place), Known::NotAsked) = (place, self.known(fact)) {
            self.set(fact, Known::Computed(Value::Choice(place)));
        }
    }

    /// Records that a fact does not have this value. If the case gives this value, the case takes precedence.
    pub(super) fn rule_out(&mut self, fact: FactId, value: u8) {
        if !self.ruled_out.contains(&(fact, value)) {
            self.ruled_out.push((fact, value));
        }
    }

    /// Records that of two facts one cannot have a value while the other has a certain one. If both are known, what is known takes
    /// precedence.
    pub(super) fn exclude_together(&mut self, one: (FactId, u8), other: (FactId, u8)) {
        if !self.exclusive.contains(&[one, other]) {
            self.exclusive.push([one, other]);
        }
    }

    /// The pairs of values that exclude each other.
    pub(crate) fn exclusive(&self) -> impl Iterator<Item = [(FactId, u8); 2]> + '_ {
        let is_open = |pair: &[(FactId, u8); 2]| pair.iter().any(|(fact, _)| self.value(*fact).is_none());
        self.exclusive.iter().copied().filter(is_open)
    }

    /// The excluded values of facts without a value, each once.
    pub(crate) fn ruled_out(&self) -> BTreeSet<(FactId, u8)> {
        let pairs = self.exclusive().flat_map(|[one, other]| [(one, other), (other, one)]);
        let excluded = pairs.filter(|(by, _)| self.has(*by)).map(|(_, value)| value);
        let all = self.ruled_out.iter().copied().chain(excluded);
        all.filter(|(fact, _)| self.value(*fact).is_none()).collect()
    }

    fn has(&self, (fact, value): (FactId, u8)) -> bool {
        self.value(fact) == Some(&Value::Choice(value))
    }

    pub(super) fn is_ruled_out(&self, value: (FactId, u8)) -> bool {
        let excludes = |[one, other]: [(FactId, u8); 2]| {
            one == value && self.has(other) || other == value && self.has(one)
        };
        self.ruled_out.contains(&value) || self.exclusive().any(excludes)
    }

    /// Records the one value that is left of each fact of which the others are excluded, unless something is told of it.
    pub(super) fn choose_what_is_left(&mut self, vocabulary: &Vocabulary) {
        let facts: BTreeSet<_> = self.exclusive().flatten().map(|(fact, _)| fact).collect();
        for fact in facts {
            if *self.known(fact) != Known::NotAsked {
                continue;
            }
            let values = (0..=u8::MAX).zip(vocabulary.fact(fact).kind.values());
            let mut left = values.filter(|(value, _)| !self.is_ruled_out((fact, *value)));
            if let (Some((only, _)), None) = (left.next(), left.next()) {
                self.set(fact, Known::Computed(Value::Choice(only)));
            }
        }
    }

    /// Records what is known of a fact.
    pub fn set(&mut self, fact: FactId, known: Known) {
        if let Some(slot) = self.slots().get_mut(fact.index()) {
            *slot = known;
        }
    }

    /// The entries of all facts by their numbers, for modification.
    pub(super) fn slots(&mut self) -> &mut [Known] {
        Arc::make_mut(&mut self.known).as_mut_slice()
    }

    /// The truth of an atom. Durations and numbers are never negative, so a comparison with an unknown one may already be
    /// decided; a time may be negative.
    #[must_use]
    pub fn truth(&self, atom: Atom) -> Truth {
        self.by_order(
            atom,
            truth_by(atom, |fact| self.value(fact), |fact| self.is_time(fact)),
            Timeline::truth,
        )
    }

    /// The truth of an atom by told and computed facts only, without assumptions.
    #[must_use]
    pub fn truth_told(&self, atom: Atom) -> Truth {
        let rests = |fact| self.is_assumed(fact) || self.computed_while(fact).is_some();
        let told = |fact| if rests(fact) { None } else { self.value(fact) };
        let by_value = truth_by(atom, told, |fact| self.is_time(fact));
        self.by_order(atom, by_value, Timeline::truth_told)
    }

    pub(super) fn is_time(&self, fact: FactId) -> bool {
        self.times.get(fact.index()).copied().unwrap_or(false)
    }

    fn by_order(&self, atom: Atom, by_value: Truth, truth: impl Fn(&Timeline, Difference) -> Truth) -> Truth {
        match (by_value, atom, &self.timeline) {
            (Truth::Unknown, Atom::AtMost(difference), Some(timeline)) => truth(timeline, difference),
            (Truth::Unknown, Atom::Is(fact, value), _) if self.is_ruled_out((fact, value)) => Truth::False,
            (truth, ..) => truth,
        }
    }

    /// What is known of the order of moments, when the rules ask for it.
    pub(crate) fn timeline(&self) -> Option<&Timeline> {
        self.timeline.as_deref()
    }

    pub(super) fn set_timeline(&mut self, timeline: Option<Arc<Timeline>>) {
        self.timeline = timeline;
    }

    /// The truth of a formula; `applies` gives the truth of the rules that it refers to.
    #[must_use]
    pub fn truth_of(&self, formula: &Formula, applies: &dyn Fn(RuleIndex) -> Truth) -> Truth {
        truth_of(formula, &|atom| self.truth(atom), applies)
    }

    /// Whether a moment that does not come in every game has come; `None` for a moment that comes in every game.
    pub(crate) fn has_come(&self, moment: &Moment) -> Option<Truth> {
        let means = moment.happened.as_ref()?;
        Some(self.truth_of(means, &|_| Truth::Unknown))
    }

    /// Whether a formula without rule references is true by told and computed facts only, without assumptions.
    #[must_use]
    pub fn is_told(&self, formula: &Formula) -> bool {
        truth_of(formula, &|atom| self.truth_told(atom), &|_| Truth::Unknown) == Truth::True
    }

    /// The truth of each of the given atoms.
    #[must_use]
    pub fn truths(&self, atoms: &[Atom]) -> Vec<Truth> {
        atoms.iter().map(|atom| self.truth(*atom)).collect()
    }
}

fn truth_of(formula: &Formula, truth: &dyn Fn(Atom) -> Truth, applies: &dyn Fn(RuleIndex) -> Truth) -> Truth {
    let of = |part: &Formula| truth_of(part, truth, applies);
    match formula {
        Formula::And(parts) => parts.iter().map(of).min().unwrap_or(Truth::True),
        Formula::Or(parts) => parts.iter().map(of).max().unwrap_or(Truth::False),
        Formula::Not(part) => !of(part),
        Formula::Applies(rule) => applies(*rule),
        Formula::Holds(fact) => truth(Atom::Holds(*fact)),
        Formula::Is(fact, value) => truth(Atom::Is(*fact, *value)),
        Formula::AtMost(difference) => truth(Atom::AtMost(*difference)),
    }
}

/// A bound greater than any time.
const FAR: i64 = 1 << 40;

fn truth_by<'v>(
    atom: Atom,
    value: impl Fn(FactId) -> Option<&'v Value>,
    is_time: impl Fn(FactId) -> bool,
) -> Truth {
    match atom {
        Atom::Holds(fact) => match value(fact) {
            Some(Value::Truth(truth)) => Truth::known(*truth),
            Some(Value::Amount(_) | Value::Choice(_) | Value::Text(_)) | None => Truth::Unknown,
        },
        Atom::Is(fact, choice) => match value(fact) {
            Some(Value::Choice(value)) => Truth::known(*value == choice),
            Some(Value::Amount(_) | Value::Truth(_) | Value::Text(_)) | None => Truth::Unknown,
        },
        Atom::AtMost(Difference { left, right, limit }) => {
            let bounds = |fact: Option<FactId>| match fact.map(&value) {
                None => (0, Some(0)),
                Some(Some(Value::Amount(amount))) => (*amount, Some(*amount)),
                // An amount is never negative; a time may be before the hour set.
                Some(Some(Value::Truth(_) | Value::Choice(_) | Value::Text(_)) | None) => {
                    (if fact.is_some_and(&is_time) { -FAR } else { 0 }, None)
                }
            };
            let ((left_least, left_most), (right_least, right_most)) = (bounds(left), bounds(right));
            if left_most.is_some_and(|most| most - right_least <= limit) {
                Truth::True
            } else if right_most.is_some_and(|most| left_least - most > limit) {
                Truth::False
            } else {
                Truth::Unknown
            }
        }
    }
}
