//! What may have happened: which of it an edition speaks of, what choosing it tells, what the ruling is then about.

use super::answers::{Answers, given, is_text};
use crate::engine::decision::Status;
use crate::engine::facts::edition_for;
use crate::engine::library::Library;
use crate::engine::model::{Edition, Matter, Topic, UNKNOWN};
use crate::engine::source::{Span, Src};
use crate::engine::syntax::{CaseFile, FactGiven};

/// What is told of the event and the players says nothing of what happened.
pub(crate) fn is_of_event(name: &str) -> bool {
    name == "edition" || name.starts_with("event.") || ["white.name", "black.name"].contains(&name)
}

/// The topics chosen, in the order chosen.
pub(super) fn chosen<'a>(library: &'a Library, answers: &Answers) -> Vec<&'a Topic> {
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
    library.rulebook.vocabulary.topics().iter().filter(speaks).collect()
}

/// The answers with one more topic. What it tells takes the place of what was told; what does not fit it is withdrawn:
/// earlier topics, and facts.
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
        .filter_map(|name| topic_named(library, name));
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

/// Whether a case rules out anything that was possible before it was told, or rules on what was not regulated.
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

/// The case about all that the topics can be about; none where there is no topic, or it was said outright.
pub(super) fn wide_case(library: &Library, answers: &Answers) -> Option<CaseFile> {
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
