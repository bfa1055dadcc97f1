//! Strict reading of FEN: text in, a possible position or every fault out.
//!
//! The chess library fills missing fields with defaults and accepts impossible counters. A case on
//! paper must not be decided on a field that nobody wrote, so all six are required here.

use std::num::NonZeroU32;

use shakmaty::{
    Bitboard, Board, CastlingMode, Chess, Color, FromSetup, Piece, PositionErrorKinds, Rank, Role, Setup,
    Square as Field,
};

use super::language::Language;
use super::men::{Colour, Square, Wing};

/// A field of FEN, in order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum FenField {
    /// The men on the board.
    Board,
    /// The side to move.
    Turn,
    /// The rights to castle.
    Castling,
    /// The square passed by a pawn that has just made a double step.
    EnPassant,
    /// Half-moves since the last capture or pawn move.
    HalfMoves,
    /// Number of the move to be played.
    MoveNumber,
}

impl FenField {
    const ALL: [Self; 6] =
        [Self::Board, Self::Turn, Self::Castling, Self::EnPassant, Self::HalfMoves, Self::MoveNumber];

    /// A lower-case word that never changes, for data and message keys.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Board => "board",
            Self::Turn => "turn",
            Self::Castling => "castling",
            Self::EnPassant => "en_passant",
            Self::HalfMoves => "half_moves",
            Self::MoveNumber => "move_number",
        }
    }
}

/// One reason why a FEN is refused.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum PositionFault {
    /// A field is not there.
    MissingField(FenField),
    /// There is text after the sixth field.
    ExtraField(String),
    /// A field holds something that cannot stand there.
    BadField {
        /// Which field.
        field: FenField,
        /// What it holds.
        text: String,
    },
    /// The board has not eight ranks.
    RankCount(usize),
    /// A rank has not eight squares.
    RankLength {
        /// Rank of the board, 1 to 8.
        rank: usize,
        /// Number of squares described.
        squares: usize,
    },
    /// A letter on the board that is no man.
    UnknownMan {
        /// Rank of the board, 1 to 8.
        rank: usize,
        /// The letter.
        letter: char,
    },
    /// A side has no king.
    NoKing(Colour),
    /// A side has several kings.
    TooManyKings {
        /// Whose.
        colour: Colour,
        /// How many.
        count: usize,
    },
    /// A pawn on the first or last rank.
    PawnOnLastRank(Square),
    /// The player who is not to move is in check.
    OpponentInCheck(Colour),
    /// No last move can have given this check.
    ImpossibleCheck,
    /// More men than promotions can explain.
    TooManyMen,
    /// A right to castle without king and rook on their first squares.
    CastlingImpossible {
        /// Whose right.
        colour: Colour,
        /// Towards which wing.
        wing: Wing,
    },
    /// No pawn can just have passed that square.
    EnPassantImpossible(Square),
    /// A pawn has just moved, yet the half-moves since the last pawn move are not 0.
    ClockAfterDoubleStep(u32),
    /// More half-moves without capture or pawn move than the whole game has had.
    ClockBeyondGame {
        /// Half-moves since the last capture or pawn move.
        half_moves: u32,
        /// Number of the move to be played.
        move_number: u32,
    },
}

/// The position of a FEN, or all its faults in reading order.
pub(super) fn read(text: &str) -> Result<Chess, Vec<PositionFault>> {
    let mut faults = Vec::new();
    let mut missing = Vec::new();
    let fields = split(text, &mut missing);
    let board = fields.first().and_then(|field| read_board(field, &mut faults));
    let turn = field(&fields, FenField::Turn, read_turn, &mut faults);
    let rights = field(&fields, FenField::Castling, read_castling, &mut faults);
    let passed = field(&fields, FenField::EnPassant, read_en_passant, &mut faults);
    let clock = field(&fields, FenField::HalfMoves, read_number, &mut faults);
    let number = field(&fields, FenField::MoveNumber, read_number, &mut faults);
    if let Some(board) = &board {
        check_men(board, &mut faults);
    }
    faults.append(&mut missing);
    let (Some(board), Some(turn), Some(rights), Some(ep_square), Some(halfmoves), Some(number)) =
        (board, turn, rights, passed, clock, number)
    else {
        return Err(faults);
    };
    let castling_rights = check_castling(&board, &rights, &mut faults);
    check_counters(turn, ep_square, halfmoves, number, &mut faults);
    let fullmoves = NonZeroU32::new(number).unwrap_or(NonZeroU32::MIN);
    let setup = Setup { board, turn, castling_rights, ep_square, halfmoves, fullmoves, ..Setup::empty() };
    accept(setup, faults)
}

