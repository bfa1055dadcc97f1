//! The grammar of clauses, form by form: each is taken, each production is used, and the documentation shows them all.
//!
//! The forms are `tests/grammar/clauses.yaml`; the table in docs/editors.*.md is made of them (`INSTA_UPDATE=always`
//! writes it anew).

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use pest_vm::Vm;
use plica::Library;
use serde_json::Value as Json;

use super::tidy::{files, read};
use super::workbench::{Desk, yaml};

const GRAMMAR: &str = "grammar/clause.pest";

/// The forms: kind, clause, and its meaning by language.
fn forms() -> Vec<Json> {
    yaml(&read("tests/grammar/clauses.yaml")).as_array().unwrap().clone()
}

fn of_kind<'f>(forms: &'f [Json], kind: &str) -> Vec<&'f str> {
    let own = forms.iter().filter(|form| form["kind"] == kind);
    own.map(|form| form["clause"].as_str().unwrap()).collect()
}

/// The names of the productions.
fn productions(grammar: &str) -> BTreeSet<String> {
    let line = |line: &str| line.split_once(" = ").map(|(name, _)| name.trim().to_owned());
    let named = |name: &String| name.chars().all(|letter| letter.is_ascii_lowercase() || letter == '_');
    grammar.lines().filter_map(line).filter(named).collect()
}

#[test]
fn every_production_of_the_grammar_has_a_form() {
    let grammar = read(GRAMMAR);
    // Nothing is left out of the tree here, words within words neither.
    let telling = grammar.replace("= @{", "= ${").replace("name_char = _{", "name_char = {");
    let (_, rules) = pest_meta::parse_and_optimize(&telling).unwrap();
    let machine = Vm::new(rules);
    let mut unused = productions(&grammar);
    for form in forms() {
        let (kind, clause) = (form["kind"].as_str().unwrap(), form["clause"].as_str().unwrap());
        let pairs = machine.parse(kind, clause).unwrap_or_else(|fault| panic!("{clause}: {fault}"));
        for pair in pairs.flatten() {
            unused.remove(pair.as_rule());
        }
    }
    // It says only what no name may be; see the test of what is refused.
    unused.remove("keyword");
    assert_eq!(unused, BTreeSet::new(), "productions without a form in tests/grammar/clauses.yaml");
    for refused in ["not", "and is clear", "must loses"] {
        assert!(
            machine.parse("condition", refused).is_err() && machine.parse("conclusion", refused).is_err()
        );
    }
}

#[test]
fn plica_takes_every_form() {
    let desk = Desk::with(&["fide-2014"]);
    let forms = forms();
    let mut article = "article: \"99\"\ntitle: every-form\nrules:\n".to_owned();
    for (place, clause) in of_kind(&forms, "condition").iter().enumerate() {
        let rule =
            format!("  - rule: \"99.c{place}\"\n    when: {clause}\n    then: arbiter must keep-envelope\n");
        article.push_str(&rule);
    }
    for (place, clause) in of_kind(&forms, "conclusion").iter().enumerate() {
        let _ = write!(article, "  - rule: \"99.t{place}\"\n    when: sealing.done\n    then: {clause}\n");
    }
    desk.write("rules/fide-2014/99.yaml", &article);
    let files = files(desk.path("rules").to_str().unwrap(), "yaml").into_iter();
    let texts = files.map(|path| (path.display().to_string(), fs::read_to_string(path).unwrap()));
    let library = Library::from_files(texts);
    let library = library.unwrap_or_else(|faulty| panic!("{:?}", faulty.faults));
    let edition = library.rulebook.edition("fide-2014").unwrap();
    let rules = edition.rules.iter().filter(|rule| rule.id.starts_with("99."));
    let wanted = of_kind(&forms, "condition").len() + of_kind(&forms, "conclusion").len();
    // What is asked of each player is a rule for each.
    assert!(rules.count() >= wanted);
    let vocabulary = read("rules/vocabulary.yaml");
    for clause in [of_kind(&forms, "order"), of_kind(&forms, "instant")].concat() {
        assert!(vocabulary.contains(clause), "{clause} is not in rules/vocabulary.yaml");
    }
}

