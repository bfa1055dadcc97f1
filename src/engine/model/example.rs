//! Examples: a case, and what its ruling is expected to be.

use super::conclusion::Conclusion;
use crate::engine::source::{Span, Src};
use crate::engine::syntax::CaseFile;

/// An example: a case and the ruling written for it by hand.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Example {
    /// What is special about it, in chess words.
    pub case: String,
    /// The facts as told.
    pub given: CaseFile,
    /// The ruling expected.
    pub expected: Expected,
    /// Taken over from the edition this one amends.
    pub taken_over: bool,
    /// Its ruling was proposed and waits for somebody who confirms it from the law.
    pub unconfirmed: bool,
    /// The whole example.
    pub span: Span,
}

/// A ruling as an example expects it; only what is written is checked.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Expected {
    /// `1-0`, `*`, `open`, `silent`, ...
    pub result: Option<Src<String>>,
    /// Exactly the rules that conclude the result.
    pub because: Option<Vec<Src<String>>>,
    /// Rules that apply, among others.
    pub applies: Vec<Src<String>>,
    /// Rules that do not apply.
    pub not: Vec<Src<String>>,
    /// Conclusions that the ruling draws, among others.
    pub says: Vec<ExpectedSaying>,
    /// Conclusions that it does not draw.
    pub not_says: Vec<ExpectedSaying>,
    /// Exactly what is to be done now, in order.
    pub now: Option<Vec<ExpectedSaying>>,
    /// New values of facts.
    pub sets: Vec<(Src<String>, Src<String>)>,
    /// Exactly the facts that are missing.
    pub missing: Option<Vec<Src<String>>>,
    /// Exactly the results still possible.
    pub possible: Option<Vec<Src<String>>>,
}

/// A conclusion that an example expects, or expects not to be drawn.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ExpectedSaying {
    /// The clause as written.
    pub written: Src<String>,
    /// What it says.
    pub conclusion: Conclusion,
}
