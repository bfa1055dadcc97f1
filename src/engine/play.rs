//! The run-through: from a ruling with its outlook to the turns that are possible now, and from a turn to the next case.
//!
//! In: a case, the decision on it with its [`Outlook`](super::procedure::Outlook). Out: [`Offers`], each of which makes a [`Turn`] at a
//! minute of the hall's clock; [`Turn::applied`] gives the case file that has grown by it. A step, a right that is used and a check that
//! is confirmed add their act to `done`; an event tells its facts, the lateness as the hall's clock says; an answer tells its fact.
//!
//! A turn can be written as one text and read again ([`Turn::written`], [`Turn::read`]), so that an address can hold a whole record.
//!
//! Guaranteed: a turn names facts as the case does, by roles or by colours. Applying it needs no ruling. Must not know: words, I/O.

use super::decision::{Decision, Given, Missing, Step};
use super::diagnostic::Diagnostic;
use super::facts::{DONE, ORDER, act_and_object, act_written, at_second, timed};
use super::interview::{Answers, choices, given, on_paper, time_as_typed};
use super::library::Library;
use super::model::{
    ActId, Duty, Edition, FactId, FluentId, Instant, Procedure, Role, Seat, Type, Value, Vocabulary,
    duration, duration_written, value_from, written,
};
use super::procedure::EXCEEDED_BY;
use super::program::Truth;
use super::syntax::CaseFile;

/// What stands before the player who used a right.
const BY: &str = " by ";
/// What stands between the parts of a turn that is written, and between a fact and its value.
const BREAK: &str = "; ";
const TELLS: &str = ": ";

/// The most facts that are asked at a time.
const MOST_ASKED: usize = 2;

/// What somebody did or told in the hall.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Turn {
    pub(crate) what: What,
    /// When, in seconds from the hour set, if told.
    pub(crate) second: Option<i64>,
    /// The facts told by it, each in place of what the case says of it.
    pub(crate) tells: Vec<(String, String)>,
}

/// What kind of turn it is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum What {
    /// An act has been done: to what, and by whom where a player has used his right.
    Act { act: ActId, object: Option<String>, by: Option<String> },
    /// A moment of the course has come.
    Moment(FluentId),
    /// Nothing but facts.
    Facts,
}

impl Turn {
    /// A fact told.
    pub(crate) fn telling(name: &str, value: &str) -> Self {
        Self { what: What::Facts, second: None, tells: vec![(name.to_owned(), value.to_owned())] }
    }

    /// The case with this turn taken.
    pub(crate) fn applied(&self, vocabulary: &Vocabulary, case: &CaseFile) -> CaseFile {
        let mut next = case.clone();
        for (name, value) in &self.tells {
            next.set(name, value);
        }
        if let What::Act { act, object, .. } = &self.what {
            let entry = act_written(vocabulary, *act, object.as_deref(), self.second);
            let told = next.facts.iter().find(|told| told.fact.value == DONE);
            let earlier = told.map(|told| told.value.value.trim()).filter(|told| !told.is_empty());
            let all = earlier.map_or_else(|| entry.clone(), |earlier| format!("{earlier}, {entry}"));
            next.set(DONE, &all);
        }
        next
    }

    /// The turn as one text: `start-clock replier at 20 min`, `replier.arrival at 20 min; replier.present: yes; replier.late: 20 min`,
    /// `sealed.reading: clear`.
    pub(crate) fn written(&self, vocabulary: &Vocabulary) -> String {
        // A text that may hold anything is the last part.
        let (free, others): (Vec<_>, Vec<_>) =
            self.tells.iter().partition(|(name, _)| is_free(vocabulary, name));
        let told = others.into_iter().chain(free).map(|(name, value)| format!("{name}{TELLS}{value}"));
        let head = match &self.what {
            What::Act { act, object, by } => {
                let by = by.as_ref().map(|by| format!("{BY}{by}")).unwrap_or_default();
                let act = act_written(vocabulary, *act, object.as_deref(), None);
                Some(format!("{act}{by}{}", at_second(self.second)))
            }
            What::Moment(fluent) => {
                Some(format!("{}{}", vocabulary.procedure().name(*fluent), at_second(self.second)))
            }
            What::Facts => None,
        };
        head.into_iter().chain(told).collect::<Vec<_>>().join(BREAK)
    }

