//! The rulebooks of others under `examples/` are sound, and rule on their cases as their law says, in every language.

use std::fs;
use std::path::{Path, PathBuf};

use super::command_line::{plica, plica_ends, snapshot, stderr, stdout};
use super::programs::folder;
use super::serving_reload::copy_of_rules;

/// A case, its result under its own law, and the article that gives it.
const US_CHESS: [(&str, &str, &str); 3] = [
    ("two-knights", "*", "19F"),
    ("sealer-overslept", "1-0", "13E1"),
    ("draw-before-an-illegal-move", "1/2-1/2", "19G1"),
];

/// Under the Laws themselves the first would be open and the second won by White.
const FEDERATION: [(&str, &str, &str); 2] =
    [("replier-forty-minutes-late", "1-0", "E.10"), ("two-queens", "0-1", "E.8.a")];

fn is_sound(rules: &str, locales: &str) {
    let output = plica(&["check", "--rules", rules, "--locales", locales]);
    let told = [stdout(&output), stderr(&output)].concat();
    assert!(!told.contains("warning"), "{rules}: {told}");
}

fn rules_on(folder: &str, rules: &str, cases: &[(&str, &str, &str)]) {
    let locales = format!("examples/{folder}/locales");
    for (name, result, article) in cases {
        let case = format!("examples/{folder}/cases/{name}.yaml");
        for lang in ["es", "it", "en"] {
            let decide = |format: &str| {
                let asked = ["decide", case.as_str(), "--format", format, "--lang", lang];
                plica(&[&asked[..], &["--rules", rules, "--locales", locales.as_str()]].concat())
            };
            let json = decide("json");
            let decision: serde_json::Value = serde_json::from_str(&stdout(&json)).expect("JSON");
            assert_eq!(decision["result"], *result, "{name}");
            let page = stdout(&decide("text"));
            assert!(page.contains(article), "{name} in {lang}: {page}");
        }
    }
}

/// The folder of an edition as its page has it made: beside the rules that it amends.
fn beside_the_laws(own: &str) -> PathBuf {
    let rules = folder();
    copy_of_rules(&rules);
    let own = Path::new(env!("CARGO_MANIFEST_DIR")).join("examples").join(own);
    let name = own.file_name().expect("a name").to_owned();
    fs::create_dir_all(rules.join(&name)).expect("a folder");
    for entry in fs::read_dir(own).expect("a folder") {
        let path = entry.expect("an entry").path();
        let file = path.file_name().expect("a name");
        fs::copy(&path, rules.join(&name).join(file)).expect("copied");
    }
    rules
}

fn federation() -> PathBuf {
    beside_the_laws("federation/rules/federation-2014")
}

/// What leagues change, each in a folder of its own.
const LEAGUES: [&str; 3] = ["opponent-keeps-envelope", "ten-minutes-to-seal", "whites-clock"];

#[test]
fn leagues_amend_the_laws_in_one_point() {
    for league in LEAGUES {
        let rules = beside_the_laws(&format!("leagues/{league}/rules/league-{league}"));
        is_sound(rules.to_str().expect("a path in UTF-8"), &format!("examples/leagues/{league}/locales"));
    }
}

#[test]
fn another_authority_has_its_own_rulebook() {
    let rules = "examples/us-chess/rules";
    is_sound(rules, "examples/us-chess/locales");
    rules_on("us-chess", rules, &US_CHESS);
}

#[test]
fn a_federation_amends_the_laws() {
    let rules = federation();
    let rules = rules.to_str().expect("a path in UTF-8");
    is_sound(rules, "examples/federation/locales");
    rules_on("federation", rules, &FEDERATION);
}

#[test]
fn articles_of_the_examples_are_in_the_one_layout() {
    for folder in ["examples/us-chess/rules/us-chess-7", "examples/federation/rules/federation-2014"] {
        plica(&["fmt", "--check", folder]);
    }
    for league in LEAGUES {
        plica(&["fmt", "--check", &format!("examples/leagues/{league}/rules/league-{league}")]);
    }
}

