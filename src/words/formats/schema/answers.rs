//! JSON Schemas of the objects that plica returns, read from the notation of `answers.txt`.
//!
//! Objects are closed, and refer to each other by `#/$defs/..`.

use std::iter::Peekable;
use std::vec::IntoIter;

use serde_json::{Map, Value as Json, json};

use super::shapes::{list, mapping, of, score, text, truth, whole};

/// Every object, by name: rulings, readings, articles, comparisons, faults.
pub(crate) fn answers() -> Vec<(&'static str, Json)> {
    let mut notation =
        Notation { tokens: tokens(include_str!("answers.txt")).into_iter().peekable(), known: Vec::new() };
    while let Some(name) = notation.tokens.next() {
        notation.skip("=");
        let schema = notation.union();
        notation.known.push((name, schema));
    }
    let mut published = notation.known;
    published.retain(|(name, _)| name.starts_with(char::is_uppercase));
    // The moves lead to the position.
    let written = published.iter_mut().find(|(name, _)| *name == "WrittenMove");
    if let Some(written) = written.and_then(|(_, schema)| schema.as_object_mut()) {
        written.insert("anyOf".to_owned(), json!([{"required": ["position"]}, {"required": ["history"]}]));
    }
    published
}

/// The notation being read; what is not in its form becomes a reference that leads nowhere, and a test fails.
struct Notation {
    tokens: Peekable<IntoIter<&'static str>>,
    /// What was defined so far.
    known: Vec<(&'static str, Json)>,
}

impl Notation {
    /// Whether the next token is this one, which is passed over.
    fn skip(&mut self, token: &str) -> bool {
        self.tokens.next_if(|next| *next == token).is_some()
    }

    /// `a | b | null`.
    fn union(&mut self) -> Json {
        let mut parts = vec![self.one()];
        while self.skip("|") {
            parts.push(self.one());
        }
        match parts.as_mut_slice() {
            parts if parts.iter().all(Json::is_string) => json!({"enum": parts}),
            [only] => only.take(),
            [one, Json::Null] if *one == text() => json!({"type": ["string", "null"]}),
            parts => {
                let null = json!({"type": "null"});
                json!({"anyOf": parts.iter().map(|part| if part.is_null() { &null } else { part }).collect::<Vec<_>>()})
            }
        }
    }

    fn one(&mut self) -> Json {
        match self.tokens.next().unwrap_or_default() {
            "{" => self.object(),
            "[" => {
                let item = self.union();
                let schema = if self.skip(";") && self.skip("2") {
                    json!({"type": "array", "items": item, "minItems": 2, "maxItems": 2})
                } else {
                    list(&item)
                };
                self.skip("]");
                schema
            }
            "<" => {
                let values = self.union();
                self.skip(">");
                mapping(&values)
            }
            "null" => Json::Null,
            "text" => text(),
            "truth" => truth(),
            "whole" => whole(),
            "integer" => json!({"type": "integer"}),
            "score" => score(),
            "date" => json!({"type": ["string", "null"], "format": "date"}),
            "object" => json!({"type": "object"}),
            literal if literal.starts_with('"') => Json::from(literal.trim_matches('"')),
            name if name.starts_with(char::is_uppercase) => of(name),
            name => self.named(name),
        }
    }

    /// What was defined under a name.
    fn named(&self, name: &str) -> Json {
        let known = self.known.iter().find(|(known, _)| *known == name);
        known.map_or_else(|| of(name), |(_, schema)| schema.clone())
    }

    /// `key: schema, key?: schema}`.
    fn object(&mut self) -> Json {
        let (mut properties, mut required) = (Map::new(), Vec::new());
        while let Some(key) = self.tokens.next().filter(|key| *key != "}") {
            if key == "&" {
                let name = self.tokens.next().unwrap_or_default();
                let mut taken_over = self.named(name);
                if let Some(Json::Object(keys)) = taken_over.get_mut("properties").map(Json::take) {
                    properties.extend(keys);
                }
                if let Some(Json::Array(keys)) = taken_over.get_mut("required").map(Json::take) {
                    required.extend(keys);
                }
            } else {
                if !self.skip("?") {
                    required.push(Json::from(key));
                }
                self.skip(":");
                properties.insert(key.to_owned(), self.union());
            }
            self.skip(",");
        }
        json!({"type": "object", "properties": properties, "required": required, "additionalProperties": false})
    }
}

/// Names, texts in quotation marks and signs, without comments.
fn tokens(notation: &'static str) -> Vec<&'static str> {
    let lines = notation.lines().filter(|line| !line.starts_with('#'));
    let mut found = Vec::new();
    for mut rest in lines.map(str::trim) {
        while let Some(first) = rest.chars().next() {
            let is_of_name = |sign: char| sign.is_ascii_alphanumeric() || sign == '_';
            let end = match first {
                '"' => rest.match_indices('"').nth(1).map(|(at, _)| at + 1),
                first if is_of_name(first) => rest.find(|sign| !is_of_name(sign)),
                first => Some(first.len_utf8()),
            };
            let (token, behind) = rest.split_at_checked(end.unwrap_or(rest.len())).unwrap_or((rest, ""));
            found.push(token);
            rest = behind.trim_start();
        }
    }
    found
}
