//! The key of an exam, as `plica train exam` writes it: a table -> what is right in every version.

use std::collections::BTreeMap;

use super::table::{Row, table};
use crate::engine::diagnostic::{Code, Diagnostic};
use crate::engine::source::{SourceId, Sources};

/// What is right in every version of an exam.
#[derive(Debug, Clone, Default)]
pub struct Key {
    /// By version, then by number.
    pub versions: BTreeMap<String, BTreeMap<u32, Asked>>,
}

/// A question as a version asks it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Asked {
    /// Its name, the same in every version.
    pub id: String,
    /// The letter of the right answer.
    pub answer: char,
    /// The letter of the last answer.
    pub last: char,
    /// What it is worth.
    pub points: u32,
    /// The articles that decide it.
    pub articles: Vec<String>,
    /// Its answers in the order shown, each by its letter in the first version: none where the key does not say.
    pub order: Vec<char>,
    /// What it asks, if the key says so.
    pub text: String,
}

impl Asked {
    /// The letter that an answer has in the first version.
    #[must_use]
    pub fn in_first_version(&self, letter: char) -> char {
        let place = ('a'..='z').position(|known| known == letter);
        place.and_then(|place| self.order.get(place)).copied().unwrap_or(letter)
    }
}

const COLUMNS: [&str; 9] =
    ["version", "question", "answer", "points", "articles", "id", "choices", "order", "text"];

/// Reads a key.
///
/// # Errors
/// Everything that is wrong in it, each with its line.
pub fn key(sources: &Sources, id: SourceId) -> Result<Key, Vec<Diagnostic>> {
    let table = table(sources, id)?;
    let headings: Vec<_> = table.headings.cells.iter().map(|cell| cell.trim().to_lowercase()).collect();
    let at = COLUMNS.map(|column| headings.iter().position(|heading| heading == column));
    let needed = COLUMNS.iter().zip(at).take(4).filter(|(_, at)| at.is_none()).map(|(column, _)| *column);
    let missing: Vec<_> = needed.collect();
    if !missing.is_empty() {
        let fault = Diagnostic::at(Code::MissingColumn, table.headings.span);
        return Err(vec![fault.with("name", missing.join(", "))]);
    }
    let mut key = Key::default();
    let mut faults = Vec::new();
    for row in &table.rows {
        match asked(row, at) {
            Ok((version, number, asked)) => {
                if key.versions.entry(version).or_default().insert(number, asked).is_some() {
                    faults.push(bad(row, "question", &number.to_string()));
                }
            }
            Err(fault) => faults.push(fault),
        }
    }
    if faults.is_empty() { Ok(key) } else { Err(faults) }
}

fn asked(row: &Row, at: [Option<usize>; 9]) -> Result<(String, u32, Asked), Diagnostic> {
    let [version, question, answer, points, articles, id, choices, order, text] =
        at.map(|at| at.map_or("", |at| row.cell(at)));
    let number = |column, text: &str| text.parse::<u32>().map_err(|_| bad(row, column, text));
    if version.is_empty() {
        return Err(bad(row, "version", version));
    }
    let version = version.to_uppercase();
    let question = number("question", question)?;
    let letter = letter(answer).ok_or_else(|| bad(row, "answer", answer))?;
    let last = match choices {
        "" => Some('z'),
        _ => number("choices", choices)?.checked_sub(1).and_then(|last| ('a'..='z').nth(last as usize)),
    };
    let last = last.filter(|last| letter <= *last).ok_or_else(|| bad(row, "choices", choices))?;
    let articles =
        articles.split(';').map(str::trim).filter(|article| !article.is_empty()).map(str::to_owned);
    let id = if id.is_empty() { format!("{version}-{question}") } else { id.to_owned() };
    let asked = Asked {
        id,
        answer: letter,
        last,
        points: number("points", points)?,
        articles: articles.collect(),
        order: order.chars().collect(),
        text: text.to_owned(),
    };
    Ok((version, question, asked))
}

/// The letter of an answer as people write it: `b`, `B`, `b)`.
pub(super) fn letter(written: &str) -> Option<char> {
    let mut signs = written.trim().trim_end_matches([')', '.']).chars();
    let letter = signs.next().filter(char::is_ascii_alphabetic)?.to_ascii_lowercase();
    signs.next().is_none().then_some(letter)
}

fn bad(row: &Row, column: &str, value: &str) -> Diagnostic {
    Diagnostic::at(Code::BadKey, row.span).with("column", column).with("value", value)
}
