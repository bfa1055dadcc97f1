//! `plica ask`: the interview in a terminal, line by line, so that it also works through a pipe or a screen reader.

use std::io::BufRead as _;
use std::path::PathBuf;

use super::complain::{complain, not_written};
use super::exit::Exit;
use super::files::{Loaded, read_into};
use super::out::{Ended, Unprinted, print, raw};
use super::{args, readings, written};
use crate::engine::chess::Language;
use crate::engine::decision::Decision;
use crate::engine::diagnostic::Diagnostic;
use crate::engine::interview;
use crate::engine::interview::{Answers, Asked, Standing, choices, given, is_text, standing, time_as_typed};
use crate::engine::model::{Edition, FactId, Type, UNKNOWABLE, UNKNOWN, written};
use crate::engine::source::Sources;
use crate::engine::syntax;
use crate::words::forms::text;
use crate::words::pages::{Block, faults_text, ruling};
use crate::words::speech::{Speaker, capital, id_of};

pub(super) fn run(loaded: &Loaded, args: &args::Ask) -> Ended {
    let answers = match &args.case {
        None => Answers::default(),
        Some(path) => match resumed(path) {
            Ok(answers) => answers,
            Err((sources, faults)) => {
                complain(&faults_text(&loaded.words, Some(&loaded.library.rulebook), &sources, &faults));
                return Ok(Exit::Faulty);
            }
        },
    };
    let mut answers = answers;
    match readings::chosen(&loaded.library.rulebook.vocabulary, &args.reading) {
        Ok(readings) => readings::read_so(&mut answers.case, &readings),
        Err(fault) => {
            let rulebook = Some(&loaded.library.rulebook);
            complain(&faults_text(&loaded.words, rulebook, &Sources::default(), &[fault]));
            return Ok(Exit::Faulty);
        }
    }
    if let Some(edition) = &args.edition {
        tell(&mut answers, "edition", edition);
    }
    Desk { loaded, answers, earlier: Vec::new(), save: args.save.clone() }.interview()
}

fn resumed(path: &PathBuf) -> Result<Answers, (Sources, Vec<Diagnostic>)> {
    let mut sources = Sources::default();
    let id = read_into(&mut sources, path).map_err(|fault| (sources.clone(), vec![fault]))?;
    let mut faults = Vec::new();
    match syntax::case(&sources, id, &mut faults).filter(|_| faults.is_empty()) {
        Some(case) => Ok(Answers { case, ..Answers::default() }),
        None => Err((sources, faults)),
    }
}

fn tell(answers: &mut Answers, name: &str, value: &str) {
    answers.case.facts.retain(|told| told.fact.value != name);
    answers.case.facts.push(given(name, value));
}

/// What a line of the user's does.
enum Line {
    /// It answers; facts with their values, or the topic.
    Tells(Vec<(String, String)>),
    NotYet,
    CannotBeEstablished,
    Back,
    Help,
    Save,
    End,
    /// It is none of the answers.
    Unclear,
}

struct Desk<'a> {
    loaded: &'a Loaded,
    answers: Answers,
    /// The answers before each question that was answered.
    earlier: Vec<Answers>,
    save: Option<PathBuf>,
}

