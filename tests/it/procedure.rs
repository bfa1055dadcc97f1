//! The invariants of the procedure over cases drawn by lot, with what may be done, told or answered next. Over the examples `check`
//! holds them.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use plica::engine::analysis::{Broken, broken};
use plica::engine::decision::Violation;

use super::examples::library;
use super::unknown::{Bag, Told, drawn};

/// So many cases are drawn for each edition.
const CASES: usize = 200;

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
        for (told, decision, _) in drawn(&bag, cases) {
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
