//! A paper: questions in words, from which every format of a quiz is printed, and the assumptions that all of them share.

use std::collections::BTreeSet;

use super::question::{Question, question};
use crate::engine::library::Library;
use crate::engine::model::{Edition, FactId, Value, Vocabulary};
use crate::training::{self, Asks, Resumed};
use crate::words::phrases::speaker::{Speaker, sentence};
use crate::words::phrases::words::Words;
use crate::words::reports::report::footer;

/// A set of questions in words.
#[derive(Debug, Clone)]
pub struct Paper {
    /// The heading.
    pub title: String,
    /// The line under it: the edition in full.
    pub subtitle: String,
    /// The language code.
    pub language: String,
    /// The id of the edition.
    pub edition: String,
    /// What is taken for granted in every question, after the line that says so: no question says otherwise.
    pub assumed: (String, Vec<String>),
    /// The questions.
    pub questions: Vec<Question>,
    /// The last line: rulebook, engine and seed.
    pub footer: String,
    /// The questions follow from each other: no page asks them in another order.
    pub is_in_order: bool,
    /// The number that fixed the choice of questions; it fixes their order in the versions of an exam too.
    pub seed: u64,
}

impl Paper {
    /// Questions under the heading of their edition.
    #[must_use]
    pub fn of(
        words: &Words,
        library: &Library,
        edition: &Edition,
        asked: &[training::Question],
        seed: u64,
    ) -> Self {
        let vocabulary = &library.rulebook.vocabulary;
        let speaker = Speaker::in_general(words, vocabulary, edition);
        let terms: Vec<_> = asked.iter().map(|asked| Terms::of(vocabulary, asked)).collect();
        let say = |name: &str| words.say(&format!("quiz-usual-{name}"), &[]);
        let questions = asked.iter().zip(&terms).map(|(asked, terms)| {
            let own = single(words, library, edition, asked, terms);
            let question = question(words, library, edition, asked, &own);
            Question { assumed: terms.general().map(say).collect(), ..question }
        });
        let questions: Vec<_> = questions.collect();
        let assumed = needed(&terms).map(say).collect();
        let (number, seed) = (seed, seed.to_string());
        Self {
            title: words.say("quiz-title", &[("edition", &speaker.edition_short())]),
            // A candidate is not told how many further questions could not be made.
            subtitle: words.say_of(&edition.id, &format!("edition-{}", edition.id)),
            language: words.locale().code().to_owned(),
            edition: edition.id.clone(),
            assumed: (words.say("quiz-assumed", &[]), assumed),
            questions,
            footer: footer(words, "quiz-footer", &library.digest(), &[("seed", &seed)]),
            is_in_order: false,
            seed: number,
        }
    }

    /// Whole resumptions, step by step: each question after what was right in the one before.
    #[must_use]
    pub(crate) fn of_resumptions(
        words: &Words,
        library: &Library,
        edition: &Edition,
        told: &[Resumed],
        seed: u64,
    ) -> Self {
        let asked: Vec<_> = told.iter().flat_map(|told| told.questions.iter().cloned()).collect();
        let mut paper = Self::of(words, library, edition, &asked, seed);
        paper.is_in_order = true;
        let short = Speaker::in_general(words, &library.rulebook.vocabulary, edition).edition_short();
        paper.title = words.say("quiz-resumption-title", &[("edition", &short)]);
        let places = (1_usize..).zip(told).flat_map(|(resumption, told)| {
            let of = told.questions.len();
            (1..=of).map(move |step| (told.resumption.name.as_str(), [resumption, step, of]))
        });
        let mut before = None;
        for (question, (name, place)) in paper.questions.iter_mut().zip(places) {
            let [_, number, _] = place;
            let [resumption, step, of] = place.map(|number| number.to_string());
            let place = [("resumption", &*resumption), ("step", &*step), ("of", &*of)];
            let mut said = words.say("quiz-step", &place);
            if let Some(before) = before.filter(|_: &String| step != "1") {
                said = format!("{said} {}", words.say("quiz-step-before", &[("answer", &before)]));
            }
            question.situation.insert(0, said);
            question.resumption = Some((name.to_owned(), number));
            before = question.right().map(|(_, right)| right.text.clone());
        }
        paper
    }
}

