//! `plica mcp` as an assistant meets it: through the protocol's own library for Python, and line by line.

use std::fs;
use std::io::Write as _;
use std::path::Path;
use std::process::Command;

use serde_json::{Value as Json, json};

use super::command_line::{plica, stderr, stdout, with_input, with_input_ends};
use super::formats::importers::{python, required};
use super::programs::{folder, run};

/// What an assistant sees of a session: the server, its tools, its answers. Nothing where there is no library.
fn session(arguments: &[&str], calls: &[Json], at_once: bool) -> Option<Json> {
    let path = folder().join("calls.json");
    let told = json!({"arguments": arguments, "calls": calls, "at_once": at_once});
    fs::write(&path, told.to_string()).expect("written");
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/importers/mcp_client.py");
    let mut command = Command::new(python());
    let failure = match run(command.arg(&script).arg(env!("CARGO_BIN_EXE_plica")).arg(&path)).ended_well() {
        Ok(output) => return Some(serde_json::from_slice(&output.stdout).expect("JSON")),
        Err(failure) => failure,
    };
    assert!(failure.contains("ModuleNotFoundError"), "{failure}");
    assert!(!required(), "PLICA_IMPORTERS=required, but {failure}");
    let _ = writeln!(std::io::stderr(), "SKIPPED: the library of the protocol is not installed");
    None
}

fn call(tool: &str, arguments: &Json) -> Json {
    json!({"tool": tool, "arguments": arguments})
}

fn text(answer: &Json) -> &str {
    answer["content"][0]["text"].as_str().unwrap_or_default()
}

/// The codes of the faults of a call that was refused.
fn faults(answer: &Json) -> Vec<&str> {
    assert_eq!(answer["isError"], true, "{answer:#}");
    let errors = answer["structuredContent"]["errors"].as_array().expect("errors");
    errors.iter().filter_map(|error| error["code"].as_str()).collect()
}

const POSITION: &str = "4k3/7p/8/8/8/5N2/2N4P/4K3 w - - 0 41";

fn two_knights() -> Json {
    json!({"position": POSITION, "sealed.written": "Cd4", "sealed.language": "es"})
}

#[test]
fn an_assistant_gets_rulings_readings_articles_and_differences() {
    let decide = json!({"facts": two_knights(), "edition": "fide-2014", "lang": "es"});
    let open = json!({"facts": {"sealed.reading": "ambiguous"}, "edition": "fide-2014"});
    let read = json!({"position": POSITION, "written": "Cd4", "language": "es", "lang": "it"});
    let calls = [
        call("decide", &decide),
        call("missing_facts", &open),
        call("read", &read),
        call("show", &json!({})),
        call("show", &json!({"edition": "fide-2014"})),
        call("show", &json!({"edition": "fide-2014", "article": "E.8", "lang": "it"})),
        call("diff", &json!({"first": "fide-2018", "second": "fide-2023"})),
        call("missing_facts", &json!({"facts": two_knights(), "on": "2014-07-15"})),
    ];
    let Some(seen) = session(&["--lang", "en"], &calls, false) else { return };
    assert_eq!(seen["server"]["serverInfo"]["name"], "plica");
    let names: Vec<_> = seen["tools"].as_array().unwrap().iter().map(|tool| &tool["name"]).collect();
    assert_eq!(names, ["decide", "missing_facts", "read", "show", "diff"]);
    let answers = seen["answers"].as_array().unwrap();
    for (answer, call) in answers.iter().zip(&calls) {
        assert_ne!(answer["isError"], true, "{answer:#}");
        assert_eq!(answer["fits"], true, "{call}");
    }
    let printed = plica(&["decide", "examples/two-knights.yaml", "--lang", "es", "--format", "json"]);
    let printed: Json = serde_json::from_slice(&printed.stdout).unwrap();
    assert_eq!(answers[0]["structuredContent"], printed, "as the command line says it");
    let printed = plica(&["decide", "examples/two-knights.yaml", "--lang", "es"]);
    assert_eq!(text(&answers[0]).trim(), stdout(&printed).trim());
    let open = &answers[1]["structuredContent"];
    assert_eq!(open["status"], "open");
    let first = &open["missing"][0];
    assert!(first["question"].as_str().is_some_and(|asked| asked.ends_with('?')), "{open:#}");
    assert!(first["if"].as_object().is_some_and(|answers| answers.len() > 1), "{open:#}");
    assert!(text(&answers[1]).contains(first["question"].as_str().unwrap()), "{}", text(&answers[1]));
    assert_eq!(answers[2]["structuredContent"]["reading"], "ambiguous");
    assert_eq!(answers[2]["structuredContent"]["candidates"], json!(["c2d4", "f3d4"]));
    assert_eq!(answers[3]["structuredContent"]["editions"].as_array().map(Vec::len), Some(8));
    assert!(text(&answers[4]).contains("E.8"), "{}", text(&answers[4]));
    let article = &answers[5]["structuredContent"]["articles"][0];
    let rules = article["rules"].as_array().unwrap();
    assert!(rules.iter().any(|rule| rule["rule"] == "E.8.a"), "{article:#}");
    assert!(text(&answers[5]).contains(article["title"].as_str().unwrap()));
    assert_eq!(answers[6]["structuredContent"]["complete"], true);
    assert_eq!(answers[7]["structuredContent"]["status"], "decided");
    assert!(text(&answers[7]).contains("Nothing need be known besides."), "{}", text(&answers[7]));
}

