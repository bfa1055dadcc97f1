//! A page of words without a format: `text`, `markdown` and `html` print it.

use super::board::Diagram;
use crate::engine::syntax::CaseFile;

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
    /// The rule it is about, by which an address can lead here; empty where it is about none.
    pub anchor: String,
    /// Its heading; none for the opening.
    pub heading: String,
    /// What is in it.
    pub blocks: Vec<Block>,
}

/// The part that is an index: two columns on paper.
pub(crate) const INDEX: &str = "handbook-index";

/// The part that begins a new sheet of paper.
pub(crate) const NEW_SHEET: &str = "exam-answers";

/// A piece of a part.
#[derive(Debug, Clone)]
pub enum Block {
    /// The ruling in one line.
    Verdict(String),
    /// A paragraph.
    Paragraph(String),
    /// A list.
    Items(Vec<Item>),
    /// Answers to choose from, each with its letter.
    Choices(Vec<(char, String)>),
    /// A table: the headings, then the rows.
    Table(Vec<String>, Vec<Vec<String>>),
    /// A position, with moves drawn on it.
    Diagram(Box<Diagram>),
    /// Lines as they stand in a rule file.
    Source(String),
    /// What need not be read at once: a line that says what it is, and the rest.
    Folded(String, Vec<Block>),
    /// Frames, side by side where there is room; none is torn over two pages.
    Frames(Vec<Frame>),
    /// A drawing.
    Picture(Box<Picture>),
}

/// What belongs together, with a title of its own.
#[derive(Debug, Clone)]
pub struct Frame {
    /// What it is.
    pub kind: FrameKind,
    /// Its title.
    pub title: String,
    /// What is in it.
    pub blocks: Vec<Block>,
}

/// What a frame is: pages set them apart by more than colour.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FrameKind {
    /// A game to judge.
    Case,
    /// A rule applies, or what holds now.
    Applies,
    /// It does not, or what held before.
    Misses,
}

impl FrameKind {
    /// Its class on a page.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Case => "case",
            Self::Applies => "applies",
            Self::Misses => "misses",
        }
    }
}

/// A drawing, and the same in words for those who cannot see it.
#[derive(Debug, Clone)]
pub struct Picture {
    /// The drawing, an SVG that needs nothing else.
    pub svg: String,
    /// How wide it is, in pixels, where there is room.
    pub width: u16,
    /// What it shows.
    pub name: String,
    /// The same in words, in order; empty where sentences beside the drawing say it, so that forms without drawings say
    /// nothing more.
    pub told: Vec<String>,
}

/// One item of a list.
#[derive(Debug, Clone, Default)]
pub struct Item {
    /// Its title, where it is more than a sentence.
    pub title: String,
    /// The position it speaks of, drawn small.
    pub board: Option<Box<Diagram>>,
    /// The sentence.
    pub text: String,
    /// Its citation.
    pub citation: String,
    /// Lines under it.
    pub notes: Vec<String>,
    /// The provisions named in the citation, the sentence and the lines.
    pub cited: Vec<Cited>,
    /// The case it tells of, where that can be ruled on.
    pub case: Option<Box<Runnable>>,
    /// Whether it is something to be done.
    pub mark: Mark,
    /// The step by which a reader tells that it is otherwise, or decides so.
    pub turn: Option<Turn>,
}

/// A step by which a ruling may become another, where a page can lead there.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Turn {
    /// What it is about, in words.
    pub label: String,
    /// The fact.
    pub fact: String,
    /// The value to be told; none where it is to be asked.
    pub value: Option<String>,
}

/// What an item of a list is: forms set duties and rights apart.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Mark {
    /// Nothing to be done.
    #[default]
    Plain,
    /// A duty: to be ticked off.
    Duty,
    /// A right or a recommendation.
    Right,
}

impl Mark {
    /// Its class on a page.
    #[must_use]
    pub const fn code(self) -> Option<&'static str> {
        match self {
            Self::Plain => None,
            Self::Duty => Some("duty"),
            Self::Right => Some("right"),
        }
    }
}

/// A provision named on a page.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Cited {
    /// The words that name it there.
    pub words: String,
    /// Its edition's id.
    pub edition: String,
    /// The number of its article.
    pub article: String,
    /// The rule's id, where a rule is named and not the whole article.
    pub rule: Option<String>,
}

/// A case that can be ruled on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Runnable {
    /// What is special about it, as its rule file says; empty where it stands in none.
    pub name: String,
    /// The ids of the editions under which it is ruled on.
    pub editions: Vec<String>,
    /// The facts.
    pub case: CaseFile,
}

impl Section {
    /// A part with a heading.
    pub(crate) fn new(heading: String, blocks: Vec<Block>) -> Self {
        Self { part: "", anchor: String::new(), heading, blocks }
    }

    /// The same as a part with a name.
    pub(crate) fn named(self, part: &'static str) -> Self {
        Self { part, ..self }
    }

    /// The same as the part about a rule.
    pub(crate) fn about_rule(self, id: &str) -> Self {
        Self { anchor: id.to_owned(), ..self }
    }
}

impl Item {
    /// A plain sentence.
    pub(crate) fn plain(text: String) -> Self {
        Self { text, ..Self::default() }
    }
}
