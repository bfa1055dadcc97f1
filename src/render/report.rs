//! A page of words without a format: `text`, `markdown` and `html` print it.

use super::board::Diagram;

/// A page.
#[derive(Debug, Clone, Default)]
pub struct Report {
    /// The heading of the page.
    pub title: String,
    /// The line under it.
    pub subtitle: String,
    /// The language code.
    pub language: String,
    /// What is on the page.
    pub sections: Vec<Section>,
    /// The last line: by what the page was made.
    pub footer: String,
}

/// A part of a page.
#[derive(Debug, Clone, Default)]
pub struct Section {
    /// What part it is, where a page treats it apart: the message of its heading.
    pub part: &'static str,
    /// Its heading; none for the opening.
    pub heading: String,
    /// What is in it.
    pub blocks: Vec<Block>,
}

/// A piece of a part.
#[derive(Debug, Clone)]
pub enum Block {
    /// The ruling in one line.
    Verdict(String),
    /// A paragraph.
    Paragraph(String),
    /// A list.
    Items(Vec<Item>),
    /// A table: the headings, then the rows.
    Table(Vec<String>, Vec<Vec<String>>),
    /// A position, with moves drawn on it.
    Diagram(Box<Diagram>),
    /// Lines as they stand in a rule file.
    Source(String),
}

/// One item of a list.
#[derive(Debug, Clone, Default)]
pub struct Item {
    /// The sentence.
    pub text: String,
    /// Its citation.
    pub citation: String,
    /// Lines under it.
    pub notes: Vec<String>,
}

impl Section {
    /// A part with a heading.
    pub(crate) fn new(heading: String, blocks: Vec<Block>) -> Self {
        Self { part: "", heading, blocks }
    }

    /// The same as a part with a name.
    pub(crate) fn named(self, part: &'static str) -> Self {
        Self { part, ..self }
    }
}

impl Item {
    /// A plain sentence.
    pub(crate) fn plain(text: String) -> Self {
        Self { text, ..Self::default() }
    }
}
