//! Tests of the interview.

use super::*;
use crate::engine::decision::Score;
use crate::engine::model::Type;
use crate::engine::model::UNKNOWABLE;
use crate::engine::model::{Matter, written};

/// What is called certain: what follows, and which results are no longer possible.
fn known(standing: &Standing) -> Vec<String> {
    let (Some(decision), Some(edition)) = (standing.certain(), standing.edition) else {
        return Vec::new();
    };
    let rule = |index| edition.rule(index).map_or("", |rule| rule.id.as_str());
    let found = decision.findings.iter().map(|found| format!("{} {}", rule(found.rule), found.conclusion));
    let mut known: Vec<_> = found.collect();
    if decision.matters.contains(&Matter::RESULT) {
        let possible = |score: &Score| match (decision.status, decision.result) {
            (Status::Open, _) => decision.possible.contains(score),
            (_, Some(result)) => *score == result,
            (_, None) => *score == Score::Silent,
        };
        let impossible = Score::ALL.into_iter().filter(|score| !possible(score));
        known.extend(impossible.map(|score| format!("not {score:?}")));
    }
    known
}

/// Answers every question in turn, by a rule of its own, until there is none; the questions by name, and what had been
/// called certain and was withdrawn.
fn interviewed(library: &Library, edition: &str, topic: &str, seed: usize) -> (Vec<String>, Vec<String>) {
    let (mut held, mut withdrawn) = (Vec::new(), Vec::new());
    let mut answers = Answers { topics: vec![topic.to_owned()], ..Answers::default() };
    answers.case.facts.push(given("edition", edition));
    let mut asked = Vec::new();
    for step in 0..100 {
        let mut standing = standing(library, &answers);
        // A time may not fit another one; what can be chosen always fits.
        while !standing.faults.is_empty() {
            let last = answers.case.facts.last_mut().expect("an answer");
            assert!(last.value.value.ends_with(|end: char| end.is_ascii_digit() || end == 'n'), "{last:?}");
            last.value.value = UNKNOWN.into();
            standing = super::standing(library, &answers);
        }
        let mut known = known(&standing);
        // A ruling that turns out not to touch the result says nothing more of it.
        let says_result = known.iter().any(|known| known.starts_with("not "));
        known.extend(held.iter().filter(|held: &&String| !says_result && held.starts_with("not ")).cloned());
        let gone = held.iter().filter(|held| !known.contains(held));
        withdrawn.extend(gone.map(|gone| format!("{asked:?}: {gone}")));
        held = known;
        let Some(next) = standing.next else { return (asked, withdrawn) };
        let turn = seed * 7 + step * 3;
        let (name, value) = match next {
            Asked::Edition | Asked::Topic => panic!("told already"),
            Asked::Position => ("position", "4k3/7p/8/8/8/5N2/2N4P/4K3 w - - 0 41".to_owned()),
            Asked::Paper => ("sealed.written", ["Cd4", "Nfd4", "Qh5", "?"][turn % 4].to_owned()),
            Asked::Fact(fact) => {
                let declared = library.rulebook.vocabulary.fact(fact);
                let edition = library.rulebook.edition(edition).expect("an edition");
                let choices = choices(library, edition, &answers, fact);
                if declared.name == ORDER && !answers.later.contains(ORDER) {
                    // Each time of two other moments; one answer says all that was answered before.
                    answers.case.facts.retain(|told| told.fact.value != ORDER);
                    if let Some(order) = choices.get(turn % 3) {
                        answers.case.facts.push(given(ORDER, &written(&declared.kind, order)));
                    } else {
                        answers.later.insert(ORDER.to_owned());
                    }
                    continue;
                }
                let value = match choices.get(turn % (choices.len() + 2)) {
                    Some(value) => written(&declared.kind, value),
                    None if is_text(declared) => "text".to_owned(),
                    None if turn.is_multiple_of(5) => UNKNOWABLE.to_owned(),
                    None if turn.is_multiple_of(3) || !choices.is_empty() => UNKNOWN.to_owned(),
                    None if declared.kind == Type::Duration => format!("{} min", turn % 100),
                    None => (turn % 50).to_string(),
                };
                (declared.name.as_str(), value)
            }
        };
        assert!(!asked.contains(&name.to_owned()), "{edition} {topic}: {name} twice");
        asked.push(name.to_owned());
        answers.case.facts.push(given(name, &value));
    }
    panic!("{edition} {topic}: no end of {asked:?}");
}

#[test]
fn every_interview_ends_asks_nothing_twice_and_takes_nothing_back() {
    let mut withdrawn = Vec::new();
    let library = Library::embedded().expect("the embedded rulebook is sound");
    let topics: Vec<_> = library
        .rulebook
        .vocabulary
        .topics()
        .iter()
        .filter(|topic| topic.kinds.is_empty())
        .map(|topic| topic.name.clone())
        .collect();
    for edition in &library.rulebook.editions {
        for topic in &topics {
            for seed in 0..1 {
                let (asked, gone) =
                    interviewed(&library, &edition.id, topic, edition.id.len() + topic.len() + seed);
                assert!(asked.len() < 40, "{} {topic}: {asked:?}", edition.id);
                withdrawn.extend(gone.into_iter().map(|gone| format!("{} {topic} {gone}", edition.id)));
            }
        }
    }
    assert!(withdrawn.is_empty(), "{} withdrawn:\n{}", withdrawn.len(), withdrawn.join("\n"));
}

#[test]
fn times_are_read_as_people_type_them() {
    for (typed, meant) in [
        ("75", "75 min"),
        (" 75' ", "1 h 15 min"),
        ("1:15", "1 h 15 min"),
        ("1h15", "1 h 15 min"),
        ("1h15m", "1 h 15 min"),
        ("1 h 15 min", "1 h 15 min"),
        ("1.15", "1 h 15 min"),
        ("20 min", "20 min"),
        ("0:75", "0:75"),
        ("1:05:00", "1 h 5 min"),
        ("PT1H5M", "1 h 5 min"),
        ("20 minutos", "20 min"),
        ("15:30", "15:30"),
        ("soon", "soon"),
    ] {
        assert_eq!(time_as_typed(typed), meant, "{typed}");
    }
}

#[test]
fn the_head_of_a_game_tells_its_event_and_what_is_not_known_is_left_out() {
    let library = Library::embedded().expect("the embedded rulebook is sound");
    let game = "[Event \"Torneo \\\"A\\\"\"]\n[Site \"?\"]\n[Date \"2016.05.??\"]\n[Round \"7\"]\n[Board \"3\"]\n\
                [White \"Rossi, Ada\"]\n[Black \"?\"]\n\n1. e4 { [Black \"Eva\"] } e5 *\n\n[Black \"Ana\"]\n\n1. d4 *";
    let mut answers = Answers::default();
    answers.case.facts.push(given("event.round", "8"));
    let told = with_heads(&library.rulebook.vocabulary, &answers, game);
    let told: Vec<_> =
        told.case.facts.iter().map(|given| (given.fact.value.as_str(), given.value.value.as_str())).collect();
    let expected = [
        ("event.round", "8"),
        ("white.name", "Rossi, Ada"),
        ("event.name", "Torneo \"A\""),
        ("event.board", "3"),
    ];
    assert_eq!(told, expected);
    let dated = with_heads(&library.rulebook.vocabulary, &Answers::default(), "[Date \"2016.05.01\"]");
    assert_eq!(dated.case.facts, [given("event.day", "2016-05-01")]);
}
