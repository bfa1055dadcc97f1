//! The query part of an address: it contains all answers of the user, and they are stored nowhere else.

use crate::engine::interview::{Answers, given, is_text, time_as_typed};
use crate::engine::model::{Type, UNKNOWABLE, UNKNOWN, Vocabulary};
use crate::engine::source::{Span, Src};
use crate::engine::syntax::{CaseFile, FactGiven};

/// The names that are no facts: what the interview keeps besides them.
const TOPIC: &str = "topic";
const LATER: &str = "later";
/// What was assumed for the user: the edition, and the facts it holds under.
const TAKEN: &str = "taken";
/// A topic more, which withdraws what it contradicts.
const ADD: &str = "add";
const ABOUT: &str = "about";
/// The edition.
pub(super) const EDITION: &str = "edition";
/// The question asked again, to change its answer.
const ASK: &str = "ask";
/// What the envelope holds, where it is no text: `blank`, `unreadable`.
const PAPER: &str = "paper";

/// What an address says.
pub(super) struct Query {
    /// The answers.
    pub(super) answers: Answers,
    /// The question to be asked again.
    pub(super) ask: Option<String>,
    /// The topic to be chosen besides those that are.
    pub(super) add: Option<String>,
    /// The address as the site would write it.
    pub(super) canonical: String,
}

impl Query {
    /// Takes on other answers.
    pub(super) fn take(&mut self, answers: Answers) {
        self.canonical = address(&pairs(&answers));
        self.answers = answers;
    }
}

/// Reads the part behind the question mark. What stands there twice counts as last said.
pub(super) fn read(vocabulary: &Vocabulary, raw: &str) -> Query {
    let mut answers = Answers::default();
    let (mut ask, mut add) = (None, None);
    let mut taken = Vec::new();
    for (name, value) in form_urlencoded::parse(raw.as_bytes()) {
        let value = value.trim();
        match &*name {
            _ if value.is_empty() => {}
            TOPIC => answers.topics = value.split(',').map(str::to_owned).collect(),
            TAKEN => taken.extend(value.split(',').map(str::to_owned)),
            ADD => add = Some(value.to_owned()),
            LATER => answers.later.extend(value.split(',').map(str::to_owned)),
            ABOUT => {
                answers
                    .case
                    .about
                    .extend(value.split(',').map(|one| Src::new(one.to_owned(), Span::default())));
            }
            ASK => ask = Some(value.to_owned()),
            PAPER if value == "blank" => tell(&mut answers, "sealed.reading", "absent"),
            PAPER if value == "unreadable" => tell(&mut answers, "sealed.reading", "unintelligible"),
            PAPER => {}
            name => tell(&mut answers, name, &as_case(vocabulary, name, value)),
        }
    }
    // A fact that is told is not left for later; one that was assumed stays marked as such.
    let is_told = |name: &String| told(&answers.case, name).is_some();
    answers.later.retain(|name| !is_told(name));
    answers.later.extend(taken.into_iter().filter(is_told));
    let canonical = address(&pairs(&answers));
    Query { answers, ask, add, canonical }
}

fn tell(answers: &mut Answers, name: &str, value: &str) {
    answers.case.facts.retain(|given| given.fact.value != name);
    answers.case.facts.push(given(name, value));
}

/// What a case tells of a fact.
pub(super) fn told<'c>(case: &'c CaseFile, name: &str) -> Option<&'c FactGiven> {
    case.facts.iter().find(|given| given.fact.value == name)
}

/// The same as text; empty where nothing is told, or that it is not known.
pub(super) fn text_told<'c>(case: &'c CaseFile, name: &str) -> &'c str {
    let text = told(case, name).map(|given| given.value.value.as_str());
    text.filter(|value| !is_open(value)).unwrap_or_default()
}

/// Times as a case file has them.
fn as_case(vocabulary: &Vocabulary, name: &str, value: &str) -> String {
    let kind = vocabulary.fact_named(name).map(|fact| &vocabulary.fact(fact).kind);
    if kind == Some(&Type::Duration) { time_as_typed(value) } else { value.to_owned() }
}

