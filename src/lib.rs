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

mod cli;
pub mod engine;
mod lsp;
pub mod training;
mod web;
pub mod words;

pub use cli::run;
#[cfg(feature = "anki")]
#[doc(hidden)]
pub use cli::{NotPacked, packed};
#[doc(hidden)]
pub use engine::record::logged;
#[doc(hidden)]
pub use web::site_router;

pub use engine::decision::Decision;
pub use engine::diagnostic::Diagnostic;
pub use engine::library::Library;
pub use engine::syntax::{CaseFile, case, case_from_json};
pub use words::forms::{decision_json, page, text};
pub use words::pages::ruling;
pub use words::speech::{Locale, Speaker, Words};
