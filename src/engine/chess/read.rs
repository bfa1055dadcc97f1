//! Reading a written move: position and text in, [`Reading`] out.
//!
//! The order is fixed, and the first step that finds a legal move decides: the player's own letters
//! as written, then in another case, then other languages' letters, then several moves on one paper.
//! If nothing legal fits, the text is illegal (with reasons) or cannot be understood; what it
//! resembles is noted and never ruled on.

use shakmaty::Move as Found;

use super::{
    attempt::{Attempt, Group, Union, language_reading},
    desk::{Desk, Written},
    deviation::Deviation,
    history::History,
    illegal,
    language::Language,
    matching::add_new,
    men::Man,
    moves::Move,
    near,
    paper::{self, Sheet},
    position::Position,
    reading::{LanguageReading, Reading, ReadingKind},
    reason::{NearKind, NearReading},
    signs,
    spelling::Case,
};

/// What the text on the paper says in this position.
#[must_use]
pub fn read(position: &Position, written: &Written<'_>, history: Option<&History>) -> Reading {
    let desk = Desk { position, legal: position.legal().to_vec(), written, history };
    let whole = desk.read(written.text);
    match whole.kind {
        ReadingKind::Illegal | ReadingKind::Unintelligible => desk.several_moves().unwrap_or(whole),
        ReadingKind::Clear | ReadingKind::Inexact | ReadingKind::Ambiguous | ReadingKind::Absent => whole,
    }
}

impl Desk<'_> {
    /// The reading of a text as one move.
    fn read(&self, text: &str) -> Reading {
        let sheet = paper::clean(text);
        if sheet.core.is_empty() && sheet.with_marks.is_none() {
            return Reading { deviations: sheet.notes, ..Reading::empty(ReadingKind::Absent) };
        }
        let attempts = self.attempts(&sheet);
        match attempts.last().filter(|attempt| attempt.is_legal()) {
            Some(attempt) => self.legal_reading(&sheet, attempt),
            None => self.failed_reading(&sheet, attempts.first()),
        }
    }

    /// Ways of taking the letters, most faithful first, up to one that is legal. Another system of
    /// capitals or another's letters are not looked at when the player's own already say something.
    fn attempts(&self, sheet: &Sheet) -> Vec<Attempt> {
        let mut attempts: Vec<Attempt> = Vec::with_capacity(1);
        for group in self.groups() {
            for case in Case::ALL {
                if case == Case::Capitals && !attempts.is_empty() {
                    continue;
                }
                let attempt = Attempt::new(self, sheet, case, &group);
                if attempt.is_legal() {
                    attempts.push(attempt);
                    return attempts;
                }
                attempts.extend(attempt.is_understood().then_some(attempt));
            }
            if attempts.first().is_some_and(Attempt::is_faithful) {
                break;
            }
        }
        attempts
    }

    /// The languages to ask, nearest to the writer first.
    fn groups(&self) -> impl Iterator<Item = Group> {
        let own = self.written.language.map(|own| Group { languages: vec![own], others: false });
        let others = own.is_some();
        let usual = std::iter::once_with(move || Group { languages: Language::USUAL.to_vec(), others });
        let all = std::iter::once_with(move || Group { languages: Language::all().collect(), others });
        own.into_iter().chain(usual).chain(all)
    }

    fn legal_reading(&self, sheet: &Sheet, attempt: &Attempt) -> Reading {
        let union = attempt.union();
        let other_notation = self.is_other_notation(&union).then_some(Deviation::OtherNotation);
        let Union { moves: mut found, mut deviations, languages, .. } = union;
        signs::weigh(sheet.signs, self.position.chess(), &mut found, &mut deviations);
        add_new(&mut deviations, &attempt.deviation);
        add_new(&mut deviations, &sheet.notes);
        deviations.extend(other_notation);
        let mut reading = decided(&found, deviations, languages);
        reading.language_decides = reading.candidates.len() > 1 && each_language_is_clear(&reading.languages);
        self.note_small_letter(sheet, &mut reading);
        note_custom(&mut reading);
        reading
    }

    /// Whether the text fits only in another system than that of the player's scoresheet; castling is
    /// written alike in all.
    fn is_other_notation(&self, union: &Union) -> bool {
        let own =
            |made: &LanguageReading| Some(made.notation) == self.written.notation && !made.moves.is_empty();
        self.written.notation.is_some()
            && !union.languages.iter().any(own)
            && !union.moves.iter().all(|found| found.is_castle())
    }

    /// A small letter is a file by rule; that it is also a piece's letter is worth a note.
    fn note_small_letter(&self, sheet: &Sheet, reading: &mut Reading) {
        if reading.kind != ReadingKind::Clear
            || !sheet.core.starts_with(|first: char| first.is_ascii_lowercase())
        {
            return;
        }
        let Some(group) = self.groups().next() else { return };
        for meant in Attempt::new(self, sheet, Case::PieceFirst, &group).moves().map(Move::from_shakmaty) {
            if !reading.candidates.contains(&meant) {
                reading.near.push(NearReading { kind: NearKind::SmallLetterPiece, meant });
            }
        }
    }

    fn failed_reading(&self, sheet: &Sheet, attempt: Option<&Attempt>) -> Reading {
        let Some(attempt) = attempt else {
            return Reading {
                deviations: sheet.notes.clone(),
                ..Reading::empty(ReadingKind::Unintelligible)
            };
        };
        let mut reading = Reading::empty(ReadingKind::Illegal);
        for (spelling, pattern, _) in &attempt.readings {
            add_new(&mut reading.illegal_because, &illegal::reasons(pattern, self.position));
            add_new(&mut reading.near, &near::readings(pattern, self.position, &self.legal));
            reading.languages.push(language_reading(spelling, &[]));
        }
        let patterns = || attempt.readings.iter().map(|(_, pattern, _)| pattern);
        reading.attempted = agreed(patterns().map(|pattern| pattern.man_moved(self.position.chess())));
        reading.attempts_capture = agreed(patterns().map(|pattern| pattern.takes(self.position.chess())));
        self.note_other_languages(sheet, &mut reading);
        reading.deviations.clone_from(&sheet.notes);
        add_new(&mut reading.deviations, &attempt.deviation);
        reading
    }

    /// Notes the legal moves that the letters of other languages than those asked would give.
    fn note_other_languages(&self, sheet: &Sheet, reading: &mut Reading) {
        let languages = match self.written.language {
            Some(_) => Language::USUAL.to_vec(),
            None => Language::all().collect(),
        };
        let others = Attempt::new(self, sheet, Case::AsWritten, &Group { languages, others: true });
        for meant in others.moves().map(Move::from_shakmaty) {
            if !reading.near.iter().any(|near| near.meant == meant) {
                reading.near.push(NearReading { kind: NearKind::ForeignLetter, meant });
            }
        }
    }

    /// The reading of a paper on which several moves stand; none if there is one at most.
    fn several_moves(&self) -> Option<Reading> {
        let parts = paper::parts(self.written.text);
        if parts.len() < 2 {
            return None;
        }
        let readings = parts.iter().map(|part| (part, self.read(part)));
        let (moves, rest): (Vec<_>, Vec<_>) = readings
            .filter(|(_, reading)| reading.kind != ReadingKind::Absent)
            .partition(|(_, reading)| reading.kind != ReadingKind::Unintelligible);
        if !moves.iter().any(|(_, reading)| !reading.candidates.is_empty()) {
            return None;
        }
        let mut all = Reading::empty(ReadingKind::Clear);
        for (_, reading) in &moves {
            add_new(&mut all.candidates, &reading.candidates);
            add_new(&mut all.deviations, &reading.deviations);
            all.languages.extend(reading.languages.iter().cloned());
        }
        if !moves.iter().all(|(_, reading)| reading.candidates == all.candidates) {
            all.deviations.push(Deviation::SeveralMoves);
        }
        if !rest.is_empty() {
            all.deviations.push(Deviation::OtherWords);
        }
        let found: Vec<Found> = all.candidates.iter().copied().map(Move::shakmaty).collect();
        Some(decided(&found, all.deviations, all.languages))
    }
}

