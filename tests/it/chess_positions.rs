//! Positions, histories and ends of the game: faults named one by one, repetition and clocks counted.

use plica::engine::chess::{
    Colour, Deviation, EndsGame, FenField, FivefoldCheck, History, HistoryFault, Language, Move, Position,
    PositionFault, ReadingKind, Square, Wing, Written, can_mate, dead, diagram_text, ended_before, ends_game,
    read,
};

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

fn position(fen: &str) -> Position {
    Position::from_fen(fen).unwrap_or_else(|faults| panic!("{fen}: {faults:?}"))
}

fn faults(fen: &str) -> Vec<PositionFault> {
    Position::from_fen(fen).expect_err("the FEN has a fault")
}

#[test]
fn a_good_fen_comes_back_unchanged() {
    for fen in [
        START,
        "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 41",
        "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 41",
        "4k2r/8/8/8/8/8/8/R3K3 w - - 149 120",
        "8/1R3ppk/6b1/3pNq1p/3P3P/P4PQ1/3r2PK/8 w - - 1 41",
        "8/8/8/8/3k4/8/2r5/1K6 b - - 200 120",
        "8/8/8/8/3k4/8/2r5/1K6 w - - 30 1",
    ] {
        assert_eq!(position(fen).fen(), fen);
    }
}

#[test]
fn every_missing_field_is_named() {
    let fields =
        [FenField::Turn, FenField::Castling, FenField::EnPassant, FenField::HalfMoves, FenField::MoveNumber];
    let wanted: Vec<PositionFault> = fields.into_iter().map(PositionFault::MissingField).collect();
    assert_eq!(faults("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR"), wanted);
    assert_eq!(
        faults("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -"),
        [PositionFault::MissingField(FenField::HalfMoves), PositionFault::MissingField(FenField::MoveNumber)]
    );
    assert!(faults("").contains(&PositionFault::MissingField(FenField::Board)));
}

#[test]
fn each_bad_field_is_named() {
    let bad = |field, text: &str| PositionFault::BadField { field, text: text.to_owned() };
    for (fen, wanted) in [
        ("4k3/8/8/8/8/8/8/4K3 W - - 0 41", bad(FenField::Turn, "W")),
        ("4k3/8/8/8/8/8/8/4K3 w KK - 0 41", bad(FenField::Castling, "KK")),
        ("4k3/8/8/8/8/8/8/4K3 w - d9 0 41", bad(FenField::EnPassant, "d9")),
        ("4k3/8/8/8/8/8/8/4K3 w - - -1 41", bad(FenField::HalfMoves, "-1")),
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 x", bad(FenField::MoveNumber, "x")),
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 0", bad(FenField::MoveNumber, "0")),
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 41 foo bar", PositionFault::ExtraField("foo bar".to_owned())),
        ("4k3/8/8/8/8/8/4K3 w - - 0 41", PositionFault::RankCount(7)),
        ("4k4/8/8/8/8/8/8/4K3 w - - 0 41", PositionFault::RankLength { rank: 8, squares: 9 }),
        ("4k3/8/8/8/8/8/7/4K3 w - - 0 41", PositionFault::RankLength { rank: 2, squares: 7 }),
        ("4k3/8/8/3C4/8/8/8/4K3 w - - 0 41", PositionFault::UnknownMan { rank: 5, letter: 'C' }),
    ] {
        assert!(faults(fen).contains(&wanted), "{fen}: {:?}", faults(fen));
    }
}

#[test]
fn each_impossible_position_is_named() {
    let pawn = |square| PositionFault::PawnOnLastRank(Square::from_text(square).expect("a square"));
    let passed = |square| PositionFault::EnPassantImpossible(Square::from_text(square).expect("a square"));
    for (fen, wanted) in [
        ("8/8/8/8/8/8/8/4K3 w - - 0 41", PositionFault::NoKing(Colour::Black)),
        ("4k3/8/8/8/8/8/8/K3K3 w - - 0 41", PositionFault::TooManyKings { colour: Colour::White, count: 2 }),
        ("4k2P/8/8/8/8/8/8/4K3 w - - 0 41", pawn("h8")),
        ("4k3/8/8/8/8/8/8/4K2p w - - 0 41", pawn("h1")),
        ("4k3/8/8/8/8/8/8/4R1K1 w - - 0 41", PositionFault::OpponentInCheck(Colour::Black)),
        (
            "4k3/8/8/8/8/8/8/4K2R w KQ - 0 41",
            PositionFault::CastlingImpossible { colour: Colour::White, wing: Wing::Queen },
        ),
        ("4k3/8/8/4P3/8/8/8/4K3 w - d6 0 41", passed("d6")),
        ("4k3/8/8/3pP3/8/8/8/4K3 w - d3 0 41", passed("d3")),
        ("4k3/8/8/3pP3/8/8/8/4K3 w - d6 3 41", PositionFault::ClockAfterDoubleStep(3)),
        (
            "4k3/8/8/8/8/8/8/4K2R w - - 200 41",
            PositionFault::ClockBeyondGame { half_moves: 200, move_number: 41 },
        ),
        ("QQQQk3/QQQQ4/QQ6/8/8/8/P7/4K3 b - - 0 41", PositionFault::TooManyMen),
        ("4k3/8/3N1N2/8/8/8/8/4K3 b - - 0 41", PositionFault::ImpossibleCheck),
    ] {
        assert!(faults(fen).contains(&wanted), "{fen}: {:?}", faults(fen));
    }
}

