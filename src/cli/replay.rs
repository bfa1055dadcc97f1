//! `plica replay FILE`: every logged case decided again, and the rulings that do not stand.

use serde_json::{Value as Json, json};

use super::args;
use super::complain::complain;
use super::exit::Exit;
use super::files::Loaded;
use super::formats::Format;
use super::lines::{Line, Lines};
use super::out::{Ended, Reader, Unprinted, print_on};
use super::progress::Progress;
use super::seals::Seals;
use crate::engine::diagnostic::{Code, Diagnostic};
use crate::engine::facts::edition_named;
use crate::engine::library::Library;
use crate::engine::record::{Record, Unread};
use crate::engine::source::Sources;
use crate::engine::syntax::CaseFile;
use crate::service::{Request, Ruling};
use crate::words::forms::text;
use crate::words::pages::{Change, Now, Tally, Teller, faults_json, faults_text};

pub(super) fn run(loaded: &Loaded, args: &args::Replay) -> Ended {
    let unreadable = || {
        let fault = Diagnostic::anywhere(Code::FileUnreadable).with("path", args.log.display().to_string());
        complain(&faults_text(&loaded.words, None, &Sources::default(), &[fault]));
        Exit::Faulty
    };
    // A wrong name is told before the log is read.
    if let Some(fault) =
        args.edition.as_ref().and_then(|name| edition_named(&loaded.library.rulebook, name, None).err())
    {
        complain(&faults_text(&loaded.words, None, &Sources::default(), &[fault]));
        return Ok(Exit::Faulty);
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
        // A reader that has gone away is no error, but nobody waits for the rest either.
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
        match compared(before, &case, ruled.as_ref(), library) {
            None => {
                self.tally.same += 1;
                Ok(Reader::There)
            }
            Some(now) => self.changed(&Change { line: number, before, now: now.told(), cause }),
        }
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
        let (words, sources) = (&self.loaded.words, Sources::default());
        if self.format == Format::Json {
            let object: Json = json!({"line": number, "errors": faults_json(words, None, &sources, &faults)});
            return self.print(&object.to_string());
        }
        self.progress.clear();
        complain(&faults_text(words, None, &sources, &faults));
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

/// A logged ruling decided again, where it is not the same any more.
pub(super) enum Again<'r> {
    /// Another ruling: the record that it makes now, and the one logged by the numbers that its rules have now.
    Ruled(&'r Ruling<'r>, Record, Record),
    /// What makes it no case now.
    Refused(&'r [Diagnostic]),
}

impl Again<'_> {
    /// The same to be told.
    pub(super) fn told(&self) -> Now<'_> {
        match self {
            Self::Ruled(ruling, now, renumbered) => {
                Now::Ruled(&ruling.speaker, &ruling.decision, now, renumbered)
            }
            Self::Refused(faults) => Now::Refused(faults),
        }
    }
}

/// What became of a logged ruling; none where it stands.
pub(super) fn compared<'r>(
    before: &Record,
    case: &CaseFile,
    ruled: Result<&'r Ruling<'r>, &'r Vec<Diagnostic>>,
    library: &Library,
) -> Option<Again<'r>> {
    match ruled {
        Ok(ruling) => {
            let now = ruling.record(case);
            let renumbered = before.numbered_as(&library.rulebook, ruling.speaker.edition);
            (!renumbered.differences(&now).is_empty()).then_some(Again::Ruled(ruling, now, renumbered))
        }
        Err(faults) => Some(Again::Refused(faults)),
    }
}

#[cfg(test)]
mod tests {
    use crate::engine::analysis::ruled;
    use crate::engine::library::Library;
    use crate::engine::record::{Cause, Record, Seal};
    use crate::words::pages::record;
    use crate::words::speech::{Locale, Speaker, Words};

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
