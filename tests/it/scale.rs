//! The check of a rulebook far larger than a real one: it finds what is wrong, and says what it could not prove.

use std::sync::OnceLock;

use plica::engine::diagnostic::{Arg, Code, Severity};
use plica::engine::solver::Budget;
use plica::{Diagnostic, Library, Locale, Words};

use super::synthetic::{Size, rulebook};

/// Three hundred facts, six hundred rules, with faults.
fn faulty() -> &'static Library {
    static LIBRARY: OnceLock<Library> = OnceLock::new();
    LIBRARY.get_or_init(|| {
        let size = Size { facts: 300, articles: 60, rules: 10, before: usize::MAX, faulty: true };
        Library::from_files(rulebook(size)).map_err(|faulty| faulty.faults).unwrap()
    })
}

fn of(code: Code, faults: &[Diagnostic]) -> Vec<&Diagnostic> {
    faults.iter().filter(|fault| fault.code == code).collect()
}

fn text<'a>(fault: &'a Diagnostic, name: &str) -> &'a str {
    let found = fault.args.iter().find(|(known, _)| *known == name);
    let Some((_, Arg::Text(text))) = found else { panic!("{name}: {fault:?}") };
    text
}

/// The facts of a diagnostic's case.
fn case(fault: &Diagnostic) -> Vec<(&str, &str)> {
    let found = fault.args.iter().find_map(|(_, arg)| match arg {
        Arg::Facts(facts) => Some(facts),
        Arg::Text(_) | Arg::Message(..) | Arg::Messages(_) => None,
    });
    found.unwrap().iter().map(|(fact, value)| (fact.as_str(), value.as_str())).collect()
}

#[test]
fn faults_of_a_large_rulebook_are_found() {
    let faults = plica::engine::analysis::check(faulty());
    assert!(of(Code::NotProven, &faults).is_empty());
    let [conflict] = of(Code::Conflict, &faults)[..] else { panic!("{:?}", of(Code::Conflict, &faults)) };
    assert_eq!((text(conflict, "first"), text(conflict, "second")), ("60.must", "60.must-not"));
    let shown = case(conflict);
    assert!(shown.contains(&("f.t0", "yes")) && shown.contains(&("f.t1", "yes")), "{shown:?}");
    assert_eq!(shown.len(), 3, "both truths and a time over two hours: {shown:?}");
    assert_eq!(of(Code::Gap, &faults).len(), 1);
    let never: Vec<_> = of(Code::NeverApplies, &faults).iter().map(|fault| text(fault, "rule")).collect();
    assert_eq!(never, ["60.never"]);
}

#[test]
fn what_is_not_proven_is_said() {
    let without = plica::engine::analysis::check_within(faulty(), Budget { steps: 0, conflicts: 1 });
    let open = of(Code::NotProven, &without);
    let said: Vec<_> = open.iter().map(|fault| (text(fault, "what"), text(fault, "count"))).collect();
    // The six articles on results hold ten rules each; a tenth of the pairs have one outcome, five of 1 and 6. The two
    // duties are the last pair.
    let pairs = 15 * 10 * 10 - 10 * 10 + 1;
    assert!(said.contains(&("conflicts", pairs.to_string().as_str())), "{said:?}");
    assert!(said.contains(&("gaps", "1")) && said.contains(&("idle", "603")), "{said:?}");
    assert!(open.iter().all(|fault| fault.severity == Severity::Warning));
    assert!(of(Code::Conflict, &without).is_empty() && of(Code::NeverApplies, &without).is_empty());
    let mut page = String::new();
    for locale in Locale::ALL {
        let words = Words::embedded(locale);
        let open: Vec<_> = open.iter().map(|fault| (*fault).clone()).collect();
        page += &plica::words::reports::faults_text(&words, None, &faulty().sources, &open);
    }
    super::command_line::snapshot("not-proven", &page);
}

#[test]
fn with_some_of_the_work_a_part_is_proven() {
    let all = plica::engine::analysis::check(faulty());
    let part = plica::engine::analysis::check_within(faulty(), Budget { steps: 20_000, conflicts: 50_000 });
    let [idle] = of(Code::NotProven, &part)
        .into_iter()
        .filter(|fault| text(fault, "what") == "idle")
        .collect::<Vec<_>>()[..]
    else {
        panic!("all proven")
    };
    let open: usize = text(idle, "count").parse().unwrap();
    assert!(0 < open && open < 603, "{open}");
    // Nothing is found with less work that is not found with all of it.
    let known = |fault: &&Diagnostic| fault.code == Code::NotProven || all.contains(fault);
    assert!(part.iter().all(|fault| known(&fault)));
}
