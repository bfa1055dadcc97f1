//! The texts of a case that the engine itself interprets: positions, moves and languages, and the order of moments.

use smol_str::SmolStr;

use super::done::DONE;
use crate::engine::model::is_not_known;
use crate::engine::source::Src;
use crate::engine::syntax::CaseFile;

/// The texts of a case. `None` if a text is not given or is given as unknown.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Texts<'c> {
    pub(super) position: Option<&'c Src<SmolStr>>,
    pub(super) history: Option<&'c Src<SmolStr>>,
    /// Empty if the paper is blank.
    pub(super) written: Option<&'c Src<SmolStr>>,
    pub(super) language: Option<&'c Src<SmolStr>>,
    pub(super) notation: Option<&'c Src<SmolStr>>,
    pub(super) intended: Option<&'c Src<SmolStr>>,
    pub(super) on_board: Option<&'c Src<SmolStr>>,
    pub(super) claimed: Option<&'c Src<SmolStr>>,
    /// As given, also if it is `unknown` or `unknowable`.
    pub(super) order: Option<&'c Src<SmolStr>>,
    /// As given, also if it is `unknown` or `unknowable`.
    pub(super) done: Option<&'c Src<SmolStr>>,
}

impl<'c> Texts<'c> {
    /// The texts of a case. If a text is given twice, the first one counts.
    pub(super) fn of(case: &'c CaseFile) -> Self {
        let mut texts = Self::default();
        for given in &case.facts {
            let text = match given.fact.value.as_str() {
                "position" => &mut texts.position,
                "history" => &mut texts.history,
                "sealed.written" => &mut texts.written,
                "sealed.language" => &mut texts.language,
                "sealed.notation" => &mut texts.notation,
                "sealed.intended" => &mut texts.intended,
                "sealed.on_board" => &mut texts.on_board,
                "claim.written" => &mut texts.claimed,
                "order" => &mut texts.order,
                DONE => &mut texts.done,
                _ => continue,
            };
            text.get_or_insert(&given.value);
        }
        let is_known = |text: &&Src<SmolStr>| !is_not_known(&text.value);
        let is_told = |text: &&Src<SmolStr>| !text.value.trim().is_empty() && is_known(text);
        Self {
            written: texts.written.filter(is_known),
            position: texts.position.filter(is_told),
            history: texts.history.filter(is_told),
            language: texts.language.filter(is_told),
            notation: texts.notation.filter(is_told),
            intended: texts.intended.filter(is_told),
            on_board: texts.on_board.filter(is_told),
            claimed: texts.claimed.filter(is_told),
            ..texts
        }
    }
}
