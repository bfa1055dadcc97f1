//! Reading a written move: position and text in, [`Reading`] out.
//!
//! Every sign on the paper must be explained. The interpretations are tried in steps, from the least to the most tolerant:
//! the player's own letters as written; in the other case; doubled letters read once; letters of other languages; look-alike
//! signs; the text rewritten (see `rewriting`); several moves on one paper. The first step that finds a legal
//! move decides. If no step does, the text is illegal (with reasons) or cannot be understood. Moves that it resembles, and moves
//! it would give without an unexplained part, are noted for the arbiter, but never ruled on.

use shakmaty::{Move as Found, Position as _};

use super::attempt::{Attempt, Group, Union, language_reading};
use super::language::Language;
use super::matching::add_new;
use super::men::{Man, Move};
use super::paper::{self, Sheet};
use super::position::{History, Position};
use super::reading::{
    self, Desk, Deviation, LanguageReading, NearKind, NearReading, Reading, ReadingKind, Written,
};
use super::spelling::{self, Case, Strain};
use super::{illegal, remarks, signs, words};

/// What the text on the paper says in this position.
#[must_use]
pub fn read(position: &Position, written: &Written<'_>, history: Option<&History>) -> Reading {
    let desk = Desk { position, legal: position.legal().to_vec(), written, history };
    if words::may_have_a_third_zero(&paper::typed(written.text, &mut Vec::new())) {
        return Reading::empty(ReadingKind::Unintelligible);
    }
    let whole = desk.read(written.text);
    match whole.kind {
        ReadingKind::Illegal | ReadingKind::Unintelligible => {
            let parts = desk.parts();
            let found = desk.rewritten().or_else(|| desk.several_moves(&whole, &parts));
            let found = found.or_else(|| desk.beside_words());
            found.unwrap_or_else(|| desk.unexplained(&whole, &parts))
        }
        ReadingKind::Clear | ReadingKind::Inexact | ReadingKind::Ambiguous | ReadingKind::Absent => whole,
    }
}

