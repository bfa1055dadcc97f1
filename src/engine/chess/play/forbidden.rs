//! Records of moves that the position forbids, each for one reason.
//!
//! In: a position and the reason wanted. Out: records of moves that a player who overlooks it would make.

use shakmaty::{Bitboard, Position as _, Role, Square, attacks};

use super::scene::{Proposal, Scene};
use super::wanted::Wanted;
use crate::engine::chess::illegal::reach;
use crate::engine::chess::men::Man;
use crate::engine::chess::moves::{Move, origin, target};
use crate::engine::chess::reading::Notation;

/// A man on a square, and squares it cannot go to.
struct Wish {
    role: Role,
    from: Square,
    to: Bitboard,
}

/// Records of moves that are forbidden for the reason wanted.
pub(super) fn records(scene: &Scene<'_>, wanted: Wanted) -> Vec<Proposal> {
    if wanted == Wanted::NoSuchMan {
        return missing_men(scene);
    }
    let check = scene.chess().is_check();
    if check != (wanted == Wanted::CheckIgnored) {
        return Vec::new();
    }
    let ours = scene.chess().us().into_iter();
    let wishes: Vec<Wish> = ours.filter_map(|from| wish(scene, wanted, from)).collect();
    let moves = wishes.iter().flat_map(|wish| wish.to.into_iter().map(move |to| (wish, to)));
    let written = moves.flat_map(|(wish, to)| texts(scene, wish, to));
    written.map(|written| Proposal { written, played: None }).collect()
}

fn wish(scene: &Scene<'_>, wanted: Wanted, from: Square) -> Option<Wish> {
    let board = scene.chess().board();
    let role = board.role_at(from)?;
    if (role == Role::King) != (wanted == Wanted::IntoCheck) {
        return None;
    }
    let to = if wanted == Wanted::Blocked {
        behind_one(scene, role, from)
    } else if wanted == Wanted::OwnMan && role == Role::Pawn {
        return None;
    } else if wanted == Wanted::OwnMan {
        board.attacks_from(from) & scene.chess().us()
    } else {
        reach(scene.chess(), from) & !legal_targets(scene, from)
    };
    Some(Wish { role, from, to: to & !board.kings() })
}

fn legal_targets(scene: &Scene<'_>, from: Square) -> Bitboard {
    let legal = scene.position.legal();
    legal.iter().filter(|made| origin(**made) == from).map(|made| target(*made)).collect()
}

/// Squares that a man would reach if one other man did not stand in between.
fn behind_one(scene: &Scene<'_>, role: Role, from: Square) -> Bitboard {
    let board = scene.chess().board();
    let lines = match role {
        Role::Rook => attacks::rook_attacks(from, Bitboard::EMPTY),
        Role::Bishop => attacks::bishop_attacks(from, Bitboard::EMPTY),
        Role::Queen => attacks::queen_attacks(from, Bitboard::EMPTY),
        Role::King | Role::Knight | Role::Pawn => Bitboard::EMPTY,
    };
    let beyond = lines & !board.attacks_from(from) & !scene.chess().us();
    beyond.into_iter().filter(|to| (attacks::between(from, *to) & board.occupied()).count() == 1).collect()
}

fn texts(scene: &Scene<'_>, wish: &Wish, to: Square) -> Vec<String> {
    let taken = scene.chess().board().role_at(to).filter(|_| scene.chess().them().contains(to));
    match (scene.notation, wish.role) {
        (Notation::Algebraic, Role::Pawn) if to.file() == wish.from.file() => vec![to.to_string()],
        (Notation::Algebraic, Role::Pawn) => vec![format!("{}x{to}", wish.from.file())],
        (Notation::Algebraic, role) => vec![scene.text(Man::from_shakmaty(role), taken.is_some(), to)],
        (Notation::Descriptive, role) => {
            let made = shakmaty::Move::Normal { role, from: wish.from, capture: taken, to, promotion: None };
            Move::from_shakmaty(made).descriptive_forms(scene.position, scene.language)
        }
        (Notation::Numeric, _) => Vec::new(),
    }
}

/// Moves of men that have left the board: the letter of one of them is written for that of the man that moves.
fn missing_men(scene: &Scene<'_>) -> Vec<Proposal> {
    let chess = scene.chess();
    let gone = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight].into_iter();
    let gone = gone.filter(|role| chess.our(*role).is_empty());
    let legal = scene.position.legal();
    let moves =
        gone.flat_map(|role| legal.iter().filter(|made| is_by_piece(**made)).map(move |made| (role, *made)));
    let written =
        moves.map(|(role, made)| scene.text(Man::from_shakmaty(role), made.is_capture(), target(made)));
    written.map(|written| Proposal { written, played: None }).collect()
}

fn is_by_piece(made: shakmaty::Move) -> bool {
    made.role() != Role::Pawn && !made.is_castle()
}
