//! Drawings: the paths of an SVG -> paths of a page, letters among them.
//!
//! Plain colours, strokes, dashes, groups with a transformation or an opacity: what the drawings here are made of. A
//! gradient, a mask or a bitmap is left out.

use krilla::color::rgb;
use krilla::geom::{Path, PathBuilder, Transform};
use krilla::num::NormalizedF32;
use krilla::paint::{Fill, FillRule, LineCap, LineJoin, Paint, Stroke, StrokeDash};
use krilla::surface::Surface;
use usvg::tiny_skia_path::PathSegment;
use usvg::{Group, Node, Tree};

use crate::words::forms::typeset::marks::Area;

/// Draws an SVG into a part of the page.
pub(crate) fn draw(surface: &mut Surface, drawing: &Tree, area: Area) {
    let factor = area.width / drawing.size().width();
    surface.push_transform(&Transform::from_row(factor, 0.0, 0.0, factor, area.x, area.y));
    group(surface, drawing.root());
    surface.pop();
}

fn group(surface: &mut Surface, group: &Group) {
    let by = group.transform();
    surface.push_transform(&Transform::from_row(by.sx, by.ky, by.kx, by.sy, by.tx, by.ty));
    surface.push_opacity(opacity(group.opacity().get()));
    for node in group.children() {
        match node {
            Node::Group(inside) => self::group(surface, inside),
            Node::Path(path) => self::path(surface, path),
            Node::Text(text) => self::group(surface, text.flattened()),
            Node::Image(_) => {}
        }
    }
    surface.pop();
    surface.pop();
}

fn path(surface: &mut Surface, path: &usvg::Path) {
    let (fill, stroke) = (path.fill().and_then(fill), path.stroke().and_then(stroke));
    let Some(outline) = outline(path).filter(|_| path.is_visible() && (fill.is_some() || stroke.is_some()))
    else {
        return;
    };
    surface.set_fill(fill);
    surface.set_stroke(stroke);
    surface.draw_path(&outline);
}

fn outline(path: &usvg::Path) -> Option<Path> {
    let mut outline = PathBuilder::new();
    for segment in path.data().segments() {
        match segment {
            PathSegment::MoveTo(to) => outline.move_to(to.x, to.y),
            PathSegment::LineTo(to) => outline.line_to(to.x, to.y),
            PathSegment::QuadTo(by, to) => outline.quad_to(by.x, by.y, to.x, to.y),
            PathSegment::CubicTo(by, then, to) => outline.cubic_to(by.x, by.y, then.x, then.y, to.x, to.y),
            PathSegment::Close => outline.close(),
        }
    }
    outline.finish()
}

fn fill(fill: &usvg::Fill) -> Option<Fill> {
    let rule = match fill.rule() {
        usvg::FillRule::NonZero => FillRule::NonZero,
        usvg::FillRule::EvenOdd => FillRule::EvenOdd,
    };
    Some(Fill { paint: paint(fill.paint())?, opacity: opacity(fill.opacity().get()), rule })
}

fn stroke(stroke: &usvg::Stroke) -> Option<Stroke> {
    let line_cap = match stroke.linecap() {
        usvg::LineCap::Butt => LineCap::Butt,
        usvg::LineCap::Round => LineCap::Round,
        usvg::LineCap::Square => LineCap::Square,
    };
    let line_join = match stroke.linejoin() {
        usvg::LineJoin::Miter | usvg::LineJoin::MiterClip => LineJoin::Miter,
        usvg::LineJoin::Round => LineJoin::Round,
        usvg::LineJoin::Bevel => LineJoin::Bevel,
    };
    let dash =
        stroke.dasharray().map(|array| StrokeDash { array: array.to_vec(), offset: stroke.dashoffset() });
    Some(Stroke {
        paint: paint(stroke.paint())?,
        width: stroke.width().get(),
        miter_limit: stroke.miterlimit().get(),
        line_cap,
        line_join,
        opacity: opacity(stroke.opacity().get()),
        dash,
    })
}

fn paint(paint: &usvg::Paint) -> Option<Paint> {
    match paint {
        usvg::Paint::Color(colour) => Some(rgb::Color::new(colour.red, colour.green, colour.blue).into()),
        usvg::Paint::LinearGradient(_) | usvg::Paint::RadialGradient(_) | usvg::Paint::Pattern(_) => None,
    }
}

fn opacity(part: f32) -> NormalizedF32 {
    NormalizedF32::new(part).unwrap_or(NormalizedF32::ONE)
}
