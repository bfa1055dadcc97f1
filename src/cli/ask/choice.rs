//! The answers and commands of the interview, and which of them a line means.

use crate::words::phrases::Words;

/// The fewest letters of an answer that may stand for it.
const FEWEST_LETTERS: usize = 3;

/// One of the answers to choose from.
pub(super) struct Choice {
    /// As it is shown.
    pub(super) words: String,
    /// What else it is called.
    pub(super) names: Vec<String>,
    /// The fact it tells, or the topic.
    pub(super) told: (String, String),
}

/// What somebody says to a question.
pub(super) enum Said {
    /// Facts with their values, or the topic.
    Tells(Vec<(String, String)>),
    Command(Command),
    /// It is none of the answers.
    Unclear,
    /// What is wrong was said already: the question is asked again.
    Again,
    /// Nobody will say anything more.
    Closed,
}

/// What can be said at a question instead of an answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Command {
    /// Nobody knows it yet; nothing is assumed.
    NotYet,
    /// Nobody can ever tell.
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
    pub(super) const ALL: [Self; 6] =
        [Self::NotYet, Self::CannotBeEstablished, Self::Back, Self::Save, Self::End, Self::Help];

    /// Its words, the one that is shown first.
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
    pub(super) fn leaves_open(self) -> bool {
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
pub(super) fn names(words: &Words, id: &str) -> Vec<String> {
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

/// Whether a word of the name begins so.
fn has_word(name: &str, start: &str) -> bool {
    name.match_indices(start)
        .any(|(at, _)| name.get(..at).is_some_and(|before| !before.ends_with(char::is_alphanumeric)))
}

/// Words in small letters, without accents and without signs at their ends.
pub(super) fn plain(text: &str) -> String {
    let letters: String = text.to_lowercase().chars().filter_map(unaccented).collect();
    let words: Vec<_> = letters.split_whitespace().collect();
    words.join(" ").trim_matches(|sign: char| !sign.is_alphanumeric()).to_owned()
}

/// A letter of the three languages without its accent; an accent that stands alone is none.
fn unaccented(letter: char) -> Option<char> {
    match letter {
        'á' | 'à' | 'â' | 'ä' => Some('a'),
        'é' | 'è' | 'ê' | 'ë' => Some('e'),
        'í' | 'ì' | 'î' | 'ï' => Some('i'),
        'ó' | 'ò' | 'ô' | 'ö' => Some('o'),
        'ú' | 'ù' | 'û' | 'ü' => Some('u'),
        'ñ' => Some('n'),
        '’' | '′' => Some('\''),
        '\u{300}'..='\u{36f}' => None,
        other => Some(other),
    }
}
