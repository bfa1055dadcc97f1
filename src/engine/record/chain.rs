//! The chain of a log: each line carries its number, the time, and the digest of what stands before it.
//!
//! What stands before is everything from the beginning of the last line with a chain: as a rule the line before, with its
//! end. Lines that were broken off by a crash are sealed with the line they follow, and what stands before the first line
//! with a chain is sealed by that line. So there is one rule, and no line that nothing seals but the last.

use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

use crate::engine::digest::hexadecimal;

/// What a line says of its place in the log.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Link {
    /// Its number, counted from 1.
    pub(crate) line: usize,
    /// When it was written: RFC 3339, by the clock of the machine.
    pub(crate) time: String,
    /// The SHA-256 digest of what stands before it, in hexadecimal.
    pub(crate) previous: String,
}

/// A line with a chain and the lines without one that follow it; or the lines before the first one with a chain.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Block {
    /// The number of its first line in the file as it is.
    pub(crate) at: usize,
    /// How many lines it has.
    pub(crate) lines: usize,
    /// What its first line says, if that has a chain.
    pub(crate) link: Option<Link>,
    /// The digest of its first line.
    pub(crate) own: String,
    /// The digest of all of it, which the next line must name.
    pub(crate) digest: String,
}

/// What a line must say that is written behind a log.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Next {
    /// Its number.
    pub(crate) line: usize,
    /// The digest of what stands before.
    pub(crate) previous: String,
}

/// A log being read line by line into its blocks.
#[derive(Debug, Default)]
pub(crate) struct Blocks {
    read: usize,
    open: Option<Open>,
}

#[derive(Debug)]
struct Open {
    block: Block,
    hasher: Sha256,
}

/// The part of a line that is read for the chain.
#[derive(Deserialize)]
struct Chained {
    chain: Link,
}

impl Link {
    /// What a line says of its place, if it says it.
    pub(crate) fn of(line: &[u8]) -> Option<Self> {
        serde_json::from_slice::<Chained>(without_end(line)).ok().map(|chained| chained.chain)
    }
}

impl Blocks {
    /// Reads the next line; gives the block that ends before it. None for a line too long to be read.
    pub(crate) fn add(&mut self, line: Option<&[u8]>) -> Option<Block> {
        self.read += 1;
        let link = line.and_then(Link::of);
        let mut hasher = Sha256::new();
        let text = line.map(|line| line.strip_suffix(b"\n").unwrap_or(line));
        match &mut self.open {
            Some(open) if link.is_none() => {
                open.take(text);
                None
            }
            open => {
                hasher.update(text.unwrap_or(b"too long to be read"));
                hasher.update(b"\n");
                let own = hexadecimal(&hasher.clone().finalize());
                let block = Block { at: self.read, lines: 1, link, own, digest: String::new() };
                open.replace(Open { block, hasher }).map(Open::closed)
            }
        }
    }

    /// The last block.
    pub(crate) fn last(self) -> Option<Block> {
        self.open.map(Open::closed)
    }
}

impl Open {
    fn take(&mut self, text: Option<&[u8]>) {
        self.block.lines += 1;
        self.hasher.update(text.unwrap_or(b"too long to be read"));
        self.hasher.update(b"\n");
    }

    fn closed(self) -> Block {
        Block { digest: hexadecimal(&self.hasher.finalize()), ..self.block }
    }
}

impl Block {
    /// What the line after this block must say; of a log without lines, its first one.
    pub(crate) fn next(last: Option<&Self>) -> Next {
        let Some(last) = last else {
            return Next { line: 1, previous: hexadecimal(&Sha256::digest(b"")) };
        };
        let number = last.link.as_ref().map_or(last.at, |link| link.line);
        Next { line: number.saturating_add(last.lines), previous: last.digest.clone() }
    }

    /// Whether this is what stands after `before`.
    pub(crate) fn follows(&self, before: Option<&Self>) -> bool {
        let next = Self::next(before);
        let mut link = self.link.iter();
        link.any(|link| link.line == next.line && link.previous == next.previous)
    }

    /// The number of its last line in the file as it is.
    pub(crate) fn end(&self) -> usize {
        self.at + self.lines - 1
    }
}

/// The text of a line. Where the machine went down, a file can end in zeros in place of the bytes never written.
pub(super) fn without_end(line: &[u8]) -> &[u8] {
    let text = line.trim_ascii();
    let end = text.iter().rposition(|byte| *byte != 0).map_or(0, |last| last + 1);
    text.get(..end).unwrap_or_default()
}
