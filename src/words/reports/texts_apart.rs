//! What two editions say otherwise, whatever comes of it: moments, readings, and rules article by article.
//!
//! In: a comparison and each edition's words. Out: [`TextsApart`], from which pages, data and findings are made.

use crate::engine::analysis::{Compared, Diff};
use crate::engine::model::{Article, FactId, MomentId, Rule};
use crate::engine::source::Span;
use crate::words::phrases::speaker::Speaker;
use crate::words::phrases::words::Words;

/// Whether two editions say something otherwise, whatever comes of it.
#[must_use]
pub(crate) fn says_otherwise(words: [&Words; 2], diff: &Diff) -> bool {
    !TextsApart::of(words, diff).is_empty()
}

/// What is said otherwise.
pub(crate) struct TextsApart<'a> {
    /// The moments that each edition places elsewhere, as each numbers them.
    pub(crate) moments: Vec<MomentApart>,
    /// The readings that only one edition knows, with its side.
    pub(crate) readings: Vec<(usize, FactId)>,
    /// The articles in which some rule is not the same.
    pub(crate) articles: Vec<ArticleApart<'a>>,
}

/// A moment as each edition's vocabulary numbers it; none where it knows no such moment.
pub(crate) type MomentApart = [Option<MomentId>; 2];

/// An article that both editions or one of them have under one title.
pub(crate) struct ArticleApart<'a> {
    /// Its number, in the second edition where it stands there.
    pub(crate) number: &'a str,
    /// Its title in words.
    pub(crate) title: String,
    /// The rules of either edition that the other does not have just so.
    pub(crate) rules: [Vec<RuleText<'a>>; 2],
}

/// A rule as its file has it, and in words.
pub(crate) struct RuleText<'a> {
    /// The rule; one `for each player` is written once.
    pub(crate) rule: &'a Rule,
    /// How it is cited.
    pub(crate) citation: String,
    /// The lines below its number, each with its place.
    pub(crate) lines: Vec<(&'a str, Span)>,
    /// What it says.
    pub(crate) norm: String,
}

/// An edition, and who says its words.
struct Side<'a> {
    compared: Compared<'a>,
    speaker: Speaker<'a>,
}

impl<'a> TextsApart<'a> {
    /// What the editions of a comparison say otherwise, each in its own words.
    pub(crate) fn of(words: [&'a Words; 2], diff: &Diff<'a>) -> Self {
        let ([own, others], [first, second]) = (words, diff.sides);
        let side = |words, compared: Compared<'a>| {
            let vocabulary = &compared.library.rulebook.vocabulary;
            Side { compared, speaker: Speaker::in_general(words, vocabulary, compared.edition) }
        };
        let (old, new) = (side(own, first), side(others, second));
        let mut titles: Vec<&str> = Vec::new();
        for article in [&new, &old].into_iter().flat_map(|side| &side.compared.edition.articles) {
            if !titles.contains(&article.title.as_str()) {
                titles.push(&article.title);
            }
        }
        Self {
            moments: moments(first, second),
            readings: readings(first, second),
            articles: titles.into_iter().filter_map(|title| article(&old, &new, title)).collect(),
        }
    }

    /// Whether nothing is said otherwise.
    fn is_empty(&self) -> bool {
        self.moments.is_empty() && self.readings.is_empty() && self.articles.is_empty()
    }
}

impl<'a> RuleText<'a> {
    /// The lines below its number as one text.
    pub(crate) fn clauses(&self) -> String {
        let lines: Vec<_> = self.lines.iter().map(|(line, _)| *line).collect();
        lines.join("\n")
    }

    /// The lines from the first to the last that the other does not have in their place; its number where there are none.
    pub(crate) fn changed(&self, other: &Self) -> Span {
        let alike = |one: &(&str, Span), other: &(&str, Span)| one.0 == other.0;
        let [own, others] = [&self.lines, &other.lines];
        let before = own.iter().zip(others).take_while(|(one, other)| alike(one, other)).count();
        let behind =
            own.iter().rev().zip(others.iter().rev()).take_while(|(one, other)| alike(one, other)).count();
        let changed = own.get(before..own.len().saturating_sub(behind).max(before)).unwrap_or_default();
        match (changed.first(), changed.last()) {
            (Some((_, first)), Some((_, last))) => Span::new(first.source(), first.start(), last.end()),
            (_, _) => self.rule.span,
        }
    }

