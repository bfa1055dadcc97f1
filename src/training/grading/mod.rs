//! Marks: the key of an exam and a class's answers, as tables people save from spreadsheets -> points, and what to repeat.

mod answers;
mod marks;

use std::collections::BTreeMap;

use csv::ReaderBuilder;

use crate::engine::diagnostic::{Code, Diagnostic};
use crate::engine::source::{SourceId, Sources, Span};
pub use answers::{Candidate, answers};
pub use marks::{ArticleMark, CandidateMark, Marks, QuestionMark, Statistics, marks};

// The key of an exam, as `plica train exam` writes it: a table -> what is right in every version.

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

// A table as spreadsheets save it: text -> rows with their places.
//
// Spanish and Italian spreadsheets write semicolons; what separates the cells is seen in the headings.

/// A row that is not empty.
#[derive(Debug, Clone)]
pub(super) struct Row {
    pub(super) cells: Vec<String>,
    pub(super) span: Span,
}

impl Row {
    /// A cell without the blanks around it; empty where there is none.
    pub(super) fn cell(&self, index: usize) -> &str {
        self.cells.get(index).map_or("", |cell| cell.trim())
    }
}

/// A heading and rows of as many cells.
#[derive(Debug, Clone)]
pub(super) struct Table {
    pub(super) headings: Row,
    pub(super) rows: Vec<Row>,
}

/// Whether a text can be a table and not, say, a spreadsheet in the format of its program.
#[must_use]
pub fn is_text(text: &str) -> bool {
    !text.trim().is_empty() && !text.contains('\0') && !text.starts_with("PK\u{3}\u{4}")
}

/// Reads a table; rows that are too short or too long are at fault, empty ones are passed over.
pub(super) fn table(sources: &Sources, id: SourceId) -> Result<Table, Vec<Diagnostic>> {
    let text = sources.text(id);
    let (start, separator) = separator(text);
    let mut rows = rows(text.get(start..).unwrap_or(""), start, separator, id).into_iter();
    let nothing = || vec![Diagnostic::at(Code::NotATable, Span::new(id, 0, 0))];
    let headings = rows.next().ok_or_else(nothing)?;
    let rows: Vec<_> = rows.collect();
    if rows.is_empty() {
        return Err(nothing());
    }
    let width = headings.cells.len();
    let is_blank = |cells: &[String]| cells.iter().all(|cell| cell.trim().is_empty());
    let is_ragged =
        |row: &&Row| row.cells.len() < width || !is_blank(row.cells.get(width..).unwrap_or_default());
    let ragged = rows.iter().filter(is_ragged).map(|row| {
        let found = row.cells.len().to_string();
        Diagnostic::at(Code::RaggedRow, row.span).with("count", found).with("expected", width.to_string())
    });
    let faults: Vec<_> = ragged.collect();
    if faults.is_empty() { Ok(Table { headings, rows }) } else { Err(faults) }
}

/// Where the table begins, and what stands between its cells: what `sep=` says, as spreadsheets write it, or the sign of
/// which the heading has most.
fn separator(text: &str) -> (usize, u8) {
    let first = text.lines().find(|line| !line.trim().is_empty()).unwrap_or("");
    if let Some(told) = first.strip_prefix("sep=").and_then(|rest| rest.bytes().next()) {
        let after = text.find('\n').map_or(text.len(), |at| at + 1);
        return (after, told);
    }
    let mut quoted = false;
    let mut found = [(b',', 0_usize), (b';', 0), (b'\t', 0)];
    for sign in first.bytes() {
        quoted ^= sign == b'"';
        if let Some((_, count)) = found.iter_mut().find(|(of, _)| *of == sign && !quoted) {
            *count += 1;
        }
    }
    // Of equals, the last; the comma stands first, so it is asked last.
    let most = found.into_iter().rev().max_by_key(|(_, count)| *count);
    (0, most.map_or(b',', |(sign, _)| sign))
}

fn rows(text: &str, start: usize, separator: u8, id: SourceId) -> Vec<Row> {
    let mut reader = ReaderBuilder::new()
        .delimiter(separator)
        .has_headers(false)
        .flexible(true)
        .from_reader(text.as_bytes());
    let mut rows = Vec::new();
    let mut record = csv::StringRecord::new();
    let place = |reader: &csv::Reader<&[u8]>| usize::try_from(reader.position().byte()).unwrap_or(usize::MAX);
    loop {
        let from = place(&reader);
        // The text is UTF-8 and rows may have any width: nothing else can fail.
        let Ok(true) = reader.read_record(&mut record) else { return rows };
        let lines = text.get(from..place(&reader)).unwrap_or("");
        let from = from + (lines.len() - lines.trim_start_matches(['\r', '\n']).len());
        let end = from + lines.trim_matches(['\r', '\n']).len();
        if record.iter().any(|cell| !cell.trim().is_empty()) {
            let cells = record.iter().map(str::to_owned).collect();
            rows.push(Row { cells, span: Span::new(id, start + from, start + end) });
        }
    }
}
