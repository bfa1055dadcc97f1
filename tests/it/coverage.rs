//! What the examples exercise: conditions and changes counted by hand, in whatever form the clause is written.

use plica::Library;
use plica::engine::analysis::Coverage;

use super::command_line::{plica, snapshot, stdout};
use super::tidy::read;
use super::workbench::Desk;

/// An hour late to the second, and a minute more; nobody's envelope is missing.
const EXAMPLES: &str = "examples:
  - case: an hour late, no more
    given: {sealer.late: 60 min, sealer.colour: white}
    ruling: {result: silent, not: [1.a]}
  - case: an hour and one minute late
    given: {sealer.late: 61 min, sealer.colour: white}
    ruling: {result: 0-1, because: [1.a]}
";

fn library(rules: &str, examples: &str) -> Library {
    let vocabulary = read("tests/bad/mini.yaml");
    let vocabulary = vocabulary.replace("facts:\n", "facts:\n  sealer.colour: {type: [white, black]}\n");
    let article = format!("article: \"1\"\ntitle: lateness\nrules:\n{rules}{examples}");
    let files = [
        ("vocabulary.yaml", vocabulary),
        ("mini/edition.yaml", read("tests/bad/mini-edition.yaml")),
        ("mini/1.yaml", article),
    ];
    let files = files.map(|(path, text)| (path.to_owned(), text));
    Library::from_files(files).map_err(|faulty| faulty.faults).unwrap()
}

fn rule(when: &str) -> String {
    format!("  - rule: 1.a\n    when: {when}\n    then: sealer loses\n")
}

fn coverage(library: &Library) -> Coverage<'_> {
    let editions: Vec<_> = library.rulebook.editions.iter().collect();
    plica::engine::analysis::coverage(library, &editions, &|_, _| true, &|_, _| {}).remove(0)
}

/// Conditions shown, of how many; changes noticed, of how many.
fn counts(when: &str, examples: &str) -> [(usize, usize); 2] {
    let library = library(&rule(when), examples);
    let coverage = coverage(&library);
    [coverage.rules[0].shown(), coverage.rules[0].noticed()]
}

#[test]
fn conditions_and_changes_are_counted_as_meant_however_the_clause_is_written() {
    // Shown: lateness both ways, the envelope only in its place. Changes: lateness left out, never, the opposite, at
    // the very hour, a minute later; the envelope left out (not noticed) and the opposite; the loss left out, and turned
    // into a win.
    let expected = [(3, 4), (8, 9)];
    assert_eq!(counts("sealer.late > 60 min and not envelope.missing", EXAMPLES), expected);
    assert_eq!(counts("not (sealer.late <= 60 min or envelope.missing)", EXAMPLES), expected);
    assert_eq!(counts("not envelope.missing and 1 h < sealer.late", EXAMPLES), expected);
}

#[test]
fn the_edge_of_a_limit_is_noticed_only_by_examples_on_it() {
    // Two hours notices neither limit shifted by a minute nor the very hour.
    let far = EXAMPLES.replace("61 min", "2 h").replace("60 min", "10 min");
    assert_eq!(counts("sealer.late > 60 min", &far), [(2, 2), (5, 7)]);
    assert_eq!(counts("sealer.late > 60 min", EXAMPLES), [(2, 2), (7, 7)]);
}

#[test]
fn what_no_game_can_show_is_not_asked_for() {
    // Who is over the hour is over the half hour: that condition can never keep the rule from applying, and leaving it
    // out, or shifting its limit, changes nothing. Never and the opposite do, and are the same as for the hour.
    let [shown, noticed] = counts("sealer.late > 60 min and sealer.late > 30 min", EXAMPLES);
    assert_eq!(shown, (3, 3));
    assert_eq!(noticed, (8, 8));
}

#[test]
fn an_unless_that_no_example_needs_is_told_with_an_example_that_would() {
    let displaced = "  - rule: 1.a\n    when: sealer.late > 60 min\n    unless: [1.b]\n    then: sealer loses\n  \
                     - rule: 1.b\n    when: envelope.missing\n    then: game goes on\n";
    let library = library(displaced, EXAMPLES);
    let coverage = coverage(&library);
    let survivors = &coverage.rules[0].survivors;
    assert_eq!(survivors.len(), 1);
    let proposal = survivors[0].killing.as_ref().unwrap();
    let names: Vec<_> = proposal
        .facts
        .iter()
        .map(|(fact, _)| library.rulebook.vocabulary.fact(*fact).name.as_str())
        .collect();
    assert_eq!(names, ["envelope.missing", "sealer.late"]);
    // Lost and going on: the rulebook says that the game goes on.
    assert_eq!(proposal.expected.not[0].value, "1.a");
    assert_eq!(proposal.expected.result.as_ref().unwrap().value, "*");
}

#[test]
fn proposed_examples_stand_in_the_file_until_somebody_confirms_them() {
    let desk = Desk::new("coverage-write");
    // Fewer examples than the law's own, so that something is left to notice.
    let whole = desk.read("rules/fide-1974/17.4.yaml");
    let first: Vec<_> = whole.split_inclusive("\n  - case:").take(9).collect();
    let fewer = first.concat();
    let fewer = fewer.strip_suffix("  - case:").unwrap();
    let behind = &whole[whole.find("misconceptions:").unwrap()..];
    desk.write("rules/fide-1974/17.4.yaml", &format!("{fewer}{behind}"));
    let (code, said) = desk.plica(&["coverage", "17.4.both", "--edition", "fide-1974", "--write"]);
    assert_eq!(code, 0, "{said}");
    assert!(said.contains("rules/fide-1974/17.4.yaml"), "{said}");
    let written = desk.read("rules/fide-1974/17.4.yaml");
    let added = written.strip_prefix(fewer.trim_end()).unwrap().strip_suffix(behind).unwrap();
    snapshot("coverage-written", added.trim_start());
    let (code, said) = desk.plica(&["coverage", "17.4.both", "--edition", "fide-1974", "--write"]);
    assert_eq!(code, 0, "{said}");
    assert_eq!(desk.read("rules/fide-1974/17.4.yaml"), written, "{said}");
    let (code, said) = desk.plica(&["check"]);
    assert_eq!(code, 0, "{said}");
    assert_eq!(said.matches("[unconfirmed]").count(), added.matches("confirm: yes").count(), "{said}");
    let output = plica(&["coverage", "--write"]);
    assert_eq!(output.status.code(), Some(2));
}

#[test]
fn an_article_in_three_languages() {
    for lang in ["es", "it", "en"] {
        let output = plica(&["coverage", "17.1", "--edition", "fide-1974", "--lang", lang]);
        assert_eq!(output.status.code(), Some(0));
        snapshot(&format!("coverage-{lang}"), &stdout(&output));
    }
}
