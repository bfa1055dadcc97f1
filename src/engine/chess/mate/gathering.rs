//! Mates with knights and bishops alone, where few men are left: all men needed gather at a corner, each at his place in a
//! [`Picture`].
//!
//! How many moves each man has to his place is counted as if the board were empty, and the position with the fewest left is
//! looked at next. Nothing rests on that but how soon a mate is found: every move of the line is legal, and its last position
//! is a mate, by whatever picture it was sought. Where no mate is found, nothing is proved.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use rustc_hash::{FxBuildHasher, FxHashSet};
use shakmaty::{Board, Chess, Color, Move, Position as _, Rank, Role, Square, attacks};

use super::picture::{PICTURES, Picture, View};
use super::table::Whole;

/// With more men on the board there are other ways to a mate.
const MEN: usize = 8;

/// So many pictures are tried, the nearest first, and for each so many positions are looked at.
const TRIED: usize = 6;
const LOOKED_AT: usize = 500;

/// No more positions are looked at. A search that may not look at so many goes without.
pub(super) const MOST: u64 = (TRIED * LOOKED_AT) as u64;

/// A line to White's mate.
pub(super) fn line_to_mate(position: &Chess) -> Option<Vec<Move>> {
    let board = position.board();
    let minor = board.white() & (board.knights() | board.bishops());
    let heavy = board.white() & board.rooks_and_queens();
    if board.occupied().count() > MEN || minor.is_empty() || heavy.any() {
        return None;
    }
    let views = View::all();
    let seen = views.flat_map(|view| PICTURES.iter().map(move |picture| picture.seen(view)));
    let mut nearest: Vec<_> =
        seen.filter_map(|picture| Some((picture.moves_left(board)?, picture))).collect();
    nearest.sort_by_key(|(left, _)| *left);
    nearest.into_iter().take(TRIED).find_map(|(_, picture)| Gathering::at(position, picture).line_to_mate())
}

/// Positions on the way to a picture.
struct Gathering {
    picture: Picture,
    reached: Vec<Reached>,
    known: FxHashSet<Whole>,
    /// Those not looked at yet, by how many moves are left; of these the newest first.
    waiting: BinaryHeap<(Reverse<Left>, usize)>,
}

/// A position, and how it came about.
struct Reached {
    position: Chess,
    /// From which position by which move; none of the first.
    by: Option<(usize, Move)>,
}

/// How many moves are left: those of the player who has more, then all.
type Left = (u32, u32);

impl Gathering {
    fn at(begin: &Chess, picture: Picture) -> Self {
        let mut known = FxHashSet::with_capacity_and_hasher(1 + LOOKED_AT, FxBuildHasher);
        known.insert(Whole::of(begin));
        let mut reached = Vec::with_capacity(1 + LOOKED_AT);
        reached.push(Reached { position: begin.clone(), by: None });
        Self { picture, reached, known, waiting: BinaryHeap::from([(Reverse((0, 0)), 0)]) }
    }

    fn line_to_mate(mut self) -> Option<Vec<Move>> {
        let mut left = LOOKED_AT;
        while let Some((_, at)) = self.waiting.pop() {
            let position = self.reached.get(at)?.position.clone();
            for made in position.legal_moves() {
                let mut next = position.clone();
                next.play_unchecked(made);
                if next.turn().is_black() && next.is_checkmate() {
                    return Some(self.line(at, made));
                }
                left = left.checked_sub(1)?;
                self.reach(next, (at, made));
            }
        }
        None
    }

    fn reach(&mut self, position: Chess, by: (usize, Move)) {
        if position.has_insufficient_material(Color::White) {
            return;
        }
        let Some(left) = self.picture.moves_left(position.board()) else { return };
        if self.known.insert(Whole::of(&position)) {
            self.waiting.push((Reverse(left), self.reached.len()));
            self.reached.push(Reached { position, by: Some(by) });
        }
    }

