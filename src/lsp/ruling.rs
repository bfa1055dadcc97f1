//! The ruling of an example: as a line above it, and whole.
//!
//! In: an article file, the rulebook as it loaded. Out: the line with the result and whether it is the one written; the
//! ruling as Markdown, with what is not as written at its head.

use std::borrow::Cow;
use std::ops::Range;

use lsp_types::{CodeLens, Command};
use serde_json::json;

use super::definition::written;
use super::kind::Kind;
use super::mentions::{items, under};
use super::view::{View, article};
use crate::engine::analysis::{Tried, tried};
use crate::engine::model::{Edition, Example};
use crate::engine::source::Sources;
use crate::engine::syntax::tree_of;
use crate::service::{Alternatives, Request, Service};
use crate::words::forms::markdown;
use crate::words::pages::fault_said;

/// What an editor runs to show a ruling; with it go the address of the file and the name of the case.
pub(crate) const SHOW_RULING: &str = "plica.ruling";

/// A line above every example of an article file. While the rules do not load, none has a result.
pub(crate) fn lenses(view: &View, uri: &str, loads: bool) -> Vec<CodeLens> {
    let mut sources = Sources::default();
    let id = sources.add(view.path, view.text);
    let Some(root) = tree_of(&sources, id).ok().filter(|_| view.kind == Kind::Rules) else {
        return Vec::new();
    };
    let number = under(&root, "article").and_then(|node| written(view.text, Some(node)));
    let lens = |node| {
        let (_, range) = written(view.text, under(node, "case"))?;
        let case = under(node, "case").and_then(super::mentions::text)?;
        let found = example(view, number.as_ref().map(|(number, _)| *number)?, case).filter(|_| loads);
        let title = match found.and_then(|(edition, example)| tried(view.library, edition, example).ok()) {
            Some(Tried { result, unmet, .. }) if unmet.is_empty() => {
                view.words.say("lens-ruling", &[("result", &result)])
            }
            Some(Tried { result, .. }) => view.words.say("lens-ruling-other", &[("result", &result)]),
            None => view.words.say("lens-ruling-unknown", &[]),
        };
        let arguments = Some(vec![json!(uri), json!(case)]);
        let command = Some(Command { title, command: SHOW_RULING.to_owned(), arguments });
        Some(CodeLens { range: view.encoding.range(view.text, &range), command, data: None })
    };
    items(under(&root, "examples")).iter().filter_map(lens).collect()
}

/// The example of this name in the article whose file this is.
fn example<'a>(view: &View<'a>, number: &str, case: &str) -> Option<(&'a Edition, &'a Example)> {
    let edition = view.edition()?;
    let article = article(edition, number.trim_matches(['"', '\'']))?;
    let example = article.examples.iter().find(|example| example.case == case)?;
    Some((edition, example))
}

/// The name of the example at a byte, and its letters.
pub(super) fn case_at(view: &View, at: usize) -> Option<(String, Range<usize>)> {
    if view.kind != Kind::Rules {
        return None;
    }
    let mut sources = Sources::default();
    let id = sources.add(view.path, view.text);
    let root = tree_of(&sources, id).ok()?;
    let named = items(under(&root, "examples")).iter().filter_map(|node| {
        let (_, range) = written(view.text, under(node, "case"))?;
        Some((under(node, "case").and_then(super::mentions::text)?.to_owned(), range))
    });
    named.into_iter().find(|(_, range)| range.start <= at && at <= range.end)
}

/// The ruling of a case of the article as Markdown; `None` where there is no such case.
pub(crate) fn ruling(view: &View, case: &str) -> Option<String> {
    let mut sources = Sources::default();
    let id = sources.add(view.path, view.text);
    let root = tree_of(&sources, id).ok()?;
    let number = under(&root, "article").and_then(super::mentions::text)?;
    let (edition, example) = example(view, number, case)?;
    let rulebook = Some(&view.library.rulebook);
    let says = |fault: &_| format!("- {}", fault_said(view.words, rulebook, fault));
    let page = match tried(view.library, edition, example) {
        Ok(Tried { decision, unmet, .. }) => {
            let request = Request { alternatives: Alternatives::Here, ..Request::default() };
            let service = Service { library: view.library, words: view.words };
            let report = service.ruling(edition, &example.given, Cow::Owned(decision), request).report();
            let other = unmet.iter().map(says).collect::<Vec<_>>().join("\n");
            let head = if other.is_empty() { String::new() } else { format!("{other}\n\n---\n\n") };
            head + &markdown(&report)
        }
        Err(faults) => faults.iter().map(says).collect::<Vec<_>>().join("\n"),
    };
    Some(page)
}
