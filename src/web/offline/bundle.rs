//! A rulebook and its words as one text, for a site that is not the program's own.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::engine::library::{Faulty, Library};
use crate::web::site::Site;
use crate::words::phrases::{Locale, LocaleFiles};

/// Rule files and locale files by their paths; none of a kind stands for those in the program.
#[derive(Debug, Clone, Default, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Bundle {
    /// Paths as in `rules/`, and the texts.
    #[serde(default)]
    pub rules: BTreeMap<String, String>,
    /// Paths as in `locales/`, and the texts.
    #[serde(default)]
    pub locales: LocaleFiles,
}

impl Bundle {
    /// The site on it.
    pub(super) fn site(self) -> Result<Site, Faulty> {
        let locales = Some(&self.locales).filter(|locales| !locales.is_empty());
        if self.rules.is_empty() {
            return Site::of_rules(locales, Locale::En);
        }
        Ok(Site::new(Library::from_files(self.rules)?, locales, Locale::En))
    }
}
