//! Where what is named at the cursor is written, and every place that names a rule.

use std::ops::Range;

use lsp_types::{Location, Uri};

use super::mentions::{Mention, Role, entries, letters, mentions, under};
use super::paths::uri_of;
use super::view::{Thing, View, article, rule};
use crate::engine::source::Sources;
use crate::engine::syntax::tree_of;

/// Where the thing at a byte is written.
pub(crate) fn definition(view: &View, at: usize) -> Option<Location> {
    let (thing, _) = view.thing(at)?;
    match thing {
        Thing::Provision(edition, name) => provision(view, &edition, &name),
        Thing::Edition(id) => edition(view, &id),
        Thing::Fact(fact) | Thing::Value(fact, _) => {
            declared(view, "facts", &view.vocabulary().fact(fact).declared)
        }
        Thing::Act(act, _) => declared(view, "acts", &act),
        Thing::State(state) => declared(view, "states", &state),
        Thing::Party(_) | Thing::Matter(_) | Thing::Key(..) => None,
    }
}

/// Every place that names the rule at a byte, in its edition; its own place only when asked for.
pub(crate) fn references(view: &View, at: usize, with_declaration: bool) -> Option<Vec<Location>> {
    let (Thing::Provision(edition, name), _) = view.thing(at)? else { return None };
    let wanted = |mention: &Mention| {
        let own = matches!(mention.role, Role::Rule | Role::Article);
        mention.edition == edition && mention.name == name && (with_declaration || !own)
    };
    let found = mentions(view.files).into_iter().filter(wanted);
    Some(found.filter_map(|mention| location(view, &mention.path, &mention.range)).collect())
}

fn location(view: &View, path: &str, range: &Range<usize>) -> Option<Location> {
    let (_, text) = view.files.iter().find(|(known, _)| known == path)?;
    let uri: Uri = uri_of(path).parse().ok()?;
    Some(Location { uri, range: view.encoding.range(text, range) })
}

/// The rule or, failing that, the article of this number; one taken over stands in the edition it comes from.
fn provision(view: &View, edition: &str, name: &str) -> Option<Location> {
    let known = view.library.rulebook.edition(edition);
    let origin = known.and_then(|edition| {
        rule(edition, name)
            .map(|rule| rule.words.clone())
            .or_else(|| article(edition, name).map(|article| article.words.clone()))
    });
    let all = mentions(view.files);
    let written = |edition: &str, name: &str| {
        let stands = |role| {
            all.iter().find(|one| one.role == role && one.edition == edition && one.name == name).cloned()
        };
        stands(Role::Rule).or_else(|| stands(Role::Article))
    };
    let found =
        written(edition, name).or_else(|| origin.and_then(|place| written(&place.edition, &place.id)));
    found.and_then(|mention| location(view, &mention.path, &mention.range))
}

/// An edition's file.
fn edition(view: &View, id: &str) -> Option<Location> {
    let named = |path: &str| super::view::edition_of(view.files, path).is_some_and(|found| found == id);
    let (path, text) = view.files.iter().find(|(path, _)| path.ends_with("/edition.yaml") && named(path))?;
    let start = text.find(id).unwrap_or(0);
    location(view, path, &(start..start + id.len()))
}

/// A name in the vocabulary.
fn declared(view: &View, section: &str, name: &str) -> Option<Location> {
    let (path, text) = view.files.iter().find(|(path, _)| path.ends_with("/vocabulary.yaml"))?;
    let mut sources = Sources::default();
    let id = sources.add(path.as_str(), text.as_str());
    let root = tree_of(&sources, id).ok()?;
    let (key, _) = entries(under(&root, section)?).iter().find(|(key, _)| key.value == name)?;
    location(view, path, &(key.span.start()..key.span.end()))
}

/// The number or id written in a node.
pub(super) fn written<'t>(
    text: &'t str,
    node: Option<&crate::engine::syntax::Node>,
) -> Option<(&'t str, Range<usize>)> {
    let span = letters(node?)?;
    let range = span.start()..span.end();
    Some((text.get(range.clone())?, range))
}
