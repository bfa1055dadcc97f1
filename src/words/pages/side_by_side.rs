//! What two editions say, article by article, where it is not the same: clauses and words, the old beside the new.

use super::report::{Block, Frame, FrameKind, Report, Section};
use crate::engine::analysis::Compared;
use crate::engine::model::{Article, Rule};
use crate::words::speech::phrases::Speaker;
use crate::words::speech::words::Words;

/// One edition, and who says its words.
struct Side<'a> {
    compared: Compared<'a>,
    speaker: Speaker<'a>,
}

/// A section for every article in which something is said otherwise, and one for the moments that stand elsewhere.
#[must_use]
pub(crate) fn side_by_side(words: [&Words; 2], compared: [Compared; 2]) -> Vec<Section> {
    let [old, new] = [0, 1].map(|place: usize| {
        let (words, compared) = if place == 0 { (words[0], compared[0]) } else { (words[1], compared[1]) };
        let vocabulary = &compared.library.rulebook.vocabulary;
        Side { compared, speaker: Speaker::in_general(words, vocabulary, compared.edition) }
    });
    let mut titles: Vec<&str> = Vec::new();
    for article in [&new, &old].iter().flat_map(|side| &side.compared.edition.articles) {
        if !titles.contains(&article.title.as_str()) {
            titles.push(&article.title);
        }
    }
    let mut sections: Vec<_> = moments(&old, &new).into_iter().collect();
    sections.extend(titles.into_iter().filter_map(|title| article(&old, &new, title)));
    sections
}

/// A heading before the articles, where there are any.
#[must_use]
pub(crate) fn changed_texts(words: &Words, sections: Vec<Section>) -> Report {
    let title = words.say("review-texts", &[]);
    let language = words.locale().code().to_owned();
    Report { title, subtitle: String::new(), language, sections, footer: String::new() }
}

/// The moments that each edition places elsewhere.
fn moments(old: &Side, new: &Side) -> Option<Section> {
    let vocabulary = &new.compared.library.rulebook.vocabulary;
    let apart = vocabulary.moments().filter(|(id, _)| {
        old.compared.edition.instants.get(id.index()) != new.compared.edition.instants.get(id.index())
    });
    let names: Vec<_> = apart.map(|(id, _)| super::report::Item::plain(new.speaker.moment(id))).collect();
    let heading = new.speaker.words.say("review-moments", &[]);
    (!names.is_empty()).then(|| Section::new(heading, vec![Block::Items(names)]))
}

fn article(old: &Side, new: &Side, title: &str) -> Option<Section> {
    let [before, after] = [old, new].map(|side| rules(side, title));
    let said = |rules: &[Said]| {
        rules.iter().map(|rule| (rule.clauses.clone(), rule.norm.clone())).collect::<Vec<_>>()
    };
    if said(&before) == said(&after) {
        return None;
    }
    let only = |own: &[Said], other: &[Said]| -> Vec<Block> {
        let own = own.iter().filter(|rule| {
            !other.iter().any(|known| known.clauses == rule.clauses && known.norm == rule.norm)
        });
        own.flat_map(|rule| {
            [
                Block::Paragraph(format!("{} · {}", rule.citation, rule.norm)),
                Block::Source(rule.clauses.clone()),
            ]
        })
        .collect()
    };
    let frame = |kind: FrameKind, side: &Side, blocks: Vec<Block>| {
        let none = || vec![Block::Paragraph(new.speaker.words.say("review-nothing", &[]))];
        Frame {
            kind,
            title: side.speaker.edition_short(),
            blocks: if blocks.is_empty() { none() } else { blocks },
        }
    };
    let frames = vec![
        frame(FrameKind::Misses, old, only(&before, &after)),
        frame(FrameKind::Applies, new, only(&after, &before)),
    ];
    let heading = [new, old].iter().find_map(|side| {
        let article = named(side, title)?;
        Some(format!("{} {}", article.number, side.speaker.title(article)))
    });
    Some(Section::new(heading.unwrap_or_default(), vec![Block::Frames(frames)]))
}

fn named<'a>(side: &Side<'a>, title: &str) -> Option<&'a Article> {
    side.compared.edition.articles.iter().find(|article| article.title == title)
}

/// A rule as its file has it, and in words.
struct Said {
    citation: String,
    clauses: String,
    norm: String,
}

fn rules(side: &Side, title: &str) -> Vec<Said> {
    let edition = side.compared.edition;
    let articles = edition.articles.iter().filter(|article| article.title == title);
    let mut found: Vec<Said> = Vec::new();
    let mut last = None;
    for rule in articles.flat_map(|article| edition.rules.get(article.rules.clone()).unwrap_or_default()) {
        // A rule for each player is written once.
        if last.replace(rule.span) == Some(rule.span) {
            continue;
        }
        found.push(Said {
            citation: side.speaker.citation(rule),
            clauses: clauses(side, rule),
            norm: side.speaker.norm(rule),
        });
    }
    found
}

/// The lines of a rule's file below its number.
fn clauses(side: &Side, rule: &Rule) -> String {
    let text = side.compared.library.sources.text(rule.span.source());
    let below = text.get(rule.span.end()..).unwrap_or_default();
    let own = below.lines().skip(1).take_while(|line| line.starts_with("    "));
    let lines: Vec<_> = own.map(|line| line.strip_prefix("    ").unwrap_or(line)).collect();
    lines.join("\n")
}
