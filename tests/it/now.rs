//! What is to be done now: verdicts written by hand from the articles.

use serde_json::Value;

use super::command_line::{plica_ends, stderr, stdout, with_input, with_input_ends};
use super::programs::{folder, program, run_with};
use super::serving_reload::copy_of_rules;

/// The sealing (E.1), and what the envelope must bear and the arbiter does with it (E.2 and E.3).
const SEALING: [&str; 13] = [
    "ask-to-seal sealer",
    "write-sealed-move",
    "enclose-scoresheets",
    "seal-envelope",
    "stop-clock sealer",
    "bear names",
    "bear position",
    "bear times",
    "bear sealer-name",
    "bear move-number",
    "bear resumption-data",
    "check-envelope",
    "keep-envelope",
];

/// What a case calls for: steps in order, clocks to be checked, rights of the players. The closing steps are not listed.
struct Called {
    now: &'static [&'static str],
    check: &'static [&'static str],
    rights: &'static [&'static str],
}

const fn steps(now: &'static [&'static str]) -> Called {
    Called { now, check: &[], rights: &[] }
}

/// Edition, facts, and what is called for.
const CASES: [(&str, &str, Called); 57] = [
    // Nothing but the position is told: both are there at the hour set (E.5, E.9.a).
    (
        "fide-2014",
        r#"{"position": "8/1R3ppk/6b1/3pNq1p/3P3P/P4PQ1/3r2PK/8 w - - 1 41"}"#,
        steps(&["set-up-position", "set-clocks", "open-envelope"]),
    ),
    // An illegal move is found when the session ends: the position and the time first, and what replaces the illegal move is what is
    // sealed (7.5.a, 7.1, 7.5.b, E.1.a).
    (
        "fide-2014",
        r#"{"session.over": "yes", "sealing.done": "no", "illegal.found": "yes", "sealer.illegal_moves": 1,
            "sealer.illegal_now": "yes"}"#,
        steps(&[
            "reinstate-position before-irregularity",
            "apply-touch-move",
            "judge-times",
            "add-time replier",
            "ask-to-seal sealer",
            "write-sealed-move",
            "enclose-scoresheets",
            "seal-envelope",
            "stop-clock sealer",
            "bear names",
            "bear position",
            "bear times",
            "bear sealer-name",
            "bear move-number",
            "bear resumption-data",
            "check-envelope",
            "keep-envelope",
        ]),
    ),
    // The move was made on the board after he had been asked to seal; that he would like another changes nothing (E.1.a).
    (
        "fide-2014",
        r#"{"position": "r4rk1/pp3ppp/2n5/3q4/3P4/2P2N2/PP3PPP/R2Q1RK1 w - - 0 24", "session.over": "yes", "sealing.asked": "yes",
            "sealed.on_board": "Te1", "sealed.language": "es", "sealing.clocks_stopped": "no", "sealing.change_wanted": "yes"}"#,
        steps(&[
            "write-board-move",
            "enclose-scoresheets",
            "seal-envelope",
            "stop-clock sealer",
            "bear names",
            "bear position",
            "bear times",
            "bear sealer-name",
            "bear move-number",
            "bear resumption-data",
            "check-envelope",
            "keep-envelope",
        ]),
    ),
    // A late replier has come and a wrong clock was pointed out before the envelope was opened: the move is still to be made (E.9.b,
    // E.13).
    (
        "fide-2014",
        r#"{"replier.late": "20 min", "replier.present": "yes", "event.default_time": "60 min", "clocks.wrong": "yes",
            "clocks.noticed": "before_first_move", "clocks.error_proven": "yes", "sealed.reading": "clear",
            "sealed.ends_game": "no", "order": ["clocks.noticed", "envelope.opened"]}"#,
        Called {
            now: &["correct-clocks", "play-sealed-move", "start-clock replier"],
            check: &["replier"],
            rights: &[],
        },
    ),
    // The men were set up wrongly, which is seen before the envelope is opened: they are put right before anything is played on the
    // board (7.6, E.5, E.9.a).
    (
        "fide-2014",
        r#"{"position.set_up_wrong": "yes", "envelope.opened": "no", "sealed.reading": "clear", "sealed.ends_game": "no",
            "replier.present": "yes"}"#,
        steps(&[
            "reinstate-position before-irregularity",
            "set-clocks",
            "open-envelope",
            "play-sealed-move",
            "start-clock replier",
        ]),
    ),
    // The envelope was open when it was seen: the sealed move is made again from the right position, and the replier is to move (7.6 and
    // E.9.a; 2009 7.5 and 9.a). Where no article on displaced men is held, the one on the setting-up says which position must stand (A5,
    // 16.1).
    (
        "fide-2014",
        r#"{"position.set_up_wrong": "yes", "envelope.opened": "yes", "sealed.reading": "clear", "sealed.ends_game": "no",
            "replier.present": "yes"}"#,
        steps(&[
            "reinstate-position before-irregularity",
            "play-sealed-move",
            "judge-times",
            "start-clock replier",
        ]),
    ),
    (
        "fide-2009",
        r#"{"event.adopts_guidelines": "yes", "position.set_up_wrong": "yes", "envelope.opened": "yes", "sealed.reading": "clear",
            "sealed.ends_game": "no", "replier.present": "yes"}"#,
        steps(&[
            "halt-clocks",
            "reinstate-position before-irregularity",
            "play-sealed-move",
            "judge-times",
            "start-clock replier",
        ]),
    ),
    (
        "fide-1997",
        r#"{"position.set_up_wrong": "yes", "envelope.opened": "yes", "sealed.reading": "clear", "sealed.ends_game": "no",
            "replier.present": "yes"}"#,
        steps(&["restore-position", "play-sealed-move", "start-clock replier"]),
    ),
    (
        "fide-1974",
        r#"{"position.set_up_wrong": "yes", "envelope.opened": "yes", "sealed.reading": "clear", "sealed.ends_game": "no",
            "replier.present": "yes"}"#,
        steps(&["restore-position", "play-sealed-move", "start-clock replier"]),
    ),
    // The sign of an offer stands beside the sealed move: it reaches the opponent with the move (9.1, 18.1).
    (
        "fide-2014",
        r#"{"sealer.colour": "white", "envelope.opened": "yes", "sealed.reading": "clear", "sealed.ends_game": "no",
            "sealed.offers_draw": "yes"}"#,
        Called {
            now: &["play-sealed-move", "start-clock replier"],
            check: &[],
            rights: &["accept-offer", "decline-offer orally-or-by-touch"],
        },
    ),
    (
        "fide-2023",
        r#"{"event.adopts_guidelines": "yes", "sealer.colour": "white", "envelope.opened": "yes", "sealed.reading": "clear",
            "sealed.ends_game": "no", "sealed.offers_draw": "yes"}"#,
        Called {
            now: &["play-sealed-move", "start-clock replier"],
            check: &[],
            rights: &["accept-offer", "decline-offer orally-or-by-touch"],
        },
    ),
    (
        "fide-1997",
        r#"{"sealer.colour": "white", "envelope.opened": "yes", "sealed.reading": "clear", "sealed.ends_game": "no",
            "sealed.offers_draw": "yes"}"#,
        Called {
            now: &["play-sealed-move", "start-clock replier"],
            check: &[],
            rights: &["accept-offer", "decline-offer orally-or-by-move"],
        },
    ),
    (
        "fide-1974",
        r#"{"sealer.colour": "white", "envelope.opened": "yes", "sealed.reading": "clear", "sealed.ends_game": "no",
            "sealed.offers_draw": "yes"}"#,
        Called {
            now: &["play-sealed-move", "start-clock replier"],
            check: &[],
            rights: &["accept-offer", "decline-offer orally-or-by-move"],
        },
    ),
    // Once answered, nothing of it is left (9.1).
    (
        "fide-2014",
        r#"{"sealer.colour": "white", "envelope.opened": "yes", "sealed.reading": "clear", "sealed.ends_game": "no",
            "sealed.offers_draw": "yes", "offer.answer": "declined_orally"}"#,
        steps(&["play-sealed-move", "start-clock replier"]),
    ),
    // The envelope with the reply is lost: of it no text speaks but 16.5, which does not say what move is then made.
    (
        "fide-2014",
        r#"{"sealer.colour": "white", "reply.sealed": "yes", "envelope.reply_missing": "yes", "sealed.reading": "clear",
            "sealed.ends_game": "no", "sealer.late": "25 min", "event.default_time": "60 min"}"#,
        Called { now: &["settle-lost-reply"], check: &["sealer"], rights: &[] },
    ),
    (
        "fide-1997",
        r#"{"sealer.colour": "white", "reply.sealed": "yes", "envelope.reply_missing": "yes", "sealed.reading": "clear",
            "sealed.ends_game": "no", "sealer.late": "25 min"}"#,
        Called { now: &["settle-lost-reply"], check: &["sealer"], rights: &[] },
    ),
    (
        "fide-1974",
        r#"{"sealer.colour": "white", "reply.sealed": "yes", "envelope.reply_missing": "yes", "sealed.reading": "clear",
            "sealed.ends_game": "no", "sealer.late": "25 min"}"#,
        Called { now: &["settle-lost-reply"], check: &["sealer"], rights: &[] },
    ),
    // The envelope is lost, and the sealer was waited for (16.5 and, for the hour that he has, the interpretation of 17.2 of 1962).
    (
        "fide-1974",
        r#"{"sealer.colour": "white", "envelope.missing": "yes", "sealer.present": "no", "sealer.late": "10 min"}"#,
        steps(&["set-up-position", "set-clocks", "decide-clock", "await-sealer"]),
    ),
    (
        "fide-1997",
        r#"{"sealer.colour": "white", "envelope.missing": "yes", "sealer.late": "20 min"}"#,
        steps(&["set-up-position", "set-clocks", "play-stated-move", "start-clock replier"]),
    ),
    // The lateness is excused: the envelope is opened, and play begins (E.10, E.9.b).
    (
        "fide-2014",
        r#"{"sealer.colour": "white", "arbiter.waives_default": "yes", "event.default_time": "30 min", "replier.late": "40 min",
            "sealed.reading": "clear", "sealed.ends_game": "no"}"#,
        Called {
            now: &["open-envelope", "play-sealed-move", "start-clock replier"],
            check: &["replier"],
            rights: &["pause-own-clock", "call-arbiter"],
        },
    ),
    // The sealer who offers a draw on the paper is away: his opponent may accept, or seal his reply (9.1, E.9.c); once he has sealed it
    // he has made his move.
    (
        "fide-2014",
        r#"{"sealer.colour": "white", "sealed.reading": "clear", "sealed.ends_game": "no", "sealed.offers_draw": "yes",
            "sealer.present": "no", "sealer.late": "20 min", "event.default_time": "60 min", "envelope.opened": "yes"}"#,
        Called {
            now: &[],
            check: &["replier"],
            rights: &["seal-reply", "accept-offer", "decline-offer orally-or-by-touch", "switch-clocks"],
        },
    ),
    (
        "fide-2014",
        r#"{"sealer.colour": "white", "sealed.reading": "clear", "sealed.ends_game": "no", "sealed.offers_draw": "yes",
            "reply.sealed": "yes", "sealer.late": "30 min", "event.default_time": "60 min"}"#,
        Called { now: &["open-reply"], check: &["sealer"], rights: &[] },
    ),
    // The envelope is lost and both came late, the replier first: his clock ran until he came, and then it is for the arbiter to decide
    // (I.9.2, I.12.1).
    (
        "fide-2018",
        r#"{"event.adopts_guidelines": "yes", "sealer.colour": "white", "envelope.missing": "yes", "replier.late": "15 min",
            "sealer.present": "no", "sealer.late": "20 min", "event.default_time": "60 min"}"#,
        Called {
            now: &["decide-clock", "await-sealer"],
            check: &["replier"],
            rights: &["pause-own-clock", "call-arbiter"],
        },
    ),
    // The adopted Guidelines of 2009: the sealer is away, and his opponent has the sealed move before him (9.c).
    (
        "fide-2009",
        r#"{"event.adopts_guidelines": "yes", "sealer.colour": "white", "sealed.reading": "clear", "sealed.ends_game": "no",
            "sealer.present": "no", "sealer.late": "30 min", "envelope.opened": "yes"}"#,
        Called { now: &[], check: &["replier"], rights: &["seal-reply", "switch-clocks"] },
    ),
    // He came after twenty minutes, and his clock has run since; 16.3 knows no right to stop it.
    (
        "fide-1974",
        r#"{"sealer.colour": "white", "replier.late": "20 min", "sealed.reading": "clear", "sealed.ends_game": "no"}"#,
        Called { now: &["open-envelope", "play-sealed-move"], check: &["replier"], rights: &[] },
    ),
    // Resumption: board and clocks were set before the envelope was opened; the move and the clock are left (E.9.a, 16.2).
    (
        "fide-2014",
        r#"{"envelope.opened": "yes", "sealed.reading": "clear", "sealed.ends_game": "no", "replier.present": "yes"}"#,
        steps(&["play-sealed-move", "start-clock replier"]),
    ),
    (
        "fide-1974",
        r#"{"envelope.opened": "yes", "sealed.reading": "clear", "sealed.ends_game": "no", "replier.present": "yes"}"#,
        steps(&["play-sealed-move", "start-clock replier"]),
    ),
    // The player who must reply is away but not too late: his clock has run since the hour set, which is checked (E.9.b, A9.b).
    (
        "fide-2014",
        r#"{"replier.present": "no", "replier.late": "10 min", "event.default_time": "30 min", "sealed.reading": "clear"}"#,
        Called { now: &[], check: &["replier"], rights: &[] },
    ),
    (
        "fide-1997",
        r#"{"replier.present": "no", "replier.late": "10 min", "sealed.reading": "clear"}"#,
        Called { now: &[], check: &["replier"], rights: &[] },
    ),
    // At the hour set itself it is still to be started, with what that needs.
    (
        "fide-1997",
        r#"{"replier.present": "no", "replier.late": "0 min"}"#,
        steps(&["set-up-position", "set-clocks", "start-clock replier"]),
    ),
    // The envelope is lost and the position cannot be told: the game is annulled, and another is played (E.12.b).
    ("fide-2014", r#"{"envelope.missing": "yes", "position.known": "no"}"#, steps(&["replay-game"])),
    // At the end of the session, and once the player has been asked, has closed the envelope and stopped his clock.
    ("fide-2014", r#"{"session.over": "yes"}"#, steps(&SEALING)),
    (
        "fide-2014",
        r#"{"session.over": "yes", "sealing.asked": "yes", "sealing.clocks_stopped": "yes"}"#,
        steps(SEALING.split_at(5).1),
    ),
    // The reply was sealed too, and both envelopes lie there: the sealer's clock has run since (E.9.c).
    (
        "fide-2014",
        r#"{"reply.sealed": "yes", "envelope.opened": "yes", "sealed.reading": "clear", "sealed.ends_game": "no"}"#,
        Called { now: &["open-reply"], check: &["sealer"], rights: &[] },
    ),
    // A player notices a wrong clock before his first move: it is set right before the envelope is opened; afterwards the
    // resumption is behind them (E.13).
    (
        "fide-2014",
        r#"{"clocks.wrong": "yes", "clocks.noticed": "before_first_move", "sealed.reading": "clear", "sealed.ends_game": "no"}"#,
        steps(&["correct-clocks", "open-envelope", "play-sealed-move", "start-clock replier"]),
    ),
    (
        "fide-2014",
        r#"{"clocks.wrong": "yes", "clocks.noticed": "after_first_move", "sealed.reading": "clear", "sealed.ends_game": "no"}"#,
        steps(&[]),
    ),
    // Displaced men found during play: the resumption is behind (7.6, 7.1).
    (
        "fide-2014",
        r#"{"displaced.found": "yes", "displaced.position_known": "yes", "order": ["envelope.opened", "irregularity.found"],
            "sealed.reading": "clear", "sealed.ends_game": "no"}"#,
        steps(&["reinstate-position before-irregularity", "judge-times"]),
    ),
    // The late replier may stop his clock and call the arbiter on his arrival (E.9.b).
    (
        "fide-2014",
        r#"{"replier.late": "10 min", "event.default_time": "30 min", "sealed.reading": "clear", "sealed.ends_game": "no"}"#,
        Called {
            now: &["open-envelope", "play-sealed-move", "start-clock replier"],
            check: &["replier"],
            rights: &["pause-own-clock", "call-arbiter"],
        },
    ),
    // He is away past the default time: what the envelope holds decides, so it may be opened (E.10).
    (
        "fide-2014",
        r#"{"replier.present": "no", "replier.late": "40 min", "event.default_time": "30 min"}"#,
        steps(&["open-envelope"]),
    ),
    // What the envelope holds loses the game, but it is still closed. Nobody knows before it is opened: board and clocks are
    // set, and it is opened with the replier there (1974 16.1 and 16.2, 1997 A5 and A9, 2014 E.5 and E.9, Guidelines I.5).
    (
        "fide-1974",
        r#"{"sealer.colour": "white", "envelope.opened": "no", "sealed.reading": "illegal", "replier.present": "yes",
            "sealed.intention_doubtful": "yes"}"#,
        steps(&["set-up-position", "set-clocks", "open-envelope"]),
    ),
    (
        "fide-1997",
        r#"{"sealer.colour": "white", "envelope.opened": "no", "sealed.reading": "illegal", "replier.present": "yes",
            "replier.can_mate": "yes"}"#,
        steps(&["set-up-position", "set-clocks", "open-envelope"]),
    ),
    (
        "fide-2014",
        r#"{"sealer.colour": "white", "envelope.opened": "no", "sealed.reading": "illegal", "replier.present": "yes",
            "replier.can_mate": "yes"}"#,
        steps(&["set-up-position", "set-clocks", "open-envelope"]),
    ),
    (
        "fide-2018",
        r#"{"event.adopts_guidelines": "yes", "sealer.colour": "white", "envelope.opened": "no",
            "sealed.reading": "illegal", "replier.present": "yes", "replier.can_mate": "yes"}"#,
        steps(&["set-up-position", "set-clocks", "open-envelope"]),
    ),
    (
        "fide-2023",
        r#"{"event.adopts_guidelines": "yes", "sealer.colour": "white", "envelope.opened": "no",
            "sealed.reading": "illegal", "replier.present": "yes", "replier.can_mate": "yes"}"#,
        steps(&["set-up-position", "set-clocks", "open-envelope"]),
    ),
    // The draft of 1928 opens first and sets up then (21), and has an illegal move taken back (16).
    (
        "fide-1928",
        r#"{"event.timed": "no", "sealer.colour": "white", "envelope.opened": "no", "sealed.reading": "illegal", "replier.present": "yes"}"#,
        steps(&["open-envelope", "set-up-position", "withdraw-move"]),
    ),
    // The reply was sealed at a time that is told: the clocks were switched then, and nothing is started (E.9.c).
    (
        "fide-2014",
        r#"{"sealer.colour": "white", "sealed.reading": "clear", "sealed.ends_game": "no", "sealer.present": "no",
            "sealer.late": "30 min", "event.default_time": "60 min", "reply.sealed": "yes", "reply.sealed_at": "20 min"}"#,
        Called { now: &["keep-reply"], check: &["sealer"], rights: &[] },
    ),
    // Who has sealed a reply knew the sealed move: how that reads is not asked again (A9.c, E.9.c).
    (
        "fide-1997",
        r#"{"sealer.colour": "white", "sealer.present": "yes", "sealer.late": "45 min", "replier.present": "yes", "reply.sealed": "yes"}"#,
        Called { now: &["open-reply"], check: &["sealer"], rights: &[] },
    ),
    // An irregularity in play: the resumption is long past, and of the clocks that of the player to move is started (7.1, 7.5,
    // 14).
    (
        "fide-2014",
        r#"{"sealer.colour": "white", "sealed.reading": "clear", "sealed.ends_game": "no", "illegal.found": "yes",
            "replier.illegal_moves": 1}"#,
        steps(&[
            "reinstate-position before-irregularity",
            "apply-touch-move",
            "judge-times",
            "add-time sealer",
            "start-clock replier",
        ]),
    ),
    (
        "fide-2014",
        r#"{"sealer.colour": "white", "sealed.reading": "clear", "sealed.ends_game": "no", "illegal.found": "yes",
            "sealer.illegal_moves": 1, "sealer.illegal_now": "yes", "done": ["restore-position"]}"#,
        steps(&["apply-touch-move", "judge-times", "add-time replier", "start-clock sealer"]),
    ),
    (
        "fide-1974",
        r#"{"sealer.colour": "white", "sealed.reading": "clear", "sealed.ends_game": "no", "irregularity.found": "yes",
            "irregularity.move": 45, "irregularity.found_at_move": 50, "white.time_used": "3 h", "black.time_used": "3 h"}"#,
        steps(&["reset-clocks"]),
    ),
    // The clocks were stopped before the envelope was closed: it is filled and closed all the same (E.1.a, 15.1).
    (
        "fide-2014",
        r#"{"session.over": "yes", "sealing.asked": "yes", "sealing.clocks_stopped": "yes", "sealing.envelope_closed": "no",
            "envelope.shows.names": "yes", "envelope.shows.position": "yes", "envelope.shows.times": "yes",
            "envelope.shows.sealer": "yes", "envelope.shows.move_number": "yes", "envelope.shows.resumption": "yes"}"#,
        steps(&["enclose-scoresheets", "seal-envelope", "check-envelope", "keep-envelope"]),
    ),
    // Both are still at the board when he wants his envelope back, or while the session lasts: nothing is opened (15.1).
    (
        "fide-1974",
        r#"{"sealer.colour": "black", "sealer.present": "yes", "replier.present": "yes", "session.over": "yes",
            "sealing.clocks_stopped": "yes", "sealing.change_wanted": "yes", "envelope.shows.names": "yes",
            "envelope.shows.position": "yes", "envelope.shows.times": "yes", "envelope.shows.sealer": "yes",
            "envelope.shows.move_number": "yes"}"#,
        steps(&["keep-envelope"]),
    ),
    (
        "fide-1974",
        r#"{"sealer.colour": "black", "sealer.present": "yes", "replier.present": "yes", "session.over": "no",
            "session.length": "6 h", "session.elapsed_wall": "5 h 15 min", "session.remaining": "45 min"}"#,
        steps(&[]),
    ),
    // Another move is written than the one made on the board, and the clock still runs: the same move is to be sealed (A1.a).
    (
        "fide-1997",
        r#"{"position": "8/1R3ppk/6b1/3pNq1p/3P3P/P4PQ1/3r2PK/8 w - - 1 41", "session.over": "yes", "sealing.asked": "yes",
            "sealing.moved_on_board": "yes", "sealed.on_board": "Nd7", "sealed.written": "Nxf7", "sealed.language": "en",
            "sealing.envelope_closed": "no", "envelope.shows.names": "yes", "envelope.shows.position": "yes",
            "envelope.shows.times": "yes", "envelope.shows.sealer": "yes", "envelope.shows.move_number": "yes",
            "envelope.shows.resumption": "yes"}"#,
        steps(&[
            "write-board-move",
            "enclose-scoresheets",
            "seal-envelope",
            "stop-clock sealer",
            "check-envelope",
            "keep-envelope",
        ]),
    ),
    // The envelope is lost and the sealer away: whose clock runs is decided before he is waited for (E.12.a).
    (
        "fide-2014",
        r#"{"sealer.colour": "white", "envelope.missing": "yes", "sealer.present": "no", "sealer.late": "10 min",
            "event.default_time": "60 min"}"#,
        steps(&["set-up-position", "set-clocks", "decide-clock", "await-sealer"]),
    ),
    // The judgement of the committee is told (16.g).
    (
        "fide-1928",
        r#"{"event.timed": "yes", "position": "4k3/7p/8/8/8/5N2/2N4P/4K3 w - - 0 41", "sealed.written": "Nd4",
            "sealed.language": "en", "sealed.obvious_error": "no"}"#,
        Called {
            now: &["set-up-position", "set-clocks", "play-chosen-move", "restart-clock"],
            check: &[],
            rights: &["choose-reading"],
        },
    ),
    // Whose time limit decides is not told, but the move stands on the board since the hour set: nothing is set up again (E.9.a).
    (
        "fide-2014",
        r#"{"sealer.colour": "white", "sealed.reading": "clear", "sealed.ends_game": "no", "sealer.late": "20 min"}"#,
        Called { now: &[], check: &["replier"], rights: &[] },
    ),
];

