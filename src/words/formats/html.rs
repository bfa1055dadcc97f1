//! A report as one HTML file without scripts or external resources, with print styles; on a site, with links to provisions.

use maud::{DOCTYPE, Markup, PreEscaped, html};

use crate::words::phrases::locale::Locale;
use crate::words::reports::board::{self, Diagram};
use crate::words::reports::report::{
    Block, Cited, Item, Links, Mark, Picture, Report, Runnable, Section, Turn, pieces,
};

pub(crate) const STYLE: &str = include_str!("page.css");
/// How every page is printed.
const PRINT: &str = include_str!("print.css");

/// Prints pages, one under the other or, when there are several, side by side.
#[must_use]
pub fn page(reports: &[Report]) -> String {
    let first = reports.first();
    let title = first.map_or("", |report| report.title.as_str());
    let columns = if reports.len() > 1 { "columns" } else { "single" };
    let language = first.map_or(Locale::En.code(), |report| report.language.as_str());
    let body = html! {
        body {
            main class=(columns) {
                @for report in reports { (article(report)) }
            }
        }
    };
    file(language, title, &[STYLE, board::STYLE], &body)
}

/// A self-contained file: its styles stand in it, later ones over earlier ones, the print style over all.
pub(crate) fn file(language: &str, title: &str, styles: &[&str], body: &Markup) -> String {
    let page = html! {
        (DOCTYPE)
        html lang=(language) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { (title) }
                style { @for style in styles { (PreEscaped(style)) } (PreEscaped(PRINT)) }
            }
            (body)
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
            (Printer { links: None }.sections(&report.sections))
            @if !report.footer.is_empty() { footer { (report.footer) } }
        }
    }
}

/// The parts of a page of a site.
pub(crate) fn sections(sections: &[Section], links: &Links) -> Markup {
    Printer { links: Some(links) }.sections(sections)
}

/// Pieces of a page that stands alone.
pub(crate) fn blocks(blocks: &[Block]) -> Markup {
    html! { @for block in blocks { (Printer { links: None }.block(block)) } }
}

/// Prints the parts of a page; with links, where it stands on a site.
struct Printer<'a> {
    links: Option<&'a Links<'a>>,
}

impl Printer<'_> {
    fn sections(&self, sections: &[Section]) -> Markup {
        html! {
            @for section in sections {
                @let id = self.links.filter(|_| !section.anchor.is_empty()).map(|_| &section.anchor);
                section id=[id] class=[(!section.part.is_empty()).then_some(section.part)] {
                    @if !section.heading.is_empty() { h2 { (section.heading) } }
                    @for block in &section.blocks { (self.block(block)) }
                }
            }
        }
    }

    fn block(&self, block: &Block) -> Markup {
        match block {
            Block::Verdict(text) => html! { p.verdict { (unbroken(text)) } },
            Block::Paragraph(text) => html! { p { (text) } },
            Block::Items(items) if items.iter().any(|item| matches!(item.mark, Mark::Step(_))) => {
                html! { ol.steps { @for each in items { (self.item(each)) } } }
            }
            Block::Items(items) => html! { ul { @for each in items { (self.item(each)) } } },
            Block::Choices(choices) => html! {
                ul.choices { @for (letter, text) in choices { li { (letter) ") " (text) } } }
            },
            Block::Table(headings, rows) => table(headings, rows),
            Block::Diagram(diagram) => figure(diagram),
            Block::Source(source) => html! { pre { code { (source) } } },
            Block::Folded(summary, blocks) => html! {
                details { summary { (summary) } @for block in blocks { (self.block(block)) } }
            },
            Block::Frames(frames) => html! {
                div.frames {
                    @for frame in frames {
                        div.frame.(frame.kind.code()) {
                            p.frame-title { (frame.title) }
                            @for block in &frame.blocks { (self.block(block)) }
                        }
                    }
                }
            },
            Block::Picture(picture) => drawing(picture),
        }
    }

    fn item(&self, item: &Item) -> Markup {
        let case = item.case.as_deref().filter(|_| self.links.is_some());
        html! {
            li class=[item.mark.code()] {
                @if let Some(case) = case { @if !case.name.is_empty() { p.case { (case.name) } } }
                @if !item.title.is_empty() { p.case { (item.title) } }
                @if let Some(board) = &item.board { div.small-board { (board::svg(board)) } }
                (self.linked(&item.text, &item.cited, true))
                @if !item.citation.is_empty() { " " cite { (self.linked(&item.citation, &item.cited, false)) } }
                @for note in &item.notes { p.note { (self.linked(note, &item.cited, true)) } }
                @if let Some(case) = case { (self.run(case)) }
                @if let Some(turn) = &item.turn { (self.turn(turn)) }
                (self.answers(&item.answers))
            }
        }
    }

    /// The answers to a question, each one tap.
    fn answers(&self, answers: &[Turn]) -> Markup {
        let steps = answers.iter().filter_map(|answer| {
            let (_, address) = (self.links?.turn)(answer)?;
            Some((&answer.label, address))
        });
        let steps: Vec<_> = steps.collect();
        html! {
            @if !steps.is_empty() {
                p.choice { @for (name, address) in steps { a.chip href=(address) { (name) } " " } }
            }
        }
    }

    fn turn(&self, turn: &Turn) -> Markup {
        let step = self.links.and_then(|links| (links.turn)(turn));
        let class = if turn.value.is_some() { "turn button" } else { "turn" };
        html! {
            @if let Some((name, address)) = step {
                " " a class=(class) href=(address) { (name) span.hidden { ": " (turn.label) } }
            }
        }
    }

    /// A text in which the provisions it names are links.
    fn linked(&self, text: &str, cited: &[Cited], sentence: bool) -> Markup {
        let Some(links) = self.links else { return html! { (text) } };
        html! {
            @for (piece, cited) in pieces(text, cited, sentence) {
                @match cited {
                    Some(cited) => { a href=((links.provision)(cited)) { (piece) } }
                    None => (piece),
                }
            }
        }
    }

    fn run(&self, case: &Runnable) -> Markup {
        let Some(links) = self.links else { return html! {} };
        html! { p.run { @for (name, address) in (links.run)(case) { a href=(address) { (name) } " " } } }
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

/// A drawing; who cannot see it has the same in words.
pub(crate) fn drawing(picture: &Picture) -> Markup {
    let width = format!("max-width: {}px", picture.width);
    html! {
        @if picture.told.is_empty() {
            figure.picture role="img" aria-label=(picture.name) style=(width) { (PreEscaped(&picture.svg)) }
        } @else {
            figure.picture role="group" aria-label=(picture.name) {
                div aria-hidden="true" { (PreEscaped(&picture.svg)) }
                ol.told { @for told in &picture.told { li { (told) } } }
            }
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
