//! `plica replay FILE`: decides every logged case again and reports the rulings that differ. [`Seals`] says what the hash
//! chain of the log proves about the lines before.

use std::collections::BTreeSet;
use std::io;
use std::path::Path;

use serde_json::{Value as Json, json};

use super::args::{self, Format};
use super::files::Loaded;
use super::lines::{Line, Lines};
use super::out::{Ended, Exit, Progress, Reader, Unprinted, print_on, refuse, unreadable};
use crate::engine::diagnostic::{Code, Diagnostic};
use crate::engine::facts::edition_named;
use crate::engine::record::{Block, Blocks, Cause, Record, Seal, Unread};
use crate::engine::source::Sources;
use crate::engine::syntax::CaseFile;
use crate::service::{Request, Ruling};
use crate::words::formats::text;
use crate::words::reports::{Change, Now, Tally, Teller, faults_json};

pub(super) fn run(loaded: &Loaded, args: &args::Replay) -> Ended {
    let unreadable = || refuse(&loaded.words, &[unreadable(&args.log)]);
    // A wrong name is told before the log is read.
    if let Some(fault) =
        args.edition.as_ref().and_then(|name| edition_named(&loaded.library.rulebook, name, None).err())
    {
        return Ok(refuse(&loaded.words, &[fault]));
    }
    let Ok(mut lines) = Lines::open(&args.log) else { return Ok(unreadable()) };
    let Ok(seals) = Seals::of(&args.log) else { return Ok(unreadable()) };
    let mut replay = Replay {
        loaded,
        edition: args.edition.as_deref(),
        teller: Teller { words: &loaded.words, rulebook: &loaded.library.rulebook },
        digest: loaded.library.digest(),
        format: args.format,
        tally: Tally::default(),
        seals,
        progress: Progress::new(&loaded.words),
    };
    loop {
        let number = lines.reached.number + 1;
        let printed = match lines.next() {
            Ok(Line::Text(line)) => replay.line(number, line),
            Ok(Line::Endless) => replay.unread(number, Unread::Junk),
            Ok(Line::End) => break,
            Err(_) => {
                replay.progress.clear();
                return Ok(unreadable());
            }
        };
        // A reader that has gone away is no error, but ends the work.
        if printed? == Reader::Gone {
            break;
        }
        replay.progress.say(lines.reached);
    }
    replay.finish()
}

/// One run through a log; what is kept of it does not grow with the log.
struct Replay<'a> {
    loaded: &'a Loaded,
    /// The edition under which every case is decided; none where each is under its own.
    edition: Option<&'a str>,
    teller: Teller<'a>,
    digest: String,
    format: Format,
    tally: Tally,
    seals: Seals,
    progress: Progress<'a>,
}

