//! The engine against the naive interpreter on complete cases: the same rules apply. What is open is held by `unknown`.

use std::collections::BTreeSet;

use plica::engine::decision::Status;
use plica::engine::model::{Conclusion, Edition, Effect, Fact, Outcome, Vocabulary, written};
use plica::engine::source::{Span, Src};
use plica::engine::syntax::FactGiven;
use plica::training::endings;
use plica::{CaseFile, Decision};
use proptest::prelude::*;

use super::drawn::{case, draw_possible, facts_of, turns_on_untold, values_of};
use super::examples::library;
use super::naive::{Complete, applies, outcomes, place, rule_holds};

/// So many cases are drawn for each property; more where `PLICA_CASES` says so.
fn drawn_cases() -> u32 {
    std::env::var("PLICA_CASES").ok().and_then(|count| count.parse().ok()).unwrap_or(250)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: drawn_cases(), max_global_rejects: 100_000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn the_same_rules_apply(edition in 0..library().rulebook.editions.len(), choices in prop::collection::vec(any::<u16>(), 260)) {
        let library = library();
        let edition = &library.rulebook.editions[edition];
        let facts = facts_of(library, edition);
        let complete = draw_possible(library, edition, &facts, &choices);
        prop_assume!(complete.is_some());
        let complete = complete.unwrap();
        // A case does not tell when what has not come would have: here nothing may turn on it.
        prop_assume!(!turns_on_untold(library, edition, &complete));
        let mut case = case(library, &facts, &complete);
        let matters = library.rulebook.vocabulary.matters().iter();
        case.about = matters.map(|matter| Src::new(matter.clone(), Span::default())).collect();
        let decision = library.decide(edition, &case).map_err(|faults| TestCaseError::fail(format!("{faults:?}")))?;
        let found: BTreeSet<_> = decision.findings.iter().map(|finding| finding.rule).collect();
        let concluded = outcomes(edition, &complete);
        prop_assert!(concluded.len() <= 1, "two results at once: {:?}", concluded);
        let unsaid = leaves_unsaid(&decision, concluded.first());
        let says = |rule: &plica::engine::model::Rule| rule.then.iter().any(|then| !goes_on(&then.value) || !unsaid);
        let applying = edition.numbered().filter(|(index, rule)| applies(edition, &complete, *index) && says(rule));
        prop_assert_eq!(found, applying.map(|(index, _)| index).collect());
        prop_assert_eq!(decision.outcome, concluded.first().copied().filter(|_| !unsaid));
        // The handbook's page on what ends the game, followed as its reader does.
        let ended = decision.outcome.filter(|outcome| *outcome != Outcome::GoesOn);
        prop_assert_eq!(ended, by_the_page(&library.rulebook.vocabulary, edition, &complete));
    }
}

/// Whether a ruling does not say that the game goes on, because something has happened on which the edition does not rule.
pub(crate) fn leaves_unsaid(decision: &Decision, concluded: Option<&Outcome>) -> bool {
    let untreated = !decision.unregulated.is_empty() || !decision.not_held.is_empty();
    concluded == Some(&Outcome::GoesOn) && decision.status == Status::Silent && untreated
}

/// The outcome to which the handbook's page on what ends the game leads: of the norms met, the one at the earliest moment.
fn by_the_page(vocabulary: &Vocabulary, edition: &Edition, facts: &Complete) -> Option<Outcome> {
    let rules = endings(vocabulary, edition).into_iter().flat_map(|stage| stage.rules);
    let met = rules.filter(|rule| rule_holds(edition, facts, *rule));
    let earliest = met.min_by_key(|rule| match edition.rule(*rule).expect("a rule").at {
        Effect::At(moment) => Some(place(edition, facts, moment)),
        // It holds whatever ended the game before.
        Effect::Always | Effect::Now => None,
    });
    let then = &edition.rule(earliest?).expect("a rule").then;
    then.iter().find_map(|conclusion| match &conclusion.value {
        Conclusion::Result(verdict) => Some(verdict.outcome()),
        Conclusion::Duty(_) | Conclusion::Set(..) | Conclusion::State(_) => None,
    })
}

fn goes_on(conclusion: &Conclusion) -> bool {
    matches!(conclusion, Conclusion::Result(verdict) if verdict.outcome() == Outcome::GoesOn)
}

/// Whether the replier is there also tells when the envelope is opened: he alone changes nothing, and is asked after all the same.
#[test]
fn what_changes_the_result_only_with_a_time_is_asked() {
    let library = library();
    let edition = library.rulebook.edition("fide-1974").unwrap();
    let case = plica::case_from_json(
        r#"{"about": "result", "sealed.reading": "unintelligible", "sealer.colour": "white", "sealer.late": "0 min",
            "replier.late": "0 min", "replier.present": "unknown", "envelope.opened": "no", "replier.flag_fallen_at": "1 h"}"#,
    )
    .unwrap();
    let decision = library.decide(edition, &case).unwrap();
    assert_eq!(decision.status, Status::Open);
    let missing =
        decision.missing.iter().map(|missing| library.rulebook.vocabulary.fact(missing.fact).name.as_str());
    assert_eq!(missing.collect::<Vec<_>>(), ["replier.present"]);
}

