//! The board on the arbiter's page and in files: in words, drawn, set up by taps, reached by the moves of a game.

use axum::body::Body;
use axum::http::{Request, StatusCode, header};
use plica::engine::chess::{Language, Position, Written, read};
use plica::words::reports::{Block, Diagram};
use plica::{Locale, Words};

use super::site::answer;

/// White may castle on one side, Black on both; the pawn on d5 has just passed d6.
const POSITION: &str = "r3k2r/p6p/8/3pP3/8/8/2PN1N2/4K2R w Kkq d6 0 20";

fn diagram(fen: &str, written: &str, locale: Locale) -> Diagram {
    let position = Position::from_fen(fen).expect("a position");
    let found =
        read(&position, &Written { text: written, language: Some(Language::English), notation: None }, None);
    let report = plica::words::reports::reading(&Words::embedded(locale), &position, written, &found);
    let mut blocks = report.sections.into_iter().flat_map(|section| section.blocks);
    let found =
        blocks.find_map(|block| if let Block::Diagram(diagram) = block { Some(*diagram) } else { None });
    found.expect("a diagram")
}

#[test]
fn a_position_is_told_in_words() {
    for (locale, told) in [
        (
            Locale::En,
            [
                "White: king e1, rook h1, knights d2, f2, pawns c2, e5.",
                "Black: king e8, rooks a8, h8, pawns a7, d5, h7.",
                "White to move.",
                "White still has the right to castle kingside.",
                "Black still has the right to castle on either side.",
                "A pawn can be taken en passant on d6.",
            ],
        ),
        (
            Locale::Es,
            [
                "Blancas: rey e1, torre h1, caballos d2, f2, peones c2, e5.",
                "Negras: rey e8, torres a8, h8, peones a7, d5, h7.",
                "Juegan las blancas.",
                "Las blancas conservan el derecho al enroque corto.",
                "Las negras conservan el derecho al enroque corto y al largo.",
                "Se puede capturar un peón al paso en d6.",
            ],
        ),
        (
            Locale::It,
            [
                "Bianco: re e1, torre h1, cavalli d2, f2, pedoni c2, e5.",
                "Nero: re e8, torri a8, h8, pedoni a7, d5, h7.",
                "Muove il Bianco.",
                "Il Bianco ha ancora il diritto all'arrocco corto.",
                "Il Nero ha ancora il diritto all'arrocco corto e a quello lungo.",
                "Un pedone può essere preso al varco in d6.",
            ],
        ),
    ] {
        assert_eq!(diagram(POSITION, "Ke2", locale).told, told, "{locale:?}");
    }
}

/// The arrows of a written move: kind, label, squares, what they mean.
fn arrows(fen: &str, written: &str) -> Vec<String> {
    let arrows = diagram(fen, written, Locale::En).arrows;
    arrows
        .iter()
        .map(|arrow| {
            format!("{} {:?} {}{}: {}", arrow.kind.code(), arrow.label, arrow.from, arrow.to, arrow.says)
        })
        .collect()
}

#[test]
fn arrows_tell_the_move_its_candidates_and_what_it_resembles_apart() {
    assert_eq!(arrows(POSITION, "0-0"), ["played \"\" e1g1: 0-0: the move"]);
    assert_eq!(
        arrows(POSITION, "Ne4"),
        [
            "candidate \"1\" d2e4: Nd2-e4: it may be this move",
            "candidate \"2\" f2e4: Nf2-e4: it may be this move",
        ]
    );
    assert_eq!(arrows(POSITION, "exd5"), ["near \"a\" e5d6: e5xd6: only resembles what is written"]);
    assert_eq!(
        arrows("8/P6k/8/8/8/8/8/K7 w - - 0 60", "a8"),
        ["candidate \"1\" a7a8: a7-a8Q, a7-a8R, a7-a8B, a7-a8N: it may be this move"]
    );
}

#[test]
fn the_drawing_needs_nothing_else() {
    let drawn = |fen: &str, written: &str| {
        let position = Position::from_fen(fen).expect("a position");
        let found = read(
            &position,
            &Written { text: written, language: Some(Language::English), notation: None },
            None,
        );
        let page = plica::page(&[plica::words::reports::reading(
            &Words::embedded(Locale::En),
            &position,
            written,
            &found,
        )]);
        assert!(!page.contains("href=") && !page.contains("url(") && !page.contains("<script"), "{page}");
        page
    };
    let white = drawn(POSITION, "Ne4");
    assert!(
        white.contains("role=\"img\"><title>Position, White to move</title><desc>White: king e1"),
        "{white}"
    );
    assert_eq!(white.matches("<g transform=").count(), 12, "a drawing for each man");
    assert_eq!(white.matches("class=\"arrow candidate\"").count(), 4, "two on the board, two in the legend");
    // The king stands on e1: below, in the fifth column; with Black to move above, in the fourth.
    assert!(white.contains("<g transform=\"translate(198 316)\"><svg"), "{white}");
    let black = drawn("4k3/8/8/8/8/8/7p/4K3 b - - 0 41", "h1Q");
    assert!(black.contains("<g transform=\"translate(153 1)\"><svg"), "{black}");
    assert!(
        black.contains("Black to move; seen from Black&#39;s side.")
            || black.contains("Black to move; seen from Black's side.")
    );
}