fn split<'a>(text: &'a str, faults: &mut Vec<PositionFault>) -> Vec<&'a str> {
    let mut fields: Vec<&str> = text.split_whitespace().collect();
    if fields.len() > FenField::ALL.len() {
        let extra = fields.split_off(FenField::ALL.len());
        faults.push(PositionFault::ExtraField(extra.join(" ")));
    }
    let missing = FenField::ALL.iter().skip(fields.len());
    faults.extend(missing.map(|field| PositionFault::MissingField(*field)));
    fields
}

fn field<T>(
    fields: &[&str],
    which: FenField,
    read: impl Fn(&str) -> Option<T>,
    faults: &mut Vec<PositionFault>,
) -> Option<T> {
    let index = FenField::ALL.iter().position(|field| *field == which)?;
    let text = fields.get(index)?;
    let value = read(text);
    if value.is_none() {
        faults.push(PositionFault::BadField { field: which, text: (*text).to_owned() });
    }
    value
}

fn read_board(text: &str, faults: &mut Vec<PositionFault>) -> Option<Board> {
    let rows: Vec<&str> = text.split('/').collect();
    if rows.len() != 8 {
        faults.push(PositionFault::RankCount(rows.len()));
        return None;
    }
    let before = faults.len();
    let mut board = Board::empty();
    for (row, text) in rows.iter().enumerate() {
        read_rank(text, 8 - row, &mut board, faults);
    }
    (faults.len() == before).then_some(board)
}

fn read_rank(text: &str, rank: usize, board: &mut Board, faults: &mut Vec<PositionFault>) {
    let mut squares = 0;
    for letter in text.chars() {
        match (letter.to_digit(10), Piece::from_char(letter)) {
            (Some(empty @ 1..=8), _) => squares += empty as usize,
            (_, Some(piece)) => {
                place(board, rank, squares, piece);
                squares += 1;
            }
            (_, None) => faults.push(PositionFault::UnknownMan { rank, letter }),
        }
    }
    if squares != 8 {
        faults.push(PositionFault::RankLength { rank, squares });
    }
}

fn place(board: &mut Board, rank: usize, file: usize, piece: Piece) {
    let square = u32::try_from((rank - 1) * 8 + file).ok().and_then(|index| Field::try_from(index).ok());
    if let Some(square) = square.filter(|_| file < 8) {
        board.set_piece_at(square, piece);
    }
}

fn read_turn(text: &str) -> Option<Color> {
    match text {
        "w" => Some(Color::White),
        "b" => Some(Color::Black),
        _ => None,
    }
}

fn read_castling(text: &str) -> Option<Vec<(Colour, Wing)>> {
    if text == "-" {
        return Some(Vec::new());
    }
    let rights: Option<Vec<_>> = text.chars().map(castling_right).collect();
    rights.filter(|rights| !rights.is_empty() && no_right_twice(rights))
}

fn castling_right(letter: char) -> Option<(Colour, Wing)> {
    match letter {
        'K' => Some((Colour::White, Wing::King)),
        'Q' => Some((Colour::White, Wing::Queen)),
        'k' => Some((Colour::Black, Wing::King)),
        'q' => Some((Colour::Black, Wing::Queen)),
        _ => None,
    }
}

fn no_right_twice(rights: &[(Colour, Wing)]) -> bool {
    rights.iter().enumerate().all(|(index, right)| !rights.iter().skip(index + 1).any(|other| other == right))
}

#[expect(clippy::option_option, reason = "outside: is the field sound; inside: is there such a square")]
fn read_en_passant(text: &str) -> Option<Option<Field>> {
    if text == "-" { Some(None) } else { text.parse().ok().map(Some) }
}

fn read_number(text: &str) -> Option<u32> {
    text.chars().all(|digit| digit.is_ascii_digit()).then(|| text.parse().ok()).flatten()
}

