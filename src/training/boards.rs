//! Replaces the position of an example by one from a real game, so that few questions show the same board.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use fastrand::Rng;

use super::records::{Sought, Writer, may_end};
use super::situation::{Law, Situation};
use crate::engine::chess::{
    EndsGame, Inked, Language, Man, Move, Notation, Position, Reading, ReadingKind, Written, inked, read,
};
use crate::engine::library::Library;
use crate::engine::model::{Fact, FactId, RuleIndex, Seat, Type, Value};
use crate::engine::program::Truth;
use crate::engine::syntax::{CaseFile, FactGiven};

/// Boards that are tried before an example keeps its own.
const TRIES: usize = 8;

/// Amounts that are tried before a time stays as it is.
const AMOUNTS: usize = 4;

/// The facts that the board shows: a varied case does not tell them.
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

// The stock of positions: adjourned games (as they stood, and after the next move, when the other player seals), then
// positions of examples where few real games have such a move. The position shown least often is taken.

/// Event, players, position and next move of each game.
const GAMES: &str = include_str!("adjournments.tsv");

/// How often a position of a real game is shown before one of an example is.
const BEFORE_EXAMPLES: usize = 3;

static REAL: LazyLock<Vec<Adjourned>> = LazyLock::new(real);

/// A position and the move that was made there, where it is known.
#[derive(Clone)]
struct Adjourned {
    position: Position,
    next: Option<Move>,
}

/// A position with a record.
pub(super) struct Sealed {
    pub(super) position: Position,
    pub(super) written: String,
    pub(super) reading: Reading,
}

/// Positions, and how often each was shown.
pub(super) struct Positions {
    all: Vec<Adjourned>,
    shown: Vec<usize>,
    /// The positions with a move that may end the game so.
    ending: BTreeMap<EndsGame, Vec<usize>>,
}

impl Positions {
    /// None was shown yet.
    pub(super) fn of(library: &Library) -> Self {
        let mut all = REAL.clone();
        for position in of_examples(library) {
            if !all.iter().any(|other| other.position == position) {
                all.push(Adjourned { position, next: None });
            }
        }
        let examples = all.len() - REAL.len();
        let shown = std::iter::repeat_n(0, REAL.len()).chain(std::iter::repeat_n(BEFORE_EXAMPLES, examples));
        Self { shown: shown.collect(), all, ending: BTreeMap::new() }
    }

    /// A position with a record that reads as sought; none where no position has one.
    pub(super) fn sealed(
        &mut self,
        sought: Sought,
        language: Language,
        notation: Notation,
        rng: &mut Rng,
    ) -> Option<Sealed> {
        let mut order = self.candidates(sought);
        rng.shuffle(&mut order);
        order.sort_by_key(|place| self.shown.get(*place).copied());
        let (place, position, written) = order.into_iter().find_map(|place| {
            let Adjourned { position, next } = self.all.get(place)?;
            let writer = Writer { position, next: *next, language, notation };
            Some((place, position.clone(), writer.record(sought, rng)?))
        })?;
        if let Some(shown) = self.shown.get_mut(place) {
            *shown += 1;
        }
        let text = Written { text: &written, language: Some(language), notation: None };
        let reading = read(&position, &text, None);
        Some(Sealed { position, written, reading })
    }

    /// The places of the positions that may have such a record.
    fn candidates(&mut self, sought: Sought) -> Vec<usize> {
        let ends = match sought {
            Sought::Clear(ends) if ends != EndsGame::No => ends,
            Sought::Clear(_)
            | Sought::Inexact
            | Sought::Ambiguous
            | Sought::Illegal
            | Sought::Unintelligible => {
                return (0..self.all.len()).collect();
            }
        };
        let all = &self.all;
        let has_end = |Adjourned { position, .. }: &Adjourned| {
            position.legal_moves().into_iter().any(|made| may_end(position, made, ends))
        };
        let found = || all.iter().enumerate().filter(|(_, at)| has_end(at)).map(|(place, _)| place);
        self.ending.entry(ends).or_insert_with(|| found().collect()).clone()
    }
}

/// The positions of real games: as they were adjourned, and after the next move.
fn real() -> Vec<Adjourned> {
    let mut positions: Vec<Adjourned> = Vec::new();
    for (position, next) in GAMES.lines().filter_map(adjourned) {
        let after = Adjourned { position: position.after(next), next: None };
        for one in [Adjourned { position, next: Some(next) }, after] {
            let is_known = positions.iter().any(|other| other.position == one.position);
            if !is_known && !one.position.legal_moves().is_empty() {
                positions.push(one);
            }
        }
    }
    positions
}