#[test]
fn a_result_that_does_not_turn_on_the_unknown_fact_is_decided() {
    // Whether or not the sealer has come, he loses: Kleene's logic alone would call the ruling open.
    let library = library();
    let edition = library.rulebook.edition("fide-2014").unwrap();
    let case = plica::case_from_json(
        r#"{"position": "4k3/7p/8/8/8/5N2/2N4P/4K3 w - - 0 41", "sealed.written": "Nd4", "sealed.language": "en",
            "sealer.present": "unknown", "sealer.late": "unknown", "event.default_time": "unknown"}"#,
    )
    .unwrap();
    let decision = library.decide(edition, &case).unwrap();
    assert_eq!(decision.status, Status::Decided);
    assert_eq!(decision.result.map(plica::engine::decision::Score::as_str), Some("0-1"));
    let concluding = decision.findings.iter().filter(|finding| {
        let rule = edition.rule(finding.rule).unwrap();
        matches!(rule.then[finding.conclusion].value, Conclusion::Result(_))
    });
    assert!(concluding.count() <= 1);
}

/// Tells the orders that a ruling reports as assumed.
fn tell_orders(vocabulary: &Vocabulary, decision: &Decision, case: &mut CaseFile) {
    let text = |text: &str| Src::new(text.into(), Span::default());
    let usual = decision.assumed_orders.iter().filter_map(|place| vocabulary.usually().get(*place));
    let name = |moment| vocabulary.moment(moment).expect("a moment").name.clone();
    let pairs = usual.filter(|order| !order.together);
    let mut told: Vec<_> =
        pairs.map(|order| format!("{}, {}", name(order.first), name(order.then))).collect();
    match case.facts.iter_mut().find(|given| given.fact.value == "order") {
        Some(given) => {
            told.push(given.value.value.to_string());
            given.value = text(&told.join("; "));
        }
        None if told.is_empty() => {}
        None => case.facts.push(FactGiven { fact: text("order"), value: text(&told.join("; ")) }),
    }
}

/// What is assumed and not reported can be otherwise without changing the ruling.
#[test]
fn no_assumption_is_hidden() {
    let library = library();
    let vocabulary = &library.rulebook.vocabulary;
    let text = |text: String| Src::new(text, Span::default());
    let mut flipped = 0;
    // Every twelfth example: thousands of turns all the same.
    for ruled in super::examples::ruled().iter().step_by(12) {
        let decision = ruled.decision.as_ref().expect("the example is a case");
        if decision.status != Status::Decided || decision.outcome.is_none() {
            continue;
        }
        let assumed: Vec<_> =
            vocabulary.facts().filter(|(fact, _)| decision.facts.is_assumed(*fact)).collect();
        let readings = decision.readings.iter().map(|taken| taken.fact);
        let reported: Vec<_> = decision.assumed.iter().copied().chain(readings).collect();
        let by_role = |fact: &Fact| {
            !matches!(fact.seat, Some(plica::engine::model::Seat::White | plica::engine::model::Seat::Black))
        };
        for (flip, declared) in
            assumed.iter().filter(|(fact, declared)| !reported.contains(fact) && by_role(declared))
        {
            for other in
                values_of(declared).into_iter().filter(|value| decision.facts.value(*flip) != Some(value))
            {
                let mut case = ruled.example.given.clone();
                case.about = vec![text("result".to_owned())];
                for (fact, declared) in assumed.iter().filter(|(_, declared)| by_role(declared)) {
                    let value = if fact == flip { Some(&other) } else { decision.facts.value(*fact) };
                    let value = written(&declared.kind, value.expect("an assumed value"));
                    let fact = text(declared.name.clone()).of();
                    case.facts.push(FactGiven { fact, value: text(value).of() });
                }
                tell_orders(vocabulary, decision, &mut case);
                // Some values no game can show together with the others.
                let Ok(otherwise) = library.decide(ruled.edition, &case) else { continue };
                // What the edition does not rule on is not assumed: it is said when it is told.
                if leaves_unsaid(&otherwise, decision.outcome.as_ref()) {
                    continue;
                }
                let name = format!("{} {}: {}", ruled.edition.id, ruled.article, ruled.example.case);
                assert_eq!(otherwise.outcome, decision.outcome, "{name}: {} is {other:?}", declared.name);
                flipped += 1;
            }
        }
    }
    assert!(flipped > 1000, "only {flipped} assumptions were turned");
}
