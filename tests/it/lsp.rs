//! The language server as an editor uses it, over standard input and output.

use std::fs;

use serde_json::{Value as Json, json};

use super::lsp_session::{Page, Session};
use super::workbench::Desk;

const E8: &str = "rules/fide-2014/E.8.yaml";

/// The labels of a list of completions.
fn labels(items: &Json) -> Vec<&str> {
    items.as_array().unwrap().iter().map(|item| item["label"].as_str().unwrap()).collect()
}

/// The item with a label.
fn item<'a>(items: &'a Json, label: &str) -> &'a Json {
    let found = items.as_array().unwrap().iter().find(|item| item["label"] == label);
    found.unwrap_or_else(|| panic!("no {label} among {:?}", labels(items)))
}

#[test]
fn a_wrong_name_is_shown_where_it_stands_until_it_is_right() {
    let desk = Desk::with(&["fide-2014"]);
    for (locale, words) in
        [("es", "no hay ningún hecho llamado `sealed.raeding`"), ("it-IT", "sealed.raeding")]
    {
        let mut session = Session::greeted(locale, &["utf-16"]);
        let mut page = Page::open(&mut session, &desk, E8);
        page.change(&mut session, "sealed.reading is ambiguous", "sealed.raeding is ambiguous");
        let found = session.findings("E.8.yaml");
        assert_eq!(found.as_array().unwrap().len(), 1, "{found}");
        assert_eq!(found[0]["code"], "unknown-fact");
        assert_eq!(found[0]["source"], "plica");
        assert_eq!(found[0]["severity"], 1);
        assert_eq!(page.letters(&found[0]["range"]), "sealed.raeding");
        let message = found[0]["message"].as_str().unwrap();
        assert!(message.contains(words) && message.contains("`sealed.reading`"), "{message}");
        page.change(&mut session, "sealed.raeding", "sealed.reading");
        assert_eq!(session.findings("E.8.yaml"), json!([]));
        session.leave();
    }
}

#[test]
fn what_check_finds_is_shown_when_nothing_more_is_typed() {
    let desk = Desk::with(&["fide-2014"]);
    // Emacs marks a file it has open so.
    #[cfg(unix)]
    std::os::unix::fs::symlink("user@host.1:2", desk.path("rules/fide-2014/.#E.8.yaml")).unwrap();
    let mut session = Session::greeted("en", &[]);
    let mut page = Page::open(&mut session, &desk, E8);
    let knights = "ruling: {result: 0-1, because: [E.8.a], not: [E.8.b, E.8.c]}";
    page.change(&mut session, knights, &knights.replace("0-1", "1-0"));
    let found = session.findings("E.8.yaml");
    let first = &found[0];
    assert_eq!((&first["code"], page.letters(&first["range"])), (&json!("example-fails"), "1-0".to_owned()));
    // A rule that contradicts another shows the other as well.
    page.change(&mut session, "result: 1-0, because", "result: 0-1, because");
    assert_eq!(session.findings("E.8.yaml"), json!([]));
    let ambiguous = "applies and sealed.reading is ambiguous";
    page.change(&mut session, ambiguous, &format!("{ambiguous} and sealed.intention_doubtful"));
    let found = session.findings("E.8.yaml");
    let conflict = found.as_array().unwrap().iter().find(|fault| fault["code"] == "conflict");
    let related = &conflict.unwrap_or_else(|| panic!("{found}"))["relatedInformation"][0];
    assert!(related["location"]["uri"].as_str().unwrap().ends_with("/E.9.yaml"), "{related}");
    assert_eq!(related["message"], "also here");
    session.leave();
}

#[test]
fn faults_are_shown_on_the_right_letters_behind_letters_outside_ascii() {
    let desk = Desk::with(&["fide-2014"]);
    let before = "    given: {position: 4k3/7p/8/8/8/5N2/2N4P/4K3 w - - 0 41, sealed.written: Cd4,";
    let after = "    given: {sealed.written: \"♘d4 𝄞 é\", selaed.language: es, position: 4k3/7p/8/8/8/5N2/2N4P/4K3 w - - 0 41,";
    for encoding in ["utf-16", "utf-8", "utf-32"] {
        let mut session = Session::greeted("en", &[encoding]);
        let mut page = Page::open(&mut session, &desk, E8);
        page.change(&mut session, before, after);
        let found = session.findings("E.8.yaml");
        let start = found.as_array().unwrap().iter().find(|fault| fault["code"] == "unknown-fact").unwrap();
        let line = after.split("selaed").next().unwrap();
        let wanted = match encoding {
            "utf-8" => line.len(),
            "utf-16" => line.encode_utf16().count(),
            _ => line.chars().count(),
        };
        assert_eq!(start["range"]["start"]["character"], wanted, "{encoding}");
        if encoding == "utf-16" {
            assert_eq!(page.letters(&start["range"]), "selaed.language");
            let items = session.ask("textDocument/completion", page.behind("é\", selaed"));
            let edit = &item(&items, "sealed.language")["textEdit"];
            assert_eq!(page.letters(&edit["range"]), "selaed");
        }
        session.leave();
    }
}