    /// The turn that a text says; none if it says none.
    pub(crate) fn read(vocabulary: &Vocabulary, text: &str) -> Option<Self> {
        let fact = |text: &str| {
            let (name, value) = text.split_once(TELLS)?;
            vocabulary.fact_named(name)?;
            Some((name.to_owned(), value.to_owned()))
        };
        let (mut rest, mut head, mut tells) = (Some(text), None, Vec::new());
        while let Some(text) = rest {
            // A free text may hold anything: it is the last part.
            if let Some(told) = fact(text).filter(|(name, _)| is_free(vocabulary, name)) {
                tells.push(told);
                break;
            }
            let (part, more) = text.split_once(BREAK).map_or((text, None), |(part, more)| (part, Some(more)));
            match fact(part) {
                Some(told) => tells.push(told),
                None if head.is_none() && tells.is_empty() => head = Some(part),
                None => return None,
            }
            rest = more;
        }
        let Some(head) = head else { return Some(Self { what: What::Facts, second: None, tells }) };
        let (named, time) = timed(head);
        let second = match time {
            Some(time) => Some(duration(time)?),
            None => None,
        };
        let (named, by) = named.split_once(BY).map_or((named, None), |(named, by)| (named, Some(by)));
        let procedure = vocabulary.procedure();
        let moment = procedure.named(named).filter(|fluent| procedure.moment(*fluent).is_some());
        let what = if let Some(fluent) = moment {
            What::Moment(fluent)
        } else {
            let (act, object) = act_and_object(named);
            let (object, by) = (object.map(str::to_owned), by.map(str::to_owned));
            What::Act { act: vocabulary.act_named(act)?, object, by }
        };
        Some(Self { what, second, tells })
    }
}

/// Whether a fact's value is a text that may hold anything.
fn is_free(vocabulary: &Vocabulary, name: &str) -> bool {
    let kind = vocabulary.fact_named(name).map(|fact| &vocabulary.fact(fact).kind);
    kind.is_some_and(|kind| matches!(kind, Type::Text | Type::Fen | Type::Moves))
}

/// What may be done or told next.
#[derive(Debug, Clone, Default)]
pub(crate) struct Offers {
    /// The hour set has come: turns have a time.
    pub(crate) timed: bool,
    /// The latest time known, in seconds from the hour set.
    pub(crate) now: Option<i64>,
    /// What is to be done, in order; then, once the game is over, what closes it.
    pub(crate) steps: Vec<Offer>,
    /// Everything else to choose from, in the order in which a sheet shows it.
    pub(crate) others: Vec<Offer>,
    /// What is asked.
    pub(crate) questions: Vec<Question>,
}

/// A turn that may be taken.
#[derive(Debug, Clone)]
pub(crate) struct Offer {
    pub(crate) source: Source,
    turn: Turn,
    /// Whether it has a time.
    pub(crate) timed: bool,
    /// The time proposed, in seconds from the hour set.
    pub(crate) proposed: Option<i64>,
    /// It has not come before this time is over.
    not_before: Option<i64>,
    /// The facts that become this time: that of who arrives and, unless they are later already, of those who are away.
    late: Vec<(String, Option<i64>)>,
}

/// From where in a ruling an offer comes: a place in one of its lists.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Source {
    /// Among what is to be done now.
    Step(usize),
    /// What every arbiter does with the ruling.
    Closing(ActId),
    /// Among what is to be checked: it is as it should be.
    Check(usize),
    /// Among what the players may do: it is done.
    Right(usize),
    /// Among what the arbiter may decide otherwise.
    Choice(usize),
    /// Among what comes later: it has come.
    Later(usize),
    /// The hour set has come, and these players are away.
    HourSet(Vec<Role>),
}

/// A fact that is asked.
#[derive(Debug, Clone)]
pub(crate) struct Question {
    pub(crate) fact: FactId,
    /// The names by which the case tells it.
    names: Vec<String>,
    /// The answers to choose from; none: it is typed.
    pub(crate) answers: Vec<(Value, Turn)>,
}

