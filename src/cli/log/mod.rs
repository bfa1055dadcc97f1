//! The log of rulings: `--log FILE` writes one line of JSON a ruling at the end of the file, `plica log` checks and signs it.
//!
//! To append a line, only the end of the log is read, however long the log is: from the last line that has a hash-chain link.

mod verify;

use std::fs::{self, File, Metadata, OpenOptions, TryLockError};
use std::io::{self, BufRead as _, BufReader, Error, Read as _, Seek as _, SeekFrom, Write as _};
use std::path::Path;
use std::thread::sleep;
use std::time::{Duration, Instant};

pub(super) use verify::sign_files as sign;

use super::args::LogWork;
use super::files::Loaded;
use super::out::{Ended, complain, refuse};
use crate::engine::diagnostic::{Code, Diagnostic};
use crate::engine::record::{Block, Blocks, Link, Next, Record};
use crate::engine::syntax::LARGEST_TEXT;
use crate::words::phrases::Words;
use verify::now;

/// How long to wait for the lock of a log that another process holds, in seconds.
const PATIENCE: u64 = 10;
/// The pause between two attempts to lock it.
const PAUSE: Duration = Duration::from_millis(10);
/// After this time the wait is reported: writing a line takes less.
const SILENCE: Duration = Duration::from_millis(1500);

/// Runs `plica log`.
pub(super) fn run(words: &Words, work: &LogWork) -> Ended {
    match work {
        LogWork::Verify(args) => verify::verify(words, args),
        LogWork::Sign(args) => verify::log(words, args),
    }
}

/// A log that rulings are added to.
pub(super) struct Log<'a> {
    path: &'a Path,
    words: &'a Words,
    /// A wait timed out: the next ruling does not wait as long again.
    given_up: bool,
}

/// Why a ruling is not in the log.
enum NotLogged {
    /// The file cannot be written.
    Unwritten,
    /// It is no file on a disk: nothing shows whether a line arrives.
    NoFile,
    /// Something else stands in the file.
    NoLog,
    /// Another process holds its lock.
    Locked,
    /// The file system has no locks: two lines at once could break the chain.
    WithoutLocks,
}

impl From<Error> for NotLogged {
    fn from(_: Error) -> Self {
        Self::Unwritten
    }
}

impl<'a> Log<'a> {
    pub(super) fn new(loaded: &'a Loaded, path: Option<&'a Path>) -> Option<Self> {
        Some(Self { path: path?, words: &loaded.words, given_up: false })
    }

    /// Adds rulings, and says so where that fails.
    pub(super) fn add(&mut self, records: impl Iterator<Item = Record>) -> bool {
        let mut written = Ok(());
        for record in records {
            written = written.and_then(|()| self.append(record));
        }
        let Err(why) = written else { return true };
        let code = match why {
            NotLogged::Unwritten => Code::FileUnwritable,
            NotLogged::NoFile => Code::LogNotAFile,
            NotLogged::NoLog => Code::NotOverwritten,
            NotLogged::Locked => Code::LogLocked,
            NotLogged::WithoutLocks => Code::LogNotLockable,
        };
        let fault = Diagnostic::anywhere(code)
            .with("reason", "log")
            .with("path", self.path.display().to_string())
            .with("seconds", PATIENCE.to_string());
        refuse(self.words, &[fault]);
        false
    }

    /// Writes a record at the end, on a line of its own, and waits until it is on the disk.
    ///
    /// The whole line goes out in one write to a file opened for appending. The lock keeps others away between the look
    /// at the last line, whose digest goes into this one, and the write.
    fn append(&mut self, record: Record) -> Result<(), NotLogged> {
        // Opening a pipe blocks until its other end is open.
        let is_other = |about: Metadata| !about.is_file();
        if fs::metadata(self.path).is_ok_and(is_other) {
            return Err(NotLogged::NoFile);
        }
        let mut file = OpenOptions::new().read(true).append(true).create(true).open(self.path)?;
        if is_other(file.metadata()?) {
            return Err(NotLogged::NoFile);
        }
        self.lock(&file)?;
        let tail = read_tail(&mut file)?;
        if !tail.is_log {
            return Err(NotLogged::NoLog);
        }
        // An unfinished line of another writer stays as it is; this record begins on the next line.
        let begin = if tail.ends_within_a_line { "\n" } else { "" };
        let (line, previous) = (tail.next.line, tail.next.previous);
        let record = Record { chain: Some(Link { line, time: now(), previous }), ..record };
        file.write_all(format!("{begin}{}", to_line(&record)?).as_bytes())?;
        Ok(file.sync_data()?)
    }

