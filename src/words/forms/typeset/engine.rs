//! Typst: markup -> PDF, with the fonts that come with it, and nothing read from the machine.

use typst_as_lib::TypstEngine;
use typst_layout::PagedDocument;
use typst_pdf::{PdfOptions, PdfStandard, PdfStandards};

/// Sets markup as a PDF that screen readers can read (PDF/UA-1).
///
/// # Errors
/// The typesetter's words.
pub(super) fn set(markup: &str) -> Result<Vec<u8>, String> {
    let engine = TypstEngine::builder().main_file(markup).fonts(typst_assets::fonts()).build();
    let document: PagedDocument = engine.compile().output.map_err(|error| error.to_string())?;
    let standards = PdfStandards::new(&[PdfStandard::Ua_1]).map_err(|error| error.message().to_string())?;
    let options = PdfOptions { standards, ..PdfOptions::default() };
    typst_pdf::pdf(&document, &options).map_err(|errors| {
        let errors = errors.iter().map(|error| error.message.to_string());
        errors.collect::<Vec<_>>().join("; ")
    })
}
