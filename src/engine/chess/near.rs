//! Legal moves that an illegal text resembles: pattern in, near readings out.
//!
//! Each kind is a mistake that arbiters have met (a letter forgotten, the board turned round). None of
//! them is a reading: the result only tells the arbiter what to ask about.

use shakmaty::{Bitboard, Color, Move as Found, Position as _, Role};

use super::{
    matching,
    men::Wing,
    moves::{Move, origin, target},
    pattern::{CaptureSaid, ManSaid, Pattern, PromotionSaid, Travel, only},
    position::Position,
    reason::{NearKind, NearReading},
};

/// The near readings of a pattern that fits no legal move, most alike first.
pub(super) fn readings(pattern: &Pattern, position: &Position, legal: &[Found]) -> Vec<NearReading> {
    let mut found = Vec::new();
    match pattern {
        Pattern::Castling(Some(wing)) => castling(*wing, legal, &mut found),
        Pattern::Castling(None) => {}
        Pattern::Travel(travel) => {
            letters(travel, legal, &mut found);
            for (kind, changed) in changes(travel, position) {
                fitting(kind, changed, legal, &mut found);
            }
            geometry(travel, legal, &mut found);
        }
    }
    found
}

fn castling(wing: Wing, legal: &[Found], found: &mut Vec<NearReading>) {
    let other = Pattern::Castling(Some(wing.other()));
    push_all(NearKind::OtherCastling, &matching::fits(&other, legal).moves, found);
}

/// The letter is wrong beside two exact squares, or missing before one.
fn letters(travel: &Travel, legal: &[Found], found: &mut Vec<NearReading>) {
    let unlettered = |kind: NearKind, found: &mut Vec<NearReading>| {
        let any = Travel { man: ManSaid::Illegible, ..travel.clone() };
        let moves = matching::fits(&Pattern::Travel(any), legal).moves;
        push_all(kind, &moves, found);
    };
    if travel.is_exact() && matches!(travel.man, ManSaid::Letter(_)) {
        unlettered(NearKind::PieceLetterWrong, found);
    }
    if travel.man == ManSaid::PawnUnderstood && travel.to.single_square().is_some() {
        unlettered(NearKind::PieceLetterMissing, found);
    }
}

/// The travel with one thing changed, for each kind of mistake.
fn changes(travel: &Travel, position: &Position) -> Vec<(NearKind, Travel)> {
    let mut changes = Vec::new();
    if travel.says_from() {
        changes.push((NearKind::OriginWrong, Travel { from: Bitboard::FULL, ..travel.clone() }));
    }
    if travel.victim.is_some() {
        changes.push((NearKind::VictimWrong, Travel { victim: None, ..travel.clone() }));
    }
    changes.extend(victim_square(travel, position));
    changes.extend(promotion_changes(travel, position.chess().turn()));
    changes
}

/// The board seen from another side. Two exact squares carry much evidence, a man's letter and a square some; a pawn's
/// square alone is worth a note only if a single idea gives a legal move.
fn geometry(travel: &Travel, legal: &[Found], found: &mut Vec<NearReading>) {
    if travel.victim.is_some() || (travel.says_from() && !travel.is_exact()) {
        return;
    }
    let mut ideas = Vec::new();
    for (kind, turn) in [
        (NearKind::BoardRotated, Bitboard::rotate_180 as fn(Bitboard) -> Bitboard),
        (NearKind::FilesMirrored, Bitboard::flip_horizontal),
        (NearKind::RanksMirrored, Bitboard::flip_vertical),
    ] {
        fitting(kind, turned(travel, turn), legal, &mut ideas);
    }
    if travel.is_exact() || names_piece_and_square(travel) || ideas.len() == 1 {
        for idea in ideas {
            push_all(idea.kind, &[idea.meant.shakmaty()], found);
        }
    }
}

fn names_piece_and_square(travel: &Travel) -> bool {
    matches!(travel.man, ManSaid::Letter(man) if man != Role::Pawn) && travel.to.single_square().is_some()
}

fn turned(travel: &Travel, turn: impl Fn(Bitboard) -> Bitboard) -> Travel {
    Travel { from: turn(travel.from), to: turn(travel.to), ..travel.clone() }
}

/// The pawn taken in passing is named by its own square.
fn victim_square(travel: &Travel, position: &Position) -> Option<(NearKind, Travel)> {
    let passed = position.chess().maybe_ep_square()?;
    let victim = passed.xor(shakmaty::Square::A2);
    let named = travel.man.allows(Role::Pawn) && travel.to.contains(victim) && travel.to != Bitboard::FULL;
    named.then(|| (NearKind::EnPassantVictimSquare, Travel { to: only(passed), ..travel.clone() }))
}

fn promotion_changes(travel: &Travel, turn: Color) -> Vec<(NearKind, Travel)> {
    if travel.promotion == PromotionSaid::Nothing {
        return Vec::new();
    }
    let seventh = Bitboard::from_rank(turn.relative_rank(shakmaty::Rank::Seventh));
    let superfluous =
        Travel { promotion: PromotionSaid::Nothing, to: travel.to & !Bitboard::BACKRANKS, ..travel.clone() };
    let mut changes = vec![(NearKind::PromotionSuperfluous, superfluous)];
    if (travel.to & !seventh).is_empty() {
        let beyond = travel.to.shift(if turn.is_white() { 8 } else { -8 });
        changes.push((NearKind::PromotionRankWrong, Travel { to: beyond, ..travel.clone() }));
    }
    changes
}

/// Notes the legal moves that fit the changed travel, if the change has narrowed it to something.
fn fitting(kind: NearKind, changed: Travel, legal: &[Found], found: &mut Vec<NearReading>) {
    let said = changed.capture;
    let moves = matching::fits(&Pattern::Travel(changed), legal).moves;
    let kept: Vec<Found> =
        moves.into_iter().filter(|made| said != CaptureSaid::Takes || made.is_capture()).collect();
    push_all(kind, &kept, found);
}

fn push_all(kind: NearKind, moves: &[Found], found: &mut Vec<NearReading>) {
    for &made in moves {
        let known = found.iter().any(|near: &NearReading| {
            let other = near.meant.shakmaty();
            (origin(other), target(other), other.promotion())
                == (origin(made), target(made), made.promotion())
        });
        if !known {
            found.push(NearReading::new(kind, Move::from_shakmaty(made)));
        }
    }
}
