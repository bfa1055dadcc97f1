//! Whether mate is still possible: beside another program's answers, from both sides of the board, and within its limit.

use std::collections::BTreeSet;
use std::io::Write as _;

use chasolver::Winnability;
use plica::engine::Cancel;
use plica::engine::chess::{
    Colour, EndsGame, FivefoldCheck, Position, SearchLimit, can_mate, ends_game, possible_ends,
};

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

/// Men of both colours crowd the board, many pinned, attacked or shut in; some kings and rooks may still castle. Then up to
/// three moves are made, so that some pawn can be taken in passing.
fn crowded(count: usize, dice: &mut Dice) -> Vec<Position> {
    let play = |position: Position, dice: &mut Dice| {
        (0..dice.below(4)).fold(position, |position, _| {
            let legal = position.legal_moves();
            if legal.is_empty() { position } else { position.after(legal[dice.below(legal.len())]) }
        })
    };
    std::iter::from_fn(|| Some(drawn(dice, crowd).map(|position| play(position, dice))))
        .flatten()
        .take(count)
        .collect()
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
    let at_home = |rank: usize, file: usize, man| board[rank][file] == man;
    let rights = [(7, 7, 'K', 'R'), (7, 0, 'Q', 'R'), (0, 7, 'k', 'r'), (0, 0, 'q', 'r')];
    let rights = rights.into_iter().filter(|(rank, file, right, rook)| {
        let king = if right.is_uppercase() { 'K' } else { 'k' };
        at_home(*rank, *file, *rook) && at_home(*rank, 4, king)
    });
    let rights: String = rights.map(|(.., right, _)| right).collect();
    let rights = if rights.is_empty() { "-" } else { &rights };
    Position::from_fen(&format!("{} {turn} {rights} - 0 41", joined(&ranks.join("/")))).ok()
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

fn crowd(dice: &mut Dice) -> (Board, Vec<char>) {
    let mut board = [[' '; 8]; 8];
    let mut men: Vec<char> = Vec::new();
    if dice.below(3) == 0 {
        (board[7][4], board[7][7], board[7][0]) = ('K', 'R', ['R', ' '][dice.below(2)]);
    } else {
        men.push('K');
    }
    if dice.below(3) == 0 {
        (board[0][4], board[0][0], board[0][7]) = ('k', 'r', ['r', ' '][dice.below(2)]);
    } else {
        men.push('k');
    }
    let pawns = (dice.below(9), dice.below(9));
    men.extend(std::iter::repeat_n('P', pawns.0).chain(std::iter::repeat_n('p', pawns.1)));
    let others = ['N', 'B', 'R', 'Q', 'n', 'b', 'r', 'q'];
    men.extend((0..dice.below(9)).map(|_| others[dice.below(others.len())]));
    (board, men)
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

/// How many questions there were and what was said, in order: that it is possible, impossible, not known.
#[derive(Debug, Default, Clone, Copy)]
struct Said {
    possible: usize,
    impossible: usize,
    open: usize,
}

impl Said {
    fn note(&mut self, answer: Option<bool>) {
        match answer {
            Some(true) => self.possible += 1,
            Some(false) => self.impossible += 1,
            None => self.open += 1,
        }
    }
}

/// Both programs agree wherever both know; what plica does not know is no more, but for one position in ten thousand.
fn agree(positions: &[Position]) -> Said {
    let (mut said, mut there) = (Said::default(), Said::default());
    let mut open = Vec::new();
    for position in positions.iter().filter(|position| !position.legal_moves().is_empty()) {
        for player in Colour::BOTH {
            let (ours, theirs) = (can_mate(position, player), theirs(position, player));
            said.note(ours);
            there.note(theirs);
            open.extend(ours.is_none().then(|| format!("{player:?} in {}", position.fen())));
            let agreed = ours.is_none() || theirs.is_none() || ours == theirs;
            assert!(
                agreed || ours == Some(true) && takes_it_back(position, player),
                "{player:?} in {}: {ours:?}, there {theirs:?}",
                position.fen()
            );
        }
    }
    let more = positions.len() / 10_000;
    assert!(said.open <= there.open + more, "{said:?}, there {there:?}: {open:#?}");
    said
}

/// Whether the other program, which said no of a position, says yes of one that comes of it: then it contradicts itself.
fn takes_it_back(position: &Position, player: Colour) -> bool {
    let mut dice = Dice::new(5);
    (0..2_000).any(|_| {
        let end = (0..=dice.below(24)).try_fold(position.clone(), |position, _| {
            let legal = position.legal_moves();
            (!legal.is_empty()).then(|| position.after(legal[dice.below(legal.len())]))
        });
        end.is_some_and(|end| theirs(&end, player) == Some(true))
    })
}

#[test]
fn agrees_with_another_program_on_positions_of_play() {
    agree(&random_positions(6, 160));
    agree(&lively_positions(6, 120, 5));
}

#[test]
fn agrees_with_another_program_on_locked_boards_few_men_and_crowds() {
    let mut dice = Dice::new(11);
    agree(&locked(400, &mut dice));
    agree(&with_few_men(400, &mut dice));
    agree(&crowded(400, &mut dice));
}

#[test]
#[ignore = "100,000 positions take minutes"]
fn agrees_with_another_program_on_many_positions() {
    let mut dice = Dice::new(23);
    let kinds = [
        ("play", lively_positions(200, 160, 31)),
        ("locked", locked(25_000, &mut dice)),
        ("few men", with_few_men(25_000, &mut dice)),
        ("crowded", crowded(30_000, &mut dice)),
    ];
    for (kind, positions) in kinds {
        let beside = agree(&positions);
        let _ = writeln!(std::io::stderr(), "{kind}: {} positions; {beside:?}", positions.len());
    }
}

#[test]
fn what_many_moves_can_end_in_is_what_each_can() {
    let mut dice = Dice::new(3);
    let positions =
        [random_positions(2, 120), lively_positions(4, 160, 13), crowded(100, &mut dice)].concat();
    let few = with_few_men(200, &mut dice);
    for position in positions.iter().step_by(5).chain(&few) {
        let mut each = BTreeSet::new();
        for made in position.legal_moves() {
            let ending = ends_game(position, made, None);
            each.insert(ending.ends.unwrap_or(EndsGame::No));
            if ending.ends.is_none() {
                each.insert(EndsGame::DeadPosition);
            }
            if ending.fivefold == FivefoldCheck::HistoryTooShort
                && ending.ends.is_none_or(|ends| ends == EndsGame::No)
            {
                each.insert(EndsGame::Fivefold);
            }
        }
        assert_eq!(possible_ends(position, &position.legal_moves(), None), each, "{}", position.fen());
    }
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
    let (cancel, waiting) = Cancel::while_waiting();
    drop(waiting);
    assert_eq!(cancel.during(|| can_mate(&open, Colour::White)), None);
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
