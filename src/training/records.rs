//! Written moves that could be sealed in a position: correct records, and records with a usual defect.
//!
//! Candidates are written from the legal moves, or from squares that a man nearly reaches. The reader of moves in
//! `engine::chess` then classifies each candidate, and only those that read as wanted are kept.

use fastrand::Rng;

use crate::engine::chess::{
    Colour, EndsGame, Language, Man, Move, NearKind, Notation, Position, Reading, ReadingKind, Square,
    Written, ended_before, ends_game, read,
};

/// The most men in a position that a single move is tried to make dead; larger proofs are not attempted.
const DEAD: usize = 4;

/// What a record is to be read as.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Sought {
    /// A legal move written without a fault, and what it does to the game.
    Clear(EndsGame),
    /// A legal move after which the game goes on, written with one fault.
    Inexact,
    /// Several legal moves.
    Ambiguous,
    /// A move that is not legal, and resembles no legal one.
    Illegal,
    /// No move.
    Unintelligible,
}

/// Who writes: in which position, language and system, and the move made in the game, where it is known.
#[derive(Clone, Copy)]
pub(super) struct Writer<'a> {
    pub(super) position: &'a Position,
    pub(super) next: Option<Move>,
    pub(super) language: Language,
    pub(super) notation: Notation,
}

/// Whether a move may end the game so, by what is seen at a glance.
pub(super) fn may_end(position: &Position, made: Move, ends: EndsGame) -> bool {
    let after = position.after(made);
    match ends {
        EndsGame::Checkmate => after.in_check() && after.legal_moves().is_empty(),
        EndsGame::Stalemate => !after.in_check() && after.legal_moves().is_empty(),
        // Nobody promotes to a bishop and throws the win away.
        EndsGame::DeadPosition => made.promotion().is_none() && after.men().len() <= DEAD,
        EndsGame::No | EndsGame::Fivefold | EndsGame::SeventyFive => true,
    }
}