/// Edition, facts, what comes once the open facts are learnt (`then`), and what comes later: each event with its steps and the results
/// that it leaves.
type Later = (
    &'static str,
    &'static str,
    &'static [&'static str],
    &'static [(&'static str, &'static [&'static str], &'static [&'static str])],
);

const LATER: [Later; 5] = [
    // On arrival the envelope is opened, whether or not somebody knows what it holds (A9.b, E.9.b).
    (
        "fide-2014",
        r#"{"sealer.colour": "white", "sealed.reading": "clear", "sealed.ends_game": "no", "replier.present": "no",
            "replier.late": "20 min", "event.default_time": "60 min"}"#,
        &[],
        &[
            ("replier.arrival", &["open-envelope", "play-sealed-move", "start-clock replier"], &[]),
            ("replier.limit", &[], &["1-0"]),
        ],
    ),
    (
        "fide-1997",
        r#"{"sealer.colour": "black", "sealed.reading": "clear", "sealed.ends_game": "no", "replier.present": "no",
            "replier.late": "20 min"}"#,
        &[],
        &[
            ("replier.arrival", &["open-envelope", "play-sealed-move", "start-clock replier"], &[]),
            ("replier.limit", &[], &["0-1"]),
        ],
    ),
    // It is opened now, and then the move is made and the clock started, however late the other is (E.9.a).
    (
        "fide-2014",
        r#"{"sealer.colour": "white", "sealer.present": "no", "sealer.late": "20 min", "event.default_time": "60 min",
            "sealed.ends_game": "no", "replier.can_mate": "yes"}"#,
        &["play-sealed-move", "start-clock replier"],
        &[("sealer.arrival", &[], &[]), ("sealer.limit", &[], &["0-1"])],
    ),
    // Nothing is set up again when he comes (E.9.a).
    (
        "fide-2014",
        r#"{"sealer.colour": "white", "sealed.reading": "clear", "sealed.ends_game": "no", "sealer.present": "no",
            "sealer.late": "20 min", "event.default_time": "60 min"}"#,
        &[],
        &[("sealer.arrival", &[], &[]), ("sealer.limit", &[], &["0-1"])],
    ),
    // Of two who are away each may still come: the loss of both is not certain (I.10).
    (
        "fide-2018",
        r#"{"event.adopts_guidelines": "yes", "event.default_time": "60 min", "sealer.colour": "white", "sealed.reading": "clear",
            "sealed.ends_game": "no", "sealer.present": "no", "replier.present": "no", "sealer.late": "10 min",
            "replier.late": "10 min"}"#,
        &[],
        &[
            ("replier.arrival", &["open-envelope", "play-sealed-move", "start-clock replier"], &[]),
            ("sealer.arrival", &[], &[]),
            ("replier.limit", &[], &["0-0", "1-0"]),
            ("sealer.limit", &[], &["0-0", "0-1"]),
        ],
    ),
];

