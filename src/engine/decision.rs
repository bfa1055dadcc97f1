//! A ruling as data: what follows, from which rules and facts, what was assumed and what is missing.
//!
//! Uses only the ids of the model. `words` turns a decision into sentences, and the public JSON format is made from it.

use std::collections::{BTreeMap, BTreeSet};

use jiff::SignedDuration;
use serde::{Deserialize, Serialize};

use crate::engine::chess::Colour;
use crate::engine::facts::{Facts, Sealed};
use crate::engine::model::{
    ActId, Closing, Difference, Effects, FactId, FluentId, Matter, MomentId, Outcome, Role, RuleIndex, Seat,
    Value, Vocabulary, hour, hour_written,
};
use crate::engine::syntax::CaseFile;

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
    /// What both clocks show and what comes next, where that was worked out.
    pub(crate) outlook: Option<Box<Outlook>>,
    /// What every arbiter does with the ruling, after everything else.
    pub closing: Vec<ActId>,
    /// What every arbiter does with the ruling before anything else: he stops the clocks of an annulled game.
    pub stopping: Vec<ActId>,
    /// What is known to be the case in the hall.
    pub(crate) hall: Hall,
    /// Rules of these matters that do not apply, and why.
    pub considered: Vec<Considered>,
    /// Rules of these matters for which it is open whether they apply, and the facts that decide it.
    pub undetermined: Vec<Undetermined>,
    /// The facts that matter, most useful first.
    pub missing: Vec<Missing>,
    /// What the case says nobody can know and the result depends on. It is not asked.
    pub unknowable: Vec<Missing>,
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
    /// Facts of the case that the edition does not settle: events that no rule asks about, and facts it declares as `unsettled`.
    pub unregulated: Vec<FactId>,
    /// The other facts of the case that no rule of the edition asks about. They do not affect the ruling.
    pub immaterial: Vec<FactId>,
    /// Facts of the case that the printed text regulates, by rules that the edition in plica does not contain.
    pub not_held: Vec<FactId>,
    /// Gaps of the law that a step of `now` meets: indices into the edition's `gaps`.
    pub gaps: Vec<usize>,
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
    /// The rules by which the result is the same whoever sealed, where it is not known and the two rulings differ in something else.
    pub by_either: Vec<RuleIndex>,
}

impl Decision {
    /// The time of day that is the given number of seconds after the hour set for the resumption; `None` if the case does not tell
    /// that hour.
    pub(crate) fn hour_after(&self, vocabulary: &Vocabulary, seconds: i64) -> Option<String> {
        match self.facts.value(vocabulary.by_name().event_resumes_at?)? {
            Value::Text(written) => {
                Some(hour_written(hour(written)?.wrapping_add(SignedDuration::from_secs(seconds))))
            }
            Value::Truth(_) | Value::Amount(_) | Value::Choice(_) => None,
        }
    }

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

    /// Whether a case speaks of White and Black.
    pub(crate) fn speaks_of_colours(&self, vocabulary: &Vocabulary, case: &CaseFile) -> bool {
        let is_coloured = |name: &str| {
            let seat = vocabulary.fact_named(name).and_then(|fact| vocabulary.fact(fact).seat);
            matches!(seat, Some(Seat::White | Seat::Black))
        };
        let told = case.facts.iter().any(|told| is_coloured(&told.fact.value));
        self.sealer.is_some() && (self.whoever_sealed || told)
    }

    /// The name of a fact by the player's role, and by his colour where it is known who sealed.
    fn both_names(&self, vocabulary: &Vocabulary, fact: FactId) -> [String; 2] {
        let declared = vocabulary.fact(fact);
        let coloured = declared.seat.and_then(|seat| vocabulary.of_seat(fact, self.coloured(seat)));
        [fact, coloured.unwrap_or(fact)].map(|fact| vocabulary.fact(fact).name.clone())
    }

    /// Whether a case tells a fact, by the role or by the colour of its player.
    pub(crate) fn is_told(&self, vocabulary: &Vocabulary, case: &CaseFile, fact: FactId) -> bool {
        let names = self.both_names(vocabulary, fact);
        case.facts.iter().any(|told| names.iter().any(|name| told.fact.value == *name))
    }

    /// The names by which a case tells a fact or, where it does not, would tell it.
    pub(crate) fn names_in(&self, vocabulary: &Vocabulary, case: &CaseFile, fact: FactId) -> Vec<String> {
        let both = self.both_names(vocabulary, fact);
        let is_told = |name: &&String| case.facts.iter().any(|told| told.fact.value == **name);
        let mut names: Vec<_> = both.iter().filter(is_told).cloned().collect();
        names.dedup();
        if names.is_empty() {
            let [by_role, by_colour] = both;
            names.push(if self.speaks_of_colours(vocabulary, case) { by_colour } else { by_role });
        }
        names
    }

