//! In which form: text, Markdown, HTML, JSON, SARIF, annotations of a forge.

pub(crate) mod annotations;
pub(crate) mod considered_json;
pub(crate) mod decision_object;
pub(crate) mod differences_json;
pub(crate) mod html;
pub(crate) mod json;
pub(crate) mod law_json;
pub(crate) mod markdown;
pub(crate) mod reading_object;
pub(crate) mod sarif;
pub(crate) mod schema;
pub(crate) mod text;
pub(crate) mod texts_json;

pub use annotations::{annotations, faults_markdown};
pub use considered_json::add_considered;
pub use differences_json::differences_json;
pub use html::page;
pub(crate) use html::{figure, sections, unbroken};
pub use json::decision_json;
pub(crate) use json::write_decision;
pub(crate) use law_json::{article_json, articles_json, editions_json, heading_json};
pub use markdown::markdown;
pub use reading_object::reading_json;
pub use sarif::sarif;
pub(crate) use schema::{FileKind, answers, day, facts_by_name, schema, shapes};
pub use text::text;
pub(crate) use text::{folded, text_within};
pub(crate) use texts_json::with_texts;
