//! Facts computed from the board: the reading of the sealed move, how it ends the game, repetitions, the position after it.

use std::cell::RefCell;
use std::collections::BTreeSet;

use smol_str::SmolStr;

use super::faults::{history_fault, position_fault, position_mend};
use super::known::{Facts, Known};
use super::later::{Later, Unmade};
use super::texts::Texts;
use crate::engine::cancel::Cancel;
use crate::engine::chess;
use crate::engine::chess::{
    Deviation, Ending, EndsGame, FivefoldCheck, History, HistoryFault, Language, Man, Move, Notation,
    Position, Reading, ReadingKind, Written,
};
use crate::engine::diagnostic::{Arg, Code, Diagnostic};
use crate::engine::model::{FactId, Type, Value, Vocabulary};
use crate::engine::source::{Span, Src};

/// The sealed move on the board.
#[derive(Debug, Clone)]
pub struct Sealed {
    /// The position before it.
    pub position: Position,
    /// The text on the paper.
    pub written: String,
    /// How it reads.
    pub reading: Reading,
    /// The reading given by the arbiter, if it differs from the computed one.
    pub stated: Option<ReadingKind>,
    /// The move that counts as sealed: the one intended according to the arbiter, otherwise the one read.
    pub played: Option<Move>,
    /// How that move ends the game, if this can be determined.
    pub ends: Option<EndsGame>,
    /// Fivefold repetition could not be checked, because the history does not go back far enough.
    pub fivefold_unchecked: bool,
}

impl Sealed {
    /// The legal moves that the text can mean: the one that counts as sealed, otherwise all candidates.
    fn moves(&self) -> Vec<Move> {
        moves(self.played, &self.reading)
    }
}

fn moves(played: Option<Move>, reading: &Reading) -> Vec<Move> {
    played.map_or_else(|| reading.candidates.clone(), |played| vec![played])
}

/// The position, the history and the texts of a case that are interpreted on the board.
pub(super) struct Board<'a> {
    pub(super) vocabulary: &'a Vocabulary,
    pub(super) position: Position,
    pub(super) history: Option<History>,
    pub(super) texts: Texts<'a>,
    /// The language of the scoresheet.
    pub(super) language: Option<Language>,
}

/// The position given in the case.
pub(crate) fn position(
    text: Option<&Src<impl AsRef<str>>>,
    faults: &mut Vec<Diagnostic>,
) -> Option<Position> {
    let text = text?;
    match Position::from_fen(text.value.as_ref().trim()) {
        Ok(position) => Some(position),
        Err(found) => {
            // The first fault often brings the others.
            let first = found.first().map(|fault| {
                let bad = Diagnostic::at(Code::BadPosition, text.span);
                bad.with("reason", position_fault(fault)).with("mend", position_mend(fault))
            });
            faults.extend(first);
            None
        }
    }
}

/// The history given in the case, which must lead to the position `end`.
pub(crate) fn history(
    text: Option<&Src<impl AsRef<str>>>,
    end: &Position,
    language: Option<Language>,
    faults: &mut Vec<Diagnostic>,
) -> Option<History> {
    game(text?, Some(end), language, faults)
}

/// A game given as moves; if `end` is given, the moves must lead to that position.
pub(crate) fn game(
    text: &Src<impl AsRef<str>>,
    end: Option<&Position>,
    language: Option<Language>,
    faults: &mut Vec<Diagnostic>,
) -> Option<History> {
    match read_game(text.value.as_ref(), end, language) {
        Ok(history) => Some(history),
        Err(fault) => {
            faults.push(Diagnostic::at(Code::BadHistory, text.span).with("reason", history_fault(&fault)));
            None
        }
    }
}

/// The text of a game, the position it must lead to and the language told.
type Game = (String, Option<Position>, Option<Language>);

thread_local! {
    /// The game read last. The rulings on all changes of a case read the same game.
    static READ_LAST: RefCell<Option<(Game, Result<History, HistoryFault>)>> = const { RefCell::new(None) };
}

/// Reads a game, unless it is the one read last.
fn read_game(
    text: &str,
    end: Option<&Position>,
    language: Option<Language>,
) -> Result<History, HistoryFault> {
    let is_last =
        |(known, ends, in_language): &Game| known == text && ends.as_ref() == end && *in_language == language;
    let last = READ_LAST
        .with_borrow(|last| last.as_ref().filter(|(game, _)| is_last(game)).map(|(_, read)| read.clone()));
    last.unwrap_or_else(|| {
        let read = match end {
            Some(end) => History::from_text(text, end, language),
            None => History::to_its_end(text, language),
        };
        // What is cancelled is read in part.
        if !Cancel::standing().is_cancelled() {
            READ_LAST.set(Some(((text.to_owned(), end.cloned(), language), read.clone())));
        }
        read
    })
}

