//! Rewritings: a text that says more than its move, or says it in an unusual form, is rewritten as the move alone.
//!
//! The rewritings are tried in the order of [`REWRITINGS`], and only if the whole text is no legal move. The first one that yields a
//! legal move is used. A rewriting may have a price: a deviation that is added to the reading and makes a clear reading inexact. It
//! has none if the text leaves no doubt.

use super::matching::add_new;
use super::men::{Colour, Square};
use super::paper;
use super::position::{History, Position};
use super::read::inexact;
use super::reading::{Desk, Deviation, Reading, ReadingKind, Written};
use super::words;

/// The paper in the two forms that rewritings look at.
struct Paper<'t> {
    /// As it was entered.
    entered: &'t str,
    /// In plain characters, without the number of the move and what is struck out.
    typed: String,
}

/// A way to find the move on a paper that says more.
struct Rewriting {
    /// The text of the move; `None` if the paper does not have the form in question.
    rewrite: fn(&Desk<'_>, &Paper<'_>) -> Option<String>,
    /// The deviation that is added to the reading; `None` if the text leaves no doubt.
    price: Option<Deviation>,
}

const fn rewriting(
    rewrite: fn(&Desk<'_>, &Paper<'_>) -> Option<String>,
    price: Option<Deviation>,
) -> Rewriting {
    Rewriting { rewrite, price }
}

/// All rewritings, in the order in which they are tried.
#[expect(
    clippy::redundant_closure_for_method_calls,
    reason = "the methods of a type with a lifetime are no such pointers"
)]
const REWRITINGS: [Rewriting; 9] = [
    rewriting(|desk, paper| desk.said_twice(paper), None),
    rewriting(|_, paper| paper::with_departure_beside(&paper.typed), None),
    rewriting(|desk, paper| desk.behind_whites_move(paper), Some(Deviation::SeveralMoves)),
    // The position does not show on which side a man began.
    rewriting(|_, paper| paper::without_wing(&paper.typed), Some(Deviation::WingDoubtful)),
    rewriting(|_, paper| paper::without_strokes(paper.entered).map(str::to_owned), None),
    rewriting(|desk, paper| desk.without_own_score(paper), Some(Deviation::OtherWords)),
    rewriting(
        |_, paper| paper::without_refused_draw(&paper.typed).map(str::to_owned),
        Some(Deviation::OtherWords),
    ),
    rewriting(|desk, paper| desk.without_man_beside(paper), Some(Deviation::OtherWords)),
    rewriting(
        |desk, paper| words::numeric_promotion(&paper.typed, desk.written.language),
        Some(Deviation::OtherWords),
    ),
];

impl Desk<'_> {
    /// The reading that the first fitting rewriting gives.
    pub(super) fn rewritten(&self) -> Option<Reading> {
        let mut notes = Vec::new();
        let typed = paper::typed(self.written.text, &mut notes);
        let paper = Paper { entered: self.written.text, typed };
        REWRITINGS.iter().find_map(|Rewriting { rewrite, price }| {
            let mut reading = self.read(&rewrite(self, &paper)?);
            add_new(&mut reading.deviations, &notes);
            match price {
                _ if reading.candidates.is_empty() => None,
                Some(deviation) => Some(inexact(reading, *deviation)),
                None => Some(reading),
            }
        })
    }

    /// The fuller of two parts that say the same move, the second in brackets or behind a dash or a comma (`Td1 (Tad1)`).
    fn said_twice(&self, paper: &Paper<'_>) -> Option<String> {
        let [first, again] = paper::twice(paper.entered)?;
        let readings = [first, again].map(|part| (part, self.read(part)));
        let is_full = |(_, reading): &&(&str, Reading)| reading.candidates.len() == 1;
        let (full, reading) = readings.iter().find(is_full)?;
        let said = reading.candidates.first()?;
        let say_it = readings.iter().all(|(_, reading)| reading.candidates.contains(said));
        say_it.then(|| (*full).to_owned())
    }

    /// Black's move where White's last move stands before it with its number, as on a scoresheet (`41. Td1 Td8`). The history tells
    /// White's move, or else the board: his man stands where it says, and Black could not make it.
    fn behind_whites_move(&self, paper: &Paper<'_>) -> Option<String> {
        let (first, then) = paper::pair(paper.entered)?;
        let is_whites = || {
            let target = Square::from_text(paper::last_square(first)?)?;
            let reading = self.read(first);
            let (colour, man) = self.position.piece_at(target)?;
            let could_make_it = reading.kind != ReadingKind::Illegal;
            Some(colour == Colour::White && reading.attempted == Some(man) && !could_make_it)
        };
        let is_last_of = |history: &History| {
            let last = history.moves().last().copied();
            let before = history.positions().iter().rev().nth(1).cloned().map(Position::from_chess);
            before.is_some_and(|position| {
                let legal = position.legal().to_vec();
                let written = Written { text: first, ..*self.written };
                let desk = Desk { position: &position, legal, written: &written, history: None };
                desk.read(first).chosen == last
            })
        };
        let is_blacks_turn = self.position.turn() == Colour::Black;
        let is_made = self.history.filter(|history| !history.moves().is_empty()).map(is_last_of);
        (is_blacks_turn && is_made.or_else(is_whites)?).then(|| then.to_owned())
    }

    /// The text without the score with which its author wins.
    fn without_own_score(&self, paper: &Paper<'_>) -> Option<String> {
        let wins = match self.position.turn() {
            Colour::White => "1-0",
            Colour::Black => "0-1",
        };
        paper::without_score(&paper.typed, wins).map(str::to_owned)
    }

    /// Removes the name of a piece before or after a move that gives origin and destination (`c7c5 torre`, `37-35 T`, `Torre 3735`), if
    /// that piece stands on the origin square.
    fn without_man_beside(&self, paper: &Paper<'_>) -> Option<String> {
        let text = paper.typed.trim();
        let (squares, name) = paper::beside_squares(text)?;
        let (colour, man) = self.position.piece_at(Square::from_text(&paper::departure(squares)?)?)?;
        let is_named = words::names_man(name, man, self.written.language);
        (colour == self.position.turn() && is_named).then(|| squares.to_owned())
    }
}
