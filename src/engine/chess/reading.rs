//! The result of reading a sealed move: what the text fits, why, and how well.
//!
//! Plain data without words; the words live with the locales, under the `code` of each variant.

use super::{
    deviation::Deviation,
    language::Language,
    men::Man,
    moves::Move,
    reason::{IllegalReason, NearReading},
};

/// How a text relates to the legal moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ReadingKind {
    /// One legal move, nothing wrong that matters.
    Clear,
    /// One legal move, once a false or missing sign, letter case or foreign letter is set right.
    Inexact,
    /// Several legal moves.
    Ambiguous,
    /// A move that can be understood and is not legal.
    Illegal,
    /// No move can be understood.
    Unintelligible,
    /// No move is written.
    Absent,
}

impl ReadingKind {
    /// The value of the fact `sealed.reading`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Clear => "clear",
            Self::Inexact => "inexact",
            Self::Ambiguous => "ambiguous",
            Self::Illegal => "illegal",
            Self::Unintelligible => "unintelligible",
            Self::Absent => "absent",
        }
    }
}

/// A system of notation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Notation {
    /// Letter and square, including two squares alone.
    Algebraic,
    /// Files named after the men, ranks from the mover's side.
    Descriptive,
    /// Four digits, as in international correspondence chess.
    Numeric,
}

impl Notation {
    /// A lower-case word that never changes, for data and message keys.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Algebraic => "algebraic",
            Self::Descriptive => "descriptive",
            Self::Numeric => "numeric",
        }
    }

    /// The system with a code.
    #[must_use]
    pub fn from_code(code: &str) -> Option<Self> {
        [Self::Algebraic, Self::Descriptive, Self::Numeric].into_iter().find(|system| system.code() == code)
    }
}

/// The moves that some languages and one system make of the text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LanguageReading {
    /// Languages in which the text says the same.
    pub languages: Vec<Language>,
    /// The system of notation.
    pub notation: Notation,
    /// The legal moves it fits; none if that reading is illegal.
    pub moves: Vec<Move>,
}

/// Everything that can be said about a written move without the law.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reading {
    /// The verdict.
    pub kind: ReadingKind,
    /// The legal moves the text fits.
    pub candidates: Vec<Move>,
    /// The one legal move, if the reading is clear or inexact.
    pub chosen: Option<Move>,
    /// Legal moves the text resembles, most alike first.
    pub near: Vec<NearReading>,
    /// Differences from a proper record of the candidates, and remarks on the paper.
    pub deviations: Vec<Deviation>,
    /// Why no legal move fits, if the reading is illegal.
    pub illegal_because: Vec<IllegalReason>,
    /// The man that an illegal move would move, where every way of reading it names the same.
    pub attempted: Option<Man>,
    /// Whether an illegal move would take something, where every way of reading it agrees.
    pub attempts_capture: Option<bool>,
    /// What each language and system makes of the text.
    pub languages: Vec<LanguageReading>,
    /// Whether the text fits one move in each of several languages, and not the same one: knowing the
    /// player's language would settle it.
    pub language_decides: bool,
}

impl Reading {
    /// Whether the strict reading fails while something alike is legal: a matter for the arbiter.
    #[must_use]
    pub fn is_disputed(&self) -> bool {
        matches!(self.kind, ReadingKind::Illegal | ReadingKind::Unintelligible) && !self.near.is_empty()
    }

    pub(super) fn empty(kind: ReadingKind) -> Self {
        Self {
            kind,
            candidates: Vec::new(),
            chosen: None,
            near: Vec::new(),
            deviations: Vec::new(),
            illegal_because: Vec::new(),
            attempted: None,
            attempts_capture: None,
            languages: Vec::new(),
            language_decides: false,
        }
    }
}