#[test]
fn a_comparison_comes_as_an_overview_and_then_by_provision() {
    let pair = json!({"first": "fide-2018", "second": "fide-2023", "lang": "es"});
    let printed = plica(&["diff", "fide-2018", "fide-2023", "--format", "json"]);
    let whole: Json = serde_json::from_slice(&printed.stdout).unwrap();
    let provision = whole["provisions"][0]["rule"].as_str().unwrap();
    let mut one = pair.clone();
    one["provision"] = json!(provision);
    let mut none = pair.clone();
    none["provision"] = json!("E.99");
    let calls = [call("diff", &pair), call("diff", &one), call("diff", &none)];
    let Some(seen) = session(&[], &calls, false) else { return };
    let [overview, one, none] = [0, 1, 2].map(|place| &seen["answers"][place]);
    assert!(text(overview).contains(&format!("provision {provision}")), "{}", text(overview));
    let count = |object: &Json| -> usize {
        let provisions = object["provisions"].as_array().unwrap();
        let lines = provisions.iter().flat_map(|provision| provision["results"].as_array().unwrap());
        lines.map(|line| line["differences"].as_array().unwrap().len()).sum()
    };
    assert_eq!(overview["structuredContent"]["left_out"], count(&whole));
    assert_eq!(count(&overview["structuredContent"]), 0);
    let [left_out, shown] =
        [one["structuredContent"]["left_out"].as_u64().unwrap(), count(&one["structuredContent"]) as u64];
    assert!(shown > 0 && left_out + shown == count(&whole) as u64, "{shown} and {left_out}");
    assert_eq!(one["structuredContent"]["provisions"][0], whole["provisions"][0]);
    assert_eq!(faults(none), ["unknown-value"]);
}

