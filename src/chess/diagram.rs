//! Drawing a position as text or as an SVG image; no file is read, no style is loaded.

use std::fmt::Write as _;

use super::{
    language::figurine,
    men::{Colour, Man},
    moves::Move,
    position::Position,
};

const LAST: usize = 7;
const SIDE: usize = 45;

/// The board from White's side in Unicode figures, with coordinates; nine lines.
#[must_use]
pub fn diagram_text(position: &Position) -> String {
    let mut text = String::with_capacity(200);
    for (row, squares) in position.rows().iter().enumerate() {
        let _ = write!(text, "{}", 8 - row);
        for man in squares {
            let _ = write!(text, " {}", man.map_or('·', |(colour, man)| figurine(man, colour)));
        }
        text.push('\n');
    }
    text.push_str("  a b c d e f g h\n");
    text
}

/// The board from White's side as SVG, 360 units wide plus a margin for coordinates. Squares of the
/// highlighted moves have the class `from` or `to`.
#[must_use]
pub fn diagram_svg(position: &Position, highlighted: &[Move]) -> String {
    let mut svg = String::with_capacity(8 * 1024);
    let width = SIDE * 8 + 20;
    let _ = write!(
        svg,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {width}\" role=\"img\" \
         font-family=\"serif\" text-anchor=\"middle\"><title>{}</title>",
        position.fen()
    );
    for (row, squares) in position.rows().iter().enumerate() {
        for (file, man) in squares.iter().enumerate() {
            square(&mut svg, row, file, *man, highlighted);
        }
        coordinates(&mut svg, row);
    }
    svg.push_str("</svg>\n");
    svg
}

fn square(svg: &mut String, row: usize, file: usize, man: Option<(Colour, Man)>, highlighted: &[Move]) {
    let (x, y) = (20 + file * SIDE, row * SIDE);
    let shade = if (row + file).is_multiple_of(2) { "#f0d9b5" } else { "#b58863" };
    let _ = write!(svg, "<rect x=\"{x}\" y=\"{y}\" width=\"{SIDE}\" height=\"{SIDE}\" fill=\"{shade}\"/>");
    if let Some((class, colour)) = highlight(row, file, highlighted) {
        let _ = write!(
            svg,
            "<rect class=\"{class}\" x=\"{x}\" y=\"{y}\" width=\"{SIDE}\" height=\"{SIDE}\" \
             fill=\"{colour}\" fill-opacity=\"0.5\"/>"
        );
    }
    if let Some((colour, man)) = man {
        let (x, y) = (x + SIDE / 2, y + SIDE * 4 / 5);
        let _ = write!(svg, "<text x=\"{x}\" y=\"{y}\" font-size=\"38\">{}</text>", figurine(man, colour));
    }
}

fn highlight(row: usize, file: usize, highlighted: &[Move]) -> Option<(&'static str, &'static str)> {
    let name = format!("{}{}", file_letter(file), LAST + 1 - row);
    let is = |square: super::men::Square| square.to_string() == name;
    if highlighted.iter().any(|made| is(made.to())) {
        Some(("to", "#3a8f3a"))
    } else {
        highlighted.iter().any(|made| is(made.from())).then_some(("from", "#c8b400"))
    }
}

fn coordinates(svg: &mut String, index: usize) {
    let along = index * SIDE + SIDE / 2;
    let _ = write!(
        svg,
        "<text x=\"10\" y=\"{}\" font-size=\"14\" fill=\"currentColor\">{}</text>",
        along + 5,
        LAST + 1 - index
    );
    let (x, y) = (20 + along, SIDE * 8 + 15);
    let _ = write!(
        svg,
        "<text x=\"{x}\" y=\"{y}\" font-size=\"14\" fill=\"currentColor\">{}</text>",
        file_letter(index)
    );
}

fn file_letter(file: usize) -> char {
    ('a'..='h').nth(file).unwrap_or('?')
}
