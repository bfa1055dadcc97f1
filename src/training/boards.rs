//! The situations of examples on boards of real games, so that few questions show the same one.

use fastrand::Rng;

use super::adjourned::{Positions, Sealed};
use super::records::Sought;
use super::situation::{Law, Situation};
use crate::engine::chess::{EndsGame, Inked, Language, Man, Notation, ReadingKind, inked};
use crate::engine::model::{Fact, FactId, RuleIndex, Seat, Type, Value};
use crate::engine::program::Truth;
use crate::engine::syntax::{CaseFile, FactGiven};

/// So many boards are tried before an example keeps its own.
const TRIES: usize = 8;

/// So many amounts are tried before a time stays as it is.
const AMOUNTS: usize = 4;

/// What a board tells, and so nobody else does.
const ON_BOARD: [&str; 7] = [
    "position",
    "sealed.written",
    "sealed.language",
    "sealed.notation",
    "sealed.reading",
    "sealed.ends_game",
    "sealer.colour",
];

/// Positions to take boards from.
pub(super) struct Boards {
    positions: Positions,
    language: Language,
    /// Records may be in descriptive notation: the edition does not care which is used.
    descriptive: bool,
    /// The edition has the arbiter judge what was meant.
    intentions: bool,
}

impl Boards {
    pub(super) fn new(law: Law, language: Language) -> Self {
        let vocabulary = law.vocabulary();
        let asked = |fact: FactId| law.program.circuit.atoms().iter().any(|atom| atom.speaks_of(fact));
        let descriptive = !vocabulary.fact_named("sealed.notation").is_some_and(asked);
        // What the arbiter judges of a record, as against what it is.
        let is_judged =
            |fact: &Fact| fact.name.starts_with("sealed.") && fact.kind == Type::Truth && !fact.computed;
        let intentions = vocabulary.facts().any(|(id, fact)| is_judged(fact) && asked(id));
        Self { positions: Positions::of(law.library), language, descriptive, intentions }
    }

    /// The same situation on another board and with other times, in which the same rules apply.
    pub(super) fn varied<'a>(&mut self, situation: Situation<'a>, rng: &mut Rng) -> Situation<'a> {
        let situation = other_times(situation, rng);
        let Some(sought) = sought(&situation) else { return self.in_own_letters(situation) };
        for _ in 0..TRIES {
            let Some(sealed) = self.sealed(sought, rng) else { break };
            if self.intentions && tells_intention(&sealed) {
                continue;
            }
            let case = on_board(&situation, &sealed, self.language);
            let other = Situation::new(situation.law, case, situation.about);
            if let Some(other) = other.filter(|other| other.is_like(&situation) && other.is_likely()) {
                return other;
            }
        }
        self.in_own_letters(situation)
    }

    /// The same situation with the record in the letters of the quiz, where it stays the same record.
    fn in_own_letters<'a>(&self, situation: Situation<'a>) -> Situation<'a> {
        let told = |name: &str| situation.case.facts.iter().find(|given| given.fact.value == name);
        let from = told("sealed.language").and_then(|given| Language::from_code(&given.value.value));
        let Some(from) = from else { return situation };
        let other = |sign: char| {
            let man = Man::ALL.into_iter().find(|man| from.letter(*man).chars().eq([sign]));
            man.map_or_else(|| sign.to_string(), |man| self.language.letter(man).to_owned())
        };
        let mut case = situation.case.clone();
        for given in &mut case.facts {
            match given.fact.value.as_str() {
                "sealed.language" => given.value.value = self.language.code().into(),
                "sealed.written" => given.value.value = given.value.value.chars().map(other).collect(),
                _ => {}
            }
        }
        let own = Situation::new(situation.law, case, situation.about);
        own.filter(|own| own.is_like(&situation)).unwrap_or(situation)
    }

    fn sealed(&mut self, sought: Sought, rng: &mut Rng) -> Option<Sealed> {
        let usual = matches!(sought, Sought::Clear(EndsGame::No | EndsGame::Checkmate));
        let descriptive = usual && self.descriptive && rng.u8(0..3) == 0;
        let mut found = |notation| self.positions.sealed(sought, self.language, notation, rng);
        let first = if descriptive { found(Notation::Descriptive) } else { None };
        first.or_else(|| found(Notation::Algebraic))
    }
}

