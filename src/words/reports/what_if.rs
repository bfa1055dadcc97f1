//! Counterfactuals of a ruling: the changes of facts that would give another result, and why a wanted result does not hold;
//! in words and as JSON.

use serde_json::{Value as Json, json};

use super::decided::Page;
use super::report::{Item, Section};
use super::ruling::rules_against;
use crate::engine::analysis::{Change, Changes};
use crate::engine::decision::{Decision, Score};
use crate::engine::model::{Conclusion, written};
use crate::words::phrases::Speaker;
use crate::words::phrases::speaker::sentence;

/// Changes listed for one result; JSON has them all.
const LISTED: usize = 8;

/// The changes that would give other results, one part a result.
#[must_use]
pub fn what_if(speaker: &Speaker, decision: &Decision, changes: &Changes) -> Vec<Section> {
    let page = Page { speaker, decision };
    let mut sections: Vec<_> =
        changes.found.iter().map(|(score, found)| part(&page, *score, found)).collect();
    let said = match (changes.not_looked_at, changes.found.is_empty()) {
        (0, false) => None,
        (0, true) => Some(("what-if-heading-nothing", page.say("what-if-nothing", &[]))),
        (count, _) => {
            let text = page.say("what-if-not-looked-at", &[("count", &count.to_string())]);
            Some(("what-if-heading-not-looked-at", text))
        }
    };
    sections.extend(said.and_then(|(heading, text)| page.section(heading, vec![Item::plain(text)])));
    sections
}

fn part(page: &Page, score: Score, found: &[Change]) -> Section {
    let result = page.questions().score(score);
    let mut items: Vec<Item> = found.iter().take(LISTED).map(|change| item(page, change)).collect();
    if found.len() > LISTED {
        let more = (found.len() - LISTED).to_string();
        items.push(Item::plain(page.say("what-if-more", &[("count", &more)])));
    }
    let heading = page.say("what-if-heading", &[("result", &result)]);
    Section::new(heading, vec![super::Block::Items(items)])
}

fn item(page: &Page, change: &Change) -> Item {
    let facts: Vec<_> =
        change.facts.iter().map(|(fact, value)| page.speaker.statement(*fact, value)).collect();
    let changed = Page { speaker: page.speaker, decision: &change.decision };
    let mut notes: Vec<String> = Vec::new();
    for finding in &change.decision.findings {
        let Some(Conclusion::Result(_)) = changed.conclusion_of(finding) else { continue };
        let Some(rule) = page.speaker.edition.rule(finding.rule) else { continue };
        let note = format!("{} [{}]", page.speaker.norm(rule), page.speaker.short_citation(finding.rule));
        if !notes.contains(&note) {
            notes.push(note);
        }
    }
    let rules = change.decision.findings.iter().map(|finding| finding.rule);
    Item { text: sentence(&facts.join("; ")), notes, cited: page.speaker.cited(rules), ..Item::default() }
}

/// Why the ruling is not this result: every rule that concludes it, and why it does not apply.
#[must_use]
pub fn why_not(speaker: &Speaker, decision: &Decision, wanted: Score) -> Section {
    let page = Page { speaker, decision };
    let sealer = decision.sealer;
    let concludes = |conclusion: &Conclusion| match conclusion {
        Conclusion::Result(verdict) => {
            sealer.is_none_or(|sealer| Score::of(verdict.outcome(), sealer) == wanted)
        }
        Conclusion::Duty(_) | Conclusion::Set(..) | Conclusion::State(_) => false,
    };
    let mut items: Vec<Item> = Vec::new();
    for considered in &decision.considered {
        let Some(rule) = speaker.edition.rule(considered.rule) else { continue };
        if !rule.then.iter().any(|conclusion| concludes(&conclusion.value)) {
            continue;
        }
        let why = sentence(&page.why_not(&considered.why_not));
        let cited = speaker.cited(rules_against(considered));
        let item = Item {
            text: speaker.norm(rule),
            citation: rule.id.clone(),
            notes: vec![why],
            cited,
            ..Item::default()
        };
        if !items.iter().any(|earlier| earlier.text == item.text && earlier.notes == item.notes) {
            items.push(item);
        }
    }
    let result = page.questions().score(wanted);
    if decision.result == Some(wanted) {
        items = vec![Item::plain(page.say("why-not-is-result", &[("result", &result)]))];
    }
    if items.is_empty() {
        items.push(Item::plain(page.say("why-not-no-rule", &[("result", &result)])));
    }
    Section::new(page.say("why-not-heading", &[("result", &result)]), vec![super::Block::Items(items)])
}

/// Puts the changes into the object of the ruling: by result, and how many were not looked at.
pub fn add_what_if(object: &mut Json, speaker: &Speaker, changes: &Changes) {
    let Some(object) = object.as_object_mut() else { return };
    let change = |change: &Change| {
        let facts = change.facts.iter().map(|(fact, value)| {
            let declared = speaker.vocabulary.fact(*fact);
            (declared.name.clone(), json!(written(&declared.kind, value)))
        });
        let rules = change.decision.findings.iter().filter_map(|finding| {
            let rule = speaker.edition.rule(finding.rule)?;
            let conclusion = &rule.then.get(finding.conclusion)?.value;
            matches!(conclusion, Conclusion::Result(_)).then(|| rule.id.clone())
        });
        json!({"facts": facts.collect::<serde_json::Map<_, _>>(), "rules": rules.collect::<Vec<_>>()})
    };
    let each = changes
        .found
        .iter()
        .map(|(score, found)| (score.as_str().to_owned(), Json::Array(found.iter().map(change).collect())));
    object.insert("what_would_change".to_owned(), Json::Object(each.collect()));
    object.insert("changes_not_looked_at".to_owned(), json!(changes.not_looked_at));
}
