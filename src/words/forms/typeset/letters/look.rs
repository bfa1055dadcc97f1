//! How letters look: face, size, colour; and texts as they are printed.

use super::fonts::Face;

/// A colour.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Ink(pub(crate) u8, pub(crate) u8, pub(crate) u8);

/// What is read first.
pub(crate) const INK: Ink = Ink(0x1b, 0x1b, 0x1b);
/// What is said beside it.
pub(crate) const SOFT: Ink = Ink(0x55, 0x55, 0x55);
/// Headings, links, and what applies.
pub(crate) const ACCENT: Ink = Ink(0x1f, 0x4e, 0x6b);
/// Behind a ruling.
pub(crate) const PALE: Ink = Ink(0xee, 0xf3, 0xf8);
/// Behind lines of a file.
pub(crate) const GREY: Ink = Ink(0xf5, 0xf5, 0xf5);
/// Thin lines.
pub(crate) const HAIRLINE: Ink = Ink(0x9a, 0xa5, 0xad);

/// How letters look.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Look {
    /// The face.
    pub(crate) face: Face,
    /// The size, in points.
    pub(crate) size: f32,
    /// The colour.
    pub(crate) ink: Ink,
}

/// A stretch of text of one look; with a target it leads there.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Span {
    /// The words, as printed.
    pub(crate) text: String,
    /// Their look.
    pub(crate) look: Look,
    /// The anchor it leads to.
    pub(crate) target: Option<String>,
}

impl Span {
    /// Words that lead nowhere. Lines become one, and apostrophes look as in print.
    pub(crate) fn new(text: &str, look: Look) -> Self {
        Self { text: printed(text), look, target: None }
    }

    /// The same, leading to an anchor.
    pub(crate) fn leading(self, target: &str) -> Self {
        Self { target: Some(target.to_owned()), ..self }
    }
}

/// A text in one line, with the apostrophes of print and without signs that no page can show.
fn printed(text: &str) -> String {
    let mut printed = String::with_capacity(text.len());
    let mut letters = text.chars().peekable();
    let mut after_letter = false;
    while let Some(letter) = letters.next() {
        let before_letter = letters.peek().is_some_and(|next| next.is_alphanumeric());
        match letter {
            '\n' | '\r' | '\t' => printed.push(' '),
            '\'' if after_letter && before_letter => printed.push('’'),
            letter if letter.is_control() => {}
            letter => printed.push(letter),
        }
        after_letter = letter.is_alphanumeric();
    }
    printed
}

#[cfg(test)]
mod tests {
    use super::printed;

    #[test]
    fn a_text_is_printed_in_one_line_with_apostrophes() {
        assert_eq!(printed("l'arbitro, 'x'"), "l’arbitro, 'x'");
        assert_eq!(printed("one\nline\u{7}"), "one line");
    }
}
