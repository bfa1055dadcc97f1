//! A quiz as a page to read or print: the questions first, the answers with their reasons on a page of their own.

use super::paper::Paper;
use super::question::Question;
use crate::words::phrases::words::Words;
use crate::words::reports::board::Diagram;
use crate::words::reports::report::{Block, Item, NEW_SHEET, Report, Section};

/// A quiz as a page.
#[must_use]
pub fn quiz_report(words: &Words, paper: &Paper) -> Report {
    let mut sections = Vec::from_iter(assumed(paper));
    let numbered = || (1_usize..).zip(&paper.questions);
    sections.extend(
        numbered().map(|(number, question)| Section::new(heading(words, number, question), asked(question))),
    );
    sections.push(Section::new(words.say("exam-answers", &[]), Vec::new()).named(NEW_SHEET));
    sections.extend(numbered().map(|(number, question)| {
        let heading = words.say("exam-question", &[("number", &number.to_string())]);
        Section::new(heading, answered(words, question))
    }));
    Report {
        title: paper.title.clone(),
        subtitle: paper.subtitle.clone(),
        language: paper.language.clone(),
        sections,
        footer: paper.footer.clone(),
    }
}

/// What is taken for granted in the whole paper.
pub(super) fn assumed(paper: &Paper) -> Option<Section> {
    let (line, sentences) = &paper.assumed;
    let items = sentences.iter().cloned().map(Item::plain).collect();
    let blocks = vec![Block::Paragraph(line.clone()), Block::Items(items)];
    (!sentences.is_empty()).then(|| Section::new(String::new(), blocks))
}

/// `Question 3 (basic)`.
pub(super) fn heading(words: &Words, number: usize, question: &Question) -> String {
    let variables = [("number", &*number.to_string()), ("level", question.level.code())];
    words.say("exam-question-of-level", &variables)
}

/// A question with its answers to choose from. What it takes for granted stands at the head of the paper.
pub(super) fn asked(question: &Question) -> Vec<Block> {
    let mut blocks: Vec<_> = question.situation.iter().cloned().map(Block::Paragraph).collect();
    blocks.extend(question.envelope.iter().map(|envelope| Block::Picture(Box::new(envelope.clone()))));
    if let Some(diagram) = &question.diagram {
        blocks.push(Block::Diagram(Box::new(diagram.clone())));
        // Plain text draws the men alone, and on paper the position in words is not unfolded.
        let unseen = unseen(diagram);
        blocks.extend((!unseen.is_empty()).then(|| Block::Paragraph(unseen.join(" "))));
    }
    blocks.push(Block::Paragraph(question.asks.clone()));
    let choices = question.lettered().map(|(letter, choice)| (letter, choice.text.clone()));
    blocks.push(Block::Choices(choices.collect()));
    blocks
}

/// What cannot be seen of a position on the board; each side's men and whose move it is are told before it.
pub(super) fn unseen(diagram: &Diagram) -> &[String] {
    diagram.told.get(3..).unwrap_or_default()
}

/// The right answer, why, and when the others would be right.
pub(super) fn answered(words: &Words, question: &Question) -> Vec<Block> {
    let right = question.right().map(|(letter, choice)| {
        words.say("exam-right-answer", &[("letter", &letter.to_string()), ("text", &choice.text)])
    });
    let mut blocks = Vec::from_iter(right.map(Block::Verdict));
    blocks.extend(question.explanation.iter().cloned().map(Block::Paragraph));
    if !question.citation.is_empty() {
        blocks.push(Block::Paragraph(question.citation.clone()));
    }
    let remarks = question.lettered().filter(|(_, choice)| !choice.is_right && !choice.remark.is_empty());
    let remarks: Vec<_> = remarks.map(|(letter, choice)| (letter, choice.remark.clone())).collect();
    blocks.extend((!remarks.is_empty()).then_some(Block::Choices(remarks)));
    blocks
}
