//! A class of names that may stand where the cursor is.

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
