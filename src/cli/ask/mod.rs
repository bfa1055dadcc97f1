//! `plica ask`: the interview in a terminal, with lists to choose from; line by line through a pipe or a screen reader.

mod game;
pub(super) mod question;
pub(super) mod screen;

use std::borrow::Cow;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use super::files::{Loaded, read_into};
use super::out::{Ended, Exit, Unprinted, not_overwritten, not_written, print};
use super::{args, written};
use crate::engine::decision::Decision;
use crate::engine::diagnostic::Diagnostic;
use crate::engine::interview::{self, Answers, Asked, Standing, given, is_text, standing};
use crate::engine::model::{UNKNOWABLE, UNKNOWN};
use crate::engine::source::Sources;
use crate::service::{Readings, Request, Ruling, case_in};
use crate::words::formats::text_within;
use crate::words::reports::{Block, reading};
use game::{Telling, refuse};
use question::{Command, Question, Said, chosen, spoken};
use screen::{Heard, Prompt, Screen};

pub(super) fn run(loaded: &Loaded, args: &args::Ask) -> Ended {
    let mut answers = match &args.case {
        None => Answers::default(),
        Some(path) => match resumed(path) {
            Ok(answers) => answers,
            Err((sources, faults)) => return Ok(loaded.refuse(&sources, &faults)),
        },
    };
    match Readings::chosen(&loaded.library.rulebook.vocabulary, &args.reading) {
        Ok(readings) => readings.apply(&mut answers.case),
        Err(fault) => return Ok(loaded.refuse_one(fault)),
    }
    if let Some(edition) = &args.edition {
        tell(&mut answers, "edition", edition);
    }
    let (save, explain) = (args.save.clone(), args.explain);
    // No file is replaced but the one from which the case was read.
    let read_from = args.case.as_deref().and_then(|case| case.canonicalize().ok());
    let is_other = |save: &&Path| save.is_file() && save.canonicalize().ok() != read_from;
    if let Some(save) = save.as_deref().filter(is_other) {
        return Ok(loaded.refuse_one(not_overwritten(save)));
    }
    let screen = Screen::here();
    Interview { loaded, answers, earlier: Vec::new(), save, explain, screen, certain: None }.interview()
}

fn resumed(path: &PathBuf) -> Result<Answers, (Sources, Vec<Diagnostic>)> {
    let mut sources = Sources::default();
    let id = read_into(&mut sources, path).map_err(|fault| (sources.clone(), vec![fault]))?;
    match case_in(&sources, id) {
        Ok(case) => Ok(Answers { case, ..Answers::default() }),
        Err(faults) => Err((sources, faults)),
    }
}

fn tell(answers: &mut Answers, name: &str, value: &str) {
    answers.case.facts.retain(|told| told.fact.value != name);
    answers.case.facts.push(given(name, value));
}

struct Interview<'a> {
    loaded: &'a Loaded,
    answers: Answers,
    /// The answers before each question that was answered.
    earlier: Vec<Answers>,
    save: Option<PathBuf>,
    /// Whether the ruling tells all that it assumed.
    explain: bool,
    screen: Screen,
    /// What was last said to be certain.
    certain: Option<String>,
}

