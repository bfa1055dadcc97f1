//! `plica log verify FILE`: whether the lines of a log are what they were, and where not.

use serde_json::{Value as Json, json};

use super::sign::signed_head;
use super::whole::{Head, first_linked, head, read, times, unreadable, wrong};
use crate::cli::args::Verify;
use crate::cli::complain::{refuse, warn};
use crate::cli::exit::Exit;
use crate::cli::formats::Format;
use crate::cli::out::{Ended, print};
use crate::engine::diagnostic::{Code, Diagnostic};
use crate::engine::record::Block;
use crate::engine::source::Sources;
use crate::words::phrases::Words;
use crate::words::reports::faults_json;

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
    // The times of lines that stand elsewhere than they were written say nothing.
    let times = if wrong.is_empty() { times(&blocks) } else { Vec::new() };
    if args.format == Format::Json {
        let warnings = faults_json(words, None, &Sources::default(), &times);
        let errors = faults_json(words, None, &Sources::default(), &wrong);
        let (head, lines) = (head(&blocks), blocks.last().map_or(0, Block::end));
        let (chain_from, head) = (first_linked(&blocks), head.map_or(Json::Null, |head| json!(head)));
        let said = json!({
            "lines": lines, "chain_from": chain_from, "head": head, "errors": errors, "warnings": warnings,
        });
        print(&said.to_string())?;
    } else if wrong.is_empty() {
        warn(words, &times);
        print(&sound(words, &blocks, heads.is_empty()))?;
    }
    if wrong.is_empty() {
        return Ok(Exit::Done);
    }
    Ok(if args.format == Format::Json { Exit::Faulty } else { refuse(words, &wrong) })
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
