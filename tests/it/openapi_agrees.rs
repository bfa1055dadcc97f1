//! The schema of what is sent and the API refuse the same: by hand, value by value, and as Schemathesis asks it.

use std::collections::BTreeSet;
use std::io::Write as _;
use std::path::Path;
use std::process::Command;

use jsonschema::Validator;
use plica::engine::model::Type;
use serde_json::{Value as Json, json};

use super::examples::library;
use super::formats::importers::{home, required};
use super::programs::{self, run};
use super::serving::Server;
use super::site::{get, post};

/// What no schema can say: that a position cannot be, that facts do not fit together, that a name is not known.
const OF_THE_CASE: [&str; 14] = [
    "bad-history",
    "bad-move",
    "bad-position",
    "unknown-moment",
    "contradictory-facts",
    "contradictory-order",
    "order-of-one",
    "edition-mismatch",
    "edition-needed",
    "missing-key",
    "no-edition-on-date",
    "unknown-edition",
    "unknown-language",
    "time-told-elsewhere",
];

fn validator(path: &str) -> Validator {
    let document = get("/api/v1/openapi.json").json();
    let content = &document["paths"][path]["post"]["requestBody"]["content"]["application/json"];
    let mut root = content["schema"].clone();
    root["$schema"] = json!("https://json-schema.org/draft/2020-12/schema");
    root["components"] = document["components"].clone();
    jsonschema::validator_for(&root).unwrap_or_else(|error| panic!("{error}"))
}

/// Whether a body is refused for its form.
fn is_malformed(path: &str, body: &Json) -> bool {
    let edition = if path == "/decide" && body.get("facts").is_none() { "?edition=fide-2014" } else { "" };
    let answer = post(&format!("/api/v1{path}{edition}"), body.to_string());
    let problem = answer.json();
    let errors = problem["errors"].as_array().cloned().unwrap_or_default();
    let codes: BTreeSet<_> = errors.iter().filter_map(|fault| fault["code"].as_str()).collect();
    assert!(answer.status == 200 || answer.status == 400, "{body}: {}", answer.text());
    codes.iter().any(|code| !OF_THE_CASE.contains(code))
}

#[test]
fn what_the_schema_of_a_case_refuses_the_api_refuses() {
    let schema = validator("/decide");
    let fen = "4k3/7p/8/8/8/5N2/2N4P/4K3 w - - 0 41";
    for (good, body) in [
        (true, json!({})),
        (true, json!({"sealed": {"reading": "clear"}, "sealed.written": "Cd4", "position": fen})),
        (false, json!({"sealed": {"written": "Cd4"}, "sealed.written": "Cd4"})),
        (false, json!({"sealed": {"reading": "clear"}, "sealed.reading": "clear"})),
        (
            true,
            json!({"envelope": {"shows.names": "yes", "shows": {"times": "no"}}, "envelope.missing": "no"}),
        ),
        (false, json!({"envelope": {"shows.names": "yes", "shows": {"names": "no"}}})),
        (false, json!({"envelope.shows": {"names": "yes"}, "envelope": {"shows": {"names": "yes"}}})),
        (false, json!({"envelope.shows": {"names": "yes"}, "envelope": {"shows.names": "yes"}})),
        (false, json!({"envelope.shows.names": "yes", "envelope.shows": {"names": "yes"}})),
        (true, json!({"envelope.shows": {"names": "yes"}, "envelope": {"shows.times": "yes"}})),
        (true, json!({"position": {"known": "yes"}})),
        (false, json!({"position": {"known": "yes"}, "position.known": "yes"})),
        (false, json!({"position": {}})),
        (false, json!({"history": {}})),
        (false, json!({"sealed": {}})),
        (true, json!({"history": "1. e4", "position": fen})),
        (false, json!({"": {"sealed.written": "Cd4"}})),
        (false, json!({"sealed": {"": "x"}})),
        (false, json!([])),
        (false, json!("sealed")),
        (false, json!(null)),
        (true, json!({"sealer.illegal_moves": 2.0, "sealer.late": 0.0, "sealer.colour": "white"})),
        (true, json!({"sealer.illegal_moves": 2.0, "position": "nowhere w - - 0 1"})),
        (true, json!({"about": []})),
        (true, json!({"about": ["result", "offer"]})),
        (true, json!({"about": "offer"})),
        (false, json!({"about": ["resolt"]})),
        (false, json!({"about": {"result": "yes"}})),
        (false, json!({"about": null})),
        (true, json!({"facts": {}, "edition": "fide-2014"})),
        (true, json!({"facts": {}, "on": "2014-07-01", "lang": "es"})),
        (false, json!({"facts": {}, "on": "2014-07-01", "edition": "fide-2014"})),
        (false, json!({"facts": {}, "edition": ["fide-2014"]})),
        (false, json!({"facts": {}, "edition": "fide-2014", "lang": "la"})),
        (false, json!({"facts": {}, "edition": "fide-2014", "on": null})),
        (false, json!({"facts": {}, "on": "2014-02-29"})),
        (false, json!({"facts": {}, "compare": "fide-2014"})),
        (false, json!({"facts": {"facts": {}}, "edition": "fide-2014"})),
        (false, json!({"facts": 3, "edition": "fide-2014"})),
    ] {
        assert_eq!(schema.is_valid(&body), good, "the schema, of {body}");
        assert_eq!(is_malformed("/decide", &body), !good, "the API, of {body}");
    }
    let no_position = json!({"history": "1. e4"});
    assert!(schema.is_valid(&no_position));
    assert_eq!(post("/api/v1/decide?edition=fide-2014", no_position.to_string()).status, 200);
}