#[test]
fn what_comes_later_is_what_then_has_to_be_done() {
    for (edition, facts, then, later) in LATER {
        let decision = decided(edition, facts, &[]);
        assert_eq!(acts(&decision["then"]), then, "{edition} {facts}");
        let found = decision["later"].as_array().expect("events");
        let events: Vec<_> = found.iter().map(|event| event["event"].as_str().expect("an event")).collect();
        assert_eq!(events, later.iter().map(|(event, ..)| *event).collect::<Vec<_>>(), "{edition} {facts}");
        for (event, (name, steps, results)) in found.iter().zip(later) {
            let said = [acts(&event["now"]), acts(&event["then"])].concat();
            assert_eq!(said, *steps, "{edition} {facts}: {name}");
            let mut left: Vec<_> = event["result"].as_str().into_iter().collect();
            if left.is_empty() && !results.is_empty() {
                left =
                    event["possible"].as_array().expect("results").iter().filter_map(Value::as_str).collect();
                left.sort_unstable();
            }
            assert_eq!(left, *results, "{edition} {facts}: {name}");
        }
    }
}

/// The acts of steps that rules call for, with what they are done to.
pub(crate) fn acts(steps: &Value) -> Vec<String> {
    let steps = steps.as_array().into_iter().flatten().filter(|step| !step["rule"].is_null());
    let word = |step: &Value, key: &str| step[key].as_str().unwrap_or_default().to_owned();
    steps.map(|step| [word(step, "act"), word(step, "object")].join(" ").trim().to_owned()).collect()
}

