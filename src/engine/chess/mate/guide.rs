//! Which moves lead towards a mate, most likely: they are looked at further than others. A guess, and never a proof.
//!
//! White's king, knight and bishops go for the corner of the colour on which White's bishops stand, Black's king and
//! knight go into it; White takes and advances pawns, Black keeps what blocks his king.

use shakmaty::{Bitboard, Chess, Color, Move, Position as _, Role, Square, attacks};

use super::reach::{Reach, Supposed};

/// How much of the depth a move costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Promise {
    /// Nothing.
    Good,
    /// One half-move.
    Usual,
    /// Four half-moves.
    Bad,
}

/// What is known of the whole position, for a long search.
pub(super) struct Map {
    /// First moves after which a static proof says that there is no mate.
    hopeless: Vec<Move>,
    /// By square: how many bishop moves to the corner; 255 where no bishop comes from there.
    to_corner: Vec<u8>,
}

impl Map {
    fn bishop_moves(&self, square: Square) -> u8 {
        self.to_corner.get(usize::from(square)).copied().unwrap_or(u8::MAX)
    }

    /// The map of a position; bishops go round men who never leave their squares.
    pub(super) fn new(position: &Chess, hopeless: Vec<Move>) -> Self {
        let steady = Reach::of(position, Supposed::default()).steady;
        let corner = if goes_dark(position) {
            [Square::H8, Square::G8, Square::H7]
        } else {
            [Square::A8, Square::B8, Square::A7]
        };
        let mut to_corner = vec![u8::MAX; 64];
        let mut active: Bitboard = corner.into_iter().collect();
        let mut visited = Bitboard::EMPTY;
        for distance in 0.. {
            if active.is_empty() {
                break;
            }
            visited |= active;
            let mut next = Bitboard::EMPTY;
            for square in active {
                if let Some(known) = to_corner.get_mut(usize::from(square)) {
                    *known = distance;
                }
                next |= attacks::bishop_attacks(square, steady) & !steady;
            }
            active = next & !visited;
        }
        Self { hopeless, to_corner }
    }
}

/// Whether the mate is sought in the dark corner of the eighth rank.
fn goes_dark(position: &Chess) -> bool {
    let board = position.board();
    let [white, black] = [Color::White, Color::Black].map(|colour| board.by_piece(Role::Bishop.of(colour)));
    (white & Bitboard::DARK_SQUARES).any() || (white.is_empty() && (black & Bitboard::LIGHT_SQUARES).any())
}

/// What a move promises.
pub(super) fn promise(position: &Chess, made: Move, corner: Corner, map: Option<&Map>) -> Promise {
    if map.is_some_and(|map| map.hopeless.contains(&made)) {
        return Promise::Bad;
    }
    let Some(from) = made.from() else { return Promise::Usual };
    let way = Way { from, to: landing(made), role: made.role(), corner };
    match position.turn() {
        Color::White => of_white(made, &way, map),
        Color::Black => of_black(position, made, &way, map),
    }
}

/// A corner of the board: h8, but for what is flipped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Corner {
    file_flipped: bool,
    rank_flipped: bool,
}

impl Corner {
    /// The corner where White's bishops mate, on the eighth rank.
    pub(super) fn of(position: &Chess) -> Self {
        Self { file_flipped: !goes_dark(position), rank_flipped: false }
    }

    /// All four, the likeliest first.
    pub(super) fn from_likeliest(position: &Chess) -> [Self; 4] {
        let first = Self::of(position);
        let beside = Self { file_flipped: !first.file_flipped, ..first };
        [first, beside, Self { rank_flipped: true, ..first }, Self { rank_flipped: true, ..beside }]
    }

    fn square(self, square: Square) -> Square {
        let square = if self.file_flipped { square.flip_horizontal() } else { square };
        if self.rank_flipped { square.flip_vertical() } else { square }
    }
}

struct Way {
    from: Square,
    to: Square,
    role: Role,
    corner: Corner,
}

fn landing(made: Move) -> Square {
    match made {
        Move::Castle { king, rook } if rook > king => Square::from_coords(shakmaty::File::G, king.rank()),
        Move::Castle { king, .. } => Square::from_coords(shakmaty::File::C, king.rank()),
        Move::Normal { to, .. } | Move::EnPassant { to, .. } | Move::Put { to, .. } => to,
    }
}

impl Way {
    /// Whether the man comes nearer to the square he is wanted on.
    fn comes_nearer(&self, king: Square, knight: Square) -> bool {
        let goal = |square: Square| self.corner.square(square);
        match self.role {
            Role::King => self.to.distance(goal(king)) < self.from.distance(goal(king)),
            Role::Knight => is_knight_nearer(self.to, self.from, goal(knight)),
            Role::Pawn | Role::Bishop | Role::Rook | Role::Queen => false,
        }
    }
}

fn of_white(made: Move, way: &Way, map: Option<&Map>) -> Promise {
    if way.role == Role::Pawn || made.is_capture() || way.comes_nearer(Square::G7, Square::E5) {
        return Promise::Good;
    }
    if let (Role::Bishop, Some(map)) = (way.role, map) {
        let [here, there] = [way.from, way.to].map(|square| map.bishop_moves(square));
        let leaves_corner = here <= 1 && here < there;
        let comes_nearer = here > 2 && here <= 200 && here > there;
        if leaves_corner || comes_nearer {
            return Promise::Good;
        }
    }
    Promise::Usual
}

fn of_black(position: &Chess, made: Move, way: &Way, map: Option<&Map>) -> Promise {
    if let Some(map) = map {
        let of_pawns = way.role == Role::Pawn || made.capture() == Some(Role::Pawn);
        let frees = made.is_capture() && of_pawns && position.board().occupied().count() > 5;
        let bishop_nearer = way.role == Role::Bishop && map.bishop_moves(way.from) > map.bishop_moves(way.to);
        if frees || bishop_nearer {
            return Promise::Good;
        }
    }
    if way.comes_nearer(Square::H8, Square::G8) {
        Promise::Good
    } else if made.is_capture() {
        Promise::Bad
    } else {
        Promise::Usual
    }
}

/// Whether a knight needs fewer moves from one square than from another, on an empty board.
fn is_knight_nearer(to: Square, from: Square, goal: Square) -> bool {
    let mut reached = Bitboard::from_square(goal);
    while !reached.contains(from) && !reached.contains(to) {
        reached |= jumps(reached);
    }
    !reached.contains(from)
}

/// All squares a knight's jump from these.
fn jumps(from: Bitboard) -> Bitboard {
    const A: u64 = 0x0101_0101_0101_0101;
    let sideways = |by: i32, edge: u64| (from & !Bitboard(edge)).shift(by);
    let (ab, gh) = (A | A << 1, A << 6 | A << 7);
    let one = sideways(15, A) | sideways(-17, A) | sideways(17, A << 7) | sideways(-15, A << 7);
    one | sideways(6, ab) | sideways(-10, ab) | sideways(10, gh) | sideways(-6, gh)
}
