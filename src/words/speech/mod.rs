//! What speaks: the messages of `locales/`, and phrases and sentences made of them.

pub(crate) mod completeness;
pub(crate) mod days;
pub(crate) mod editions;
pub(crate) mod locale;
mod message_lines;
pub(crate) mod message_places;
pub(crate) mod messages;
pub(crate) mod moments;
pub(crate) mod own_texts;
pub(crate) mod phrases;
pub(crate) mod required;
pub(crate) mod sentences;
pub(crate) mod unwritten;
pub(crate) mod words;
pub(crate) mod written_messages;

pub use completeness::{check as check_locales, check_in_places};
pub(crate) use days::day_written;
pub use locale::Locale;
pub(crate) use own_texts::{Name, TextFile, Texts};
pub use phrases::Speaker;
pub(crate) use required::required;
pub(crate) use sentences::capital;
pub(crate) use unwritten::{NewTexts, lacking, new_texts, put_in, unwritten};
pub use words::{Args, LocaleFiles, Words};
pub(crate) use words::{id_of, overlay};
pub(crate) use written_messages::{Entry, entries, message_places};
