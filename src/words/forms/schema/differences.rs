//! The schemas of a comparison of two editions.

use serde_json::{Value as Json, json};

use super::shapes::{list, mapping, object, object_or, of, or_null, or_null_score, text, texts, truth};

/// A difference, and all of them.
pub(super) fn differences() -> Vec<(&'static str, Json)> {
    let difference = object([
        ("facts", mapping(&text())),
        ("case", mapping(&text())),
        ("first", side()),
        ("second", side()),
    ]);
    vec![("Difference", difference), ("Differences", whole_comparison())]
}

/// What is assumed differently, and first what the other edition does not assume; null where an edition assumes nothing, or no
/// example shows it.
fn assumed() -> Json {
    object([
        ("fact", text()),
        ("first", or_null(text())),
        ("second", or_null(text())),
        ("case", or_nothing(&mapping(&text()))),
        ("results", pair(&or_null_score())),
    ])
}

/// What is told first; no stage where the whole text of an edition does not hold.
fn foremost() -> Json {
    let side = object([("edition", text()), ("result", or_null_score()), ("provision", or_null(text()))]);
    object([
        ("stage", or_null(text())),
        ("departures", json!({"type": "integer"})),
        ("differ_in", json!({"enum": ["result", "acts"]})),
        ("by_reading", truth()),
        ("facts", mapping(&text())),
        ("case", mapping(&text())),
        ("first", side.clone()),
        ("second", side),
    ])
}

fn whole_comparison() -> Json {
    let same = object([("first", text()), ("second", text()), ("same_exceptions", truth())]);
    let keys = [
        ("first", text()),
        ("second", text()),
        ("between", json!({"enum": ["editions", "embedded and copy"]})),
        ("complete", truth()),
        ("words", list(&word())),
        ("assumed", list(&assumed())),
        ("summary", list(&foremost())),
        ("results", list(&result())),
        ("provisions", list(&provision())),
        ("only_first", list(&one_sided())),
        ("only_second", list(&one_sided())),
        ("same", list(&same)),
        ("rulebooks", pair(&text())),
    ];
    object_or(keys, [("texts", said_otherwise())])
}

/// What is said otherwise, whatever comes of it: rules as their files have them, and in words.
fn said_otherwise() -> Json {
    let instant = object([("fact", or_null(text())), ("seconds", json!({"type": "integer"}))]);
    let moment = object([("moment", text()), ("first", instant.clone()), ("second", instant)]);
    let reading = object([("reading", text()), ("only", json!({"enum": ["first", "second"]}))]);
    let rule = object([("rule", text()), ("citation", text()), ("clauses", text()), ("text", text())]);
    let article =
        object([("article", text()), ("title", text()), ("first", list(&rule)), ("second", list(&rule))]);
    object([("moments", list(&moment)), ("readings", list(&reading)), ("articles", list(&article))])
}

fn or_nothing(schema: &Json) -> Json {
    json!({"anyOf": [schema, {"type": "null"}]})
}

fn pair(item: &Json) -> Json {
    json!({"type": "array", "items": item, "minItems": 2, "maxItems": 2})
}

fn side() -> Json {
    object([
        ("edition", text()),
        ("result", or_null_score()),
        ("provision", or_null(text())),
        ("rules", texts()),
    ])
}

/// What one vocabulary has and the other has not.
fn word() -> Json {
    object_or(
        [],
        [("fact", text()), ("value", text()), ("only", text()), ("assumed", text()), ("impossible", text())],
    )
}

/// An outcome in the words of the rules: `sealer wins`; under the first edition and under the second.
fn outcomes() -> Json {
    list(&pair(&text()))
}

fn result() -> Json {
    object([("outcomes", outcomes()), ("differences", json!({"type": "integer"}))])
}

fn provision() -> Json {
    let line = object([("outcomes", outcomes()), ("differences", list(&of("Difference")))]);
    object([
        ("of", json!({"enum": ["first", "second"]})),
        ("rule", or_null(text())),
        ("results", list(&line)),
    ])
}

fn one_sided() -> Json {
    object([("says", or_null(text())), ("rules", texts()), ("facts", or_nothing(&mapping(&text())))])
}
