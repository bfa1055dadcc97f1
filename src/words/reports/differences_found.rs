//! The differences of two editions as diagnostics, each at the clause it is about, for reviewers of a change.
//!
//! Places are in the newer text: what only the older edition says is reported at the rule or article in its place.

use super::differences::{Extent, Page};
use super::report::Item;
use super::texts_apart::{ArticleApart, RuleText};
use crate::engine::analysis::{Diff, Group, OneSided, StepApart};
use crate::engine::diagnostic::{Code, Diagnostic};
use crate::engine::model::Rule;
use crate::engine::source::Span;
use crate::words::phrases::words::Words;

/// The findings of a comparison, with places in the texts of the second edition.
#[must_use]
pub(crate) fn differences_found<'a>(words: [&'a Words; 2], diff: &'a Diff<'a>) -> Vec<Diagnostic> {
    let page = Page::new(words, diff, Extent::Foremost);
    let mut found = page.taken_for_granted();
    found.extend(diff.groups.iter().filter_map(|group| page.ruled_otherwise(group)));
    for (side, list) in diff.one_sided.iter().enumerate() {
        found.extend(page.laid_down(side, list));
    }
    found.extend(diff.steps.iter().filter_map(|step| page.due_otherwise(step)));
    found.extend(page.texts.articles.iter().flat_map(|article| page.written_otherwise(article)));
    found.into_iter().map(Diagnostic::as_note).collect()
}

impl Page<'_> {
    /// Assumptions, moments and readings: they stand in no clause.
    fn taken_for_granted(&self) -> Vec<Diagnostic> {
        let assumed = self.diff.assumed.iter().map(|one| self.assumed(one));
        let moments = self.texts.moments.iter().map(|moment| self.moment_apart(*moment));
        let readings = self.texts.readings.iter().map(|(side, fact)| self.reading_of(*side, *fact));
        let items = assumed.chain(moments).chain(readings);
        items
            .map(|item| {
                let what = item.text.trim_end_matches('.').to_owned();
                let fault = Diagnostic::anywhere(Code::AssumedOtherwise).with("what", what);
                fault.with("cause", item.notes.join("\n"))
            })
            .collect()
    }

    /// The results that a provision changes.
    fn ruled_otherwise(&self, group: &Group) -> Option<Diagnostic> {
        let speaker = self.speaker(group.side);
        let rule = speaker.edition.rule(*group.rules.first()?)?;
        let items: Vec<_> = group.lines.iter().filter_map(|line| self.foremost(group.side, line)).collect();
        Some(
            self.about(Code::RuledOtherwise, group.side, rule)
                .with("kind", "result")
                .with("cause", lines(&items)),
        )
    }

    /// Duties, rights and times that only one edition lays down, rule by rule.
    fn laid_down(&self, side: usize, list: &[OneSided]) -> Vec<Diagnostic> {
        let edition = self.speaker(side).edition;
        let (never, sometimes): (Vec<_>, Vec<_>) = list.iter().partition(|one| one.facts.is_none());
        let mut told: Vec<&str> = Vec::new();
        let mut found = Vec::new();
        for (kind, one) in
            never.iter().map(|one| ("only", one)).chain(sometimes.iter().map(|one| ("sometimes", one)))
        {
            let rule = one.rules.first().and_then(|rule| edition.rule(*rule));
            let Some(rule) = rule.filter(|rule| !told.contains(&rule.id.as_str())) else { continue };
            told.push(&rule.id);
            let cause = lines(&self.norms(side, &[one]));
            found.push(self.about(Code::RuledOtherwise, side, rule).with("kind", kind).with("cause", cause));
        }
        found
    }

    /// The steps at other moments.
    fn due_otherwise(&self, step: &StepApart) -> Option<Diagnostic> {
        let [_, times] = &step.times;
        let rule = self.speaker(1).edition.rule(*times.first()?.rules.first()?)?;
        let cause = lines(&[self.step(step)]);
        Some(self.about(Code::RuledOtherwise, 1, rule).with("kind", "step").with("cause", cause))
    }

    /// The rules of an article that are not the same, with what the other edition has in their place.
    fn written_otherwise(&self, article: &ArticleApart) -> Vec<Diagnostic> {
        let [before, after] = &article.rules;
        let alone = before.len() == 1 && after.len() == 1;
        let like = |rule: &RuleText, others: &[RuleText]| {
            others.iter().position(|other| alone || other.rule.id == rule.rule.id)
        };
        let said = |rule: &RuleText, side: usize| {
            format!("{} [{}]: {}\n{}", self.name(side), rule.citation, rule.norm, rule.clauses())
        };
        let mut found = Vec::new();
        for rule in after {
            let other = like(rule, before).and_then(|place| before.get(place));
            let (kind, span) = match other {
                None => ("new", rule.rule.span),
                Some(other) if other.clauses() == rule.clauses() => ("words", rule.rule.span),
                Some(other) => ("clauses", rule.changed(other)),
            };
            let fault = Diagnostic { span: Some(span), ..self.about(Code::WrittenOtherwise, 1, rule.rule) };
            let cause = other.map_or_else(|| rule.norm.clone(), |other| said(other, 0));
            found.push(fault.with("kind", kind).with("cause", cause));
        }
        for rule in before.iter().filter(|rule| like(rule, after).is_none()) {
            let fault = self.about(Code::WrittenOtherwise, 0, rule.rule);
            found.push(fault.with("kind", "gone").with("cause", said(rule, 0)));
        }
        found
    }

    /// A finding about a rule of either edition.
    fn about(&self, code: Code, side: usize, rule: &Rule) -> Diagnostic {
        let span = if side == 1 { Some(rule.span) } else { self.in_place_of(rule) };
        let [edition, other] = [side, 1 - side].map(|side| self.name(side));
        let fault = Diagnostic { span, ..Diagnostic::anywhere(code) };
        fault.with("rule", &rule.id).with("edition", edition).with("other", other)
    }

    /// Where the second edition has what stands in the place of a rule of the first: a rule of its id, else its article.
    fn in_place_of(&self, rule: &Rule) -> Option<Span> {
        let [first, second] = self.diff.sides.map(|side| side.edition);
        let named = second.rules.iter().find(|other| other.id == rule.id).map(|other| other.span);
        let (index, _) = first.numbered().find(|(_, own)| own.span == rule.span)?;
        let title = &first.article_of(index)?.title;
        let article = second.articles.iter().find(|article| article.title == *title);
        named.or(article.map(|article| article.span))
    }
}

/// Items as lines, each with its notes.
fn lines(items: &[Item]) -> String {
    let lines: Vec<_> = items
        .iter()
        .flat_map(|item| std::iter::once(item.text.as_str()).chain(item.notes.iter().map(String::as_str)))
        .collect();
    lines.join("\n")
}
