//! What is known of each fact, and the truth of atoms that follows from it.

use std::iter::repeat_with;
use std::sync::Arc;

use super::timeline::Timeline;
use crate::engine::model::{Difference, FactId, Formula, RuleIndex, Type, Value, Vocabulary, written};
use crate::engine::program::{Atom, GateId, Truth};

/// What is known of a fact.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default)]
pub enum Known {
    /// Stated in the case.
    Told(Value),
    /// Read from the position, the written move or other facts.
    Computed(Value),
    /// The normal course, assumed.
    Assumed(Value),
    /// Nobody said anything.
    #[default]
    NotAsked,
    /// Said to be unknown for now.
    Unknown,
    /// Said to be impossible to establish.
    Unknowable,
}

/// What is known of every fact.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Facts {
    /// Cases read otherwise share it until one of them differs.
    known: Arc<Vec<Known>>,
    /// What is known of the order of moments, when the rules ask for it.
    timeline: Option<Arc<Timeline>>,
    /// Which facts are times of moments.
    times: Arc<[bool]>,
    /// A fact computed, and another that would take it away were it told to be otherwise.
    computed_while: Option<(FactId, FactId)>,
    /// Values that the board rules out of facts of which the value is not known.
    ruled_out: Vec<(FactId, u8)>,
    /// Assumptions that turn on facts that are not known.
    open_defaults: Vec<OpenDefault>,
}

/// An assumption that is made in some completions of the unknown facts and not in others; the one declared first goes before
/// others of the same fact.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct OpenDefault {
    /// The fact.
    pub(crate) fact: FactId,
    /// What is assumed of it.
    pub(crate) value: Value,
    /// The condition under which it is.
    pub(crate) when: Option<GateId>,
    /// Facts told to be unknown that would have to be so.
    pub(crate) told_so: Vec<(Atom, bool)>,
    /// What no game can show, and the assumption could bring about.
    pub(crate) unless: Vec<GateId>,
}

impl Facts {
    /// Nothing is known yet.
    #[must_use]
    pub fn nothing(vocabulary: &Vocabulary) -> Self {
        let known = Arc::new(repeat_with(Known::default).take(vocabulary.fact_count()).collect());
        let (times, ruled_out) = (vocabulary.times(), Vec::new());
        Self { known, timeline: None, times, computed_while: None, ruled_out, open_defaults: Vec::new() }
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

    /// The value of the fact of this name as the rule files write it.
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

    /// The assumptions that turn on facts that are not known, in the order in which they are made.
    pub(crate) fn open_defaults(&self) -> &[OpenDefault] {
        &self.open_defaults
    }

    pub(super) fn add_open_default(&mut self, default: OpenDefault) {
        self.open_defaults.push(default);
    }

    /// Whether an assumption about a fact turns on facts that are not known.
    pub(crate) fn has_open_default(&self, fact: FactId) -> bool {
        self.open_defaults.iter().any(|default| default.fact == fact)
    }

    /// The assumed fact that would take a computed one away were it otherwise.
    pub(crate) fn computed_while(&self, fact: FactId) -> Option<FactId> {
        self.computed_under_assumption().filter(|(computed, _)| *computed == fact).map(|(_, other)| other)
    }

    /// The computed fact of which that is so, with the assumed one.
    pub(crate) fn computed_under_assumption(&self) -> Option<(FactId, FactId)> {
        self.computed_while.filter(|(computed, other)| {
            matches!(self.known(*computed), Known::Computed(_)) && self.is_assumed(*other)
        })
    }

    /// Computes a fact that another would take away were it told to be otherwise.
    pub(super) fn compute_while(&mut self, fact: FactId, value: Value, other: Option<FactId>) {
        self.set(fact, Known::Computed(value));
        if let Some(other) = other {
            self.computed_while = Some((fact, other));
        }
    }

    /// Records a computed value of a fact with a list of values, unless somebody stated the fact.
    pub(super) fn choose(&mut self, vocabulary: &Vocabulary, fact: FactId, value: &str) {
        let Type::OneOf(values) = &vocabulary.fact(fact).kind else { return };
        let place = values.iter().position(|known| known == value).and_then(|place| u8::try_from(place).ok());
        if let (Some(place), Known::NotAsked) = (place, self.known(fact)) {
            self.set(fact, Known::Computed(Value::Choice(place)));
        }
    }

    /// Records that a fact, whatever its value is, has not this one. What somebody states counts all the same.
    pub(super) fn rule_out(&mut self, fact: FactId, value: u8) {
        if !self.ruled_out.contains(&(fact, value)) {
            self.ruled_out.push((fact, value));
        }
    }

    /// What is ruled out of facts of which the value is not known.
    pub(crate) fn ruled_out(&self) -> impl Iterator<Item = (FactId, u8)> + '_ {
        self.ruled_out.iter().copied().filter(|(fact, _)| self.value(*fact).is_none())
    }

    /// Records what is known of a fact.
    pub fn set(&mut self, fact: FactId, known: Known) {
        if let Some(slot) = self.slots().get_mut(fact.index()) {
            *slot = known;
        }
    }

    /// What is known of every fact, by their numbers, to be changed.
    pub(super) fn slots(&mut self) -> &mut [Known] {
        Arc::make_mut(&mut self.known).as_mut_slice()
    }

    /// The truth of an atom. Times and numbers are never negative, so a comparison with an unknown one can be settled.
    #[must_use]
    pub fn truth(&self, atom: Atom) -> Truth {
        self.by_order(
            atom,
            truth_by(atom, |fact| self.value(fact), |fact| self.is_time(fact)),
            Timeline::truth,
        )
    }

    /// The truth of an atom by what is told and computed, all assumptions withdrawn.
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
            (Truth::Unknown, Atom::Is(fact, value), _) if self.ruled_out.contains(&(fact, value)) => {
                Truth::False
            }
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

    /// The truth of a formula, given that of the rules it refers to.
    #[must_use]
    pub fn truth_of(&self, formula: &Formula, applies: &dyn Fn(RuleIndex) -> Truth) -> Truth {
        truth_of(formula, &|atom| self.truth(atom), applies)
    }

    /// Whether a formula that refers to no rule holds by what is told and computed, all assumptions withdrawn.
    #[must_use]
    pub fn is_told(&self, formula: &Formula) -> bool {
        truth_of(formula, &|atom| self.truth_told(atom), &|_| Truth::Unknown) == Truth::True
    }

    /// The truth of every atom.
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

/// Longer than any time.
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
