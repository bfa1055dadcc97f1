//! Training material from the rulebook, without words: questions whose one right answer the engine has checked, the
//! examples that show a rule best, those on which two editions rule apart, the way of a resumption, the index of facts.
//!
//! In: a [`Library`](crate::engine::library::Library), a seed. Out: questions, each with the errors and the near situations that make
//! its wrong answers tempting; for a handbook the examples, steps and facts of an edition. Guaranteed afterwards: under the edition one
//! answer of a question is right, by what it tells and the normal course it names; every other is certainly wrong. Must
//! not know: words, files.

mod balance;
mod boards;
mod compose;
mod draft;
mod due;
mod grading;
mod kept;
mod near;
pub mod pages;
mod question;
mod quiz;
mod records;
mod resumption;
mod situation;
mod teaching;

pub use grading::{
    ArticleMark, Asked, Candidate, CandidateMark, Key, Marks, QuestionMark, Statistics, answers, is_text,
    key, marks,
};
pub use question::{Answer, Asks, Choice, Ends, Error, ErrorId, Level, Other, Question, Statement, Where};
pub use quiz::{Bank, Disputed, Wanted, quiz};
pub(crate) use quiz::{Beside, quiz_with};
pub(crate) use resumption::{Resumed, resumptions};
pub(crate) use teaching::{Illustration, Illustrations, Lesson, Station, fact_index, flow, lessons};