#[test]
fn what_may_stand_at_the_cursor_is_offered_though_the_text_does_not_parse() {
    let desk = Desk::with(&["fide-2014"]);
    let mut session = Session::greeted("it", &[]);
    let mut page = Page::open(&mut session, &desk, E8);
    let sound = page.text.clone();
    let mut offered = |from: &str, to: &str, at: &str| {
        page.text.clone_from(&sound);
        page.change(&mut session, from, to);
        session.ask("textDocument/completion", page.behind(at))
    };
    let when = "when: rule E.8.record applies and sealed.reading is ambiguous";
    let items = offered(when, "when: sea", "when: sea");
    assert_eq!(item(&items, "sealed.reading")["documentation"], "Come è scritta la mossa in busta?");
    assert!(labels(&items).contains(&"for each player,"));
    let items = offered(when, "when: sealed.reading is ", "when: sealed.reading is ");
    assert_eq!(labels(&items)[..3], ["clear", "inexact", "ambiguous"]);
    assert!(item(&items, "ambiguous")["documentation"].as_str().unwrap().contains("mosse legali"));
    let items = offered(when, "when: sealed.reading is one of clear, ", "one of clear, ");
    assert_eq!(labels(&items).len(), 6);
    let items = offered(when, "when: article ", "when: article ");
    assert!(labels(&items).contains(&"9.6") && labels(&items).contains(&"E.9.a.play"));
    let items = offered("unless: [7.6.void,", "unless: [E., ", "unless: [E.");
    assert!(labels(&items).contains(&"E.6"));
    let items = offered("then: sealer loses", "then: arbiter must ", "then: arbiter must ");
    assert_eq!(item(&items, "open-envelope")["documentation"], "L'arbitro deve aprire la busta.");
    let items = offered("then: sealer loses", "then: arbiter must bear ", "must bear ");
    assert_eq!(labels(&items)[0], "names");
    let items = offered("then: sealer loses", "then: offer ", "then: offer ");
    assert_eq!(labels(&items), ["stands", "lapses"]);
    let items = offered("because: [E.8.a], not", "because: [], not", "because: [");
    assert!(labels(&items).contains(&"E.8.a"));
    let items = offered("{result: 0-1, because", "{result: , because", "{result: ");
    assert!(labels(&items).contains(&"\"*\""));
    let items = offered("sealed.written: Cd4", "seal: Cd4", ", seal");
    assert!(labels(&items).contains(&"sealed.written"));
    let items = offered("    then: sealer loses", "    ", "E.9.final]\n    ");
    assert_eq!(labels(&items)[4..7], ["at:", "when:", "unless:"]);
    assert!(item(&items, "unless:")["documentation"].as_str().unwrap().contains("articoli"));
    session.leave();
}

#[test]
fn names_are_explained_in_the_language_of_the_editor() {
    let desk = Desk::with(&["fide-2014"]);
    for (locale, fact, value, rule) in [
        ("es", "¿Cómo está escrita la jugada secreta?", "dos o más jugadas legales", "FIDE 2014, art. E.8.a"),
        ("it", "Come è scritta la mossa in busta?", "due o più mosse legali", "FIDE 2014, art. E.8.a"),
    ] {
        let mut session = Session::greeted(locale, &[]);
        let page = Page::open(&mut session, &desk, E8);
        let mut said = |at: &str| {
            let hover = session.ask("textDocument/hover", page.behind(at));
            hover["contents"]["value"].as_str().unwrap_or_default().to_owned()
        };
        assert!(said("when: sealed.rea").contains(fact), "{}", said("when: sealed.rea"));
        assert!(said("reading is ambig").contains(value), "{}", said("reading is ambig"));
        assert!(said("  - rule: E.8.a").contains(rule), "{}", said("  - rule: E.8.a"));
        assert!(said("article: E").contains("- E.8.a: "), "{}", said("article: E"));
        assert!(said("then: seal").starts_with("**sealer**"));
        assert_eq!(
            said("when: sealed.reading is one of ambiguous, illegal, unintelligible, absent and n"),
            ""
        );
        session.leave();
    }
}

