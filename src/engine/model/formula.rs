//! Conditions and expressions as meant: facts by number, comparisons as differences, references as rules.

use std::collections::BTreeSet;

use super::fact_id::FactId;

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
