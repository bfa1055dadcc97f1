//! A page as one HTML file, fit to print and file: no script, nothing fetched.

use maud::{DOCTYPE, Markup, PreEscaped, html};

use super::board::{self, Diagram};
use super::report::{Block, Item, Report, Section};

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
                style { (PreEscaped(STYLE)) (PreEscaped(board::STYLE)) }
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
        Block::Verdict(text) => html! { p.verdict { (text) } },
        Block::Paragraph(text) => html! { p { (text) } },
        Block::Items(items) => html! { ul { @for each in items { (item(each)) } } },
        Block::Table(headings, rows) => table(headings, rows),
        Block::Diagram(diagram) => figure(diagram),
        Block::Source(source) => html! { pre { code { (source) } } },
    }
}

/// A board with its legend, and the same in words.
pub(crate) fn figure(diagram: &Diagram) -> Markup {
    html! {
        figure.diagram {
            (board::svg(diagram))
            @if !diagram.arrows.is_empty() {
                ul.legend {
                    @for arrow in &diagram.arrows { li { (board::sample(arrow)) span { (arrow.says) } } }
                }
            }
            figcaption {
                p { (diagram.caption) " " code { (diagram.position.fen()) } }
                details {
                    summary { (diagram.heading) }
                    @for sentence in &diagram.told { p { (sentence) } }
                }
            }
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