impl Offer {
    /// The turn that this becomes at a time.
    ///
    /// # Errors
    /// It comes only after this time, in seconds from the hour set.
    pub(crate) fn at(&self, second: Option<i64>) -> Result<Turn, i64> {
        if !self.timed {
            return Ok(self.turn.clone());
        }
        if let Some(limit) = self.not_before.filter(|limit| second.is_none_or(|second| second <= *limit)) {
            return Err(limit);
        }
        let mut turn = Turn { second, ..self.turn.clone() };
        for (name, known) in &self.late {
            match (second, known) {
                (Some(second), Some(known)) if second <= *known => {}
                (Some(second), _) => turn.tells.push((name.clone(), duration_written(second))),
                (None, None) => turn.tells.push((name.clone(), super::model::UNKNOWN.to_owned())),
                (None, Some(_)) => {}
            }
        }
        Ok(turn)
    }

    /// Its act as `done` tells it.
    fn act(&self, vocabulary: &Vocabulary) -> Option<String> {
        let What::Act { act, object, .. } = &self.turn.what else { return None };
        Some(act_written(vocabulary, *act, object.as_deref(), self.turn.second))
    }

    /// With the first act that is told, what was presumed before is told too: who tells what has been done tells all of it.
    fn keep(&mut self, presumed: &[(Option<Source>, String)]) {
        let others: Vec<_> = presumed
            .iter()
            .filter(|(source, _)| source.as_ref() != Some(&self.source))
            .map(|(_, act)| act.as_str())
            .collect();
        if matches!(self.turn.what, What::Act { .. }) && !others.is_empty() {
            self.turn.tells.push((DONE.to_owned(), others.join(", ")));
        }
    }

    /// The offer as a text without a time, by which a form names it.
    pub(crate) fn key(&self, vocabulary: &Vocabulary) -> String {
        Turn { second: None, ..self.turn.clone() }.written(vocabulary)
    }
}

impl Question {
    /// The turn that answers it by a typed text.
    ///
    /// # Errors
    /// The text is no value of the fact.
    pub(crate) fn typed(&self, vocabulary: &Vocabulary, text: &str) -> Result<Turn, Diagnostic> {
        let declared = vocabulary.fact(self.fact);
        if Some(self.fact) == vocabulary.by_name().sealed_written {
            return Ok(Turn { what: What::Facts, second: None, tells: on_paper(text.trim()) });
        }
        let value =
            if declared.kind == Type::Duration { time_as_typed(text) } else { text.trim().to_owned() };
        value_from(declared, &given(&declared.name, &value).value)
            .map_err(|fault| Diagnostic { span: None, ..fault })?;
        Ok(self.turn(&value))
    }

    fn turn(&self, value: &str) -> Turn {
        let tells = self.names.iter().map(|name| (name.clone(), value.to_owned()));
        Turn { what: What::Facts, second: None, tells: tells.collect() }
    }
}

fn instant(vocabulary: &Vocabulary, edition: &Edition, fluent: FluentId) -> Option<Instant> {
    vocabulary.instant(&edition.instants, vocabulary.procedure().moment(fluent)?.moment?)
}

/// What may be done or told next, by a ruling with its outlook.
pub(crate) fn offers(library: &Library, edition: &Edition, case: &CaseFile, decision: &Decision) -> Offers {
    let vocabulary = &library.rulebook.vocabulary;
    let hour_set = vocabulary.hour_set();
    let timed = hour_set.is_some_and(|hour| decision.hall.has(hour));
    let now = decision.hall.now().filter(|_| timed);
    let table = Table {
        library,
        vocabulary,
        procedure: edition.procedure(vocabulary),
        edition,
        case,
        decision,
        timed,
        now,
    };
    let checks = table.checks();
    let checked =
        checks.iter().filter_map(|check| Some((Some(check.source.clone()), check.act(vocabulary)?)));
    let earlier = table.started_and_stopped().into_iter().map(|act| (None, act));
    let presumed: Vec<_> = earlier.chain(checked).collect();
    let mut others = checks;
    others.extend(table.rights());
    others.extend(table.choices());
    others.extend(table.events());
    others.extend(hour_set.filter(|_| !timed).map(|hour| table.hour_set(hour)).unwrap_or_default());
    let mut steps = table.steps();
    for offer in steps.iter_mut().chain(&mut others) {
        offer.keep(&presumed);
    }
    Offers { timed, now, steps, others, questions: table.questions() }
}

