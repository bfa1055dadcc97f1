//! A resumption played minute by minute as the law wants it: who comes when, what is done, what both clocks show.
//!
//! Articles 16.1-16.4 and 17.2 of 1974, A5-A10 of 1997, Guidelines 5-10 of 2009, E.5-E.11 of 2014.

/// An edition whose resumptions are played.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Edition {
    Fide1974,
    Fide1997,
    Fide2009,
    Fide2014,
}

impl Edition {
    pub(super) const ALL: [Self; 4] = [Self::Fide1974, Self::Fide1997, Self::Fide2009, Self::Fide2014];

    pub(super) const fn id(self) -> &'static str {
        match self {
            Self::Fide1974 => "fide-1974",
            Self::Fide1997 => "fide-1997",
            Self::Fide2009 => "fide-2009",
            Self::Fide2014 => "fide-2014",
        }
    }

    /// The facts that name the edition and let its text apply.
    pub(super) fn told(self) -> Vec<(String, String)> {
        let adopted =
            (self == Self::Fide2009).then(|| ("event.adopts_guidelines".to_owned(), "yes".to_owned()));
        std::iter::once(("edition".to_owned(), self.id().to_owned())).chain(adopted).collect()
    }

    /// May the late replier stop his clock when he comes (A9 b, E.9 b)? 16.3 knows no such right: his clock runs on.
    pub(super) fn may_pause(self) -> bool {
        self != Self::Fide1974
    }
}

/// What happens, in minutes from the hour set.
#[derive(Debug, Clone, Copy)]
pub(super) struct Course {
    pub(super) edition: Edition,
    /// The minute at which the sealer comes.
    pub(super) sealer_comes: u32,
    /// The minute at which the replier comes.
    pub(super) replier_comes: u32,
    /// How many minutes after the replier's arrival the arbiter opens the envelope and makes the sealed move.
    pub(super) delay: u32,
    /// The late replier stops his clock when he comes.
    pub(super) pauses: bool,
    /// How many minutes after the sealed move the replier seals his reply, if the sealer is still away.
    pub(super) reply_after: Option<u32>,
}

impl Course {
    pub(super) fn opening(&self) -> u32 {
        self.replier_comes + self.delay
    }

    /// The minute at which the reply is sealed: only while the sealer is away.
    pub(super) fn reply_sealed(&self) -> Option<u32> {
        let minute = self.opening() + self.reply_after?;
        (minute < self.sealer_comes).then_some(minute)
    }

    fn has_right_to_pause(&self) -> bool {
        self.edition.may_pause() && self.replier_comes > 0
    }

    /// The same with the right to stop the clock used, or not.
    pub(super) fn pausing(&self, pauses: bool) -> Self {
        Self { pauses: pauses && self.has_right_to_pause(), ..*self }
    }
}

/// An act done at a minute.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Done {
    pub(super) act: &'static str,
    pub(super) minute: u32,
}

pub(super) const SET_UP: &str = "set-up-position";
pub(super) const SET_CLOCKS: &str = "set-clocks";
pub(super) const OPEN: &str = "open-envelope";
pub(super) const PLAY: &str = "play-sealed-move";
pub(super) const START_REPLIER: &str = "start-clock replier";
pub(super) const PAUSE: &str = "pause-own-clock";
pub(super) const CALL: &str = "call-arbiter";
pub(super) const SEAL_REPLY: &str = "seal-reply";
pub(super) const SWITCH: &str = "switch-clocks";
pub(super) const KEEP_REPLY: &str = "keep-reply";
pub(super) const OPEN_REPLY: &str = "open-reply";

/// A chess clock: the minutes used since the adjournment, and whether it runs.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) struct Clock {
    pub(super) ran: u32,
    pub(super) runs: bool,
}

