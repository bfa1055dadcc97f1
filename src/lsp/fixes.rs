//! What can be mended at a place by one key: a name written as it was probably meant, texts that are missing.
//!
//! In: the diagnostics shown for a file, a range of it. Out: the protocol's actions. Each one's changes are those of the
//! files as they stand; a name that has been changed meanwhile is left alone.

use std::collections::{BTreeMap, BTreeSet};

use lsp_types::{CodeAction, CodeActionKind, Diagnostic, TextEdit, Uri, WorkspaceEdit};
use serde_json::Value as Json;

use super::paths::uri_of;
use super::standing::standing;
use super::texts::{Name, TextFile, Texts};
use super::view::View;
use crate::engine::diagnostic::{Arg, Code};
use crate::words::speech::{Locale, Words, check_locales, required, stubs};

/// New texts of files: those that are there, and those to be made.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct NewTexts {
    /// Where something is put in: path, and the change.
    pub(crate) changed: BTreeMap<String, Vec<TextEdit>>,
    /// Files that are not there yet, whole.
    pub(crate) made: BTreeMap<String, String>,
}

/// What can be done about these diagnostics within a range.
pub(crate) fn fixes(
    view: &View,
    texts: Texts,
    uri: &Uri,
    shown: &[Diagnostic],
    range: lsp_types::Range,
) -> Vec<CodeAction> {
    let here = |fault: &&Diagnostic| fault.range.start <= range.end && range.start <= fault.range.end;
    let mut actions: Vec<CodeAction> = Vec::new();
    let mut add = |action: CodeAction| {
        if actions.iter().all(|known| known.title != action.title) {
            actions.push(action);
        }
    };
    let mut missing = BTreeSet::new();
    for fault in shown.iter().filter(here) {
        instead(view, uri, fault).into_iter().for_each(&mut add);
        missing.extend(missing_of(fault));
    }
    if !missing.is_empty() {
        let all: BTreeSet<_> = lacking(view, texts).into_iter().map(|lack| lack.id).collect();
        let (here, all) = (messages(&missing), messages(&all));
        for (id, wanted) in [("fix-texts", &here), ("fix-all-texts", &all)] {
            let count = wanted.len().to_string();
            if id == "fix-texts" || all.len() > here.len() {
                let title = view.words.say(id, &[("count", &count)]);
                let edit = workspace_edit(&new_texts(view, texts, wanted));
                let about = shown.iter().filter(|fault| missing_of(fault).next().is_some()).cloned();
                add(CodeAction { diagnostics: Some(about.collect()), ..action(title, edit) });
            }
        }
    }
    actions
}

fn action(title: String, edit: WorkspaceEdit) -> CodeAction {
    CodeAction { title, kind: Some(CodeActionKind::QUICKFIX), edit: Some(edit), ..CodeAction::default() }
}

/// The messages a diagnostic says are missing.
fn missing_of(fault: &Diagnostic) -> impl Iterator<Item = String> {
    let ids = fault.data.as_ref().and_then(|data| data.get("missing")).and_then(Json::as_array);
    ids.into_iter().flatten().filter_map(Json::as_str).map(str::to_owned)
}

/// The messages without their attributes, which are written with them.
fn messages(ids: &BTreeSet<String>) -> BTreeSet<String> {
    ids.iter().map(|id| id.split_once('.').map_or(id.as_str(), |(id, _)| id).to_owned()).collect()
}

/// The name that was probably meant.
fn instead(view: &View, uri: &Uri, fault: &Diagnostic) -> Option<CodeAction> {
    let told = |key: &str| fault.data.as_ref()?.get(key)?.as_str();
    let (letters, meant) = (told("letters")?, told("instead")?);
    let bytes = [fault.range.start, fault.range.end].map(|place| view.encoding.byte(view.text, place));
    if view.text.get(bytes[0]..bytes[1]) != Some(letters) {
        return None;
    }
    let above = standing(view.text.get(..bytes[0])?).map(|standing| standing.path).unwrap_or_default();
    let new = written_instead(letters, meant, &above)?;
    let edit = TextEdit { range: fault.range, new_text: new };
    // The address as the editor writes it.
    #[expect(clippy::mutable_key_type, reason = "the protocol's type, which nobody changes here")]
    let changes = std::iter::once((uri.clone(), vec![edit])).collect();
    let edit = WorkspaceEdit { changes: Some(changes), ..WorkspaceEdit::default() };
    let title = view.words.say("fix-instead", &[("name", meant)]);
    let diagnostics = Some(vec![fault.clone()]);
    Some(CodeAction { diagnostics, is_preferred: Some(true), ..action(title, edit) })
}

