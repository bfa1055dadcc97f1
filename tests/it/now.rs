//! What is to be done now: verdicts written by hand from the articles.

use serde_json::Value;

use super::command_line::{plica_ends, stderr, stdout, with_input, with_input_ends};
use super::programs::{folder, program, run_with};
use super::serving_reload::copy_of_rules;

/// At the sealing: what the envelope must bear, and what the arbiter does with it (E.2 and E.3).
const ON_THE_ENVELOPE: [&str; 8] =
    ["bear", "bear", "bear", "bear", "bear", "bear", "check-envelope", "keep-envelope"];

/// Edition, facts, the acts called for by what was told, in order, and the acts of the normal course that are ahead.
const CASES: [(&str, &str, &[&str], &[&str]); 21] = [
    // Resumption, 2014: board and clocks were set before the envelope was opened; the move and the clock are left.
    (
        "fide-2014",
        r#"{"envelope.opened": "yes", "sealed.reading": "clear", "sealed.ends_game": "no", "replier.present": "yes"}"#,
        &["play-sealed-move", "start-clock"],
        &[],
    ),
    (
        "fide-1974",
        r#"{"envelope.opened": "yes", "sealed.reading": "clear", "sealed.ends_game": "no", "replier.present": "yes"}"#,
        &["play-sealed-move", "start-clock"],
        &[],
    ),
    // The player who must reply is away but not too late: his clock runs. That the envelope is closed is only assumed, so
    // nothing is done yet.
    (
        "fide-2014",
        r#"{"replier.present": "no", "replier.late": "10 min", "event.default_time": "30 min", "sealed.reading": "clear"}"#,
        &["start-clock"],
        &["set-up-position", "set-clocks"],
    ),
    (
        "fide-1997",
        r#"{"replier.present": "no", "replier.late": "10 min", "sealed.reading": "clear"}"#,
        &["start-clock"],
        &["set-up-position", "set-clocks"],
    ),
    // An ambiguous move has ended the game: nothing of the resumption is needed any more.
    (
        "fide-2014",
        r#"{"position": "4k3/7p/8/8/8/5N2/2N4P/4K3 w - - 0 41", "sealed.written": "Cd4", "sealed.language": "es"}"#,
        &[],
        &[],
    ),
    // The envelope is lost and the position cannot be told: the game is annulled, and another is played.
    ("fide-2014", r#"{"envelope.missing": "yes", "position.known": "no"}"#, &["replay-game"], &[]),
    // At the end of the session, and once the player has been asked.
    (
        "fide-2014",
        r#"{"session.over": "yes"}"#,
        &["ask-to-seal", "write-sealed-move", "enclose-scoresheets", "seal-envelope", "stop-clock"],
        &ON_THE_ENVELOPE,
    ),
    (
        "fide-2014",
        r#"{"session.over": "yes", "sealing.asked": "yes", "sealing.clocks_stopped": "yes"}"#,
        &["write-sealed-move", "enclose-scoresheets", "seal-envelope"],
        &ON_THE_ENVELOPE,
    ),
    // The reply was sealed too, and both envelopes lie there.
    (
        "fide-2014",
        r#"{"reply.sealed": "yes", "envelope.opened": "yes", "sealed.reading": "clear", "sealed.ends_game": "no"}"#,
        &["open-reply"],
        &[],
    ),
    // A player notices a wrong clock before his first move: it is set right before the envelope is opened; afterwards the
    // resumption is behind them.
    (
        "fide-2014",
        r#"{"clocks.wrong": "yes", "clocks.noticed": "before_first_move", "sealed.reading": "clear", "sealed.ends_game": "no"}"#,
        &["correct-clocks"],
        &["set-up-position", "set-clocks", "open-envelope", "play-sealed-move", "start-clock"],
    ),
    (
        "fide-2014",
        r#"{"clocks.wrong": "yes", "clocks.noticed": "after_first_move", "sealed.reading": "clear", "sealed.ends_game": "no"}"#,
        &[],
        &[],
    ),
    // Displaced men found during play: the resumption is behind; found before the move was sealed, it is still ahead.
    (
        "fide-2014",
        r#"{"displaced.found": "yes", "displaced.position_known": "yes", "order": ["envelope.opened", "irregularity.found"],
            "sealed.reading": "clear", "sealed.ends_game": "no"}"#,
        &["reinstate-position"],
        &[],
    ),
    (
        "fide-2014",
        r#"{"displaced.found": "yes", "displaced.position_known": "yes", "order": ["irregularity.found", "sealing"],
            "sealed.reading": "clear", "sealed.ends_game": "no"}"#,
        &["reinstate-position"],
        &["set-up-position", "set-clocks", "open-envelope", "play-sealed-move", "start-clock"],
    ),
    // The late replier may stop his clock and call the arbiter before all else.
    (
        "fide-2014",
        r#"{"replier.late": "10 min", "event.default_time": "30 min", "sealed.reading": "clear", "sealed.ends_game": "no"}"#,
        &["pause-own-clock", "call-arbiter", "open-envelope", "play-sealed-move", "start-clock"],
        &["set-up-position", "set-clocks"],
    ),
    // He is away past the default time: what the envelope holds decides, so it may be opened.
    (
        "fide-2014",
        r#"{"replier.present": "no", "replier.late": "40 min", "event.default_time": "30 min"}"#,
        &["open-envelope"],
        &["set-up-position", "set-clocks"],
    ),
    // What the envelope holds loses the game, but it is still closed: it is opened with the replier there, and neither the
    // board nor the clocks are set for a game that is lost then (1974 16.2 and 17.3, 1997 A7, 2014 E.7, Guidelines I.7).
    (
        "fide-1974",
        r#"{"sealer.colour": "white", "envelope.opened": "no", "sealed.reading": "illegal", "replier.present": "yes",
            "sealed.intention_doubtful": "yes"}"#,
        &["open-envelope"],
        &[],
    ),
    (
        "fide-1997",
        r#"{"sealer.colour": "white", "envelope.opened": "no", "sealed.reading": "illegal", "replier.present": "yes"}"#,
        &["open-envelope"],
        &[],
    ),
    (
        "fide-2014",
        r#"{"sealer.colour": "white", "envelope.opened": "no", "sealed.reading": "illegal", "replier.present": "yes"}"#,
        &["open-envelope"],
        &[],
    ),
    (
        "fide-2018",
        r#"{"event.adopts_guidelines": "yes", "sealer.colour": "white", "envelope.opened": "no",
            "sealed.reading": "illegal", "replier.present": "yes"}"#,
        &["open-envelope"],
        &[],
    ),
    (
        "fide-2023",
        r#"{"event.adopts_guidelines": "yes", "sealer.colour": "white", "envelope.opened": "no",
            "sealed.reading": "illegal", "replier.present": "yes"}"#,
        &["open-envelope"],
        &[],
    ),
    // The draft of 1928 has an illegal move taken back (16): the game goes on, so the position is set up.
    (
        "fide-1928",
        r#"{"sealer.colour": "white", "envelope.opened": "no", "sealed.reading": "illegal", "replier.present": "yes"}"#,
        &["set-up-position", "open-envelope", "withdraw-move"],
        &[],
    ),
];

