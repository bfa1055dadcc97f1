//! New names for what a rulebook names, as an editor asks for them: everywhere, or not at all.

use std::fs;
use std::path::PathBuf;

use serde_json::{Value as Json, json};

use super::lsp_session::{Page, Session};
use super::tidy::{files, read};
use super::workbench::{Desk, yaml};

const E8: &str = "rules/fide-2014/E.8.yaml";
const VOCABULARY: &str = "rules/vocabulary.yaml";

/// Does what the server says is to be changed, as an editor does.
pub(crate) fn apply(desk: &Desk, changes: &Json) -> Vec<String> {
    let mut touched = Vec::new();
    for (uri, edits) in changes["changes"].as_object().unwrap() {
        let inside = uri.split(desk.path("").to_str().unwrap()).nth(1).unwrap().to_owned();
        let mut lines: Vec<Vec<u16>> =
            desk.read(&inside).split('\n').map(|line| line.encode_utf16().collect()).collect();
        let mut edits: Vec<_> = edits.as_array().unwrap().iter().collect();
        let number = |value: &Json| usize::try_from(value.as_u64().unwrap()).unwrap();
        edits.sort_by_key(|edit| {
            let start = &edit["range"]["start"];
            std::cmp::Reverse((number(&start["line"]), number(&start["character"])))
        });
        for edit in edits {
            let (start, end) = (&edit["range"]["start"], &edit["range"]["end"]);
            assert_eq!(start["line"], end["line"], "{edit}");
            let range = number(&start["character"])..number(&end["character"]);
            let new = edit["newText"].as_str().unwrap().encode_utf16();
            // What is put in may be several lines.
            lines[number(&start["line"])].splice(range, new);
        }
        let lines: Vec<_> = lines.iter().map(|line| String::from_utf16(line).unwrap()).collect();
        desk.write(&inside, &lines.join("\n"));
        touched.push(inside);
    }
    touched
}

fn renaming(page: &Page, at: &str, new: &str) -> Json {
    let mut params = page.behind(at);
    params["newName"] = json!(new);
    params
}

#[test]
#[expect(clippy::too_many_lines, reason = "one session for all, which is dear")]
fn rules_facts_moments_and_acts_get_new_names_everywhere_and_the_rulebook_stays_sound() {
    let desk = Desk::with(&["fide-1974", "fide-1997", "fide-2014", "fide-2017", "fide-2018"]);
    let before = desk.plica(0, &["check", "--lang", "en"]);
    let mut session = Session::greeted("en", &[]);
    for (file, at, new, touched, gone) in [
        // Named by other articles, by later editions that renumber it, and in the words.
        (E8, "- rule: E.8.a", "E.8.x", "locales/it/fide-2014.ftl", "rule-E-8-a ="),
        // What stands under a number moves with it, here also into the numbers of later editions.
        (
            "rules/fide-2014/E.9.yaml",
            "- rule: E.9.b",
            "E.9.z",
            "rules/fide-2018/edition.yaml",
            "rule-E-9-b =",
        ),
        // Under its own old number a rule goes alone, though its article has the same number.
        ("rules/fide-2014/6.9.yaml", "rule: \"6.9", "6.9.flag", "locales/es/fide-2014.ftl", "rule-6-9 ="),
        // Restated by a later edition: its rule and its words are renamed as well.
        ("rules/fide-2014/E.6.yaml", "- rule: E.6", "E.6.ended", "rules/fide-2018/I.6.yaml", "rule-E-6 ="),
        // Only the number in the later edition changes.
        (
            "rules/fide-2018/I.8.yaml",
            "because: [I.8.1",
            "I.8.first",
            "rules/fide-2018/edition.yaml",
            "no such",
        ),
        // A fact, where a rule asks it; what each player has, in clauses, examples and nested keys.
        (
            "rules/fide-1974/17.3.yaml",
            "sealed.intention_doubtful",
            "sealed.intention_unclear",
            "locales/it/vocabulary.ftl",
            "fact-sealed-intention-doubtful =",
        ),
        (
            VOCABULARY,
            "\n  player.flag_after_correction",
            "player.flag_by_the_right_time",
            "rules/fide-1997/A12.yaml",
            "fact-player-flag-after-correction =",
        ),
        // A moment, in orders, in rules and in what a case tells; with it the fact that holds its time.
        (
            VOCABULARY,
            "\n  player.limit",
            "player.deadline",
            "rules/fide-1974/edition.yaml",
            "fact-player-limit-at =",
        ),
        // An act, in conclusions and wherever the vocabulary lists it.
        (VOCABULARY, "\n  keep-reply", "guard-reply", "rules/fide-2014/E.9.yaml", "act-keep-reply ="),
    ] {
        let page = Page::open(&mut session, &desk, file);
        let place = session.ask("textDocument/prepareRename", page.behind(at));
        assert_eq!(json!(page.letters(&place["range"])), place["placeholder"]);
        let changes = session.ask("textDocument/rename", renaming(&page, at, new));
        page.close(&mut session);
        let files = apply(&desk, &changes);
        assert!(files.iter().any(|file| file == touched), "{new}: {files:?}");
        session.tell("workspace/didChangeWatchedFiles", json!({"changes": []}));
        let words = ["fide-2014", "vocabulary"].map(|name| desk.read(&format!("locales/en/{name}.ftl")));
        assert!(!words.concat().contains(&format!("\n{gone}")), "{gone} is still there");
    }
    session.leave();
    let said = desk.plica(0, &["check", "--lang", "en"]);
    let counts =
        |text: &str| text.lines().filter(|line| line.contains(" articles, ")).collect::<Vec<_>>().join("\n");
    assert_eq!(counts(&said), counts(&before));
    let shown = desk.plica(0, &["show", "E.8.x", "--lang", "en"]);
    assert!(shown.contains("E.8.x"), "{shown}");
}

