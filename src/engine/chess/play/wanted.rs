//! What a setting is wanted for, and the setting.

use crate::engine::chess::deviation::Deviation;
use crate::engine::chess::moves::Move;
use crate::engine::chess::position::Position;
use crate::engine::chess::reason::IllegalReason;

/// What the sealed move must be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Wanted {
    /// A clear record of a sensible move that takes nothing.
    Plain,
    /// A clear record of a sensible capture.
    PlainCapture,
    /// A clear record of a move that mates.
    Checkmate,
    /// A clear record of a move that leaves the opponent neither move nor check.
    Stalemate,
    /// A clear record of a move after which neither player can mate any more.
    DeadPosition,
    /// A record that fits several legal moves.
    Ambiguous(Doubt),
    /// A record that fits one legal move and has a defect.
    Inexact(Slip),
    /// A move of a man that may not leave its king.
    Pinned,
    /// The king goes to an attacked square.
    IntoCheck,
    /// The king is in check, and the move does nothing against it.
    CheckIgnored,
    /// A man stands in the way.
    Blocked,
    /// The player has no such man any more.
    NoSuchMan,
    /// A man of the player's own stands on the square.
    OwnMan,
    /// No move can be made of the record.
    Unintelligible,
    /// A clear record while a player has nothing but the king.
    BareKing(Whose),
}

/// Between what an ambiguous record leaves the choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Doubt {
    /// Two knights.
    Knights,
    /// Two rooks.
    Rooks,
    /// Two queens.
    Queens,
    /// Two pawns that can take on the same square.
    Pawns,
    /// The men a pawn can become.
    Promotion,
}

/// What is wrong with an inexact record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Slip {
    /// A sign of check where there is none.
    Check,
    /// A sign of mate where there is none.
    Mate,
    /// A sign of capture where nothing is taken.
    Capture,
    /// A small letter for a man, or a capital for a file.
    LetterCase,
    /// A man's letter from another language than the player's.
    ForeignLetter,
    /// A pawn's capture without the file it leaves.
    PawnFile,
}

/// One of the two players, seen from the sealed move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Whose {
    /// The player who seals.
    Sealer,
    /// The other one.
    Replier,
}

/// A position from a game, and what is written in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setting {
    /// The position before the sealed move.
    pub position: Position,
    /// The move as written.
    pub written: String,
    /// The legal move that the record means, where it means one.
    pub played: Option<Move>,
    /// The moves that led from the start of the game to the position.
    pub moves: Vec<Move>,
}

/// Where in a game to look.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Phase {
    /// Around the time of an adjournment, with chances for both.
    Adjournment,
    /// Any time later as well, whoever is ahead.
    Ending,
}

impl Wanted {
    /// All of them.
    pub const ALL: [Self; 25] = [
        Self::Plain,
        Self::PlainCapture,
        Self::Checkmate,
        Self::Stalemate,
        Self::DeadPosition,
        Self::Ambiguous(Doubt::Knights),
        Self::Ambiguous(Doubt::Rooks),
        Self::Ambiguous(Doubt::Queens),
        Self::Ambiguous(Doubt::Pawns),
        Self::Ambiguous(Doubt::Promotion),
        Self::Inexact(Slip::Check),
        Self::Inexact(Slip::Mate),
        Self::Inexact(Slip::Capture),
        Self::Inexact(Slip::LetterCase),
        Self::Inexact(Slip::ForeignLetter),
        Self::Inexact(Slip::PawnFile),
        Self::Pinned,
        Self::IntoCheck,
        Self::CheckIgnored,
        Self::Blocked,
        Self::NoSuchMan,
        Self::OwnMan,
        Self::Unintelligible,
        Self::BareKing(Whose::Sealer),
        Self::BareKing(Whose::Replier),
    ];

    pub(super) const fn phase(self) -> Phase {
        match self {
            Self::Checkmate
            | Self::Stalemate
            | Self::DeadPosition
            | Self::Ambiguous(Doubt::Queens | Doubt::Promotion)
            | Self::BareKing(_) => Phase::Ending,
            Self::Plain
            | Self::PlainCapture
            | Self::Ambiguous(Doubt::Knights | Doubt::Rooks | Doubt::Pawns)
            | Self::Inexact(_)
            | Self::Pinned
            | Self::IntoCheck
            | Self::CheckIgnored
            | Self::Blocked
            | Self::NoSuchMan
            | Self::OwnMan
            | Self::Unintelligible => Phase::Adjournment,
        }
    }

    /// Whether a reason makes the move illegal in the way that is wanted.
    pub(super) const fn is_reason(self, reason: IllegalReason) -> bool {
        matches!(
            (self, reason),
            (Self::Pinned, IllegalReason::Pinned { .. })
                | (Self::IntoCheck, IllegalReason::KingIntoCheck(_))
                | (Self::CheckIgnored, IllegalReason::CheckNotMet)
                | (Self::Blocked, IllegalReason::CannotReach { .. })
                | (Self::NoSuchMan, IllegalReason::NoSuchMan(_))
                | (Self::OwnMan, IllegalReason::OccupiedByOwn { .. })
        )
    }
}

impl Slip {
    /// Whether the reader's remark is on this defect.
    pub(super) const fn is_noted(self, deviation: Deviation) -> bool {
        match self {
            Self::Check => matches!(deviation, Deviation::CheckSignFalse),
            Self::Mate => matches!(deviation, Deviation::MateSignFalse),
            Self::Capture => matches!(deviation, Deviation::CaptureSignFalse),
            Self::LetterCase => matches!(deviation, Deviation::LowerCaseLetter | Deviation::UpperCaseLetter),
            Self::ForeignLetter => matches!(deviation, Deviation::ForeignLetter),
            Self::PawnFile => matches!(deviation, Deviation::PawnFileMissing),
        }
    }
}
