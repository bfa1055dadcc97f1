//! Input and output of the reader of written moves: the text, and the legal moves it fits, why, and how well.
//!
//! Plain data without natural language; the texts are in the locales, under the `code` of each variant. Which deviations are
//! defects depends on the notation, not on the rules: a defect is a deviation that had to be corrected before a move was
//! found; all others are remarks. Resemblances of an illegal text are notes for the arbiter and never a ruling.
//!
//! Pairs of look-alike signs are a table, with the handwritings that confuse them. A sign that has no meaning in notation at
//! its place is replaced by its look-alike. A sign that has a meaning, but not at its place, is replaced only if no other
//! interpretation is found. If both signs could stand there, nothing is replaced: the other is noted for the arbiter.

use shakmaty::Move as Found;

use super::language::Language;
use super::men::{Man, Move, Square, Wing};
use super::position::{History, Position};

/// How a text relates to the legal moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ReadingKind {
    /// One legal move, nothing wrong that matters.
    Clear,
    /// One legal move, once a false or missing sign, letter case or foreign letter is set right.
    Inexact,
    /// Several legal moves.
    Ambiguous,
    /// A move that can be understood and is not legal.
    Illegal,
    /// No move can be understood.
    Unintelligible,
    /// No move is written.
    Absent,
}

impl ReadingKind {
    /// The value of the fact `sealed.reading`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Clear => "clear",
            Self::Inexact => "inexact",
            Self::Ambiguous => "ambiguous",
            Self::Illegal => "illegal",
            Self::Unintelligible => "unintelligible",
            Self::Absent => "absent",
        }
    }
}

/// A system of notation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Notation {
    /// Letter and square, including two squares alone.
    Algebraic,
    /// Files named after the men, ranks from the mover's side.
    Descriptive,
    /// Four digits, as in international correspondence chess.
    Numeric,
}

impl Notation {
    /// A lower-case word that never changes, for data and message keys.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Algebraic => "algebraic",
            Self::Descriptive => "descriptive",
            Self::Numeric => "numeric",
        }
    }

    /// The system with a code.
    #[must_use]
    pub fn from_code(code: &str) -> Option<Self> {
        [Self::Algebraic, Self::Descriptive, Self::Numeric].into_iter().find(|system| system.code() == code)
    }
}

/// The moves that some languages and one system make of the text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LanguageReading {
    /// Languages in which the text says the same.
    pub languages: Vec<Language>,
    /// The system of notation.
    pub notation: Notation,
    /// The legal moves it fits; none if that reading is illegal.
    pub moves: Vec<Move>,
}

/// Everything that can be said about a written move without the law.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reading {
    /// The verdict.
    pub kind: ReadingKind,
    /// The legal moves the text fits.
    pub candidates: Vec<Move>,
    /// The one legal move, if the reading is clear or inexact.
    pub chosen: Option<Move>,
    /// Legal moves the text resembles, most alike first.
    pub near: Vec<NearReading>,
    /// Differences from a proper record of the candidates, and remarks on the paper.
    pub deviations: Vec<Deviation>,
    /// Why no legal move fits, if the reading is illegal.
    pub illegal_because: Vec<IllegalReason>,
    /// The man that an illegal move would move, where every way of reading it names the same.
    pub attempted: Option<Man>,
    /// Whether an illegal move would take something, where every way of reading it agrees.
    pub attempts_capture: Option<bool>,
    /// What each language and system makes of the text.
    pub languages: Vec<LanguageReading>,
    /// Whether the text fits one move in each of several languages, and not the same one: knowing the
    /// player's language would settle it.
    pub language_decides: bool,
}

impl Reading {
    /// Whether the strict reading fails while something alike is legal: a matter for the arbiter.
    #[must_use]
    pub fn is_disputed(&self) -> bool {
        matches!(self.kind, ReadingKind::Illegal | ReadingKind::Unintelligible) && !self.near.is_empty()
    }

