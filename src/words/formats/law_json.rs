//! The law itself as data: editions, articles, one article with its rules and examples.

use serde_json::{Map, Value as Json, json};

use crate::engine::decision::Score;
use crate::engine::library::Library;
use crate::engine::model::{Article, Edition, Example, Rule, RuleIndex, Value};
use crate::words::phrases::speaker::Speaker;
use crate::words::phrases::words::Words;
use crate::words::reports::article::Page;

/// The editions, oldest first.
#[must_use]
pub(crate) fn editions_json(words: &Words, library: &Library) -> Json {
    let day = |day: Option<jiff::civil::Date>| day.map(|day| day.to_string());
    let editions = library.rulebook.editions.iter().map(|edition| {
        let speaker = speaker(words, library, edition);
        json!({
            "edition": edition.id,
            "name": speaker.edition_name(),
            "short": speaker.edition_short(),
            "authority": edition.authority,
            "language": edition.language,
            "from": day(edition.from),
            "to": day(edition.to),
            "partial": edition.partial,
            "amends": edition.amends,
        })
    });
    editions.collect()
}

/// The articles of an edition, each with its number, its concept and its title.
pub(crate) fn articles_json(words: &Words, library: &Library, edition: &Edition) -> Vec<Json> {
    let speaker = speaker(words, library, edition);
    edition.articles.iter().map(|article| Json::Object(heading(&speaker, article))).collect()
}

/// An article without its rules: its number, its concept and its title.
#[must_use]
pub(crate) fn heading_json(words: &Words, library: &Library, edition: &Edition, article: &Article) -> Json {
    Json::Object(heading(&speaker(words, library, edition), article))
}

/// An article with its rules and examples.
#[must_use]
pub(crate) fn article_json(words: &Words, library: &Library, edition: &Edition, article: &Article) -> Json {
    let speaker = speaker(words, library, edition);
    let page = Page { library, speaker: &speaker, article };
    let mut object = heading(&speaker, article);
    let rules: Vec<_> = page.rules().into_iter().map(|(index, one)| rule(&page, index, one)).collect();
    let examples: Vec<_> = article.examples.iter().map(|one| example(library, edition, one)).collect();
    object.insert("rules".to_owned(), json!(rules));
    object.insert("examples".to_owned(), json!(examples));
    Json::Object(object)
}

fn speaker<'a>(words: &'a Words, library: &'a Library, edition: &'a Edition) -> Speaker<'a> {
    Speaker::in_general(words, &library.rulebook.vocabulary, edition)
}

fn heading(speaker: &Speaker, article: &Article) -> Map<String, Json> {
    let taken_over = speaker.edition.is_taken_over(article);
    let origin = taken_over.then(|| json!({"edition": article.words.edition, "article": article.words.id}));
    [
        ("edition", json!(speaker.edition.id)),
        ("article", json!(article.number)),
        ("concept", json!(article.title)),
        ("title", json!(speaker.title(article))),
        ("taken_over_from", json!(origin)),
    ]
    .into_iter()
    .map(|(key, value)| (key.to_owned(), value))
    .collect()
}

fn rule(page: &Page, index: RuleIndex, rule: &Rule) -> Json {
    let speaker = page.speaker;
    let proviso = speaker.edition.proviso(&rule.id);
    json!({
        "rule": rule.id,
        "cite": rule.cite,
        "letter": rule.letter,
        "norm": speaker.norm(rule),
        "note": speaker.note(rule),
        "citation": speaker.citation(rule),
        "proviso": proviso.map(|fact| speaker.statement(fact, &Value::Truth(true))),
        "source": page.source(rule),
        "displaced_by": page.displaced_by(rule),
        "displaces": page.displaces(index),
    })
}

/// An example: the facts as told, and how it is ruled.
fn example(library: &Library, edition: &Edition, example: &Example) -> Json {
    let told = example.given.facts.iter();
    let mut given: Map<String, Json> =
        told.map(|given| (given.fact.value.to_string(), json!(given.value.value))).collect();
    let about: Vec<_> = example.given.about.iter().map(|about| about.value.as_str()).collect();
    if !about.is_empty() {
        given.insert("about".to_owned(), json!(about));
    }
    let decision = library.decide(edition, &example.given).ok();
    json!({
        "case": example.case,
        "given": given,
        "status": decision.as_ref().map(|decision| decision.status.as_str()),
        "result": decision.and_then(|decision| decision.result).map(Score::as_str),
    })
}
