//! Who may ask `plica serve`: whoever uses its own name, and no page of another site.

use super::serving::Server;

const OWN: &str = "host: 127.0.0.1:4974";

/// The status line's number for a request with these header lines.
fn status(server: &Server, method: &str, target: &str, lines: &[&str]) -> u16 {
    answer(server, method, target, lines)
        .split(' ')
        .nth(1)
        .and_then(|code| code.parse().ok())
        .expect("a status")
}

fn answer(server: &Server, method: &str, target: &str, lines: &[&str]) -> String {
    let lines = lines.join("\r\n");
    let length = if method == "POST" { "content-length: 2\r\n" } else { "" };
    let body = if method == "POST" { "{}" } else { "" };
    server.raw(
        format!("{method} {target} HTTP/1.1\r\n{lines}\r\n{length}connection: close\r\n\r\n{body}")
            .as_bytes(),
    )
}

#[test]
fn it_answers_to_its_own_names_alone() {
    let server = Server::start_with(&["--lang", "en", "--name", "Club.local", "--name", "torneo.example"]);
    for own in [
        "127.0.0.1",
        "127.0.0.1:4974",
        "LOCALHOST:1",
        "localhost.",
        "[::1]:4974",
        "[::1]",
        "[::ffff:127.0.0.1]",
        "club.local:4974",
        "torneo.example",
    ] {
        assert_eq!(status(&server, "GET", "/en", &[&format!("host: {own}")]), 200, "{own}");
    }
    for other in [
        "evil.example",
        "127.0.0.1.evil.example",
        "localhost.evil.example",
        "evil.localhost",
        "10.0.0.5",
        "[2001:db8::1]",
        "localhost@evil.example",
        "localhost:x",
        "local",
        "0.0.0.0",
        "club.local.evil.example",
    ] {
        assert_eq!(status(&server, "GET", "/en", &[&format!("host: {other}")]), 421, "{other}");
    }
    for unclear in [&[][..], &[OWN, OWN], &[OWN, "host: evil.example"], &["host: caf\u{e9}"]] {
        assert_eq!(status(&server, "GET", "/en", unclear), 400, "{unclear:?}");
    }
    assert_eq!(status(&server, "GET", "http://evil.example/en", &[OWN]), 421);
    assert_eq!(status(&server, "GET", "http://localhost/en", &[OWN]), 200);
}

#[test]
fn in_a_hall_it_answers_to_any_address() {
    let mut server = Server::start_with(&["--lang", "en", "--host", "0.0.0.0"]);
    let port = server.address.rsplit(':').next().expect("a port").to_owned();
    server.address = format!("127.0.0.1:{port}");
    for own in ["192.168.1.20:4974", "10.0.0.5", "[fe80::1]", "localhost"] {
        assert_eq!(status(&server, "GET", "/en", &[&format!("host: {own}")]), 200, "{own}");
    }
    assert_eq!(status(&server, "GET", "/en", &["host: evil.example"]), 421);
}

#[test]
fn pages_of_other_sites_can_lead_here_and_nothing_else() {
    let server = Server::start();
    let navigate = ["sec-fetch-mode: navigate", "sec-fetch-dest: document"];
    let (decide, page) = ("/api/v1/decide?edition=fide-2014", "/en/law");
    for (method, target, lines, wanted) in [
        // What a reader or a program does of its own.
        ("POST", decide, &[OWN][..], 200),
        ("POST", decide, &[OWN, "sec-fetch-site: none"], 200),
        ("POST", decide, &[OWN, "sec-fetch-site: same-origin", "origin: http://127.0.0.1:4974"], 200),
        ("POST", decide, &[OWN, "origin: http://127.0.0.1:4974"], 200),
        ("POST", decide, &["host: localhost", "origin: https://LOCALHOST"], 200),
        ("POST", decide, &[OWN, "sec-fetch-site: same-origin", "origin: null"], 200),
        ("GET", page, &[OWN, "sec-fetch-site: cross-site", navigate[0], navigate[1]], 200),
        ("HEAD", page, &[OWN, "sec-fetch-site: same-site", navigate[0], navigate[1]], 200),
        // What a page of another site makes a browser do.
        ("POST", decide, &[OWN, "origin: http://evil.example"], 403),
        ("POST", decide, &[OWN, "origin: null"], 403),
        ("POST", decide, &[OWN, "origin: http://127.0.0.1:3000"], 403),
        ("POST", decide, &[OWN, "origin: http://localhost:4974"], 403),
        ("POST", decide, &[OWN, "origin: http://127.0.0.1:4974", "origin: http://evil.example"], 403),
        ("POST", decide, &[OWN, "sec-fetch-site: cross-site", navigate[0], navigate[1]], 403),
        ("POST", decide, &[OWN, "sec-fetch-site: same-site"], 403),
        ("POST", decide, &[OWN, "sec-fetch-site: unheard-of"], 403),
        (
            "GET",
            page,
            &[OWN, "sec-fetch-site: cross-site", "sec-fetch-mode: no-cors", "sec-fetch-dest: image"],
            403,
        ),
        ("GET", page, &[OWN, "sec-fetch-site: cross-site", navigate[0], "sec-fetch-dest: iframe"], 403),
        (
            "GET",
            page,
            &[OWN, "sec-fetch-site: cross-site", "sec-fetch-mode: cors", "origin: http://evil.example"],
            403,
        ),
        (
            "OPTIONS",
            decide,
            &[OWN, "origin: http://evil.example", "access-control-request-method: POST"],
            403,
        ),
        ("GET", "/healthz", &[OWN, "sec-fetch-site: cross-site"], 403),
    ] {
        assert_eq!(status(&server, method, target, lines), wanted, "{method} {target} {lines:?}");
    }
}

#[test]
fn who_is_refused_hears_why_in_his_language() {
    let server = Server::start();
    let evil = "host: evil.example";
    for (lang, wanted) in [("es", "otro servidor"), ("it", "un altro server"), ("en", "another server")] {
        let page = answer(&server, "GET", &format!("/{lang}"), &[evil]);
        assert!(page.starts_with("HTTP/1.1 421") && page.contains(wanted), "{page}");
        assert!(page.contains("content-security-policy") && page.contains("no-store"), "{page}");
        let wish = format!("accept-language: {lang}");
        let problem = answer(&server, "POST", "/api/v1/decide", &[evil, &wish]);
        assert!(problem.contains("problem+json") && problem.contains("/api#foreign-host"), "{problem}");
        assert!(problem.contains(wanted), "{problem}");
    }
    let problem = answer(&server, "POST", "/api/v1/decide", &[OWN, "origin: http://evil.example"]);
    assert!(problem.contains("/api#foreign-page"), "{problem}");
    let problem = answer(&server, "POST", "/api/v1/decide", &[]);
    assert!(problem.contains("/api#unclear-host"), "{problem}");
}
