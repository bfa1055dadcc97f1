//! A class's answers: a table with a row a candidate -> what each has chosen.

use std::collections::{BTreeMap, BTreeSet};

use super::{Asked, Key, Row, Table, letter, table};
use crate::engine::diagnostic::{Code, Diagnostic};
use crate::engine::source::{SourceId, Sources};

/// What a candidate has answered.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Candidate {
    /// The name, as written.
    pub name: String,
    /// The version of the exam, as the key names it.
    pub version: String,
    /// By number; nothing where nothing was chosen.
    pub answers: BTreeMap<u32, Option<char>>,
}

/// What stands in a column.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Column {
    Name,
    /// Where the name stands in two columns, what comes after it.
    Surname,
    Version,
    Question(u32),
    /// Spreadsheets save columns beside the table that hold nothing.
    Blank,
}

/// What the columns are called in the languages of plica, in small letters and without accents.
const NAME: [&str; 22] = [
    "name",
    "nombre",
    "nome",
    "candidate",
    "candidato",
    "candidata",
    "student",
    "alumno",
    "alumna",
    "alunno",
    "alunna",
    "allievo",
    "allieva",
    "participante",
    "partecipante",
    "full name",
    "first name",
    "nombre y apellidos",
    "apellidos y nombre",
    "nome e cognome",
    "cognome e nome",
    "name and surname",
];
const SURNAME: [&str; 7] =
    ["surname", "last name", "family name", "apellidos", "apellido", "cognome", "cognomi"];
const VERSION: [&str; 2] = ["version", "versione"];
const QUESTION: [&str; 6] = ["question", "pregunta", "domanda", "q", "p", "d"];

/// Reads the answers to an exam.
///
/// # Errors
/// Everything that is wrong in them, each with its line.
pub fn answers(sources: &Sources, id: SourceId, key: &Key) -> Result<Vec<Candidate>, Vec<Diagnostic>> {
    let table = table(sources, id)?;
    let columns = columns(&table, key)?;
    let mut candidates = Vec::new();
    let mut faults = Vec::new();
    let mut seen: BTreeMap<String, &Row> = BTreeMap::new();
    for row in &table.rows {
        match candidate(row, &columns, key) {
            Ok(candidate) => {
                let name = candidate.name.to_lowercase().split_whitespace().collect::<Vec<_>>().join(" ");
                if let Some(first) = seen.insert(name, row) {
                    let fault = Diagnostic::at(Code::DuplicateCandidate, row.span);
                    faults.push(fault.with("name", &candidate.name).and_at(first.span));
                }
                candidates.push(candidate);
            }
            Err(wrong) => faults.extend(wrong),
        }
    }
    if faults.is_empty() { Ok(candidates) } else { Err(faults) }
}

/// What stands in each column; every question of the key must have one.
fn columns(table: &Table, key: &Key) -> Result<Vec<Column>, Vec<Diagnostic>> {
    let headings = &table.headings;
    let numbers: BTreeSet<u32> = key.versions.values().flat_map(BTreeMap::keys).copied().collect();
    let mut faults = Vec::new();
    let mut found = Vec::new();
    for heading in &headings.cells {
        match column(heading, &numbers) {
            Some(column) if column != Column::Blank && found.contains(&column) => {
                faults
                    .push(Diagnostic::at(Code::DuplicateColumn, headings.span).with("name", heading.trim()));
            }
            Some(column) => found.push(column),
            None => {
                faults.push(Diagnostic::at(Code::UnknownColumn, headings.span).with("name", heading.trim()));
            }
        }
    }
    let needed = numbers.iter().map(|number| (Column::Question(*number), number.to_string()));
    let version = (key.versions.len() > 1).then(|| (Column::Version, "version".to_owned()));
    let needed = [(Column::Name, "name".to_owned())].into_iter().chain(version).chain(needed);
    let is_there = |column: &Column| {
        found.contains(column) || *column == Column::Name && found.contains(&Column::Surname)
    };
    let missing: Vec<_> = needed.filter(|(column, _)| !is_there(column)).map(|(_, name)| name).collect();
    // A column with an unknown name is probably the one that is missing; one fault says enough.
    if !missing.is_empty() && faults.is_empty() {
        faults.push(Diagnostic::at(Code::MissingColumn, headings.span).with("name", missing.join(", ")));
    }
    if faults.is_empty() { Ok(found) } else { Err(faults) }
}

