//! Turn the board and change the colours: the ruling turns with them.

use plica::CaseFile;
use plica::engine::chess::{Colour, Position};
use plica::engine::decision::Score;
use plica::engine::model::{Outcome, Type};

use super::examples::library;

/// The position seen from the other side: ranks reversed, colours exchanged.
pub(super) fn mirrored_fen(fen: &str) -> String {
    let fields: Vec<_> = fen.split_whitespace().collect();
    let swap = |letter: char| {
        if letter.is_ascii_uppercase() { letter.to_ascii_lowercase() } else { letter.to_ascii_uppercase() }
    };
    let board: Vec<String> =
        fields[0].split('/').rev().map(|rank| rank.chars().map(swap).collect()).collect();
    let turn = if fields[1] == "w" { "b" } else { "w" };
    let mut rights: Vec<char> = fields[2].chars().map(swap).collect();
    rights.sort_unstable();
    let passed = fields[3].chars().map(mirrored_rank).collect::<String>();
    let rights: String = rights.into_iter().collect();
    format!("{} {turn} {rights} {passed} {} {}", board.join("/"), fields[4], fields[5])
}

fn mirrored_rank(letter: char) -> char {
    letter
        .to_digit(10)
        .filter(|rank| (1..=8).contains(rank))
        .map_or(letter, |rank| char::from_digit(9 - rank, 10).unwrap_or(letter))
}

/// Algebraic moves change their ranks; castling, numbers of other systems and prose do not.
fn mirrored_move(text: &str) -> Option<String> {
    let descriptive = text.chars().any(|letter| letter.is_ascii_digit())
        && !text.as_bytes().windows(2).any(|pair| pair[0].is_ascii_lowercase() && pair[1].is_ascii_digit());
    (!descriptive || text.contains("0-0")).then(|| {
        if text.contains("0-0") { text.to_owned() } else { text.chars().map(mirrored_rank).collect() }
    })
}

/// The case with colours exchanged; none for cases that cannot be turned by rule (histories, descriptive moves).
fn mirrored(case: &CaseFile) -> Option<CaseFile> {
    let mut mirrored = case.clone();
    for given in &mut mirrored.facts {
        let name = given.fact.value.clone();
        let value = given.value.value.clone();
        match name.as_str() {
            "position" => given.value.value = mirrored_fen(&value).into(),
            "history" | "sealed.notation" => return None,
            "sealed.written" | "sealed.intended" | "sealed.on_board" => {
                given.value.value = mirrored_move(&value)?.into();
            }
            "sealer.colour" => {
                given.value.value = (if value == "white" { "black" } else { "white" }).into();
            }
            "order" => {
                let swapped = value.replace("white.", "?.").replace("black.", "white.");
                given.value.value = swapped.replace("?.", "black.").into();
            }
            _ => {}
        }
        if let Some(rest) = name.strip_prefix("white.") {
            given.fact.value = format!("black.{rest}").into();
        } else if let Some(rest) = name.strip_prefix("black.") {
            given.fact.value = format!("white.{rest}").into();
        }
    }
    Some(mirrored)
}

fn turned(score: Score) -> Score {
    match score {
        Score::WhiteWins => Score::BlackWins,
        Score::BlackWins => Score::WhiteWins,
        Score::Draw | Score::BothLose | Score::Annulled | Score::GoesOn | Score::Silent => score,
    }
}

#[test]
fn every_example_turns_with_the_board() {
    let library = library();
    let mut turned_cases = 0;
    for ruled in super::examples::ruled() {
        let Some(case) = mirrored(&ruled.example.given) else { continue };
        let original = ruled.decision.as_ref().expect("the example is a case");
        let mirror = library.decide(ruled.edition, &case).unwrap_or_else(|faults| {
            panic!("{}: {faults:?}", ruled.example.case);
        });
        let name = format!("{} {}: {}", ruled.edition.id, ruled.article, ruled.example.case);
        assert_eq!(mirror.result, original.result.map(turned), "{name}");
        if original.whoever_sealed {
            continue;
        }
        assert_eq!(mirror.sealer, original.sealer.map(Colour::other), "{name}");
        assert_eq!(mirror.outcome, original.outcome, "{name}");
        let rules = |decision: &plica::Decision| decision.findings.iter().map(|f| f.rule).collect::<Vec<_>>();
        assert_eq!(rules(&mirror), rules(original), "{name}");
        turned_cases += 1;
    }
    assert!(turned_cases > 200, "only {turned_cases} examples could be turned");
}

#[test]
fn the_mirror_of_a_mirror_is_the_position() {
    let fen = "r3k2r/8/8/3pP3/8/8/8/4K2R w Kkq d6 0 41";
    assert_eq!(mirrored_fen(&mirrored_fen(fen)), fen);
    assert_eq!(Position::from_fen(fen).map(|position| position.turn()), Ok(Colour::White));
    assert_eq!(Score::of(Outcome::Drawn, Colour::White), Score::Draw);
}

/// What is as usual is not told to be unregulated, whether it is told of a role or of the colour that has it.
#[test]
fn nothing_happened_told_of_a_colour_is_nothing_told_of_its_role() {
    let library = library();
    let named = |name: &str| library.rulebook.vocabulary.fact_named(name).is_some();
    let facts = library.rulebook.vocabulary.facts().filter(|(_, fact)| fact.kind == Type::Number);
    let of_sealer = facts.filter_map(|(_, fact)| fact.name.strip_prefix("sealer."));
    let names: Vec<_> = of_sealer.filter(|name| named(&format!("white.{name}"))).collect();
    assert!(names.contains(&"moves_behind"), "{names:?}");
    for edition in &library.rulebook.editions {
        for name in &names {
            let unregulated = |seat: &str| {
                let case = format!(r#"{{"sealer.colour": "white", "{seat}.{name}": 0}}"#);
                let case = plica::case_from_json(&case).expect("a case");
                library
                    .decide(edition, &case)
                    .map(|decision| [decision.unregulated.len(), decision.immaterial.len()])
                    .ok()
            };
            assert_eq!(unregulated("white"), unregulated("sealer"), "{} {name}", edition.id);
        }
    }
}
