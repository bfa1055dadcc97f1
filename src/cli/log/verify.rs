//! `plica log verify FILE`: whether the lines of a log are what they were, and where not.

use std::io::Result;
use std::path::Path;

use serde_json::{Value as Json, json};

use super::refuse;
use super::sign::{Head, signed_head};
use crate::cli::Exit;
use crate::cli::args::{Format, Verify};
use crate::cli::lines::{Line, Lines};
use crate::cli::out::{Ended, print};
use crate::engine::diagnostic::{Code, Diagnostic};
use crate::engine::record::{Block, Blocks, Fault, faults};
use crate::engine::source::Sources;
use crate::words::pages::faults_json;
use crate::words::speech::Words;

pub(super) fn run(words: &Words, args: &Verify) -> Ended {
    let Ok(blocks) = read(&args.log) else { return Ok(refuse(words, &[unreadable(&args.log)])) };
    let mut wrong = wrong(&blocks);
    let mut heads: Vec<_> = args.head.iter().map(|hash| hash.trim().to_lowercase()).collect();
    if let (Some(signature), Some(key)) = (&args.signature, &args.key) {
        match signed_head(signature, key) {
            Ok(head) => heads.push(head.hash),
            Err(fault) => wrong.push(fault),
        }
    }
    let unknown = heads.iter().filter(|hash| !has_head(&blocks, hash));
    wrong.extend(unknown.map(|hash| Diagnostic::anywhere(Code::HeadUnknown).with("hash", hash)));
    if args.format == Format::Json {
        let errors = faults_json(words, None, &Sources::default(), &wrong);
        let (head, lines) = (head(&blocks), blocks.last().map_or(0, Block::end));
        let (chain_from, head) = (first_linked(&blocks), head.map_or(Json::Null, |head| json!(head)));
        print(
            &json!({"lines": lines, "chain_from": chain_from, "head": head, "errors": errors}).to_string(),
        )?;
    } else if wrong.is_empty() {
        print(&sound(words, &blocks, heads.is_empty()))?;
    }
    if wrong.is_empty() {
        return Ok(Exit::Done);
    }
    Ok(if args.format == Format::Json { Exit::Faulty } else { refuse(words, &wrong) })
}

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

/// The line from which on the log has a chain.
fn first_linked(blocks: &[Block]) -> Option<usize> {
    blocks.iter().find(|block| block.link.is_some()).map(|block| block.at)
}

/// The last line with a chain, and the digest that stands for the log up to there.
pub(super) fn head(blocks: &[Block]) -> Option<Head> {
    let last = blocks.last()?;
    let link = last.link.as_ref()?;
    Some(Head { line: link.line, time: link.time.clone(), hash: last.digest.clone() })
}

/// Whether a digest stands for this log as it was some day. Lines broken off later do not change that.
fn has_head(blocks: &[Block], hash: &str) -> bool {
    let mut linked = blocks.iter().filter(|block| block.link.is_some());
    linked.any(|block| block.digest == hash || block.own == hash)
}

fn sound(words: &Words, blocks: &[Block], is_loose: bool) -> String {
    let Some(Head { line, time, hash }) = head(blocks) else { return String::new() };
    let number = line.to_string();
    let mut said = vec![words.say("log-sound", &[("lines", &number)])];
    if let Some(first) = first_linked(blocks).filter(|first| *first > 1) {
        said.push(words.say("log-chain-from", &[("line", &first.to_string())]));
    }
    said.push(words.say("log-head", &[("line", &number), ("time", &time), ("hash", &hash)]));
    said.push(words.say(if is_loose { "log-head-advice" } else { "log-head-found" }, &[]));
    said.join("\n")
}
