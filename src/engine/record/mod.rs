//! A ruling as one line of a log: what was told, what was ruled, by which rulebook and version.
//!
//! In: a case and the decision on it, its clauses said by `words`. Out: a `Record`, written and read as JSON, and how
//! two of them differ. The words are those of case files and of the rule language: a log reads the same in every
//! locale, and holds no name or path that is not a fact of the case.
//!
//! The lines form a hash chain: each has its number, the time, and the digest of a block: everything from the beginning of
//! the last line with a chain up to here (normally one line, line end included). Lines broken off by a crash are covered
//! together with the line they follow; lines before the first line with a chain are covered by that line. So one rule covers
//! every line of the log except the last.

mod faults;

pub(crate) use faults::{Fault, faults};

use indexmap::IndexMap;
use serde::{Deserialize, Serialize};
use serde_json::Value as Json;
use sha2::{Digest as _, Sha256};

use super::decision::{Score, Status};
use super::diagnostic::Diagnostic;
use super::digest::hexadecimal;
use super::model::{Edition, Rulebook};
use super::source::{Sources, Src};
use super::syntax::{self, CaseFile};

/// The version of this program, as rulings name it.
pub(crate) const ENGINE: &str = env!("CARGO_PKG_VERSION");

/// The key of a case file that names the edition.
pub(crate) const EDITION: &str = "edition";

/// A ruling as logged. Keys it does not know are left aside: a later version may write more.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Record {
    /// Its place in the log; none in a log of an earlier version.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) chain: Option<Link>,
    /// The edition applied, wherever it was chosen.
    pub(crate) edition: String,
    /// Decided, open or silent.
    pub(crate) status: Status,
    /// The result, when it is decided.
    pub(crate) result: Option<Score>,
    /// The results still possible, when open.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) possible: Vec<Score>,
    /// What follows from which rule, in the order of the articles.
    pub(crate) findings: Vec<Found>,
    /// A case file: the facts as told, dotted, `about` if it was said, and the edition applied.
    pub(crate) case: IndexMap<String, Json>,
    /// The rulebook's digest.
    pub(crate) rulebook: String,
    /// The digest of the words the ruling was given in.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub(crate) words: String,
    /// The version of plica.
    pub(crate) engine: String,
}

/// One conclusion of one rule.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Found {
    /// The rule's id.
    pub(crate) rule: String,
    /// What kind of conclusion it is.
    pub(crate) kind: Kind,
    /// The conclusion as a clause: `sealer loses`.
    pub(crate) says: String,
}

/// The kinds of conclusions, as in the JSON of a ruling.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Kind {
    /// How the game ends.
    Result,
    /// A duty or right.
    Act,
    /// A new value of a fact.
    Value,
    /// A state of things.
    State,
}

/// Why a line cannot be read as a record.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Unread {
    /// It is the beginning of one: the writing of it was interrupted.
    Torn,
    /// It is something else.
    Junk,
}

/// What can differ between two rulings on one case.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Aspect {
    /// Decided, open or silent.
    Status,
    /// The result, or the results still possible.
    Result,
    /// The rules that apply, or what they say.
    Rules,
    /// The case is refused.
    Refused,
}

/// A rule that says other things than before.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct RuleChange {
    /// The rule's id.
    pub(crate) rule: String,
    /// What it no longer says.
    pub(crate) gone: Vec<String>,
    /// What it says that it did not say before.
    pub(crate) new: Vec<String>,
}

/// The cause of a difference.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Cause {
    /// The line was altered or moved.
    BrokenChain,
    /// Another rulebook.
    Rulebook,
    /// Perhaps another rulebook: the line names it by a digest of an older form.
    OlderDigest,
    /// The same rulebook, read by another version of plica.
    Engine,
    /// The same rulebook and version; the chain cannot show whether the line was altered.
    LineOrPlica,
    /// The same rulebook and version, and the line is unaltered: an error of this program.
    Plica,
}

/// What the chain of a log tells of one of its lines.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Seal {
    /// The line, or what stands around it, is not what it was.
    Broken,
    /// Nothing: it has no chain, or no line follows that would seal it.
    None,
    /// It is what it was when the next line was written.
    Whole,
}

