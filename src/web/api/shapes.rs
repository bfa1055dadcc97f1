//! What schemas are made of: objects of known keys, lists, texts, truths.

use serde_json::{Map, Value as Json, json};

use crate::engine::decision::Score;

/// An object of exactly these keys.
pub(super) fn object<const N: usize>(keys: [(&str, Json); N]) -> Json {
    object_or(keys, [])
}

/// An object of these keys, and of those that are not always there.
pub(super) fn object_or<const N: usize, const M: usize>(
    keys: [(&str, Json); N],
    at_times: [(&str, Json); M],
) -> Json {
    let required: Vec<_> = keys.iter().map(|(key, _)| (*key).to_owned()).collect();
    let all = keys.into_iter().chain(at_times).map(|(key, schema)| (key.to_owned(), schema));
    let properties: Map<_, _> = all.collect();
    json!({"type": "object", "properties": properties, "required": required, "additionalProperties": false})
}

pub(super) fn of(name: &str) -> Json {
    json!({"$ref": format!("#/components/schemas/{name}")})
}

pub(super) fn list(item: &Json) -> Json {
    json!({"type": "array", "items": item})
}

pub(super) fn text() -> Json {
    json!({"type": "string"})
}

pub(super) fn texts() -> Json {
    list(&text())
}

pub(super) fn truth() -> Json {
    json!({"type": "boolean"})
}

pub(super) fn whole() -> Json {
    json!({"type": "integer", "minimum": 0})
}

pub(super) fn or_null(mut schema: Json) -> Json {
    if let Some(kind) = schema.get_mut("type") {
        *kind = json!([kind.clone(), "null"]);
        return schema;
    }
    json!({"anyOf": [schema, {"type": "null"}]})
}

pub(super) fn score() -> Json {
    json!({"enum": Score::ALL.map(Score::as_str)})
}

pub(super) fn or_null_score() -> Json {
    json!({"anyOf": [score(), {"type": "null"}]})
}

pub(super) fn mapping(value: &Json) -> Json {
    json!({"type": "object", "additionalProperties": value})
}
