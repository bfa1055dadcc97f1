//! Comparing a pattern with the legal moves: which fit, and at what price in deviations.
//!
//! Constraints on squares are bit masks, so one comparison is a few machine instructions. Where several moves fit, the wing
//! that the text names ("the king's rook") may settle which.

use shakmaty::{Bitboard, Chess, Color, File, Move, Position as _, Role, Square};

use super::fen::castling_squares;
use super::men::{Colour, Wing};
use super::moves::{origin, target};
use super::pattern::{CaptureSaid, ManSaid, Pattern, PromotionSaid, Travel};
use super::position::History;
use super::reading::Deviation;

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

/// Where the text names a wing (`KN`, `QR`), keeps only the candidate moves made by the piece of that wing.
///
/// The prefix has two readings: the wing on which the man began the game, and the side on which it stands now. In real games
/// they agree in 88 of 100 cases and contradict each other in 6, so one of several moves is taken only if every reading that
/// is defined gives it. Bishops never come here: the colour of their square decides.
pub(super) fn settle(pattern: &Pattern, fits: &mut Fits, chess: &Chess, history: Option<&History>) {
    let Pattern::Travel(travel) = pattern else { return };
    if let Some((wing, role)) = mover(travel) {
        let like = Like { role, colour: chess.turn(), wing, history };
        settle_by(&like, fits, chess, origin);
    }
    if let Some((wing, role)) = victim(travel) {
        let like = Like { role, colour: !chess.turn(), wing, history };
        settle_by(&like, fits, chess, target);
    }
}

fn mover(travel: &Travel) -> Option<(Wing, Role)> {
    travel.wing.zip(travel.man.role())
}

fn victim(travel: &Travel) -> Option<(Wing, Role)> {
    let victim = travel.victim?;
    victim.wing.zip(victim.man)
}

/// The men among which the prefix chooses.
struct Like<'a> {
    role: Role,
    colour: Color,
    wing: Wing,
    history: Option<&'a History>,
}

fn settle_by(like: &Like<'_>, fits: &mut Fits, chess: &Chess, square: impl Fn(Move) -> Square) {
    let mut choice: Vec<Square> = fits.moves.iter().map(|found| square(*found)).collect();
    choice.dedup();
    let several = choice.len() > 1;
    let present = if several { like.present(&choice) } else { like.present(&like.all(chess)) };
    let readings: Vec<Square> = like.by_origin(chess).into_iter().chain(present).collect();
    let agreed = readings.first().filter(|first| readings.iter().all(|other| other == *first));
    match agreed {
        Some(agreed) if choice.contains(agreed) => fits.moves.retain(|found| square(*found) == *agreed),
        None if readings.is_empty() && !several => {}
        Some(_) | None if choice.is_empty() => {}
        Some(_) | None => fits.deviations.push(Deviation::WingDoubtful),
    }
}

impl Like<'_> {
    fn all(&self, chess: &Chess) -> Vec<Square> {
        (chess.board().by_piece(self.role.of(self.colour))).into_iter().collect()
    }

    /// The man nearest to the wing, unless two share that file or there is only one.
    fn present(&self, men: &[Square]) -> Option<Square> {
        let towards = |square: &Square| match self.wing {
            Wing::King => File::H.distance(square.file()),
            Wing::Queen => File::A.distance(square.file()),
        };
        let nearest = men.iter().min_by_key(|square| towards(square))?;
        let alone = men.iter().filter(|square| towards(square) == towards(nearest)).count() == 1;
        (men.len() > 1 && alone).then_some(*nearest)
    }

    /// The man that began the game on the wing, if the record tells and it is still there.
    fn by_origin(&self, chess: &Chess) -> Option<Square> {
        let line = self.history?;
        let home = self.home();
        self.all(chess).into_iter().find(|square| line.first_square(*square) == Some(home))
    }

    fn home(&self) -> Square {
        let (_, rook) = castling_squares(Colour::from_shakmaty(self.colour), self.wing);
        match (self.role, self.wing) {
            (Role::Knight, Wing::King) => Square::from_coords(File::G, rook.rank()),
            (Role::Knight, Wing::Queen) => Square::from_coords(File::B, rook.rank()),
            (Role::Pawn | Role::Bishop | Role::Rook | Role::Queen | Role::King, _) => rook,
        }
    }
}
