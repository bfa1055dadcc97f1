//! Stories of a resumption: the hall at a moment, told by facts or by the acts that are done.

use std::fmt::Write as _;

use super::chance::Chance;
use super::hall::{
    CALL, Course, Done, Edition, Hall, KEEP_REPLY, OPEN, OPEN_REPLY, PAUSE, PLAY, SEAL_REPLY, SET_CLOCKS,
    SET_UP, START_REPLIER, SWITCH, UpTo,
};
use super::story::{Expected, Figure, Players, Shown, Steps, Story};

/// How a story is told.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum By {
    /// By the facts alone.
    Facts,
    /// By the acts done, with their minutes.
    Acts,
    /// By the acts done without those that others show, with their minutes.
    SomeActs,
    /// By the acts done without their minutes.
    ActsWithoutTimes,
}

/// What is told of a resumption.
struct Telling {
    players: Players,
    hall: Hall,
    by: By,
    /// When a player is counted out: told in 2014, an hour before.
    limit: Option<u32>,
    /// The arbiter has decided that nobody loses by lateness (E.10).
    is_waived: bool,
    /// The acts that are told.
    acts: Vec<Done>,
    /// The minute of the opening is told.
    opened_at: bool,
    /// That the envelope is closed, and no reply sealed, is told.
    says_no: bool,
}

/// A story of a resumption, if what was drawn can be told.
pub(super) fn resumption(edition: Edition, chance: &mut Chance) -> Option<Story> {
    let limit = limit(edition, chance);
    let late = |chance: &mut Chance| match chance.between(0, 11) {
        0..=4 => 0,
        5 => limit.unwrap_or(60),
        6 => limit.unwrap_or(60) + chance.between(1, 30),
        _ => chance.between(1, limit.unwrap_or(60).max(1)),
    };
    let (sealer_comes, replier_comes) = (late(chance), late(chance));
    let delay = if chance.percent(75) { 0 } else { chance.between(1, 10) };
    let reply_after = chance.percent(50).then(|| chance.between(0, 25));
    let course =
        Course { edition, sealer_comes, replier_comes, delay, pauses: chance.percent(50), reply_after };
    let course = course.pausing(course.pauses);
    let until = match chance.between(0, 9) {
        0 => 0,
        1 => sealer_comes,
        2 | 3 => replier_comes,
        4 => course.opening(),
        5 => course.reply_sealed()?,
        6 => course.reply_sealed().map(|_| sealer_comes)?,
        _ => chance.between(0, sealer_comes.max(course.opening()) + 5),
    };
    let hall = Hall::played(course, until, UpTo::Count(chance.between(0, 7) as usize));
    let by = match chance.between(0, 9) {
        0..=5 => By::Facts,
        6 | 7 => By::Acts,
        8 => By::SomeActs,
        _ => By::ActsWithoutTimes,
    };
    let players = Players::drawn(chance);
    let acts = told_acts(&hall, by, chance);
    let opened_at = delay > 0 || chance.percent(60);
    let says_no = chance.percent(40);
    let may_waive = [Edition::Fide2009, Edition::Fide2014].contains(&edition);
    let is_waived = may_waive && limit.is_some() && chance.percent(8);
    let telling = Telling { players, hall, by, limit, is_waived, acts, opened_at, says_no };
    telling.can_be_told().then(|| telling.story(chance))
}

/// An hour before 2014 (17.2, A10, Guidelines 10), the default time of the event since (E.10), which is not always told.
fn limit(edition: Edition, chance: &mut Chance) -> Option<u32> {
    if edition != Edition::Fide2014 {
        return Some(60);
    }
    chance.percent(92).then(|| chance.one_of(&[0, 5, 10, 15, 30, 30, 45, 60, 60, 60, 90]))
}

fn told_acts(hall: &Hall, by: By, chance: &mut Chance) -> Vec<Done> {
    let shown_by = |act: &str| match act {
        SET_UP | OPEN => hall.is_done(PLAY),
        SET_CLOCKS => hall.is_done(START_REPLIER),
        _ => false,
    };
    match by {
        By::Facts => Vec::new(),
        By::Acts | By::ActsWithoutTimes => hall.done.clone(),
        By::SomeActs => {
            let told = hall.done.iter().filter(|done| !shown_by(done.act) || chance.percent(40));
            told.copied().collect()
        }
    }
}