#[test]
fn what_is_wrong_with_a_call_is_said_and_nothing_dropped() {
    let with = |facts: &Json| json!({"facts": facts, "edition": "fide-2014"});
    let bad = [
        ("decide", with(&json!({"sealed.redaing": "clear"})), "unknown-fact"),
        ("decide", with(&json!({"sealed.reading": 5})), "bad-value"),
        ("decide", with(&json!({"sealed.reading": ["clear"]})), "wrong-shape"),
        ("decide", with(&json!({"sealed.reading": null})), "wrong-shape"),
        ("decide", with(&json!("a case")), "wrong-shape"),
        ("decide", json!({"sealed.reading": "clear"}), "unknown-key"),
        ("decide", json!({}), "missing-key"),
        ("decide", json!({"facts": two_knights()}), "edition-needed"),
        ("decide", json!({"facts": {}, "edition": "fide-2015"}), "unknown-edition"),
        ("decide", json!({"facts": {}, "edition": "fide-2014", "on": "2014-07-15"}), "unknown-key"),
        ("decide", json!({"facts": {}, "edition": "fide-2014", "compare": "fide-1974"}), "unknown-key"),
        ("decide", json!({"facts": {}, "edition": "fide-2014", "what_would_change": 7}), "unknown-value"),
        ("decide", json!({"facts": {}, "edition": "fide-2014", "lang": "fr"}), "unknown-value"),
        ("missing_facts", json!({"facts": {}, "edition": ["fide-2014"]}), "wrong-shape"),
        ("read", json!({"position": "nonsense", "written": "Cd4"}), "bad-position"),
        ("read", json!({"written": "Cd4"}), "missing-key"),
        ("read", json!({"position": POSITION, "written": "Cd4", "about": ["offer"]}), "unknown-key"),
        ("show", json!({"article": "E.99"}), "unknown-article"),
        ("diff", json!({"first": "fide-2014"}), "missing-key"),
        ("decide", with(&json!({"sealed.written": "x".repeat(2 << 20)})), "file-too-large"),
    ];
    let calls: Vec<_> = bad.iter().map(|(tool, arguments, _)| call(tool, arguments)).collect();
    for (lang, says) in [("es", "error"), ("it", "errore"), ("en", "error")] {
        let Some(seen) = session(&["--lang", lang], &calls, false) else { return };
        for ((tool, arguments, code), answer) in bad.iter().zip(seen["answers"].as_array().unwrap()) {
            let shown: String = arguments.to_string().chars().take(200).collect();
            assert!(faults(answer).contains(code), "{tool} {shown}: {:?}", faults(answer));
            assert!(text(answer).starts_with(&format!("{says}[")), "{tool} {shown}: {}", text(answer));
            assert!(text(answer).len() < 20_000, "{tool} {shown}");
        }
    }
}

#[test]
fn a_tool_that_is_not_there_is_an_error_of_the_protocol() {
    let calls = [call("seal", &json!({})), call("show", &json!({}))];
    let Some(seen) = session(&["--lang", "es"], &calls, false) else { return };
    assert_eq!(seen["answers"][0]["error"]["code"], -32602);
    let said = seen["answers"][0]["error"]["message"].as_str().unwrap();
    assert!(said.contains("no hay ninguna herramienta `seal`") && said.contains("missing_facts"), "{said}");
    assert_ne!(seen["answers"][1]["isError"], true, "the session goes on");
}

#[test]
fn twenty_calls_at_once_are_answered_each_with_its_own() {
    // Call ten later asks the same.
    let editions = ["fide-1974", "fide-1997", "fide-2009", "fide-2014", "fide-2023"];
    let facts = json!({"sealed.reading": "ambiguous", "sealer.colour": "white"});
    let calls: Vec<_> = (0..20)
        .map(|place| {
            let edition = editions[place % editions.len()];
            let lang = ["es", "it"][place % 2];
            call("decide", &json!({"facts": facts, "edition": edition, "lang": lang}))
        })
        .collect();
    let Some(seen) = session(&[], &calls, true) else { return };
    let answers = seen["answers"].as_array().unwrap();
    assert_eq!(answers.len(), 20);
    for (place, answer) in answers.iter().enumerate() {
        assert_eq!(answer["structuredContent"]["edition"], editions[place % editions.len()]);
        assert_eq!(answer["structuredContent"], answers[(place + 10) % 20]["structuredContent"]);
    }
}

/// A session's first lines.
fn begun() -> String {
    let begin = json!({"jsonrpc": "2.0", "id": 0, "method": "initialize", "params": {
        "protocolVersion": "2025-06-18", "capabilities": {}, "clientInfo": {"name": "t", "version": "1"}}});
    format!("{begin}\n{}\n", json!({"jsonrpc": "2.0", "method": "notifications/initialized"}))
}