#[test]
fn all_faults_come_at_once() {
    let all = faults("4k3/8/8/8/8/8/8/7P w KQ d6 200 41");
    assert!(all.contains(&PositionFault::NoKing(Colour::White)), "{all:?}");
    assert!(all.contains(&PositionFault::ClockAfterDoubleStep(200)), "{all:?}");
    assert_eq!(
        all.iter().filter(|fault| matches!(fault, PositionFault::CastlingImpossible { .. })).count(),
        2
    );
}

const SHUFFLE: &str = "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1";

#[test]
fn the_fifth_alternate_appearance_ends_the_game() {
    let before = position("rnbqkb1r/pppppppp/5n2/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 15 8");
    let line = History::from_text(SHUFFLE, &before, None).expect("the line is legal");
    let written = Written { text: "Ng8", language: Some(Language::English), notation: None };
    let made = read(&before, &written, Some(&line)).chosen.expect("one move");
    let ending = ends_game(&before, made, Some(&line));
    assert_eq!((ending.ends, ending.fivefold), (Some(EndsGame::Fivefold), FivefoldCheck::Decided));
    let without = ends_game(&before, made, None);
    assert_eq!((without.ends, without.fivefold), (Some(EndsGame::No), FivefoldCheck::HistoryTooShort));
    let other = read(&before, &Written { text: "Nd5", ..written }, Some(&line)).chosen.expect("one move");
    assert_eq!(ends_game(&before, other, Some(&line)).ends, Some(EndsGame::No));
}

#[test]
fn a_short_clock_excludes_repetition() {
    let before = position("rnbqkb1r/pppppppp/5n2/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 3 2");
    let written = Written { text: "Ng8", language: Some(Language::English), notation: None };
    let made = read(&before, &written, None).chosen.expect("one move");
    assert_eq!(ends_game(&before, made, None).fivefold, FivefoldCheck::Decided);
}

#[test]
fn five_appearances_with_a_gap_are_not_consecutive() {
    let broken = "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8 Nc3 Nc6 Nf3 Nf6 Nb1 Nb8 Ng1 Ng8 Nf3 Nf6 Ng1";
    let before = position("rnbqkb1r/pppppppp/5n2/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 19 10");
    let line = History::from_text(broken, &before, None).expect("the line is legal");
    let written = Written { text: "Ng8", language: Some(Language::English), notation: None };
    let made = read(&before, &written, Some(&line)).chosen.expect("one move");
    assert_eq!(ends_game(&before, made, Some(&line)).ends, Some(EndsGame::No));
}

#[test]
fn a_game_that_went_on_after_the_fifth_appearance_was_over() {
    let text = format!("{SHUFFLE} Ng8 e4 e5");
    let after = position("rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 10");
    let line = History::from_text(&text, &after, None).expect("the line is legal");
    assert_eq!(ended_before(&after, Some(&line), false).ends, Some(EndsGame::Fivefold));
    assert_eq!(ended_before(&after, None, false).ends, Some(EndsGame::No));
}

