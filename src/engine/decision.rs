//! A ruling as data: what follows, from which rules and facts, what was assumed and what is missing.
//!
//! Uses only the ids of the model. `words` turns a decision into sentences, and the public JSON format is made from it.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use crate::engine::chess::Colour;
use crate::engine::facts::{Facts, Sealed};
use crate::engine::model::{
    ActId, Closing, Difference, Effects, FactId, FluentId, Matter, MomentId, Outcome, Role, RuleIndex, Seat,
    Value,
};

/// A ruling on one case under one edition.
#[derive(Debug, Clone)]
pub struct Decision {
    /// The edition applied.
    pub edition: String,
    /// Decided, open or silent.
    pub status: Status,
    /// The result, when the ruling is about it and it is decided and the colours are known.
    pub result: Option<Score>,
    /// The result by roles, when it is decided.
    pub outcome: Option<Outcome>,
    /// The matters that the ruling is about.
    pub matters: Vec<Matter>,
    /// What follows, in the order of the articles.
    pub findings: Vec<Finding>,
    /// What is to be done now, in order. Of a game that is over, what it still needs.
    pub now: Vec<Step>,
    /// What the players may do, now or once a step of `now` has been done.
    pub rights: Vec<Step>,
    /// Clocks that by what is told must have been started some time ago: to be checked.
    pub checks: Vec<Step>,
    /// What both clocks show and what comes next, where that was worked out.
    pub(crate) outlook: Option<Box<Outlook>>,
    /// What every arbiter does with the ruling, after everything else.
    pub closing: Vec<ActId>,
    /// Invariants of the procedure that the steps break.
    pub violations: Vec<Violation>,
    /// What is known to be the case in the hall.
    pub(crate) hall: Hall,
    /// Rules of these matters that do not apply, and why.
    pub considered: Vec<Considered>,
    /// Rules of these matters for which it is open whether they apply, and the facts that decide it.
    pub undetermined: Vec<Undetermined>,
    /// The facts that matter, most useful first.
    pub missing: Vec<Missing>,
    /// The results still possible, when open.
    pub possible: Vec<Score>,
    /// The assumptions the ruling rests on.
    pub assumed: Vec<FactId>,
    /// The orders of moments it rests on that are the normal course, by their places in the vocabulary's list.
    pub assumed_orders: Vec<usize>,
    /// The readings of contested texts it rests on.
    pub readings: Vec<ReadingTaken>,
    /// The search gave up before everything was examined: a result listed as possible may be impossible, and a missing fact
    /// may not be listed.
    pub is_unexamined: bool,
    /// Facts of the case that no rule of the edition asks about.
    pub unregulated: Vec<FactId>,
    /// Facts of the case that the printed text regulates, by rules that the edition in plica does not contain.
    pub not_held: Vec<FactId>,
    /// What the arbiter may decide otherwise.
    pub discretion: Vec<Discretion>,
    /// What was read from the sealed move.
    pub sealed: Option<Sealed>,
    /// The facts as accepted.
    pub facts: Facts,
    /// The colour that sealed, when known.
    pub sealer: Option<Colour>,
    /// The case does not say who sealed, and the ruling is the same for both colours. `sealer` is then arbitrary; the rules
    /// need it to name the two players.
    pub whoever_sealed: bool,
}

impl Decision {
    /// Whether the ruling says that the game is over; which colour won may still be open.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.outcome.is_some_and(|outcome| outcome != Outcome::GoesOn)
    }

    /// Whether the game is over whatever is still unknown.
    pub(crate) fn is_over_anyhow(&self) -> bool {
        is_over_anyhow(self.outcome, &self.possible)
    }

    /// Decided, as against open or silent.
    #[must_use]
    pub fn is_decided(&self) -> bool {
        self.status == Status::Decided
    }

    /// The seat of a role by its colour, when it is known who sealed.
    #[must_use]
    pub fn coloured(&self, seat: Seat) -> Seat {
        match (seat, self.sealer) {
            (Seat::Role(role), Some(sealer)) => match colour_of(role, sealer) {
                Colour::White => Seat::White,
                Colour::Black => Seat::Black,
            },
            (Seat::Role(_) | Seat::White | Seat::Black, _) => seat,
        }
    }

    /// A name or clause of the rules, as it suits the case: where nobody told who sealed, the roles in it stand for
    /// the two colours.
    #[must_use]
    pub fn as_told(&self, text: &str) -> String {
        let Some(sealer) = self.sealer.filter(|_| self.whoever_sealed) else { return text.to_owned() };
        let coloured = |word: &str| {
            let (seat, rest) = word.split_once('.').map_or((word, ""), |(seat, _)| word.split_at(seat.len()));
            let role = Role::from_word(seat)?;
            Some(format!("{}{rest}", colour_word(colour_of(role, sealer))))
        };
        let words: Vec<_> =
            text.split(' ').map(|word| coloured(word).unwrap_or_else(|| word.to_owned())).collect();
        words.join(" ")
    }
}

