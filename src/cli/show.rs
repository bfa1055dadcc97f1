//! What plica shows of itself: `plica show [ARTICLE]` the law in words and clauses, `plica explain CODE` what a message means,
//! `plica schema KIND` the JSON Schema of a kind of file.

use serde_json::Value as Json;

use super::args::{self, Format};
use super::files::Loaded;
use super::out::{Ended, Exit, print, refuse};
use crate::engine::analysis::examples_of;
use crate::engine::diagnostic::{Code, Diagnostic};
use crate::engine::facts::edition_named;
use crate::engine::model::{Article, Edition};
use crate::service::articles_named;
use crate::words::formats::{article_json, articles_json, heading_json, schema};
use crate::words::phrases::{Speaker, Words};
use crate::words::reports::{
    Proofs, Report, article, contents, explained, explanations, found, readings, readings_json, search,
};

pub(super) fn run(loaded: &Loaded, args: &args::Show) -> Ended {
    let printed = if args.format == Format::Json {
        objects(loaded, args).map(|objects| format!("{:#}", Json::Array(objects)))
    } else {
        reports(loaded, args).map(|reports| args.format.pages(&reports))
    };
    match printed {
        Ok(text) => print(&text).map(|()| Exit::Done),
        Err(fault) => Ok(loaded.refuse_one(fault)),
    }
}

fn reports(loaded: &Loaded, args: &args::Show) -> Result<Vec<Report>, Diagnostic> {
    if let Some(asked) = &args.search {
        return Ok(vec![search(&loaded.library, &loaded.words, asked)]);
    }
    let editions = editions(loaded, args.edition.as_deref())?;
    if args.readings {
        let pages = editions.into_iter().map(|edition| readings(&loaded.library, &speaker(loaded, edition)));
        return Ok(pages.collect());
    }
    if args.proof {
        let sheets = proofs(loaded, &editions, args.article.as_deref())?;
        let pages =
            sheets.iter().flat_map(|(proofs, articles)| articles.iter().map(|one| proofs.report(one)));
        return Ok(pages.collect());
    }
    if args.all {
        return Ok(editions.into_iter().flat_map(|edition| whole(loaded, edition)).collect());
    }
    let Some(wanted) = &args.article else {
        return Ok(editions
            .into_iter()
            .map(|edition| contents(&loaded.library, &speaker(loaded, edition)))
            .collect());
    };
    let found = articles_named(&editions, wanted, None)?;
    Ok(found.into_iter().map(|(edition, found)| one(loaded, edition, found)).collect())
}

/// The articles in a list, or with their rules and examples.
fn objects(loaded: &Loaded, args: &args::Show) -> Result<Vec<Json>, Diagnostic> {
    let (words, library) = (&loaded.words, &loaded.library);
    if let Some(asked) = &args.search {
        let matters = found(library, words, asked);
        let found = matters.iter().flat_map(|matter| &matter.articles);
        return Ok(found.map(|(edition, article)| heading_json(words, library, edition, article)).collect());
    }
    let editions = editions(loaded, args.edition.as_deref())?;
    if args.readings {
        let objects = editions.iter().map(|edition| readings_json(library, &speaker(loaded, edition)));
        return Ok(objects.flatten().collect());
    }
    if args.proof {
        let sheets = proofs(loaded, &editions, args.article.as_deref())?;
        let objects =
            sheets.iter().flat_map(|(proofs, articles)| articles.iter().map(|one| proofs.json(one)));
        return Ok(objects.collect());
    }
    let with_rules =
        |(edition, article): (&Edition, &Article)| article_json(words, library, edition, article);
    match &args.article {
        Some(wanted) => Ok(articles_named(&editions, wanted, None)?.into_iter().map(with_rules).collect()),
        None if args.all => {
            let all = editions.iter().flat_map(|edition| edition.articles.iter().map(|one| (*edition, one)));
            Ok(all.map(with_rules).collect())
        }
        None => Ok(editions.iter().flat_map(|edition| articles_json(words, library, edition)).collect()),
    }
}

fn editions<'a>(loaded: &'a Loaded, named: Option<&str>) -> Result<Vec<&'a Edition>, Diagnostic> {
    let rulebook = &loaded.library.rulebook;
    let Some(name) = named else { return Ok(rulebook.editions.iter().collect()) };
    edition_named(rulebook, name, None).map(|edition| vec![edition])
}

fn speaker<'a>(loaded: &'a Loaded, edition: &'a Edition) -> Speaker<'a> {
    Speaker::in_general(&loaded.words, &loaded.library.rulebook.vocabulary, edition)
}

/// The proof sheets that are asked for: an article or, where none is named, all articles of each edition.
fn proofs<'a>(
    loaded: &'a Loaded,
    editions: &[&'a Edition],
    wanted: Option<&str>,
) -> Result<Vec<(Proofs<'a>, Vec<&'a Article>)>, Diagnostic> {
    let found = wanted.map(|wanted| articles_named(editions, wanted, None)).transpose()?;
    let sheets = editions.iter().copied().filter_map(|edition| {
        let articles: Vec<&Article> = match &found {
            None => edition.articles.iter().collect(),
            Some(found) => {
                let own = found.iter().filter(|(of, _)| of.id == edition.id);
                own.map(|(_, article)| *article).collect()
            }
        };
        (!articles.is_empty()).then(|| (Proofs::of(&loaded.library, speaker(loaded, edition)), articles))
    });
    Ok(sheets.collect())
}

fn one(loaded: &Loaded, edition: &Edition, found: &Article) -> Report {
    let ruled: Vec<_> = examples_of(&loaded.library, edition, found).collect();
    article(&loaded.library, &speaker(loaded, edition), found, &ruled)
}

/// An edition from beginning to end. What it takes over unchanged stands with the edition it comes from.
fn whole(loaded: &Loaded, edition: &Edition) -> Vec<Report> {
    let own = edition.articles.iter().filter(|article| !edition.is_taken_over(article));
    std::iter::once(contents(&loaded.library, &speaker(loaded, edition)))
        .chain(own.map(|article| one(loaded, edition, article)))
        .collect()
}

pub(super) fn explain(words: &Words, args: &args::Explain) -> Ended {
    let report = match &args.code {
        None => explanations(words),
        Some(name) => {
            let Some(code) = Code::ALL.into_iter().find(|code| code.as_str() == *name) else {
                let known: Vec<_> = Code::ALL.into_iter().map(Code::as_str).collect();
                let fault = Diagnostic::anywhere(Code::UnknownCode).with("name", name);
                let fault = fault.suggesting(name, known.iter().map(String::as_str));
                return Ok(refuse(words, &[fault]));
            };
            explained(words, code)
        }
    };
    print(&args.format.pages(&[report]))?;
    Ok(Exit::Done)
}

pub(super) fn file_schema(loaded: &Loaded, args: &args::Schema) -> Ended {
    print(&format!("{:#}", schema(&loaded.words, &loaded.library.rulebook, args.kind.into())))?;
    Ok(Exit::Done)
}
