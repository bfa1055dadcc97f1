//! Hover: the item named at the cursor, in the user's language. Also the ruling of an example: one line above it, and in
//! full.
//!
//! The line gives the result and whether it is the expected one. The full ruling is Markdown; differences from the expected
//! ruling come first.

use std::borrow::Cow;
use std::ops::Range;

use lsp_types::{CodeLens, Command, Hover, HoverContents, MarkupContent, MarkupKind};
use serde_json::json;

use super::keys::Kind;
use super::mentions::{items, root_of, under};
use super::navigation::written_in;
use super::view::{Thing, View, article, rule};
use crate::engine::analysis::{Tried, tried};
use crate::engine::model::{Edition, Example, FactId, Rule, Type, value_from, written};
use crate::engine::source::{Span, Src};
use crate::service::{Alternatives, Request, Service};
use crate::words::formats::markdown;
use crate::words::phrases::{Speaker, Words};
use crate::words::reports::fault_said;

/// The words for the thing at a byte.
pub(crate) fn hover(view: &View, at: usize) -> Option<Hover> {
    let (value, range) = match view.thing(at) {
        Some((thing, range)) => (said(view, &thing)?, range),
        None => case_words(view, at)?,
    };
    Some(Hover {
        contents: HoverContents::Markup(MarkupContent { kind: MarkupKind::Markdown, value }),
        range: Some(view.encoding.range(view.text, &range)),
    })
}

/// At the name of an example stands its ruling.
fn case_words(view: &View, at: usize) -> Option<(String, Range<usize>)> {
    let (case, range) = case_at(view, at)?;
    Some((ruling(view, &case)?, range))
}

fn said(view: &View, thing: &Thing) -> Option<String> {
    let speaker = view.any_speaker()?;
    match thing {
        Thing::Fact(fact) => Some(fact_words(view, &speaker, *fact)),
        Thing::Value(fact, value) => value_words(view, &speaker, *fact, value),
        Thing::Provision(edition, name) => provision_words(view, edition, name),
        Thing::Act(name, before) => act_words(view, &speaker, name, before),
        Thing::Party(party) => Some(format!("**{party}**\n\n{}", speaker.party(party))),
        Thing::State(state) => Some(state_words(&speaker, state)),
        Thing::Matter(matter) => {
            let known = view.vocabulary().matters().contains(matter);
            known.then(|| format!("**{matter}**\n\n{}", speaker.matter(matter)))
        }
        Thing::Edition(id) => {
            let speaker = view.speaker(view.library.rulebook.edition(id)?);
            Some(format!("**{}**\n\n{}", speaker.edition_name(), speaker.edition_period()))
        }
        Thing::Key(place, key) => {
            key_words(view.words, place, key).map(|words| format!("**{key}**\n\n{words}"))
        }
    }
}

/// What a key of a rule file is for.
pub(super) fn key_words(words: &Words, place: &str, key: &str) -> Option<String> {
    let id = format!("schema-{place}-{}", key.replace(['_', ' '], "-"));
    words.has(&id).then(|| words.say(&id, &[]))
}

/// An act, as its clause says it after these words.
pub(super) fn act_words(view: &View, speaker: &Speaker, name: &str, before: &str) -> Option<String> {
    let act = view.vocabulary().acts().find(|act| act.name == *name)?;
    let matter = view.vocabulary().matters().get(act.matter.index())?;
    let said = speaker.act(before, name, act.objects.first().map(String::as_str));
    Some(format!("**{name}** · {}\n\n{said}", speaker.matter(matter)))
}

/// A state in words.
pub(super) fn state_words(speaker: &Speaker, state: &str) -> String {
    format!("**{state}**\n\n{}", speaker.state(state))
}

/// A fact in words: its question, its type and its values.
pub(super) fn fact_words(view: &View, speaker: &Speaker, id: FactId) -> String {
    let fact = view.vocabulary().fact(id);
    let say = |id: &str, args: &[(&str, &str)]| view.words.say(id, args);
    let mut parts = vec![format!("**{}** · {}", fact.name, speaker.label(id)), speaker.question(id)];
    parts.push(say("editor-type", &[("kind", fact.kind.as_str())]));
    if fact.kind != Type::Truth {
        let answers = fact.kind.choices().into_iter();
        let answers = answers
            .map(|value| format!("- `{}`: {}", written(&fact.kind, &value), speaker.answer(id, &value)));
        let answers: Vec<_> = answers.collect();
        parts.extend((!answers.is_empty()).then(|| answers.join("\n")));
    }
    if let Some(assumption) = &fact.assume {
        let value = written(&fact.kind, &assumption.value);
        parts.push(say("schema-case-assumed", &[("value", &format!("`{value}`"))]));
    }
    if fact.computed {
        parts.push(say("schema-case-computed", &[]));
    }
    if fact.discretion {
        parts.push(speaker.discretion_in_general(id));
    }
    parts.join("\n\n")
}

fn value_words(view: &View, speaker: &Speaker, id: FactId, value: &str) -> Option<String> {
    let fact = view.vocabulary().fact(id);
    let meant = value_from(fact, &Src::new(value.to_owned(), Span::default())).ok()?;
    if fact.kind.choices().is_empty() {
        return Some(fact_words(view, speaker, id));
    }
    let (answer, statement) = (speaker.answer(id, &meant), speaker.statement(id, &meant));
    Some(format!("**{}: {value}** · {answer}\n\n{statement}", fact.name))
}

