//! Stage 6: rulings, articles, readings and faults -> words.
//!
//! In: a [`Decision`](crate::decision::Decision) and the locales. Out: text, Markdown, HTML, JSON.
//! Guaranteed: every sentence is a Fluent message of `locales/`; a locale that lacks one does not load.
//! The only place with Fluent. Must not know: how a ruling is found.

mod article;
mod board;
mod compare;
mod completeness;
mod contents;
mod coverage;
mod differences;
mod differences_json;
mod faults;
mod html;
mod json;
mod law_json;
mod links;
mod markdown;
mod phrases;
mod questions;
mod reading;
mod record;
mod replay;
mod report;
mod ruling;
mod sarif;
mod schema;
mod text;
mod what_if;
mod words;

pub(crate) use article::article;
pub(crate) use board::svg as board_svg;
pub use board::{Arrow, ArrowKind, Diagram};
pub(crate) use board::{MEN, WINGS, colour_word};
pub use compare::comparison;
pub(crate) use completeness::UNWRITTEN;
pub use completeness::check as check_locales;
pub(crate) use contents::contents;
pub(crate) use coverage::{coverage, coverage_json, proposal_name};
pub use differences::{Extent, differences};
pub use differences_json::differences_json;
pub(crate) use faults::{fault_said, faults_sentences};
pub use faults::{faults_json, faults_text};
pub use html::page;
pub(crate) use html::{figure, sections, unbroken};
pub use json::{decision_json, reading_json};
pub(crate) use law_json::{article_json, articles_json, editions_json};
pub(crate) use links::Links;
pub use markdown::markdown;
pub use phrases::Speaker;
pub(crate) use phrases::capital;
pub(crate) use questions::answers_lead_to;
pub(crate) use reading::letters;
pub use reading::reading;
pub(crate) use record::record;
pub(crate) use replay::{Change, Now, Tally, Teller};
pub use report::{Block, Cited, Item, Report, Runnable, Section};
pub use ruling::ruling;
pub use sarif::sarif;
pub(crate) use schema::{FileKind, schema};
pub use text::text;
pub use what_if::{what_if, what_if_json, why_not};
pub(crate) use words::id_of;
pub use words::{Args, Locale, LocaleFiles, Words};
