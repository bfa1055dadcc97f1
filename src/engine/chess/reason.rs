//! Why a move is illegal, and what an illegal text resembles: plain data with fixed codes.

use super::{
    confusion::Doubted,
    men::{Man, Square, Wing},
    moves::Move,
};

/// Why a move that can be understood is not legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum IllegalReason {
    /// The mover has no such man.
    NoSuchMan(Man),
    /// Nothing stands on the square of departure.
    EmptySquare(Square),
    /// The man on the square of departure is the opponent's.
    OpponentsMan {
        /// The man.
        man: Man,
        /// Where it stands.
        at: Square,
    },
    /// Another man than the one named stands on the square of departure.
    OtherMan {
        /// The man that stands there.
        man: Man,
        /// Where it stands.
        at: Square,
    },
    /// A man of the mover's own stands on the square of arrival.
    OccupiedByOwn {
        /// The man that stands there.
        man: Man,
        /// Where it stands.
        at: Square,
    },
    /// No such man can reach the square.
    CannotReach {
        /// The man named.
        man: Man,
        /// The square of arrival, where the text names exactly one.
        to: Option<Square>,
    },
    /// The man named cannot take what the text says it takes.
    NothingToTake(Man),
    /// The man is pinned: its move would lay the king open.
    Pinned {
        /// The man.
        man: Man,
        /// Where it stands.
        at: Square,
    },
    /// The king is in check and the move does not answer it.
    CheckNotMet,
    /// The king would go to an attacked square.
    KingIntoCheck(Square),
    /// The right to castle on that wing is lost or was never there.
    CastlingRightLost(Wing),
    /// A man stands between king and rook.
    CastlingBlocked {
        /// Towards which wing.
        wing: Wing,
        /// The first square, from the king, that is occupied.
        by: Square,
    },
    /// The king would castle out of check.
    CastlingOutOfCheck,
    /// The king would castle through or into check.
    CastlingThroughCheck {
        /// Towards which wing.
        wing: Wing,
        /// The first attacked square, from the king.
        at: Square,
    },
    /// A new man is named though the move promotes no pawn.
    NoPromotion,
    /// A pawn cannot become that man.
    ImpossiblePromotion(Man),
}

impl IllegalReason {
    /// A lower-case word that never changes, for data and message keys.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::NoSuchMan(_) => "no_such_man",
            Self::EmptySquare(_) => "empty_square",
            Self::OpponentsMan { .. } => "opponents_man",
            Self::OtherMan { .. } => "other_man",
            Self::OccupiedByOwn { .. } => "occupied_by_own",
            Self::CannotReach { .. } => "cannot_reach",
            Self::NothingToTake(_) => "nothing_to_take",
            Self::Pinned { .. } => "pinned",
            Self::CheckNotMet => "check_not_met",
            Self::KingIntoCheck(_) => "king_into_check",
            Self::CastlingRightLost(_) => "castling_right_lost",
            Self::CastlingBlocked { .. } => "castling_blocked",
            Self::CastlingOutOfCheck => "castling_out_of_check",
            Self::CastlingThroughCheck { .. } => "castling_through_check",
            Self::NoPromotion => "no_promotion",
            Self::ImpossiblePromotion(_) => "impossible_promotion",
        }
    }
}

/// How a legal move resembles a text that does not fit it. Never a ruling: a note for the arbiter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum NearKind {
    /// The squares are right and the letter is wrong.
    PieceLetterWrong,
    /// A piece can go there, and no letter is written.
    PieceLetterMissing,
    /// The same man goes there from elsewhere.
    OriginWrong,
    /// The coordinates are those of the board turned round.
    BoardRotated,
    /// The files are counted from the wrong side.
    FilesMirrored,
    /// The ranks are counted from the wrong side.
    RanksMirrored,
    /// The square of the pawn taken in passing is named instead of the one reached.
    EnPassantVictimSquare,
    /// Castling is legal only on the other wing.
    OtherCastling,
    /// Another man is taken than the one named.
    VictimWrong,
    /// The promotion is written on the rank below the last.
    PromotionRankWrong,
    /// A promotion is named where there is none.
    PromotionSuperfluous,
    /// A pawn on the last rank is by custom understood to become a queen.
    QueenByCustom,
    /// A small letter taken for a file can also be a piece.
    SmallLetterPiece,
    /// The letters of another language give a legal move.
    ForeignLetter,
    /// The capital of a man that cannot go there is also the name of a pawn's file.
    CapitalForFile,
    /// A sign can be another that looks like it.
    SignConfused,
    /// Part of the text gives the move, and the rest is not understood.
    Unexplained,
}

impl NearKind {
    /// A lower-case word that never changes, for data and message keys.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::PieceLetterWrong => "piece_letter_wrong",
            Self::PieceLetterMissing => "piece_letter_missing",
            Self::OriginWrong => "origin_wrong",
            Self::BoardRotated => "board_rotated",
            Self::FilesMirrored => "files_mirrored",
            Self::RanksMirrored => "ranks_mirrored",
            Self::EnPassantVictimSquare => "en_passant_victim_square",
            Self::OtherCastling => "other_castling",
            Self::VictimWrong => "victim_wrong",
            Self::PromotionRankWrong => "promotion_rank_wrong",
            Self::PromotionSuperfluous => "promotion_superfluous",
            Self::QueenByCustom => "queen_by_custom",
            Self::SmallLetterPiece => "small_letter_piece",
            Self::ForeignLetter => "foreign_letter",
            Self::CapitalForFile => "capital_for_file",
            Self::SignConfused => "sign_confused",
            Self::Unexplained => "unexplained",
        }
    }
}

/// A legal move that the text resembles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NearReading {
    /// In what the text differs.
    pub kind: NearKind,
    /// The move.
    pub meant: Move,
    /// The sign that is in doubt, if it is one.
    pub doubted: Option<Doubted>,
}

impl NearReading {
    pub(super) const fn new(kind: NearKind, meant: Move) -> Self {
        Self { kind, meant, doubted: None }
    }
}
