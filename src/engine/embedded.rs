//! The rule files in the binary: their texts, and the syntax trees of their rules as `build.rs` read them, in `postcard` format, so
//! that a ruling does not wait some 90 ms for the texts to be parsed.

use std::collections::BTreeSet;

use crate::engine::rule_files::{self, RuleFiles, folder};
use crate::engine::source::{SourceId, Sources};
use crate::engine::syntax::RuleFile;

include!(concat!(env!("OUT_DIR"), "/rules.rs"));
include!(concat!(env!("OUT_DIR"), "/trees.rs"));

/// The digest of all of them.
pub(crate) const DIGEST: &str = RULES_DIGEST;

/// The files, read from their texts.
pub(crate) fn files() -> (Sources, RuleFiles) {
    let (sources, ids) = sources();
    let files = rule_files::read(&sources, &ids);
    (sources, files)
}

/// The files that all editions share, and those of the editions wanted, without examples and misconceptions, from their trees. All
/// texts are among the sources: the trees name each by its place.
pub(crate) fn rules(is_wanted: impl Fn(&str) -> bool) -> (Sources, RuleFiles) {
    let (sources, ids) = sources();
    let is_wanted = |id: &SourceId| folder(sources.path(*id)).strip_prefix("rules/").is_none_or(&is_wanted);
    let mut all = RuleFiles::default();
    for (id, bytes) in ids.into_iter().zip(TREES).filter(|(id, _)| is_wanted(id)) {
        // There is no tree of a file that has faults.
        let (file, faults) = postcard::from_bytes(bytes)
            .map_or_else(|_| rule_files::read_one(&sources, id), |file: RuleFile| (Some(file), Vec::new()));
        all.files.extend(file.map(|file| (id, file.without_examples())));
        all.faults.extend(faults);
    }
    (sources, all)
}

fn sources() -> (Sources, Vec<SourceId>) {
    let mut sources = Sources::default();
    let ids = RULES.iter().map(|(path, text)| sources.add_carried(path, text)).collect();
    (sources, ids)
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
    fn each_tree_is_that_of_its_text() {
        let ((sources, read), (_, rules)) = (files(), rules(|_| true));
        let read = read.files.into_iter().map(|(id, file)| (id, file.without_examples()));
        assert!(read.eq(rules.files));
        for (source, bytes) in sources.all().zip(TREES) {
            assert!(postcard::from_bytes::<RuleFile>(bytes).is_ok(), "{}", source.path);
        }
    }
}
