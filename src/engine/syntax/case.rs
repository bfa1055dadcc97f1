//! A case, in YAML or JSON, nested or dotted -> a flat list of facts as told.

use std::collections::hash_map::Entry;

use rustc_hash::{FxBuildHasher, FxHashMap};
use serde::{Deserialize, Serialize};
use smol_str::SmolStr;

use super::tree::{self, Node, Tree};
use super::yaml;
use crate::engine::diagnostic::{Code, Diagnostic};
use crate::engine::source::{SourceId, Sources, Span, Src};

/// What somebody told: nothing is checked yet but the shape.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct CaseFile {
    /// The facts in the order told, dotted names.
    pub facts: Vec<FactGiven>,
    /// What the ruling shall be about, when said.
    pub about: Vec<Src<String>>,
}

/// One fact as told.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct FactGiven {
    /// The dotted name.
    pub fact: Src<SmolStr>,
    /// The value as written.
    pub value: Src<SmolStr>,
}

impl FactGiven {
    /// A fact told in no file.
    pub(crate) fn nowhere(fact: &str, value: &str) -> Self {
        let text = |text: &str| Src::new(text.into(), Span::default());
        Self { fact: text(fact), value: text(value) }
    }
}

/// A case as another program tells it: a case file as it is, or `{"facts": {..}}` with what is asked beside it.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) struct CaseAsked {
    /// The case.
    pub(crate) case: CaseFile,
    /// The keys beside `facts`.
    pub(crate) beside: Vec<FactGiven>,
}

/// Reads a case that may stand under `facts`, every fact with its place.
pub(crate) fn case_asked(sources: &Sources, id: SourceId, faults: &mut Vec<Diagnostic>) -> Option<CaseAsked> {
    let node = yaml::read(sources, id).map_err(|fault| faults.push(fault)).ok()?;
    Some(CaseAsked::from_node(&node, faults))
}

/// What a case may stand under.
pub(super) const FACTS: &str = "facts";

/// What may stand beside it: each a single text.
const BESIDE: [&str; 3] = ["edition", "on", "lang"];

impl CaseAsked {
    fn from_node(node: &Node, faults: &mut Vec<Diagnostic>) -> Self {
        let Tree::Mapping(entries) = &node.value else {
            return Self { case: CaseFile::from_node(node, faults), beside: Vec::new() };
        };
        let Some((_, facts)) = entries.iter().find(|(key, _)| key.value == FACTS) else {
            return Self { case: CaseFile::from_node(node, faults), beside: Vec::new() };
        };
        let case = CaseFile::from_node(facts, faults);
        let beside = entries.iter().filter(|(key, _)| key.value != FACTS);
        let beside = beside.filter_map(|(key, value)| {
            let value = match (&value.value, BESIDE.contains(&key.value.as_str())) {
                (Tree::Scalar(_), _) | (_, true) => tree::text(value, faults)?,
                // What does not belong there is refused by its name.
                (Tree::List(_) | Tree::Mapping(_), false) => Src::new(String::new(), value.span),
            };
            Some(FactGiven { fact: key.clone().of(), value: value.of() })
        });
        Self { case, beside: beside.collect() }
    }
}

/// Reads a case text, every fact with its place.
pub fn case(sources: &Sources, id: SourceId, faults: &mut Vec<Diagnostic>) -> Option<CaseFile> {
    let node = yaml::read(sources, id).map_err(|fault| faults.push(fault)).ok()?;
    Some(CaseFile::from_node(&node, faults))
}

/// What the ruling shall be about.
pub(super) const ABOUT: &str = "about";

/// The fact that tells in which order moments came: a list, or a list of lists. As a text it is one line, `a, b; c, d`.
const ORDER: &str = "order";

/// The fact that tells which acts have been done: a list, as a text one line.
const DONE: &str = "done";

/// The fact that tells the moves before the adjournment.
const HISTORY: &str = "history";