fn request(id: u32, tool: &str, arguments: &str) -> String {
    format!(
        "{{\"jsonrpc\":\"2.0\",\"id\":{id},\"method\":\"tools/call\",\"params\":{{\"name\":\"{tool}\",\"arguments\":{arguments}}}}}\n"
    )
}

/// The lines that come back, in the order of their ids, those without one first.
fn lines(arguments: &[&str], input: &[u8]) -> Vec<Json> {
    let output = with_input(&[&["mcp"], arguments].concat(), input);
    assert_eq!(stderr(&output), "");
    let printed = stdout(&output);
    let mut lines: Vec<Json> =
        printed.lines().map(|line| serde_json::from_str(line).expect("a message")).collect();
    lines.sort_by_key(|line| line["id"].as_i64().unwrap_or(-1));
    lines
}

#[test]
fn lines_that_are_no_messages_are_answered_and_passed_over() {
    let mut input = begun();
    input += "this is no JSON\n\n{\"half\": \n[]\n{\"jsonrpc\":\"2.0\",\"id\":7}\n";
    input += "{\"jsonrpc\":\"2.0\",\"id\":8,\"method\":\"tools/call\",\"params\":{\"name\":5}}\n";
    input += &request(1, "show", "{}");
    let answers = lines(&["--lang", "it"], input.as_bytes());
    let codes: Vec<_> = answers.iter().map(|line| line["error"]["code"].as_i64()).collect();
    let no_message = codes.iter().flatten().count();
    assert_eq!((no_message, codes.len() - no_message), (5, 2), "{answers:#?}");
    let said: Vec<_> = answers.iter().filter_map(|line| line["error"]["message"].as_str()).collect();
    assert!(said.iter().all(|said| *said == "questa riga non è un messaggio del protocollo"), "{said:?}");
}

#[test]
fn every_bad_line_before_the_end_of_the_input_is_answered() {
    let input = begun() + &"this is no JSON\n".repeat(500);
    let answers = lines(&[], input.as_bytes());
    let refused = answers.iter().filter(|line| line["error"]["code"] == json!(-32700)).count();
    assert_eq!(refused, 500);
}

#[test]
fn a_key_given_twice_and_numbers_as_written_are_seen() {
    let twice =
        "{\"facts\":{\"sealed.reading\":\"clear\",\"sealed.reading\":\"illegal\"},\"edition\":\"fide-2014\"}";
    let number = "{\"article\":9.10,\"lang\":\"en\"}";
    let input = begun() + &request(1, "decide", twice) + &request(2, "show", number);
    let answers = lines(&[], input.as_bytes());
    assert_eq!(faults(&answers[1]["result"]).first(), Some(&"duplicate-key"), "{answers:#?}");
    assert!(text(&answers[2]["result"]).contains("`9.10`"), "{:#}", answers[2]);
}

#[test]
fn megabytes_are_refused_in_a_line() {
    let long = format!("{{\"facts\":{{\"sealed.written\":\"{}\"}}}}", "x".repeat(20 << 20));
    let deep = format!("{{\"facts\":{}1{}}}", "{\"a\":".repeat(100_000), "}".repeat(100_000));
    let input =
        begun() + &request(1, "decide", &long) + &request(2, "decide", &deep) + &request(3, "show", "{}");
    let answers = lines(&["--lang", "es"], input.as_bytes());
    let of = |id: i64| answers.iter().find(|line| line["id"] == id);
    let said = of(1).and_then(|line| line["error"]["message"].as_str());
    assert_eq!(said, Some("esta línea pasa de 8 MB; no se ha leído nada de ella"));
    assert_eq!(of(2).map(|line| &line["error"]["code"]), Some(&json!(-32700)));
    assert!(of(3).is_some_and(|line| line["result"].is_object()), "{answers:#?}");
}

