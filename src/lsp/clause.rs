//! Completion inside a clause: what may follow the words before the cursor; and the provisions that a clause names.
//!
//! In: the beginning of a condition or conclusion, possibly incomplete. Out: an [`Expected`]. Complete clauses are parsed by
//! `grammar/clause.pest`; this module determines only the class of the next word.

use std::ops::Range;

/// What may stand at a place.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Expected {
    /// A key of the mapping of this place, named as in the messages `schema-<place>-<key>`.
    Key(&'static str),
    /// The beginning of a statement; at the first `for each player,` may stand.
    Operand { first: bool, each: bool },
    /// What can be said of a fact.
    Verb(String),
    /// A value of a fact; after a bare `is` also `not` and `one of`.
    Value { fact: String, negatable: bool },
    /// A fact that is a number or a time.
    Amount { each: bool },
    /// The number of an article or rule, of this edition or of the one it amends.
    Provision { of_base: bool },
    /// The id of a rule.
    Rule,
    /// These words.
    Words(&'static [&'static str]),
    /// Who or what a conclusion speaks of.
    Subject,
    /// What is concluded of a subject.
    Predicate(String),
    /// An act; after a bare `must` also `not`.
    Act { negatable: bool },
    /// What an act is done to.
    Object(String),
    /// The rest of a fact's name after this beginning.
    FactKey(String),
    /// The value of a fact in a case.
    FactValue(String),
    /// A fact, of any type or a truth.
    FactName { truth: bool },
    /// The result of an example.
    Result,
    /// A matter.
    Matter,
    /// The type of a fact.
    Type,
    /// An edition.
    Edition,
    /// The concept of an article.
    Title,
    /// A name given here: of a provision, a fact, an act or a state.
    Own,
    /// Free text.
    Nothing,
}

/// A word or sign and its place.
struct Token<'t> {
    text: &'t str,
    start: usize,
}

