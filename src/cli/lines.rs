//! A file line by line, in bounded memory however long the file or a line of it is. A line ends with a line feed, a carriage
//! return, or both.

use std::fs::File;
use std::io::{BufRead as _, BufReader, Read, Result};
use std::path::Path;

use memchr::memchr2;

/// The longest line that is read, in bytes; what is longer is reported and skipped.
const LONGEST: usize = 2 * crate::engine::syntax::LARGEST_TEXT;

/// What comes next in a file.
pub(super) enum Line<'a> {
    /// A line, with its end if it has one.
    Text(&'a [u8]),
    /// A line too long to be read.
    Endless,
    /// Nothing more.
    End,
}

/// How far the reading of a file has come.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Reached {
    /// The number of the line last read, counted from 1.
    pub(super) number: usize,
    /// The bytes read so far.
    pub(super) read: u64,
    /// The size of the file, where it has one.
    pub(super) size: Option<u64>,
}

/// The lines of a file, or of standard input for `-`.
pub(super) struct Lines {
    reader: BufReader<Box<dyn Read>>,
    buffer: Vec<u8>,
    /// How far the reading has come.
    pub(super) reached: Reached,
}

/// So much is read from a file at once.
const AT_ONCE: usize = 1 << 16;

impl Lines {
    /// Opens a file.
    ///
    /// # Errors
    /// It cannot be opened.
    pub(super) fn open(path: &Path) -> Result<Self> {
        let (reader, size): (Box<dyn Read>, _) = if path.as_os_str() == "-" {
            (Box::new(std::io::stdin().lock()), None)
        } else {
            let file = File::open(path)?;
            let size = file.metadata().ok().filter(std::fs::Metadata::is_file).map(|about| about.len());
            (Box::new(file), size)
        };
        Ok(Self::of(reader, size))
    }

    /// The lines of anything that can be read; how much it is, where that is known.
    pub(super) fn of(reader: Box<dyn Read>, size: Option<u64>) -> Self {
        let reader = BufReader::with_capacity(AT_ONCE, reader);
        Self { reader, buffer: Vec::new(), reached: Reached { size, ..Reached::default() } }
    }

    /// Whether more has been read already than was asked for: then the next line, or its beginning, is at hand.
    pub(super) fn has_more_at_hand(&self) -> bool {
        !self.reader.buffer().is_empty()
    }

    /// Passes over lines that are not empty, and the empty ones before them.
    ///
    /// # Errors
    /// The file cannot be read on.
    pub(super) fn pass_over(&mut self, mut count: u64) -> Result<()> {
        while count > 0 {
            match self.next()? {
                Line::Text(line) if line.trim_ascii().is_empty() => {}
                Line::Text(_) | Line::Endless => count -= 1,
                Line::End => break,
            }
        }
        Ok(())
    }

    /// The next line.
    ///
    /// # Errors
    /// The file cannot be read on.
    pub(super) fn next(&mut self) -> Result<Line<'_>> {
        self.buffer.clear();
        let (mut length, mut is_ended) = (0, false);
        while !is_ended {
            let at_hand = self.reader.fill_buf()?;
            let end = memchr2(b'\n', b'\r', at_hand);
            let part = at_hand.get(..end.map_or(at_hand.len(), |end| end + 1)).unwrap_or_default();
            let (taken, returns) = (part.len(), part.ends_with(b"\r"));
            if length + taken <= LONGEST {
                self.buffer.extend_from_slice(part);
            }
            self.reader.consume(taken);
            length += taken;
            is_ended = end.is_some() || taken == 0;
            // A line feed after a carriage return belongs to the same end.
            if returns && self.reader.fill_buf()?.starts_with(b"\n") {
                self.reader.consume(1);
                self.buffer.push(b'\n');
                length += 1;
            }
        }
        if length == 0 {
            return Ok(Line::End);
        }
        self.reached.number += 1;
        self.reached.read += length as u64;
        Ok(if length <= LONGEST { Line::Text(&self.buffer) } else { Line::Endless })
    }
}
