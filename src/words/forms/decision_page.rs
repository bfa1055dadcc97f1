//! What was written of a ruling, to be written again for the next case that is alike to the rules: the sealed move and the
//! amounts are put in anew, the rest is copied.

use std::ops::Range;

use memchr::memmem::find_iter;

use super::amounts::Amounts;
use super::json::{GAP, decision_written, reason_said};
use super::reading_object::write_sealed;
use super::wording::Wording;
use crate::engine::decision::Decision;
use crate::engine::facts::{Facts, Sealed};
use crate::engine::model::{FactId, Vocabulary, written};
use crate::words::speech::phrases::Speaker;

/// A decision object with gaps.
#[derive(Debug)]
pub(crate) struct DecisionPage {
    text: Vec<u8>,
    /// Where each gap comes, and what goes there, in order.
    gaps: Vec<(usize, Gap)>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Gap {
    /// What was read from the sealed move.
    Sealed,
    /// The value of a fact.
    Value(FactId),
    /// A fact as a reason says it.
    Text(FactId),
}

/// The entry of a decision in which no sealed move was read.
const NO_MOVE: &str = r#""sealed":null"#;

impl DecisionPage {
    /// The page of one case alone.
    ///
    /// # Errors
    /// It cannot be written.
    pub(crate) fn of_one(
        speaker: &Speaker,
        decision: &Decision,
        rulebook: &str,
        wording: &Wording,
    ) -> serde_json::Result<Self> {
        Self::new(speaker, decision, rulebook, wording, Amounts::Written)
    }

    /// The page of every case that is alike to the rules.
    ///
    /// # Errors
    /// It cannot be written.
    pub(crate) fn of_many(
        speaker: &Speaker,
        decision: &Decision,
        rulebook: &str,
        wording: &Wording,
    ) -> serde_json::Result<Self> {
        Self::new(speaker, decision, rulebook, wording, Amounts::LeftOpen)
    }

    fn new(
        speaker: &Speaker,
        decision: &Decision,
        rulebook: &str,
        wording: &Wording,
        amounts: Amounts,
    ) -> serde_json::Result<Self> {
        let whole = decision_written(speaker, decision, rulebook, wording, amounts)?;
        // Behind it stand only the rulebook and the version.
        let found = whole.rfind(NO_MOVE);
        let sealed = found.map_or(whole.len(), |start| start + NO_MOVE.len() - 4);
        let mut page = Self { text: Vec::with_capacity(whole.len()), gaps: Vec::new() };
        page.cut(speaker.vocabulary, whole.get(..sealed).unwrap_or_default());
        page.gaps.push((page.text.len(), Gap::Sealed));
        page.cut(speaker.vocabulary, whole.get(sealed + 4..).unwrap_or_default());
        Ok(page)
    }

    /// Adds a text, its gaps cut out.
    fn cut(&mut self, vocabulary: &Vocabulary, text: &str) {
        let mut from = 0;
        for (number, at) in find_iter(text.as_bytes(), GAP).chain([text.len()]).enumerate() {
            let piece = text.get(from..at).unwrap_or_default();
            if number % 2 == 0 {
                self.text.extend_from_slice(piece.as_bytes());
            } else {
                self.gaps.extend(gap(vocabulary, piece).map(|gap| (self.text.len(), gap)));
            }
            from = at + GAP.len();
        }
    }

    /// So many bytes are kept.
    pub(crate) fn size(&self) -> usize {
        self.text.len() + self.gaps.len() * size_of::<(usize, Gap)>()
    }

    /// Writes the object of a case.
    ///
    /// # Errors
    /// It cannot be written.
    pub(crate) fn write(
        &self,
        out: &mut Vec<u8>,
        speaker: &Speaker,
        facts: &Facts,
        sealed: Option<&Sealed>,
        wording: &Wording,
    ) -> serde_json::Result<()> {
        let book = wording.phrases.map(|phrases| phrases.of(speaker));
        let mut from = 0;
        // One amount goes into many gaps: after the first time it is copied from there.
        let mut filled: Vec<(Gap, Range<usize>)> = Vec::new();
        for (to, gap) in &self.gaps {
            out.extend_from_slice(self.text.get(from..*to).unwrap_or_default());
            from = *to;
            if let Some((_, before)) = filled.iter().find(|(known, _)| known == gap) {
                out.extend_from_within(before.clone());
                continue;
            }
            let start = out.len();
            match gap {
                Gap::Sealed => write_sealed(out, speaker, sealed, wording)?,
                Gap::Value(fact) => {
                    let kind = &speaker.vocabulary.fact(*fact).kind;
                    let value = facts.value(*fact).map(|value| written(kind, value));
                    escaped(out, &value.unwrap_or_default())?;
                }
                Gap::Text(fact) => {
                    if let Some(book) = &book {
                        escaped(out, &reason_said(speaker, book, facts, *fact))?;
                    }
                }
            }
            filled.push((*gap, start..out.len()));
        }
        out.extend_from_slice(self.text.get(from..).unwrap_or_default());
        Ok(())
    }
}

/// What a gap is for: a letter and the name of a fact.
fn gap(vocabulary: &Vocabulary, sign: &str) -> Option<Gap> {
    let value = sign.strip_prefix('v').and_then(|name| vocabulary.fact_named(name)).map(Gap::Value);
    value.or_else(|| sign.strip_prefix('t').and_then(|name| vocabulary.fact_named(name)).map(Gap::Text))
}

/// A text as it stands between the quotation marks of JSON.
fn escaped(out: &mut Vec<u8>, text: &str) -> serde_json::Result<()> {
    let start = out.len();
    serde_json::to_writer(&mut *out, text)?;
    out.pop();
    out.remove(start);
    Ok(())
}
