//! The marks of an exam: a page to read or print, JSON, or a table.

use serde_json::{Value as Json, json};

use super::data::table;
use crate::training::{ArticleMark, CandidateMark, Marks, QuestionMark};
use crate::words::pages::report::{Block, Report, Section};
use crate::words::speech::locale::Locale;
use crate::words::speech::words::Words;

/// The marks as a page.
#[must_use]
pub fn marks_report(words: &Words, marks: &Marks) -> Report {
    let say = |id: &str| words.say(id, &[]);
    let mut sections =
        vec![Section::new(say("marks-candidates"), vec![candidates(words, &marks.candidates)])];
    let hard: Vec<_> = marks.questions.iter().filter(|question| question.right < question.asked).collect();
    if hard.is_empty() {
        sections.push(Section::new(say("marks-class"), vec![Block::Paragraph(say("marks-all-right"))]));
    } else {
        sections.push(Section::new(say("marks-hardest"), vec![questions(words, &hard)]));
        sections.push(Section::new(say("marks-articles"), vec![articles(words, &marks.articles)]));
    }
    Report {
        title: say("marks-title"),
        subtitle: words.say("marks-size", &[("count", &marks.candidates.len().to_string())]),
        language: words.locale().code().to_owned(),
        sections,
        footer: say("marks-footer"),
    }
}

fn candidates(words: &Words, candidates: &[CandidateMark]) -> Block {
    let headings =
        ["marks-candidate", "marks-version", "marks-points", "marks-percent", "marks-blank", "marks-repeat"];
    let rows = candidates.iter().map(|mark| {
        vec![
            mark.name.clone(),
            mark.version.clone(),
            of(words, mark.points, mark.of),
            percent(words, mark),
            mark.blank.to_string(),
            if mark.repeat.is_empty() { "—".to_owned() } else { repeated(&mark.repeat, " (", ")", ", ") },
        ]
    });
    Block::Table(headings.map(|id| words.say(id, &[])).into(), rows.collect())
}

fn questions(words: &Words, questions: &[&QuestionMark]) -> Block {
    let headings = ["marks-question", "marks-about", "marks-right"];
    let rows = questions.iter().map(|question| {
        let places: Vec<_> =
            question.places.iter().map(|(version, number)| format!("{version} {number}")).collect();
        vec![places.join(" · "), question.articles.join(", "), of(words, question.right, question.asked)]
    });
    Block::Table(headings.map(|id| words.say(id, &[])).into(), rows.collect())
}

fn articles(words: &Words, articles: &[ArticleMark]) -> Block {
    let headings = ["marks-article", "marks-missed"];
    let rows = articles.iter().map(|mark| vec![mark.article.clone(), of(words, mark.missed, mark.asked)]);
    Block::Table(headings.map(|id| words.say(id, &[])).into(), rows.collect())
}

/// `3 of 10`.
fn of(words: &Words, part: u32, whole: u32) -> String {
    words.say("marks-of", &[("part", &part.to_string()), ("whole", &whole.to_string())])
}

/// `83.3 %`, with the language's own comma.
fn percent(words: &Words, mark: &CandidateMark) -> String {
    let (whole, tenths) = (mark.per_mille() / 10, mark.per_mille() % 10);
    let comma = match words.locale() {
        Locale::Es | Locale::It => ',',
        Locale::En => '.',
    };
    format!("{whole}{comma}{tenths}")
}

/// The articles to repeat, with how often they were missed where that is more than once.
fn repeated(articles: &[ArticleMark], before: &str, behind: &str, between: &str) -> String {
    let said = articles.iter().map(|mark| match mark.missed {
        1 => mark.article.clone(),
        times => format!("{}{before}{times}{behind}", mark.article),
    });
    said.collect::<Vec<_>>().join(between)
}

/// The marks as JSON.
#[must_use]
pub fn marks_json(marks: &Marks) -> Json {
    let articles = |articles: &[ArticleMark]| -> Json {
        let each = articles.iter();
        each.map(|mark| json!({"article": mark.article, "asked": mark.asked, "missed": mark.missed}))
            .collect()
    };
    let candidates = marks.candidates.iter().map(|mark| {
        json!({
            "name": mark.name,
            "version": mark.version,
            "points": mark.points,
            "of": mark.of,
            "percent": f64::from(mark.per_mille()) / 10.0,
            "right": mark.right,
            "wrong": mark.wrong,
            "blank": mark.blank,
            "repeat": articles(&mark.repeat),
        })
    });
    let questions = marks.questions.iter().map(|question| {
        json!({
            "id": question.id,
            "places": question.places,
            "articles": question.articles,
            "asked": question.asked,
            "right": question.right,
        })
    });
    json!({
        "candidates": candidates.collect::<Vec<_>>(),
        "questions": questions.collect::<Vec<_>>(),
        "articles": articles(&marks.articles),
    })
}

/// The marks as a table in CSV, a row a candidate.
#[must_use]
pub fn marks_csv(marks: &Marks) -> String {
    let headings = ["name", "version", "points", "of", "percent", "right", "wrong", "blank", "repeat"];
    let rows = marks.candidates.iter().map(|mark| {
        let numbers = [mark.right, mark.wrong, mark.blank].map(|number| number.to_string());
        let percent = format!("{}.{}", mark.per_mille() / 10, mark.per_mille() % 10);
        let mut row = vec![
            mark.name.clone(),
            mark.version.clone(),
            mark.points.to_string(),
            mark.of.to_string(),
            percent,
        ];
        row.extend(numbers);
        row.push(repeated(&mark.repeat, " x", "", "; "));
        row
    });
    table(std::iter::once(headings.map(str::to_owned).into()).chain(rows))
}
