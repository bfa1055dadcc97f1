//! What a trainer would tell arbiters in five minutes about two editions, written by hand from the table of differences
//! (`editions.md`, section 3), and held against the sentences that the comparison puts first.

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
    expected: &'static [Expected],
    /// What one text merely does not hold, or what hardly ever happens.
    never: &'static [&'static str],
}

/// White seals in every case.
const YARDSTICK: [Yardstick; 5] = [
    Yardstick {
        editions: ["fide-1974", "fide-1997"],
        expected: &[
            by("sealing", &[("sealing.early", "yes"), ("session.remaining", "90 min")], ["", ""]),
            by("sealing", &[("session.over", "yes")], ["", ""]),
            by("envelope", &[("offer.moment", "after_move"), ("envelope.shows.draw_offer", "no")], ["", ""]),
            by("resumption", &[("offer.moment", "after_opponent_sealed"), ("offer.by", "replier")], ["", ""]),
            by("resumption", &[("replier.late", "10 min")], ["", ""]),
            by("record", &[("sealed.reading", "illegal"), ("sealed.intention_doubtful", "no")], ["*", "0-1"]),
            by("record", &[("sealed.reading", "ambiguous"), ("sealed.intention_doubtful", "no")], ["*", "0-1"]),
            by("record", &[("sealed.reading", "absent"), ("replier.can_mate", "no")], ["0-1", "1/2-1/2"]),
            by("loss-of-envelope", &[("envelope.missing", "yes")], ["*", "*"]),
            by("clocks", &[("sealer.flag_fallen", "yes"), ("replier.can_mate", "no")], ["0-1", "1/2-1/2"]),
        ],
        never: &["17.4", "17.4.both.refusal", "14"],
    },
    Yardstick {
        editions: ["fide-1997", "fide-2014"],
        expected: &[
            by("sealing", &[("session.over", "yes")], ["", ""]),
            by("envelope", &[("offer.standing", "yes"), ("envelope.shows.draw_offer", "no")], ["", ""]),
            by("lateness", &[("sealer.late", "90 min"), ("event.default_time", "120 min")], ["0-1", "*"]),
            by("lateness", &[("replier.late", "10 min"), ("event.default_time", "5 min")], ["*", "1-0"]),
            by("record", &[("sealed.reading", "clear"), ("sealed.ends_game", "fivefold")], ["*", "1/2-1/2"]),
            by("record", &[("sealed.reading", "clear"), ("sealed.ends_game", "seventy_five")], ["*", "1/2-1/2"]),
        ],
        never: &["7.5.a", "7.5.b", "7.6", "8.1.a", "9.2.a", "9.1/manual-order"],
    },
    Yardstick {
        editions: ["fide-1974", "fide-2014"],
        expected: &[
            by("sealing", &[("sealing.early", "yes"), ("session.remaining", "90 min")], ["", ""]),
            by("envelope", &[("offer.standing", "yes"), ("envelope.shows.draw_offer", "no")], ["", ""]),
            by("resumption", &[("replier.late", "10 min"), ("event.default_time", "30 min")], ["", ""]),
            by("lateness", &[("sealer.late", "90 min"), ("event.default_time", "120 min")], ["0-1", "*"]),
            by("record", &[("sealed.reading", "illegal"), ("sealed.intention_doubtful", "no")], ["*", "0-1"]),
            by("record", &[("sealed.reading", "ambiguous"), ("sealed.intention_doubtful", "no")], ["*", "0-1"]),
            by("record", &[("sealed.reading", "absent"), ("replier.can_mate", "no")], ["0-1", "1/2-1/2"]),
            by("record", &[("sealed.reading", "clear"), ("sealed.ends_game", "dead_position")], ["*", "1/2-1/2"]),
            by("loss-of-envelope", &[("envelope.missing", "yes")], ["*", "*"]),
            by("clocks", &[("sealer.flag_fallen", "yes"), ("replier.can_mate", "no")], ["0-1", "1/2-1/2"]),
        ],
        never: &["17.4", "17.4.both.refusal", "14", "7.5.a", "7.6", "8.1.a", "9.2.a"],
    },
    Yardstick {
        editions: ["fide-2014", "fide-2018"],
        expected: &[
            // The appendix has become a guideline.
            by("", &[("envelope.missing", "yes"), ("event.adopts_guidelines", "no")], ["*", ""]),
            by("lateness", &[("event.sets_default_time", "no"), ("event.adopts_guidelines", "yes")], ["", ""]),
            // The five occurrences need no longer follow each other.
            by("record", &[("sealed.reading", "clear"), ("sealed.repetitions", "5")], ["*", "1/2-1/2"]),
        ],
        never: &["7.5.a", "7.5.b", "7.6", "8.1.a", "9.2.a", "9.1/manual-order"],
    },
    Yardstick {
        editions: ["fide-2018", "fide-2023"],
        expected: &[
            by("sealing", &[("event.adopts_guidelines", "yes"), ("sealing.early", "yes")], ["", ""]),
            by("resumption", &[("ended_before.by", "sealer"), ("replier.can_mate", "no")], ["0-1", "1/2-1/2"]),
            by("clocks", &[("clocks.wrong", "yes"), ("event.adopts_guidelines", "no")], ["", ""]),
        ],
        never: &[],
    },
];