/// An article's title and its norms, or one rule with what it gives way to; norms not yet written are left out.
pub(super) fn provision_words(view: &View, edition: &str, name: &str) -> Option<String> {
    let edition = view.library.rulebook.edition(edition)?;
    let speaker = view.speaker(edition);
    match (article(edition, name), rule(edition, name)) {
        (Some(article), _) => {
            let mut parts = vec![format!(
                "**{} {}** · {}",
                speaker.edition_short(),
                article.number,
                speaker.title(article)
            )];
            let mut items: Vec<_> =
                edition.rules.get(article.rules.clone()).unwrap_or_default().iter().collect();
            items.dedup_by_key(|rule| &rule.id);
            let items = items.into_iter().map(|rule| format!("- {}: {}", rule.id, speaker.norm(rule)));
            parts.push(items.collect::<Vec<_>>().join("\n"));
            Some(parts.join("\n\n"))
        }
        (None, Some(rule)) => Some(rule_words(view, &speaker, edition, rule)),
        (None, None) => None,
    }
}

fn rule_words(view: &View, speaker: &Speaker, edition: &Edition, rule: &Rule) -> String {
    let home = edition.articles.iter().find(|article| {
        edition
            .rules
            .get(article.rules.clone())
            .is_some_and(|rules| rules.iter().any(|one| one.id == rule.id))
    });
    let title = home.map(|article| speaker.title(article)).unwrap_or_default();
    let mut parts = vec![format!("**{}** · {title}", speaker.citation(rule)), speaker.norm(rule)];
    if let Some(note) = speaker.note(rule) {
        parts.push(view.words.say("reading-of-text", &[("note", &note)]));
    }
    let names: Vec<_> = rule.unless_written.iter().map(|unless| unless.name.value.as_str()).collect();
    if !names.is_empty() {
        parts.push(view.words.say("show-displaced-by", &[("rules", &names.join(", "))]));
    }
    parts.join("\n\n")
}

/// What an editor runs to show a ruling; with it go the address of the file and the name of the case.
pub(crate) const SHOW_RULING: &str = "plica.ruling";

/// A line above every example of an article file. While the rules do not load, none has a result.
pub(crate) fn lenses(view: &View, uri: &str, loads: bool) -> Vec<CodeLens> {
    let Some(root) = root_of(view.path, view.text).filter(|_| view.kind == Kind::Rules) else {
        return Vec::new();
    };
    let number = under(&root, "article").and_then(|node| written_in(view.text, Some(node)));
    let lens = |node| {
        let (_, range) = written_in(view.text, under(node, "case"))?;
        let case = under(node, "case").and_then(super::mentions::text)?;
        let found = example(view, number.as_ref().map(|(number, _)| *number)?, case).filter(|_| loads);
        let title = match found.and_then(|(edition, example)| tried(view.library, edition, example).ok()) {
            Some(Tried { result, unmet, .. }) if unmet.is_empty() => {
                view.words.say("lens-ruling", &[("result", &result)])
            }
            Some(Tried { result, .. }) => view.words.say("lens-ruling-other", &[("result", &result)]),
            None => view.words.say("lens-ruling-unknown", &[]),
        };
        let arguments = Some(vec![json!(uri), json!(case)]);
        let command = Some(Command { title, command: SHOW_RULING.to_owned(), arguments });
        Some(CodeLens { range: view.encoding.range(view.text, &range), command, data: None })
    };
    items(under(&root, "examples")).iter().filter_map(lens).collect()
}

/// The example of this name in the article whose file this is.
fn example<'a>(view: &View<'a>, number: &str, case: &str) -> Option<(&'a Edition, &'a Example)> {
    let edition = view.edition()?;
    let article = article(edition, number.trim_matches(['"', '\'']))?;
    let example = article.examples.iter().find(|example| example.case == case)?;
    Some((edition, example))
}

/// The name of the example at a byte, and its letters.
fn case_at(view: &View, at: usize) -> Option<(String, Range<usize>)> {
    if view.kind != Kind::Rules {
        return None;
    }
    let root = root_of(view.path, view.text)?;
    let named = items(under(&root, "examples")).iter().filter_map(|node| {
        let (_, range) = written_in(view.text, under(node, "case"))?;
        Some((under(node, "case").and_then(super::mentions::text)?.to_owned(), range))
    });
    named.into_iter().find(|(_, range)| range.start <= at && at <= range.end)
}

/// The ruling of a case of the article as Markdown; `None` where there is no such case.
pub(crate) fn ruling(view: &View, case: &str) -> Option<String> {
    let root = root_of(view.path, view.text)?;
    let number = under(&root, "article").and_then(super::mentions::text)?;
    let (edition, example) = example(view, number, case)?;
    let rulebook = Some(&view.library.rulebook);
    let says = |fault: &_| format!("- {}", fault_said(view.words, rulebook, fault));
    let page = match tried(view.library, edition, example) {
        Ok(Tried { decision, unmet, .. }) => {
            let request = Request { alternatives: Alternatives::Here, outlook: true, ..Request::default() };
            let service = Service { library: view.library, words: view.words };
            let report = service.ruling(edition, &example.given, Cow::Owned(decision), request).report();
            let other = unmet.iter().map(says).collect::<Vec<_>>().join("\n");
            let head = if other.is_empty() { String::new() } else { format!("{other}\n\n---\n\n") };
            head + &markdown(&report)
        }
        Err(faults) => faults.iter().map(says).collect::<Vec<_>>().join("\n"),
    };
    Some(page)
}
