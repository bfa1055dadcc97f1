//! Changes of a case that cannot change its ruling, made to every example (metamorphic testing: Chen, Cheung and Yiu, 1998).

use std::fmt::Debug;

use plica::CaseFile;
use plica::engine::decision::{Decision, Step};
use plica::engine::model::{Edition, Matter};

use super::examples::{library, ruled};

/// The part of a ruling that must not change: status, result, possible results and, with `steps_stay`, steps and rights.
fn ruling(edition: &Edition, decision: &Decision, steps_stay: bool) -> impl PartialEq + Debug + use<> {
    let acts = |steps: &[Step]| {
        let findings = steps.iter().filter_map(|step| decision.findings.get(step.finding));
        let concluded = findings.filter_map(|finding| edition.conclusion(finding.rule, finding.conclusion));
        concluded.map(|conclusion| format!("{conclusion:?}")).collect::<Vec<_>>()
    };
    let lists = steps_stay.then(|| [acts(&decision.now), acts(&decision.rights)]);
    (decision.status, decision.result, decision.possible.clone(), lists)
}

/// Whether a case tells anything whose name has one of these parts.
fn tells(case: &CaseFile, parts: &[&str]) -> bool {
    case.facts.iter().any(|given| parts.iter().any(|part| given.fact.value.contains(part)))
}

/// A change that must not affect the ruling.
struct Change {
    /// The facts added to the case.
    told: &'static [(&'static str, &'static str)],
    /// Examples with a fact whose name contains one of these are left out: they state the same thing.
    speaks: &'static [&'static str],
    /// Whether the steps must stay too, and not the result alone.
    steps_stay: bool,
}

const FLAG: &[&str] = &["flag", "control", "time_left", "_at", "clocks", "reading", "moves_", "order"];
const OFFER: &[&str] = &["offer", "claim", "order", "session", "sealing", "event.draw", "reading"];
const LATE: &[&str] = &[
    "late",
    // Little time left may have run out while he was away.
    "time_left",
    "present",
    "default_time",
    "limit",
    "order",
    "_at",
    "reading",
    "flag",
    "sealing",
    "session",
    "reply",
    "missing",
];

const CHANGES: [Change; 9] = [
    // A flag that falls when the moves of the control have been made decides nothing (6.9 and its forerunners).
    Change {
        told: &[("sealer.flag_fallen", "yes"), ("sealer.control_made", "yes")],
        speaks: FLAG,
        steps_stay: true,
    },
    Change {
        told: &[("replier.flag_fallen", "yes"), ("replier.control_made", "yes")],
        speaks: FLAG,
        steps_stay: true,
    },
    // What the envelope bears, and what stands beside the moves, does not decide who wins.
    Change {
        told: &[
            ("envelope.shows.names", "yes"),
            ("envelope.shows.times", "yes"),
            ("recording.other_notes", "yes"),
        ],
        speaks: &["shows", "recording"],
        steps_stay: false,
    },
    // An offer that was declined is over.
    Change {
        told: &[
            ("offer.by", "sealer"),
            ("offer.moment", "between_sessions"),
            ("offer.answer", "declined_orally"),
        ],
        speaks: OFFER,
        steps_stay: false,
    },
    // A clock that showed a wrong time and with which nobody lost is corrected.
    Change {
        told: &[
            ("clocks.wrong", "yes"),
            ("clocks.noticed", "before_first_move"),
            ("clocks.noticed_by", "player"),
        ],
        speaks: FLAG,
        steps_stay: false,
    },
    // Who comes within the time allowed plays on.
    Change {
        told: &[("sealer.late", "5 min"), ("event.default_time", "60 min")],
        speaks: LATE,
        steps_stay: false,
    },
    Change {
        told: &[("replier.late", "5 min"), ("event.default_time", "60 min")],
        speaks: LATE,
        steps_stay: false,
    },
    // The hours of the event.
    Change { told: &[("event.resumes_at", "16:00")], speaks: &["resumes_at"], steps_stay: true },
    Change { told: &[("players.warned", "yes")], speaks: &["warned", "session"], steps_stay: false },
];

#[test]
fn what_decides_nothing_changes_no_ruling() {
    let mut wrong = Vec::new();
    for change in &CHANGES {
        let mut compared = 0;
        for ruled in ruled() {
            let given = &ruled.example.given;
            let Ok(original) = &ruled.decision else { continue };
            if tells(given, change.speaks) || !tells(given, &["sealed.", "envelope."]) {
                continue;
            }
            let mut case = given.clone();
            change.told.iter().for_each(|(fact, value)| case.set(fact, value));
            // The change may contradict the case.
            let Ok(changed) = library().decide(ruled.edition, &case) else { continue };
            let is_on_result = |decision: &Decision| decision.matters.contains(&Matter::RESULT);
            let is_same_question = changed.matters == original.matters
                || !change.steps_stay && is_on_result(&changed) && is_on_result(original);
            // Only the same question is compared, and only where the edition regulates the added facts.
            if !is_same_question || changed.unregulated.len() > original.unregulated.len() {
                continue;
            }
            compared += 1;
            let rulings =
                [original, &changed].map(|decision| ruling(ruled.edition, decision, change.steps_stay));
            if rulings[0] != rulings[1] {
                let place = format!("{} {}", ruled.edition.id, ruled.article);
                wrong.push(format!("{:?} {place}: {}\n  {rulings:?}", change.told, ruled.example.case));
            }
        }
        assert!(compared > 500, "{:?}: only {compared} cases could be changed", change.told);
    }
    assert!(wrong.is_empty(), "{}\n{}", wrong.len(), wrong.join("\n"));
}
