//! Stage 6: rulings, articles, readings and faults -> words.
//!
//! In: a [`Decision`](crate::decision::Decision) and the locales. Out: text, Markdown, HTML, JSON.
//! Guaranteed: every sentence is a Fluent message of `locales/`; a locale that lacks one does not load.
//! The only place with Fluent. Must not know: how a ruling is found.

mod article;
mod batch;
mod board;
mod compare;
mod completeness;
mod contents;
mod coverage;
mod decision_object;
mod decision_page;
mod differences;
mod differences_json;
mod faults;
mod footer;
mod html;
mod json;
mod law_json;
mod links;
mod markdown;
mod messages;
mod moments;
mod phrasebook;
mod phrases;
mod questions;
mod reading;
mod reading_object;
mod readings_page;
mod record;
mod replay;
mod report;
mod ruling;
mod ruling_limits;
mod sarif;
mod schema;
mod sentences;
mod text;
mod training;
mod typeset;
mod what_if;
mod words;

pub(crate) use article::article;
pub(crate) use batch::{BatchTally, batch_json, batch_report};
pub(crate) use board::svg as board_svg;
pub use board::{Arrow, ArrowKind, Diagram};
pub(crate) use board::{MEN, WINGS, colour_word};
pub use compare::comparison;
pub(crate) use completeness::UNWRITTEN;
pub use completeness::check as check_locales;
pub(crate) use contents::contents;
pub(crate) use coverage::{coverage, coverage_json, proposal_name};
pub(crate) use decision_page::DecisionPage;
pub use differences::{Extent, differences};
pub use differences_json::differences_json;
pub(crate) use faults::{fault_said, faults_sentences};
pub use faults::{faults_json, faults_text};
pub(crate) use footer::short;
pub use html::page;
pub(crate) use html::{figure, sections, unbroken};
pub(crate) use json::Wording;
pub use json::decision_json;
pub(crate) use law_json::{article_json, articles_json, editions_json};
pub(crate) use links::Links;
pub use markdown::markdown;
pub(crate) use phrasebook::Phrasebook;
pub use phrases::Speaker;
pub(crate) use questions::answers_lead_to;
pub(crate) use reading::letters;
pub use reading::reading;
pub use reading_object::reading_json;
pub(crate) use readings_page::{readings, readings_json};
pub(crate) use record::record;
pub(crate) use replay::{Change, Now, Tally, Teller};
pub use report::{Block, Cited, Frame, FrameKind, Item, Picture, Report, Runnable, Section};
pub use ruling::ruling;
pub use sarif::sarif;
pub(crate) use schema::{FileKind, day, schema};
pub(crate) use sentences::capital;
pub use text::text;
pub(crate) use training::{Book, Slides, course, handbook};
pub use training::{
    Card, Cards, Choice, Paper, Question, Version, exam_key, exam_key_csv, exam_paper, exam_versions,
    marks_csv, marks_json, marks_report, quiz_cards, quiz_csv, quiz_gift, quiz_json, quiz_moodle, quiz_page,
    quiz_report,
};
pub(crate) use typeset::has_typesetter;
pub use typeset::{Layout, Unset, pdf};
pub use what_if::{add_what_if, what_if, why_not};
pub(crate) use words::id_of;
pub use words::{Args, Locale, LocaleFiles, Words};
