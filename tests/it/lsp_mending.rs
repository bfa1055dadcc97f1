//! What an editor offers to do: names written as they were meant, missing texts, rulings of examples, everything by name.

use serde_json::{Value as Json, json};

use super::lsp_names::apply;
use super::lsp_session::{Page, Session};
use super::workbench::Desk;

const E8: &str = "rules/fide-2014/E.8.yaml";

/// What can be mended anywhere in a page.
fn fixes(session: &mut Session, page: &Page) -> Vec<Json> {
    let range = json!({"start": {"line": 0, "character": 0}, "end": {"line": 99_999, "character": 0}});
    let about = json!({"textDocument": {"uri": page.uri}, "range": range, "context": {"diagnostics": []}});
    session.ask("textDocument/codeAction", about).as_array().unwrap().clone()
}

fn titles(actions: &[Json]) -> Vec<&str> {
    actions.iter().map(|action| action["title"].as_str().unwrap()).collect()
}

/// The findings of the page when one of them is the one awaited.
fn until(session: &mut Session, file: &str, code: &str) -> Json {
    let is_code = |fault: &Json| fault["code"] == code;
    session.findings_that(file, |found| found.as_array().unwrap().iter().any(is_code))
}

#[test]
fn every_name_is_mended_where_one_was_probably_meant() {
    let desk = Desk::with(&["fide-2014", "fide-2017", "fide-2018"]);
    let mut session = Session::greeted("es", &[]);
    for (file, wrong) in [
        (
            E8,
            &[
                ("    unless: [7.6.void,", "    unles: [7.6.void,"),
                ("sealed.reading is ambiguous", "sealed.raeding is ambiguous"),
                ("is one of ambiguous, illegal", "is one of ambiguous, ilegal"),
                ("unless: [6.9.sealed, E.9.final]", "unless: [6.9.sealed, E.9.finl]"),
                ("not: [E.8.b, E.8.c]", "not: [E.8.bb, E.8.c]"),
                ("then: sealer loses", "then: sealr loses"),
            ][..],
        ),
        (
            "rules/fide-2014/E.9.yaml",
            &[("arbiter must open-envelope", "arbiter must open-envelop"), ("at: record", "at: recrd")],
        ),
        (
            "rules/fide-2018/edition.yaml",
            &[
                ("amends: fide-2014", "amends: fide-2041"),
                ("event.adopts_guidelines", "event.adopt_guidelines"),
            ],
        ),
        ("rules/vocabulary.yaml", &[("{type: truth", "{type: trth")]),
    ] {
        let sound = desk.read(file);
        for (right, wrong) in wrong {
            // One at a time: a fault may hide what would be found behind it.
            desk.write(file, &sound.replacen(right, wrong, 1));
            assert_ne!(desk.read(file), sound, "{file}: {right}");
            session.tell("workspace/didChangeWatchedFiles", json!({"changes": []}));
            let page = Page::open(&mut session, &desk, file);
            let found = session.findings_that(file, |found| {
                // What is told of the row before may still come.
                let is_of_row = |fault: &Json| {
                    let letters = fault["data"]["letters"].as_str();
                    letters.is_some_and(|letters| wrong.contains(letters))
                };
                found.as_array().unwrap().iter().any(is_of_row)
            });
            let actions = fixes(&mut session, &page);
            let first = actions.first().unwrap_or_else(|| panic!("{file}: nothing mends {wrong}: {found}"));
            page.close(&mut session);
            apply(&desk, &first["edit"]);
            assert_eq!(desk.read(file), sound, "{file}: {wrong} mended by {}", first["title"]);
            desk.write(file, &sound);
        }
    }
    session.leave();
}

