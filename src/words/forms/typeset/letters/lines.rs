//! Texts -> lines no wider than asked, chosen over the whole paragraph: the sum of what is ugly about each is the least.

use hypher::Lang;

use super::breaks::{Chance, chances};
use super::fonts::{Fonts, Run};
use super::look::{Look, Span};

/// How much a space may be stretched or shrunk, in parts of its width.
const STRETCH: f32 = 0.6;
const SHRINK: f32 = 0.3;
/// What a divided word costs beside a line of loose spaces.
const DIVISION: f32 = 3_000.0;
/// What a line costs that is too wide: nothing else is left.
const TOO_WIDE: f32 = 1e9;

/// The line to fill.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Measure {
    /// Its width, in points.
    pub(crate) width: f32,
    /// Whether its spaces are stretched until it is full.
    pub(crate) justified: bool,
    /// The language whose words are divided; none where they stay whole.
    pub(crate) language: Option<Lang>,
}

/// A line.
#[derive(Debug, Clone, Default)]
pub(crate) struct Line {
    /// What is in it, from left to right.
    pub(crate) pieces: Vec<Piece>,
    /// Its width, in points.
    pub(crate) width: f32,
}

/// Glyphs of one face in a line.
#[derive(Debug, Clone)]
pub(crate) struct Piece {
    /// Which of the spans it is of.
    pub(crate) span: usize,
    /// How it looks.
    pub(crate) look: Look,
    /// From the left, in points.
    pub(crate) x: f32,
    /// How wide it is, in points.
    pub(crate) width: f32,
    /// The glyphs.
    pub(crate) run: Run,
}

/// Breaks texts into lines.
pub(crate) fn lines(fonts: &Fonts, spans: &[Span], measure: Measure) -> Vec<Line> {
    let spans: Vec<_> =
        spans.iter().map(|span| Span { text: fonts.known(&span.text), ..span.clone() }).collect();
    let text: String = spans.iter().map(|span| span.text.as_str()).collect();
    let ruler = Ruler::over(fonts, &spans, &text);
    let mut chances = chances(&text, measure.language);
    ruler.divide_the_too_wide(&mut chances, &text, measure.width);
    let ends = chosen(&ruler, &chances, measure);
    let mut lines = Vec::with_capacity(ends.len());
    let mut start = 0;
    for end in ends {
        let last = end.next == text.len();
        let mut line = set(fonts, &spans, start, end);
        if (measure.justified && !last) || line.width > measure.width {
            justify(&mut line, measure.width);
        }
        start = end.next;
        lines.push(line);
    }
    lines
}

/// How far each byte of a text is from its beginning, and how many spaces are before it.
struct Ruler {
    places: Vec<(f32, f32)>,
    hyphen: f32,
    space: f32,
}

impl Ruler {
    fn over(fonts: &Fonts, spans: &[Span], text: &str) -> Self {
        let mut places = Vec::with_capacity(text.len() + 1);
        let (mut x, mut spaces) = (0.0, 0.0);
        for span in spans {
            for run in fonts.shaped(&span.text, span.look.face) {
                for glyph in &run.glyphs {
                    // A glyph of several letters, and several glyphs of one letter.
                    let bytes = glyph.text_range.len();
                    let begun = places.len();
                    places.extend(std::iter::repeat_n((x, spaces), bytes));
                    x += glyph.x_advance * span.look.size;
                    if places.len() > begun && run.text.get(glyph.text_range.clone()) == Some(" ") {
                        spaces += 1.0;
                    }
                }
            }
        }
        places.resize(text.len() + 1, (x, spaces));
        let first = spans.first().map(|span| span.look);
        let wide = |sign: &str| {
            first.map_or(0.0, |look| {
                fonts.shaped(sign, look.face).iter().map(Run::advance).sum::<f32>() * look.size
            })
        };
        Self { places, hyphen: wide("-"), space: wide(" ") }
    }

    fn at(&self, byte: usize) -> (f32, f32) {
        self.places.get(byte).copied().unwrap_or_default()
    }

    /// The width and the spaces of a line from a byte to a place.
    fn line(&self, start: usize, end: Chance) -> (f32, f32) {
        let ((from, before), (to, until)) = (self.at(start), self.at(end.end));
        (to - from + if end.divided { self.hyphen } else { 0.0 }, until - before)
    }

    /// Lets a line end after any letter of a piece that no line could hold.
    fn divide_the_too_wide(&self, chances: &mut Vec<Chance>, text: &str, width: f32) {
        let mut start = 0;
        let mut more = Vec::new();
        for chance in &*chances {
            if self.line(start, *chance).0 > width {
                let part = text.get(start..chance.end).unwrap_or_default();
                let inside = part.char_indices().skip(1).map(|(at, _)| start + at);
                more.extend(inside.map(|at| Chance { end: at, next: at, divided: false }));
            }
            start = chance.next;
        }
        if !more.is_empty() {
            chances.extend(more);
            chances.sort_by_key(|chance| (chance.next, chance.end));
        }
    }

