//! A quiz as a page to read or print (questions first, then answers with reasons), as JSON and as CSV.

use csv::{Terminator, WriterBuilder};
use serde_json::{Value as Json, json};

use super::paper::Paper;
use super::question::Question;
use crate::words::phrases::locale::Locale;
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
        is_brief: false,
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

// JSON and CSV.

/// A quiz as JSON.
#[must_use]
pub fn quiz_json(paper: &Paper) -> Json {
    json!({
        "title": paper.title,
        "subtitle": paper.subtitle,
        "language": paper.language,
        "edition": paper.edition,
        "seed": paper.seed,
        "assumed": paper.assumed.1,
        "questions": paper.questions.iter().map(question).collect::<Vec<_>>(),
        "made_by": paper.footer,
    })
}

fn question(question: &Question) -> Json {
    let choices = question.lettered().map(|(letter, choice)| {
        json!({
            "letter": letter.to_string(),
            "text": choice.text,
            "right": choice.is_right,
            "remark": choice.remark,
        })
    });
    let position =
        question.diagram.as_ref().map(|diagram| json!({"fen": diagram.position.fen(), "told": diagram.told}));
    let mut object = json!({
        "id": question.id,
        "level": question.level.code(),
        "points": question.level.points(),
        "articles": question.articles,
        "situation": question.situation,
        "position": position,
        "question": question.asks,
        "choices": choices.collect::<Vec<_>>(),
        "answer": question.right().map(|(letter, _)| letter.to_string()),
        "explanation": question.explanation,
        "citation": question.citation,
        "assumed": question.assumed,
    });
    if let (Some((name, step)), Some(keys)) = (&question.resumption, object.as_object_mut()) {
        keys.insert("resumption".to_owned(), json!({"name": name, "step": step}));
    }
    object
}

/// A quiz as a table in CSV (UTF-8): a heading, then a row a question; paragraphs stand on lines of their own in a cell.
#[must_use]
pub fn quiz_csv(paper: &Paper) -> String {
    let widest = paper.questions.iter().map(|question| question.choices.len()).max().unwrap_or_default();
    let letters: Vec<_> = ('a'..='z').take(widest).collect();
    let mut headings: Vec<String> =
        ["number", "id", "level", "points", "articles", "situation", "fen", "question"]
            .map(str::to_owned)
            .into();
    headings.extend(letters.iter().map(char::to_string));
    headings.push("answer".to_owned());
    headings.extend(letters.iter().map(|letter| format!("remark_{letter}")));
    headings.extend(["explanation", "citation", "assumed"].map(str::to_owned));
    let rows = (1_usize..).zip(&paper.questions).map(|(number, question)| row(number, question, widest));
    table(&paper.language, std::iter::once(headings).chain(rows))
}

fn row(number: usize, question: &Question, widest: usize) -> Vec<String> {
    let mut row = vec![
        number.to_string(),
        question.id.clone(),
        question.level.code().to_owned(),
        question.level.points().to_string(),
        question.articles.join("; "),
        question.situation.join("\n"),
        question.diagram.as_ref().map(|diagram| diagram.position.fen()).unwrap_or_default(),
        question.asks.clone(),
    ];
    let padded = |texts: Vec<String>| texts.into_iter().chain(std::iter::repeat(String::new())).take(widest);
    row.extend(padded(question.choices.iter().map(|choice| choice.text.clone()).collect()));
    row.push(question.right().map(|(letter, _)| letter.to_string()).unwrap_or_default());
    row.extend(padded(question.choices.iter().map(|choice| choice.remark.clone()).collect()));
    row.extend([question.explanation.join("\n"), question.citation.clone(), question.assumed.join("\n")]);
    row
}

/// Rows as CSV, as RFC 4180 has it; in a language with decimal commas with the semicolons and the mark of UTF-8 without which
/// its spreadsheets show one column of broken letters.
pub(super) fn table(language: &str, rows: impl IntoIterator<Item = Vec<String>>) -> String {
    let (mark, separator) = if language == Locale::En.code() { ("", b',') } else { ("\u{feff}", b';') };
    let mut builder = WriterBuilder::new();
    let builder = builder.terminator(Terminator::CRLF).flexible(true).delimiter(separator);
    let mut writer = builder.from_writer(mark.as_bytes().to_vec());
    for row in rows {
        // Writing to memory does not fail.
        let _ = writer.write_record(row);
    }
    String::from_utf8(writer.into_inner().unwrap_or_default()).unwrap_or_default()
}