#[test]
fn what_the_schema_of_a_written_move_refuses_the_api_refuses() {
    let schema = validator("/read");
    let fen = "4k3/7p/8/8/8/5N2/2N4P/4K3 w - - 0 41";
    for (good, body) in [
        (true, json!({"position": fen, "written": "Cd4"})),
        (true, json!({"position": fen, "written": "", "language": "es"})),
        (false, json!({"position": fen, "written": {}})),
        (false, json!({"position": fen, "written": "Cd4", "language": {}})),
        (true, json!({"position": fen, "written": "Cd4", "history": []})),
        (true, json!({"history": "1. e4", "written": "e5"})),
        (false, json!({"position": fen, "written": "Cd4", "history": {}})),
        (false, json!({"position": fen, "written": "Cd4", "about": ["result"]})),
        (false, json!({"position": fen, "written": "Cd4", "sealed": "x"})),
        (false, json!({"position": fen, "written": null})),
    ] {
        assert_eq!(schema.is_valid(&body), good, "the schema, of {body}");
        assert_eq!(is_malformed("/read", &body), !good, "the API, of {body}");
    }
    let no_board = json!({"written": "e5"});
    assert!(!schema.is_valid(&no_board));
    assert_eq!(post("/api/v1/read", no_board.to_string()).status, 400);
}

#[test]
fn every_value_of_a_fact_is_taken_or_refused_as_the_schema_says() {
    let schema = validator("/decide");
    let values = json!([
        "yes", "no", true, false, "unknown", "unknowable", 0, 1, 5, -1, 1.5, 100_000_000, 100_000_001, "", "0", "007",
        "-7", "20 min", " 20 min", "1 h 5 min", "1 h 5 min 30 s", "5 m", "1:05:00", "1:5:0", "1:60:00", "1:05", "1:5", "1:60",
        "9:59", "12:05", "5 mi", "20 minutos", "20 min.", "1 hora", "1 ora e 20 minuti", "1 h, 5'", "1h30", "1 h 30", "1h5", "20'", "20' 30''",
        "5 min 1 h", "1 h 5 h", "PT1H5M", "PT30S",
        "PT", "P1D", "-5 min", "9999 h", "soon", "2014-07-01", "2014-02-29", "2016-02-29", "1900-02-29", "2000-02-29", "2014-7-1",
        "2014-04-31", "20140701", "2014-07-01T10:00", "2014-07-01[u-ca=hebrew]", "4k3/7p/8/8/8/5N2/2N4P/4K3 w - - 0 41", "clear",
        null, [], ["yes"], {}, {"x": 1},
    ]);
    let mut kinds: Vec<&Type> = Vec::new();
    for (_, fact) in library().rulebook.vocabulary.facts() {
        if kinds.contains(&&fact.kind) {
            continue;
        }
        kinds.push(&fact.kind);
        for value in values.as_array().expect("values") {
            let body = json!({fact.name.as_str(): value});
            let good = schema.is_valid(&body);
            // A position that cannot be, and moves that cannot be read, are faults of the case.
            let is_list = value.is_array() && fact.kind == Type::Moves;
            let is_one = is_list || !(value.is_null() || value.is_array() || value.is_object());
            let of_the_case = matches!(fact.kind, Type::Fen | Type::Moves) && !good && is_one;
            if !of_the_case {
                assert_eq!(is_malformed("/decide", &body), !good, "{body}: the schema says {good}");
            }
        }
    }
    assert!(kinds.len() > 20, "{} kinds of facts", kinds.len());
}

