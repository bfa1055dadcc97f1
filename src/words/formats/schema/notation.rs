//! A short notation for JSON Schemas: one line of `answers.txt` or `files.txt` for what is a page of JSON.
//!
//! In: definitions such as `Step = {rule: text, act: text | null, text?: text}`. Out: a schema for each, its objects closed.
//! Names with a capital are references (`#/$defs/Step`); others stand for what was defined under them.

use std::iter::Peekable;
use std::vec::IntoIter;

use serde_json::{Map, Value as Json, json};

use super::shapes::{described, list, mapping, of, text};

/// What a key of an object is for.
type Describe<'d> = &'d dyn Fn(&str, &str) -> String;

/// The definitions of a notation, in their order. `atoms` are the names that it uses and does not define; keys are described
/// by `describe`, where it is given the names of their object and their own.
pub(super) fn definitions(
    notation: &'static str,
    atoms: &[(&'static str, Json)],
    describe: Option<Describe>,
) -> Vec<(&'static str, Json)> {
    let tokens = tokens(notation).into_iter().peekable();
    let mut reader = Reader { tokens, known: atoms.to_vec(), describe };
    while let Some(name) = reader.tokens.next() {
        reader.skip("=");
        let schema = reader.union(name);
        reader.known.push((name, schema));
    }
    reader.known.split_off(atoms.len())
}

/// The notation being read. Malformed input yields dangling references, which the tests of the schemas report.
struct Reader<'d> {
    tokens: Peekable<IntoIter<&'static str>>,
    /// The atoms, and what was defined so far.
    known: Vec<(&'static str, Json)>,
    describe: Option<Describe<'d>>,
}

impl Reader<'_> {
    /// Whether the next token is this one, which is passed over.
    fn skip(&mut self, token: &str) -> bool {
        self.tokens.next_if(|next| *next == token).is_some()
    }

    /// `a | b | null`, in the definition of an object.
    fn union(&mut self, home: &str) -> Json {
        let mut parts = vec![self.one_or_more(home)];
        while self.skip("|") {
            parts.push(self.one_or_more(home));
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

    fn one_or_more(&mut self, home: &str) -> Json {
        let one = self.one(home);
        if self.skip("+") { json!({"anyOf": [one, list(&one)]}) } else { one }
    }

    fn one(&mut self, home: &str) -> Json {
        match self.tokens.next().unwrap_or_default() {
            "{" => self.object(home),
            "[" => {
                let item = self.union(home);
                let schema = if self.skip(";") && self.skip("2") {
                    json!({"type": "array", "items": item, "minItems": 2, "maxItems": 2})
                } else {
                    list(&item)
                };
                self.skip("]");
                schema
            }
            "<" => {
                let values = self.union(home);
                self.skip(">");
                mapping(&values)
            }
            "null" => Json::Null,
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
    fn object(&mut self, home: &str) -> Json {
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
                let key = key.trim_matches('"');
                if !self.skip("?") {
                    required.push(Json::from(key));
                }
                self.skip(":");
                let schema = self.union(home);
                let description = self.describe.map(|describe| describe(home, key));
                let schema = match description {
                    Some(description) => described(schema, &description),
                    None => schema,
                };
                properties.insert(key.to_owned(), schema);
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
            let is_of_name = |sign: char| sign.is_ascii_alphanumeric() || matches!(sign, '_' | '-');
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
