//! The schemas of the objects that the addresses give: every key there is, and no other.

use serde_json::{Map, Value as Json, json};

use crate::engine::library::Library;
use crate::words::formats::shapes::{list, object_or, of, text, whole};
use crate::words::formats::{FileKind, answers, day, schema};
use crate::words::phrases::{Locale, Words};

/// The schemas of the document, by name.
pub(super) fn schemas(words: &Words, library: &Library) -> Map<String, Json> {
    let mut all = Map::new();
    let objects = answers().into_iter().chain([problem(), ("CaseWithParameters", asked(library))]);
    for (name, mut schema) in objects {
        if let Some(schema) = schema.as_object_mut() {
            let id = format!("api-schema-{}", words_of(name));
            schema.insert("description".to_owned(), json!(words.say(&id, &[])));
        }
        refer_to_components(&mut schema);
        all.insert(name.to_owned(), schema);
    }
    all.extend(case(words, library));
    all
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

fn problem() -> (&'static str, Json) {
    let problem = object_or(
        [("type", text()), ("title", text()), ("status", whole()), ("detail", text())],
        [("errors", list(&of("Fault")))],
    );
    ("Problem", problem)
}

/// A case with parameters beside it.
fn asked(library: &Library) -> Json {
    let editions: Vec<_> = library.rulebook.editions.iter().map(|edition| edition.id.as_str()).collect();
    let lang = json!({"enum": Locale::ALL.map(Locale::code)});
    let mut asked = object_or(
        [("facts", of("Case"))],
        [("edition", json!({"enum": editions})), ("on", day()), ("lang", lang)],
    );
    if let Some(asked) = asked.as_object_mut() {
        asked.insert("not".to_owned(), json!({"required": ["edition", "on"]}));
    }
    asked
}

/// The schema of a case file, its parts as schemas of the document.
fn case(words: &Words, library: &Library) -> Map<String, Json> {
    let mut case = schema(words, &library.rulebook, FileKind::Case);
    let mut parts = Map::new();
    if let Some(root) = case.as_object_mut() {
        root.remove("$schema");
        if let Some(Json::Object(definitions)) = root.remove("$defs") {
            parts = definitions;
        }
    }
    // An edition asked for beside the case goes before that of the case, which may then be of another rulebook.
    if let Some(Json::Object(edition)) = parts.get_mut("fact.edition") {
        let known = edition.remove("enum").map(|known| json!({"enum": known}));
        let any = json!({"type": ["string", "number", "boolean"]});
        edition.insert("anyOf".to_owned(), known.into_iter().chain([any]).collect());
    }
    parts.insert("Case".to_owned(), case);
    for part in parts.values_mut() {
        refer_to_components(part);
    }
    parts
}

fn refer_to_components(schema: &mut Json) {
    match schema {
        Json::Object(keys) => {
            for (key, value) in keys {
                match value {
                    Json::String(target) if key == "$ref" => {
                        *target = target.replace("#/$defs/", "#/components/schemas/");
                    }
                    Json::Null
                    | Json::Bool(_)
                    | Json::Number(_)
                    | Json::String(_)
                    | Json::Array(_)
                    | Json::Object(_) => refer_to_components(value),
                }
            }
        }
        Json::Array(items) => items.iter_mut().for_each(refer_to_components),
        Json::Null | Json::Bool(_) | Json::Number(_) | Json::String(_) => {}
    }
}
