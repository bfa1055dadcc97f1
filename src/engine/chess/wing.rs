//! Which of two like men "the king's" or "the queen's" is: several fitting moves in, those meant out.
//!
//! The prefix has two readings: the wing on which the man began the game, and the side on which it
//! stands now. In real games they agree in 88 of 100 cases and contradict each other in 6, so one of
//! several moves is taken only if every reading that is defined gives it. Bishops never come here:
//! the colour of their square decides.

use shakmaty::{Chess, Color, File, Move as Found, Position as _, Role, Square};

use super::{
    deviation::Deviation,
    fen::castling_squares,
    history::History,
    matching::Fits,
    men::{Colour, Wing},
    moves::{origin, target},
    pattern::{Pattern, Travel},
};

/// Narrows fitting moves to the man of the wing that the text names, if it names one.
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

fn settle_by(like: &Like<'_>, fits: &mut Fits, chess: &Chess, square: impl Fn(Found) -> Square) {
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
