//! What stands for a text until somebody writes it: the message with every part it must have, each marked as unwritten.
//!
//! In: the ids that a language lacks, with the values each must tell apart. Out: text for its file of words.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use super::completeness::UNWRITTEN;
use super::locale::Locale;
use super::words::Words;

/// What stands for a text in a language until somebody writes it.
pub(crate) fn unwritten(locale: Locale) -> String {
    format!("{UNWRITTEN} {}", Words::embedded(locale).say("new-unwritten", &[]))
}

/// A message, or an attribute of it.
pub(crate) type Part<'a> = (&'a str, Option<&'a str>);

/// Messages and attributes as they are to be written: attributes come behind their message, or alone where it is written
/// already. With each go the values that its text tells apart; the last stands for all others.
pub(crate) fn stubs(locale: Locale, parts: &BTreeMap<Part, Vec<String>>) -> String {
    let text = unwritten(locale);
    let mut page = String::new();
    for ((message, attribute), values) in parts {
        let choice = told_apart(values, &text);
        let _ = match attribute {
            None => writeln!(page, "{message} = {text}"),
            Some(attribute) => writeln!(page, "    .{attribute} = {text}{choice}"),
        };
    }
    page
}

/// The choice between values, every one unwritten; nothing where there are none.
fn told_apart(values: &[String], text: &str) -> String {
    let Some((last, others)) = values.split_last() else { return String::new() };
    let mut choice = " { $value ->\n".to_owned();
    for value in others {
        let _ = writeln!(choice, "        [{value}] {text}");
    }
    format!("{choice}       *[{last}] {text}\n    }}")
}