#[test]
fn parameters_are_described_as_they_are_taken() {
    let document = get("/api/v1/openapi.json").json();
    let described = |path: &str, method: &str, name: &str| {
        let parameters =
            document["paths"][path][method]["parameters"].as_array().expect("parameters").clone();
        let found = parameters.into_iter().find(|one| one["name"] == name).expect("a parameter");
        jsonschema::validator_for(&found["schema"]).expect("a schema")
    };
    let article = described("/articles", "get", "article");
    assert!(!article.is_valid(&json!("")) && article.is_valid(&json!("E.8")));
    assert_eq!(get("/api/v1/articles?article=").status, 400);
    let on = described("/decide", "post", "on");
    for (day, good) in [("2014-07-01", true), ("2014-02-29", false), ("2014-07-01T10:00", false), ("", false)]
    {
        assert_eq!(on.is_valid(&json!(day)), good, "{day}");
        let answer = post(&format!("/api/v1/decide?on={day}"), r#"{"sealed.reading": "clear"}"#);
        assert_eq!(answer.status, if good { 200 } else { 400 }, "{day}: {}", answer.text());
    }
    let compare = described("/decide", "post", "compare");
    for (editions, good) in [
        (["fide-2014"].as_slice(), true),
        (&["fide-1974", "fide-2014"], true),
        (&["fide-2014", "fide-2014"], false),
        (&["fide-2015"], false),
        (&[], false),
    ] {
        assert_eq!(compare.is_valid(&json!(editions)), good, "{editions:?}");
        let query = format!("/api/v1/decide?compare={}", editions.join(","));
        let answer = post(&query, r#"{"sealed.reading": "clear"}"#);
        assert_eq!(answer.status, if good { 200 } else { 400 }, "{query}: {}", answer.text());
    }
}

/// What Schemathesis found wrong, asking with this seed and so often; nothing where it is not installed.
fn asked(arguments: &[&str]) {
    let program = home().join("venv/bin/schemathesis");
    if !program.is_file() {
        assert!(!required(), "PLICA_IMPORTERS=required, but there is no {}", program.display());
        let _ = writeln!(std::io::stderr(), "SKIPPED: Schemathesis is not installed");
        return;
    }
    let server = Server::start();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/importers");
    let checks = "schema_and_api_agree,nothing_breaks,status_code_conformance,content_type_conformance,\
                  response_headers_conformance,response_schema_conformance,negative_data_rejection,unsupported_method,\
                  allow_header_conformance";
    let mut schemathesis = Command::new(program);
    schemathesis
        .args([
            "run",
            &format!("http://{}/api/v1/openapi.json", server.address),
            "--seed",
            "1974",
            "--workers",
            "1",
        ])
        .args([
            "--generation-database",
            "none",
            "--no-color",
            "--continue-on-failure",
            "--no-shrink",
            "--warnings",
            "off",
        ])
        .args(["--checks", checks])
        .args(arguments)
        .env("PYTHONPATH", folder)
        .env("PYTHONDONTWRITEBYTECODE", "1")
        .env("SCHEMATHESIS_HOOKS", "openapi_checks")
        .current_dir(programs::folder());
    run(&mut schemathesis).ends(0);
}

#[test]
fn schemathesis_finds_nothing_in_random_requests() {
    asked(&["--phases", "examples,fuzzing", "--max-examples", "150", "--exclude-path", "/diff"]);
}

/// Every boundary of every parameter. A case has so many facts that its boundaries are without number.
#[test]
fn schemathesis_finds_nothing_at_the_boundaries() {
    asked(&["--phases", "coverage", "--exclude-path", "/diff", "--exclude-path", "/decide"]);
}

/// What differs between two editions takes seconds to find: only what is refused is asked at random.
#[test]
fn schemathesis_finds_nothing_in_what_cannot_be_compared() {
    asked(&[
        "--phases",
        "coverage,fuzzing",
        "--mode",
        "negative",
        "--max-examples",
        "50",
        "--include-path",
        "/diff",
    ]);
}
