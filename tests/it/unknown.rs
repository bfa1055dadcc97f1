//! The definition of an open ruling, held literally over cases drawn by lot: a ruling is open exactly when two completions of
//! the unknown facts, each with the assumptions made anew for it, give different results.
//!
//! What violates it is shown as the smallest case file found, which `plica decide` reads.

mod draw;
mod properties;
mod told;

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::sync::OnceLock;

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
    /// Holds properties against a case.
    fn hold(&mut self, bag: &Bag, (told, decision, seed): &Drawn, properties: &[(&str, Property)]) {
        self.ruled += 1;
        let rulings = &Rulings::under(bag.edition);
        for (_, property) in properties {
            let scene = Scene { bag, told, decision, rulings, seed: *seed, only: None };
            let mut kinds = Vec::new();
            for violation in property(&scene) {
                // Once a case.
                if !kinds.contains(&violation.kind) {
                    kinds.push(violation.kind);
                    self.add(bag, told, *property, *seed, &violation);
                }
            }
        }
    }
}

/// The cases of the usual tests, drawn once.
fn usual() -> &'static [(Bag, Vec<Drawn>)] {
    static DRAWN: OnceLock<Vec<(Bag, Vec<Drawn>)>> = OnceLock::new();
    DRAWN.get_or_init(|| {
        let bags = library().rulebook.editions.iter().map(Bag::of);
        bags.map(|bag| {
            let cases = drawn(&bag, CASES, SEED).collect();
            (bag, cases)
        })
        .collect()
    })
}

/// That no case violates a property.
fn holds(name: &str) {
    let properties: Vec<_> = PROPERTIES.into_iter().filter(|(known, _)| *known == name).collect();
    assert_eq!(properties.len(), 1, "{name} is a property");
    let mut report = Report::default();
    for (bag, cases) in usual() {
        for case in cases {
            report.hold(bag, case, &properties);
        }
    }
    assert!(report.found.is_empty(), "{}", report.page());
}

#[test]
fn an_answer_leads_to_what_is_said_of_it() {
    holds("1-3 answers");
}

#[test]
fn every_possible_result_is_reached_by_answers() {
    holds("4 reached");
}

#[test]
fn not_knowing_a_fact_loses_no_result() {
    holds("5 unknown");
}

#[test]
fn what_is_not_asked_adds_no_result() {
    holds("6 not asked");
}

#[test]
fn what_cannot_be_known_is_never_asked() {
    holds("7 unknowable");
}

#[test]
fn another_reading_comes_to_what_the_ruling_says_of_it() {
    holds("8 readings");
}

#[test]
fn what_is_possible_is_what_the_completions_give() {
    holds("9 oracle");
}

#[test]
fn a_ruling_is_open_where_two_results_are_possible() {
    holds("10 status");
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
        let bag = Bag::of(edition);
        drawn(&bag, cases, seed).for_each(|case| report.hold(&bag, &case, &PROPERTIES));
    }
    if let Some(path) = told("PLICA_UNKNOWN") {
        std::fs::write(path, report.page()).expect("written");
    }
    assert!(report.found.is_empty(), "{}", report.page());
}
