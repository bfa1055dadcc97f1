//! Where every man can still come, at most: a proof without moves for boards locked by pawns. Below it the moves that most likely lead
//! towards a mate: a heuristic of the search, never part of a proof.
//!
//! For every man a set of squares grows until nothing changes. When it is done, this holds in every line of legal moves
//! that ends in White's mate (other lines do not matter):
//!
//! - a man on the board stands on a square of his set;
//! - a `steady` man never moves and is never taken;
//! - a square that is `clear` is never occupied;
//! - a man not `taken` is never taken;
//! - a square `kept` by a player is attacked by him in every position.
//!
//! The proof goes by the number of half-moves. At the start each of these holds. If they hold up to a position of such a
//! line, the next move takes a man from a square of his set to another, and every reason for which
//! [`Reach::may_go`] leaves a target out is one for which that move is illegal there, or leads out of such lines. As
//! nothing grows any more, the target is in the set already; and the other four are read off the sets.
//!
//! After Miguel Ambrona, "A Practical Algorithm for Chess Unwinnability" (FUN 2022), and his `chasolver` (MIT licence),
//! whose rules are narrower; those for which no proof was found are left out.

use shakmaty::{Bitboard, Board, Chess, Color, Move, Piece, Position as _, Role, Square, attacks};

/// A man and what is known of him.
#[derive(Clone, Debug)]
pub(super) struct Man {
    pub(super) home: Square,
    pub(super) piece: Piece,
    /// Where he can come, with his home.
    pub(super) reach: Bitboard,
    /// Where he can take.
    takes: Bitboard,
    pub(super) promotes: bool,
}

impl Man {
    fn is_king(&self) -> bool {
        self.piece.role == Role::King
    }

    pub(super) fn moves(&self) -> bool {
        self.reach.more_than_one()
    }
}

/// What is supposed of some men, to treat a position in cases of which one is true of every line.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Supposed {
    /// A man on one of these squares is not taken before he has moved.
    pub(super) moves_before_taken: Bitboard,
    /// A man on one of these squares is taken before he has moved: so he never moves.
    pub(super) taken_at_home: Bitboard,
}

/// Where every man can come.
pub(super) struct Reach {
    pub(super) men: Vec<Man>,
    pub(super) steady: Bitboard,
    clear: Bitboard,
    taken: Bitboard,
    kept: [Bitboard; 2],
    supposed: Supposed,
    /// White has one man beside the king: in a line that ends in White's mate he is never taken.
    last_man: bool,
    /// Men who, when they were steady yet, were found to be taken: worth treating in cases.
    pub(super) doubtful: Bitboard,
    changed: bool,
}

impl Reach {
    /// Lets the sets grow to their end.
    pub(super) fn of(position: &Chess, supposed: Supposed) -> Self {
        let board = position.board();
        let start = |(home, piece): (Square, Piece)| Man {
            home,
            piece,
            reach: Bitboard::from_square(home),
            takes: Bitboard::EMPTY,
            promotes: false,
        };
        let men: Vec<_> = board.iter().map(start).collect();
        let mut reach = Self {
            men,
            steady: board.occupied(),
            clear: !board.occupied(),
            taken: Bitboard::EMPTY,
            kept: [Bitboard::EMPTY; 2],
            supposed,
            last_man: board.white().count() == 2,
            doubtful: Bitboard::EMPTY,
            changed: true,
        };
        reach.keep(board);
        while std::mem::take(&mut reach.changed) {
            for index in 0..reach.men.len() {
                reach.grow(index, board);
            }
            reach.keep(board);
        }
        reach
    }

    /// The squares on which a player's men, but for the king, can come.
    pub(super) fn reached_by(&self, colour: Color) -> Bitboard {
        let men = self.men.iter().filter(|man| man.piece.color == colour && !man.is_king());
        men.fold(Bitboard::EMPTY, |all, man| all | man.reach)
    }

    fn kept_by(&self, colour: Color) -> Bitboard {
        let [white, black] = self.kept;
        colour.fold_wb(white, black)
    }

    fn grow(&mut self, index: usize, board: &Board) {
        let Some(man) = self.men.get(index) else { return };
        let mut grown = man.clone();
        let enemies = self.reached_by(!man.piece.color);
        for from in man.reach {
            let (goes, takes) = self.geometry(man, from, enemies, self.steady);
            for to in (goes | takes) & !man.reach {
                if self.may_go(man, from, to, board, None) {
                    grown.reach.add(to);
                }
            }
            grown.takes |= takes & grown.reach;
            if man.piece.role == Role::Pawn {
                grown.reach |= passed(from, man.piece.color, grown.reach);
            }
        }
        if man.piece.role == Role::Pawn && (grown.reach & Bitboard::BACKRANKS).any() {
            // Promoted, he comes everywhere but onto his own steady men and steady kings.
            let barred = self.steady & (board.by_color(man.piece.color) | board.kings());
            grown.promotes = true;
            grown.reach |= !barred;
            grown.takes |= grown.reach;
        }
        if man.piece.role != Role::Pawn {
            grown.takes = grown.reach;
        }
        self.note(&grown, board);
        if let Some(man) = self.men.get_mut(index) {
            self.changed |= man.reach != grown.reach || man.takes != grown.takes;
            *man = grown;
        }
    }

