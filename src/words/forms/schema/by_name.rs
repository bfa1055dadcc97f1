//! The facts of a case under their dotted names alone, for who writes no file: an assistant, which reads every word of it.
//!
//! What a case file may say in more than one way stands here in one, and what the values of a type are stands once.

use serde_json::{Map, Value as Json, json};

use super::values::values;
use super::{Drafter, described, one_or_more};
use crate::engine::model::{Fact, FactId, Rulebook, Type};
use crate::words::phrases::words::Words;

/// The schema of an object of facts, and what it refers to.
pub(crate) struct FactsByName {
    /// An object whose keys are the names of facts, and `about`.
    pub(crate) facts: Json,
    /// The values of the types, for the `$defs` of the document in which the facts stand.
    pub(crate) definitions: Map<String, Json>,
}

/// The facts that a rulebook knows.
pub(crate) fn facts_by_name(words: &Words, rulebook: &Rulebook) -> FactsByName {
    let drafter = Drafter { words, rulebook };
    let mut definitions = Map::new();
    let mut keys = Map::new();
    for (id, fact) in rulebook.vocabulary.facts() {
        keys.insert(fact.name.clone(), drafter.brief(id, fact, &mut definitions));
    }
    let matters = json!({"enum": rulebook.vocabulary.matters()});
    keys.insert("about".to_owned(), described(one_or_more(&matters), &drafter.say("case-about", &[])));
    let facts = json!({"type": "object", "properties": keys, "additionalProperties": false});
    FactsByName { facts, definitions }
}

impl Drafter<'_> {
    /// A fact whose values, where they are those of many others, stand among the definitions.
    fn brief(&self, id: FactId, fact: &Fact, definitions: &mut Map<String, Json>) -> Json {
        let full = self.fact(id, fact);
        let Some(name) = shared(&fact.kind) else { return full };
        definitions.entry(name.to_owned()).or_insert_with(|| values(&fact.kind));
        json!({"$ref": format!("#/$defs/{name}"), "description": full.get("description")})
    }
}

/// What the values of a type are called where they stand once.
fn shared(kind: &Type) -> Option<&'static str> {
    match kind {
        Type::Truth => Some("truth"),
        Type::Duration => Some("time"),
        Type::Moment => Some("moment"),
        Type::Number => Some("number"),
        Type::Date => Some("day"),
        Type::OneOf(_) | Type::Text | Type::Fen | Type::Moves => None,
    }
}
