//! Letters and spaces that only look like those of a clause: copied from a printed text, or typed on another keyboard.
//!
//! In: faults, and the texts they were found in. Out: the same faults, those that such a sign makes told as that sign.

use crate::engine::diagnostic::{Code, Diagnostic};
use crate::engine::source::{Sources, Span};

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

/// Faults whose characters hold such a sign become the fault of that sign.
pub(crate) fn told(sources: &Sources, faults: Vec<Diagnostic>) -> Vec<Diagnostic> {
    faults.into_iter().map(|fault| found_in(sources, &fault).unwrap_or(fault)).collect()
}

fn found_in(sources: &Sources, fault: &Diagnostic) -> Option<Diagnostic> {
    let span = fault.span.filter(|_| is_of_words(fault.code))?;
    let text = sources.text(span.source());
    let range = sources.range(span);
    // A clause breaks off where its first such sign stands, or just before it.
    let end = if fault.code == Code::ClauseSyntax {
        range.start + text.get(range.start..)?.find('\n').unwrap_or(text.len() - range.start)
    } else {
        range.end
    };
    let (at, sign, like) = text
        .get(range.start..end)?
        .char_indices()
        .find_map(|(at, sign)| Some((at, sign, taken_for(sign)?)))?;
    let start = range.start + at;
    let fault = Diagnostic::at(Code::LookAlike, Span::new(span.source(), start, start + sign.len_utf8()));
    let number = format!("U+{:04X}", u32::from(sign));
    let sign = if UNSEEN.contains(sign) { String::new() } else { sign.to_string() };
    Some(fault.with("sign", sign).with("number", number).with("like", like))
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
