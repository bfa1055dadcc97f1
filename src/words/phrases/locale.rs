//! The languages plica speaks: the folders of `locales/`, and those of a folder of the user's own.
//!
//! No language has a name in the source but English, in which everything is said that another language lacks. `build.rs`
//! lists the folders that the program carries as [`Locale::ALL`]; a language that only the user's files speak is found by
//! [`Locale::in_files`]. To add one means to add a folder.

use std::cmp::Ordering;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Mutex, PoisonError};

use crate::engine::diagnostic::{Code, Diagnostic};
use crate::engine::source::Src;

/// The files of all locales: path (`locales/es/decision.ftl`) and text.
pub type LocaleFiles = BTreeMap<String, String>;

/// A language, by its code. Languages are ordered by their codes, English last.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Locale(&'static str);

include!(concat!(env!("OUT_DIR"), "/languages.rs"));

impl Locale {
    /// Its language code.
    #[must_use]
    pub fn code(self) -> &'static str {
        self.0
    }

    /// The language of a code such as `es`, `it_IT.UTF-8` or `en-GB`, if the program carries it.
    #[must_use]
    pub fn from_code(code: &str) -> Option<Self> {
        Self::among(&Self::ALL, code)
    }

    /// The same among other languages.
    pub(crate) fn among(languages: &[Self], code: &str) -> Option<Self> {
        let language = code.split(['_', '-', '.', '@']).next()?.to_ascii_lowercase();
        languages.iter().copied().find(|locale| locale.code() == language)
    }

    /// The languages of these files, and those the program carries.
    pub(crate) fn in_files(files: &LocaleFiles) -> Vec<Self> {
        let folders = files.keys().filter_map(|path| path.strip_prefix("locales/")?.split('/').next());
        let found = folders.filter_map(Self::of_folder);
        let all: BTreeSet<_> = found.chain(Self::ALL).collect();
        all.into_iter().collect()
    }

    /// The language for which a folder of this name stands: its name is a code of two or three letters.
    pub(crate) fn of_folder(name: &str) -> Option<Self> {
        /// Codes of languages that the program does not carry; each is kept once, however often its files are read.
        static OWN: Mutex<BTreeSet<&'static str>> = Mutex::new(BTreeSet::new());
        let carried = Self::ALL.into_iter().find(|locale| locale.code() == name);
        let is_code = (2..=3).contains(&name.len()) && name.bytes().all(|byte| byte.is_ascii_lowercase());
        carried.or_else(|| {
            let mut own = OWN.lock().unwrap_or_else(PoisonError::into_inner);
            let known = own.get(name).copied();
            is_code.then(|| {
                Self(known.unwrap_or_else(|| {
                    let code: &'static str = name.to_owned().leak();
                    own.insert(code);
                    code
                }))
            })
        })
    }

    /// Whether the program carries its words.
    pub(crate) fn is_carried(self) -> bool {
        Self::ALL.contains(&self)
    }

    /// The language that a parameter names by its code, one of these.
    ///
    /// # Errors
    /// There is none of that code.
    pub(crate) fn told(code: &Src<String>, languages: &[Self]) -> Result<Self, Diagnostic> {
        languages.iter().copied().find(|locale| locale.code() == code.value).ok_or_else(|| {
            let known: Vec<_> = languages.iter().map(|locale| locale.code()).collect();
            let fault = Diagnostic::at(Code::UnknownValue, code.span).with("name", &code.value);
            fault.with("known", known.join(", "))
        })
    }

    /// Its identifier in Fluent.
    pub(crate) fn identifier(self) -> unic_langid::LanguageIdentifier {
        self.code().parse().unwrap_or_default()
    }
}

impl Ord for Locale {
    fn cmp(&self, other: &Self) -> Ordering {
        let key = |locale: &Self| (*locale == Self::En, locale.0);
        key(self).cmp(&key(other))
    }
}

impl PartialOrd for Locale {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}
