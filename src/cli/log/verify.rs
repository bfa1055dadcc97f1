//! `plica log verify`, `plica log sign` and `plica sign`: whether a log is what it was, and signatures as OpenSSH makes and
//! checks them.
//!
//! The lines of a log are a hash chain: each holds the digest of the line before it, so that the last digest, the head,
//! stands for all of them. A file FILE is signed in `FILE.sig`, as `ssh-keygen -Y sign -n plica` does it, so that nobody
//! needs plica to check it. Of a log its head is signed: `FILE.head` says how far the log reaches and the digest of its last
//! line.

use std::path::{Path, PathBuf};
use std::{fs, io};

use jiff::{Timestamp, Unit};
use serde::{Deserialize, Serialize};
use serde_json::{Value as Json, json};
use ssh_key::{Algorithm, HashAlg, LineEnding, PrivateKey, PublicKey, SshSig};

use crate::cli::args::{Format, Sign, SignLog, Verify};
use crate::cli::lines::{Line, Lines};
use crate::cli::out::{Ended, Exit, own_not_written, print, refuse, unreadable, warn};
use crate::cli::written;
use crate::engine::diagnostic::{Code, Diagnostic};
use crate::engine::record::{Block, Blocks, Fault, faults};
use crate::engine::source::Sources;
use crate::words::phrases::Words;
use crate::words::reports::faults_json;

/// The time by the clock of the machine, to the second.
pub(super) fn now() -> String {
    let now = Timestamp::now();
    now.round(Unit::Second).unwrap_or(now).to_string()
}

/// How far a log reaches.
#[derive(Debug, Serialize, Deserialize)]
struct Head {
    /// The number of its last line.
    pub(super) line: usize,
    /// When that was written.
    pub(super) time: String,
    /// The digest that stands for the log up to there.
    pub(super) hash: String,
}

/// The blocks of a log.
fn read(path: &Path) -> io::Result<Vec<Block>> {
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
fn wrong(blocks: &[Block]) -> Vec<Diagnostic> {
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
fn times(blocks: &[Block]) -> Vec<Diagnostic> {
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
fn first_linked(blocks: &[Block]) -> Option<usize> {
    blocks.iter().find(|block| block.link.is_some()).map(|block| block.at)
}

/// The last line with a chain, and the digest that stands for the log up to there.
fn head(blocks: &[Block]) -> Option<Head> {
    let last = blocks.last()?;
    let link = last.link.as_ref()?;
    Some(Head { line: link.line, time: link.time.clone(), hash: last.digest.clone() })
}

/// What signatures are for, so that none made for something else passes for one of these.
const NAMESPACE: &str = "plica";

/// Signs files.
pub(in crate::cli) fn sign_files(words: &Words, args: &Sign) -> Ended {
    for path in &args.files {
        let text = fs::read(path).map_err(|_| unreadable(path));
        let signature = text.and_then(|text| signature(path, &text, &args.key));
        match signature.and_then(|signature| write_signature(path, &signature)) {
            Ok(to) => print(&words.say("log-signed", &[("path", &to)]))?,
            Err(fault) => return Ok(refuse(words, &[fault])),
        }
    }
    Ok(Exit::Done)
}

/// Signs the head of a log that is sound.
pub(super) fn log(words: &Words, args: &SignLog) -> Ended {
    let Ok(blocks) = read(&args.log) else { return Ok(refuse(words, &[unreadable(&args.log)])) };
    let wrong = wrong(&blocks);
    let head = head(&blocks).filter(|_| wrong.is_empty());
    let Some(head) = head else { return Ok(refuse(words, &wrong)) };
    warn(words, &times(&blocks));
    let path = with_ending(&args.log, ".head");
    let text = serde_json::to_string(&head).unwrap_or_default() + "\n";
    // Nothing is written with a key that cannot sign.
    let signed = signature(&path, text.as_bytes(), &args.key).and_then(|signature| {
        write(&path, text.as_bytes(), is_head)?;
        write_signature(&path, &signature)
    });
    match signed {
        Ok(to) => {
            print(&words.say("log-signed", &[("path", &to)]))?;
            let (line, signed) = (head.line.to_string(), now());
            let known = [("line", line.as_str()), ("time", &signed), ("hash", &head.hash)];
            print(&words.say("log-signed-head", &known))?;
            Ok(Exit::Done)
        }
        Err(fault) => Ok(refuse(words, &[fault])),
    }
}

/// The head of a log that is signed, as far as the signature is good.
fn signed_head(signature: &Path, key: &Path) -> Result<Head, Diagnostic> {
    let bad = || Diagnostic::anywhere(Code::BadSignature).with("path", signature.display().to_string());
    let pem = fs::read(signature).map_err(|_| unreadable(signature))?;
    let known = fs::read_to_string(key).map_err(|_| unreadable(key))?;
    let known = PublicKey::from_openssh(&known).map_err(|_| unusable(key))?;
    let file = signature.to_str().and_then(|path| path.strip_suffix(".sig")).ok_or_else(bad)?;
    let text = fs::read(file).map_err(|_| unreadable(Path::new(file)))?;
    let signature = SshSig::from_pem(pem).map_err(|_| bad())?;
    known.verify(NAMESPACE, &text, &signature).map_err(|_| bad())?;
    serde_json::from_slice(&text).map_err(|_| bad())
}

/// The signature of a text, as PEM.
fn signature(path: &Path, text: &[u8], key: &Path) -> Result<String, Diagnostic> {
    let private = fs::read(key).map_err(|_| unreadable(key))?;
    let private = PrivateKey::from_openssh(private).map_err(|_| unusable(key))?;
    if private.is_encrypted() {
        let fault = Diagnostic::anywhere(Code::ProtectedKey).with("path", key.display().to_string());
        return Err(fault.with("file", path.display().to_string()));
    }
    let is_known = private.algorithm() == Algorithm::Ed25519;
    let signature = private.sign(NAMESPACE, HashAlg::Sha512, text).ok().filter(|_| is_known);
    signature.and_then(|signature| signature.to_pem(LineEnding::LF).ok()).ok_or_else(|| unusable(key))
}

/// Writes the signature of a file beside it: where it stands.
fn write_signature(path: &Path, pem: &str) -> Result<String, Diagnostic> {
    let to = with_ending(path, ".sig");
    write(&to, pem.as_bytes(), is_signature)?;
    Ok(to.display().to_string())
}

fn unusable(key: &Path) -> Diagnostic {
    Diagnostic::anywhere(Code::UnusableKey).with("path", key.display().to_string())
}

fn is_head(text: &[u8]) -> bool {
    serde_json::from_slice::<Head>(text).is_ok()
}

fn is_signature(text: &[u8]) -> bool {
    SshSig::from_pem(text).is_ok_and(|signature| signature.namespace() == NAMESPACE)
}

fn write(path: &Path, text: &[u8], is_own: fn(&[u8]) -> bool) -> Result<(), Diagnostic> {
    written::replace_own(path, text, is_own).map_err(|error| own_not_written(path, &error))
}

fn with_ending(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(ending);
    name.into()
}

pub(super) fn verify(words: &Words, args: &Verify) -> Ended {
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
