//! Places in a text and addresses of files: bytes and paths here, lines, characters and URIs in the editor's protocol.
//!
//! In: a byte or a line and character. Out: the other. A place outside the text becomes the nearest one in it. The layout of
//! `plica fmt` is told as the lines that change.

use std::fmt::Write as _;
use std::ops::Range;

use lsp_types::{Position, PositionEncodingKind, TextEdit, Uri};

/// What the editor counts within a line.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Encoding {
    /// Bytes.
    Utf8,
    /// UTF-16 code units: what every editor knows.
    Utf16,
    /// Characters.
    Utf32,
}

impl Encoding {
    /// The first of those the editor offers that is known here, else UTF-16.
    pub(crate) fn chosen(offered: &[PositionEncodingKind]) -> Self {
        let known = [Self::Utf8, Self::Utf16, Self::Utf32];
        let first = offered.iter().find_map(|kind| known.into_iter().find(|known| known.kind() == *kind));
        first.unwrap_or(Self::Utf16)
    }

    /// Its name in the protocol.
    pub(crate) fn kind(self) -> PositionEncodingKind {
        match self {
            Self::Utf8 => PositionEncodingKind::UTF8,
            Self::Utf16 => PositionEncodingKind::UTF16,
            Self::Utf32 => PositionEncodingKind::UTF32,
        }
    }

    fn width(self, letter: char) -> usize {
        match self {
            Self::Utf8 => letter.len_utf8(),
            Self::Utf16 => letter.len_utf16(),
            Self::Utf32 => 1,
        }
    }

    /// The line and character of a byte.
    pub(crate) fn position(self, text: &str, byte: usize) -> Position {
        let inside = (0..=byte.min(text.len())).rev().find(|at| text.is_char_boundary(*at)).unwrap_or(0);
        let before = text.get(..inside).unwrap_or("");
        let line = before.matches('\n').count();
        let letters = before.rsplit('\n').next().unwrap_or("").chars();
        let character: usize = letters.map(|letter| self.width(letter)).sum();
        Position::new(u32::try_from(line).unwrap_or(u32::MAX), u32::try_from(character).unwrap_or(u32::MAX))
    }

    /// The lines and characters of a run of bytes.
    pub(crate) fn range(self, text: &str, bytes: &Range<usize>) -> lsp_types::Range {
        lsp_types::Range::new(self.position(text, bytes.start), self.position(text, bytes.end))
    }

    /// The byte of a line and character.
    pub(crate) fn byte(self, text: &str, position: Position) -> usize {
        let lines = usize::try_from(position.line).unwrap_or(usize::MAX);
        let start: usize = text.split_inclusive('\n').take(lines).map(str::len).sum();
        let line = text.get(start..).unwrap_or("").split('\n').next().unwrap_or("");
        let line = line.strip_suffix('\r').unwrap_or(line);
        let wanted = usize::try_from(position.character).unwrap_or(usize::MAX);
        let mut units = 0;
        for (at, letter) in line.char_indices() {
            units += self.width(letter);
            if units > wanted {
                return start + at;
            }
        }
        start + line.len()
    }
}

/// The address of a file.
pub(crate) fn uri_of(path: &str) -> String {
    let mut uri = String::from("file://");
    for byte in path.bytes() {
        if byte.is_ascii_alphanumeric() || b"/-._~".contains(&byte) {
            uri.push(char::from(byte));
        } else {
            let _ = write!(uri, "%{byte:02X}");
        }
    }
    uri
}

/// The path an address names, if it is that of a file.
pub(crate) fn path_of(uri: &Uri) -> Option<String> {
    let file = uri.scheme().is_some_and(|scheme| scheme.as_str().eq_ignore_ascii_case("file"));
    let path = uri.path().as_estr().decode().into_string().ok()?;
    file.then(|| path.into_owned())
}

/// The change that makes one text of another: the lines between those they share.
pub(crate) fn line_edit(encoding: Encoding, text: &str, wanted: &str) -> Option<TextEdit> {
    if text == wanted {
        return None;
    }
    let shared = |one: &mut dyn Iterator<Item = &str>, other: &mut dyn Iterator<Item = &str>| -> usize {
        one.zip(other).take_while(|(one, other)| one == other).map(|(line, _)| line.len()).sum()
    };
    let lines = |text| str::split_inclusive(text, '\n');
    let start = shared(&mut lines(text), &mut lines(wanted));
    let (old, new) = (text.get(start..).unwrap_or(""), wanted.get(start..).unwrap_or(""));
    let end = shared(&mut lines(old).rev(), &mut lines(new).rev());
    let (old, new) = (old.len() - end, new.get(..new.len() - end).unwrap_or(""));
    Some(TextEdit { range: encoding.range(text, &(start..start + old)), new_text: new.to_owned() })
}

#[cfg(test)]
mod tests {
    use lsp_types::{Position, Range, TextEdit};

    use super::{Encoding, line_edit, path_of, uri_of};

    #[test]
    fn letters_outside_ascii_are_counted_as_the_editor_counts_them() {
        let text = "x\n  é𝄞: ♘d4\r\nz";
        let knight = 4 + "é𝄞: ".len();
        for (encoding, character) in [(Encoding::Utf8, 10), (Encoding::Utf16, 7), (Encoding::Utf32, 6)] {
            let position = Position::new(1, character);
            assert_eq!(encoding.position(text, knight), position, "{encoding:?}");
            assert_eq!(encoding.byte(text, position), knight, "{encoding:?}");
        }
        assert_eq!(Encoding::Utf16.byte(text, Position::new(1, 99)), text.find('\r').unwrap_or(0));
        assert_eq!(Encoding::Utf16.byte(text, Position::new(99, 99)), text.len());
        // Half of a surrogate pair is the letter's beginning.
        assert_eq!(Encoding::Utf16.byte(text, Position::new(1, 4)), 6);
    }

    #[test]
    fn an_address_names_the_path_it_was_made_of() {
        for path in ["/tmp/my rules/fide-2014/E.8.yaml", "/tmp/leyes/año#1/5%.yaml"] {
            let uri = uri_of(path).parse().ok();
            assert_eq!(uri.and_then(|uri| path_of(&uri)).as_deref(), Some(path));
        }
        let other = "untitled:x".parse().ok();
        assert_eq!(other.and_then(|uri| path_of(&uri)), None);
    }

    #[test]
    fn only_the_lines_that_differ_change() {
        let edit = line_edit(Encoding::Utf16, "a\nb\nb\nc\n", "a\nb\nx\nc\n");
        let range = Range::new(Position::new(2, 0), Position::new(3, 0));
        assert_eq!(edit, Some(TextEdit { range, new_text: "x\n".to_owned() }));
        assert_eq!(line_edit(Encoding::Utf16, "a\n", "a\n"), None);
        let edit = line_edit(Encoding::Utf16, "a\na", "a\n");
        let range = Range::new(Position::new(1, 0), Position::new(1, 1));
        assert_eq!(edit, Some(TextEdit { range, new_text: String::new() }));
    }
}
