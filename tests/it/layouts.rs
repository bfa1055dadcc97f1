//! `plica fmt`: the same article and every comment, whatever the layout was; proven on all rules and on random ones.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use plica::Library;
use plica::engine::source::Sources;
use plica::engine::syntax::Unformatted;

use super::tidy::{files, read};
use super::workbench::{kind_of, yaml};

/// A text in the house's layout.
pub(crate) fn laid_out(text: &str) -> Result<String, Unformatted> {
    let mut sources = Sources::default();
    let id = sources.add("article.yaml", text);
    plica::engine::syntax::formatted(&sources, id)
}

/// The rulebook of some files as printed by Rust, without the places.
fn rulebook(files: impl IntoIterator<Item = (String, String)>) -> String {
    let library = Library::from_files(files).unwrap_or_else(|faulty| panic!("{:?}", faulty.faults));
    let printed = format!("{:?}", library.rulebook);
    let mut parts = printed.split("Span { ");
    let mut bare = parts.next().unwrap().to_owned();
    bare.extend(parts.map(|part| part.split_once('}').unwrap().1));
    bare
}

#[test]
fn formatting_changes_no_article() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut before = Vec::new();
    let mut after = Vec::new();
    for path in files("rules", "yaml") {
        let name = path.strip_prefix(root).unwrap().display().to_string();
        let text = fs::read_to_string(&path).unwrap();
        before.push((name.clone(), text.clone()));
        if kind_of(&path) != "rules" {
            after.push((name, text));
            continue;
        }
        let once = laid_out(&text).unwrap_or_else(|fault| panic!("{name}: {fault:?}"));
        assert_eq!(laid_out(&once).as_ref(), Ok(&once), "{name} changes when it is formatted again");
        let comments = |text: &str| text.lines().filter(|line| line.trim_start().starts_with('#')).count();
        assert_eq!(comments(&text), comments(&once), "{name}");
        let wide: Vec<_> = once.lines().filter(|line| line.chars().count() > 120).collect();
        assert!(wide.is_empty(), "{name}: {wide:?}");
        after.push((name, once));
    }
    assert!(rulebook(before) == rulebook(after), "a formatted article says something else");
}

#[test]
fn a_file_in_disorder_is_put_in_order() {
    let text = read("tests/format/disorder.yaml");
    let once = laid_out(&text).expect("it can be formatted");
    assert_eq!(once, read("tests/format/order.yaml"), "{once}");
    assert_eq!(yaml(&once), yaml(&text));
    assert_eq!(laid_out(&once), Ok(once));
}

#[test]
fn what_cannot_be_formatted_without_risk_stays_as_it_is() {
    let rule =
        |more: &str| format!("article: \"1\"\nrules:\n  - rule: \"1.a\"\n    then: sealer loses\n{more}");
    for (text, refused) in [
        (rule(""), false),
        (rule("    note: |\n      kept\n        as it is\n"), false),
        (rule("    note: |+\n      blank lines count\n\n"), true),
        (rule("    note: >2\n        further in\n"), true),
        (rule("    note: &name anchored\n"), true),
        (rule("    note: !!str tagged\n"), true),
        (format!("---\n{}", rule("")), true),
        (rule("    ? note\n    : asked\n"), true),
    ] {
        match laid_out(&text) {
            Ok(_) => assert!(!refused, "{text}"),
            Err(fault) => assert!(refused && fault == Unformatted::Unsafe, "{text}: {fault:?}"),
        }
    }
    for faulty in
        ["", "article: [", "- a\n", "article: \"1\"\nrules:\n  - rule: \"1.a\"\n    then: sealer must\n"]
    {
        assert!(matches!(laid_out(faulty), Err(Unformatted::Faulty(_))), "{faulty}");
    }
}

/// Draws from a row of numbers, so that proptest can make the row shorter.
struct Dice {
    row: Vec<u8>,
    next: usize,
    comments: usize,
}

impl Dice {
    fn below(&mut self, limit: usize) -> usize {
        self.next += 1;
        usize::from(*self.row.get(self.next).unwrap_or(&0)) % limit
    }

