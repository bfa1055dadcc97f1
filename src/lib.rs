//! plica: a declarative rules engine for the law of adjourned chess games.
//!
//! A case states what happened; the ruling gives result, duties, rights and clock times, with reasons and citations, in
//! Spanish, Italian or English. The rules are YAML files; their clauses are written in a small language of their own.
//!
//! From a case to a ruling, with the public names of the crate:
//!
//! ```
//! use plica::{Library, Locale, Speaker, Words};
//!
//! // The rulebook that plica carries; `Library::from_files` takes another.
//! let library = Library::embedded().map_err(|faulty| faulty.faults).expect("the embedded rulebook is sound");
//! let edition = library.rulebook.edition("fide-2014").expect("an edition of it");
//!
//! // What the arbiter tells: the position before the sealed move, and the move as it is written.
//! let case = plica::case_from_json(
//!     r#"{"position": "4k3/7p/8/8/8/5N2/2N4P/4K3 w - - 0 41", "sealed": {"written": "Nd4", "language": "en"}}"#,
//! )
//! .expect("a case");
//!
//! // The ruling: total, and open exactly when what is not told could change it. E.8.a: an ambiguous record loses.
//! let decision = library.decide(edition, &case).expect("a ruling");
//! assert_eq!(decision.result.map(|score| score.as_str()), Some("0-1"));
//!
//! // The same in words.
//! let words = Words::embedded(Locale::En);
//! let speaker = Speaker::of(&words, &library, edition, &decision);
//! let page = plica::ruling(&speaker, &decision, &library.digest());
//! assert!(plica::text(&page).contains("Black win"));
//! ```
//!
//! The crate has three layers; each uses only those below it. The applications rule on cases through `service`.
//!
//! ```text
//! applications   cli   web   lsp   mcp   training        (features `cli`, `serve`, `lsp`, `mcp`, `training`)
//!                 └─────┴── service ┴─┘     │
//! words          phrases <── reports <── formats
//!                                │
//! engine         rule text ── syntax ──> trees ── model ──> Rulebook ── program ──> Program
//!                                                                                      │
//!                case text ── syntax ──> CaseFile ── facts (with chess) ──> Accepted ──┤
//!                                                                                      │
//!                                                      Decision <── evaluate ──────────┘
//! ```
//!
//! - [`engine`]: from rule text and case text to a [`Decision`]; what a rulebook says of itself; how a written move reads.
//!   No words, no input or output.
//! - [`words`]: messages and phrases, the content of pages, and output formats: text, Markdown, HTML, JSON, SARIF.
//! - The applications: the command line, the arbiter's page, the editors' server, training material. With
//!   `default-features = false` none of them is built, and the library is the two layers below.
//!
//! Times are whole seconds ([`engine::model::Value::Amount`]). `sealer` is the player who sealed the move, `replier` the
//! opponent; their colours are White and Black. Every fault is a [`Diagnostic`], with its place if it has one.

#![cfg_attr(
    not(feature = "cli"),
    expect(dead_code, unused_imports, reason = "some of the engine and the words only the applications use")
)]

#[cfg(feature = "cli")]
mod cli;
pub mod engine;
#[cfg(feature = "lsp")]
mod lsp;
#[cfg(feature = "mcp")]
mod mcp;
mod service;
#[cfg(feature = "training")]
pub mod training;
#[cfg(feature = "site")]
pub mod web;
pub mod words;

#[cfg(feature = "cli")]
pub use cli::run;
#[cfg(feature = "anki")]
#[doc(hidden)]
pub use cli::{NotPacked, packed};
#[doc(hidden)]
pub use engine::record::logged;
#[cfg(feature = "serve")]
#[doc(hidden)]
pub use web::site_router;

pub use engine::decision::Decision;
pub use engine::diagnostic::Diagnostic;
pub use engine::library::Library;
pub use engine::syntax::{CaseFile, case, case_from_json};
pub use words::formats::{decision_json, page, text};
pub use words::phrases::{Locale, Speaker, Words};
pub use words::reports::ruling;
