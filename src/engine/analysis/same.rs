//! Articles of two editions that say the same, perhaps under other numbers.

use std::collections::BTreeSet;

use super::clause::clause_naming;
use super::compared::Compared;
use super::one_sided::drawn;
use crate::engine::model::{Article, Conclusion, Edition, FactId, Formula, Rule, RuleIndex, Unless};

/// Two articles on one matter whose rules ask and conclude the same.
#[derive(Debug, Clone, Copy)]
pub struct Same<'a> {
    /// The article of the first edition.
    pub first: &'a Article,
    /// That of the second.
    pub second: &'a Article,
    /// Their rules give way to the same rules, too.
    pub same_exceptions: bool,
}

/// Articles on one matter whose rules ask and conclude the same.
pub(super) fn same<'a>(first: Compared<'a>, second: Compared<'a>) -> Vec<Same<'a>> {
    let mut pairs = Vec::new();
    for article in &first.edition.articles {
        let own = norms(first, article);
        let twins = second.edition.articles.iter().filter(|other| other.title == article.title);
        pairs.extend(twins.map(|twin| (twin, norms(second, twin))).find_map(|(twin, norms)| {
            let asked = |norms: &BTreeSet<Norm>| -> BTreeSet<String> {
                norms.iter().map(|norm| norm.says.clone()).collect()
            };
            let same = Same { first: article, second: twin, same_exceptions: norms == own };
            (asked(&norms) == asked(&own)).then_some(same)
        }));
    }
    pairs
}

/// A rule without numbers.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct Norm {
    /// What it asks and concludes.
    says: String,
    /// The rules it gives way to.
    unless: BTreeSet<Vec<String>>,
}

fn norms(side: Compared, article: &Article) -> BTreeSet<Norm> {
    let rules = side.edition.rules.get(article.rules.clone()).unwrap_or_default();
    rules.iter().map(|rule| norm(side, rule)).collect()
}

fn norm(side: Compared, rule: &Rule) -> Norm {
    let vocabulary = &side.library.rulebook.vocabulary;
    let asked = without(&rule.when, side.edition.proviso(&rule.id));
    let when = clause_naming(vocabulary, &|rule| numberless(side.edition, rule), &asked);
    let then = rule.then.iter().map(|then| &then.value);
    let then: Vec<_> = then.map(|then| drawn(vocabulary, then).unwrap_or_else(|| result(then))).collect();
    let unless = rule.unless_written.iter().map(|unless| excepted(side.edition, unless)).collect();
    Norm { says: format!("{when}: {}", then.join("; ")), unless }
}

fn result(conclusion: &Conclusion) -> String {
    match conclusion {
        Conclusion::Result(verdict) => format!("{:?}", verdict.outcome()),
        Conclusion::Duty(_) | Conclusion::Set(..) | Conclusion::State(_) => String::new(),
    }
}

/// What a name in `unless` covers: an article by its concept, or rules.
fn excepted(edition: &Edition, unless: &Unless) -> Vec<String> {
    if let Some(article) = edition.articles.iter().find(|article| article.number == unless.name.value) {
        return vec![article.title.clone()];
    }
    unless.rules.iter().map(|rule| numberless(edition, *rule)).collect()
}

/// A rule by the concept of its article and what stands behind the article's number.
fn numberless(edition: &Edition, index: RuleIndex) -> String {
    let (Some(rule), Some(article)) = (edition.rule(index), edition.article_of(index)) else {
        return String::new();
    };
    let rest = rule.id.strip_prefix(&article.number).unwrap_or(&rule.id);
    format!("{}{rest}", article.title)
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
