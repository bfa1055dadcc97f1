//! An interview: from the answers given so far to the ruling so far and the next question.
//!
//! In: the answers. Out: the ruling as far as it is certain, and one question with the answers to choose from, or none if the
//! ruling is complete. Guaranteed: no question that cannot change the ruling, and none again that was answered "not yet
//! known". A topic is something that may have happened. It declares which facts it asks, which facts are set by choosing it,
//! and what the ruling is then about; a topic on which the edition has no rules is not offered. Must not know: words,
//! browsers, terminals.

use std::collections::BTreeSet;

use super::chess::{Language, tags};
use super::decision::{Decision, Given, Status};
use super::diagnostic::Diagnostic;
use super::facts::{DONE, Known, ORDER, edition_for};
use super::library::Library;
use super::model::{
    Conclusion, Edition, Fact, FactId, KnownByName, Matter, MomentId, Seat, Topic, Type, UNKNOWN, Value,
    Vocabulary, duration, duration_written, is_not_known, value_from, written,
};
use super::source::{Span, Src};
use super::syntax::{CaseFile, FactGiven};

/// What to ask.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Asked {
    /// Which edition governs.
    Edition,
    /// What has happened.
    Topic,
    /// The position before the sealed move.
    Position,
    /// What is written in the envelope.
    Paper,
    /// A fact.
    Fact(FactId),
}

/// How far an interview has come.
#[derive(Debug, Clone)]
pub(crate) struct Standing<'a> {
    /// The edition, once it is known.
    pub(crate) edition: Option<&'a Edition>,
    /// The ruling on what is told, once there is an edition and something to rule on.
    pub(crate) decision: Option<Decision>,
    /// The same ruling with every question of the topic that has not been asked yet treated as unknown.
    pub(crate) open: Option<Decision>,
    /// What is wrong with the answers.
    pub(crate) faults: Vec<Diagnostic>,
    /// The next question.
    pub(crate) next: Option<Asked>,
    /// All facts asked on the same screen, `next` first; empty if it is asked alone.
    pub(crate) together: Vec<FactId>,
    /// The topic chosen of which a kind is to be chosen, where `next` is the topic.
    pub(crate) of_kind: Option<&'a Topic>,
}

impl Standing<'_> {
    /// What is certain whatever is answered.
    pub(crate) fn certain(&self) -> Option<&Decision> {
        self.open.as_ref().or(self.decision.as_ref())
    }
}

/// Where an interview stands.
#[must_use]
pub(crate) fn standing<'a>(library: &'a Library, answers: &Answers) -> Standing<'a> {
    let rulebook = &library.rulebook;
    let told = |name: &str| answers.case.facts.iter().any(|given| given.fact.value == name);
    let asking = |next| Standing {
        edition: None,
        decision: None,
        open: None,
        faults: Vec::new(),
        next: Some(next),
        together: Vec::new(),
        of_kind: None,
    };
    let edition = match edition_for(rulebook, &answers.case, None, None) {
        Ok(edition) => edition,
        Err(fault) if told("edition") || told("event.began") => {
            return Standing { faults: vec![fault], ..asking(Asked::Edition) };
        }
        Err(_) => return asking(Asked::Edition),
    };
    let speaks = answers.case.facts.iter().any(|given| !is_of_event(&given.fact.value));
    if answers.topics.is_empty() && answers.case.about.is_empty() && !speaks {
        return Standing { edition: Some(edition), ..asking(Asked::Topic) };
    }
    if let Some(topic) = to_be_specified(library, answers) {
        return Standing { edition: Some(edition), of_kind: Some(topic), ..asking(Asked::Topic) };
    }
    Table { library, edition, answers }.standing()
}

struct Table<'a, 'b> {
    library: &'a Library,
    edition: &'a Edition,
    answers: &'b Answers,
}

