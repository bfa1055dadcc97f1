//! `GET /api/v1/articles`: the articles, or one with its rules and examples, as `plica show --format json` prints them.

use serde_json::Value as Json;

use super::call::{Answered, Call};
use crate::engine::diagnostic::{Code, Diagnostic};
use crate::engine::facts::edition_named;
use crate::words::formats::{article_json, articles_json};

pub(super) fn answer(call: &mut Call) -> Answered {
    let library = call.site.with_examples();
    let editions = match call.parameters.get("edition") {
        Some(named) => vec![edition_named(&library.rulebook, &named.value, Some(named.span))?],
        None => library.rulebook.editions.iter().collect(),
    };
    let Some(wanted) = call.parameters.get("article") else {
        let all = editions.iter().flat_map(|edition| articles_json(call.words(), library, edition));
        return Ok(all.collect::<Json>().to_string());
    };
    let found = editions.iter().flat_map(|edition| {
        let articles = edition.articles.iter().filter(|article| edition.covers(article, &wanted.value));
        articles.map(|article| article_json(call.words(), library, edition, article))
    });
    let found: Vec<Json> = found.collect();
    if found.is_empty() {
        let known =
            editions.iter().flat_map(|edition| &edition.articles).map(|article| article.number.as_str());
        let fault = Diagnostic::at(Code::UnknownArticle, wanted.span).with("name", &wanted.value);
        return Err(fault.with("known", "").suggesting(&wanted.value, known).into());
    }
    Ok(Json::Array(found).to_string())
}
