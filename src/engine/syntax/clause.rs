//! The clauses of the rule language as trees: as written, names unresolved, every name with its place.

use serde::{Deserialize, Serialize};

use crate::engine::source::{Span, Src};

/// Where an amending edition takes a provision over from.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Origin {
    /// The edition in which it was written.
    pub edition: String,
    /// Its number or id there.
    pub id: String,
}

/// A name as written: a fact, a value, an act, a party, a rule.
pub(crate) type Name = Src<String>;

/// A `when` clause.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct When {
    /// `for each player, ...`: the place of those words.
    pub each_player: Option<Span>,
    /// What must hold.
    pub condition: Condition,
}

/// An order of two moments, and when it holds.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Order {
    /// `for each player, ...`: the place of those words.
    pub each_player: Option<Span>,
    /// The earlier.
    pub first: Name,
    /// The later.
    pub then: Name,
    /// The two come at the same second.
    pub together: bool,
    /// When it holds; none means always.
    pub when: Option<Condition>,
    /// The whole clause.
    pub span: Span,
}

/// What a rule asks.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Condition {
    /// `a and b`
    And(Vec<Self>),
    /// `a or b`
    Or(Vec<Self>),
    /// `not a`
    Not(Box<Self>),
    /// `fact`: a truth
    Holds(Name),
    /// `fact is value`, `fact is not one of value, value`
    Is {
        /// The fact.
        fact: Name,
        /// With `not`.
        negated: bool,
        /// The values, one or more.
        values: Vec<Name>,
    },
    /// `sum <= sum`
    Compare {
        /// Left of the sign.
        left: Sum,
        /// The sign.
        sign: Comparator,
        /// Right of the sign.
        right: Sum,
        /// The whole comparison.
        span: Span,
    },
    /// `a before b`: of two moments
    Before {
        /// The earlier.
        first: Name,
        /// The later.
        then: Name,
    },
    /// `the game is over`
    Over(Span),
    /// `article 9.6 applies`, `rule E.8.a applies`
    Applies {
        /// The rule or article named.
        target: Name,
        /// Which of the two words was written.
        kind: ReferenceKind,
    },
}

/// Whether a clause names one rule or a whole article.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum ReferenceKind {
    /// `article 9.6`
    Article,
    /// `rule 9.6.a`
    Rule,
}

/// The sign of a comparison.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Comparator {
    /// `<`
    Less,
    /// `<=`
    AtMost,
    /// `>`
    More,
    /// `>=`
    AtLeast,
}

/// A number or a time.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Sum {
    /// A plain number.
    Number(Src<i64>),
    /// A time in seconds.
    Duration(Src<i64>),
    /// The value of a fact.
    Fact(Name),
    /// Two sums and a sign.
    Binary {
        /// Left of the sign.
        left: Box<Self>,
        /// The sign.
        sign: Arithmetic,
        /// Right of the sign.
        right: Box<Self>,
    },
}

/// The sign between two sums.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Arithmetic {
    /// `+`
    Plus,
    /// `-`
    Minus,
    /// `*`
    Times,
    /// `/`
    Over,
}

/// What a rule concludes.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Conclusion {
    /// `sealer loses`
    Loses(Name),
    /// `sealer wins`
    Wins(Name),
    /// `game is drawn`
    Drawn,
    /// `game is lost by both`
    LostByBoth,
    /// `game is annulled`
    Annulled,
    /// `game goes on`
    GoesOn,
    /// `arbiter must open-envelope`
    Duty {
        /// Who.
        party: Name,
        /// Must, may, should, must not.
        modality: Modality,
        /// Does what.
        act: Name,
        /// To what or whom.
        object: Option<Name>,
        /// From when on.
        timing: Timing,
    },
    /// `set sealer.time_used to sealer.time_used + session.remaining`
    Set {
        /// The fact set.
        fact: Name,
        /// Its new value.
        value: Sum,
    },
    /// `offer stands`
    State {
        /// Of what.
        subject: Name,
        /// The state.
        state: Name,
    },
}

impl Conclusion {
    /// Whether it ends the game: a win, a loss, a draw, an annulment.
    pub(crate) fn ends_game(&self) -> bool {
        match self {
            Self::Loses(_) | Self::Wins(_) | Self::Drawn | Self::LostByBoth | Self::Annulled => true,
            Self::GoesOn | Self::Duty { .. } | Self::Set { .. } | Self::State { .. } => false,
        }
    }
}

/// From which moment on a duty or right is there, and until when: `upon move.made before record`.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub(crate) struct Timing {
    /// It is there once all of these have come; none: once the rule takes effect.
    pub upon: Vec<Name>,
    /// It is over once one of these has come.
    pub before: Vec<Name>,
}

/// Duty, right, recommendation, prohibition.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Modality {
    /// A duty.
    Must,
    /// A right.
    May,
    /// A recommendation.
    Should,
    /// A prohibition.
    MustNot,
}

impl Modality {
    /// The word used in JSON and in messages.
    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Must => "must",
            Self::May => "may",
            Self::Should => "should",
            Self::MustNot => "must_not",
        }
    }
}

impl Sum {
    /// The characters the sum stands on.
    #[must_use]
    pub(crate) fn span(&self) -> Span {
        match self {
            Self::Number(number) | Self::Duration(number) => number.span,
            Self::Fact(name) => name.span,
            Self::Binary { left, right, .. } => {
                let (left, right) = (left.span(), right.span());
                Span::new(left.source(), left.start(), right.end())
            }
        }
    }
}