impl<'a> Table<'a, '_> {
    fn standing(&self) -> Standing<'a> {
        let case = case(self.library, self.answers);
        let edition = Some(self.edition);
        match self.library.decide(self.edition, &case) {
            Ok(decision) => {
                let together = self.leading(&case, &decision);
                let leading = together.first().map(|fact| self.led(*fact));
                let next = leading.or_else(|| self.missing(&case, &decision));
                let to_come = [self.still_to_ask(), self.told_by_others(&decision)].concat();
                let open = next.and_then(|_| self.left_open(&case, &to_come));
                let together =
                    if together.len() > 1 && !self.was_left_empty(&together) { together } else { Vec::new() };
                let faults = Vec::new();
                Standing { edition, decision: Some(decision), open, faults, next, together, of_kind: None }
            }
            Err(faults) => {
                let together = self.told_last_with();
                Standing { edition, decision: None, open: None, faults, next: None, together, of_kind: None }
            }
        }
    }

    /// The first facts of the topics that are not known and can change the ruling: those of one group.
    fn leading(&self, case: &CaseFile, decision: &Decision) -> Vec<FactId> {
        let wide = wide_case(self.library, self.answers).filter(|wide| wide.about != case.about);
        let wide = wide.map(|wide| (self.library.decide(self.edition, &wide).ok(), wide));
        let mut rulings = vec![(case, Some(decision))];
        rulings.extend(wide.as_ref().map(|(decision, wide)| (wide, decision.as_ref())));
        let groups = chosen(self.library, self.answers).into_iter().flat_map(|topic| &topic.ask);
        let relevant = groups.map(|group| {
            let unanswered = self.unanswered(group);
            // What the board or the other answers tell is known.
            let is_known = |fact: &FactId| matches!(decision.facts.known(*fact), Known::Computed(_));
            let can_be_told = |fact: &FactId| {
                let awaited =
                    matches!(self.led(*fact), Asked::Fact(_)) && self.awaits_an_act(*fact, decision);
                !(is_known(fact) || awaited)
            };
            let mut left: Vec<_> = unanswered.iter().copied().filter(can_be_told).collect();
            let mut relevant = BTreeSet::new();
            for (case, assumed) in &rulings {
                relevant.extend(self.relevant(case, *assumed, &left, &unanswered));
                left.retain(|fact| !relevant.contains(fact));
            }
            // Who is still to come is of interest whatever it does to the result: on him hang the steps to come.
            let is_asked =
                |fact: &FactId| relevant.contains(fact) || left.contains(fact) && self.is_awaited(*fact);
            if relevant.is_empty() {
                return Vec::new();
            }
            unanswered.into_iter().filter(is_asked).collect::<Vec<_>>()
        });
        relevant.into_iter().find(|group| !group.is_empty()).unwrap_or_default()
    }

    /// Whether times were left empty where the rest of their screen was answered: each is then asked alone.
    fn was_left_empty(&self, facts: &[FactId]) -> bool {
        let vocabulary = &self.library.rulebook.vocabulary;
        let topics = chosen(self.library, self.answers).into_iter();
        let mut groups =
            topics.flat_map(|topic| &topic.ask).filter(|group| facts.iter().all(|fact| group.contains(fact)));
        let is_answered = |fact: &FactId| self.is_answered(&vocabulary.fact(*fact).name);
        facts.iter().all(|fact| vocabulary.fact(*fact).kind == Type::Duration)
            && groups.any(|group| group.iter().any(is_answered))
    }

    /// The facts asked together with the last answered fact: if the answers contradict each other, all are asked again.
    fn told_last_with(&self) -> Vec<FactId> {
        let last = self.answers.case.facts.last();
        let last = last.and_then(|given| self.library.rulebook.vocabulary.fact_named(&given.fact.value));
        let mut groups = chosen(self.library, self.answers).into_iter().flat_map(|topic| &topic.ask);
        let group = groups.find(|group| group.len() > 1 && last.is_some_and(|last| group.contains(&last)));
        group.cloned().unwrap_or_default()
    }

    /// Whether an event that comes without the arbiter waits for the fact, as an arrival does for an absence.
    fn is_awaited(&self, fact: FactId) -> bool {
        let events = &self.edition.procedure(&self.library.rulebook.vocabulary).events;
        // A fact of White or Black is that of a role.
        let vocabulary = &self.library.rulebook.vocabulary;
        let is_it = |other: FactId| vocabulary.fact(other).declared == vocabulary.fact(fact).declared;
        events.iter().flat_map(|event| &event.when).any(|when| when.facts().into_iter().any(is_it))
    }

    /// How a fact of a topic is asked.
    fn led(&self, fact: FactId) -> Asked {
        let known = self.library.rulebook.vocabulary.by_name();
        match Some(fact) {
            fact if fact == known.position => Asked::Position,
            fact if fact == known.sealed_written => Asked::Paper,
            _ => Asked::Fact(fact),
        }
    }

    /// The facts among these on which the ruling would depend if neither they nor the rest of their group were assumed.
    fn relevant(
        &self,
        case: &CaseFile,
        assumed: Option<&Decision>,
        facts: &[FactId],
        group: &[FactId],
    ) -> Vec<FactId> {
        if facts.is_empty() {
            return Vec::new();
        }
        let waits = |decision: &Decision, fact: FactId| {
            decision.missing.iter().any(|missing| self.is(missing.fact, fact, decision))
        };
        let is_settled = assumed.is_some_and(|decision| decision.status != Status::Open);
        let together = (group.len() > 1).then(|| self.left_open(case, group)).flatten();
        let is_relevant = |fact: &FactId| {
            together.as_ref().is_some_and(|decision| waits(decision, *fact))
                || self.left_open(case, &[*fact]).is_some_and(|decision| {
                    waits(&decision, *fact) || decision.status == Status::Open && is_settled
                })
        };
        facts.iter().copied().filter(is_relevant).collect()
    }

    /// Whether a missing fact is the given fact of a topic: the same fact, its form for a colour or role, or asked as one
    /// question.
    fn is(&self, missing: FactId, fact: FactId, decision: &Decision) -> bool {
        let vocabulary = &self.library.rulebook.vocabulary;
        let seats = vocabulary.fact(missing).seat.into_iter().flat_map(|seat| match decision.sealer {
            Some(_) => vec![seat, decision.coloured(seat)],
            // Of either colour it may be the one that is missing.
            None => Seat::ALL.to_vec(),
        });
        let mut same = seats.filter_map(|seat| vocabulary.of_seat(missing, seat));
        let led = self.led(fact);
        missing == fact
            || same.any(|other| other == fact)
            || !matches!(led, Asked::Fact(_)) && self.asked(missing, decision) == Some(led)
    }

    /// The facts of the topics that may still be asked.
    fn still_to_ask(&self) -> Vec<FactId> {
        let asked = chosen(self.library, self.answers).into_iter().flat_map(|topic| topic.ask.concat());
        self.unanswered(&asked.collect::<Vec<_>>())
    }

    fn unanswered(&self, facts: &[FactId]) -> Vec<FactId> {
        let vocabulary = &self.library.rulebook.vocabulary;
        let told = |fact: &FactId| self.is_answered(&vocabulary.fact(*fact).name);
        facts.iter().copied().filter(|fact| !told(fact)).collect()
    }

    /// `sealing.done`, if it is only assumed: a later answer may tell of a sealed move, so what is called certain must not
    /// rest on it.
    fn told_by_others(&self, decision: &Decision) -> Vec<FactId> {
        let sealed = self.library.rulebook.vocabulary.by_name().sealing_done;
        sealed.into_iter().filter(|fact| decision.facts.is_assumed(*fact)).collect()
    }

    /// The ruling where nothing is assumed of some facts.
    fn left_open(&self, case: &CaseFile, facts: &[FactId]) -> Option<Decision> {
        let declared = facts.iter().map(|fact| self.library.rulebook.vocabulary.fact(*fact));
        let mut open = case.clone();
        open.facts.extend(declared.filter(|fact| !is_text(fact)).map(|fact| given(&fact.name, UNKNOWN)));
        self.library.decide(self.edition, &open).ok()
    }

    /// The most useful missing fact that was not told to be unknown. A fact that becomes known only by an act that is not due yet is asked
    /// last. Where no position is told and the usual course gives a result, the ruling says it and what could change it: neither the
    /// position nor the paper is asked for, nor what is still to be learnt by an act.
    fn missing(&self, case: &CaseFile, decision: &Decision) -> Option<Asked> {
        if decision.status != Status::Open {
            return None;
        }
        let takes_its_course =
            !self.position_is_told() && self.library.usual(self.edition, case, decision).is_some();
        let facts = decision.missing.iter().map(|missing| missing.fact);
        let (awaiting, known): (Vec<_>, Vec<_>) = facts.partition(|fact| self.awaits_an_act(*fact, decision));
        let awaiting = awaiting.into_iter().filter(|_| !takes_its_course);
        let asked = known.into_iter().chain(awaiting).filter_map(|fact| self.asked(fact, decision));
        let mut asked = asked.filter(|asked| !takes_its_course || matches!(asked, Asked::Fact(_)));
        asked.next()
    }

    /// Whether a fact becomes known only by acts that are neither done nor due now.
    fn awaits_an_act(&self, fact: FactId, decision: &Decision) -> bool {
        let procedure = self.edition.procedure(&self.library.rulebook.vocabulary);
        let is_due = |act| {
            decision.now.iter().any(|step| {
                let finding = decision.findings.get(step.finding);
                let conclusion =
                    finding.and_then(|finding| self.edition.conclusion(finding.rule, finding.conclusion));
                conclusion.and_then(Conclusion::duty).is_some_and(|duty| duty.act == act)
            })
        };
        let mut tellers = procedure.acts().filter(|(_, effects)| effects.tells.contains(&fact)).peekable();
        tellers.peek().is_some()
            && !tellers.any(|(act, effects)| decision.hall.is_done(effects) || is_due(act))
    }

    /// How a missing fact is asked: if the position determines it, by asking for the position; if the written move does, for
    /// that.
    fn asked(&self, fact: FactId, decision: &Decision) -> Option<Asked> {
        let declared = self.library.rulebook.vocabulary.fact(fact);
        let of = |family: &str| declared.computed && declared.name.starts_with(family);
        if (of("sealed.") || of("position.") || declared.declared == "player.can_mate")
            && !self.is_answered(KnownByName::POSITION)
            && !self.position_is_told()
        {
            return Some(Asked::Position);
        }
        let readable = self.position_is_told() && decision.sealed.is_none();
        if of("sealed.")
            && readable
            && !self.is_answered(KnownByName::SEALED_WRITTEN)
            && !self.is_told(KnownByName::SEALED_READING)
        {
            return Some(Asked::Paper);
        }
        // One order told leaves others to be asked.
        let told = |given: &FactGiven| !is_not_known(&given.value.value);
        let order = self.answers.case.facts.iter().find(|given| given.fact.value == ORDER);
        let more = declared.name == ORDER && order.is_some_and(told);
        // If it is not known who sealed, the question names White or Black instead of the sealer.
        let vocabulary = &self.library.rulebook.vocabulary;
        let coloured = declared.seat.filter(|_| decision.whoever_sealed).map(|seat| decision.coloured(seat));
        let asked = coloured.and_then(|seat| vocabulary.of_seat(fact, seat)).unwrap_or(fact);
        (more || !self.is_answered(&vocabulary.fact(asked).name)).then_some(Asked::Fact(asked))
    }

    /// Without a position, or moves that lead to it, nothing can be read from the paper.
    fn position_is_told(&self) -> bool {
        let told = |given: &FactGiven| {
            [KnownByName::POSITION, "history"].contains(&given.fact.value.as_str())
                && !is_not_known(&given.value.value)
        };
        self.answers.case.facts.iter().any(told)
    }

    fn is_answered(&self, name: &str) -> bool {
        self.answers.later.contains(name) || self.is_told(name)
    }

    fn is_told(&self, name: &str) -> bool {
        self.answers.case.facts.iter().any(|given| given.fact.value == name)
    }
}

