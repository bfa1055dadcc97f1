//! The rule files that the program carries: their texts, and their trees as `build.rs` read them.

use std::collections::BTreeSet;

use crate::engine::diagnostic::Diagnostic;
use crate::engine::rule_files::{self, RuleFiles, folder};
use crate::engine::source::{SourceId, Sources};
use crate::engine::syntax::{self, RuleFile};

include!(concat!(env!("OUT_DIR"), "/rules.rs"));
include!(concat!(env!("OUT_DIR"), "/carried.rs"));

/// The digest of all of them.
pub(crate) const DIGEST: &str = RULES_DIGEST;

/// How much of the files is wanted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Extent {
    /// Everything.
    Whole,
    /// No examples, nor the errors people make: no ruling needs them, and they are nine tenths.
    Rules,
}

/// The files that all editions share, and those of the editions wanted.
pub(crate) fn files(sources: &mut Sources, extent: Extent, is_wanted: impl Fn(&str) -> bool) -> RuleFiles {
    let is_wanted = |path: &str| folder(path).strip_prefix("rules/").is_none_or(&is_wanted);
    let mut all = RuleFiles::default();
    for ((path, text), carried) in RULES.iter().zip(CARRIED).filter(|((path, _), _)| is_wanted(path)) {
        let id = sources.add_carried(path, text);
        let (file, faults) = match unpacked(*carried, id, text, extent) {
            Some(file) => (Some(file), Vec::new()),
            None => read(sources, id, extent),
        };
        all.files.extend(file.map(|file| (id, file)));
        all.faults.extend(faults);
    }
    all
}

/// A file from the bytes of its rules and of what stands beside them.
fn unpacked((rules, beside): (&[u8], &[u8]), id: SourceId, text: &str, extent: Extent) -> Option<RuleFile> {
    let file: RuleFile = syntax::unpacked(rules, id, text)?;
    match extent {
        Extent::Whole => Some(file.with_beside(syntax::unpacked(beside, id, text)?)),
        Extent::Rules => Some(file),
    }
}

/// A file from its text: one that is not plain YAML, or that has faults, is not carried otherwise.
fn read(sources: &Sources, id: SourceId, extent: Extent) -> (Option<RuleFile>, Vec<Diagnostic>) {
    let (mut file, faults) = rule_files::read_one(sources, id);
    if let (Extent::Rules, Some(file)) = (extent, &mut file) {
        file.take_beside();
    }
    (file, faults)
}

/// These editions and those they amend; none where one of them is not carried.
pub(crate) fn with_amended(editions: &[impl AsRef<str>]) -> Option<BTreeSet<&str>> {
    let mut wanted = BTreeSet::new();
    for edition in editions {
        let mut next = Some(edition.as_ref());
        while let Some(edition) = next {
            let path = format!("rules/{edition}/edition.yaml");
            let (_, text) = RULES.iter().find(|(known, _)| *known == path)?;
            wanted.insert(edition);
            next = text.lines().find_map(|line| line.strip_prefix("amends: "));
        }
    }
    Some(wanted)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_carried_is_what_the_texts_say() {
        assert_eq!(RULES.len(), CARRIED.len());
        for extent in [Extent::Whole, Extent::Rules] {
            let mut sources = Sources::default();
            for ((path, text), carried) in RULES.iter().zip(CARRIED) {
                let id = sources.add_carried(path, text);
                let (file, faults) = read(&sources, id, extent);
                assert_eq!((file, faults), (unpacked(*carried, id, text, extent), Vec::new()), "{path}");
            }
        }
    }

    #[test]
    fn bytes_that_are_cut_short_are_no_tree() {
        let (rules, _) = CARRIED[0];
        let id = SourceId::default();
        for end in 0..rules.len().min(500) {
            assert_eq!(unpacked((&rules[..end], &[]), id, RULES[0].1, Extent::Rules), None, "{end}");
        }
    }
}