impl Record {
    /// The record of a line.
    ///
    /// # Errors
    /// The line is none.
    pub(crate) fn from_line(line: &[u8]) -> Result<Self, Unread> {
        let text = without_end(line);
        serde_json::from_slice(text).map_err(|error| {
            let begins = text.first().is_none_or(|byte| *byte == b'{');
            if begins && error.is_eof() { Unread::Torn } else { Unread::Junk }
        })
    }

    /// The record as a line, with its end.
    ///
    /// # Errors
    /// None: a record holds nothing that JSON cannot say.
    pub(crate) fn to_line(&self) -> serde_json::Result<String> {
        serde_json::to_string(self).map(|text| text + "\n")
    }

    /// The case, to be decided again.
    ///
    /// # Errors
    /// What was told is no case.
    pub(crate) fn case(&self) -> Result<CaseFile, Vec<Diagnostic>> {
        let text = serde_json::to_string(&self.case).unwrap_or_default();
        syntax::case_from_json(&text).ok_or_else(|| {
            let mut sources = Sources::default();
            let id = sources.add("<log>", text);
            let mut faults = Vec::new();
            let _ = syntax::case(&sources, id, &mut faults);
            faults
        })
    }

    /// The same with the numbers that its rules have under another edition, where that one takes them over.
    pub(crate) fn numbered_as(&self, rulebook: &Rulebook, edition: &Edition) -> Self {
        let findings = self.findings.iter().map(|found| {
            let rule = rulebook.number_under(edition, &self.edition, &found.rule);
            Found { rule, ..found.clone() }
        });
        Self { findings: findings.collect(), ..self.clone() }
    }

    /// In what the ruling `now` on the same case differs from this one.
    pub(crate) fn differences(&self, now: &Self) -> Vec<Aspect> {
        let differs = [
            (Aspect::Status, self.status != now.status),
            (Aspect::Result, self.result != now.result || sorted(&self.possible) != sorted(&now.possible)),
            (Aspect::Rules, !self.rule_changes(now).is_empty()),
        ];
        differs.into_iter().filter(|(_, differs)| *differs).map(|(aspect, _)| aspect).collect()
    }

    /// The rules that say other things in `now`, in the order of this record, then of the other.
    pub(crate) fn rule_changes(&self, now: &Self) -> Vec<RuleChange> {
        let mut rules: IndexMap<&str, (Vec<&str>, Vec<&str>)> = IndexMap::new();
        for found in &self.findings {
            rules.entry(&found.rule).or_default().0.push(&found.says);
        }
        for found in &now.findings {
            rules.entry(&found.rule).or_default().1.push(&found.says);
        }
        let changes = rules.into_iter().map(|(rule, (before, after))| RuleChange {
            rule: rule.to_owned(),
            gone: without(&before, &after),
            new: without(&after, &before),
        });
        changes.filter(|change| !change.gone.is_empty() || !change.new.is_empty()).collect()
    }

    /// To what a difference is due, when the case is decided again under this rulebook.
    pub(crate) fn cause(&self, rulebook: &str, seal: Seal) -> Cause {
        match seal {
            Seal::Broken => Cause::BrokenChain,
            Seal::None | Seal::Whole if self.rulebook.len() < rulebook.len() => Cause::OlderDigest,
            Seal::None | Seal::Whole if self.rulebook != rulebook => Cause::Rulebook,
            Seal::None | Seal::Whole if self.engine != ENGINE => Cause::Engine,
            Seal::None => Cause::LineOrPlica,
            Seal::Whole => Cause::Plica,
        }
    }

    /// The findings that conclude the result; all findings if the ruling is decided but not about a result.
    pub(crate) fn concluding(&self) -> impl Iterator<Item = &Found> {
        let without_result = self.status == Status::Decided && self.result.is_none();
        self.findings.iter().filter(move |found| without_result || found.kind == Kind::Result)
    }
}

/// A line of a log as this program writes it again, and the case in it; none of what is no record. For the fuzzer.
#[doc(hidden)]
#[must_use]
pub fn logged(line: &[u8]) -> Option<(String, Result<CaseFile, Vec<Diagnostic>>)> {
    let record = Record::from_line(line).ok()?;
    Some((record.to_line().ok()?, record.case()))
}

