//! What two editions say otherwise, whatever comes of it, as data beside their differences: moments, readings, clauses, words.

use serde_json::{Value as Json, json};

use crate::engine::analysis::Diff;
use crate::engine::model::MomentId;
use crate::words::phrases::words::Words;
use crate::words::reports::{RuleText, TextsApart};

/// The object of a comparison with `texts`, the rules in each edition's own words.
#[must_use]
pub(crate) fn with_texts<'a>(mut object: Json, words: [&'a Words; 2], diff: &'a Diff<'a>) -> Json {
    let texts = TextsApart::of(words, diff);
    let vocabulary = &diff.sides[1].library.rulebook.vocabulary;
    let placed = |side: usize, moment: Option<MomentId>| {
        let instant = diff.sides.get(side)?.edition.instants.get(moment?.index())?;
        let fact = instant.fact.map(|fact| &vocabulary.fact(fact).name);
        Some(json!({"fact": fact, "seconds": instant.seconds}))
    };
    let moments = texts.moments.iter().map(|[first, second]| {
        let named = diff.sides.iter().zip([first, second]).find_map(|(side, moment)| {
            side.library.rulebook.vocabulary.moment((*moment)?).map(|declared| &declared.name)
        });
        json!({"moment": named, "first": placed(0, *first), "second": placed(1, *second)})
    });
    let readings = texts.readings.iter().map(|(side, fact)| {
        json!({"reading": vocabulary.fact(*fact).reading(), "only": if *side == 0 { "first" } else { "second" }})
    });
    let articles = texts.articles.iter().map(|article| {
        let [first, second] = &article.rules;
        json!({"article": article.number, "title": article.title, "first": rules(first), "second": rules(second)})
    });
    let told = json!({
        "moments": moments.collect::<Vec<_>>(), "readings": readings.collect::<Vec<_>>(),
        "articles": articles.collect::<Vec<_>>(),
    });
    if let Some(keys) = object.as_object_mut() {
        keys.insert("texts".to_owned(), told);
    }
    object
}

fn rules(rules: &[RuleText]) -> Vec<Json> {
    let rules = rules.iter().map(|rule| {
        json!({
            "rule": rule.rule.id, "citation": rule.citation, "clauses": rule.clauses(), "text": rule.norm,
        })
    });
    rules.collect()
}