fn decided(edition: &str, facts: &str, more: &[&str]) -> Value {
    let arguments = [&["decide", "-", "--edition", edition, "--format", "json"], more].concat();
    // Some rulings are open.
    let (code, output) = run_with(&mut program(&arguments), facts.as_bytes()).ends_with_one_of(&[0, 3]);
    let decision: Value = serde_json::from_str(&stdout(&output)).expect("JSON");
    assert_eq!(code == 0, decision["status"] == "decided", "{decision}");
    decision
}

/// While the sealer is away the replier may seal his reply, and then press the clock (E.9.c); what the sealer loses once his time is over
/// the arbiter may waive (E.10).
#[test]
fn a_right_names_what_goes_with_it_and_a_loss_to_come_what_may_avert_it() {
    let facts = r#"{"position": "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 41", "sealed.written": "Ra7", "sealer.present": "no",
        "sealer.late": "10 min", "event.default_time": "30 min"}"#;
    let decision = decided("fide-2014", facts, &[]);
    let acts: Vec<_> =
        decision["rights"].as_array().expect("a list").iter().map(|right| &right["act"]).collect();
    assert_eq!(acts, ["seal-reply", "switch-clocks"]);
    for (lang, says) in [
        ("es", "El árbitro puede decidir que no se pierda la partida por el retraso de las blancas. [E.10]"),
        ("it", "L'arbitro può decidere che il ritardo del Bianco non faccia perdere la partita. [E.10]"),
        ("en", "The arbiter may decide that the game is not lost by White's lateness. [E.10]"),
    ] {
        let arguments = ["decide", "-", "--edition", "fide-2014", "--lang", lang];
        let page = stdout(&with_input(&arguments, facts.as_bytes()));
        let page = page.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(page.contains(says), "{page}");
    }
}

