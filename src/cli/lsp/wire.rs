//! Messages to and from the editor (a length header, then JSON), and whether the editor still waits for an answer.
//!
//! After a damaged header the input counts as ended, because the start of the next message cannot be found. The thread that
//! reads messages sees a cancellation (`$/cancelRequest`) while the server still works on the request. Parsing of a changed
//! text stops when a newer change arrives, and starts again with that.

use std::io::{BufRead, Read as _};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use lsp_server::{Message, Notification, RequestId};
use serde_json::{Value as Json, json};

use crate::cli::out::taken;
use crate::engine::cancel::{Cancel, Waiting};
use crate::engine::diagnostic::Diagnostic;
use crate::words::phrases::LocaleFiles;

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

/// What the server reacts to.
pub(super) enum Event {
    /// From the editor.
    Read(Read),
    /// The rulebook of a folder was checked as it was at a count of its changes.
    Checked { rulebook: usize, change: u64, faults: Vec<Diagnostic>, in_words: InWords },
}

/// What a check of these words found.
pub(super) struct InWords {
    pub(super) texts: Arc<LocaleFiles>,
    pub(super) faults: Vec<Diagnostic>,
}

/// Whether a message could not be written; every part of the server sends some.
pub(super) static IS_LOST: AtomicBool = AtomicBool::new(false);

/// Writes a message; an editor that has gone away is noticed at the end of the input.
pub(super) fn send(message: &Message) {
    if taken(&message.write(&mut std::io::stdout().lock())).is_err() {
        IS_LOST.store(true, Ordering::Relaxed);
    }
}

/// Tells the editor something.
pub(super) fn notify(method: &str, params: Json) {
    send(&Notification { method: method.to_owned(), params }.into());
}

/// Shows a sentence to the user.
pub(super) fn show(message: &str) {
    notify("window/showMessage", json!({"type": 3, "message": message}));
}

/// What is being worked out, as the reader and the server know it.
#[derive(Clone, Default)]
pub(super) struct Waits(Arc<Mutex<Standing>>);

#[derive(Default)]
struct Standing {
    /// A request, or without a number what was typed.
    under_way: Option<(Option<RequestId>, Waiting)>,
    /// Requests that were cancelled before their turn came.
    cancelled: Vec<RequestId>,
}

impl Waits {
    /// Begins to answer a request, or without a number to read what was typed.
    pub(super) fn begin(&self, request: Option<RequestId>) -> Cancel {
        let (cancel, waiting) = Cancel::while_waiting();
        let mut standing = self.standing();
        let known = standing.cancelled.len();
        standing.cancelled.retain(|cancelled| Some(cancelled) != request.as_ref());
        // A request that was cancelled before its turn starts out cancelled.
        standing.under_way = (standing.cancelled.len() == known).then_some((request, waiting));
        cancel
    }

    /// Nothing is under way any more.
    pub(super) fn end(&self) {
        self.standing().under_way = None;
    }

    /// Something came. Called when it stands in the queue already, so that what is begun after a look at an empty queue is
    /// given up for it.
    pub(super) fn heard(&self, read: &Heard) {
        let mut standing = self.standing();
        let under_way = standing.under_way.as_ref().map(|(request, _)| request.clone());
        let gives_up = match (read, &under_way) {
            (Heard::Cancel(_) | Heard::Other, Some(None)) => true,
            (Heard::Cancel(id), Some(request)) if request.as_ref() == Some(id) => true,
            (Heard::Cancel(id), _) => {
                standing.cancelled.push(id.clone());
                false
            }
            (Heard::Other, _) => false,
        };
        if gives_up {
            standing.under_way = None;
        }
    }

    /// The server has come to a word that a request is cancelled: it was answered before.
    pub(super) fn answered(&self, params: &Json) {
        if let Some(id) = id(params) {
            self.standing().cancelled.retain(|cancelled| *cancelled != id);
        }
    }

    fn standing(&self) -> MutexGuard<'_, Standing> {
        // Every change is whole.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// What the reader tells of a message.
pub(super) enum Heard {
    /// A request is cancelled.
    Cancel(RequestId),
    /// Anything else, the end among it: what was asked before is answered first.
    Other,
}

impl Heard {
    /// What a message says.
    pub(super) fn of(read: &Read) -> Self {
        match read {
            Read::Message(Message::Notification(told)) if told.method == CANCEL => {
                id(&told.params).map_or(Self::Other, Self::Cancel)
            }
            Read::Junk | Read::End | Read::Message(_) => Self::Other,
        }
    }
}

/// The notification that cancels a request.
pub(super) const CANCEL: &str = "$/cancelRequest";

fn id(params: &Json) -> Option<RequestId> {
    serde_json::from_value(params.get("id")?.clone()).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn request(number: i32) -> RequestId {
        RequestId::from(number)
    }

    #[test]
    fn what_was_typed_is_given_up_when_anything_comes() {
        for heard in [Heard::Other, Heard::Cancel(request(1))] {
            let waits = Waits::default();
            let cancel = waits.begin(None);
            assert!(!cancel.is_cancelled());
            waits.heard(&heard);
            assert!(cancel.is_cancelled());
        }
    }

    #[test]
    fn a_request_is_given_up_when_it_is_cancelled_and_not_for_another() {
        let waits = Waits::default();
        let cancel = waits.begin(Some(request(1)));
        waits.heard(&Heard::Other);
        waits.heard(&Heard::Cancel(request(2)));
        assert!(!cancel.is_cancelled());
        waits.heard(&Heard::Cancel(request(1)));
        assert!(cancel.is_cancelled());
        // The other one had been cancelled before its turn came; the one after it was not.
        assert!(waits.begin(Some(request(2))).is_cancelled());
        let after = waits.begin(Some(request(3)));
        assert!(!after.is_cancelled());
    }

    #[test]
    fn a_word_that_comes_after_the_answer_cancels_nothing() {
        let waits = Waits::default();
        waits.heard(&Heard::Cancel(request(1)));
        waits.answered(&serde_json::json!({"id": 1}));
        assert!(!waits.begin(Some(request(1))).is_cancelled());
    }
}
