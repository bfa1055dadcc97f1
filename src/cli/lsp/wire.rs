//! Messages from the editor: a header with the length, then JSON.
//!
//! In: standard input. Out: each message, or that its text is none; the end comes with the input's, or where nobody
//! could tell any more where a message begins.

use std::io::{BufRead, Read as _};

use lsp_server::Message;

/// The longest message that is read, in bytes.
const LONGEST: u64 = 64 << 20;

/// What was read.
pub(super) enum Read {
    /// A message.
    Message(Message),
    /// As long as the header says, but no message.
    Junk,
    /// Nothing more.
    End,
}

/// Reads one message.
pub(super) fn read(input: &mut impl BufRead) -> Read {
    let Some(length) = length(input) else { return Read::End };
    let mut body = Vec::new();
    let complete = input.by_ref().take(length).read_to_end(&mut body);
    if complete.is_err() || body.len() as u64 != length {
        return Read::End;
    }
    serde_json::from_slice(&body).map_or(Read::Junk, Read::Message)
}

/// The length a header states; `None` at the end, or for what is no header.
fn length(input: &mut impl BufRead) -> Option<u64> {
    let mut length = None;
    loop {
        let mut line = String::new();
        if input.by_ref().take(1024).read_line(&mut line).ok()? == 0 {
            return None;
        }
        let line = line.trim_end();
        if line.is_empty() {
            return length.filter(|length| *length <= LONGEST);
        }
        let (name, value) = line.split_once(':')?;
        if name.eq_ignore_ascii_case("content-length") {
            length = Some(value.trim().parse().ok()?);
        }
    }
}