    /// The moves to a position, and the last.
    fn line(&self, mut at: usize, last: Move) -> Vec<Move> {
        let mut line = vec![last];
        while let Some((before, made)) = self.reached.get(at).and_then(|reached| reached.by) {
            line.push(made);
            at = before;
        }
        line.reverse();
        line
    }
}

impl Picture {
    /// How many moves are left till all stand as in the picture; none where a man is missing.
    fn moves_left(self, board: &Board) -> Option<Left> {
        let of_king = board.king_of(Color::Black)?.distance(self.mated);
        let mut of_white = board.king_of(Color::White)?.distance(self.king);
        // Who stands there too soon keeps the other king out.
        if of_white == 0 && of_king > 1 {
            of_white = 1;
        }
        let (mating, mater) = nearest(board, self.mating, None)?;
        of_white += if mating == 0 && of_king > 0 { 2 } else { mating };
        if let Some(helping) = self.helping {
            of_white += nearest(board, helping, Some(mater))?.0;
        }
        let of_black = match self.in_the_way {
            Some(man) => of_king + moves_of_black(board, man)?,
            None => of_king,
        };
        Some((of_white.max(of_black), of_white + of_black))
    }
}

/// White's man of this kind who is nearest to his place, but for another, and how far he is.
fn nearest(board: &Board, (role, place): (Role, Square), but: Option<Square>) -> Option<(u32, Square)> {
    let men = board.by_piece(role.of(Color::White)).into_iter().filter(|man| Some(*man) != but);
    men.filter_map(|man| Some((moves_of(role, man, place)?, man))).min()
}

/// How many moves Black has till a man of this kind stands there: he may be a pawn who has promoted.
fn moves_of_black(board: &Board, (role, place): (Role, Square)) -> Option<u32> {
    let men = board.by_piece(role.of(Color::Black)).into_iter();
    let pawns = board.by_piece(Role::Pawn.of(Color::Black)).into_iter();
    if role == Role::Pawn {
        // Elsewhere he would take who mates, or be no pawn any more.
        let is_held = place.rank() == Rank::Second;
        return is_held.then(|| pawns.filter_map(|pawn| pawn_moves(board, pawn, place)).min())?;
    }
    let promoted = pawns.filter_map(|pawn| {
        let last = Square::from_coords(pawn.file(), Rank::First);
        Some(pawn_moves(board, pawn, last)? + moves_of(role, last, place)?)
    });
    men.filter_map(|man| moves_of(role, man, place)).chain(promoted).min()
}

/// How many moves a black pawn has straight on to a square; none where it is not on his way, or a pawn stands in it.
fn pawn_moves(board: &Board, pawn: Square, to: Square) -> Option<u32> {
    let is_free = (attacks::between(pawn, to) & board.pawns()).is_empty();
    (pawn.file() == to.file() && is_free).then(|| u32::from(pawn.rank()).checked_sub(u32::from(to.rank())))?
}

/// How many moves a man has from square to square on an empty board; none where he never comes there.
fn moves_of(role: Role, from: Square, to: Square) -> Option<u32> {
    let [files, ranks] = [
        u32::from(from.file()).abs_diff(to.file().into()),
        u32::from(from.rank()).abs_diff(to.rank().into()),
    ];
    match role {
        _ if from == to => Some(0),
        Role::Knight => {
            let (most, all) = (files.max(ranks), files + ranks);
            let moves = most.div_ceil(2).max(all.div_ceil(3));
            Some(moves + (moves + all) % 2)
        }
        Role::Bishop if (files + ranks) % 2 == 1 => None,
        Role::Bishop => Some(if files == ranks { 1 } else { 2 }),
        Role::Rook => Some(if files == 0 || ranks == 0 { 1 } else { 2 }),
        // They have no such place in a picture.
        Role::Pawn | Role::Queen | Role::King => None,
    }
}