#[test]
fn a_name_leads_to_where_it_is_written() {
    let desk = Desk::with(&["fide-2014", "fide-2017", "fide-2018"]);
    let mut session = Session::greeted("en", &[]);
    let article = Page::open(&mut session, &desk, E8);
    let edition = Page::open(&mut session, &desk, "rules/fide-2018/edition.yaml");
    let mut leads = |page: &Page, at: &str| {
        let found = session.ask("textDocument/definition", page.behind(at));
        let uri = found["uri"].as_str().unwrap_or("nowhere").rsplit("/rules/").next().unwrap().to_owned();
        let line = found["range"]["start"]["line"].as_u64().unwrap_or_default();
        let text = fs::read_to_string(desk.path(&format!("rules/{uri}"))).unwrap_or_default();
        let line = text.lines().nth(usize::try_from(line).unwrap()).unwrap_or("").trim();
        (uri, line.chars().take(22).collect::<String>())
    };
    let is = |uri: &str, line: &str| (uri.to_owned(), line.to_owned());
    assert_eq!(leads(&article, "when: rule E.8.rec"), is("fide-2014/E.8.yaml", "- rule: E.8.record"));
    assert_eq!(
        leads(&article, "unless: [6.9.sealed, E.9.fin"),
        is("fide-2014/E.9.yaml", "- rule: E.9.final")
    );
    assert_eq!(leads(&article, "because: [E.9.a"), is("fide-2014/E.9.yaml", "- rule: E.9.a.play"));
    assert_eq!(leads(&article, "when: sealed.r"), is("vocabulary.yaml", "sealed.reading:"));
    assert_eq!(leads(&article, "not envelope.mis"), is("vocabulary.yaml", "envelope.missing: {typ"));
    assert_eq!(leads(&edition, "amends: fide"), is("fide-2014/edition.yaml", "edition: fide-2014"));
    assert_eq!(leads(&edition, "  E.8.b"), is("fide-2014/E.8.yaml", "- rule: E.8.b"));
    assert_eq!(leads(&edition, "  E.8.b: I.8"), is("fide-2014/E.8.yaml", "- rule: E.8.b"));
    let mut params = article.behind("- rule: E.8.b");
    params["context"] = json!({"includeDeclaration": false});
    let found = session.ask("textDocument/references", params);
    // One near miss each of E.8.a and E.8.c, two rulings that follow from it, its number in the edition of 2018.
    assert!(found.as_array().unwrap().len() >= 5, "{found}");
    let outline = session.ask("textDocument/documentSymbol", json!({"textDocument": {"uri": article.uri}}));
    let names: Vec<_> = outline[0]["children"].as_array().unwrap().iter().map(|one| &one["name"]).collect();
    assert_eq!(
        (&outline[0]["name"], &names[..2]),
        (&json!("E.8"), &[&json!("E.8.record"), &json!("E.8.a")][..])
    );
    session.leave();
}

#[test]
fn a_disordered_article_is_put_in_order() {
    let desk = Desk::with(&["fide-2014"]);
    let mut session = Session::greeted("en", &[]);
    let mut page = Page::open(&mut session, &desk, E8);
    let asked = |page: &Page| json!({"textDocument": {"uri": page.uri}, "options": {"tabSize": 2, "insertSpaces": true}});
    assert_eq!(session.ask("textDocument/formatting", asked(&page)), json!([]));
    let ordered = page.text.clone();
    page.change(&mut session, "title: sealed-move-defects\n", "title:    sealed-move-defects\n");
    let edits = session.ask("textDocument/formatting", asked(&page));
    assert_eq!(edits[0]["newText"], "title: sealed-move-defects\n");
    assert_eq!(edits[0]["range"]["start"], json!({"line": 1, "character": 0}));
    page.change(&mut session, "title:    sealed-move-defects", "title: [");
    assert_eq!(session.ask("textDocument/formatting", asked(&page)), Json::Null);
    assert!(ordered.starts_with("article"));
    session.leave();
}

