//! Whether mate is still possible: beside another program's answers, from both sides of the board, and within its limit.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use chasolver::Winnability;
use plica::engine::chess::{Colour, Position, SearchLimit, can_mate};

use super::mirror::mirrored_fen;
use super::play::{Dice, lively_positions, random_positions};

/// Three bishops a side and a wall of pawns: nobody has decided it quickly.
const LOCKED: &str = "B5k1/4B1b1/6B1/2p1p1p1/1pPpP1Pp/1P1P3P/K7/4b2B b - - 0 60";

fn position(fen: &str) -> Position {
    Position::from_fen(fen).unwrap_or_else(|faults| panic!("{fen}: {faults:?}"))
}

/// The other program's answer.
fn theirs(position: &Position, player: Colour) -> Option<bool> {
    let board = position.fen().parse().ok()?;
    let mover = position.turn() == player;
    let said = judge(
        chasolver::winnability,
        |board, mover| if mover { board.side_to_move() } else { !board.side_to_move() },
        &board,
        mover,
    )?;
    match said {
        Winnability::Winnable { .. } => Some(true),
        Winnability::Unwinnable => Some(false),
    }
}

/// Calls it without naming its board and colour types, which it does not export.
fn judge<Board, Player>(
    solver: impl Fn(&Board, Player) -> Option<Winnability>,
    player: impl Fn(&Board, bool) -> Player,
    board: &Board,
    mover: bool,
) -> Option<Winnability> {
    solver(board, player(board, mover))
}

/// Kings with one to four men drawn by lot.
fn with_few_men(count: usize, dice: &mut Dice) -> Vec<Position> {
    std::iter::from_fn(|| Some(drawn(dice, few))).flatten().take(count).collect()
}

/// Pawns face each other on most files; kings and bishops stand among them.
fn locked(count: usize, dice: &mut Dice) -> Vec<Position> {
    std::iter::from_fn(|| Some(drawn(dice, wall))).flatten().take(count).collect()
}

type Board = [[char; 8]; 8];

fn drawn(dice: &mut Dice, men: impl Fn(&mut Dice) -> (Board, Vec<char>)) -> Option<Position> {
    let (mut board, men) = men(dice);
    for man in men {
        let (rank, file) = (dice.below(8), dice.below(8));
        if board[rank][file] != ' ' || ("Pp".contains(man) && (rank == 0 || rank == 7)) {
            return None;
        }
        board[rank][file] = man;
    }
    let ranks = board.map(|rank| rank.iter().collect::<String>().replace(' ', "1"));
    let turn = ['w', 'b'][dice.below(2)];
    Position::from_fen(&format!("{} {turn} - - 0 41", joined(&ranks.join("/")))).ok()
}

/// Empty squares in a row as FEN counts them.
fn joined(ranks: &str) -> String {
    (2..=8).rev().fold(ranks.to_owned(), |text, run| text.replace(&"1".repeat(run), &run.to_string()))
}

fn few(dice: &mut Dice) -> (Board, Vec<char>) {
    let others = ['P', 'N', 'B', 'R', 'Q', 'p', 'n', 'b', 'r', 'q'];
    let count = 1 + dice.below(4);
    let men = (0..count).map(|_| others[dice.below(others.len())]);
    ([[' '; 8]; 8], men.chain(['K', 'k']).collect())
}

fn wall(dice: &mut Dice) -> (Board, Vec<char>) {
    let mut board = [[' '; 8]; 8];
    let walled: Vec<_> = (0..8).map(|file| (file, 1 + dice.below(5), dice.below(8) < 7)).collect();
    for (file, rank, _) in walled.into_iter().filter(|(.., is_walled)| *is_walled) {
        board[rank][file] = 'p';
        board[rank + 1][file] = 'P';
    }
    let men = (0..dice.below(4)).map(|_| ['B', 'b'][dice.below(2)]);
    (board, men.chain(['K', 'k']).collect())
}

/// Both programs agree wherever both know; the share plica does not know is not larger.
fn agree(positions: &[Position]) {
    let (mut open, mut open_there) = (0, 0);
    for position in positions.iter().filter(|position| !position.legal_moves().is_empty()) {
        for player in Colour::BOTH {
            let (ours, theirs) = (can_mate(position, player), theirs(position, player));
            open += usize::from(ours.is_none());
            open_there += usize::from(theirs.is_none());
            let agreed = ours.is_none() || theirs.is_none() || ours == theirs;
            assert!(agreed, "{player:?} in {}: {ours:?}, there {theirs:?}", position.fen());
        }
    }
    assert!(open <= open_there, "{open} open, there {open_there}");
}

#[test]
fn agrees_with_another_program_on_positions_of_play() {
    agree(&random_positions(6, 160));
    agree(&lively_positions(6, 120, 5));
}

