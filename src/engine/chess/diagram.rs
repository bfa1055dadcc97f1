//! Drawing a position as text.

use std::fmt::Write as _;

use super::{language::figurine, position::Position};

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