/// A clock that is presumed to run since the hour set was started on a board that was set up: whether it was is to be checked too (2014 E.5,
/// 1997 A5, 1974 16.1, Guidelines I.5).
#[test]
fn what_had_to_be_ready_is_to_be_checked_with_the_clock() {
    for (edition, article) in
        [("fide-2014", "E.5"), ("fide-1997", "A5"), ("fide-1974", "16.1"), ("fide-2023", "I.5")]
    {
        let facts = r#"{"sealer.colour": "white", "replier.late": "20 min", "event.default_time": "60 min",
            "event.adopts_guidelines": "yes", "sealed.reading": "clear", "sealed.ends_game": "no"}"#;
        let check = &decided(edition, facts, &[])["check"][0];
        assert_eq!(acts(&check["presumes"]), ["set-up-position", "set-clocks"], "{edition}: {check}");
        for (lang, says) in [
            ("es", "poner en el tablero la posición anterior a la jugada secreta"),
            ("it", "disporre sulla scacchiera la posizione che precede la mossa in busta"),
            ("en", "set up on the board the position before the sealed move"),
        ] {
            let page = page(edition, lang, facts);
            assert!(page.contains(&format!("{says} [{article}]")), "{page}");
        }
    }
}

/// The late replier's clock ran from the hour set until he stopped it: it is started again (2014 E.9.b).
#[test]
fn a_clock_that_ran_is_started_again() {
    let late = r#"{"sealer.colour": "white", "replier.late": "20 min", "event.default_time": "60 min", "sealed.reading": "clear",
        "sealed.ends_game": "no"}"#;
    let on_time = r#"{"sealer.colour": "white", "sealed.reading": "clear", "sealed.ends_game": "no"}"#;
    for (lang, again, first) in [
        ("es", "Volver a poner en marcha el reloj de las negras.", "Poner en marcha el reloj de las negras."),
        ("it", "Riavviare l'orologio del Nero.", "Avviare l'orologio del Nero."),
        ("en", "Start Black's clock again.", "Start Black's clock."),
    ] {
        assert!(page("fide-2014", lang, late).contains(again), "{}", page("fide-2014", lang, late));
        assert!(page("fide-2014", lang, on_time).contains(first), "{}", page("fide-2014", lang, on_time));
    }
}

