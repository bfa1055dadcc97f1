//! Boxes -> rows: rulings, frames, lines of a file.

use super::setter::Setter;
use super::style::Style;
use crate::words::forms::typeset::letters::{ACCENT, Face, GREY, HAIRLINE, PALE, SOFT, Span};
use crate::words::forms::typeset::marks::{Area, Branch, Edge, Flow, Mark, Role, Row};
use crate::words::pages::report::{Block, Frame, FrameKind};

/// A ruling in one line, set off from the rest.
pub(crate) fn verdict(setter: &Setter, text: &str, width: f32, style: &Style) -> Flow {
    let (side, above) = (0.9 * style.size, 0.7 * style.size);
    let bold = style.with_face(Face::Bold).ragged();
    let flow =
        setter.text(&[Span::new(text, bold.look())], width - 2.0 * side, &bold).in_part(Role::Paragraph);
    let structure = flow.structure.clone();
    let inside = flow.into_row();
    let height = inside.height + 2.0 * above;
    let area = Area { x: 0.0, y: 0.0, width, height };
    let mut marks = vec![
        Mark::Filled { area, ink: PALE },
        Mark::Filled { area: Area { width: 2.5, ..area }, ink: ACCENT },
    ];
    marks.extend(inside.marks.into_iter().map(|mark| mark.moved(side, above)));
    let row = Row { height, marks, ..Row::default() };
    Flow { rows: vec![row], structure }.spaced(1.1 * style.size, 0.9 * style.size)
}

/// Lines as they stand in a file, on grey; a page may end between them.
pub(crate) fn source(setter: &Setter, lines: &str, width: f32, style: &Style) -> Flow {
    let style = Style { leading: 0.5, spacing: 0.5, ..style.scaled(0.8).with_face(Face::Mono).ragged() };
    let inset = 0.7 * style.size;
    let letter = 0.602 * style.size;
    let mut flow = Flow::default();
    for line in lines.lines() {
        let text = line.trim_start_matches(' ');
        let indent: f32 = inset + line.chars().take_while(|sign| *sign == ' ').map(|_| letter).sum::<f32>();
        flow.append(
            setter.text(&[Span::new(text, style.look())], width - indent - inset, &style).moved(indent),
        );
    }
    let count = flow.rows.len();
    for (row, number) in flow.rows.iter_mut().zip(1..) {
        // Every row brings its strip of the ground, so that strips meet.
        let above = if number == 1 { inset } else { 0.25 * style.size };
        let below = if number == count { inset } else { 0.25 * style.size };
        let height = row.height + above + below;
        let ground = Mark::Filled { area: Area { x: 0.0, y: 0.0, width, height }, ink: GREY };
        let marks = std::mem::take(&mut row.marks).into_iter().map(|mark| mark.moved(0.0, above));
        *row = Row {
            above: 0.0,
            below: 0.0,
            height,
            marks: std::iter::once(ground).chain(marks).collect(),
            ..row.clone()
        };
    }
    flow.spaced(style.size, style.size).in_part(Role::Code)
}

/// Frames side by side, as high as the highest.
pub(crate) fn frames(
    setter: &Setter,
    frames: &[Frame],
    width: f32,
    style: &Style,
    inside: &dyn Fn(&[Block], f32, &Style) -> Flow,
) -> Flow {
    let count: f32 = frames.iter().map(|_| 1.0).sum();
    let (gutter, inset) = (1.2 * style.size, 0.85 * style.size);
    let each = (width - gutter * (count - 1.0)) / count.max(1.0);
    let mut row = Row::default();
    let mut structure = Vec::new();
    let mut left = 0.0;
    let mut edges = Vec::new();
    for frame in frames {
        let body = style.scaled(0.94).ragged();
        let body = Style { spacing: 0.85, board: 0.94 * body.board, ..body };
        let mut flow = title(setter, frame, each - 2.0 * inset, style);
        flow.append(inside(&frame.blocks, each - 2.0 * inset, &body));
        structure.push(Branch::Part(Role::Section, std::mem::take(&mut flow.structure)));
        let inside = flow.into_row();
        row.height = row.height.max(inside.height + 2.0 * inset);
        row.marks.extend(inside.marks.into_iter().map(|mark| mark.moved(left + inset, inset)));
        edges.push((left, edge(frame.kind)));
        left += each + gutter;
    }
    let outlines = edges.into_iter().map(|(x, edge)| {
        let area = Area { x, y: 0.0, width: each, height: row.height };
        Mark::Outlined { area, edge }
    });
    row.marks = outlines.chain(std::mem::take(&mut row.marks)).collect();
    Flow { rows: vec![row], structure }.spaced(style.size, style.size)
}

fn title(setter: &Setter, frame: &Frame, width: f32, style: &Style) -> Flow {
    let ink = if frame.kind == FrameKind::Applies { ACCENT } else { SOFT };
    let style = style.with_face(Face::Bold).with_ink(ink).ragged();
    let flow = setter.text(&[Span::new(&frame.title, style.look())], width, &style).in_part(Role::Paragraph);
    flow.spaced(0.0, 0.8 * style.size)
}

/// What a frame is can be told without colours.
const fn edge(kind: FrameKind) -> Edge {
    match kind {
        FrameKind::Applies => Edge { ink: ACCENT, width: 1.0, dashed: false },
        FrameKind::Misses => Edge { ink: SOFT, width: 0.8, dashed: true },
        FrameKind::Case => Edge { ink: HAIRLINE, width: 0.5, dashed: false },
    }
}
