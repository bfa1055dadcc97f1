//! `show`: the editions, the articles of one, or an article with its rules and examples.

use serde_json::json;

use super::call::{Answer, Answered, Call};
use crate::engine::analysis::examples_of;
use crate::engine::diagnostic::{Code, Diagnostic};
use crate::engine::facts::edition_named;
use crate::engine::model::{Article, Edition};
use crate::engine::source::Src;
use crate::words::formats::{article_json, articles_json, editions_json, text};
use crate::words::reports::{Report, article, contents};

pub(super) fn answer(call: &Call) -> Answered {
    let rulebook = &call.desk.library.rulebook;
    let named = call.parameters.get("edition");
    let edition = named.map(|named| edition_named(rulebook, &named.value, Some(named.span))).transpose();
    let edition = edition.map_err(|fault| vec![fault])?;
    Ok(match (edition, call.parameters.get("article")) {
        (None, None) => editions(call),
        (Some(edition), None) => articles(call, edition),
        (Some(edition), Some(wanted)) => named_articles(call, &[edition], wanted)?,
        (None, Some(wanted)) => named_articles(call, &rulebook.editions.iter().collect::<Vec<_>>(), wanted)?,
    })
}

fn editions(call: &Call) -> Answer {
    let (desk, words) = (call.desk, call.words());
    let lines = desk.library.rulebook.editions.iter().map(|edition| {
        let speaker = desk.speaker(words, edition);
        format!("- {}: {} · {}", edition.id, speaker.edition_name(), speaker.edition_period())
    });
    Answer {
        text: lines.collect::<Vec<_>>().join("\n"),
        object: json!({"editions": editions_json(words, &desk.library)}),
        is_refusal: false,
    }
}

fn articles(call: &Call, edition: &Edition) -> Answer {
    let (desk, words) = (call.desk, call.words());
    Answer {
        text: text(&contents(&desk.library, &desk.speaker(words, edition))),
        object: json!({"headings": articles_json(words, &desk.library, edition)}),
        is_refusal: false,
    }
}

/// The articles that a number, a concept or a rule names.
fn named_articles(call: &Call, editions: &[&Edition], wanted: &Src<String>) -> Answered {
    let (library, words) = (&call.desk.library, call.words());
    let found = editions.iter().flat_map(|edition| {
        let articles = edition.articles.iter().filter(|article| edition.covers(article, &wanted.value));
        articles.map(move |article| (*edition, article))
    });
    let found: Vec<(&Edition, &Article)> = found.collect();
    if found.is_empty() {
        let known =
            editions.iter().flat_map(|edition| &edition.articles).map(|article| article.number.as_str());
        let fault = Diagnostic::at(Code::UnknownArticle, wanted.span).with("name", &wanted.value);
        return Err(vec![fault.with("known", "").suggesting(&wanted.value, known)]);
    }
    let page = |(edition, found): &(&Edition, &Article)| -> Report {
        let ruled: Vec<_> = examples_of(library, edition, found).collect();
        article(library, &call.desk.speaker(words, edition), found, &ruled)
    };
    let objects = found.iter().map(|(edition, found)| article_json(words, library, edition, found));
    Ok(Answer {
        text: found.iter().map(|found| text(&page(found))).collect::<Vec<_>>().join("\n"),
        object: json!({"articles": objects.collect::<Vec<_>>()}),
        is_refusal: false,
    })
}