/// The facts told and what the case is about, as a case file has them. The edition is the one applied: the command line
/// may have chosen it, and the case shall be decided alike wherever it is read again.
pub(crate) fn told(case: &CaseFile, edition: &str) -> IndexMap<String, Json> {
    let applied = (EDITION.to_owned(), Json::from(edition));
    let facts = case.facts.iter().filter(|given| given.fact.value != EDITION);
    let facts = facts.map(|given| (given.fact.value.to_string(), Json::from(&*given.value.value)));
    let texts = |texts: &[Src<String>]| texts.iter().map(|text| Json::from(&*text.value)).collect();
    let about = (!case.about.is_empty()).then(|| ("about".to_owned(), texts(&case.about)));
    std::iter::once(applied).chain(facts).chain(about).collect()
}

fn sorted(scores: &[Score]) -> Vec<Score> {
    let mut scores = scores.to_vec();
    scores.sort_unstable();
    scores
}

/// What is said in one list and not in the other, once.
fn without(said: &[&str], other: &[&str]) -> Vec<String> {
    let mut only: Vec<String> =
        said.iter().filter(|says| !other.contains(says)).map(|&says| says.to_owned()).collect();
    only.dedup();
    only
}

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
fn without_end(line: &[u8]) -> &[u8] {
    let text = line.trim_ascii();
    let end = text.iter().rposition(|byte| *byte != 0).map_or(0, |last| last + 1);
    text.get(..end).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn record() -> Record {
        Record {
            chain: None,
            edition: "fide-2014".to_owned(),
            status: Status::Decided,
            result: Some(Score::BlackWins),
            possible: Vec::new(),
            findings: vec![Found {
                rule: "E.8.a".to_owned(),
                kind: Kind::Result,
                says: "sealer loses".to_owned(),
            }],
            case: [("sealed.written".to_owned(), Json::from("¿Cd4\n\"?"))].into_iter().collect(),
            rulebook: "0".repeat(64),
            words: String::new(),
            engine: ENGINE.to_owned(),
        }
    }

    #[test]
    fn every_beginning_of_a_record_is_torn_and_nothing_else_is() {
        let line = record().to_line().expect("a line");
        let whole = line.trim_end().len();
        assert_eq!(Record::from_line(line.as_bytes()), Ok(record()));
        assert_eq!(
            Record::from_line(&line.as_bytes()[..whole]),
            Ok(record()),
            "only the end of line is lost"
        );
        for length in 1..whole {
            let mut torn = line.as_bytes()[..length].to_vec();
            assert_eq!(Record::from_line(&torn), Err(Unread::Torn), "{length}");
            torn.extend([0; 100]);
            assert_eq!(Record::from_line(&torn), Err(Unread::Torn), "{length} and zeros");
        }
        for junk in
            ["x", "[1, 2", "{}", "{\"edition\": 7}", "\"torn", "{{", "{\"edition\":\"{\"edition\":\"a\"}"]
        {
            assert_eq!(Record::from_line(junk.as_bytes()), Err(Unread::Junk), "{junk}");
        }
        assert_eq!(Record::from_line(&[0; 40]), Err(Unread::Torn));
    }

    #[test]
    fn what_differs_is_found() {
        let before = record();
        let mut now = record();
        assert_eq!(before.differences(&now), []);
        now.findings.push(Found {
            rule: "E.5".to_owned(),
            kind: Kind::Act,
            says: "arbiter must set-clocks".to_owned(),
        });
        assert_eq!(before.differences(&now), [Aspect::Rules]);
        now.findings.swap_remove(0);
        now.result = Some(Score::GoesOn);
        assert_eq!(before.differences(&now), [Aspect::Result, Aspect::Rules]);
        let rules: Vec<_> = before.rule_changes(&now).into_iter().map(|change| change.rule).collect();
        assert_eq!(rules, ["E.8.a", "E.5"]);
    }

    #[test]
    fn scores_and_states_are_logged_as_rulings_print_them() {
        for score in Score::ALL {
            assert_eq!(serde_json::to_value(score).expect("JSON"), score.as_str());
        }
        for status in [Status::Decided, Status::Open, Status::Silent] {
            assert_eq!(serde_json::to_value(status).expect("JSON"), status.as_str());
        }
    }
}
