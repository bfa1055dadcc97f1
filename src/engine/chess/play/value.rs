//! What men are worth to a cheap player, and where they like to stand.
//!
//! In: a position. Out: hundredths of a pawn. It only has to keep the play sensible, not strong.

use shakmaty::{Board, Chess, Color, Move, Position as _, Role, Square};

use crate::engine::chess::moves::{origin, target};

/// What a man is worth, in hundredths of a pawn.
pub(super) const fn worth(role: Role) -> i32 {
    match role {
        Role::Pawn => 100,
        Role::Knight => 310,
        Role::Bishop => 325,
        Role::Rook => 500,
        Role::Queen => 930,
        Role::King => 0,
    }
}

/// The men of a colour.
pub(super) fn material(board: &Board, colour: Color) -> i32 {
    Role::ALL.into_iter().map(|role| count(board, colour, role) * worth(role)).sum()
}

fn count(board: &Board, colour: Color, role: Role) -> i32 {
    i32::try_from(board.by_piece(role.of(colour)).count()).unwrap_or(0)
}

/// The men of a colour but its pawns.
fn pieces(board: &Board, colour: Color) -> i32 {
    material(board, colour) - count(board, colour, Role::Pawn) * worth(Role::Pawn)
}

/// A wish besides winning.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Taste {
    /// None.
    Plain,
    /// Both players are fond of such men and do not exchange them lightly.
    Keeps(Role),
    /// That colour likes exchanges, so that the game comes to an ending soon.
    Exchanges(Color),
}

/// What is valued while a move is thought over.
pub(super) struct Scale {
    taste: Taste,
    stage: Stage,
    /// The colour that has only to drive the other's king to the edge.
    hunter: Option<Color>,
}

/// When all pieces together are worth no more than this, kings come out.
const ENDING: i32 = 2700;

#[derive(Clone, Copy, PartialEq, Eq)]
enum Stage {
    Middlegame,
    Ending,
}

impl Scale {
    /// What is valued in a position.
    pub(super) fn of(chess: &Chess, taste: Taste) -> Self {
        let board = chess.board();
        let remaining: i32 = Color::ALL.into_iter().map(|colour| pieces(board, colour)).sum();
        let stage = if remaining <= ENDING { Stage::Ending } else { Stage::Middlegame };
        let hunts =
            |colour: &Color| pieces(board, !*colour) == 0 && pieces(board, *colour) >= worth(Role::Rook);
        Self { taste, stage, hunter: Color::ALL.into_iter().find(hunts) }
    }

    /// What the position is worth to the player who has the move.
    pub(super) fn standing(&self, chess: &Chess) -> i32 {
        let side = |colour: Color| -> i32 {
            let men = chess.board().by_color(colour).into_iter();
            men.filter_map(|at| Some(self.man(chess.board().role_at(at)?, colour, at))).sum()
        };
        side(chess.turn()) - side(!chess.turn())
    }

    /// By how much a move betters the standing of the player who makes it.
    pub(super) fn gain(&self, made: Move, mover: Color) -> i32 {
        let (from, to) = (origin(made), target(made));
        let becomes = made.promotion().unwrap_or(made.role());
        let taken = made.capture().map_or(0, |taken| self.man(taken, !mover, to));
        self.man(becomes, mover, to) - self.man(made.role(), mover, from) + taken
    }

    /// What is added to the standing of the player who has the move for driving a king.
    pub(super) fn driven(&self, board: &Board, turn: Color) -> i32 {
        let Some(hunter) = self.hunter else { return 0 };
        let (Some(king), Some(hunted)) = (board.king_of(hunter), board.king_of(!hunter)) else { return 0 };
        let apart = i32::try_from(king.distance(hunted)).unwrap_or(0);
        let edge = apart_from_centre(hunted.file() as i32) + apart_from_centre(hunted.rank() as i32);
        let driven = 12 * edge + 8 * (7 - apart);
        if hunter == turn { driven } else { -driven }
    }

