//! `plica serve` in a crowd: nobody is kept out by another's idle connections or by another's long questions.

use std::io::{Read as _, Write as _};
use std::net::TcpStream;

use super::serving::{Server, decide};

/// One answer on a connection that stays open: its head.
fn exchange(stream: &mut TcpStream, request: &str) -> String {
    stream.write_all(request.as_bytes()).expect("sent");
    let mut bytes = Vec::new();
    let mut part = [0; 4096];
    loop {
        let text = String::from_utf8_lossy(&bytes).into_owned();
        if let Some((head, body)) = text.split_once("\r\n\r\n") {
            let length = head.lines().find_map(|line| line.strip_prefix("content-length: "));
            if body.len() >= length.and_then(|length| length.parse().ok()).unwrap_or(0) {
                return head.to_owned();
            }
        }
        let read = stream.read(&mut part).unwrap_or(0);
        if read == 0 {
            return text;
        }
        bytes.extend_from_slice(&part[..read]);
    }
}

#[test]
fn another_client_s_connections_are_no_hindrance() {
    let server = Server::start();
    let mut honest = server.connect_from("127.0.0.2");
    assert!(exchange(&mut honest, &decide("")).starts_with("HTTP/1.1 200"));
    let _crowd: Vec<TcpStream> = (0..800).map(|_| server.connect()).collect();
    let mut other = server.connect_from("127.0.0.2");
    assert!(exchange(&mut other, &decide("")).starts_with("HTTP/1.1 200"));
    assert!(exchange(&mut honest, &decide("")).starts_with("HTTP/1.1 200"), "it was kept");
}

#[test]
fn a_crowd_leaves_room_for_others_where_the_system_allows_few_files() {
    let server = Server::start_with_files(64);
    let mut honest = server.connect_from("127.0.0.2");
    assert!(exchange(&mut honest, &decide("")).starts_with("HTTP/1.1 200"));
    let _crowd: Vec<TcpStream> = (0..150).map(|_| server.connect()).collect();
    let mut other = server.connect_from("127.0.0.3");
    assert!(exchange(&mut other, &decide("")).starts_with("HTTP/1.1 200"));
    assert!(exchange(&mut honest, &decide("")).starts_with("HTTP/1.1 200"), "it was kept");
}

/// A question that takes long: what would change a ruling of which everything is unknown.
fn long() -> String {
    let facts = super::examples::library().rulebook.vocabulary.facts();
    let known = |fact: &&str| {
        [
            "position",
            "history",
            "edition",
            "event.",
            "white.",
            "black.",
            "player.",
            "opponent.",
            "sealed.written",
        ]
        .iter()
        .any(|begin| fact.starts_with(begin))
    };
    let facts = facts.map(|(_, fact)| fact).filter(|fact| {
        matches!(fact.kind, plica::engine::model::Type::Truth | plica::engine::model::Type::OneOf(_))
            && !known(&fact.name.as_str())
    });
    let told: serde_json::Map<_, _> = facts.map(|fact| (fact.name.clone(), "unknown".into())).collect();
    let mut told = serde_json::Value::Object(told);
    told["about"] = serde_json::json!(["result"]);
    let body = told.to_string();
    format!(
        "POST /api/v1/decide?edition=fide-2014&what_would_change=yes HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: {}\r\n\r\n{body}",
        body.len()
    )
}

#[test]
fn a_client_with_many_long_questions_does_not_shut_out_another_with_one() {
    let server = Server::start();
    let question = long();
    // More than wait at once: some of them are turned away, the modest one is not.
    let mut greedy: Vec<TcpStream> = (0..40).map(|_| server.connect()).collect();
    for stream in &mut greedy {
        stream.write_all(question.as_bytes()).expect("sent");
    }
    let mut modest = server.connect_from("127.0.0.2");
    let answer = exchange(&mut modest, &question);
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    // Those that have an answer by now, some of them turned away: the others would wait for long.
    let mut heads = Vec::new();
    for mut stream in greedy {
        stream.set_nonblocking(true).expect("a socket");
        let mut head = [0; 12];
        if stream.read_exact(&mut head).is_ok() {
            // Turned away, or given up where the machine has other work.
            assert!([b"HTTP/1.1 200", b"HTTP/1.1 503", b"HTTP/1.1 504"].contains(&&head), "{head:?}");
            heads.push(head);
        }
    }
    assert!(heads.contains(b"HTTP/1.1 503"), "nobody was turned away");
}
