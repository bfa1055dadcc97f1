//! Look-alike characters in clauses: letters and spaces copied from a printed text or typed on another keyboard.
//!
//! In: faults and the texts in which they were found. Out: the same faults; those caused by such a character name the
//! character.

use crate::engine::diagnostic::{Code, Diagnostic};
use crate::engine::source::{SourceId, Sources, Span};

/// Letters of other alphabets, dashes and quotation marks, each with the sign it is taken for.
const ALIKE: [(&str, &str); 6] = [
    ("авеёіјкмнорсутхһԁ", "abeeijkmhopcytxhd"),
    ("АВЕІЈКМНОРСТУХЅ", "ABEIJKMHOPCTYXS"),
    ("αεικνορτυχ", "aeikvoptux"),
    ("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "ABEZHIKMNOPTYX"),
    ("‐‑–—−", "-----"),
    ("‘’“”", "\'\'\"\""),
];

/// Spaces that are no plain space, and signs that cannot be seen at all.
const SPACES: &str = "\u{a0}\u{2007}\u{2009}\u{202f}\u{3000}";
const UNSEEN: &str = "\u{ad}\u{200b}\u{200c}\u{200d}\u{2060}\u{feff}";

/// Replaces each fault whose range contains a look-alike character by a fault that names the character.
pub(crate) fn told(sources: &Sources, faults: Vec<Diagnostic>) -> Vec<Diagnostic> {
    faults.into_iter().map(|fault| found_in(sources, &fault).unwrap_or(fault)).collect()
}

/// The titles of the examples that begin at these places in which a word is mixed of two alphabets.
pub(crate) fn in_titles(sources: &Sources, titles: impl Iterator<Item = Span>) -> Vec<Diagnostic> {
    let mixed = titles.filter_map(|title| {
        let start = sources.range(title).start;
        let text = sources.text(title.source()).get(start..)?;
        // What follows is the case, in which a player may have written anything.
        let (at, sign) = mixed_words(text.split("given:").next()?).next()?;
        Some(of_sign(title.source(), start + at, sign))
    });
    mixed.collect()
}

/// The first letter of each word that is of another alphabet than the rest of the word and looks like one of it.
pub(crate) fn mixed_words(text: &str) -> impl Iterator<Item = (usize, char)> {
    // Greek and Cyrillic begin with these bytes: most texts have none, and are not read letter by letter.
    let may_be = text.bytes().any(|byte| (0xCD..=0xD4).contains(&byte));
    let text = if may_be { text } else { "" };
    let mut at = 0;
    text.split_inclusive(|sign: char| !sign.is_alphabetic()).filter_map(move |word| {
        let begin = at;
        at += word.len();
        let foreign =
            word.char_indices().find(|(_, sign)| sign.is_alphabetic() && taken_for(*sign).is_some());
        let is_mixed = word.contains(|sign: char| sign.is_ascii_alphabetic());
        foreign.filter(|_| is_mixed).map(|(place, sign)| (begin + place, sign))
    })
}

fn found_in(sources: &Sources, fault: &Diagnostic) -> Option<Diagnostic> {
    let span = fault.span.filter(|_| is_of_words(fault.code))?;
    let text = sources.text(span.source());
    let range = sources.range(span);
    // A clause breaks off where its first such sign stands, or just before it.
    let end = if [Code::ClauseSyntax, Code::FluentSyntax].contains(&fault.code) {
        range.start + text.get(range.start..)?.find('\n').unwrap_or(text.len() - range.start)
    } else {
        range.end
    };
    let (at, sign) =
        text.get(range.start..end)?.char_indices().find(|(_, sign)| taken_for(*sign).is_some())?;
    Some(of_sign(span.source(), range.start + at, sign))
}

/// The fault of a sign that stands at this place.
pub(crate) fn of_sign(source: SourceId, at: usize, sign: char) -> Diagnostic {
    let fault = Diagnostic::at(Code::LookAlike, Span::new(source, at, at + sign.len_utf8()));
    let number = format!("U+{:04X}", u32::from(sign));
    let shown = if UNSEEN.contains(sign) { String::new() } else { sign.to_string() };
    fault.with("sign", shown).with("number", number).with("like", taken_for(sign).unwrap_or_default())
}

/// Faults of names and clauses, which are written in plain letters.
fn is_of_words(code: Code) -> bool {
    [
        Code::ClauseSyntax,
        Code::UnknownFact,
        Code::UnknownValue,
        Code::UnknownAct,
        Code::UnknownObject,
        Code::UnknownParty,
        Code::UnknownState,
        Code::UnknownRule,
        Code::UnknownMoment,
        Code::UnknownEdition,
        Code::UnknownKey,
        Code::ArticlePlace,
        Code::RulePlace,
        Code::FluentSyntax,
    ]
    .contains(&code)
}

/// What a sign is taken for: a letter or sign, `space`, or `none` for one that cannot be seen.
fn taken_for(sign: char) -> Option<String> {
    if SPACES.contains(sign) {
        return Some("space".to_owned());
    }
    if UNSEEN.contains(sign) {
        return Some("none".to_owned());
    }
    let rows = ALIKE.iter();
    rows.flat_map(|(signs, plain)| signs.chars().zip(plain.chars()))
        .find_map(|(known, plain)| (known == sign).then(|| plain.to_string()))
}