#[test]
fn a_name_that_will_not_do_is_refused_in_plain_words() {
    let desk = Desk::with(&["fide-2014"]);
    let mut session = Session::greeted("it", &[]);
    let article = Page::open(&mut session, &desk, E8);
    let vocabulary = Page::open(&mut session, &desk, VOCABULARY);
    let mut no = |page: &Page, at: &str, new: &str, words: &str| {
        let (code, message) = session.refused("textDocument/rename", renaming(page, at, new));
        assert_eq!(code, -32803);
        assert!(message.contains(words), "{message}");
    };
    // plica reads the sealed move into it.
    no(&article, "when: rule E.8.record applies and sealed.rea", "sealed.record", "plica stesso usa il nome");
    no(&vocabulary, "\n  keep-reply", "Keep it", "non va bene al posto di `keep-reply`");
    no(&vocabulary, "\n  keep-reply", "keep-envelope", "già qualcosa che si chiama `keep-envelope`");
    // What each player has cannot become what the game has.
    no(
        &vocabulary,
        "\n  player.flag_after_correction",
        "lateness",
        "conserva la parola che sta prima del punto",
    );
    no(
        &vocabulary,
        "\n  player.flag_after_correction",
        "player.present",
        "già qualcosa che si chiama `player.present`",
    );
    session.leave();
}

/// What the sources name between quotation marks, of the names of a section of the vocabulary.
fn named_by_the_program(section: &str) -> Vec<String> {
    let vocabulary = yaml(&read(VOCABULARY));
    let is_fixed = |path: &PathBuf| path.ends_with("fixed_names.rs");
    let sources = files("src", "rs").into_iter().filter(|path| !is_fixed(path));
    // Tests stand at the end of a file.
    let sources: String = sources
        .map(|path| fs::read_to_string(path).unwrap().split("#[cfg(test)]").next().unwrap().to_owned())
        .collect();
    let names = vocabulary[section].as_object().unwrap().keys();
    let is_named = |name: &&String| {
        let seats = ["sealer", "replier", "player", "opponent", "white", "black"];
        let of_each = name.strip_prefix("player.").into_iter();
        let of_each = of_each.flat_map(|rest| seats.map(|seat| format!("{seat}.{rest}")));
        of_each.chain([(*name).clone()]).any(|name| sources.contains(&format!("\"{name}\"")))
    };
    let mut names: Vec<_> = names.filter(is_named).cloned().collect();
    names.sort();
    names
}

#[test]
fn the_names_that_the_program_itself_uses_are_known() {
    let listed = read("src/lsp/fixed_names.rs");
    let (facts, acts) = listed.split_once("FIXED_ACTS").unwrap();
    for (section, list) in [("facts", facts), ("acts", acts)] {
        let quoted: Vec<_> = list.split('"').skip(1).step_by(2).map(str::to_owned).collect();
        assert_eq!(quoted, named_by_the_program(section), "src/lsp/fixed_names.rs: {section}");
    }
}

#[test]
fn a_new_id_that_will_not_do_is_refused_in_plain_words() {
    let desk = Desk::with(&["fide-2014", "fide-2017", "fide-2018"]);
    let mut session = Session::greeted("es", &[]);
    let page = Page::open(&mut session, &desk, E8);
    let later = Page::open(&mut session, &desk, "rules/fide-2018/edition.yaml");
    let mut no = |page: &Page, at: &str, new: &str, words: &str| {
        let (code, message) = session.refused("textDocument/rename", renaming(page, at, new));
        assert_eq!(code, -32803);
        assert!(message.contains(words), "{message}");
    };
    no(&page, "- rule: E.8.a", "E.8.b", "ya tiene una regla `E.8.b`");
    no(&page, "- rule: E.8.a", "E 8", "no sirve como identificador");
    no(&page, "- rule: E.8.a", "", "no sirve como identificador");
    no(&page, "article: E.8", "E.88", "solo a una regla");
    // I.9.final of 2018 restates E.9.final of 2014; under another name the old one would come back.
    no(&later, "always, I.9.fi", "I.9.last", "ya no dirían lo mismo");
    let (code, _) = session.refused("textDocument/prepareRename", page.behind("title: sealed"));
    assert_eq!(code, -32803);
    session.leave();
}

#[test]
fn without_words_beside_the_rules_the_user_is_told_what_is_left_to_do() {
    let desk = Desk::with(&["fide-2014"]);
    fs::remove_dir_all(desk.path("locales")).unwrap();
    let mut session = Session::greeted("en", &[]);
    let page = Page::open(&mut session, &desk, E8);
    session.ask("textDocument/rename", renaming(&page, "- rule: E.8.a", "E.8.x"));
    assert!(session.shown[0].contains("`rule-E-8-a` must become `rule-E-8-x`"), "{:?}", session.shown);
    session.leave();
}
