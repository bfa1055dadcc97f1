//! The JSON Schema of a case: each fact under its dotted name, nested, or mixed; and the values that each type accepts.

use std::collections::BTreeSet;

use serde_json::{Map, Value as Json, json};

use super::shapes::described;
use super::{Drafter, one_or_more, text};
use crate::engine::facts::ORDER;
use crate::engine::model::{Fact, FactId, HALF, ONE, Rulebook, Type, UNITS, UNKNOWABLE, UNKNOWN, written};
use crate::engine::syntax::LARGEST;
use crate::words::phrases::Speaker;
use crate::words::phrases::words::Words;

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
        let groups = facts.iter().flat_map(|(name, ..)| beginnings(name).filter(move |group| group != name));
        for group in groups {
            definitions.entry(group_key(group)).or_insert_with(|| {
                json!({"type": "object", "properties": self.keys_under(group), "additionalProperties": false,
                    "minProperties": 1, "dependentSchemas": self.told_once(group)})
            });
        }
        Json::Object(definitions)
    }

    /// The facts of a case file or an example.
    pub(super) fn facts(&self) -> Json {
        let mut keys = self.keys_under("");
        let matters = json!({"enum": self.rulebook.vocabulary.matters()});
        keys.insert("about".to_owned(), described(one_or_more(&matters), &self.say("case-about", &[])));
        json!({"type": "object", "properties": keys, "additionalProperties": false,
            "dependentSchemas": self.told_once("")})
    }

    /// For each key that may stand in a group what must not stand beside it: another way to tell the same fact, as
    /// `sealed: {written: ..}` beside `sealed.written`.
    fn told_once(&self, group: &str) -> Map<String, Json> {
        let mut apart: Map<String, Json> = Map::new();
        for name in self.names_under(group) {
            let keys: Vec<&str> = beginnings(name).collect();
            for (place, key) in keys.iter().enumerate() {
                for shorter in keys.iter().take(place) {
                    let told = |key: &str| json!({"properties": {key: untold(rest(name, key))}});
                    let only = if *key == name {
                        told(shorter)
                    } else {
                        json!({"anyOf": [told(key), told(shorter)]})
                    };
                    let others = apart.entry((*key).to_owned()).or_insert_with(|| json!({"allOf": []}));
                    others
                        .get_mut("allOf")
                        .and_then(Json::as_array_mut)
                        .into_iter()
                        .for_each(|all| all.push(only.clone()));
                }
            }
        }
        apart
    }

    /// The names of the facts in a group (`""`: all), without its own.
    fn names_under(&self, group: &str) -> impl Iterator<Item = &str> {
        let facts = self.rulebook.vocabulary.facts().map(|(_, fact)| fact.name.as_str());
        facts.filter(move |name| is_in(name, group)).map(move |name| rest(name, group))
    }

    /// The keys that may stand in a group (`""`: at the top): the rest of each name, and every beginning of it.
    fn keys_under(&self, group: &str) -> Map<String, Json> {
        let mut keys: Map<String, Json> = Map::new();
        let prefix = if group.is_empty() { String::new() } else { format!("{group}.") };
        for key in self.names_under(group).flat_map(beginnings) {
            keys.entry(key.to_owned()).or_insert_with(|| self.reference(&format!("{prefix}{key}")));
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

    pub(super) fn fact(&self, id: FactId, fact: &Fact) -> Json {
        let values = match fact.name.as_str() {
            "edition" => self.editions(),
            ORDER => self.order(),
            _ if self.is_told_elsewhere(fact) => json!({"enum": [UNKNOWN, UNKNOWABLE]}),
            _ => values(&fact.kind),
        };
        described(values, &self.about_fact(id, fact))
    }

    /// The time of a moment that another fact tells, or that is always the same.
    fn is_told_elsewhere(&self, fact: &Fact) -> bool {
        let vocabulary = &self.rulebook.vocabulary;
        let placed = vocabulary.moments().filter(|(_, moment)| moment.place().fact != Some(moment.time));
        placed.into_iter().any(|(_, moment)| vocabulary.fact(moment.time).declared == fact.declared)
    }

    /// Moments in the order in which they came, or several such orders.
    fn order(&self) -> Json {
        let moments = self.rulebook.vocabulary.moments();
        let by_colour = |name: &str| {
            let (role, rest) = name.split_once('.')?;
            ["sealer", "replier"]
                .contains(&role)
                .then(|| ["white", "black"].map(|seat| format!("{seat}.{rest}")))
        };
        let names = moments.flat_map(|(_, moment)| {
            std::iter::once(moment.name.clone()).chain(by_colour(&moment.name).into_iter().flatten())
        });
        let names: BTreeSet<_> = names.collect();
        let one = json!({"type": "array", "items": {"enum": names}});
        json!({"anyOf": [text(), one, {"type": "array", "items": one}]})
    }

    /// The question a fact answers, and what is done when nobody answers it.
    fn about_fact(&self, id: FactId, fact: &Fact) -> String {
        let vocabulary = &self.rulebook.vocabulary;
        let Some(edition) = self.rulebook.editions.first() else { return String::new() };
        let speaker = Speaker::in_general(self.words, vocabulary, edition);
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

/// The beginnings of a name as far as a dot, and the name: `envelope`, `envelope.shows`, `envelope.shows.names`.
fn beginnings(name: &str) -> impl Iterator<Item = &str> {
    let ends = name.match_indices('.').map(|(at, _)| at).chain([name.len()]);
    ends.filter_map(|end| name.get(..end))
}

/// Whether a name is one of a group (`""`: any).
fn is_in(name: &str, group: &str) -> bool {
    group.is_empty() || name.strip_prefix(group).is_some_and(|rest| rest.starts_with('.'))
}

/// What of a name stands behind its beginning.
fn rest<'n>(name: &'n str, beginning: &str) -> &'n str {
    name.strip_prefix(beginning).unwrap_or(name).trim_start_matches('.')
}

/// A value that does not tell a fact of this name, however it is nested. One that is no group tells none.
fn untold(name: &str) -> Json {
    let keys = beginnings(name).map(|key| {
        let deeper = if key == name { json!(false) } else { untold(rest(name, key)) };
        (key.to_owned(), deeper)
    });
    json!({"properties": keys.collect::<Map<_, _>>()})
}

// Values by type: exactly what a case accepts.

/// The hours, minutes and seconds of a duration; the numbers of digits keep their sum below the largest duration.
const HOURS: &str = "[0-9]{1,4}";
const MINUTES: &str = "[0-9]{1,5}";
const SECONDS: &str = "[0-9]{1,7}";

/// A day of the calendar: the first 28 of every month, what comes after them, and 29 February of a leap year.
const DAY: &str = concat!(
    "([0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|1[0-9]|2[0-8])",
    "|[0-9]{4}-((0[13-9]|1[0-2])-(29|30)|(0[13578]|1[02])-31)",
    "|([0-9]{2}(0[48]|[2468][048]|[13579][26])|([02468][048]|[13579][26])00)-02-29)",
);

/// A day, which is known.
pub(crate) fn day() -> Json {
    json!({"type": "string", "pattern": format!(r"^\s*{DAY}\s*$")})
}

/// A text of this kind, or what is not known; spaces around it do not count.
fn or_unknown(pattern: &str) -> String {
    format!(r"^\s*({pattern}|{UNKNOWN}|{UNKNOWABLE})\s*$")
}

/// What may be written as a value of a type; what is not known may be said of everything but a text.
pub(super) fn values(kind: &Type) -> Json {
    match kind {
        Type::Truth => json!({"enum": ["yes", "no", true, false, UNKNOWN, UNKNOWABLE]}),
        Type::OneOf(values) => {
            let all: Vec<_> = values.iter().map(String::as_str).chain([UNKNOWN, UNKNOWABLE]).collect();
            json!({"enum": all})
        }
        Type::Duration => {
            json!({"anyOf": [{"type": "string", "pattern": or_unknown(&duration())}, {"const": 0}],
            "examples": ["20 min", "1 hora 5 minutos", "2:05", "1:05:00"]})
        }
        // A time after the hour set, or, with a minus, before it.
        Type::Moment => {
            let instant = format!("(- *)?({})", lasting());
            json!({"anyOf": [{"type": "string", "pattern": or_unknown(&instant)}, {"const": 0}],
            "examples": ["20 min", "-5 min", "1:05:00"]})
        }
        Type::Number => json!({"anyOf": [
            {"type": "integer", "minimum": 0, "maximum": LARGEST},
            {"type": "string", "pattern": or_unknown("0*[0-9]{1,8}")},
        ]}),
        Type::Hour => {
            let hour = "([01]?[0-9]|2[0-3])[:.h][0-5][0-9]";
            json!({"type": "string", "pattern": or_unknown(hour), "examples": ["16:00"]})
        }
        Type::Date => {
            json!({"type": "string", "pattern": or_unknown(DAY), "examples": ["2014-07-01"]})
        }
        // Nothing between the quotation marks is as good as nothing told.
        Type::Fen => {
            let fen = r"[1-8a-zA-Z/]+\s+[wb]\s+\S+\s+\S+\s+[0-9]+\s+[0-9]+|";
            json!({"type": "string", "pattern": or_unknown(fen)})
        }
        Type::Text => text(),
        // One text, or its moves or lines one by one.
        Type::Moves => one_or_more(&text()),
    }
}

/// `1 h 5 min`, `1 hora y 20 minutos`, `1h30`, `1:05:00`, `PT1H5M`, `0`.
fn lasting() -> String {
    let one = format!("({}) +|{}['’]", any_case(&either(ONE)), any_case("un"));
    let [hours, minutes, seconds] = [HOURS, MINUTES, SECONDS].map(|number| format!("({number} *|{one})"));
    let [h, min, s] = UNITS.map(|(_, names)| format!("({}){STOP}", any_case(&either(names))));
    let half = any_case(&either(HALF));
    let halves = format!("(({half}) +|{} +an? +|{}['’])({h}|{min})", any_case("half"), any_case("mezz"));
    let (hours, minutes, seconds) =
        (format!("{hours}{h}"), format!("{minutes}{min}"), format!("{seconds}{s}"));
    let units = format!(
        "{hours}({JOINT}{minutes})?({JOINT}{seconds})?|{hours} *[0-5][0-9]|{minutes}({JOINT}{seconds})?|{seconds}\
         |{halves}|({hours}|{minutes}){JOINT}({half})"
    );
    let iso = format!("PT({HOURS}H({MINUTES}M)?({SECONDS}S)?|{MINUTES}M({SECONDS}S)?|{SECONDS}S)");
    format!("{units}|{HOURS}:[0-5]?[0-9]:[0-5]?[0-9]|{iso}|0(\\.0+)?")
}

/// The same, and `2:05`.
fn duration() -> String {
    format!("{}|0*[0-9]:[0-5][0-9]( *h\\.?| +horas| +ore)?", lasting())
}

/// A pattern of one of these words.
fn either(words: &str) -> String {
    words.replace(' ', "|")
}

/// A pattern of words, in small letters or in capitals.
fn any_case(words: &str) -> String {
    let both = |letter: char| match letter {
        'a'..='z' => format!("[{letter}{}]", letter.to_ascii_uppercase()),
        other => other.to_string(),
    };
    words.chars().map(both).collect()
}

/// What may stand behind a unit, and before the next number.
const STOP: &str = r"\.?";
const JOINT: &str = " *(y |e |and |, )? *";

// The facts under their dotted names alone, for language models: one way to write each, shared definitions for the types.

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
        definitions.entry(name.to_owned()).or_insert_with(|| in_brief(&fact.kind));
        json!({"$ref": format!("#/$defs/{name}"), "description": full.get("description")})
    }
}

/// What may be written as a value of a type; of times only how they are written best, for every other way is long to tell.
fn in_brief(kind: &Type) -> Json {
    let mut values = values(kind);
    if let (Type::Duration | Type::Moment, Some(values)) = (kind, values.as_object_mut()) {
        values.insert("anyOf".to_owned(), json!([{"type": "string"}, {"const": 0}]));
    }
    values
}

/// What the values of a type are called where they stand once.
fn shared(kind: &Type) -> Option<&'static str> {
    match kind {
        Type::Truth => Some("truth"),
        Type::Duration => Some("time"),
        Type::Moment => Some("moment"),
        Type::Number => Some("number"),
        Type::Date => Some("day"),
        Type::Hour => Some("hour"),
        Type::OneOf(_) | Type::Text | Type::Fen | Type::Moves => None,
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::values;
    use crate::engine::model::{DURATIONS, Type};

    #[test]
    fn a_duration_is_good_by_the_schema_exactly_if_a_case_takes_it() {
        let schema = values(&Type::Duration);
        for (text, seconds) in DURATIONS {
            assert_eq!(jsonschema::is_valid(&schema, &json!(text)), seconds.is_some(), "{text}");
        }
    }
}
