//! How far a long piece of work has come, on standard error, and only for somebody who watches a terminal.

use std::io::{IsTerminal as _, Write as _};
use std::time::{Duration, Instant};

use super::lines::Reached;
use crate::words::phrases::Words;

/// How often it is said.
const PAUSE: Duration = Duration::from_millis(500);

/// The line that says it.
pub(super) struct Progress<'a> {
    words: &'a Words,
    /// When it was said last; nothing where nobody watches.
    last: Option<Instant>,
    /// The characters standing on the terminal.
    standing: usize,
}

impl<'a> Progress<'a> {
    /// Nothing is said before the first pause is over.
    pub(super) fn new(words: &'a Words) -> Self {
        let last = std::io::stderr().is_terminal().then(Instant::now);
        Self { words, last, standing: 0 }
    }

    /// Says how far the reading of a file has come, if it is time to.
    pub(super) fn say(&mut self, reached: Reached) {
        if self.last.is_none_or(|last| last.elapsed() < PAUSE) {
            return;
        }
        let number = reached.number.to_string();
        let percent = reached.size.and_then(|size| (reached.read * 100).checked_div(size));
        let text = match percent {
            Some(percent) => {
                self.words.say("replay-progress", &[("lines", &number), ("percent", &percent.to_string())])
            }
            None => self.words.say("replay-progress-lines", &[("lines", &number)]),
        };
        self.stand(&text);
    }

    /// Says at once what is being done, before work that cannot tell how far it has come.
    pub(super) fn begin(&mut self, text: impl FnOnce(&Words) -> String) {
        if self.last.is_some() {
            self.stand(&text(self.words));
        }
    }

    /// Says how far other work has come, if it is time to.
    pub(super) fn tell(&mut self, text: impl FnOnce(&Words) -> String) {
        if self.last.is_some_and(|last| last.elapsed() >= PAUSE) {
            self.stand(&text(self.words));
        }
    }

    fn stand(&mut self, text: &str) {
        self.clear();
        self.last = Some(Instant::now());
        self.standing = text.chars().count();
        write(&format!("\r{text}"));
    }

    /// Wipes the line away, so that other things can be printed.
    pub(super) fn clear(&mut self) {
        if self.standing > 0 {
            write(&format!("\r{}\r", " ".repeat(self.standing)));
            self.standing = 0;
        }
    }
}

fn write(text: &str) {
    let mut out = std::io::stderr().lock();
    let _ = out.write_all(text.as_bytes());
    let _ = out.flush();
}
