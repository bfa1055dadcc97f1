//! What a text says about a move, as constraints on squares and men; no notation is left in it.
//!
//! In: nothing but numbers. Every system of notation produces these patterns, so that one comparison
//! with the legal moves serves all of them.

use shakmaty::{Bitboard, Chess, File, Position as _, Rank, Role, Square};

use super::men::{Man, Wing};

/// A move as far as the text describes it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Pattern {
    /// Castling, towards a wing if the text says which.
    Castling(Option<Wing>),
    /// A man goes from somewhere to somewhere.
    Travel(Travel),
}

impl Pattern {
    /// Whether nothing is said but which man moves.
    pub(super) fn is_man_alone(&self) -> bool {
        match self {
            Self::Castling(_) => false,
            Self::Travel(travel) => {
                !travel.says_from() && travel.to == Bitboard::FULL && travel.victim.is_none()
            }
        }
    }

    /// The man that a letter names, unless it is a pawn.
    pub(super) fn piece(&self) -> Option<Role> {
        match self {
            Self::Castling(_) => None,
            Self::Travel(travel) => travel.man.role().filter(|man| *man != Role::Pawn),
        }
    }

    /// Whether the rank it goes to is understood, not written.
    pub(super) fn understands_rank(&self) -> bool {
        match self {
            Self::Castling(_) => false,
            Self::Travel(travel) => travel.rank == RankSaid::Understood,
        }
    }

    /// Whether a letter names a pawn.
    pub(super) fn names_a_pawn(&self) -> bool {
        match self {
            Self::Castling(_) => false,
            Self::Travel(travel) => travel.man == ManSaid::Letter(Role::Pawn),
        }
    }

    /// The man it would move in a position.
    pub(super) fn man_moved(&self, position: &Chess) -> Option<Man> {
        let Self::Travel(travel) = self else { return Some(Man::King) };
        let standing = travel.from.single_square().and_then(|from| position.board().role_at(from));
        travel.man.role().or(standing).map(Man::from_shakmaty)
    }

    /// Whether it would take something in a position.
    pub(super) fn takes(&self, position: &Chess) -> Option<bool> {
        let Self::Travel(travel) = self else { return Some(false) };
        let taken = travel.to.single_square().map(|to| position.them().contains(to));
        if travel.capture == CaptureSaid::Takes { Some(true) } else { taken }
    }
}

/// Constraints on a man's move; a full board means that nothing was said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Travel {
    pub(super) man: ManSaid,
    pub(super) from: Bitboard,
    pub(super) to: Bitboard,
    pub(super) capture: CaptureSaid,
    pub(super) victim: Option<Victim>,
    pub(super) promotion: PromotionSaid,
    /// Which of two like men, by its side of the board (`CR`, `KN`).
    pub(super) wing: Option<Wing>,
    pub(super) rank: RankSaid,
}

/// Whether the rank of the target is the first because none is written (`R-K`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum RankSaid {
    /// What is written is all that is said of it.
    AsWritten,
    /// None is written.
    Understood,
}

/// How the text names the moving man.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ManSaid {
    /// By its letter.
    Letter(Role),
    /// A pawn, by the absence of a letter.
    PawnUnderstood,
    /// Not at all: two squares identify it.
    SquaresOnly,
    /// By a letter that cannot be read.
    Illegible,
}

impl ManSaid {
    /// The kind of man meant, where one is.
    pub(super) const fn role(self) -> Option<Role> {
        match self {
            Self::Letter(role) => Some(role),
            Self::PawnUnderstood => Some(Role::Pawn),
            Self::SquaresOnly | Self::Illegible => None,
        }
    }

    /// Whether the text allows this man to be the one that moves.
    pub(super) fn allows(self, role: Role) -> bool {
        self.role().is_none_or(|said| said == role)
    }
}

/// What the text says of a capture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum CaptureSaid {
    /// Nothing; in algebraic notation that proves nothing.
    Nothing,
    /// It is written as a move without capture, in a system that names what is taken.
    Quiet,
    /// The sign is there.
    Takes,
}

/// The man that the text says is taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Victim {
    /// Its kind, if named.
    pub(super) man: Option<Role>,
    /// Where it stands.
    pub(super) squares: Bitboard,
    /// Which of two like men, by its side of the board.
    pub(super) wing: Option<Wing>,
}

/// What the text says of a promotion.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum PromotionSaid {
    /// Nothing.
    Nothing,
    /// The new man.
    To(Role),
    /// A new man whose letter cannot be read.
    Illegible,
    /// That there is one, and not which man it gives.
    Unnamed,
}

impl Travel {
    /// A move of which only the man is known.
    pub(super) const fn of(man: ManSaid) -> Self {
        Self {
            man,
            from: Bitboard::FULL,
            to: Bitboard::FULL,
            capture: CaptureSaid::Nothing,
            victim: None,
            promotion: PromotionSaid::Nothing,
            wing: None,
            rank: RankSaid::AsWritten,
        }
    }

    /// Whether both squares are named exactly.
    pub(super) fn is_exact(&self) -> bool {
        self.from.single_square().is_some() && self.to.single_square().is_some()
    }

    /// Whether anything is said about the square of departure.
    pub(super) fn says_from(&self) -> bool {
        self.from != Bitboard::FULL
    }
}

/// Squares of a file and a rank, either of which may be unknown.
pub(super) fn squares(file: Option<File>, rank: Option<Rank>) -> Bitboard {
    let file = file.map_or(Bitboard::FULL, Bitboard::from_file);
    let rank = rank.map_or(Bitboard::FULL, Bitboard::from_rank);
    file & rank
}

/// A mask of one square.
pub(super) const fn only(square: Square) -> Bitboard {
    Bitboard::from_square(square)
}
