//! A question at the terminal: its text, the answers and commands to choose from, which of them an entered line selects, and
//! which facts the answer adds to the case.

use crate::cli::files::Loaded;
use crate::engine::chess::unaccented;
use crate::engine::decision::Decision;
use crate::engine::interview::{Answers, Asked, Standing, choices, offered, on_paper, time_as_typed};
use crate::engine::model::{Edition, FactId, Type, written};
use crate::words::phrases::{Speaker, Words, capital, id_of};

/// The fewest letters of an answer that may stand for it.
const FEWEST_LETTERS: usize = 3;

/// One of the answers to choose from.
pub(super) struct Choice {
    /// As it is shown.
    pub(super) words: String,
    /// What else it is called.
    pub(super) names: Vec<String>,
    /// The name and value of the fact that this answer adds to the case; or the key and name of a topic.
    pub(super) told: (String, String),
}

/// The user's reaction to a question.
pub(super) enum Said {
    /// Facts with their values, or the topic.
    Tells(Vec<(String, String)>),
    Command(Command),
    /// It is none of the answers.
    Unclear,
    /// What is wrong was said already: the question is asked again.
    Again,
    /// The input has ended.
    Closed,
}

/// What can be said at a question instead of an answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Command {
    /// The answer is not known yet; nothing is assumed.
    NotYet,
    /// The answer can never be established.
    CannotBeEstablished,
    /// To the question before.
    Back,
    /// The case is written to a file.
    Save,
    /// The ruling as far as it goes.
    End,
    /// What can be said.
    Help,
}

impl Command {
    /// Every command, in the order in which they are offered.
    const ALL: [Self; 6] =
        [Self::NotYet, Self::CannotBeEstablished, Self::Back, Self::Save, Self::End, Self::Help];

    /// The words that select this command; the first one is shown.
    pub(super) fn names(self, words: &Words) -> Vec<String> {
        names(words, self.id())
    }

    /// The word that is shown.
    pub(super) fn name(self, words: &Words) -> String {
        self.names(words).into_iter().next().unwrap_or_default()
    }

    fn id(self) -> &'static str {
        match self {
            Self::NotYet => "ask-words-not-yet",
            Self::CannotBeEstablished => "ask-words-cannot",
            Self::Back => "ask-words-back",
            Self::Save => "ask-words-save",
            Self::End => "ask-words-end",
            Self::Help => "ask-words-help",
        }
    }

    /// Whether it leaves the question without an answer.
    fn leaves_open(self) -> bool {
        match self {
            Self::NotYet | Self::CannotBeEstablished => true,
            Self::Back | Self::Save | Self::End | Self::Help => false,
        }
    }

    /// The command among these that a line says: its words, a slash or colon before them or not.
    pub(super) fn said(among: &[Self], words: &Words, line: &str) -> Option<Self> {
        if line.trim() == "?" {
            return among.iter().copied().find(|command| *command == Self::Help);
        }
        let line = plain(line.trim().trim_start_matches(['/', ':', '\\']));
        among.iter().copied().find(|command| command.names(words).iter().any(|name| plain(name) == line))
    }
}

/// The names of a message, which stand between upright strokes.
pub(in crate::cli) fn names(words: &Words, id: &str) -> Vec<String> {
    words.say(id, &[]).split('|').map(|name| name.trim().to_owned()).collect()
}

/// The answer that a line means: its number, its words, or enough of them to tell it from the others.
pub(super) fn chosen<'c>(choices: &'c [Choice], line: &str) -> Option<&'c Choice> {
    if let Ok(number) = line.trim().trim_end_matches(['.', ')']).parse::<usize>()
        && let Some(choice) = number.checked_sub(1).and_then(|place| choices.get(place))
    {
        return Some(choice);
    }
    let line = plain(line);
    let only = |fits: &dyn Fn(&Choice) -> bool| {
        let mut fitting = choices.iter().filter(|choice| fits(choice));
        fitting.next().filter(|_| fitting.next().is_none())
    };
    let begins = |name: &String| name.starts_with(&line) || has_word(name, &line);
    let is_enough = line.chars().count() >= FEWEST_LETTERS;
    // A short name says more than a word somewhere in the answer as shown.
    only(&|choice| choice.plain_names().any(|name| name == line))
        .or_else(|| {
            only(&|choice| choice.names.iter().any(|name| begins(&plain(name)))).filter(|_| is_enough)
        })
        .or_else(|| only(&|choice| plain(&choice.words).starts_with(&line)).filter(|_| is_enough))
        .or_else(|| only(&|choice| begins(&plain(&choice.words))).filter(|_| is_enough))
}

/// Whether an answer stays in the list while this is typed.
pub(super) fn stays(choice: &Choice, place: usize, typed: &str) -> bool {
    let number = (place + 1).to_string();
    let typed = plain(typed);
    number == typed || choice.plain_names().any(|name| name.starts_with(&typed) || has_word(&name, &typed))
}

impl Choice {
    fn plain_names(&self) -> impl Iterator<Item = String> {
        std::iter::once(&self.words).chain(&self.names).map(|name| plain(name))
    }
}

/// Whether one of the words in `name` begins with `start`.
fn has_word(name: &str, start: &str) -> bool {
    name.match_indices(start)
        .any(|(at, _)| name.get(..at).is_some_and(|before| !before.ends_with(char::is_alphanumeric)))
}

/// Words in small letters, without accents and without signs at their ends.
pub(in crate::cli) fn plain(text: &str) -> String {
    let letters: String = text.to_lowercase().chars().filter_map(plain_letter).collect();
    let words: Vec<_> = letters.split_whitespace().collect();
    words.join(" ").trim_matches(|sign: char| !sign.is_alphanumeric()).to_owned()
}

/// Normalizes a character for comparison: removes its accent and unifies apostrophes. `None` for a combining accent.
fn plain_letter(letter: char) -> Option<char> {
    match letter {
        '’' | '′' => Some('\''),
        '\u{300}'..='\u{36f}' => None,
        other => Some(unaccented(other)),
    }
}

/// What is asked, and of whom it is known what.
pub(super) struct Question<'a> {
    pub(super) loaded: &'a Loaded,
    pub(super) answers: &'a Answers,
    pub(super) standing: &'a Standing<'a>,
    pub(super) asked: Asked,
}

/// The ruling on what was told, and the speaker who puts it in words.
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
            (Asked::Topic, _) => match self.standing.of_kind {
                Some(topic) => self.say(&format!("topic-{}-kinds", id_of(&topic.name))),
                None => self.say("web-ask-topic"),
            },
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
        let topic = |name: &String| choice(words(name), "topic", name);
        match self.standing.of_kind {
            Some(of) => of.kinds.iter().map(topic).collect(),
            None => offered(&self.loaded.library, edition).iter().map(|one| topic(&one.name)).collect(),
        }
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
