//! Two vocabularies -> the same facts and values under the same numbers, so that rules of both can be asked about one case.
//!
//! In: two vocabulary files. Out: each with what only the other declares put at its end, and what that was. Acts, parties
//! and states stay as they are: no case tells them.

use super::fact::Fact;
use super::vocabulary::Vocabulary;
use crate::engine::diagnostic::{Code, Diagnostic};
use crate::engine::syntax::{FactEntry, Name, TypeWritten, VocabularyFile};

/// How two vocabularies differ, as far as a case can show it. The first is place 0, the second place 1.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum WordDifference {
    /// Only this one has the fact.
    Fact(usize, String),
    /// Only this one has the value of the fact.
    Value(usize, String, String),
    /// The two take other things for granted about the fact.
    Assumed(String),
    /// The two exclude other cases as what no game can show.
    Impossible,
}

/// The two vocabularies with the same facts and values, and which of them only one has.
///
/// # Errors
/// Facts of one name that hold values of different kinds, at their places in the second.
pub(crate) fn alike(
    first: &VocabularyFile,
    second: &VocabularyFile,
) -> Result<([VocabularyFile; 2], Vec<WordDifference>), Vec<Diagnostic>> {
    let mut faults = Vec::new();
    let mut differences = Vec::new();
    let mut kinds: Vec<(&FactEntry, TypeWritten)> = Vec::new();
    for entry in &second.facts {
        let known = entry_of(first, entry);
        if known.is_none() {
            differences.push(WordDifference::Fact(1, entry.fact.value.clone()));
        }
        match known.map_or_else(|| Ok(entry.kind.clone()), |known| joined(known, entry, &mut differences)) {
            Ok(kind) => kinds.push((entry, kind)),
            Err(fault) => faults.push(fault),
        }
    }
    for entry in first.facts.iter().filter(|entry| entry_of(second, entry).is_none()) {
        differences.push(WordDifference::Fact(0, entry.fact.value.clone()));
        kinds.push((entry, entry.kind.clone()));
    }
    if !faults.is_empty() {
        return Err(faults);
    }
    let matters = |own: &VocabularyFile, other: &VocabularyFile| {
        let more = other.matters.iter().filter(|name| !has(&own.matters, name));
        own.matters.iter().chain(more).cloned().collect()
    };
    let files = [(first, second), (second, first)].map(|(own, other)| VocabularyFile {
        matters: matters(own, other),
        facts: kinds
            .iter()
            .map(|(entry, kind)| {
                let own = entry_of(own, entry).unwrap_or(*entry);
                FactEntry { kind: kind.clone(), ..own.clone() }
            })
            .collect(),
        ..own.clone()
    });
    Ok((files, differences))
}

fn entry_of<'f>(file: &'f VocabularyFile, entry: &FactEntry) -> Option<&'f FactEntry> {
    file.facts.iter().find(|known| known.fact.value == entry.fact.value)
}

fn has(names: &[Name], name: &Name) -> bool {
    names.iter().any(|known| known.value == name.value)
}

/// The values of both, those of the first before the others.
fn joined(
    first: &FactEntry,
    second: &FactEntry,
    differences: &mut Vec<WordDifference>,
) -> Result<TypeWritten, Diagnostic> {
    match (&first.kind, &second.kind) {
        (TypeWritten::Named(one), TypeWritten::Named(other)) if one.value == other.value => {
            Ok(second.kind.clone())
        }
        (TypeWritten::OneOf(one), TypeWritten::OneOf(other)) => {
            let fact = &second.fact.value;
            for (side, own, known) in [(0, one, other), (1, other, one)] {
                let only = own.iter().filter(|value| !has(known, value));
                differences
                    .extend(only.map(|value| WordDifference::Value(side, fact.clone(), value.value.clone())));
            }
            let more = other.iter().filter(|value| !has(one, value));
            Ok(TypeWritten::OneOf(one.iter().chain(more).cloned().collect()))
        }
        (one, other) => {
            let kind = |kind: &TypeWritten| match kind {
                TypeWritten::Named(name) => name.value.clone(),
                TypeWritten::OneOf(values) => {
                    let values: Vec<_> = values.iter().map(|value| value.value.as_str()).collect();
                    values.join(", ")
                }
            };
            let fault = Diagnostic::at(Code::FactOfOtherKind, second.fact.span);
            Err(fault.with("name", &second.fact.value).with("found", kind(other)).with("expected", kind(one)))
        }
    }
}

/// What two vocabularies with the same facts take for granted and exclude otherwise.
pub(crate) fn assumed_otherwise(first: &Vocabulary, second: &Vocabulary) -> Vec<WordDifference> {
    let pairs = first.facts().zip(second.facts());
    let otherwise = pairs.filter(|((_, one), (_, other))| one.assume != other.assume);
    let names = otherwise.map(|((_, fact), _): ((_, &Fact), _)| fact.name.clone());
    let mut differences: Vec<_> = names.map(WordDifference::Assumed).collect();
    if first.impossible() != second.impossible() {
        differences.push(WordDifference::Impossible);
    }
    differences
}
