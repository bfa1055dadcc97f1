//! Chapters -> one document with a table of contents (HTML, Markdown, text), and slides -> one HTML file.

use std::fmt::Write as _;

use maud::{Markup, PreEscaped, html};

use crate::words::formats::html::{STYLE as PAGE, file, sections};
use crate::words::formats::{markdown, text};
use crate::words::phrases::locale::Locale;
use crate::words::reports::board;
use crate::words::reports::report::{Block, Cited, Item, Links, Report, Runnable};

/// The pages of documents for people who learn.
pub(super) const STYLE: &str = include_str!("book.css");

/// A title page and chapters.
#[derive(Debug, Clone)]
pub(crate) struct Book {
    /// The heading of the table of contents; empty where there is none.
    pub(crate) contents: String,
    /// The title page, then the chapters.
    pub(crate) reports: Vec<Report>,
}

impl Book {
    fn title(&self) -> Report {
        self.reports.first().cloned().unwrap_or_default()
    }

    fn chapters(&self) -> &[Report] {
        self.reports.get(1..).unwrap_or_default()
    }

    /// The book as one HTML file.
    #[must_use]
    pub(crate) fn html(&self) -> String {
        let title = self.title();
        let here = |cited: &Cited| format!("#{}", cited.rule.as_ref().unwrap_or(&cited.article));
        let nowhere = |_: &Runnable| Vec::new();
        let links = Links { provision: &here, run: &nowhere, turn: &|_| None };
        let body = html! {
            body.book {
                main {
                    header.cover {
                        h1 { (title.title) }
                        p.subtitle { (title.subtitle) }
                        (sections(&title.sections, &links))
                        footer { (title.footer) }
                    }
                    nav aria-label=(self.contents) {
                        h2 { (self.contents) }
                        ol { @for (chapter, place) in self.chapters().iter().zip(1_usize..) {
                            li { a href=(format!("#chapter-{place}")) { (chapter.title) } }
                        } }
                    }
                    @for (chapter, place) in self.chapters().iter().zip(1_usize..) {
                        article.chapter id=(format!("chapter-{place}")) {
                            h1 { (chapter.title) }
                            @if !chapter.subtitle.is_empty() { p.subtitle { (chapter.subtitle) } }
                            (sections(&chapter.sections, &links))
                        }
                    }
                }
            }
        };
        file(
            &title.language,
            &format!("{} · {}", title.title, title.subtitle),
            &[PAGE, board::STYLE, STYLE],
            &body,
        )
    }

    /// The book as Markdown.
    #[must_use]
    pub(crate) fn markdown(&self) -> String {
        let mut out = markdown(&self.title());
        if !self.contents.is_empty() {
            let _ = writeln!(out, "\n## {}\n", self.contents);
            for chapter in self.chapters() {
                let _ = writeln!(out, "- [{}](#{})", chapter.title, slug(&chapter.title));
            }
        }
        for chapter in self.chapters() {
            out.push('\n');
            for line in markdown(chapter).lines() {
                // A chapter is a part of the book: its headings are one step lower.
                let deeper = if line.starts_with('#') { "#" } else { "" };
                let _ = writeln!(out, "{deeper}{line}");
            }
        }
        out
    }

    /// The book as plain text.
    #[must_use]
    pub(crate) fn text(&self) -> String {
        let mut out = text(&self.title());
        if !self.contents.is_empty() {
            let _ = writeln!(out, "\n{}\n{}", self.contents, "-".repeat(self.contents.chars().count()));
            for chapter in self.chapters() {
                let _ = writeln!(out, "  {}", chapter.title);
            }
        }
        for chapter in self.chapters() {
            let _ = write!(out, "\n{}\n{}", "=".repeat(96), text(chapter));
        }
        out
    }
}

/// How readers of Markdown name a heading in an address.
fn slug(heading: &str) -> String {
    let kept = heading.to_lowercase();
    let kept = kept.chars().filter(|sign| sign.is_alphanumeric() || matches!(sign, ' ' | '-' | '_'));
    kept.map(|sign| if sign == ' ' { '-' } else { sign }).collect()
}

// Slides: arrow keys turn them; without scripts they scroll, and print one to a page.

const SLIDES_STYLE: &str = include_str!("slides.css");
const SCRIPT: &str = include_str!("slides.js");
/// The room of a board, in letters.
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
        let language = first.map_or(Locale::En.code(), |report| report.language.as_str());
        let count = self.reports.len();
        let body = html! {
            body.slides {
                main { @for (slide, place) in self.reports.iter().zip(1_usize..) { (self::slide(slide, place, count)) } }
                script { (PreEscaped(SCRIPT)) }
            }
        };
        file(language, title, &[PAGE, board::STYLE, STYLE, SLIDES_STYLE], &body)
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
