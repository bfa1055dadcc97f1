//! Letters: texts of one look or several -> lines of glyphs, each with its place.

mod breaks;
mod fonts;
mod lines;
mod look;

pub(super) use breaks::language;
pub(super) use fonts::{Face, Fonts, Run};
pub(super) use lines::{Line, Measure, Piece, lines};
pub(super) use look::{ACCENT, GREY, HAIRLINE, INK, Ink, Look, PALE, SOFT, Span};