/// What is written for these letters: within their quotation marks, behind `rule`, under the keys that stand above.
fn written_instead(letters: &str, meant: &str, above: &[String]) -> Option<String> {
    if let Some(mark) = letters.chars().next().filter(|mark| ['"', '\''].contains(mark)) {
        let inside = letters.strip_prefix(mark)?.strip_suffix(mark)?;
        return Some(format!("{mark}{}{mark}", written_instead(inside, meant, above)?));
    }
    if let Some(inside) = letters.strip_prefix("rule ") {
        return Some(format!("rule {}", written_instead(inside, meant, above)?));
    }
    let under = (0..above.len())
        .filter_map(|first| above.get(first..))
        .find_map(|keys| meant.strip_prefix(&keys.join("."))?.strip_prefix('.'));
    let new = under.unwrap_or(meant);
    // A diagnostic of more letters than the name's is no place to write it.
    let words = |text: &str| text.split_whitespace().count();
    (words(letters) == words(new)).then(|| new.to_owned())
}

/// A message that a language lacks.
struct Lack {
    locale: Locale,
    id: String,
}

/// Everything that some language lacks, but for what stands there as a text still to be written.
fn lacking(view: &View, texts: Texts) -> Vec<Lack> {
    let faults = check_locales(&view.library.rulebook, texts.all);
    let mut found = Vec::new();
    for fault in faults.iter().filter(|fault| fault.code == Code::MissingMessage) {
        let told = |name: &str| {
            fault.args.iter().find_map(|(known, arg)| match arg {
                Arg::Text(text) if *known == name => Some(text.as_str()),
                Arg::Text(_) | Arg::Message(..) | Arg::Messages(_) | Arg::Facts(_) => None,
            })
        };
        let Some(locale) = told("locale").and_then(Locale::from_code) else { continue };
        let ids = told("id").unwrap_or_default().split(", ");
        let new = ids.filter(|id| texts.written(locale, Name::of(id)).is_none());
        found.extend(new.map(|id| Lack { locale, id: id.to_owned() }));
    }
    found
}

/// The messages as texts still to be written, in every language that lacks them.
fn new_texts(view: &View, texts: Texts, wanted: &BTreeSet<String>) -> NewTexts {
    let required = required(&view.library.rulebook);
    // Attributes of a message that is written go behind it; all else goes to the end of a file.
    let mut behind: BTreeMap<(String, usize), (Locale, Vec<&str>)> = BTreeMap::new();
    let mut at_end: BTreeMap<(Locale, String), Vec<&str>> = BTreeMap::new();
    let lacking = lacking(view, texts);
    for lack in &lacking {
        let name = Name::of(&lack.id);
        let message = Name { attribute: None, ..name };
        let home = name.edition.map(|edition| format!("{edition}: ")).unwrap_or_default();
        if !wanted.contains(&format!("{home}{}", name.message)) {
            continue;
        }
        match texts.written(lack.locale, message).filter(|_| name.attribute.is_some()) {
            Some((file, entry)) => {
                let end = last_of(file, &entry.id).unwrap_or(entry.end);
                behind.entry((file.path.clone(), end)).or_insert((lack.locale, Vec::new())).1.push(&lack.id);
            }
            None => at_end.entry((lack.locale, texts.home(name))).or_default().push(&lack.id),
        }
    }
    let stubs_of = |locale: Locale, ids: &[&str]| {
        let parts = ids.iter().map(|id| {
            let name = Name::of(id);
            ((name.message, name.attribute), required.get(*id).cloned().unwrap_or_default())
        });
        stubs(locale, &parts.collect())
    };
    let mut new = NewTexts::default();
    for ((path, end), (locale, ids)) in behind {
        let text = texts.own.iter().find(|file| file.path == path).map_or("", |file| &file.text);
        let edit = put_in(view, text, end, stubs_of(locale, &ids));
        new.changed.entry(path).or_default().push(edit);
    }
    for ((locale, name), ids) in at_end {
        let stubs = stubs_of(locale, &ids);
        if let Some(file) = texts.own.iter().find(|file| file.locale == locale && file.name() == name) {
            let gap = if file.text.ends_with("\n\n") || file.text.is_empty() { "" } else { "\n" };
            let edit = put_in(view, &file.text, file.text.len(), format!("{gap}{stubs}"));
            new.changed.entry(file.path.clone()).or_default().push(edit);
        } else {
            let carried = Words::embedded_files().remove(&format!("locales/{}/{name}.ftl", locale.code()));
            let beginning = carried.map(|text| format!("{text}\n")).unwrap_or_default();
            let path = format!("{}/{}/{name}.ftl", texts.folder, locale.code());
            new.made.insert(path, beginning + &stubs);
        }
    }
    new
}

