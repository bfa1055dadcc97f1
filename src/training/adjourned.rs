//! The positions that questions show: those of real games when they were adjourned, then those of the rulebook's examples.
//!
//! In: what a record is to be read as. Out: a position and a record that is read so, from the position shown least often. An
//! adjourned position counts twice: as it stood, and after the move that followed, when the other player seals. Positions of
//! examples are shown where few or no real games have such a move, as one that gives stalemate.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use fastrand::Rng;

use super::records::{Sought, Writer, may_end};
use crate::engine::chess::{
    EndsGame, Language, Move, Notation, Position, Reading, ReadingKind, Written, read,
};
use crate::engine::library::Library;

/// Event, players, position and next move of each game.
const GAMES: &str = include_str!("adjournments.tsv");

/// A position of a real game is shown so many times before one of an example is.
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

    /// A position with a record that is read as sought; none where no position has one.
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
