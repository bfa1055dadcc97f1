//! Chapters -> one document with a table of contents: HTML that stands alone and prints well, Markdown, text.

use std::fmt::Write as _;

use maud::html;

use crate::words::formats::html::{STYLE as PAGE, file, sections};
use crate::words::formats::{markdown, text};
use crate::words::reports::board;
use crate::words::reports::links::Links;
use crate::words::reports::report::{Cited, Report, Runnable};

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
