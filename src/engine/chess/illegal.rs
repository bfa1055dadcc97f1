//! Why a move that can be understood is not legal, and which legal moves it resembles: pattern and position in, plain data out.
//!
//! The squares that a man attacks are computed without regard to its own king; a reachable move that is not legal therefore
//! fails because of the king. Each kind of resemblance is a known writing mistake (a letter forgotten, the board turned
//! round). None is a reading: it only suggests to the arbiter what to ask about.

use shakmaty::{Bitboard, Chess, Color, Move as Found, Position as _, Role, Square as Field, attacks};

use super::fen::castling_squares;
use super::matching;
use super::men::{Man, Move, Square, Wing, origin, target};
use super::pattern::{CaptureSaid, ManSaid, Pattern, PromotionSaid, Travel, only};
use super::position::Position;
use super::reading::{IllegalReason, NearKind, NearReading};

/// Every reason why no legal move fits the pattern, the weightiest first.
pub(super) fn reasons(pattern: &Pattern, position: &Position) -> Vec<IllegalReason> {
    match pattern {
        Pattern::Castling(Some(wing)) => castling_reasons(*wing, position),
        Pattern::Castling(None) => {
            Wing::BOTH.into_iter().flat_map(|wing| castling_reasons(wing, position)).collect()
        }
        Pattern::Travel(travel) => travel_reasons(travel, position),
    }
}

fn castling_reasons(wing: Wing, position: &Position) -> Vec<IllegalReason> {
    let chess = position.chess();
    let side = wing.into_shakmaty();
    let mut reasons = Vec::new();
    if !chess.castles().has(chess.turn(), side) {
        reasons.push(IllegalReason::CastlingRightLost(wing));
    }
    let (king, rook) = castling_squares(position.turn(), wing);
    let target = side.king_to(chess.turn());
    let home = chess.board().piece_at(king) == Some(Role::King.of(chess.turn()));
    if !home {
        return reasons;
    }
    let between = attacks::between(king, rook) & chess.board().occupied();
    if let Some(by) = nearest(between, king) {
        reasons.push(IllegalReason::CastlingBlocked { wing, by: Square::from_shakmaty(by) });
    }
    if chess.is_check() {
        reasons.push(IllegalReason::CastlingOutOfCheck);
    }
    let walk = attacks::between(king, target).with(target);
    let attacked: Bitboard = walk.into_iter().filter(|step| is_attacked(chess, *step)).collect();
    if let Some(at) = nearest(attacked, king) {
        reasons.push(IllegalReason::CastlingThroughCheck { wing, at: Square::from_shakmaty(at) });
    }
    reasons
}

fn nearest(squares: Bitboard, to: Field) -> Option<Field> {
    squares.into_iter().min_by_key(|square| square.distance(to))
}

fn is_attacked(chess: &Chess, square: Field) -> bool {
    let king = chess.board().king_of(chess.turn()).map_or(Bitboard::EMPTY, Bitboard::from_square);
    chess.board().attacks_to(square, !chess.turn(), chess.board().occupied() & !king).any()
}

fn travel_reasons(travel: &Travel, position: &Position) -> Vec<IllegalReason> {
    let mut reasons = origin_reasons(travel, position.chess());
    if reasons.is_empty() {
        reasons = reach_reasons(travel, position);
    }
    reasons
}

/// What is wrong at the square of departure, if the text names one; else whether the man exists.
fn origin_reasons(travel: &Travel, chess: &Chess) -> Vec<IllegalReason> {
    let Some(from) = travel.from.single_square() else {
        return travel.man.role().and_then(|role| no_such_man(role, chess)).into_iter().collect();
    };
    let at = Square::from_shakmaty(from);
    let Some(piece) = chess.board().piece_at(from) else { return vec![IllegalReason::EmptySquare(at)] };
    let man = Man::from_shakmaty(piece.role);
    if piece.color != chess.turn() {
        vec![IllegalReason::OpponentsMan { man, at }]
    } else if travel.man.allows(piece.role) {
        Vec::new()
    } else {
        vec![IllegalReason::OtherMan { man, at }]
    }
}

fn no_such_man(role: Role, chess: &Chess) -> Option<IllegalReason> {
    chess.our(role).is_empty().then_some(IllegalReason::NoSuchMan(Man::from_shakmaty(role)))
}

fn reach_reasons(travel: &Travel, position: &Position) -> Vec<IllegalReason> {
    let chess = position.chess();
    let movers = movers(travel, chess);
    let mut reasons = promotion_reasons(travel);
    if !reasons.is_empty() {
        return reasons;
    }
    for from in movers {
        let reached = reach(chess, from) & travel.to;
        let reachable = reached.into_iter().filter(|to| takes_what_is_said(travel, chess, *to));
        for to in reachable {
            reasons.push(king_reason(chess, from, to));
        }
    }
    if reasons.is_empty() {
        reasons.push(blocked_reason(travel, chess, movers));
    }
    reasons.sort_unstable();
    reasons.dedup();
    reasons
}

/// The mover's men that the text can mean.
fn movers(travel: &Travel, chess: &Chess) -> Bitboard {
    let kind = travel.man.role().map_or(Bitboard::FULL, |role| chess.board().by_role(role));
    chess.us() & kind & travel.from
}

