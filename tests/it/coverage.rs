//! What the examples exercise: conditions and changes counted by hand, in whatever form the clause is written.

use plica::Library;
use plica::engine::analysis::{Coverage, WideChange};
use plica::engine::diagnostic::Code;

use super::command_line::{plica, plica_ends, snapshot, stdout};
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

/// An offer accepted before the envelope is opened, and a contested text on who comes late.
const IN_TIME: &str = "moments:
  agreement: {happened: agreed}
  record: {}
necessarily:
  - agreement before record
readings:
  very-late: [lost, goes_on]
";

const IN_TIME_RULES: &str = "  - rule: 1.a
    at: record
    when: sealed.reading is ambiguous
    then: sealer loses
  - rule: 1.b
    at: agreement
    when: agreed
    then: game is drawn
  - rule: 1.c
    when: sealer.late > 60 min and reading very-late is lost
    then: sealer loses
";

/// Neither notices when anything happens, nor how the contested text is read.
const OUT_OF_TIME: &str = "examples:
  - case: ambiguous
    given: {sealed.reading: ambiguous, sealer.colour: white}
    ruling: {result: 0-1, because: [1.a]}
";

const AGREED_BEFORE: &str = "  - case: agreed before the ambiguous move is read
    given: {sealed.reading: ambiguous, agreed: yes, sealer.colour: white}
    ruling: {result: 1/2-1/2, because: [1.b]}
";

const VERY_LATE: &str = "  - case: very late
    given: {sealer.late: 61 min, sealer.colour: white}
    ruling: {result: 0-1, because: [1.c]}
";

