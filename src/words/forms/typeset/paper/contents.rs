//! The table of contents: the chapters with their pages.

use crate::words::forms::typeset::blocks::{Setter, Style};
use crate::words::forms::typeset::letters::{ACCENT, Face, SOFT, Span};
use crate::words::forms::typeset::marks::{Branch, Flow, Mark, Role};

/// The room for the number of a page.
const NUMBER: f32 = 30.0;

/// A line of the table.
pub(crate) struct Entry<'a> {
    pub(crate) title: &'a str,
    /// The anchor at which the chapter begins.
    pub(crate) anchor: String,
    /// The number printed on its first page.
    pub(crate) number: usize,
}

/// Sets the table under its heading.
pub(crate) fn contents(setter: &Setter, heading: &str, entries: &[Entry], width: f32) -> Flow {
    let style = Style::PAPER;
    let large = Style { size: style.title, ink: ACCENT, ..style.with_face(Face::Bold) }.ragged();
    let title = setter.text(&[Span::new(heading, large.look())], width, &large);
    let mut flow = title.in_part(Role::Heading(1, heading.to_owned())).spaced(0.0, 0.8 * large.size).kept();
    let mut lines = Flow::default();
    for entry in entries {
        lines.append(line(setter, entry, width, &style.ragged()));
    }
    flow.append(lines.in_part(Role::Contents));
    flow
}

fn line(setter: &Setter, entry: &Entry, width: f32, style: &Style) -> Flow {
    let title = Span::new(entry.title, style.look()).leading(&entry.anchor);
    let mut flow = setter.text(&[title], width - NUMBER, style);
    let number = setter.text(&[Span::new(&entry.number.to_string(), style.look())], NUMBER, style);
    if let (Some(last), Some(row)) = (flow.rows.last_mut(), number.rows.into_iter().next()) {
        let (from, to) = (last.reach() + 4.0, width - row.reach());
        last.marks.extend(leader(setter, from, to - 4.0, style));
        last.marks.extend(row.marks.into_iter().map(|mark| mark.moved(to, 0.0)));
    }
    flow.structure.extend(number.structure);
    let part = Branch::Part(Role::Entry, flow.structure);
    Flow { structure: vec![part], ..flow }.spaced(0.75 * style.size, 0.75 * style.size)
}

/// Dots that lead the eye; they stand under each other on every line.
fn leader(setter: &Setter, from: f32, to: f32, style: &Style) -> Vec<Mark> {
    let step = 0.5 * style.size;
    let dot = setter.text(&[Span::new(".", style.with_ink(SOFT).look())], step, style);
    let dot: Vec<_> = dot.rows.into_iter().flat_map(|row| row.marks).filter_map(Mark::repeated).collect();
    let mut x = (from / step).ceil() * step;
    let mut marks = Vec::new();
    while x < to {
        marks.extend(dot.iter().cloned().map(|mark| mark.moved(x, 0.0)));
        x += step;
    }
    marks
}