impl Writer<'_> {
    /// A record that reads as sought; none where this position has none.
    pub(super) fn record(&self, sought: Sought, rng: &mut Rng) -> Option<String> {
        let faulty = match sought {
            Sought::Clear(ends) => return self.sound(ends, rng),
            Sought::Inexact => self.inexact(rng),
            Sought::Ambiguous => self.ambiguous(),
            Sought::Illegal => self.illegal(),
            Sought::Unintelligible => self.unintelligible(rng),
        };
        mixed(faulty, rng).into_iter().find(|written| self.is_read_as(sought, written))
    }

    /// A legal move without a fault, that of the game before others.
    fn sound(&self, ends: EndsGame, rng: &mut Rng) -> Option<String> {
        let mut moves = self.position.legal_moves();
        rng.shuffle(&mut moves);
        moves.sort_by_key(|made| Some(*made) != self.next);
        let ending = moves.into_iter().filter(|made| may_end(self.position, *made, ends));
        let mut written = ending.filter_map(|made| self.proper(made, rng));
        written.find(|written| self.is_read_as(Sought::Clear(ends), written))
    }

    fn proper(&self, made: Move, rng: &mut Rng) -> Option<String> {
        if self.notation == Notation::Descriptive {
            return made.descriptive(self.position, self.language);
        }
        let is_long = rng.u8(0..8) == 0;
        let text = if is_long {
            made.long(self.position, self.language)
        } else {
            made.san(self.position, self.language)
        };
        // Whoever mates does not always say so.
        let tells = rng.bool();
        Some(text.strip_suffix('#').filter(|_| !tells).unwrap_or(&text).to_owned())
    }

    /// The move of the game, else some legal one.
    fn some_move(&self, rng: &mut Rng, fits: impl Fn(&Move) -> bool) -> Option<Move> {
        let others = self.position.legal_moves();
        let others: Vec<_> = others.into_iter().filter(|made| fits(made)).collect();
        self.next.filter(|made| fits(made)).or_else(|| rng.choice(others))
    }

    /// A false sign of check or capture, a letter in the wrong case, a pawn's capture without its file.
    fn inexact(&self, rng: &mut Rng) -> Vec<Vec<String>> {
        let Some(made) = self.some_move(rng, |made| made.castling().is_none()) else { return Vec::new() };
        let san = made.san(self.position, self.language);
        let (is_pawn, takes, to) =
            (made.man() == Man::Pawn, made.captured().is_some(), made.to().to_string());
        let other_case = |first: char| -> String {
            if is_pawn { first.to_uppercase().collect() } else { first.to_lowercase().collect() }
        };
        let rest: String = san.chars().skip(1).collect();
        let false_capture = (!is_pawn && !takes).then(|| san.replacen(&to, &format!("x{to}"), 1));
        let faults = [
            (!san.ends_with(['+', '#'])).then(|| format!("{san}+")),
            false_capture,
            san.chars().next().map(|first| other_case(first) + &rest),
            (is_pawn && takes).then_some(rest),
        ];
        faults.into_iter().flatten().map(|text| vec![text]).collect()
    }

    /// Which of two men of a kind goes there, which pawn takes, or what a pawn becomes is not written; by what is left out.
    fn ambiguous(&self) -> Vec<Vec<String>> {
        let legal = self.position.legal_moves();
        let has_rival = |made: &Move| {
            let is_rival = |other: &Move| {
                (other.man(), other.to()) == (made.man(), made.to()) && other.from() != made.from()
            };
            legal.iter().any(is_rival)
        };
        let of = |man: Man| legal.iter().filter(move |made| made.man() == man && made.promotion().is_none());
        let of_men = [Man::Knight, Man::Rook, Man::Queen]
            .map(|man| of(man).filter(|made| has_rival(made)).map(|made| self.short(man, *made)).collect());
        let takes = of(Man::Pawn).filter(|made| made.captured().is_some() && has_rival(made));
        let of_pawns = takes.map(|made| format!("x{}", made.to())).collect();
        let promotes = legal.iter().filter(|made| made.promotion() == Some(Man::Queen));
        let promotions = promotes.map(|made| match made.captured() {
            Some(_) => format!("{}x{}", file(made.from()), made.to()),
            None => made.to().to_string(),
        });
        of_men.into_iter().chain([of_pawns, promotions.collect()]).collect()
    }

    /// Squares that a man of each kind seems to reach, and moves of a man who has left the board.
    fn illegal(&self) -> Vec<Vec<String>> {
        let own: Vec<_> = self
            .position
            .men()
            .into_iter()
            .filter(|(_, colour, _)| *colour == self.position.turn())
            .collect();
        let pieces = [Man::King, Man::Queen, Man::Rook, Man::Bishop, Man::Knight];
        let (there, missing): (Vec<Man>, Vec<Man>) =
            pieces.into_iter().partition(|man| own.iter().any(|(_, _, own)| own == man));
        let seen = |man: Man| {
            let from: Vec<_> = own.iter().filter(|(_, _, own)| *own == man).map(|(at, _, _)| *at).collect();
            let is_seen =
                |to: &Square| from.iter().any(|from| seems_to_reach(self.position, man, *from, *to));
            squares().filter(is_seen).filter_map(|to| self.text(man, to)).collect()
        };
        let legal = self.position.legal_moves();
        let pieces_moved = legal.iter().filter(|made| made.man() != Man::Pawn && made.castling().is_none());
        let others = missing.iter().flat_map(|man| pieces_moved.clone().map(|made| self.short(*man, *made)));
        there.into_iter().map(seen).chain([others.collect()]).collect()
    }

    /// The record of a move, spoilt.
    fn unintelligible(&self, rng: &mut Rng) -> Vec<Vec<String>> {
        let is_of_piece = |made: &Move| made.man() != Man::Pawn && made.castling().is_none();
        let Some(made) = self.some_move(rng, is_of_piece) else { return Vec::new() };
        let san = made.san(self.position, self.language);
        let (letter, file) = (self.language.letter(made.man()), file(made.to()));
        vec![vec![
            format!("{letter}??"),
            format!("{letter}???"),
            format!("???{file}"),
            format!("??{file}?"),
            format!("~~{san}~~ ??"),
            format!("~~{san}~~ {letter}"),
            format!("~~{san}~~ {letter}?{file}"),
            format!("{letter} {letter}??"),
        ]]
    }

    /// A man's letter and the square of a move, no more.
    fn short(&self, man: Man, made: Move) -> String {
        let takes = if made.captured().is_some() { "x" } else { "" };
        format!("{}{takes}{}", self.language.letter(man), made.to())
    }

    /// A man's letter and a square; none where a king stands there.
    fn text(&self, man: Man, to: Square) -> Option<String> {
        let takes = match self.position.piece_at(to) {
            Some((_, Man::King)) => return None,
            Some((colour, _)) if colour != self.position.turn() => "x",
            Some(_) | None => "",
        };
        Some(format!("{}{takes}{to}", self.language.letter(man)))
    }

    /// Whether the reader takes the record so, in a game that is not over.
    fn is_read_as(&self, sought: Sought, text: &str) -> bool {
        let written = Written { text, language: Some(self.language), notation: None };
        let reading = read(self.position, &written, None);
        self.is_sought(sought, &reading)
            && ended_before(self.position, None, false).ends == Some(EndsGame::No)
    }

    fn is_sought(&self, sought: Sought, reading: &Reading) -> bool {
        let ends = |wanted: EndsGame| {
            let ends = |made: Move| ends_game(self.position, made, None).ends == Some(wanted);
            reading.chosen.is_some_and(ends)
        };
        match sought {
            Sought::Clear(wanted) => {
                reading.kind == ReadingKind::Clear && reading.deviations.is_empty() && ends(wanted)
            }
            Sought::Inexact => {
                let faults = reading.deviations.iter().filter(|deviation| deviation.is_defect());
                reading.kind == ReadingKind::Inexact && faults.count() == 1 && ends(EndsGame::No)
            }
            Sought::Ambiguous => reading.kind == ReadingKind::Ambiguous && !reading.language_decides,
            Sought::Illegal => {
                reading.kind == ReadingKind::Illegal
                    && reading.near.iter().all(|near| is_of_another_side(near.kind))
            }
            Sought::Unintelligible => reading.kind == ReadingKind::Unintelligible,
        }
    }
}