/// How a game stands by a decided ruling; none while it is open or silent.
pub(crate) fn closing(status: Status, outcome: Option<Outcome>) -> Option<Closing> {
    (status == Status::Decided).then_some(match outcome {
        None | Some(Outcome::GoesOn) => Closing::GoesOn,
        Some(Outcome::Annulled) => Closing::Annulled,
        Some(Outcome::WonBy(_) | Outcome::Drawn | Outcome::LostByBoth) => Closing::Over,
    })
}

/// Whether a game is over with this outcome, or with any of these results where the outcome is open.
pub(crate) fn is_over_anyhow(outcome: Option<Outcome>, possible: &[Score]) -> bool {
    let ends = |score: &Score| !matches!(score, Score::GoesOn | Score::Silent);
    match outcome {
        Some(outcome) => outcome != Outcome::GoesOn,
        None => !possible.is_empty() && possible.iter().all(ends),
    }
}

/// Whether there is a ruling.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Status {
    /// Every completion of the unknown facts gives this ruling.
    Decided,
    /// Two completions give different results; or, if the ruling is not about the result, different conclusions.
    Open,
    /// The edition does not regulate it.
    Silent,
}

impl Status {
    /// The word used in JSON.
    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Decided => "decided",
            Self::Open => "open",
            Self::Silent => "silent",
        }
    }
}

/// A result as chess players write it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Score {
    /// 1-0
    #[serde(rename = "1-0")]
    WhiteWins,
    /// 0-1
    #[serde(rename = "0-1")]
    BlackWins,
    /// 1/2-1/2
    #[serde(rename = "1/2-1/2")]
    Draw,
    /// 0-0
    #[serde(rename = "0-0")]
    BothLose,
    /// annulled
    Annulled,
    /// *: the game goes on
    #[serde(rename = "*")]
    GoesOn,
    /// The edition says nothing.
    Silent,
}

impl Score {
    /// Every score.
    pub const ALL: [Self; 7] = [
        Self::WhiteWins,
        Self::BlackWins,
        Self::Draw,
        Self::BothLose,
        Self::Annulled,
        Self::GoesOn,
        Self::Silent,
    ];

    /// The sign used in JSON and on scoresheets.
    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Self::WhiteWins => "1-0",
            Self::BlackWins => "0-1",
            Self::Draw => "1/2-1/2",
            Self::BothLose => "0-0",
            Self::Annulled => "annulled",
            Self::GoesOn => "*",
            Self::Silent => "silent",
        }
    }

    /// The score of an outcome, once it is known who sealed.
    #[must_use]
    pub fn of(outcome: Outcome, sealer: Colour) -> Self {
        match outcome {
            Outcome::WonBy(role) => match colour_of(role, sealer) {
                Colour::White => Self::WhiteWins,
                Colour::Black => Self::BlackWins,
            },
            Outcome::Drawn => Self::Draw,
            Outcome::LostByBoth => Self::BothLose,
            Outcome::Annulled => Self::Annulled,
            Outcome::GoesOn => Self::GoesOn,
        }
    }
}

/// The colour of a role, when this colour sealed.
#[must_use]
pub(crate) fn colour_of(role: Role, sealer: Colour) -> Colour {
    match role {
        Role::Sealer => sealer,
        Role::Replier => sealer.other(),
    }
}

/// `white`, `black`: the word of the rule language and of messages.
#[must_use]
pub(crate) fn colour_word(colour: Colour) -> &'static str {
    match colour {
        Colour::White => "white",
        Colour::Black => "black",
    }
}

/// One conclusion of one rule.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Finding {
    /// The rule.
    pub rule: RuleIndex,
    /// Which of its conclusions.
    pub conclusion: usize,
    /// For a new value: what it comes to, when the facts it is computed from are known.
    pub value: Option<i64>,
    /// The facts and rules that made the condition hold.
    pub because: Vec<Reason>,
    /// Rules whose condition holds and which this one displaces.
    pub displaced: Vec<RuleIndex>,
    /// An act that is done, by what is told.
    pub done: bool,
}

/// Something to be done, to be checked, or that a player may do.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Step {
    /// The first of the findings that say so.
    pub finding: usize,
    /// All findings that say so.
    pub findings: Vec<usize>,
    /// The moment that calls for it; none: now.
    pub upon: Option<FluentId>,
    /// That moment, where it has not come: an earlier step brings it.
    pub awaits: Option<FluentId>,
    /// Its moment is known to have passed some time ago.
    pub overdue: bool,
    /// The player whose clock it starts.
    pub starts: Option<Role>,
    /// It belongs to the normal course of every game: nothing told of this one calls for it.
    pub usual: bool,
}

