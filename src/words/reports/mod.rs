//! Reports: the content of every page, independent of its format.
//!
//! Main type: [`Report`], a tree of sections, blocks and items. `ruling` is the page of a decision, `differences` that
//! of two editions, `article` that of the law; the others serve the analyses. Functions ending in `_json` are here only
//! where page and data share one type that is not public elsewhere.

pub(crate) mod article;
pub(crate) mod batch;
pub(crate) mod board;
pub(crate) mod coverage;
pub(crate) mod decided;
pub(crate) mod differences;
mod differences_found;
pub(crate) mod example;
pub(crate) mod faults;
pub(crate) mod outlook;
pub(crate) mod play;
mod proof;
mod proof_warnings;
mod proposals;
pub(crate) mod questions;
pub(crate) mod reading;
pub(crate) mod replay;
pub(crate) mod report;
pub(crate) mod ruling;
pub(crate) mod search;
mod texts_apart;
pub(crate) mod what_if;

pub(crate) use article::{article, contents, readings, readings_json};
pub(crate) use batch::{BatchTally, batch_json, batch_report};
pub use board::{Arrow, ArrowKind, Diagram};
pub(crate) use board::{MEN, WINGS, colour_word, svg as board_svg};
pub(crate) use coverage::{coverage, coverage_found, coverage_json, proposal_name};
pub(crate) use differences::differences_in_parts;
pub use differences::{Extent, differences, differences_paged};
pub(crate) use differences_found::differences_found;
pub use faults::{Mending, faults_json, faults_text, mendings};
pub(crate) use faults::{explained, explanations, fault_json, fault_said, faults_sentences};
pub(crate) use proof::Proofs;
pub(crate) use questions::answers_lead_to;
pub(crate) use reading::letters;
pub use reading::reading;
pub(crate) use replay::{Change, Now, Tally, Teller, record};
pub use report::{Block, Cited, Frame, FrameKind, Item, Mark, Picture, Report, Runnable, Section, Turn};
pub(crate) use report::{Links, short};
pub use ruling::{case_names, comparison, considered, in_brief, ruling, ruling_with, to_sign};
pub(crate) use search::{found, search};
pub(crate) use texts_apart::{RuleText, TextsApart, says_otherwise};
pub use what_if::{add_what_if, what_if, why_not};
