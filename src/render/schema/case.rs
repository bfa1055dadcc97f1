//! The schema of a case: every fact under its dotted name, nested, or anything between.

use serde_json::{Map, Value as Json, json};

use super::{Drafter, described, one_or_more, text};
use crate::model::{Fact, FactId, Type, UNKNOWABLE, UNKNOWN, written};
use crate::render::Speaker;
use crate::syntax::LARGEST;

impl Drafter<'_> {
    /// A case file: facts, and what the ruling shall be about.
    pub(super) fn case(&self) -> Json {
        let mut case = self.facts();
        if let Some(root) = case.as_object_mut() {
            root.insert("$defs".to_owned(), self.definitions());
        }
        case
    }

    /// What the schema of facts refers to.
    pub(super) fn definitions(&self) -> Json {
        let mut definitions = Map::new();
        let mut facts: Vec<(&str, FactId, &Fact)> = Vec::new();
        for (id, fact) in self.rulebook.vocabulary.facts() {
            definitions.insert(fact_key(&fact.name), self.fact(id, fact));
            facts.push((&fact.name, id, fact));
        }
        // Every beginning of a name is a group: `envelope` and `envelope.shows` of `envelope.shows.names`.
        let groups =
            facts.iter().flat_map(|(name, ..)| name.match_indices('.').map(|(at, _)| name.get(..at)));
        for group in groups.flatten() {
            definitions.entry(group_key(group)).or_insert_with(|| {
                json!({"type": "object", "properties": self.keys_under(group), "additionalProperties": false})
            });
        }
        Json::Object(definitions)
    }

    /// The facts of a case file or an example.
    pub(super) fn facts(&self) -> Json {
        let mut keys = self.keys_under("");
        let matters = json!({"enum": self.rulebook.vocabulary.matters()});
        keys.insert("about".to_owned(), described(one_or_more(&matters), &self.say("case-about", &[])));
        json!({"type": "object", "properties": keys, "additionalProperties": false})
    }

    /// The keys that may stand in a group (`""`: at the top): the rest of each name, and every beginning of it.
    fn keys_under(&self, group: &str) -> Map<String, Json> {
        let mut keys: Map<String, Json> = Map::new();
        let prefix = if group.is_empty() { String::new() } else { format!("{group}.") };
        for (_, fact) in self.rulebook.vocabulary.facts() {
            let Some(rest) = fact.name.strip_prefix(&prefix) else { continue };
            let ends = rest.match_indices('.').map(|(at, _)| at).chain([rest.len()]);
            for key in ends.filter_map(|end| rest.get(..end)) {
                keys.entry(key.to_owned()).or_insert_with(|| self.reference(&format!("{prefix}{key}")));
            }
        }
        keys
    }

    /// What may be written for a name: a value, a group of further names, or either (`position`).
    fn reference(&self, name: &str) -> Json {
        let vocabulary = &self.rulebook.vocabulary;
        let fact =
            vocabulary.fact_named(name).map(|_| json!({"$ref": format!("#/$defs/{}", fact_key(name))}));
        let prefix = format!("{name}.");
        let begins_others = vocabulary.facts().any(|(_, fact)| fact.name.starts_with(&prefix));
        let group = begins_others.then(|| json!({"$ref": format!("#/$defs/{}", group_key(name))}));
        match (fact, group) {
            (Some(fact), Some(group)) => json!({"anyOf": [fact, group]}),
            (Some(only), None) | (None, Some(only)) => only,
            (None, None) => text(),
        }
    }

    fn fact(&self, id: FactId, fact: &Fact) -> Json {
        let values = if fact.name == "edition" { self.editions() } else { values(&fact.kind) };
        described(values, &self.about_fact(id, fact))
    }

    /// The question a fact answers, and what is done when nobody answers it.
    fn about_fact(&self, id: FactId, fact: &Fact) -> String {
        let vocabulary = &self.rulebook.vocabulary;
        let Some(edition) = self.rulebook.editions.first() else { return String::new() };
        let speaker = Speaker { words: self.words, vocabulary, edition, sealer: None };
        let mut sentences = vec![speaker.question(id)];
        if let Some(assumption) = &fact.assume {
            let value = written(&fact.kind, &assumption.value);
            sentences.push(self.say("case-assumed", &[("value", &value)]));
        }
        if fact.computed {
            sentences.push(self.say("case-computed", &[]));
        }
        sentences.join(" ")
    }
}

fn fact_key(name: &str) -> String {
    format!("fact.{name}")
}

fn group_key(name: &str) -> String {
    format!("group.{name}")
}

/// What may be written as a value of a type; what is not known may be said of everything but a text.
fn values(kind: &Type) -> Json {
    let or_unknown = |pattern: &str| format!("^\\s*({pattern}|{UNKNOWN}|{UNKNOWABLE})\\s*$");
    match kind {
        Type::Truth => json!({"enum": ["yes", "no", true, false, UNKNOWN, UNKNOWABLE]}),
        Type::OneOf(values) => {
            let all: Vec<_> = values.iter().map(String::as_str).chain([UNKNOWN, UNKNOWABLE]).collect();
            json!({"enum": all})
        }
        Type::Duration | Type::Moment => {
            let units = r"\d+ *(h|min|s)( +\d+ *(h|min|s))*";
            let pattern = or_unknown(&format!(r"{units}|\d+:[0-5]?\d:[0-5]?\d|P\S+|0"));
            json!({"anyOf": [{"type": "string", "pattern": pattern}, {"const": 0}],
                   "examples": ["20 min", "1 h 5 min", "1:05:00"]})
        }
        Type::Number => json!({"anyOf": [
            {"type": "integer", "minimum": 0, "maximum": LARGEST},
            {"type": "string", "pattern": or_unknown(r"\d+")},
        ]}),
        Type::Date => {
            json!({"type": "string", "pattern": or_unknown(r"\d{4}-\d{2}-\d{2}"), "examples": ["2014-07-01"]})
        }
        Type::Fen => {
            json!({"type": "string", "pattern": or_unknown(r"[1-8a-zA-Z/]+\s+[wb]\s+\S+\s+\S+\s+\d+\s+\d+")})
        }
        Type::Text | Type::Moves => text(),
    }
}
