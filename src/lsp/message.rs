//! A message in a file of words: what it speaks of, what may stand where one is begun.
//!
//! In: a file of words, a byte. Out: the message named there, what it speaks of in the rules and how the other languages
//! say it; the ids that the file still lacks.

use lsp_types::{
    CompletionItem, CompletionItemKind, CompletionTextEdit, Documentation, Hover, HoverContents, Location,
    MarkupContent, MarkupKind, TextEdit, Uri,
};

use super::hover::{act_words, fact_words, provision_words, state_words};
use super::positions::uri_of;
use super::text_faults::Declared;
use super::view::View;
use crate::words::phrases::{Entry, Name, TextFile, Texts, entries, id_of, required};

/// The message written at a byte, its letters included.
fn entry_at(view: &View, at: usize) -> Option<Entry> {
    let here = |entry: &Entry| entry.range.start <= at && at <= entry.range.end;
    entries(view.text).into_iter().find(here)
}

/// The file's edition, where its words are those of one.
fn edition<'a>(view: &View<'a>) -> Option<&'a str> {
    let name = view.path.rsplit('/').next()?.strip_suffix(".ftl")?;
    view.library.rulebook.edition(name).map(|edition| edition.id.as_str())
}

/// What a message speaks of, and how the other languages say it.
pub(crate) fn message_hover(view: &View, texts: Texts, at: usize) -> Option<Hover> {
    let entry = entry_at(view, at)?;
    let mut parts: Vec<String> = spoken_of(view, entry.id.split('.').next()?).into_iter().collect();
    for file in texts.own.iter().filter(|file| file.path != view.path && file.name() == name_of(view.path)) {
        let Some(same) = entries(&file.text).into_iter().find(|same| same.id == entry.id) else { continue };
        let written = file.text.get(same.range.end..same.end).unwrap_or("");
        let written = written.trim_start_matches([' ', '=']).trim_end();
        parts.push(format!("**{}**\n\n```ftl\n{written}\n```", file.locale.code()));
    }
    let value = parts.join("\n\n");
    (!value.is_empty()).then(|| Hover {
        contents: HoverContents::Markup(MarkupContent { kind: MarkupKind::Markdown, value }),
        range: Some(view.encoding.range(view.text, &entry.range)),
    })
}

fn name_of(path: &str) -> &str {
    path.rsplit('/').next().and_then(|name| name.strip_suffix(".ftl")).unwrap_or("")
}

/// What stands in the rules for a message.
fn spoken_of(view: &View, message: &str) -> Option<String> {
    let (family, rest) = message.split_once('-')?;
    let vocabulary = view.vocabulary();
    let speaker = view.any_speaker()?;
    match family {
        "rule" => {
            let edition = view.library.rulebook.edition(edition(view)?)?;
            let rule = edition.rules.iter().find(|rule| id_of(&rule.words.id) == rest)?;
            let written = view.library.sources.all().find(|source| {
                view.library.sources.get(rule.span.source()).is_some_and(|own| own.path == source.path)
            })?;
            let words = provision_words(view, &edition.id, &rule.id)?;
            let clauses = block_of(&written.text, view.library.sources.range(rule.span).start);
            Some(format!("{words}\n\n```yaml\n{clauses}\n```"))
        }
        "article" => {
            let edition = view.library.rulebook.edition(edition(view)?)?;
            let article = edition.articles.iter().find(|article| id_of(&article.words.id) == rest)?;
            provision_words(view, &edition.id, &article.number)
        }
        "fact" => {
            let (id, _) = vocabulary.facts().find(|(_, fact)| id_of(&fact.declared) == rest)?;
            Some(fact_words(view, &speaker, id))
        }
        "act" => {
            let act = vocabulary.acts().find(|act| id_of(&act.name) == rest)?;
            act_words(view, &speaker, &act.name, "")
        }
        "state" => {
            let state = vocabulary.states().find(|state| id_of(&state.name) == rest)?;
            Some(state_words(&speaker, &state.name))
        }
        _ => None,
    }
}

/// The lines of an item of a list from a byte of its first line on: those indented deeper than its dash.
fn block_of(text: &str, at: usize) -> String {
    let start = text.get(..at).and_then(|before| before.rfind('\n')).map_or(0, |end| end + 1);
    let rest = text.get(start..).unwrap_or("");
    let column = |line: &str| line.len() - line.trim_start_matches(' ').len();
    let first = rest.lines().next().map_or(0, column);
    let inside = rest.lines().enumerate();
    let lines =
        inside.take_while(|(place, line)| *place == 0 || (column(line) > first && !line.trim().is_empty()));
    lines.map(|(_, line)| line.get(first..).unwrap_or("")).collect::<Vec<_>>().join("\n")
}