fn promotion_reasons(travel: &Travel) -> Vec<IllegalReason> {
    match travel.promotion {
        PromotionSaid::To(role @ (Role::King | Role::Pawn)) => {
            vec![IllegalReason::ImpossiblePromotion(Man::from_shakmaty(role))]
        }
        PromotionSaid::To(_) | PromotionSaid::Illegible | PromotionSaid::Unnamed
            if !reaches_last_rank(travel) =>
        {
            vec![IllegalReason::NoPromotion]
        }
        PromotionSaid::To(_) | PromotionSaid::Illegible | PromotionSaid::Unnamed | PromotionSaid::Nothing => {
            Vec::new()
        }
    }
}

fn reaches_last_rank(travel: &Travel) -> bool {
    travel.man.allows(Role::Pawn) && (travel.to & Bitboard::BACKRANKS).any()
}

fn takes_what_is_said(travel: &Travel, chess: &Chess, to: Field) -> bool {
    let Some(victim) = travel.victim else { return true };
    let taken = chess.board().role_at(to);
    taken.is_some() && (victim.man.is_none() || victim.man == taken) && victim.squares.contains(to)
}

/// Squares a man attacks or moves to, whatever becomes of its own king.
fn reach(chess: &Chess, from: Field) -> Bitboard {
    let board = chess.board();
    match board.role_at(from) {
        Some(Role::Pawn) => pawn_reach(chess, from),
        Some(Role::King | Role::Queen | Role::Rook | Role::Bishop | Role::Knight) => {
            board.attacks_from(from) & !chess.us()
        }
        None => Bitboard::EMPTY,
    }
}

fn pawn_reach(chess: &Chess, from: Field) -> Bitboard {
    let (turn, empty) = (chess.turn(), !chess.board().occupied());
    let takes = attacks::pawn_attacks(turn, from)
        & (chess.them() | chess.maybe_ep_square().map_or(Bitboard::EMPTY, Bitboard::from_square));
    let step = Bitboard::from_square(from).shift(forward(turn)) & empty;
    let start = Bitboard::from_rank(turn.relative_rank(shakmaty::Rank::Second));
    let double = if start.contains(from) { step.shift(forward(turn)) & empty } else { Bitboard::EMPTY };
    takes | step | double
}

const fn forward(turn: Color) -> i32 {
    match turn {
        Color::White => 8,
        Color::Black => -8,
    }
}

/// Why a reachable square is still forbidden: only the king can be the reason.
fn king_reason(chess: &Chess, from: Field, to: Field) -> IllegalReason {
    match chess.board().role_at(from) {
        Some(Role::King) => IllegalReason::KingIntoCheck(Square::from_shakmaty(to)),
        Some(role) if !chess.is_check() || is_blocker(chess, from) => {
            IllegalReason::Pinned { man: Man::from_shakmaty(role), at: Square::from_shakmaty(from) }
        }
        Some(_) | None => IllegalReason::CheckNotMet,
    }
}

/// Whether the king would be attacked by one man more if the square were empty.
fn is_blocker(chess: &Chess, square: Field) -> bool {
    let without = chess.board().occupied().without(square);
    chess.board().king_of(chess.turn()).is_some_and(|king| {
        chess.board().attacks_to(king, !chess.turn(), without).count() > chess.checkers().count()
    })
}

/// Why no man meant reaches the square at all.
fn blocked_reason(travel: &Travel, chess: &Chess, movers: Bitboard) -> IllegalReason {
    let to = travel.to.single_square();
    let own = to.filter(|to| chess.us().contains(*to)).and_then(|to| Some((to, chess.board().role_at(to)?)));
    let attacked = |to: Field| movers.into_iter().any(|from| chess.board().attacks_from(from).contains(to));
    let man = man_meant(travel, chess);
    match own {
        Some((to, role)) if attacked(to) || travel.is_exact() => {
            IllegalReason::OccupiedByOwn { man: Man::from_shakmaty(role), at: Square::from_shakmaty(to) }
        }
        Some(_) | None if travel.victim.is_some() && travel.capture == CaptureSaid::Takes => {
            IllegalReason::NothingToTake(man)
        }
        Some(_) | None => IllegalReason::CannotReach { man, to: to.map(Square::from_shakmaty) },
    }
}

/// The man the text speaks of; where only squares are named, the one that stands there.
fn man_meant(travel: &Travel, chess: &Chess) -> Man {
    let there = || travel.from.single_square().and_then(|from| chess.board().role_at(from));
    let role = match travel.man {
        ManSaid::Letter(role) => Some(role),
        ManSaid::PawnUnderstood => Some(Role::Pawn),
        ManSaid::SquaresOnly | ManSaid::Illegible => there(),
    };
    role.map_or(Man::Pawn, Man::from_shakmaty)
}

/// The near readings of a pattern that fits no legal move, most alike first.
pub(super) fn near_readings(pattern: &Pattern, position: &Position, legal: &[Found]) -> Vec<NearReading> {
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

/// For each kind of mistake, the described move with that one property changed.
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
