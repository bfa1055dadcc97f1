//! A situation in sentences, as a person tells it.

use super::envelope::with_record;
use crate::engine::chess::{Inked, Notation, Position, Reading, inked};
use crate::engine::decision::{Decision, colour_word};
use crate::engine::facts::Known;
use crate::engine::model::{Fact, FactId, Role, Seat, Value, written};
use crate::training::due::{last_coming, late};
use crate::training::question::number_of_texts;
use crate::words::phrases::locale::Locale;
use crate::words::phrases::speaker::{Speaker, is_filed, sentence};
use crate::words::phrases::words::{Words, id_of};
use crate::words::reports::board::Diagram;
use crate::words::reports::report::Picture;

/// A situation in words.
#[derive(Debug, Clone)]
pub(super) struct Told {
    /// The sentences, a paragraph each.
    pub(super) paragraphs: Vec<String>,
    /// The position, where there is one.
    pub(super) diagram: Option<Diagram>,
    /// What is written in the envelope, as it is written.
    pub(super) envelope: Option<Picture>,
    /// What the clock of the hall shows when the last of it has happened.
    pub(super) hour: Option<String>,
}

/// Tells what a ruling was told: as a story where there is one and the case is one of a resumption, else the bare facts.
pub(super) fn told(speaker: &Speaker, decision: &Decision, story: Option<&Story>) -> Told {
    let vocabulary = speaker.vocabulary;
    let mut facts: Vec<_> = vocabulary
        .facts()
        .filter(|(_, fact)| (is_filed(fact) || fact.name == "sealed.language") && !is_twin(decision, fact))
        .filter_map(|(id, _)| match decision.facts.known(id) {
            Known::Told(value) => Some((id, value.clone())),
            Known::Computed(_) | Known::Assumed(_) | Known::NotAsked | Known::Unknown | Known::Unknowable => {
                None
            }
        })
        .collect();
    // What the event lays down stands first, then what happened, in the order of the vocabulary.
    facts.sort_by_key(|(fact, _)| !vocabulary.fact(*fact).name.starts_with("event."));
    let mut telling = Telling { speaker, decision, story, facts, sentences: Vec::new(), envelope: None };
    let board = telling.board();
    let scene = std::mem::take(&mut telling.sentences);
    let hour = telling.hour();
    telling.lost();
    telling.ended_before();
    telling.players();
    telling.excused();
    telling.offer();
    telling.rest();
    telling.not_known();
    let rest = std::mem::take(&mut telling.sentences);
    let paragraphs = [scene, rest].into_iter().filter(|part| !part.is_empty()).map(|part| part.join(" "));
    let paragraphs = paragraphs.collect();
    let diagram = board.map(|position| Diagram::new(speaker.words, &position, Vec::new()));
    Told { paragraphs, diagram, envelope: telling.envelope, hour }
}

/// Whether the same is told by the role of the player: it is told once.
fn is_twin(decision: &Decision, fact: &Fact) -> bool {
    decision.sealer.is_some() && matches!(fact.seat, Some(Seat::White | Seat::Black))
}

/// Facts as clauses in one sentence.
pub(super) fn clauses(speaker: &Speaker, facts: &[(FactId, Value)]) -> String {
    let said: Vec<_> = facts.iter().map(|(fact, value)| stated(speaker, *fact, value)).collect();
    said.join("; ")
}

/// A fact as a question tells it: with what a form need not ask and the answer turns on, such as what had happened by then.
fn stated(speaker: &Speaker, fact: FactId, value: &Value) -> String {
    let declared = speaker.vocabulary.fact(fact);
    let id = format!("quiz-told-{}-{}", id_of(&declared.name), id_of(&written(&declared.kind, value)));
    match declared.seat {
        _ if !speaker.words.has(&id) => speaker.statement(fact, value),
        Some(Seat::Role(role)) => speaker.about(role.as_str(), &[], |args| speaker.words.say(&id, args)),
        Some(Seat::White | Seat::Black) | None => speaker.words.say(&id, &[]),
    }
}

/// Whether a record is read as one in algebraic notation, which a question takes for granted.
pub(super) fn is_algebraic(reading: &Reading) -> bool {
    let read =
        |with_moves: bool| reading.languages.iter().filter(move |one| !(with_moves && one.moves.is_empty()));
    let mut read = read(reading.languages.iter().any(|one| !one.moves.is_empty())).peekable();
    read.peek().is_none() || read.any(|one| one.notation == Notation::Algebraic)
}

