//! A question at the terminal: its words, the answers to choose from, and what a line tells.

use super::super::files::Loaded;
use super::choice::{Choice, Command, names};
use crate::engine::chess::Language;
use crate::engine::decision::Decision;
use crate::engine::interview::{Answers, Asked, Standing, choices, offered, time_as_typed};
use crate::engine::model::{Edition, FactId, Type, written};
use crate::words::phrases::{Speaker, capital, id_of};

/// What is asked, and of whom it is known what.
pub(super) struct Question<'a> {
    pub(super) loaded: &'a Loaded,
    pub(super) answers: &'a Answers,
    pub(super) standing: &'a Standing<'a>,
    pub(super) asked: Asked,
}

/// Who speaks, and of which ruling.
pub(super) fn spoken<'s>(loaded: &'s Loaded, standing: &'s Standing) -> Option<(Speaker<'s>, &'s Decision)> {
    let (edition, decision) = (standing.edition?, standing.decision.as_ref()?);
    Some((Speaker::of(&loaded.words, &loaded.library, edition, decision), decision))
}

/// Yes and no, where something is asked that is no fact.
pub(super) fn yes_or_no(loaded: &Loaded) -> Vec<Choice> {
    [("ask-words-yes", "yes"), ("ask-words-no", "no")]
        .map(|(id, value)| {
            let names = names(&loaded.words, id);
            let words = names.first().map_or_else(String::new, |name| capital(name));
            Choice { words, names, told: (String::new(), value.to_owned()) }
        })
        .into()
}

impl Question<'_> {
    fn say(&self, id: &str) -> String {
        self.loaded.words.say(id, &[])
    }

    /// The question itself.
    pub(super) fn words(&self) -> String {
        match (self.asked, spoken(self.loaded, self.standing)) {
            (Asked::Edition, _) => self.say("web-ask-edition"),
            (Asked::Topic, _) => self.say("web-ask-topic"),
            (Asked::Position, _) => format!("{}\n{}", self.say("web-ask-position"), self.say("ask-position")),
            (Asked::Paper, _) => format!("{}\n{}", self.say("web-ask-paper"), self.say("ask-paper")),
            (Asked::Fact(fact), Some((speaker, _))) => speaker.question(fact),
            (Asked::Fact(_), None) => String::new(),
        }
    }

    /// What can be said instead of an answer.
    pub(super) fn commands(&self) -> Vec<Command> {
        let must_answer = matches!(self.asked, Asked::Edition | Asked::Topic);
        Command::ALL.into_iter().filter(|command| !(must_answer && command.leaves_open())).collect()
    }

    /// Whether something can be typed that is none of the answers shown.
    pub(super) fn is_free(&self, choices: &[Choice]) -> bool {
        match self.asked {
            Asked::Edition | Asked::Topic => false,
            Asked::Position | Asked::Paper => true,
            Asked::Fact(_) => choices.is_empty(),
        }
    }

    /// The answers to choose from.
    pub(super) fn choices(&self) -> Vec<Choice> {
        match self.asked {
            Asked::Edition => self.editions(),
            Asked::Topic => self.topics(),
            Asked::Position => Vec::new(),
            Asked::Paper => [("web-paper-blank", "absent"), ("web-paper-unreadable", "unintelligible")]
                .map(|(id, reading)| choice(self.say(id), "sealed.reading", reading))
                .into(),
            Asked::Fact(fact) => self.values(fact),
        }
    }

    fn editions(&self) -> Vec<Choice> {
        let rulebook = &self.loaded.library.rulebook;
        let (words, vocabulary) = (&self.loaded.words, &rulebook.vocabulary);
        let one = |edition: &Edition| {
            let speaker = Speaker::in_general(words, vocabulary, edition);
            let shown = format!("{}, {}", speaker.edition_short(), speaker.edition_period());
            let names = vec![edition.id.clone(), speaker.edition_short()];
            Choice { names, ..choice(shown, "edition", &edition.id) }
        };
        rulebook.editions.iter().rev().map(one).collect()
    }

    fn topics(&self) -> Vec<Choice> {
        let Some(edition) = self.standing.edition else { return Vec::new() };
        let words = |name: &str| self.say(&format!("topic-{}", id_of(name)));
        let topics = offered(&self.loaded.library, edition).into_iter();
        topics.map(|topic| choice(words(&topic.name), "topic", &topic.name)).collect()
    }

    fn values(&self, fact: FactId) -> Vec<Choice> {
        let Some((speaker, _)) = spoken(self.loaded, self.standing) else { return Vec::new() };
        let Some(edition) = self.standing.edition else { return Vec::new() };
        let declared = self.loaded.library.rulebook.vocabulary.fact(fact);
        choices(&self.loaded.library, edition, self.answers, fact)
            .into_iter()
            .map(|value| {
                let told = written(&declared.kind, &value);
                let names = self.other_names(&declared.kind, &told);
                Choice { names, ..choice(capital(&speaker.answer(fact, &value)), &declared.name, &told) }
            })
            .collect()
    }

    /// How yes and no are said too, and the value as case files have it.
    fn other_names(&self, kind: &Type, told: &str) -> Vec<String> {
        let id = if told == "yes" { "ask-words-yes" } else { "ask-words-no" };
        let said = if *kind == Type::Truth { names(&self.loaded.words, id) } else { Vec::new() };
        said.into_iter().chain([told.to_owned()]).collect()
    }

    /// What a typed line tells that is none of the answers shown.
    pub(super) fn typed(&self, line: &str) -> Option<Vec<(String, String)>> {
        match self.asked {
            Asked::Edition | Asked::Topic => None,
            Asked::Position => Some(vec![("position".to_owned(), line.to_owned())]),
            Asked::Paper => Some(on_paper(line)),
            Asked::Fact(fact) => {
                let declared = self.loaded.library.rulebook.vocabulary.fact(fact);
                let value =
                    if declared.kind == Type::Duration { time_as_typed(line) } else { line.to_owned() };
                Some(vec![(declared.name.clone(), value)])
            }
        }
    }
}

fn choice(words: String, name: &str, value: &str) -> Choice {
    Choice { words, names: Vec::new(), told: (name.to_owned(), value.to_owned()) }
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
