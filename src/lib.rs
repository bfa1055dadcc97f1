//! plica: a declarative rules engine for the law of adjourned chess games.
//!
//! An arbiter says what happened and gets a ruling: result, duties, rights, clock times, with reasons and citations in
//! Spanish, Italian or English. The law stands in YAML rule files whose clauses are a small language of their own.
//!
//! ```text
//! rule text ── syntax ──> trees ── model ──> Rulebook ── program ──> Program (one circuit an edition)
//!                                                                       │
//! case text ── syntax ──> CaseFile ── facts (with chess) ──> Accepted ──┤
//!                                                                       │
//!                        words <── render ── Decision <── evaluate ─────┘
//! ```
//!
//! - `syntax`: text to trees with places; YAML and pest stay there. Yields [`CaseFile`] and the rule files as written.
//! - `model`: names resolved, clauses typed, everything wrong said at once. Yields the [`Rulebook`].
//! - `program`: rules to one three-valued circuit of typed atoms. Yields [`Program`].
//! - `facts`: a case as told to facts as accepted: computed from the board, assumed, checked. Yields [`Accepted`].
//! - `evaluate`: facts to a ruling; *open* is decided exactly, by a SAT solver. Yields [`Decision`].
//! - `render`: rulings to words through Fluent; text, Markdown, HTML, JSON. Yields [`Report`] pages.
//! - `analysis`: what a rulebook says of itself: conflicts, examples that do not get their ruling, how editions differ.
//! - `record`: a ruling as a line of a log, how it differs from another on the same case, and the chain of the lines.
//! - `interview`: what is told so far to what is certain and the next question; `cli` and `web` ask it.
//! - `training`: what teaches the law: questions with one right answer that the engine has checked, the examples that
//!   show a rule best, the way of a resumption.
//! - `lsp`: texts as they stand in an editor, and a place -> what an editor shows there.
//! - `written_move`: a written move as a program tells it, to its reading.
//! - `cancel`: whether anybody still waits for what is being worked out.
//! - `envelope`: what stands on an envelope to what an edition requires there and what is missing.
//! - `chess`: the only place that knows the chess libraries; `cli`: the only place with disk and terminal; `web`: the
//!   arbiter's page, the only place with sockets.
//!
//! From rule text to ruling:
//!
//! ```
//! use plica::{Library, Locale, Speaker, Words};
//!
//! let library = Library::embedded().map_err(|faulty| faulty.faults).expect("the embedded rulebook is sound");
//! let edition = library.rulebook.edition("fide-2014").expect("an edition of it");
//! let case = plica::case_from_json(
//!     r#"{"position": "4k3/7p/8/8/8/5N2/2N4P/4K3 w - - 0 41", "sealed": {"written": "Nd4", "language": "en"}}"#,
//! )
//! .expect("a case");
//! let decision = library.decide(edition, &case).expect("a ruling");
//! assert_eq!(decision.result.map(|score| score.as_str()), Some("0-1"));
//!
//! let words = Words::embedded(Locale::En);
//! let speaker = Speaker::of(&words, &library, edition, &decision);
//! let page = plica::ruling(&speaker, &decision, &library.digest());
//! assert!(plica::text(&page).contains("Black win"));
//! ```

mod analysis;
mod cancel;
#[doc(hidden)]
pub mod chess;
mod cli;
mod decision;
mod diagnostic;
mod digest;
mod envelope;
mod evaluate;
mod facts;
mod interview;
mod library;
mod lsp;
mod model;
mod program;
mod record;
mod render;
mod source;
mod syntax;
#[doc(hidden)]
pub mod training;
mod web;
mod written_move;

#[cfg(feature = "anki")]
#[doc(hidden)]
pub use cli::{NotPacked, packed};
#[doc(hidden)]
pub use record::logged;
#[doc(hidden)]
pub use web::site_router;

pub use analysis::{
    Alteration, Between, Change, Changes, Compared, Condition, ConditionCoverage, Coverage, Diff,
    Disagreement, Group, Line, Mutant, Pair, Proposal, Reach, RuleCoverage, Ruled, Said, Same, Shown,
    Survivor, altered, check, check_within, contradictions, coverage, diff, diff_unless, diff_with_copy,
    ruled, what_would_change,
};
pub use cancel::{Cancel, Waiting};
pub use cli::run;
pub use decision::{
    Answer, Boundary, Considered, Decision, Discretion, Finding, Given, Missing, Otherwise, ReadingTaken,
    Reason, Score, Status, Undetermined, WhyNot,
};
pub use diagnostic::{Arg, Code, Diagnostic, Severity};
pub use evaluate::{
    AllKnown, Budget, Conflict, Count, DecisionDiagram, Divergence, Divergences, Gap, Idle, IdlePart,
    OneSided, Outcomes, Searched, Side, Situations, conflicts, decide, different_outcomes, divergences, gaps,
    idle,
};
pub use facts::{Accepted, Facts, Known, Later, Sealed, accept, edition_for};
pub use library::{Faulty, Library};
pub use model::{
    Act, ActId, Article, Assumption, Conclusion, Difference, Duty, Edition, Effect, Example, Expected,
    Expression, Fact, FactId, Formula, Instant, Matter, Moment, MomentId, Order, Outcome, Party, Place, Role,
    Rule, RuleIndex, Rulebook, Seat, State, StateId, Type, Unless, Value, Verdict, Vocabulary,
    WordDifference, duration_written, value_from, written,
};
pub use program::{
    AssumptionGates, Atom, AtomId, CaseBits, Circuit, Excerpt, Gate, GateId, LANES, Lanes, OrderGates,
    Program, Retimed, RuleGates, TOGETHER, Truth,
};
pub use render::{
    Args, Arrow, ArrowKind, Block, Card, Cards, Choice, Cited, Diagram, Extent, Frame, FrameKind, Item,
    Layout, Locale, LocaleFiles, Paper, Picture, Question, Report, Runnable, Section, Speaker, Unset,
    Version, Words, add_what_if, check_locales, comparison, decision_json, differences, differences_json,
    exam_key, exam_key_csv, exam_paper, exam_versions, faults_json, faults_text, markdown, marks_csv,
    marks_json, marks_report, page, pdf, quiz_cards, quiz_csv, quiz_gift, quiz_json, quiz_moodle, quiz_page,
    quiz_report, reading, reading_json, ruling, sarif, text, what_if, why_not,
};
pub use source::{Source, SourceId, Sources, Span, Src};
pub use syntax::{Arithmetic, CaseFile, FactGiven, Modality, Unformatted, case, case_from_json, formatted};
pub use training::{
    ArticleMark, Asked, Candidate, CandidateMark, Key, Level, Marks, QuestionMark, answers, decoded, is_text,
    key, marks,
};