/// The table of one language.
fn table(language: &str) -> String {
    let (first, second) = match language {
        "es" => ("Cláusula", "Significado"),
        "it" => ("Clausola", "Significato"),
        _ => ("Clause", "Meaning"),
    };
    let mut table = String::new();
    let forms = forms();
    let mut kinds: Vec<&str> = forms.iter().map(|form| form["kind"].as_str().unwrap()).collect();
    kinds.dedup();
    for kind in kinds {
        let heading = match (kind, language) {
            ("condition", "es") => "Condiciones, tras `when:`",
            ("condition", "it") => "Condizioni, dopo `when:`",
            ("condition", _) => "Conditions, behind `when:`",
            ("order", "es") => "Orden de los momentos",
            ("order", "it") => "Ordine dei momenti",
            ("order", _) => "The order of moments",
            ("instant", "es") => "Dónde está un momento, tras `at:`",
            ("instant", "it") => "Dove sta un momento, dopo `at:`",
            ("instant", _) => "Where a moment stands, behind `at:`",
            (_, "es") => "Conclusiones, tras `then:`",
            (_, "it") => "Conclusioni, dopo `then:`",
            _ => "Conclusions, behind `then:`",
        };
        let _ = write!(table, "\n**{heading}**\n\n| {first} | {second} |\n|---|---|\n");
        for form in forms.iter().filter(|form| form["kind"] == kind) {
            let (clause, meaning) = (form["clause"].as_str().unwrap(), form[language].as_str().unwrap());
            let _ = writeln!(table, "| `{clause}` | {meaning} |");
        }
    }
    table + "\n"
}

#[test]
fn the_documentation_shows_every_form() {
    for (path, language) in
        [("docs/editors.md", "en"), ("docs/editors.es.md", "es"), ("docs/editors.it.md", "it")]
    {
        let text = read(path);
        let (begin, end) = ("<!-- tests/grammar/clauses.yaml -->\n", "<!-- end -->");
        let (before, rest) =
            text.split_once(begin).unwrap_or_else(|| panic!("{path} has no place for the forms"));
        let (shown, after) = rest.split_once(end).unwrap();
        let table = table(language);
        if std::env::var_os("INSTA_UPDATE").is_some_and(|update| update == "always") && shown != table {
            let new = format!("{before}{begin}{table}{end}{after}");
            fs::write(Path::new(env!("CARGO_MANIFEST_DIR")).join(path), new).unwrap();
        } else {
            assert_eq!(shown, table, "{path}");
        }
    }
}

/// The code blocks of a page that are pieces of a file: `yaml rules/vocabulary.yaml facts`, in which file, below which
/// heading, and what.
fn pieces(page: &str) -> Vec<(String, String, String)> {
    let mut found = Vec::new();
    let mut rest = page;
    while let Some((_, block)) = rest.split_once("\n```") {
        let (about, block) = block.split_once('\n').unwrap();
        let (body, after) = block.split_once("\n```").unwrap();
        let words: Vec<_> = about.split(' ').collect();
        if let ["yaml" | "ftl", path, section @ ..] = words.as_slice() {
            found.push(((*path).to_owned(), section.concat(), body.to_owned()));
        }
        rest = after;
    }
    found
}

#[test]
fn what_the_documentation_adds_to_a_rulebook_makes_a_sound_one() {
    let pages = ["docs/editors.md", "docs/editors.es.md", "docs/editors.it.md"].map(|path| {
        let mut pieces = pieces(&read(path));
        pieces.sort();
        pieces
    });
    assert_eq!(pages[0], pages[1], "the Spanish page adds the same");
    assert_eq!(pages[0], pages[2], "the Italian page adds the same");
    assert!(pages[0].len() >= 12, "{}", pages[0].len());
    let desk = Desk::with(&["fide-2014", "fide-2017", "fide-2018", "fide-2023"]);
    for (path, section, body) in &pages[0] {
        if !desk.path(path).exists() {
            desk.write(path, &format!("{body}\n"));
            continue;
        }
        let text = desk.read(path);
        let heading = format!("\n{section}:\n");
        let new = if section.is_empty() {
            format!("{text}\n{body}\n")
        } else {
            assert!(text.contains(&heading), "{path} has no {section}");
            text.replacen(&heading, &format!("{heading}{body}\n"), 1)
        };
        desk.write(path, &new);
    }
    let said = desk.plica(0, &["check", "--lang", "en"]);
    assert!(said.contains("fide-2023: 29 articles"), "{said}");
    desk.write("case.yaml", "edition: fide-2023\nsealer.colour: white\nsealer.phone_rang: yes\n");
    let case = desk.path("case.yaml");
    for (language, words) in [
        ("es", "sonó el teléfono de las blancas"),
        ("it", "il telefono del Bianco ha squillato"),
        ("en", "White's telephone rang"),
    ] {
        let said = desk.plica(3, &["decide", case.to_str().unwrap(), "--lang", language]);
        assert!(said.to_lowercase().contains(&words.to_lowercase()), "{said}");
    }
}
