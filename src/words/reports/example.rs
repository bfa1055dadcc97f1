//! The examples of an article as a list: title, position, facts and ruling.
//!
//! A title is a message of the language or, in English, the name in the rule file. Without one it is made of the facts that
//! the fewest other examples of the article tell.

use std::collections::{BTreeMap, BTreeSet};

use super::board::Diagram;
use super::report::{Cited, Item, Runnable};
use crate::engine::chess::Position;
use crate::engine::decision::{Decision, Status};
use crate::engine::facts::Known;
use crate::engine::model::{Article, Conclusion, Example, Fact, FactId, RuleIndex, Seat, Value};
use crate::words::phrases::locale::Locale;
use crate::words::phrases::speaker::{Speaker, capital, is_filed, sentence};
use crate::words::phrases::words::title_of;

/// Facts that a board shows, or that tell how something is written down: they do not make a title.
const SCENERY: [&str; 6] =
    ["position", "history", "moves_completed", "sealed.language", "sealed.notation", "sealer.colour"];

/// The written record makes a title only where little else does: how it reads says more.
const LAST: &str = "sealed.written";

/// How many facts make a title, and how many where two examples would have the same.
const FEW: usize = 2;
const MORE: usize = 4;

/// One thing that is known of a case.
struct Statement {
    fact: FactId,
    words: String,
}

/// An example in words.
struct Told<'a> {
    example: &'a Example,
    decision: &'a Decision,
    speaker: Speaker<'a>,
    /// What was told, in the order of the vocabulary.
    facts: Vec<Statement>,
    /// What can be special about it.
    telling: Vec<Statement>,
}

/// The examples with their rulings.
pub(super) fn examples(speaker: &Speaker, article: &Article, ruled: &[(&Example, Decision)]) -> Vec<Item> {
    let all: Vec<_> = ruled.iter().map(|(example, decision)| Told::new(speaker, example, decision)).collect();
    let titles = titles(article, &all);
    let mut last = None;
    let items = all.iter().zip(titles).map(|(told, title)| {
        let position = told.position();
        let same = position.is_some() && position == last;
        last.clone_from(&position);
        told.item(title, position, same)
    });
    items.collect()
}

/// The title of each example.
fn titles(article: &Article, all: &[Told]) -> Vec<String> {
    let mut counts: BTreeMap<FactId, usize> = BTreeMap::new();
    for known in all.iter().flat_map(|told| &told.telling) {
        *counts.entry(known.fact).or_default() += 1;
    }
    let few: Vec<_> = all.iter().map(|told| told.composed(&counts, FEW)).collect();
    let several = |title: &String| few.iter().filter(|other| *other == title).count() > 1;
    let titles = all.iter().zip(&few).map(|(told, title)| {
        let composed = || if several(title) { told.composed(&counts, MORE) } else { title.clone() };
        told.written(article).unwrap_or_else(composed)
    });
    titles.collect()
}

impl<'a> Told<'a> {
    fn new(speaker: &Speaker<'a>, example: &'a Example, decision: &'a Decision) -> Self {
        let speaker = Speaker { sealer: decision.sealer, ..*speaker };
        let mut it = Self { example, decision, speaker, facts: Vec::new(), telling: Vec::new() };
        let covered = it.covered();
        let mut said = BTreeSet::new();
        for (id, fact) in speaker.vocabulary.facts() {
            let (value, told) = match decision.facts.known(id) {
                Known::Told(value) if is_filed(fact) && !covered.contains(&id) => (value, true),
                Known::Computed(value) if is_news(fact, &speaker, value) => (value, false),
                Known::Told(_)
                | Known::Computed(_)
                | Known::Assumed(_)
                | Known::NotAsked
                | Known::Unknown
                | Known::Unknowable => continue,
            };
            let statement = speaker.statement(id, value);
            if fact.name == "position" || !said.insert(statement.clone()) {
                continue;
            }
            if !SCENERY.contains(&fact.name.as_str()) {
                it.telling.push(Statement { fact: id, words: statement.clone() });
            }
            if told {
                it.facts.push(Statement { fact: id, words: statement });
            }
        }
        it
    }

    /// What is told of each player because it was told of both, or of a colour because it was told of a role.
    fn covered(&self) -> BTreeSet<FactId> {
        let vocabulary = self.speaker.vocabulary;
        let given = |name: &str| self.example.given.facts.iter().any(|given| given.fact.value == name);
        let of_each =
            vocabulary.facts().filter(|(_, fact)| given(&fact.name)).flat_map(|(_, fact)| &fact.of_each);
        let twins = vocabulary.facts().filter(|(_, fact)| {
            self.decision.sealer.is_some() && matches!(fact.seat, Some(Seat::White | Seat::Black))
        });
        of_each.copied().chain(twins.map(|(id, _)| id)).collect()
    }

