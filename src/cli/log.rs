//! `--log FILE`: one line of JSON a ruling, at the end of the file.

use std::fs::{File, OpenOptions};
use std::io::{Read as _, Result, Seek as _, SeekFrom, Write as _};
use std::path::Path;

use crate::record::Record;

/// Writes a record at the end of a log, on a line of its own, and waits until it is on the disk.
///
/// The whole line goes out in one write to a file opened for appending, so that lines of several processes never
/// interleave. The lock keeps others away between the look at the last byte and the write; where the file system
/// has no locks, the worst that can happen is an empty line, which [`super::replay`] skips.
///
/// # Errors
/// The file cannot be written.
pub(super) fn append(path: &Path, record: &Record) -> Result<()> {
    let mut file = OpenOptions::new().read(true).append(true).create(true).open(path)?;
    let line = record.to_line()?;
    if !file.metadata()?.is_file() {
        // A pipe or a terminal has no end to look at, and nothing to be synced.
        return file.write_all(line.as_bytes());
    }
    let _ = file.lock();
    // A line that somebody could not finish keeps its line; this one begins on the next.
    let begin = if ends_within_a_line(&mut file)? { "\n" } else { "" };
    file.write_all(format!("{begin}{line}").as_bytes())?;
    file.sync_data()
}

fn ends_within_a_line(file: &mut File) -> Result<bool> {
    if file.seek(SeekFrom::End(0))? == 0 {
        return Ok(false);
    }
    file.seek(SeekFrom::End(-1))?;
    let mut last = [0];
    file.read_exact(&mut last)?;
    Ok(last != *b"\n")
}
