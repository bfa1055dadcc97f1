//! The invariants of the procedure over cases drawn by lot, with what may be done, told or answered next. Over the examples `check`
//! holds them.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use plica::Library;
use plica::engine::analysis::{Broken, Compared, Diff, broken};
use plica::engine::decision::{Status, Violation};
use plica::engine::diagnostic::Code;
use plica::engine::model::{Conclusion, WordDifference};

use super::command_line::{plica, plica_ends, stderr, stdout, with_input_ends};
use super::examples::library;
use super::programs::{folder, text};
use super::serving_reload::copy_of_rules;
use super::unknown::{Bag, Told, drawn};

/// So many cases are drawn for each edition.
const CASES: usize = 40;

/// So many where there is time.
const MANY: usize = 10_000;

fn found(bag: &Bag, told: &Told) -> Vec<Broken> {
    let Ok(decision) = told.decide(library(), bag.edition) else { return Vec::new() };
    broken(library(), bag.edition, &told.case(), decision)
}

/// The smallest case found that breaks the same: no fact of it can be left out.
fn shrunk(bag: &Bag, mut told: Told, like: Violation) -> Told {
    let mut place = told.facts.len();
    while place > 0 {
        place -= 1;
        let less = told.without(place);
        if found(bag, &less).iter().any(|broken| broken.violation == like) {
            told = less;
            place = told.facts.len();
        }
    }
    told
}

fn hold(cases: usize) {
    let mut report: BTreeMap<(String, Violation), (usize, Option<String>, Told)> = BTreeMap::new();
    for bag in library().rulebook.editions.iter().map(Bag::of) {
        for (told, decision, _) in drawn(&bag, cases, 2026) {
            for Broken { violation, after } in broken(library(), bag.edition, &told.case(), decision) {
                let least = || (0, after, shrunk(&bag, told.clone(), violation));
                report.entry((bag.edition.id.clone(), violation)).or_insert_with(least).0 += 1;
            }
        }
    }
    let mut page = String::new();
    for ((id, violation), (count, after, told)) in &report {
        let edition = library().rulebook.edition(id).expect("its edition");
        let rule = violation.rule().and_then(|rule| edition.rule(rule)).map(|rule| rule.id.as_str());
        let after = after.as_deref().unwrap_or("nothing");
        let _ = writeln!(page, "{count} {violation:?} {rule:?} after {after}\n{}", told.yaml(edition));
    }
    if let Ok(path) = std::env::var("PLICA_PROCEDURE") {
        std::fs::write(path, &page).expect("written");
    }
    assert!(report.is_empty(), "{page}");
}

#[test]
fn no_drawn_case_breaks_an_invariant_of_the_procedure() {
    hold(CASES);
}

/// All of it on many cases; where `PLICA_PROCEDURE` names a file, the report is written there.
#[test]
#[ignore = "takes many minutes"]
fn no_case_of_many_breaks_an_invariant_of_the_procedure() {
    hold(std::env::var("PLICA_CASES").ok().and_then(|count| count.parse().ok()).unwrap_or(MANY));
}

/// The envelope is there and nobody knows the times used (2014 E.5 and E.9.a): no text says who sets the clocks.
const TIMES_UNKNOWN: &str = r#"{"edition": "fide-2014", "times.known": "no", "replier.present": "yes", "envelope.opened": "yes",
    "sealed.reading": "clear", "sealed.ends_game": "no"}"#;