    /// The title that somebody wrote.
    fn written(&self, article: &Article) -> Option<String> {
        let (words, place) = (self.speaker.words, &article.words);
        let (message, attribute) = title_of(&place.id, &self.example.case);
        let own = words.attribute_of(&place.edition, &message, &attribute);
        own.or_else(|| (words.locale() == Locale::En).then(|| capital(&self.example.case)))
    }

    /// A title of so many facts, those that the fewest examples tell.
    fn composed(&self, counts: &BTreeMap<FactId, usize>, facts: usize) -> String {
        let mut rarest: Vec<_> = self.telling.iter().enumerate().collect();
        rarest.sort_by_key(|(_, known)| {
            let last = self.speaker.vocabulary.fact(known.fact).name == LAST;
            (last, counts.get(&known.fact).copied().unwrap_or_default())
        });
        rarest.truncate(facts);
        rarest.sort_by_key(|(place, _)| *place);
        let said: Vec<_> = rarest.iter().map(|(_, known)| known.words.as_str()).collect();
        match self.facts.first() {
            Some(told) if said.is_empty() => sentence(&told.words),
            None if said.is_empty() => self.speaker.words.say("law-nothing-told", &[]),
            Some(_) | None => sentence(&said.join("; ")),
        }
    }

    fn position(&self) -> Option<Position> {
        let told = self.example.given.facts.iter().find(|given| given.fact.value == "position")?;
        Position::from_fen(&told.value.value).ok()
    }

    /// The example under its title. A position that was drawn with the example before is not drawn again.
    fn item(&self, title: String, position: Option<Position>, same: bool) -> Item {
        let words = self.speaker.words;
        let told = self.facts.iter().map(|known| known.words.as_str()).collect::<Vec<_>>().join("; ");
        let told = sentence(&told);
        let board = position.filter(|_| !same);
        let mut notes = Vec::new();
        notes.extend(same.then(|| words.say("law-same-position", &[])));
        let (ruling, cited) = self.ruling();
        notes.push(ruling);
        Item {
            text: if told == title { String::new() } else { told },
            title,
            board: board.map(|position| Box::new(Diagram::new(words, &position, Vec::new()))),
            notes,
            cited,
            case: Some(Box::new(Runnable {
                name: String::new(),
                editions: vec![self.speaker.edition.id.clone()],
                case: self.example.given.clone(),
            })),
            ..Item::default()
        }
    }

    /// The ruling with the articles it follows from.
    fn ruling(&self) -> (String, Vec<Cited>) {
        let (speaker, decision) = (&self.speaker, self.decision);
        let conclusion =
            |rule: RuleIndex, place: usize| Some(&speaker.edition.rule(rule)?.then.get(place)?.value);
        let result = match (decision.status, decision.outcome) {
            (Status::Open, _) => speaker.words.say("example-open", &[]),
            (Status::Silent, _) => {
                speaker.words.say("verdict-silent", &[("edition", &speaker.edition_short())])
            }
            (Status::Decided, Some(outcome)) => speaker.outcome(outcome),
            (Status::Decided, None) => {
                let texts = decision.findings.iter().filter_map(|finding| {
                    Some(speaker.conclusion(conclusion(finding.rule, finding.conclusion)?, finding.value))
                });
                texts.collect::<Vec<_>>().join(" ")
            }
        };
        let shown = decision.findings.iter().filter(|finding| {
            let conclusion = conclusion(finding.rule, finding.conclusion);
            decision.outcome.is_none() || matches!(conclusion, Some(Conclusion::Result(_)))
        });
        let mut cited: Vec<Cited> = Vec::new();
        for finding in shown {
            cited.extend(
                speaker.in_words(finding.rule).filter(|new| !cited.iter().any(|old| old.words == new.words)),
            );
        }
        let articles = cited.iter().map(|cited| cited.words.as_str()).collect::<Vec<_>>().join(", ");
        let args = [("ruling", result.as_str()), ("articles", &articles)];
        let said = if cited.is_empty() { "law-example-ruling" } else { "law-example-ruling-by" };
        (speaker.words.say(said, &args), cited)
    }
}

/// Whether what was computed says what is special about a case: a defect of the sealed move, or that it ends the game.
fn is_news(fact: &Fact, speaker: &Speaker, value: &Value) -> bool {
    let ordinary = match fact.name.as_str() {
        "sealed.reading" => "clear",
        "sealed.ends_game" => "no",
        _ => return false,
    };
    speaker.written(fact, value) != ordinary
}
