//! The definition of an open ruling, held literally over cases drawn by lot: a ruling is open exactly when two completions of
//! the unknown facts, each with the assumptions made anew for it, give different results.
//!
//! What violates it is shown as the smallest case file found, which `plica decide` reads.

mod draw;
mod properties;
mod told;

use std::collections::BTreeMap;
use std::fmt::Write as _;

use plica::Decision;

pub(crate) use draw::{Bag, told_values};
use properties::{PROPERTIES, Property, Scene, Violation};
use told::Rulings;
pub(crate) use told::{Results, Told, results, shown};

use super::examples::library;
use super::play::Dice;

/// The seed of the usual cases.
const SEED: u64 = 2027;

/// So many cases are drawn for each edition.
const CASES: usize = 40;

/// So many where there is time.
const MANY: usize = 20_000;

/// So many cases of a kind are shown for each edition.
const SHOWN: usize = 3;

/// Violations by kind and edition: how many, and the smallest cases of some.
#[derive(Default)]
struct Report {
    found: BTreeMap<&'static str, BTreeMap<String, (usize, Vec<String>)>>,
    ruled: usize,
}

impl Report {
    fn add(&mut self, bag: &Bag, told: &Told, property: Property, seed: u64, violation: &Violation) {
        let of_edition = self.found.entry(violation.kind).or_default();
        let (count, shown) = of_edition.entry(bag.edition.id.clone()).or_default();
        *count += 1;
        if shown.len() < SHOWN {
            let least = shrunk(bag, told.clone(), property, seed, violation);
            if !shown.contains(&least) {
                shown.push(least);
            }
        }
    }

    fn page(&self) -> String {
        let mut page = format!("{} cases\n", self.ruled);
        for (kind, of_editions) in &self.found {
            let counts = of_editions.iter().map(|(edition, (count, _))| format!("{edition} {count}"));
            let _ = writeln!(page, "\n## {kind}\n{}", counts.collect::<Vec<_>>().join(", "));
            for case in of_editions.values().flat_map(|(_, shown)| shown) {
                let _ = writeln!(page, "\n{case}");
            }
        }
        page
    }
}

/// What violates a property in a case, of one kind and turning on one fact.
fn violation(bag: &Bag, told: &Told, property: Property, seed: u64, like: &Violation) -> Option<Violation> {
    let decision = told.decide(library(), bag.edition).ok()?;
    let only = Some(like.fact.as_str()).filter(|fact| !fact.is_empty());
    let rulings = &Rulings::under(bag.edition);
    let scene = Scene { bag, told, decision: &decision, rulings, seed, only };
    property(&scene).into_iter().find(|found| found.kind == like.kind && found.fact == like.fact)
}

/// The smallest case found that violates the same: no fact of it can be left out.
fn shrunk(bag: &Bag, mut told: Told, property: Property, seed: u64, like: &Violation) -> String {
    let mut says = like.says.clone();
    if told.about.len() > 1 {
        let narrow = Told { about: vec!["result".to_owned()], ..told.clone() };
        if violation(bag, &narrow, property, seed, like).is_some() {
            told = narrow;
        }
    }
    let mut place = told.facts.len();
    let mut changed = false;
    loop {
        if place == 0 {
            if !changed {
                break;
            }
            (place, changed) = (told.facts.len(), false);
        }
        place = place.saturating_sub(1);
        if told.facts.is_empty() {
            break;
        }
        let less = told.without(place);
        if let Some(found) = violation(bag, &less, property, seed, like) {
            (told, says, changed) = (less, found.says, true);
        }
    }
    format!("{}# {}", told.yaml(bag.edition), says.replace('\n', "\n# "))
}

/// A case drawn, with its ruling and the number of its draw.
pub(crate) type Drawn = (Told, Decision, u64);

/// Cases of an edition, the same for a seed every time.
pub(crate) fn drawn(bag: &Bag, cases: usize, seed: u64) -> impl Iterator<Item = Drawn> {
    let mut dice = Dice::new(seed);
    (0..u64::try_from(cases).expect("so many")).map(move |seed| {
        let told = bag.draw(library(), &mut dice);
        let decision = told.decide(library(), bag.edition).expect("it can be ruled on");
        (told, decision, seed)
    })
}

impl Report {
    /// Holds every property against a case.
    fn hold(&mut self, bag: &Bag, (told, decision, seed): &Drawn) {
        self.ruled += 1;
        let rulings = &Rulings::under(bag.edition);
        for property in PROPERTIES {
            let scene = Scene { bag, told, decision, rulings, seed: *seed, only: None };
            let mut kinds = Vec::new();
            for violation in property(&scene) {
                // Once a case.
                if !kinds.contains(&violation.kind) {
                    kinds.push(violation.kind);
                    self.add(bag, told, property, *seed, &violation);
                }
            }
        }
    }
}

/// Draws the usual cases of the editions chosen and holds every property against each. The properties are held together because they ask
/// for many of the same rulings.
fn holds_under(is_chosen: impl Fn(&str) -> bool) {
    let mut report = Report::default();
    for edition in library().rulebook.editions.iter().filter(|edition| is_chosen(&edition.id)) {
        let bag = Bag::of(edition);
        drawn(&bag, CASES, SEED).for_each(|case| report.hold(&bag, &case));
    }
    assert!(report.ruled > 0 && report.found.is_empty(), "{}", report.page());
}

#[test]
fn the_definition_holds_before_2009() {
    holds_under(|edition| edition < "fide-2009");
}

#[test]
fn the_definition_holds_from_2009() {
    holds_under(|edition| ("fide-2009".."fide-2017").contains(&edition));
}

#[test]
fn the_definition_holds_from_2017() {
    holds_under(|edition| edition >= "fide-2017");
}

/// All of it on many cases. The environment can tell otherwise: how many (`PLICA_CASES`), by which seed (`PLICA_SEED`), of which
/// edition alone (`PLICA_EDITION`), and a file for the report (`PLICA_UNKNOWN`).
#[test]
#[ignore = "takes minutes"]
fn nothing_violates_the_definition_in_many_cases() {
    let told = |name: &str| std::env::var(name).ok();
    let cases = told("PLICA_CASES").and_then(|count| count.parse().ok()).unwrap_or(MANY);
    let seed = told("PLICA_SEED").and_then(|seed| seed.parse().ok()).unwrap_or(SEED);
    let only = told("PLICA_EDITION");
    let mut report = Report::default();
    let editions = library().rulebook.editions.iter();
    for edition in editions.filter(|edition| only.as_ref().is_none_or(|only| *only == edition.id)) {
        let mut bag = Bag::of(edition);
        bag.in_colours = true;
        drawn(&bag, cases, seed).for_each(|case| report.hold(&bag, &case));
    }
    if let Some(path) = told("PLICA_UNKNOWN") {
        std::fs::write(path, report.page()).expect("written");
    }
    assert!(report.found.is_empty(), "{}", report.page());
}