/// How much of the last minute is played.
#[derive(Debug, Clone, Copy)]
pub(super) enum UpTo {
    /// So many acts.
    Count(usize),
    /// Up to this act.
    Act(&'static str),
    /// What a player does when he comes.
    Arrival,
}

/// The hall at a moment.
#[derive(Debug, Clone)]
pub(super) struct Hall {
    pub(super) course: Course,
    pub(super) minute: u32,
    pub(super) sealer: Clock,
    pub(super) replier: Clock,
    pub(super) done: Vec<Done>,
}

impl Hall {
    /// Plays until this minute, and of its acts those that are done.
    pub(super) fn played(course: Course, until: u32, upto: UpTo) -> Self {
        let clock = Clock::default();
        let mut hall = Self { course, minute: 0, sealer: clock, replier: clock, done: Vec::new() };
        while hall.minute < until {
            while let Some(act) = hall.next() {
                hall.perform(act);
            }
            hall.minute += 1;
            hall.sealer.ran += u32::from(hall.sealer.runs);
            hall.replier.ran += u32::from(hall.replier.runs);
        }
        let before = hall.done.len();
        while let Some(act) = hall.next() {
            let today = hall.done.get(before..).unwrap_or_default();
            let is_enough = match upto {
                UpTo::Count(count) => today.len() >= count,
                UpTo::Act(last) => today.iter().any(|done| done.act == last),
                UpTo::Arrival => ![PAUSE, CALL].contains(&act),
            };
            if is_enough {
                break;
            }
            hall.perform(act);
        }
        hall
    }

    pub(super) fn replier_is_here(&self) -> bool {
        self.course.replier_comes <= self.minute
    }

    pub(super) fn sealer_is_here(&self) -> bool {
        self.course.sealer_comes <= self.minute
    }

    /// When an act was done, if it was.
    pub(super) fn when(&self, act: &str) -> Option<u32> {
        self.done.iter().find(|done| done.act == act).map(|done| done.minute)
    }

    pub(super) fn is_done(&self, act: &str) -> bool {
        self.when(act).is_some()
    }

    /// What is done next at this minute: what the law demands, in its order, and what players choose.
    fn next(&self) -> Option<&'static str> {
        let course = &self.course;
        if course.pauses && self.replier_is_here() && !self.is_done(PAUSE) {
            return Some(PAUSE);
        }
        if course.pauses && self.is_done(PAUSE) && !self.is_done(CALL) {
            return Some(CALL);
        }
        let due = self.due();
        let waits = due.first() == Some(&OPEN) && self.minute < course.opening();
        if let Some(first) = due.first().filter(|_| !waits) {
            return Some(first);
        }
        let seals = course.reply_sealed().is_some_and(|minute| minute <= self.minute);
        (seals && self.is_done(PLAY) && !self.is_done(SEAL_REPLY)).then_some(SEAL_REPLY)
    }

    /// What has to be done at this minute, in the order of doing. What the envelope holds is only known once it is open:
    /// here always a clear move that does not end the game.
    pub(super) fn due(&self) -> Vec<&'static str> {
        let mut due = Vec::new();
        let mut add = |act: &'static str| {
            if !self.is_done(act) {
                due.push(act);
            }
        };
        add(SET_UP);
        add(SET_CLOCKS);
        if !self.replier_is_here() {
            add(START_REPLIER);
            return due;
        }
        add(OPEN);
        if !self.is_done(OPEN) {
            return due;
        }
        add(PLAY);
        if self.is_done(SEAL_REPLY) {
            add(SWITCH);
            add(KEEP_REPLY);
            if self.sealer_is_here() {
                add(OPEN_REPLY);
            }
        } else if !self.replier.runs {
            due.push(START_REPLIER);
        }
        due
    }

    fn perform(&mut self, act: &'static str) {
        match act {
            START_REPLIER => self.replier.runs = true,
            PAUSE => self.replier.runs = false,
            SWITCH => (self.replier.runs, self.sealer.runs) = (false, true),
            _ => {}
        }
        self.done.push(Done { act, minute: self.minute });
    }
}
