//! The readings of an edition: what is in doubt, what each choice holds, and which is taken.

use serde_json::{Value as Json, json};

use super::report::{Block, Item, Report, Section};
use crate::engine::library::Library;
use crate::engine::model::{Edition, FactId, RuleIndex, Type, Value};
use crate::words::phrases::phrases::Speaker;
use crate::words::phrases::sentences::{capital, sentence};

/// The readings of an edition as a page.
#[must_use]
pub(crate) fn readings(library: &Library, speaker: &Speaker) -> Report {
    let say = |id: &str| speaker.words.say(id, &[]);
    let sections = asked(library, speaker.edition).into_iter().map(|(fact, rules)| {
        let mut items = vec![Item {
            text: speaker.question(fact),
            citation: cited(speaker, &rules).join(", "),
            cited: speaker.cited(rules.iter().copied()),
            ..Item::default()
        }];
        items.extend(choices(speaker, fact).into_iter().map(|(choice, text, taken)| {
            let taken = if taken { vec![say("reading-taken")] } else { Vec::new() };
            Item { text: format!("`{choice}`: {text}"), notes: taken, ..Item::default() }
        }));
        let id = speaker.vocabulary.fact(fact).reading().unwrap_or_default();
        Section::new(format!("{} ({id})", capital(&speaker.label(fact))), vec![Block::Items(items)])
    });
    let mut sections: Vec<_> = sections.collect();
    if sections.is_empty() {
        sections
            .push(Section::new(String::new(), vec![Block::Items(vec![Item::plain(say("readings-none"))])]));
    }
    Report {
        title: speaker.words.say("readings-title", &[("edition", &speaker.edition_short())]),
        subtitle: speaker.edition_name(),
        language: speaker.words.locale().code().to_owned(),
        sections,
        footer: String::new(),
    }
}

/// The readings of an edition as objects.
#[must_use]
pub(crate) fn readings_json(library: &Library, speaker: &Speaker) -> Vec<Json> {
    let readings = asked(library, speaker.edition).into_iter().map(|(fact, rules)| {
        let choices = choices(speaker, fact)
            .into_iter()
            .map(|(choice, text, taken)| json!({"choice": choice, "text": text, "taken": taken}));
        let ids = rules.iter().filter_map(|rule| speaker.edition.rule(*rule)).map(|rule| &rule.id);
        json!({
            "edition": speaker.edition.id, "reading": speaker.vocabulary.fact(fact).reading(),
            "question": speaker.question(fact), "choices": choices.collect::<Vec<_>>(),
            "rules": ids.collect::<Vec<_>>(),
        })
    });
    readings.collect()
}

/// The readings the rules of an edition ask, with these rules.
fn asked(library: &Library, edition: &Edition) -> Vec<(FactId, Vec<RuleIndex>)> {
    let readings = library.program(edition).map(|program| program.readings.clone()).unwrap_or_default();
    let by = |fact: FactId| {
        let rules = edition.numbered().filter(move |(_, rule)| rule.when.facts().contains(&fact));
        rules.map(|(index, _)| index).collect()
    };
    readings.into_iter().map(|fact| (fact, by(fact))).collect()
}

/// The articles that turn on a reading, each once.
fn cited(speaker: &Speaker, rules: &[RuleIndex]) -> Vec<String> {
    let mut cited: Vec<_> = rules.iter().map(|rule| speaker.short_citation(*rule)).collect();
    cited.dedup();
    cited
}

/// Every choice of a reading, what it holds, and whether the edition takes it.
pub(super) fn choices<'a>(speaker: &'a Speaker, fact: FactId) -> Vec<(&'a str, String, bool)> {
    let declared = speaker.vocabulary.fact(fact);
    let Type::OneOf(values) = &declared.kind else { return Vec::new() };
    let taken = speaker.edition.assumption(speaker.vocabulary, fact).map(|assumption| &assumption.value);
    let numbered = (0..).map(Value::Choice).zip(values);
    numbered
        .map(|(value, name)| {
            (name.as_str(), sentence(&speaker.statement(fact, &value)), taken == Some(&value))
        })
        .collect()
}
