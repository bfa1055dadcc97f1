//! What stands on a page: marks with their places, rows of them, and what the rows are to a screen reader.
//!
//! Lengths are points, from the left and from above.

use std::rc::Rc;

use usvg::Tree;

use super::letters::{Ink, Look, Run};

/// A piece of content that the document's structure knows.
pub(super) type Content = usize;

/// A part of a page.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Area {
    pub(super) x: f32,
    pub(super) y: f32,
    pub(super) width: f32,
    pub(super) height: f32,
}

/// The line around a box.
#[derive(Debug, Clone, Copy)]
pub(super) struct Edge {
    pub(super) ink: Ink,
    pub(super) width: f32,
    pub(super) dashed: bool,
}

/// Something drawn, or something to be found at its place. Without content it is ornament.
#[derive(Debug, Clone)]
pub(super) enum Mark {
    /// Glyphs, from a point on the line on which letters stand.
    Words { x: f32, y: f32, look: Look, run: Run, content: Option<Content> },
    /// A box.
    Filled { area: Area, ink: Ink },
    /// The outline of a box.
    Outlined { area: Area, edge: Edge },
    /// A drawing.
    Drawn { area: Area, drawing: Rc<Tree>, content: Option<Content> },
    /// Where a click leads to an anchor, with what it is called.
    Link { area: Area, target: String, words: String, content: Content },
    /// Where links lead.
    Anchor { y: f32, name: String },
}

impl Mark {
    /// The same, so far to the right and down.
    pub(super) fn moved(mut self, right: f32, down: f32) -> Self {
        match &mut self {
            Self::Words { x, y, .. } => {
                *x += right;
                *y += down;
            }
            Self::Filled { area, .. }
            | Self::Outlined { area, .. }
            | Self::Drawn { area, .. }
            | Self::Link { area, .. } => {
                area.x += right;
                area.y += down;
            }
            Self::Anchor { y, .. } => *y += down,
        }
        self
    }

    /// How far it reaches to the right.
    pub(super) fn reach(&self) -> f32 {
        match self {
            Self::Words { x, look, run, .. } => x + run.advance() * look.size,
            Self::Filled { area, .. }
            | Self::Outlined { area, .. }
            | Self::Drawn { area, .. }
            | Self::Link { area, .. } => area.x + area.width,
            Self::Anchor { .. } => 0.0,
        }
    }

    /// The same as ornament: what is read once is not read again where it is repeated. A link leads once.
    pub(super) fn repeated(mut self) -> Option<Self> {
        match &mut self {
            Self::Words { content, .. } | Self::Drawn { content, .. } => *content = None,
            Self::Filled { .. } | Self::Outlined { .. } => {}
            Self::Link { .. } | Self::Anchor { .. } => return None,
        }
        Some(self)
    }
}

/// A strip as wide as the text that no page break tears.
#[derive(Debug, Clone, Default)]
pub(super) struct Row {
    /// The least room to the row before it; none at the top of a page.
    pub(super) above: f32,
    /// The least room to the row after it.
    pub(super) below: f32,
    pub(super) height: f32,
    /// Whether it stays on the page of the row after it.
    pub(super) kept: bool,
    pub(super) marks: Vec<Mark>,
    /// What is repeated over it where it is the first on a page: the head of its table.
    pub(super) head: Option<Rc<Row>>,
}

impl Row {
    /// How far its marks reach to the right.
    pub(super) fn reach(&self) -> f32 {
        self.marks.iter().map(Mark::reach).fold(0.0, f32::max)
    }
}

/// What a part of the document is to who does not see it.
#[derive(Debug, Clone)]
pub(super) enum Branch {
    /// A part with parts.
    Part(Role, Vec<Branch>),
    /// Content on pages.
    Leaf(Content),
}

/// What a part is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Role {
    Section,
    Paragraph,
    /// A heading with its level and its words.
    Heading(u16, String),
    List,
    /// A list whose items have letters.
    Lettered,
    Item,
    Label,
    Body,
    Table,
    Line,
    HeadCell,
    Cell,
    Code,
    Link,
    /// A drawing, in words.
    Figure(String),
    Contents,
    Entry,
}

/// Rows, one below the other, and what they are.
#[derive(Debug, Clone, Default)]
pub(super) struct Flow {
    pub(super) rows: Vec<Row>,
    pub(super) structure: Vec<Branch>,
}

impl Flow {
    /// How high the rows are together, with the room between them.
    pub(super) fn height(&self) -> f32 {
        let mut height = 0.0;
        let mut before: Option<&Row> = None;
        for row in &self.rows {
            height += before.map_or(0.0, |before| before.below.max(row.above)) + row.height;
            before = Some(row);
        }
        height
    }

    /// The rows as one, which begins at the left and at the top.
    pub(super) fn into_row(self) -> Row {
        let mut whole = Row::default();
        let mut below: Option<f32> = None;
        for row in self.rows {
            whole.height += below.map_or(0.0, |below| below.max(row.above));
            let top = whole.height;
            whole.marks.extend(row.marks.into_iter().map(|mark| mark.moved(0.0, top)));
            whole.height += row.height;
            below = Some(row.below);
        }
        whole
    }

    /// The same, so far to the right.
    pub(super) fn moved(mut self, right: f32) -> Self {
        for row in &mut self.rows {
            row.marks =
                std::mem::take(&mut row.marks).into_iter().map(|mark| mark.moved(right, 0.0)).collect();
        }
        self
    }

    /// The same, every row in the middle of so much room.
    pub(super) fn centred(mut self, width: f32) -> Self {
        for row in &mut self.rows {
            let right = (width - row.reach()) / 2.0;
            row.marks =
                std::mem::take(&mut row.marks).into_iter().map(|mark| mark.moved(right, 0.0)).collect();
        }
        self
    }

    /// Adds what comes below.
    pub(super) fn append(&mut self, other: Self) {
        self.rows.extend(other.rows);
        self.structure.extend(other.structure);
    }

    /// The same with so much room around it at least.
    pub(super) fn spaced(mut self, above: f32, below: f32) -> Self {
        if let Some(first) = self.rows.first_mut() {
            first.above = above;
        }
        if let Some(last) = self.rows.last_mut() {
            last.below = below;
        }
        self
    }

    /// The same, kept with what comes after it.
    pub(super) fn kept(mut self) -> Self {
        for row in &mut self.rows {
            row.kept = true;
        }
        self
    }

    /// The same as one part of the document.
    pub(super) fn in_part(self, role: Role) -> Self {
        Self { structure: vec![Branch::Part(role, self.structure)], ..self }
    }
}