/// The answers as names and values, in the order told.
pub(super) fn pairs(answers: &Answers) -> Vec<(String, String)> {
    let facts = || {
        answers.case.facts.iter().map(|given| (given.fact.value.to_string(), given.value.value.to_string()))
    };
    let is_edition = |name: &str| [EDITION, "event.began"].contains(&name);
    let mut pairs: Vec<_> = facts().filter(|(name, _)| is_edition(name)).collect();
    let topics = &answers.topics;
    pairs.extend((!topics.is_empty()).then(|| (TOPIC.to_owned(), topics.join(","))));
    let about: Vec<_> = answers.case.about.iter().map(|one| one.value.as_str()).collect();
    pairs.extend((!about.is_empty()).then(|| (ABOUT.to_owned(), about.join(","))));
    pairs.extend(facts().filter(|(name, _)| !is_edition(name)));
    let (taken, later): (Vec<&str>, Vec<&str>) =
        answers.later.iter().map(String::as_str).partition(|name| is_taken(answers, name));
    pairs.extend((!taken.is_empty()).then(|| (TAKEN.to_owned(), taken.join(","))));
    pairs.extend((!later.is_empty()).then(|| (LATER.to_owned(), later.join(","))));
    pairs
}

/// The answers one by one, each topic too; what is left for later and is not assumed as not known yet.
pub(super) fn each(vocabulary: &Vocabulary, answers: &Answers) -> Vec<(String, String)> {
    let is_unknown = |name: &&String| {
        vocabulary
            .fact_named(name)
            .is_some_and(|fact| vocabulary.fact(fact).assume.is_none() && !is_taken(answers, name))
    };
    let later = answers.later.iter().filter(is_unknown).map(|name| (name.clone(), UNKNOWN.to_owned()));
    let topics = answers.topics.iter().map(|topic| (TOPIC.to_owned(), topic.clone()));
    let told = pairs(answers).into_iter().filter(|(name, _)| ![LATER, TAKEN, TOPIC].contains(&name.as_str()));
    let (edition, told): (Vec<_>, Vec<_>) =
        told.partition(|(name, _)| [EDITION, "event.began"].contains(&name.as_str()));
    edition.into_iter().chain(topics).chain(told).chain(later).collect()
}

/// Whether an answer was assumed for the user and can still be replaced.
pub(super) fn is_taken(answers: &Answers, name: &str) -> bool {
    answers.later.contains(name) && told(&answers.case, name).is_some()
}

/// Names and values as the part behind the question mark.
pub(super) fn address(pairs: &[(String, String)]) -> String {
    form_urlencoded::Serializer::new(String::new()).extend_pairs(pairs).finish()
}

/// The answers without some, to ask for them again or to take them back.
pub(super) fn without(answers: &Answers, names: &[&str]) -> Answers {
    let mut fewer = answers.clone();
    fewer.case.facts.retain(|given| !names.contains(&given.fact.value.as_str()));
    fewer.later.retain(|name| !names.contains(&name.as_str()));
    if names.contains(&TOPIC) {
        fewer.topics.clear();
    }
    fewer
}

/// The address on which a question is asked again.
pub(super) fn asking(answers: &Answers, name: &str) -> String {
    let mut pairs = pairs(answers);
    pairs.push((ASK.to_owned(), name.to_owned()));
    address(&pairs)
}

/// The address of the answers with one more, or another.
pub(super) fn telling(answers: &Answers, name: &str, value: &str) -> String {
    let mut told = without(answers, &[name]);
    tell(&mut told, name, value);
    address(&pairs(&told))
}

/// Whether a value says that there is none yet, or that none can be established.
pub(super) fn is_open(value: &str) -> bool {
    [UNKNOWN, UNKNOWABLE].contains(&value)
}

/// Whether "I don't know yet" is told as a value of the fact, or by leaving it for later.
pub(super) fn is_left_for_later(vocabulary: &Vocabulary, name: &str) -> bool {
    vocabulary.fact_named(name).is_some_and(|fact| is_text(vocabulary.fact(fact)))
}