/// What is told of the event and the players says nothing of what happened.
pub(crate) fn is_of_event(name: &str) -> bool {
    name == "edition" || name.starts_with("event.") || ["white.name", "black.name"].contains(&name)
}

/// The topics chosen, in the order chosen.
fn chosen<'a>(library: &'a Library, answers: &Answers) -> Vec<&'a Topic> {
    answers.topics.iter().filter_map(|name| topic_named(library, name)).collect()
}

fn topic_named<'a>(library: &'a Library, name: &str) -> Option<&'a Topic> {
    library.rulebook.vocabulary.topics().iter().find(|topic| topic.name == name)
}

/// The topics of which an edition says something.
pub(crate) fn offered<'a>(library: &'a Library, edition: &Edition) -> Vec<&'a Topic> {
    let speaks = |topic: &&Topic| {
        let answers = Answers { topics: vec![topic.name.clone()], ..Answers::default() };
        let mut case = about(library, &answers, &[*topic], &topic.matters);
        let asked = topic.ask.iter().flatten().map(|fact| library.rulebook.vocabulary.fact(*fact));
        case.facts.extend(asked.filter(|fact| !is_text(fact)).map(|fact| given(&fact.name, UNKNOWN)));
        library.decide(edition, &case).is_ok_and(|decision| {
            decision.status != Status::Silent
                || !decision.findings.is_empty()
                || !decision.undetermined.is_empty()
        })
    };
    let topics = library.rulebook.vocabulary.topics();
    let is_kind = |name: &String| topics.iter().any(|topic| topic.kinds.contains(name));
    topics.iter().filter(|topic| !is_kind(&topic.name)).filter(speaks).collect()
}

