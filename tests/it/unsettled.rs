//! What a ruling says of facts on which no rule of the edition turns: events and what the edition declares open are not settled, all
//! else does not affect the ruling.

use super::command_line::stdout;
use super::programs::{program, run_with};

/// Edition, facts, and the one that no rule turns on.
type Row = (&'static str, &'static [&'static str], &'static str);

const DOES_NOT_AFFECT: [Row; 7] = [
    (
        "fide-1997",
        &["sealed.reading: clear", "sealed.ends_game: no", "offer.withdrawn: yes"],
        "offer.withdrawn",
    ),
    ("fide-1974", &["session.length: 4 h", "clocks.total: 4 h"], "clocks.total"),
    ("fide-1974", &["sealing.change_wanted: yes", "sealing.envelope_closed: no"], "sealing.envelope_closed"),
    ("fide-1997", &["sealing.change_wanted: yes", "sealing.envelope_closed: no"], "sealing.envelope_closed"),
    ("fide-2014", &["session.length: 4 h", "session.elapsed_wall: 5 h"], "session.elapsed_wall"),
    ("fide-1974", &["sealed.reading: clear", "offer.standing: yes"], "offer.standing"),
    ("fide-2014", &["sealed.reading: clear", "players.warned: yes"], "players.warned"),
];

const NOT_SETTLED: [Row; 5] = [
    ("fide-1974", &["sealed.reading: clear", "illegal.found: yes"], "illegal.found"),
    (
        "fide-1928",
        &["ended_before.kind: resignation", "resignation.told_to: opponent"],
        "resignation.told_to",
    ),
    ("fide-1997", &["sealing.early: yes", "arbiter.refuses_early_seal: yes"], "arbiter.refuses_early_seal"),
    ("fide-2014", &["sealing.early: yes", "arbiter.refuses_early_seal: yes"], "arbiter.refuses_early_seal"),
    ("fide-2023", &["sealing.early: yes", "arbiter.refuses_early_seal: yes"], "arbiter.refuses_early_seal"),
];

fn named((edition, facts, _): Row, key: &str) -> Vec<String> {
    let case = format!("sealer.colour: white\n{}\n", facts.join("\n"));
    let arguments = ["decide", "-", "--edition", edition, "--format", "json"];
    let (_, output) = run_with(&mut program(&arguments), case.as_bytes()).ends_with_one_of(&[0, 3]);
    let decision: serde_json::Value = serde_json::from_str(&stdout(&output)).expect("JSON");
    let named = decision[key].as_array().unwrap_or_else(|| panic!("{decision}"));
    named.iter().map(|fact| fact.as_str().unwrap().to_owned()).collect()
}

#[test]
fn what_no_rule_turns_on_is_not_called_unsettled() {
    for row in DOES_NOT_AFFECT {
        assert!(
            named(row, "immaterial").contains(&row.2.to_owned()),
            "{row:?}: {:?}",
            named(row, "immaterial")
        );
        assert_eq!(named(row, "unregulated"), [""; 0], "{row:?}");
    }
    for row in NOT_SETTLED {
        assert_eq!(named(row, "unregulated"), [row.2], "{row:?}");
        assert_eq!(named(row, "immaterial"), [""; 0], "{row:?}");
    }
}
