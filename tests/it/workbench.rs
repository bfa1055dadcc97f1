//! The tools of those who write rules: skeletons, schemas, formatting, as the program runs them.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use serde_json::Value as Json;

use super::command_line::{plica, plica_ends, snapshot, stderr, stdout};
use super::layouts::laid_out;
use super::programs::folder;
use super::tidy::{files, read};

/// A folder of its own for one test, with a copy of `rules/` and `locales/`.
pub(crate) struct Desk {
    folder: PathBuf,
}

impl Desk {
    /// With these editions alone, which amend no other: a rulebook that is quickly checked.
    pub(crate) fn with(editions: &[&str]) -> Self {
        let desk = Self::new();
        for entry in fs::read_dir(desk.path("rules")).unwrap() {
            let path = entry.unwrap().path();
            let name = path.file_name().unwrap().to_str().unwrap().to_owned();
            if path.is_dir() && !editions.contains(&name.as_str()) {
                fs::remove_dir_all(&path).unwrap();
                for locale in ["es", "it", "en"] {
                    fs::remove_file(desk.path(&format!("locales/{locale}/{name}.ftl"))).unwrap();
                }
            }
        }
        desk
    }

    pub(crate) fn new() -> Self {
        let desk = Self { folder: folder() };
        let root = Path::new(env!("CARGO_MANIFEST_DIR"));
        for (kind, ending) in [("rules", "yaml"), ("locales", "ftl")] {
            for path in files(kind, ending) {
                let copy = desk.path(&path.strip_prefix(root).unwrap().display().to_string());
                fs::create_dir_all(copy.parent().unwrap()).unwrap();
                fs::copy(&path, copy).unwrap();
            }
        }
        desk
    }

    pub(crate) fn path(&self, inside: &str) -> PathBuf {
        self.folder.join(inside)
    }

    pub(crate) fn read(&self, inside: &str) -> String {
        fs::read_to_string(self.path(inside)).unwrap()
    }

    pub(crate) fn write(&self, inside: &str, text: &str) {
        fs::write(self.path(inside), text).unwrap();
    }

    /// What plica says of this folder's rules and words; it ends with this code.
    #[track_caller]
    pub(crate) fn plica(&self, code: i32, arguments: &[&str]) -> String {
        let (rules, locales) = (self.path("rules"), self.path("locales"));
        let mut all = arguments.to_vec();
        all.extend(["--rules", rules.to_str().unwrap(), "--locales", locales.to_str().unwrap()]);
        let output = plica_ends(code, &all);
        let said = stdout(&output) + &stderr(&output);
        let here = format!("{}/", self.folder.display());
        said.replace(&here, "")
    }

    /// Writes every text that `new` left to be written.
    fn fill_in_words(&self, edition: &str) {
        for (locale, mark) in
            [("es", "?? por escribir"), ("it", "?? da scrivere"), ("en", "?? to be written")]
        {
            let inside = format!("locales/{locale}/{edition}.ftl");
            let text = self.read(&inside);
            assert!(text.contains(mark), "{text}");
            self.write(&inside, &text.replace(mark, "words"));
        }
    }
}

#[test]
fn help_of_the_editors_tools_in_three_languages() {
    for lang in ["es", "it", "en"] {
        for verbs in [
            &["new"][..],
            &["new", "edition"],
            &["new", "article"],
            &["schema"],
            &["fmt"],
            &["coverage"],
            &["lsp"],
            &["mcp"],
        ] {
            let mut arguments = verbs.to_vec();
            arguments.extend(["--help", "--lang", lang]);
            let output = plica(&arguments);
            snapshot(&format!("help-{}-{lang}", verbs.join("-")), &stdout(&output));
        }
    }
}

#[test]
fn a_new_edition_lacks_only_its_words() {
    let desk = Desk::new();
    let bases = [
        "fide-1928",
        "fide-1974",
        "fide-1997",
        "fide-2009",
        "fide-2014",
        "fide-2017",
        "fide-2018",
        "fide-2023",
    ];
    for base in bases {
        let id = format!("after-{base}");
        let said = desk.plica(0, &["new", "edition", &id, "--amends", base]);
        assert!(said.contains(&format!("rules/{id}/edition.yaml")), "{said}");
    }
    let said = desk.plica(1, &["check"]);
    // The name and the short name of each edition in each language; ten of a kind are told, the rest is counted.
    assert!(said.contains("and 38 more of this kind"), "{said}");
    assert_eq!(said.matches("error[").count(), said.matches("error[missing-message]").count(), "{said}");
    for base in bases {
        desk.fill_in_words(&format!("after-{base}"));
    }
    desk.plica(0, &["check"]);
}