    /// A name or clause of the rules, as it suits the case: where nobody told who sealed, the roles in it stand for
    /// the two colours.
    #[must_use]
    pub fn as_told(&self, text: &str) -> String {
        let Some(sealer) = self.sealer.filter(|_| self.whoever_sealed) else { return text.to_owned() };
        let coloured = |word: &str| {
            // The first word of a list has its bracket: `[sealer.late, ...]`.
            let (bracket, word) = word.strip_prefix('[').map_or(("", word), |word| ("[", word));
            let (seat, rest) = word.split_once('.').map_or((word, ""), |(seat, _)| word.split_at(seat.len()));
            let role = Role::from_word(seat)?;
            Some(format!("{bracket}{}{rest}", colour_word(colour_of(role, sealer))))
        };
        let words: Vec<_> =
            text.split(' ').map(|word| coloured(word).unwrap_or_else(|| word.to_owned())).collect();
        words.join(" ")
    }
}

/// How a game stands by a ruling; none while that is open or silent. A game that is won is over even if it is not known who had
/// White, so that the score is open.
pub(crate) fn closing(status: Status, outcome: Option<Outcome>) -> Option<Closing> {
    match (status, outcome) {
        (Status::Silent, _) | (Status::Open, None) => None,
        (Status::Decided, None) | (_, Some(Outcome::GoesOn)) => Some(Closing::GoesOn),
        (_, Some(Outcome::Annulled)) => Some(Closing::Annulled),
        (_, Some(Outcome::WonBy(_) | Outcome::Drawn | Outcome::LostByBoth)) => Some(Closing::Over),
    }
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
#[expect(clippy::struct_excessive_bools, reason = "each says one thing of the step")]
pub struct Step {
    /// The index of the first finding that calls for it.
    pub finding: usize,
    /// The indices of all findings that call for it.
    pub findings: Vec<usize>,
    /// The moment that calls for it; none: now.
    pub upon: Option<FluentId>,
    /// That moment, where it has not come: an earlier step brings it.
    pub awaits: Option<FluentId>,
    /// Its moment is known to have passed some time ago.
    pub overdue: bool,
    /// The player whose clock it starts.
    pub starts: Option<Role>,
    /// It starts a clock that has run before.
    pub again: bool,
    /// Only of a check that a clock runs: the acts presumed done with it, in order: what had to be ready when it was started, and what
    /// brought the moment of the start.
    pub presumes: Vec<Self>,
    /// For a check: the case does not tell when the presumed acts were done. If they were not, the clock has not been started yet.
    pub undated: bool,
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

/// What is known to be the case in the playing hall: the state of the event calculus.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) struct Hall {
    /// The fluents known to hold.
    pub(crate) holds: BTreeSet<FluentId>,
    /// The fluents known not to hold.
    pub(crate) denied: BTreeSet<FluentId>,
    /// For moments that are told by `done` or presumed to have come: the second at which they came.
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

    /// Adds a fluent, unless it is known not to hold. Whether that is news.
    pub(crate) fn add(&mut self, fluent: FluentId) -> bool {
        !self.denied.contains(&fluent) && self.holds.insert(fluent)
    }

    /// The latest second known, from the hour set on.
    pub(crate) fn now(&self) -> Option<i64> {
        self.now
    }
}

/// Whether a player's clock is running.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) enum Runs {
    /// The clock is running.
    Yes,
    /// The clock is stopped.
    #[default]
    No,
    /// The clock is running, unless the player used his right to stop it at this moment.
    Unless(FluentId),
    /// The game is being played: the clock of the player to move runs.
    InPlay,
    /// The arbiter decides whether it runs.
    Decided,
}

/// An interval of time during which a clock was running.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Interval {
    /// The moment at which the clock was started; none if it was started at another time, told by `done`.
    pub(crate) since: Option<FluentId>,
    /// That moment in seconds from the hour set, if known.
    pub(crate) since_second: Option<i64>,
    /// The moment at which the clock was stopped.
    pub(crate) until: Option<FluentId>,
    /// That moment in seconds from the hour set, if known.
    pub(crate) until_second: Option<i64>,
    /// The moment at which a player had the right to stop the clock, if it is unknown whether he did.
    pub(crate) perhaps_until: Option<FluentId>,
    /// That moment in seconds from the hour set, if known.
    pub(crate) perhaps_second: Option<i64>,
    /// The clock was started again later, so that it is unknown whether it was stopped in between.
    pub(crate) resumed: bool,
    /// The findings (indices) that called for the start.
    pub(crate) findings: Vec<usize>,
    /// The interval has not ended: the clock is still running.
    pub(crate) open: bool,
}

/// Where the time used at the adjournment is known from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Base {
    /// The case tells it, in seconds.
    Told(i64),
    /// It was noted on the envelope and is not told.
    Noted,
    /// The game is not adjourned yet: the time is the one on the clock.
    Shown,
    /// It is not known and has to be established.
    Established,
}

