//! The schemas of the objects that plica gives: every key there is, and no other. They name each other by `#/$defs/..`.

use serde_json::{Map, Value as Json, json};

use super::shapes::{
    list, mapping, object, object_or, of, or_null, or_null_score, score, text, texts, truth, whole,
};

/// Every object, by name: rulings, readings, articles, comparisons, faults.
pub(crate) fn answers() -> Vec<(&'static str, Json)> {
    let all = decision().into_iter().chain(reading()).chain(law()).chain(differences());
    all.chain([("Fault", fault())]).collect()
}

fn decision() -> Vec<(&'static str, Json)> {
    let because = json!({"anyOf": [
        object([("fact", text()), ("value", or_null(text())), ("source", source()), ("text", text())]),
        object([("rule", text()), ("applies", truth()), ("text", text())]),
    ]});
    vec![
        ("Decision", decision_object()),
        ("Finding", finding()),
        ("Because", because),
        ("Step", step()),
        (
            "Considered",
            object([
                ("rule", text()),
                ("why_not", text()),
                ("because", list(&of("Because"))),
                ("displaced_by", texts()),
            ]),
        ),
        (
            "Missing",
            object([
                ("fact", text()),
                ("question", text()),
                ("if", mapping(&or_null_score())),
                ("leaves", mapping(&list(&score()))),
            ]),
        ),
        ("Change", object([("facts", mapping(&text())), ("rules", texts())])),
    ]
}

fn finding() -> Json {
    let time = object([("seconds", json!({"type": "integer"})), ("text", text())]);
    let value = json!({"anyOf": [text(), {"type": "integer"}, time, {"type": "null"}]});
    object_or(
        [
            ("rule", text()),
            ("article", or_null(text())),
            ("cite", text()),
            ("letter", truth()),
            ("kind", json!({"enum": ["result", "act", "value", "state"]})),
            ("says", text()),
            ("text", text()),
            ("norm", text()),
            ("note", or_null(text())),
            ("citation", text()),
            ("because", list(&of("Because"))),
            ("displaced", texts()),
        ],
        [
            ("party", text()),
            ("modality", json!({"enum": ["must", "may", "must_not", "should"]})),
            ("act", or_null(text())),
            ("object", or_null(text())),
            ("done", truth()),
            ("value", value),
        ],
    )
}

/// What is to be done.
fn step() -> Json {
    object_or(
        [
            ("rule", text()),
            ("modality", json!({"enum": ["must", "may", "should"]})),
            ("act", text()),
            ("usual", truth()),
        ],
        [("text", text())],
    )
}

fn source() -> Json {
    json!({"enum": ["told", "computed", "assumed", "not_asked", "unknown", "unknowable"]})
}

fn decision_object() -> Json {
    object_or(
        [
            ("edition", text()),
            ("status", json!({"enum": ["decided", "open", "silent"]})),
            ("result", or_null_score()),
            ("about", texts()),
            ("findings", list(&of("Finding"))),
            ("now", list(&of("Step"))),
            ("undetermined", list(&object([("rule", text()), ("facts", texts())]))),
            ("missing", list(&of("Missing"))),
            ("possible", list(&score())),
            (
                "readings",
                list(&object([
                    ("reading", text()),
                    ("choice", text()),
                    ("otherwise", json!({"type": "object", "additionalProperties": text()})),
                    ("text", text()),
                ])),
            ),
            ("unregulated", texts()),
            ("not_held", texts()),
            ("assumed", list(&object([("fact", text()), ("value", text()), ("text", text())]))),
            ("discretion", list(&object([("rule", text()), ("fact", text()), ("text", text())]))),
            ("sealed", json!({"anyOf": [of("SealedMove"), {"type": "null"}]})),
            ("words", object([("digest", text()), ("built_in", json!({"type": "boolean"}))])),
            ("rulebook", text()),
            ("engine", text()),
        ],
        [
            ("unexamined", json!({"type": "boolean"})),
            ("considered", list(&of("Considered"))),
            ("what_would_change", mapping(&list(&of("Change")))),
            ("changes_not_looked_at", json!({"type": "integer", "minimum": 0})),
        ],
    )
}