#[test]
fn agrees_with_another_program_on_locked_boards_and_few_men() {
    let mut dice = Dice::new(11);
    agree(&locked(400, &mut dice));
    agree(&with_few_men(400, &mut dice));
}

#[test]
#[ignore = "100,000 positions take minutes"]
fn agrees_with_another_program_on_many_positions() {
    let mut dice = Dice::new(23);
    agree(&lively_positions(300, 160, 31));
    agree(&locked(30_000, &mut dice));
    agree(&with_few_men(30_000, &mut dice));
}

#[test]
fn the_other_colour_in_the_mirror_gets_the_same_answer() {
    let mut dice = Dice::new(7);
    for position_here in locked(60, &mut dice).into_iter().chain(with_few_men(60, &mut dice)) {
        let there = position(&mirrored_fen(&position_here.fen()));
        for player in Colour::BOTH {
            assert_eq!(
                can_mate(&position_here, player),
                can_mate(&there, player.other()),
                "{}",
                position_here.fen()
            );
        }
    }
}

#[test]
fn corners_of_few_men() {
    for (fen, white, black) in [
        // A knight mates beside any man that can be put in the king's way, but not against a queen alone.
        ("k7/n7/8/8/8/8/8/KN6 w - - 0 41", true, true),
        ("k7/b7/8/8/8/8/8/KN6 w - - 0 41", true, true),
        ("k7/p7/8/8/8/8/8/KN6 w - - 0 41", true, true),
        ("k7/r7/8/8/8/8/7N/7K w - - 0 41", true, true),
        ("k7/2q5/8/8/8/8/7N/7K w - - 0 41", false, true),
        // Bishops of one colour never do.
        ("k7/b7/8/8/8/8/8/K1B5 w - - 0 41", false, false),
        ("k7/1b6/8/8/8/8/8/K1B5 w - - 0 41", true, true),
        // A pawn that promotes mates.
        ("8/8/8/8/8/k7/p7/K7 b - - 0 41", false, true),
        ("8/P7/8/8/8/8/k7/7K w - - 0 41", true, false),
    ] {
        let position = position(fen);
        let got = Colour::BOTH.map(|player| can_mate(&position, player));
        assert_eq!(got, [Some(white), Some(black)], "{fen}");
    }
}

/// Mates in which the king in the corner is let out, or the man who checks him is taken: what looks shut is not.
#[test]
fn cages_that_open() {
    for fen in [
        // 1...g2+ 2.Kxh2: who gave check guarded the square before.
        "8/8/8/p6k/P7/6pp/7p/7K b - - 0 1",
        "8/8/1k6/8/8/3p2pp/3P3p/7K b - - 0 1",
        // 1...Bg5+ 2.hxg5: a pawn takes who gave check.
        "k7/4b3/8/7p/7P/1ppp4/2p5/2K5 b - - 0 1",
        "kb6/p1p5/P1P5/8/8/6p1/8/7K w - - 0 1",
        // Mate stands on the board.
        "6bk/5pPp/5P1P/8/8/8/8/K7 b - - 0 1",
    ] {
        assert_eq!(can_mate(&position(fen), Colour::White), Some(true), "{fen}");
        let (fen, white) = (mirrored_fen(fen), Colour::Black);
        assert_eq!(can_mate(&position(&fen), white), Some(true), "{fen}");
    }
}

#[test]
fn whoever_allows_more_positions_asks_again() {
    let open = position("8/8/8/2k5/8/8/5N2/K3n3 w - - 0 41");
    let asked = |nodes| SearchLimit::nodes(nodes).during(|| can_mate(&open, Colour::White));
    assert_eq!(asked(10), None, "ten positions are too few");
    assert_eq!(asked(5), None);
    assert_eq!(asked(SearchLimit::THOROUGH), Some(true));
    assert_eq!(asked(10), Some(true), "what is known stays known");
}

#[test]
fn a_search_nobody_waits_for_is_given_up_and_not_remembered() {
    let open = position("8/8/8/2k5/8/8/5N2/K3b3 w - - 0 41");
    let stop = Arc::new(AtomicBool::new(true));
    let limit = SearchLimit::nodes(SearchLimit::THOROUGH).stopped_by(stop);
    assert_eq!(limit.during(|| can_mate(&open, Colour::White)), None);
    assert_eq!(can_mate(&open, Colour::White), Some(true));
}

#[test]
fn a_locked_board_stays_open_within_a_small_limit() {
    let locked = position(LOCKED);
    let quick = SearchLimit::nodes(SearchLimit::QUICK);
    // Only that it ends, in memory bounded by the program: the answer may become known.
    let _ = quick.during(|| Colour::BOTH.map(|player| can_mate(&locked, player)));
    let none = SearchLimit::nodes(0);
    let fresh = position("B5k1/4B1b1/6B1/2p1p1p1/1pPpP1Pp/1P1P3P/1K6/4b2B b - - 0 60");
    assert_eq!(none.during(|| can_mate(&fresh, Colour::White)), None);
}
