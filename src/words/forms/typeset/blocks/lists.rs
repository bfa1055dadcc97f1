//! Lists -> rows: items with their signs, answers with their letters.

use super::setter::Setter;
use super::style::Style;
use crate::words::forms::typeset::letters::{ACCENT, Face, SOFT, Span};
use crate::words::forms::typeset::marks::{Branch, Flow, Role, Row};
use crate::words::pages::report::Item;

/// Sets a list of sentences.
pub(crate) fn items(setter: &Setter, items: &[Item], width: f32, style: &Style) -> Flow {
    let indent = 1.05 * style.size;
    let mut list = Flow::default();
    for item in items {
        let sign = vec![Span::new("•", style.with_ink(ACCENT).look())];
        let body = body(setter, item, width - indent, style);
        let entry = entry(setter, (sign, 0.25 * style.size), body, indent, style);
        list.append(entry.spaced(0.7 * style.size, 0.7 * style.size));
    }
    list.spaced(style.spacing * style.size, style.spacing * style.size).in_part(Role::List)
}

/// Sets answers to choose from.
pub(crate) fn choices(setter: &Setter, choices: &[(char, String)], width: f32, style: &Style) -> Flow {
    let indent = 2.0 * style.size;
    let style = style.ragged();
    let mut list = Flow::default();
    for (letter, text) in choices {
        let sign = vec![Span::new(&format!("{letter})"), style.look())];
        let body = setter.text(&[Span::new(text, style.look())], width - indent, &style);
        let entry = entry(setter, (sign, 0.4 * style.size), body, indent, &style);
        list.append(entry.spaced(0.7 * style.size, 0.7 * style.size));
    }
    // Answers stand together.
    if let Some((_, before)) = list.rows.split_last_mut() {
        for row in before {
            row.kept = true;
        }
    }
    list.spaced(0.8 * style.size, style.spacing * style.size).in_part(Role::Lettered)
}

/// What an item says, its citation after it, its notes under it.
fn body(setter: &Setter, item: &Item, width: f32, style: &Style) -> Flow {
    let look = style.look();
    let mut spans = Vec::new();
    if !item.title.is_empty() {
        spans.push(Span::new(&format!("{} ", item.title), style.with_face(Face::Bold).look()));
    }
    spans.extend(setter.linked(&item.text, &item.cited, true, look));
    if !item.citation.is_empty() {
        let soft = style.with_ink(SOFT).look();
        spans.push(Span::new(" (", soft));
        spans.extend(setter.linked(&item.citation, &item.cited, false, soft));
        spans.push(Span::new(")", soft));
    }
    let mut flow = setter.text(&spans, width, style);
    for note in &item.notes {
        let style = style.scaled(0.94).with_ink(SOFT);
        let spans = setter.linked(note, &item.cited, true, style.look());
        if let Some(row) = flow.rows.last_mut() {
            row.below = 0.0;
        }
        let note = setter.text(&spans, width, &style).in_part(Role::Paragraph);
        flow.append(note.spaced(0.6 * style.size, style.spacing * style.size));
    }
    flow
}

/// An item: its sign so far from the left, beside the first line of its body.
fn entry(setter: &Setter, sign: (Vec<Span>, f32), body: Flow, indent: f32, style: &Style) -> Flow {
    let (spans, left) = sign;
    let sign = setter.text(&spans, indent, &style.ragged()).moved(left);
    let mut body = body.moved(indent);
    let marks = sign.rows.into_iter().flat_map(|row| row.marks);
    match body.rows.first_mut() {
        // What is read first stands first.
        Some(first) => first.marks = marks.chain(std::mem::take(&mut first.marks)).collect(),
        None => body.rows.push(Row { marks: marks.collect(), ..Row::default() }),
    }
    let parts = vec![Branch::Part(Role::Label, sign.structure), Branch::Part(Role::Body, body.structure)];
    Flow { rows: body.rows, structure: vec![Branch::Part(Role::Item, parts)] }
}
