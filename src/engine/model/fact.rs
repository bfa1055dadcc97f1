//! Facts, their types and values, and formulas over them, as meant: names are resolved, every value fits its type, comparisons are
//! differences (`x - y <= c`), references are rules.

use std::collections::BTreeSet;

use crate::engine::source::Span;
use crate::engine::syntax::READING;

/// The number of an act within the vocabulary.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ActId(pub(super) u16);

impl ActId {
    /// Position in the order declared.
    #[must_use]
    pub fn index(self) -> usize {
        self.0.into()
    }
}

/// A player by his part in the adjournment.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Role {
    /// The side to move in the position: he sealed.
    Sealer,
    /// The other: he must reply to the sealed move.
    Replier,
}

impl Role {
    /// Both, in the order of the vocabulary.
    pub const BOTH: [Self; 2] = [Self::Sealer, Self::Replier];

    /// The other player.
    #[must_use]
    pub fn other(self) -> Self {
        match self {
            Self::Sealer => Self::Replier,
            Self::Replier => Self::Sealer,
        }
    }

    /// The word used in clauses and JSON.
    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Sealer => "sealer",
            Self::Replier => "replier",
        }
    }

    /// The role a word names.
    #[must_use]
    pub fn from_word(word: &str) -> Option<Self> {
        Self::BOTH.into_iter().find(|role| role.as_str() == word)
    }
}

/// Whose fact: by role or by colour.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Seat {
    /// `sealer.late`, `replier.late`
    Role(Role),
    /// `white.late`
    White,
    /// `black.late`
    Black,
}

impl Seat {
    /// The four facts a `player.` fact stands for.
    pub const ALL: [Self; 4] =
        [Self::Role(Role::Sealer), Self::Role(Role::Replier), Self::White, Self::Black];

    /// The word before the dot.
    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Role(role) => role.as_str(),
            Self::White => "white",
            Self::Black => "black",
        }
    }
}

/// What values a fact can have.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Type {
    /// Yes or no.
    Truth,
    /// A time, in whole seconds, never negative.
    Duration,
    /// A whole number, never negative.
    Number,
    /// A time counted from the hour set for the resumption, in whole seconds: negative before it.
    Moment,
    /// Any text.
    Text,
    /// A day.
    Date,
    /// A time of day, to the minute.
    Hour,
    /// A position in Forsyth-Edwards notation.
    Fen,
    /// Moves of a game.
    Moves,
    /// One of these values, which exclude each other.
    OneOf(Vec<String>),
}

impl Type {
    /// The names of the types that are not lists of values.
    pub const NAMES: [&'static str; 9] =
        ["truth", "duration", "number", "moment", "text", "date", "hour", "fen", "moves"];

    pub(super) fn from_name(name: &str) -> Option<Self> {
        match name {
            "truth" => Some(Self::Truth),
            "duration" => Some(Self::Duration),
            "number" => Some(Self::Number),
            "moment" => Some(Self::Moment),
            "text" => Some(Self::Text),
            "date" => Some(Self::Date),
            "hour" => Some(Self::Hour),
            "fen" => Some(Self::Fen),
            "moves" => Some(Self::Moves),
            _ => None,
        }
    }

    /// The name used in messages.
    #[must_use]
    pub fn as_str(&self) -> &'static str {
        match self {
            Self::Truth => "truth",
            Self::Duration => "duration",
            Self::Number => "number",
            Self::Moment => "moment",
            Self::Text => "text",
            Self::Date => "date",
            Self::Hour => "hour",
            Self::Fen => "fen",
            Self::Moves => "moves",
            Self::OneOf(_) => "values",
        }
    }

    /// Every value of a truth or a list; none of any other type, whose values are too many.
    pub(crate) fn choices(&self) -> Vec<Value> {
        if *self == Self::Truth {
            return [true, false].map(Value::Truth).into();
        }
        (0..=u8::MAX).zip(self.values()).map(|(place, _)| Value::Choice(place)).collect()
    }

    /// The values of a list; none of any other type.
    pub(crate) fn values(&self) -> &[String] {
        match self {
            Self::OneOf(values) => values,
            Self::Truth
            | Self::Duration
            | Self::Number
            | Self::Moment
            | Self::Text
            | Self::Date
            | Self::Hour
            | Self::Fen
            | Self::Moves => &[],
        }
    }
}

