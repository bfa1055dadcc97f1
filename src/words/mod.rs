//! The words: a decision, a comparison, the law or diagnostics -> text that people and programs read.
//!
//! [`phrases`] loads the messages of `locales/` (Project Fluent) and makes phrases of them; [`reports`] arranges phrases as
//! pages without a format ([`reports::Report`]); [`formats`] prints pages as text, Markdown or HTML, and writes the same
//! findings as JSON, JSON Schema, SARIF and annotations. Each uses only those named before it. No input or output.

pub mod formats;
pub mod phrases;
pub mod reports;
