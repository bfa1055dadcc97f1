//! `plica play [CASE]`: a run-through at the terminal: a read-eval-print loop that prints the steps of the ruling, reads what was done
//! or told, and rules on the case that has grown by it. It reads plain lines, so that a script can be piped in.

use std::path::PathBuf;

use super::args;
use super::ask::question::{names, plain};
use super::ask::screen::{Heard, Prompt, Screen};
use super::files::{Loaded, read_into};
use super::log::Log;
use super::out::{Ended, Exit, Unprinted, not_written, print};
use super::written;
use crate::engine::diagnostic::Diagnostic;
use crate::engine::interview::{case_file, given, time_as_typed};
use crate::engine::model::{Edition, duration, duration_written, value_from};
use crate::engine::play::{Offer, Offers, Turn, offers};
use crate::engine::source::Sources;
use crate::engine::syntax::CaseFile;
use crate::service::{Readings, Request, Ruling, Under, case_in};
use crate::words::formats::text_within;
use crate::words::reports::faults_sentences;
use crate::words::reports::play::{Choice, Teller, lettered};

/// Where a run-through begins without a case: the session is over.
const BEGINNING: (&str, &str) = ("session.over", "yes");

pub(super) fn run(loaded: &Loaded, args: &args::Play) -> Ended {
    let mut sources = loaded.library.sources.clone();
    let begun = begun(loaded, args, &mut sources);
    match begun {
        Ok((edition, case)) => {
            let log = Log::new(loaded, args.log.as_deref());
            let screen = Screen::here();
            RunThrough {
                loaded,
                edition,
                log,
                logged: true,
                output: args.output.clone(),
                screen,
                case,
                turns: Vec::new(),
            }
            .play()
        }
        Err(faults) => Ok(loaded.refuse(&sources, &faults)),
    }
}

/// The edition and the case to begin with.
fn begun<'a>(
    loaded: &'a Loaded,
    args: &args::Play,
    sources: &mut Sources,
) -> Result<(&'a Edition, CaseFile), Vec<Diagnostic>> {
    let mut case = match &args.case {
        Some(path) => {
            let id = read_into(sources, path).map_err(|fault| vec![fault])?;
            case_in(sources, id)?
        }
        None => CaseFile { facts: vec![given(BEGINNING.0, BEGINNING.1)], ..CaseFile::default() },
    };
    let readings = Readings::chosen(&loaded.library.rulebook.vocabulary, &args.reading);
    readings.map_err(|fault| vec![fault])?.apply(&mut case);
    let under = Under::One { edition: args.edition.as_deref(), on: args.on.as_deref() };
    let edition = loaded.service().editions(&case, under)?.into_iter().next().ok_or_else(Vec::new)?;
    // The case that is saved is ruled on under the same edition.
    if !["edition", "event.began"].iter().any(|name| case.facts.iter().any(|given| given.fact.value == *name))
    {
        case.facts.insert(0, given("edition", &edition.id));
    }
    loaded.service().rule(edition, &case, Request::default())?;
    Ok((edition, case))
}

struct RunThrough<'a> {
    loaded: &'a Loaded,
    edition: &'a Edition,
    log: Option<Log<'a>>,
    /// Every ruling so far is in the log, where there is one.
    logged: bool,
    output: Option<PathBuf>,
    screen: Screen,
    /// The case as it was told before the first turn.
    case: CaseFile,
    turns: Vec<Turn>,
}

/// What a line says.
enum Said {
    Turn(Turn),
    Undo,
    Case,
    End,
    /// The line was rejected with a message; another line is read.
    Again,
}

impl<'a> RunThrough<'a> {
    fn say(&self, id: &str, args: &[(&str, &str)]) -> String {
        self.loaded.words.say(id, args)
    }

    fn tell(&self, id: &str, args: &[(&str, &str)]) -> Result<(), Unprinted> {
        self.screen.say(&self.say(id, args))
    }

