//! Internationalisation: messages, and phrases made of them.
//!
//! [`Words`] formats the messages of one language (Project Fluent); [`Speaker`] says facts, conclusions, parties and
//! citations of one case under one edition, with grammatical agreement; `completeness` checks the locale files against a
//! rulebook. A language is a folder of `locales/` ([`Locale`]). How messages are named: `docs/editors.md`.

mod clause_words;
pub(crate) mod completeness;
pub(crate) mod ftl;
pub(crate) mod locale;
pub(crate) mod speaker;
pub(crate) mod unwritten;
pub(crate) mod words;

pub(crate) use completeness::required;
pub use completeness::{check as check_locales, check_in_places};
pub(crate) use ftl::{Entry, entries, message_places};
pub use locale::{Locale, LocaleFiles};
pub use speaker::Speaker;
pub(crate) use speaker::{capital, day_written};
pub(crate) use unwritten::{Name, NewTexts, TextFile, Texts, lacking, new_texts, put_in, unwritten};
pub use words::{Args, Words};
pub(crate) use words::{Languages, id_of, overlay};