impl Telling {
    fn tells(&self, act: &str) -> bool {
        self.acts.iter().any(|told| told.act == act)
    }

    /// Whether what is told has all that was done, and the minute it is.
    fn can_be_told(&self) -> bool {
        let hall = &self.hall;
        let course = &hall.course;
        let minute = hall.minute;
        let opening_is_told = hall.when(OPEN) == Some(minute) && self.opened_at && self.by == By::Facts;
        let has_times = !matches!(self.by, By::Facts | By::ActsWithoutTimes);
        let is_known = !hall.replier_is_here()
            || !hall.sealer_is_here()
            || [course.sealer_comes, course.replier_comes].contains(&minute)
            || opening_is_told
            || (has_times && self.acts.iter().any(|told| told.minute == minute));
        let last = hall.done.last().filter(|last| last.minute == minute);
        let by_facts = match last.map(|last| last.act) {
            None => true,
            Some(act) => [PAUSE, CALL, OPEN, SEAL_REPLY].contains(&act),
        };
        // When the clock was stopped cannot be told by facts; without minutes nobody knows a delay.
        let by_facts = by_facts && !hall.is_done(OPEN_REPLY);
        let without_times =
            (course.delay == 0 || !hall.is_done(OPEN)) && (hall.is_done(SWITCH) || !hall.is_done(SEAL_REPLY));
        is_known
            && match self.by {
                By::Facts => by_facts,
                By::Acts | By::SomeActs => !self.acts.is_empty(),
                By::ActsWithoutTimes => !self.acts.is_empty() && without_times,
            }
    }

    fn story(&self, chance: &mut Chance) -> Story {
        let mut case = self.hall.course.edition.told();
        case.extend(self.players.told());
        self.tell_who_is_here(&mut case, chance);
        if self.hall.course.edition == Edition::Fide2014 {
            let limit = self.limit.map(|limit| self.players.duration(limit));
            case.extend(limit.map(|limit| ("event.default_time".to_owned(), limit)));
        }
        if self.is_waived {
            case.push(("arbiter.waives_default".to_owned(), "yes".to_owned()));
        }
        self.tell_the_envelope(&mut case);
        if !self.acts.is_empty() {
            case.push(("done".to_owned(), self.acts_in_words()));
        }
        Story { kind: self.kind(), words: self.words(), case, expected: self.expected() }
    }

    fn tell_who_is_here(&self, case: &mut Vec<(String, String)>, chance: &mut Chance) {
        let course = &self.hall.course;
        for (role, comes) in [("sealer", course.sealer_comes), ("replier", course.replier_comes)] {
            let is_here = comes <= self.hall.minute;
            // Nothing is told of who came in time, or only that he is here.
            if comes == 0 && role == "sealer" && chance.percent(30) {
                continue;
            }
            let word = if is_here { "yes" } else { "no" };
            case.push((self.players.fact(role, "present"), word.to_owned()));
            let late = comes.min(self.hall.minute);
            if late > 0 || !is_here || chance.percent(50) {
                case.push((self.players.fact(role, "late"), self.players.duration(late)));
            }
        }
    }

    fn tell_the_envelope(&self, case: &mut Vec<(String, String)>) {
        let mut tell = |fact: &str, value: &str| case.push((fact.to_owned(), value.to_owned()));
        match self.hall.when(OPEN) {
            Some(minute) => {
                if self.by == By::Facts {
                    tell("envelope.opened", "yes");
                    if self.opened_at {
                        tell("envelope.opened_at", &self.players.duration(minute));
                    }
                }
                if let Some((_, written)) = self.players.position {
                    tell("sealed.written", written);
                } else {
                    tell("sealed.reading", "clear");
                    tell("sealed.ends_game", "no");
                }
                match (self.by, self.hall.is_done(SEAL_REPLY)) {
                    (By::Facts, true) => tell("reply.sealed", "yes"),
                    (_, false) if self.says_no => tell("reply.sealed", "no"),
                    (_, _) => {}
                }
            }
            None if self.says_no => tell("envelope.opened", "no"),
            None => {}
        }
    }