/// A term of the sum that a clock shows.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Term {
    /// A rule set the clock to these seconds; the finding that says so.
    Set(i64, usize),
    /// An interval of known length, in seconds.
    Ran(i64, Interval),
    /// An interval of unknown length.
    Unknown(Interval),
    /// Additional seconds if the right to stop the clock at this moment was not used; none if their number is unknown.
    PerhapsMore(Option<i64>, FluentId),
    /// Seconds that a rule gives back to the player, and the findings that say so.
    Less(i64, Vec<usize>),
    /// What the clock runs as the arbiter decides; the findings that leave it to him.
    Decided(Vec<usize>),
    /// The share of the lost time that the arbiter charges to this player; the findings that let him.
    Shared(Vec<usize>),
}

/// What a player's clock shows now, and when it is started next.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Clock {
    /// The player whose clock it is.
    pub(crate) player: Role,
    /// Where its value at the adjournment is known from.
    pub(crate) base: Base,
    /// The terms added to or subtracted from that value.
    pub(crate) terms: Vec<Term>,
    /// Its value now, in seconds of time used; none if a term is unknown.
    pub(crate) seconds: Option<i64>,
    /// Additional seconds if a right to stop it was not used.
    pub(crate) perhaps_more: Option<i64>,
    /// Whether it is running.
    pub(crate) runs: Runs,
    /// The moment at which it is started next (or left running), and the rules that call for it.
    pub(crate) next: Option<(Option<FluentId>, Vec<RuleIndex>)>,
    /// The game is over, so that a running clock is to be stopped.
    pub(crate) ended: bool,
    /// The intervals during which it was running since the adjournment.
    pub(crate) intervals: Vec<Interval>,
    /// It runs, and a step starts the other player's clock.
    pub(crate) gives_way: bool,
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
    /// Of an open ruling: the further steps, assuming that each missing fact turns out as usual.
    pub(crate) behind: Vec<Stage>,
    /// What may come next.
    pub(crate) later: Vec<Later>,
    /// For a missing fact that a step reveals: what follows from each of its values.
    pub(crate) answers: Vec<Answered>,
    /// Of an open ruling: the result if what is still unknown turns out as it mostly does.
    pub(crate) usual: Option<Usual>,
}

/// The ruling in the usual course. It is no assumption: the ruling that names it stays open.
#[derive(Debug, Clone)]
pub(crate) struct Usual {
    /// The ruling on the case with those facts told.
    pub(crate) decision: Decision,
    /// The facts that it rests on, with their usual values.
    pub(crate) taken: Vec<(FactId, Value)>,
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
    /// The further steps after those, assuming that each missing fact turns out as usual.
    pub(crate) behind: Vec<Stage>,
    /// What a player may then do and could not before.
    pub(crate) rights: Vec<Step>,
}

/// The steps that are added once a missing fact turns out as usual.
#[derive(Debug, Clone)]
pub(crate) struct Stage {
    /// The missing fact.
    pub(crate) fact: FactId,
    /// Whether the fact becomes known by an act.
    pub(crate) is_learnt: bool,
    /// The ruling with the usual value of the fact.
    pub(crate) decision: Decision,
    /// The steps.
    pub(crate) now: Vec<Step>,
    /// The rights of the players that are added.
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

/// A violated invariant of the procedure.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Violation {
    /// The moment at which this rule's step is due has not come, and no earlier step of the list brings it about.
    Untimely(RuleIndex, FluentId),
    /// A precondition of this rule's step does not hold, and no earlier step of the list makes it hold.
    Unmet(RuleIndex, FluentId),
    /// The effects of this rule's step hold already, or another step has the same act.
    Twice(RuleIndex),
    /// Another rule forbids this rule's step.
    Forbidden(RuleIndex),
    /// The game is over, and it does not need this rule's step.
    AfterTheEnd(RuleIndex),
    /// Both clocks are running.
    BothRun,
    /// Intervals of the clocks overlap, or end after the latest known second.
    Overlap,
    /// This rule's step disappeared from the list when the step before it was done.
    Lost(RuleIndex),
    /// This rule's step is still in the list after it was done.
    NotDone(RuleIndex),
    /// In the successor this player's clock has run for a shorter time than in the case.
    Shrunk(Role),
}

impl Violation {
    /// The rule of the step concerned.
    #[must_use]
    pub fn rule(self) -> Option<RuleIndex> {
        match self {
            Self::Untimely(rule, _)
            | Self::Unmet(rule, _)
            | Self::Twice(rule)
            | Self::Forbidden(rule)
            | Self::AfterTheEnd(rule)
            | Self::Lost(rule)
            | Self::NotDone(rule) => Some(rule),
            Self::BothRun | Self::Overlap | Self::Shrunk(_) => None,
        }
    }

    /// The moment or precondition concerned.
    #[must_use]
    pub fn fluent(self) -> Option<FluentId> {
        match self {
            Self::Untimely(_, fluent) | Self::Unmet(_, fluent) => Some(fluent),
            Self::Twice(_)
            | Self::Forbidden(_)
            | Self::AfterTheEnd(_)
            | Self::BothRun
            | Self::Overlap
            | Self::Lost(_)
            | Self::NotDone(_)
            | Self::Shrunk(_) => None,
        }
    }
}
