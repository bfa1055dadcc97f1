//! `plica review OLD [NEW] -o FILE`: one document for a committee: what changes and for whom, the texts side by side, the
//! logged rulings that would change, what the examples show and what is not proven.

use std::path::Path;

use super::coverage::examined;
use super::files::Loaded;
use super::lines::{Line, Lines};
use super::out::{Ended, Exit, Progress, complain, not_written, print, refuse, refuse_read, unreadable};
use super::replay::{Seals, told_if_changed};
use super::{args, written};
use crate::engine::analysis::{self, Compared, diff, diff_with_copy};
use crate::engine::diagnostic::{Code, Diagnostic};
use crate::engine::facts::edition_named;
use crate::engine::model::WordDifference;
use crate::engine::record::Record;
use crate::service::{Request, Service};
use crate::words::formats::{markdown, page, text};
use crate::words::phrases::Words;
use crate::words::reports::{self, Block, Extent, Item, Report, Section, Tally, Teller, differences};

pub(super) fn run(loaded: &Loaded, args: &args::Review) -> Ended {
    // What can be told at once is: the names, and whether the log is there.
    if let Some(log) = args.log.as_ref().filter(|log| Lines::open(log).is_err()) {
        return Ok(refuse(&loaded.words, &[unreadable(log)]));
    }
    if args.output.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("pdf")) {
        return Ok(refuse(&loaded.words, &[Diagnostic::anywhere(Code::NoPdf)]));
    }
    let named = |name: &str| edition_named(&loaded.library.rulebook, name, None);
    let (old, new) = match (named(&args.old), args.new.as_deref().map(named).transpose()) {
        (Ok(old), Ok(new)) => (old, new),
        (Err(fault), _) | (_, Err(fault)) => return Ok(refuse(&loaded.words, &[fault])),
    };
    match new {
        Some(new) => {
            let compared = [old, new].map(|edition| Compared { library: &loaded.library, edition });
            Review { loaded, args, words: [&loaded.words, &loaded.words] }.made(compared, None)
        }
        None if loaded.own_rules => {
            let (embedded, copy, words) = match loaded.library.beside_embedded() {
                Ok(both) => both,
                Err(faulty) => return Ok(refuse_read(&loaded.words, &faulty)),
            };
            let sides = edition_named(&embedded.rulebook, &args.old, None)
                .and_then(|old| Ok([old, edition_named(&copy.rulebook, &args.old, None)?]));
            let [old, new] = match sides {
                Ok(sides) => sides,
                Err(fault) => return Ok(refuse(&loaded.words, &[fault])),
            };
            let compared =
                [Compared { library: &embedded, edition: old }, Compared { library: &copy, edition: new }];
            let own = Words::embedded(loaded.words.locale());
            Review { loaded, args, words: [&own, &loaded.words] }.made(compared, Some(words))
        }
        None => {
            complain(&loaded.words.say("diff-second-needed", &[("edition", &args.old)]));
            Ok(Exit::Usage)
        }
    }
}

struct Review<'a> {
    loaded: &'a Loaded,
    args: &'a args::Review,
    words: [&'a Words; 2],
}