/// Where the last part of a message ends.
fn last_of(file: &TextFile, message: &str) -> Option<usize> {
    let parts = super::messages::entries(&file.text).into_iter();
    let own = parts.filter(|entry| entry.id.split('.').next() == Some(message));
    own.map(|entry| entry.end).max()
}

fn put_in(view: &View, text: &str, at: usize, new: String) -> TextEdit {
    // A last line without its end gets one first.
    let ends = text.get(..at).is_none_or(|before| before.is_empty() || before.ends_with('\n'));
    let new_text = if ends { new } else { format!("\n{new}") };
    TextEdit { range: view.encoding.range(text, &(at..at)), new_text }
}

/// As the protocol wants it. Only an editor that can make files is told of any to be made.
fn workspace_edit(new: &NewTexts) -> WorkspaceEdit {
    let address = |path: &str| uri_of(path).parse::<Uri>().ok();
    if new.made.is_empty() {
        let changes = new.changed.iter().filter_map(|(path, edits)| Some((address(path)?, edits.clone())));
        #[expect(clippy::mutable_key_type, reason = "the protocol's type, which nobody changes here")]
        let changes = changes.collect();
        return WorkspaceEdit { changes: Some(changes), ..WorkspaceEdit::default() };
    }
    let edit = |uri: Uri, edits: Vec<TextEdit>| {
        lsp_types::DocumentChangeOperation::Edit(lsp_types::TextDocumentEdit {
            text_document: lsp_types::OptionalVersionedTextDocumentIdentifier { uri, version: None },
            edits: edits.into_iter().map(lsp_types::OneOf::Left).collect(),
        })
    };
    let mut operations = Vec::new();
    for (path, text) in &new.made {
        let Some(uri) = address(path) else { continue };
        let made = lsp_types::CreateFile { uri: uri.clone(), options: None, annotation_id: None };
        let operation = lsp_types::ResourceOp::Create(made);
        operations.push(lsp_types::DocumentChangeOperation::Op(operation));
        let beginning = lsp_types::Range::default();
        operations.push(edit(uri, vec![TextEdit { range: beginning, new_text: text.clone() }]));
    }
    for (path, edits) in &new.changed {
        operations.extend(address(path).map(|uri| edit(uri, edits.clone())));
    }
    let changes = lsp_types::DocumentChanges::Operations(operations);
    WorkspaceEdit { document_changes: Some(changes), ..WorkspaceEdit::default() }
}

#[cfg(test)]
mod tests {
    use super::written_instead;

    #[test]
    fn a_name_is_written_as_it_stands_in_its_place() {
        let under = |keys: &[&str]| keys.iter().map(|key| (*key).to_owned()).collect::<Vec<_>>();
        for (letters, meant, above, new) in [
            ("sealed.raeding", "sealed.reading", &["rules", "when"][..], Some("sealed.reading")),
            ("langauge", "sealed.language", &["examples", "given", "sealed"], Some("language")),
            ("\"9.66\"", "9.6", &["rules", "unless"], Some("\"9.6\"")),
            ("rule E.8.aa", "E.8.a", &["rules", "unless"], Some("rule E.8.a")),
            ("offer stand", "offer stands", &["rules", "then"], Some("offer stands")),
            ("a or b", "sealed.reading", &["rules", "when"], None),
        ] {
            assert_eq!(written_instead(letters, meant, &under(above)).as_deref(), new, "{letters}");
        }
    }
}
