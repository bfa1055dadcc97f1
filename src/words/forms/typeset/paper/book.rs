//! A book in A4, printed on both sides: a title page, the table of contents, a chapter a report.

use std::collections::BTreeMap;

use super::contents::{Entry, contents};
use super::pages::{A4, Chapter, Laid, MILLIMETRE, Page, Side, edge, paged};
use crate::words::forms::typeset::blocks::{Setter, Style, footer, section, title};
use crate::words::forms::typeset::letters::{ACCENT, Face, HAIRLINE, SOFT, Span};
use crate::words::forms::typeset::marks::{Area, Branch, Flow, Mark, Role};
use crate::words::pages::report::{Block, INDEX, Report, Section};

const INSIDE: f32 = 25.0 * MILLIMETRE;
const OUTSIDE: f32 = 20.0 * MILLIMETRE;
const TOP: f32 = 25.0 * MILLIMETRE;
const BOTTOM: f32 = 22.0 * MILLIMETRE;
/// The width and height of the text.
pub(crate) const ROOM: (f32, f32) = (A4.0 - INSIDE - OUTSIDE, A4.1 - TOP - BOTTOM);

/// Lays reports in a book, the first on its title page.
pub(crate) fn book(setter: &Setter, reports: &[Report], heading: &str) -> Laid {
    let mut laid = Laid::default();
    let Some((first, chapters)) = reports.split_first() else { return laid };
    laid.structure.extend(opening(setter, first, &mut laid.pages));
    let set: Vec<_> =
        chapters.iter().enumerate().map(|(place, report)| chapter(setter, report, place)).collect();
    let mut texts: Vec<Text> = Vec::new();
    for Flow { rows, structure } in set {
        texts.push((paged(rows, ROOM.1), structure));
    }
    let title = laid.pages.len();
    let table = |texts: &[Text], before: usize| {
        let mut page = title + before;
        let entries = chapters.iter().zip(texts).enumerate().map(|(place, (report, (pages, _)))| {
            let number = page + 1;
            page += pages.len();
            Entry { title: &report.title, anchor: anchor(place), number }
        });
        contents(setter, heading, &entries.collect::<Vec<_>>(), ROOM.0)
    };
    // How long the table of contents is does not depend on the numbers in it.
    let before = paged(table(&texts, 0).rows, ROOM.1).len();
    let found = places(&texts, title + before);
    for ((place, report), text) in chapters.iter().enumerate().zip(&mut texts) {
        if let Some(report) = with_pages(report, &found) {
            let Flow { rows, structure } = chapter(setter, &report, place);
            *text = (paged(rows, ROOM.1), structure);
        }
    }
    let table = table(&texts, before);
    laid.structure.extend(table.structure);
    for marks in paged(table.rows, ROOM.1) {
        laid.pages.push(page(setter, marks, laid.pages.len() + 1, ""));
    }
    for (report, (pages, structure)) in chapters.iter().zip(texts) {
        laid.outline.push(Chapter { title: report.title.clone(), page: laid.pages.len() });
        laid.structure.extend(structure);
        for (marks, place) in pages.into_iter().zip(0..) {
            let head = if place == 0 { "" } else { &report.title };
            laid.pages.push(page(setter, marks, laid.pages.len() + 1, head));
        }
    }
    laid
}

/// A chapter on its pages.
type Text = (Vec<Vec<Mark>>, Vec<Branch>);

/// The page on which each provision stands, so many pages being before the first chapter.
fn places(texts: &[Text], before: usize) -> BTreeMap<String, usize> {
    let pages = texts.iter().flat_map(|(pages, _)| pages).zip(before + 1..);
    let anchors = pages.flat_map(|(marks, number)| marks.iter().map(move |mark| (mark, number)));
    let named = anchors.filter_map(|(mark, number)| match mark {
        Mark::Anchor { name, .. } => Some((name.clone(), number)),
        Mark::Words { .. }
        | Mark::Filled { .. }
        | Mark::Outlined { .. }
        | Mark::Drawn { .. }
        | Mark::Link { .. } => None,
    });
    named.collect()
}

