//! A run-through in words: the short sheet of a ruling with what may be chosen on it, and the turns taken, each with its time.

use super::decided::Page;
use super::outlook::{check_text, moment, rules};
use super::report::{Block, Item, Mark, Report, Section};
use crate::engine::analysis::Turns;
use crate::engine::decision::{Decision, Step, colour_of, colour_word};
use crate::engine::model::{FluentId, Role, Seat, Type, Value, duration_written, value_from};
use crate::engine::play::{Offer, Offers, Question, Source, Turn, What};
use crate::words::phrases::speaker::{Speaker, capital, sentence};
use crate::words::phrases::words::id_of;

/// What a letter of the sheet stands for.
pub(crate) enum Choice<'o> {
    /// A turn.
    Offer(&'o Offer),
    /// An answer to a question.
    Answer(&'o Question, &'o Value, &'o Turn),
    /// An answer that is typed behind the letter.
    Typed(&'o Question),
}

/// The letters of a sheet. `q` ends a run-through.
const LETTERS: [char; 25] = [
    'a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l', 'm', 'n', 'o', 'p', 'r', 's', 't', 'u', 'v',
    'w', 'x', 'y', 'z',
];

/// Everything that has a letter, in the order of the sheet: what is to be checked, what is asked, what may happen.
pub(crate) fn lettered(offers: &Offers) -> Vec<(char, Choice<'_>)> {
    let is_check = |offer: &&Offer| matches!(offer.source, Source::Check(_));
    let checks = offers.others.iter().filter(is_check).map(Choice::Offer);
    let questions = offers.questions.iter().flat_map(|question| {
        let typed = question.answers.is_empty().then_some(Choice::Typed(question));
        let answers = question.answers.iter().map(move |(value, turn)| Choice::Answer(question, value, turn));
        typed.into_iter().chain(answers)
    });
    let others = offers.others.iter().filter(|offer| !is_check(offer)).map(Choice::Offer);
    LETTERS.into_iter().zip(checks.chain(questions).chain(others)).collect()
}

/// Says what happens in a run-through.
pub(crate) struct Teller<'a> {
    pub(crate) speaker: &'a Speaker<'a>,
    pub(crate) decision: &'a Decision,
}

impl Teller<'_> {
    fn say(&self, id: &str, args: &[(&str, &str)]) -> String {
        self.speaker.words.say(id, args)
    }

    fn page(&self) -> Page<'_> {
        Page { speaker: self.speaker, decision: self.decision }
    }

    /// A time on the hall's clock.
    pub(crate) fn time(&self, second: i64) -> String {
        match second {
            0 => self.say("moment-at", &[]),
            second => self.say("moment-after", &[("value", &duration_written(second))]),
        }
    }

    /// The answer in one line.
    pub(crate) fn verdict(&self) -> String {
        self.page().verdict()
    }

    /// What both clocks show.
    pub(crate) fn clocks(&self) -> Option<Section> {
        self.page().clocks()
    }

    /// The answer, and why.
    pub(crate) fn opening(&self) -> Section {
        self.page().opening()
    }

    /// What is learnt by a step, with what follows from each answer, where that says anything.
    pub(crate) fn learnt(&self) -> Option<Section> {
        let says = |block: &Block| matches!(block, Block::Items(items) if items.iter().any(|item| !item.notes.is_empty()));
        self.page().learnt().filter(|section| section.blocks.iter().any(says))
    }

    /// What an offer says, with what follows from it where that was worked out.
    pub(crate) fn offer(&self, offer: &Offer) -> Item {
        let decision = self.decision;
        let step = |step: Option<&Step>| step.and_then(|step| self.page().step_item(decision, step));
        let item = match &offer.source {
            Source::Step(place) => step(decision.now.get(*place)),
            Source::Closing(act) => {
                let name = self.speaker.vocabulary.act(*act).map_or("", |act| act.name.as_str());
                Some(Item::plain(self.speaker.act("", name, None)))
            }
            Source::Check(place) => decision.outlook.as_ref().and_then(|outlook| {
                let checked = outlook.checks.get(*place)?;
                let of_clocks = outlook.of_clocks(decision);
                let citation = self.speaker.short_citations(&rules(of_clocks, &checked.findings));
                let text = check_text(self.speaker, decision, checked);
                text.map(|text| Item { citation, ..Item::plain(text) })
                    .or_else(|| self.page().step_item(of_clocks, checked))
            }),
            Source::Right(place) => step(decision.rights.get(*place)),
            Source::Choice(place) => decision.discretion.get(*place).map(|entry| {
                let choice = self.page().choice(*entry, &Turns::default());
                Item { turn: None, ..choice }
            }),
            Source::Later(place) => self.later(*place),
            Source::HourSet(away) => Some(Item::plain(self.hour_set(away))),
        };
        Item { cited: Vec::new(), mark: Mark::Plain, ..item.unwrap_or_default() }
    }

    /// An event that may come, and what is then to be done.
    fn later(&self, place: usize) -> Option<Item> {
        let later = self.decision.outlook.as_ref()?.later.get(place)?;
        let said = self.page().later_item(later).unwrap_or_default();
        Some(Item { text: self.come(later.event, later.second), ..said })
    }

    fn hour_set(&self, away: &[Role]) -> String {
        sentence(&match away {
            [] => self.say("play-hour-set-all", &[]),
            [role] => self
                .speaker
                .about(role.as_str(), &[], |args| self.speaker.words.say("play-hour-set-away", args)),
            _ => self.say("play-hour-set-nobody", &[]),
        })
    }

    /// A moment has come, as a sentence.
    fn come(&self, event: FluentId, second: Option<i64>) -> String {
        let name = self.speaker.vocabulary.procedure().name(event);
        let player = name.split_once('.').filter(|(seat, _)| Role::from_word(seat).is_some());
        let (party, id) = match player {
            Some((seat, rest)) => (seat, format!("play-come-player-{}", id_of(rest))),
            None => ("arbiter", format!("play-come-{}", id_of(name))),
        };
        let time = second.map(duration_written).unwrap_or_default();
        if !self.speaker.words.has(&id) {
            return sentence(&moment(self.speaker, event, Some("when"), &time));
        }
        sentence(&self.speaker.about(party, &[("time", &time)], |args| self.speaker.words.say(&id, args)))
    }

    /// The question.
    pub(crate) fn question(&self, question: &Question) -> String {
        if Some(question.fact) == self.speaker.vocabulary.by_name().sealed_written {
            return self.say("web-ask-paper", &[]);
        }
        capital(&self.speaker.question(question.fact))
    }

    /// An answer to it.
    pub(crate) fn answer(&self, question: &Question, value: &Value) -> String {
        capital(&self.speaker.answer(question.fact, value))
    }

    /// How an answer is typed.
    pub(crate) fn typed(&self, question: &Question) -> String {
        let known = self.speaker.vocabulary.by_name();
        let kind = &self.speaker.vocabulary.fact(question.fact).kind;
        let id = match kind {
            _ if Some(question.fact) == known.sealed_written => "play-type-move",
            Type::Duration | Type::Moment => "play-type-time",
            Type::Truth
            | Type::Number
            | Type::Text
            | Type::Date
            | Type::Hour
            | Type::Fen
            | Type::Moves
            | Type::OneOf(_) => "play-type",
        };
        self.say(id, &[])
    }

    /// A turn that was taken, with its time.
    pub(crate) fn turn(&self, turn: &Turn) -> String {
        let said = match &turn.what {
            What::Act { act, object, by } => {
                let name = self.speaker.vocabulary.act(*act).map_or("", |act| act.name.as_str());
                let object = object.as_ref().map(|object| self.role(object));
                match by {
                    Some(by) => {
                        let by = self.role(by);
                        let act = self.speaker.doing(&by, name, object.as_deref());
                        self.speaker
                            .about(&by, &[("act", &act)], |args| self.speaker.words.say("play-by", args))
                    }
                    None => self.speaker.act("", name, object.as_deref()),
                }
            }
            What::Moment(event) => {
                let is_hour_set =
                    turn.second == Some(0) && Some(*event) == self.speaker.vocabulary.hour_set();
                if is_hour_set { self.hour_set(&self.away(turn)) } else { self.come(*event, turn.second) }
            }
            What::Facts => self.told(turn),
        };
        let said = sentence(&said);
        // The end of a time limit names its time.
        let is_limit = |event: FluentId| {
            let events = &self.speaker.vocabulary.procedure().events;
            events.iter().any(|known| known.moment == event && known.past.is_some())
        };
        match turn.second {
            _ if matches!(turn.what, What::Moment(event) if is_limit(event)) => said,
            Some(0) => self.say("play-turn", &[("time", "0 min"), ("turn", &said)]),
            Some(second) => self.say("play-turn", &[("time", &duration_written(second)), ("turn", &said)]),
            None => said,
        }
    }

    /// The players who are away, as a turn tells it.
    fn away(&self, turn: &Turn) -> Vec<Role> {
        let away = turn.tells.iter().filter(|(_, value)| value == "no").filter_map(|(name, _)| {
            let seat = self.speaker.vocabulary.fact(self.speaker.vocabulary.fact_named(name)?).seat?;
            Role::from_word(&self.role(seat.as_str()))
        });
        away.collect()
    }

    /// The facts that a turn tells, each once.
    fn told(&self, turn: &Turn) -> String {
        let mut said: Vec<String> = Vec::new();
        for (name, value) in &turn.tells {
            let Some(fact) = self.speaker.vocabulary.fact_named(name) else { continue };
            let text = crate::engine::interview::given(name, value).value;
            let statement = match value_from(self.speaker.vocabulary.fact(fact), &text) {
                Ok(value) => sentence(&self.speaker.statement(fact, &value)),
                Err(_) => format!("{}: {value}", capital(&self.speaker.label(fact))),
            };
            if !said.contains(&statement) {
                said.push(statement);
            }
        }
        said.join(" ")
    }

    /// A player by his role, where he is named by his colour and it is known who sealed.
    fn role(&self, word: &str) -> String {
        let is_he = |role: &Role| {
            self.speaker.sealer.is_some_and(|sealer| colour_word(colour_of(*role, sealer)) == word)
        };
        let seat = [Seat::White, Seat::Black].into_iter().any(|seat| seat.as_str() == word);
        let role = Role::BOTH.into_iter().filter(|_| seat).find(is_he);
        role.map_or_else(|| word.to_owned(), |role| role.as_str().to_owned())
    }

    /// The sheet: the answer, what is to be done with its numbers, everything else to choose from with its letters, what both clocks show.
    pub(crate) fn sheet(&self, offers: &Offers) -> Report {
        let edition = self.speaker.edition_short();
        let title = match offers.now {
            Some(second) => format!("{edition} · {}", self.time(second)),
            None => edition,
        };
        let letters = lettered(offers);
        let mut sections = vec![self.opening()];
        let steps = offers.steps.iter().zip(1..);
        let steps: Vec<_> =
            steps.map(|(offer, number)| Item { mark: Mark::Step(number), ..self.offer(offer) }).collect();
        let now = if steps.is_empty() {
            let id = if self.decision.is_over() { "play-over" } else { "play-nothing-now" };
            vec![Block::Paragraph(self.say(id, &[]))]
        } else {
            vec![Block::Items(steps)]
        };
        sections.push(Section::new(self.say("heading-now", &[]), now));
        let of = |wanted: &dyn Fn(&Choice) -> bool| -> Vec<Item> {
            let chosen = letters.iter().filter(|(_, choice)| wanted(choice));
            chosen.map(|(letter, choice)| Item { mark: Mark::Letter(*letter), ..self.item(choice) }).collect()
        };
        let is_check = |choice: &Choice| matches!(choice, Choice::Offer(offer) if matches!(offer.source, Source::Check(_)));
        sections.extend(section(self.say("heading-check", &[]), of(&is_check)));
        sections.extend(self.learnt());
        for question in &offers.questions {
            let is_of = |choice: &Choice| match choice {
                Choice::Answer(of, ..) | Choice::Typed(of) => of.fact == question.fact,
                Choice::Offer(_) => false,
            };
            sections.extend(section(self.question(question), of(&is_of)));
        }
        sections.extend(self.clocks());
        let may_happen = |choice: &Choice| matches!(choice, Choice::Offer(_)) && !is_check(choice);
        sections.extend(section(self.say("play-may-happen", &[]), of(&may_happen)));
        Report::new(self.speaker.words, title, sections)
    }

    fn item(&self, choice: &Choice) -> Item {
        match choice {
            Choice::Offer(offer) => self.offer(offer),
            Choice::Answer(question, value, _) => Item::plain(self.answer(question, value)),
            Choice::Typed(question) => Item::plain(self.typed(question)),
        }
    }
}

fn section(heading: String, items: Vec<Item>) -> Option<Section> {
    (!items.is_empty()).then(|| Section::new(heading, vec![Block::Items(items)]))
}