/// Whose clock runs while the sealer of a lost envelope is waited for is the arbiter's to decide (2014 E.12.a): neither clock is said to stand,
/// and once he has come what ran is added.
#[test]
fn a_clock_that_the_arbiter_decides_on_is_not_said_to_stand() {
    let away = r#"{"sealer.colour": "white", "envelope.missing": "yes", "sealer.present": "no", "sealer.late": "10 min",
        "event.default_time": "60 min", "white.time_used": "2 h", "black.time_used": "1 h 50 min"}"#;
    let come = r#"{"sealer.colour": "white", "envelope.missing": "yes", "sealer.late": "10 min", "event.default_time": "60 min",
        "white.time_used": "2 h", "black.time_used": "1 h 50 min"}"#;
    for (lang, ran, state) in [
        ("es", "lo que corra según resuelva el árbitro", "en marcha o parado según resuelva el árbitro"),
        (
            "it",
            "quanto corre secondo la decisione dell'arbitro",
            "in moto o fermo secondo la decisione dell'arbitro",
        ),
        ("en", "what it runs as the arbiter decides", "running or stopped as the arbiter decides"),
    ] {
        let before = page("fide-2014", lang, away);
        assert!(before.matches(state).count() == 2 && before.contains(ran), "{before}");
        let after = page("fide-2014", lang, come);
        assert!(after.matches(ran).count() == 2 && !after.contains(state), "{after}");
    }
    let decision = decided("fide-2014", away, &[]);
    for player in ["sealer", "replier"] {
        assert_eq!(decision["clocks"][player]["runs"], "unknown", "{}", decision["clocks"]);
        assert!(decision["clocks"][player]["seconds"].is_null(), "{}", decision["clocks"]);
    }
}

/// An excuse told without a name is meant of who was late (2014 E.10, 1974 17.2).
#[test]
fn an_excused_lateness_names_nobody_who_was_not_late() {
    for (player, other) in [("replier", "White"), ("sealer", "Black")] {
        let facts = format!(
            r#"{{"sealer.colour": "white", "event.default_time": "30 min", "arbiter.waives_default": "yes",
                "{player}.present": "no", "{player}.late": "40 min"}}"#
        );
        for edition in ["fide-2014", "fide-1974", "fide-1997"] {
            let page = page(edition, "en", &facts);
            assert!(!page.contains(&format!("excuses {other}'s lateness")), "{edition}: {page}");
        }
    }
    let both = r#"{"event.default_time": "30 min", "arbiter.waives_default": "yes", "sealer.late": "40 min", "replier.late": "40 min",
        "sealed.reading": "clear", "sealed.ends_game": "no"}"#;
    assert_eq!(decided("fide-2014", both, &[])["result"], "*");
}

/// Who adjourns before time is charged the rest of the session (1997 A1.b, 2014 E.1.b): the step says what is to be written on the envelope.
#[test]
fn the_times_on_the_envelope_are_given_where_they_are_known() {
    let facts = r#"{"sealer.colour": "white", "sealing.early": "yes", "session.remaining": "25 min", "white.time_used": "1 h 50 min",
        "black.time_used": "2 h"}"#;
    for (lang, says) in [
        ("es", "los tiempos usados por ambos jugadores: las blancas, 2 h 15 min [E.1.b]; las negras, 2 h."),
        ("it", "i tempi usati da entrambi i giocatori: il Bianco 2 h 15 min [E.1.b]; il Nero 2 h."),
        ("en", "the times used by both players: White 2 h 15 min [E.1.b]; Black 2 h."),
    ] {
        let page = page("fide-2014", lang, facts);
        assert!(page.contains(says), "{page}");
    }
}

/// What the arbiter found himself no player pointed out (2014 E.5).
#[test]
fn an_error_found_by_the_arbiter_was_not_pointed_out_by_a_player() {
    let facts = r#"{"sealer.colour": "white", "clocks.wrong": "yes", "clocks.noticed": "before_first_move", "clocks.noticed_by": "arbiter",
        "sealed.reading": "clear", "sealed.ends_game": "no"}"#;
    for (lang, not) in
        [("es", "un jugador señaló"), ("it", "un giocatore ha segnalato"), ("en", "a player pointed out")]
    {
        let page = page("fide-2014", lang, facts).to_lowercase();
        assert!(!page.contains(not), "{page}");
    }
}

/// Less time was left than has run: whether the flag has fallen is asked. While more is left, it may still fall (6.9).
#[test]
fn a_clock_on_which_more_has_run_than_was_left_raises_the_flag() {
    let case = |left: &str| {
        format!(
            r#"{{"sealer.colour": "white", "replier.present": "no", "replier.late": "20 min", "event.default_time": "60 min",
                "black.time_left": "{left}"}}"#
        )
    };
    let decision = decided("fide-2014", &case("15 min"), &[]);
    let missing = decision["missing"].as_array().expect("questions");
    assert!(missing.iter().any(|one| one["fact"] == "replier.flag_fallen"), "{missing:?}");
    let decision = decided("fide-2014", &case("30 min"), &[]);
    let events: Vec<_> =
        decision["later"].as_array().expect("events").iter().map(|later| &later["event"]).collect();
    assert_eq!(events, ["replier.arrival", "replier.flag", "replier.limit"]);
    let decision = decided(
        "fide-2014",
        r#"{"replier.present": "no", "replier.late": "20 min", "event.default_time": "60 min"}"#,
        &[],
    );
    let later = decision["later"].as_array().expect("events");
    assert!(later.iter().all(|later| later["event"] != "replier.flag"), "{later:?}");
}

