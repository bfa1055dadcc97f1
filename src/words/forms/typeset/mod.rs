//! Pages -> a PDF, typeset offline with the typesetter's own fonts.
//!
//! In: [`Report`]s, each a chapter, a sheet or a slide. Out: bytes. `markup` writes them in the typesetter's language,
//! which needs no typesetter; `engine` sets that, and is there with the feature `pdf` only.

#[cfg(feature = "pdf")]
mod engine;
mod layout;
mod markup;

pub use layout::Layout;

use crate::words::pages::report::Report;

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