#[test]
fn a_new_article_lacks_only_its_words() {
    let desk = Desk::with(&["fide-1974"]);
    desk.plica(0, &["new", "edition", "fide-2027", "--amends", "fide-1974"]);
    desk.fill_in_words("fide-2027");
    let said = desk.plica(0, &["new", "article", "12.9", "--edition", "fide-2027", "--title", "phones"]);
    snapshot("new-article-en", &format!("{said}\n{}", desk.read("rules/fide-2027/12.9.yaml")));
    let said = desk.plica(1, &["check"]);
    assert_eq!(said.matches("fide-2027: article-12-9`").count(), 3, "{said}");
    desk.fill_in_words("fide-2027");
    desk.plica(0, &["check"]);

    // An article that is taken over has its title and its words already.
    desk.plica(0, &["new", "article", "17.2", "--edition", "fide-2027"]);
    assert!(!desk.read("rules/fide-2027/17.2.yaml").contains("title"));
    desk.plica(0, &["check"]);
}

#[test]
fn the_rule_in_a_new_article_holds_once_its_comment_signs_are_gone() {
    let desk = Desk::with(&["fide-1974"]);
    for (lang, number) in [("es", "12.1"), ("it", "12.2"), ("en", "12.3")] {
        let begin = ["new", "article", number, "--edition", "fide-1974", "--title", "phones", "--lang", lang];
        desk.plica(0, &begin);
        let file = format!("rules/fide-1974/{number}.yaml");
        // What remains a comment are the two sentences, which end in a colon.
        let lines = desk.read(&file);
        let lines = lines.lines().map(|line| match line.strip_prefix("# ") {
            Some(rest) if !rest.ends_with(':') || ["rules:", "examples:"].contains(&rest) => rest,
            _ => line,
        });
        desk.write(&file, &lines.collect::<Vec<_>>().join("\n"));
        let said = desk.plica(1, &["check"]);
        // Its title and its rule, in each language.
        assert_eq!(said.matches("error[missing-message]").count(), 6, "{said}");
        assert_eq!(said.matches("error[").count(), 6, "{said}");
        for language in ["es", "it", "en"] {
            let inside = format!("locales/{language}/fide-1974.ftl");
            desk.write(&inside, &desk.read(&inside).replace("# rule-12", "rule-12"));
        }
        desk.fill_in_words("fide-1974");
        desk.plica(0, &["check"]);
    }
}

#[test]
fn new_overwrites_nothing() {
    let desk = Desk::new();
    let before = desk.read("rules/fide-2018/6.7.yaml");
    let words = desk.read("locales/it/fide-2018.ftl");
    for (arguments, code, part) in [
        (&["new", "article", "6.7", "--edition", "fide-2018"][..], 1, "exists already"),
        (&["new", "edition", "fide-2018", "--amends", "fide-2014"], 1, "exists already"),
        (&["new", "edition", "../2018", "--amends", "fide-2014"], 2, "will not do as a name"),
        (&["new", "edition", "fide-2030", "--amends", "fide-2032"], 1, "did you mean `fide-2023`"),
        (&["new", "article", "../x", "--edition", "fide-2018"], 2, "will not do as the number"),
        (&["new", "article", "99", "--edition", "fide-2018"], 2, "--title"),
        (&["new", "article", "99", "--edition", "fide-2018", "--title", "a b"], 2, "will not do as a name"),
        (&["new", "article", "I.8", "--edition", "fide-2023", "--title", "other"], 2, "sealed-move-defects"),
        (&["new", "article", "99"], 2, "--edition"),
        (&["new", "chapter"], 2, "chapter"),
    ] {
        let said = desk.plica(code, arguments);
        assert!(said.contains(part), "{arguments:?}: {said}");
    }
    assert_eq!(desk.read("rules/fide-2018/6.7.yaml"), before);
    assert_eq!(desk.read("locales/it/fide-2018.ftl"), words);
}

#[test]
fn words_that_the_program_carries_are_copied_before_anything_is_added() {
    let desk = Desk::new();
    fs::remove_dir_all(desk.path("locales")).unwrap();
    let new = ["new", "article", "12.9", "--edition", "fide-2023", "--title", "phones"];
    desk.plica(0, &new);
    assert!(desk.read("locales/es/fide-2023.ftl").starts_with(&read("locales/es/fide-2023.ftl")));
    desk.fill_in_words("fide-2023");
    desk.plica(0, &["check"]);
}

