//! Changes of a case that cannot change its ruling, made to every example (metamorphic testing: Chen, Cheung and Yiu, 1998).

use std::fmt::Debug;

use plica::CaseFile;
use plica::engine::decision::{Decision, Step};
use plica::engine::model::Edition;

use super::examples::{library, ruled};

/// What a change must leave as it is: status, result, the results left, steps and rights.
fn ruling(edition: &Edition, decision: &Decision) -> impl PartialEq + Debug + use<> {
    let acts = |steps: &[Step]| {
        let findings = steps.iter().filter_map(|step| decision.findings.get(step.finding));
        let concluded = findings.filter_map(|finding| edition.conclusion(finding.rule, finding.conclusion));
        concluded.map(|conclusion| format!("{conclusion:?}")).collect::<Vec<_>>()
    };
    let lists = [acts(&decision.now), acts(&decision.rights)];
    (decision.status, decision.result, decision.possible.clone(), lists)
}

/// Whether a case tells anything whose name has one of these parts.
fn tells(case: &CaseFile, parts: &[&str]) -> bool {
    case.facts.iter().any(|given| parts.iter().any(|part| given.fact.value.contains(part)))
}

/// A flag that falls when the moves of the control have been made decides nothing (6.9 and its forerunners).
#[test]
fn a_flag_that_falls_after_the_control_changes_no_ruling() {
    let library = library();
    let (mut wrong, mut compared) = (Vec::new(), 0);
    for ruled in ruled() {
        // Who tells of flags, times or orders may tell of this one too.
        let speaks = ["flag", "control", "time_left", "_at", "clocks", "reading", "moves_", "order"];
        let Ok(original) = &ruled.decision else { continue };
        if tells(&ruled.example.given, &speaks) || !tells(&ruled.example.given, &["sealed.", "envelope."]) {
            continue;
        }
        for player in ["sealer", "replier"] {
            let mut case = ruled.example.given.clone();
            case.set(&format!("{player}.flag_fallen"), "yes");
            case.set(&format!("{player}.control_made"), "yes");
            // A flag may contradict what is told, or make the question one about the result: then the case is another.
            let Ok(changed) = library.decide(ruled.edition, &case) else { continue };
            if changed.matters != original.matters {
                continue;
            }
            compared += 1;
            let rulings = [original, &changed].map(|decision| ruling(ruled.edition, decision));
            if rulings[0] != rulings[1] {
                let place = format!("{} {}", ruled.edition.id, ruled.article);
                wrong.push(format!("{place}, {player}: {}\n  {rulings:?}", ruled.example.case));
            }
        }
    }
    assert!(wrong.is_empty(), "{} of {compared}\n{}", wrong.len(), wrong.join("\n"));
    assert!(compared > 1000, "only {compared} cases could be changed");
}