fn decided(edition: &str, facts: &str, more: &[&str]) -> Value {
    let arguments = [&["decide", "-", "--edition", edition, "--format", "json"], more].concat();
    // Some rulings are open.
    let (code, output) = run_with(&mut program(&arguments), facts.as_bytes()).ends_with_one_of(&[0, 3]);
    let decision: Value = serde_json::from_str(&stdout(&output)).expect("JSON");
    assert_eq!(code == 0, decision["status"] == "decided", "{decision}");
    decision
}

#[test]
fn what_is_ahead_is_to_be_done_and_nothing_else() {
    for (edition, facts, called_for, usual) in CASES {
        let decision = decided(edition, facts, &[]);
        let steps = decision["now"].as_array().expect("steps");
        let acts = |usual: bool| -> Vec<&str> {
            let steps = steps.iter().filter(|step| step["usual"] == usual);
            steps.map(|step| step["act"].as_str().expect("an act")).collect()
        };
        assert_eq!(acts(false), called_for, "{edition} {facts}");
        assert_eq!(acts(true), usual, "{edition} {facts}, the normal course");
        assert!(steps.iter().all(|step| step["modality"] != "must_not"), "{edition} {facts}");
    }
}

#[test]
fn a_step_is_a_duty_or_a_right_and_a_finished_game_is_closed() {
    let text = |edition: &str, facts: &str| {
        stdout(&with_input(&["decide", "-", "--edition", edition, "--lang", "es"], facts.as_bytes()))
    };
    let over = text("fide-2014", r#"{"envelope.missing": "yes", "position.known": "no"}"#);
    assert!(!over.contains("Abrir") && over.contains("[ ] "), "{over}");
    // The opponent may accept the offer or decline it; both must note it.
    let offer = text("fide-2014", r#"{"offer.moment": "after_move", "offer.by": "sealer"}"#);
    let marks: Vec<_> = offer
        .lines()
        .filter_map(|line| line.get(..4))
        .filter(|mark| mark.ends_with(") ") || mark.ends_with("] "))
        .collect();
    assert_eq!(marks, ["( ) ", "( ) ", "[ ] ", "[ ] "], "{offer}");
}

#[test]
fn what_does_not_apply_is_told_on_demand() {
    let facts = r#"{"replier.present": "no", "replier.late": "40 min", "event.default_time": "30 min",
        "sealed.reading": "ambiguous"}"#;
    let brief = decided("fide-2014", facts, &[]);
    assert!(brief.get("considered").is_none());
    let told = decided("fide-2014", facts, &["--explain"]);
    let considered = told["considered"].as_array().expect("rules");
    assert!(considered.iter().any(|one| one["why_not"].as_str().is_some_and(|why| !why.is_empty())));
    let arguments = ["decide", "-", "--edition", "fide-2014", "--lang", "it"];
    let brief = stdout(&with_input_ends(3, &arguments, facts.as_bytes()));
    let told = stdout(&with_input_ends(3, &[&arguments[..], &["--explain"]].concat(), facts.as_bytes()));
    let heading = "Norme esaminate che non si applicano";
    assert!(!brief.contains(heading) && told.contains(heading), "{told}");
}

#[test]
fn an_act_that_no_edition_knows_is_not_done() {
    let rules = folder();
    copy_of_rules(&rules);
    let path = rules.join("vocabulary.yaml");
    let text = std::fs::read_to_string(&path).expect("a vocabulary");
    for (from, to) in
        [("acts: ask-to-seal}", "acts: ask-to-steal}"), ("keep-scoresheets, replay", "keep-sheets, replay")]
    {
        std::fs::write(&path, text.replacen(from, to, 1)).expect("it is written");
        let rules = rules.to_str().expect("a path");
        let output = plica_ends(1, &["check", "--rules", rules, "--lang", "it"]);
        assert!(
            stderr(&output).contains("ask-to-steal") || stderr(&output).contains("keep-sheets"),
            "{}",
            stderr(&output)
        );
    }
}
