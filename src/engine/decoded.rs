//! Decoding of all input: bytes in, text with line feeds as line ends out, whatever program saved it.
//!
//! Every file, standard input, request body and line of a batch is decoded here. The normal encoding is UTF-8; UTF-16 is
//! recognised by its byte-order mark; anything else is read as Windows-1252, the usual encoding of PGN files and of older
//! editors.

use std::borrow::Cow;

use crate::engine::diagnostic::{Code, Diagnostic};

/// Windows-1252 from 0x80 on; what it leaves empty is no text.
const WINDOWS: [Option<char>; 32] = [
    Some('€'),
    None,
    Some('‚'),
    Some('ƒ'),
    Some('„'),
    Some('…'),
    Some('†'),
    Some('‡'),
    Some('ˆ'),
    Some('‰'),
    Some('Š'),
    Some('‹'),
    Some('Œ'),
    None,
    Some('Ž'),
    None,
    None,
    Some('‘'),
    Some('’'),
    Some('“'),
    Some('”'),
    Some('•'),
    Some('–'),
    Some('—'),
    Some('˜'),
    Some('™'),
    Some('š'),
    Some('›'),
    Some('œ'),
    None,
    Some('ž'),
    Some('Ÿ'),
];

/// The text, without a mark of byte order and with every line ended by a line feed.
///
/// # Errors
/// The bytes are in none of these encodings, or in two of them.
pub fn decoded(bytes: &[u8]) -> Result<Cow<'_, str>, Diagnostic> {
    let text = match bytes {
        [0xff, 0xfe, rest @ ..] => wide(rest, u16::from_le_bytes).map(Cow::Owned),
        [0xfe, 0xff, rest @ ..] => wide(rest, u16::from_be_bytes).map(Cow::Owned),
        [0xef, 0xbb, 0xbf, rest @ ..] => narrow(rest),
        _ => narrow(bytes),
    };
    text.map(with_line_feeds).ok_or_else(|| Diagnostic::anywhere(Code::NotUtf8))
}

fn wide(bytes: &[u8], unit: fn([u8; 2]) -> u16) -> Option<String> {
    let (pairs, rest) = bytes.as_chunks::<2>();
    let signs = char::decode_utf16(pairs.iter().map(|pair| unit(*pair)));
    rest.is_empty().then(|| signs.collect::<Result<_, _>>().ok()).flatten()
}

fn narrow(bytes: &[u8]) -> Option<Cow<'_, str>> {
    match str::from_utf8(bytes) {
        Ok(text) => Some(Cow::Borrowed(text)),
        Err(_) if has_utf_8(bytes) => None,
        Err(_) => bytes.iter().map(|byte| latin(*byte)).collect::<Option<_>>().map(Cow::Owned),
    }
}

/// Whether some letters are in UTF-8 though not all are: then nobody can say what the others should be.
fn has_utf_8(bytes: &[u8]) -> bool {
    bytes.utf8_chunks().any(|chunk| !chunk.valid().is_ascii())
}

fn latin(byte: u8) -> Option<char> {
    match byte {
        b'\t' | b'\n' | 0x0c | b'\r' | 0x20..=0x7e | 0xa0..=0xff => Some(char::from(byte)),
        0x80..=0x9f => WINDOWS.get(usize::from(byte - 0x80)).copied().flatten(),
        0x00..=0x1f | 0x7f => None,
    }
}

/// Lines of old Macintosh programs end with a carriage return alone, those of Windows with one before the line feed.
fn with_line_feeds(text: Cow<'_, str>) -> Cow<'_, str> {
    if text.contains('\r') { Cow::Owned(text.replace("\r\n", "\n").replace('\r', "\n")) } else { text }
}

#[cfg(test)]
mod tests {
    use super::decoded;

    #[test]
    fn a_text_is_read_in_the_encodings_people_save_it_in() {
        for (bytes, text) in [
            (b"a\xc3\xb1o\n".as_slice(), Some("a\u{f1}o\n")),
            (b"\xef\xbb\xbfa\xc3\xb1o", Some("a\u{f1}o")),
            (b"a\xf1o", Some("a\u{f1}o")),
            (b"\x93a\x94 \x80", Some("\u{201c}a\u{201d} \u{20ac}")),
            (b"\xff\xfea\0\xf1\0", Some("a\u{f1}")),
            (b"\xfe\xff\0a\0\xf1", Some("a\u{f1}")),
            (b"a\r\nb\rc\n\rd", Some("a\nb\nc\n\nd")),
            (b"\xf1\r\xf1", Some("\u{f1}\n\u{f1}")),
            (b"", Some("")),
            (b"\xef\xbb\xbf", Some("")),
            // In both encodings, in none, cut off, and no text at all.
            (b"a\xc3\xb1o a\xf1o", None),
            (b"a\x81", None),
            (b"a\xf1\0", None),
            (b"a\xc3\xb1o \xc3", None),
            (b"\xff\xfea", None),
            (b"\xff\xfe\0\xd8", None),
            (b"\x89PNG\r\n\x1a\n", None),
        ] {
            assert_eq!(decoded(bytes).ok().as_deref(), text, "{bytes:?}");
        }
    }
}