fn reading() -> Vec<(&'static str, Json)> {
    let keys = || {
        [
            ("written", text()),
            ("reading", text()),
            ("candidates", texts()),
            ("move", or_null(text())),
            ("near", list(&object([("kind", text()), ("move", text()), ("name", text())]))),
            ("deviations", texts()),
            ("illegal_because", texts()),
            ("language_decides", truth()),
            ("text", texts()),
        ]
    };
    let more = [("stated", or_null(text())), ("ends_game", or_null(text())), ("fivefold_checked", truth())];
    let mut sealed = object(keys());
    if let (Some(properties), Some(required)) = (
        sealed.get("properties").and_then(Json::as_object).cloned(),
        sealed.get("required").and_then(Json::as_array).cloned(),
    ) {
        let names = more.clone().map(|(name, _)| json!(name));
        let properties: Map<_, _> =
            properties.into_iter().chain(more.map(|(name, schema)| (name.to_owned(), schema))).collect();
        sealed = json!({"type": "object", "properties": properties,
            "required": required.into_iter().chain(names).collect::<Vec<_>>(), "additionalProperties": false});
    }
    vec![
        ("Reading", object(keys())),
        ("SealedMove", sealed),
        (
            "WrittenMove",
            json!({"type": "object", "required": ["written"], "additionalProperties": false,
                // The moves lead to the position.
                "anyOf": [{"required": ["position"]}, {"required": ["history"]}],
                "properties": {"position": text(), "written": text(), "language": text(),
                    "history": {"anyOf": [text(), texts()]}}}),
        ),
    ]
}

fn law() -> Vec<(&'static str, Json)> {
    let day = || json!({"type": ["string", "null"], "format": "date"});
    let origin = object([("edition", text()), ("article", text())]);
    let heading = || {
        [
            ("edition", text()),
            ("article", text()),
            ("concept", text()),
            ("title", text()),
            ("taken_over_from", json!({"anyOf": [origin, {"type": "null"}]})),
        ]
    };
    let [edition, article, concept, title, origin] = heading();
    vec![
        (
            "Edition",
            object([
                ("edition", text()),
                ("name", text()),
                ("short", text()),
                ("authority", text()),
                ("language", text()),
                ("from", day()),
                ("to", day()),
                ("partial", truth()),
                ("amends", or_null(text())),
            ]),
        ),
        ("ArticleHeading", object(heading())),
        (
            "Article",
            object([
                edition,
                article,
                concept,
                title,
                origin,
                ("rules", list(&of("Rule"))),
                ("examples", list(&of("Example"))),
            ]),
        ),
        ("Rule", rule()),
        (
            "Example",
            object([
                ("case", text()),
                ("given", json!({"type": "object"})),
                ("status", or_null(text())),
                ("result", or_null_score()),
            ]),
        ),
    ]
}

fn rule() -> Json {
    object([
        ("rule", text()),
        ("cite", text()),
        ("letter", truth()),
        ("norm", text()),
        ("note", or_null(text())),
        ("citation", text()),
        ("proviso", or_null(text())),
        ("source", text()),
        ("displaced_by", texts()),
        ("displaces", texts()),
    ])
}

fn fault() -> Json {
    let place = object([
        ("file", text()),
        ("line", whole()),
        ("column", whole()),
        ("end_line", whole()),
        ("end_column", whole()),
        ("start", whole()),
        ("end", whole()),
    ]);
    object([
        ("code", text()),
        ("severity", json!({"enum": ["error", "warning"]})),
        ("message", text()),
        ("help", texts()),
        ("place", json!({"anyOf": [place, {"type": "null"}]})),
    ])
}

// The schemas of a comparison of two editions.

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