/// The first chosen topic that is divided into kinds (`kinds` in the vocabulary) if no kind is chosen yet and no fact is told that one of
/// the kinds asks for.
fn to_be_specified<'a>(library: &'a Library, answers: &Answers) -> Option<&'a Topic> {
    let vocabulary = &library.rulebook.vocabulary;
    let is_told = |fact: &FactId| {
        let name = &vocabulary.fact(*fact).name;
        answers.case.facts.iter().any(|given| given.fact.value == *name && !is_of_event(name))
    };
    let is_open = |topic: &&Topic| {
        let kinds = || topic.kinds.iter().filter_map(|name| topic_named(library, name));
        kinds().next().is_some()
            && !kinds().any(|kind| answers.topics.contains(&kind.name))
            && !kinds().flat_map(|kind| kind.ask.iter().flatten()).any(is_told)
    };
    chosen(library, answers).into_iter().find(is_open)
}

/// The answers with one more topic. The facts set by the topic replace earlier answers; earlier topics and facts that
/// contradict them are removed.
#[must_use]
pub(crate) fn with_topic(library: &Library, answers: &Answers, name: &str) -> Answers {
    let Some(topic) = topic_named(library, name) else { return answers.clone() };
    let told: Vec<_> =
        topic.tells.iter().map(|(fact, _)| &library.rulebook.vocabulary.fact(*fact).name).collect();
    let mut facts = answers.case.facts.clone();
    facts.retain(|given| !told.iter().any(|told| given.fact.value == **told));
    let (event, rest): (Vec<FactGiven>, Vec<FactGiven>) =
        facts.into_iter().partition(|given| is_of_event(&given.fact.value));
    let mut fitting = Answers { topics: vec![name.to_owned()], ..answers.clone() };
    fitting.case.facts = event;
    let earlier = answers
        .topics
        .iter()
        .filter(|earlier| *earlier != name)
        .filter_map(|name| topic_named(library, name))
        // A kind takes the place of its topic, and of another kind of it.
        .filter(|earlier| !of_one_kind(library, &earlier.name, name));
    for earlier in earlier {
        let contradicts =
            |(fact, value): &(_, String)| topic.tells.iter().any(|(own, told)| own == fact && told != value);
        let mut more = fitting.clone();
        more.topics.insert(more.topics.len() - 1, earlier.name.clone());
        if !earlier.tells.iter().any(contradicts) && fits(library, &more) {
            fitting = more;
        }
    }
    for given in rest {
        let mut more = fitting.clone();
        more.case.facts.push(given);
        if fits(library, &more) {
            fitting = more;
        }
    }
    fitting
}

