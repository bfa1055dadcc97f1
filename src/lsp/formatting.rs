//! The layout of `plica fmt`, as the lines that change.

use lsp_types::TextEdit;

use super::positions::Encoding;

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
    use super::{Encoding, line_edit};
    use lsp_types::{Position, Range, TextEdit};

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
