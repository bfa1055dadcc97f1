//! Reports -> pages: a book, sheets to hand out, slides.

mod book;
mod contents;
mod pages;
mod sheets;
mod slides;

pub(super) use pages::{Laid, Page};

use super::blocks::{Setter, anchors};
use super::layout::Layout;
use super::letters::Fonts;
use crate::words::pages::report::Report;

/// Lays reports on the pages of a kind of paper.
///
/// # Errors
/// A drawing cannot be read.
pub(super) fn laid(reports: &[Report], layout: Layout, fonts: &Fonts) -> Result<Laid, String> {
    let anchors = anchors(reports);
    let language = reports.first().map_or("", |report| report.language.as_str());
    let room = match layout {
        Layout::Book { .. } => book::ROOM,
        Layout::Sheets => sheets::ROOM,
        Layout::Slides => slides::ROOM,
    };
    let setter = Setter::new(fonts, &anchors, language, room.1);
    let mut laid = match layout {
        Layout::Book { contents } => book::book(&setter, reports, contents),
        Layout::Sheets => sheets::sheets(&setter, reports),
        Layout::Slides => slides::slides(&setter, reports),
    };
    laid.title = reports.first().map(|report| report.title.clone()).unwrap_or_default();
    language.clone_into(&mut laid.language);
    let refused = setter.into_refused();
    if refused.is_empty() { Ok(laid) } else { Err(refused.join("; ")) }
}
