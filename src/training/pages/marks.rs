//! The marks of an exam: a page to read or print, JSON, or a table.

use serde_json::{Value as Json, json};

use super::data::table;
use crate::training::{ArticleMark, CandidateMark, Marks, QuestionMark};
use crate::words::phrases::locale::Locale;
use crate::words::phrases::words::Words;
use crate::words::reports::report::{Block, Item, Report, Section};

/// The marks as a page.
#[must_use]
pub fn marks_report(words: &Words, marks: &Marks, pass: Option<u32>) -> Report {
    let say = |id: &str| words.say(id, &[]);
    let mut sections = vec![
        Section::new(say("marks-candidates"), vec![candidates(words, &marks.candidates)]),
        Section::new(say("marks-statistics"), vec![statistics(words, marks, pass)]),
    ];
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

/// The mean, who has passed, and how far the questions ask for one thing.
fn statistics(words: &Words, marks: &Marks, pass: Option<u32>) -> Block {
    let statistics = &marks.statistics;
    let mut lines = vec![words.say("marks-mean", &[("mean", &tenths(words, statistics.mean))])];
    lines.extend(pass.map(|pass| {
        let passed = u32::try_from(statistics.passed(pass)).unwrap_or(u32::MAX);
        let all = u32::try_from(marks.candidates.len()).unwrap_or(u32::MAX);
        words.say("marks-passed", &[("pass", &pass.to_string()), ("passed", &of(words, passed, all))])
    }));
    lines.extend(
        statistics
            .reliability
            .map(|value| words.say("marks-reliability", &[("value", &hundredths(words, value))])),
    );
    Block::Items(lines.into_iter().map(Item::plain).collect())
}

fn questions(words: &Words, questions: &[&QuestionMark]) -> Block {
    let headings = [
        "marks-question",
        "marks-about",
        "marks-right",
        "marks-discrimination",
        "marks-chosen",
        "marks-text",
    ];
    let rows = questions.iter().map(|question| {
        let places: Vec<_> =
            question.places.iter().map(|(version, number)| format!("{version} {number}")).collect();
        let chosen = question.chosen.iter().map(|(letter, count)| {
            let right = if *letter == question.answer { " ✓" } else { "" };
            format!("{letter} {count}{right}")
        });
        vec![
            places.join(" · "),
            question.articles.join(", "),
            of(words, question.right, question.asked),
            question.discrimination.map_or("—".to_owned(), |value| hundredths(words, value)),
            chosen.collect::<Vec<_>>().join(" · "),
            question.text.clone(),
        ]
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
    tenths(words, mark.per_mille())
}

fn tenths(words: &Words, per_mille: u32) -> String {
    format!("{}{}{}", per_mille / 10, comma(words), per_mille % 10)
}

/// Thousandths as hundredths: `-0.12`.
fn hundredths(words: &Words, thousandths: i32) -> String {
    let sign = if thousandths < 0 { "-" } else { "" };
    let rounded = (thousandths.unsigned_abs() + 5) / 10;
    format!("{sign}{}{}{:02}", rounded / 100, comma(words), rounded % 100)
}

fn comma(words: &Words) -> char {
    match words.locale() {
        Locale::Es | Locale::It => ',',
        Locale::En => '.',
    }
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
pub fn marks_json(marks: &Marks, pass: Option<u32>) -> Json {
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
            "answers": mark.answers,
        })
    });
    let questions = marks.questions.iter().map(|question| {
        json!({
            "id": question.id,
            "places": question.places,
            "articles": question.articles,
            "asked": question.asked,
            "right": question.right,
            "discrimination": question.discrimination.map(thousandths),
            "chosen": question.chosen,
            "answer": question.answer,
            "text": question.text,
        })
    });
    let statistics = json!({
        "mean": f64::from(marks.statistics.mean) / 10.0,
        "pass": pass,
        "passed": pass.map(|pass| marks.statistics.passed(pass)),
        "kr20": marks.statistics.reliability.map(thousandths),
    });
    json!({
        "candidates": candidates.collect::<Vec<_>>(),
        "questions": questions.collect::<Vec<_>>(),
        "articles": articles(&marks.articles),
        "statistics": statistics,
    })
}

fn thousandths(value: i32) -> f64 {
    f64::from(value) / 1000.0
}

/// The marks as a table in CSV, a row a candidate.
#[must_use]
pub fn marks_csv(words: &Words, marks: &Marks) -> String {
    let headings = ["name", "version", "points", "of", "percent", "right", "wrong", "blank", "repeat"];
    let rows = marks.candidates.iter().map(|mark| {
        let numbers = [mark.right, mark.wrong, mark.blank].map(|number| number.to_string());
        let mut row = vec![
            mark.name.clone(),
            mark.version.clone(),
            mark.points.to_string(),
            mark.of.to_string(),
            percent(words, mark),
        ];
        row.extend(numbers);
        row.push(repeated(&mark.repeat, " x", "", "; "));
        row
    });
    table(words.locale().code(), std::iter::once(headings.map(str::to_owned).into()).chain(rows))
}
