//! Articles of two editions that say the same under other numbers.

use std::collections::BTreeSet;

use super::diff::Compared;
use super::idle::clause;
use crate::model::{Article, Edition, FactId, Formula, Vocabulary};

/// Articles on one matter whose rules ask and conclude the same.
pub(super) fn same<'a>(first: Compared<'a>, second: Compared<'a>) -> Vec<(&'a Article, &'a Article)> {
    let mut pairs = Vec::new();
    for article in &first.edition.articles {
        let norms = norms(&first.library.rulebook.vocabulary, first.edition, article);
        let twin = second.edition.articles.iter().find(|other| {
            other.title == article.title
                && self::norms(&second.library.rulebook.vocabulary, second.edition, other) == norms
        });
        pairs.extend(twin.map(|twin| (article, twin)));
    }
    pairs
}

/// What the rules of an article ask and conclude, without numbers.
fn norms(vocabulary: &Vocabulary, edition: &Edition, article: &Article) -> BTreeSet<String> {
    let rules = edition.rules.get(article.rules.clone()).unwrap_or_default();
    let norm = |rule: &crate::model::Rule| {
        let proviso = edition.proviso(&rule.id);
        let when = clause(vocabulary, edition, &without(&rule.when, proviso));
        let then: Vec<_> = rule.then.iter().map(|conclusion| format!("{:?}", conclusion.value)).collect();
        format!("{when}: {}", then.join("; "))
    };
    rules.iter().map(norm).collect()
}

/// A condition without the proviso that stands before it.
fn without(formula: &Formula, proviso: Option<FactId>) -> Formula {
    match (formula, proviso) {
        (Formula::And(parts), Some(fact)) => {
            let rest: Vec<_> = parts.iter().filter(|part| **part != Formula::Holds(fact)).cloned().collect();
            if let [only] = &rest[..] { only.clone() } else { Formula::And(rest) }
        }
        (Formula::Holds(_), Some(_)) => Formula::ALWAYS,
        (_, _) => formula.clone(),
    }
}