fn column(heading: &str, numbers: &BTreeSet<u32>) -> Option<Column> {
    let heading =
        heading.trim().trim_end_matches(':').to_lowercase().replace('ó', "o").replace([',', '.'], " ");
    let heading = heading.split_whitespace().collect::<Vec<_>>().join(" ");
    if heading.is_empty() {
        return Some(Column::Blank);
    }
    if NAME.contains(&heading.as_str()) {
        return Some(Column::Name);
    }
    if SURNAME.contains(&heading.as_str()) {
        return Some(Column::Surname);
    }
    if VERSION.contains(&heading.as_str()) {
        return Some(Column::Version);
    }
    let number = QUESTION.iter().find_map(|word| heading.strip_prefix(word)).unwrap_or(&heading);
    number.trim().parse().ok().filter(|number| numbers.contains(number)).map(Column::Question)
}

fn candidate(row: &Row, columns: &[Column], key: &Key) -> Result<Candidate, Vec<Diagnostic>> {
    let cells = || columns.iter().enumerate().map(|(index, column)| (*column, row.cell(index)));
    let of = |wanted: Column| cells().find(|(column, _)| *column == wanted).map(|(_, cell)| cell);
    let names = [Column::Name, Column::Surname].into_iter().filter_map(of).filter(|name| !name.is_empty());
    let name = names.collect::<Vec<_>>().join(" ");
    let name = name.as_str();
    if name.is_empty() {
        return Err(vec![Diagnostic::at(Code::NamelessCandidate, row.span)]);
    }
    let version = match of(Column::Version).map(str::to_uppercase) {
        Some(version) => version,
        None => key.versions.keys().next().cloned().unwrap_or_default(),
    };
    let Some(asked) = key.versions.get(&version) else {
        let fault =
            Diagnostic::at(Code::UnknownVersion, row.span).with("name", name).with("version", &version);
        return Err(vec![fault.with("known", key.versions.keys().cloned().collect::<Vec<_>>().join(", "))]);
    };
    let mut answers = BTreeMap::new();
    let mut faults = Vec::new();
    for (column, cell) in cells() {
        let asked = match column {
            Column::Name | Column::Surname | Column::Version => continue,
            Column::Question(number) => asked.get(&number).map(|asked| (number, asked)),
            Column::Blank => None,
        };
        let chosen = letter(cell);
        match asked {
            Some((number, asked)) if cell.is_empty() || are_several(cell, asked.last) => {
                answers.insert(number, None);
            }
            Some((number, asked)) if chosen.is_some_and(|letter| letter <= asked.last) => {
                answers.insert(number, chosen);
            }
            None if cell.is_empty() => {}
            Some(_) | None => faults.push(bad(row, name, cell, asked)),
        }
    }
    if faults.is_empty() { Ok(Candidate { name: name.to_owned(), version, answers }) } else { Err(faults) }
}

/// Whether a cell holds two or more letters of answers. The paper says that this counts as no answer.
fn are_several(cell: &str, last: char) -> bool {
    let parts = cell.split(|sign: char| !sign.is_alphabetic()).filter(|part| !part.is_empty());
    let parts: Vec<_> = parts.filter(|part| !["y", "e", "o", "and", "or"].contains(part)).collect();
    // `b and c`, or letters alone: `bc`.
    let letters: Vec<char> = parts.concat().to_lowercase().chars().collect();
    letters.len() > 1 && letters.iter().all(|letter| ('a'..=last).contains(letter))
}

/// No answer to a question, or one to a question that the version does not ask.
fn bad(row: &Row, name: &str, cell: &str, asked: Option<(u32, &Asked)>) -> Diagnostic {
    let question = asked.map(|(number, _)| number.to_string()).unwrap_or_default();
    let last = asked.map_or("none".to_owned(), |(_, asked)| asked.last.to_string());
    let fault = Diagnostic::at(Code::BadAnswer, row.span).with("name", name).with("answer", cell);
    fault.with("question", question).with("last", last)
}
