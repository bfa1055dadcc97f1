//! A trainer's file of questions: written for review, and read again. Approved questions are asked first, rejected ones are
//! not made again, and those that the law has made wrong are reported.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use super::paper::Paper;
use super::question;
use crate::engine::library::Library;
use crate::engine::model::Edition;
use crate::engine::syntax::{AnswerEntry, QuestionEntry, Verdict};
use crate::training::kept::{Kept, Outdated, anew};
use crate::training::{Answer, Error, ErrorId, Question};
use crate::words::phrases::speaker::Speaker;
use crate::words::phrases::words::Words;

/// A trainer's questions of one edition.
pub(crate) struct Curation<'f> {
    entries: Vec<&'f QuestionEntry>,
}

/// An approved question that can no longer be asked.
pub(crate) struct Dropped {
    /// Its name.
    pub(crate) id: String,
    /// The answer that was right.
    pub(crate) answer: String,
    /// Why.
    pub(crate) why: Outdated,
}

impl<'f> Curation<'f> {
    /// Those of a file that are about an edition.
    pub(crate) fn of(questions: &'f [QuestionEntry], edition: &Edition) -> Self {
        let entries = questions.iter().filter(|entry| entry.edition.value == edition.id);
        Self { entries: entries.collect() }
    }

    /// The questions that are asked before any other, and those that can be asked no more. Those of every paper come first,
    /// then the approved in an order by chance.
    pub(crate) fn kept(
        &self,
        words: &Words,
        library: &Library,
        edition: &Edition,
        seed: u64,
    ) -> (Vec<Question>, Vec<Dropped>) {
        let speaker = Speaker::in_general(words, &library.rulebook.vocabulary, edition);
        let (mut kept, mut dropped) = (Vec::new(), Vec::new());
        let of =
            |verdict: Verdict| self.entries.iter().filter(move |entry| entry.verdict == verdict).copied();
        let mut approved: Vec<_> = of(Verdict::Approved).collect();
        fastrand::Rng::with_seed(seed).shuffle(&mut approved);
        for entry in of(Verdict::Pinned).chain(approved) {
            match of_file(&speaker, entry)
                .ok_or(Outdated::Unknown)
                .and_then(|kept| anew(library, edition, &kept))
            {
                Ok(question) => kept.push(question),
                Err(why) => {
                    let answer = entry.answers.first().map(|answer| answer.answer.value.clone());
                    let (id, answer) = (entry.id.value.clone(), answer.unwrap_or_default());
                    dropped.push(Dropped { id, answer, why });
                }
            }
        }
        (kept, dropped)
    }

    /// The names of all of them, whatever he thinks of them: none is made again.
    pub(crate) fn known(&self) -> BTreeSet<&str> {
        self.entries.iter().map(|entry| entry.id.value.as_str()).collect()
    }

    /// The names of those that are not asked.
    pub(crate) fn left_out(&self) -> BTreeSet<&str> {
        let open = |entry: &&&QuestionEntry| entry.verdict != Verdict::Open;
        self.entries.iter().filter(open).map(|entry| entry.id.value.as_str()).collect()
    }

    /// Replaces plica's wording by the trainer's.
    pub(crate) fn reword(&self, paper: &mut Paper) {
        for question in &mut paper.questions {
            let Some(entry) = self.entries.iter().find(|entry| entry.id.value == question.id) else {
                continue;
            };
            if let Some(situation) = &entry.situation {
                question.situation = situation.lines().map(str::to_owned).collect();
            }
            if let Some(asks) = &entry.question {
                question.asks.clone_from(asks);
            }
        }
    }
}

/// A question of the file with its names found; none where the edition has no such names.
fn of_file(speaker: &Speaker, entry: &QuestionEntry) -> Option<Kept> {
    let says = match &entry.says {
        Some(says) => Some(question::statement(speaker, &says.value, None)?),
        None => None,
    };
    let of = |answer: &AnswerEntry| -> Option<(Answer, Option<Error>)> {
        let named = |name: &String| {
            let mut all = ErrorId::all(speaker.edition);
            all.find(|(_, error)| error.id == *name).map(|(id, _)| Error { id, is_said: answer.said })
        };
        let error = match &answer.error {
            Some(name) => Some(named(name)?),
            None => None,
        };
        let meant =
            question::answer(speaker, &answer.answer.value, answer.value, error.map(|error| error.id))?;
        Some((meant, error))
    };
    Some(Kept {
        case: entry.case.clone(),
        second: entry.second.clone(),
        asks: entry.asks,
        says,
        answers: entry.answers.iter().map(of).collect::<Option<_>>()?,
    })
}

/// Questions as the file has them, for a trainer to look through; the paper has them in words, in the same order.
pub(crate) fn questions_file(
    words: &Words,
    library: &Library,
    edition: &Edition,
    asked: &[Question],
    paper: &Paper,
) -> String {
    let speaker = Speaker::in_general(words, &library.rulebook.vocabulary, edition);
    let mut out = String::new();
    for (asked, question) in asked.iter().zip(&paper.questions) {
        let _ = write!(
            out,
            "  - id: {}\n    verdict: open\n    edition: {}\n",
            quoted(&question.id),
            speaker.edition.id
        );
        out.push_str("    text: |\n");
        let choices = question.lettered().map(|(letter, choice)| {
            let right = if choice.is_right { " ✓" } else { "" };
            format!("{letter}) {}{right}", choice.text)
        });
        let texts = question.situation.iter().chain([&question.asks]).cloned().chain(choices);
        for line in texts {
            let _ = writeln!(out, "      {}", line.replace(['\n', '\r'], " ").trim());
        }
        let told = |facts: &mut dyn Iterator<Item = (String, String)>| {
            let facts: Vec<_> = facts.map(|(fact, value)| format!("{fact}: {}", quoted(&value))).collect();
            format!("{{{}}}", facts.join(", "))
        };
        let facts = asked.case.facts.iter();
        let mut facts = facts.map(|given| (given.fact.value.to_string(), given.value.value.to_string()));
        let _ = writeln!(out, "    case: {}", told(&mut facts));
        let second = question::second(&speaker, &asked.asks);
        if !second.is_empty() {
            let _ = writeln!(out, "    second: {}", told(&mut second.into_iter()));
        }
        let _ = writeln!(out, "    asks: {}", question::kind(&asked.asks));
        if let Some(said) = question::says(&asked.asks) {
            let _ = writeln!(out, "    says: {}", quoted(&question::of_statement(&speaker, said)));
        }
        out.push_str("    answers:\n");
        let (right, others): (Vec<_>, Vec<_>) = asked.choices.iter().partition(|choice| choice.is_right);
        for choice in right.into_iter().chain(others) {
            let mut keys = vec![format!("answer: {}", quoted(&question::code(&speaker, choice.answer)))];
            keys.extend(question::value_of(choice.answer).map(|value| format!("value: {value}")));
            if let Some((error, of)) = choice.error.and_then(|error| Some((error, error.id.of(edition)?))) {
                keys.push(format!("error: {}", of.id));
                keys.extend(error.is_said.then(|| "said: yes".to_owned()));
            }
            let _ = writeln!(out, "      - {{{}}}", keys.join(", "));
        }
    }
    out
}

/// A text in quotation marks, as JSON and YAML both have it.
fn quoted(text: &str) -> String {
    serde_json::Value::from(text).to_string()
}
