//! Where each fact is asked: the index at the end of a book.

use std::collections::{BTreeMap, BTreeSet};

use crate::engine::model::{Conclusion, Edition, FactId, Vocabulary};

/// A fact and the articles whose rules ask or set it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Used {
    /// The fact; of a player's fact the sealer's.
    pub(crate) fact: FactId,
    /// The places of the articles in the edition.
    pub(crate) articles: Vec<usize>,
}

/// The facts that an edition's rules ask or set.
#[must_use]
pub(crate) fn fact_index(vocabulary: &Vocabulary, edition: &Edition) -> Vec<Used> {
    let mut used: BTreeMap<FactId, BTreeSet<usize>> = BTreeMap::new();
    for (index, rule) in edition.numbered() {
        let Some(article) =
            edition.articles.iter().position(|article| article.rules.contains(&index.index()))
        else {
            continue;
        };
        let mut facts: Vec<FactId> = rule.when.facts().into_iter().collect();
        for conclusion in &rule.then {
            if let Conclusion::Set(fact, expression) = &conclusion.value {
                facts.push(*fact);
                facts.extend(expression.facts());
            }
        }
        for fact in facts {
            // A fact of each player stands once, under the first seat it is declared for.
            let declared = &vocabulary.fact(fact).declared;
            let first = vocabulary.facts().find(|(_, other)| other.declared == *declared).map(|(id, _)| id);
            used.entry(first.unwrap_or(fact)).or_default().insert(article);
        }
    }
    let used = used.into_iter();
    used.map(|(fact, articles)| Used { fact, articles: articles.into_iter().collect() }).collect()
}
