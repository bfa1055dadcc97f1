//! How blocks look, by the size of the letters around them.

use crate::words::forms::typeset::letters::{Face, INK, Ink, Look};

/// How blocks look.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Style {
    /// The size of letters, in points.
    pub(crate) size: f32,
    pub(crate) face: Face,
    pub(crate) ink: Ink,
    /// Whether lines are filled and words divided.
    pub(crate) justified: bool,
    /// The room between lines and between paragraphs, in parts of the size.
    pub(crate) leading: f32,
    pub(crate) spacing: f32,
    /// The size of titles, and the size and the face of the line under one.
    pub(crate) title: f32,
    pub(crate) subtitle: (f32, Face),
    /// The size of headings within a report, in parts of the size.
    pub(crate) heading: f32,
    /// How wide a board is, in points.
    pub(crate) board: f32,
}

impl Style {
    /// Paper to be read close by.
    pub(crate) const PAPER: Self = Self {
        size: 10.5,
        face: Face::Regular,
        ink: INK,
        justified: true,
        leading: 0.62,
        spacing: 0.85,
        title: 19.0,
        subtitle: (10.5, Face::Italic),
        heading: 1.19,
        board: 153.0,
    };

    /// A slide to be read from afar.
    pub(crate) const SLIDE: Self = Self {
        size: 20.0,
        justified: false,
        leading: 0.6,
        spacing: 0.8,
        title: 23.0,
        subtitle: (15.0, Face::Regular),
        heading: 1.1,
        ..Self::PAPER
    };

    /// The look of its letters.
    pub(crate) const fn look(&self) -> Look {
        Look { face: self.face, size: self.size, ink: self.ink }
    }

    pub(crate) const fn with_face(self, face: Face) -> Self {
        Self { face, ..self }
    }

    pub(crate) const fn with_ink(self, ink: Ink) -> Self {
        Self { ink, ..self }
    }

    /// The same with letters larger or smaller by a factor.
    pub(crate) fn scaled(self, factor: f32) -> Self {
        Self { size: self.size * factor, ..self }
    }

    /// The same with lines as they fall.
    pub(crate) const fn ragged(self) -> Self {
        Self { justified: false, ..self }
    }
}