impl Replay<'_> {
    fn line(&mut self, number: usize, line: &[u8]) -> Result<Reader, Unprinted> {
        if line.trim_ascii().is_empty() {
            return Ok(Reader::There);
        }
        match Record::from_line(line) {
            Ok(before) => self.ruling(number, &before),
            Err(unread) => self.unread(number, unread),
        }
    }

    fn ruling(&mut self, number: usize, before: &Record) -> Result<Reader, Unprinted> {
        let Ok(case) = before.case() else { return self.unread(number, Unread::Junk) };
        let library = &self.loaded.library;
        let cause = before.cause(&self.digest, self.seals.seal(number));
        let edition = edition_named(&library.rulebook, self.edition.unwrap_or(&before.edition), None);
        let service = self.loaded.service();
        let ruled = edition
            .map_err(|fault| vec![fault])
            .and_then(|edition| service.rule(edition, &case, Request::default()));
        let changed = told_if_changed((number, before, cause), &case, &ruled, |change| self.changed(change));
        changed.unwrap_or_else(|| {
            self.tally.same += 1;
            Ok(Reader::There)
        })
    }

    fn changed(&mut self, change: &Change) -> Result<Reader, Unprinted> {
        self.tally.add(change);
        let text = match self.format {
            Format::Json => self.teller.json(change).to_string(),
            Format::Text | Format::Md | Format::Html => text(&self.teller.report(change)),
        };
        self.print(&text)
    }

    fn unread(&mut self, number: usize, unread: Unread) -> Result<Reader, Unprinted> {
        self.tally.unread += 1;
        let code = match unread {
            Unread::Torn => Code::TornRecord,
            Unread::Junk => Code::BadRecord,
        };
        let faults = [Diagnostic::anywhere(code).with("line", number.to_string())];
        let words = &self.loaded.words;
        if self.format == Format::Json {
            let errors = faults_json(words, None, &Sources::default(), &faults);
            let object: Json = json!({"line": number, "errors": errors});
            return self.print(&object.to_string());
        }
        self.progress.clear();
        refuse(words, &faults);
        Ok(Reader::There)
    }

    fn finish(mut self) -> Ended {
        let text = match self.format {
            Format::Json => self.teller.summary_json(&self.tally, &self.digest).to_string(),
            Format::Text | Format::Md | Format::Html => text(&self.teller.summary(&self.tally, &self.digest)),
        };
        self.print(&text)?;
        Ok(match (self.tally.unread, self.tally.changed) {
            (0, 0) => Exit::Done,
            (0, _) => Exit::Undecided,
            (_, _) => Exit::Faulty,
        })
    }

    /// Writes what was found as soon as it is, a page with an empty line behind it.
    fn print(&mut self, text: &str) -> Result<Reader, Unprinted> {
        self.progress.clear();
        print_on(&format!("{text}\n"))
    }
}

/// Decides what became of a logged ruling and tells it; none where it stands.
pub(super) fn told_if_changed<T>(
    (line, before, cause): (usize, &Record, Cause),
    case: &CaseFile,
    ruled: &Result<Ruling, Vec<Diagnostic>>,
    tell: impl FnOnce(&Change) -> T,
) -> Option<T> {
    let tell = |now| tell(&Change { line, before, now, cause });
    match ruled {
        Err(faults) => Some(tell(Now::Refused(faults))),
        Ok(ruling) => {
            let now = ruling.record(case);
            let renumbered = before.numbered_as(&ruling.library.rulebook, ruling.speaker.edition);
            let is_same = renumbered.differences(&now).is_empty();
            (!is_same).then(|| tell(Now::Ruled(&ruling.speaker, &ruling.decision, &now, &renumbered)))
        }
    }
}

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
    pub(super) fn of(path: &Path) -> io::Result<Self> {
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

#[cfg(test)]
mod tests {
    use crate::engine::analysis::ruled;
    use crate::engine::library::Library;
    use crate::engine::record::{Cause, Record, Seal};
    use crate::words::phrases::{Locale, Speaker, Words};
    use crate::words::reports::record;

    #[test]
    fn every_example_is_ruled_alike_when_it_comes_back_from_a_log() {
        let library = Library::embedded().map_err(|faulty| faulty.faults).expect("a sound rulebook");
        let (words, digest) = (Words::embedded(Locale::En), library.digest());
        let mut count = 0;
        for told in ruled(&library) {
            let decision = told.decision.expect("the example is a case");
            let speaker = Speaker::of(&words, &library, told.edition, &decision);
            let before = record(&speaker, &told.example.given, &decision, &digest);
            let line = before.to_line().expect("a line");
            let read = Record::from_line(line.as_bytes()).expect("a record");
            assert_eq!(read, before);
            let case = read.case().expect("a case");
            let again = library.decide(told.edition, &case).expect("a ruling");
            let now = record(&speaker, &case, &again, &digest);
            assert_eq!(now, before, "{}: {}", told.edition.id, told.example.case);
            assert_eq!(read.cause(&digest, Seal::Whole), Cause::Plica);
            count += 1;
        }
        assert!(count > 1000, "{count}");
    }
}
