//! Slides -> one HTML file that stands alone: arrow keys turn them; without scripts it is a page to scroll, and on paper
//! a slide a page.

use maud::{Markup, PreEscaped, html};

use super::book::Book;
use crate::words::formats::html::{STYLE as PAGE, file, sections};
use crate::words::reports::board;
use crate::words::reports::links::Links;
use crate::words::reports::report::{Block, Cited, Item, Report, Runnable};

const STYLE: &str = include_str!("slides.css");
const SCRIPT: &str = include_str!("slides.js");
/// As many letters as a board takes room.
const BOARD: usize = 340;

/// Slides, the first of them the title.
#[derive(Debug, Clone)]
pub(crate) struct Slides {
    /// The slides.
    pub(crate) reports: Vec<Report>,
}

impl Slides {
    /// The slides as one HTML file.
    #[must_use]
    pub(crate) fn html(&self) -> String {
        let first = self.reports.first();
        let title = first.map_or("", |report| report.title.as_str());
        let language = first.map_or("en", |report| report.language.as_str());
        let count = self.reports.len();
        let body = html! {
            body.slides {
                main { @for (slide, place) in self.reports.iter().zip(1_usize..) { (self::slide(slide, place, count)) } }
                script { (PreEscaped(SCRIPT)) }
            }
        };
        file(language, title, &[PAGE, board::STYLE, super::book::STYLE, STYLE], &body)
    }

    /// The slides as Markdown, one under the other.
    #[must_use]
    pub(crate) fn markdown(&self) -> String {
        self.book().markdown()
    }

    /// The slides as plain text.
    #[must_use]
    pub(crate) fn text(&self) -> String {
        self.book().text()
    }

    fn book(&self) -> Book {
        Book { contents: String::new(), reports: self.reports.clone() }
    }
}

fn slide(report: &Report, place: usize, count: usize) -> Markup {
    let nowhere = |_: &Cited| "#".to_owned();
    let no_case = |_: &Runnable| Vec::new();
    let unlinked = Links { provision: &nowhere, run: &no_case, turn: &|_| None };
    let kind = if place == 1 { "title" } else { fullness(report) };
    html! {
        section.slide.(kind) id=(format!("slide-{place}")) {
            @if place == 1 { h1 { (report.title) } } @else { h2 { (report.title) } }
            @if !report.subtitle.is_empty() { p.subtitle { (report.subtitle) } }
            div.body { (sections(&report.sections, &unlinked)) }
            @if !report.footer.is_empty() { footer { (report.footer) } }
            p.place { (place) " / " (count) }
        }
    }
}

/// How full a slide is, by its longest column: what is full is set smaller.
fn fullness(report: &Report) -> &'static str {
    let blocks = report.sections.iter().flat_map(|section| &section.blocks);
    match blocks.map(column).sum::<usize>() {
        0..440 => "airy",
        440..560 => "full",
        560..700 => "fuller",
        _ => "fullest",
    }
}

/// About how many letters stand in the longest column of a block.
fn column(block: &Block) -> usize {
    let item = |item: &Item| item.text.len() + item.notes.iter().map(String::len).sum::<usize>();
    match block {
        Block::Verdict(text) | Block::Paragraph(text) | Block::Source(text) => text.len(),
        // Lines over the whole width hold three times as much as a column; a short one is still a line.
        Block::Items(items) => items.iter().map(|one| (item(one) / 3).max(36)).sum(),
        Block::Choices(choices) => choices.iter().map(|(_, text)| text.len().max(36)).sum(),
        Block::Table(_, rows) => rows.len() * 40,
        Block::Diagram(diagram) => BOARD + diagram.arrows.len() * 35,
        Block::Picture(_) => BOARD,
        Block::Folded(_, blocks) => blocks.iter().map(column).sum(),
        Block::Frames(frames) => {
            let columns = frames.iter().map(|frame| frame.blocks.iter().map(column).sum());
            columns.max().unwrap_or(0)
        }
    }
}