fn library(rules: &str, examples: &str) -> Library {
    let facts = "facts:\n  sealer.colour: {type: [white, black]}\n  agreed: {type: truth, assume: no, matters: [result]}\n";
    let vocabulary = read("tests/bad/mini.yaml").replace("facts:\n", facts) + IN_TIME;
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
fn moments_and_readings_that_no_example_would_notice_otherwise_are_told() {
    let names = |examples: &[&str]| {
        let library = library(IN_TIME_RULES, &examples.concat());
        let coverage = coverage(&library);
        let wide = coverage.wide.as_ref().expect("the whole edition is looked at");
        // That an agreement holds at its own time alone no game tells: nothing comes before it.
        assert_eq!(wide.all, 2);
        let unnoticed = wide.unnoticed.iter().map(|one| match &one.change {
            WideChange::Moment(moment) => {
                (library.rulebook.vocabulary.moment(*moment).unwrap().name.clone(), one.rule.id.clone())
            }
            WideChange::Reading(fact, _) => {
                (library.rulebook.vocabulary.fact(*fact).name.clone(), one.rule.id.clone())
            }
            WideChange::Need(..) | WideChange::Start(_) | WideChange::Stop(_) => {
                panic!("no act of this rulebook needs or starts anything")
            }
        });
        unnoticed.collect::<Vec<_>>()
    };
    let told = |name: &str, rule: &str| (name.to_owned(), rule.to_owned());
    let [record, late] = [told("record", "1.a"), told("reading.very-late", "1.c")];
    assert_eq!(names(&[OUT_OF_TIME]), [record, late.clone()]);
    assert_eq!(names(&[OUT_OF_TIME, AGREED_BEFORE]), [late]);
    assert_eq!(names(&[OUT_OF_TIME, AGREED_BEFORE, VERY_LATE]), []);
}

/// Late is who is more than the default time late; the rule takes it for none where the event does not fix it.
const DEFAULT_TIME: &str = "  - rule: 1.a
    when: not event.fixes_time
    then: set event.default_time to 0 min
  - rule: 1.b
    when: event.fixes_time and sealer.late > event.default_time
    then: sealer loses
";

#[test]
fn what_is_assumed_and_set_otherwise_by_a_rule_is_told() {
    let told = |assumed: &str| {
        let facts = "facts:\n  event.default_time: {type: duration, matters: [result]}\n  event.fixes_time: {type: truth, assume: no, matters: [result]}\n";
        let vocabulary = read("tests/bad/mini.yaml").replace("facts:\n", facts);
        let edition = format!("{}assume:\n{assumed}", read("tests/bad/mini-edition.yaml"));
        let article = format!("article: \"1\"\ntitle: lateness\nrules:\n{DEFAULT_TIME}");
        let files =
            [("vocabulary.yaml", vocabulary), ("mini/edition.yaml", edition), ("mini/1.yaml", article)];
        let files = files.map(|(path, text)| (path.to_owned(), text));
        let library = Library::from_files(files).map_err(|faulty| faulty.faults).unwrap();
        let faults = plica::engine::analysis::check(&library);
        faults.iter().any(|fault| fault.code == Code::AssumptionSetOtherwise)
    };
    let time = "  - {fact: event.default_time, is: 15 min}\n";
    assert!(told(time));
    // Of a time assumed only where the rule applies nothing is ever seen.
    assert!(told("  - {fact: event.default_time, is: 15 min, when: not event.fixes_time}\n"));
    assert!(!told("  - {fact: event.default_time, is: 15 min, when: event.fixes_time}\n"));
    assert!(!told("  - {fact: event.default_time, is: 0 min}\n"));
    assert!(!told(&format!("{time}  - {{fact: event.fixes_time, is: yes}}\n")));
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
    let desk = Desk::with(&["fide-1974"]);
    // Fewer examples than the law's own, so that something is left to notice.
    let whole = desk.read("rules/fide-1974/17.4.yaml");
    let first: Vec<_> = whole.split_inclusive("\n  - case:").take(9).collect();
    let fewer = first.concat();
    let fewer = fewer.strip_suffix("  - case:").unwrap();
    let behind = &whole[whole.find("misconceptions:").unwrap()..];
    desk.write("rules/fide-1974/17.4.yaml", &format!("{fewer}{behind}"));
    let said = desk.plica(0, &["coverage", "17.4.both", "--edition", "fide-1974", "--write"]);
    assert!(said.contains("rules/fide-1974/17.4.yaml"), "{said}");
    let written = desk.read("rules/fide-1974/17.4.yaml");
    let added = written.strip_prefix(fewer.trim_end()).unwrap().strip_suffix(behind).unwrap();
    snapshot("coverage-written", added.trim_start());
    let said = desk.plica(0, &["coverage", "17.4.both", "--edition", "fide-1974", "--write"]);
    assert_eq!(desk.read("rules/fide-1974/17.4.yaml"), written, "{said}");
    let said = desk.plica(0, &["check"]);
    assert_eq!(said.matches("[unconfirmed]").count(), added.matches("confirm: yes").count(), "{said}");
    plica_ends(2, &["coverage", "--write"]);
}

#[test]
fn an_article_in_three_languages() {
    for lang in ["es", "it", "en"] {
        let output = plica(&["coverage", "17.1", "--edition", "fide-1974", "--lang", lang]);
        snapshot(&format!("coverage-{lang}"), &stdout(&output));
    }
}

#[test]
fn what_is_proposed_can_be_pasted() {
    // Every clause that is proposed is a clause that an example may hold: it is written without `upon` and `before`.
    for lang in ["es", "it", "en"] {
        let output = plica(&["coverage", "17.1", "--edition", "fide-1974", "--lang", lang]);
        let said = stdout(&output);
        let proposed = said.split('`').filter(|part| part.starts_with("says: ") || part.starts_with("now: "));
        for clause in proposed {
            assert!(!clause.contains(" upon ") && !clause.contains(" before "), "{clause}");
        }
    }
}

#[test]
fn an_edition_promises_a_share() {
    let promising = |share: &str| {
        let edition = format!("{}coverage: {share}\n", read("examples/procedure/rules/club/edition.yaml"));
        let article = read("examples/procedure/rules/club/7.yaml")
            .replace("now: [arbiter must show-seal", "not says: [arbiter may show-seal");
        let article = article.replace(", arbiter must open-envelope]}", "]}");
        let files = [
            ("vocabulary.yaml", read("examples/procedure/rules/vocabulary.yaml")),
            ("club/edition.yaml", edition),
            ("club/7.yaml", article),
        ];
        let files = files.map(|(path, text)| (path.to_owned(), text));
        let library = Library::from_files(files).map_err(|faulty| faulty.faults).unwrap();
        plica::engine::analysis::broken_promises(&library).iter().map(|fault| fault.code).collect::<Vec<_>>()
    };
    assert_eq!(promising("100"), [Code::BelowPromise]);
    assert_eq!(promising("10"), []);
}