/// Whether two names are those of a topic and its kind, or of two kinds of one topic.
fn of_one_kind(library: &Library, one: &str, other: &str) -> bool {
    let is = |topic: &Topic, name: &str| topic.name == name || topic.kinds.iter().any(|kind| kind == name);
    library.rulebook.vocabulary.topics().iter().any(|topic| is(topic, one) && is(topic, other))
}

fn fits(library: &Library, answers: &Answers) -> bool {
    let case = case(library, answers);
    edition_for(&library.rulebook, &case, None, None).is_ok_and(|edition| library.fits(edition, &case))
}

/// The case of the answers: the topics say what the ruling is about, unless that was said outright.
#[must_use]
pub(crate) fn case(library: &Library, answers: &Answers) -> CaseFile {
    let Some(wide) = wide_case(library, answers) else { return answers.case.clone() };
    let topics = chosen(library, answers);
    if topics.iter().all(|topic| topic.touches.is_empty()) || is_touched(library, &topics, &wide) {
        return wide;
    }
    let matters: Vec<_> = topics.iter().flat_map(|topic| topic.matters.iter().copied()).collect();
    about(library, answers, &topics, &matters)
}

/// Whether the answers changed the ruling (its status, result or possible results), compared with the topics alone.
fn is_touched(library: &Library, topics: &[&Topic], case: &CaseFile) -> bool {
    let ruled = |case: &CaseFile| {
        let edition = edition_for(&library.rulebook, case, None, None).ok()?;
        let decision = library.decide(edition, case).ok()?;
        Some((decision.status, decision.result, decision.possible))
    };
    // What choosing the topics tells was there before anything else was told.
    let tells = || topics.iter().flat_map(|topic| &topic.tells);
    let is_told_by_topics =
        |name: &str| tells().any(|(fact, _)| library.rulebook.vocabulary.fact(*fact).name == name);
    let mut untold = case.clone();
    untold.facts.retain(|given| is_of_event(&given.fact.value) || is_told_by_topics(&given.fact.value));
    ruled(case) != ruled(&untold)
}