#[test]
fn a_case_is_checked_and_other_yaml_is_left_alone() {
    let mut session = Session::greeted("en", &[]);
    let case = "edition: fide-2014\nposition: 4k3/7p/8/8/8/5N2/2N4P/4K3 w - - 0 41\nsealed:\n  written: Cd4\n  langauge: es\n";
    let mut page = Page::with(&mut session, "file:///nowhere/case.yaml", case);
    let found = session.findings("case.yaml");
    assert_eq!(
        (&found[0]["code"], page.letters(&found[0]["range"])),
        (&json!("unknown-fact"), "langauge".to_owned())
    );
    page.change(&mut session, "langauge", "language");
    assert_eq!(session.findings("case.yaml"), json!([]));
    let items = session.ask("textDocument/completion", page.behind("sealed:\n  wri"));
    assert!(labels(&items).contains(&"written"));
    let hover = session.ask("textDocument/hover", page.behind("  langu"));
    assert!(hover["contents"]["value"].as_str().unwrap().starts_with("**sealed.language**"));
    Page::with(
        &mut session,
        "file:///nowhere/compose.yaml",
        "services:\n  web: {image: x}\nposition_of: [\n",
    );
    assert_eq!(session.findings("compose.yaml"), json!([]));
    session.leave();
}

#[test]
fn what_makes_no_sense_is_answered_and_harms_nothing() {
    let mut session = Session::start(&["--lang", "it"]);
    assert_eq!(session.refused("textDocument/hover", json!({})).0, -32002);
    session.ask("initialize", json!({"capabilities": {}, "locale": "es"}));
    let (code, message) = session.refused("plica/dance", json!({}));
    assert_eq!((code, message.as_str()), (-32601, "plica non conosce la richiesta `plica/dance`"));
    assert_eq!(session.refused("textDocument/hover", json!({"position": "here"})).0, -32602);
    assert_eq!(session.refused("initialize", json!({"capabilities": {}})).0, -32600);
    session.tell("textDocument/didChange", json!({"contentChanges": 7}));
    session.tell("textDocument/didOpen", json!(null));
    session.tell("$/cancelRequest", json!({"id": 1}));
    session.raw(b"Content-Length: 9\r\n\r\n{\"half\": ");
    session.raw("Content-Length: 4\r\nContent-Type: x\r\n\r\n\u{e9}\u{e9}".as_bytes());
    let unopened =
        json!({"textDocument": {"uri": "file:///nowhere/a.yaml"}, "position": {"line": 9, "character": 9}});
    assert_eq!(session.ask("textDocument/hover", unopened), Json::Null);
    assert_eq!(session.shown.len(), 2, "{:?}", session.shown);
    let mut page = Page::with(&mut session, "untitled:1", "position: [\n");
    assert_eq!(session.findings("untitled:1")[0]["code"], "yaml-syntax");
    page.change(&mut session, "[", "\u{1f600}: {- ]");
    let far =
        json!({"textDocument": {"uri": page.uri}, "position": {"line": u32::MAX, "character": u32::MAX}});
    for method in ["hover", "completion", "definition", "prepareRename"] {
        let answered = session.is_answered(&format!("textDocument/{method}"), far.clone());
        assert_eq!(answered, method != "prepareRename", "{method}");
    }
    assert_eq!(session.ask("shutdown", Json::Null), Json::Null);
    assert_eq!(session.refused("textDocument/hover", far).0, -32600);
    session.tell("exit", Json::Null);
    assert_eq!(session.ended().code(), Some(0));
}

#[test]
fn an_editor_that_goes_away_ends_the_server() {
    assert_eq!(Session::start(&[]).ended().code(), Some(1));
    assert_eq!(Session::greeted("en", &[]).ended().code(), Some(1));
    let mut session = Session::greeted("en", &[]);
    session.tell("exit", Json::Null);
    assert_eq!(session.ended().code(), Some(1));
    let mut session = Session::greeted("en", &[]);
    session.ask("shutdown", Json::Null);
    assert_eq!(session.ended().code(), Some(0));
    for junk in
        ["no header at all\n", "Content-Length: 99999999999999999999\r\n\r\n", "Content-Length: x\r\n\r\n"]
    {
        let mut session = Session::start(&[]);
        session.raw(junk.as_bytes());
        assert_eq!(session.ended().code(), Some(1), "{junk}");
    }
}