/// The position of a line and the move that followed; none of a line that is no game.
fn adjourned(line: &str) -> Option<(Position, Move)> {
    let mut fields = line.split('\t').skip(5);
    let (fen, next) = (fields.next()?, fields.next()?);
    let position = Position::from_fen(fen).ok()?;
    let next = Written { text: next, language: Some(Language::English), notation: Some(Notation::Algebraic) };
    let reading = read(&position, &next, None);
    let next = reading.chosen.filter(|_| reading.kind == ReadingKind::Clear)?;
    Some((position, next))
}

/// The positions in the examples of every edition in which something is sealed.
fn of_examples(library: &Library) -> impl Iterator<Item = Position> {
    let articles = library.rulebook.editions.iter().flat_map(|edition| &edition.articles);
    articles.flat_map(|article| &article.examples).filter_map(|example| {
        let told = |name: &str| {
            let mut facts = example.given.facts.iter();
            facts.find(|given| given.fact.value == name).map(|given| given.value.value.as_str())
        };
        told("sealed.written")?;
        Position::from_fen(told("position")?).ok().filter(|position| !position.legal_moves().is_empty())
    })
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::engine::chess::Colour;

    #[test]
    fn every_game_of_the_file_has_a_position_and_a_legal_next_move() {
        let games = GAMES.lines().filter(|line| !line.starts_with('#') && !line.starts_with("kind\t"));
        let faulty: Vec<_> = games.clone().filter(|line| adjourned(line).is_none()).collect();
        assert!(faulty.is_empty(), "{faulty:#?}");
        assert!(games.count() > 100 && REAL.len() > 200, "{}", REAL.len());
    }

    /// The men of the side to move that can go to the square at the end of a record.
    fn goes_there(sealed: &Sealed) -> usize {
        let plain = sealed.written.trim_end_matches(|sign: char| !sign.is_ascii_digit());
        let legal = sealed.position.legal_moves();
        legal.iter().filter(|made| plain.ends_with(&made.to().to_string())).count()
    }

    #[test]
    fn every_kind_of_record_is_found_and_is_what_it_is_taken_for() {
        let library = Library::embedded().expect("the rules");
        let mut positions = Positions::of(&library);
        let mut rng = Rng::with_seed(3);
        let clear = EndsGame::ALL.map(Sought::Clear).into_iter().take(4);
        let kinds = [Sought::Inexact, Sought::Ambiguous, Sought::Illegal, Sought::Unintelligible];
        for sought in clear.chain(kinds) {
            for _ in 0..40 {
                let sealed = positions.sealed(sought, Language::Spanish, Notation::Algebraic, &mut rng);
                let sealed = sealed.unwrap_or_else(|| panic!("no position for {sought:?}"));
                let said = format!("{sought:?}: {} in {}", sealed.written, sealed.position.fen());
                let after = sealed.reading.chosen.map(|made| sealed.position.after(made));
                let moves = after.as_ref().map(|after| after.legal_moves().len());
                let in_check = after.as_ref().map(Position::in_check);
                let holds = match sought {
                    Sought::Clear(EndsGame::Checkmate) => moves == Some(0) && in_check == Some(true),
                    Sought::Clear(EndsGame::Stalemate) => moves == Some(0) && in_check == Some(false),
                    Sought::Clear(_) => moves > Some(0),
                    Sought::Inexact => moves > Some(0) && sealed.reading.kind == ReadingKind::Inexact,
                    Sought::Ambiguous => goes_there(&sealed) > 1 && after.is_none(),
                    Sought::Illegal | Sought::Unintelligible => after.is_none(),
                };
                assert!(holds, "{said}");
            }
        }
    }

    #[test]
    fn positions_differ_and_both_colours_seal() {
        let library = Library::embedded().expect("the rules");
        let mut positions = Positions::of(&library);
        let mut rng = Rng::with_seed(3);
        let mut boards = BTreeSet::new();
        let mut white = 0;
        for _ in 0..150 {
            let sought = Sought::Clear(EndsGame::No);
            let sealed = positions.sealed(sought, Language::Italian, Notation::Algebraic, &mut rng);
            let position = sealed.expect("a position").position;
            white += usize::from(position.turn() == Colour::White);
            boards.insert(position.fen());
        }
        assert_eq!(boards.len(), 150);
        assert!((50..=100).contains(&white), "White seals {white} times");
    }
}
