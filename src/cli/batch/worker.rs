//! One worker of a batch: a chunk of lines in, lines of decisions and their counts out.

use std::io;

use serde_json::json;

use crate::cli::args;
use crate::cli::files::Loaded;
use crate::cli::lines::{Line, Lines};
use crate::engine::decoded::decoded;
use crate::engine::diagnostic::{Code, Diagnostic};
use crate::engine::source::Sources;
use crate::engine::syntax::{CaseAsked, FactGiven, LARGEST_TEXT, case_asked, case_asked_in_json};
use crate::service::{Readings, Request, Ruling};
use crate::words::reports::{BatchTally, faults_json};

/// So many lines go together at most: their answers are a hundred times as long, and wait for their turn in memory.
const MOST_LINES: usize = 64;

/// A chunk is closed when its lines have so many bytes.
const ENOUGH: usize = 1 << 17;

/// Some lines of a file, one after another.
pub(super) struct Chunk {
    /// The number of the line before the first, counted from 1.
    before: usize,
    text: Vec<u8>,
    /// The end of each line in `text`; `None` for a line that is over the limit and was not read.
    ends: Vec<Option<usize>>,
}

impl Chunk {
    /// The next lines; none at the end of the file.
    ///
    /// # Errors
    /// The file cannot be read on.
    pub(super) fn next(lines: &mut Lines) -> io::Result<Option<Self>> {
        let mut chunk = Self { before: lines.reached.number, text: Vec::new(), ends: Vec::new() };
        loop {
            match lines.next()? {
                Line::Text(line) => {
                    chunk.text.extend_from_slice(line);
                    chunk.ends.push(Some(chunk.text.len()));
                }
                Line::Endless => chunk.ends.push(None),
                Line::End => break,
            }
            let full = chunk.ends.len() >= MOST_LINES || chunk.text.len() >= ENOUGH;
            if full || !lines.has_more_at_hand() {
                break;
            }
        }
        Ok((!chunk.ends.is_empty()).then_some(chunk))
    }

    /// The lines with their numbers; nothing of one too long to be read.
    pub(super) fn lines(&self) -> impl Iterator<Item = (usize, Option<&[u8]>)> {
        let mut start = 0;
        self.ends.iter().zip(self.before + 1..).map(move |(end, number)| {
            let line = end.and_then(|end| self.text.get(std::mem::replace(&mut start, end)..end));
            (number, line)
        })
    }
}

/// What may stand beside `facts`.
const BESIDE: [&str; 2] = ["edition", "on"];

/// What a chunk came to.
pub(super) struct Answered {
    /// The answers, a line each; empty where only counts are wanted.
    pub(super) lines: Vec<u8>,
    /// The counts.
    pub(super) tally: BatchTally,
}

/// What one core needs to answer.
pub(super) struct Worker<'a> {
    loaded: &'a Loaded,
    args: &'a args::Batch,
    /// Decisions are put in words; else they have names and values only.
    with_words: bool,
    /// How contested texts are read in every case.
    readings: Readings,
}

type Answer<'a> = Result<Ruling<'a>, Vec<Diagnostic>>;

/// An edition and a day, as far as they are asked for.
type Asked<'b> = (Option<&'b str>, Option<&'b str>);

impl<'a> Worker<'a> {
    pub(super) fn new(loaded: &'a Loaded, args: &'a args::Batch, with_words: bool) -> Self {
        let readings = Readings::chosen(&loaded.library.rulebook.vocabulary, &args.reading);
        Self { loaded, args, with_words, readings: readings.unwrap_or_default() }
    }

    /// The answers to the lines of a chunk, put into `lines`; an empty line has none.
    pub(super) fn answer(&self, chunk: &Chunk, lines: Vec<u8>) -> Answered {
        let mut answered = Answered { lines, tally: BatchTally::default() };
        for (number, line) in chunk.lines() {
            if line.is_some_and(|line| line.trim_ascii().is_empty()) {
                continue;
            }
            let mut sources = Sources::default();
            match self.ruled(line, &mut sources) {
                Ok(ruling) => {
                    answered.tally.count(&ruling.decision, ruling.speaker.edition);
                    if !self.args.summary {
                        ruling.write_line(&mut answered.lines, self.with_words);
                    }
                }
                Err(faults) => self.faults(&mut answered, number, &sources, &faults),
            }
        }
        answered
    }

    fn ruled(&self, line: Option<&[u8]>, sources: &mut Sources) -> Answer<'a> {
        let limit = LARGEST_TEXT.to_string();
        let Some(line) = line.filter(|line| line.len() <= LARGEST_TEXT) else {
            return Err(vec![Diagnostic::anywhere(Code::FileTooLarge).with("limit", limit)]);
        };
        let text = decoded(line).map_err(|fault| vec![fault])?;
        // Nearly every line is good JSON: it is read again, with places, only when there is something to point at.
        if let Some(asked) = case_asked_in_json(&text)
            && let Ok(ruled) = self.rule(asked)
        {
            return Ok(ruled);
        }
        let id = sources.add("<batch>", text.trim_end());
        let mut faults = Vec::new();
        let asked = case_asked(sources, id, &mut faults);
        let Some(asked) = asked.filter(|_| faults.is_empty()) else { return Err(faults) };
        self.rule(asked)
    }

    fn rule(&self, CaseAsked { mut case, beside }: CaseAsked) -> Answer<'a> {
        let asked = self.edition(&beside)?;
        self.readings.apply(&mut case);
        self.loaded.service().answer(&case, asked, Request { outlook: true, ..Request::default() })
    }

    /// The edition and the date that the line gives next to its facts; otherwise those of the command line.
    fn edition<'b>(&'b self, beside: &'b [FactGiven]) -> Result<Asked<'b>, Vec<Diagnostic>> {
        if let Some(given) = beside.iter().find(|given| !BESIDE.contains(&given.fact.value.as_str())) {
            let (key, known) = (given.fact.value.as_str(), BESIDE.join(", "));
            let fault = Diagnostic::at(Code::UnknownKey, given.fact.span).with("key", key);
            return Err(vec![fault.with("known", known).suggesting(key, BESIDE)]);
        }
        if let [first, second, ..] = beside {
            let fault = Diagnostic::at(Code::UnknownKey, second.fact.span).and_at(first.fact.span);
            return Err(vec![
                fault.with("key", second.fact.value.as_str()).with("known", first.fact.value.as_str()),
            ]);
        }
        let given = |name: &str| {
            beside.iter().find(|given| given.fact.value == name).map(|given| given.value.value.as_str())
        };
        Ok(match beside {
            [] => (self.args.edition.as_deref(), self.args.on.as_deref()),
            [..] => (given("edition"), given("on")),
        })
    }

    fn faults(&self, answered: &mut Answered, number: usize, sources: &Sources, faults: &[Diagnostic]) {
        answered.tally.faulty += 1;
        if !self.args.summary {
            let rulebook = Some(&self.loaded.library.rulebook);
            let errors = faults_json(&self.loaded.words, rulebook, sources, faults);
            let object = json!({"line": number, "errors": errors});
            answered.lines.extend_from_slice(object.to_string().as_bytes());
            answered.lines.push(b'\n');
        }
    }
}
