//! What is at a position of a file: the open text, looked up in the last rulebook that loaded.

use std::ops::Range;

use super::clause::{Expected, is_word};
use super::keys::{Kind, expected};
use super::positions::Encoding;
use super::standing::standing;
use crate::engine::library::Library;
use crate::engine::model::{Article, Edition, FactId, Rule, Vocabulary};
use crate::words::phrases::{Speaker, Words};

/// The file in front of the user.
#[derive(Clone, Copy)]
pub(crate) struct View<'a> {
    /// The user's language.
    pub(crate) words: &'a Words,
    /// The last rulebook that loaded.
    pub(crate) library: &'a Library,
    /// The files of the rulebook as they stand in the editor: path and text; none for the embedded rulebook.
    pub(crate) files: &'a [(String, String)],
    /// The path of the file.
    pub(crate) path: &'a str,
    /// Its text.
    pub(crate) text: &'a str,
    /// What kind of file it is.
    pub(crate) kind: Kind,
    /// What the editor counts within a line.
    pub(crate) encoding: Encoding,
}

/// Something with a name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Thing {
    /// A fact.
    Fact(FactId),
    /// A value of a fact.
    Value(FactId, String),
    /// A rule or article, with its edition.
    Provision(String, String),
    /// An act, with the words before it in its clause: who, and whether he must or may.
    Act(String, String),
    /// A party.
    Party(String),
    /// A state, in its two words.
    State(String),
    /// A matter.
    Matter(String),
    /// An edition.
    Edition(String),
    /// A key of a mapping.
    Key(&'static str, String),
}

impl<'a> View<'a> {
    /// The vocabulary of the last rulebook that loaded.
    pub(super) fn vocabulary(&self) -> &'a Vocabulary {
        &self.library.rulebook.vocabulary
    }

    /// The id of the edition the file belongs to.
    pub(super) fn edition_id(&self) -> Option<String> {
        edition_of(self.files, self.path)
    }

    /// The edition the file belongs to, as last loaded.
    pub(super) fn edition(&self) -> Option<&'a Edition> {
        self.library.rulebook.edition(&self.edition_id()?)
    }

    /// A speaker for an edition.
    pub(super) fn speaker(&self, edition: &'a Edition) -> Speaker<'a> {
        Speaker::in_general(self.words, self.vocabulary(), edition)
    }

    /// A speaker for what is the same in every edition.
    pub(super) fn any_speaker(&self) -> Option<Speaker<'a>> {
        let edition = self.edition().or_else(|| self.library.rulebook.editions.last())?;
        Some(self.speaker(edition))
    }

    /// The name at a byte: the letters around it.
    pub(super) fn word(&self, at: usize) -> Range<usize> {
        let before = self.text.get(..at).unwrap_or("");
        let start = before.rfind(|letter| !is_word(letter)).map_or(0, |last| {
            last + before.get(last..).and_then(|rest| rest.chars().next()).map_or(1, char::len_utf8)
        });
        let after = self.text.get(at..).unwrap_or("");
        start..at + after.find(|letter| !is_word(letter)).unwrap_or(after.len())
    }

    /// What may stand at a byte, and the words of the same text before it.
    pub(super) fn expected(&self, at: usize) -> Option<(Expected, String)> {
        let standing = standing(self.text.get(..at)?)?;
        Some((expected(self.kind, self.vocabulary(), &standing), standing.text))
    }

    /// The thing named at a byte, and the place of its name.
    pub(super) fn thing(&self, at: usize) -> Option<(Thing, Range<usize>)> {
        let range = self.word(at);
        let word = self.text.get(range.clone()).filter(|word| !word.is_empty())?;
        let (expected, before) = self.expected(range.start)?;
        Some((self.named(&expected, &before, word)?, range))
    }

    fn named(&self, expected: &Expected, before: &str, word: &str) -> Option<Thing> {
        let vocabulary = self.vocabulary();
        let fact = |name: &str| fact_meant(vocabulary, name);
        match expected {
            Expected::Key(place) => Some(Thing::Key(place, word.to_owned())),
            Expected::Operand { .. } | Expected::Amount { .. } | Expected::FactName { .. } => {
                fact(word).map(Thing::Fact)
            }
            Expected::FactKey(prefix) => fact(&format!("{prefix}{word}")).map(Thing::Fact),
            Expected::FactValue(name) | Expected::Value { fact: name, .. } => {
                Some(Thing::Value(fact(name)?, word.to_owned()))
            }
            Expected::Provision { of_base } => self.provision(*of_base, word),
            Expected::Rule => self.provision(false, word),
            Expected::Own => match self.kind {
                Kind::Rules | Kind::Edition => self.provision(false, word),
                Kind::Vocabulary | Kind::Case | Kind::Words => {
                    let act = || vocabulary.acts().any(|act| act.name == word);
                    fact(word)
                        .map(Thing::Fact)
                        .or_else(|| act().then(|| Thing::Act(word.to_owned(), String::new())))
                }
            },
            Expected::Edition => Some(Thing::Edition(word.to_owned())),
            Expected::Matter => Some(Thing::Matter(word.to_owned())),
            Expected::Act { .. } => Some(Thing::Act(word.to_owned(), before.to_owned())),
            Expected::Subject | Expected::Object(_) => {
                vocabulary.parties().iter().any(|party| party == word).then(|| Thing::Party(word.to_owned()))
            }
            Expected::Predicate(subject) => {
                let state = format!("{subject} {word}");
                vocabulary.states().any(|known| known.name == state).then_some(Thing::State(state))
            }
            Expected::Verb(_)
            | Expected::Words(_)
            | Expected::Result
            | Expected::Type
            | Expected::Title
            | Expected::Nothing => None,
        }
    }

    fn provision(&self, of_base: bool, word: &str) -> Option<Thing> {
        let own = self.edition_id()?;
        let base = || self.library.rulebook.edition(&own).and_then(|edition| edition.amends.clone());
        let edition = if of_base { base()? } else { own };
        Some(Thing::Provision(edition, word.to_owned()))
    }
}

/// The fact a name means: `player.late` and `opponent.late` are that of the sealer.
pub(super) fn fact_meant(vocabulary: &Vocabulary, name: &str) -> Option<FactId> {
    let rest = name.strip_prefix("player.").or_else(|| name.strip_prefix("opponent."));
    let seated = rest.and_then(|rest| vocabulary.fact_named(&format!("sealer.{rest}")));
    vocabulary.fact_named(name).or(seated)
}

/// The rule of an edition with this id.
pub(super) fn rule<'e>(edition: &'e Edition, id: &str) -> Option<&'e Rule> {
    edition.rules.iter().find(|rule| rule.id == id)
}

/// The article of an edition with this number.
pub(super) fn article<'e>(edition: &'e Edition, number: &str) -> Option<&'e Article> {
    edition.articles.iter().find(|article| article.number == number)
}

/// The id of the edition in whose folder a file stands.
pub(super) fn edition_of(files: &[(String, String)], path: &str) -> Option<String> {
    let (folder, _) = path.rsplit_once('/')?;
    let home = format!("{folder}/edition.yaml");
    let text = files.iter().find(|(path, _)| *path == home).map(|(_, text)| text)?;
    let line = text.lines().find_map(|line| line.strip_prefix("edition:"))?;
    let id = line.split(" #").next().unwrap_or("").trim();
    Some(id.trim_matches(['"', '\'']).to_owned())
}
