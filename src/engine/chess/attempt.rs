//! One way of taking the letters of a sheet, and all that the text then says.
//!
//! In: a cleaned sheet, a case, some languages. Out: patterns, each with the legal moves that fit it.

use shakmaty::Move as Found;

use super::{
    desk::Desk,
    deviation::Deviation,
    language::Language,
    matching::{self, Fits, Price, add_new},
    moves::Move,
    paper::Sheet,
    pattern::Pattern,
    reading::LanguageReading,
    spelling::{self, Case, Likeness, Spelling},
    wing,
};

/// One way of taking the letters, and all that the text then says.
pub(super) struct Attempt {
    pub(super) readings: Vec<(Spelling, Pattern, Fits)>,
    pub(super) deviation: Vec<Deviation>,
}

impl Attempt {
    /// What a sheet says if its letters are taken in one way.
    pub(super) fn new(desk: &Desk<'_>, sheet: &Sheet, case: Case, group: &Group) -> Self {
        let mut readings = readings_of(desk, &sheet.core, case, group);
        if sheet.signs.check.is_none() {
            readings.retain(|(_, pattern, _)| !pattern.is_man_alone());
        }
        let marked = sheet.with_marks.as_ref().filter(|_| !sheet.core.is_empty());
        if let (true, Some(marked)) = (readings.is_empty(), marked) {
            readings = readings_of(desk, marked, case, group);
        }
        let letters = group.others.then_some(Deviation::ForeignLetter);
        let case = spelling::case_deviations(&sheet.core, case);
        Self { readings, deviation: case.into_iter().chain(letters).collect() }
    }

    /// Whether anything is understood.
    pub(super) fn is_understood(&self) -> bool {
        !self.readings.is_empty()
    }

    /// Whether the letters are the player's, just as written.
    pub(super) fn is_faithful(&self) -> bool {
        self.deviation.is_empty()
    }

    /// Whether a legal move fits.
    pub(super) fn is_legal(&self) -> bool {
        self.moves().next().is_some()
    }

    /// The legal moves that fit any reading.
    pub(super) fn moves(&self) -> impl Iterator<Item = Found> {
        self.readings.iter().flat_map(|(.., fits)| fits.moves.iter().copied())
    }

    /// All readings together.
    pub(super) fn union(&self) -> Union {
        let mut union = Union::default();
        for (spelling, _, fits) in &self.readings {
            union.add(spelling, fits);
        }
        union
    }
}

fn readings_of(desk: &Desk<'_>, core: &str, case: Case, group: &Group) -> Vec<(Spelling, Pattern, Fits)> {
    let Some(core) = spelling::recased(core, case) else { return Vec::new() };
    let chess = desk.position.chess();
    let mut readings = Vec::with_capacity(1);
    for spelling in spelling::spellings(&core, case, &group.languages) {
        for pattern in spelling::parse(&spelling, desk.position.turn().into_shakmaty()) {
            let mut fits = matching::fits(&pattern, &desk.legal);
            wing::settle(&pattern, &mut fits, chess, desk.history);
            readings.push((spelling.clone(), pattern, fits));
        }
    }
    readings
}

/// Languages asked together.
pub(super) struct Group {
    pub(super) languages: Vec<Language>,
    /// Whether they are other languages than the player's.
    pub(super) others: bool,
}

/// What several languages together make of a text.
#[derive(Default)]
pub(super) struct Union {
    pub(super) moves: Vec<Found>,
    pub(super) deviations: Vec<Deviation>,
    pub(super) languages: Vec<LanguageReading>,
    price: Price,
}

impl Union {
    fn add(&mut self, spelling: &Spelling, fits: &Fits) {
        self.note_language(language_reading(spelling, &fits.moves));
        if fits.moves.is_empty() || (!self.moves.is_empty() && fits.price > self.price) {
            return;
        }
        if self.moves.is_empty() || fits.price < self.price {
            self.moves.clear();
            self.deviations.clear();
            self.price = fits.price;
        }
        add_new(&mut self.moves, &fits.moves);
        add_new(&mut self.deviations, &fits.deviations);
        if spelling.likeness == Likeness::LookAlike {
            add_new(&mut self.deviations, &[Deviation::LookAlike]);
        }
        if spelling.text.contains('?') {
            add_new(&mut self.deviations, &[Deviation::Illegible]);
        }
    }

    /// Languages that make the same of a text are told together.
    fn note_language(&mut self, made: LanguageReading) {
        let same =
            |known: &&mut LanguageReading| known.notation == made.notation && known.moves == made.moves;
        match self.languages.iter_mut().find(same) {
            Some(known) => add_new(&mut known.languages, &made.languages),
            None => self.languages.push(made),
        }
    }
}

/// What the languages of a spelling make of a text.
pub(super) fn language_reading(spelling: &Spelling, found: &[Found]) -> LanguageReading {
    LanguageReading {
        languages: spelling.languages.clone(),
        notation: spelling.style.notation(),
        moves: found.iter().copied().map(Move::from_shakmaty).collect(),
    }
}