/// Where a condition stands after some words.
#[derive(Clone, Copy)]
enum State<'t> {
    /// A statement begins.
    Operand { first: bool },
    /// After `for`, `for each`, `for each player`.
    ForEach(usize),
    /// After `article` or `rule`; `rule` names one alone.
    Reference { exact: bool },
    /// After the provision's number.
    Named,
    /// After a fact.
    Fact(&'t str),
    /// After `is`.
    Is(&'t str),
    /// After `is one`.
    One(&'t str),
    /// Among the values of `is one of`.
    List(&'t str),
    /// After a value, of a list or alone.
    Valued(&'t str, bool),
    /// After a comparing or calculating sign.
    Sum,
    /// After a number or time.
    Summed,
    /// A statement is complete.
    Stated,
}

/// What may follow the beginning of a condition.
pub(super) fn condition(before: &str) -> Expected {
    let tokens = tokens(before);
    let each = tokens.first().is_some_and(|token| token.text == "for");
    let mut state = State::Operand { first: true };
    for token in &tokens {
        state = after(state, token.text);
    }
    match state {
        State::Operand { first } => Expected::Operand { first, each },
        State::ForEach(place) => Expected::Words(FOR_EACH.get(place..=place).unwrap_or_default()),
        State::Reference { .. } => Expected::Provision { of_base: false },
        State::Named => Expected::Words(&["applies"]),
        State::Fact(fact) => Expected::Verb(fact.to_owned()),
        State::Is(fact) => {
            Expected::Value { fact: fact.to_owned(), negatable: !before.trim_end().ends_with("not") }
        }
        State::One(_) => Expected::Words(&["of"]),
        State::List(fact) => Expected::Value { fact: fact.to_owned(), negatable: false },
        State::Valued(..) | State::Stated => Expected::Words(&["and", "or"]),
        State::Sum => Expected::Amount { each },
        State::Summed => Expected::Words(&["<", "<=", ">", ">=", "+", "-", "and", "or"]),
    }
}

/// What compares and what calculates.
const SIGNS: [&str; 8] = ["<", "<=", ">", ">=", "+", "-", "*", "/"];

const FOR_EACH: &[&str] = &["each", "player", ","];

fn after<'t>(state: State<'t>, word: &'t str) -> State<'t> {
    match (state, word) {
        (_, "and" | "or") => State::Operand { first: false },
        (State::Operand { first: true }, "for") => State::ForEach(0),
        (State::ForEach(place), _) if place + 1 < FOR_EACH.len() => State::ForEach(place + 1),
        (State::ForEach(_), _) | (State::Operand { .. }, "not" | "(") => State::Operand { first: false },
        (State::Operand { .. }, "article" | "rule") => State::Reference { exact: word == "rule" },
        (State::Reference { .. }, _) => State::Named,
        (State::Fact(fact), "is") | (State::Is(fact), "not") => State::Is(fact),
        (State::Is(fact), "one") => State::One(fact),
        (State::One(fact), _) | (State::Valued(fact, true), ",") => State::List(fact),
        (State::Is(fact), _) => State::Valued(fact, false),
        (State::List(fact), _) => State::Valued(fact, true),
        (State::Fact(_) | State::Summed, word) if SIGNS.contains(&word) => State::Sum,
        (State::Sum, "(") => State::Sum,
        (State::Sum | State::Summed, _) => State::Summed,
        (State::Operand { .. }, word) if word.starts_with(|sign: char| sign.is_ascii_digit()) => {
            State::Summed
        }
        (State::Operand { .. }, word) => State::Fact(word),
        (State::Named | State::Fact(_) | State::Valued(..) | State::Stated, _) => State::Stated,
    }
}

/// What may follow the beginning of a conclusion.
pub(super) fn conclusion(before: &str) -> Expected {
    let tokens = tokens(before);
    let words: Vec<_> = tokens.iter().map(|token| token.text).collect();
    match words.as_slice() {
        [] => Expected::Subject,
        ["set"] | ["set", _, "to"] => Expected::Amount { each: true },
        ["set", _] => Expected::Words(&["to"]),
        ["set", _, "to", .., last] if SIGNS.contains(last) => Expected::Amount { each: true },
        ["set", ..] => Expected::Words(&["+", "-", "*", "/"]),
        ["game", "is"] => Expected::Words(&["drawn", "annulled", "lost"]),
        ["game", "is", "lost"] => Expected::Words(&["by"]),
        ["game", "is", "lost", "by"] => Expected::Words(&["both"]),
        ["game", "goes"] => Expected::Words(&["on"]),
        [subject] => Expected::Predicate((*subject).to_owned()),
        [_, "must", "not"] | [_, "may" | "should"] => Expected::Act { negatable: false },
        [_, "must"] => Expected::Act { negatable: true },
        [_, "must", "not", act] | [_, "must" | "may" | "should", act] => Expected::Object((*act).to_owned()),
        _ => Expected::Nothing,
    }
}

/// A provision named in a condition.
pub(super) struct Reference {
    /// Its place in the clause.
    pub(super) range: Range<usize>,
    /// Named with `rule`: what stands under the number is not meant.
    pub(super) exact: bool,
}

/// The provisions a condition names.
pub(super) fn references(clause: &str) -> Vec<Reference> {
    let mut state = State::Operand { first: true };
    let mut found = Vec::new();
    for token in tokens(clause) {
        if let State::Reference { exact } = state {
            found.push(Reference { range: token.start..token.start + token.text.len(), exact });
        }
        state = after(state, token.text);
    }
    found
}

/// What a name in a clause is the name of.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Sort {
    /// A fact.
    Fact,
    /// A moment.
    Moment,
    /// An act.
    Act,
}

/// A name in a clause.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Named {
    /// Its place in the clause.
    pub(super) range: Range<usize>,
    /// What it is the name of.
    pub(super) sort: Sort,
}

/// The facts and moments that a condition, an order of moments or a sum names.
pub(super) fn names(clause: &str) -> Vec<Named> {
    let tokens = tokens(clause);
    let mut state = State::Operand { first: true };
    let mut found = Vec::new();
    for (place, token) in tokens.iter().enumerate() {
        let at = |place: usize| tokens.get(place).map_or("", |token| token.text);
        let orders = ["before", "with"];
        let sort = if orders.contains(&at(place + 1)) || (place > 0 && orders.contains(&at(place - 1))) {
            Sort::Moment
        } else {
            Sort::Fact
        };
        let next = after(state, token.text);
        let is_fact = match state {
            State::Operand { .. } => matches!(next, State::Fact(_)),
            State::Sum => token.text.starts_with(|first: char| first.is_ascii_alphabetic()),
            State::Stated => sort == Sort::Moment,
            State::ForEach(_)
            | State::Reference { .. }
            | State::Named
            | State::Fact(_)
            | State::Is(_)
            | State::One(_)
            | State::List(_)
            | State::Valued(..)
            | State::Summed => false,
        };
        // `reading both-late is lost` and `the game is over` name no fact.
        let idiom = ["the", "reading"].contains(&token.text) && !["is", "before"].contains(&at(place + 1));
        if is_fact && !idiom {
            found.push(Named { range: token.start..token.start + token.text.len(), sort });
        }
        state = if token.text == "if" { State::Operand { first: false } } else { next };
    }
    found
}

/// What stands before the moments of a duty.
const TIMING: [&str; 2] = ["upon", "before"];

/// The act, the moments or the facts that a conclusion names.
pub(super) fn names_concluded(clause: &str) -> Vec<Named> {
    let tokens = tokens(clause);
    let words: Vec<_> = tokens.iter().map(|token| token.text).collect();
    let named = |token: &Token, sort| Named { range: token.start..token.start + token.text.len(), sort };
    match words.as_slice() {
        ["set", _, "to", ..] => {
            let is_name = |token: &&Token| token.text.starts_with(|first: char| first.is_ascii_alphabetic());
            let units = ["h", "min", "s", "set", "to"];
            let facts = tokens.iter().filter(is_name).filter(|token| !units.contains(&token.text));
            facts.map(|token| named(token, Sort::Fact)).collect()
        }
        [_, "must", "not", _, ..] => tokens.get(3).map(|act| named(act, Sort::Act)).into_iter().collect(),
        [_, "must" | "may" | "should", _, ..] => {
            let act = tokens.get(2).map(|act| named(act, Sort::Act));
            let timing = words.iter().position(|word| TIMING.contains(word)).unwrap_or(words.len());
            let moments = tokens
                .iter()
                .skip(timing)
                .filter(|token| !TIMING.contains(&token.text) && !["and", "or"].contains(&token.text));
            act.into_iter().chain(moments.map(|moment| named(moment, Sort::Moment))).collect()
        }
        _ => Vec::new(),
    }
}

fn tokens(text: &str) -> Vec<Token<'_>> {
    let mut tokens = Vec::new();
    let mut at = 0;
    while let Some(letter) = text.get(at..).and_then(|rest| rest.chars().next()) {
        let rest = text.get(at..).unwrap_or("");
        let length = if is_word(letter) && !"-/.".contains(letter) {
            rest.find(|letter| !is_word(letter)).unwrap_or(rest.len())
        } else if rest.starts_with("<=") || rest.starts_with(">=") {
            2
        } else {
            letter.len_utf8()
        };
        if !letter.is_whitespace() {
            tokens.push(Token { text: rest.get(..length).unwrap_or(""), start: at });
        }
        at += length;
    }
    tokens
}

/// Whether a letter belongs to a name: a fact, a number of the law, a value.
pub(super) fn is_word(letter: char) -> bool {
    letter.is_alphanumeric() || "_.-/".contains(letter)
}

#[cfg(test)]
mod tests {
    #![expect(clippy::string_slice, reason = "a test fails by panicking")]

    use super::{Expected, Sort, conclusion, condition, names, names_concluded, references};

    #[test]
    fn a_condition_expects_what_the_grammar_allows() {
        let operand = |first, each| Expected::Operand { first, each };
        let value = |negatable| Expected::Value { fact: "sealed.reading".to_owned(), negatable };
        for (before, expected) in [
            ("", operand(true, false)),
            ("envelope.missing and not ", operand(false, false)),
            ("for each player, ", operand(false, true)),
            ("for each ", Expected::Words(&["player"])),
            ("sealed.reading ", Expected::Verb("sealed.reading".to_owned())),
            ("sealed.reading is ", value(true)),
            ("sealed.reading is not ", value(false)),
            ("sealed.reading is one of clear, ", value(false)),
            ("sealed.reading is clear ", Expected::Words(&["and", "or"])),
            ("article ", Expected::Provision { of_base: false }),
            ("(not article 9.6 ", Expected::Words(&["applies"])),
            ("sealer.late > ", Expected::Amount { each: false }),
            ("sealer.late > 5 min or ", operand(false, false)),
        ] {
            assert_eq!(condition(before), expected, "{before}");
        }
    }

    #[test]
    fn a_conclusion_expects_what_the_grammar_allows() {
        for (before, expected) in [
            ("", Expected::Subject),
            ("sealer ", Expected::Predicate("sealer".to_owned())),
            ("arbiter must ", Expected::Act { negatable: true }),
            ("arbiter must not ", Expected::Act { negatable: false }),
            ("arbiter must stop-clock ", Expected::Object("stop-clock".to_owned())),
            ("game is ", Expected::Words(&["drawn", "annulled", "lost"])),
            ("set sealer.time_used to ", Expected::Amount { each: true }),
            ("set sealer.time_used to 5 min ", Expected::Words(&["+", "-", "*", "/"])),
        ] {
            assert_eq!(conclusion(before), expected, "{before}");
        }
    }

    #[test]
    fn a_condition_names_provisions() {
        let clause = "not article 9.6 applies and (rule E.8.a applies or offer.by is sealer)";
        let found = references(clause);
        let found: Vec<_> = found.iter().map(|one| (clause.get(one.range.clone()), one.exact)).collect();
        assert_eq!(found, [(Some("9.6"), false), (Some("E.8.a"), true)]);
    }

    #[test]
    fn facts_moments_and_acts_are_told_from_values_and_keywords() {
        let of = |clause: &str, conclusion: bool| {
            let found = if conclusion { names_concluded(clause) } else { names(clause) };
            let letter = |sort| match sort {
                Sort::Fact => "f",
                Sort::Moment => "m",
                Sort::Act => "a",
            };
            let said = found.iter().map(|one| format!("{}:{}", letter(one.sort), &clause[one.range.clone()]));
            said.collect::<Vec<_>>().join(" ")
        };
        for (clause, found) in [
            ("a.b is a.b and not c", "f:a.b f:c"),
            ("for each player, player.x > 5 min + opponent.y", "f:player.x f:opponent.y"),
            ("the game is over or reading both-late is lost", ""),
            ("(a before b.c or d is one of e, f) and rule E.8 applies", "m:a m:b.c f:d"),
            ("x before y if z is w", "m:x m:y f:z"),
            ("for each player, player.x with y if player.z", "m:player.x m:y f:player.z"),
            ("reading is sealed", "f:reading"),
            ("0 min", ""),
        ] {
            assert_eq!(of(clause, false), found, "{clause}");
        }
        for (clause, found) in [
            ("arbiter must open-envelope", "a:open-envelope"),
            ("arbiter must not stop-clock sealer", "a:stop-clock"),
            ("arbiter must start-clock sealer upon a.b and c before d", "a:start-clock m:a.b m:c m:d"),
            ("set sealer.time_used to (a.b + 5 min) * 2", "f:sealer.time_used f:a.b"),
            ("offer stands", ""),
        ] {
            assert_eq!(of(clause, true), found, "{clause}");
        }
    }
}
