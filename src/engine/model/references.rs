//! References between rules: what a name covers, and that they form no cycle.

use super::clauses::unknown;
use super::fact::Role;
use super::formula::{Formula, RuleIndex};
use super::rulebook::Rule;
use crate::engine::diagnostic::{Code, Diagnostic};
use crate::engine::syntax::{Name, ReferenceKind};

/// A rule's id and player, before its clauses are resolved.
pub(super) struct Heading {
    /// Its id.
    pub(super) id: String,
    /// The player it speaks of.
    pub(super) player: Option<Role>,
}

/// The headings of an edition's rules.
pub(super) struct Headings {
    all: Vec<Heading>,
    /// Their numbers, in the order of their ids: names are looked up a thousand times.
    by_id: Vec<usize>,
}

impl Headings {
    /// The headings in the order of the rules.
    pub(super) fn new(all: Vec<Heading>) -> Self {
        let mut by_id: Vec<_> = (0..all.len()).collect();
        by_id.sort_by_key(|index| all.get(*index).map(|heading| heading.id.as_str()));
        Self { all, by_id }
    }

    /// How many there are.
    pub(super) fn count(&self) -> usize {
        self.all.len()
    }

    /// Every id, in the order of the rules.
    pub(super) fn ids(&self) -> impl Iterator<Item = &str> {
        self.all.iter().map(|heading| heading.id.as_str())
    }

    /// The headings whose ids begin so, with their numbers.
    fn beginning(&self, with: &str) -> impl Iterator<Item = (usize, &Heading)> {
        let first =
            self.by_id.partition_point(|index| self.all.get(*index).is_some_and(|one| *one.id < *with));
        let rest = self.by_id.iter().skip(first).filter_map(|index| Some((*index, self.all.get(*index)?)));
        rest.take_while(move |(_, heading)| heading.id.starts_with(with))
    }
}

/// The rules a name covers: the rule of that id and everything under it by dots; exactly the rule for `rule X`.
/// For a rule that speaks of one player, rules of the other player are left out.
fn covered(
    headings: &Headings,
    name: &str,
    kind: Option<ReferenceKind>,
    player: Option<Role>,
) -> Vec<RuleIndex> {
    let (name, exact) = match (name.strip_prefix("rule "), kind) {
        (Some(name), _) => (name.trim(), true),
        (None, Some(ReferenceKind::Rule)) => (name, true),
        (None, Some(ReferenceKind::Article) | None) => (name, false),
    };
    let under = |id: &str| id.strip_prefix(name).is_some_and(|rest| rest.starts_with('.'));
    let found = headings.beginning(name).filter(|(_, heading)| {
        let speaks_of_him = player.is_none() || heading.player.is_none() || heading.player == player;
        speaks_of_him && (heading.id == name || (!exact && under(&heading.id)))
    });
    let mut indices: Vec<_> = found.map(|(index, _)| index).collect();
    indices.sort_unstable();
    indices.into_iter().map(|index| RuleIndex(u16::try_from(index).unwrap_or(u16::MAX))).collect()
}

/// The same; a name that covers none is a fault.
pub(super) fn found(
    headings: &Headings,
    name: &Name,
    kind: Option<ReferenceKind>,
    player: Option<Role>,
) -> Result<Vec<RuleIndex>, Diagnostic> {
    let found = covered(headings, &name.value, kind, player);
    if found.is_empty() { Err(unknown(Code::UnknownRule, name, headings.ids())) } else { Ok(found) }
}

/// The rules that must be decided before a rule can be.
fn prerequisites(rule: &Rule) -> Vec<RuleIndex> {
    let mut found = rule.unless.clone();
    collect(&rule.when, &mut found);
    found
}

fn collect(formula: &Formula, found: &mut Vec<RuleIndex>) {
    match formula {
        Formula::And(parts) | Formula::Or(parts) => parts.iter().for_each(|part| collect(part, found)),
        Formula::Not(part) => collect(part, found),
        Formula::Applies(rule) => found.push(*rule),
        Formula::Holds(_) | Formula::Is(..) | Formula::AtMost(_) => {}
    }
}

/// An order in which every rule comes after those it refers to, or the first cycle.
pub(super) fn order(rules: &[Rule]) -> Result<Vec<RuleIndex>, Diagnostic> {
    let mut walk = Walk { rules, state: vec![State::New; rules.len()], path: Vec::new(), order: Vec::new() };
    for index in 0..rules.len() {
        walk.visit(RuleIndex(u16::try_from(index).unwrap_or(u16::MAX)))?;
    }
    Ok(walk.order)
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    New,
    Open,
    Done,
}

struct Walk<'a> {
    rules: &'a [Rule],
    state: Vec<State>,
    path: Vec<RuleIndex>,
    order: Vec<RuleIndex>,
}

impl Walk<'_> {
    fn visit(&mut self, index: RuleIndex) -> Result<(), Diagnostic> {
        let Some(rule) = self.rules.get(index.index()) else { return Ok(()) };
        match self.state.get(index.index()).copied() {
            Some(State::New) => {}
            Some(State::Open) => return Err(self.cycle(index, rule)),
            Some(State::Done) | None => return Ok(()),
        }
        self.mark(index, State::Open);
        self.path.push(index);
        for prerequisite in prerequisites(rule) {
            self.visit(prerequisite)?;
        }
        self.path.pop();
        self.mark(index, State::Done);
        self.order.push(index);
        Ok(())
    }

    fn mark(&mut self, index: RuleIndex, state: State) {
        if let Some(slot) = self.state.get_mut(index.index()) {
            *slot = state;
        }
    }

    fn cycle(&self, back_to: RuleIndex, rule: &Rule) -> Diagnostic {
        let path = self.path.iter().skip_while(|index| **index != back_to);
        let mut names: Vec<_> =
            path.filter_map(|index| self.rules.get(index.index())).map(|rule| rule.id.as_str()).collect();
        names.push(&rule.id);
        Diagnostic::at(Code::ReferenceCycle, rule.span).with("path", names.join(" -> "))
    }
}
