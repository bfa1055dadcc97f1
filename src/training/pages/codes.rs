//! Questions and answers in the clauses of the rule language: a name of a question that no wording changes, and what a
//! trainer's file says of it.

use crate::engine::model::{Outcome, Verdict};
use crate::training::names::number_of_texts;
use crate::training::{self, Answer, Asks, Ends, ErrorId, Statement, Where};
use crate::words::phrases::phrases::Speaker;

/// What stands for a case that the edition does not regulate.
const SILENT: &str = "not regulated";

/// An answer as a clause, after the rule that says so.
pub(super) fn code(speaker: &Speaker, answer: Answer) -> String {
    match answer {
        Answer::Outcome(ends) => of_result(speaker, ends),
        Answer::Says(said) => of_statement(speaker, said),
        Answer::Outcomes([one, other]) => {
            format!("{}; {}", of_result(speaker, one), of_result(speaker, other))
        }
        Answer::Where(place) => place.code().to_owned(),
        Answer::Claims(id) => {
            id.of(speaker.edition).map(|error| speaker.clause(&error.claims.value)).unwrap_or_default()
        }
    }
}

fn of_result(speaker: &Speaker, ends: Ends) -> String {
    let verdict = |outcome| match outcome {
        Outcome::WonBy(role) => Verdict::Wins(role),
        Outcome::Drawn => Verdict::Drawn,
        Outcome::LostByBoth => Verdict::LostByBoth,
        Outcome::Annulled => Verdict::Annulled,
        Outcome::GoesOn => Verdict::GoesOn,
    };
    let clause = |outcome| speaker.clause(&crate::engine::model::Conclusion::Result(verdict(outcome)));
    ends.map_or_else(|| SILENT.to_owned(), clause)
}

/// `E.9.b.play: arbiter must start-clock replier`
pub(super) fn of_statement(speaker: &Speaker, said: Statement) -> String {
    let rule = speaker.edition.rule(said.rule);
    let meant = rule.and_then(|rule| Some((&rule.id, rule.then.get(said.conclusion)?)));
    meant.map(|(id, meant)| format!("{id}: {}", speaker.clause(&meant.value))).unwrap_or_default()
}

/// The new value that an answer has, where it has one.
pub(super) fn value_of(answer: Answer) -> Option<i64> {
    match answer {
        Answer::Says(said) => said.value,
        Answer::Outcome(_) | Answer::Outcomes(_) | Answer::Where(_) | Answer::Claims(_) => None,
    }
}

/// The answer that a clause means; none where the edition has none such.
pub(super) fn answer(
    speaker: &Speaker,
    written: &str,
    value: Option<i64>,
    error: Option<ErrorId>,
) -> Option<Answer> {
    let place = Where::ALL.into_iter().find(|place| place.code() == written).map(Answer::Where);
    let two = || {
        let (one, other) = written.split_once("; ")?;
        Some(Answer::Outcomes([result(speaker, one)?, result(speaker, other)?]))
    };
    let claims = || error.map(Answer::Claims).filter(|claims| code(speaker, *claims) == written);
    place
        .or_else(|| result(speaker, written).map(Answer::Outcome))
        .or_else(|| statement(speaker, written, value).map(Answer::Says))
        .or_else(two)
        .or_else(claims)
}

fn result(speaker: &Speaker, written: &str) -> Option<Ends> {
    let mut all = Outcome::ALL.into_iter().map(Some).chain([None]);
    all.find(|ends| of_result(speaker, *ends) == written)
}

/// The statement that a clause after its rule means.
pub(super) fn statement(speaker: &Speaker, written: &str, value: Option<i64>) -> Option<Statement> {
    let (id, _) = written.split_once(": ")?;
    let rules = speaker.edition.numbered().filter(|(_, rule)| rule.id == id);
    let mut all = rules.flat_map(|(rule, of)| {
        (0..of.then.len()).map(move |conclusion| Statement { rule, conclusion, value })
    });
    all.find(|said| of_statement(speaker, *said) == written)
}

/// A name that stays the same for the same situation, question and right answer of an edition, however it is worded.
#[must_use]
pub(crate) fn id(speaker: &Speaker, asked: &training::Question) -> String {
    let facts = asked.case.facts.iter().map(|given| format!("{}: {}", given.fact.value, given.value.value));
    let mut texts = vec![speaker.edition.id.clone(), kind(&asked.asks).to_owned()];
    texts.extend(facts);
    texts.extend(second(speaker, &asked.asks).into_iter().map(|(fact, value)| format!("{fact}: {value}")));
    texts.extend(says(&asked.asks).map(|said| of_statement(speaker, said)));
    let right = asked.choices.iter().find(|choice| choice.is_right).map(|choice| choice.answer);
    texts.extend(right.map(|right| code(speaker, right)));
    texts.extend(right.and_then(value_of).map(|value| value.to_string()));
    format!("{:016x}", number_of_texts(texts.iter().map(String::as_str)))
}

/// The word for what is asked.
pub(super) fn kind(asks: &Asks) -> &'static str {
    use crate::engine::syntax::QuestionKind;
    let kind = match asks {
        Asks::Result => QuestionKind::Result,
        Asks::Statement => QuestionKind::Statement,
        Asks::TwoResults(_) => QuestionKind::TwoResults,
        Asks::TwoStatements(..) => QuestionKind::TwoStatements,
    };
    kind.word()
}

/// What is otherwise in the second case, as a case file has it.
pub(super) fn second(speaker: &Speaker, asks: &Asks) -> Vec<(String, String)> {
    let changed = match asks {
        Asks::TwoResults(other) | Asks::TwoStatements(other, _) => other.changed.as_slice(),
        Asks::Result | Asks::Statement => &[],
    };
    let told = changed.iter().map(|(fact, value)| {
        let declared = speaker.vocabulary.fact(*fact);
        (declared.name.clone(), crate::engine::model::written(&declared.kind, value))
    });
    told.collect()
}

/// The statement asked about in two cases.
pub(super) fn says(asks: &Asks) -> Option<Statement> {
    match asks {
        Asks::TwoStatements(_, said) => Some(*said),
        Asks::Result | Asks::Statement | Asks::TwoResults(_) => None,
    }
}
