//! What two editions rule differently, in words and as data.

use serde_json::{Value as Json, json};

use super::board::Diagram;
use super::phrases::{Speaker, sentence};
use super::report::{Block, Item, Report, Section};
use super::words::Words;
use crate::analysis::{Diff, Disagreement};
use crate::chess::Position;
use crate::decision::Score;
use crate::evaluate::Said;
use crate::library::Library;
use crate::model::{Edition, FactId, Value, written};
use crate::syntax::CaseFile;

/// The page of a comparison.
#[must_use]
pub fn differences(words: &Words, library: &Library, diff: &Diff) -> Report {
    let page = Page { words, library, diff };
    let names = [page.speaker(diff.first).edition_short(), page.speaker(diff.second).edition_short()];
    let [first, second] = &names;
    let count = diff.differences.len().to_string();
    let summary = words.say("diff-summary", &[("count", &count), ("first", first), ("second", second)]);
    let mut opening = vec![Block::Paragraph(summary)];
    if !diff.complete {
        opening.push(Block::Paragraph(words.say("diff-incomplete", &[])));
    }
    let mut sections = vec![Section::new(String::new(), opening)];
    let groups = diff.differences.iter().enumerate();
    sections.extend(groups.map(|(place, (found, more))| page.difference(place, found, more)));
    sections.extend(page.same());
    Report {
        title: words.say("diff-title", &[("first", first), ("second", second)]),
        subtitle: String::new(),
        language: words.locale().code().to_owned(),
        sections,
        footer: String::new(),
    }
}

/// The comparison as one object.
#[must_use]
pub fn differences_json(words: &Words, library: &Library, diff: &Diff) -> Json {
    let page = Page { words, library, diff };
    let found: Vec<_> = diff
        .differences
        .iter()
        .map(|(found, more)| {
            let mut object = page.json(found);
            let more: Vec<_> = more.iter().map(|found| page.json(found)).collect();
            if let Some(object) = object.as_object_mut() {
                object.insert("combinations".to_owned(), json!(more));
            }
            object
        })
        .collect();
    let same: Vec<_> = diff.same.iter().map(|(one, other)| json!([one.number, other.number])).collect();
    json!({
        "first": diff.first.id, "second": diff.second.id, "complete": diff.complete,
        "differences": found, "same": same, "rulebook": library.digest(),
    })
}

struct Page<'a> {
    words: &'a Words,
    library: &'a Library,
    diff: &'a Diff<'a>,
}

impl Page<'_> {
    fn speaker<'a>(&'a self, edition: &'a Edition) -> Speaker<'a> {
        Speaker { words: self.words, vocabulary: &self.library.rulebook.vocabulary, edition, sealer: None }
    }

    fn facts(&self, facts: &[(FactId, Value)]) -> String {
        let speaker = self.speaker(self.diff.first);
        let facts: Vec<_> = facts.iter().map(|(fact, value)| speaker.statement(*fact, value)).collect();
        let facts =
            if facts.is_empty() { self.words.say("diff-normal-course", &[]) } else { facts.join("; ") };
        sentence(&facts)
    }

    /// One line for a difference that adds facts to another.
    fn combination(&self, base: &Disagreement, found: &Disagreement) -> Item {
        let added = found.facts.iter().filter(|fact| !base.facts.contains(fact)).cloned();
        let added: Vec<_> = added.collect();
        let sides = [(self.diff.first, &found.first), (self.diff.second, &found.second)];
        let sides = sides.map(|(edition, said)| {
            let side = self.side(edition, said);
            if side.citation.is_empty() { side.text } else { format!("{} [{}]", side.text, side.citation) }
        });
        Item { text: self.facts(&added), citation: String::new(), notes: sides.to_vec() }
    }

    fn difference(&self, place: usize, found: &Disagreement, more: &[Disagreement]) -> Section {
        let mut blocks = vec![Block::Paragraph(self.facts(&found.facts))];
        if let Some(position) = position(&found.case) {
            blocks.push(Block::Diagram(Box::new(Diagram::new(self.words, &position, Vec::new()))));
        }
        let sides = [(self.diff.first, &found.first), (self.diff.second, &found.second)];
        blocks.push(Block::Items(sides.map(|(edition, said)| self.side(edition, said)).to_vec()));
        blocks.push(Block::Source(case_lines(&found.case)));
        if !more.is_empty() {
            blocks.push(Block::Paragraph(self.words.say("diff-combined", &[])));
            blocks.push(Block::Items(more.iter().map(|other| self.combination(found, other)).collect()));
        }
        let score = |score: Option<Score>| score.map_or("–", Score::as_str);
        let [first, second] = found.results.map(score);
        Section::new(format!("{}. {first} | {second}", place + 1), blocks)
    }

    fn side(&self, edition: &Edition, said: &Said) -> Item {
        let speaker = self.speaker(edition);
        let outcome = match said.outcome {
            Some(outcome) => speaker.outcome(outcome),
            None => self.words.say("verdict-silent", &[("edition", &speaker.edition_short())]),
        };
        let mut rules = said.rules.iter().filter_map(|index| Some((*index, edition.rule(*index)?)));
        let mut norms: Vec<String> = Vec::new();
        let mut cited: Vec<String> = Vec::new();
        for (index, rule) in &mut rules {
            let (norm, citation) = (speaker.norm(rule), speaker.short_citation(index));
            if !norms.contains(&norm) {
                norms.push(norm);
            }
            if !cited.contains(&citation) {
                cited.push(citation);
            }
        }
        let text = format!("{}: {}", speaker.edition_short(), sentence(&outcome));
        Item { text, citation: cited.join(", "), notes: norms }
    }

    fn same(&self) -> Option<Section> {
        let items = self.diff.same.iter().map(|(one, other)| {
            let title = self.speaker(self.diff.first).title(one);
            Item::plain(format!("{} = {} {title}", one.number, other.number))
        });
        let items: Vec<_> = items.collect();
        (!items.is_empty()).then(|| Section::new(self.words.say("diff-same", &[]), vec![Block::Items(items)]))
    }

    fn json(&self, found: &Disagreement) -> Json {
        let vocabulary = &self.library.rulebook.vocabulary;
        let facts = found.facts.iter().map(|(fact, value)| {
            let declared = vocabulary.fact(*fact);
            (declared.name.clone(), json!(written(&declared.kind, value)))
        });
        let side = |edition: &Edition, said: &Said, result: Option<Score>| {
            let mut rules: Vec<_> = said
                .rules
                .iter()
                .filter_map(|rule| edition.rule(*rule))
                .map(|rule| rule.id.clone())
                .collect();
            rules.dedup();
            json!({"edition": edition.id, "result": result.map(Score::as_str), "rules": rules})
        };
        let case = found.case.facts.iter().map(|given| (given.fact.value.clone(), json!(given.value.value)));
        let [first, second] = found.results;
        json!({
            "facts": facts.collect::<serde_json::Map<_, _>>(),
            "case": case.collect::<serde_json::Map<_, _>>(),
            "first": side(self.diff.first, &found.first, first),
            "second": side(self.diff.second, &found.second, second),
        })
    }
}

fn position(case: &CaseFile) -> Option<Position> {
    let told = case.facts.iter().find(|given| given.fact.value == "position")?;
    Position::from_fen(&told.value.value).ok()
}

/// The case as a case file tells it.
fn case_lines(case: &CaseFile) -> String {
    let lines = case.facts.iter().map(|given| format!("  {}: {}", given.fact.value, given.value.value));
    lines.collect::<Vec<_>>().join("\n")
}
