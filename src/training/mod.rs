//! Generates training material from a rulebook: multiple-choice questions, exams and their marks, and what handbooks and
//! courses are made of.
//!
//! Technique: every question starts from an example of the rulebook (a `situation`); the engine decides it and its
//! neighbours, that is the cases that differ in few facts. The wrong answers are the rulings of those neighbours and known
//! misconceptions, so each is plausible, and the engine has confirmed that it is wrong here. Generation is deterministic:
//! the same edition, seed and version give the same questions.
//!
//! Flow: `quiz` takes each rule in turn -> `situation` (a decided case) -> `boards` (a position of a real game
//! instead of the example's) -> `compose` with `near` (candidate answers) -> `draft` (levels and reasons) ->
//! `balance` (choice of a paper) -> `pages` (words and file formats).
//!
//! Invariants: exactly one answer of a question is right under the edition, given what it tells and the assumptions it
//! names; every other is certainly wrong. Nothing outside `pages` formats text or reads files.

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
pub(crate) use teaching::{Illustration, Illustrations, Lesson, deciding, fact_index, lessons};
pub use teaching::{Stage, endings};
