//! Building blocks of JSON Schemas: closed objects, lists, texts, booleans.

use serde_json::{Map, Value as Json, json};

use crate::engine::decision::Score;

/// An object of exactly these keys.
pub(crate) fn object<const N: usize>(keys: [(&str, Json); N]) -> Json {
    object_or(keys, [])
}

/// An object of these keys, and of those that are not always there.
pub(crate) fn object_or<const N: usize, const M: usize>(
    keys: [(&str, Json); N],
    at_times: [(&str, Json); M],
) -> Json {
    let required: Vec<_> = keys.iter().map(|(key, _)| (*key).to_owned()).collect();
    let all = keys.into_iter().chain(at_times).map(|(key, schema)| (key.to_owned(), schema));
    let properties: Map<_, _> = all.collect();
    json!({"type": "object", "properties": properties, "required": required, "additionalProperties": false})
}

/// The same with a description.
pub(super) fn described(mut schema: Json, description: &str) -> Json {
    if let Some(keys) = schema.as_object_mut() {
        keys.insert("description".to_owned(), json!(description));
    }
    schema
}

pub(crate) fn of(name: &str) -> Json {
    json!({"$ref": format!("#/$defs/{name}")})
}

pub(crate) fn list(item: &Json) -> Json {
    json!({"type": "array", "items": item})
}

pub(crate) fn text() -> Json {
    json!({"type": "string"})
}

pub(crate) fn texts() -> Json {
    list(&text())
}

pub(crate) fn truth() -> Json {
    json!({"type": "boolean"})
}

pub(crate) fn whole() -> Json {
    json!({"type": "integer", "minimum": 0})
}

pub(crate) fn score() -> Json {
    json!({"enum": Score::ALL.map(Score::as_str)})
}

pub(crate) fn mapping(value: &Json) -> Json {
    json!({"type": "object", "additionalProperties": value})
}
