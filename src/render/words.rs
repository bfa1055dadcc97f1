//! Locale files -> messages that can be formatted.

use std::collections::BTreeMap;

use fluent::concurrent::FluentBundle;
use fluent::{FluentArgs, FluentResource, FluentValue};

include!(concat!(env!("OUT_DIR"), "/locales.rs"));

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

    fn identifier(self) -> unic_langid::LanguageIdentifier {
        self.code().parse().unwrap_or_default()
    }
}

/// The files of all locales: path (`locales/es/decision.ftl`) and text.
pub type LocaleFiles = BTreeMap<String, String>;

/// Variables of a message.
pub type Args<'a> = [(&'a str, &'a str)];

/// The messages of one locale.
pub struct Words {
    locale: Locale,
    bundle: FluentBundle<FluentResource>,
}

impl Words {
    /// The locale files the program carries.
    #[must_use]
    pub fn embedded_files() -> LocaleFiles {
        LOCALES.iter().map(|(path, text)| ((*path).to_owned(), (*text).to_owned())).collect()
    }

    /// The embedded words of a locale.
    #[must_use]
    pub fn embedded(locale: Locale) -> Self {
        let folder = folder(locale);
        let files = LOCALES.iter().filter(|(path, _)| path.starts_with(&folder));
        Self::from_texts(locale, files.map(|(_, text)| (*text).to_owned()))
    }

    /// The words of a locale among these files; later files overlay earlier ones.
    #[must_use]
    pub fn from_files(locale: Locale, files: &LocaleFiles) -> Self {
        let folder = folder(locale);
        let files = files.iter().filter(|(path, _)| path.contains(&folder));
        Self::from_texts(locale, files.map(|(_, text)| text.clone()))
    }

    fn from_texts(locale: Locale, texts: impl IntoIterator<Item = String>) -> Self {
        let mut bundle = FluentBundle::new_concurrent(vec![locale.identifier()]);
        bundle.set_use_isolating(false);
        for text in texts {
            // A file with faults still gives its good messages; `completeness` reports the faults.
            let resource = FluentResource::try_new(text).unwrap_or_else(|(resource, _)| resource);
            bundle.add_resource_overriding(resource);
        }
        Self { locale, bundle }
    }

    /// The language spoken.
    #[must_use]
    pub fn locale(&self) -> Locale {
        self.locale
    }

    /// A message. One that is not there shows its name, and a test fails.
    #[must_use]
    pub fn say(&self, id: &str, args: &Args) -> String {
        let pattern = self.bundle.get_message(id).and_then(|message| message.value());
        pattern.map_or_else(|| format!("{{{id}}}"), |pattern| self.format(pattern, args))
    }

    /// An attribute of a message, if it is there.
    #[must_use]
    pub fn attribute(&self, id: &str, attribute: &str, args: &Args) -> Option<String> {
        let message = self.bundle.get_message(id)?;
        let attribute = message.get_attribute(attribute)?;
        Some(self.format(attribute.value(), args))
    }

    /// Whether there is such a message.
    #[must_use]
    pub fn has(&self, id: &str) -> bool {
        self.bundle.has_message(id)
    }

    fn format(&self, pattern: &fluent_syntax::ast::Pattern<&str>, args: &Args) -> String {
        let mut variables = FluentArgs::new();
        for (name, value) in args {
            // A plain count is a number, so that `[one]` selects it.
            let value = match value.parse::<u32>() {
                Ok(number) if *name == "count" => FluentValue::from(number),
                Ok(_) | Err(_) => FluentValue::from(*value),
            };
            variables.set(*name, value);
        }
        let mut errors = Vec::new();
        let formatted = self.bundle.format_pattern(pattern, Some(&variables), &mut errors).into_owned();
        debug_assert!(errors.is_empty(), "{errors:?} in {formatted:?}");
        formatted
    }
}

fn folder(locale: Locale) -> String {
    format!("locales/{}/", locale.code())
}

/// The part of a message id that stands for a dotted name: `sealed.ends_game` is `sealed-ends-game`.
#[must_use]
pub(crate) fn id_of(name: &str) -> String {
    name.replace('/', "--").replace(['.', '_', ' '], "-")
}
