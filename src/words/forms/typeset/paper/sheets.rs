//! Sheets to be handed out: each report begins a page, and a part of one is not torn unless it is longer than a page.

use super::pages::{A4, Chapter, Laid, MILLIMETRE, Page, Side, edge, paged};
use crate::words::forms::typeset::blocks::{Setter, Style, footer, section, title};
use crate::words::forms::typeset::letters::SOFT;
use crate::words::forms::typeset::marks::{Flow, Mark};
use crate::words::pages::report::{NEW_SHEET, Report};

const MARGIN: f32 = 20.0 * MILLIMETRE;
/// The width and height of the text.
pub(crate) const ROOM: (f32, f32) = (A4.0 - 2.0 * MARGIN, A4.1 - 2.0 * MARGIN);

/// Lays reports on sheets.
pub(crate) fn sheets(setter: &Setter, reports: &[Report]) -> Laid {
    let mut laid = Laid::default();
    for report in reports {
        laid.outline.push(Chapter { title: report.title.clone(), page: laid.pages.len() });
        for flow in sheet(setter, report) {
            laid.structure.extend(flow.structure);
            for marks in paged(flow.rows, ROOM.1) {
                let marks = marks.into_iter().map(|mark| mark.moved(MARGIN, MARGIN)).collect();
                laid.pages.push(Page { size: A4, marks });
            }
        }
    }
    let count = laid.pages.len();
    for (page, number) in laid.pages.iter_mut().zip(1..) {
        page.marks.extend(numbered(setter, number, count));
    }
    laid
}

/// A report in as many pieces as begin a sheet of their own.
fn sheet(setter: &Setter, report: &Report) -> Vec<Flow> {
    let style = &Style::PAPER;
    let (mut before, mut flow) = (Vec::new(), title(setter, report, ROOM.0, style));
    for part in &report.sections {
        if part.part == NEW_SHEET {
            before.push(std::mem::take(&mut flow));
        }
        let mut part = section(setter, part, ROOM.0, style);
        if part.height() <= ROOM.1
            && let Some((_, before)) = part.rows.split_last_mut()
        {
            for row in before {
                row.kept = true;
            }
        }
        if let Some(first) = part.rows.first_mut() {
            first.above = 2.0 * style.size;
        }
        flow.append(part);
    }
    flow.append(footer(setter, report, ROOM.0, style));
    before.push(flow);
    before
}

fn numbered(setter: &Setter, number: usize, count: usize) -> Vec<Mark> {
    let style = Style::PAPER.scaled(0.85).with_ink(SOFT);
    let at = (MARGIN, A4.1 - 0.7 * MARGIN, ROOM.0);
    edge(setter, &format!("{number} / {count}"), at, Side::Middle, &style)
}
