//! Stories of the sealing: the session is over, and the move, the envelope and the clocks are at some stage.
//!
//! Articles 15.1-15.3 of 1974, A1-A3 of 1997, E.1-E.3 of 2014.

use super::chance::Chance;
use super::hall::Edition;
use super::story::{Expected, Figure, Players, Shown, Steps, Story};

const ASK: &str = "ask-to-seal sealer";
const WRITE: &str = "write-sealed-move";
const WRITE_BOARD: &str = "write-board-move";
const ENCLOSE: &str = "enclose-scoresheets";
const SEAL: &str = "seal-envelope";
const RETURN: &str = "return-envelope";

/// What the envelope must bear, with the fact that tells it: 1974 asks for nothing of the resumption (15.2).
const BORNE: [(&str, &str); 6] = [
    ("bear names", "envelope.shows.names"),
    ("bear position", "envelope.shows.position"),
    ("bear times", "envelope.shows.times"),
    ("bear sealer-name", "envelope.shows.sealer"),
    ("bear move-number", "envelope.shows.move_number"),
    ("bear resumption-data", "envelope.shows.resumption"),
];

fn borne(edition: Edition) -> &'static [(&'static str, &'static str)] {
    if edition == Edition::Fide1974 { &BORNE[..5] } else { &BORNE }
}

/// How the clock is stopped: both clocks in 15.1, his own without starting the other in A1 a and E.1 a.
fn stop(edition: Edition) -> &'static str {
    if edition == Edition::Fide1974 { "stop-clocks" } else { "stop-clock sealer" }
}

/// How far the sealing has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Stage {
    Over,
    Asked,
    Closed,
    Stopped,
    /// So many things stand on the envelope.
    Bears(usize),
}

/// The whole sealing, in the order of the articles.
fn all_steps(edition: Edition, on_board: bool) -> Vec<&'static str> {
    let mut steps = Vec::new();
    // Nobody need ask in 15.1.
    if edition != Edition::Fide1974 {
        steps.push(ASK);
    }
    steps.extend([if on_board { WRITE_BOARD } else { WRITE }, ENCLOSE, SEAL, stop(edition)]);
    steps.extend(borne(edition).iter().map(|(act, _)| *act));
    if edition != Edition::Fide1974 {
        steps.push("check-envelope");
    }
    steps.push("keep-envelope");
    steps
}

/// A story of a sealing.
pub(super) fn sealing(edition: Edition, chance: &mut Chance) -> Story {
    let players = Players::drawn(chance);
    if chance.percent(30) { by_acts(edition, players, chance) } else { by_facts(edition, players, chance) }
}

/// What is told of a sealing by facts.
struct Sealing {
    edition: Edition,
    stage: Stage,
    /// The player adjourned with so many minutes of the session left.
    early: Option<u32>,
    /// Told to seal, he made the move on the board.
    on_board: bool,
    wants_it_back: bool,
}

fn by_facts(edition: Edition, players: Players, chance: &mut Chance) -> Story {
    let count = u32::try_from(borne(edition).len()).unwrap_or_default();
    let stage = match chance.between(0, 5) {
        0 => Stage::Over,
        1 => Stage::Asked,
        2 => Stage::Closed,
        3 => Stage::Stopped,
        _ => Stage::Bears(chance.between(1, count) as usize),
    };
    let early = (stage >= Stage::Stopped && chance.percent(25)).then(|| chance.between(5, 55));
    let on_board = early.is_none() && stage == Stage::Asked && chance.percent(40);
    let wants_it_back = stage >= Stage::Closed && chance.percent(25);
    let sealing = Sealing { edition, stage, early, on_board, wants_it_back };
    let case = sealing.told(&players);
    let words = format!(
        "{}: {}. {stage:?}; early: {early:?}; on the board: {on_board}; wants it back: {wants_it_back}",
        edition.id(),
        players.words()
    );
    // What was left of the session is charged to who adjourned early (A1 b, E.1 b).
    let charged = early.filter(|_| edition != Edition::Fide1974).unwrap_or(0);
    let mut expected = expected(&players, sealing.steps(), stage >= Stage::Stopped, charged);
    // Whether he may seal early is the arbiter's to decide, or a custom (int. 1973 and 1974 to 15.1); without the time used
    // nobody knows what to note (A1 b, E.1 b).
    if early.is_some() && (edition == Edition::Fide1974 || players.sealer_used.is_none()) {
        expected.results.push("open");
    }
    let kind = if early.is_some() { "sealed early" } else { "the sealing, by facts" };
    Story { kind, words, case, expected }
}

