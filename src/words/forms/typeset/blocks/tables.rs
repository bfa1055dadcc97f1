//! Tables -> rows, with columns as wide as what is in them asks for. The head is repeated on every page.

use std::rc::Rc;

use super::setter::Setter;
use super::style::Style;
use crate::words::forms::typeset::letters::{Face, HAIRLINE, Measure, Span, lines};
use crate::words::forms::typeset::marks::{Area, Branch, Flow, Mark, Role, Row};

/// The room in a cell at the sides, and above and below, in parts of the size.
const SIDE: f32 = 0.35;
const ABOVE: f32 = 0.5;

/// Sets a table: the headings, then the rows.
pub(crate) fn table(
    setter: &Setter,
    headings: &[String],
    rows: &[Vec<String>],
    width: f32,
    style: &Style,
) -> Flow {
    let style = style.scaled(0.88).ragged();
    let widths = widths(setter, headings, rows, width, &style);
    let bold = style.with_face(Face::Bold);
    let head = line(setter, headings, &widths, &bold, &Role::HeadCell);
    let mut table = Flow { structure: head.structure, ..Flow::default() };
    let repeated = Rc::new(Row {
        marks: head.rows.iter().flat_map(|row| &row.marks).cloned().filter_map(Mark::repeated).collect(),
        ..head.rows.first().cloned().unwrap_or_default()
    });
    table.rows.extend(head.rows.into_iter().map(|row| Row { kept: true, ..row }));
    for row in rows {
        let Flow { rows, structure } = line(setter, row, &widths, &style, &Role::Cell);
        table.rows.extend(rows.into_iter().map(|row| Row { head: Some(Rc::clone(&repeated)), ..row }));
        table.structure.extend(structure);
    }
    table.in_part(Role::Table).spaced(style.spacing * style.size, style.size)
}

/// A row of a table, in one piece, with a line under it.
fn line(setter: &Setter, cells: &[String], widths: &[f32], style: &Style, role: &Role) -> Flow {
    let (side, above) = (SIDE * style.size, ABOVE * style.size);
    let mut row = Row::default();
    let mut structure = Vec::new();
    let mut left = 0.0;
    for (cell, width) in cells.iter().zip(widths) {
        let flow = setter.text(&[Span::new(cell, style.look())], width - 2.0 * side, style);
        structure.push(Branch::Part(role.clone(), flow.structure.clone()));
        let cell = flow.into_row();
        row.height = row.height.max(cell.height + 2.0 * above);
        row.marks.extend(cell.marks.into_iter().map(|mark| mark.moved(left + side, above)));
        left += width;
    }
    let area = Area { x: 0.0, y: row.height - 0.25, width: left, height: 0.5 };
    row.marks.push(Mark::Filled { area, ink: HAIRLINE });
    Flow { rows: vec![row], structure: vec![Branch::Part(Role::Line, structure)] }
}

/// How wide the columns are: each its longest word at least, and of the rest as much as its longest cell asks for.
fn widths(setter: &Setter, headings: &[String], rows: &[Vec<String>], width: f32, style: &Style) -> Vec<f32> {
    let columns: Vec<_> =
        (0..headings.len()).map(|column| asked(setter, headings, rows, column, style)).collect();
    let (least, most): (f32, f32) =
        columns.iter().fold((0.0, 0.0), |(least, most), column| (least + column.0, most + column.1));
    let room = width - least;
    if most <= width {
        // A column of short cells is not torn apart from the others.
        let more = (width - most) / most.max(1.0);
        return columns.iter().map(|(_, most)| most * (1.0 + more)).collect();
    }
    if room <= 0.0 {
        return columns
            .iter()
            .map(|(least, _)| least * width / least.max(1.0))
            .map(|each| each.min(width))
            .collect();
    }
    // By the root of what they ask for: long cells do not leave short ones a word a line.
    let weight = |column: &(f32, f32)| (column.1 - column.0).max(0.0).sqrt();
    let all: f32 = columns.iter().map(weight).sum();
    columns.iter().map(|column| column.0 + room * weight(column) / all.max(1.0)).collect()
}

/// What a column needs for its longest word, and what it would like for its longest cell.
fn asked(
    setter: &Setter,
    headings: &[String],
    rows: &[Vec<String>],
    column: usize,
    style: &Style,
) -> (f32, f32) {
    let cells = headings.get(column).into_iter().chain(rows.iter().filter_map(|row| row.get(column)));
    let bold = style.with_face(Face::Bold).look();
    let wide = |text: &str| {
        let measure = Measure { width: f32::MAX, justified: false, language: None };
        let spans = [Span::new(text, bold)];
        lines(setter.fonts, &spans, measure).first().map_or(0.0, |line| line.width)
    };
    let sides = 2.0 * SIDE * style.size + 0.5;
    let (mut least, mut most): (f32, f32) = (0.0, 0.0);
    for cell in cells {
        let words = cell.split(' ').map(wide);
        least = least.max(words.fold(0.0, f32::max));
        most = most.max(wide(cell));
    }
    (least + sides, most + sides)
}
