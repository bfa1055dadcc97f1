//! Messages to the editor.

use std::sync::atomic::{AtomicBool, Ordering};

use lsp_server::{Message, Notification};
use serde_json::{Value as Json, json};

use crate::cli::out::taken;

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