/// The status, where it leads and the body.
fn ask(method: &str, address: &str, body: &str) -> (StatusCode, String, String) {
    let request =
        Request::builder().method(method).uri(address).body(Body::from(body.to_owned())).expect("a request");
    let answer = answer(request);
    let leads = answer.headers.get(header::LOCATION).map(|to| to.to_str().expect("text").to_owned());
    (answer.status, leads.unwrap_or_default(), String::from_utf8_lossy(&answer.body).into_owned())
}

#[test]
fn a_position_is_set_up_by_taps_alone() {
    let mut at = "/en/board?edition=fide-2014&topic=sealed-move&board.set=empty".to_owned();
    for press in [
        "board.tool=white-king&board.square=e1",
        "board.tool=black-king&board.square=d8",
        "board.tool=black-pawn&board.square=a3",
        "board.tool=white-queen&board.square=h1",
        // The same man again goes away, a man with another in place of it is replaced.
        "board.tool=white-queen&board.square=h1",
        "board.tool=white-pawn&board.square=a3",
        // A man taken up is set down with the next tap.
        "board.tool=move&board.square=d8",
        "board.square=e8",
        "board.tool=remove&board.square=b7",
    ] {
        let (status, leads, _) = ask("GET", &at, "");
        assert_eq!(status, StatusCode::SEE_OTHER, "{at}");
        assert!(!leads.contains("board.square=") && !leads.contains("board.set="), "{leads}");
        at = format!("{leads}&{press}");
    }
    let (_, last, _) = ask("GET", &at, "");
    let (status, _, page) = ask("GET", &last, "");
    assert_eq!(status, StatusCode::OK);
    assert_eq!(page.matches("<button name=\"board.square\"").count(), 64);
    for label in ["e8, black king", "e1, white king", "a3, white pawn", "d8, empty", "h1, empty"] {
        assert!(page.contains(&format!("aria-label=\"{label}\"")), "{label}");
    }
    let (_, leads, _) = ask("GET", &format!("{last}&board.turn=black&board.number=41&board.done=1"), "");
    assert_eq!(
        leads,
        "/en/ruling?edition=fide-2014&topic=sealed-move&position=4k3%2F8%2F8%2F8%2F8%2FP7%2F8%2F4K3+b+-+-+0+41"
    );
    let (status, _, page) = ask("GET", &format!("{last}&board.men=8/8/8/8/8/8/8/4K3&board.done=1"), "");
    assert_eq!(status, StatusCode::OK);
    assert!(page.contains("Black has no king"), "{page}");
}

#[test]
fn the_moves_of_a_game_become_the_position() {
    let told = "edition=fide-2014&topic=sealed-move";
    let game = "history=%5BEvent+%22Club%22%5D%0D%0A%0D%0A1.+e4+%7Ba+comment%7D+e5+2.+Cf3+Cc6+*&position=";
    let (status, leads, _) = ask("POST", &format!("/es/ruling?{told}"), game);
    assert_eq!(status, StatusCode::SEE_OTHER);
    let position = "r1bqkbnr%2Fpppp1ppp%2F2n5%2F4p3%2F4P3%2F5N2%2FPPPP1PPP%2FRNBQKB1R+w+KQkq+-+2+3";
    assert_eq!(
        leads,
        format!("/es/ruling?{told}&event.name=Club&position={position}&history=e2e4+e7e5+g1f3+b8c6")
    );
    let (status, _, page) = ask("GET", &leads, "");
    assert_eq!(status, StatusCode::OK);
    assert!(page.contains("1. e4 e5 2. Cf3 Cc6"), "{page}");
    assert!(page.contains("Blancas: rey e1, dama d1, torres a1, h1"), "{page}");
    for (locale, what) in [
        ("es", "la jugada 2 de las negras, `Cd6`, no es legal: el caballo no puede llegar a d6."),
        ("it", "la mossa 2 del Nero, `Cd6`, non è legale: "),
        ("en", "Black&#39;s move 2, `Cd6`, is not legal: "),
    ] {
        let (status, _, page) = ask("POST", &format!("/{locale}/ruling?{told}"), "history=e4+e5+Cf3+Cd6");
        assert_eq!(status, StatusCode::OK);
        assert!(page.replace("Black's", "Black&#39;s").contains(what), "{page}");
        assert!(page.contains(">e4 e5 Cf3 Cd6</textarea>"), "what was typed stays: {page}");
    }
    let (_, _, page) = ask("POST", &format!("/en/ruling?{told}"), "history=1.+e4+1-0+1.+d4+0-1");
    assert!(page.contains("there are 2 games; leave only the one that was adjourned"), "{page}");
    // A longer game than any that was played still fits an address.
    let shuffle = "Nf3 Nf6 Ng1 Ng8 ".repeat(100);
    let (_, leads, _) =
        ask("POST", &format!("/en/ruling?{told}"), &format!("history={}", shuffle.replace(' ', "+")));
    assert!(leads.len() < 2_300 && leads.contains("history=g1f3"), "{leads}");
}

#[test]
fn what_the_board_loads_is_there() {
    let (_, _, page) = ask("GET", "/it/board", "");
    let mut found = 0;
    for part in page.split(['"', '\'']).filter(|part| part.starts_with("/assets/")) {
        let (status, ..) = ask("GET", part, "");
        assert_eq!(status, StatusCode::OK, "{part}");
        found += 1;
    }
    assert!(found > 40, "styles, the script, the men: {found}");
    let style = include_str!("../../src/web/assets/chessground.css");
    for part in style.split("url(\"").skip(1) {
        let name = part.split('"').next().expect("a name");
        let (status, ..) = ask("GET", &format!("/assets/{name}"), "");
        assert_eq!(status, StatusCode::OK, "{name}");
    }
}