/// What must stand in the envelope for the situation to be the same; none where no board can show it.
fn sought(situation: &Situation) -> Option<Sought> {
    let told =
        |names: &[&str]| situation.case.facts.iter().any(|given| names.contains(&given.fact.value.as_str()));
    let elsewhere =
        ["sealed.on_board", "sealed.intended", "claim.written", "sealed.repetitions", "position.over"];
    // A reply that ends the game would have to do so on the board.
    let ends = |given: &FactGiven| given.fact.value == "reply.ends_game" && given.value.value != "no";
    // Nobody shows the board of a position that cannot be established.
    if told(&elsewhere) || told(&["position.known"]) || situation.case.facts.iter().any(ends) {
        return None;
    }
    let of_colours =
        |given: &FactGiven| ["white.", "black."].iter().any(|colour| given.fact.value.starts_with(colour));
    let can_mate = |given: &FactGiven| given.fact.value.ends_with(".can_mate");
    if situation.case.facts.iter().any(|given| of_colours(given) || can_mate(given)) {
        return None;
    }
    if !told(&["sealed.written", "sealed.reading"]) {
        let shown = told(&["position", "sealer.colour", "ended_before.kind"]);
        return shown.then_some(Sought::Clear(EndsGame::No));
    }
    let (reading, ends_game) = (situation.said("sealed.reading")?, situation.said("sealed.ends_game"));
    match (reading.as_str(), ends_game.as_deref()) {
        ("clear", None | Some("no")) | ("absent", _) => Some(Sought::Clear(EndsGame::No)),
        ("clear", Some("checkmate")) => Some(Sought::Clear(EndsGame::Checkmate)),
        ("clear", Some("stalemate")) => Some(Sought::Clear(EndsGame::Stalemate)),
        ("clear", Some("dead_position")) => Some(Sought::Clear(EndsGame::DeadPosition)),
        ("inexact", None | Some("no")) => Some(Sought::Inexact),
        ("ambiguous", _) => Some(Sought::Ambiguous),
        ("illegal", _) => Some(Sought::Illegal),
        ("unintelligible", _) => Some(Sought::Unintelligible),
        (_, _) => None,
    }
}

/// Whether a record says something of what was meant: by what is struck out, or since nobody doubts that a pawn becomes a queen.
fn tells_intention(sealed: &Sealed) -> bool {
    let is_struck = |part: &Inked| matches!(part, Inked::Struck(_));
    let promotes = sealed.reading.candidates.iter().any(|made| made.promotion().is_some());
    inked(&sealed.written).iter().any(is_struck) || sealed.reading.kind == ReadingKind::Ambiguous && promotes
}

/// The case with what a board tells in place of what was told of it.
fn on_board(situation: &Situation, sealed: &Sealed, language: Language) -> CaseFile {
    let told = |name: &str| situation.case.facts.iter().find(|given| given.fact.value == name);
    let given = |fact: &str, value: String| FactGiven::nowhere(fact, &value);
    let nothing = |text: &FactGiven| text.value.value.trim().is_empty() || text.value.value == "absent";
    let mut facts = vec![given("position", sealed.position.fen())];
    if let Some(record) = told("sealed.written").or_else(|| told("sealed.reading")) {
        let text = if nothing(record) { String::new() } else { sealed.written.clone() };
        facts.push(given("sealed.written", text));
        facts.push(given("sealed.language", language.code().to_owned()));
    }
    let others = situation.case.facts.iter().filter(|given| !ON_BOARD.contains(&given.fact.value.as_str()));
    facts.extend(others.cloned());
    CaseFile { facts, about: Vec::new() }
}

/// The situation with other times of the players, so near that every rule stands as it did.
fn other_times<'a>(situation: Situation<'a>, rng: &mut Rng) -> Situation<'a> {
    let vocabulary = situation.law.vocabulary();
    let mut changed = Vec::new();
    for given in &situation.case.facts {
        let Some(fact) = vocabulary.fact_named(&given.fact.value) else { continue };
        let declared = vocabulary.fact(fact);
        let by_role = matches!(declared.seat, Some(Seat::Role(_))) && declared.kind == Type::Duration;
        let Some(seconds) = situation.decision.facts.amount(fact).filter(|_| by_role) else { continue };
        // Whole minutes are a told time; seconds are there to probe a limit.
        if seconds == 0 || seconds % 60 != 0 {
            continue;
        }
        for _ in 0..AMOUNTS {
            let amount = seconds + 60 * rng.i64(-9..=14);
            let mut tried: Vec<(FactId, Value)> = changed.clone();
            tried.push((fact, Value::Amount(amount)));
            if amount > 0 && situation.gates_with(&tried).is_some_and(|gates| situation.stands(&gates)) {
                changed = tried;
                break;
            }
        }
    }
    let other = if changed.is_empty() { None } else { situation.with(&changed) };
    other.filter(|other| other.is_like(&situation)).unwrap_or(situation)
}

impl Situation<'_> {
    /// Whether every rule stands with these truths as it does here.
    fn stands(&self, gates: &[Truth]) -> bool {
        let rules = self.law.edition.numbered().map(|(rule, _)| rule);
        rules.into_iter().all(|rule: RuleIndex| {
            self.truth_of(rule) == super::situation::truth(self.law.program, gates, rule)
        })
    }
}