    fn acts_in_words(&self) -> String {
        let one = |(act, minute)| match self.by {
            By::ActsWithoutTimes => self.players.act(act),
            By::Facts | By::Acts | By::SomeActs => {
                format!("{} at {}", self.players.act(act), self.players.duration(minute))
            }
        };
        let told = self.acts.iter().flat_map(|told| {
            match told.act {
                SWITCH if !self.says_no => vec!["stop-clock replier", "start-clock sealer"],
                act => vec![act],
            }
            .into_iter()
            .map(|act| (act, told.minute))
        });
        told.map(one).collect::<Vec<_>>().join(", ")
    }

    fn kind(&self) -> &'static str {
        let hall = &self.hall;
        if self.is_over_limit() {
            return "beyond the limit";
        }
        match (hall.replier_is_here(), hall.when(OPEN), hall.is_done(SEAL_REPLY), hall.sealer_is_here()) {
            (false, _, _, _) if hall.minute == 0 => "the hour set, the replier away",
            (false, _, _, _) => "after the hour, the replier away",
            (true, None, _, _) => "the replier here, the envelope closed",
            (true, Some(minute), false, _) if minute == hall.minute => "just opened",
            (true, Some(_), false, false) => "opened, the sealer away",
            (true, Some(_), false, true) => "opened, both here",
            (true, Some(_), true, false) => "the reply sealed, the sealer away",
            (true, Some(_), true, true) => "the reply sealed, the sealer here",
        }
    }

    fn words(&self) -> String {
        let hall = &self.hall;
        let mut words = format!("{}: {}", hall.course.edition.id(), self.players.words());
        for (role, comes) in [("sealer", hall.course.sealer_comes), ("replier", hall.course.replier_comes)] {
            let _ = match comes {
                0 => write!(words, "; the {role} comes in time"),
                comes if comes <= hall.minute => write!(words, "; the {role} comes at minute {comes}"),
                _ => write!(words, "; the {role} is still away"),
            };
        }
        match self.limit {
            Some(limit) => _ = write!(words, "; the limit is {limit} min"),
            None => words += "; the default time is not told",
        }
        if self.is_waived {
            words += ", waived";
        }
        for done in &hall.done {
            let _ = write!(words, "; {} at {}", done.act, done.minute);
        }
        let _ = write!(words, ". It is minute {}, told by {:?}", hall.minute, self.by);
        words
    }

    /// How late each is: at his arrival, or so far.
    fn late(&self) -> [u32; 2] {
        [self.hall.course.sealer_comes, self.hall.course.replier_comes]
            .map(|comes| comes.min(self.hall.minute))
    }

    fn is_over_limit(&self) -> bool {
        self.late().into_iter().any(|late| self.is_too_late(late))
    }

    fn is_too_late(&self, late: u32) -> bool {
        !self.is_waived && self.limit.is_some_and(|limit| late > limit)
    }

    fn expected(&self) -> Expected {
        let results = self.results();
        if self.is_over_limit() {
            let now = self.steps_beyond_the_limit();
            let (sealer, replier) = (Shown::whatever(), Shown::whatever());
            return Expected { now, check: Vec::new(), sealer, replier, results };
        }
        let [sealer, replier] = self.clocks();
        let mut now = self.steps();
        let mut check = self.to_check();
        // Whether anybody is too late turns on what is not told: that is asked first.
        if self.limit.is_none() && self.late() != [0, 0] {
            if let Steps::OneOf(lists) = &mut now {
                lists.push(Vec::new());
            }
            check.clear();
        }
        Expected { now, check, sealer, replier, results }
    }

    /// What is to be done.
    fn steps(&self) -> Steps {
        Steps::OneOf(if self.by == By::Facts { self.steps_by_facts() } else { self.steps_by_acts() })
    }

    /// The late replier is here, and his clock may stand since he came: it has not been started again before this minute.
    fn may_have_stopped(&self) -> bool {
        let hall = &self.hall;
        let is_late = hall.course.replier_comes > 0 && hall.replier_is_here();
        is_late && hall.course.edition.may_pause() && !hall.is_done(SEAL_REPLY) && !self.is_made_before()
    }

    /// The sealed move was made before this minute.
    fn is_made_before(&self) -> bool {
        self.hall.when(PLAY).is_some_and(|made| made < self.hall.minute)
    }

    fn steps_by_facts(&self) -> Vec<Vec<&'static str>> {
        let hall = &self.hall;
        if hall.is_done(SEAL_REPLY) && hall.sealer_is_here() {
            return vec![vec![OPEN_REPLY]];
        }
        // To seal a reply, to stop one's clock and to start the other is one right (16.4, A9 c, E.9 c).
        if hall.is_done(SEAL_REPLY) {
            return vec![vec![SWITCH, KEEP_REPLY], vec![KEEP_REPLY]];
        }
        let mut told = hall.clone();
        if self.may_have_stopped() {
            told.replier.runs = false;
        }
        // Nobody sees whether the board stands ready, but where a clock must run since an earlier minute, or the envelope is
        // open.
        if !self.replier_started_before() && !hall.is_done(OPEN) {
            told.done.clear();
        }
        let mut lists = vec![told.due()];
        // 16.2 and 16.3: the clock of a late replier has run all the while, so nothing shows that the move was made.
        if self.is_made_before() && hall.course.edition == Edition::Fide1974 && hall.course.replier_comes > 0
        {
            lists.push(vec![PLAY]);
        }
        lists
    }

    fn steps_by_acts(&self) -> Vec<Vec<&'static str>> {
        let hall = &self.hall;
        let mut lists = vec![hall.due()];
        if hall.is_done(SEAL_REPLY) && !hall.is_done(SWITCH) {
            lists.push(vec![KEEP_REPLY]);
        }
        // He may have stopped his clock without anybody telling so.
        if self.may_have_stopped() && !hall.course.pauses && hall.is_done(OPEN) {
            let mut stopped = hall.clone();
            stopped.replier.runs = false;
            lists.push(stopped.due());
        }
        lists
    }

    fn replier_started_before(&self) -> bool {
        self.hall.done.iter().any(|done| done.act == START_REPLIER && done.minute < self.hall.minute)
    }

    fn steps_beyond_the_limit(&self) -> Steps {
        let mut lists = vec![Vec::new()];
        if self.hall.replier_is_here() && !self.hall.is_done(OPEN) {
            lists.push(vec![OPEN]);
            lists.push(vec![SET_UP, SET_CLOCKS, OPEN]);
        }
        Steps::OneOf(lists)
    }

    /// A clock that runs since an earlier minute without being told so.
    fn to_check(&self) -> Vec<&'static str> {
        if self.by != By::Facts {
            return Vec::new();
        }
        match (self.hall.is_done(SEAL_REPLY), self.hall.sealer_is_here()) {
            (true, true) => vec!["sealer"],
            (false, _) if self.replier_started_before() => vec!["replier"],
            (_, _) => Vec::new(),
        }
    }

    /// What both clocks show: by every course that fits what is told.
    fn clocks(&self) -> [Shown; 2] {
        let halls = self.possible();
        // When a reply was sealed no fact tells.
        let are_told = match self.by {
            By::ActsWithoutTimes => false,
            By::Facts => !self.hall.is_done(SEAL_REPLY),
            By::Acts | By::SomeActs => true,
        };
        let shown = |used: Option<u32>, clock: &dyn Fn(&Hall) -> super::hall::Clock| {
            let clocks: Vec<_> = halls.iter().map(clock).collect();
            let ran = || clocks.iter().map(|clock| clock.ran);
            let (low, high) = (ran().min().unwrap_or(0), ran().max().unwrap_or(0));
            let figure = match used {
                None => Figure::Unknown,
                Some(used) if low == high && are_told => Figure::Is(60 * (used + low)),
                Some(used) => Figure::Within(60 * (used + low), 60 * (used + high)),
            };
            let run = |is: bool| clocks.iter().any(|clock| clock.runs == is);
            let runs = match (run(true), run(false)) {
                (true, true) => vec!["unknown"],
                (true, false) => vec!["yes"],
                (false, _) => vec!["no"],
            };
            Shown { figure, runs }
        };
        let sealer = shown(self.players.sealer_used, &|hall| hall.sealer);
        let replier = shown(self.players.replier_used, &|hall| hall.replier);
        let mut both = [sealer, replier];
        // Where the acts are told and no stop, the clock has run on; that he stopped it untold cannot be excluded.
        if self.by != By::Facts && self.may_have_stopped() {
            both[1].runs = vec![if self.hall.replier.runs { "yes" } else { "no" }, "unknown"];
        }
        // The clocks are switched by the replier himself. Facts do not tell that he has; where acts are told and not this one, it
        // may be a step still, or have gone with the sealing.
        if self.hall.is_done(SEAL_REPLY) && !self.tells(SWITCH) && !self.hall.sealer_is_here() {
            both[0].runs = vec!["yes", "unknown"];
            both[1].runs = vec!["no", "unknown"];
            if self.by != By::Facts {
                both[0].runs.push("no");
                both[1].runs.push("yes");
            }
        }
        if self.by == By::ActsWithoutTimes {
            for shown in both.iter_mut().filter(|shown| !shown.runs.contains(&"unknown")) {
                shown.runs.push("unknown");
            }
        }
        both
    }

    /// The hall by every course that fits what is told, at this moment.
    fn possible(&self) -> Vec<Hall> {
        let hall = &self.hall;
        if self.tells(PAUSE) {
            return vec![hall.clone()];
        }
        let mut found = Vec::new();
        let replies: Vec<Option<u32>> = match hall.when(SEAL_REPLY) {
            Some(sealed) if self.by == By::Facts || self.by == By::ActsWithoutTimes => {
                let made = hall.when(PLAY).unwrap_or(sealed);
                let last = hall.minute.min(hall.course.sealer_comes - 1);
                (made..=last).map(|minute| Some(minute - made)).collect()
            }
            _ => vec![hall.course.reply_after],
        };
        for reply_after in replies {
            for pauses in [false, true] {
                let course = Course { reply_after, ..hall.course }.pausing(pauses);
                found.push(self.at_this_moment(course));
            }
        }
        found
    }

    /// The same moment of another course: the same acts are done, and what the player chose.
    fn at_this_moment(&self, course: Course) -> Hall {
        if self.hall.is_done(SEAL_REPLY) && course.reply_after != self.hall.course.reply_after {
            return Hall::played(course, self.hall.minute, UpTo::Count(usize::MAX));
        }
        let today = self.hall.done.iter().filter(|done| done.minute == self.hall.minute);
        let last = today.rev().find(|done| ![PAUSE, CALL].contains(&done.act));
        Hall::played(course, self.hall.minute, last.map_or(UpTo::Arrival, |last| UpTo::Act(last.act)))
    }

    /// The results that the law allows.
    fn results(&self) -> Vec<&'static str> {
        let players = &self.players;
        let [sealer, replier] = self.late().map(|late| self.is_too_late(late));
        let is_open = self.hall.is_done(OPEN);
        let is_untold = self.limit.is_none() && self.late() != [0, 0];
        match (sealer, replier) {
            (true, true) => vec!["0-0", "open", "silent"],
            // E.10: if the sealed move ends the game, that prevails; A10 and 17.2 say it of the sealer's lateness alone.
            // Who comes too late has lost, if the envelope is opened after all and holds no end of the game.
            (false, true) if is_open => vec![players.sealer_wins()],
            (false, true) if self.hall.course.edition == Edition::Fide2014 => match players.position {
                Some(_) => vec![players.sealer_wins(), "open"],
                None => vec!["open"],
            },
            (false, true) => vec![players.sealer_wins(), "open"],
            (true, false) if self.hall.is_done(SEAL_REPLY) => vec![players.replier_wins(), "open"],
            (true, false) if is_open => vec![players.replier_wins()],
            (true, false) => match players.position {
                Some(_) => vec![players.replier_wins(), "open"],
                None => vec!["open"],
            },
            (false, false) if is_untold || !is_open || self.hall.is_done(SEAL_REPLY) => vec!["open", "*"],
            (false, false) => vec!["*"],
        }
    }
}
