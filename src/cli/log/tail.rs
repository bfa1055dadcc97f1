//! The end of a log -> what the next line must say. However long the log, only its end is read.

use std::fs::File;
use std::io::{BufRead as _, BufReader, Read as _, Result, Seek as _, SeekFrom};

use crate::engine::record::{Block, Blocks, Link, Next};
use crate::engine::syntax::LARGEST_TEXT;

/// The longest line that can have a chain, in bytes.
const LONGEST: u64 = 2 * LARGEST_TEXT as u64;
/// So much is read at once, from the end backwards.
const AT_ONCE: u64 = 1 << 13;

/// The end of a log.
pub(super) struct Tail {
    /// What the next line must say.
    pub(super) next: Next,
    /// The last line has no end.
    pub(super) ends_within_a_line: bool,
}

/// Reads a log from the last line with a chain on; from its beginning, where it has none.
pub(super) fn read(file: &mut File) -> Result<Tail> {
    let size = file.seek(SeekFrom::End(0))?;
    let mut start = size;
    while start > 0 {
        let end = start;
        start = line_start(file, end)?;
        if end - start <= LONGEST && Link::of(&bytes(file, start, end)?).is_some() {
            break;
        }
    }
    let next = next(file, start)?;
    let ends_within_a_line = size > 0 && bytes(file, size - 1, size)? != b"\n";
    Ok(Tail { next, ends_within_a_line })
}

/// Where the line begins that ends at `end`.
fn line_start(file: &mut File, end: u64) -> Result<u64> {
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

fn bytes(file: &mut File, from: u64, to: u64) -> Result<Vec<u8>> {
    let mut bytes = Vec::new();
    file.seek(SeekFrom::Start(from))?;
    file.take(to - from).read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// What the line must say that is written behind these.
fn next(file: &mut File, start: u64) -> Result<Next> {
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