    fn man(&self, role: Role, colour: Color, at: Square) -> i32 {
        let worth = worth(role);
        let fancy = match self.taste {
            Taste::Exchanges(fond) if fond == colour => -worth / 8,
            Taste::Exchanges(_) => worth / 8,
            Taste::Plain | Taste::Keeps(_) => 0,
        };
        worth + fancy + place(role, colour, at, self.stage)
    }
}

const fn apart_from_centre(coordinate: i32) -> i32 {
    if coordinate < 4 { 3 - coordinate } else { coordinate - 4 }
}

/// Values by square on the queen's half of the board, from the player's own side, rank by rank; the king's half is
/// alike.
type Half = [[i32; 4]; 8];

const PAWN: Half = [
    [0, 0, 0, 0],
    [6, 10, 8, -18],
    [6, 0, -4, 4],
    [0, 0, 8, 24],
    [6, 8, 14, 28],
    [12, 16, 26, 34],
    [50, 55, 60, 60],
    [0, 0, 0, 0],
];
const PAWN_IN_ENDING: Half = [
    [0, 0, 0, 0],
    [0, 0, 0, 0],
    [4, 4, 4, 4],
    [14, 14, 14, 14],
    [28, 28, 28, 28],
    [52, 52, 52, 52],
    [100, 100, 100, 100],
    [0, 0, 0, 0],
];
const KNIGHT: Half = [
    [-50, -38, -30, -28],
    [-38, -20, 0, 4],
    [-30, 4, 12, 14],
    [-28, 4, 16, 22],
    [-28, 2, 18, 24],
    [-30, 2, 14, 18],
    [-38, -18, 2, 4],
    [-50, -38, -30, -30],
];
const BISHOP: Half = [
    [-18, -10, -12, -10],
    [-8, 8, 0, 2],
    [-6, 8, 10, 8],
    [-6, 2, 10, 12],
    [-6, 4, 6, 12],
    [-8, 2, 6, 8],
    [-8, 0, 0, 0],
    [-18, -10, -10, -10],
];
const ROOK: Half = [
    [-2, 0, 6, 10],
    [-6, 0, 0, 2],
    [-6, 0, 0, 0],
    [-6, 0, 0, 0],
    [-4, 0, 0, 2],
    [-2, 2, 2, 4],
    [10, 16, 16, 18],
    [4, 4, 6, 6],
];
const QUEEN: Half = [
    [-18, -10, -8, 0],
    [-10, 0, 4, 2],
    [-8, 2, 4, 4],
    [-4, 0, 4, 6],
    [-4, 0, 4, 6],
    [-8, 2, 4, 4],
    [-8, 0, 2, 2],
    [-16, -8, -8, -4],
];
const KING: Half = [
    [22, 32, 8, -6],
    [16, 14, -8, -14],
    [-14, -24, -26, -30],
    [-26, -36, -40, -50],
    [-36, -46, -50, -60],
    [-36, -46, -50, -60],
    [-36, -46, -50, -60],
    [-36, -46, -50, -60],
];
const KING_IN_ENDING: Half = [
    [-46, -30, -24, -20],
    [-26, -14, 0, 4],
    [-18, 0, 16, 22],
    [-14, 6, 24, 32],
    [-12, 8, 26, 34],
    [-14, 6, 20, 26],
    [-24, -8, 4, 8],
    [-44, -30, -24, -20],
];

fn place(role: Role, colour: Color, square: Square, stage: Stage) -> i32 {
    let half = match (role, stage) {
        (Role::Pawn, Stage::Middlegame) => &PAWN,
        (Role::Pawn, Stage::Ending) => &PAWN_IN_ENDING,
        (Role::Knight, _) => &KNIGHT,
        (Role::Bishop, _) => &BISHOP,
        (Role::Rook, _) => &ROOK,
        (Role::Queen, _) => &QUEEN,
        (Role::King, Stage::Middlegame) => &KING,
        (Role::King, Stage::Ending) => &KING_IN_ENDING,
    };
    let file = usize::from(square.file());
    let rank = usize::from(colour.relative_rank(square.rank()));
    half.get(rank).and_then(|row| row.get(file.min(7 - file))).copied().unwrap_or(0)
}
