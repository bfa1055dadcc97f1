//! Standard output and standard error: results, error messages, progress of long work, exit codes.
//!
//! A failed write to standard output is always reported: if the disk is full, the ruling was not delivered.

use std::io::{Error, ErrorKind, IsTerminal as _, Result as Written, Write as _};
use std::path::Path;
use std::time::{Duration, Instant};

use super::lines::Reached;
use crate::engine::diagnostic::{Code, Diagnostic};
use crate::engine::library::Faulty;
use crate::engine::source::Sources;
use crate::words::phrases::Words;
use crate::words::reports::faults_text;

/// How a command ended; the numbers are part of the contract.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Exit {
    /// Done; for rulings: decided.
    Done = 0,
    /// The rulebook, the locales or the input are at fault.
    Faulty = 1,
    /// The command line is at fault.
    Usage = 2,
    /// The ruling is open, or the edition silent; for a replay: some ruling changes; for a comparison, where
    /// that is asked: something differs.
    Undecided = 3,
}

/// Standard output could not be written to. `run` says so, once.
#[derive(Debug)]
pub(super) struct Unprinted;

/// How a verb ended.
pub(super) type Ended = Result<Exit, Unprinted>;

/// Whether anybody still reads what is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Reader {
    /// As far as can be told.
    There,
    /// The reader has closed its end, which is no error.
    Gone,
}

/// Writes a text to standard output and ends its line.
pub(super) fn print(text: &str) -> Result<(), Unprinted> {
    print_on(text).map(|_| ())
}

/// The same, and whether the reader is still there: long work stops without one.
pub(super) fn print_on(text: &str) -> Result<Reader, Unprinted> {
    let end = if text.ends_with('\n') { "" } else { "\n" };
    raw(&format!("{text}{end}"))
}

/// Writes to standard output, and nothing else.
pub(super) fn raw(text: &str) -> Result<Reader, Unprinted> {
    let mut out = std::io::stdout().lock();
    taken(&out.write_all(text.as_bytes()).and_then(|()| out.flush()))
}

/// What became of something written to standard output.
pub(super) fn taken(written: &Written<()>) -> Result<Reader, Unprinted> {
    match written {
        Ok(()) => Ok(Reader::There),
        Err(error) if error.kind() == ErrorKind::BrokenPipe => Ok(Reader::Gone),
        Err(_) => Err(Unprinted),
    }
}

/// Writes to standard error.
pub(super) fn complain(text: &str) {
    let _ = writeln!(std::io::stderr().lock(), "{}", text.trim_end());
}

/// Says that standard output cannot be written to.
pub(super) fn complain_unprinted(words: &Words) {
    refuse(words, &[Diagnostic::anywhere(Code::NotPrinted)]);
}

/// The fault of a file that cannot be read.
pub(super) fn unreadable(path: &Path) -> Diagnostic {
    Diagnostic::anywhere(Code::FileUnreadable).with("path", path.display().to_string())
}

/// The fault of a file that cannot be written.
pub(super) fn not_written(path: &Path) -> Diagnostic {
    Diagnostic::anywhere(Code::NotWritten).with("path", path.display().to_string())
}

/// The fault of a file whose name plica chose, where something stands that it has not written.
pub(super) fn not_overwritten(path: &Path) -> Diagnostic {
    let reason = if path.is_symlink() { "link" } else { "other" };
    let path = path.display().to_string();
    Diagnostic::anywhere(Code::NotOverwritten).with("path", path).with("reason", reason)
}

/// The fault of such a file that is not written.
pub(super) fn own_not_written(path: &Path, error: &Error) -> Diagnostic {
    if error.kind() == ErrorKind::AlreadyExists { not_overwritten(path) } else { not_written(path) }
}

/// Says what is wrong.
pub(super) fn refuse(words: &Words, faults: &[Diagnostic]) -> Exit {
    complain(&faults_text(words, None, &Sources::default(), faults));
    Exit::Faulty
}

/// Says what is wrong with files of rules or words, as they were read.
pub(super) fn refuse_read(words: &Words, Faulty { sources, faults }: &Faulty) -> Exit {
    complain(&faults_text(words, None, sources, faults));
    Exit::Faulty
}

/// Prints warnings, if there are any.
pub(super) fn warn(words: &Words, faults: &[Diagnostic]) {
    if !faults.is_empty() {
        refuse(words, faults);
    }
}

/// The pause between two updates.
const PAUSE: Duration = Duration::from_millis(500);

/// A progress line.
pub(super) struct Progress<'a> {
    words: &'a Words,
    /// When it was printed last; none where standard error is no terminal.
    last: Option<Instant>,
    /// The characters standing on the terminal.
    standing: usize,
}

impl<'a> Progress<'a> {
    /// Nothing is printed before the first pause is over.
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

    /// Says how much is done of how much, if it is time to.
    pub(super) fn step(&mut self, id: &str, done: usize, of: usize) {
        let (done, of) = (done.to_string(), of.to_string());
        self.tell(|words| words.say(id, &[("done", &done), ("of", &of)]));
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
