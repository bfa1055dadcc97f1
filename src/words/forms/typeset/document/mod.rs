//! Pages -> a PDF that screen readers can read (PDF/UA-1): the same pages make the same bytes.

mod drawing;
mod ink;
mod tags;

use std::collections::BTreeMap;

use krilla::annotation::{Annotation, LinkAnnotation, Target};
use krilla::configure::{Accessibility, Configuration, ConfigurationBuilder};
use krilla::destination::XyzDestination;
use krilla::geom::{Point, Rect};
use krilla::metadata::Metadata;
use krilla::outline::{Outline, OutlineNode};
use krilla::page::PageSettings;
use krilla::surface::Surface;
use krilla::tagging::{Artifact, ArtifactType, ContentTag, Identifier, SpanTag};
use krilla::{Document, SerializeSettings};

use super::letters::Fonts;
use super::marks::{Area, Content, Mark};
use super::paper::{Laid, Page};
use ink::{fill, outline_box, rectangle};
use tags::Found;

/// Where anchors are: the page and the height.
type Places<'a> = BTreeMap<&'a str, (usize, f32)>;

/// Writes a document.
///
/// # Errors
/// The words of the writer, which refuses what a screen reader could not read.
pub(super) fn written(laid: &Laid, fonts: &Fonts) -> Result<Vec<u8>, String> {
    let settings = SerializeSettings { configuration: configuration()?, ..SerializeSettings::default() };
    let mut document = Document::new_with(settings);
    let places = places(&laid.pages);
    let mut found = Found::new();
    for page in &laid.pages {
        put(&mut document, page, fonts, &places, &mut found).ok_or("a page without size")?;
    }
    let mut outline = Outline::new();
    for chapter in &laid.outline {
        let place = XyzDestination::new(chapter.page, Point::from_xy(0.0, 0.0));
        outline.push_child(OutlineNode::new(chapter.title.clone(), place));
    }
    document.set_outline(outline);
    document.set_metadata(Metadata::new().title(laid.title.clone()).language(laid.language.clone()));
    document.set_tag_tree(tags::tree(&laid.structure, &mut found));
    document.finish().map_err(|error| format!("{error:?}"))
}

fn configuration() -> Result<Configuration, String> {
    let builder = ConfigurationBuilder::new().with_accessibility_validator(Accessibility::UA1);
    builder.finish().map_err(|error| format!("{error:?}"))
}

fn places(pages: &[Page]) -> Places<'_> {
    let mut places = Places::new();
    for (place, page) in pages.iter().enumerate() {
        for mark in &page.marks {
            if let Mark::Anchor { y, name } = mark {
                places.entry(name).or_insert((place, *y));
            }
        }
    }
    places
}

/// Puts a page into the document; what is content of its structure is remembered there.
fn put(
    document: &mut Document,
    page: &Page,
    fonts: &Fonts,
    places: &Places,
    found: &mut Found,
) -> Option<()> {
    let mut sheet = document.start_page_with(PageSettings::from_wh(page.size.0, page.size.1)?);
    let mut surface = sheet.surface();
    for mark in &page.marks {
        if let Some((content, identifier)) = draw(&mut surface, mark, fonts) {
            found.entry(content).or_default().push(identifier);
        }
    }
    surface.finish();
    for mark in &page.marks {
        if let Mark::Link { area, target, words, content } = mark
            && let Some((page, y)) = places.get(target.as_str())
        {
            let place = XyzDestination::new(*page, Point::from_xy(0.0, y.max(0.0)));
            let link = LinkAnnotation::new(bounds(*area)?, Target::Destination(place.into()));
            let identifier = sheet.add_tagged_annotation(Annotation::new_link(link, Some(words.clone())));
            found.entry(*content).or_default().push(identifier);
        }
    }
    sheet.finish();
    Some(())
}

/// Draws a mark; tells of what content it is a piece.
fn draw(surface: &mut Surface, mark: &Mark, fonts: &Fonts) -> Option<(Content, Identifier)> {
    match mark {
        Mark::Words { x, y, look, run, content } => tagged(surface, *content, |surface| {
            if let Some(font) = fonts.font(run.face) {
                surface.set_stroke(None);
                surface.set_fill(Some(fill(look.ink)));
                let at = Point::from_xy(*x, *y);
                surface.draw_glyphs(at, &run.glyphs, font.clone(), &run.text, look.size, false);
            }
        }),
        Mark::Filled { area, ink } => tagged(surface, None, |surface| {
            if let Some(path) = rectangle(*area) {
                surface.set_stroke(None);
                surface.set_fill(Some(fill(*ink)));
                surface.draw_path(&path);
            }
        }),
        Mark::Outlined { area, edge } => tagged(surface, None, |surface| outline_box(surface, *area, *edge)),
        Mark::Drawn { area, drawing, content } => {
            tagged(surface, *content, |surface| drawing::draw(surface, drawing, *area))
        }
        Mark::Link { .. } | Mark::Anchor { .. } => None,
    }
}

/// Draws as a piece of content, or as ornament.
fn tagged(
    surface: &mut Surface,
    content: Option<Content>,
    draw: impl FnOnce(&mut Surface),
) -> Option<(Content, Identifier)> {
    let tag = match content {
        Some(_) => ContentTag::Span(SpanTag::empty()),
        None => ContentTag::Artifact(Artifact::with_kind(ArtifactType::Layout)),
    };
    let identifier = surface.start_tagged(tag);
    draw(surface);
    surface.end_tagged();
    content.map(|content| (content, identifier))
}

fn bounds(area: Area) -> Option<Rect> {
    Rect::from_xywh(area.x, area.y, area.width, area.height)
}