/// The schema of a kind of file, as the program prints it.
pub(crate) fn schema(kind: &str) -> jsonschema::Validator {
    let output = plica(&["schema", kind, "--lang", "it"]);
    let schema: Json = serde_json::from_slice(&output.stdout).unwrap();
    assert!(jsonschema::meta::is_valid(&schema), "{kind} is no schema");
    assert!(!stdout(&output).contains("{schema"), "{kind} lacks words");
    // An editor loads it with every file: a pattern repeated for each fact must stay short.
    assert!(output.stdout.len() < 600_000, "{kind}: {} bytes", output.stdout.len());
    jsonschema::draft202012::new(&schema).unwrap()
}

pub(crate) fn yaml(text: &str) -> Json {
    let options = serde_yaml::options! { strict_booleans: true };
    serde_yaml::from_str_with_options(text, options).unwrap_or_else(|error| panic!("{error}: {text}"))
}

pub(crate) fn kind_of(path: &Path) -> &'static str {
    match path.file_name().unwrap().to_str().unwrap() {
        "edition.yaml" => "edition",
        "vocabulary.yaml" => "vocabulary",
        _ => "rules",
    }
}

#[test]
fn every_file_fits_its_schema() {
    let validators: BTreeMap<&str, _> =
        ["rules", "vocabulary", "edition", "case"].into_iter().map(|kind| (kind, schema(kind))).collect();
    let rules = files("rules", "yaml").into_iter().map(|path| (kind_of(&path), path));
    // The rulebooks of others have schemas of their own.
    let others = ["us-chess", "federation", "leagues", "procedure"];
    let is_of_others = |path: &PathBuf| path.iter().any(|part| others.iter().any(|other| part == *other));
    let cases = files("examples", "yaml").into_iter().chain(files("examples", "json"));
    let cases = cases.filter(|path| !is_of_others(path));
    let mut seen = 0;
    for (kind, path) in rules.chain(cases.map(|path| ("case", path))) {
        let value = yaml(&fs::read_to_string(&path).unwrap());
        let faults: Vec<_> = validators[kind].iter_errors(&value).map(|fault| fault.to_string()).collect();
        assert!(faults.is_empty(), "{}: {faults:?}", path.display());
        seen += 1;
    }
    assert!(seen > 80, "only {seen} files");
}

#[test]
fn bad_files_that_are_wrong_in_shape_do_not_fit_their_schema() {
    // What no YAML reader accepts is not for a schema to refuse.
    let unreadable = ["yaml-syntax", "duplicate-key", "yaml-bomb"];
    for (folder, kind, misshapen) in [
        ("articles", "rules", &["missing-key", "unknown-key", "wrong-shape", "yaml-too-deep"][..]),
        ("editions", "edition", &["edition-period"]),
        ("vocabularies", "vocabulary", &["bad-type"]),
        (
            "cases",
            "case",
            &[
                "bad-position",
                "bad-value",
                "fact-given-twice",
                "missing-key",
                "time-told-elsewhere",
                "unknown-edition",
                "unknown-fact",
                "unknown-moment",
                "unknown-value",
                "wrong-shape",
            ],
        ),
    ] {
        let validator = schema(kind);
        for path in files(&format!("tests/bad/{folder}"), "yaml") {
            let name = path.file_stem().unwrap().to_str().unwrap();
            if unreadable.contains(&name) {
                continue;
            }
            let fits = validator.is_valid(&yaml(&fs::read_to_string(&path).unwrap()));
            assert_eq!(fits, !misshapen.contains(&name), "{}", path.display());
        }
    }
}

#[test]
fn the_schema_of_a_case_takes_dotted_and_nested_names() {
    let validator = schema("case");
    for (case, fits) in [
        ("{sealer.late: 20 min, replier: {late: PT20M, present: no}}", true),
        ("{envelope: {shows.names: yes, shows: {times: no}}, envelope.shows: {sealer: unknown}}", true),
        ("{position: {known: no}}", true),
        ("{position: 4k3/7p/8/8/8/5N2/2N4P/4K3 w - - 0 41, position.known: yes, sealed.written: 5254}", true),
        ("{event: {began: 2014-09-01}, moves_completed: 40, about: [result, clocks]}", true),
        ("{white.time_used: 1:05:00, black.time_used: 0, sealer.can_mate: unknowable}", true),
        ("{\"sealer\": {\"present\": true}, \"about\": \"offer\"}", true),
        ("{sealer.late: 20}", false),
        ("{sealer: {lat: 20 min}}", false),
        ("{player.late: 20 min}", false),
        ("{moves_completed: -1}", false),
        ("{sealed.reading: ambigous}", false),
        ("{envelope: {shows: yes}}", false),
        ("{about: [weather]}", false),
        ("{edition: fide-1066}", false),
        ("[sealer.late]", false),
    ] {
        assert_eq!(validator.is_valid(&yaml(case)), fits, "{case}");
    }
}

