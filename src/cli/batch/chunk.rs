//! Lines that go to a worker together: what is at hand of a file, so that nobody waits for a line that is there.

use std::io::Result;

use super::super::lines::{Line, Lines};

/// So many lines go together at most: their answers are a hundred times as long, and wait for their turn in memory.
const MOST_LINES: usize = 64;

/// A chunk is closed when its lines have so many bytes.
const ENOUGH: usize = 1 << 17;

/// Some lines of a file, one after another.
pub(super) struct Chunk {
    /// The number of the line before the first, counted from 1.
    before: usize,
    text: Vec<u8>,
    /// Where each line ends; nothing of a line too long to be read.
    ends: Vec<Option<usize>>,
}

impl Chunk {
    /// The next lines; none at the end of the file.
    ///
    /// # Errors
    /// The file cannot be read on.
    pub(super) fn next(lines: &mut Lines) -> Result<Option<Self>> {
        let mut chunk = Self { before: lines.reached.number, text: Vec::new(), ends: Vec::new() };
        loop {
            match lines.next()? {
                Line::Text(line) => {
                    chunk.text.extend_from_slice(line);
                    chunk.ends.push(Some(chunk.text.len()));
                }
                Line::Endless => chunk.ends.push(None),
                Line::End => break,
            }
            let full = chunk.ends.len() >= MOST_LINES || chunk.text.len() >= ENOUGH;
            if full || !lines.has_more_at_hand() {
                break;
            }
        }
        Ok((!chunk.ends.is_empty()).then_some(chunk))
    }

    /// The lines with their numbers; nothing of one too long to be read.
    pub(super) fn lines(&self) -> impl Iterator<Item = (usize, Option<&[u8]>)> {
        let mut start = 0;
        self.ends.iter().zip(self.before + 1..).map(move |(end, number)| {
            let line = end.and_then(|end| self.text.get(std::mem::replace(&mut start, end)..end));
            (number, line)
        })
    }
}