/// The language of the scoresheet as given in the case.
pub(crate) fn language(
    text: Option<&Src<impl AsRef<str>>>,
    faults: &mut Vec<Diagnostic>,
) -> Option<Language> {
    let text = text?;
    let found = Language::from_code(text.value.as_ref().trim());
    if found.is_none() {
        let known: Vec<_> = Language::all().map(Language::code).collect();
        faults.push(
            Diagnostic::at(Code::UnknownLanguage, text.span)
                .with("name", text.value.as_ref())
                .with("known", known.join(", ")),
        );
    }
    found
}

impl Board<'_> {
    /// Computes the facts that follow from the board and are not told. Who can still mate needs a search and is left to
    /// [`Later`]. An end of the game that the case gives and the board refutes is a fault.
    pub(super) fn compute(
        &self,
        facts: &mut Facts,
        places: &dyn Fn(FactId) -> Span,
        faults: &mut Vec<Diagnostic>,
    ) -> (Option<Sealed>, Later) {
        let sealed = self.sealed(facts, faults);
        self.repeated(facts, sealed.as_ref());
        self.claimed(facts);
        let chosen = sealed.as_ref().and_then(|sealed| sealed.reading.chosen);
        let ends = sealed.as_ref().and_then(|sealed| sealed.ends);
        let onward: Vec<_> = sealed.iter().flat_map(Sealed::moves).collect();
        // A position from which a live one is reached is alive itself.
        let alive = !onward.is_empty() && ends.is_some_and(leaves_life);
        let over = chess::ended_before(&self.position, self.history.as_ref(), alive);
        let known = self.vocabulary.by_name();
        faults.extend(self.refute((facts, known.position_over), over.ends, &[], places));
        // A record that the arbiter reads otherwise is not compared with the board.
        let is_read = known.sealed_reading.is_none_or(|fact| !facts.is_unknown(fact));
        let stands = sealed.as_ref().filter(|sealed| is_read && sealed.stated.is_none());
        let read = stands.filter(|sealed| !sealed.reading.language_decides);
        let written: Vec<_> = known.sealed_written.into_iter().zip(self.texts.written).collect();
        faults.extend(self.refute((facts, known.sealed_ends_game), read.and(ends), &written, places));
        self.choose(facts, known.position_over, over.ends.map(EndsGame::code));
        // Only a move that stands and lets the game go on is on the board when a flag falls or a record is judged.
        let stands = stands.is_some() && ends == Some(EndsGame::No);
        let after = |played: Move| self.position.after(played);
        let sealer = self.position.turn();
        let later = if let Some(played) = chosen.filter(|_| stands) {
            Later::new(after(played), Vec::new(), sealer)
        } else {
            Later::new(self.position.clone(), onward.into_iter().map(after).collect(), sealer)
        };
        let unmade =
            if over.ends == Some(EndsGame::No) { self.unmade(sealed.as_ref(), is_read) } else { Vec::new() };
        (sealed, later.with(unmade))
    }

    /// Excludes the ends of the game that the board refutes: checkmate and stalemate if the board shows neither, every other end if
    /// it shows one of them, a dead position where a mate was found, and that the game goes on in a dead position. Returns a fault
    /// if the case gives an excluded end.
    fn refute(
        &self,
        (facts, fact): (&mut Facts, Option<FactId>),
        ends: Option<EndsGame>,
        written: &[(FactId, &Src<SmolStr>)],
        places: &dyn Fn(FactId) -> Span,
    ) -> Option<Diagnostic> {
        let (fact, ends) = (fact?, ends?);
        let Type::OneOf(values) = &self.vocabulary.fact(fact).kind else { return None };
        let on_the_board = [EndsGame::Checkmate, EndsGame::Stalemate];
        let is_refuted = |end: &str| {
            let is_dead_too = end == EndsGame::DeadPosition.code() && ends == EndsGame::Stalemate;
            let turns_on_the_board =
                on_the_board.contains(&ends) || on_the_board.iter().any(|one| one.code() == end);
            let turns_on_life =
                [(EndsGame::No, EndsGame::DeadPosition), (EndsGame::DeadPosition, EndsGame::No)]
                    .iter()
                    .any(|(shown, refuted)| *shown == ends && refuted.code() == end);
            end != ends.code() && !is_dead_too && (turns_on_the_board || turns_on_life)
        };
        for (place, _) in (0..=u8::MAX).zip(values).filter(|(_, end)| is_refuted(end)) {
            facts.rule_out(fact, place);
        }
        let Known::Told(Value::Choice(told)) = facts.known(fact) else { return None };
        let told = values.get(usize::from(*told)).filter(|told| is_refuted(told))?;
        let name = |fact: FactId| self.vocabulary.fact(fact).name.clone();
        let mut statements = vec![(name(fact), told.clone())];
        statements.extend(self.vocabulary.by_name().position.map(|fact| (name(fact), self.position.fen())));
        statements.extend(written.iter().map(|(fact, text)| (name(*fact), text.value.to_string())));
        Some(Diagnostic::at(Code::ContradictoryFacts, places(fact)).with("facts", Arg::Facts(statements)))
    }

    /// The moves that are not known exactly, for which the board can only exclude ways of ending the game.
    fn unmade(&self, sealed: Option<&Sealed>, is_read: bool) -> Vec<Unmade> {
        let (known, history) = (self.vocabulary.by_name(), self.history.as_ref());
        let sealed_one_of = sealed
            .filter(|sealed| {
                is_read && !sealed.reading.language_decides && sealed.stated.is_none_or(is_one_move)
            })
            .map(Sealed::moves)
            .filter(|moves| !moves.is_empty())
            .unwrap_or_else(|| self.position.legal_moves());
        let sealed_move = Unmade {
            fact: known.sealed_ends_game,
            position: self.position.clone(),
            history: history.cloned(),
            moves: sealed_one_of,
            reading: known.sealed_reading,
        };
        // A record that the arbiter reads otherwise was not played, so there is no position for a reply. There is no
        // reply where the sealed move ends the game in every edition.
        let is_over = [EndsGame::Checkmate, EndsGame::Stalemate, EndsGame::DeadPosition].map(Some);
        let stands = sealed.filter(|sealed| sealed.stated.is_none() && !is_over.contains(&sealed.ends));
        let reply = stands.and_then(|sealed| sealed.played).map(|played| {
            let position = self.position.after(played);
            let moves = position.legal_moves();
            Unmade {
                fact: known.reply_ends_game,
                position,
                history: history.map(|history| history.with(played)),
                moves,
                reading: known.reply_reading,
            }
        });
        [sealed_move].into_iter().chain(reply).collect()
    }

    fn sealed(&self, facts: &mut Facts, faults: &mut Vec<Diagnostic>) -> Option<Sealed> {
        let language = self.language;
        let (known, written) = (self.vocabulary.by_name(), self.texts.written?);
        let notation = self.texts.notation.and_then(|text| Notation::from_code(&text.value));
        let paper = Written { text: &written.value, language, notation };
        let reading = chess::read(&self.position, &paper, self.history.as_ref());
        let stated = self.stated_reading(facts).filter(|stated| *stated != reading.kind);
        // Where the language of the scoresheet decides and nobody told it, the reading is not known.
        let read = (!reading.language_decides).then(|| reading.kind.code());
        self.choose(facts, known.sealed_reading, read);
        self.choose(facts, known.sealed_notation, system(&reading).map(Notation::code));
        self.what_else_could_move(&reading, facts);
        self.offered(&reading, facts);
        hold(facts, known.sealed_as_on_board, self.as_on_board(&reading, faults));
        // Where nothing is written there is no move that could have been meant.
        let intended = self.intended(notation, faults).filter(|_| reading.kind != ReadingKind::Absent);
        let played = intended.or(reading.chosen);
        let ending = |candidate| chess::ends_game(&self.position, candidate, self.history.as_ref());
        let endings: Vec<_> = moves(played, &reading).into_iter().map(ending).collect();
        if reading.kind == ReadingKind::Ambiguous && read.is_some() {
            // Whatever was meant: the record is judged.
            let known = reading.candidates.iter().filter_map(|candidate| ending(*candidate).ends);
            let differ = known.clone().skip(1).zip(known).any(|(one, other)| one != other);
            hold(facts, self.vocabulary.by_name().sealed_ends_differ, differ.then_some(true));
        }
        // Of a record that the arbiter takes for no single move plica's reading says nothing.
        let is_rejected = stated.is_some_and(|stated| !is_one_move(stated));
        let ends = agreed_end(&reading, &endings).filter(|_| !is_rejected);
        if known.sealed_reading.is_some_and(|fact| facts.is_unknown(fact)) {
            self.ends_as_read(facts, reading.kind, ends.filter(|_| read.is_some()));
        } else {
            self.choose(facts, known.sealed_ends_game, ends.filter(|_| read.is_some()).map(EndsGame::code));
        }
        let fivefold_unchecked =
            endings.iter().any(|ending| ending.fivefold == FivefoldCheck::HistoryTooShort);
        let (position, written) = (self.position.clone(), written.value.to_string());
        Some(Sealed { position, written, reading, stated, played, ends, fivefold_unchecked })
    }

    /// Nobody knows how the record reads: if it is one move, or is what plica reads, it ends the game as plica's reading of it does.
    fn ends_as_read(&self, facts: &mut Facts, read: ReadingKind, ends: Option<EndsGame>) {
        let known = self.vocabulary.by_name();
        let (Some(reading), Some(fact), Some(ends)) = (known.sealed_reading, known.sealed_ends_game, ends)
        else {
            return;
        };
        let values = |fact: FactId| (0..=u8::MAX).zip(self.vocabulary.fact(fact).kind.values());
        let as_read = [ReadingKind::Clear, ReadingKind::Inexact, read].map(ReadingKind::code);
        for (read, _) in values(reading).filter(|(_, value)| as_read.contains(&value.as_str())) {
            for (other, _) in values(fact).filter(|(_, value)| *value != ends.code()) {
                facts.exclude_together((reading, read), (fact, other));
            }
        }
    }

    /// Whether the sealed move is the move made on the board; `None` if one of the two cannot be determined.
    fn as_on_board(&self, sealed: &Reading, faults: &mut Vec<Diagnostic>) -> Option<bool> {
        let made = self.made(self.texts.on_board?, None, faults)?;
        let can_be = |written: &Move| *written == made;
        match sealed.chosen {
            Some(written) => Some(can_be(&written)),
            None => (!sealed.candidates.is_empty() && !sealed.candidates.iter().any(can_be)).then_some(false),
        }
    }

    /// Computes the repetition counts: of the position after the sealed move, and the highest count in the history. If the
    /// possible moves give different counts and one of them is three or more, the first count is unknown.
    fn repeated(&self, facts: &mut Facts, sealed: Option<&Sealed>) {
        let (known, history) = (self.vocabulary.by_name(), self.history.as_ref());
        count(facts, known.position_repetitions, history.and_then(History::most_repeated));
        let moves = match (sealed, history) {
            (Some(sealed), _) => sealed.moves(),
            (None, Some(_)) => self.position.legal_moves(),
            (None, None) => Vec::new(),
        };
        let counts: BTreeSet<_> =
            moves.into_iter().map(|made| chess::repetitions(&self.position, made, history)).collect();
        if let (1, Some(only)) = (counts.len(), counts.first()) {
            count(facts, known.sealed_repetitions, *only);
        } else if counts.iter().flatten().any(|count| *count >= 3)
            && let Some(fact) = known.sealed_repetitions
            && *facts.known(fact) == Known::NotAsked
        {
            facts.set(fact, Known::Unknown);
        }
    }

    /// Computes the repetition count of the position that the claimed move leads to.
    fn claimed(&self, facts: &mut Facts) {
        let Some(written) = self.texts.claimed else { return };
        let paper = Written { text: &written.value, language: self.language, notation: None };
        let chosen = chess::read(&self.position, &paper, self.history.as_ref()).chosen;
        let repeated =
            chosen.and_then(|made| chess::repetitions(&self.position, made, self.history.as_ref()));
        count(facts, self.vocabulary.by_name().claim_repetitions, repeated);
    }

    /// Sets `sealed.offers_draw` if an offer of a draw is written beside the move.
    fn offered(&self, reading: &Reading, facts: &mut Facts) {
        let is_offer = reading.deviations.contains(&Deviation::DrawOffer);
        hold(facts, self.vocabulary.by_name().sealed_offers_draw, is_offer.then_some(true));
    }

    /// For an illegal move: whether the text is a capture, and whether the named piece or the king has a legal move.
    fn what_else_could_move(&self, reading: &Reading, facts: &mut Facts) {
        if reading.kind != ReadingKind::Illegal {
            return;
        }
        let can_move = |man: Man| {
            let mut legal = self.position.legal_moves().into_iter();
            legal.any(|made| made.man() == man && made.castling().is_none())
        };
        let known = self.vocabulary.by_name();
        hold(facts, known.sealed_record_is_capture, reading.attempts_capture);
        hold(facts, known.sealed_piece_can_move, reading.attempted.map(can_move));
        hold(facts, known.sealed_king_can_move, Some(can_move(Man::King)));
    }

    /// The move that the arbiter states as intended.
    fn intended(&self, notation: Option<Notation>, faults: &mut Vec<Diagnostic>) -> Option<Move> {
        self.made(self.texts.intended?, notation, faults)
    }

    /// The one move that a text of the case denotes. If it denotes none, that is a fault.
    fn made(
        &self,
        text: &Src<SmolStr>,
        notation: Option<Notation>,
        faults: &mut Vec<Diagnostic>,
    ) -> Option<Move> {
        let paper = Written { text: &text.value, language: self.language, notation };
        let found = chess::read(&self.position, &paper, self.history.as_ref()).chosen;
        if found.is_none() {
            faults.push(Diagnostic::at(Code::BadMove, text.span).with("value", text.value.as_str()));
        }
        found
    }

    fn stated_reading(&self, facts: &Facts) -> Option<ReadingKind> {
        let fact = self.vocabulary.by_name().sealed_reading?;
        let (Known::Told(Value::Choice(choice)), Type::OneOf(values)) =
            (facts.known(fact), &self.vocabulary.fact(fact).kind)
        else {
            return None;
        };
        let value = values.get(usize::from(*choice))?;
        [
            ReadingKind::Clear,
            ReadingKind::Inexact,
            ReadingKind::Ambiguous,
            ReadingKind::Illegal,
            ReadingKind::Unintelligible,
            ReadingKind::Absent,
        ]
        .into_iter()
        .find(|kind| kind.code() == value)
    }

    /// Records a computed value, unless the fact is told.
    fn choose(&self, facts: &mut Facts, fact: Option<FactId>, value: Option<&str>) {
        let (Some(fact), Some(value)) = (fact, value) else { return };
        facts.choose(self.vocabulary, fact, value);
    }
}

