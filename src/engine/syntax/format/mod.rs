//! Article files in one layout: the text as written -> the same article, keys in order, lines that fit a page.
//!
//! In: the text of an article file. Out: the text in the house's layout. Guaranteed: the article reads the same and no
//! comment is lost, or the text is not touched: the result is read again and compared before it is handed on.

mod layout;
mod print;
mod trivia;
mod wrap;

use super::article;
use super::tree::{Node, Tree};
use super::yaml;
use crate::engine::diagnostic::Diagnostic;
use crate::engine::source::{SourceId, Sources};
use layout::Place;

/// Why a text is not formatted.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Unformatted {
    /// It is no article file.
    Faulty(Vec<Diagnostic>),
    /// It uses a YAML that the formatter does not know well enough to be sure that nothing is lost.
    Unsafe,
}

/// The text of an article file in the house's layout.
///
/// # Errors
/// The file is at fault, or cannot be formatted without risk.
pub fn formatted(sources: &Sources, id: SourceId) -> Result<String, Unformatted> {
    let mut faults = Vec::new();
    let article = article(sources, id, &mut faults);
    let root = yaml::read(sources, id).map_err(|fault| Unformatted::Faulty(vec![fault]))?;
    if article.is_none() || !faults.is_empty() {
        return Err(Unformatted::Faulty(faults));
    }
    let text = sources.text(id);
    let layout = layout::of(text, &root).ok_or(Unformatted::Unsafe)?;
    let written = print::page(&layout).ok_or(Unformatted::Unsafe)?;
    if says_the_same(text, &root, &written) { Ok(written) } else { Err(Unformatted::Unsafe) }
}

/// Whether another text is the same article with the same comments.
fn says_the_same(text: &str, root: &Node, written: &str) -> bool {
    let mut sources = Sources::default();
    let id = sources.add("formatted", written);
    let mut faults = Vec::new();
    if article(&sources, id, &mut faults).is_none() || !faults.is_empty() {
        return false;
    }
    let Ok(again) = yaml::read(&sources, id) else { return false };
    let comments = |text: &str, root: &Node| {
        let scan = trivia::scan(text, root)?;
        let mut comments: Vec<_> = scan.trivia.into_iter().map(|found| found.text).collect();
        comments.retain(|comment| !comment.is_empty());
        comments.sort();
        Some(comments)
    };
    meaning(root, Place::Article) == meaning(&again, Place::Article)
        && comments(text, root).is_some_and(|before| Some(before) == comments(written, &again))
}

/// What a node says, without places, its keys in order.
fn meaning(node: &Node, place: Place) -> String {
    match &node.value {
        Tree::Scalar(scalar) => format!("{:?}{}", scalar.text, scalar.null),
        Tree::List(items) => {
            let items = items.iter().map(|item| meaning(item, place.item()));
            format!("[{}]", items.collect::<Vec<_>>().join(","))
        }
        Tree::Mapping(entries) => {
            let mut entries: Vec<_> = entries.iter().collect();
            entries.sort_by_key(|(key, _)| place.rank(&key.value));
            let entries = entries
                .iter()
                .map(|(key, node)| format!("{:?}:{}", key.value, meaning(node, place.under(&key.value))));
            format!("{{{}}}", entries.collect::<Vec<_>>().join(","))
        }
    }
}