#[test]
fn numbers_of_four_digits_are_read_in_a_long_game() {
    let number = |(place, pair): (usize, [&str; 2])| format!("{}. {} {}", place + 1, pair[0], pair[1]);
    let pairs = [["Nf3", "Nf6"], ["Ng1", "Ng8"]].into_iter().cycle().take(1_100).enumerate();
    let text = pairs.map(number).collect::<Vec<_>>().join(" ");
    assert!(text.contains(" 1000. Ng1"));
    let line = History::to_its_end(&text, None).expect("every move is legal");
    assert_eq!(line.end().fen(), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 2200 1101");
}

#[test]
fn histories_are_read_in_every_usual_form() {
    let after = position("rnbqkb1r/pppp1ppp/5n2/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3");
    for text in [
        "1. e4 e5 2. Nf3 Nf6",
        "1.e4 e5 2.Nf3 Nf6 *",
        "e2e4 e7e5 g1f3 g8f6",
        "1.e4 e5 2.Cf3 Cf6",
        "1) e4 e5 2) Nf3 Nf6",
        "Jugada 1: e4 e5 Jugada 2: Nf3 Nf6",
        "1ª jugada e4 e5 2ª jugada Nf3 Nf6",
        "\u{FEFF}1. e4 e5 2. Nf3 Nf6",
        "1: e4 e5 2: Nf3 Nf6",
        "1:e4 e5 2:Nf3 Nf6",
        "1.- e4 e5 2.- Nf3 Nf6",
        "1.-e4 e5 2.-Nf3 Nf6",
        "1, e4 e5 2, Nf3 Nf6",
        "1e4 e5 2Nf3 Nf6",
        "1-e4 e5 2-Nf3 Nf6",
        "1 e4 e5 2 Nf3 Nf6",
        "1. e4 — 1... e5 2. Nf3 — 2. … Nf6 3.",
        "1. 5254 5755 2. 7163 7866",
        "5254 5755 7163 7866",
        "1 52-54 57-55 2 71-63 78-66",
        "1.5254 5755 2.7163 7866",
        "1. P-K4 P-K4 2. N-KB3 N-KB3",
        "1.- P4R P4R 2.- C3AR C3AR",
        "[Event \"x\"]\n[Result \"*\"]\n\n1. e4 {best by test} e5 (1... c5 2. Nf3) 2. Nf3 $1 Nf6! *",
        "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2 2.Nf3 Nf6",
        "[FEN \"rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2\"]\n2.Nf3 Nf6",
    ] {
        assert!(
            History::from_text(text, &after, None).is_ok(),
            "{text}: {:?}",
            History::from_text(text, &after, None)
        );
    }
}

#[test]
fn no_digits_of_a_history_are_passed_over() {
    for (text, wrong) in [
        ("1. 52 54", "52"),
        ("1. e4 e5 2 2 Nf3", "2"),
        ("1. e4 525", "525"),
        ("1. e4 52", "52"),
        ("1. e4 1 52", "52"),
    ] {
        let fault = History::to_its_end(text, None).expect_err(text);
        let HistoryFault::BadMove { text: found, .. } = &fault else { panic!("{text}: {fault:?}") };
        assert_eq!(found, wrong, "{text}");
    }
}

#[test]
fn a_history_must_be_legal_and_end_here() {
    let start = position(START);
    let fault = History::from_text("1. e4 e5 2. Ke3", &start, None).expect_err("illegal");
    let HistoryFault::BadMove { number, colour, text, reading, because } = fault else { panic!("{fault:?}") };
    assert_eq!((number, colour, text.as_str(), reading), (2, Colour::White, "Ke3", ReadingKind::Illegal));
    assert!(!because.is_empty());
    let fault = History::from_text("1. e4 e5", &start, None).expect_err("another end");
    assert!(matches!(fault, HistoryFault::OtherEnd { .. }), "{fault:?}");
    let fault = History::from_text("8/8/8/8/8/8/8/8 w - - 0 1 1. e4", &start, None).expect_err("no start");
    assert!(matches!(fault, HistoryFault::BadStart(_)), "{fault:?}");
}

#[test]
fn a_game_can_be_over_before_the_sealed_move() {
    for (fen, wanted) in [
        ("8/8/8/8/3k4/8/2K5/8 w - - 0 41", EndsGame::DeadPosition),
        ("R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 41", EndsGame::Checkmate),
        ("7k/8/6Q1/8/8/8/8/4K3 b - - 0 41", EndsGame::Stalemate),
        ("4k2r/8/8/8/8/8/8/R3K3 w - - 150 120", EndsGame::SeventyFive),
        ("4k2r/8/8/8/8/8/8/R3K3 w - - 149 120", EndsGame::No),
    ] {
        assert_eq!(ended_before(&position(fen), None, false).ends, Some(wanted), "{fen}");
    }
}

#[test]
fn a_forced_capture_to_bare_kings_is_dead_already() {
    let forced = position("k7/8/8/8/8/8/1r6/K7 w - - 0 41");
    assert_eq!(dead(&forced), Some(true), "the king must take the rook");
}

#[test]
fn who_can_still_mate_in_positions_of_others() {
    let lines = include_str!("../chess/winnable.txt").lines().filter(|line| !line.starts_with('#'));
    for line in lines {
        let (verdict, fen) = line.split_once(' ').expect("a verdict and a FEN");
        let Ok(position) = Position::from_fen(fen) else { panic!("{fen}: {:?}", faults(fen)) };
        let got = Colour::BOTH.map(|colour| can_mate(&position, colour));
        assert_eq!(got, [Some(verdict.starts_with('W')), Some(verdict.ends_with('B'))], "{fen}");
        assert_eq!(dead(&position), Some(verdict == "--" && !position.legal_moves().is_empty()), "{fen}");
    }
}

#[test]
fn winning_chances_of_bare_and_armed_kings() {
    let lone = position("4k3/7p/8/8/8/8/8/4K3 w - - 0 41");
    assert_eq!(can_mate(&lone, Colour::White), Some(false));
    assert_eq!(can_mate(&lone, Colour::Black), Some(true));
    let knights = position("4k1n1/8/8/8/8/8/8/4K1N1 w - - 0 41");
    assert_eq!(can_mate(&knights, Colour::White), Some(true), "the other knight helps");
    let mated = position("R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 41");
    assert_eq!(can_mate(&mated, Colour::White), Some(true));
    assert_eq!(can_mate(&mated, Colour::Black), Some(false));
}

#[test]
fn diagrams_show_the_board_from_whites_side() {
    let start = position(START);
    let text = diagram_text(&start);
    assert!(text.starts_with("8 ♜ ♞ ♝ ♛ ♚ ♝ ♞ ♜\n7 ♟"), "{text}");
    assert!(text.ends_with("1 ♖ ♘ ♗ ♕ ♔ ♗ ♘ ♖\n  a b c d e f g h\n"), "{text}");
}

#[test]
fn moves_are_written_in_every_language() {
    let start = position(START);
    let knight = start.legal_moves().into_iter().find(|made| made.uci() == "g1f3").expect("legal");
    assert_eq!(knight.san(&start, Language::Spanish), "Cf3");
    assert_eq!(knight.long(&start, Language::German), "Sg1-f3");
    assert_eq!(Language::from_code("es-AR"), Some(Language::Spanish));
    assert_eq!(Language::from_code("nb"), Some(Language::Norwegian));
    assert_eq!(Language::from_code("xx"), None);
    assert_eq!(Deviation::ForeignLetter.code(), "foreign_letter");
}

/// The knights have changed wings: the king's stands on b3, the queen's on f3.
const CROSSED: &str = "Nf3 a6 Nd4 a5 Nb3 Ra6 Nc3 Ra8 Ne4 Ra6 Ng5 Ra8 Nf3 Ra6 d4 Ra8";

#[test]
fn a_wing_prefix_counts_only_while_origin_and_present_side_agree() {
    let english = Written { text: "", language: Some(Language::English), notation: None };
    let mut crossed = Position::initial();
    for text in CROSSED.split(' ') {
        crossed = crossed.after(read(&crossed, &Written { text, ..english }, None).chosen.expect("one move"));
    }
    let line = History::from_text(CROSSED, &crossed, None).expect("the line is legal");
    let written = Written { text: "CR2D", language: Some(Language::Spanish), notation: None };
    let without = read(&crossed, &written, None);
    assert_eq!(without.chosen.map(Move::uci).as_deref(), Some("f3d2"), "the present side alone");
    let with = read(&crossed, &written, Some(&line));
    assert_eq!((with.kind, with.candidates.len()), (ReadingKind::Ambiguous, 2));
    assert!(with.deviations.contains(&Deviation::WingDoubtful));
}

/// A record as a program writes it, with everything that is no move.
const RECORD: &str = "[Event \"Club\"]\n[White \"A [x]\"]\n\n1. e4 {[%clk 1:30:00]\n[%eval 0.2] a comment (with\n[brackets])} e5 2. Nf3 \
                      (2. f4 exf4 (2... d5)) 2... Nc6 $1 ; the rest\n3. Bb5 a6! 4. O-O? *\n";

#[test]
fn a_game_leads_to_its_position() {
    for (text, language, end) in [
        (RECORD, None, "r1bqkbnr/1ppp1ppp/p1n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQ1RK1 b kq - 1 4"),
        (
            RECORD,
            Some(Language::Spanish),
            "r1bqkbnr/1ppp1ppp/p1n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQ1RK1 b kq - 1 4",
        ),
        (
            "e4 e5 Cf3 Cc6 Ab5",
            Some(Language::Italian),
            "r1bqkbnr/pppp1ppp/2n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 3 3",
        ),
        ("1.e4 e5 2.Sf3", None, "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2"),
        (
            "e2e4 e7e5",
            Some(Language::Spanish),
            "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2",
        ),
        (
            "4k3/8/8/8/8/8/8/R3K3 w Q - 4 30 30. Ta8+ Rd7",
            Some(Language::Spanish),
            "R7/3k4/8/8/8/8/8/4K3 w - - 6 31",
        ),
    ] {
        let line = History::to_its_end(text, language).unwrap_or_else(|fault| panic!("{text}: {fault:?}"));
        assert_eq!(line.end().fen(), end, "{text}");
        let short = line.written();
        assert_eq!(History::to_its_end(&short, Some(Language::Spanish)), Ok(line.clone()), "{short}");
        let score = line.score(Language::Spanish);
        assert_eq!(History::to_its_end(&score, Some(Language::Spanish)), Ok(line), "{score}");
    }
    let line = History::to_its_end(RECORD, None).expect("legal");
    assert_eq!(line.written(), "e2e4 e7e5 g1f3 b8c6 f1b5 a7a6 e1g1");
    assert_eq!(line.score(Language::Spanish), "1. e4 e5 2. Cf3 Cc6 3. Ab5 a6 4. 0-0");
}

#[test]
fn what_is_no_one_game_is_refused() {
    let two = format!("{RECORD}\n{RECORD}");
    assert_eq!(History::to_its_end(&two, None), Err(HistoryFault::SeveralGames(2)));
    assert_eq!(History::to_its_end("e4 e5 1-0 d4 d5 0-1 c4", None), Err(HistoryFault::SeveralGames(3)));
    assert_eq!(History::to_its_end("1. e4 {good e5 2. Nf3", None), Err(HistoryFault::Unclosed));
    assert_eq!(History::to_its_end("1. e4 (d4 e5 2. Nf3", None), Err(HistoryFault::Unclosed));
    assert_eq!(History::to_its_end(" ; nothing\n", None), Err(HistoryFault::NoMoves));
    let fault = History::to_its_end("1. e4 e5 2. Nf3 Nc6 3. Nd6", None).expect_err("no such move");
    let HistoryFault::BadMove {
        number: 3,
        colour: Colour::White,
        text,
        reading: ReadingKind::Illegal,
        because,
    } = fault
    else {
        panic!("{fault:?}")
    };
    assert_eq!(text, "Nd6");
    assert!(!because.is_empty());
}

#[test]
fn the_letters_of_a_game_are_those_in_which_it_is_properly_written() {
    // Every letter of these is a file or another man in some other language.
    let end = "r1bqk1nr/1ppp1ppp/p1n5/2b1p3/2B1P3/5N2/PPPP1PPP/RNBQ1RK1 w kq - 0 5";
    for (text, language) in [
        ("e4 e5 Cf3 Cc6 Ac4 Ac5 0-0 a6", None),
        ("e4 e5 Nf3 Nc6 Bc4 Bc5 O-O a6", Some(Language::Spanish)),
        ("e4 e5 Sf3 Sc6 Lc4 Lc5 O-O a6", Some(Language::Italian)),
        ("e4 e5 Cf3 Cc6 Fc4 Fc5 O-O a6", Some(Language::English)),
        ("[Event \"?\"]\n\ne4 e5 Cf3 Cc6 Ac4 Ac5 O-O a6", Some(Language::Spanish)),
    ] {
        let line = History::to_its_end(text, language).unwrap_or_else(|fault| panic!("{text}: {fault:?}"));
        assert_eq!(line.end().fen(), end, "{text}");
    }
    // A slip is not saved by the letters of another language, nor by those of several in one game.
    for (text, wrong, kind) in [
        ("e4 e5 Cf3 Cd6 Ac4", "Cd6", ReadingKind::Illegal),
        ("e4 e5 Nf3 Cc6 Bc4", "Cc6", ReadingKind::Inexact),
    ] {
        let fault = History::to_its_end(text, Some(Language::Spanish)).expect_err("a slip");
        assert!(
            matches!(&fault, HistoryFault::BadMove { number: 2, colour: Colour::Black, text, reading, .. }
                if text == wrong && *reading == kind),
            "{fault:?}"
        );
    }
}
