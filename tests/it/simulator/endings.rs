//! Stories out of the common: a bad record, a move that ends the game, a game over before the hour, a lost envelope, a clock set
//! wrong, a fallen flag.
//!
//! Articles 16.5, 16.6 and 17.1-17.3 of 1974 with their interpretations, 6.9, A6, A8 and A10-A12 of 1997, 5, 6.9, E.6, E.8, E.10,
//! E.12 and E.13 of 2014.

use super::chance::Chance;
use super::hall::{Edition, OPEN, SET_CLOCKS, SET_UP, START_REPLIER};
use super::story::{Expected, Figure, Players, Shown, Steps, Story};

/// A story of an ending.
pub(super) fn ending(edition: Edition, chance: &mut Chance) -> Story {
    let players = Players::without_position(chance);
    let told = match chance.between(0, 6) {
        0 => ended_before(&players, chance),
        1 => lost_envelope(edition, &players, chance),
        2 => bad_record(edition, &players, chance),
        3 => wrong_clock(&players, chance),
        4 => fallen_flag(edition, &players, chance),
        5 => absent(edition, &players, chance),
        _ => final_move(edition, &players, chance),
    };
    let mut case = edition.told();
    case.extend(players.told());
    case.extend(told.facts.iter().map(|(fact, value)| ((*fact).to_owned(), value.clone())));
    let facts: Vec<_> = told.facts.iter().map(|(fact, value)| format!("{fact} {value}")).collect();
    let words = format!("{}: {}. {}", edition.id(), players.words(), facts.join("; "));
    let expected = Expected {
        now: told.now,
        check: Vec::new(),
        sealer: told.clocks.0,
        replier: told.clocks.1,
        results: told.results,
    };
    Story { kind: told.kind, words, case, expected }
}

struct Told {
    kind: &'static str,
    facts: Vec<(&'static str, String)>,
    now: Steps,
    clocks: (Shown, Shown),
    results: Vec<&'static str>,
}

fn over(kind: &'static str, facts: Vec<(&'static str, String)>, results: Vec<&'static str>) -> Told {
    Told { kind, facts, now: Steps::are(Vec::new()), clocks: (Shown::whatever(), Shown::whatever()), results }
}

/// A draw agreed or a resignation before the resumption ends the game (int. 1974 to 16.6, A6, E.6), whatever the envelope holds.
fn ended_before(players: &Players, chance: &mut Chance) -> Told {
    let mut facts = Vec::new();
    let result = match chance.between(0, 2) {
        0 => {
            facts.push(("ended_before.kind", "draw_agreed".to_owned()));
            "1/2-1/2"
        }
        by => {
            let (by, result) =
                if by == 1 { ("sealer", players.replier_wins()) } else { ("replier", players.sealer_wins()) };
            facts.push(("ended_before.kind", "resignation".to_owned()));
            facts.push(("ended_before.by", by.to_owned()));
            result
        }
    };
    if chance.percent(40) {
        facts.push(("envelope.opened", "yes".to_owned()));
        facts.push(("sealed.reading", chance.one_of(&["illegal", "clear"]).to_owned()));
        facts.push(("sealed.ends_game", "no".to_owned()));
        facts.push(("replier.can_mate", "yes".to_owned()));
    }
    over("ended before the hour", facts, vec![result])
}

/// The game goes on from the position with the times recorded; if nobody knows the position it is annulled.
fn lost_envelope(edition: Edition, players: &Players, chance: &mut Chance) -> Told {
    let mut facts = vec![("envelope.missing", "yes".to_owned())];
    if chance.percent(50) {
        facts.push(("sealer.present", "yes".to_owned()));
        facts.push(("replier.present", "yes".to_owned()));
    }
    if chance.percent(40) {
        facts.push(("position.known", "no".to_owned()));
        facts.push(("players.agree", "no".to_owned()));
        let now = Steps::are(vec!["replay-game"]);
        return Told { now, ..over("the envelope lost", facts, vec!["annulled"]) };
    }
    facts.push(("position.known", "yes".to_owned()));
    facts.push(("times.known", "yes".to_owned()));
    // 16.5 names neither who moves nor what.
    let now = match edition {
        Edition::Fide1974 => Steps::Begins(vec![SET_UP, SET_CLOCKS], vec![OPEN]),
        Edition::Fide1997 | Edition::Fide2009 | Edition::Fide2014 => {
            Steps::are(vec![SET_UP, SET_CLOCKS, "play-stated-move", "start-clock replier"])
        }
    };
    let clocks = (Shown::at(players.sealer_used, 0, "no"), Shown::at(players.replier_used, 0, "no"));
    Told { kind: "the envelope lost", facts, now, clocks, results: vec!["*"] }
}

/// Opened in time before the replier, the record is no good.
fn bad_record(edition: Edition, players: &Players, chance: &mut Chance) -> Told {
    let reading = chance.one_of(&["ambiguous", "illegal", "unintelligible", "absent"]);
    let can_mate = chance.percent(75);
    let mut facts = opened(chance);
    facts.push(("sealed.reading", reading.to_owned()));
    facts.push(("replier.can_mate", if can_mate { "yes" } else { "no" }.to_owned()));
    let lost = players.replier_wins();
    if edition == Edition::Fide1974 {
        // 17.3 and its interpretation of 1965: where the record can be read the arbiter judges whether there is doubt.
        if ["ambiguous", "illegal"].contains(&reading) {
            facts.push(("sealed.intention_doubtful", "yes".to_owned()));
        }
        let results = if reading == "absent" { vec![lost, "open", "silent"] } else { vec![lost] };
        return over("a bad record", facts, results);
    }
    facts.push(("sealed.ends_game", "no".to_owned()));
    let results = match (reading, can_mate) {
        ("absent", true) => vec![lost, "open", "silent"],
        (_, true) => vec![lost],
        // A8 and E.8 except the cases of 6.9: how they apply is contested.
        (_, false) => vec!["1/2-1/2", lost],
    };
    over("a bad record", facts, results)
}