/// A value of a fact.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Value {
    /// Of a truth.
    Truth(bool),
    /// Of a duration (seconds) or a number.
    Amount(i64),
    /// Of a list of values: the place in the list.
    Choice(u8),
    /// Of a text, date, position or game.
    Text(String),
}

/// The normal course of a fact.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Assumption {
    /// What is assumed.
    pub value: Value,
    /// When it is assumed; always, if nothing is said.
    pub when: Option<Formula>,
}

impl Assumption {
    /// The facts that must have these values, all of them, for it to be assumed; none where that depends on something else
    /// or on nothing.
    pub(crate) fn required(&self) -> Option<Vec<(FactId, Value)>> {
        required(self.when.as_ref()?)
    }
}

fn required(formula: &Formula) -> Option<Vec<(FactId, Value)>> {
    match formula {
        Formula::Holds(fact) => Some(vec![(*fact, Value::Truth(true))]),
        Formula::Is(fact, value) => Some(vec![(*fact, Value::Choice(*value))]),
        Formula::And(parts) => {
            parts.iter().map(required).collect::<Option<Vec<_>>>().map(|parts| parts.concat())
        }
        Formula::Not(part) => match part.as_ref() {
            Formula::Holds(fact) => Some(vec![(*fact, Value::Truth(false))]),
            Formula::And(_)
            | Formula::Or(_)
            | Formula::Not(_)
            | Formula::Is(..)
            | Formula::AtMost(_)
            | Formula::Applies(_) => None,
        },
        Formula::Or(_) | Formula::AtMost(_) | Formula::Applies(_) => None,
    }
}

/// A declared fact.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fact {
    /// Its dotted name: `sealer.late`.
    pub name: String,
    /// For a player's fact: whose.
    pub seat: Option<Seat>,
    /// The name as declared: `player.late`.
    pub declared: String,
    /// Its type.
    pub kind: Type,
    /// What it is about.
    pub matters: Vec<Matter>,
    /// Its normal course.
    pub assume: Option<Assumption>,
    /// Departing from the assumption is the arbiter's choice.
    pub discretion: bool,
    /// Read from other facts when nobody states it.
    pub computed: bool,
    /// What is told of both players at once: the facts of each.
    pub of_each: Vec<FactId>,
    /// Facts of the sealer that, with those of the other seats, tell of which player it is meant: if one of these is told of a player to
    /// be other than usual, it is told of him, and of nobody of whom none is.
    pub of_whom: Vec<FactId>,
    /// Facts, families of facts and values that imply that the fact is true.
    pub shown_by: Vec<String>,
    /// The value that counts when the case says that nobody can know the fact.
    pub unknowable: Option<Value>,
    /// Where it is declared.
    pub span: Span,
}

impl Fact {
    /// Whether it holds how a contested text is read.
    #[must_use]
    pub fn is_reading(&self) -> bool {
        self.reading().is_some()
    }

    /// What it belongs to: `envelope` of `envelope.shows.names`.
    #[must_use]
    pub fn family(&self) -> &str {
        self.name.split('.').next().unwrap_or_default()
    }

    /// The id of the reading it holds, if it is one: `both-late` of `reading.both-late`.
    #[must_use]
    pub fn reading(&self) -> Option<&str> {
        self.name.strip_prefix(READING)
    }
}

/// What a fact or a conclusion is about: the place in the vocabulary's list.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Matter(pub(super) u8);

impl Matter {
    /// The result of the game, always declared first.
    pub const RESULT: Self = Self(0);

    /// Position in the vocabulary's list.
    #[must_use]
    pub fn index(self) -> usize {
        self.0.into()
    }
}

/// The number of a fact within its vocabulary.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct FactId(u16);

impl FactId {
    pub(super) fn new(index: usize) -> Self {
        Self(u16::try_from(index).unwrap_or(u16::MAX))
    }

    /// Position in tables that hold one entry a fact.
    #[must_use]
    pub fn index(self) -> usize {
        self.0.into()
    }
}