impl Desk<'_> {
    /// The reading of a text as one move.
    pub(super) fn read(&self, text: &str) -> Reading {
        let sheet = paper::clean(text, self.written.language);
        if sheet.is_empty() {
            let deviations = sheet.notes.clone();
            return Reading { deviations, ..Reading::empty(ReadingKind::Absent) };
        }
        let attempts = self.attempts(&sheet);
        match attempts.last().filter(|attempt| attempt.is_legal()) {
            Some(attempt) => self.legal_reading(&sheet, attempt),
            None => self.failed_reading(&sheet, attempts.first()),
        }
    }

    /// What the text says at each strain, the least first, up to one at which it is legal.
    fn attempts(&self, sheet: &Sheet) -> Vec<Attempt> {
        let mut attempts: Vec<Attempt> = Vec::with_capacity(1);
        for group in self.groups() {
            for strain in Strain::OF_A_LANGUAGE {
                if self.is_excluded(strain, &group, sheet, &attempts) {
                    continue;
                }
                let mut cases = strain.cases(sheet.core());
                if strain == Strain::Letter
                    && sheet.core().contains('x')
                    && self.begins_with_a_man_there(sheet.core())
                {
                    cases = &[Case::PieceFirst];
                }
                let attempt = Attempt::new(self, sheet, cases, &group);
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
        if let (true, Some(group)) = (attempts.is_empty(), self.groups().next()) {
            let attempt = Attempt::new(self, sheet, Strain::Sign.cases(sheet.core()), &group);
            attempts.extend(attempt.is_understood().then_some(attempt));
        }
        attempts
    }

    /// Whether what is understood already leaves no room for a strain. Another system of capitals and a sign too many are
    /// not looked at when the text says something without, nor what other languages would say in capitals when there are
    /// some already; a capital that names a man who is there names no file.
    fn is_excluded(&self, strain: Strain, group: &Group, sheet: &Sheet, attempts: &[Attempt]) -> bool {
        let has_capitals = || sheet.core().contains(char::is_uppercase);
        match strain {
            Strain::None | Strain::Letter | Strain::Sign => false,
            Strain::File => {
                sheet.core().starts_with(char::is_uppercase)
                    && (attempts.iter().any(|attempt| self.names_a_man_there(attempt))
                        || self.begins_with_a_man_there(sheet.core()))
            }
            Strain::Number => !attempts.is_empty(),
            Strain::System => !attempts.is_empty() || (group.others && has_capitals()),
        }
    }

    /// Whether a text without a rank (`Cxd`) begins with the letter, in the writer's language, of a man that the player has on the board.
    fn begins_with_a_man_there(&self, core: &str) -> bool {
        let languages = self.groups().next().map(|group| group.languages).unwrap_or_default();
        let men = languages.into_iter().filter_map(|language| spelling::man_at(core, language));
        !core.contains(|sign: char| sign.is_ascii_digit())
            && men.into_iter().any(|(man, _)| self.position.chess().our(man.into_shakmaty()).any())
    }

    fn names_a_man_there(&self, attempt: &Attempt) -> bool {
        attempt
            .readings()
            .any(|(_, pattern, _)| pattern.piece().is_some_and(|man| self.position.chess().our(man).any()))
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
        add_new(&mut deviations, &attempt.deviation());
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
            || !sheet.core().starts_with(|first: char| first.is_ascii_lowercase())
        {
            return;
        }
        let Some(group) = self.groups().next() else { return };
        for meant in Attempt::new(self, sheet, &[Case::PieceFirst], &group).moves().map(Move::from_shakmaty) {
            if !reading.candidates.contains(&meant) {
                reading.near.push(NearReading::new(NearKind::SmallLetterPiece, meant));
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
        for (spelling, pattern, _) in attempt.readings() {
            add_new(&mut reading.illegal_because, &illegal::reasons(pattern, self.position));
            add_new(&mut reading.near, &illegal::near_readings(pattern, self.position, &self.legal));
            reading.languages.push(language_reading(spelling, &[]));
        }
        let patterns = || attempt.readings().map(|(_, pattern, _)| pattern);
        reading.attempted = agreed(patterns().map(|pattern| pattern.man_moved(self.position.chess())));
        reading.attempts_capture = agreed(patterns().map(|pattern| pattern.takes(self.position.chess())));
        self.note_other_languages(sheet, &mut reading);
        self.note_capital(sheet, &mut reading);
        self.note_signs_alike(sheet, &mut reading);
        reading.deviations.clone_from(&sheet.notes);
        add_new(&mut reading.deviations, &attempt.deviation());
        reading
    }

    /// Notes the pawn's move of which the first capital would be the file.
    fn note_capital(&self, sheet: &Sheet, reading: &mut Reading) {
        let core = sheet.core();
        let Some(file) = core.chars().next().filter(char::is_ascii_uppercase) else { return };
        let Some(group) = self.groups().next() else { return };
        let cores =
            spelling::recased(core, Case::FilesOnly).iter().map(|text| spelling::once(text)).collect();
        let files = Sheet { cores, ..Sheet::default() };
        for meant in Attempt::new(self, &files, &[Case::AsWritten], &group).moves().map(Move::from_shakmaty) {
            let leaves_file = meant.from().to_string().starts_with(file.to_ascii_lowercase());
            if leaves_file && meant.man() == Man::Pawn && !reading.near.iter().any(|near| near.meant == meant)
            {
                reading.near.push(NearReading::new(NearKind::CapitalForFile, meant));
            }
        }
    }

    /// Notes the one legal move of which a sign looks like what is written, where nothing else resembles it.
    fn note_signs_alike(&self, sheet: &Sheet, reading: &mut Reading) {
        let Some(group) = self.groups().next().filter(|_| reading.near.is_empty()) else { return };
        let mut found = Vec::new();
        for (core, doubted) in reading::alike(sheet.core(), self.written.language) {
            let other = Sheet { cores: vec![core], ..Sheet::default() };
            let attempt = Attempt::new(self, &other, &[Case::AsWritten], &group);
            found.extend(attempt.moves().map(|meant| (Move::from_shakmaty(meant), doubted)));
        }
        if let [(meant, doubted)] = found.as_slice() {
            let doubted = Some(*doubted);
            reading.near.push(NearReading { kind: NearKind::SignConfused, meant: *meant, doubted });
        }
    }

    /// Notes the legal moves that the letters of other languages than those asked would give.
    fn note_other_languages(&self, sheet: &Sheet, reading: &mut Reading) {
        let languages = match self.written.language {
            Some(_) => Language::USUAL.to_vec(),
            None => Language::all().collect(),
        };
        let others = Attempt::new(self, sheet, &[Case::AsWritten], &Group { languages, others: true });
        for meant in others.moves().map(Move::from_shakmaty) {
            if !reading.near.iter().any(|near| near.meant == meant) {
                reading.near.push(NearReading::new(NearKind::ForeignLetter, meant));
            }
        }
    }

    /// Whether the second of two parts answers the first.
    fn is_answered(&self, written: &[&Reading], parts: &[(String, Reading)]) -> bool {
        let ([first, _], Some((answer, _))) = (written, parts.last()) else { return false };
        let [made] = first.candidates.as_slice() else { return false };
        let position = self.position.after(*made);
        let written = Written { text: answer, ..*self.written };
        let legal = position.legal().to_vec();
        let desk = Desk { position: &position, legal, written: &written, history: None };
        !desk.read(answer).candidates.is_empty()
    }

    /// The reading of a paper of which every part is a move. A text that is a move as a whole, though an illegal one, is only taken
    /// apart where every part is legal. That only one of the moves is legal does not choose it: it has to stand first, before a legal
    /// answer to it, and no word may leave a choice.
    fn several_moves(&self, whole: &Reading, parts: &[(String, Reading)]) -> Option<Reading> {
        let written: Vec<&Reading> = written(parts).collect();
        let is_legal = |reading: &&Reading| !reading.candidates.is_empty();
        let is_move = |reading: &&Reading| reading.kind != ReadingKind::Unintelligible;
        // Letters alone that are no legal move are a word.
        let is_word = |(part, reading): &(String, Reading)| {
            reading.candidates.is_empty()
                && reading.kind != ReadingKind::Absent
                && !part.contains(|sign: char| sign.is_ascii_digit())
                && words::in_words(part).is_none()
        };
        if parts.iter().any(is_word) {
            return None;
        }
        let is_answered = || !paper::leaves_a_choice(self.written.text) && self.is_answered(&written, parts);
        let are_moves = match whole.kind {
            ReadingKind::Illegal => written.len() > 1 && written.iter().all(is_legal) || is_answered(),
            ReadingKind::Clear
            | ReadingKind::Inexact
            | ReadingKind::Ambiguous
            | ReadingKind::Unintelligible
            | ReadingKind::Absent => {
                let all_are_legal = !written.is_empty() && written.iter().all(is_legal);
                written.iter().all(is_move) && (all_are_legal || is_answered())
            }
        };
        are_moves.then(|| together(&written))
    }

    /// Reads the move without the words around it; `None` if one of those words may affect the reading.
    fn beside_words(&self) -> Option<Reading> {
        let mut notes = Vec::new();
        let text = paper::typed(self.written.text, &mut notes);
        let remarked = remarks::remarked(&text, self.written.language)?;
        let reading = self.read(remarked.core);
        let is_move = !matches!(reading.kind, ReadingKind::Unintelligible | ReadingKind::Absent);
        if !is_move || !remarked.can_be_ignored(&reading) {
            return None;
        }
        let mut reading = reading;
        add_new(&mut reading.deviations, &notes);
        let mut reading = inexact(reading, Deviation::OtherWords);
        if remarked.offers_a_draw() {
            add_new(&mut reading.deviations, &[Deviation::DrawOffer]);
        }
        Some(reading)
    }

    /// A text of which a part gives moves and another part is not understood. Where that part names a man, the move is
    /// not even worth a note.
    fn unexplained(&self, whole: &Reading, parts: &[(String, Reading)]) -> Reading {
        let names_a_man = |(part, _): &(String, Reading)| {
            words::translated(part, self.written.language).is_some_and(|words| words.names_a_man)
        };
        let mut reading = whole.clone();
        if whole.kind == ReadingKind::Unintelligible && !parts.iter().any(names_a_man) {
            let near = |meant: &Move| NearReading::new(NearKind::Unexplained, *meant);
            let within: Vec<_> =
                parts.iter().flat_map(|(part, reading)| self.within(part, reading)).collect();
            let moves: Vec<_> =
                within.iter().filter(|reading| reading.kind != ReadingKind::Unintelligible).collect();
            reading.near.extend(together(&moves).candidates.iter().map(near));
        }
        reading
    }

    /// The readings of a part, or of its words where the part as a whole is not understood (`digo Tc5`). A part in which something is
    /// denied says no move.
    fn within(&self, part: &str, reading: &Reading) -> Vec<Reading> {
        match reading.kind {
            ReadingKind::Unintelligible if paper::denies(part) => Vec::new(),
            ReadingKind::Unintelligible => part.split_whitespace().map(|word| self.read(word)).collect(),
            ReadingKind::Absent => Vec::new(),
            ReadingKind::Clear | ReadingKind::Inexact | ReadingKind::Ambiguous | ReadingKind::Illegal => {
                vec![reading.clone()]
            }
        }
    }

    /// The parts of the paper on which several moves seem to stand, each with its reading.
    fn parts(&self) -> Vec<(String, Reading)> {
        let parts = paper::parts(self.written.text);
        if parts.len() < 2 {
            return Vec::new();
        }
        let read = |part: String| {
            let reading = self.read(&part);
            (part, reading)
        };
        parts.into_iter().map(read).collect()
    }
}

/// The readings of the parts on which something is written.
fn written(parts: &[(String, Reading)]) -> impl Iterator<Item = &Reading> {
    parts.iter().map(|(_, reading)| reading).filter(|reading| reading.kind != ReadingKind::Absent)
}

/// The reading with a deviation by which a clear one becomes inexact.
pub(super) fn inexact(reading: Reading, deviation: Deviation) -> Reading {
    let kind = if reading.kind == ReadingKind::Clear { ReadingKind::Inexact } else { reading.kind };
    let mut reading = Reading { kind, ..reading };
    add_new(&mut reading.deviations, &[deviation]);
    reading
}

/// What several readings say together.
fn together(readings: &[&Reading]) -> Reading {
    let mut all = Reading::empty(ReadingKind::Clear);
    for reading in readings {
        add_new(&mut all.candidates, &reading.candidates);
        add_new(&mut all.deviations, &reading.deviations);
        all.languages.extend(reading.languages.iter().cloned());
    }
    if !readings.iter().all(|reading| reading.candidates == all.candidates) {
        all.deviations.push(Deviation::SeveralMoves);
    }
    let found: Vec<Found> = all.candidates.iter().copied().map(Move::shakmaty).collect();
    decided(&found, all.deviations, all.languages)
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
        reading.near.push(NearReading::new(NearKind::QueenByCustom, meant));
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