/// The sealed move ends the game; the sealer, late or not, has not lost by lateness (int. 1962 to 17.2, A10 a and b, E.10).
fn final_move(edition: Edition, players: &Players, chance: &mut Chance) -> Told {
    let mut facts = opened(chance);
    facts.push(("sealed.reading", "clear".to_owned()));
    let end = match edition {
        Edition::Fide1974 => chance.one_of(&["checkmate", "stalemate"]),
        Edition::Fide1997 | Edition::Fide2009 | Edition::Fide2014 => {
            chance.one_of(&["checkmate", "stalemate", "dead_position"])
        }
    };
    facts.push(("sealed.ends_game", end.to_owned()));
    if edition == Edition::Fide2014 {
        facts.push(("event.default_time", "30 min".to_owned()));
    }
    if chance.percent(60) {
        let late = chance.one_of(&[10, 30, 60, 61, 75]);
        facts.push(("sealer.present", if chance.percent(50) { "yes" } else { "no" }.to_owned()));
        facts.push(("sealer.late", players.duration(late)));
    }
    let result = if end == "checkmate" { players.sealer_wins() } else { "1/2-1/2" };
    over("a final move", facts, vec![result])
}

/// Pointed out before the first move it is corrected, later the game goes on (16.6, A12, E.13).
fn wrong_clock(players: &Players, chance: &mut Chance) -> Told {
    let mut facts = vec![("clocks.wrong", "yes".to_owned())];
    if chance.percent(50) {
        facts.push(("sealer.present", "yes".to_owned()));
        facts.push(("replier.present", "yes".to_owned()));
    }
    if chance.percent(50) {
        facts.push(("clocks.noticed", "before_first_move".to_owned()));
        facts.push(("envelope.opened", "no".to_owned()));
        let now = Steps::are(vec!["correct-clocks", OPEN]);
        // The times told are the right ones.
        let clocks = (Shown::at(players.sealer_used, 0, "no"), Shown::at(players.replier_used, 0, "no"));
        return Told { kind: "a clock set wrong", facts, now, clocks, results: vec!["*", "open"] };
    }
    facts.push(("clocks.noticed", "after_first_move".to_owned()));
    facts.push(("envelope.opened", "yes".to_owned()));
    facts.push(("sealed.reading", "clear".to_owned()));
    facts.push(("sealed.ends_game", "no".to_owned()));
    let clocks = (in_play(players.sealer_used), in_play(players.replier_used));
    Told { clocks, ..over("a clock set wrong", facts, vec!["*"]) }
}

/// A clock in play: nobody tells since when it runs, or whether it does.
fn in_play(used: Option<u32>) -> Shown {
    let figure = used.map_or(Figure::Unknown, |used| Figure::Within(60 * used, u32::MAX));
    Shown { figure, runs: vec!["unknown"] }
}

/// The flag of the absent replier falls while his clock runs: he has lost, if the sealer can mate, whatever his limit.
fn fallen_flag(edition: Edition, players: &Players, chance: &mut Chance) -> Told {
    let mut facts = vec![("replier.present", "no".to_owned()), ("replier.flag_fallen", "yes".to_owned())];
    facts.push(("replier.late", players.duration(chance.between(1, 60))));
    facts.push(("sealer.can_mate", "yes".to_owned()));
    if edition == Edition::Fide2014 {
        facts.push(("event.default_time", players.duration(60)));
    }
    // What the closed envelope holds may have ended the game before.
    over("a fallen flag", facts, vec![players.sealer_wins(), "open"])
}

/// The replier is away, and how late it is is not told: his clock runs from the hour set.
fn absent(edition: Edition, players: &Players, chance: &mut Chance) -> Told {
    let mut facts = vec![("replier.present", "no".to_owned())];
    if edition == Edition::Fide2014 {
        facts.push(("event.default_time", players.duration(60)));
    }
    if chance.percent(50) {
        facts.push(("sealer.present", "yes".to_owned()));
    }
    // The clock is started, or is found running.
    let now = Steps::OneOf(vec![Vec::new(), vec![SET_UP, SET_CLOCKS, START_REPLIER]]);
    let mut replier = in_play(players.replier_used);
    replier.runs = vec!["no", "yes", "unknown"];
    let clocks = (Shown::at(players.sealer_used, 0, "no"), replier);
    Told { kind: "the replier away, the minute not told", facts, now, clocks, results: vec!["*", "open"] }
}

fn opened(chance: &mut Chance) -> Vec<(&'static str, String)> {
    let mut facts = vec![("envelope.opened", "yes".to_owned()), ("replier.present", "yes".to_owned())];
    if chance.percent(50) {
        facts.push(("replier.late", "0 min".to_owned()));
        facts.push(("envelope.opened_at", "0 min".to_owned()));
    }
    facts
}