/// What all say, if they say the same.
fn agreed<T: PartialEq>(mut all: impl Iterator<Item = Option<T>>) -> Option<T> {
    let first = all.next()??;
    all.all(|other| other.as_ref() == Some(&first)).then_some(first)
}

/// A pawn on the last rank without a new man is ambiguous; custom has an opinion.
fn note_custom(reading: &mut Reading) {
    let first = reading.candidates.first().map(|made| (made.from(), made.to()));
    let same = reading.candidates.iter().all(|made| Some((made.from(), made.to())) == first);
    let queen = reading.candidates.iter().find(|made| made.promotion() == Some(Man::Queen));
    if let (true, ReadingKind::Ambiguous, Some(&meant)) = (same, reading.kind, queen) {
        reading.near.push(NearReading { kind: NearKind::QueenByCustom, meant });
    }
}

fn decided(found: &[Found], deviations: Vec<Deviation>, mut languages: Vec<LanguageReading>) -> Reading {
    let candidates: Vec<Move> = found.iter().copied().map(Move::from_shakmaty).collect();
    for language in &mut languages {
        language.moves.retain(|made| candidates.contains(made));
    }
    let kind = match (candidates.as_slice(), deviations.iter().any(|deviation| deviation.is_defect())) {
        ([_], false) => ReadingKind::Clear,
        ([_], true) => ReadingKind::Inexact,
        (_, _) => ReadingKind::Ambiguous,
    };
    let chosen = candidates.first().copied().filter(|_| candidates.len() == 1);
    Reading { candidates, chosen, deviations, languages, ..Reading::empty(kind) }
}

/// Whether every language that understands the text finds one legal move at most.
fn each_language_is_clear(languages: &[LanguageReading]) -> bool {
    languages.iter().all(|reading| reading.moves.len() <= 1)
}
