//! The addresses for programs: the objects of the command line, every fault with its place, nothing passed over.

use axum::body::Body;
use axum::http::Request;
use serde_json::{Value as Json, json};
use tower::ServiceExt as _;

use super::command_line::{plica, plica_ends, stdout};
use super::site::{Answer, answer, get, post, sent};
use super::tidy::read;

fn printed(arguments: &[&str]) -> Json {
    serde_json::from_str(&stdout(&plica(arguments))).expect("JSON")
}

/// The same where the run ends with this code.
fn printed_ends(code: i32, arguments: &[&str]) -> Json {
    serde_json::from_str(&stdout(&plica_ends(code, arguments))).expect("JSON")
}

/// The codes of the faults, and the status.
fn faults(answer: &Answer) -> (u16, Vec<String>) {
    assert_eq!(answer.header("content-type"), "application/problem+json", "{}", answer.text());
    let problem = answer.json();
    assert_eq!(problem["status"], answer.status.as_u16());
    let errors = problem["errors"].as_array().cloned().unwrap_or_default();
    (answer.status.as_u16(), errors.iter().map(|fault| fault["code"].as_str().unwrap().to_owned()).collect())
}

fn refused(answer: &Answer, status: u16, codes: &[&str]) {
    assert_eq!(
        faults(answer),
        (status, codes.iter().map(|code| (*code).to_owned()).collect()),
        "{}",
        answer.text()
    );
}

#[test]
fn the_objects_are_those_of_the_command_line() {
    let case = read("examples/two-knights.yaml");
    let decide = ["decide", "examples/two-knights.yaml", "--format", "json", "--lang", "it"];
    let ruling = sent("/api/v1/decide?lang=it", "application/yaml", case.clone());
    assert_eq!(ruling.status, 200);
    assert_eq!(ruling.json(), printed(&decide));
    // Open under the edition of 1974.
    for (query, more, code) in [
        ("edition=fide-1997", ["--edition", "fide-1997"].as_slice(), 0),
        ("on=1999-05-01", &["--on", "1999-05-01"], 0),
        ("compare=fide-1974,fide-2014", &["--compare", "fide-1974,fide-2014"], 3),
        ("what_would_change=yes", &["--what-would-change"], 0),
    ] {
        let ruling =
            sent(&format!("/api/v1/decide?lang=it&{query}"), "text/yaml; charset=UTF-8", case.clone());
        assert_eq!(ruling.json(), printed_ends(code, &[&decide, more].concat()), "{query}");
    }
    let position = "4k3/7p/8/8/8/5N2/2N4P/4K3 w - - 0 41";
    let read =
        ["read", "Cd4", "--position", position, "--written-in", "es", "--format", "json", "--lang", "es"];
    let told = json!({"position": position, "written": "Cd4", "language": "es"});
    assert_eq!(post("/api/v1/read?lang=es", told.to_string()).json(), printed(&read));
    let shown = ["show", "E.8", "--edition", "fide-2014", "--format", "json", "--lang", "es"];
    assert_eq!(get("/api/v1/articles?edition=fide-2014&article=E.8&lang=es").json(), printed(&shown));
    let listed = ["show", "--edition", "fide-1997", "--format", "json", "--lang", "en"];
    assert_eq!(get("/api/v1/articles?edition=fide-1997").json(), printed(&listed));
    let compared = ["diff", "fide-2018", "fide-2023", "--format", "json"];
    let first = get("/api/v1/diff?first=fide-2018&second=fide-2023");
    assert_eq!(first.json(), printed(&compared));
    assert_eq!(get("/api/v1/diff?first=fide-2018&second=fide-2023").body, first.body);
}

#[test]
fn a_case_may_stand_beside_its_parameters() {
    let asked = json!({
        "facts": {"position": "4k3/7p/8/8/8/5N2/2N4P/4K3 w - - 0 41", "sealed": {"written": "Cd4", "language": "es"},
                  "about": ["result"]},
        "edition": "fide-2014", "lang": "es",
    });
    let ruling = post("/api/v1/decide", asked.to_string());
    assert_eq!(ruling.header("content-language"), "es");
    let ruling = ruling.json();
    assert_eq!((&ruling["edition"], &ruling["result"]), (&json!("fide-2014"), &json!("0-1")));
    assert_eq!(ruling["about"], json!(["result"]));
    refused(&post("/api/v1/decide?edition=fide-1997", asked.to_string()), 400, &["duplicate-key"]);
    let mut asked = asked;
    asked["compare"] = json!(["fide-1974", "fide-2014"]);
    let answer = post("/api/v1/decide", asked.to_string());
    refused(&answer, 400, &["unknown-key"]);
    assert_eq!(answer.json()["errors"][0]["place"]["file"], "<body>");
}