impl Review<'_> {
    fn made(&self, compared: [Compared; 2], of_copy: Option<Vec<WordDifference>>) -> Ended {
        let words = &self.loaded.words;
        let mut progress = Progress::new(words);
        let mut begin = |step: &str| progress.begin(|words| words.say("review-progress", &[("step", step)]));
        // The log first: it is the quickest to be at fault.
        begin("log");
        let log = self.args.log.as_deref().map(|log| self.log(log, compared));
        begin("differences");
        let found = match of_copy {
            Some(words) => diff_with_copy(compared, words),
            None => diff(compared),
        };
        let Some(found) = found else { return Ok(Exit::Faulty) };
        begin("examples");
        let mut reports = vec![differences(self.words, &found, Extent::Every)];
        reports.extend(log);
        reports.push(self.examples(compared[1]));
        reports.push(self.unproven(compared[1]));
        if let Some(first) = reports.first_mut() {
            first.title = words.say("review-title", &[("title", &first.title)]);
        }
        progress.clear();
        self.write(&reports)
    }

    /// The logged rulings of the old edition, decided under the new one.
    fn log(&self, path: &Path, [old, new]: [Compared; 2]) -> Report {
        let words = &self.loaded.words;
        let teller = Teller { words, rulebook: &new.library.rulebook };
        let digest = new.library.digest();
        let (mut tally, mut sections) = (Tally::default(), Vec::new());
        let (Ok(mut lines), Ok(seals)) = (Lines::open(path), Seals::of(path)) else {
            return Report::default();
        };
        loop {
            let number = lines.reached.number + 1;
            let line = match lines.next() {
                Ok(Line::Text(line)) => line,
                Ok(Line::Endless) => continue,
                Ok(Line::End) | Err(_) => break,
            };
            let Ok(before) = Record::from_line(line) else {
                tally.unread += usize::from(!line.trim_ascii().is_empty());
                continue;
            };
            let Ok(case) = before.case() else { continue };
            if before.edition != old.edition.id {
                continue;
            }
            let cause = before.cause(&digest, seals.seal(number));
            let service = Service { library: new.library, words };
            let ruled = service.rule(new.edition, &case, Request::default());
            let told = told_if_changed((number, &before, cause), &case, &ruled, |change| {
                tally.add(change);
                teller.report(change)
            });
            let Some(told) = told else {
                tally.same += 1;
                continue;
            };
            let blocks = told.sections.into_iter().flat_map(|section| section.blocks).collect();
            sections.push(Section::new(told.title, blocks));
        }
        let mut report = teller.summary(&tally, &digest);
        report.sections.extend(sections);
        report.title = words.say("review-log", &[]);
        report
    }

    /// What the examples of the new edition show of its own rules.
    fn examples(&self, new: Compared) -> Report {
        let words = &self.loaded.words;
        let found = examined(words, new.library, &[new.edition], &|_, _| true);
        reports::coverage(words, new.library, &found, false)
    }

    /// What of the new edition's rulebook is not shown by examples or not proven.
    fn unproven(&self, new: Compared) -> Report {
        let words = &self.loaded.words;
        let faults = analysis::check(new.library);
        let said = crate::words::reports::faults_sentences(words, Some(&new.library.rulebook), &faults);
        let items = said.into_iter().map(|(text, notes)| Item { text, notes, ..Item::default() });
        let items: Vec<_> = items.collect();
        let none = Block::Paragraph(words.say("review-all-proven", &[]));
        let blocks = if items.is_empty() { vec![none] } else { vec![Block::Items(items)] };
        Report {
            title: words.say("review-unproven", &[]),
            language: words.locale().code().to_owned(),
            sections: vec![Section::new(String::new(), blocks)],
            ..Report::default()
        }
    }

    /// The ending of the file names the form.
    fn write(&self, reports: &[Report]) -> Ended {
        let path = &self.args.output;
        let all = |form: fn(&Report) -> String| reports.iter().map(form).collect::<Vec<_>>().join("\n\n");
        let ending = path.extension().and_then(|ending| ending.to_str()).map(str::to_ascii_lowercase);
        let made = match ending.as_deref() {
            Some("html" | "htm") => page(reports),
            Some("md") => all(markdown),
            Some("txt") | None => all(text),
            Some(other) => {
                let fault = Diagnostic::anywhere(Code::UnknownFormat).with("ending", format!(".{other}"));
                return Ok(refuse(&self.loaded.words, &[fault.with("known", ".html, .md, .txt")]));
            }
        };
        if path.as_os_str() == "-" {
            print(&made)?;
        } else if written::replace(path, made.as_bytes()).is_err() {
            return Ok(refuse(&self.loaded.words, &[not_written(path)]));
        }
        Ok(Exit::Done)
    }
}