/// The case about all matters of the chosen topics; `None` without topics, or if the case has an explicit `about`.
fn wide_case(library: &Library, answers: &Answers) -> Option<CaseFile> {
    let topics = chosen(library, answers);
    if topics.is_empty() || !answers.case.about.is_empty() {
        return None;
    }
    let matters: Vec<_> =
        topics.iter().flat_map(|topic| topic.matters.iter().chain(&topic.touches).copied()).collect();
    Some(about(library, answers, &topics, &matters))
}

fn about(library: &Library, answers: &Answers, topics: &[&Topic], matters: &[Matter]) -> CaseFile {
    let vocabulary = &library.rulebook.vocabulary;
    let mut about: Vec<Src<String>> = Vec::new();
    for name in matters.iter().filter_map(|matter| vocabulary.matters().get(matter.index())) {
        if !about.iter().any(|known| known.value == *name) {
            about.push(Src::new(name.clone(), Span::default()));
        }
    }
    let mut case = CaseFile { about, ..answers.case.clone() };
    for (fact, value) in topics.iter().flat_map(|topic| &topic.tells) {
        let name = &vocabulary.fact(*fact).name;
        if !case.facts.iter().any(|given| given.fact.value == *name) {
            case.facts.push(given(name, value));
        }
    }
    case
}

/// What somebody answered.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) struct Answers {
    /// The facts told, and what the ruling shall be about when that was said outright.
    pub(crate) case: CaseFile,
    /// The topics chosen.
    pub(crate) topics: Vec<String>,
    /// Facts that were skipped: left at their assumed value, or "I don't know yet" for a text.
    pub(crate) later: BTreeSet<String>,
}

/// Texts have no value "unknown" in a case file; a skipped text is recorded in `Answers::later`.
#[must_use]
pub(crate) fn is_text(fact: &Fact) -> bool {
    match fact.kind {
        Type::Text | Type::Fen | Type::Moves => true,
        Type::Truth
        | Type::Duration
        | Type::Number
        | Type::Moment
        | Type::Date
        | Type::Hour
        | Type::OneOf(_) => false,
    }
}

/// A fact as told.
#[must_use]
pub(crate) fn given(name: &str, value: &str) -> FactGiven {
    FactGiven::nowhere(name, value)
}

/// A time as people type it, as a case file has it: besides what is read there, a bare number is minutes and `1.15` an hour
/// and a quarter. What is no time stays as it is.
#[must_use]
pub(crate) fn time_as_typed(text: &str) -> String {
    let text = text.trim();
    if let Ok(minutes) = text.parse::<u32>() {
        return format!("{minutes} min");
    }
    let with_colon = text.replacen('.', ":", 1);
    let seconds = duration(text).or_else(|| duration(&with_colon));
    seconds.map_or_else(|| text.to_owned(), duration_written)
}

/// A case as a file: a fact a line; what has been done, an act a line.
#[must_use]
pub(crate) fn case_file(case: &CaseFile) -> String {
    let quoted = |text: &str| serde_json::Value::from(text).to_string();
    let line = |told: &FactGiven| match told.fact.value.as_str() {
        DONE if told.value.value.contains(',') => {
            let acts = told.value.value.split(',').map(|act| format!("  - {}\n", quoted(act.trim())));
            format!("{DONE}:\n{}", acts.collect::<Vec<_>>().concat())
        }
        name => format!("{name}: {}\n", quoted(&told.value.value)),
    };
    let mut lines: Vec<_> = case.facts.iter().map(line).collect();
    let about: Vec<_> = case.about.iter().map(|one| one.value.as_str()).collect();
    lines.extend((!about.is_empty()).then(|| format!("about: [{}]\n", about.join(", "))));
    lines.concat()
}