    /// What follows for the others from where a man can come.
    fn note(&mut self, man: &Man, board: &Board) {
        let before = (self.steady, self.clear, self.taken);
        let home = Bitboard::from_square(man.home);
        if man.moves() {
            self.steady.discard(home);
        }
        self.clear &= !man.reach;
        if man.piece.color == Color::White || !self.last_man {
            let victims = self.men.iter().filter(|other| {
                other.piece.color != man.piece.color && !other.is_king() && (other.reach & man.takes).any()
            });
            let taken: Bitboard = victims.map(|victim| victim.home).collect();
            self.doubtful |= taken & self.steady;
            self.taken |= taken;
        }
        self.steady &= !(man.reach & !home & !board.kings());
        self.changed |= before != (self.steady, self.clear, self.taken);
    }

    /// Where a man goes from a square as he moves, past men who are not steady; and where he takes, if he is a pawn.
    pub(super) fn geometry(
        &self,
        man: &Man,
        from: Square,
        enemies: Bitboard,
        steady: Bitboard,
    ) -> (Bitboard, Bitboard) {
        let Piece { color, role } = man.piece;
        if role != Role::Pawn {
            return (attacks::attacks(from, man.piece, steady), Bitboard::EMPTY);
        }
        let forward = color.fold_wb(8, -8);
        let one = Bitboard::from_square(from).shift(forward) & !steady;
        let first = color.fold_wb(shakmaty::Rank::Second, shakmaty::Rank::Seventh);
        let two = if from.rank() == first { one.shift(forward) & !steady } else { Bitboard::EMPTY };
        let takes = if color == Color::Black && self.last_man {
            Bitboard::EMPTY
        } else {
            attacks::pawn_attacks(color, from) & enemies
        };
        (one | two, takes)
    }

    /// Whether a man could move so in a line that ends in White's mate. A king left out is one who may be anywhere.
    fn may_go(&self, man: &Man, from: Square, to: Square, board: &Board, left_out: Option<&Man>) -> bool {
        let colour = man.piece.color;
        let steady =
            self.steady & (board.by_color(colour) | board.kings() | self.supposed.moves_before_taken);
        let at_home = steady.contains(to) && left_out.is_none_or(|king| king.home != to);
        // Who is taken at home never moves, and a king does not walk into an attack.
        let taken_at_home = self.supposed.taken_at_home.contains(man.home);
        let attacked = man.is_king() && self.kept_by(!colour).contains(to);
        if at_home || taken_at_home || attacked {
            return false;
        }
        let leaves_stuck = || man.is_king() && self.leaves_stuck(man, from, to, board);
        !self.is_shut_off(man, from, to, left_out) && !leaves_stuck()
    }

    /// Whether a man is on the board in every position, as what he was.
    pub(super) fn stays(&self, man: &Man) -> bool {
        !man.promotes && !self.taken.contains(man.home)
    }

    /// Whether somebody who is never taken always stands in the way: all squares he can come to are in it.
    ///
    /// The man who moves stands on `from`, so the other is between, or on `to`. There he stops a man of his own colour, and a
    /// pawn who advances. Whom the man on the move could take on `to` is not counted.
    fn is_shut_off(&self, man: &Man, from: Square, to: Square, left_out: Option<&Man>) -> bool {
        let advances = man.piece.role == Role::Pawn && from.file() == to.file();
        let between = attacks::between(from, to).with(from);
        let others = self.men.iter().filter(|other| {
            other.home != man.home
                && !self.taken.contains(other.home)
                && left_out.is_none_or(|king| king.home != other.home)
        });
        others.into_iter().any(|other| {
            let stops = advances || other.piece.color == man.piece.color || other.is_king();
            let way = if stops { between.with(to) } else { between };
            other.reach.is_subset(way) || (advances && faces(man, other, to))
        })
    }

    /// What each player always attacks: men who are never taken, from wherever they can be, past squares always clear.
    ///
    /// Bishops see through bishops of their own colour at home, where only bishops of that player ever stand: if one is
    /// there, he attacks what is beyond in his place.
    fn keep(&mut self, board: &Board) {
        let kept = [Color::White, Color::Black].map(|colour| {
            let own = self.men.iter().filter(|man| man.piece.color == colour);
            let others = self.men.iter().filter(|man| man.piece != Role::Bishop.of(colour));
            let foreign = others.fold(Bitboard::EMPTY, |all, man| all | man.reach);
            let through = board.by_piece(Role::Bishop.of(colour)) & !foreign;
            own.filter(|man| self.stays(man)).fold(Bitboard::EMPTY, |all, man| {
                let bishop = man.piece.role == Role::Bishop;
                let stops = if bishop { !self.clear & !through } else { !self.clear };
                let from = |all: Bitboard, from| all & attacks::attacks(from, man.piece, stops);
                all | man.reach.into_iter().fold(Bitboard::FULL, from)
            })
        });
        self.changed |= kept != self.kept;
        self.kept = kept;
    }
}

