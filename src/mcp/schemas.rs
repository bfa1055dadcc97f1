//! What a tool is told and what it answers, as JSON Schema.

use std::collections::BTreeSet;

use serde_json::{Map, Value as Json, json};

use super::call::{FACTS, LANG, ServerState};
use super::tools::{KEYS_OF_MISSING, Tool};
use crate::words::formats::shapes::{list, object, object_or, of, text, texts, truth, whole};
use crate::words::formats::{answers, day, facts_by_name};
use crate::words::phrases::{Locale, Words};

/// The arguments of a tool, described in the words of the state's language.
pub(super) fn input(state: &ServerState, tool: &Tool) -> Map<String, Json> {
    let words = state.words(state.locale);
    let mut definitions = Map::new();
    let mut keys = Map::new();
    for name in tool.arguments() {
        let mut schema = argument(state, words, name, &mut definitions);
        if let Some(schema) = schema.as_object_mut() {
            let id = format!("mcp-argument-{}", name.replace('_', "-"));
            schema.insert("description".to_owned(), json!(words.say(&id, &[])));
        }
        keys.insert(name.to_owned(), schema);
    }
    let schema = json!({
        "type": "object", "properties": keys, "required": tool.required, "additionalProperties": false,
    });
    with_definitions(schema, definitions)
}

fn argument(state: &ServerState, words: &Words, name: &str, definitions: &mut Map<String, Json>) -> Json {
    let rulebook = &state.library.rulebook;
    match name {
        FACTS => {
            let by_name = facts_by_name(words, rulebook);
            definitions.extend(by_name.definitions);
            by_name.facts
        }
        "edition" | "first" | "second" => {
            let ids: Vec<_> = rulebook.editions.iter().map(|edition| edition.id.as_str()).collect();
            json!({"type": "string", "enum": ids})
        }
        "on" => day(),
        "explain" | "what_would_change" => truth(),
        "history" => json!({"anyOf": [text(), texts()]}),
        LANG => json!({"type": "string", "enum": Locale::ALL.map(Locale::code)}),
        _ => text(),
    }
}

/// What a tool answers: its object, or the faults of the call.
pub(super) fn output(tool: &Tool) -> Map<String, Json> {
    let all: Map<String, Json> =
        answers().into_iter().map(|(name, schema)| (name.to_owned(), schema)).collect();
    let object = match tool.name {
        "decide" => of("Decision"),
        "missing_facts" => part(&all, "Decision", &KEYS_OF_MISSING),
        "read" => of("Reading"),
        "show" => object_or(
            [],
            [
                ("editions", list(&of("Edition"))),
                ("headings", list(&of("ArticleHeading"))),
                ("articles", list(&of("Article"))),
            ],
        ),
        _ => counted(&all, "Differences"),
    };
    let refusal = object_of_faults();
    let mut definitions = Map::new();
    let mut open: Vec<String> = named(&object).into_iter().chain(named(&refusal)).collect();
    while let Some(name) = open.pop() {
        if let Some(schema) = all.get(&name).filter(|_| !definitions.contains_key(&name)) {
            open.extend(named(schema));
            definitions.insert(name, schema.clone());
        }
    }
    with_definitions(json!({"type": "object", "anyOf": [object, refusal]}), definitions)
}

fn object_of_faults() -> Json {
    object([("errors", list(&of("Fault")))])
}

/// Some keys of an object; those that may be left out there may be here.
fn part(all: &Map<String, Json>, name: &str, keys: &[&str]) -> Json {
    let whole = all.get(name);
    let known = whole.and_then(|schema| schema.get("properties")).and_then(Json::as_object);
    let required = whole.and_then(|schema| schema.get("required")).and_then(Json::as_array);
    let required: Vec<_> = required
        .into_iter()
        .flatten()
        .filter(|key| key.as_str().is_some_and(|key| keys.contains(&key)))
        .collect();
    let kept = known.into_iter().flatten().filter(|(key, _)| keys.contains(&key.as_str()));
    let kept: Map<_, _> = kept.map(|(key, schema)| (key.clone(), schema.clone())).collect();
    json!({"type": "object", "properties": kept, "required": required, "additionalProperties": false})
}

/// An object with the count of what was left out of it.
fn counted(all: &Map<String, Json>, name: &str) -> Json {
    let mut schema = all.get(name).cloned().unwrap_or_default();
    if let Some(keys) = schema.get_mut("properties").and_then(Json::as_object_mut) {
        keys.insert("left_out".to_owned(), whole());
    }
    if let Some(required) = schema.get_mut("required").and_then(Json::as_array_mut) {
        required.push(json!("left_out"));
    }
    schema
}

/// The schemas that one refers to.
fn named(schema: &Json) -> BTreeSet<String> {
    match schema {
        Json::Object(keys) => {
            let own =
                keys.get("$ref").and_then(Json::as_str).and_then(|target| target.strip_prefix("#/$defs/"));
            own.map(str::to_owned).into_iter().chain(keys.values().flat_map(named)).collect()
        }
        Json::Array(items) => items.iter().flat_map(named).collect(),
        Json::Null | Json::Bool(_) | Json::Number(_) | Json::String(_) => BTreeSet::new(),
    }
}

fn with_definitions(schema: Json, definitions: Map<String, Json>) -> Map<String, Json> {
    let Json::Object(mut schema) = schema else { return Map::new() };
    if !definitions.is_empty() {
        schema.insert("$defs".to_owned(), Json::Object(definitions));
    }
    schema
}
