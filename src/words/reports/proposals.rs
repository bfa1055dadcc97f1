//! Names that a user may have meant who wrote them in his own language: `negras.retraso` for `black.late`, `sp` for the code of
//! Spanish.
//!
//! In: an unknown name. Out: the names of which the words, in any language that the program speaks, begin as the written ones do.
//! They are looked for only where no known name is spelt nearly the same.

use crate::engine::chess::{Language, unaccented};
use crate::engine::diagnostic::{Arg, Code, Diagnostic};
use crate::engine::model::{Role, Rulebook, Seat};
use crate::words::phrases::locale::Locale;
use crate::words::phrases::words::{Words, id_of};

/// The most names that are proposed.
const MOST: usize = 4;

/// The names that the unknown name of a fault may stand for; none where it has nothing to do with words.
pub(super) fn proposed(rulebook: Option<&Rulebook>, fault: &Diagnostic) -> Vec<String> {
    let name = fault.args.iter().find_map(|(name, arg)| match arg {
        Arg::Text(text) if *name == "name" => Some(text.as_str()),
        Arg::Text(_) | Arg::Message(..) | Arg::Messages(_) | Arg::Facts(_) => None,
    });
    let Some(name) = name.map(folded).filter(|name| name.chars().count() > 1) else { return Vec::new() };
    let words = || Locale::ALL.map(Words::embedded);
    let mut found = Vec::new();
    if fault.code == Code::UnknownLanguage {
        found.extend(languages(&words(), &name));
    }
    if let (Code::UnknownFact, Some(rulebook)) = (fault.code, rulebook) {
        found.extend(facts(&words(), rulebook, &name));
    }
    found.truncate(MOST);
    found
}

/// The codes of the languages whose name in one of these languages begins so.
fn languages(words: &[Words], begun: &str) -> Vec<String> {
    let is_named = |language: &Language| {
        let name = |words: &Words| folded(&words.say(&format!("language-{}", language.code()), &[]));
        words.iter().any(|words| name(words).starts_with(begun))
    };
    Language::all().filter(is_named).map(|language| language.code().to_owned()).collect()
}

/// The facts of a seat, or of both players, whose label is the word written; else those of this seat that are named so.
fn facts(words: &[Words], rulebook: &Rulebook, name: &str) -> Vec<String> {
    let (first, rest) = name.split_once('.').unwrap_or(("", name));
    let colour = [Seat::White, Seat::Black].into_iter().find(|seat| {
        let named = |words: &Words| folded(&words.say(&format!("party-{}", seat.as_str()), &[]));
        words.iter().any(|words| named(words).split(' ').any(|word| differ_in_ending(word, first)))
    });
    let seats = colour.map_or_else(|| Role::BOTH.map(Seat::Role).to_vec(), |colour| vec![colour]);
    let written = rest.replace(['_', '-'], " ");
    let is_labelled = |declared: &str| {
        let label =
            |words: &Words| folded(&words.say(&format!("fact-{}", id_of(declared)), &[("party_of", "")]));
        words.iter().any(|words| label(words).trim() == written)
    };
    let vocabulary = &rulebook.vocabulary;
    let of_seats = vocabulary.facts().map(|(_, fact)| fact).filter(|fact| {
        let is_of = |seat: Seat| seats.contains(&seat);
        let own = fact.declared.split_once('.').map_or("", |(_, own)| own);
        fact.seat.is_some_and(is_of) && (own == rest || is_labelled(&fact.declared))
    });
    let of_none = vocabulary.facts().map(|(_, fact)| fact);
    let of_none =
        of_none.filter(|fact| fact.seat.is_none() && first.is_empty() && is_labelled(&fact.declared));
    of_seats.chain(of_none).map(|fact| fact.name.clone()).collect()
}

/// Whether two words are the same but for an ending of one or two letters (`negras`, `negro`).
fn differ_in_ending(one: &str, other: &str) -> bool {
    let same = one.chars().zip(other.chars()).take_while(|(one, other)| one == other).count();
    let left = |word: &str| word.chars().count() - same;
    same > 2 && left(one) < 3 && left(other) < 3
}

/// A text in small letters without accents.
fn folded(text: &str) -> String {
    text.to_lowercase().chars().map(unaccented).collect()
}