    /// Locks the file, waiting for others, but not for ever and not in silence.
    fn lock(&mut self, file: &File) -> Result<(), NotLogged> {
        let begun = Instant::now();
        let patience = if self.given_up { Duration::ZERO } else { Duration::from_secs(PATIENCE) };
        let mut said = self.given_up;
        loop {
            match file.try_lock() {
                Ok(()) => return Ok(()),
                Err(TryLockError::Error(_)) => return Err(NotLogged::WithoutLocks),
                Err(TryLockError::WouldBlock) if begun.elapsed() >= patience => break,
                Err(TryLockError::WouldBlock) => {}
            }
            if !said && begun.elapsed() >= SILENCE {
                said = true;
                let (path, seconds) = (self.path.display().to_string(), PATIENCE.to_string());
                complain(&self.words.say("log-waiting", &[("path", &path), ("seconds", &seconds)]));
            }
            sleep(PAUSE);
        }
        self.given_up = true;
        Err(NotLogged::Locked)
    }
}

fn to_line(record: &Record) -> Result<String, Error> {
    Ok(record.to_line()?)
}

/// The longest line that can have a chain, in bytes.
const LONGEST: u64 = 2 * LARGEST_TEXT as u64;
/// So much is read at once, from the end backwards.
const AT_ONCE: u64 = 1 << 13;

/// The end of a log.
struct Tail {
    /// What the next line must say.
    next: Next,
    /// The last line has no end.
    ends_within_a_line: bool,
    /// The file is empty, begins as a log does, or has a line with a chain.
    is_log: bool,
}

/// Reads a log from the last line with a chain on; from its beginning, where it has none.
fn read_tail(file: &mut File) -> io::Result<Tail> {
    let size = file.seek(SeekFrom::End(0))?;
    let (mut start, mut is_log) = (size, size == 0 || begins_as_a_log(file)?);
    while start > 0 {
        let end = start;
        start = line_start(file, end)?;
        if end - start <= LONGEST && Link::of(&bytes(file, start, end)?).is_some() {
            is_log = true;
            break;
        }
    }
    let next = next(file, start)?;
    let ends_within_a_line = size > 0 && bytes(file, size - 1, size)? != b"\n";
    Ok(Tail { next, ends_within_a_line, is_log })
}

/// Whether the first line is an object, as of a log, be it somebody else's.
fn begins_as_a_log(file: &mut File) -> io::Result<bool> {
    file.rewind()?;
    let mut line = Vec::new();
    BufReader::new(file).take(LONGEST).read_until(b'\n', &mut line)?;
    Ok(serde_json::from_slice::<serde_json::Map<_, _>>(&line).is_ok())
}

/// Where the line begins that ends at `end`.
fn line_start(file: &mut File, end: u64) -> io::Result<u64> {
    // The end of the line itself is not looked for.
    let mut to = end - 1;
    while to > 0 {
        let from = to.saturating_sub(AT_ONCE);
        if let Some(place) = bytes(file, from, to)?.iter().rposition(|byte| *byte == b'\n') {
            return Ok(from + place as u64 + 1);
        }
        to = from;
    }
    Ok(0)
}

fn bytes(file: &mut File, from: u64, to: u64) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    file.seek(SeekFrom::Start(from))?;
    file.take(to - from).read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// What the line must say that is written behind these.
fn next(file: &mut File, start: u64) -> io::Result<Next> {
    file.seek(SeekFrom::Start(start))?;
    let mut reader = BufReader::new(file);
    let mut blocks = Blocks::default();
    let mut line = Vec::new();
    loop {
        line.clear();
        let length = reader.by_ref().take(LONGEST).read_until(b'\n', &mut line)?;
        if length == 0 {
            break;
        }
        let is_endless = length as u64 == LONGEST && !line.ends_with(b"\n");
        if is_endless {
            reader.skip_until(b'\n')?;
        }
        blocks.add((!is_endless).then_some(&line));
    }
    Ok(Block::next(blocks.last().as_ref()))
}