/// Whether the resemblance is only that of a square seen from another side of the board, which is a weak one.
const fn is_of_another_side(kind: NearKind) -> bool {
    matches!(kind, NearKind::BoardRotated | NearKind::FilesMirrored | NearKind::RanksMirrored)
}

/// All candidates, those of a kind of fault together: so a rare kind comes first as often as a usual one.
fn mixed(mut kinds: Vec<Vec<String>>, rng: &mut Rng) -> Vec<String> {
    rng.shuffle(&mut kinds);
    for kind in &mut kinds {
        kind.sort_unstable();
        kind.dedup();
        rng.shuffle(kind);
    }
    kinds.concat()
}

fn squares() -> impl Iterator<Item = Square> {
    ('a'..='h').flat_map(|file| (1..=8).filter_map(move |rank| Square::at(file, rank)))
}

fn file(square: Square) -> String {
    square.to_string().chars().take(1).collect()
}

/// Whether a man goes from square to square on a board on which at most one man stands in the way.
fn seems_to_reach(position: &Position, man: Man, from: Square, to: Square) -> bool {
    let (from, to) = (from.coordinates(), to.coordinates());
    let (files, ranks) = (from.0.abs_diff(to.0), from.1.abs_diff(to.1));
    let (is_straight, is_diagonal) = ((files == 0) != (ranks == 0), files == ranks && files > 0);
    let goes = match man {
        Man::King => files.max(ranks) == 1,
        Man::Knight => files.min(ranks) == 1 && files.max(ranks) == 2,
        Man::Rook => is_straight,
        Man::Bishop => is_diagonal,
        Man::Queen => is_straight || is_diagonal,
        Man::Pawn => false,
    };
    let is_between = |(at, _, _): &(Square, Colour, Man)| {
        let at = at.coordinates();
        let (first, second) = (offset(from, at), offset(at, to));
        let is_on_line = first.0 * second.1 == first.1 * second.0;
        is_on_line && first.0 * second.0 + first.1 * second.1 > 0
    };
    goes && (man == Man::Knight || position.men().iter().filter(|man| is_between(man)).count() <= 1)
}

fn offset(from: (u8, u8), to: (u8, u8)) -> (i32, i32) {
    (i32::from(to.0) - i32::from(from.0), i32::from(to.1) - i32::from(from.1))
}
