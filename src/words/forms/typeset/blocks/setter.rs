//! Texts -> rows, one a line; and what all blocks are set with.

use std::cell::{Cell, RefCell};
use std::collections::BTreeSet;
use std::sync::Arc;

use hypher::Lang;

use super::style::Style;
use crate::words::forms::typeset::letters::{
    ACCENT, Face, Fonts, Line, Look, Measure, Piece, Span, language, lines,
};
use crate::words::forms::typeset::marks::{Area, Branch, Content, Flow, Mark, Role, Row};
use crate::words::pages::links::pieces;
use crate::words::pages::report::Cited;

/// How high capitals are, in parts of the size: a line reaches from their top to the line on which letters stand.
const CAPITALS: f32 = 0.65;

/// What blocks are set with.
pub(crate) struct Setter<'a> {
    /// The letters.
    pub(crate) fonts: &'a Fonts,
    /// How drawings are read: with the same letters.
    pub(crate) drawings: usvg::Options<'static>,
    /// The most that a row may be high.
    pub(crate) room: f32,
    anchors: &'a BTreeSet<String>,
    language: Option<Lang>,
    contents: Cell<Content>,
    refused: RefCell<Vec<String>>,
}

impl<'a> Setter<'a> {
    /// For documents in a language, whose links lead to these anchors.
    pub(crate) fn new(fonts: &'a Fonts, anchors: &'a BTreeSet<String>, code: &str, room: f32) -> Self {
        Self {
            fonts,
            drawings: drawings(),
            room,
            anchors,
            language: language(code),
            contents: Cell::new(0),
            refused: RefCell::new(Vec::new()),
        }
    }

    /// Remembers what cannot be set.
    pub(crate) fn refuse(&self, why: String) {
        self.refused.borrow_mut().push(why);
    }

    /// What could not be set.
    pub(crate) fn into_refused(self) -> Vec<String> {
        self.refused.into_inner()
    }

    /// Whether links lead to an anchor.
    pub(crate) fn is_anchor(&self, anchor: &str) -> bool {
        self.anchors.contains(anchor)
    }

    /// A number for content that has none yet.
    pub(crate) fn content(&self) -> Content {
        self.contents.replace(self.contents.get() + 1)
    }

    /// Sets a text; its paragraph or cell is the caller's to name.
    pub(crate) fn text(&self, spans: &[Span], width: f32, style: &Style) -> Flow {
        let language = self.language.filter(|_| style.justified);
        let lines = lines(self.fonts, spans, Measure { width, justified: style.justified, language });
        let contents: Vec<_> = spans.iter().map(|_| self.content()).collect();
        let count = lines.len();
        let rows = lines.into_iter().zip(1..).map(|(line, number)| Row {
            above: style.size * if number == 1 { style.spacing } else { style.leading },
            below: style.size * if number == count { style.spacing } else { style.leading },
            height: style.size * CAPITALS,
            // Neither the first line of a paragraph nor its last stands alone on a page.
            kept: number != count && (number == 1 || number + 1 == count),
            marks: marks(line, spans, &contents, style),
            head: None,
        });
        let branches = spans.iter().zip(&contents).map(|(span, content)| match &span.target {
            Some(_) => Branch::Part(Role::Link, vec![Branch::Leaf(*content)]),
            None => Branch::Leaf(*content),
        });
        Flow { rows: rows.collect(), structure: branches.collect() }
    }

    /// A text in which the provisions it names lead to where they stand in the document.
    pub(crate) fn linked(&self, text: &str, cited: &[Cited], sentence: bool, look: Look) -> Vec<Span> {
        let spans = pieces(text, cited, sentence).into_iter().map(|(piece, cited)| {
            let anchor = cited.map(|cited| cited.rule.as_ref().unwrap_or(&cited.article));
            match anchor.filter(|anchor| self.is_anchor(anchor)) {
                Some(anchor) => Span::new(piece, Look { ink: ACCENT, ..look }).leading(anchor),
                None => Span::new(piece, look),
            }
        });
        spans.collect()
    }
}

/// The marks of a line; what leads somewhere can be clicked.
fn marks(line: Line, spans: &[Span], contents: &[Content], style: &Style) -> Vec<Mark> {
    let baseline = style.size * CAPITALS;
    let mut marks = Vec::with_capacity(line.pieces.len());
    for Piece { span, look, x, width, run } in line.pieces {
        let content = contents.get(span).copied();
        let target = spans.get(span).and_then(|span| span.target.clone());
        if let (Some(target), Some(content)) = (target, content) {
            let area = Area { x, y: -0.2 * look.size, width, height: baseline + 0.5 * look.size };
            marks.push(Mark::Link { area, target, words: run.text.clone(), content });
        }
        marks.push(Mark::Words { x, y: baseline, look, run, content });
    }
    marks
}

/// Drawings use the same letters, whatever they ask for.
fn drawings() -> usvg::Options<'static> {
    let mut fonts = usvg::fontdb::Database::new();
    for face in [Face::Regular, Face::Bold, Face::Italic, Face::Mono] {
        fonts.load_font_data(face.bytes().to_vec());
    }
    for set in [
        usvg::fontdb::Database::set_serif_family,
        usvg::fontdb::Database::set_sans_serif_family,
        usvg::fontdb::Database::set_cursive_family,
    ] {
        set(&mut fonts, "Libertinus Serif");
    }
    fonts.set_monospace_family("DejaVu Sans Mono");
    usvg::Options {
        font_family: "Libertinus Serif".to_owned(),
        fontdb: Arc::new(fonts),
        ..usvg::Options::default()
    }
}