/// What is written, without what is struck out, and that.
pub(super) fn unstruck(text: &str) -> (String, String) {
    let (mut kept, mut struck) = (Vec::new(), Vec::new());
    for part in inked(text) {
        match part {
            Inked::Written(text) => kept.push(text.trim()),
            Inked::Struck(text) => struck.push(text.trim()),
            // A sign that cannot be read.
            Inked::Scribble => kept.push("?"),
        }
    }
    let joined = |mut parts: Vec<&str>| {
        parts.retain(|part| !part.is_empty());
        parts.join(" ")
    };
    (joined(kept), joined(struck))
}

/// A telling under way: facts said in a sentence of their own leave the list.
struct Telling<'a> {
    speaker: &'a Speaker<'a>,
    decision: &'a Decision,
    story: Option<&'a Story>,
    facts: Vec<(FactId, Value)>,
    sentences: Vec<String>,
    envelope: Option<Picture>,
}

impl Telling<'_> {
    fn words(&self) -> &Words {
        self.speaker.words
    }

    fn take(&mut self, name: &str) -> Option<String> {
        let fact = self.speaker.vocabulary.fact_named(name)?;
        let place = self.facts.iter().position(|(told, _)| *told == fact)?;
        let (_, value) = self.facts.remove(place);
        Some(written(&self.speaker.vocabulary.fact(fact).kind, &value))
    }

    /// A fact of a player, told by his role or by his colour.
    fn take_of(&mut self, role: Role, rest: &str) -> Option<String> {
        let colour =
            self.decision.sealer.map(|sealer| colour_word(crate::engine::decision::colour_of(role, sealer)));
        let by_role = self.take(&format!("{}.{rest}", role.as_str()));
        by_role.or_else(|| self.take(&format!("{}.{rest}", colour?)))
    }

    fn say(&mut self, id: &str, args: &[(&str, &str)]) {
        let said = self.words().say(id, args);
        self.sentences.push(sentence(&said));
    }

    fn say_about(&mut self, role: Role, id: &str, more: &[(&str, &str)]) {
        let words = self.speaker.words;
        let said = self.speaker.about(role.as_str(), more, |args| words.say(id, args));
        self.sentences.push(sentence(&said));
    }

    /// The position and the envelope.
    fn board(&mut self) -> Option<Position> {
        let fen = self.take("position");
        let position = fen.and_then(|fen| Position::from_fen(&fen).ok());
        let record = self.take("sealed.written");
        if let Some(position) = &position {
            let number = position.move_number().to_string();
            let is_sealed = record.is_some() || self.is_sealed();
            self.story = self.story.filter(|_| is_sealed);
            if let Some(story) = self.story {
                let [white, black] = &story.players;
                self.say("story-game", &[("hall", &story.hall), ("white", white), ("black", black)]);
            }
            let id = if is_sealed { "quiz-adjourned" } else { "quiz-to-move" };
            self.say_about(Role::Sealer, id, &[("number", &number)]);
            let _ = self.take("sealer.colour");
        }
        let done = self.speaker.vocabulary.fact_named("sealing.done");
        if let Some(fact) =
            done.filter(|_| self.take("sealing.done").as_deref() == Some("yes") && position.is_none())
        {
            let said = self.speaker.statement(fact, &Value::Truth(true));
            self.sentences.push(sentence(&said));
        }
        let language = self.take("sealed.language").unwrap_or_default();
        if let Some(record) = record {
            let before = self.sentences.len();
            self.record(&record, &language);
            let told = self.sentences.get(before..).unwrap_or_default();
            self.envelope = with_record(self.words(), &record, told);
        }
        position
    }

    /// What is written in the envelope.
    fn record(&mut self, record: &str, language: &str) {
        if record.trim().is_empty() {
            return self.say("quiz-nothing-written", &[]);
        }
        let (text, struck) = unstruck(record);
        if text.is_empty() {
            self.say("quiz-only-struck", &[("struck", &struck)]);
        } else {
            self.say("quiz-written", &[("written", &text), ("language", language)]);
            if self.decision.sealed.as_ref().is_some_and(|sealed| !is_algebraic(&sealed.reading)) {
                self.say("quiz-not-algebraic", &[]);
            }
        }
        let name = format!("language-{language}");
        if !Locale::CODES.contains(&language) && self.words().has(&name) {
            let language = self.words().say(&name, &[]);
            self.say("handbook-language", &[("language", &language)]);
        }
        if !(text.is_empty() || struck.is_empty()) {
            self.say("quiz-struck-out", &[("struck", &struck)]);
        }
        if text.contains('?') {
            self.say("quiz-unreadable-signs", &[]);
        }
    }

    /// Whether what is told happened after a move was sealed.
    fn is_sealed(&self) -> bool {
        let after = |name: &str| {
            let of = |group: &str| name.starts_with(group) && name != "sealed.on_board";
            ["sealed.", "envelope.", "reply.", "ended_before."].into_iter().any(of)
                || [".present", ".late"].into_iter().any(|end| name.ends_with(end))
        };
        self.facts.iter().any(|(fact, _)| after(&self.speaker.vocabulary.fact(*fact).name))
    }

    fn ended_before(&mut self) {
        let Some(by) = self.take("ended_before.by").as_deref().and_then(Role::from_word) else { return };
        if self.take("ended_before.kind").is_some() {
            self.say_about(by, "quiz-resigned", &[]);
        }
    }

    /// How the envelope got lost, which no law asks.
    fn lost(&mut self) {
        let ways = ["story-lost-taxi", "story-lost-drawer", "story-lost-cleaning"];
        let Some(way) = self.story.and_then(|story| story.way(&ways)) else { return };
        let fact = self.speaker.vocabulary.fact_named("envelope.missing");
        let is_lost = |(told, value): &(FactId, Value)| Some(*told) == fact && *value == Value::Truth(true);
        if let Some(place) = self.facts.iter().position(is_lost) {
            self.facts.remove(place);
            self.say(way, &[]);
        }
    }

    /// What the clock of the hall shows when a player comes late, or is still awaited.
    fn clock(&self, role: Role) -> Option<String> {
        let late = late(self.speaker.vocabulary, self.decision, role)?;
        self.story?.clock(self.words(), late)
    }

    /// What the clock of the hall shows when the last of the players comes, or is still awaited.
    fn hour(&self) -> Option<String> {
        let last = last_coming(self.speaker.vocabulary, self.decision)?;
        self.story?.clock(self.words(), last)
    }

    /// Who came, and when.
    fn players(&mut self) {
        let has_clock = Role::BOTH.iter().any(|role| self.clock(*role).is_some());
        if let Some(hour) = self.story.filter(|_| has_clock).and_then(|story| story.clock(self.words(), 0)) {
            self.say("story-resumes", &[("clock", &hour)]);
        }
        let mut roles = Role::BOTH;
        roles.sort_by_key(|role| late(self.speaker.vocabulary, self.decision, *role));
        if self.both_absent() {
            return;
        }
        for role in roles {
            let clock = self.clock(role);
            let late = self.take_of(role, "late");
            let present = self.take_of(role, "present");
            let Some(late) = late else {
                if let Some(present) = present {
                    self.say_about(role, "quiz-present", &[("present", &present)]);
                }
                continue;
            };
            let zero = if late == "0 min" { "yes" } else { "no" };
            let is_absent = present.as_deref() == Some("no");
            if let Some(clock) = clock {
                let id = if is_absent { "story-absent" } else { "story-arrived" };
                self.say_about(role, id, &[("clock", &clock)]);
                continue;
            }
            let id = if is_absent { "quiz-absent" } else { "quiz-arrived" };
            self.say_about(role, id, &[("late", &late), ("zero", zero)]);
        }
    }

    /// Whether both are still awaited at one hour, which is then told of both.
    fn both_absent(&mut self) -> bool {
        let fact = |role: &Role, rest: &str| {
            let fact = self.speaker.vocabulary.fact_named(&format!("{}.{rest}", role.as_str()))?;
            self.decision.facts.value(fact).cloned()
        };
        let is_absent = |role: &Role| fact(role, "present") == Some(Value::Truth(false));
        let [one, other] = Role::BOTH.map(|role| self.clock(role));
        let Some(clock) = one.filter(|one| other.as_ref() == Some(one)) else { return false };
        if !Role::BOTH.iter().all(is_absent) {
            return false;
        }
        for role in Role::BOTH {
            let _ = (self.take_of(role, "late"), self.take_of(role, "present"));
        }
        self.say("story-absent-both", &[("clock", &clock)]);
        true
    }

    /// Whose lateness is excused: of both it is told in one word, and of nobody who is there in time.
    fn excused(&mut self) {
        for (of_both, rest) in [("arbiter.waives_default", "default_waived"), ("late.blameless", "blameless")]
        {
            if self.take(of_both).is_none() {
                continue;
            }
            for role in Role::BOTH {
                let fact_of =
                    |rest: &str| self.speaker.vocabulary.fact_named(&format!("{}.{rest}", role.as_str()));
                let late = fact_of("late").and_then(|fact| self.decision.facts.amount(fact));
                let fact = fact_of(rest);
                if let Some(excused) = self.take_of(role, rest).filter(|_| late > Some(0)) {
                    let said = fact.map(|fact| self.speaker.statement(fact, &Value::Truth(excused == "yes")));
                    self.sentences.extend(said.map(|said| sentence(&said)));
                }
            }
        }
    }

    fn offer(&mut self) {
        let by = self.speaker.vocabulary.fact_named("offer.by");
        let moment = self.speaker.vocabulary.fact_named("offer.moment");
        let told = |fact: Option<FactId>| self.facts.iter().any(|(told, _)| Some(*told) == fact);
        if !(told(by) && told(moment)) {
            return;
        }
        let by = self.take("offer.by").as_deref().and_then(Role::from_word);
        if let (Some(by), Some(moment)) = (by, self.take("offer.moment")) {
            self.say_about(by, "quiz-offered", &[("moment", &id_of(&moment))]);
        }
    }

    fn not_known(&mut self) {
        let facts = self.speaker.vocabulary.facts();
        for (id, _) in facts.filter(|(_, fact)| !is_twin(self.decision, fact)) {
            let message = match self.decision.facts.known(id) {
                Known::Unknown => "told-unknown",
                Known::Unknowable => "told-unknowable",
                Known::Told(_) | Known::Computed(_) | Known::Assumed(_) | Known::NotAsked => continue,
            };
            self.say(message, &[("fact", &self.speaker.label(id))]);
        }
    }

    fn rest(&mut self) {
        for (fact, value) in std::mem::take(&mut self.facts) {
            let said = stated(self.speaker, fact, &value);
            self.sentences.push(sentence(&said));
        }
    }
}