    fn vocabulary(&self) -> &'a crate::engine::model::Vocabulary {
        &self.loaded.library.rulebook.vocabulary
    }

    /// The case after these turns.
    fn grown(&self, turns: &[Turn]) -> CaseFile {
        turns.iter().fold(self.case.clone(), |case, turn| turn.applied(self.vocabulary(), &case))
    }

    fn ruling(&self, case: &CaseFile) -> Result<Ruling<'a>, Vec<Diagnostic>> {
        let request = Request { outlook: true, ..Request::default() };
        self.loaded.service().rule(self.edition, case, request)
    }

    fn play(mut self) -> Ended {
        let mut is_new = true;
        loop {
            let case = self.grown(&self.turns);
            let ruling = match self.ruling(&case) {
                Ok(ruling) => ruling,
                // What was told last does not fit what was told before.
                Err(faults) if !self.turns.is_empty() => {
                    match self.turns.pop().and_then(|turn| turn.second) {
                        Some(second) => {
                            self.tell("play-does-not-fit", &[("time", &duration_written(second))])?;
                        }
                        None => self.refuse(&faults)?,
                    }
                    is_new = false;
                    continue;
                }
                Err(faults) => return Ok(self.loaded.refuse(&Sources::default(), &faults)),
            };
            if is_new && let Some(log) = &mut self.log {
                self.logged &= log.add(std::iter::once(ruling.record(&case)));
            }
            let offers = offers(&self.loaded.library, self.edition, &case, &ruling.decision);
            let teller = Teller { speaker: &ruling.speaker, decision: &ruling.decision };
            print(&format!("\n{}", text_within(&teller.sheet(&offers), self.screen.width()).trim_end()))?;
            loop {
                is_new = true;
                match self.ask(&teller, &offers)? {
                    Said::Turn(turn) => {
                        self.turns.push(turn);
                        break;
                    }
                    Said::Undo if self.turns.pop().is_none() => self.tell("play-nothing-to-undo", &[])?,
                    Said::Undo => {
                        is_new = false;
                        break;
                    }
                    Said::Case => print(&case_file(&case))?,
                    Said::End => return self.end(&case, &ruling, &teller),
                    Said::Again => {}
                }
            }
        }
    }

    /// Reads one line and, where the turn has a time, that.
    fn ask(&self, teller: &Teller, offers: &Offers) -> Result<Said, Unprinted> {
        let commands = ["play-words-undo", "play-words-case", "play-words-end"];
        let shown = commands.map(|id| names(&self.loaded.words, id).into_iter().next().unwrap_or_default());
        let id = if offers.timed { "play-keys-timed" } else { "play-keys" };
        let help = self.say(id, &[("words", &shown.join(" · "))]);
        print("")?;
        let line = match self.screen.line(&Prompt { before: self.say("ask-answer", &[]), help })? {
            Heard::Line(line) => line,
            Heard::Closed => return Ok(Said::End),
            Heard::Left => return Ok(Said::Undo),
            Heard::Place(_) => String::new(),
        };
        let is = |id: &str| names(&self.loaded.words, id).iter().any(|name| plain(name) == plain(&line));
        match commands.map(is) {
            _ if line.trim().is_empty() => {}
            [true, ..] => return Ok(Said::Undo),
            [_, true, _] => return Ok(Said::Case),
            [_, _, true] => return Ok(Said::End),
            [false, false, false] => {}
        }
        let (second, chosen) = timed(&line);
        if let Some(turn) = self.fact(chosen) {
            return self.fitting(turn);
        }
        let (key, rest) = chosen.split_once(char::is_whitespace).unwrap_or((chosen, ""));
        let key = key.trim_end_matches(['.', ')']);
        let number = if key.is_empty() { Some(1) } else { key.parse::<usize>().ok() };
        if let Some(number) = number {
            let step =
                number.checked_sub(1).and_then(|place| offers.steps.get(place)).filter(|_| rest.is_empty());
            return match step {
                Some(step) => self.at(step, second),
                None => self.unclear(offers),
            };
        }
        let letter =
            lettered(offers).into_iter().find(|(letter, _)| key.eq_ignore_ascii_case(&letter.to_string()));
        match letter {
            Some((_, Choice::Offer(offer))) if rest.is_empty() => self.at(offer, second),
            Some((_, Choice::Answer(_, _, turn))) if rest.is_empty() => self.fitting(Ok(turn.clone())),
            Some((_, Choice::Typed(question))) => {
                let text = if rest.is_empty() {
                    self.typed(&teller.question(question))?
                } else {
                    rest.trim().to_owned()
                };
                self.fitting(question.typed(self.vocabulary(), &text))
            }
            Some(_) | None => self.unclear(offers),
        }
    }

    fn unclear(&self, offers: &Offers) -> Result<Said, Unprinted> {
        let id = if offers.steps.is_empty() { "play-unclear-no-step" } else { "play-unclear" };
        let last = offers.steps.len().to_string();
        self.tell(id, &[("last", &last)])?;
        Ok(Said::Again)
    }

    /// A line for what is asked.
    fn typed(&self, question: &str) -> Result<String, Unprinted> {
        let prompt = Prompt { before: self.say("ask-answer", &[]), help: question.to_owned() };
        Ok(match self.screen.line(&prompt)? {
            Heard::Line(line) => line.trim().to_owned(),
            Heard::Place(_) | Heard::Left | Heard::Closed => String::new(),
        })
    }

    /// The turn at its time: that of the line, or the one that is then asked.
    fn at(&self, offer: &Offer, told: Option<i64>) -> Result<Said, Unprinted> {
        let second = if told.is_some() || !offer.timed {
            told.or(offer.proposed)
        } else {
            let question = match offer.proposed {
                Some(proposed) => self.say("play-minute", &[("time", &duration_written(proposed))]),
                None => self.say("play-minute-open", &[]),
            };
            let typed = self.typed(&question)?;
            match duration(&time_as_typed(&typed)) {
                _ if typed.is_empty() => offer.proposed,
                None => {
                    self.tell("play-bad-time", &[])?;
                    return Ok(Said::Again);
                }
                time => time,
            }
        };
        match offer.at(second) {
            Ok(turn) => Ok(Said::Turn(turn)),
            Err(limit) => {
                self.tell("play-too-early", &[("time", &duration_written(limit))])?;
                Ok(Said::Again)
            }
        }
    }

    /// A fact told by its name in case files: `replier.flag_fallen: yes`.
    fn fact(&self, line: &str) -> Option<Result<Turn, Diagnostic>> {
        let (name, value) = line.split_once([':', '=']).map(|(name, value)| (name.trim(), value.trim()))?;
        let fact = self.vocabulary().fact_named(name)?;
        let fits = value_from(self.vocabulary().fact(fact), &given(name, value).value);
        Some(fits.map(|_| Turn::telling(name, value)).map_err(|fault| Diagnostic { span: None, ..fault }))
    }

    fn fitting(&self, turn: Result<Turn, Diagnostic>) -> Result<Said, Unprinted> {
        match turn {
            Ok(turn) => Ok(Said::Turn(turn)),
            Err(fault) => self.refuse(&[fault]).map(|()| Said::Again),
        }
    }

    /// Says in one line what is wrong.
    fn refuse(&self, faults: &[Diagnostic]) -> Result<(), Unprinted> {
        let said = faults_sentences(&self.loaded.words, Some(&self.loaded.library.rulebook), faults);
        self.screen.say(&said.into_iter().next().map(|(fault, _)| fault).unwrap_or_default())
    }

    /// Prints the final case file and the list of turns.
    fn end(&self, case: &CaseFile, ruling: &Ruling, teller: &Teller) -> Ended {
        let mut exit = if ruling.decision.is_decided() { Exit::Done } else { Exit::Undecided };
        print(&format!("\n{}", teller.verdict()))?;
        print(&format!("\n{}\n", self.say("play-record", &[])))?;
        if self.turns.is_empty() {
            self.tell("play-record-empty", &[])?;
        }
        for turn in &self.turns {
            self.screen.say(&teller.turn(turn))?;
        }
        match &self.output {
            None => print(&format!("\n{}\n\n{}", self.say("play-case", &[]), case_file(case)))?,
            Some(path) if written::replace(path, case_file(case).as_bytes()).is_ok() => {
                self.tell("ask-saved", &[("path", &path.display().to_string())])?;
            }
            Some(path) => exit = self.loaded.refuse_one(not_written(path)),
        }
        Ok(if self.logged { exit } else { Exit::Faulty })
    }
}

/// The time at the beginning of a line, and the rest of it: `12 min 1`, `1 h 5 min a`, `1:05 a`.
fn timed(line: &str) -> (Option<i64>, &str) {
    let line = line.trim();
    for (at, _) in line.rmatch_indices(' ') {
        let Some((time, rest)) = line.split_at_checked(at) else { continue };
        // A number alone is that of a step.
        let second = duration(time.trim()).filter(|_| time.trim().parse::<u64>().is_err());
        if second.is_some() {
            return (second, rest.trim());
        }
    }
    match duration(line).filter(|_| line.parse::<u64>().is_err()) {
        Some(second) => (Some(second), ""),
        None => (None, line),
    }
}
