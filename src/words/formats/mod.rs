//! Output formats: reports as text, Markdown and HTML; decisions, the law and comparisons as JSON with its schemas;
//! diagnostics as SARIF and annotations.

pub(crate) mod annotations;
pub(crate) mod decision_object;
pub(crate) mod differences_json;
pub(crate) mod html;
pub(crate) mod json;
mod law_json;
pub(crate) mod markdown;
pub(crate) mod schema;
pub(crate) mod text;

pub use annotations::{annotations, faults_markdown, sarif};
pub use differences_json::differences_json;
pub(crate) use differences_json::with_texts;
pub use html::page;
pub(crate) use html::{figure, sections, unbroken};
pub(crate) use json::write_decision;
pub use json::{add_considered, decision_json, reading_json};
pub(crate) use law_json::{article_json, articles_json, editions_json, heading_json};
pub use markdown::markdown;
pub(crate) use schema::{FileKind, answers, day, described, facts_by_name, schema, shapes};
pub use text::text;
pub(crate) use text::{folded, text_within};
