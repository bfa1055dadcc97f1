//! References by name: the rules that the name of a rule or article covers, a check that references form no cycle, and the
//! references of misconceptions and exams to rules.

use super::amend::EditionFiles;
use super::clauses::{FindRules, Resolver, unknown};
use super::fact::{Formula, Role, RuleIndex};
use super::moment::Instant;
use super::rulebook::{Article, Exam, ExamTopic, Misconception, Rule};
use super::vocabulary::Vocabulary;
use crate::engine::diagnostic::{Code, Diagnostic};
use crate::engine::source::Src;
use crate::engine::syntax::{MisconceptionEntry, Name, ReferenceKind};

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

/// Gives every article its misconceptions; one `for each player` once for each.
pub(super) fn add(
    vocabulary: &Vocabulary,
    files: &EditionFiles,
    (headings, instants, ending): (&Headings, &[Instant], &[RuleIndex]),
    articles: &mut [Article],
    faults: &mut Vec<Diagnostic>,
) {
    report_duplicates(files, faults);
    for (article, file) in articles.iter_mut().zip(&files.articles) {
        for entry in &file.misconceptions {
            for player in players(entry) {
                let find = |name: &Name, kind: Option<ReferenceKind>| found(headings, name, kind, player);
                let find: &FindRules = &find;
                let resolver = Resolver { vocabulary, player, instants, ending, rules: find };
                match meant(&resolver, files, entry) {
                    Ok(misconception) => article.misconceptions.push(misconception),
                    Err(fault) => faults.push(fault),
                }
            }
        }
    }
}

fn players(entry: &MisconceptionEntry) -> Vec<Option<Role>> {
    match entry.when.each_player {
        Some(_) => Role::BOTH.map(Some).to_vec(),
        None => vec![None],
    }
}

fn meant(
    resolver: &Resolver,
    files: &EditionFiles,
    entry: &MisconceptionEntry,
) -> Result<Misconception, Diagnostic> {
    let claims = resolver.conclusion(&entry.claims.value)?;
    Ok(Misconception {
        id: entry.misconception.value.clone(),
        when: resolver.condition(&entry.when.condition)?,
        claims: Src::new(claims, entry.claims.span),
        words: files.words(entry.origin.as_ref(), &entry.misconception.value),
        span: entry.misconception.span,
    })
}

fn report_duplicates(files: &EditionFiles, faults: &mut Vec<Diagnostic>) {
    let mut seen: Vec<&Name> = Vec::new();
    let entries = files.articles.iter().flat_map(|article| &article.misconceptions);
    for name in entries.map(|entry| &entry.misconception) {
        if let Some(earlier) = seen.iter().find(|earlier| earlier.value == name.value) {
            let fault = Diagnostic::at(Code::DuplicateMisconception, name.span).with("name", &name.value);
            faults.push(fault.and_at(earlier.span));
        }
        seen.push(name);
    }
}

/// The exam of an edition, if it says what one asks.
pub(super) fn exam(files: &EditionFiles, headings: &Headings, faults: &mut Vec<Diagnostic>) -> Option<Exam> {
    let entry = files.edition.exam.as_ref()?;
    let mut topics: Vec<ExamTopic> = Vec::new();
    for topic in &entry.topics {
        let mut rules = Vec::new();
        for name in &topic.articles {
            match found(headings, name, None, None) {
                Ok(found) => rules.extend(found),
                Err(fault) => faults.push(fault),
            }
        }
        rules.retain(|rule| !topics.iter().any(|earlier| earlier.rules.contains(rule)));
        topics.push(ExamTopic { name: topic.topic.value.clone(), share: share(&topic.share, faults), rules });
    }
    let levels = entry.levels.each_ref().map(|written| share(written, faults));
    Some(Exam { topics, levels })
}

fn share(written: &Src<String>, faults: &mut Vec<Diagnostic>) -> u32 {
    written.value.parse::<u32>().ok().filter(|share| *share <= 1000).unwrap_or_else(|| {
        faults.push(Diagnostic::at(Code::WrongShape, written.span).with("expected", "number"));
        0
    })
}
