//! A question as data: a situation, what is asked of it, the answers, and in which near situation each wrong one is right.

use crate::engine::analysis::Changed;
use crate::engine::decision::Decision;
use crate::engine::model::{Edition, FactId, Misconception, Outcome, RuleIndex, Value};
use crate::engine::syntax::CaseFile;

/// A question with one right answer.
#[derive(Debug, Clone)]
pub struct Question {
    /// How hard it is.
    pub level: Level,
    /// What happened.
    pub case: CaseFile,
    /// The ruling on what is asked.
    pub decision: Decision,
    /// What is asked.
    pub asks: Asks,
    /// The answers in the order shown.
    pub choices: Vec<Choice>,
    /// The rules that make the right answer right.
    pub rules: Vec<RuleIndex>,
}

impl Question {
    /// What is taken for granted, in either situation.
    #[must_use]
    pub fn assumed(&self) -> Vec<(FactId, Value)> {
        let other = match &self.asks {
            Asks::TwoResults(other) | Asks::TwoStatements(other, _) => Some(&other.decision),
            Asks::Result | Asks::Statement => None,
        };
        let mut assumed: Vec<(FactId, Value)> = Vec::new();
        for decision in std::iter::once(&self.decision).chain(other) {
            for fact in &decision.assumed {
                let value = decision.facts.value(*fact).cloned();
                assumed.extend(value.map(|value| (*fact, value)).filter(|one| !assumed.contains(one)));
            }
        }
        assumed
    }
}

/// Beside an answer with a reason the right one gives its own one time in so many.
const RIGHT_WITH_REASON: u64 = 4;

/// What is asked.
#[derive(Debug, Clone)]
pub enum Asks {
    /// The result.
    Result,
    /// Which of several statements the edition makes about the situation.
    Statement,
    /// The results of the situation and of one that differs from it.
    TwoResults(Box<Other>),
    /// In which of the two situations the edition makes a statement.
    TwoStatements(Box<Other>, Statement),
}

/// A second situation.
#[derive(Debug, Clone)]
pub struct Other {
    /// In what it differs.
    pub changed: Changed,
    /// The ruling on it.
    pub decision: Decision,
}

/// One conclusion of one rule.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Statement {
    /// The rule.
    pub rule: RuleIndex,
    /// Which of its conclusions.
    pub conclusion: usize,
    /// For a new value: what it comes to.
    pub value: Option<i64>,
}

/// An answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Answer {
    /// A result.
    Outcome(Ends),
    /// A statement.
    Says(Statement),
    /// The results of the first and the second situation.
    Outcomes([Ends; 2]),
    /// Where the statement is made.
    Where(Where),
    /// What a misconception claims and no rule says.
    Claims(ErrorId),
}

/// A misconception of an edition: the places of its article and of itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct ErrorId {
    /// The place of the article in the edition.
    pub article: usize,
    /// Its place in the article.
    pub place: usize,
}

impl ErrorId {
    /// Every misconception of an edition.
    pub fn all(edition: &Edition) -> impl Iterator<Item = (Self, &Misconception)> {
        edition.articles.iter().enumerate().flat_map(|(article, of)| {
            of.misconceptions.iter().enumerate().map(move |(place, error)| (Self { article, place }, error))
        })
    }

    /// The misconception itself.
    #[must_use]
    pub fn of(self, edition: &Edition) -> Option<&Misconception> {
        edition.articles.get(self.article)?.misconceptions.get(self.place)
    }
}

/// The misconception behind a wrong answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Error {
    /// Which.
    pub id: ErrorId,
    /// The answer is given in its own sentence, with the reason people have; else in the words of a ruling.
    pub is_said: bool,
}

/// How the edition has a game end, or that it does not say.
pub type Ends = Option<Outcome>;

/// In which of two situations.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Where {
    /// In the first alone.
    First,
    /// In the second alone.
    Second,
    /// In both.
    Both,
    /// In neither.
    Neither,
}

impl Where {
    /// All, in the order in which people list them.
    pub const ALL: [Self; 4] = [Self::First, Self::Second, Self::Both, Self::Neither];

    /// The one that is so.
    #[must_use]
    pub fn of(first: bool, second: bool) -> Self {
        match (first, second) {
            (true, false) => Self::First,
            (false, true) => Self::Second,
            (true, true) => Self::Both,
            (false, false) => Self::Neither,
        }
    }

    /// The word in message names.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::First => "first",
            Self::Second => "second",
            Self::Both => "both",
            Self::Neither => "neither",
        }
    }
}

/// An answer to choose.
#[derive(Debug, Clone)]
pub struct Choice {
    /// The answer.
    pub answer: Answer,
    /// Whether it is right.
    pub is_right: bool,
    /// Of a wrong one: the facts with which it would be right; none where the two situations of the question say it, or
    /// where no near situation has it.
    pub right_if: Changed,
    /// Of a wrong one: the misconception of those who give it, where there is one.
    pub error: Option<Error>,
    /// The facts that it gives as its reason; none where it gives none. They are so, whatever follows from them.
    pub because: Vec<FactId>,
}

impl Question {
    /// Lets answers give the facts as their reason beside one that gives a false one: who wins and who does not, so that the
    /// reason shows nothing. The same question always has the same.
    pub(super) fn give_reasons(&mut self, reasons: &[FactId]) {
        let is_said = |choice: &Choice| choice.error.is_some_and(|error| error.is_said);
        if !self.choices.iter().any(is_said) {
            return;
        }
        let mut facts: Vec<_> = self
            .case
            .facts
            .iter()
            .map(|given| format!("{}: {}", given.fact.value, given.value.value))
            .collect();
        facts.sort();
        let right_too = number_of_texts(facts.iter().map(String::as_str)) % RIGHT_WITH_REASON == 0;
        for choice in &mut self.choices {
            let wins = matches!(choice.answer, Answer::Outcome(Some(Outcome::WonBy(_))));
            let is_filler = !choice.is_right && choice.error.is_none() && choice.right_if.is_empty();
            if wins && (is_filler || choice.is_right && right_too) {
                choice.because = reasons.to_vec();
            }
        }
    }
}

// How hard a question is.

/// How hard a question is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// One provision decides on one fact.
    Basic,
    /// Several facts matter.
    Medium,
    /// A provision gives way to another, or a case must be told from its neighbour.
    Hard,
}

impl Level {
    /// The word in data and message names.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Basic => "basic",
            Self::Medium => "medium",
            Self::Hard => "hard",
        }
    }

    /// Its place among the three.
    pub(super) const fn place(self) -> usize {
        match self {
            Self::Basic => 0,
            Self::Medium => 1,
            Self::Hard => 2,
        }
    }

    /// What a right answer is worth in an exam.
    #[must_use]
    pub const fn points(self) -> u32 {
        match self {
            Self::Basic => 1,
            Self::Medium => 2,
            Self::Hard => 3,
        }
    }
}

// Names of questions and decks: short numbers made of texts, the same in every run, on every machine and in every version.
//
// They tell cards apart. Nothing rests on nobody finding another text with the same number.

/// The FNV-1a hash of bytes.
pub(super) fn number_of(bytes: impl Iterator<Item = u8>) -> u64 {
    bytes
        .fold(0xcbf2_9ce4_8422_2325, |number, byte| (number ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

/// The hash of texts, each with its end.
pub(super) fn number_of_texts<'t>(texts: impl Iterator<Item = &'t str>) -> u64 {
    number_of(texts.flat_map(|text| text.bytes().chain([0])))
}
