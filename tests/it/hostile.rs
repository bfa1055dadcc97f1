//! Whoever writes scripts, line breaks or junk into a case or an address reads them back as text, or is refused.

use axum::body::Body;
use axum::http::Request;
use form_urlencoded::byte_serialize;
use plica::engine::model::Type;

use super::examples::library;
use super::site::{Answer, answer, get};

const SCRIPT: &str = "\"'><script>alert(1)</script><img src=x onerror=alert(1)>";

fn encoded(text: &str) -> String {
    byte_serialize(text.as_bytes()).collect()
}

/// No page holds the script as markup, and none brings one of its own.
fn is_harmless(answer: &Answer, what: &str) {
    let text = answer.text();
    assert!(!text.contains("<script>"), "{what}: {text}");
    assert!(!text.contains("<img src=x"), "{what}: {text}");
    for tag in text.split('<').skip(1) {
        // Between quotation marks everything is text: a quotation mark of the user's would have ended it.
        let names = tag.split('>').next().unwrap_or("").split('"').step_by(2).collect::<String>();
        assert!(!names.contains(" on"), "{what}: <{names}>");
        assert!(!names.contains(" style="), "{what}: the policy forbids <{names}>");
    }
    let policy = answer.header("content-security-policy");
    assert!(policy.contains("default-src 'none'") && !policy.contains("unsafe"), "{what}: {policy}");
    for (name, value) in [
        ("x-content-type-options", "nosniff"),
        ("x-frame-options", "DENY"),
        ("referrer-policy", "same-origin"),
    ] {
        assert_eq!(answer.header(name), value, "{what}");
    }
}

#[test]
fn scripts_in_any_field_are_text() {
    let facts = || library().rulebook.vocabulary.facts().map(|(_, fact)| fact);
    let is_text = |fact: &&plica::engine::model::Fact| {
        matches!(fact.kind, Type::Text | Type::Fen | Type::Moves | Type::Date | Type::Hour)
    };
    // Of facts whose answers are chosen from a list one of each kind will do.
    let mut names: Vec<&str> = facts().filter(is_text).map(|fact| fact.name.as_str()).collect();
    for kind in [Type::Truth, Type::Number, Type::Duration] {
        names.extend(facts().find(|fact| fact.kind == kind).map(|fact| fact.name.as_str()));
    }
    names.extend(["sealed.reading", "sealed.language"]);
    let others = ["topic", "about", "later", "ask", "paper", "edition", "turn", "do", "minute", SCRIPT];
    for name in names.into_iter().chain(others) {
        let edition = if name == "edition" { "" } else { "edition=fide-2014&topic=sealed-move&" };
        let query = format!("{edition}{}={}", encoded(name), encoded(SCRIPT));
        // What would change a ruling is searched for long: one text is enough there.
        let pages = ["ruling", "result", "compare", "changes", "play"];
        for page in pages.into_iter().filter(|page| *page != "changes" || name == "white.name") {
            let mut found = get(&format!("/en/{page}?{query}"));
            if found.status.is_redirection() {
                found = get(found.header("location"));
            }
            is_harmless(&found, &format!("{page}?{query}"));
        }
    }
}

#[test]
fn scripts_in_addresses_and_headers_are_text() {
    for path in [
        "/en/%3Cscript%3Ealert(1)%3C/script%3E",
        "/%3Cscript%3E",
        "/en//%22%3E%3Cscript%3E",
        "/assets/%2e%2e%2fCargo.toml",
        "/assets/%ff",
    ] {
        let found = get(path);
        assert_eq!(found.status, 404, "{path}");
        is_harmless(&found, path);
    }
    for host in ["<script>alert(1)</script>", "a\"'><script>", "evil.example"] {
        let request = Request::get("/es/api").header("host", host).body(Body::empty()).expect("a request");
        is_harmless(&answer(request), host);
    }
    is_harmless(&get(&format!("/en/ruling?x={}", "%ff".repeat(500))), "no UTF-8");
    let long = get(&format!("/it/ruling?white.name={}", "a".repeat(9000)));
    assert_eq!(long.status, 414);
    assert!(
        long.text().contains("L&apos;indirizzo è troppo lungo")
            || long.text().contains("L'indirizzo è troppo lungo")
    );
    is_harmless(&long, "414");
}

#[test]
fn no_header_can_be_written_from_outside() {
    let line = "x\r\nset-cookie: a=b";
    let found = get(&format!("/en/ruling?white.name={}&edition=fide-2014", encoded(line)));
    assert!(found.header("location").starts_with("/en/ruling?") || found.status == 200, "{}", found.status);
    assert!(!found.headers.contains_key("set-cookie"));
    let wish =
        Request::get("/").header("accept-language", "it\t,<x>").body(Body::empty()).expect("a request");
    assert_eq!(answer(wish).header("location"), "/it");
}
