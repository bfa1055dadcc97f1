//! What stands above the moves of a game -> the facts of its event: who plays, where, when.

use super::answers::{Answers, given};
use crate::engine::chess::tags;
use crate::engine::model::{Vocabulary, value_from};
use crate::engine::syntax::FactGiven;

/// Tags as programs write them, and the facts they tell.
const HEADS: [(&str, &str); 6] = [
    ("White", "white.name"),
    ("Black", "black.name"),
    ("Event", "event.name"),
    ("Round", "event.round"),
    ("Board", "event.board"),
    ("Date", "event.day"),
];

/// The answers with what the head of a game tells of its event; what was told stays.
#[must_use]
pub(crate) fn with_heads(vocabulary: &Vocabulary, answers: &Answers, game: &str) -> Answers {
    let mut answers = answers.clone();
    let tags = tags(game);
    for (tag, fact) in HEADS {
        let told = |given: &FactGiven| given.fact.value == fact;
        let value = tags.iter().find(|(name, _)| name == tag).map(|(_, value)| value.trim());
        // A question mark stands for what is not known, a hyphen for what there is none of.
        let value = value.filter(|value| !value.is_empty() && *value != "-" && !value.contains('?'));
        let Some(value) = value.filter(|_| !answers.case.facts.iter().any(told)) else { continue };
        // Days are written with full stops there.
        let head = given(fact, &if fact == "event.day" { value.replace('.', "-") } else { value.to_owned() });
        let is_fact = vocabulary.fact_named(fact).map(|id| vocabulary.fact(id));
        if is_fact.is_some_and(|declared| value_from(declared, &head.value).is_ok()) {
            answers.case.facts.push(head);
        }
    }
    answers
}

#[cfg(test)]
mod tests {
    use super::{Answers, given, with_heads};
    use crate::engine::library::Library;

    #[test]
    fn the_head_of_a_game_tells_its_event_and_what_is_not_known_is_left_out() {
        let library = Library::embedded().expect("the embedded rulebook is sound");
        let game = "[Event \"Torneo \\\"A\\\"\"]\n[Site \"?\"]\n[Date \"2016.05.??\"]\n[Round \"7\"]\n[Board \"3\"]\n\
                    [White \"Rossi, Ada\"]\n[Black \"?\"]\n\n1. e4 { [Black \"Eva\"] } e5 *\n\n[Black \"Ana\"]\n\n1. d4 *";
        let mut answers = Answers::default();
        answers.case.facts.push(given("event.round", "8"));
        let told = with_heads(&library.rulebook.vocabulary, &answers, game);
        let told: Vec<_> = told
            .case
            .facts
            .iter()
            .map(|given| (given.fact.value.as_str(), given.value.value.as_str()))
            .collect();
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
}