/// What a question takes for granted and no general sentence says.
fn single(
    words: &Words,
    library: &Library,
    edition: &Edition,
    asked: &training::Question,
    terms: &Terms,
) -> Vec<String> {
    let speaker = Speaker::of(words, library, edition, &asked.decision);
    let mut said = Vec::new();
    for (fact, value) in &terms.single {
        let text = sentence(&speaker.statement(*fact, value));
        if !said.contains(&text) {
            said.push(text);
        }
    }
    said
}

// Assumptions: a few general sentences at the head of a paper; what a question tells otherwise stands in the question.

/// What one sentence says of the normal course: its name in messages, and how its facts begin.
const GENERAL: [(&str, &[&str]); 6] = [
    (
        "players",
        &["player.present", "player.late", "player.default_waived", "player.blameless", "late.", "reply."],
    ),
    (
        "envelope",
        &[
            "envelope.",
            "sealed.notation",
            "position.known",
            "position.set_up_wrong",
            "times.",
            "players.agree",
        ],
    ),
    ("clocks", &["player.flag_fallen", "player.control_made", "clocks."]),
    (
        "ends",
        &[
            "ended_before.",
            "claim.kind",
            "offer.",
            "position.over",
            "position.repetitions",
            "sealed.repetitions",
        ],
    ),
    (
        "irregularities",
        &[
            "illegal.",
            "displaced.",
            "irregularity.",
            "sealing.moved_on_board",
            "sealed.as_on_board",
            "sealing.early",
            "refuses.",
        ],
    ),
    ("event", &["event.", "arbiter."]),
];

/// What a question takes for granted.
struct Terms {
    /// The general sentences it needs, by their names.
    general: BTreeSet<&'static str>,
    /// What no general sentence says.
    single: Vec<(FactId, Value)>,
}

impl Terms {
    /// Of a question, in both its cases.
    fn of(vocabulary: &Vocabulary, asked: &training::Question) -> Self {
        let mut terms = Self { general: BTreeSet::new(), single: Vec::new() };
        // What the second case says otherwise is so in the first, and not in both.
        let differs = |fact: FactId| match &asked.asks {
            Asks::TwoResults(other) | Asks::TwoStatements(other, _) => {
                other.changed.iter().any(|(changed, _)| *changed == fact)
            }
            Asks::Result | Asks::Statement => false,
        };
        for (fact, value) in asked.assumed().into_iter().filter(|(fact, _)| !differs(*fact)) {
            match general(vocabulary, fact) {
                Some(name) => drop(terms.general.insert(name)),
                None => terms.single.push((fact, value)),
            }
        }
        // What the arbiter may decide otherwise is asked as the edition has it.
        if !asked.decision.discretion.is_empty() {
            terms.general.insert("event");
        }
        terms
    }

    /// The general sentences it needs, in their order.
    fn general(&self) -> impl Iterator<Item = &'static str> {
        GENERAL.into_iter().map(|(name, _)| name).filter(|name| self.general.contains(name))
    }
}

/// The general sentences that some question needs, in their order.
fn needed(terms: &[Terms]) -> impl Iterator<Item = &'static str> {
    let is_needed = |name: &str| terms.iter().any(|terms| terms.general.contains(name));
    GENERAL.into_iter().map(|(name, _)| name).filter(move |name| is_needed(name))
}

/// The sentence that says how a fact is in the normal course.
fn general(vocabulary: &Vocabulary, fact: FactId) -> Option<&'static str> {
    let declared = &vocabulary.fact(fact).declared;
    let says = |begins: &&[&str]| begins.iter().any(|begin| declared.starts_with(begin));
    GENERAL.into_iter().find(|(_, begins)| says(begins)).map(|(name, _)| name)
}
