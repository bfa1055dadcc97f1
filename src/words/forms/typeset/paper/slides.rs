//! Slides, 16:9: one a report, what stands on it as large as fits.

use super::pages::{Chapter, Laid, MILLIMETRE, Page, Side, edge};
use crate::words::forms::typeset::blocks::{Setter, Style, section, title};
use crate::words::forms::typeset::letters::{ACCENT, Face, SOFT, Span};
use crate::words::forms::typeset::marks::{Flow, Mark, Role};
use crate::words::pages::report::Report;

const SIZE: (f32, f32) = (297.0 * MILLIMETRE, 297.0 * MILLIMETRE * 9.0 / 16.0);
const LEFT: f32 = 18.0 * MILLIMETRE;
const TOP: f32 = 14.0 * MILLIMETRE;
const BOTTOM: f32 = 15.0 * MILLIMETRE;
/// The width and height of the text.
pub(crate) const ROOM: (f32, f32) = (SIZE.0 - 2.0 * LEFT, SIZE.1 - TOP - BOTTOM);
/// The sizes of letters that are tried, the last where none fits.
const SIZES: [f32; 12] = [20.0, 18.5, 17.0, 15.5, 14.0, 13.0, 12.0, 11.0, 10.0, 9.0, 8.0, 7.0];

/// Lays reports on slides, the first on the title slide.
pub(crate) fn slides(setter: &Setter, reports: &[Report]) -> Laid {
    let mut laid = Laid::default();
    let name = reports.first().map_or("", |report| report.title.as_str());
    let count = reports.len();
    for (report, number) in reports.iter().zip(1..) {
        laid.outline.push(Chapter { title: report.title.clone(), page: laid.pages.len() });
        let (flow, down) = if number == 1 { opening(setter, report) } else { (slide(setter, report), 0.0) };
        laid.structure.extend(flow.structure.clone());
        let mut marks: Vec<_> =
            flow.into_row().marks.into_iter().map(|mark| mark.moved(LEFT, TOP + down)).collect();
        if number > 1 {
            marks.extend(foot(setter, name, &format!("{number} / {count}")));
        }
        laid.pages.push(Page { size: SIZE, marks });
    }
    laid
}

fn slide(setter: &Setter, report: &Report) -> Flow {
    let mut flow = title(setter, report, ROOM.0, &Style::SLIDE);
    let room = ROOM.1 - flow.height() - Style::SLIDE.size;
    flow.append(fitted(setter, report, room));
    flow
}

/// What stands on a slide, as large as fits.
fn fitted(setter: &Setter, report: &Report, room: f32) -> Flow {
    let mut flow = Flow::default();
    for size in SIZES {
        flow = body(setter, report, &Style { size, ..Style::SLIDE });
        if flow.height() <= room {
            break;
        }
    }
    flow
}

fn body(setter: &Setter, report: &Report, style: &Style) -> Flow {
    let mut flow = Flow::default();
    for part in &report.sections {
        flow.append(section(setter, part, ROOM.0, style));
    }
    flow
}

/// The title slide, and how far down it begins.
fn opening(setter: &Setter, report: &Report) -> (Flow, f32) {
    let line = |words: &str, style: Style, role: Role, below: f32| {
        let flow = setter.text(&[Span::new(words, style.look())], ROOM.0, &style);
        flow.in_part(role).spaced(0.0, below)
    };
    let style = Style::SLIDE;
    let title = Style { size: 42.0, ink: ACCENT, ..style.with_face(Face::Bold) };
    let mut flow = line(&report.title, title, Role::Heading(1, report.title.clone()), 26.0);
    flow.append(line(&report.subtitle, Style { size: 22.0, ink: SOFT, ..style }, Role::Paragraph, 60.0));
    flow.append(body(setter, report, &Style { size: 18.0, ..style }));
    let foot = line(&report.footer, Style { size: 11.0, ink: SOFT, ..style }, Role::Paragraph, 0.0);
    let left = (ROOM.1 - flow.height() - foot.height()).max(0.0);
    let above = left * 0.45;
    flow.append(foot.spaced(left - above, 0.0));
    (flow, above)
}

fn foot(setter: &Setter, name: &str, number: &str) -> Vec<Mark> {
    let style = Style { size: 11.0, ink: SOFT, ..Style::SLIDE };
    let at = (LEFT, SIZE.1 - 0.7 * BOTTOM, ROOM.0);
    let mut marks = edge(setter, name, at, Side::Left, &style);
    marks.extend(edge(setter, number, at, Side::Right, &style));
    marks
}
