//! What a file is to whoever keeps a rulebook, by its name and by what stands beside it.

use std::path::Path;

/// What a file is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    /// An article: rules and examples.
    Rules,
    /// What rules and cases may name.
    Vocabulary,
    /// What an edition is, and what it amends.
    Edition,
    /// The words of one language.
    Words,
    /// A case, or any other YAML.
    Case,
}

impl Kind {
    /// The kind of a file that stands in a rulebook, or in none.
    pub(crate) fn of(path: &str, in_rulebook: bool) -> Self {
        match path.rsplit('/').next() {
            Some(name) if Path::new(name).extension().is_some_and(|ending| ending == "ftl") => Self::Words,
            Some("vocabulary.yaml") if in_rulebook => Self::Vocabulary,
            Some("edition.yaml") if in_rulebook => Self::Edition,
            Some(_) | None if in_rulebook => Self::Rules,
            Some(_) | None => Self::Case,
        }
    }
}
