//! The questions a trainer keeps: what he thinks of each, and the question itself as plica wrote it.

use super::case::CaseFile;
use super::tree::{self, Fields, Node};
use super::yaml;
use crate::engine::diagnostic::{Code, Diagnostic};
use crate::engine::source::{SourceId, Sources, Src};

/// A question of the file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct QuestionEntry {
    /// Its name.
    pub id: Src<String>,
    /// The edition it is about.
    pub edition: Src<String>,
    /// What the trainer thinks of it.
    pub verdict: Verdict,
    /// The situation in his words.
    pub situation: Option<String>,
    /// What is asked, in his words.
    pub question: Option<String>,
    /// What happened.
    pub case: CaseFile,
    /// What is otherwise in the second case; no facts where there is none.
    pub second: CaseFile,
    /// What is asked of it.
    pub asks: QuestionKind,
    /// Of two cases: the statement that is made in one, in both or in neither.
    pub says: Option<Src<String>>,
    /// The answers, the right one first.
    pub answers: Vec<AnswerEntry>,
}

/// What a trainer thinks of a question.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Verdict {
    /// Nothing yet.
    Open,
    /// It may be asked.
    Approved,
    /// It is asked in every paper.
    Pinned,
    /// It is never asked.
    Rejected,
}

impl Verdict {
    /// Their words.
    pub(crate) const WORDS: [&str; 4] = ["open", "approved", "pinned", "rejected"];
    const ALL: [Self; 4] = [Self::Open, Self::Approved, Self::Pinned, Self::Rejected];
}

/// What is asked of a situation, or of two.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum QuestionKind {
    /// The result.
    Result,
    /// Which of several statements is made.
    Statement,
    /// The results of both.
    TwoResults,
    /// In which of them a statement is made.
    TwoStatements,
}

impl QuestionKind {
    /// Their words.
    pub(crate) const WORDS: [&str; 4] = ["result", "statement", "two-results", "two-statements"];
    const ALL: [Self; 4] = [Self::Result, Self::Statement, Self::TwoResults, Self::TwoStatements];

    /// The word.
    pub(crate) fn word(self) -> &'static str {
        let place = Self::ALL.iter().position(|kind| *kind == self);
        place.and_then(|place| Self::WORDS.get(place)).copied().unwrap_or_default()
    }
}

/// An answer of the file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct AnswerEntry {
    /// What it says, as a clause of the rule language, after the rule that says so.
    pub answer: Src<String>,
    /// Of a new value: what it comes to.
    pub value: Option<i64>,
    /// The misconception of those who give it.
    pub error: Option<String>,
    /// Whether it stands in the words of that.
    pub said: bool,
}

/// Reads the questions of a trainer.
pub(crate) fn questions(
    sources: &Sources,
    id: SourceId,
    faults: &mut Vec<Diagnostic>,
) -> Option<Vec<QuestionEntry>> {
    let node = yaml::read(sources, id).map_err(|fault| faults.push(fault)).ok()?;
    let mut fields = Fields::of(&node, faults)?;
    let list = fields.required("questions", faults);
    fields.finish(faults);
    let list = tree::list(list?, faults);
    Some(list.iter().filter_map(|node| question(node, faults)).collect())
}

fn question(node: &Node, faults: &mut Vec<Diagnostic>) -> Option<QuestionEntry> {
    let mut fields = Fields::of(node, faults)?;
    let id = fields.required_text("id", faults);
    let edition = fields.required_text("edition", faults);
    let verdict = fields.required_text("verdict", faults);
    let reword = fields.optional("reword");
    let case = fields.required("case", faults);
    let second = fields.optional("second");
    let asks = fields.required_text("asks", faults);
    let says = fields.optional_text("says", faults);
    let answers = fields.required("answers", faults);
    // What the trainer and plica wrote for people to read.
    for remark in ["author", "note", "used", "text"] {
        let _ = fields.optional(remark);
    }
    fields.finish(faults);
    let (situation, question) = reword.map_or((None, None), |node| reworded(node, faults));
    let verdict = one_of(&verdict?, Verdict::WORDS, Verdict::ALL, faults);
    let asks = one_of(&asks?, QuestionKind::WORDS, QuestionKind::ALL, faults);
    let case = CaseFile::from_node(case?, faults);
    let second = second.map(|node| CaseFile::from_node(node, faults)).unwrap_or_default();
    let answers = tree::list(answers?, faults).iter().filter_map(|node| answer(node, faults)).collect();
    let (id, edition, verdict, asks) = (id?, edition?, verdict?, asks?);
    Some(QuestionEntry { id, edition, verdict, situation, question, case, second, asks, says, answers })
}

fn reworded(node: &Node, faults: &mut Vec<Diagnostic>) -> (Option<String>, Option<String>) {
    let Some(mut fields) = Fields::of(node, faults) else { return (None, None) };
    let [situation, question] = ["situation", "question"].map(|key| fields.optional_text(key, faults));
    fields.finish(faults);
    (situation.map(|text| text.value), question.map(|text| text.value))
}

fn answer(node: &Node, faults: &mut Vec<Diagnostic>) -> Option<AnswerEntry> {
    let mut fields = Fields::of(node, faults)?;
    let answer = fields.required_text("answer", faults);
    let value = fields.optional_text("value", faults);
    let error = fields.optional_text("error", faults).map(|error| error.value);
    let said = fields.truth("said", false, faults);
    fields.finish(faults);
    let value = value.and_then(|value| {
        let number = value.value.parse().ok();
        if number.is_none() {
            faults.push(Diagnostic::at(Code::WrongShape, value.span).with("expected", "number"));
        }
        number
    });
    Some(AnswerEntry { answer: answer?, value, error, said })
}

/// The one of these that a word means.
fn one_of<T: Copy>(
    written: &Src<String>,
    words: [&'static str; 4],
    all: [T; 4],
    faults: &mut Vec<Diagnostic>,
) -> Option<T> {
    let place = words.iter().position(|word| *word == written.value);
    if place.is_none() {
        let fault = Diagnostic::at(Code::UnknownValue, written.span).with("name", &written.value);
        faults.push(fault.with("known", words.join(", ")).suggesting(&written.value, words));
    }
    place.and_then(|place| all.get(place)).copied()
}
