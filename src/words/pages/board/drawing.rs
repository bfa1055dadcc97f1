//! The drawing: a diagram -> one SVG that needs nothing else, neither style sheet nor script nor ids.
//!
//! Moves differ by stroke and label as well as by colour, so that they can be told apart in print and by everybody.

use std::fmt::Write as _;

use maud::{Markup, PreEscaped, html};

use super::pieces::drawing;
use super::{Arrow, ArrowKind, Diagram};
use crate::engine::chess::Square;

/// The side of a square, and of the drawing of a man.
const SIDE: f64 = 45.0;
/// Room for the coordinates, left and below.
const MARGIN: f64 = 18.0;
const BOARD: f64 = SIDE * 8.0;

/// The board as SVG.
pub(crate) fn svg(diagram: &Diagram) -> Markup {
    let whole = BOARD + MARGIN + 1.0;
    let turned = diagram.is_turned();
    let view = format!("0 0 {whole} {whole}");
    let says = diagram.arrows.iter().map(|arrow| arrow.says.as_str());
    let told: Vec<_> = diagram.told.iter().map(String::as_str).chain(says).collect();
    html! {
        svg.board xmlns="http://www.w3.org/2000/svg" viewBox=(view) role="img" {
            title { (diagram.name) }
            desc { (told.join(" ")) }
            rect.light x=(MARGIN) y="1" width=(BOARD) height=(BOARD) fill="#f0d9b5" {}
            path.dark d=(dark_squares()) fill="#b58863" {}
            rect.rim x=(MARGIN) y="1" width=(BOARD) height=(BOARD) fill="none" stroke="currentColor" {}
            g.coordinates fill="currentColor" font-family="sans-serif" font-size="12" text-anchor="middle" {
                @for index in 0..8_u8 { (coordinates(index, turned)) }
            }
            @for (square, colour, man) in diagram.position.men() {
                @let (x, y) = centre(square, turned);
                g transform=(format!("translate({} {})", x - SIDE / 2.0, y - SIDE / 2.0)) {
                    (PreEscaped(drawing(colour, man)))
                }
            }
            @for arrow in &diagram.arrows { (drawn(arrow, turned)) }
        }
    }
}

/// The stroke of an arrow for the legend.
pub(crate) fn sample(arrow: &Arrow) -> Markup {
    html! {
        svg.sample xmlns="http://www.w3.org/2000/svg" viewBox="0 0 84 24" aria-hidden="true" {
            (stroke(arrow, (24.0, 12.0), (80.0, 12.0), (11.0, 12.0)))
        }
    }
}

fn dark_squares() -> String {
    let mut path = String::with_capacity(32 * 24);
    for (row, file) in (0..8_u8).flat_map(|row| (0..8_u8).map(move |file| (row, file))) {
        if (row + file) % 2 == 1 {
            let (x, y) = (MARGIN + f64::from(file) * SIDE, 1.0 + f64::from(row) * SIDE);
            let _ = write!(path, "M{x} {y}h{SIDE}v{SIDE}h-{SIDE}z");
        }
    }
    path
}

fn coordinates(index: u8, turned: bool) -> Markup {
    let along = f64::from(index) * SIDE + SIDE / 2.0;
    let (file, rank) = if turned { (7 - index, index + 1) } else { (index, 8 - index) };
    html! {
        text x=(MARGIN / 2.0 - 1.0) y=(along + 5.0) { (rank) }
        text x=(MARGIN + along) y=(BOARD + 14.0) { (char::from(b'a' + file)) }
    }
}

fn centre(square: Square, turned: bool) -> (f64, f64) {
    let (file, rank) = square.coordinates();
    let (column, row) = if turned { (7 - file, rank) } else { (file, 7 - rank) };
    (MARGIN + (f64::from(column) + 0.5) * SIDE, 1.0 + (f64::from(row) + 0.5) * SIDE)
}

/// An arrow from man to square. It begins and ends short of the centres: the man stays to be seen, and two arrows to
/// one square do not cover each other.
fn drawn(arrow: &Arrow, turned: bool) -> Markup {
    let line = Line::between(centre(arrow.from, turned), centre(arrow.to, turned));
    // On a short arrow the label would hide the stroke; there it stands beside it.
    let aside = if line.length < 80.0 { 15.0 } else { 0.0 };
    stroke(arrow, line.at(12.0), line.at(line.length - 7.0), line.beside(line.length / 2.0, aside))
}

/// A stroke with a light rim, so that it stands out on every square.
fn stroke(arrow: &Arrow, from: (f64, f64), to: (f64, f64), middle: (f64, f64)) -> Markup {
    let (colour, dashes) = match arrow.kind {
        ArrowKind::Played => ("#0b5a2a", ""),
        ArrowKind::Candidate => ("#0a4da3", ""),
        ArrowKind::Near => ("#7a1070", "7 5"),
    };
    let width = if arrow.kind == ArrowKind::Near { 5.0 } else { 7.0 };
    let line = Line::between(from, to);
    let (shaft, head) = (line.shaft(), line.head());
    let dashes = (!dashes.is_empty()).then_some(dashes);
    html! {
        g class={ "arrow " (arrow.kind.code()) } fill="none" {
            path d={ (shaft) (head) } stroke="#fff" stroke-width=(width + 3.0) stroke-linejoin="round" opacity=".85" {}
            path d=(shaft) stroke=(colour) stroke-width=(width) stroke-dasharray=[dashes] {}
            path d=(head) fill=(colour) {}
            @if !arrow.label.is_empty() {
                @let half = 3.4 * f64::from(u8::try_from(arrow.label.chars().count()).unwrap_or(1)) + 5.0;
                rect x=(tenths(middle.0 - half)) y=(tenths(middle.1 - 8.5)) width=(tenths(half * 2.0)) height="17"
                    rx="8.4" fill=(colour) stroke="#fff" stroke-width="1.5" {}
                text x=(tenths(middle.0)) y=(tenths(middle.1 + 4.3)) fill="#fff" font-family="sans-serif"
                    font-size="12" font-weight="700" text-anchor="middle" { (arrow.label) }
            }
        }
    }
}

/// A straight way from one point to another.
struct Line {
    from: (f64, f64),
    step: (f64, f64),
    length: f64,
}

impl Line {
    fn between(from: (f64, f64), to: (f64, f64)) -> Self {
        let (x, y) = (to.0 - from.0, to.1 - from.1);
        let length = x.hypot(y).max(1.0);
        Self { from, step: (x / length, y / length), length }
    }

    /// The point so far along the way.
    fn at(&self, along: f64) -> (f64, f64) {
        self.beside(along, 0.0)
    }

    /// The point so far along the way and so far beside it.
    fn beside(&self, along: f64, aside: f64) -> (f64, f64) {
        let (x, y) = self.step;
        (self.from.0 + x * along - y * aside, self.from.1 + y * along + x * aside)
    }

    fn shaft(&self) -> String {
        path(&[self.at(0.0), self.at(self.length - 15.0)])
    }

    fn head(&self) -> String {
        let back = self.length - 17.0;
        path(&[self.at(self.length), self.beside(back, 10.0), self.beside(back, -10.0)]) + "z"
    }
}

fn path(points: &[(f64, f64)]) -> String {
    let mut path = String::new();
    for (index, (x, y)) in points.iter().enumerate() {
        let _ = write!(path, "{}{} {}", if index == 0 { 'M' } else { 'L' }, tenths(*x), tenths(*y));
    }
    path
}

/// A length with one decimal, which is finer than any screen.
fn tenths(length: f64) -> f64 {
    (length * 10.0).round() / 10.0
}
