//! A log read whole: its blocks, everything wrong with them, and how far it reaches.

use std::io::Result;
use std::path::Path;

use jiff::Timestamp;
use serde::{Deserialize, Serialize};

use crate::cli::lines::{Line, Lines};
use crate::engine::diagnostic::{Code, Diagnostic};
use crate::engine::record::{Block, Blocks, Fault, faults};

/// How far a log reaches.
#[derive(Debug, Serialize, Deserialize)]
pub(super) struct Head {
    /// The number of its last line.
    pub(super) line: usize,
    /// When that was written.
    pub(super) time: String,
    /// The digest that stands for the log up to there.
    pub(super) hash: String,
}

/// The fault of a file that cannot be read.
pub(super) fn unreadable(path: &Path) -> Diagnostic {
    Diagnostic::anywhere(Code::FileUnreadable).with("path", path.display().to_string())
}

/// The blocks of a log.
pub(super) fn read(path: &Path) -> Result<Vec<Block>> {
    let mut lines = Lines::open(path)?;
    let mut reading = Blocks::default();
    let mut blocks = Vec::new();
    loop {
        let line = match lines.next()? {
            Line::Text(line) => Some(line),
            Line::Endless => None,
            Line::End => break,
        };
        blocks.extend(reading.add(line));
    }
    blocks.extend(reading.last());
    Ok(blocks)
}

/// Everything wrong with a log.
pub(super) fn wrong(blocks: &[Block]) -> Vec<Diagnostic> {
    if first_linked(blocks).is_none() {
        return vec![Diagnostic::anywhere(Code::LogWithoutChain)];
    }
    faults(blocks).into_iter().map(diagnostic).collect()
}

fn diagnostic(fault: Fault) -> Diagnostic {
    let at = |code, line: usize| Diagnostic::anywhere(code).with("line", line.to_string());
    let other = |diagnostic: Diagnostic, name, line: usize| diagnostic.with(name, line.to_string());
    match fault {
        Fault::Altered { line, last } => {
            other(at(Code::RecordAltered, line), "count", last + 1 - line).with("last", last.to_string())
        }
        Fault::Unlinked { line, after } => other(at(Code::RecordUnlinked, line), "after", after),
        Fault::Missing { line, from, to } => other(at(Code::RecordMissing, line), "from", from)
            .with("to", to.to_string())
            .with("count", (to + 1 - from).to_string()),
        Fault::Moved { line, number } => other(at(Code::RecordMoved, line), "number", number),
        Fault::Repeated { line, of } => other(at(Code::RecordRepeated, line), "of", of),
        Fault::Foreign { line, last } => {
            other(at(Code::RecordForeign, line), "count", last + 1 - line).with("last", last.to_string())
        }
    }
}

/// Places where the times of a log run backwards or cannot be read. Its lines are what they were all the same: the clock of
/// the machine was wrong or was set back.
pub(super) fn times(blocks: &[Block]) -> Vec<Diagnostic> {
    let mut before: Option<(usize, Timestamp)> = None;
    let mut found = Vec::new();
    for (line, time) in blocks.iter().filter_map(|block| Some((block.at, &block.link.as_ref()?.time))) {
        let warning = |reason: &str| {
            let warning = Diagnostic::anywhere(Code::RecordTime).with("reason", reason);
            warning.with("line", line.to_string()).with("time", time).as_warning()
        };
        let Ok(now) = time.parse::<Timestamp>() else {
            found.push(warning("unreadable"));
            continue;
        };
        if let Some((after, then)) = before.filter(|(_, then)| now < *then) {
            let earlier = warning("backwards").with("after", after.to_string());
            found.push(earlier.with("then", then.to_string()));
        }
        before = Some((line, now));
    }
    found
}

/// The line from which on the log has a chain.
pub(super) fn first_linked(blocks: &[Block]) -> Option<usize> {
    blocks.iter().find(|block| block.link.is_some()).map(|block| block.at)
}

/// The last line with a chain, and the digest that stands for the log up to there.
pub(super) fn head(blocks: &[Block]) -> Option<Head> {
    let last = blocks.last()?;
    let link = last.link.as_ref()?;
    Some(Head { line: link.line, time: link.time.clone(), hash: last.digest.clone() })
}