    pub(super) fn empty(kind: ReadingKind) -> Self {
        Self {
            kind,
            candidates: Vec::new(),
            chosen: None,
            near: Vec::new(),
            deviations: Vec::new(),
            illegal_because: Vec::new(),
            attempted: None,
            attempts_capture: None,
            languages: Vec::new(),
            language_decides: false,
        }
    }
}

/// A move as it stands on paper, with what is known of its writer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Written<'a> {
    /// The text, exactly as written; `?` for a character that cannot be read, `~~` around what is struck out.
    pub text: &'a str,
    /// The language of the rest of the player's scoresheet, if known.
    pub language: Option<Language>,
    /// The system of the rest of the player's scoresheet, if known.
    pub notation: Option<Notation>,
}

/// What does not change while one text is read.
pub(super) struct Desk<'a> {
    pub(super) position: &'a Position,
    pub(super) legal: Vec<Found>,
    pub(super) written: &'a Written<'a>,
    pub(super) history: Option<&'a History>,
}

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

/// Whose writing has a pair of signs that look alike.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Hands {
    /// Everybody's.
    Every,
    /// Those taught to begin the 1 with a long upstroke, which is not taught where English is spoken.
    Upstroke,
}

impl Hands {
    fn include(self, language: Option<Language>) -> bool {
        match self {
            Self::Every => true,
            Self::Upstroke => language != Some(Language::English),
        }
    }
}

/// What stands where a rank must stand and is none, with the rank it looks like.
const NO_RANKS: [(char, char); 9] = [
    ('l', '1'),
    ('I', '1'),
    ('|', '1'),
    ('!', '1'),
    ('Z', '2'),
    ('z', '2'),
    ('S', '5'),
    ('s', '5'),
    ('G', '6'),
];

/// Signs of notation out of their place, with those they look like.
const OUT_OF_PLACE: [(char, char); 5] = [('b', '6'), ('B', '8'), ('6', 'b'), ('9', 'g'), ('q', 'g')];

/// Signs that can stand for one another.
const ALIKE: [(char, char, Hands); 5] = [
    ('1', '7', Hands::Upstroke),
    ('3', '8', Hands::Every),
    ('a', 'd', Hands::Every),
    ('b', 'h', Hands::Every),
    ('c', 'e', Hands::Every),
];

/// The rank that a sign looks like which is none.
pub(super) fn rank_like(sign: char) -> Option<char> {
    NO_RANKS.iter().find(|(written, _)| *written == sign).map(|(_, rank)| *rank)
}

/// The texts in which one sign out of its place has been put right.
pub(super) fn in_place(text: &str) -> Vec<String> {
    let other = |sign: char| OUT_OF_PLACE.iter().find(|pair| pair.0 == sign).map(|pair| pair.1);
    exchanged(text, other).map(|(text, _)| text).collect()
}

/// One sign and the other that it may be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Doubted {
    /// The sign as it was read.
    pub written: char,
    /// What it may be.
    pub meant: char,
}

/// The texts in which one sign is another that looks like it, in the hand of a language.
pub(super) fn alike(text: &str, language: Option<Language>) -> Vec<(String, Doubted)> {
    let other = |sign: char| {
        let mut pairs = ALIKE.iter().filter(|(.., hands)| hands.include(language));
        let both = |(one, two, _): &(char, char, Hands)| {
            if sign == *one { Some(*two) } else { (sign == *two).then_some(*one) }
        };
        pairs.find_map(both)
    };
    exchanged(text, other).collect()
}

fn exchanged(text: &str, other: impl Fn(char) -> Option<char>) -> impl Iterator<Item = (String, Doubted)> {
    let changes =
        text.char_indices().filter_map(move |(place, written)| Some((place, written, other(written)?)));
    changes.map(|(place, written, meant)| {
        let changed = |(at, sign)| if at == place { meant } else { sign };
        (text.char_indices().map(changed).collect(), Doubted { written, meant })
    })
}