#[test]
fn names_under_other_names_and_in_long_clauses_are_mended_too() {
    let desk = Desk::with(&["fide-2014"]);
    let mut session = Session::greeted("it", &[]);
    // What the file has, the same laid out otherwise, what is wrong in it, and which is the word.
    let nested = "4K3 w - - 0 41, sealed: {written: Cd4, language: es}}";
    let dotted = "4K3 w - - 0 41, sealed.written: Cd4, sealed.language: es}";
    let clause = "when: rule E.8.record applies and sealed.reading is illegal";
    let plain = "when: rule E.8.record applies\n      and sealed.reading is illegal";
    let quoted = "when: \"rule E.8.record applies\n      and sealed.reading is illegal\"";
    let sound = desk.read(E8);
    for (right, laid, wrong, mended) in [
        (dotted, nested, "writen", "written"),
        (dotted, nested, "seeled", "sealed"),
        (clause, plain, "sealed.raeding", "sealed.reading"),
        (clause, plain, "ilegal", "illegal"),
        (clause, quoted, "sealed.raeding", "sealed.reading"),
        (clause, quoted, "ilegal", "illegal"),
    ] {
        assert!(sound.contains(right), "{right}");
        let text = sound.replacen(right, laid, 1);
        let (before, after) = text.split_once(laid).unwrap();
        let broken = format!("{before}{}{after}", laid.replacen(mended, wrong, 1));
        desk.write(E8, &broken);
        session.tell("workspace/didChangeWatchedFiles", json!({"changes": []}));
        let page = Page::open(&mut session, &desk, E8);
        // The name below a wrong one is what nobody knows.
        let letters = if wrong == "seeled" { "written" } else { wrong };
        session.findings_that(E8, |found| {
            found.as_array().unwrap().iter().any(|fault| fault["data"]["letters"] == letters)
        });
        let actions = fixes(&mut session, &page);
        page.close(&mut session);
        let first = actions.first().unwrap_or_else(|| panic!("nothing mends {wrong} in {laid}"));
        apply(&desk, &first["edit"]);
        assert_eq!(desk.read(E8), text, "{wrong} mended by {}", first["title"]);
        desk.write(E8, &sound);
    }
    session.leave();
}

#[test]
fn missing_texts_are_written_in_every_language_and_shown_until_they_say_something() {
    let desk = Desk::with(&["fide-2014"]);
    let mut session = Session::greeted("it", &[]);
    let vocabulary = desk.read("rules/vocabulary.yaml");
    let fact = "  phone.rang: {type: truth, assume: no, matters: [result]}\n  sealed.intended:";
    desk.write("rules/vocabulary.yaml", &vocabulary.replacen("  sealed.intended:", fact, 1));
    let article = desk.read(E8);
    let rule =
        "  - rule: E.8.z\n    when: phone.rang\n    then: arbiter must keep-envelope\n  - rule: E.8.a\n";
    desk.write(E8, &article.replacen("  - rule: E.8.a\n", rule, 1));
    let page = Page::open(&mut session, &desk, E8);
    let found = until(&mut session, "E.8.yaml", "missing-message");
    let at_rule = found.as_array().unwrap().iter().filter(|fault| fault["code"] == "missing-message");
    // In each language, at the rule that has no words.
    let places: Vec<_> = at_rule.map(|fault| page.letters(&fault["range"])).collect();
    assert_eq!(places, ["E.8.z"; 3]);
    let actions = fixes(&mut session, &page);
    let wanted = [
        "Scrivere il testo mancante in tutte le lingue",
        "Scrivere tutti i 2 testi mancanti in tutte le lingue",
    ];
    assert_eq!(titles(&actions), wanted);
    let files = apply(&desk, &actions[1]["edit"]);
    assert_eq!(files.len(), 6, "{files:?}");
    assert!(desk.read("locales/es/fide-2014.ftl").ends_with("\nrule-E-8-z = ?? por escribir\n"));
    let stub = "\nfact-phone-rang = ?? to be written\n    .asks = ?? to be written\n    .states = ?? to be written \
                { $value ->\n        [yes] ?? to be written\n       *[no] ?? to be written\n    }\n";
    assert!(desk.read("locales/en/vocabulary.ftl").ends_with(stub));
    // What is begun and not written is shown where it stands, and mended by writing it.
    let mut words = Page::open(&mut session, &desk, "locales/it/fide-2014.ftl");
    session.tell("workspace/didChangeWatchedFiles", json!({"changes": []}));
    let found = until(&mut session, "it/fide-2014.ftl", "missing-message");
    assert_eq!(words.letters(&found[0]["range"]), "rule-E-8-z");
    words.change(
        &mut session,
        "rule-E-8-z = ?? da scrivere",
        "rule-E-8-z = Se squilla un telefono, si tiene la busta.",
    );
    assert_eq!(session.findings("it/fide-2014.ftl"), json!([]));
    // A text that cannot be read is shown at its place.
    words.change(&mut session, "si tiene la busta.", "si tiene la { busta.");
    let found = until(&mut session, "it/fide-2014.ftl", "fluent-syntax");
    assert!(found[0]["range"]["start"]["line"].as_u64().unwrap() > 100, "{found}");
    session.leave();
}

