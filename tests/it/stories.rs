//! What the clock of the hall shows in a question is what its case says of who came late, in every language; and what was due
//! before that hour is not asked.

use std::collections::BTreeSet;

use plica::engine::chess::Language;
use plica::engine::model::{Conclusion, Value};
use plica::engine::syntax::Modality;
use plica::training::pages::Paper;
use plica::training::{Answer, Asks, Disputed, Question, Wanted, quiz};
use plica::{Library, Locale, Words};

use super::examples::library;

#[test]
fn the_clock_of_a_story_shows_what_its_case_says() {
    let library = library();
    let (mut told, mut clocks, mut all) = (0, 0, 0);
    for (edition, asked) in super::quiz::SPANISH.iter() {
        for locale in Locale::ALL {
            let words = Words::embedded(locale);
            let players = words.say("story-players", &[]);
            let paper = Paper::of(&words, library, edition, asked, 3);
            for (asked, question) in asked.iter().zip(&paper.questions) {
                let situation = question.situation.join(" ");
                let named: Vec<_> =
                    players.split(';').filter(|name| situation.contains(name.trim())).collect();
                assert!(named.is_empty() || named.len() == 2, "{situation}");
                let times = times(&situation);
                let late = late(library, asked);
                all += 1;
                told += usize::from(!named.is_empty());
                let Some((hour, shown)) = times.split_first() else { continue };
                clocks += 1;
                // Of the hour set everything is counted.
                let shown: BTreeSet<_> = shown.iter().map(|shown| shown - hour).collect();
                assert_eq!(shown, late, "{situation}");
            }
        }
    }
    // A question of the sealing itself, or without a board, has neither players and a hall nor a clock.
    assert!(2 * told > all && 5 * clocks > all, "{told} stories, {clocks} with a clock, of {all}");
}

/// What is done when the replier comes.
const OPENS: [&str; 2] = ["open-envelope", "play-sealed-move"];

/// The replier has come, and the sealer comes later or is still awaited: the envelope was opened and its move played before the
/// hour that is told (1974: 16.2; 1997: A9; 2014: E.9).
#[test]
fn what_was_due_before_the_hour_told_is_not_asked() {
    let library = library();
    let vocabulary = &library.rulebook.vocabulary;
    let mut all = 0;
    for edition in ["fide-1974", "fide-1997", "fide-2014"] {
        let edition = library.rulebook.edition(edition).expect("an edition");
        let language = Language::Italian;
        // Nothing else is asked than what is due when the replier comes.
        let is_due = |meant: &Conclusion| {
            matches!(meant, Conclusion::Duty(duty) if duty.modality == Modality::Must
            && vocabulary.act(duty.act).is_some_and(|act| OPENS.contains(&act.name.as_str())))
        };
        let due = edition.numbered().filter(|(_, rule)| rule.then.iter().any(|meant| is_due(&meant.value)));
        let rules = Some(due.map(|(index, _)| index).collect());
        let wanted = Wanted { count: 60, seed: 5, rules, level: None, language, disputed: Disputed::Asked };
        for asked in quiz(library, edition, &wanted, &mut |_, _| {}) {
            let fact = |name: &str| vocabulary.fact_named(name).expect(name);
            let late = |name: &str| asked.decision.facts.amount(fact(name)).unwrap_or(0);
            let has_come = asked.decision.facts.value(fact("replier.present")) == Some(&Value::Truth(true));
            all += 1;
            if !has_come || late("sealer.late") <= late("replier.late").max(0) {
                continue;
            }
            let right = asked.choices.iter().find(|choice| choice.is_right).expect("a right answer");
            let said = match (&asked.asks, right.answer) {
                (Asks::TwoStatements(_, said), _) => *said,
                (_, Answer::Says(said)) => said,
                (_, _) => continue,
            };
            let rule = edition.rule(said.rule).expect("a rule");
            assert!(!is_due(&rule.then[said.conclusion].value), "{}: {:#?}", rule.id, asked.case);
        }
    }
    assert!(all > 30, "{all} questions of what is due when the replier comes");
}

/// The times of day in a text, in minutes from midnight, in their order.
fn times(text: &str) -> Vec<i64> {
    let time = |word: &str| {
        let (hour, minute) = word.trim_end_matches(['.', ',', ';']).split_once(['.', ':'])?;
        let is_time = !hour.is_empty() && minute.len() == 2;
        let number = |text: &str| text.parse::<i64>().ok();
        number(hour).zip(number(minute)).filter(|_| is_time).map(|(hour, minute)| 60 * hour + minute)
    };
    text.split_whitespace().filter_map(time).collect()
}

/// How many minutes the players are late.
fn late(library: &Library, asked: &Question) -> BTreeSet<i64> {
    let vocabulary = &library.rulebook.vocabulary;
    let minutes = ["sealer.late", "replier.late"].into_iter().filter_map(|name| {
        let fact = vocabulary.fact_named(name)?;
        match asked.decision.facts.value(fact) {
            Some(Value::Amount(seconds)) if *seconds > 0 && seconds % 60 == 0 => Some(seconds / 60),
            Some(_) | None => None,
        }
    });
    minutes.collect()
}