/// Records a computed number, unless the fact is told.
fn count(facts: &mut Facts, fact: Option<FactId>, count: Option<u32>) {
    record(facts, fact, count.map(|count| Value::Amount(i64::from(count))));
}

/// Records a computed truth value, unless the fact is told.
fn hold(facts: &mut Facts, fact: Option<FactId>, truth: Option<bool>) {
    record(facts, fact, truth.map(Value::Truth));
}

fn record(facts: &mut Facts, fact: Option<FactId>, value: Option<Value>) {
    if let (Some(fact), Some(value)) = (fact, value)
        && *facts.known(fact) == Known::NotAsked
    {
        facts.set(fact, Known::Computed(value));
    }
}

/// The notation system of the written move, if only one system gives it a meaning. Castling is written alike in all systems
/// and gives none.
fn system(reading: &Reading) -> Option<Notation> {
    if reading.candidates.iter().any(|made| made.castling().is_some()) {
        return None;
    }
    let legal =
        reading.languages.iter().filter(|made| reading.candidates.is_empty() || !made.moves.is_empty());
    let mut systems = legal.map(|made| made.notation);
    let first = systems.next()?;
    systems.all(|other| other == first).then_some(first)
}

/// Whether a reading is of one legal move.
const fn is_one_move(reading: ReadingKind) -> bool {
    matches!(reading, ReadingKind::Clear | ReadingKind::Inexact)
}

/// The ending that all candidate moves share. Blank paper ends nothing.
fn agreed_end(reading: &Reading, endings: &[Ending]) -> Option<EndsGame> {
    match endings.split_first() {
        Some((first, rest)) if rest.iter().all(|ending| ending.ends == first.ends) => first.ends,
        Some(_) => None,
        None => (reading.kind == ReadingKind::Absent).then_some(EndsGame::No),
    }
}

/// Whether an ending shows that checkmate was still possible before the move.
fn leaves_life(ends: EndsGame) -> bool {
    match ends {
        EndsGame::No | EndsGame::Checkmate | EndsGame::Fivefold | EndsGame::SeventyFive => true,
        EndsGame::Stalemate | EndsGame::DeadPosition => false,
    }
}
