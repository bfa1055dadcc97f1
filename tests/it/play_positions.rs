//! Positions from games played for the purpose: each is looked at again with the chess library alone.

use std::collections::BTreeSet;

use plica::engine::chess::{Doubt, Games, Language, Man, Notation, Setting, Slip, Wanted, Whose};
use shakmaty::fen::Fen;
use shakmaty::uci::UciMove;
use shakmaty::{Bitboard, CastlingMode, Chess, EnPassantMode, Move, Position as _, Role, Square, attacks};

const SPANISH: Language = Language::Spanish;

fn chess(setting: &Setting) -> Chess {
    let fen: Fen = setting.position.fen().parse().expect("a FEN");
    fen.into_position(CastlingMode::Standard).expect("a position")
}

/// The game replayed from the first position ends in the position of the setting, counters and all.
fn is_reached(setting: &Setting) {
    let mut chess = Chess::new();
    for made in &setting.moves {
        let uci: UciMove = made.uci().parse().expect("a move");
        let made = uci.to_move(&chess).expect("a legal move");
        chess.play_unchecked(made);
        assert!(!chess.is_game_over(), "{}", Fen::from_position(&chess, EnPassantMode::Legal));
    }
    assert_eq!(Fen::from_position(&chess, EnPassantMode::Legal).to_string(), setting.position.fen());
    assert!((36..=120).contains(&setting.position.move_number()), "{}", setting.position.fen());
}

fn played(setting: &Setting) -> Move {
    let uci: UciMove = setting.played.expect("one move").uci().parse().expect("a move");
    uci.to_move(&chess(setting)).expect("a legal move")
}

fn after(setting: &Setting) -> Chess {
    chess(setting).play(played(setting)).expect("a legal move")
}

/// The square at the end of a Spanish algebraic record.
fn target(written: &str) -> Square {
    let plain = written.trim_end_matches(['+', '#', 'D', 'T', 'A', 'C']);
    plain[plain.len() - 2..].parse().unwrap_or_else(|_| panic!("{written} names no square"))
}

/// The man at the beginning of a Spanish algebraic record.
fn role(written: &str) -> Role {
    match written.chars().next() {
        Some('R') => Role::King,
        Some('D') => Role::Queen,
        Some('T') => Role::Rook,
        Some('A') => Role::Bishop,
        Some('C') => Role::Knight,
        _ => Role::Pawn,
    }
}

fn movers(chess: &Chess, role: Role, to: Square) -> usize {
    let legal = chess.legal_moves();
    let origins: BTreeSet<_> = legal
        .iter()
        .filter(|made| made.role() == role && made.to() == to)
        .filter_map(|made| made.from())
        .collect();
    origins.len()
}

/// Whether taking a man of that kind off the board and setting it on the square lays its king open.
fn lays_king_open(chess: &Chess, role: Role, to: Square) -> bool {
    let king = chess.board().king_of(chess.turn()).expect("a king");
    chess.our(role).into_iter().any(|from| {
        let mut board = chess.board().clone();
        board.discard_piece_at(from);
        board.set_piece_at(to, role.of(chess.turn()));
        let king = if role == Role::King { to } else { king };
        board.attacks_to(king, !chess.turn(), board.occupied()).any()
    })
}

fn is_as_wanted(wanted: Wanted, setting: &Setting) {
    let chess = chess(setting);
    let written = setting.written.as_str();
    let says = format!("{wanted:?}: {written} in {}", setting.position.fen());
    let holds = match wanted {
        Wanted::Plain => !played(setting).is_capture() && !after(setting).is_game_over(),
        Wanted::PlainCapture => played(setting).is_capture() && !after(setting).is_game_over(),
        Wanted::Checkmate => after(setting).is_checkmate(),
        Wanted::Stalemate => after(setting).is_stalemate(),
        Wanted::DeadPosition => after(setting).is_insufficient_material(),
        Wanted::Ambiguous(doubt) => is_doubtful(doubt, &chess, written),
        Wanted::Inexact(slip) => is_slip(slip, setting),
        Wanted::Pinned | Wanted::CheckIgnored => {
            chess.is_check() == (wanted == Wanted::CheckIgnored)
                && movers(&chess, role(written), target(written)) == 0
                && lays_king_open(&chess, role(written), target(written))
        }
        Wanted::IntoCheck => {
            role(written) == Role::King
                && movers(&chess, Role::King, target(written)) == 0
                && lays_king_open(&chess, Role::King, target(written))
        }
        Wanted::Blocked => is_blocked(&chess, role(written), target(written)),
        Wanted::NoSuchMan => role(written) != Role::Pawn && chess.our(role(written)).is_empty(),
        Wanted::OwnMan => chess.us().contains(target(written)),
        Wanted::Unintelligible => setting.played.is_none() && !names_a_square(written),
        Wanted::BareKing(Whose::Sealer) => chess.us().count() == 1 && chess.them().count() > 1,
        Wanted::BareKing(Whose::Replier) => chess.them().count() == 1 && chess.us().count() > 1,
    };
    assert!(holds, "{says}");
}