impl Sealing {
    fn told(&self, players: &Players) -> Vec<(String, String)> {
        let stage = self.stage;
        let yes_if = |is: bool| if is { "yes" } else { "no" };
        let mut case = self.edition.told();
        case.extend(players.told());
        let mut tell = |fact: &str, value: &str| case.push((fact.to_owned(), value.to_owned()));
        tell("session.over", yes_if(self.early.is_none()));
        match self.early {
            Some(left) => {
                tell("sealing.early", "yes");
                tell("session.remaining", &players.duration(left));
            }
            None => tell("sealing.asked", yes_if(stage > Stage::Over)),
        }
        match players.position.filter(|_| self.on_board) {
            Some((_, made)) => tell("sealed.on_board", made),
            None if self.on_board => tell("sealing.moved_on_board", "yes"),
            None => {}
        }
        tell("sealing.envelope_closed", yes_if(stage >= Stage::Closed));
        tell("sealing.clocks_stopped", yes_if(stage >= Stage::Stopped));
        if self.wants_it_back {
            tell("sealing.change_wanted", "yes");
        }
        if let Stage::Bears(count) = stage {
            for (place, (_, fact)) in borne(self.edition).iter().enumerate() {
                tell(fact, yes_if(place < count));
            }
        }
        case
    }

    fn steps(&self) -> Steps {
        // Until the clocks are stopped he may change the move (int. 1966 to 15.1, A1 a, E.1 a).
        if self.wants_it_back && self.stage == Stage::Closed {
            return Steps::Begins(vec![RETURN], vec![ASK]);
        }
        let steps = all_steps(self.edition, self.on_board);
        let place = |act: &str| steps.iter().position(|step| *step == act).unwrap_or_default();
        let first = match self.stage {
            Stage::Over => 0,
            Stage::Asked => place(ENCLOSE) - 1,
            Stage::Closed => place(stop(self.edition)),
            Stage::Stopped => place(BORNE[0].0),
            Stage::Bears(count) => place(BORNE[0].0) + count,
        };
        Steps::are(steps[first..].to_vec())
    }
}

/// What was done is told.
fn by_acts(edition: Edition, players: Players, chance: &mut Chance) -> Story {
    let steps = all_steps(edition, false);
    let count = chance.between(1, u32::try_from(steps.len()).unwrap_or(1)) as usize;
    let (done, left) = steps.split_at(count);
    let mut case = edition.told();
    case.extend(players.told());
    case.push(("session.over".to_owned(), "yes".to_owned()));
    let told: Vec<_> = done.iter().map(|act| players.act(act)).collect();
    case.push(("done".to_owned(), told.join(", ")));
    let words = format!("{}: {}. Done: {}", edition.id(), players.words(), done.join(", "));
    let is_stopped = done.contains(&stop(edition));
    let expected = expected(&players, Steps::are(left.to_vec()), is_stopped, 0);
    Story { kind: "the sealing, by acts", words, case, expected }
}

/// The sealer's clock runs until it is stopped; what it shows meanwhile is told as of now.
fn expected(players: &Players, now: Steps, is_stopped: bool, charged: u32) -> Expected {
    let mut sealer = Shown::at(players.sealer_used, charged, if is_stopped { "no" } else { "yes" });
    if let (Some(used), false) = (players.sealer_used, is_stopped) {
        sealer.figure = Figure::Within(60 * used, 60 * used);
    }
    let replier = Shown::at(players.replier_used, 0, "no");
    Expected { now, check: Vec::new(), sealer, replier, results: vec!["none", "*"] }
}