#[test]
fn a_ruling_says_what_its_edition_does_not() {
    for (lang, said) in [
        ("es", "Nadie tiene el encargo de poner los relojes"),
        ("it", "Nessuno è incaricato di regolare gli orologi"),
        ("en", "Nobody is told to set the clocks"),
    ] {
        let page = stdout(&with_input_ends(0, &["decide", "-", "--lang", lang], TIMES_UNKNOWN.as_bytes()));
        assert!(page.contains(said), "{page}");
        let json = with_input_ends(
            0,
            &["decide", "-", "--lang", lang, "--format", "json"],
            TIMES_UNKNOWN.as_bytes(),
        );
        let decision: serde_json::Value = serde_json::from_str(&stdout(&json)).expect("JSON");
        assert_eq!(decision["gaps"][0]["gap"], "times-unknown");
        assert_eq!(decision["gaps"][0]["lacks"], "clocks.set");
        assert!(decision["gaps"][0]["text"].as_str().expect("a text").starts_with(said), "{decision}");
        let known = TIMES_UNKNOWN.replace(r#""times.known": "no", "#, "");
        let json = with_input_ends(0, &["decide", "-", "--lang", lang, "--format", "json"], known.as_bytes());
        let decision: serde_json::Value = serde_json::from_str(&stdout(&json)).expect("JSON");
        assert_eq!(decision["gaps"], serde_json::json!([]));
    }
}

#[test]
fn a_gap_that_is_not_declared_is_an_error() {
    let rules = folder();
    copy_of_rules(&rules);
    for other in ["1928", "1974", "1997", "2009", "2017", "2018", "2023"] {
        std::fs::remove_dir_all(rules.join(format!("fide-{other}"))).expect("removed");
    }
    let path = rules.join("fide-2014/edition.yaml");
    let edition = std::fs::read_to_string(&path).expect("an edition");
    let (before, behind) = edition.split_once("gaps:\n").expect("gaps");
    let rest = behind.split_inclusive('\n').skip_while(|line| line.starts_with(' ')).collect::<String>();
    std::fs::write(&path, format!("{before}{rest}")).expect("written");
    for lang in ["es", "it", "en"] {
        let output = plica_ends(1, &["check", "--rules", text(&rules), "--lang", lang]);
        let said = [stdout(&output), stderr(&output)].concat();
        assert!(said.contains("[procedure-broken]") && said.contains("`clocks.set`"), "{said}");
        assert!(said.contains("E.9.yaml"), "{said}");
    }
    std::fs::write(&path, edition.replace("lacks: clocks.set", "lacks: board.set")).expect("written");
    let output = plica_ends(1, &["check", "--rules", text(&rules), "--lang", "en"]);
    assert!(stderr(&output).contains("unshown-gap"), "{}", stderr(&output));
}

/// The amended edition of the small rulebook shows the seal when the envelope is open already.
#[test]
fn a_step_that_comes_too_late_is_told() {
    let rules = ["--rules", "examples/procedure/rules", "--locales", "examples/procedure/locales"];
    for lang in ["es", "it", "en"] {
        let output = plica_ends(1, &[&["check", "--lang", lang], &rules[..]].concat());
        let said = [stdout(&output), stderr(&output)].concat();
        assert!(said.contains("[procedure-broken]") && said.contains("seal.shown"), "{said}");
        let diff =
            stdout(&plica(&[&["diff", "club", "draft", "--all", "--lang", lang], &rules[..]].concat()));
        assert!(!diff.contains("{diff"), "{diff}");
    }
    let diff = plica(&[&["diff", "club", "draft", "--format", "json"], &rules[..]].concat());
    let diff: serde_json::Value = serde_json::from_str(&stdout(&diff)).expect("JSON");
    assert_eq!(diff["steps"][0]["says"], "arbiter must show-seal ");
    assert_eq!(diff["steps"][0]["first"][0]["upon"], serde_json::json!(["replier.arrival"]));
    assert_eq!(diff["steps"][0]["second"][0]["upon"], serde_json::json!(["envelope.opened"]));
}

/// So many cases are compared for each two editions.
const COMPARED: usize = 90;

/// Where a comparison says nothing of a step, no case that both editions rule alike has it in one list only, or elsewhere in the list.
#[test]
fn steps_differ_only_where_a_comparison_says_so() {
    let library = library();
    let vocabulary = &library.rulebook.vocabulary;
    let (mut broken, mut compared) = (Vec::new(), 0);
    for [first, second] in
        [["fide-1997", "fide-2014"], ["fide-2014", "fide-2018"], ["fide-2018", "fide-2023"]]
    {
        let editions = [first, second].map(|id| library.rulebook.edition(id).expect("an edition"));
        let diff = super::differences::compared(first, second);
        let said: Vec<String> = differing_steps(diff);
        let assumed: Vec<_> = diff.assumed.iter().map(|one| vocabulary.fact(one.fact).name.clone()).collect();
        let bag = Bag::of(editions[1]);
        for (told, later, _) in drawn(&bag, COMPARED, 2026) {
            // What the two assume otherwise is told of the assumptions.
            if assumed.iter().any(|fact| told.value(fact).is_none()) {
                continue;
            }
            let Ok(earlier) = told.decide(library, editions[0]) else { continue };
            let is_alike = later.status == Status::Decided
                && (earlier.status, earlier.outcome) == (later.status, later.outcome);
            // A rule that the comparison names for another result may end the game earlier, with the same result here.
            let is_told_of = earlier.is_over()
                && diff.groups.iter().any(|group| {
                    let (edition, decision) = [(editions[0], &earlier), (editions[1], &later)][group.side];
                    decision.findings.iter().any(|finding| {
                        let concluded = edition.conclusion(finding.rule, finding.conclusion);
                        matches!(concluded, Some(Conclusion::Result(_)))
                            && group.rules.contains(&finding.rule)
                    })
                });
            if !is_alike || is_told_of {
                continue;
            }
            compared += 1;
            let steps = [(editions[0], &earlier), (editions[1], &later)].map(|(edition, decision)| {
                let steps = decision.now.iter().filter_map(|step| decision.findings.get(step.finding));
                let steps = steps.filter_map(|finding| edition.conclusion(finding.rule, finding.conclusion));
                steps.map(|step| format!("{step:?}")).filter(|step| !said.contains(step)).collect::<Vec<_>>()
            });
            if steps[0] != steps[1] {
                broken.push(format!(
                    "{first} {second}\n{}{:?}\n{:?}",
                    told.yaml(editions[1]),
                    steps[0],
                    steps[1]
                ));
            }
        }
    }
    assert!(
        broken.is_empty(),
        "{}\n{}",
        broken.len(),
        broken.iter().take(5).cloned().collect::<Vec<_>>().join("\n\n")
    );
    assert!(compared > 20, "only {compared} cases were compared");
}

/// The duties of which a comparison says something.
fn differing_steps(diff: &Diff) -> Vec<String> {
    let of_steps = diff.steps.iter().flat_map(|step| step.says.iter().map(|says| format!("{says:?}")));
    let one_sided = diff.one_sided.iter().zip(diff.sides).flat_map(|(found, side)| {
        found.iter().filter_map(move |one| {
            let rule = side.edition.rule(*one.rules.first()?)?;
            Some(format!("{:?}", rule.then.get(one.conclusion)?.value))
        })
    });
    of_steps.chain(one_sided).collect()
}

/// The club's rules, and those of a league that amends them: the table is cleared before the envelope is opened.
fn league(rule: &str) -> Library {
    let edition = "edition: league\nauthority: Example League\nlanguage: en\namends: club\nholds: [table.cleared]\nacts:\n  \
                   clear-table: {matter: resumption, makes: [table.cleared]}\n  \
                   open-envelope: {matter: resumption, needs: [seal.shown, table.cleared], makes: [envelope.opened]}\n";
    let read = |name: &str| super::tidy::read(format!("examples/procedure/rules/{name}"));
    let files = [
        ("vocabulary.yaml", read("vocabulary.yaml")),
        ("club/edition.yaml", read("club/edition.yaml")),
        ("club/7.yaml", read("club/7.yaml")),
        ("league/edition.yaml", edition.to_owned()),
        ("league/7.yaml", format!("article: \"7\"\n{rule}")),
    ];
    let files = files.map(|(path, text)| (path.to_owned(), text));
    Library::from_files(files).map_err(|faulty| faulty.faults).expect("a rulebook")
}

#[test]
fn an_edition_may_have_acts_of_its_own_and_change_what_one_needs() {
    let cleared = "rules:\n  - rule: 7.table\n    when: sealing.done and replier.present\n    \
                   then: arbiter must clear-table upon replier.arrival before envelope.opened\nexamples:\n  \
                   - case: the player who has to reply is there\n    \
                   given: {about: [resumption], replier.present: yes}\n    \
                   ruling: {now: [arbiter must show-seal, arbiter must clear-table, arbiter must open-envelope]}\n  \
                   - case: he is still on his way\n    \
                   given: {about: [resumption], replier.present: no}\n    \
                   ruling: {not: [7.table], now: []}\n";
    let codes = |library: &Library| {
        let faults = plica::engine::analysis::check(library);
        faults.into_iter().map(|fault| fault.code).collect::<Vec<_>>()
    };
    let library = league(cleared);
    let missing: Vec<_> = codes(&library).into_iter().filter(|code| *code != Code::UntestedRule).collect();
    assert_eq!(missing, []);
    // The club itself is not asked to clear anything: the needs of its acts are its own.
    let nobody = league("rules: []\n");
    let library = nobody;
    assert!(codes(&library).contains(&Code::ProcedureBroken));
    let sides = ["club", "league"].map(|id| library.rulebook.edition(id).expect("an edition"));
    let diff = plica::engine::analysis::diff(sides.map(|edition| Compared { library: &library, edition }));
    let words = diff.expect("a comparison").words;
    assert!(words.contains(&WordDifference::Act("open-envelope".to_owned())), "{words:?}");
}
