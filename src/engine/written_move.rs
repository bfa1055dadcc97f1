//! A written move with what is told of it -> its reading: for the command line, line by line, and for other programs.
//!
//! In: texts with their places, loose or as the object `{"position", "written", "language", "history"}`. Out: the position
//! and the reading, or everything that stands in the way.

use crate::engine::chess;
use crate::engine::diagnostic::{Code, Diagnostic};
use crate::engine::facts::{history_told, language_told, position_told};
use crate::engine::source::{SourceId, Span, Src};
use crate::engine::syntax::CaseFile;

/// The keys of the object; the last two may be left out.
pub(crate) const KEYS: [&str; 4] = ["position", "written", "language", "history"];

/// A move to be read: texts with their places.
pub(crate) struct WrittenMove {
    /// The move as written.
    pub(crate) written: String,
    /// The position it was written in, in FEN.
    pub(crate) position: Src<String>,
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
        let mut required = |name: &'static str| {
            find(name).unwrap_or_else(|| {
                faults.push(Diagnostic::at(Code::MissingKey, Span::new(id, 0, 1)).with("key", name));
                Src::new(String::new(), Span::default())
            })
        };
        let (position, written) = (required("position"), required("written").value);
        if faults.is_empty() {
            Ok(Self { written, position, language: find("language"), history: find("history") })
        } else {
            Err(faults)
        }
    }

    /// Reads the move, or says everything that stands in the way.
    ///
    /// # Errors
    /// The position, the language or the history cannot be read.
    pub(crate) fn read(&self) -> Result<(chess::Position, chess::Reading), Vec<Diagnostic>> {
        let mut faults = Vec::new();
        let language = language_told(self.language.as_ref(), &mut faults);
        let position = position_told(Some(&self.position), &mut faults);
        let Some(position) = position.filter(|_| faults.is_empty()) else { return Err(faults) };
        let history = history_told(self.history.as_ref(), &position, language, &mut faults);
        if !faults.is_empty() {
            return Err(faults);
        }
        let written = chess::Written { text: &self.written, language, notation: None };
        let found = chess::read(&position, &written, history.as_ref());
        Ok((position, found))
    }
}