/// What a federation takes for granted is compared too: its default time, and how it reads a contested text.
#[test]
fn what_a_federation_assumes_differently_is_told_first() {
    let rules = federation();
    let rules = rules.to_str().expect("a path in UTF-8");
    let locales = ["--locales", "examples/federation/locales"];
    let diff = |options: &[&str]| {
        let output = plica(
            &[&["diff", "fide-2014", "federation-2014", "--rules", rules], locales.as_slice(), options]
                .concat(),
        );
        stdout(&output)
    };
    let data: serde_json::Value = serde_json::from_str(&diff(&["--format", "json"])).expect("JSON");
    let assumed = data["assumed"].as_array().expect("a list");
    let told: Vec<_> = assumed
        .iter()
        .map(|one| {
            [&one["fact"], &one["first"], &one["second"]].map(|told| told.as_str().unwrap_or_default())
        })
        .collect();
    assert_eq!(
        told,
        [["event.default_time", "", "30 min"], ["reading.ambiguous-yet-over", "over", "lost"]],
        "{assumed:#?}"
    );
    for one in assumed {
        assert!(one["case"].is_object(), "no case shows it: {one:#?}");
        assert_ne!(one["results"][0], one["results"][1], "{one:#?}");
    }
    // Whoever only reads the page is told so before anything else, and not that nothing differs.
    for (lang, heading) in
        [("es", "Lo que cada edición da por supuesto"), ("it", "Che cosa presume ciascuna edizione")]
    {
        let page = diff(&["--lang", lang]);
        assert!(page.lines().nth(2).is_some_and(|line| line == heading), "{page}");
        snapshot(&format!("diff-federation-{lang}"), &page);
    }
}

/// A dozen messages in a language that the program does not carry.
const FRENCH: &str = r"
ruling-title = Décision selon { $edition }
verdict-line = Résultat : { $score }. { $verdict }
verdict-loses = { $party } { $party_number ->
        [plural] perdent
       *[singular] perd
    }
verdict-wins = { $party } { $party_number ->
        [plural] gagnent
       *[singular] gagne
    }
party-black = les Noirs
    .of = des Noirs
    .to = aux Noirs
    .number = plural
    .gender = masculine
party-white = les Blancs
    .of = des Blancs
    .to = aux Blancs
    .number = plural
    .gender = masculine
heading-why = La règle
heading-sealed = Le coup sous enveloppe
heading-now = Ce qu'il faut faire
heading-told = Les faits
act-enter-result = noter le résultat et le dire aux deux joueurs
";

#[test]
fn a_folder_of_words_is_a_language_and_english_says_the_rest() {
    let (words, cases) = (folder(), folder());
    fs::create_dir_all(words.join("fr")).expect("a folder");
    fs::write(words.join("fr/own.ftl"), FRENCH).expect("a file");
    let case = cases.join("case.yaml");
    let told = "edition: fide-2014\nposition: 4k3/7p/8/8/8/5N2/2N4P/4K3 w - - 0 41\n\
                sealed: {written: Nd4, language: en}\n";
    fs::write(&case, told).expect("a file");
    let (case, words) = (case.to_str().expect("a name"), words.to_str().expect("a name"));
    let decide = |lang| stdout(&plica(&["decide", case, "--lang", lang, "--locales", words]));
    let page = decide("fr");
    for said in [
        "Décision selon FIDE 2014",
        "Résultat : 0-1. Les Noirs gagnent.",
        "- It may be Cc2-d4, Cf3-d4.",
        "- Because the sealed move as written fits two or more legal moves.",
    ] {
        assert!(page.contains(said), "{said}: {page}");
    }
    // Those that the program carries stay what they are, and nothing is missing.
    assert!(decide("en").contains("Ruling under FIDE 2014"));
    let checked = plica(&["check", "--locales", words]);
    assert!(!stderr(&checked).contains("texts"), "{}", stderr(&checked));
    plica_ends(2, &["decide", case, "--lang", "fr"]);
    plica_ends(2, &["decide", case, "--lang", "de", "--locales", words]);
}

/// An act that changes nothing in the hall is no step, and is still to be done where the rule that ends the game demands it.
#[test]
fn a_duty_of_the_rule_that_ends_the_game_is_on_the_sheet() {
    let rules = folder();
    copy_of_rules(&rules);
    let amend = |file: &str, before: &str, after: &str| {
        let path = rules.join(file);
        let text = fs::read_to_string(&path).expect("rules");
        assert!(text.contains(before), "{file}: {before}");
        fs::write(path, text.replacen(before, after, 1)).expect("written");
    };
    let act = "  demand-penalty: resumption\n";
    amend("vocabulary.yaml", act, &format!("{act}  note-damage: resumption\n"));
    let duty = "      - game is annulled\n      - arbiter must replay-game\n";
    amend("fide-2014/E.12.yaml", duty, &format!("{duty}      - arbiter must note-damage\n"));
    let locales = folder();
    fs::create_dir_all(locales.join("en")).expect("a folder");
    fs::write(locales.join("en/own.ftl"), "act-note-damage = note the damage\n").expect("written");
    let case = rules.join("annulled.case");
    fs::write(&case, "edition: fide-2014\nenvelope.missing: yes\nposition.known: no\n").expect("written");
    let text = |path: &Path| path.to_str().expect("a path").to_owned();
    let [case, rules, locales] = [text(&case), text(&rules), text(&locales)];
    let said = stdout(&plica(&["decide", &case, "--lang", "en", "--rules", &rules, "--locales", &locales]));
    assert!(said.contains("[ ] The arbiter must note the damage. [E.12.b]"), "{said}");
}