/// Where in the rules that stands of which a message speaks.
pub(crate) fn message_definition(view: &View, at: usize) -> Option<Location> {
    let entry = entry_at(view, at)?;
    let message = entry.id.split('.').next()?;
    let declared = Declared::of(view.library);
    let home = edition(view);
    let here = declared.place(Name { edition: home, message, attribute: None });
    let (path, range) = here.or_else(|| declared.place(Name { edition: None, message, attribute: None }))?;
    let (_, text) = view.files.iter().find(|(known, _)| known == path)?;
    let uri: Uri = uri_of(path).parse().ok()?;
    Some(Location { uri, range: view.encoding.range(text, range) })
}

/// The ids that may be begun at a byte: of those the rules need, first what the file lacks.
pub(crate) fn message_completion(view: &View, texts: Texts, at: usize) -> Vec<CompletionItem> {
    let before = view.text.get(..at).unwrap_or("");
    let line = before.rsplit('\n').next().unwrap_or("");
    let indented = line.trim_start_matches(' ');
    let is_attribute = indented.len() < line.len();
    let letters = indented.strip_prefix('.').filter(|_| is_attribute).unwrap_or(indented);
    if letters.contains([' ', '=', '{', '#']) || (is_attribute && !indented.starts_with('.')) {
        return Vec::new();
    }
    let written = entries(view.text);
    // Behind which message an attribute stands.
    let home = written.iter().rev().find(|entry| entry.range.start < at && !entry.id.contains('.'));
    let range = view.encoding.range(view.text, &(at - letters.len()..at));
    let ids = wanted(view, texts);
    let items = ids.iter().filter_map(|id| {
        let (message, attribute) = id.split_once('.').map_or((id.as_str(), None), |(m, a)| (m, Some(a)));
        let label = match (is_attribute, attribute) {
            (false, None) => message,
            (true, Some(attribute)) if home.is_some_and(|home| home.id == message) => attribute,
            (true, _) | (false, Some(_)) => return None,
        };
        let is_there = written
            .iter()
            .any(|entry| entry.id == *id && !(entry.range.start..=entry.range.end).contains(&at));
        (!is_there).then_some((label, message))
    });
    let items = items.enumerate().map(|(place, (label, message))| CompletionItem {
        label: label.to_owned(),
        kind: Some(CompletionItemKind::PROPERTY),
        documentation: spoken_of(view, message).map(Documentation::String),
        sort_text: Some(format!("{place:05}")),
        text_edit: Some(CompletionTextEdit::Edit(TextEdit { range, new_text: format!("{label} = ") })),
        ..CompletionItem::default()
    });
    items.collect()
}

/// The messages that belong in this file: of an edition, or of the vocabulary; and what its other languages have.
fn wanted(view: &View, texts: Texts) -> Vec<String> {
    let home = edition(view);
    let own = required(&view.library.rulebook);
    let own = own.keys().map(|id| Name::of(id)).filter(|name| name.edition == home);
    let of_vocabulary = name_of(view.path) == "vocabulary";
    let families = ["fact-", "act-", "state-", "matter-", "party-", "topic-", "object-"];
    let belongs =
        |id: &String| home.is_some() || (of_vocabulary && families.iter().any(|one| id.starts_with(one)));
    let mut ids: Vec<_> = own.map(|name| name.id()).filter(belongs).collect();
    let same = |file: &&TextFile| file.name() == name_of(view.path) && file.path != view.path;
    for file in texts.own.iter().filter(same) {
        let more = entries(&file.text).into_iter().map(|entry| entry.id);
        ids.extend(more.filter(|id| !ids.contains(id)).collect::<Vec<_>>());
    }
    ids
}

#[cfg(test)]
mod tests {
    use super::block_of;

    #[test]
    fn an_item_ends_where_the_next_begins() {
        let text = "rules:\n  - rule: A\n    when: x\n      and y\n    then: z\n  - rule: B\n";
        let at = text.find("A\n").unwrap_or(0);
        assert_eq!(block_of(text, at), "- rule: A\n  when: x\n    and y\n  then: z");
    }
}