/// What made a condition hold or fail.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Reason {
    /// The value of a fact.
    Fact(FactId),
    /// Another rule applies, or does not.
    Rule(RuleIndex, bool),
}

/// A contested text that the ruling depends on, with the reading taken. Another reading gives another ruling.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ReadingTaken {
    /// The fact that holds the reading.
    pub fact: FactId,
    /// The choice taken: the place in the list of choices.
    pub choice: u8,
    /// The other choices that would change the ruling.
    pub otherwise: Vec<Otherwise>,
}

/// What another reading would come to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Otherwise {
    /// The other choice.
    pub choice: u8,
    /// Whether there would be a ruling.
    pub status: Status,
    /// The result it would have.
    pub result: Option<Score>,
    /// The results that would be possible, were it open.
    pub possible: Vec<Score>,
}

/// A rule that does not apply.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Considered {
    /// The rule.
    pub rule: RuleIndex,
    /// Why it does not apply.
    pub why_not: WhyNot,
}

/// Why a rule does not apply.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum WhyNot {
    /// Its condition fails on these.
    Fails(Vec<Reason>),
    /// Its condition holds, but these rules displace it.
    Displaced(Vec<RuleIndex>),
    /// It holds, but by these rules the game had ended before.
    Over(Vec<RuleIndex>),
}

/// A rule of which it is not known whether it applies.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Undetermined {
    /// The rule.
    pub rule: RuleIndex,
    /// The facts that would tell.
    pub facts: Vec<FactId>,
}

/// A fact that matters and is not known.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Missing {
    /// The fact.
    pub fact: FactId,
    /// What each answer leads to.
    pub answers: Vec<Answer>,
}

/// One answer about a missing fact.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Answer {
    /// The answer.
    pub given: Given,
    /// The results still possible after this answer. One result: the answer settles it. Empty: the ruling is not about
    /// results.
    pub possible: Vec<Score>,
}

/// A limit between amounts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Boundary {
    /// The amount.
    pub amount: i64,
    /// Whether the amount itself belongs to the range below the limit: "60 min or less", in contrast to "less than 60 min".
    pub included_below: bool,
}

/// An answer: a value, or limits an amount keeps or exceeds.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Given {
    /// A value.
    Value(Value),
    /// An amount above one limit and below another.
    Range(Option<Boundary>, Option<Boundary>),
    /// Comparisons with amounts that are not known themselves, and whether each holds.
    Limits(Vec<(Difference, bool)>),
    /// The first moment came before the second.
    Order(MomentId, MomentId),
}

/// What is the arbiter's to decide.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Discretion {
    /// The rule that leaves it to him.
    pub rule: RuleIndex,
    /// The fact that stands for his choice.
    pub fact: FactId,
}

// The procedure: what holds in the hall, what clocks show, what comes next.

/// What is known of the hall.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) struct Hall {
    /// Fluents that hold.
    pub(crate) holds: BTreeSet<FluentId>,
    /// Fluents that do not.
    pub(crate) denied: BTreeSet<FluentId>,
    /// The seconds at which moments came that are presumed to have come.
    pub(crate) presumed: BTreeMap<FluentId, i64>,
    /// The latest second known, from the hour set on; none once something was found in play, or nothing tells.
    pub(crate) now: Option<i64>,
}

impl Hall {
    /// Whether a fluent is known to hold.
    pub(crate) fn has(&self, fluent: FluentId) -> bool {
        self.holds.contains(&fluent)
    }

    /// Whether what an act is done for holds already.
    pub(crate) fn is_done(&self, effects: &Effects) -> bool {
        !effects.makes.is_empty() && effects.makes.iter().all(|fluent| self.has(*fluent))
    }

    pub(crate) fn add(&mut self, fluent: FluentId) -> bool {
        !self.denied.contains(&fluent) && self.holds.insert(fluent)
    }

    /// The latest second known, from the hour set on.
    pub(crate) fn now(&self) -> Option<i64> {
        self.now
    }
}

/// Whether a clock runs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) enum Runs {
    /// It runs.
    Yes,
    /// It stands.
    #[default]
    No,
    /// It runs unless the right to stop it was used at this moment.
    Unless(FluentId),
    /// The game is being played: the clock of the player to move runs.
    InPlay,
}

