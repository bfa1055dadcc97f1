//! Pages -> a PDF, typeset offline with letters of its own.
//!
//! In: [`Report`]s, each a chapter, a sheet or a slide. Out: bytes. `letters` breaks texts into lines, `blocks` sets
//! what reports hold as rows of marks, `paper` lays rows on pages, `document` writes pages as a PDF that screen readers
//! can read. All this is there with the feature `pdf` only.

#[cfg(feature = "pdf")]
mod blocks;
#[cfg(feature = "pdf")]
mod document;
mod layout;
#[cfg(feature = "pdf")]
mod letters;
#[cfg(feature = "pdf")]
mod marks;
#[cfg(feature = "pdf")]
mod paper;

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
#[cfg(feature = "pdf")]
pub fn pdf(reports: &[Report], layout: Layout) -> Result<Vec<u8>, Unset> {
    let fonts = letters::Fonts::load().map_err(Unset::Refused)?;
    let laid = paper::laid(reports, layout, &fonts).map_err(Unset::Refused)?;
    document::written(&laid, &fonts).map_err(Unset::Refused)
}

/// Sets no PDF: for that the program is to be built with the feature `pdf`.
///
/// # Errors
/// Always.
#[cfg(not(feature = "pdf"))]
pub fn pdf(_reports: &[Report], _layout: Layout) -> Result<Vec<u8>, Unset> {
    Err(Unset::WithoutTypesetter)
}