/// The square a pawn passes in a double step that he can make: there he can be taken.
fn passed(from: Square, colour: Color, reach: Bitboard) -> Bitboard {
    let forward = colour.fold_wb(8, -8);
    let first = colour.fold_wb(shakmaty::Rank::Second, shakmaty::Rank::Seventh);
    let one = Bitboard::from_square(from).shift(forward);
    if from.rank() == first && (one.shift(forward) & reach).any() { one } else { Bitboard::EMPTY }
}

/// Whether a pawn would have to pass a pawn of the other colour who stood before him on the file, is never taken, and leaves
/// it as little as he does.
fn faces(man: &Man, other: &Man, to: Square) -> bool {
    let file = Bitboard::from_file(man.home.file());
    let before = man.piece.color.fold_wb(other.home > man.home, other.home < man.home);
    let reached = man.piece.color.fold_wb(to >= other.home, to <= other.home);
    other.piece == Role::Pawn.of(!man.piece.color)
        && other.home.file() == man.home.file()
        && before
        && reached
        && man.reach.is_subset(file)
        && other.reach.is_subset(file)
}

/// Moves of a king that leave the other player without any: they end the game, and not with White's mate.
///
/// Such a move goes to a square outside the king's set, so in the position after it the sets say nothing of this king: he is
/// left out of every reason here. What the sets say of all other men holds, for they have not moved.
impl Reach {
    /// Whether this king's move leaves the other player without a move, wherever the other king is.
    ///
    /// White's own move must not give mate by uncovering a check.
    fn leaves_stuck(&self, king: &Man, from: Square, to: Square, board: &Board) -> bool {
        let colour = king.piece.color;
        let Some(other) = self.men.iter().find(|man| man.piece == Role::King.of(!colour)) else {
            return false;
        };
        let near = attacks::king_attacks(to).with(to);
        let places = other.reach & !near;
        if places.is_empty() || (colour == Color::White && self.uncovers(from, places)) {
            return false;
        }
        let barred = near | self.leaped_by(colour) | self.steady & board.by_color(!colour);
        places.into_iter().all(|place| attacks::king_attacks(place).is_subset(barred))
            && self.all_stuck(king, board)
    }

    /// Whether no man but the king can move, even if `king` of the other colour is somewhere else.
    fn all_stuck(&self, king: &Man, board: &Board) -> bool {
        let mut others = self.men.iter().filter(|man| man.piece.color != king.piece.color && !man.is_king());
        others.all(|man| {
            let enemies = self.reached_by(king.piece.color);
            let steady = self.steady & !Bitboard::from_square(king.home);
            let (goes, takes) = self.geometry(man, man.home, enemies, steady);
            !man.moves()
                && (goes | takes)
                    .into_iter()
                    .filter(|to| *to != man.home)
                    .all(|to| !self.may_go(man, man.home, to, board, Some(king)))
        })
    }

    /// Squares attacked by a player's pawns and knights, whose attacks no piece can block.
    fn leaped_by(&self, colour: Color) -> Bitboard {
        let leaps = |man: &&Man| {
            man.piece.color == colour
                && matches!(man.piece.role, Role::Pawn | Role::Knight)
                && self.stays(man)
        };
        self.men.iter().filter(leaps).fold(Bitboard::EMPTY, |all, man| {
            let each = |all: Bitboard, from| all & attacks::attacks(from, man.piece, Bitboard::EMPTY);
            all | man.reach.into_iter().fold(Bitboard::FULL, each)
        })
    }

    /// Whether a white slider could be uncovered by a move from a square and then attack one of these: they must be in line,
    /// with no steady man between them, and in the slider's reach past everything.
    fn uncovers(&self, from: Square, places: Bitboard) -> bool {
        let diagonal = places & attacks::bishop_attacks(from, self.steady);
        let straight = places & attacks::rook_attacks(from, self.steady);
        let sliders = self.men.iter().filter(|man| man.piece.color == Color::White);
        sliders.into_iter().any(|man| {
            let seen = match man.piece.role {
                Role::Pawn if man.promotes => return (diagonal | straight).any(),
                Role::Bishop => diagonal,
                Role::Rook => straight,
                Role::Queen => diagonal | straight,
                Role::Pawn | Role::Knight | Role::King => return false,
            };
            let attacked = |from| (seen & attacks::attacks(from, man.piece, Bitboard::EMPTY)).any();
            man.reach.into_iter().any(attacked)
        })
    }
}

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