// What makes a situation a story: who plays, where, at what hour the game is to go on. Taken by chance from lists of the
// language, the same for the same question; no law asks about any of it.

/// Who plays where, and when.
pub(super) struct Story {
    /// White and Black, by name.
    pub(super) players: [String; 2],
    /// The hall.
    pub(super) hall: String,
    /// The hour set for the resumption, in minutes from midnight.
    hour: u32,
    /// In which of the ways that the language has a thing is told.
    chance: u64,
}

/// Hours at which sessions begin, in minutes from midnight: so early that what follows is on the same day.
const HOURS: [u32; 5] = [9 * 60, 9 * 60 + 30, 15 * 60, 15 * 60 + 30, 16 * 60];
/// The last minute of a day.
const MIDNIGHT: u32 = 24 * 60 - 1;

impl Story {
    /// The story of a question, by its name; none where the language has no lists.
    pub(super) fn of(words: &Words, id: &str) -> Option<Self> {
        let mut chance = number_of_texts(std::iter::once(id)) >> 8;
        let list = |name: &str| -> Vec<String> {
            let told = words.say(name, &[]);
            told.split(';').map(|one| one.trim().to_owned()).filter(|one| !one.is_empty()).collect()
        };
        let mut players = list("story-players");
        let white = taken(&mut chance, &mut players)?;
        let black = taken(&mut chance, &mut players)?;
        let hall = taken(&mut chance, &mut list("story-halls"))?;
        let hour = taken(&mut chance, &mut HOURS.to_vec())?;
        Some(Self { players: [white, black], hall, hour, chance })
    }

    /// What the clock of the hall shows so many seconds after the hour set; none where no clock shows it to the minute, or
    /// the day is over.
    pub(super) fn clock(&self, words: &Words, late: i64) -> Option<String> {
        let minutes = u32::try_from(late).ok().filter(|late| late % 60 == 0)? / 60;
        let shown = Some(self.hour + minutes).filter(|shown| *shown <= MIDNIGHT)?;
        let (hour, minute) = ((shown / 60).to_string(), format!("{:02}", shown % 60));
        Some(words.say("story-clock", &[("hour", &hour), ("minute", &minute)]))
    }

    /// One of the ways in which a thing is told.
    pub(super) fn way(&self, ways: &[&'static str]) -> Option<&'static str> {
        taken(&mut self.chance.clone(), &mut ways.to_vec())
    }
}

/// One of a list by chance, which is then left for others.
fn taken<T>(chance: &mut u64, from: &mut Vec<T>) -> Option<T> {
    let count = u64::try_from(from.len()).ok()?;
    let place = usize::try_from(chance.checked_rem(count)?).ok()?;
    *chance /= count;
    Some(from.remove(place))
}