impl Interview<'_> {
    fn say(&self, id: &str) -> String {
        self.loaded.words.say(id, &[])
    }

    fn tell(&self, id: &str) -> Result<(), Unprinted> {
        self.screen.say(&self.say(id))
    }

    fn interview(mut self) -> Ended {
        loop {
            let standing = standing(&self.loaded.library, &self.answers);
            if !standing.faults.is_empty() {
                let Some(earlier) = self.earlier.pop() else {
                    return Ok(self.loaded.refuse(&Sources::default(), &standing.faults));
                };
                refuse(self.loaded, self.screen, &standing.faults)?;
                self.answers = earlier;
                continue;
            }
            let Some(asked) = standing.next else { return self.ruled(&standing) };
            let said = self.ask(&standing, asked)?;
            if let Some(exit) = self.act(&standing, asked, said)? {
                return Ok(exit);
            }
        }
    }

    /// Asks one question.
    fn ask(&mut self, standing: &Standing, asked: Asked) -> Result<Said, Unprinted> {
        print("")?;
        self.so_far(standing)?;
        let question = Question { loaded: self.loaded, answers: &self.answers, standing, asked };
        self.screen.say(&question.words())?;
        let (choices, commands) = (question.choices(), question.commands());
        let names: Vec<_> = commands.iter().map(|command| command.name(&self.loaded.words)).collect();
        let heard = if question.is_free(&choices) {
            self.screen.list(&choices)?;
            self.screen.line(&Prompt::of(&self.loaded.words, self.screen, &names, false))?
        } else {
            self.screen.choose(
                &Prompt::of(&self.loaded.words, self.screen, &names, true),
                &choices,
                &names,
            )?
        };
        let line = match heard {
            Heard::Closed => return Ok(Said::Closed),
            Heard::Left => return Ok(Said::Command(Command::Back)),
            Heard::Place(place) => {
                let command = || place.checked_sub(choices.len()).and_then(|place| commands.get(place));
                return Ok(match (choices.get(place), command()) {
                    (Some(choice), _) => Said::Tells(vec![choice.told.clone()]),
                    (None, Some(command)) => Said::Command(*command),
                    (None, None) => Said::Unclear,
                });
            }
            Heard::Line(line) => line,
        };
        if let Some(command) = Command::said(&commands, &self.loaded.words, &line) {
            return Ok(Said::Command(command));
        }
        match chosen(&choices, &line) {
            Some(choice) => Ok(Said::Tells(vec![choice.told.clone()])),
            None if line.trim().is_empty() || !question.is_free(&choices) => Ok(Said::Unclear),
            None if asked == Asked::Position => {
                Telling { loaded: self.loaded, screen: self.screen }.position(&line)
            }
            None => Ok(question.typed(&line).map_or(Said::Unclear, Said::Tells)),
        }
    }

    fn act(&mut self, standing: &Standing, asked: Asked, said: Said) -> Result<Option<Exit>, Unprinted> {
        let before = self.answers.clone();
        match said {
            Said::Tells(told) => {
                for (name, value) in &told {
                    if name == "topic" {
                        self.answers.topics = vec![value.clone()];
                    } else {
                        tell(&mut self.answers, name, value);
                    }
                }
                self.earlier.push(before);
                if asked == Asked::Paper {
                    self.show_reading()?;
                }
            }
            Said::Command(Command::NotYet) => {
                self.leave(asked, UNKNOWN);
                self.earlier.push(before);
            }
            Said::Command(Command::CannotBeEstablished) => {
                self.leave(asked, UNKNOWABLE);
                self.earlier.push(before);
            }
            Said::Command(Command::Back) => match self.earlier.pop() {
                Some(earlier) => self.answers = earlier,
                None => self.tell("ask-nothing-before")?,
            },
            Said::Command(Command::Help) => self.tell("ask-help")?,
            Said::Command(Command::Save) => {
                self.write()?;
            }
            Said::Command(Command::End) | Said::Closed => return self.ruled(standing).map(Some),
            Said::Unclear => self.tell("ask-unclear")?,
            Said::Again => {}
        }
        Ok(None)
    }

    /// How the written move is read, where the interview goes on; a ruling says it itself.
    fn show_reading(&self) -> Result<(), Unprinted> {
        let standing = standing(&self.loaded.library, &self.answers);
        let decision = standing.decision.as_ref().filter(|_| standing.next.is_some());
        let Some(sealed) = decision.and_then(|decision| decision.sealed.as_ref()) else { return Ok(()) };
        let mut page = reading(&self.loaded.words, &sealed.position, &sealed.written, &sealed.reading);
        let blocks = page.sections.iter_mut().flat_map(|section| std::mem::take(&mut section.blocks));
        let told: Vec<_> = blocks.filter(|block| !matches!(block, Block::Diagram(_))).collect();
        if let Some(section) = page.sections.first_mut() {
            section.blocks = told;
        }
        page.footer.clear();
        page.subtitle.clear();
        print(&format!("\n{}", text_within(&page, self.screen.width()).trim_end()))
    }

    /// Leaves a question open: for now, or for good.
    fn leave(&mut self, asked: Asked, how: &str) {
        match asked {
            Asked::Edition | Asked::Topic => {}
            Asked::Position if how == UNKNOWABLE => tell(&mut self.answers, "position", how),
            Asked::Position => {
                self.answers.later.insert("position".to_owned());
            }
            Asked::Paper if how == UNKNOWABLE => tell(&mut self.answers, "sealed.reading", how),
            Asked::Paper => {
                self.answers.later.insert("sealed.written".to_owned());
            }
            Asked::Fact(fact) => {
                let declared = self.loaded.library.rulebook.vocabulary.fact(fact);
                if is_text(declared) && how == UNKNOWN {
                    self.answers.later.insert(declared.name.clone());
                } else {
                    tell(&mut self.answers, &declared.name, how);
                }
            }
        }
    }

    /// The ruling as far as it goes, when that is news.
    fn so_far(&mut self, standing: &Standing) -> Result<(), Unprinted> {
        let told = spoken(self.loaded, standing).zip(standing.certain());
        let certain = told.and_then(|((speaker, _), decision)| {
            let mut ruling = self.ruling(standing, decision)?;
            // Players are called as everything told lets them be called.
            ruling.speaker = speaker;
            ruling.verdict()
        });
        if certain != self.certain {
            self.certain.clone_from(&certain);
            certain.map_or(Ok(()), |certain| self.screen.say(&certain))?;
        }
        Ok(())
    }

    /// The ruling on what was told; it is also saved where that was asked for.
    fn ruled(&mut self, standing: &Standing) -> Ended {
        let saved = self.save.is_none() || self.write()?;
        let mut exit = Exit::Undecided;
        let decision = standing.decision.as_ref();
        if let Some(ruling) = decision.and_then(|decision| self.ruling(standing, decision)) {
            print(&format!("\n{}", text_within(&ruling.report(), self.screen.width())))?;
            exit = if ruling.decision.is_decided() { Exit::Done } else { Exit::Undecided };
        }
        Ok(if saved { exit } else { Exit::Faulty })
    }

    fn ruling<'s>(&'s self, standing: &'s Standing, decision: &'s Decision) -> Option<Ruling<'s>> {
        let request =
            Request { outlook: true, explain: self.explain, case_names: true, ..Request::default() };
        let case = interview::case(&self.loaded.library, &self.answers);
        Some(self.loaded.service().ruling(standing.edition?, &case, Cow::Borrowed(decision), request))
    }

    /// Writes the case file to the path of `--save`; returns false if it could not be written. Without `--save` the first call chooses
    /// an unused file name, and later calls write to the same file.
    fn write(&mut self) -> Result<bool, Unprinted> {
        let case = interview::case(&self.loaded.library, &self.answers);
        let file = interview::case_file(&case);
        let (path, saved) = if let Some(path) = &self.save {
            (path.clone(), written::replace(path, file.as_bytes()).is_ok())
        } else {
            create_under_free_name(file.as_bytes())
        };
        if saved {
            self.save = Some(path.clone());
            self.screen.say(&self.loaded.words.say("ask-saved", &[("path", &path.display().to_string())]))?;
        } else {
            self.loaded.refuse_one(not_written(&path));
        }
        Ok(saved)
    }
}

/// Writes a file under the first free name in the working directory: `case.yaml`, `case-2.yaml`, up to `case-99.yaml`. Returns the
/// name, and whether it was written.
fn create_under_free_name(bytes: &[u8]) -> (PathBuf, bool) {
    let others = (2..100).map(|number| format!("case-{number}.yaml"));
    let mut last = PathBuf::new();
    for name in std::iter::once("case.yaml".to_owned()).chain(others) {
        last = PathBuf::from(name);
        match written::create(&last, bytes) {
            Err(error) if error.kind() == ErrorKind::AlreadyExists => {}
            written => return (last, written.is_ok()),
        }
    }
    (last, false)
}