impl Desk<'_> {
    fn say(&self, id: &str) -> String {
        self.loaded.words.say(id, &[])
    }

    fn interview(mut self) -> Ended {
        loop {
            let standing = standing(&self.loaded.library, &self.answers);
            if !standing.faults.is_empty() {
                self.complain(&standing.faults);
                match self.earlier.pop() {
                    Some(earlier) => self.answers = earlier,
                    None => return Ok(Exit::Faulty),
                }
                continue;
            }
            let Some(asked) = standing.next else { return self.ruled(&standing) };
            self.ask(&standing, asked)?;
            let mut line = String::new();
            // Who closes the input has said all he will say.
            match std::io::stdin().lock().read_line(&mut line) {
                Ok(0) | Err(_) => return self.ruled(&standing),
                Ok(_) => {}
            }
            let line = self.understood(&standing, asked, line.trim());
            if let Some(exit) = self.act(&standing, asked, line)? {
                return Ok(exit);
            }
        }
    }

    fn act(&mut self, standing: &Standing, asked: Asked, line: Line) -> Result<Option<Exit>, Unprinted> {
        let before = self.answers.clone();
        match line {
            Line::Tells(told) => {
                for (name, value) in &told {
                    if name == "topic" {
                        self.answers.topics = vec![value.clone()];
                    } else {
                        tell(&mut self.answers, name, value);
                    }
                }
                self.earlier.push(before);
            }
            Line::NotYet => {
                self.leave(asked, UNKNOWN);
                self.earlier.push(before);
            }
            Line::CannotBeEstablished => {
                self.leave(asked, UNKNOWABLE);
                self.earlier.push(before);
            }
            Line::Back => match self.earlier.pop() {
                Some(earlier) => self.answers = earlier,
                None => print(&self.say("ask-nothing-before"))?,
            },
            Line::Help => print(&self.say("ask-help"))?,
            Line::Save => {
                self.write()?;
            }
            Line::End => return self.ruled(standing).map(Some),
            Line::Unclear => print(&self.say("ask-unclear"))?,
        }
        Ok(None)
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

    fn ask(&self, standing: &Standing, asked: Asked) -> Result<(), Unprinted> {
        let mut page = vec![String::new()];
        page.extend(self.so_far(standing));
        page.push(self.question(standing, asked));
        let options = self.options(standing, asked);
        page.extend(
            options.iter().enumerate().map(|(place, (words, _))| format!("  {}  {words}", place + 1)),
        );
        page.push(self.say(match asked {
            Asked::Edition | Asked::Topic => "ask-keys-choice",
            Asked::Position | Asked::Paper | Asked::Fact(_) => "ask-keys",
        }));
        print(&page.join("\n"))?;
        raw("> ").map(drop)
    }

    /// The ruling as far as it goes, in one line.
    fn so_far(&self, standing: &Standing) -> Option<String> {
        let (speaker, _) = self.spoken(standing)?;
        let decision = standing.certain()?;
        let report = ruling(&speaker, decision, "");
        report
            .sections
            .iter()
            .flat_map(|section| &section.blocks)
            .find_map(|block| if let Block::Verdict(text) = block { Some(text.clone()) } else { None })
    }

    fn spoken<'s>(&'s self, standing: &'s Standing) -> Option<(Speaker<'s>, &'s Decision)> {
        let (edition, decision) = (standing.edition?, standing.decision.as_ref()?);
        Some((Speaker::of(&self.loaded.words, &self.loaded.library, edition, decision), decision))
    }

    fn speaker<'s>(&'s self, edition: &'s Edition) -> Speaker<'s> {
        let vocabulary = &self.loaded.library.rulebook.vocabulary;
        Speaker { words: &self.loaded.words, vocabulary, edition, sealer: None }
    }

    fn question(&self, standing: &Standing, asked: Asked) -> String {
        match (asked, self.spoken(standing)) {
            (Asked::Edition, _) => self.say("web-ask-edition"),
            (Asked::Topic, _) => self.say("web-ask-topic"),
            (Asked::Position, _) => format!("{} ({})", self.say("web-ask-position"), self.say("web-fen")),
            (Asked::Paper, _) => format!("{} ({})", self.say("web-ask-paper"), self.say("web-written")),
            (Asked::Fact(fact), Some((speaker, _))) => speaker.question(fact),
            (Asked::Fact(_), None) => String::new(),
        }
    }

    /// The answers to choose from, with what each tells.
    fn options(&self, standing: &Standing, asked: Asked) -> Vec<(String, (String, String))> {
        let rulebook = &self.loaded.library.rulebook;
        let fact = |name: &str, value: &str| (name.to_owned(), value.to_owned());
        match asked {
            Asked::Edition => {
                let editions = rulebook.editions.iter().rev();
                editions
                    .map(|edition| {
                        let speaker = self.speaker(edition);
                        let words = format!("{}, {}", speaker.edition_short(), speaker.edition_period());
                        (words, fact("edition", &edition.id))
                    })
                    .collect()
            }
            Asked::Topic => {
                let topics = rulebook.vocabulary.topics().iter();
                topics
                    .map(|topic| {
                        (self.say(&format!("topic-{}", id_of(&topic.name))), fact("topic", &topic.name))
                    })
                    .collect()
            }
            Asked::Position => Vec::new(),
            Asked::Paper => [("web-paper-blank", "absent"), ("web-paper-unreadable", "unintelligible")]
                .map(|(id, reading)| (self.say(id), fact("sealed.reading", reading)))
                .into(),
            Asked::Fact(id) => {
                let Some((speaker, _)) = self.spoken(standing) else { return Vec::new() };
                let declared = rulebook.vocabulary.fact(id);
                let Some(edition) = standing.edition else { return Vec::new() };
                choices(&self.loaded.library, edition, &self.answers, id)
                    .into_iter()
                    .map(|value| {
                        let told = fact(&declared.name, &written(&declared.kind, &value));
                        (capital(&speaker.answer(id, &value)), told)
                    })
                    .collect()
            }
        }
    }

    /// What a line means as an answer to a question.
    fn understood(&self, standing: &Standing, asked: Asked, line: &str) -> Line {
        if let Some(line) = self.key(asked, line) {
            return line;
        }
        let options = self.options(standing, asked);
        let chosen = line.parse::<usize>().ok().and_then(|number| options.get(number.checked_sub(1)?));
        match (asked, chosen) {
            (_, Some((_, told))) => Line::Tells(vec![told.clone()]),
            (_, None) if line.is_empty() => Line::Unclear,
            (Asked::Edition | Asked::Topic, None) => Line::Unclear,
            (Asked::Position, None) => Line::Tells(vec![("position".to_owned(), line.to_owned())]),
            (Asked::Paper, None) => Line::Tells(on_paper(line)),
            (Asked::Fact(fact), None) => self.typed(fact, line, !options.is_empty()),
        }
    }

    fn key(&self, asked: Asked, line: &str) -> Option<Line> {
        let is = |id: &str| line == self.say(id);
        let may_leave = !matches!(asked, Asked::Edition | Asked::Topic);
        match line {
            "?" => Some(Line::Help),
            _ if is("ask-key-back") => Some(Line::Back),
            _ if is("ask-key-save") => Some(Line::Save),
            _ if is("ask-key-end") => Some(Line::End),
            _ if may_leave && is("ask-key-not-yet") => Some(Line::NotYet),
            _ if may_leave && is("ask-key-cannot") => Some(Line::CannotBeEstablished),
            _ => None,
        }
    }

    fn typed(&self, fact: FactId, line: &str, among_options: bool) -> Line {
        let declared = self.loaded.library.rulebook.vocabulary.fact(fact);
        if among_options {
            return Line::Unclear;
        }
        let value = if declared.kind == Type::Duration { time_as_typed(line) } else { line.to_owned() };
        Line::Tells(vec![(declared.name.clone(), value)])
    }

    fn complain(&self, faults: &[Diagnostic]) {
        let rulebook = Some(&self.loaded.library.rulebook);
        complain(&faults_text(&self.loaded.words, rulebook, &Sources::default(), faults));
    }

    /// The ruling on what was told; it is also saved where that was asked for.
    fn ruled(&self, standing: &Standing) -> Ended {
        let saved = self.save.is_none() || self.write()?;
        let mut exit = Exit::Undecided;
        if let Some((speaker, decision)) = self.spoken(standing) {
            print(&format!("\n{}", text(&ruling(&speaker, decision, &self.loaded.library.digest()))))?;
            exit = if decision.is_decided() { Exit::Done } else { Exit::Undecided };
        }
        Ok(if saved { exit } else { Exit::Faulty })
    }

    /// Writes the case as `plica decide` reads it; whether that was possible.
    fn write(&self) -> Result<bool, Unprinted> {
        let path = self.save.clone().unwrap_or_else(|| PathBuf::from("case.yaml"));
        let case = interview::case(&self.loaded.library, &self.answers);
        let mut lines: Vec<_> = case
            .facts
            .iter()
            .map(|told| {
                format!("{}: {}\n", told.fact.value, serde_json::Value::from(told.value.value.clone()))
            })
            .collect();
        let about: Vec<_> = case.about.iter().map(|one| one.value.as_str()).collect();
        lines.extend((!about.is_empty()).then(|| format!("about: [{}]\n", about.join(", "))));
        let saved = written::replace(&path, lines.concat().as_bytes()).is_ok();
        if saved {
            print(&self.loaded.words.say("ask-saved", &[("path", &path.display().to_string())]))?;
        } else {
            self.complain(&[not_written(&path)]);
        }
        Ok(saved)
    }
}

/// A move as written, with the language in brackets where it is told: `Cd4 (es)`.
fn on_paper(line: &str) -> Vec<(String, String)> {
    let language = line.strip_suffix(')').and_then(|rest| rest.rsplit_once('('));
    match language.filter(|(_, code)| Language::from_code(code.trim()).is_some()) {
        Some((text, code)) => vec![
            ("sealed.written".to_owned(), text.trim().to_owned()),
            ("sealed.language".to_owned(), code.trim().to_owned()),
        ],
        None => vec![("sealed.written".to_owned(), line.to_owned())],
    }
}
