//! Rows -> pages: what belongs together stays together, and a table's head is repeated.

use crate::words::forms::typeset::blocks::{Setter, Style};
use crate::words::forms::typeset::letters::Span;
use crate::words::forms::typeset::marks::{Branch, Flow, Mark, Row};

/// A millimetre, in points.
pub(crate) const MILLIMETRE: f32 = 72.0 / 25.4;
/// A4.
pub(crate) const A4: (f32, f32) = (210.0 * MILLIMETRE, 297.0 * MILLIMETRE);

/// A document on its pages.
#[derive(Debug, Default)]
pub(crate) struct Laid {
    pub(crate) title: String,
    pub(crate) language: String,
    pub(crate) pages: Vec<Page>,
    /// The chapters, in order, as a reader lists them beside the pages.
    pub(crate) outline: Vec<Chapter>,
    pub(crate) structure: Vec<Branch>,
}

/// A page with its width and height.
#[derive(Debug)]
pub(crate) struct Page {
    pub(crate) size: (f32, f32),
    pub(crate) marks: Vec<Mark>,
}

/// Where a chapter begins.
#[derive(Debug, Clone)]
pub(crate) struct Chapter {
    pub(crate) title: String,
    /// Its page, the first being 0.
    pub(crate) page: usize,
}

/// Lays rows on pages of a height; the marks are told from where the text of a page begins.
pub(crate) fn paged(flow: Vec<Row>, height: f32) -> Vec<Vec<Mark>> {
    let mut filling = Filling { height, pages: vec![Vec::new()], y: 0.0, below: None };
    let mut together = Vec::new();
    for row in flow {
        let kept = row.kept;
        together.push(row);
        if !kept {
            filling.place(std::mem::take(&mut together));
        }
    }
    filling.place(together);
    filling.pages
}

struct Filling {
    height: f32,
    pages: Vec<Vec<Mark>>,
    /// How far the page is filled, and the room that the last row wants below it; none on an empty page.
    y: f32,
    below: Option<f32>,
}

impl Filling {
    /// Places rows that belong together: on a new page where they do not fit this one, but would fit that.
    fn place(&mut self, rows: Vec<Row>) {
        let Some(first) = rows.first() else { return };
        let gap = self.gap(first);
        let whole = Flow { rows, structure: Vec::new() };
        let needed = whole.height();
        if !self.fits(gap + needed) && needed <= self.height {
            self.turn();
        }
        for row in whole.rows {
            let gap = self.gap(&row);
            if !self.fits(gap + row.height) {
                self.turn();
            }
            if let Some(head) = row.head.as_deref().filter(|_| self.below.is_none()) {
                self.put(head.clone());
                self.below = Some(0.0);
            }
            self.put(row);
        }
    }

    fn gap(&self, row: &Row) -> f32 {
        self.below.map_or(0.0, |below| below.max(row.above))
    }

    fn fits(&self, more: f32) -> bool {
        self.below.is_none() || self.y + more <= self.height + 0.01
    }

    fn turn(&mut self) {
        self.pages.push(Vec::new());
        (self.y, self.below) = (0.0, None);
    }

    fn put(&mut self, row: Row) {
        let top = self.y + self.gap(&row);
        if let Some(page) = self.pages.last_mut() {
            page.extend(row.marks.into_iter().map(|mark| mark.moved(0.0, top)));
        }
        (self.y, self.below) = (top + row.height, Some(row.below));
    }
}

/// Where a line of words is put.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Side {
    Left,
    Middle,
    Right,
}

/// Words at the edge of a page, in one line: ornament, which nobody has read out on every page.
pub(crate) fn edge(
    setter: &Setter,
    words: &str,
    (x, y, width): (f32, f32, f32),
    side: Side,
    style: &Style,
) -> Vec<Mark> {
    let flow = setter.text(&[Span::new(words, style.look())], width, &style.ragged());
    let reach = flow.rows.first().map_or(0.0, Row::reach);
    let right = match side {
        Side::Left => 0.0,
        Side::Middle => (width - reach) / 2.0,
        Side::Right => width - reach,
    };
    let first = flow.rows.into_iter().next().into_iter().flat_map(|row| row.marks);
    first.filter_map(Mark::repeated).map(|mark| mark.moved(x + right, y)).collect()
}

#[cfg(test)]
mod tests {
    use std::rc::Rc;

    use super::paged;
    use crate::words::forms::typeset::marks::{Mark, Row};

    fn row(name: &str, height: f32, kept: bool) -> Row {
        let marks = vec![Mark::Anchor { y: 0.0, name: name.to_owned() }];
        Row { above: 2.0, below: 1.0, height, kept, marks, head: None }
    }

    /// What is on each page, with how far down.
    fn shown(rows: Vec<Row>) -> Vec<String> {
        let shown = |marks: Vec<Mark>| {
            let mut names = Vec::new();
            for mark in marks {
                if let Mark::Anchor { y, name } = mark {
                    names.push(format!("{name} {y}"));
                }
            }
            names.join(", ")
        };
        paged(rows, 10.0).into_iter().map(shown).collect()
    }

    #[test]
    fn rows_fill_a_page_and_begin_the_next_without_room_above() {
        let rows = vec![row("a", 4.0, false), row("b", 4.0, false), row("c", 4.0, false)];
        assert_eq!(shown(rows), ["a 0, b 6", "c 0"]);
    }

    #[test]
    fn a_heading_goes_with_what_it_heads() {
        let rows = vec![row("a", 4.0, false), row("heading", 1.0, true), row("b", 4.0, false)];
        assert_eq!(shown(rows), ["a 0", "heading 0, b 3"]);
        let longer_than_a_page = vec![row("a", 4.0, true), row("b", 4.0, true), row("c", 4.0, false)];
        assert_eq!(shown(longer_than_a_page), ["a 0, b 6", "c 0"]);
    }

    #[test]
    fn the_head_of_a_table_is_repeated_where_a_page_begins() {
        let head = Row {
            marks: vec![Mark::Anchor { y: 0.0, name: "head".to_owned() }],
            height: 1.0,
            ..Row::default()
        };
        let part =
            |name| Row { above: 0.0, below: 0.0, head: Some(Rc::new(head.clone())), ..row(name, 5.0, false) };
        let rows = vec![Row { kept: true, ..head.clone() }, part("a"), part("b")];
        assert_eq!(shown(rows), ["head 0, a 1", "head 0, b 1"]);
    }
}