/// The number of a rule within its edition. A rule `for each player` is two.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RuleIndex(pub(super) u16);

impl RuleIndex {
    pub(super) fn new(index: usize) -> Self {
        Self(u16::try_from(index).unwrap_or(u16::MAX))
    }

    /// Position in the edition's list of rules.
    #[must_use]
    pub fn index(self) -> usize {
        self.0.into()
    }
}

/// What must hold.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Formula {
    /// Every part holds; without parts it is true.
    And(Vec<Self>),
    /// Some part holds; without parts it is false.
    Or(Vec<Self>),
    /// The part does not hold.
    Not(Box<Self>),
    /// A truth.
    Holds(FactId),
    /// The fact has this value.
    Is(FactId, u8),
    /// `left - right <= limit`, a missing fact counting as zero.
    AtMost(Difference),
    /// The rule applies, times left aside.
    Applies(RuleIndex),
}

impl Formula {
    /// Always true.
    pub const ALWAYS: Self = Self::And(Vec::new());

    /// The facts it asks itself, each once; not those of the rules it refers to.
    #[must_use]
    pub fn facts(&self) -> BTreeSet<FactId> {
        match self {
            Self::And(parts) | Self::Or(parts) => parts.iter().flat_map(Self::facts).collect(),
            Self::Not(part) => part.facts(),
            Self::Holds(fact) | Self::Is(fact, _) => BTreeSet::from([*fact]),
            Self::AtMost(difference) => [difference.left, difference.right].into_iter().flatten().collect(),
            Self::Applies(_) => BTreeSet::new(),
        }
    }

    /// Whether it asks a fact itself.
    #[must_use]
    pub fn asks(&self, fact: FactId) -> bool {
        match self {
            Self::And(parts) | Self::Or(parts) => parts.iter().any(|part| part.asks(fact)),
            Self::Not(part) => part.asks(fact),
            Self::Holds(asked) | Self::Is(asked, _) => *asked == fact,
            Self::AtMost(difference) => difference.asks(fact),
            Self::Applies(_) => false,
        }
    }

    /// The rules it refers to, each as often as it is named.
    #[must_use]
    pub fn rules(&self) -> Vec<RuleIndex> {
        match self {
            Self::And(parts) | Self::Or(parts) => parts.iter().flat_map(Self::rules).collect(),
            Self::Not(part) => part.rules(),
            Self::Applies(rule) => vec![*rule],
            Self::Holds(_) | Self::Is(..) | Self::AtMost(_) => Vec::new(),
        }
    }
}

/// `left - right <= limit`: every comparison of the rule language is one or the negation of one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Difference {
    /// The fact counted up.
    pub left: Option<FactId>,
    /// The fact counted down.
    pub right: Option<FactId>,
    /// The limit, in seconds or in units.
    pub limit: i64,
}

impl Difference {
    /// The same where a fact in it is this amount.
    pub(crate) fn where_is(self, fact: FactId, amount: i64) -> Self {
        let Self { left, right, limit } = self;
        match (left == Some(fact), right == Some(fact)) {
            (true, false) => Self { left: None, right, limit: limit - amount },
            (false, true) => Self { left, right: None, limit: limit + amount },
            (true, true) => Self { left: None, right: None, limit },
            (false, false) => self,
        }
    }

    /// Whether it asks a fact.
    #[must_use]
    pub fn asks(self, fact: FactId) -> bool {
        [self.left, self.right].contains(&Some(fact))
    }
}

/// A number or time to be computed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Expression {
    /// A constant.
    Constant(i64),
    /// The value of a fact.
    Fact(FactId),
    /// Two expressions and a sign.
    Binary(Box<Self>, crate::engine::syntax::Arithmetic, Box<Self>),
}

impl Expression {
    /// The facts it reads, each once, in the order met.
    #[must_use]
    pub fn facts(&self) -> Vec<FactId> {
        match self {
            Self::Constant(_) => Vec::new(),
            Self::Fact(fact) => vec![*fact],
            Self::Binary(left, _, right) => {
                let mut facts = left.facts();
                facts.extend(right.facts().into_iter().filter(|fact| !left.facts().contains(fact)));
                facts
            }
        }
    }
}