/// What the envelope holds is learnt by opening it: the setting-up is behind then, whatever it holds (1997 A10, A8).
#[test]
fn nothing_is_set_up_after_the_opening() {
    let facts = r#"{"position": "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 41", "sealer.present": "no", "sealer.late": "70 min"}"#;
    for (edition, default) in [("fide-1997", ""), ("fide-2014", r#", "event.default_time": "60 min""#)] {
        let facts = facts.replace('}', &format!("{default}}}"));
        let decision = decided(edition, &facts, &[]);
        assert_eq!(acts(&decision["now"]), ["open-envelope"], "{edition}");
        let answered = decision["answers"].as_array().expect("answers").iter();
        for answer in answered.flat_map(|answered| answered["if"].as_object().expect("answers").values()) {
            let steps = acts(&answer["now"]);
            assert!(!steps.iter().any(|act| act.starts_with("set-")), "{edition}: {steps:?}");
        }
    }
}

/// Whether the Guidelines were adopted is not known: what rests on them stands under that condition (2018 I.9, I.5).
#[test]
fn what_rests_on_guidelines_that_may_not_be_adopted_is_conditional() {
    let facts = r#"{"sealer.colour": "white", "event.adopts_guidelines": "unknown", "replier.late": "20 min", "sealed.reading": "clear",
        "sealed.ends_game": "no", "event.default_time": "60 min"}"#;
    for (lang, condition, clocks) in [
        ("es", "Si las bases", "Reloj de las blancas"),
        ("it", "Se il bando del torneo", "Orologio del Bianco"),
        ("en", "If the rules of the event adopt the Guidelines", "White's clock"),
    ] {
        let page = page("fide-2018", lang, facts);
        let (before, _) = page.split_once(clocks).expect("clocks");
        assert!(before.contains(condition), "{page}");
    }
}

/// What stands on the page of a case, in one line.
fn page(edition: &str, lang: &str, facts: &str) -> String {
    let arguments = ["decide", "-", "--edition", edition, "--lang", lang];
    let (_, output) = run_with(&mut program(&arguments), facts.as_bytes()).ends_with_one_of(&[0, 3]);
    stdout(&output).split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The limit at the hour of the hall (E.10).
#[test]
fn an_hour_told_is_the_hour_of_the_limit() {
    let facts = r#"{"event.resumes_at": "16:00", "event.default_time": "60 min", "replier.present": "no",
        "replier.late": "20 min", "sealer.colour": "white"}"#;
    for (lang, says) in [
        ("es", "Si pasadas las 17:00, 1 h después de la hora fijada, las negras no han llegado"),
        ("it", "Se passate le 17:00, 1 h dopo l'ora fissata, il Nero non è arrivato"),
        ("en", "If Black is not here when 17:00 is past, 1 h after the hour set"),
    ] {
        let page = page("fide-2014", lang, facts);
        assert!(page.contains(says), "{page}");
    }
}

/// The envelope is lost and the late replier has come: the sealer is to move, so his clock is started and the other one stops (1974 16.5).
#[test]
fn a_clock_that_runs_stops_when_the_other_is_started() {
    let facts = r#"{"sealer.colour": "white", "envelope.missing": "yes", "replier.late": "20 min", "white.time_used": "1 h 50 min",
        "black.time_used": "1 h 40 min"}"#;
    for (lang, says) in [
        (
            "es",
            [
                "Reloj de las blancas: 1 h 50 min; parado; se pone en marcha ahora [16.5]",
                "se para al poner en marcha el otro",
            ],
        ),
        (
            "it",
            [
                "Orologio del Bianco: 1 h 50 min; fermo; si mette in moto ora [16.5]",
                "fermato quando si avvia l'altro",
            ],
        ),
        (
            "en",
            ["White's clock: 1 h 50 min; stopped; started now [16.5]", "stopped when the other is started"],
        ),
    ] {
        let page = page("fide-1974", lang, facts);
        for says in says {
            assert!(page.contains(says), "{page}");
        }
    }
}

/// With the envelope closed the arbiter puts right what he was to set (2014 E.5, 1997 A5, 1974 16.1); the times noted are on the clocks then.
#[test]
fn an_arbiter_who_sees_a_wrong_clock_before_the_opening_corrects_it() {
    for (edition, article) in
        [("fide-2014", "E.5"), ("fide-1997", "A5"), ("fide-1974", "16.1"), ("fide-2018", "I.5")]
    {
        let facts = r#"{"position": "8/1R3ppk/6b1/3pNq1p/3P3P/P4PQ1/3r2PK/8 w - - 1 41", "sealed.written": "Cd7", "sealed.language": "es",
            "envelope.opened": "no", "clocks.wrong": "yes", "clocks.noticed_by": "arbiter", "event.adopts_guidelines": "yes"}"#;
        let decision = decided(edition, facts, &[]);
        let now = decision["now"].as_array().expect("a list");
        assert_eq!(now[0]["act"], "correct-clocks", "{edition}: {now:?}");
        assert_eq!(now[0]["citation"], article, "{edition}");
        for player in ["sealer", "replier"] {
            assert_eq!(decision["clocks"][player]["base"], "noted", "{edition}");
        }
    }
}

/// Who has won is known, though not who has White: the game is over.
#[test]
fn a_game_won_by_a_player_of_unknown_colour_is_closed() {
    let facts = r#"{"sealed.reading": "illegal", "sealed.ends_game": "no", "replier.can_mate": "yes", "envelope.opened": "yes"}"#;
    let decision = decided("fide-2014", facts, &[]);
    assert_eq!(decision["status"], "open");
    let now = decision["now"].as_array().expect("a list").iter().map(|step| &step["act"]);
    assert_eq!(now.collect::<Vec<_>>(), ["stop-running-clock", "enter-result"]);
}

/// The sealed move is mate, with an offer of a draw beside it: there is nothing to answer (5.1.a).
#[test]
fn a_sealed_mate_leaves_no_offer_to_answer() {
    let facts = r#"{"sealer.colour": "white", "sealed.reading": "clear", "sealed.ends_game": "checkmate", "sealed.offers_draw": "yes",
        "envelope.opened": "yes"}"#;
    let decision = decided("fide-2014", facts, &[]);
    assert_eq!(decision["result"], "1-0");
    assert_eq!(decision["rights"].as_array().map(Vec::len), Some(0), "{}", decision["rights"]);
}

