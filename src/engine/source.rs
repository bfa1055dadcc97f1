//! Source texts and places in them: every later stage can point at the exact characters it speaks of.
//!
//! In: the path and text of each file read. Out: [`Span`]s, and values with their place ([`Src`]).

use std::borrow::Cow;
use std::ops::Range;

use serde::{Deserialize, Serialize};

/// The number of a source text within [`Sources`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
pub struct SourceId(u32);

/// A run of bytes in one source text.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
pub struct Span {
    source: SourceId,
    start: u32,
    end: u32,
}

impl Span {
    /// The bytes `start..end` of `source`; a reversed range becomes the empty one at `start`.
    #[must_use]
    pub fn new(source: SourceId, start: usize, end: usize) -> Self {
        let start = u32::try_from(start).unwrap_or(u32::MAX);
        let end = u32::try_from(end).unwrap_or(u32::MAX).max(start);
        Self { source, start, end }
    }

    /// The source text this place is in.
    #[must_use]
    pub fn source(self) -> SourceId {
        self.source
    }

    /// First byte.
    #[must_use]
    pub fn start(self) -> usize {
        self.start as usize
    }

    /// One past the last byte.
    #[must_use]
    pub fn end(self) -> usize {
        self.end as usize
    }

    /// The part of this place from `start` to `end`, counted from its first byte.
    #[must_use]
    pub fn within(self, start: usize, end: usize) -> Self {
        Self::new(self.source, self.start() + start, self.start() + end)
    }
}

/// A value and the place it was written at.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Src<T> {
    /// The value.
    pub value: T,
    /// Where it stands.
    pub span: Span,
}

impl<T> Src<T> {
    /// A value with its place.
    pub fn new(value: T, span: Span) -> Self {
        Self { value, span }
    }

    /// The same of another kind, at the same place.
    #[must_use]
    pub fn of<U: From<T>>(self) -> Src<U> {
        Src { value: self.value.into(), span: self.span }
    }
}

/// One source text.
#[derive(Debug, Clone)]
pub struct Source {
    /// The path as the user knows it.
    pub path: String,
    /// The whole text.
    pub text: Cow<'static, str>,
}

/// All source texts of one run.
#[derive(Debug, Clone, Default)]
pub struct Sources {
    files: Vec<Source>,
}

impl Sources {
    /// Keeps a text and gives it a number.
    pub fn add(&mut self, path: impl Into<String>, text: impl Into<String>) -> SourceId {
        self.keep(path.into(), Cow::Owned(text.into()))
    }

    /// The same with a text the program carries.
    pub(crate) fn add_carried(&mut self, path: &str, text: &'static str) -> SourceId {
        self.keep(path.to_owned(), Cow::Borrowed(text))
    }

    fn keep(&mut self, path: String, text: Cow<'static, str>) -> SourceId {
        let id = SourceId(u32::try_from(self.files.len()).unwrap_or(u32::MAX));
        self.files.push(Source { path, text });
        id
    }

    /// The text with this number.
    #[must_use]
    pub fn get(&self, id: SourceId) -> Option<&Source> {
        self.files.get(id.0 as usize)
    }

    /// Every text, in the order it was added.
    pub fn all(&self) -> impl Iterator<Item = &Source> {
        self.files.iter()
    }

    /// The text of a source; empty when there is none with this number.
    #[must_use]
    pub fn text(&self, id: SourceId) -> &str {
        self.get(id).map_or("", |source| &source.text)
    }

    /// The path of a source; empty when there is none with this number.
    #[must_use]
    pub fn path(&self, id: SourceId) -> &str {
        self.get(id).map_or("", |source| &source.path)
    }

    /// The byte range of a place, moved onto character boundaries inside its text.
    #[must_use]
    pub fn range(&self, span: Span) -> Range<usize> {
        let text = self.text(span.source);
        let start = floor_boundary(text, span.start());
        start..floor_boundary(text, span.end()).max(start)
    }

    /// Line and column of the first character of a place, both counted from 1.
    #[must_use]
    pub fn line_and_column(&self, span: Span) -> (usize, usize) {
        self.line_and_column_at(span.source, self.range(span).start)
    }

    /// Line and column just behind a place.
    #[must_use]
    pub fn end_line_and_column(&self, span: Span) -> (usize, usize) {
        self.line_and_column_at(span.source, self.range(span).end)
    }

    fn line_and_column_at(&self, source: SourceId, at: usize) -> (usize, usize) {
        let before = self.text(source).get(..at).unwrap_or("");
        let line = before.matches('\n').count() + 1;
        let column = before.rsplit('\n').next().unwrap_or("").chars().count() + 1;
        (line, column)
    }
}

fn floor_boundary(text: &str, at: usize) -> usize {
    (0..=at.min(text.len())).rev().find(|at| text.is_char_boundary(*at)).unwrap_or(0)
}