#[test]
fn a_file_of_words_knows_what_its_messages_speak_of() {
    let desk = Desk::with(&["fide-2014"]);
    let mut session = Session::greeted("es", &[]);
    let mut words = Page::open(&mut session, &desk, "locales/it/fide-2014.ftl");
    let hover = session.ask("textDocument/hover", words.behind("\nrule-E-8-a"));
    let said = hover["contents"]["value"].as_str().unwrap().to_owned();
    // The rule in clauses, and how the other languages say it.
    for part in ["FIDE 2014, art. E.8.a", "then: sealer loses", "**es**", "**en**"] {
        assert!(said.contains(part), "{part}: {said}");
    }
    let found = session.ask("textDocument/definition", words.behind("\nrule-E-8-a"));
    assert!(found["uri"].as_str().unwrap().ends_with("/rules/fide-2014/E.8.yaml"), "{found}");
    let whole = words.text.clone();
    let (before, after) = whole.split_once("\nrule-E-8-a = ").unwrap();
    let begun = format!("{before}\nrule-E{}", after.find('\n').map_or("", |end| &after[end..]));
    words.change(&mut session, &whole, &begun);
    let items = session
        .ask("textDocument/completion", words.behind(&format!("{}\nrule-E", &before[before.len() - 40..])));
    assert_eq!(items[0]["label"], "rule-E-8-a", "{items}");
    let vocabulary = Page::open(&mut session, &desk, "locales/it/vocabulary.ftl");
    let hover = session.ask("textDocument/hover", vocabulary.behind("\nfact-sealed-reading"));
    assert!(hover["contents"]["value"].as_str().unwrap().contains("¿Cómo está escrita la jugada secreta?"));
    session.leave();
}

#[test]
fn above_each_example_stands_its_ruling() {
    let desk = Desk::with(&["fide-2014"]);
    let mut session = Session::greeted("es", &[]);
    let mut page = Page::open(&mut session, &desk, E8);
    let about = json!({"textDocument": {"uri": page.uri}});
    let lenses = session.ask("textDocument/codeLens", about.clone());
    let first = lenses[0]["command"].clone();
    assert_eq!(first["title"], "Decisión: 0-1, como está escrita");
    assert_eq!(page.letters(&lenses[0]["range"]), "two knights can reach d4");
    let ask = json!({"command": first["command"], "arguments": first["arguments"]});
    let shown = session.ask("workspace/executeCommand", ask.clone());
    let markdown = shown["markdown"].as_str().unwrap();
    assert!(markdown.contains("**Resultado: 0-1. Las negras ganan.**"), "{markdown}");
    let hover = session.ask("textDocument/hover", page.behind("case: two knights can reach"));
    assert_eq!(hover["contents"]["value"], shown["markdown"]);
    // Another ruling than the one written is said so, at its head.
    let knights = "ruling: {result: 0-1, because: [E.8.a], not: [E.8.b, E.8.c]}";
    page.change(&mut session, knights, &knights.replace("0-1", "1-0"));
    let lenses = session.ask("textDocument/codeLens", about.clone());
    assert_eq!(lenses[0]["command"]["title"], "Decisión: 0-1, no como está escrita");
    let shown = session.ask("workspace/executeCommand", ask.clone());
    assert!(shown["markdown"].as_str().unwrap().starts_with("- "), "{shown}");
    // Rules that do not load give no ruling: it would be that of other rules.
    page.change(&mut session, "then: sealer loses", "then: sealr loses");
    let lenses = session.ask("textDocument/codeLens", about);
    assert_eq!(lenses[0]["command"]["title"], "Mostrar la decisión");
    let (code, message) = session.refused("workspace/executeCommand", ask);
    assert_eq!(code, -32803);
    assert!(message.contains("sin errores"), "{message}");
    let none = json!({"command": first["command"], "arguments": [page.uri, "no such case"]});
    page.change(&mut session, "then: sealr loses", "then: sealer loses");
    assert!(session.refused("workspace/executeCommand", none).1.contains("`no such case`"));
    session.leave();
}

#[test]
fn everything_of_the_workspace_is_found_by_its_name_or_its_words() {
    let desk = Desk::with(&["fide-2014"]);
    let mut session = Session::greeted("it", &[]);
    Page::open(&mut session, &desk, E8);
    for (typed, name, kind, file) in [
        ("E.8.a", "E.8.a", 12, "fide-2014/E.8.yaml"),
        ("sealed.read", "sealed.reading", 13, "vocabulary.yaml"),
        ("open-env", "open-envelope", 6, "vocabulary.yaml"),
        ("player.limit", "player.limit", 24, "vocabulary.yaml"),
        ("both-late", "both-late", 10, "vocabulary.yaml"),
        ("two knights can reach d4", "two knights can reach d4", 15, "fide-2014/E.8.yaml"),
        // By its words in the language of the editor.
        ("aprire la busta", "open-envelope", 6, "vocabulary.yaml"),
    ] {
        let found = session.ask("workspace/symbol", json!({"query": typed}));
        let known = found.as_array().unwrap().iter().any(|symbol| {
            symbol["name"] == name
                && symbol["kind"] == kind
                && symbol["location"]["uri"].as_str().unwrap().ends_with(file)
        });
        assert!(known, "{typed}: {found}");
    }
    session.leave();
}