    /// Whether the other edition says it in the same clauses and words.
    fn is_said_by(&self, others: &[RuleText<'a>]) -> bool {
        others.iter().any(|other| other.clauses() == self.clauses() && other.norm == self.norm)
    }
}

fn moments(first: Compared, second: Compared) -> Vec<MomentApart> {
    let [known, others] = [first, second].map(|side| &side.library.rulebook.vocabulary);
    let both = others.moments().map(|(id, moment)| [known.moment_named(&moment.name), Some(id)]);
    let gone = known.moments().filter(|(_, moment)| others.moment_named(&moment.name).is_none());
    let instant = |side: Compared, moment: Option<MomentId>| {
        moment.and_then(|moment| side.edition.instants.get(moment.index()).copied())
    };
    let apart = |[one, other]: &MomentApart| instant(first, *one) != instant(second, *other);
    both.chain(gone.map(|(id, _)| [Some(id), None])).filter(apart).collect()
}

fn readings(first: Compared, second: Compared) -> Vec<(usize, FactId)> {
    let asked = |side: Compared| {
        side.library.program(side.edition).map(|program| program.readings.clone()).unwrap_or_default()
    };
    let [one, other] = [asked(first), asked(second)];
    let only = |side: usize, own: &[FactId], others: &[FactId]| -> Vec<(usize, FactId)> {
        own.iter().filter(|fact| !others.contains(fact)).map(|fact| (side, *fact)).collect()
    };
    [only(0, &one, &other), only(1, &other, &one)].concat()
}

fn article<'a>(old: &Side<'a>, new: &Side<'a>, title: &str) -> Option<ArticleApart<'a>> {
    let [mut before, mut after] = [old, new].map(|side| rules(side, title));
    let kept = |own: &[RuleText<'a>], others: &[RuleText<'a>]| -> Vec<bool> {
        own.iter().map(|rule| !rule.is_said_by(others)).collect()
    };
    let (mut of_old, mut of_new) = (kept(&before, &after).into_iter(), kept(&after, &before).into_iter());
    before.retain(|_| of_old.next().unwrap_or_default());
    after.retain(|_| of_new.next().unwrap_or_default());
    let (side, named) = [new, old].into_iter().find_map(|side| Some((side, named(side, title)?)))?;
    (!before.is_empty() || !after.is_empty()).then(|| ArticleApart {
        number: &named.number,
        title: side.speaker.title(named),
        rules: [before, after],
    })
}

fn named<'a>(side: &Side<'a>, title: &str) -> Option<&'a Article> {
    side.compared.edition.articles.iter().find(|article| article.title == title)
}

fn rules<'a>(side: &Side<'a>, title: &str) -> Vec<RuleText<'a>> {
    let edition = side.compared.edition;
    let articles = edition.articles.iter().filter(|article| article.title == title);
    let mut found: Vec<RuleText> = Vec::new();
    for rule in articles.flat_map(|article| edition.rules.get(article.rules.clone()).unwrap_or_default()) {
        if found.last().is_some_and(|last| last.rule.span == rule.span) {
            continue;
        }
        found.push(RuleText {
            rule,
            citation: side.speaker.citation(rule),
            lines: lines(side, rule),
            norm: side.speaker.norm(rule),
        });
    }
    found
}

/// The lines of a rule's file below its number, without what all of them are indented by.
fn lines<'a>(side: &Side<'a>, rule: &Rule) -> Vec<(&'a str, Span)> {
    let text = side.compared.library.sources.text(rule.span.source());
    let mut at = rule.span.end();
    let mut found = Vec::new();
    for (place, line) in text.get(at..).unwrap_or_default().split_inclusive('\n').enumerate() {
        let own = line.strip_prefix("    ").map(str::trim_end);
        match own {
            Some(own) => {
                let start = at + 4 + (own.len() - own.trim_start().len());
                found.push((own, Span::new(rule.span.source(), start, at + 4 + own.len())));
            }
            None if place == 0 => {}
            None => break,
        }
        at += line.len();
    }
    found
}
