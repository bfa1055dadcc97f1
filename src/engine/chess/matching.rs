//! Comparing a pattern with the legal moves: which fit, and at what price in deviations.
//!
//! Constraints on squares are bit masks, so one comparison is a few machine instructions.

use shakmaty::{Bitboard, Move, Role};

use super::{
    deviation::Deviation,
    men::Wing,
    moves::{origin, target},
    pattern::{CaptureSaid, ManSaid, Pattern, PromotionSaid, Travel},
};

/// The moves that fit best, all at the same price.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Fits {
    pub(super) moves: Vec<Move>,
    pub(super) deviations: Vec<Deviation>,
    pub(super) price: Price,
}

/// How far the text is from a proper record; only the cheapest fits are candidates.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Price {
    /// Nothing to set right.
    #[default]
    Proper,
    /// A sign is false or missing, or a name that the system requires.
    Defect,
}

/// The legal moves that fit a pattern best.
pub(super) fn fits(pattern: &Pattern, legal: &[Move]) -> Fits {
    let mut best = Fits::default();
    for &found in legal {
        let Some(deviations) = deviations(pattern, found) else { continue };
        let price = price(&deviations);
        if best.moves.is_empty() || price < best.price {
            best = Fits { moves: Vec::with_capacity(1), deviations: Vec::new(), price };
        }
        if price == best.price {
            best.moves.push(found);
            add_new(&mut best.deviations, &deviations);
        }
    }
    best
}

/// Adds what is not yet there.
pub(super) fn add_new<T: Copy + PartialEq>(to: &mut Vec<T>, from: &[T]) {
    for item in from {
        if !to.contains(item) {
            to.push(*item);
        }
    }
}

fn price(deviations: &[Deviation]) -> Price {
    if deviations.iter().any(|deviation| deviation.is_defect()) { Price::Defect } else { Price::Proper }
}

/// The deviations at which a move fits; none if it does not fit at all.
fn deviations(pattern: &Pattern, found: Move) -> Option<Vec<Deviation>> {
    match (pattern, found) {
        (Pattern::Castling(wing), _) => {
            let castled = found.castling_side().map(Wing::from_shakmaty)?;
            wing.is_none_or(|said| said == castled).then(Vec::new)
        }
        (Pattern::Travel(travel), Move::Castle { .. }) => castling_as_travel(travel, found),
        (Pattern::Travel(travel), _) => travel_deviations(travel, found),
    }
}

/// Castling recorded as the king's move; two bare squares are the usual record in data formats.
fn castling_as_travel(travel: &Travel, castling: Move) -> Option<Vec<Deviation>> {
    let fits = travel.man.allows(Role::King)
        && on_squares(travel, castling)
        && travel.capture != CaptureSaid::Takes
        && travel.promotion == PromotionSaid::Nothing;
    let record = match travel.man {
        ManSaid::SquaresOnly => Vec::new(),
        ManSaid::Letter(_) | ManSaid::PawnUnderstood | ManSaid::Illegible => {
            vec![Deviation::CastlingAsKingMove]
        }
    };
    fits.then_some(record)
}

fn travel_deviations(travel: &Travel, found: Move) -> Option<Vec<Deviation>> {
    if !travel.man.allows(found.role()) || !on_squares(travel, found) || !takes_victim(travel, found) {
        return None;
    }
    let mut deviations = Vec::new();
    deviations.extend(promotion_deviation(travel.promotion, found)?);
    deviations.extend(capture_deviation(travel, found));
    if travel.man == ManSaid::Letter(Role::Pawn)
        && travel.capture != CaptureSaid::Quiet
        && travel.victim.is_none()
    {
        deviations.push(Deviation::PawnLetter);
    }
    Some(deviations)
}

fn on_squares(travel: &Travel, found: Move) -> bool {
    travel.from.contains(origin(found)) && travel.to.contains(target(found))
}

fn takes_victim(travel: &Travel, found: Move) -> bool {
    let Some(victim) = travel.victim else { return true };
    found.capture().is_some_and(|taken| victim.man.is_none_or(|said| said == taken))
        && victim_squares(travel, found)
}

fn victim_squares(travel: &Travel, found: Move) -> bool {
    let squares = travel.victim.map_or(Bitboard::FULL, |victim| victim.squares);
    let taken_on = match found {
        Move::EnPassant { from, to } => shakmaty::Square::from_coords(to.file(), from.rank()),
        Move::Normal { to, .. } | Move::Put { to, .. } | Move::Castle { rook: to, .. } => to,
    };
    squares.contains(taken_on) || squares.contains(target(found))
}

/// Outside: does the promotion fit; inside: what is wrong with its record.
#[expect(clippy::option_option, reason = "outside: does the move fit; inside: at what deviation")]
fn promotion_deviation(said: PromotionSaid, found: Move) -> Option<Option<Deviation>> {
    match (said, found.promotion()) {
        (PromotionSaid::Nothing, None) => Some(None),
        (PromotionSaid::Nothing | PromotionSaid::Unnamed, Some(_)) => Some(Some(Deviation::PromotionMissing)),
        (PromotionSaid::Illegible, Some(_)) => Some(Some(Deviation::Illegible)),
        (PromotionSaid::To(said), Some(new)) => (said == new).then_some(None),
        (PromotionSaid::To(_) | PromotionSaid::Illegible | PromotionSaid::Unnamed, None) => None,
    }
}

fn capture_deviation(travel: &Travel, found: Move) -> Option<Deviation> {
    let fileless = pawn_file_is_missing(travel, found);
    match (travel.capture, found.is_capture()) {
        (CaptureSaid::Nothing | CaptureSaid::Quiet, false) => None,
        (CaptureSaid::Takes, false) => Some(Deviation::CaptureSignFalse),
        (CaptureSaid::Takes, true) => fileless.then_some(Deviation::PawnFileMissing),
        (CaptureSaid::Quiet, true) => Some(Deviation::CaptureNotNamed),
        // Two bare squares are a system of their own, which has no sign of capture.
        (CaptureSaid::Nothing, true) if travel.man == ManSaid::SquaresOnly => None,
        (CaptureSaid::Nothing, true) if fileless => Some(Deviation::PawnFileMissing),
        (CaptureSaid::Nothing, true) => Some(Deviation::CaptureSignMissing),
    }
}

/// A pawn's capture must name the file it leaves; systems that name what is taken are satisfied by that, and a sign that
/// cannot be read may be the file.
fn pawn_file_is_missing(travel: &Travel, found: Move) -> bool {
    let said = travel.says_from() || travel.victim.is_some() || travel.man == ManSaid::Illegible;
    found.role() == Role::Pawn && !said
}
