//! Pages -> a PDF, typeset offline with the typesetter's own fonts.
//!
//! In: [`Report`]s, each a chapter, a sheet or a slide. Out: bytes. `markup` writes them in the typesetter's language,
//! which needs no typesetter; `engine` sets that, and is there with the feature `pdf` only.

#[cfg(feature = "pdf")]
mod engine;
mod markup;

use crate::words::pages::report::Report;

/// What kind of paper the pages are set on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Layout<'a> {
    /// A book in A4: a title page with the first report, a table of contents under this heading, a chapter a report.
    Book {
        /// The heading of the table of contents.
        contents: &'a str,
    },
    /// Sheets in A4 to be handed out; each report begins a page.
    Sheets,
    /// Slides, 16:9: one a report, the first the title.
    Slides,
}

/// Why there is no PDF.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Unset {
    /// The program was built without the typesetter.
    WithoutTypesetter,
    /// The typesetter refused the pages, which is our own mistake; these are its words.
    Refused(String),
}

/// Whether the program was built with the typesetter.
#[must_use]
pub(crate) const fn has_typesetter() -> bool {
    cfg!(feature = "pdf")
}

/// Sets pages as a PDF.
///
/// # Errors
/// The program was built without the feature `pdf`, or the typesetter refuses the pages.
pub fn pdf(reports: &[Report], layout: Layout) -> Result<Vec<u8>, Unset> {
    set(&markup::markup(reports, layout))
}

#[cfg(feature = "pdf")]
fn set(markup: &str) -> Result<Vec<u8>, Unset> {
    engine::set(markup).map_err(Unset::Refused)
}

#[cfg(not(feature = "pdf"))]
fn set(_markup: &str) -> Result<Vec<u8>, Unset> {
    Err(Unset::WithoutTypesetter)
}