    /// What is ugly about a line.
    fn cost(&self, start: usize, end: Chance, measure: Measure, last: bool) -> f32 {
        let (wide, spaces) = self.line(start, end);
        let slack = measure.width - wide;
        let room = if measure.justified { spaces * self.space * SHRINK } else { 0.0 };
        let ugly = if slack < -room - 0.01 {
            TOO_WIDE * (1.0 - slack)
        } else if slack < 0.0 {
            100.0 * (-slack / room.max(0.01)).powi(3)
        } else if last {
            0.0
        } else if measure.justified {
            100.0 * (slack / (spaces * self.space * STRETCH).max(0.5)).powi(3).min(1e4)
        } else {
            100.0 * (slack / (0.2 * measure.width)).powi(2)
        };
        (1.0 + ugly).powi(2) + if end.divided { DIVISION } else { 0.0 }
    }
}

/// The ends of the lines whose costs together are the least.
fn chosen(ruler: &Ruler, chances: &[Chance], measure: Measure) -> Vec<Chance> {
    // For every place: the least cost of all lines up to it, and where the last of them begins.
    let mut best: Vec<(f32, Option<usize>)> = Vec::with_capacity(chances.len());
    for (place, end) in chances.iter().enumerate() {
        let last = place + 1 == chances.len();
        let mut least = (f32::INFINITY, None);
        for begin in (0..=place).rev() {
            let before = begin.checked_sub(1);
            let (start, cost) = before.map_or((0, 0.0), |before| {
                let start = chances.get(before).map_or(0, |chance| chance.next);
                (start, best.get(before).map_or(f32::INFINITY, |(cost, _)| *cost))
            });
            if start > end.end {
                continue;
            }
            let cost = cost + ruler.cost(start, *end, measure, last);
            if cost < least.0 {
                least = (cost, before);
            }
            // What is too wide is wider still when it begins earlier.
            if ruler.line(start, *end).0 > measure.width * 1.1 {
                break;
            }
        }
        best.push(least);
    }
    let mut ends = Vec::new();
    let mut place = chances.len().checked_sub(1);
    while let Some(at) = place {
        ends.extend(chances.get(at).copied());
        place = best.get(at).and_then(|(_, before)| *before);
    }
    ends.reverse();
    ends
}

/// Sets the part of the spans that a line shows.
fn set(fonts: &Fonts, spans: &[Span], start: usize, end: Chance) -> Line {
    let mut line = Line::default();
    let mut begun = 0;
    for (index, span) in spans.iter().enumerate() {
        let (from, to) = (start.max(begun) - begun, end.end.min(begun + span.text.len()).max(begun) - begun);
        let part = if from < to { span.text.get(from..to) } else { None };
        let ends_here = end.divided && begun + to == end.end;
        begun += span.text.len();
        let Some(part) = part else { continue };
        let text = if ends_here { format!("{part}-") } else { part.to_owned() };
        for run in fonts.shaped(&text, span.look.face) {
            let width = run.advance() * span.look.size;
            line.pieces.push(Piece { span: index, look: span.look, x: line.width, width, run });
            line.width += width;
        }
    }
    if end.divided
        && let Some(piece) = line.pieces.last_mut()
    {
        soften(&mut piece.run);
    }
    line
}

/// The hyphen of a divided word is no sign of the text: who copies it gets the word.
fn soften(run: &mut Run) {
    if run.text.pop().is_some() {
        run.text.push('\u{ad}');
        if let Some(glyph) = run.glyphs.last_mut() {
            glyph.text_range.end = run.text.len();
        }
    }
}

/// Widens the spaces until the line is full, or narrows them until it fits.
fn justify(line: &mut Line, width: f32) {
    let spaces = |piece: &Piece| piece.run.text.matches(' ').map(|_| 1.0).sum::<f32>();
    let all: f32 = line.pieces.iter().map(spaces).sum();
    if all < 1.0 {
        return;
    }
    let more = (width - line.width) / all;
    let mut x = 0.0;
    for piece in &mut line.pieces {
        piece.x = x;
        for glyph in &mut piece.run.glyphs {
            if piece.run.text.get(glyph.text_range.clone()) == Some(" ") {
                glyph.x_advance += more / piece.look.size;
            }
        }
        piece.width = piece.run.advance() * piece.look.size;
        x += piece.width;
    }
    line.width = x;
}