/// One order, or several of them, as one text.
fn orders(items: &[Node], node: &Node, faults: &mut Vec<Diagnostic>) -> String {
    let line = |node: &Node, faults: &mut Vec<Diagnostic>| {
        let names: Vec<_> = tree::texts(node, faults).into_iter().map(|name| name.value).collect();
        names.join(", ")
    };
    if items.iter().any(|item| matches!(item.value, Tree::List(_))) {
        let lines: Vec<_> = items.iter().map(|item| line(item, faults)).collect();
        return lines.join("; ");
    }
    line(node, faults)
}

/// The text that a list under a name means.
pub(super) fn listed(name: &str, list: &Node, faults: &mut Vec<Diagnostic>) -> Option<Src<String>> {
    let text = match name {
        DONE => {
            let acts: Vec<_> = tree::texts(list, faults).into_iter().map(|act| act.value).collect();
            acts.join(", ")
        }
        ORDER => orders(tree::items(list), list, faults),
        // A history may be a list of moves or of lines.
        HISTORY => {
            let moves: Vec<_> = tree::texts(list, faults).into_iter().map(|text| text.value).collect();
            moves.join(" ")
        }
        _ => {
            faults.push(tree::wrong_shape(list, "text"));
            return None;
        }
    };
    Some(Src::new(text, list.span))
}

impl CaseFile {
    /// Tells a fact, in its old place if it was told before.
    pub fn set(&mut self, name: &str, value: &str) {
        let told = FactGiven::nowhere(name, value);
        match self.facts.iter_mut().find(|known| known.fact.value == name) {
            Some(known) => *known = told,
            None => self.facts.push(told),
        }
    }

    /// The facts of a mapping: a case file, or the `given` of an example.
    #[must_use]
    pub fn from_node(node: &Node, faults: &mut Vec<Diagnostic>) -> Self {
        let mut read = Self::default();
        read.collect(None, node, faults);
        // One mapping gives no key twice.
        let nested = |(_, value): &(Src<String>, Node)| matches!(value.value, Tree::Mapping(_));
        if matches!(&node.value, Tree::Mapping(entries) if entries.iter().any(nested)) {
            read.refuse_twice(faults);
        }
        read
    }

    fn collect(&mut self, group: Option<&str>, node: &Node, faults: &mut Vec<Diagnostic>) {
        for (key, value) in tree::entries(node, faults) {
            if group.is_none() && key.value == ABOUT {
                self.about.extend(tree::texts(value, faults));
                continue;
            }
            let name = group.map_or_else(|| key.value.clone(), |group| format!("{group}.{}", key.value));
            match &value.value {
                // Nothing below a name says nothing of it, which nobody can have meant.
                Tree::Mapping(below) if below.is_empty() => {
                    faults.push(tree::wrong_shape(value, "value"));
                }
                Tree::Mapping(_) => self.collect(Some(&name), value, faults),
                Tree::Scalar(_) => {
                    // An empty text is a value (nothing written in the envelope); null is none.
                    if let Some(value) = tree::text(value, faults) {
                        self.tell(&name, key.span, value);
                    }
                }
                Tree::List(_) => {
                    if let Some(value) = listed(&name, value, faults) {
                        self.tell(&name, key.span, value);
                    }
                }
            }
        }
    }

    fn tell(&mut self, name: &str, place: Span, value: Src<String>) {
        self.facts.push(FactGiven { fact: Src::new(name.into(), place), value: value.of() });
    }

    /// Reports facts told twice: once with a dotted name and once below another, say.
    pub(super) fn refuse_twice(&self, faults: &mut Vec<Diagnostic>) {
        let mut first: FxHashMap<&str, Span> =
            FxHashMap::with_capacity_and_hasher(self.facts.len(), FxBuildHasher);
        for FactGiven { fact, .. } in &self.facts {
            match first.entry(&fact.value) {
                Entry::Vacant(place) => {
                    place.insert(fact.span);
                }
                Entry::Occupied(earlier) => {
                    let fault = Diagnostic::at(Code::FactGivenTwice, fact.span).and_at(*earlier.get());
                    faults.push(fault.with("fact", fact.value.as_str()));
                }
            }
        }
    }
}
