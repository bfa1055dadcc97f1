//! The languages plica speaks.

use crate::engine::diagnostic::{Code, Diagnostic};
use crate::engine::source::Src;

/// A language plica speaks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Locale {
    /// Spanish.
    Es,
    /// Italian.
    It,
    /// English.
    En,
}

impl Locale {
    /// Every locale.
    pub const ALL: [Self; 3] = [Self::Es, Self::It, Self::En];

    /// Its language code.
    #[must_use]
    pub fn code(self) -> &'static str {
        match self {
            Self::Es => "es",
            Self::It => "it",
            Self::En => "en",
        }
    }

    /// The locale of a language code such as `es`, `it_IT.UTF-8` or `en-GB`.
    #[must_use]
    pub fn from_code(code: &str) -> Option<Self> {
        let language = code.split(['_', '-', '.', '@']).next()?.to_ascii_lowercase();
        Self::ALL.into_iter().find(|locale| locale.code() == language)
    }

    /// The locale that a parameter names by its code.
    ///
    /// # Errors
    /// There is none of that code.
    pub(crate) fn told(code: &Src<String>) -> Result<Self, Diagnostic> {
        Self::ALL.into_iter().find(|locale| locale.code() == code.value).ok_or_else(|| {
            let known = Self::ALL.map(Self::code).join(", ");
            Diagnostic::at(Code::UnknownValue, code.span).with("name", &code.value).with("known", known)
        })
    }

    /// Its identifier in Fluent.
    pub(crate) fn identifier(self) -> unic_langid::LanguageIdentifier {
        self.code().parse().unwrap_or_default()
    }
}