/// A move as written, with the language in brackets where it is told: `Cd4 (es)`.
#[must_use]
pub(crate) fn on_paper(line: &str) -> Vec<(String, String)> {
    let language = line.strip_suffix(')').and_then(|rest| rest.rsplit_once('('));
    match language.filter(|(_, code)| Language::from_code(code.trim()).is_some()) {
        Some((text, code)) => vec![
            (KnownByName::SEALED_WRITTEN.to_owned(), text.trim().to_owned()),
            ("sealed.language".to_owned(), code.trim().to_owned()),
        ],
        None => vec![(KnownByName::SEALED_WRITTEN.to_owned(), line.to_owned())],
    }
}

/// The values to choose from, where there are few: those that fit what is told.
#[must_use]
pub(crate) fn choices(library: &Library, edition: &Edition, answers: &Answers, fact: FactId) -> Vec<Value> {
    let declared = library.rulebook.vocabulary.fact(fact);
    if declared.name == ORDER {
        return orders(library, edition, answers);
    }
    let mut case = case(library, answers);
    case.facts.retain(|told| told.fact.value != declared.name);
    let fits = |value: &Value| {
        let mut case = case.clone();
        case.facts.push(given(&declared.name, &written(&declared.kind, value)));
        library.fits(edition, &case)
    };
    declared.kind.choices().into_iter().filter(fits).collect()
}

/// The two ways of the order of moments that is asked next, each with what was told of it before.
fn orders(library: &Library, edition: &Edition, answers: &Answers) -> Vec<Value> {
    let case = case(library, answers);
    let is_order = |told: &&FactGiven| told.fact.value == ORDER && !is_not_known(&told.value.value);
    let before = case.facts.iter().find(is_order);
    let before = before.map_or_else(String::new, |told| format!("{}; ", told.value.value));
    let Ok(decision) = library.decide(edition, &case) else { return Vec::new() };
    let name = |moment: MomentId| {
        library.rulebook.vocabulary.moment(moment).map_or_else(String::new, |moment| moment.name.clone())
    };
    let ways = decision.missing.iter().find_map(|missing| {
        let ways: Vec<_> = missing
            .answers
            .iter()
            .filter_map(|answer| match answer.given {
                Given::Order(first, then) => {
                    let way = decision.as_told(&format!("{}, {}", name(first), name(then)));
                    Some(Value::Text(format!("{before}{way}")))
                }
                Given::Value(_) | Given::Range(..) | Given::Limits(_) => None,
            })
            .collect();
        (!ways.is_empty()).then_some(ways)
    });
    ways.unwrap_or_default()
}

/// Tags as programs write them, and the facts they tell.
const HEADS: [(&str, &str); 6] = [
    ("White", "white.name"),
    ("Black", "black.name"),
    ("Event", "event.name"),
    ("Round", "event.round"),
    ("Board", "event.board"),
    ("Date", "event.day"),
];

/// The answers with what the head of a game tells of its event; what was told stays.
#[must_use]
pub(crate) fn with_heads(vocabulary: &Vocabulary, answers: &Answers, game: &str) -> Answers {
    let mut answers = answers.clone();
    let tags = tags(game);
    for (tag, fact) in HEADS {
        let told = |given: &FactGiven| given.fact.value == fact;
        let value = tags.iter().find(|(name, _)| name == tag).map(|(_, value)| value.trim());
        // A question mark stands for what is not known, a hyphen for what there is none of.
        let value = value.filter(|value| !value.is_empty() && *value != "-" && !value.contains('?'));
        let Some(value) = value.filter(|_| !answers.case.facts.iter().any(told)) else { continue };
        // Days are written with full stops there.
        let head = given(fact, &if fact == "event.day" { value.replace('.', "-") } else { value.to_owned() });
        let is_fact = vocabulary.fact_named(fact).map(|id| vocabulary.fact(id));
        if is_fact.is_some_and(|declared| value_from(declared, &head.value).is_ok()) {
            answers.case.facts.push(head);
        }
    }
    answers
}

/// Along any interview what was called certain stays so, nothing is asked twice, and it ends.
#[cfg(test)]
mod tests;
