//! The outline of an article file: the article, its rules, its examples, its misconceptions.

use std::ops::Range;

use lsp_types::{DocumentSymbol, SymbolKind};

use super::definition::written;
use super::kind::Kind;
use super::mentions::{items, under};
use super::view::View;
use crate::engine::source::{Sources, Span};
use crate::engine::syntax::{Node, tree_of};

/// The outline of an article file; none of others, nor of a text that is no YAML.
pub(crate) fn symbols(view: &View) -> Option<Vec<DocumentSymbol>> {
    if view.kind != Kind::Rules {
        return None;
    }
    let mut sources = Sources::default();
    let id = sources.add(view.path, view.text);
    let root = tree_of(&sources, id).ok()?;
    let mut children = Vec::new();
    for rule in items(under(&root, "rules")) {
        let then: Vec<_> = items(under(rule, "then")).iter().filter_map(|node| text(view, node)).collect();
        children.extend(symbol(view, rule, "rule", SymbolKind::FUNCTION, Some(then.join("; "))));
    }
    for example in items(under(&root, "examples")) {
        children.extend(symbol(view, example, "case", SymbolKind::EVENT, None));
    }
    for error in items(under(&root, "misconceptions")) {
        let claims = under(error, "claims").and_then(|node| text(view, node));
        children.extend(symbol(view, error, "misconception", SymbolKind::EVENT, claims));
    }
    let title = under(&root, "title").and_then(|node| text(view, node));
    let mut article = symbol(view, &root, "article", SymbolKind::MODULE, title)?;
    article.children = Some(children);
    Some(vec![article])
}

fn text(view: &View, node: &Node) -> Option<String> {
    written(view.text, Some(node)).map(|(text, _)| text.to_owned())
}

#[expect(deprecated, reason = "the protocol's type still has the field")]
fn symbol(
    view: &View,
    node: &Node,
    key: &str,
    kind: SymbolKind,
    detail: Option<String>,
) -> Option<DocumentSymbol> {
    let (name, selection) = written(view.text, under(node, key))?;
    let range = around(node.span, &selection);
    Some(DocumentSymbol {
        name: name.split_whitespace().collect::<Vec<_>>().join(" "),
        detail,
        kind,
        tags: None,
        deprecated: None,
        range: view.encoding.range(view.text, &range),
        selection_range: view.encoding.range(view.text, &selection),
        children: None,
    })
}

/// The whole, which the protocol wants to hold the name.
fn around(span: Span, name: &Range<usize>) -> Range<usize> {
    span.start().min(name.start)..span.end().max(name.end)
}