#[test]
fn what_is_wrong_is_said_with_its_place_in_the_user_s_language() {
    let answer = post("/api/v1/decide?edition=fide-2014&lang=it", "{\"sealed.reeding\": \"ambiguous\"}");
    refused(&answer, 400, &["unknown-fact"]);
    let problem = answer.json();
    assert_eq!(problem["type"], "/api#bad-request");
    assert_eq!(problem["title"], "Questa richiesta non può avere risposta così com'è");
    let place = json!({
        "file": "<body>", "line": 1, "column": 2, "end_line": 1, "end_column": 18, "start": 1, "end": 17,
    });
    assert_eq!(problem["errors"][0]["place"], place);
    for (query, codes) in [
        ("edtion=fide-2014", ["unknown-key"].as_slice()),
        ("edition=fide-2014&edition=fide-2014", &["duplicate-key"]),
        ("edition=fide-3014", &["unknown-edition"]),
        ("edition=", &["unknown-edition"]),
        ("edition=fide-2014&on=2015-01-01", &["unknown-key"]),
        ("compare=fide-2014,fide-2014", &["duplicate-key"]),
        ("compare=fide-2014,fide-3014", &["unknown-edition"]),
        ("on=2015", &["bad-value"]),
        ("on=1815-06-18", &["no-edition-on-date"]),
        ("edition=fide-2014&what_would_change=perhaps", &["unknown-value"]),
        ("edition=fide-2014&lang=fr", &["unknown-value"]),
        ("edition=%ff%fe", &["not-utf-8"]),
        ("edition=%zz", &["unknown-edition"]),
        ("%3Cscript%3E=1", &["unknown-key"]),
        ("", &["edition-needed"]),
    ] {
        let answer = post(&format!("/api/v1/decide?{query}"), "{\"sealed.reading\": \"ambiguous\"}");
        let found = faults(&answer);
        assert_eq!(found, (400, codes.iter().map(|code| (*code).to_owned()).collect()), "{query}");
    }
    refused(&get("/api/v1/diff?first=fide-2014"), 400, &["missing-key"]);
    refused(&get("/api/v1/articles?article=Z.99"), 400, &["unknown-article"]);
    refused(&get("/api/v1/editions?edition=fide-2014"), 400, &["unknown-key"]);
    refused(&post("/api/v1/read", "{\"written\": \"Nd4\"}"), 400, &["missing-key"]);
    refused(
        &post("/api/v1/read", "{\"written\": \"Nd4\", \"position\": \"9/8 w - - 0 1\"}"),
        400,
        &["bad-position"],
    );
}

#[test]
fn the_language_is_that_named_else_that_wished_else_english() {
    let title = |address: &str, wish: &str| {
        let request = Request::get(address).header("accept-language", wish);
        let answer = answer(request.body(Body::empty()).expect("a request"));
        assert!(answer.header("vary").contains("accept-language"));
        answer.json()["title"].as_str().expect("a title").to_owned()
    };
    assert_eq!(title("/api/v1/nothing", "fr, es;q=0.3, it-CH;q=0.8"), "Questa pagina non esiste");
    assert_eq!(title("/api/v1/nothing?lang=es", "it"), "No existe esa página");
    assert_eq!(title("/api/v1/nothing", "it;q=0, fr"), "There is no such page");
    assert_eq!(title("/api/v1/nothing", "q=;;,,;q=nan"), "There is no such page");
}

#[test]
fn refusals_have_their_status() {
    let wrong = get("/api/v1/decide");
    refused(&wrong, 405, &[]);
    assert_eq!(wrong.header("allow"), "POST");
    let wrong = post("/api/v1/editions", "{}");
    refused(&wrong, 405, &[]);
    assert_eq!(wrong.header("allow"), "GET,HEAD");
    refused(&get("/api/v1/"), 404, &[]);
    refused(&get("/api/v1/decide/"), 404, &[]);
    refused(&sent("/api/v1/decide", "application/x-www-form-urlencoded", "{}"), 415, &[]);
    refused(&sent("/api/v1/decide", "application/json; charset=latin1", "{}"), 415, &[]);
    refused(&post("/api/v1/decide", vec![b' '; 300 * 1024]), 413, &[]);
    refused(&get(&format!("/api/v1/editions?x={}", "a".repeat(9000))), 414, &[]);
    let packed = Request::post("/api/v1/decide").header("content-encoding", "gzip").body(Body::from("{}"));
    refused(&answer(packed.expect("a request")), 415, &[]);
}

