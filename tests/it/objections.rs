//! Objections an arbiter would raise to how facts are accepted, each with the verdict written by hand.

use plica::engine::decision::{Score, Status};

use super::examples::library;

/// Edition, facts, the result expected: a score, `open` or `silent`.
const CASES: [(&str, &str, &str); 8] = [
    // The language of the scoresheet decides whether Re2 is the king's or the rook's move, and nobody told it.
    ("fide-2014", r#"{"position": "6k1/7p/8/8/8/8/R7/4K3 w - - 0 41", "sealed.written": "Re2"}"#, "open"),
    // The arbiter's own reading governs: the mate that plica reads is not on the board.
    (
        "fide-2014",
        r#"{"position": "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 41", "sealed.written": "Ta8", "sealed.language": "es",
            "sealed.reading": "illegal"}"#,
        "0-1",
    ),
    // The sealer's flag fell before he could seal the mate; Black still had mating material then.
    (
        "fide-2014",
        r#"{"position": "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 41", "sealed.written": "Ta8", "sealed.language": "es",
            "sealer.flag_fallen": "yes"}"#,
        "0-1",
    ),
    // Whether Black can mate is judged before a capture that does not stand.
    (
        "fide-1997",
        r#"{"position": "8/8/8/8/3k4/8/2r4P/1K6 w - - 0 41", "sealed.written": "Rxc2", "sealed.language": "es",
            "sealed.reading": "ambiguous"}"#,
        "0-1",
    ),
    // What was only intended is never on the board since 1997.
    (
        "fide-2014",
        r#"{"position": "8/8/8/4k3/3r4/2P5/8/4K3 w - - 0 41", "sealed.written": "cxb4", "sealed.intended": "cxd4",
            "sealed.language": "es"}"#,
        "0-1",
    ),
    // Both flags have fallen: it must be told which fell first.
    (
        "fide-2014",
        r#"{"position": "8/1R3ppk/6b1/3pNq1p/3P3P/P4PQ1/3r2PK/8 w - - 1 41", "sealed.written": "Cd7",
            "sealed.language": "es", "sealer.flag_fallen": "yes", "replier.flag_fallen": "yes"}"#,
        "open",
    ),
    // Exactly one hour is not more than one hour.
    (
        "fide-1997",
        r#"{"position": "8/1R3ppk/6b1/3pNq1p/3P3P/P4PQ1/3r2PK/8 w - - 1 41", "sealed.written": "Cd7",
            "sealed.language": "it", "black.late": "60 min"}"#,
        "*",
    ),
    // Told by colour: Black is the replier here, and late.
    (
        "fide-1997",
        r#"{"position": "8/1R3ppk/6b1/3pNq1p/3P3P/P4PQ1/3r2PK/8 w - - 1 41", "sealed.written": "Cd7",
            "sealed.language": "it", "black.late": "61 min"}"#,
        "1-0",
    ),
];

#[test]
fn objections_are_met() {
    let library = library();
    for (edition, facts, wanted) in CASES {
        let edition = library.rulebook.edition(edition).expect("an edition");
        let case = plica::case_from_json(facts).expect("a case");
        let decision = library.decide(edition, &case).expect("a ruling");
        let found = match decision.status {
            Status::Open => "open",
            Status::Silent => "silent",
            Status::Decided => decision.result.map_or("none", Score::as_str),
        };
        assert_eq!(found, wanted, "{}: {facts}", edition.id);
    }
}

#[test]
fn what_is_told_of_a_colour_needs_to_know_who_sealed() {
    let library = library();
    let edition = library.rulebook.edition("fide-1997").expect("an edition");
    let case =
        plica::case_from_json(r#"{"white.late": "61 min", "sealed.reading": "clear"}"#).expect("a case");
    let faults = library.decide(edition, &case).expect_err("it is not known who sealed");
    assert_eq!(
        faults.iter().map(|fault| fault.code).collect::<Vec<_>>(),
        [plica::engine::diagnostic::Code::MissingKey]
    );
}

#[test]
fn an_open_ruling_lists_what_it_rests_on() {
    let library = library();
    let edition = library.rulebook.edition("fide-2014").expect("an edition");
    let case = plica::case_from_json(
        r#"{"position": "8/1R3ppk/6b1/3pNq1p/3P3P/P4PQ1/3r2PK/8 w - - 1 41", "sealed.written": "Cd7",
            "sealed.language": "es", "sealer.late": "10 min"}"#,
    )
    .expect("a case");
    let decision = library.decide(edition, &case).expect("a ruling");
    assert_eq!(decision.status, Status::Open);
    let assumed: Vec<_> =
        decision.assumed.iter().map(|fact| library.rulebook.vocabulary.fact(*fact).name.as_str()).collect();
    for fact in ["sealer.flag_fallen", "sealer.default_waived", "ended_before.kind"] {
        assert!(assumed.contains(&fact), "{fact} is not among {assumed:?}");
    }
}
