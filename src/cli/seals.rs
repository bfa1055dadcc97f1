//! What the chain of a log tells of its lines, before they are replayed.

use std::collections::BTreeSet;
use std::io::Result;
use std::path::Path;

use super::lines::{Line, Lines};
use crate::engine::record::{Block, Blocks, Seal};

/// What is sealed in a log; only what is broken is kept.
#[derive(Debug, Default)]
pub(super) struct Seals {
    /// The lines before the first one with a chain, and those from the last one on: nothing seals them.
    loose: Option<(usize, usize)>,
    broken: BTreeSet<usize>,
}

impl Seals {
    /// Reads a log for its chain. Standard input can be read only once: nothing is known of it.
    ///
    /// # Errors
    /// It cannot be read.
    pub(super) fn of(path: &Path) -> Result<Self> {
        let mut seals = Self::default();
        if !std::fs::metadata(path).is_ok_and(|about| about.is_file()) {
            return Ok(seals);
        }
        let (mut lines, mut blocks) = (Lines::open(path)?, Blocks::default());
        let mut before = None;
        loop {
            let line = match lines.next()? {
                Line::Text(line) => Some(line),
                Line::Endless => None,
                Line::End => break,
            };
            if let Some(block) = blocks.add(line) {
                before = Some(seals.take(before.as_ref(), block));
            }
        }
        if let Some(block) = blocks.last() {
            seals.take(before.as_ref(), block);
        }
        Ok(seals)
    }

    fn take(&mut self, before: Option<&Block>, block: Block) -> Block {
        if block.link.is_some() {
            self.loose.get_or_insert((block.at, block.at)).1 = block.at;
            if !block.follows(before) {
                let first = before.map_or(block.at, |before| before.at);
                self.broken.extend(first..block.at);
                // With nothing before it there is nothing else that could be wrong.
                self.broken.extend(before.is_none().then_some(block.at));
            }
        }
        block
    }

    /// What is known of a line.
    pub(super) fn seal(&self, line: usize) -> Seal {
        match self.loose {
            _ if self.broken.contains(&line) => Seal::Broken,
            Some((first, last)) if (first..last).contains(&line) => Seal::Whole,
            Some(_) | None => Seal::None,
        }
    }
}
