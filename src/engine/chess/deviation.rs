//! Differences between a record and the proper one, as data with fixed codes.
//!
//! Which of them are defects is a fact of notation, not of law: a defect is what had to be set right
//! before a move was found; the rest are remarks.

/// A difference between the text and the proper record of the move it fits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Deviation {
    /// A sign of check where there is none, or of double or discovered check that is neither.
    CheckSignFalse,
    /// A sign of mate where there is none.
    MateSignFalse,
    /// A sign of capture where nothing is taken.
    CaptureSignFalse,
    /// A capture without its sign.
    CaptureSignMissing,
    /// A capture written as a plain move in a system that names what is taken.
    CaptureNotNamed,
    /// A sign of capture in passing where there is none.
    EnPassantSignFalse,
    /// A small letter where a capital belongs.
    LowerCaseLetter,
    /// A capital where a small letter belongs.
    UpperCaseLetter,
    /// A letter of another language than the player's.
    ForeignLetter,
    /// Another system of notation than the player's.
    OtherNotation,
    /// A pawn named by its letter in algebraic notation.
    PawnLetter,
    /// A pawn's capture without the file it leaves.
    PawnFileMissing,
    /// A promotion that does not name the new man.
    PromotionMissing,
    /// Castling written as a move of the king.
    CastlingAsKingMove,
    /// A qualification by wing that one way of understanding it contradicts.
    WingDoubtful,
    /// A character that looks like the right one.
    LookAlike,
    /// A character that is written twice.
    Doubled,
    /// A character that cannot stand there, read as one it looks like.
    SignConfused,
    /// A character that cannot be read.
    Illegible,
    /// Several moves are written, one of them legal.
    SeveralMoves,
    /// After a move that names its man there are words that are no move.
    OtherWords,
    /// Something was struck out.
    StruckOut,
    /// A draw is offered on the paper.
    DrawOffer,
}

impl Deviation {
    /// A lower-case word that never changes, for data and message keys.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::CheckSignFalse => "check_sign_false",
            Self::MateSignFalse => "mate_sign_false",
            Self::CaptureSignFalse => "capture_sign_false",
            Self::CaptureSignMissing => "capture_sign_missing",
            Self::CaptureNotNamed => "capture_not_named",
            Self::EnPassantSignFalse => "en_passant_sign_false",
            Self::LowerCaseLetter => "lower_case_letter",
            Self::UpperCaseLetter => "upper_case_letter",
            Self::ForeignLetter => "foreign_letter",
            Self::OtherNotation => "other_notation",
            Self::PawnLetter => "pawn_letter",
            Self::PawnFileMissing => "pawn_file_missing",
            Self::PromotionMissing => "promotion_missing",
            Self::CastlingAsKingMove => "castling_as_king_move",
            Self::WingDoubtful => "wing_doubtful",
            Self::LookAlike => "look_alike",
            Self::Doubled => "doubled",
            Self::SignConfused => "sign_confused",
            Self::Illegible => "illegible",
            Self::SeveralMoves => "several_moves",
            Self::OtherWords => "other_words",
            Self::StruckOut => "struck_out",
            Self::DrawOffer => "draw_offer",
        }
    }

    /// Whether the record is defective: something had to be set right before the move was found.
    #[must_use]
    pub const fn is_defect(self) -> bool {
        match self {
            Self::CheckSignFalse
            | Self::MateSignFalse
            | Self::CaptureSignFalse
            | Self::CaptureNotNamed
            | Self::EnPassantSignFalse
            | Self::LowerCaseLetter
            | Self::UpperCaseLetter
            | Self::ForeignLetter
            | Self::PawnFileMissing
            | Self::PromotionMissing
            | Self::CastlingAsKingMove
            | Self::Doubled
            | Self::SignConfused
            | Self::OtherWords
            | Self::SeveralMoves => true,
            Self::CaptureSignMissing
            | Self::OtherNotation
            | Self::PawnLetter
            | Self::WingDoubtful
            | Self::LookAlike
            | Self::Illegible
            | Self::StruckOut
            | Self::DrawOffer => false,
        }
    }
}
