//! Written moves against verdicts decided by hand (`tests/chess/*.yaml`).

use plica::engine::chess::{
    Colour, EndsGame, History, Language, Move, Notation, Position, Reading, Written, can_mate, ends_game,
    read,
};
use serde::Deserialize;

#[derive(Debug, Deserialize)]
struct Case {
    id: String,
    position: String,
    written: String,
    language: Option<String>,
    notation: Option<String>,
    reading: String,
    #[serde(rename = "move")]
    chosen: Option<String>,
    candidates: Option<Vec<String>>,
    deviation: Option<OneOrMany>,
    because: Option<Vec<String>>,
    near: Option<Vec<String>>,
    #[serde(default)]
    disputed: bool,
    probably_meant: Option<String>,
    #[serde(default)]
    language_decides: bool,
    ends_game: Option<String>,
    replier_can_mate: Option<bool>,
}

#[derive(Debug, Deserialize)]
#[serde(untagged)]
enum OneOrMany {
    One(String),
    Many(Vec<String>),
}

fn read_case(case: &Case) -> (Position, Reading) {
    let position =
        Position::from_fen(&case.position).unwrap_or_else(|faults| panic!("{}: {faults:?}", case.id));
    let written = Written {
        text: &case.written,
        language: case.language.as_deref().and_then(Language::from_code),
        notation: case.notation.as_deref().and_then(Notation::from_code),
    };
    let reading = read(&position, &written, None);
    (position, reading)
}

fn sorted(moves: &[Move]) -> Vec<String> {
    let mut texts: Vec<String> = moves.iter().map(|made| made.uci()).collect();
    texts.sort();
    texts
}

/// Every disagreement of a case with its verdict.
fn disagreements(case: &Case) -> Vec<String> {
    let (position, reading) = read_case(case);
    let mut wrong = Vec::new();
    let mut expect = |what: &str, wanted: String, got: String| {
        if wanted != got {
            wrong.push(format!("{} `{}`: {what} should be {wanted}, is {got}", case.id, case.written));
        }
    };
    expect("reading", case.reading.clone(), reading.kind.code().to_owned());
    if case.chosen.is_some() {
        expect("move", format!("{:?}", case.chosen), format!("{:?}", reading.chosen.map(Move::uci)));
    }
    if let Some(candidates) = &case.candidates {
        let mut wanted = candidates.clone();
        wanted.sort();
        expect("candidates", format!("{wanted:?}"), format!("{:?}", sorted(&reading.candidates)));
    }
    let deviations: Vec<&str> = reading.deviations.iter().map(|deviation| deviation.code()).collect();
    let near: Vec<String> =
        reading.near.iter().map(|near| format!("{} {}", near.kind.code(), near.meant)).collect();
    match &case.deviation {
        Some(OneOrMany::Many(all)) => expect("deviations", format!("{all:?}"), format!("{deviations:?}")),
        Some(OneOrMany::One(one)) => {
            let known =
                deviations.contains(&one.as_str()) || near.iter().any(|near| near.starts_with(one.as_str()));
            expect(
                "deviation",
                one.clone(),
                if known { one.clone() } else { format!("{deviations:?} {near:?}") },
            );
        }
        None => {}
    }
    if let Some(because) = &case.because {
        let got: Vec<&str> = reading.illegal_because.iter().map(|reason| reason.code()).collect();
        expect("reasons", format!("{because:?}"), format!("{got:?}"));
    }
    if let Some(wanted) = &case.near {
        expect("near", format!("{wanted:?}"), format!("{near:?}"));
    } else if case.reading == "illegal" && case.because.is_none() {
        expect("disputed", case.disputed.to_string(), reading.is_disputed().to_string());
    }
    if let Some(meant) = &case.probably_meant {
        let got: Vec<String> = reading.near.iter().map(|near| near.meant.uci()).collect();
        expect("near moves", format!("{:?}", [meant]), format!("{got:?}"));
    }
    expect("language_decides", case.language_decides.to_string(), reading.language_decides.to_string());
    if let Some(mates) = case.replier_can_mate {
        let replier = position.turn().other();
        expect(
            "replier can mate",
            format!("{:?}", Some(mates)),
            format!("{:?}", can_mate(&position, replier)),
        );
    }
    if let Some(made) = reading.chosen {
        let wanted = case.ends_game.as_deref().unwrap_or("no");
        let got = ends_game(&position, made, None).ends.map(EndsGame::code);
        expect("ends the game", format!("{:?}", Some(wanted)), format!("{got:?}"));
    }
    wrong
}