fn check_men(board: &Board, faults: &mut Vec<PositionFault>) {
    for colour in Colour::BOTH {
        match board.by_piece(Role::King.of(colour.into_shakmaty())).count() {
            0 => faults.push(PositionFault::NoKing(colour)),
            1 => {}
            count => faults.push(PositionFault::TooManyKings { colour, count }),
        }
    }
    let last_ranks = Bitboard::from_rank(Rank::First) | Bitboard::from_rank(Rank::Eighth);
    let misplaced = board.pawns() & last_ranks;
    faults.extend(misplaced.into_iter().map(|at| PositionFault::PawnOnLastRank(Square::from_shakmaty(at))));
}

fn check_castling(board: &Board, rights: &[(Colour, Wing)], faults: &mut Vec<PositionFault>) -> Bitboard {
    let mut rooks = Bitboard::EMPTY;
    for &(colour, wing) in rights {
        let (king, rook) = castling_squares(colour, wing);
        let side = colour.into_shakmaty();
        if board.piece_at(king) == Some(Role::King.of(side))
            && board.piece_at(rook) == Some(Role::Rook.of(side))
        {
            rooks.add(rook);
        } else {
            faults.push(PositionFault::CastlingImpossible { colour, wing });
        }
    }
    rooks
}

/// First squares of the king and of the rook with which it castles.
pub(super) const fn castling_squares(colour: Colour, wing: Wing) -> (Field, Field) {
    match (colour, wing) {
        (Colour::White, Wing::King) => (Field::E1, Field::H1),
        (Colour::White, Wing::Queen) => (Field::E1, Field::A1),
        (Colour::Black, Wing::King) => (Field::E8, Field::H8),
        (Colour::Black, Wing::Queen) => (Field::E8, Field::A8),
    }
}

/// Counters that contradict each other. A move number of 1 is what editors of positions write when
/// they do not know it, so it proves nothing against the clock.
fn check_counters(
    turn: Color,
    ep_square: Option<Field>,
    half_moves: u32,
    number: u32,
    faults: &mut Vec<PositionFault>,
) {
    if number == 0 {
        faults.push(PositionFault::BadField { field: FenField::MoveNumber, text: "0".to_owned() });
    }
    if ep_square.is_some() && half_moves > 0 {
        faults.push(PositionFault::ClockAfterDoubleStep(half_moves));
    }
    let played = number.saturating_sub(1).saturating_mul(2).saturating_add(u32::from(turn.is_black()));
    if number > 1 && half_moves > played {
        faults.push(PositionFault::ClockBeyondGame { half_moves, move_number: number });
    }
}

fn accept(setup: Setup, mut faults: Vec<PositionFault>) -> Result<Chess, Vec<PositionFault>> {
    let passed = setup.ep_square;
    let waiting = Colour::from_shakmaty(setup.turn).other();
    let result = Chess::from_setup(setup, CastlingMode::Standard);
    if let Err(error) = &result {
        let kinds = error.kinds();
        if let Some(square) = passed.filter(|_| kinds.contains(PositionErrorKinds::INVALID_EP_SQUARE)) {
            faults.push(PositionFault::EnPassantImpossible(Square::from_shakmaty(square)));
        }
        let rest = [
            (PositionErrorKinds::OPPOSITE_CHECK, PositionFault::OpponentInCheck(waiting)),
            (PositionErrorKinds::IMPOSSIBLE_CHECK, PositionFault::ImpossibleCheck),
            (PositionErrorKinds::TOO_MUCH_MATERIAL, PositionFault::TooManyMen),
        ];
        let found = rest.into_iter().filter(|(kind, _)| kinds.contains(*kind));
        faults.extend(found.map(|(_, fault)| fault));
    }
    result
        .map_err(|_| faults.clone())
        .and_then(|chess| if faults.is_empty() { Ok(chess) } else { Err(faults) })
}

/// The letter with which a FEN names the man that a letter names in other languages (`t` is a rook, `r`), where those languages agree.
pub(crate) fn letter_of_fen(letter: char) -> Option<char> {
    let capital = letter.to_uppercase().to_string();
    let mut men = Language::USUAL.iter().filter_map(|language| language.man_at(&capital).map(|(man, _)| man));
    let man = men.next().filter(|first| men.all(|other| other == *first))?;
    let named = Language::English.letter(man).chars().next()?;
    Some(if letter.is_lowercase() { named.to_ascii_lowercase() } else { named })
}
