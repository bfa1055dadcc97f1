//! The tools of those who write rules: skeletons, schemas, formatting, as the program runs them.

use std::fs;
use std::path::{Path, PathBuf};

use super::command_line::{plica, snapshot, stderr, stdout};
use super::tidy::{files, read};

/// A folder of its own for one test, with a copy of `rules/` and `locales/`.
struct Desk {
    folder: PathBuf,
}

impl Desk {
    fn new(name: &str) -> Self {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        let _ = fs::remove_dir_all(&folder);
        let desk = Self { folder };
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

    fn path(&self, inside: &str) -> PathBuf {
        self.folder.join(inside)
    }

    fn read(&self, inside: &str) -> String {
        fs::read_to_string(self.path(inside)).unwrap()
    }

    fn write(&self, inside: &str, text: &str) {
        fs::write(self.path(inside), text).unwrap();
    }

    /// Runs plica on this folder's rules and words.
    fn plica(&self, arguments: &[&str]) -> (i32, String) {
        let (rules, locales) = (self.path("rules"), self.path("locales"));
        let mut all = arguments.to_vec();
        all.extend(["--rules", rules.to_str().unwrap(), "--locales", locales.to_str().unwrap()]);
        let output = plica(&all);
        let said = stdout(&output) + &stderr(&output);
        let here = format!("{}/", self.folder.display());
        (output.status.code().unwrap(), said.replace(&here, ""))
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
        for verbs in [&["new"][..], &["new", "edition"], &["new", "article"]] {
            let mut arguments = verbs.to_vec();
            arguments.extend(["--help", "--lang", lang]);
            let output = plica(&arguments);
            assert_eq!(output.status.code(), Some(0));
            snapshot(&format!("help-{}-{lang}", verbs.join("-")), &stdout(&output));
        }
    }
}

#[test]
fn a_new_edition_lacks_only_its_words() {
    let desk = Desk::new("new-edition");
    let bases = ["fide-1928", "fide-1974", "fide-1997", "fide-2014", "fide-2018", "fide-2023"];
    for base in bases {
        let id = format!("after-{base}");
        let (code, said) = desk.plica(&["new", "edition", &id, "--amends", base]);
        assert_eq!(code, 0, "{said}");
        assert!(said.contains(&format!("rules/{id}/edition.yaml")), "{said}");
    }
    let (code, said) = desk.plica(&["check"]);
    assert_eq!(code, 1, "{said}");
    assert_eq!(said.matches("error[").count(), 3, "one for each language: {said}");
    for id in bases.map(|base| format!("after-{base}")) {
        assert_eq!(
            said.matches(&format!("{id}: edition-{id}, {id}: edition-{id}.short")).count(),
            3,
            "{said}"
        );
        desk.fill_in_words(&id);
    }
    let (code, said) = desk.plica(&["check"]);
    assert_eq!(code, 0, "{said}");
}

#[test]
fn a_new_article_lacks_only_its_words() {
    let desk = Desk::new("new-article");
    assert_eq!(desk.plica(&["new", "edition", "fide-2027", "--amends", "fide-2023"]).0, 0);
    desk.fill_in_words("fide-2027");
    let (code, said) = desk.plica(&["new", "article", "12.9", "--edition", "fide-2027", "--title", "phones"]);
    assert_eq!(code, 0, "{said}");
    snapshot("new-article-en", &format!("{said}\n{}", desk.read("rules/fide-2027/12.9.yaml")));
    let (code, said) = desk.plica(&["check"]);
    assert_eq!(code, 1);
    assert_eq!(said.matches("fide-2027: article-12-9`").count(), 3, "{said}");
    desk.fill_in_words("fide-2027");
    assert_eq!(desk.plica(&["check"]).0, 0);

    // An article that is taken over has its title and its words already.
    assert_eq!(desk.plica(&["new", "article", "I.8", "--edition", "fide-2027"]).0, 0);
    assert!(!desk.read("rules/fide-2027/I.8.yaml").contains("title"));
    assert_eq!(desk.plica(&["check"]).0, 0);
}

#[test]
fn the_rule_in_a_new_article_holds_once_its_comment_signs_are_gone() {
    let desk = Desk::new("new-rule");
    for (lang, number) in [("es", "12.1"), ("it", "12.2"), ("en", "12.3")] {
        let begin = ["new", "article", number, "--edition", "fide-2023", "--title", "phones", "--lang", lang];
        let (code, said) = desk.plica(&begin);
        assert_eq!(code, 0, "{said}");
        let file = format!("rules/fide-2023/{number}.yaml");
        // What remains a comment are the two sentences, which end in a colon.
        let lines = desk.read(&file);
        let lines = lines.lines().map(|line| match line.strip_prefix("# ") {
            Some(rest) if !rest.ends_with(':') || ["rules:", "examples:"].contains(&rest) => rest,
            _ => line,
        });
        desk.write(&file, &lines.collect::<Vec<_>>().join("\n"));
        let (code, said) = desk.plica(&["check"]);
        assert_eq!(code, 1);
        assert_eq!(said.matches("error[").count(), 3, "{said}");
        for language in ["es", "it", "en"] {
            let inside = format!("locales/{language}/fide-2023.ftl");
            desk.write(&inside, &desk.read(&inside).replace("# rule-12", "rule-12"));
        }
        desk.fill_in_words("fide-2023");
        let (code, said) = desk.plica(&["check"]);
        assert_eq!(code, 0, "{said}");
    }
}

#[test]
fn new_overwrites_nothing() {
    let desk = Desk::new("new-twice");
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
        let (exit, said) = desk.plica(arguments);
        assert_eq!(exit, code, "{arguments:?}: {said}");
        assert!(said.contains(part), "{arguments:?}: {said}");
    }
    assert_eq!(desk.read("rules/fide-2018/6.7.yaml"), before);
    assert_eq!(desk.read("locales/it/fide-2018.ftl"), words);
}

#[test]
fn words_that_the_program_carries_are_copied_before_anything_is_added() {
    let desk = Desk::new("new-overlay");
    fs::remove_dir_all(desk.path("locales")).unwrap();
    let new = ["new", "article", "12.9", "--edition", "fide-2023", "--title", "phones"];
    assert_eq!(desk.plica(&new).0, 0);
    assert!(desk.read("locales/es/fide-2023.ftl").starts_with(&read("locales/es/fide-2023.ftl")));
    desk.fill_in_words("fide-2023");
    let (code, said) = desk.plica(&["check"]);
    assert_eq!(code, 0, "{said}");
}
