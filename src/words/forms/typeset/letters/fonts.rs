//! The faces that come with the program, and the shaping of texts: letters -> glyphs with their advances.

use krilla::text::{Font, GlyphId, KrillaGlyph};
use rustybuzz::{Direction, ShapePlan, UnicodeBuffer, script};

/// The faces.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Face {
    Regular,
    Bold,
    Italic,
    /// For lines of a file; also for signs that the others lack.
    Mono,
}

impl Face {
    const ALL: [Self; 4] = [Self::Regular, Self::Bold, Self::Italic, Self::Mono];

    /// The file.
    pub(crate) const fn bytes(self) -> &'static [u8] {
        match self {
            Self::Regular => include_bytes!("fonts/LibertinusSerif-Regular.otf"),
            Self::Bold => include_bytes!("fonts/LibertinusSerif-Bold.otf"),
            Self::Italic => include_bytes!("fonts/LibertinusSerif-Italic.otf"),
            Self::Mono => include_bytes!("fonts/DejaVuSansMono.ttf"),
        }
    }
}

/// The faces, ready to shape and to be embedded.
pub(crate) struct Fonts {
    loaded: Vec<Loaded>,
}

struct Loaded {
    face: Face,
    shaper: rustybuzz::Face<'static>,
    plan: ShapePlan,
    font: Font,
}

/// Glyphs of one face.
#[derive(Debug, Clone)]
pub(crate) struct Run {
    /// Their face, which is another than asked for where that lacks a letter.
    pub(crate) face: Face,
    /// What they say.
    pub(crate) text: String,
    /// The glyphs, with advances in parts of the size and places in the text.
    pub(crate) glyphs: Vec<KrillaGlyph>,
}

impl Run {
    /// How wide it is, in parts of the size.
    pub(crate) fn advance(&self) -> f32 {
        self.glyphs.iter().map(|glyph| glyph.x_advance).sum()
    }
}

impl Fonts {
    /// Reads the faces.
    ///
    /// # Errors
    /// One cannot be read.
    pub(crate) fn load() -> Result<Self, String> {
        let load = |face: Face| {
            let unread = || format!("the face {face:?} cannot be read");
            let shaper = rustybuzz::Face::from_slice(face.bytes(), 0).ok_or_else(unread)?;
            let plan = ShapePlan::new(&shaper, Direction::LeftToRight, Some(script::LATIN), None, &[]);
            let font = Font::new(face.bytes().into(), 0).ok_or_else(unread)?;
            Ok(Loaded { face, shaper, plan, font })
        };
        Face::ALL.into_iter().map(load).collect::<Result<_, String>>().map(|loaded| Self { loaded })
    }

    /// A face as documents embed it.
    pub(crate) fn font(&self, face: Face) -> Option<&Font> {
        self.of(face).map(|loaded| &loaded.font)
    }

    /// A text in glyphs. A letter that the face lacks comes from another.
    pub(crate) fn shaped(&self, text: &str, face: Face) -> Vec<Run> {
        let mut parts: Vec<(Face, String)> = Vec::new();
        for letter in text.chars() {
            let has = |face: &Face| self.has(*face, letter);
            let found = [face, Face::Regular, Face::Mono].into_iter().find(has).unwrap_or(face);
            match parts.last_mut() {
                Some((last, part)) if *last == found => part.push(letter),
                Some(_) | None => parts.push((found, letter.to_string())),
            }
        }
        parts.into_iter().filter_map(|(face, part)| self.run(face, part)).collect()
    }

    /// A text with a question mark for every letter that no face has.
    pub(crate) fn known(&self, text: &str) -> String {
        let known = |letter: char| [Face::Regular, Face::Mono].into_iter().any(|face| self.has(face, letter));
        text.chars().map(|letter| if known(letter) { letter } else { '?' }).collect()
    }

    fn of(&self, face: Face) -> Option<&Loaded> {
        self.loaded.iter().find(|loaded| loaded.face == face)
    }

    fn has(&self, face: Face, letter: char) -> bool {
        self.of(face).is_some_and(|loaded| loaded.shaper.glyph_index(letter).is_some())
    }

    fn run(&self, face: Face, text: String) -> Option<Run> {
        let loaded = self.of(face)?;
        let mut buffer = UnicodeBuffer::new();
        buffer.push_str(&text);
        buffer.set_direction(Direction::LeftToRight);
        buffer.set_script(script::LATIN);
        let shaped = rustybuzz::shape_with_plan(&loaded.shaper, &loaded.plan, buffer);
        let em = units(loaded.shaper.units_per_em());
        let starts: Vec<_> = shaped.glyph_infos().iter().map(|info| bytes(info.cluster)).collect();
        let mut glyphs = Vec::with_capacity(starts.len());
        for ((info, at), start) in shaped.glyph_infos().iter().zip(shaped.glyph_positions()).zip(&starts) {
            let end = starts.iter().copied().find(|next| next > start).unwrap_or(text.len());
            let [advance, x, y] = [at.x_advance, at.x_offset, at.y_offset].map(|length| units(length) / em);
            glyphs.push(KrillaGlyph::new(GlyphId::new(info.glyph_id), advance, x, y, 0.0, *start..end, None));
        }
        Some(Run { face, text, glyphs })
    }
}

#[expect(clippy::cast_precision_loss, reason = "lengths of a glyph: some thousand units")]
const fn units(length: i32) -> f32 {
    length as f32
}

fn bytes(cluster: u32) -> usize {
    usize::try_from(cluster).unwrap_or(usize::MAX)
}
