//! Colours and boxes in the terms of the writer.

use krilla::color::rgb;
use krilla::geom::{Path, PathBuilder, Rect};
use krilla::num::NormalizedF32;
use krilla::paint::{Fill, FillRule, Stroke, StrokeDash};
use krilla::surface::Surface;

use crate::words::forms::typeset::letters::Ink;
use crate::words::forms::typeset::marks::{Area, Edge};

/// A surface of one colour.
pub(crate) fn fill(ink: Ink) -> Fill {
    Fill { paint: colour(ink).into(), opacity: NormalizedF32::ONE, rule: FillRule::NonZero }
}

/// The outline of a box.
pub(crate) fn rectangle(area: Area) -> Option<Path> {
    let mut path = PathBuilder::new();
    path.push_rect(Rect::from_xywh(area.x, area.y, area.width, area.height)?);
    path.finish()
}

/// Draws a line around a box.
pub(crate) fn outline_box(surface: &mut Surface, area: Area, edge: Edge) {
    let Some(path) = rectangle(area) else { return };
    let dash = edge.dashed.then(|| StrokeDash { array: vec![4.0, 3.0], offset: 0.0 });
    surface.set_fill(None);
    surface.set_stroke(Some(Stroke {
        paint: colour(edge.ink).into(),
        width: edge.width,
        dash,
        ..Stroke::default()
    }));
    surface.draw_path(&path);
}

fn colour(Ink(red, green, blue): Ink) -> rgb::Color {
    rgb::Color::new(red, green, blue)
}
