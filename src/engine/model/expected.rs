//! Examples as written -> examples as meant: the case, and every conclusion that the ruling is expected to draw or not.

use super::clauses::Resolver;
use super::declare;
use super::example::{Example, Expected, ExpectedSaying};
use super::vocabulary::Vocabulary;
use crate::engine::diagnostic::{Code, Diagnostic};
use crate::engine::source::Src;
use crate::engine::syntax::{CaseFile, ExampleEntry, FactGiven, Node, SAID, Said, Tree};

/// The keys of an expected ruling.
const KEYS: [&str; 7] = ["result", "because", "applies", "not", "sets", "missing", "possible"];

/// An example of an article.
pub(super) fn example(
    vocabulary: &Vocabulary,
    entry: &ExampleEntry,
    faults: &mut Vec<Diagnostic>,
) -> Example {
    let mut given = CaseFile::from_node(&entry.given, faults);
    for fact in &entry.provided {
        if !given.facts.iter().any(|given| given.fact.value == fact.value) {
            given.facts.push(FactGiven { fact: fact.clone().of(), value: Src::new("yes".into(), fact.span) });
        }
    }
    let mut expected = expected(&entry.ruling, faults);
    for (key, said) in &entry.said {
        let sayings = sayings(vocabulary, said, faults);
        match key.value.as_str() {
            "says" => expected.says = sayings,
            "now" => expected.now = Some(sayings),
            _ => expected.not_says = sayings,
        }
    }
    Example {
        case: entry.case.value.clone(),
        given,
        expected,
        taken_over: entry.taken_over,
        unconfirmed: entry.confirm,
        span: entry.span,
    }
}

fn sayings(vocabulary: &Vocabulary, said: &[Said], faults: &mut Vec<Diagnostic>) -> Vec<ExpectedSaying> {
    let resolver =
        Resolver { vocabulary, player: None, instants: &[], ending: &[], rules: declare::NO_RULES };
    let mut found = Vec::new();
    for one in said {
        match resolver.conclusion(&one.conclusion) {
            Ok(conclusion) => found.push(ExpectedSaying { written: one.written.clone(), conclusion }),
            Err(fault) => faults.push(fault),
        }
    }
    found
}

fn expected(ruling: &[(Src<String>, Node)], faults: &mut Vec<Diagnostic>) -> Expected {
    let mut expected = Expected::default();
    for (key, node) in ruling {
        match key.value.as_str() {
            "result" => expected.result = texts(node, faults).into_iter().next(),
            "because" => expected.because = Some(texts(node, faults)),
            "applies" => expected.applies = texts(node, faults),
            "not" => expected.not = texts(node, faults),
            "missing" => expected.missing = Some(texts(node, faults)),
            "possible" => expected.possible = Some(texts(node, faults)),
            "sets" => {
                let given = CaseFile::from_node(node, faults);
                expected.sets =
                    given.facts.into_iter().map(|given| (given.fact.of(), given.value.of())).collect();
            }
            _ => {
                let known = [KEYS.as_slice(), &SAID].concat();
                faults.push(
                    Diagnostic::at(Code::UnknownKey, key.span)
                        .with("key", &key.value)
                        .with("known", known.join(", "))
                        .suggesting(&key.value, known),
                );
            }
        }
    }
    expected
}

fn texts(node: &Node, faults: &mut Vec<Diagnostic>) -> Vec<Src<String>> {
    let items = match &node.value {
        Tree::List(items) => items.as_slice(),
        Tree::Scalar(_) | Tree::Mapping(_) => std::slice::from_ref(node),
    };
    let mut texts = Vec::new();
    for item in items {
        match &item.value {
            Tree::Scalar(scalar) => texts.push(Src::new(scalar.text.clone(), item.span)),
            Tree::List(_) | Tree::Mapping(_) => {
                faults.push(Diagnostic::at(Code::WrongShape, item.span).with("expected", "text"));
            }
        }
    }
    texts
}