#[test]
fn the_end_of_the_input_ends_it_orderly() {
    assert_eq!(lines(&[], b"").len(), 0);
    assert_eq!(lines(&[], begun().as_bytes()).len(), 1);
    // What is under way is answered first; a line that breaks off is none.
    let input = begun() + &request(1, "show", "{}") + "{\"jsonrpc\":\"2.0\",\"id\":2,\"meth";
    let answers = lines(&[], input.as_bytes());
    assert!(answers.iter().any(|line| line["id"] == 1 && line["result"].is_object()), "{answers:#?}");
    // A comparison that nobody waits for keeps nothing from ending.
    let input = begun() + &request(1, "diff", "{\"first\":\"fide-1974\",\"second\":\"fide-2014\"}");
    lines(&[], input.as_bytes());
    let other = with_input_ends(1, &["mcp"], b"{\"jsonrpc\":\"2.0\",\"method\":\"initialized\"}\n");
    assert_eq!(stdout(&other), "");
    assert_eq!(stderr(&other).lines().count(), 1, "{}", stderr(&other));
}

#[test]
fn a_ruling_does_not_wait_for_a_comparison() {
    use std::io::{BufRead as _, BufReader};
    use std::process::Stdio;
    let mut child = Command::new(env!("CARGO_BIN_EXE_plica"))
        .arg("mcp")
        .env("LANG", "C")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("plica runs");
    let mut input = child.stdin.take().unwrap();
    let diff = "{\"first\":\"fide-1974\",\"second\":\"fide-2014\"}";
    let decide = "{\"facts\":{\"sealed.reading\":\"ambiguous\"},\"edition\":\"fide-2014\"}";
    let all = begun() + &request(1, "diff", diff) + &request(2, "diff", diff) + &request(3, "decide", decide);
    input.write_all(all.as_bytes()).unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
    let mut next = || -> Json { serde_json::from_str(&lines.next().unwrap().unwrap()).unwrap() };
    assert_eq!(next()["id"], 0);
    assert_eq!(next()["id"], 3, "the ruling comes before the comparisons asked for before it");
    drop(input);
    assert!(child.wait().unwrap().success());
}

#[test]
fn the_tools_are_described_in_three_languages_and_not_at_length() {
    let list = json!({"jsonrpc": "2.0", "id": 1, "method": "tools/list"});
    let mut titles = Vec::new();
    for lang in ["es", "it", "en"] {
        let answers = lines(&["--lang", lang], format!("{}{list}\n", begun()).as_bytes());
        let tools = answers[1]["result"]["tools"].as_array().unwrap();
        for tool in tools {
            let input = tool["inputSchema"].to_string();
            assert!(input.len() < 48_000, "{}: {} bytes", tool["name"], input.len());
            assert!(
                tool["annotations"]["readOnlyHint"] == true && !tool["description"].to_string().is_empty()
            );
        }
        titles.push(tools[0]["title"].clone());
    }
    assert_eq!(titles, ["Decidir un caso", "Decidere un caso", "Rule on a case"]);
}

/// What stands in the `mcp` blocks of the document: a tool with its arguments, then the text of the answer.
#[test]
fn the_document_shows_real_answers() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/assistants.md");
    let document = fs::read_to_string(&path).unwrap();
    let mut right = document.clone();
    let mut shown = 0;
    for block in document.split("```mcp\n").skip(1) {
        let block = block.split("```").next().unwrap();
        let (asked, _) = block.split_once('\n').unwrap();
        let (tool, arguments) = asked.split_once(' ').unwrap();
        let answers = lines(&[], (begun() + &request(1, tool, arguments)).as_bytes());
        let answer = text(&answers[1]["result"]).trim_end();
        let mut answer: Vec<_> = answer.lines().map(str::trim_end).collect();
        // A document may stop before the end, and says so.
        if block.ends_with("[...]\n") {
            answer.truncate(block.lines().count() - 3);
            answer.push("[...]");
        }
        right = right.replacen(block, &format!("{asked}\n\n{}\n", answer.join("\n")), 1);
        shown += 1;
    }
    assert_eq!(shown, 3);
    if std::env::var("PLICA_DOCUMENTS").is_ok_and(|wish| wish == "write") {
        fs::write(&path, &right).unwrap();
    }
    let kept = fs::read_to_string(&path).unwrap();
    assert!(kept == right, "docs/assistants.md shows other answers; PLICA_DOCUMENTS=write puts them in");
}