#[test]
fn the_schema_of_an_example_knows_the_facts() {
    let validator = schema("rules");
    let with = |given: &str, ruling: &str| {
        yaml(&format!("article: \"1\"\nexamples:\n  - case: x\n    given: {given}\n    ruling: {ruling}\n"))
    };
    assert!(validator.is_valid(&with("{sealer: {late: 5 min}}", "{result: 0-1, missing: [sealer.late]}")));
    assert!(!validator.is_valid(&with("{sealer: {lat: 5 min}}", "{result: 0-1}")));
    assert!(!validator.is_valid(&with("{sealer: {late: 5 min}}", "{result: won}")));
    assert!(!validator.is_valid(&with("{sealer: {late: 5 min}}", "{missing: [sealer.lat]}")));
}

#[test]
fn fmt_writes_checks_and_refuses() {
    let desk = Desk::new();
    let file = "rules/fide-2018/6.7.yaml";
    fs::remove_dir_all(desk.path("rules")).unwrap();
    fs::create_dir_all(desk.path("rules/fide-2018")).unwrap();
    desk.write("rules/fide-2018/edition.yaml", "edition:   fide-2018\n");
    let good = laid_out(&read(file)).unwrap();
    let bad = good.replacen("title: default-time\n", "", 1) + "title:   default-time  # moved\n";
    desk.write(file, &bad);
    let said = desk.plica(1, &["fmt", "--check"]);
    assert_eq!(said.trim(), format!("not in the layout of plica fmt: {file}"));
    assert_eq!(desk.read(file), bad, "--check changes nothing");
    let said = desk.plica(0, &["fmt"]);
    assert_eq!(said.trim(), format!("formatted: {file}"));
    assert_eq!(desk.read(file), good.replacen("title: default-time\n", "title: default-time  # moved\n", 1));
    assert_eq!(desk.plica(0, &["fmt", "--check"]), "");
    assert_eq!(desk.read("rules/fide-2018/edition.yaml"), "edition:   fide-2018\n", "no article");

    desk.write(file, "--- # a document\narticle: \"6.7\"\n");
    let said = desk.plica(1, &["fmt"]);
    assert!(said.contains("without risk"), "{said}");
    desk.write(file, "artikel: \"6.7\"\n");
    let said = desk.plica(1, &["fmt", desk.path(file).to_str().unwrap()]);
    assert!(said.contains("did you mean `article`"), "{said}");
    desk.plica(1, &["fmt", "no-such-file"]);
    assert_eq!(fs::read_dir(desk.path("rules/fide-2018")).unwrap().count(), 2, "nothing is left behind");
}

#[test]
fn the_rulebook_stands_in_the_layout_of_fmt() {
    plica(&["fmt", "--check", "rules"]);
}

