//! What rules conclude: the result of the game, duties and rights, new values, states.

use super::fact::{Matter, Role};
use super::fact_id::FactId;
use super::formula::Expression;
use super::vocabulary::{ActId, Party, StateId, Vocabulary};
use crate::engine::syntax::Modality;

/// What a rule concludes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Conclusion {
    /// The result of the game.
    Result(Verdict),
    /// A duty, right or prohibition.
    Duty(Duty),
    /// A new value of a fact.
    Set(FactId, Expression),
    /// A state.
    State(StateId),
}

/// A duty, right or prohibition.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Duty {
    /// Whose.
    pub party: Party,
    /// Must, may, must not.
    pub modality: Modality,
    /// Do what.
    pub act: ActId,
    /// To what or whom.
    pub object: Option<String>,
}

/// A result as a rule says it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Verdict {
    /// `sealer loses`
    Loses(Role),
    /// `sealer wins`
    Wins(Role),
    /// `game is drawn`
    Drawn,
    /// `game is lost by both`
    LostByBoth,
    /// `game is annulled`
    Annulled,
    /// `game goes on`
    GoesOn,
}

/// A result, however it is said.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Outcome {
    /// This player wins.
    WonBy(Role),
    /// Draw.
    Drawn,
    /// Both lose.
    LostByBoth,
    /// The game does not count; a new one is played.
    Annulled,
    /// The game goes on.
    GoesOn,
}

impl Outcome {
    /// Every outcome.
    pub const ALL: [Self; 6] = [
        Self::WonBy(Role::Sealer),
        Self::WonBy(Role::Replier),
        Self::Drawn,
        Self::LostByBoth,
        Self::Annulled,
        Self::GoesOn,
    ];
}

impl Verdict {
    /// The result it comes to.
    #[must_use]
    pub fn outcome(self) -> Outcome {
        match self {
            Self::Loses(role) => Outcome::WonBy(role.other()),
            Self::Wins(role) => Outcome::WonBy(role),
            Self::Drawn => Outcome::Drawn,
            Self::LostByBoth => Outcome::LostByBoth,
            Self::Annulled => Outcome::Annulled,
            Self::GoesOn => Outcome::GoesOn,
        }
    }
}

impl Conclusion {
    /// Whether it comes to the same as another, however the two are said.
    #[must_use]
    pub fn says_the_same(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Result(one), Self::Result(other)) => one.outcome() == other.outcome(),
            (Self::Result(_) | Self::Duty(_) | Self::Set(..) | Self::State(_), _) => self == other,
        }
    }

    /// What it is about.
    #[must_use]
    pub fn matters<'a>(&self, vocabulary: &'a Vocabulary) -> &'a [Matter] {
        match self {
            Self::Result(_) => &[Matter::RESULT],
            Self::Duty(duty) => vocabulary.act(duty.act).map_or(&[], |act| std::slice::from_ref(&act.matter)),
            Self::Set(fact, _) => &vocabulary.fact(*fact).matters,
            Self::State(state) => {
                vocabulary.state(*state).map_or(&[], |state| std::slice::from_ref(&state.matter))
            }
        }
    }

    /// Whether it is about one of these matters.
    #[must_use]
    pub fn is_about(&self, vocabulary: &Vocabulary, matters: &[Matter]) -> bool {
        self.matters(vocabulary).iter().any(|matter| matters.contains(matter))
    }
}