/// An index with the pages of what it cites; none where the report is no index. What comes before it keeps its place.
fn with_pages(report: &Report, places: &BTreeMap<String, usize>) -> Option<Report> {
    let is_index = |part: &&Section| part.part == INDEX;
    report.sections.iter().find(is_index)?;
    let mut report = report.clone();
    let blocks =
        report.sections.iter_mut().filter(|part| part.part == INDEX).flat_map(|part| &mut part.blocks);
    let lists = blocks.filter_map(|block| if let Block::Items(items) = block { Some(items) } else { None });
    for item in lists.flatten() {
        let cited = item.cited.iter().map(|cited| match places.get(cited.article.as_str()) {
            Some(page) => format!("{}: {page}", cited.words),
            None => cited.words.clone(),
        });
        item.citation = cited.collect::<Vec<_>>().join("; ");
    }
    Some(report)
}

/// The anchor of a chapter; no provision has a name like it.
fn anchor(place: usize) -> String {
    format!("chapter {place}")
}

fn chapter(setter: &Setter, report: &Report, place: usize) -> Flow {
    let style = &Style::PAPER;
    let mut flow = title(setter, report, ROOM.0, style);
    if let Some(row) = flow.rows.first_mut() {
        row.marks.push(Mark::Anchor { y: -style.size, name: anchor(place) });
    }
    for part in &report.sections {
        flow.append(section(setter, part, ROOM.0, style));
    }
    flow.append(footer(setter, report, ROOM.0, style));
    flow
}

/// The title page: the title above the middle, what the book is under it, by what it was made at the foot.
fn opening(setter: &Setter, report: &Report, pages: &mut Vec<Page>) -> Vec<Branch> {
    let style = Style::PAPER.ragged();
    let line = |words: &str, style: Style, role: Role| {
        setter.text(&[Span::new(words, style.look())], ROOM.0, &style).in_part(role).spaced(0.0, 0.0)
    };
    let large = Style { size: 30.0, ink: ACCENT, ..style.with_face(Face::Bold) };
    let name = line(&report.title, large, Role::Heading(1, report.title.clone()));
    let subtitle = line(&report.subtitle, Style { size: 15.0, ink: SOFT, ..style }, Role::Paragraph);
    let mut body = Flow::default();
    for part in &report.sections {
        body.append(section(setter, part, ROOM.0, &Style { size: 11.5, ..style }));
    }
    let foot = line(&report.footer, Style { size: 9.0, ink: SOFT, ..style }, Role::Paragraph);
    let gap = 22.0;
    let free = ROOM.1 - gap - [&name, &subtitle, &body, &foot].map(Flow::height).iter().sum::<f32>();
    let share = free.max(0.0) / 2.8;
    let mut flow = Flow::default();
    flow.append(name.spaced(0.0, gap));
    flow.append(subtitle.spaced(0.0, 0.6 * share));
    flow.append(body.spaced(0.0, 1.2 * share));
    flow.append(foot);
    let structure = flow.structure.clone();
    let marks = flow.into_row().marks.into_iter().map(|mark| mark.moved(INSIDE, TOP + share)).collect();
    pages.push(Page { size: A4, marks });
    structure
}

/// A page with its number, and with the chapter over it unless that begins here.
fn page(setter: &Setter, marks: Vec<Mark>, number: usize, head: &str) -> Page {
    let odd = number % 2 == 1;
    let (left, side) = if odd { (INSIDE, Side::Right) } else { (OUTSIDE, Side::Left) };
    let mut marks: Vec<_> = marks.into_iter().map(|mark| mark.moved(left, TOP)).collect();
    let style = Style::PAPER.with_ink(SOFT);
    let foot = (left, A4.1 - 0.7 * BOTTOM, ROOM.0);
    marks.extend(edge(setter, &number.to_string(), foot, side, &style.scaled(0.9)));
    if !head.is_empty() {
        let line = 0.7 * TOP;
        marks.extend(edge(setter, head, (left, line - 11.0, ROOM.0), side, &style.scaled(0.85)));
        let area = Area { x: left, y: line, width: ROOM.0, height: 0.5 };
        marks.push(Mark::Filled { area, ink: HAIRLINE });
    }
    Page { size: A4, marks }
}