#[test]
fn what_is_ahead_is_to_be_done_and_nothing_else() {
    for (edition, facts, called) in CASES {
        let decision = decided(edition, facts, &[]);
        let list = |key: &str| decision[key].as_array().expect("steps").clone();
        let now = list("now");
        assert_eq!(acts(&decision["now"]), called.now, "{edition} {facts}");
        let checks: Vec<_> =
            list("check").iter().map(|check| check["clock"].as_str().unwrap().to_owned()).collect();
        assert_eq!(checks, called.check, "{edition} {facts}: clocks to be checked");
        assert_eq!(acts(&decision["rights"]), called.rights, "{edition} {facts}: rights");
        // What every arbiter does with a ruling comes last; only the clocks of an annulled game are stopped first.
        let stops = |step: &&Value| step["act"] == "stop-running-clock";
        let rest: Vec<_> = now.iter().skip_while(stops).collect();
        assert!(rest.is_sorted_by_key(|step| step["rule"].is_null()), "{edition} {facts}");
        assert!(rest.len() == now.len() || decision["result"] == "annulled", "{edition} {facts}");
        assert_eq!(now.iter().any(|step| step["rule"].is_null()), decision["status"] == "decided", "{facts}");
    }
}

/// Before the adjournment a clock shows what it shows, and what the sealing will add to it is not there yet (A1.b).
#[test]
fn a_clock_shows_nothing_that_is_still_to_come() {
    let early = r#"{"sealer.colour": "white", "sealing.early": "yes", "session.remaining": "25 min",
        "sealer.time_used": "1 h 50 min", "replier.time_used": "2 h"}"#;
    let decision = decided("fide-1997", early, &[]);
    assert_eq!(decision["clocks"]["sealer"]["seconds"], 6600, "{}", decision["clocks"]);
    let asked = r#"{"sealer.colour": "white", "session.over": "yes", "sealing.asked": "yes", "sealing.clocks_stopped": "no"}"#;
    let decision = decided("fide-2014", asked, &[]);
    assert_eq!(decision["clocks"]["sealer"]["base"], "shown", "{}", decision["clocks"]);
}

/// A clock that shows a wrong time and is not to be corrected shows what it shows (E.13); what must be corrected is corrected to the
/// time noted.
#[test]
fn a_clock_that_stays_wrong_does_not_show_the_time_noted() {
    for (noticed, base) in [("no", "shown"), ("before_first_move", "noted")] {
        let facts = format!(r#"{{"clocks.wrong": "yes", "clocks.noticed": "{noticed}"}}"#);
        let decision = decided("fide-2014", &facts, &[]);
        assert_eq!(decision["clocks"]["sealer"]["base"], base, "{noticed}: {}", decision["clocks"]);
    }
    let alone = decided("fide-1997", r#"{"clocks.wrong": "yes"}"#, &[]);
    assert_eq!(alone["clocks"]["sealer"]["base"], "shown", "{}", alone["clocks"]);
}

/// What he decides to correct the arbiter may correct at once, though no player noticed it (E.13).
#[test]
fn an_error_that_the_arbiter_corrects_anyway_is_noticed() {
    let facts =
        r#"{"clocks.wrong": "yes", "clocks.noticed_by": "arbiter", "arbiter.corrects_clock_anyway": "yes"}"#;
    assert_eq!(acts(&decided("fide-2014", facts, &[])["now"]), ["correct-clocks"]);
}

/// That the move was made at the hour set is presumed while nobody tells when the envelope was opened: the sheet says what to do if it
/// was not (E.9.a). In a game that is over no clock is to be started.
#[test]
fn what_is_presumed_before_a_clock_is_named() {
    let facts = r#"{"position": "4k3/7p/8/8/8/5N2/2N4P/4K3 w - - 0 41", "sealed.written": "Cfd4", "sealed.language": "es",
        "sealer.present": "no", "sealer.late": "20 min", "event.default_time": "30 min"}"#;
    let decision = decided("fide-2014", facts, &[]);
    let check = &decision["check"][0];
    let presumed = ["set-up-position", "set-clocks", "open-envelope", "play-sealed-move"];
    assert_eq!(acts(&check["presumes"]), presumed, "{check}");
    let ambiguous = r#"{"event.adopts_guidelines": "yes", "replier.late": "25 min", "sealed.written": "xe5",
        "position": "r5k1/pp3ppp/8/4n3/3P1P2/2P5/PP4PP/R5K1 w - - 0 41"}"#;
    let over =
        stdout(&with_input(&["decide", "-", "--edition", "fide-2009", "--lang", "en"], ambiguous.as_bytes()));
    assert!(over.contains("Result: 0-1") && !over.contains("To check"), "{over}");
}

/// When the game is over, only its result can still be for the arbiter to decide otherwise (E.10, not E.11).
#[test]
fn of_a_finished_game_only_the_result_is_left_to_the_arbiter() {
    let facts = r#"{"sealer.colour": "white", "sealed.reading": "clear", "sealed.ends_game": "no", "sealer.present": "no",
        "sealer.late": "70 min", "replier.late": "40 min", "event.default_time": "60 min"}"#;
    let decision = decided("fide-2014", facts, &[]);
    assert_eq!(decision["result"], "0-1");
    let left = decision["discretion"].as_array().expect("choices").iter();
    let left: Vec<_> = left.map(|choice| choice["rule"].as_str().expect("a rule")).collect();
    assert_eq!(left, ["E.10"], "{}", decision["discretion"]);
    // Open between a win and a draw: that the lateness may be excused is still said, although only opening the envelope turns on it.
    let stalemate = r#"{"position": "4k3/4P3/8/3K4/8/8/8/8 w - - 0 61", "replier.present": "no", "replier.late": "61 min",
        "event.default_time": "60 min"}"#;
    let decision = decided("fide-2014", stalemate, &[]);
    assert_eq!(decision["status"], "open");
    let left = decision["discretion"].as_array().expect("choices").iter();
    assert!(
        left.map(|choice| &choice["fact"]).any(|fact| fact == "replier.default_waived"),
        "{}",
        decision["discretion"]
    );
}

#[test]
fn a_step_is_a_duty_or_a_right_and_a_finished_game_is_closed() {
    let text = |edition: &str, facts: &str| {
        stdout(&with_input(&["decide", "-", "--edition", edition, "--lang", "es"], facts.as_bytes()))
    };
    let over = text("fide-2014", r#"{"envelope.missing": "yes", "position.known": "no"}"#);
    assert!(!over.contains("Abrir") && over.contains("1.  ") && over.contains("los relojes"), "{over}");
    // The opponent may accept the offer or decline it; who made it notes it.
    let offer = text("fide-2014", r#"{"offer.moment": "after_move", "offer.by": "sealer"}"#);
    let marks: Vec<_> =
        offer.lines().filter_map(|line| line.get(..4)).filter(|mark| mark.ends_with(") ")).collect();
    assert_eq!(marks, ["( ) ", "( ) "], "{offer}");
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
    for (from, to) in [
        ("after: [ask-to-seal,", "after: [ask-to-steal,"),
        ("keep-scoresheets, replay", "keep-sheets, replay"),
    ] {
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
