//! A locale file -> where each of its messages stands. `build.rs` looks in the files of the program with the same code.

/// Where a message stands, in bytes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Lines {
    /// The first byte: its id begins there.
    pub(crate) start: u32,
    /// One past the last byte of its id.
    pub(crate) id_end: u32,
    /// One past the last byte: the next message begins there.
    pub(crate) end: u32,
}

/// Where each message stands, in the order of their ids; of one id, in the order of the text.
pub(crate) fn message_lines(text: &str) -> Vec<Lines> {
    let place = |at: usize| u32::try_from(at).unwrap_or(u32::MAX);
    let mut found: Vec<(&str, Lines)> = Vec::new();
    let mut start = 0;
    for line in text.split_inclusive('\n') {
        if let Some(id) = id_of(line) {
            if let Some((_, open)) = found.last_mut() {
                open.end = place(start);
            }
            found.push((
                id,
                Lines { start: place(start), id_end: place(start + id.len()), end: place(text.len()) },
            ));
        }
        start += line.len();
    }
    found.sort_by_key(|(id, _)| *id);
    found.into_iter().map(|(_, lines)| lines).collect()
}

/// The id of the message that begins with this line; with an id alone a line can begin.
pub(crate) fn id_of(line: &str) -> Option<&str> {
    if !line.as_bytes().first()?.is_ascii_alphabetic() {
        return None;
    }
    let id = line.split_once('=')?.0.trim_end_matches(' ');
    id.bytes().all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_')).then_some(id)
}