    fn one<'a>(&mut self, all: &[&'a str]) -> &'a str {
        let at = self.below(all.len());
        all[at]
    }

    fn comment(&mut self) -> String {
        self.comments += 1;
        format!("# c{}: [x, {{\"y", self.comments)
    }

    /// Nothing, or comments and blank lines of their own. Below a block text they stand at the margin, or they would
    /// be a part of it.
    fn below_text(&mut self, above: &str) -> String {
        let block = above.contains(": >-") || above.contains(": |\n");
        if block {
            let lines = self.between();
            lines.split_inclusive('\n').map(|line| line.trim_start_matches(' ')).collect()
        } else {
            self.between()
        }
    }

    /// Nothing, or comments and blank lines of their own.
    fn between(&mut self) -> String {
        let mut text = String::new();
        while self.below(4) == 1 {
            let indent = if self.below(2) == 1 { self.below(9) } else { 0 };
            let comment = if self.below(3) == 0 { String::new() } else { self.comment() };
            let _ =
                writeln!(text, "{:width$}{comment}", "", width = if comment.is_empty() { 0 } else { indent });
        }
        text
    }

    /// Nothing, or a comment at the end of a line.
    fn behind(&mut self) -> String {
        if self.below(5) == 1 { format!("   {}", self.comment()) } else { String::new() }
    }

    /// Words, some of which a careless hand would break.
    fn words(&mut self, most: usize) -> String {
        let all = [
            "one",
            "#two",
            "three:",
            "- four",
            "\u{e9}lan",
            "five, six",
            "it's",
            "\"seven\"",
            "?",
            "a-very-long-word",
        ];
        let mut words = vec!["words"];
        for _ in 0..self.below(most) {
            words.push(self.one(&all));
        }
        words.join(" ")
    }

    /// A text in one of the styles YAML has, behind its key.
    fn scalar(&mut self, text: &str, indent: usize) -> String {
        let inner = " ".repeat(indent + 1 + self.below(5));
        let harmless = !text.contains(": ")
            && !text.contains(" #")
            && !text.ends_with(':')
            && !text.contains("must not");
        let breakable = |broken: String| {
            broken.replace(" b", &format!("\n{inner}b")).replace(" and ", &format!("\n{inner}and "))
        };
        match self.below(7) {
            0 if harmless => format!(" {text}{}\n", self.behind()),
            1 if harmless => breakable(format!(" {text}\n")),
            2 => format!(" '{}'{}\n", text.replace('\'', "''"), self.behind()),
            3 => format!(" >-{}\n{inner}{text}\n", self.behind()),
            4 => format!(" |\n{inner}{text}\n"),
            5 => breakable(format!(" \"{}\"\n", text.replace('"', "\\\""))),
            _ => format!(" \"{}\"{}\n", text.replace('"', "\\\""), self.behind()),
        }
    }

    /// A list of names behind its key.
    fn list(&mut self, indent: usize) -> String {
        let all = ["E.8.a", "\"9.7\"", "rule 6.9", "'5.1'", "17.2/int-1962.end.before"];
        let count = self.below(14);
        let names: Vec<_> = (0..count).map(|_| self.one(&all)).collect();
        let pad = " ".repeat(indent);
        match self.below(3) {
            0 if count > 0 => {
                let head = format!("{}\n", self.behind());
                let lines =
                    names.iter().map(|name| format!("{}{pad}  -  {name}{}\n", self.between(), self.behind()));
                head + &lines.collect::<String>()
            }
            1 => {
                let lines: Vec<_> =
                    names.iter().map(|name| format!("{pad}   {name},{}\n", self.behind())).collect();
                let lines = lines.concat();
                format!(" [{}\n{lines}{pad}  ]{}\n", self.behind(), self.behind())
            }
            _ => format!(" [{}]{}\n", names.join(","), self.behind()),
        }
    }

    /// Facts behind a key.
    fn facts(&mut self, indent: usize) -> String {
        let all = [
            "position: 8/p1r4p/1p4p1/6k1/P7/5RKP/5P2/8 b - - 0 45",
            "sealer.late: 1 h 5 min",
            "sealed: {written: \"C?4\", language: es}",
            "replier.present: no",
            "envelope.missing:   yes",
            "about: [result,  clocks]",
        ];
        let from = self.below(all.len());
        let facts = &all[from..];
        let pad = " ".repeat(indent + 1 + self.below(3));
        if self.below(2) == 0 {
            return format!(" {{{}}}{}\n", facts.join(", "), self.behind());
        }
        let head = format!("{}\n", self.behind());
        let lines = facts.iter().map(|fact| format!("{}{pad}{fact}{}\n", self.between(), self.behind()));
        head + &lines.collect::<String>()
    }

    fn rule(&mut self, id: usize, pad: usize) -> Vec<String> {
        let clauses = [
            "envelope.missing",
            "for each player, sealed.reading is one of clear, inexact and not (player.late > 1 h 30 min or player.flag_fallen) and replier.present and sealer.present and not reply.sealed",
            "(session.over or sealing.asked) and not sealing.early and sealer.time_used + 5 min <= session.length and replier.time_used > 40 min and not envelope.opened",
        ];
        let mut keys = vec![format!("rule: \"1.{id}\"{}\n", self.behind())];
        let clause = self.one(&clauses);
        keys.push(format!("when:{}", self.scalar(clause, pad)));
        let conclusion = self.one(&["sealer loses", "arbiter must not open-envelope", "game goes on"]);
        keys.push(format!("then:{}", self.scalar(conclusion, pad)));
        keys.push(format!("unless:{}", self.list(pad)));
        let words = self.words(40);
        keys.push(format!("note:{}", self.scalar(&words, pad)));
        keys.push("letter:  no\n".to_owned());
        keys
    }

    fn example(&mut self, pad: usize) -> Vec<String> {
        let words = self.words(30);
        let case = format!("case:{}", self.scalar(&words, pad));
        let given = format!("given:{}", self.facts(pad));
        let ruling = format!(
            "ruling:\n{0}  not:{1}{0}  result: \"*\"{2}\n",
            " ".repeat(pad),
            self.list(pad + 2),
            self.behind()
        );
        vec![case, given, ruling]
    }

    /// An article with everything where it may stand, and its comments.
    fn article(&mut self) -> String {
        let mut parts = vec![format!("article: \"1\"{}\n", self.behind()), "title:   lateness\n".to_owned()];
        for (kind, count) in [("rules", self.below(3)), ("examples", self.below(3))] {
            if count == 0 {
                continue;
            }
            let pad = self.below(4);
            let mut part = format!("{kind}:{}\n", self.behind());
            for id in 0..count {
                let mut keys = if kind == "rules" { self.rule(id, pad + 2) } else { self.example(pad + 2) };
                let turn = self.below(keys.len());
                keys.rotate_left(turn);
                for (place, key) in keys.iter().enumerate() {
                    let above = if place == 0 { part.clone() } else { keys[place - 1].clone() };
                    part += &self.below_text(&above);
                    let _ = write!(part, "{:pad$}{}{key}", "", if place == 0 { "- " } else { "  " });
                }
            }
            parts.push(part);
        }
        let turn = self.below(parts.len());
        parts.rotate_left(turn);
        let mut text = String::new();
        for part in &parts {
            text += &(self.below_text(&text.clone()) + part);
        }
        let end = self.below_text(&text);
        text + &end
    }
}