struct Table<'a> {
    library: &'a Library,
    vocabulary: &'a Vocabulary,
    procedure: &'a Procedure,
    edition: &'a Edition,
    case: &'a CaseFile,
    decision: &'a Decision,
    timed: bool,
    now: Option<i64>,
}

impl Table<'_> {
    fn duty(&self, step: &Step) -> Option<&Duty> {
        self.duty_in(self.decision, step)
    }

    fn duty_in(&self, decision: &Decision, step: &Step) -> Option<&Duty> {
        let finding = decision.findings.get(step.finding)?;
        self.edition.conclusion(finding.rule, finding.conclusion)?.duty()
    }

    fn offer(&self, source: Source, what: What) -> Offer {
        let turn = Turn { what, second: None, tells: Vec::new() };
        let late = if self.timed { self.away(None) } else { Vec::new() };
        Offer { source, turn, timed: self.timed, proposed: self.now, not_before: None, late }
    }

    fn steps(&self) -> Vec<Offer> {
        let steps = self.decision.now.iter().enumerate();
        let steps = steps
            .filter_map(|(place, step)| Some(self.offer(Source::Step(place), self.act(self.duty(step)?))));
        // That both players are told belongs to every ruling of a game that goes on.
        let [stopping, closing] = [&self.decision.stopping, &self.decision.closing].map(|acts| {
            acts.iter().filter(|_| self.decision.is_over()).map(|act| {
                let what = What::Act { act: *act, object: None, by: None };
                self.offer(Source::Closing(*act), what)
            })
        });
        stopping.chain(steps).chain(closing).collect()
    }

    /// The presumed starts of clocks that no check names, because the clock has been stopped since.
    fn started_and_stopped(&self) -> Vec<String> {
        let Some(outlook) = self.decision.outlook.as_ref().filter(|_| self.decision.facts.done().is_empty())
        else {
            return Vec::new();
        };
        let of_clocks = outlook.of_clocks(self.decision);
        let earlier = outlook.clocks.iter().flat_map(|clock| &clock.intervals);
        let earlier = earlier.filter(|interval| !interval.open);
        let acts = earlier.filter_map(|interval| {
            let finding = of_clocks.findings.get(*interval.findings.first()?)?;
            let duty = self.edition.conclusion(finding.rule, finding.conclusion)?.duty()?;
            Some(act_written(self.vocabulary, duty.act, duty.object.as_deref(), Some(interval.since_second?)))
        });
        acts.collect()
    }

    fn checks(&self) -> Vec<Offer> {
        let Some(outlook) = &self.decision.outlook else { return Vec::new() };
        let of_clocks = outlook.of_clocks(self.decision);
        let checks = outlook.checks.iter().enumerate().filter_map(|(place, step)| {
            let offer = self.offer(Source::Check(place), self.act(self.duty_in(of_clocks, step)?));
            let clock = outlook.clocks.iter().find(|clock| Some(clock.player) == step.starts);
            // One clock may have been started several times.
            let intervals = clock.map_or(&[][..], |clock| &clock.intervals);
            let own =
                intervals.iter().find(|interval| interval.since.is_some() && interval.since == step.upon);
            let since = own.or(intervals.last()).and_then(|interval| interval.since_second);
            Some(match since {
                // It was started then, whenever that is said.
                Some(_) => Offer { timed: false, turn: Turn { second: since, ..offer.turn }, ..offer },
                None => offer,
            })
        });
        checks.collect()
    }

    /// The rights that can be used now; others come with a step.
    fn rights(&self) -> Vec<Offer> {
        let rights = self.decision.rights.iter().enumerate().filter(|(_, step)| step.awaits.is_none());
        let rights = rights.filter_map(|(place, step)| {
            let duty = self.duty(step)?;
            let What::Act { act, object, .. } = self.act(duty) else { return None };
            let by = Some(self.as_told(duty.party.as_str()));
            Some(self.offer(Source::Right(place), What::Act { act, object, by }))
        });
        rights.collect()
    }

    fn choices(&self) -> Vec<Offer> {
        let mut seen: Vec<FactId> = Vec::new();
        let choices = self.decision.discretion.iter().enumerate().filter(|(_, entry)| {
            let is_new = !seen.contains(&entry.fact);
            seen.push(entry.fact);
            is_new
        });
        let choices = choices.map(|(place, entry)| {
            let is_taken = self.decision.facts.value(entry.fact) == Some(&Value::Truth(true));
            let value = if is_taken { "no" } else { "yes" };
            let names = self.names(entry.fact);
            let tells = names.into_iter().map(|name| (name, value.to_owned())).collect();
            let turn = Turn { what: What::Facts, second: None, tells };
            let source = Source::Choice(place);
            Offer { source, turn, timed: false, proposed: None, not_before: None, late: Vec::new() }
        });
        choices.collect()
    }

    fn events(&self) -> Vec<Offer> {
        let later =
            self.decision.outlook.as_ref().map(|outlook| outlook.later.as_slice()).unwrap_or_default();
        let events = later.iter().enumerate().filter_map(|(place, later)| {
            let event = self.procedure.events.iter().find(|event| event.moment == later.event)?;
            let offer = self.offer(Source::Later(place), What::Moment(later.event));
            if let Some(past) = event.past {
                let limit = later.second?;
                let late =
                    self.away(None).into_iter().chain(self.names(past).into_iter().map(|name| (name, None)));
                let mut late: Vec<_> = late.collect();
                late.dedup_by(|one, other| one.0 == other.0);
                let proposed = self.now.map_or(limit + EXCEEDED_BY, |now| now.max(limit + EXCEEDED_BY));
                return Some(Offer { proposed: Some(proposed), not_before: Some(limit), late, ..offer });
            }
            let told = event
                .tells
                .iter()
                .flat_map(|(fact, value)| self.names(*fact).into_iter().map(|name| (name, value.clone())));
            let own = self.lateness(later.event).map(|fact| self.names(fact)).unwrap_or_default();
            let late = own.into_iter().map(|name| (name, None)).chain(self.away(Some(later.event)));
            let turn = Turn { tells: told.collect(), ..offer.turn };
            Some(Offer { turn, late: late.collect(), ..offer })
        });
        events.collect()
    }

    /// The hour set comes: who is there, and who is away.
    fn hour_set(&self, hour: FluentId) -> Vec<Offer> {
        let needs = self.procedure.moment(hour).map(|moment| moment.needs.as_slice()).unwrap_or_default();
        if self.decision.is_over() || !needs.iter().all(|needed| self.decision.hall.has(*needed)) {
            return Vec::new();
        }
        let arrivals: Vec<_> = self.procedure.events.iter().filter(|event| event.is_arrival()).collect();
        let role = |fact: FactId| match self.vocabulary.fact(fact).seat {
            Some(Seat::Role(role)) => Some(role),
            Some(Seat::White | Seat::Black) | None => None,
        };
        let sets: [&[Role]; 4] = [&[], &[Role::Replier], &[Role::Sealer], &Role::BOTH];
        let offers = sets.into_iter().map(|away| {
            let mut tells = Vec::new();
            let sealed = self.vocabulary.by_name().sealing_done;
            tells.extend(sealed.map(|fact| (self.vocabulary.fact(fact).name.clone(), "yes".to_owned())));
            for event in &arrivals {
                let is_away =
                    event.tells.iter().any(|(fact, _)| role(*fact).is_some_and(|role| away.contains(&role)));
                for (fact, value) in &event.tells {
                    let value = if is_away { "no" } else { value.as_str() };
                    tells.extend(self.names(*fact).into_iter().map(|name| (name, value.to_owned())));
                }
                let late = self.lateness(event.moment).map(|fact| self.names(fact));
                tells.extend(late.into_iter().flatten().map(|name| (name, duration_written(0))));
            }
            let turn = Turn { what: What::Moment(hour), second: Some(0), tells };
            let source = Source::HourSet(away.to_vec());
            Offer { source, turn, timed: false, proposed: None, not_before: None, late: Vec::new() }
        });
        offers.collect()
    }

    /// What is asked first: not what a step tells that is still to be done, nor what comes after that. What the last acts told is asked
    /// in their order.
    fn questions(&self) -> Vec<Question> {
        let is_learnt = |fact: FactId| {
            let duties = self.decision.now.iter().filter_map(|step| self.duty(step));
            duties.into_iter().any(|duty| self.tells(duty.act, duty.object.as_deref()).contains(&fact))
        };
        let missing = self.decision.missing.iter().take_while(|missing| !is_learnt(missing.fact));
        let mut asked: Vec<&Missing> = missing.collect();
        let done = self.decision.facts.done();
        let told: Vec<_> = done
            .iter()
            .rev()
            .flat_map(|done| self.tells(done.act, done.object.as_deref()).iter().copied())
            .collect();
        let place = |fact: FactId| told.iter().position(|known| *known == fact).unwrap_or(usize::MAX);
        asked.sort_by_key(|missing| place(missing.fact));
        let mut questions: Vec<_> =
            asked.iter().take(MOST_ASKED).map(|missing| self.question(missing)).collect();
        questions.splice(0..0, self.paper(&asked));
        questions
    }

    fn tells(&self, act: ActId, object: Option<&str>) -> &[FactId] {
        &self.procedure.effects(act, object).tells
    }

    /// What is written on the paper, where the position is known by which it can be read and an answer turns on it.
    fn paper(&self, asked: &[&Missing]) -> Option<Question> {
        let known = self.vocabulary.by_name();
        let (position, text) = (known.position?, known.sealed_written?);
        let facts = &self.decision.facts;
        // Facts that become known with this text, and not with that of a sealed reply.
        let done = self.decision.facts.done().iter();
        let with_it: Vec<_> = done
            .map(|done| self.tells(done.act, done.object.as_deref()))
            .filter(|tells| tells.contains(&text))
            .flatten()
            .copied()
            .collect();
        let turns_on_it = asked.iter().any(|missing| with_it.contains(&missing.fact));
        let is_readable = facts.value(position).is_some() && facts.value(text).is_none();
        (turns_on_it && is_readable).then(|| Question {
            fact: text,
            names: self.names(text),
            answers: Vec::new(),
        })
    }

    fn question(&self, missing: &Missing) -> Question {
        let declared = self.vocabulary.fact(missing.fact);
        let names = self.names(missing.fact);
        let mut question = Question { fact: missing.fact, names, answers: Vec::new() };
        let is_order = missing.answers.iter().any(|answer| matches!(answer.given, Given::Order(..)));
        if is_order || declared.name == ORDER || !declared.kind.choices().is_empty() {
            let told = Answers { case: self.case.clone(), ..Answers::default() };
            let values = choices(self.library, self.edition, &told, missing.fact).into_iter();
            let answers = values.map(|value| {
                let turn = question.turn(&written(&declared.kind, &value));
                (value, turn)
            });
            question.answers = answers.collect();
        }
        question
    }

    /// An act as the case speaks of it.
    fn act(&self, duty: &Duty) -> What {
        let object = duty.object.as_ref().map(|object| self.as_told(object));
        What::Act { act: duty.act, object, by: None }
    }

    /// The lateness of those who are away, besides who comes with `but`, with what is told of it.
    fn away(&self, but: Option<FluentId>) -> Vec<(String, Option<i64>)> {
        let facts = &self.decision.facts;
        let is_so =
            |formula: &super::model::Formula| facts.truth_of(formula, &|_| Truth::Unknown) == Truth::True;
        let away =
            self.procedure.events.iter().filter(|event| {
                event.is_arrival() && Some(event.moment) != but && event.when.iter().any(is_so)
            });
        let late = away.filter_map(|event| self.lateness(event.moment));
        let late = late.flat_map(|fact| {
            let known = facts.amount(fact);
            self.names(fact).into_iter().map(move |name| (name, known))
        });
        late.collect()
    }

    /// The fact that holds how late a moment comes.
    fn lateness(&self, moment: FluentId) -> Option<FactId> {
        let fact = instant(self.vocabulary, self.edition, moment)?.fact?;
        (self.vocabulary.fact(fact).kind == Type::Duration).then_some(fact)
    }

    /// A player as the case speaks of him; anything else as it is.
    fn as_told(&self, word: &str) -> String {
        let speaks_of_colours = self.decision.speaks_of_colours(self.vocabulary, self.case);
        let role = Role::from_word(word).filter(|_| speaks_of_colours);
        role.map_or_else(
            || word.to_owned(),
            |role| self.decision.coloured(Seat::Role(role)).as_str().to_owned(),
        )
    }

    fn names(&self, fact: FactId) -> Vec<String> {
        self.decision.names_in(self.vocabulary, self.case, fact)
    }
}
