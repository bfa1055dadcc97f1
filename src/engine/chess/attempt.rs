//! One step of the reader of moves: all interpretations of a text at one level of tolerance, and what the text then means.
//!
//! In: a cleaned text, upper or lower case of letters, a list of languages. Out: patterns, each with the legal moves that
//! fit.

use shakmaty::{Move as Found, Position as _};

use super::language::Language;
use super::matching::{self, Fits, Price, add_new};
use super::men::Move;
use super::paper::Sheet;
use super::pattern::Pattern;
use super::reading::{Desk, Deviation, LanguageReading};
use super::spelling::{self, Case, Likeness, Spelling, Style};

/// All that a text says at one strain: each way of taking it with what it then says.
pub(super) struct Attempt {
    ways: Vec<Way>,
    others: bool,
}

/// One way of taking a text.
struct Way {
    readings: Vec<Made>,
    deviation: Vec<Deviation>,
}

/// What some languages make of a text, and the legal moves that fit.
pub(super) type Made = (Spelling, Pattern, Fits);

impl Attempt {
    /// What a sheet says if it is taken in some ways, all as good.
    pub(super) fn new(desk: &Desk<'_>, sheet: &Sheet, cases: &[Case], group: &Group) -> Self {
        let cores: Vec<&str> = sheet.cores.iter().map(String::as_str).collect();
        let mut ways = ways_of(desk, &cores, cases, group);
        if sheet.signs.check.is_none() {
            for way in &mut ways {
                way.readings.retain(|(_, pattern, _)| !pattern.is_man_alone());
            }
            ways.retain(|way| !way.readings.is_empty());
        }
        let marked: Vec<&str> = sheet.with_marks.iter().map(String::as_str).collect();
        if !marked.is_empty() && !sheet.core().is_empty() && !ways.iter().any(Way::says_all) {
            let smudged = ways_of(desk, &marked, cases, group);
            if !smudged.is_empty() {
                ways = smudged;
            }
        }
        Self { ways, others: group.others }
    }

    /// Whether anything is understood.
    pub(super) fn is_understood(&self) -> bool {
        !self.ways.is_empty()
    }

    /// Whether the letters are the player's, just as written.
    pub(super) fn is_faithful(&self) -> bool {
        self.deviation().is_empty()
    }

    /// What had to be bent.
    pub(super) fn deviation(&self) -> Vec<Deviation> {
        let mut deviation = Vec::new();
        self.deciding().for_each(|way| add_new(&mut deviation, &way.deviation));
        deviation.extend(self.others.then_some(Deviation::ForeignLetter));
        deviation
    }

    /// Whether a legal move fits.
    pub(super) fn is_legal(&self) -> bool {
        self.moves().next().is_some()
    }

    /// The legal moves that fit any reading.
    pub(super) fn moves(&self) -> impl Iterator<Item = Found> {
        self.readings().flat_map(|(.., fits)| fits.moves.iter().copied())
    }

    /// All that is understood.
    pub(super) fn readings(&self) -> impl Iterator<Item = &Made> {
        self.ways.iter().flat_map(|way| &way.readings)
    }

    /// All readings together: none of the ways is better than another.
    pub(super) fn union(&self) -> Union {
        let mut whole = Union::default();
        for way in self.deciding() {
            let mut union = Union::default();
            way.readings.iter().for_each(|(spelling, _, fits)| union.add(spelling, fits));
            whole.join(union);
        }
        whole
    }

    /// The ways that give a legal move, if one does; else all.
    fn deciding(&self) -> impl Iterator<Item = &Way> {
        let some_is_legal = self.is_legal();
        self.ways.iter().filter(move |way| !some_is_legal || way.is_legal())
    }
}

impl Way {
    /// Whether one of its readings needs no rank that is not written and no sign that only looks like another: a final `?`
    /// is a sign that cannot be read before it is a comment on such a reading.
    fn says_all(&self) -> bool {
        let is_whole = |(spelling, pattern, _): &Made| {
            spelling.likeness == Likeness::Exact && !pattern.understands_rank()
        };
        self.readings.iter().any(is_whole)
    }

    fn is_legal(&self) -> bool {
        self.readings.iter().any(|(.., fits)| !fits.moves.is_empty())
    }
}

fn ways_of(desk: &Desk<'_>, cores: &[&str], cases: &[Case], group: &Group) -> Vec<Way> {
    let mut ways = Vec::with_capacity(1);
    for core in cores {
        for case in cases {
            for text in spelling::recased(core, *case) {
                let readings = readings_of(desk, &text, *case, group);
                if !readings.is_empty() {
                    ways.push(Way { readings, deviation: spelling::case_deviations(core, &text, *case) });
                }
            }
        }
    }
    ways
}

fn readings_of(desk: &Desk<'_>, text: &str, case: Case, group: &Group) -> Vec<Made> {
    let chess = desk.position.chess();
    let mut readings = Vec::with_capacity(1);
    let meant = spelling::meant(text, case, &group.languages, desk.position.turn().into_shakmaty());
    for (spelling, pattern) in meant {
        let mut fits = matching::fits(&pattern, &desk.legal);
        matching::settle(&pattern, &mut fits, chess, desk.history);
        readings.push((spelling, pattern, fits));
    }
    without_pawn_letter(desk, &mut readings);
    readings
}

/// A capital that names a man on the board in one language is no pawn's letter in another: whoever writes `Bb4` and means
/// the pawn would hardly name it.
fn without_pawn_letter(desk: &Desk<'_>, readings: &mut Vec<Made>) {
    let names_a_man = |made: &Made| {
        made.0.style == Style::Algebraic
            && made.1.piece().is_some_and(|man| desk.position.chess().our(man).any())
    };
    if readings.len() > 1 && readings.iter().any(names_a_man) {
        readings
            .retain(|(spelling, pattern, _)| spelling.style != Style::Algebraic || !pattern.names_a_pawn());
    }
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

    /// Adds what another way of taking the text says.
    fn join(&mut self, other: Self) {
        add_new(&mut self.moves, &other.moves);
        add_new(&mut self.deviations, &other.deviations);
        for made in other.languages {
            let same = |known: &&mut LanguageReading| {
                known.notation == made.notation && known.languages == made.languages
            };
            match self.languages.iter_mut().find(same) {
                Some(known) => add_new(&mut known.moves, &made.moves),
                None => self.note_language(made),
            }
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