#[test]
fn junk_is_refused_and_nothing_breaks() {
    let deep = |open: &str, close: &str| format!("{}1{}", open.repeat(5000), close.repeat(5000));
    let many: String = (0..20_000).map(|number| ["\"k", &number.to_string(), "\":1,"].concat()).collect();
    let bodies: [(Vec<u8>, &str); 12] = [
        (b"".to_vec(), ""),
        (b"\xff\xfe\x00".to_vec(), "not-utf-8"),
        (b"null".to_vec(), ""),
        (b"[1, 2]".to_vec(), ""),
        (b"{\"a\": {}, \"a\": {}}".to_vec(), "duplicate-key"),
        (deep("{\"a\":", "}").into_bytes(), ""),
        (deep("[", "]").into_bytes(), ""),
        (format!("{{{many}\"z\":1}}").into_bytes(), ""),
        (b"facts: &a [*a, *a]".to_vec(), ""),
        (b"{\"facts\": 7, \"edition\": \"fide-2014\"}".to_vec(), "wrong-shape"),
        (b"{\"facts\": {}, \"lang\": [[\"es\"]]}".to_vec(), "wrong-shape"),
        ("{\"position\": \"\u{202e}\u{0}\u{1F47E}\"}".as_bytes().to_vec(), ""),
    ];
    for (body, code) in bodies {
        for address in ["/api/v1/decide?edition=fide-2014", "/api/v1/read"] {
            let answer = post(address, body.clone());
            let shown = String::from_utf8_lossy(&body[..body.len().min(40)]).into_owned();
            // A case without a fact is a case: nothing is told and the ruling is open.
            let (status, codes) = faults(&answer);
            assert_eq!(status, 400, "{address} {shown}");
            assert!(!codes.is_empty(), "{address} {shown}");
            if address.contains("decide") && !code.is_empty() {
                assert_eq!(codes[0], code, "{shown}");
            }
        }
    }
}

#[test]
fn what_did_not_change_is_not_sent_again() {
    for address in
        ["/en", "/es/law", "/assets/site.css", "/api/v1/editions", "/api/v1/openapi.json", "/it/api"]
    {
        let first = get(address);
        let tag = first.header("etag").to_owned();
        assert!(tag.len() > 2, "{address}");
        assert!(first.header("cache-control").contains("no-cache"));
        let asked = |known: &str| {
            answer(
                Request::get(address).header("if-none-match", known).body(Body::empty()).expect("a request"),
            )
        };
        let second = asked(&format!("\"other\", W/{tag}"));
        assert_eq!((second.status.as_u16(), second.body.len()), (304, 0), "{address}");
        assert_eq!(second.header("etag"), tag);
        assert_eq!(asked("\"other\"").status, 200);
        let head = answer(Request::head(address).body(Body::empty()).expect("a request"));
        assert_eq!(
            (head.status.as_u16(), head.body.len(), head.header("etag")),
            (200, 0, &*tag),
            "{address}"
        );
        assert_eq!(head.header("content-length"), first.body.len().to_string(), "{address}");
    }
    let ruling = sent("/api/v1/decide", "application/yaml", read("examples/two-knights.yaml"));
    assert_eq!((ruling.header("cache-control"), ruling.header("etag")), ("no-store", ""));
    assert_eq!(get("/healthz").text(), "ok\n");
}

#[test]
fn too_much_at_once_is_turned_away_and_short_work_goes_on() {
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    let router = plica::site_router();
    let asked = |address: &str, body: &'static str| {
        let method = if body.is_empty() { "GET" } else { "POST" };
        let request =
            Request::builder().method(method).uri(address).body(Body::from(body)).expect("a request");
        router.clone().oneshot(request)
    };
    runtime.block_on(async {
        let diff = "/api/v1/diff?first=fide-2018&second=fide-2023";
        let many: Vec<_> = (0..40).map(|_| tokio::spawn(asked(diff, ""))).collect();
        let short =
            asked("/api/v1/decide", "{\"edition\": \"fide-2014\", \"sealed.reading\": \"ambiguous\"}");
        assert_eq!(short.await.expect("an answer").status(), 200);
        let mut statuses = Vec::new();
        for one in many {
            let answer = one.await.expect("it ends").expect("an answer");
            if answer.status() == 503 {
                assert_eq!(answer.headers()["retry-after"], "5");
                assert_eq!(answer.headers()["content-type"], "application/problem+json");
            }
            statuses.push(answer.status().as_u16());
        }
        assert!(statuses.contains(&503) && statuses.contains(&200), "{statuses:?}");
        assert!(statuses.iter().all(|status| [200, 503].contains(status)), "{statuses:?}");
    });
}

#[test]
fn a_small_request_has_a_small_answer() {
    let many =
        |one: &dyn Fn(usize) -> String, count: usize| (0..count).map(one).collect::<Vec<_>>().join(",");
    for body in [
        format!("{{\"about\": [{}]}}", many(&|at| format!("\"bad{at}\""), 8_000)),
        format!("{{\"about\": [{}]}}", many(&|_| "\"b\"".to_owned(), 19_000)),
        format!("{{{}}}", many(&|at| format!("\"fact{at}\": \"x\""), 4_900)),
        format!("{{\"sealed\": {{{}}}}}", many(&|at| format!("\"fact{at}\": []"), 4_900)),
    ] {
        let size = body.len();
        let answer = post("/api/v1/decide?edition=fide-2014&lang=es", body);
        assert_eq!(answer.status, 400);
        assert!(answer.body.len() < 8 * 1024, "{size} bytes came back as {}", answer.body.len());
        assert!(!answer.json()["errors"].as_array().expect("errors").is_empty());
    }
}
