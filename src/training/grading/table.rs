//! A table as spreadsheets save it: text -> rows with their places.
//!
//! Spanish and Italian spreadsheets write semicolons; what separates the cells is seen in the headings.

use csv::ReaderBuilder;

use crate::engine::diagnostic::{Code, Diagnostic};
use crate::engine::source::{SourceId, Sources, Span};

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