/// Whether a square can be read where nothing is struck out.
fn names_a_square(written: &str) -> bool {
    let visible: String = written.split("~~").step_by(2).collect();
    visible.as_bytes().windows(2).any(|pair| matches!(pair, [b'a'..=b'h', b'1'..=b'8']))
}

fn is_doubtful(doubt: Doubt, chess: &Chess, written: &str) -> bool {
    let to = target(written);
    match doubt {
        Doubt::Knights => role(written) == Role::Knight && movers(chess, Role::Knight, to) >= 2,
        Doubt::Rooks => role(written) == Role::Rook && movers(chess, Role::Rook, to) >= 2,
        Doubt::Queens => role(written) == Role::Queen && movers(chess, Role::Queen, to) >= 2,
        Doubt::Pawns => movers(chess, Role::Pawn, to) == 2,
        Doubt::Promotion => {
            let legal = chess.legal_moves();
            let promotions = legal.iter().filter(|made| made.is_promotion() && made.to() == to);
            promotions.count() >= 4
        }
    }
}

fn is_slip(slip: Slip, setting: &Setting) -> bool {
    let written = setting.written.as_str();
    let first = written.chars().next().expect("a letter");
    match slip {
        Slip::Check => written.ends_with('+') && !after(setting).is_check(),
        Slip::Mate => written.ends_with('#') && !after(setting).is_checkmate(),
        Slip::Capture => written.contains('x') && !played(setting).is_capture(),
        Slip::LetterCase => first.is_lowercase() != (played(setting).role() == Role::Pawn),
        Slip::ForeignLetter => !Man::ALL.iter().any(|man| SPANISH.letter(*man).starts_with(first)),
        Slip::PawnFile => played(setting).role() == Role::Pawn && first == 'x',
    }
}

fn is_blocked(chess: &Chess, role: Role, to: Square) -> bool {
    let occupied = chess.board().occupied();
    let goes = |from| match role {
        Role::Rook => attacks::rook_attacks(from, Bitboard::EMPTY),
        Role::Bishop => attacks::bishop_attacks(from, Bitboard::EMPTY),
        Role::Pawn | Role::Knight | Role::Queen | Role::King => attacks::queen_attacks(from, Bitboard::EMPTY),
    };
    let mut ours = chess.our(role).into_iter();
    movers(chess, role, to) == 0
        && ours.any(|from| goes(from).contains(to) && (attacks::between(from, to) & occupied).any())
}

#[test]
fn every_motif_is_found_and_is_what_it_says() {
    let mut lacking = Vec::new();
    for seed in 1..=2 {
        let mut games = Games::new(seed);
        for wanted in Wanted::ALL {
            let settings: Vec<Setting> =
                (0..3).filter_map(|_| games.setting(wanted, SPANISH, Notation::Algebraic)).collect();
            // Two queens of one player, or two pawns that can take the same man, are a rare sight.
            let rare = matches!(wanted, Wanted::Ambiguous(Doubt::Queens | Doubt::Pawns));
            if settings.len() < 3 && !rare {
                lacking.push(format!("{wanted:?} with seed {seed}: {} settings", settings.len()));
            }
            for setting in &settings {
                is_reached(setting);
                is_as_wanted(wanted, setting);
            }
        }
    }
    assert!(lacking.is_empty(), "{}", lacking.join("\n"));
}

#[test]
fn other_systems_are_written_where_they_exist() {
    let mut games = Games::new(7);
    for wanted in [Wanted::Plain, Wanted::PlainCapture, Wanted::Checkmate, Wanted::Pinned] {
        for language in [Language::Spanish, Language::Italian, Language::English] {
            let setting = games.setting(wanted, language, Notation::Descriptive).expect("a setting");
            is_reached(&setting);
            assert!(
                !setting.written.contains(|sign: char| ('a'..='h').contains(&sign)),
                "{}",
                setting.written
            );
        }
        assert_eq!(games.setting(wanted, Language::German, Notation::Descriptive), None);
    }
    assert_eq!(games.setting(Wanted::Stalemate, Language::Spanish, Notation::Descriptive), None);
}

#[test]
fn settings_differ_and_both_colours_seal() {
    let mut games = Games::new(3);
    let mut boards = BTreeSet::new();
    let mut white = 0;
    for _ in 0..200 {
        let setting = games.setting(Wanted::Plain, SPANISH, Notation::Algebraic).expect("a setting");
        let fen = setting.position.fen();
        white += usize::from(fen.contains(" w "));
        assert!((36..=62).contains(&setting.position.move_number()), "{fen}");
        boards.insert(fen.split(' ').next().map(str::to_owned));
    }
    assert!(boards.len() >= 195, "{} boards", boards.len());
    assert!((70..=130).contains(&white), "White seals {white} times");
}

#[test]
fn the_same_seed_gives_the_same_settings() {
    let some = |seed| -> Vec<Setting> {
        let mut games = Games::new(seed);
        let wanted = [Wanted::Plain, Wanted::Pinned, Wanted::Checkmate, Wanted::Plain];
        wanted.iter().filter_map(|wanted| games.setting(*wanted, SPANISH, Notation::Algebraic)).collect()
    };
    assert_eq!(some(11), some(11));
    assert_ne!(some(11), some(12));
}
