//! A written move with what is told of it -> its reading: for the command line, line by line, and for other programs.
//!
//! In: texts with their places, loose or as the object `{"position", "written", "language", "history"}`. Out: the position
//! and the reading, or everything that stands in the way.

use crate::engine::chess;
use crate::engine::diagnostic::{Code, Diagnostic};
use crate::engine::facts::{game_told, history_told, language_told, position_told};
use crate::engine::source::{SourceId, Span, Src};
use crate::engine::syntax::CaseFile;

/// The keys of the object; the last two may be left out, and the position where the history is there.
pub(crate) const KEYS: [&str; 4] = ["position", "written", "language", "history"];

/// A move to be read: texts with their places.
pub(crate) struct WrittenMove {
    /// The move as written.
    pub(crate) written: String,
    /// The position it was written in, in FEN; without it, the one to which the history leads.
    pub(crate) position: Option<Src<String>>,
    /// The code of the language it is written in, when that is known.
    pub(crate) language: Option<Src<String>>,
    /// The moves that led to the position, when they are known.
    pub(crate) history: Option<Src<String>>,
}

impl WrittenMove {
    /// The object of a program, read as a case is.
    ///
    /// # Errors
    /// A key that does not belong there, or one that is missing.
    pub(crate) fn from_told(case: &CaseFile, id: SourceId) -> Result<Self, Vec<Diagnostic>> {
        let mut faults = Vec::new();
        for given in case.facts.iter().filter(|given| !KEYS.contains(&given.fact.value.as_str())) {
            faults.push(
                Diagnostic::at(Code::UnknownKey, given.fact.span)
                    .with("key", given.fact.value.as_str())
                    .with("known", KEYS.join(", "))
                    .suggesting(&given.fact.value, KEYS),
            );
        }
        for about in &case.about {
            let fault = Diagnostic::at(Code::UnknownKey, about.span).with("key", "about");
            faults.push(fault.with("known", KEYS.join(", ")));
        }
        let find = |name: &str| {
            case.facts.iter().find(|given| given.fact.value == name).map(|given| given.value.clone().of())
        };
        let (position, history) = (find("position"), find("history"));
        let mut require = |name: &'static str, is_told: bool| {
            if !is_told {
                faults.push(Diagnostic::at(Code::MissingKey, Span::new(id, 0, 1)).with("key", name));
            }
        };
        require("position", position.is_some() || history.is_some());
        let written = find("written");
        require("written", written.is_some());
        match written {
            Some(written) if faults.is_empty() => {
                Ok(Self { written: written.value, position, language: find("language"), history })
            }
            Some(_) | None => Err(faults),
        }
    }

    /// Reads the move, or says everything that stands in the way.
    ///
    /// # Errors
    /// The position, the language or the history cannot be read.
    pub(crate) fn read(&self) -> Result<(chess::Position, chess::Reading), Vec<Diagnostic>> {
        let mut faults = Vec::new();
        let language = language_told(self.language.as_ref(), &mut faults);
        let board = match (&self.position, &self.history) {
            (None, Some(moves)) => {
                game_told(moves, None, language, &mut faults).map(|history| (history.end(), Some(history)))
            }
            (position, moves) => position_told(position.as_ref(), &mut faults).map(|position| {
                let history = history_told(moves.as_ref(), &position, language, &mut faults);
                (position, history)
            }),
        };
        let Some((position, history)) = board.filter(|_| faults.is_empty()) else { return Err(faults) };
        let written = chess::Written { text: &self.written, language, notation: None };
        let found = chess::read(&position, &written, history.as_ref());
        Ok((position, found))
    }
}