/// A time during which a clock has run.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Interval {
    /// The moment at which it was started; none: nobody told.
    pub(crate) since: Option<FluentId>,
    /// In seconds from the hour set, if known.
    pub(crate) since_second: Option<i64>,
    /// The moment at which it was stopped.
    pub(crate) until: Option<FluentId>,
    /// In seconds from the hour set, if known.
    pub(crate) until_second: Option<i64>,
    /// It may have been stopped at this moment, by a right.
    pub(crate) perhaps_until: Option<FluentId>,
    /// In seconds from the hour set, if known.
    pub(crate) perhaps_second: Option<i64>,
    /// It was started again, so that it is unknown whether it stood meanwhile.
    pub(crate) resumed: bool,
    /// The findings by which it was started.
    pub(crate) findings: Vec<usize>,
    /// It has not ended.
    pub(crate) open: bool,
}

/// What a clock showed at first.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Base {
    /// These seconds, as told.
    Told(i64),
    /// What was noted at the adjournment.
    Noted,
    /// What will be established.
    Established,
}

/// A part of what a clock shows.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Term {
    /// It was set to this by a rule, in seconds.
    Set(i64, usize),
    /// So many seconds since a moment.
    Ran(i64, Interval),
    /// What it has run in an interval of unknown length.
    Unknown(Interval),
    /// So many seconds more if it was not stopped at the moment; none: unknown how many.
    PerhapsMore(Option<i64>, FluentId),
    /// So many seconds less: time given.
    Less(i64, Vec<usize>),
    /// What the arbiter charges to or takes from this player of the time lost.
    Shared(Vec<usize>),
}

/// What a clock shows, and what happens to it next.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Clock {
    /// Whose.
    pub(crate) player: Role,
    /// What it showed at the adjournment.
    pub(crate) base: Base,
    /// What was added to it, or taken away.
    pub(crate) terms: Vec<Term>,
    /// What it shows, in seconds, if everything is known.
    pub(crate) seconds: Option<i64>,
    /// So many seconds more if a right to stop it was not used.
    pub(crate) perhaps_more: Option<i64>,
    /// Whether it runs.
    pub(crate) runs: Runs,
    /// What has to be done with it next: it is started (or runs on) at this moment, by these rules.
    pub(crate) next: Option<(Option<FluentId>, Vec<RuleIndex>)>,
    /// The game is over: it is stopped, if it runs.
    pub(crate) ended: bool,
    /// The intervals it has run.
    pub(crate) intervals: Vec<Interval>,
}

/// Everything that a ruling says of the procedure.
#[derive(Debug, Clone)]
pub(crate) struct Outlook {
    /// What both clocks show, the sealer's first; none where the game is not adjourned or is over.
    pub(crate) clocks: Vec<Clock>,
    /// Clocks that should be running already.
    pub(crate) checks: Vec<Step>,
    /// Of an open ruling: the ruling on the case as it usually goes on, whose findings clocks and checks name.
    pub(crate) usually: Option<Decision>,
    /// What may come next.
    pub(crate) later: Vec<Later>,
    /// What is learnt by an act, and what follows from each answer.
    pub(crate) answers: Vec<Answered>,
}

impl Outlook {
    /// The ruling whose findings clocks and checks name.
    pub(crate) fn of_clocks<'d>(&'d self, decision: &'d Decision) -> &'d Decision {
        self.usually.as_ref().unwrap_or(decision)
    }
}

/// What follows once an event has come.
#[derive(Debug, Clone)]
pub(crate) struct Later {
    /// The event.
    pub(crate) event: FluentId,
    /// For the end of a time limit: its seconds from the hour set.
    pub(crate) second: Option<i64>,
    /// The ruling on the case with the event told.
    pub(crate) decision: Decision,
    /// The result, where it differs from the ruling's.
    pub(crate) result: Option<Score>,
    /// What is then to be done and was not before.
    pub(crate) now: Vec<Step>,
    /// What is then to be done if the record is in order, with the ruling that says so.
    pub(crate) behind: Option<(Decision, Vec<Step>)>,
    /// What a player may then do and could not before.
    pub(crate) rights: Vec<Step>,
}

/// What follows from the answers about a fact that an act tells.
#[derive(Debug, Clone)]
pub(crate) struct Answered {
    /// The fact.
    pub(crate) fact: FactId,
    /// The step by which it is learnt.
    pub(crate) learnt_by: usize,
    /// Each answer with the ruling on it, and what is then to be done.
    pub(crate) answers: Vec<(Value, Decision, Vec<Step>)>,
}

/// An invariant that a course breaks.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Violation {
    /// The moment of a step has not come, and no step before it brings it.
    Untimely(usize, FluentId),
    /// A step needs what does not hold and no step before it makes: nobody is told to do it.
    Unmet(usize, FluentId),
    /// What a step is done for holds already, or another step does the same.
    Twice(usize),
    /// A rule forbids the step.
    Forbidden(usize),
    /// The step is not one that a finished game needs.
    AfterTheEnd(usize),
    /// Both clocks run.
    BothRun,
    /// The times that clocks have run overlap, or end after the latest known second.
    Overlap,
}
