//! JSON Schema (draft 2020-12) of the files people write: rules, vocabulary, edition, case, questions; and of what plica answers.
//!
//! In: the rulebook, whose vocabulary gives the names and values, and the texts. Out: a schema for completion and validation
//! in an editor. Clauses are plain text in the schema; `plica check` parses them.

mod case;
mod files;
mod notation;
pub(crate) mod shapes;

pub(crate) use case::{day, facts_by_name};

use serde_json::{Map, Value as Json, json};

use crate::engine::model::Rulebook;
use crate::words::phrases::words::Words;

/// A kind of file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum FileKind {
    /// An article of an edition.
    Rules,
    /// `vocabulary.yaml`
    Vocabulary,
    /// `edition.yaml`
    Edition,
    /// A case.
    Case,
    /// A trainer's questions.
    Questions,
    /// The JSON that plica prints: each object under its name in `$defs`.
    Answers,
}

impl FileKind {
    /// The word used on the command line and in message names.
    fn as_str(self) -> &'static str {
        match self {
            Self::Rules => "rules",
            Self::Vocabulary => "vocabulary",
            Self::Edition => "edition",
            Self::Case => "case",
            Self::Questions => "questions",
            Self::Answers => "answers",
        }
    }
}

/// Every object that plica returns, by name: rulings, readings, articles, comparisons, faults.
pub(crate) fn answers() -> Vec<(&'static str, Json)> {
    let atoms = [
        ("text", shapes::text()),
        ("truth", shapes::truth()),
        ("whole", shapes::whole()),
        ("integer", json!({"type": "integer"})),
        ("score", shapes::score()),
        ("date", json!({"type": ["string", "null"], "format": "date"})),
        ("object", json!({"type": "object"})),
    ];
    let mut answers = notation::definitions(include_str!("answers.txt"), &atoms, None);
    answers.retain(|(name, _)| name.starts_with(char::is_uppercase));
    // The moves lead to the position.
    let written = answers.iter_mut().find(|(name, _)| *name == "WrittenMove");
    if let Some(written) = written.and_then(|(_, schema)| schema.as_object_mut()) {
        written.insert("anyOf".to_owned(), json!([{"required": ["position"]}, {"required": ["history"]}]));
    }
    answers
}

/// The schema of an object that plica prints, with its description.
pub(crate) fn described(words: &Words, name: &str, schema: Json) -> Json {
    shapes::described(schema, &words.say(&format!("api-schema-{}", words_of(name)), &[]))
}

/// `WhatWouldChange` in message names: `what-would-change`.
fn words_of(name: &str) -> String {
    let mut words = String::new();
    for letter in name.chars() {
        if letter.is_uppercase() && !words.is_empty() {
            words.push('-');
        }
        words.extend(letter.to_lowercase());
    }
    words
}

/// The schema of a kind of file, with the names a rulebook knows.
#[must_use]
pub(crate) fn schema(words: &Words, rulebook: &Rulebook, kind: FileKind) -> Json {
    let drafter = Drafter { words, rulebook };
    let mut schema = match kind {
        FileKind::Rules => drafter.file("article"),
        FileKind::Vocabulary => drafter.file("vocabulary"),
        FileKind::Edition => drafter.file("edition"),
        FileKind::Case => drafter.case(),
        FileKind::Questions => drafter.file("questions"),
        FileKind::Answers => {
            let named = answers().into_iter();
            let named = named.map(|(name, object)| (name.to_owned(), described(words, name, object)));
            json!({"$defs": named.collect::<Map<_, _>>()})
        }
    };
    if let Some(root) = schema.as_object_mut() {
        root.insert("$schema".to_owned(), json!("https://json-schema.org/draft/2020-12/schema"));
        root.insert("title".to_owned(), json!(format!("plica: {}", kind.as_str())));
        root.insert("description".to_owned(), json!(drafter.say(kind.as_str(), &[])));
    }
    schema
}

/// Writes schemas with the words of one language.
struct Drafter<'a> {
    words: &'a Words,
    rulebook: &'a Rulebook,
}

impl Drafter<'_> {
    fn say(&self, id: &str, args: &[(&str, &str)]) -> String {
        self.words.say(&format!("schema-{id}"), args)
    }

    fn editions(&self) -> Json {
        let ids: Vec<_> = self.rulebook.editions.iter().map(|edition| &edition.id).collect();
        json!({"enum": ids})
    }
}

/// Any text: plica reads a scalar as written, whatever YAML takes it for.
fn text() -> Json {
    json!({"type": ["string", "number", "boolean"]})
}

/// One of something, or a list of them.
fn one_or_more(item: &Json) -> Json {
    json!({"anyOf": [item, {"type": "array", "items": item}]})
}
