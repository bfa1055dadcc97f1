//! A page as one HTML file, fit to print and file: no script, nothing fetched.

use maud::{DOCTYPE, Markup, PreEscaped, html};

use super::report::{Block, Item, Report, Section};
use crate::chess::diagram_svg;

const STYLE: &str = include_str!("page.css");

/// Prints pages, one under the other or, when there are several, side by side.
#[must_use]
pub fn page(reports: &[Report]) -> String {
    let first = reports.first();
    let title = first.map_or("", |report| report.title.as_str());
    let columns = if reports.len() > 1 { "columns" } else { "single" };
    let page = html! {
        (DOCTYPE)
        html lang=(first.map_or("en", |report| report.language.as_str())) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { (title) }
                style { (PreEscaped(STYLE)) }
            }
            body {
                main class=(columns) {
                    @for report in reports { (article(report)) }
                }
            }
        }
    };
    page.into_string()
}

fn article(report: &Report) -> Markup {
    html! {
        article {
            header {
                h1 { (report.title) }
                @if !report.subtitle.is_empty() { p.subtitle { (report.subtitle) } }
            }
            (sections(&report.sections))
            @if !report.footer.is_empty() { footer { (report.footer) } }
        }
    }
}

/// The parts of a page.
pub(crate) fn sections(sections: &[Section]) -> Markup {
    html! {
        @for section in sections {
            section class=[(!section.part.is_empty()).then_some(section.part)] {
                @if !section.heading.is_empty() { h2 { (section.heading) } }
                @for block in &section.blocks { (print(block)) }
            }
        }
    }
}

fn print(block: &Block) -> Markup {
    match block {
        Block::Verdict(text) => html! { p.verdict { (unbroken(text)) } },
        Block::Paragraph(text) => html! { p { (text) } },
        Block::Items(items) => html! { ul { @for each in items { (item(each)) } } },
        Block::Table(headings, rows) => table(headings, rows),
        Block::Diagram(position, moves) => {
            html! { figure { (PreEscaped(diagram_svg(position, moves))) figcaption { code { (position.fen()) } } } }
        }
        Block::Source(source) => html! { pre { code { (source) } } },
    }
}

/// A text in which a result such as 0-1 or a date is not broken over two lines.
pub(crate) fn unbroken(text: &str) -> Markup {
    html! {
        @for word in text.split_inclusive(' ') {
            @if word.contains('-') { span.whole { (word) } } @else { (word) }
        }
    }
}

fn item(item: &Item) -> Markup {
    html! {
        li {
            (item.text)
            @if !item.citation.is_empty() { " " cite { (item.citation) } }
            @for note in &item.notes { p.note { (note) } }
        }
    }
}

fn table(headings: &[String], rows: &[Vec<String>]) -> Markup {
    html! {
        table {
            thead { tr { @for heading in headings { th scope="col" { (heading) } } } }
            tbody {
                @for row in rows {
                    tr { @for cell in row { td { (cell) } } }
                }
            }
        }
    }
}
