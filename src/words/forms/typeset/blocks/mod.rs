//! What reports hold -> rows of marks, as wide as asked.

mod boxes;
mod lists;
mod pictures;
mod setter;
mod style;
mod tables;

pub(super) use setter::Setter;
pub(super) use style::Style;

use std::collections::BTreeSet;

use super::letters::{ACCENT, Face, SOFT, Span};
use super::marks::{Flow, Mark, Role, Row};
use crate::words::pages::report::{Block, Report, Section};

/// Where links can lead: the parts about one provision alone.
pub(super) fn anchors(reports: &[Report]) -> BTreeSet<String> {
    let mut anchors = BTreeSet::new();
    let mut several = BTreeSet::new();
    for section in reports.iter().flat_map(|report| &report.sections) {
        if !anchors.insert(section.anchor.clone()) {
            several.insert(section.anchor.clone());
        }
    }
    anchors.retain(|anchor| !anchor.is_empty() && !several.contains(anchor));
    anchors
}

/// Sets a part of a report.
pub(super) fn section(setter: &Setter, section: &Section, width: f32, style: &Style) -> Flow {
    let mut flow = Flow::default();
    if !section.heading.is_empty() {
        flow.append(heading(setter, &section.heading, width, style));
    }
    flow.append(blocks(setter, &section.blocks, width, style));
    if setter.is_anchor(&section.anchor) {
        let mark = Mark::Anchor { y: -style.size, name: section.anchor.clone() };
        match flow.rows.first_mut() {
            Some(row) => row.marks.push(mark),
            None => flow.rows.push(Row { marks: vec![mark], kept: true, ..Row::default() }),
        }
    }
    flow.in_part(Role::Section)
}

/// Sets the heading of a part, which stays with what it heads.
fn heading(setter: &Setter, words: &str, width: f32, style: &Style) -> Flow {
    let size = style.size * style.heading;
    let style = Style { size, ..style.with_face(Face::Bold) }.ragged();
    let flow = setter.text(&[Span::new(words, style.look())], width, &style);
    flow.in_part(Role::Heading(2, words.to_owned())).spaced(1.7 * size, 0.8 * size).kept()
}

fn blocks(setter: &Setter, all: &[Block], width: f32, style: &Style) -> Flow {
    let mut flow = Flow::default();
    for one in all {
        flow.append(block(setter, one, width, style));
    }
    flow
}

fn block(setter: &Setter, block: &Block, width: f32, style: &Style) -> Flow {
    match block {
        Block::Verdict(text) => boxes::verdict(setter, text, width, style),
        Block::Paragraph(text) => {
            setter.text(&[Span::new(text, style.look())], width, style).in_part(Role::Paragraph)
        }
        Block::Items(items) => lists::items(setter, items, width, style),
        Block::Choices(choices) => lists::choices(setter, choices, width, style),
        Block::Table(headings, rows) => tables::table(setter, headings, rows, width, style),
        Block::Diagram(diagram) => pictures::diagram(setter, diagram, width, style),
        Block::Source(lines) => boxes::source(setter, lines, width, style),
        Block::Folded(summary, inside) => {
            let mut flow = summary_line(setter, summary, width, style);
            flow.append(blocks(setter, inside, width, style));
            flow
        }
        Block::Frames(frames) => boxes::frames(setter, frames, width, style, &|blocks, width, style| {
            framed(setter, blocks, width, style)
        }),
        Block::Picture(picture) => pictures::picture(setter, picture, width),
    }
}

/// What is in a frame: a ruling there needs no box of its own.
fn framed(setter: &Setter, all: &[Block], width: f32, style: &Style) -> Flow {
    let mut flow = Flow::default();
    for one in all {
        flow.append(if let Block::Verdict(text) = one {
            let spans = [Span::new(text, style.with_face(Face::Bold).look())];
            let ruling = setter.text(&spans, width, style).in_part(Role::Paragraph);
            ruling.spaced(0.9 * style.size, 0.7 * style.size)
        } else {
            block(setter, one, width, style)
        });
    }
    flow
}

/// What can be folded away elsewhere stands open on paper, under its summary.
fn summary_line(setter: &Setter, words: &str, width: f32, style: &Style) -> Flow {
    let spans = [Span::new(words, style.with_face(Face::Bold).look())];
    let flow = setter.text(&spans, width, &style.ragged()).in_part(Role::Paragraph);
    flow.spaced(style.size, 0.6 * style.size).kept()
}

/// The title of a chapter, a sheet or a slide, with the line under it.
pub(super) fn title(setter: &Setter, report: &Report, width: f32, style: &Style) -> Flow {
    let mut flow = Flow::default();
    if !report.title.is_empty() {
        let style = Style { size: style.title, ink: ACCENT, ..style.with_face(Face::Bold) }.ragged();
        let words = setter.text(&[Span::new(&report.title, style.look())], width, &style);
        let role = Role::Heading(1, report.title.clone());
        flow.append(words.in_part(role).spaced(0.0, 0.6 * style.size).kept());
    }
    if !report.subtitle.is_empty() {
        let (size, face) = style.subtitle;
        let style = Style { size, face, ink: SOFT, ..style.ragged() };
        let words = setter.text(&[Span::new(&report.subtitle, style.look())], width, &style);
        flow.append(words.in_part(Role::Paragraph).spaced(0.0, 1.6 * style.size).kept());
    }
    flow
}

/// The line at the end of a report: by what it was made.
pub(super) fn footer(setter: &Setter, report: &Report, width: f32, style: &Style) -> Flow {
    if report.footer.is_empty() {
        return Flow::default();
    }
    let style = style.scaled(0.85).with_ink(SOFT).ragged();
    let flow = setter.text(&[Span::new(&report.footer, style.look())], width, &style);
    flow.in_part(Role::Paragraph).spaced(2.0 * style.size, 0.0)
}