#[test]
fn a_working_copy_is_compared_with_the_edition_plica_carries() {
    let desk = Desk::with(&["fide-1974", "fide-2014"]);
    let said = desk.plica(0, &["diff", "fide-2014", "--lang", "es"]);
    assert!(said.contains("dan a cada caso el mismo resultado"), "{said}");

    // A fact of its own, for which an ambiguous record is forgiven.
    let vocabulary = desk.read("rules/vocabulary.yaml");
    let fact = "  phone.rang: {type: truth, assume: no, matters: [result]}\n  sealed.intended:";
    let vocabulary = vocabulary.replacen("  sealed.intended:", fact, 1);
    // A moment of its own, before all others: those keep their places.
    let moment = "\nmoments:\n  phone.ringing: {happened: phone.rang}\n";
    desk.write("rules/vocabulary.yaml", &vocabulary.replacen("\nmoments:\n", moment, 1));
    let article = desk.read("rules/fide-2014/E.8.yaml");
    let defective = "when: sealed.reading is one of ambiguous, illegal, unintelligible, absent and";
    let forgiven = "when: (sealed.reading is one of illegal, unintelligible, absent
        or sealed.reading is ambiguous and not phone.rang) and";
    assert!(article.contains(defective));
    desk.write("rules/fide-2014/E.8.yaml", &article.replacen(defective, forgiven, 1));
    for locale in ["es", "it", "en"] {
        let inside = format!("locales/{locale}/vocabulary.ftl");
        let words = "\nfact-phone-rang = telephone\n    .states = { $value ->\n        [yes] a telephone rang\n       \
            *[no] no telephone rang\n    }\n    .asks = Did a telephone ring?\n\
                     fact-phone-ringing-at = the ringing\n    .states = it rang { $value }\n    .asks = When?\n";
        desk.write(&inside, &(desk.read(&inside) + words));
    }
    let said = desk.plica(0, &["diff", "fide-2014", "--format", "json"]);
    let found: Json = serde_json::from_str(&said).unwrap();
    assert_eq!(found["between"], "embedded and copy");
    let only = |fact: &str| serde_json::json!({"fact": fact, "only": "second"});
    assert_eq!(found["words"].as_array().unwrap()[0], only("phone.rang"));
    let moments = found["texts"]["moments"].as_array().unwrap();
    let told: Vec<_> = moments.iter().map(|moment| (&moment["moment"], &moment["first"])).collect();
    assert_eq!(told, [(&Json::from("phone.ringing"), &Json::Null)]);
    // What an ambiguous record entails: a loss, or a draw against a bare king.
    let provisions = found["provisions"].as_array().unwrap();
    let rules: Vec<_> = provisions.iter().map(|provision| provision["rule"].as_str().unwrap()).collect();
    assert_eq!(rules, ["E.8.a", "6.9.sealed"]);
    for provision in provisions {
        assert_eq!(provision["of"], "first");
        for line in provision["results"].as_array().unwrap() {
            for difference in line["differences"].as_array().unwrap() {
                assert_eq!(difference["facts"]["sealed.reading"], "ambiguous");
                assert_eq!(difference["facts"]["phone.rang"], "yes");
                assert_eq!(difference["first"]["rules"], serde_json::json!([provision["rule"]]));
            }
        }
    }
    let same = found["same"].as_array().unwrap();
    assert!(same.iter().all(|same| same["first"] != "E.8"), "{same:?}");
    let said = desk.plica(0, &["diff", "fide-2014", "--lang", "it"]);
    assert!(said.contains("FIDE 2014 (copia di lavoro) conosce il fatto phone.rang"), "{said}");
    let said = desk.plica(0, &["diff", "fide-1974", "fide-2014", "--format", "json"]);
    let both: Json = serde_json::from_str(&said).unwrap();
    let copy = &found["rulebooks"][1];
    assert_eq!(both["rulebooks"], serde_json::json!([copy, copy]), "both from the folder");
}

#[test]
fn rulebooks_with_a_fact_of_two_kinds_are_not_compared() {
    let desk = Desk::with(&["fide-1974", "fide-2014"]);
    let vocabulary = desk.read("rules/vocabulary.yaml");
    let other = "event.hours_per_day: {type: duration,";
    desk.write(
        "rules/vocabulary.yaml",
        &vocabulary.replacen("event.hours_per_day: {type: number,", other, 1),
    );
    for path in files("rules/fide-1974", "yaml") {
        let inside = path.strip_prefix(env!("CARGO_MANIFEST_DIR")).unwrap().display().to_string();
        let hours = |text: String, number: &str| {
            let signs = [": ", " >= ", " <= "];
            let written = signs.map(|sign| format!("hours_per_day{sign}{number}"));
            written.iter().fold(text, |text, number| text.replace(number.as_str(), &format!("{number} h")))
        };
        let text = ["5", "7", "8"].into_iter().fold(desk.read(&inside), hours);
        desk.write(&inside, &text);
    }
    let mut page = String::new();
    for lang in ["es", "it", "en"] {
        let said = desk.plica(1, &["diff", "fide-2014", "--lang", lang]);
        page += &said;
    }
    snapshot("diff-kinds", &page);
}

#[test]
fn one_edition_alone_is_not_enough() {
    for (lang, folder) in [("es", "CARPETA"), ("it", "CARTELLA"), ("en", "DIR")] {
        let output = plica_ends(2, &["diff", "fide-2014", "--lang", lang]);
        let advice = format!("plica diff fide-2014 --rules {folder}");
        assert!(stderr(&output).contains(&advice), "{}", stderr(&output));
    }
}