fn check(yaml: &str) {
    let cases: Vec<Case> = serde_yaml::from_str(yaml).expect("the cases are YAML");
    assert!(cases.len() > 20, "the file is whole");
    let wrong: Vec<String> = cases.iter().flat_map(disagreements).collect();
    assert!(wrong.is_empty(), "{} disagreements\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn sealed_moves_read_as_the_law_file_says() {
    check(include_str!("../chess/sealed-moves.yaml"));
}

#[test]
fn every_way_of_writing_reads_as_decided_by_hand() {
    check(include_str!("../chess/readings.yaml"));
}

#[test]
fn what_arbiters_meet_on_paper_reads_as_decided_by_hand() {
    check(include_str!("../chess/written-moves.yaml"));
}

#[test]
fn what_stands_beside_a_move_reads_as_decided_by_hand() {
    check(include_str!("../chess/paper.yaml"));
}

#[test]
fn numbers_and_smudges_read_as_decided_by_hand() {
    check(include_str!("../chess/numbers.yaml"));
}

#[test]
fn words_beside_a_move_are_read_as_decided_by_hand() {
    check(include_str!("../chess/remarks.yaml"));
}

#[test]
fn a_second_move_on_the_paper_is_read_as_decided_by_hand() {
    check(include_str!("../chess/second-moves.yaml"));
}

#[test]
fn descriptive_notation_reads_as_decided_by_hand() {
    check(include_str!("../chess/descriptive.yaml"));
}

/// Every line of the tables of a page, under the heading of its kind and the position above it.
fn check_page(text: &str) -> usize {
    let kinds = ["clear", "inexact", "ambiguous", "illegal", "unintelligible", "absent"];
    let (mut headings, mut position, mut lines) = (0, Position::initial(), 0);
    for line in text.lines() {
        headings += usize::from(line.starts_with("## "));
        if let Some((_, fen)) = line.split_once(": `").filter(|(word, _)| word.starts_with("Posi")) {
            position = Position::from_fen(fen.trim_end_matches('`')).expect("a position");
        }
        let Some(cells) = line.strip_prefix("| `") else { continue };
        let cells: Vec<&str> = cells.trim_end_matches('|').split('|').map(str::trim).collect();
        let written = cells[0].trim_end_matches('`');
        let language = Language::from_code(cells[1]);
        let reading = read(&position, &Written { text: written, language, notation: None }, None);
        let way = |made: &Move| format!("{}-{}", made.from(), made.to());
        let candidates = reading.candidates.iter().map(way);
        let mut ways: Vec<String> =
            candidates.chain(reading.near.iter().map(|near| way(&near.meant))).collect();
        ways.sort();
        ways.dedup();
        let mut wanted: Vec<&str> = cells[2].split(", ").filter(|way| !way.is_empty()).collect();
        wanted.sort_unstable();
        assert_eq!(
            (reading.kind.code(), ways.join(", ")),
            (kinds[headings - 1], wanted.join(", ")),
            "{line}"
        );
        lines += 1;
    }
    lines
}

#[test]
fn the_page_for_arbiters_says_how_moves_read() {
    for page in [
        include_str!("../../docs/written-move.md"),
        include_str!("../../docs/written-move.es.md"),
        include_str!("../../docs/written-move.it.md"),
    ] {
        assert!(check_page(page) > 30);
    }
}

#[test]
fn colours_alternate() {
    assert_eq!(Colour::White.other(), Colour::Black);
}

/// Facts beside a position, and whether the board bears them out.
const TOLD_OF_THE_END: [(&str, bool); 11] = [
    (r#""sealed.written": "Ra7", "sealed.ends_game": "checkmate""#, false),
    (r#""sealed.written": "Ra7", "sealed.ends_game": "stalemate""#, false),
    (r#""sealed.written": "Ra8", "sealed.ends_game": "no""#, false),
    (r#""sealed.written": "Ra8", "sealed.ends_game": "stalemate""#, false),
    (r#""sealed.written": "Ra8", "sealed.ends_game": "checkmate""#, true),
    (r#""sealed.written": "Ra7", "sealed.ends_game": "no""#, true),
    // What the position alone does not show, and a record that the arbiter reads otherwise.
    (r#""sealed.written": "Ra7", "sealed.ends_game": "fivefold""#, true),
    (r#""sealed.written": "Ra7", "sealed.reading": "ambiguous", "sealed.ends_game": "checkmate""#, true),
    (r#""position.over": "checkmate""#, false),
    // A mate was found, so the position is not dead.
    (r#""position.over": "dead_position""#, false),
    (r#""sealed.written": "Ra7", "sealed.ends_game": "dead_position""#, false),
];

#[test]
fn a_mate_that_there_is_not_on_the_board_is_refused() {
    let library = super::examples::library();
    for edition in &library.rulebook.editions {
        for (told, is_borne_out) in TOLD_OF_THE_END {
            let case = format!(
                r#"{{"position": "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 41", "sealed.language": "en", "about": ["result"], {told}}}"#
            );
            let case = plica::case_from_json(&case).expect("a case");
            let codes = library.decide(edition, &case).err().map(|faults| faults[0].code);
            let refused = (!is_borne_out).then_some(plica::engine::diagnostic::Code::ContradictoryFacts);
            assert_eq!(codes, refused, "{} {told}", edition.id);
        }
    }
}

/// White castled last: only the history tells it, for a castling names no square on which his king could be looked for.
#[test]
fn the_history_tells_the_move_of_white_that_stands_before_that_of_black() {
    let game = "1. e4 e5 2. Cf3 Cc6 3. Ac4 Ac5 4. O-O";
    let position = "r1bqk1nr/pppp1ppp/2n5/2b1p3/2B1P3/5N2/PPPP1PPP/RNBQ1RK1 b kq - 5 4";
    let position = Position::from_fen(position).expect("a position");
    let language = Some(Language::Spanish);
    let history = History::from_text(game, &position, language).expect("a game");
    let written = |text| Written { text, language, notation: None };
    let reads = |text, history| read(&position, &written(text), history).chosen.map(Move::uci);
    assert_eq!(reads("4. O-O Cf6", Some(&history)), Some("g8f6".to_owned()));
    assert_eq!(reads("4. O-O Cf6", None), None);
    assert_eq!(reads("4. d3 Cf6", Some(&history)), None);
}
