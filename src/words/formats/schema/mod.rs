//! JSON Schema (draft 2020-12) of the files people write: rules, vocabulary, edition, case.
//!
//! In: the rulebook, whose vocabulary gives the names and values, and the words. Out: a schema for an editor that
//! completes and validates. What stands inside a clause is text here: `plica check` reads it. Besides: the schemas of the
//! objects that plica gives to programs.

mod answers;
mod case;
mod files;
pub(crate) mod shapes;

pub(crate) use answers::answers;
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
        }
    }
}

/// The schema of a kind of file, with the names a rulebook knows.
#[must_use]
pub(crate) fn schema(words: &Words, rulebook: &Rulebook, kind: FileKind) -> Json {
    let drafter = Drafter { words, rulebook };
    let mut schema = match kind {
        FileKind::Rules => drafter.rules(),
        FileKind::Vocabulary => drafter.vocabulary(),
        FileKind::Edition => drafter.edition(),
        FileKind::Case => drafter.case(),
        FileKind::Questions => drafter.questions(),
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

    /// A mapping with fixed keys; the key `k` of the place `p` is described by the message `schema-p-k`.
    fn mapping<const N: usize>(&self, place: &str, required: &[&str], keys: [(&str, Json); N]) -> Json {
        let mut properties = Map::new();
        for (key, schema) in keys {
            let id = format!("{place}-{}", key.replace(['_', ' '], "-"));
            properties.insert(key.to_owned(), described(schema, &self.say(&id, &[])));
        }
        json!({"type": "object", "properties": properties, "required": required, "additionalProperties": false})
    }

    fn editions(&self) -> Json {
        let ids: Vec<_> = self.rulebook.editions.iter().map(|edition| &edition.id).collect();
        json!({"enum": ids})
    }
}

fn described(mut schema: Json, description: &str) -> Json {
    if let Some(keys) = schema.as_object_mut() {
        keys.insert("description".to_owned(), json!(description));
    }
    schema
}

/// Any text: plica reads a scalar as written, whatever YAML takes it for.
fn text() -> Json {
    json!({"type": ["string", "number", "boolean"]})
}

/// A name or number of a provision: `E.8.a`, also `9.7` without quotation marks.
fn name() -> Json {
    json!({"type": ["string", "number"]})
}

/// A condition or conclusion.
fn clause() -> Json {
    json!({"type": "string"})
}

/// `yes` and `no`, whether or not YAML takes them for more than text.
fn truth() -> Json {
    json!({"enum": ["yes", "no", true, false]})
}

/// One of something, or a list of them.
fn one_or_more(item: &Json) -> Json {
    json!({"anyOf": [item, {"type": "array", "items": item}]})
}

fn list(item: &Json) -> Json {
    json!({"type": "array", "items": item})
}