proptest::proptest! {
    #![proptest_config(proptest::prelude::ProptestConfig { cases: 1000, failure_persistence: None,
        ..proptest::prelude::ProptestConfig::default() })]

    #[test]
    fn whatever_is_formatted_says_the_same_and_keeps_its_comments(
        row in proptest::collection::vec(proptest::num::u8::ANY, 0..400),
    ) {
        let mut dice = Dice { row, next: 0, comments: 0 };
        let text = dice.article();
        let once = match laid_out(&text) {
            Ok(once) => once,
            Err(fault) => return Err(proptest::test_runner::TestCaseError::fail(format!("{fault:?}\n{text}"))),
        };
        proptest::prop_assert_eq!(yaml(&once), yaml(&text), "{}\nbecomes\n{}", text, once);
        for comment in 1..=dice.comments {
            let sign = format!("# c{comment}: ");
            proptest::prop_assert_eq!(once.matches(&sign).count(), 1, "{}\n{}\nbecomes\n{}", sign, text, once);
        }
        proptest::prop_assert_eq!(laid_out(&once), Ok(once.clone()), "again");
        for line in once.lines().filter(|line| line.chars().count() > 120) {
            // A literal text keeps its lines.
            proptest::prop_assert!(once.contains(" |\n"), "{}", line);
        }
    }
}
