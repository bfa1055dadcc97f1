//! What may stand where the cursor is.
//!
//! In: the kind of file, the keys above, the words before. Out: an [`Expected`]: a class of names, not yet the names.

use super::clause;
use super::standing::Standing;
use crate::engine::model::Vocabulary;
use crate::words::forms::FileKind;

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

/// What may stand where the cursor is.
pub(super) fn expected(kind: FileKind, vocabulary: &Vocabulary, standing: &Standing) -> Expected {
    let path: Vec<_> = standing.path.iter().map(String::as_str).collect();
    let before = standing.text.as_str();
    match kind {
        FileKind::Rules => in_article(vocabulary, &path, before),
        FileKind::Edition => in_edition(&path, before),
        FileKind::Vocabulary => in_vocabulary(&path, before),
        FileKind::Case if path == ["about"] => Expected::Matter,
        FileKind::Case => of_facts(vocabulary, &path),
    }
}

fn in_article(vocabulary: &Vocabulary, path: &[&str], before: &str) -> Expected {
    match path {
        [] => Expected::Key("article"),
        ["article"] | ["rules", "rule" | "cite"] => Expected::Own,
        ["title"] => Expected::Title,
        ["rules"] => Expected::Key("rule"),
        ["rules", "letter"] => Expected::Words(TRUTHS),
        ["when"] | ["rules", "when"] => clause::condition(before),
        ["rules", "unless"] => Expected::Provision { of_base: false },
        ["rules", "then"] => clause::conclusion(before),
        ["examples"] => Expected::Key("example"),
        ["examples", "given", "about"] => Expected::Matter,
        ["examples", "given", facts @ ..] | ["examples", "ruling", "sets", facts @ ..] => {
            of_facts(vocabulary, facts)
        }
        ["examples", "ruling"] => Expected::Key("ruling"),
        ["examples", "ruling", "result" | "possible"] => Expected::Result,
        ["examples", "ruling", "because" | "applies" | "not"] => Expected::Rule,
        ["examples", "ruling", "missing"] => Expected::FactName { truth: false },
        _ => Expected::Nothing,
    }
}

fn in_edition(path: &[&str], before: &str) -> Expected {
    match path {
        [] => Expected::Key("edition"),
        ["amends" | "edition"] => Expected::Edition,
        ["partial"] => Expected::Words(TRUTHS),
        ["in_force"] => Expected::Key("in-force"),
        ["renumber" | "repeal"] => Expected::Provision { of_base: true },
        ["renumber", _] => Expected::Own,
        ["provided"] => Expected::Provision { of_base: false },
        ["provided", _] => Expected::FactName { truth: true },
        ["not_held" | "decides"] | ["assume", "when"] => clause::condition(before),
        ["assume"] => Expected::Key("assumption"),
        ["assume", "fact"] => Expected::FactName { truth: false },
        _ => Expected::Nothing,
    }
}

fn in_vocabulary(path: &[&str], before: &str) -> Expected {
    match path {
        [] => Expected::Key("vocabulary"),
        ["facts" | "acts" | "states"] => Expected::Own,
        ["facts", _] => Expected::Key("fact"),
        ["facts", _, "type"] => Expected::Type,
        ["facts", _, "discretion" | "computed"] => Expected::Words(TRUTHS),
        ["facts", _, "of_each"] => Expected::FactName { truth: false },
        ["facts", _, "assume_when"] | ["impossible"] => clause::condition(before),
        ["matters"] | ["facts", _, "matters"] | ["acts", _, "matter"] | ["acts" | "states", _] => {
            Expected::Matter
        }
        _ => Expected::Nothing,
    }
}

const TRUTHS: &[&str] = &["yes", "no"];

/// A fact written in one key or in several, and its value.
fn of_facts(vocabulary: &Vocabulary, keys: &[&str]) -> Expected {
    let name = keys.join(".");
    if name.is_empty() {
        Expected::FactKey(name)
    } else if vocabulary.fact_named(&name).is_some() {
        Expected::FactValue(name)
    } else {
        Expected::FactKey(format!("{name}."))
    }
}
