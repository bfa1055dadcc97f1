//! What a trainer would tell arbiters in five minutes about two editions, written by hand from the table of differences
//! (`editions.md`, section 3), and held against the sentences that the comparison puts first.

use std::collections::BTreeMap;

use plica::engine::analysis::{Diff, Foremost};
use plica::engine::model::written;
use plica::words::reports::{Extent, differences, differences_paged};

use super::command_line::snapshot;
use super::examples::library;

/// A difference as a person tells it: the stage of the game, and a case on which it shows.
struct Expected {
    stage: &'static str,
    case: &'static [(&'static str, &'static str)],
    /// The results under the first edition and under the second; the same where only duties and rights differ.
    results: [&'static str; 2],
}

const fn by(
    stage: &'static str,
    case: &'static [(&'static str, &'static str)],
    results: [&'static str; 2],
) -> Expected {
    Expected { stage, case, results }
}

/// Two editions, the differences expected, and rules that must not stand among the first ten sentences.
struct Yardstick {
    editions: [&'static str; 2],
    /// Of each case the first fact is that which must be told.
    expected: &'static [Expected],
    /// What one text merely does not hold, or what hardly ever happens.
    never: &'static [&'static str],
    /// Of what is expected, by stage and first fact, what is not among the sentences: each a shortcoming.
    untold: &'static [(&'static str, &'static str)],
}

/// What two of the comparisons share.
const ILLEGAL_BUT_MEANT: Expected = by(
    "record",
    &[
        ("sealed.reading", "illegal"),
        ("sealed.intention_doubtful", "no"),
        ("sealed.ends_game", "no"),
        ("replier.can_mate", "yes"),
    ],
    ["*", "0-1"],
);
const AMBIGUOUS_BUT_MEANT: Expected = by(
    "record",
    &[
        ("sealed.reading", "ambiguous"),
        ("sealed.intention_doubtful", "no"),
        ("sealed.ends_game", "no"),
        ("replier.can_mate", "yes"),
    ],
    ["*", "0-1"],
);
const EMPTY_WITHOUT_MATE: Expected =
    by("record", &[("sealed.reading", "absent"), ("replier.can_mate", "no")], ["0-1", "1/2-1/2"]);
const ENVELOPE_LOST: Expected = by("loss-of-envelope", &[("envelope.missing", "yes")], ["*", "*"]);
const FLAG_WITHOUT_MATE: Expected =
    by("clocks", &[("sealer.flag_fallen", "yes"), ("replier.can_mate", "no")], ["0-1", "1/2-1/2"]);
const EARLY: Expected = by("sealing", &[("sealing.early", "yes"), ("session.remaining", "90 min")], ["", ""]);
const LATE_WITHIN_THE_DEFAULT_TIME: Expected = by(
    "lateness",
    &[
        ("sealer.late", "90 min"),
        ("event.default_time", "120 min"),
        ("sealed.reading", "clear"),
        ("sealed.ends_game", "no"),
    ],
    ["0-1", "*"],
);

/// White seals in every case.
const YARDSTICK: [Yardstick; 5] = [
    Yardstick {
        editions: ["fide-1974", "fide-1997"],
        expected: &[
            EARLY,
            by("sealing", &[("session.over", "yes")], ["", ""]),
            by("envelope", &[("offer.moment", "after_move"), ("envelope.shows.draw_offer", "no")], ["", ""]),
            by("resumption", &[("offer.moment", "after_opponent_sealed"), ("offer.by", "replier")], ["", ""]),
            by("resumption", &[("replier.late", "10 min")], ["", ""]),
            ILLEGAL_BUT_MEANT,
            AMBIGUOUS_BUT_MEANT,
            EMPTY_WITHOUT_MATE,
            ENVELOPE_LOST,
            FLAG_WITHOUT_MATE,
        ],
        never: &["17.4", "17.4.both.refusal", "14"],
        untold: &[
            ("sealing", "sealing.early"),
            ("envelope", "offer.moment"),
            ("resumption", "offer.moment"),
            ("record", "sealed.reading"),
        ],
    },
    Yardstick {
        editions: ["fide-1997", "fide-2014"],
        expected: &[
            by("sealing", &[("session.over", "yes")], ["", ""]),
            // Both ask for an offer that stands (1997 A2.f, 2014 E.2.f); 1997 asks for one made before the adjournment anyhow.
            by("envelope", &[("offer.moment", "after_move"), ("envelope.shows.draw_offer", "no")], ["", ""]),
            LATE_WITHIN_THE_DEFAULT_TIME,
            by(
                "lateness",
                &[
                    ("replier.late", "10 min"),
                    ("event.default_time", "5 min"),
                    ("sealed.reading", "clear"),
                    ("sealed.ends_game", "no"),
                ],
                ["*", "1-0"],
            ),
            by("record", &[("sealed.reading", "clear"), ("sealed.ends_game", "fivefold")], ["*", "1/2-1/2"]),
            by(
                "record",
                &[("sealed.reading", "clear"), ("sealed.ends_game", "seventy_five")],
                ["*", "1/2-1/2"],
            ),
        ],
        never: &["7.5.a", "7.5.b", "7.6", "8.1.a", "9.2.a", "9.1/manual-order"],
        untold: &[("sealing", "session.over")],
    },
    Yardstick {
        editions: ["fide-1974", "fide-2014"],
        expected: &[
            EARLY,
            by("envelope", &[("offer.standing", "yes"), ("envelope.shows.draw_offer", "no")], ["", ""]),
            by("resumption", &[("replier.late", "10 min"), ("event.default_time", "30 min")], ["", ""]),
            LATE_WITHIN_THE_DEFAULT_TIME,
            ILLEGAL_BUT_MEANT,
            AMBIGUOUS_BUT_MEANT,
            EMPTY_WITHOUT_MATE,
            by(
                "record",
                &[("sealed.reading", "clear"), ("sealed.ends_game", "dead_position")],
                ["*", "1/2-1/2"],
            ),
            ENVELOPE_LOST,
            FLAG_WITHOUT_MATE,
        ],
        never: &["17.4", "17.4.both.refusal", "14", "7.5.a", "7.6", "8.1.a", "9.2.a"],
        untold: &[
            ("sealing", "sealing.early"),
            ("envelope", "offer.standing"),
            ("resumption", "replier.late"),
            ("record", "sealed.reading"),
        ],
    },
    Yardstick {
        editions: ["fide-2014", "fide-2018"],
        expected: &[
            // The appendix has become a guideline.
            by("", &[("event.adopts_guidelines", "no"), ("envelope.missing", "yes")], ["*", ""]),
            by(
                "lateness",
                &[("event.sets_default_time", "no"), ("event.adopts_guidelines", "yes")],
                ["", ""],
            ),
            // The five occurrences need no longer follow each other.
            by(
                "record",
                &[("sealed.repetitions", "5"), ("sealed.reading", "clear"), ("sealed.ends_game", "no")],
                ["*", "1/2-1/2"],
            ),
        ],
        never: &["7.5.a", "7.5.b", "7.6", "8.1.a", "9.2.a", "9.1/manual-order"],
        untold: &[],
    },
    Yardstick {
        editions: ["fide-2018", "fide-2023"],
        expected: &[
            by("sealing", &[("event.adopts_guidelines", "yes"), ("sealing.early", "yes")], ["", ""]),
            by(
                "resumption",
                &[("ended_before.by", "sealer"), ("replier.can_mate", "no")],
                ["0-1", "1/2-1/2"],
            ),
            by("clocks", &[("clocks.wrong", "yes"), ("event.adopts_guidelines", "no")], ["", ""]),
        ],
        never: &[],
        untold: &[],
    },
];

/// The comparison of a yardstick.
fn compared(place: usize) -> &'static Diff<'static> {
    let [first, second] = YARDSTICK[place].editions;
    super::differences::compared(first, second)
}

fn facts(one: &Foremost) -> BTreeMap<String, String> {
    let vocabulary = &library().rulebook.vocabulary;
    let facts = one.facts.iter().map(|(fact, value)| {
        let declared = vocabulary.fact(*fact);
        (declared.name.clone(), written(&declared.kind, value))
    });
    facts.collect()
}

fn ids(diff: &Diff, one: &Foremost) -> [Option<String>; 2] {
    let id = |side: usize| {
        let rule = one.rulings[side].rule?;
        Some(diff.sides[side].edition.rule(rule).unwrap().id.clone())
    };
    [id(0), id(1)]
}

#[test]
fn the_editions_rule_as_the_yardstick_says() {
    let library = library();
    for Yardstick { editions, expected, .. } in &YARDSTICK {
        for Expected { case, results, .. } in expected.iter().filter(|expected| expected.results != ["", ""])
        {
            let told: serde_json::Map<_, _> = [("sealer.colour", "white")]
                .iter()
                .chain(case.iter())
                .map(|(fact, value)| ((*fact).to_owned(), serde_json::json!(value)))
                .collect();
            let case = plica::case_from_json(&serde_json::Value::Object(told).to_string()).unwrap();
            for (id, result) in editions.iter().zip(results) {
                let decision = library.decide(library.rulebook.edition(id).unwrap(), &case).unwrap();
                let possible: Vec<_> = decision.result.iter().map(|score| score.as_str()).collect();
                let expected: Vec<_> = [*result].into_iter().filter(|result| !result.is_empty()).collect();
                assert_eq!(possible, expected, "{id} {case:?}");
            }
        }
    }
}

#[test]
fn what_a_trainer_expects_is_told_first() {
    let mut wrong = Vec::new();
    for (place, Yardstick { editions, expected, never, untold }) in YARDSTICK.iter().enumerate() {
        let diff = compared(place);
        assert!((1..=10).contains(&diff.summary.len()), "{editions:?}");
        let mut missing = Vec::new();
        for Expected { stage, case, .. } in *expected {
            let is_told = diff.summary.iter().any(|one| {
                let (fact, value) = case[0];
                let told = facts(one);
                let alike = |found: &String| found == value || value.ends_with("min");
                // What is told of one player shows the same of the other.
                let names =
                    [fact.to_string(), fact.replace("sealer", "replier"), fact.replace("replier", "sealer")];
                let is_told = names.iter().any(|name| told.get(name).is_some_and(alike));
                one.stage.as_deref().unwrap_or_default() == *stage && is_told
            });
            if !is_told {
                missing.push((*stage, case[0].0));
            }
        }
        if missing != *untold {
            wrong.push(format!("{editions:?} leave {missing:?} untold"));
        }
        let told: Vec<_> = diff.summary.iter().flat_map(|one| ids(diff, one)).flatten().collect();
        wrong.extend(
            told.iter().filter(|id| never.contains(&id.as_str())).map(|id| format!("{editions:?}: {id}")),
        );
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn what_is_told_first_is_confirmed_and_in_the_order_of_events() {
    let library = library();
    let order = ["sealing", "envelope", "resumption", "lateness", "record", "loss-of-envelope", "clocks"];
    for (place, Yardstick { editions, .. }) in YARDSTICK.iter().enumerate() {
        let diff = compared(place);
        let stages = diff
            .summary
            .iter()
            .map(|one| one.stage.as_ref().map(|stage| order.iter().position(|name| name == stage).unwrap()));
        assert!(stages.collect::<Vec<_>>().is_sorted(), "{editions:?}");
        for one in &diff.summary {
            let decisions = diff.sides.map(|side| library.decide(side.edition, &one.case).unwrap());
            for (decision, ruling) in decisions.iter().zip(&one.rulings) {
                assert!(!one.is_of_result() || decision.result == ruling.result, "{:?}", one.case);
                let applies = |rule: plica::engine::model::RuleIndex| {
                    decision.findings.iter().any(|finding| finding.rule == rule)
                };
                assert!(one.is_of_result() || ruling.rule.is_none_or(applies), "{:?}", one.case);
            }
            assert_eq!(one.is_of_result(), decisions[0].result != decisions[1].result, "{:?}", one.case);
        }
    }
}

#[test]
fn what_is_told_first_in_three_languages() {
    for locale in plica::Locale::ALL {
        let words = plica::Words::embedded(locale);
        let report = differences([&words, &words], compared(2), Extent::First);
        snapshot(&format!("diff-first-{}", locale.code()), &plica::words::formats::text(&report));
    }
}

#[test]
fn a_comparison_comes_in_pages_and_loses_nothing() {
    let words = plica::Words::embedded(plica::Locale::Es);
    let diff = compared(2);
    let pages = differences_paged([&words, &words], diff);
    let whole = differences([&words, &words], diff, Extent::Every);
    let headings = |report: &plica::words::reports::Report| -> Vec<String> {
        report.sections.iter().map(|section| section.heading.clone()).collect()
    };
    assert_eq!(pages.iter().flat_map(headings).collect::<Vec<_>>(), headings(&whole));
    for page in &pages {
        let size = plica::words::formats::page(std::slice::from_ref(page)).len();
        assert!(size < 600_000, "{size}");
    }
}
