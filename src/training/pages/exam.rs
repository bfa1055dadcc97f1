//! An exam: one quiz -> versions with questions and answers in other orders, the paper for candidates, the key; and the
//! marks as a page, JSON or CSV.

use serde_json::{Value as Json, json};

use super::paper::Paper;
use super::question::{Choice, Question};
use super::quiz_report::{self, table};
use crate::training::{ArticleMark, CandidateMark, Marks, QuestionMark};
use crate::words::phrases::locale::Locale;
use crate::words::phrases::words::Words;
use crate::words::reports::report::{Block, Item, NEW_SHEET, Report, Section};

/// A version of an exam: the same questions in an order of its own.
#[derive(Debug, Clone)]
pub struct Version {
    /// `A`, `B`, ...
    pub letter: char,
    /// The questions as this version asks them.
    pub paper: Paper,
}

/// Versions of a paper, at most one for each letter; the paper's seed fixes their orders.
#[must_use]
pub fn exam_versions(paper: &Paper, count: u8) -> Vec<Version> {
    ('A'..='Z')
        .take(usize::from(count))
        .map(|letter| Version { letter, paper: shuffled(paper, letter) })
        .collect()
}

fn shuffled(paper: &Paper, letter: char) -> Paper {
    // A constant far from small seeds keeps the orders of version B of seed 7 and of version A of seed 8 apart.
    let seed = paper.seed ^ u64::from(u32::from(letter)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let mut chance = fastrand::Rng::with_seed(seed);
    let mut paper = paper.clone();
    chance.shuffle(&mut paper.questions);
    for question in &mut paper.questions {
        chance.shuffle(&mut question.choices);
    }
    paper
}

/// The paper that a candidate gets: no answers, and nothing by which they could be made again.
#[must_use]
pub fn exam_paper(words: &Words, version: &Version) -> Report {
    let paper = &version.paper;
    let letter = version.letter.to_string();
    let mut sections = vec![Section::new(String::new(), head(words, paper))];
    sections.extend(quiz_report::assumed(paper));
    sections.extend((1_usize..).zip(&paper.questions).map(|(number, question)| {
        Section::new(worth(words, number, question), quiz_report::asked(question))
    }));
    sections.push(sheet(words, version));
    Report {
        title: words.say("exam-title", &[("version", &letter)]),
        subtitle: paper.subtitle.clone(),
        language: paper.language.clone(),
        sections,
        footer: words.say("exam-end", &[("version", &letter)]),
        is_brief: false,
    }
}

/// Answers side by side on the answer sheet.
const BESIDE: usize = 4;

/// The sheet for the answers, to be handed in without the questions: as the table for the marks has them.
fn sheet(words: &Words, version: &Version) -> Section {
    let count = version.paper.questions.len();
    let rows = count.div_ceil(BESIDE);
    let cell = |number: usize| {
        let is_asked = number <= count;
        let (number, line) = if is_asked { (number.to_string(), "_".repeat(6)) } else { Default::default() };
        [number, line]
    };
    let row = |row: usize| (0..BESIDE).flat_map(|column| cell(column * rows + row)).collect::<Vec<_>>();
    let titles = ["exam-number", "exam-sheet-answer"].map(|id| words.say(id, &[]));
    let headings = std::iter::repeat_n(titles, BESIDE).flatten().collect();
    let letter = version.letter.to_string();
    let heading = words.say("exam-sheet", &[("version", &letter)]);
    let name = Block::Paragraph(format!("{} {}", words.say("exam-name", &[]), "_".repeat(40)));
    let table = Block::Table(headings, (1..=rows).map(row).collect());
    let mark = Block::Paragraph(words.say("exam-rules-mark", &[]));
    Section::new(heading, vec![name, mark, table]).named(NEW_SHEET)
}

/// Name, date and rules.
fn head(words: &Words, paper: &Paper) -> Vec<Block> {
    let count = paper.questions.len().to_string();
    let points = points(paper).to_string();
    let rules = [
        words.say("exam-rules-size", &[("count", &count), ("points", &points)]),
        words.say("exam-rules-one", &[]),
        words.say("exam-rules-points", &[]),
        words.say("exam-rules-mark", &[]),
    ];
    vec![
        Block::Paragraph(format!("{} {}", words.say("exam-name", &[]), "_".repeat(40))),
        Block::Paragraph(format!("{} {}", words.say("exam-date", &[]), "_".repeat(20))),
        Block::Items(rules.into_iter().map(Item::plain).collect()),
    ]
}

/// The points to be had.
fn points(paper: &Paper) -> u32 {
    paper.questions.iter().map(|question| question.level.points()).sum()
}

/// `Question 3 (2 points)`.
fn worth(words: &Words, number: usize, question: &Question) -> String {
    let (number, points) = (number.to_string(), question.level.points().to_string());
    words.say("exam-question-worth", &[("number", &number), ("count", &points)])
}

/// For whoever marks: the letters of every version, then each question with its reasons.
#[must_use]
pub fn exam_key(words: &Words, paper: &Paper, versions: &[Version]) -> Report {
    let mut sections = vec![letters(words, versions)];
    sections.extend(paper.questions.iter().map(|question| explained(words, versions, question)));
    Report {
        title: words.say("exam-key-title", &[]),
        subtitle: paper.subtitle.clone(),
        language: paper.language.clone(),
        sections,
        footer: paper.footer.clone(),
        is_brief: false,
    }
}

/// The letters by number and version.
fn letters(words: &Words, versions: &[Version]) -> Section {
    let mut headings = vec![words.say("exam-number", &[])];
    headings.extend(
        versions.iter().map(|version| words.say("exam-version", &[("version", &version.letter.to_string())])),
    );
    let count = versions.first().map_or(0, |version| version.paper.questions.len());
    let rows = (0..count).map(|index| {
        let letters =
            versions.iter().map(|version| version.paper.questions.get(index).map_or(String::new(), letter));
        std::iter::once((index + 1).to_string()).chain(letters).collect()
    });
    Section::new(words.say("exam-answers", &[]), vec![Block::Table(headings, rows.collect())])
}

fn letter(question: &Question) -> String {
    question.right().map(|(letter, _)| letter.to_string()).unwrap_or_default()
}

/// A question as whoever marks needs it: where it stands in each version, what happened, the answer and its reasons.
fn explained(words: &Words, versions: &[Version], question: &Question) -> Section {
    let places = versions.iter().filter_map(|version| {
        let found = (1_usize..).zip(&version.paper.questions).find(|(_, other)| other.id == question.id)?;
        let place = [
            ("version", &*version.letter.to_string()),
            ("number", &*found.0.to_string()),
            ("letter", &*letter(found.1)),
        ];
        Some(words.say("exam-place", &place))
    });
    let points = question.level.points().to_string();
    let variables =
        [("article", question.articles.first().map_or("", String::as_str)), ("count", points.as_str())];
    let mut blocks = vec![Block::Paragraph(places.collect::<Vec<_>>().join(" · "))];
    blocks.extend(question.situation.iter().cloned().map(Block::Paragraph));
    blocks.push(Block::Paragraph(question.asks.clone()));
    let right = question.right().map(|(_, choice)| choice.text.clone());
    blocks.extend(right.map(Block::Verdict));
    blocks.extend(question.explanation.iter().cloned().map(Block::Paragraph));
    blocks.extend((!question.citation.is_empty()).then(|| Block::Paragraph(question.citation.clone())));
    let wrong = question.choices.iter().filter(|choice| !choice.is_right && !choice.remark.is_empty());
    let wrong: Vec<_> = wrong
        .map(|choice| Item {
            text: choice.text.clone(),
            notes: vec![choice.remark.clone()],
            ..Item::default()
        })
        .collect();
    blocks.extend((!wrong.is_empty()).then_some(Block::Items(wrong)));
    Section::new(words.say("exam-key-heading", &variables), blocks)
}

/// The key as a table for `plica train grade`.
#[must_use]
pub fn exam_key_csv(versions: &[Version]) -> String {
    let headings = ["version", "question", "answer", "points", "articles", "id", "choices", "order", "text"];
    let first = versions.first().map_or(&[][..], |version| version.paper.questions.as_slice());
    let language = versions.first().map_or("", |version| version.paper.language.as_str());
    let rows = versions.iter().flat_map(|version| {
        (1_usize..).zip(&version.paper.questions).map(|(number, question)| {
            vec![
                version.letter.to_string(),
                number.to_string(),
                letter(question),
                question.level.points().to_string(),
                question.articles.join("; "),
                question.id.clone(),
                question.choices.len().to_string(),
                order(first, question),
                question
                    .situation
                    .iter()
                    .map(String::as_str)
                    .chain([question.asks.as_str()])
                    .collect::<Vec<_>>()
                    .join(" "),
            ]
        })
    });
    table(language, std::iter::once(headings.map(str::to_owned).into()).chain(rows))
}

/// The answers of a question in its own order, each by its letter in the first version.
fn order(first: &[Question], question: &Question) -> String {
    let same = first.iter().find(|other| other.id == question.id);
    let letter = |choice: &Choice| {
        let known = same?.lettered().find(|(_, other)| other.text == choice.text);
        known.map(|(letter, _)| letter)
    };
    question.choices.iter().filter_map(letter).collect()
}

// The marks.

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
        subtitle: words.say("marks-size", &[("count", &marks.candidates.len().to_string())]),
        footer: say("marks-footer"),
        ..Report::new(words, say("marks-title"), sections)
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

/// The mean, how many have passed, and the reliability (KR-20).
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
    // Of the languages with words only English writes a point.
    if words.locale() == Locale::En { '.' } else { ',' }
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
