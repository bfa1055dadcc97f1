//! Quick fixes: a misspelt name replaced by the probable one, missing texts inserted.
//!
//! In: the diagnostics shown for a file, a range of it. Out: code actions of the protocol. Their edits refer to the current
//! texts; a name that was changed in the meantime gets no fix.

use std::collections::BTreeSet;

use lsp_types::{CodeAction, CodeActionKind, Diagnostic, TextEdit, Uri, WorkspaceEdit};
use serde_json::Value as Json;

use super::positions::uri_of;
use super::standing::standing;
use super::view::View;
use crate::engine::diagnostic::{Code, Diagnostic as Diagnosed};
use crate::words::phrases::{NewTexts, Texts, lacking, new_texts, put_in};

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
        let rulebook = &view.library.rulebook;
        let all: BTreeSet<_> = lacking(rulebook, texts).into_iter().map(|(_, id)| id).collect();
        let (here, all) = (messages(&missing), messages(&all));
        for (id, wanted) in [("fix-texts", &here), ("fix-all-texts", &all)] {
            let count = wanted.len().to_string();
            if id == "fix-texts" || all.len() > here.len() {
                let title = view.words.say(id, &[("count", &count)]);
                let edit =
                    workspace_edit(view, texts, &new_texts(rulebook, texts, &|id| wanted.contains(id)));
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
    let before = view.text.get(..bytes[0])?;
    let above = standing(before).map(|standing| standing.path).unwrap_or_default();
    let edit = if let Some((wrong, new)) = key_instead(letters, meant, &above) {
        let at = before.rfind(&format!("{wrong}:"))?;
        TextEdit { range: view.encoding.range(view.text, &(at..at + wrong.len())), new_text: new }
    } else {
        TextEdit { range: fault.range, new_text: written_instead(letters, meant, &above)? }
    };
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
    let new = under(above, meant).unwrap_or(meant);
    // A diagnostic of more letters than the name's is no place to write it.
    let words = |text: &str| text.split_whitespace().count();
    (words(letters) == words(new)).then(|| new.to_owned())
}

/// A name as it is written under these keys, where they are part of it.
fn under<'m>(above: &[String], meant: &'m str) -> Option<&'m str> {
    let parts = (0..above.len()).filter_map(|first| above.get(first..));
    parts.into_iter().find_map(|keys| meant.strip_prefix(&keys.join("."))?.strip_prefix('.'))
}

/// The key above these letters that is to be written otherwise, and how: under `seeled`, `reading` itself is right.
fn key_instead(letters: &str, meant: &str, above: &[String]) -> Option<(String, String)> {
    let head = meant.strip_suffix(letters)?.strip_suffix('.')?;
    let (wrong, outer) = above.split_last()?;
    let new = under(outer, head).unwrap_or(head);
    // Near enough to have been meant: a name without its beginning stands under keys that are right.
    let near = Diagnosed::anywhere(Code::UnknownKey).suggesting(wrong, [new]).suggestion.is_some();
    (near && wrong != new && !new.contains('.')).then(|| (wrong.clone(), new.to_owned()))
}

/// As the protocol wants it. Only an editor that can make files is told of any to be made.
fn workspace_edit(view: &View, texts: Texts, new: &NewTexts) -> WorkspaceEdit {
    let text_of = |path: &str| texts.own.iter().find(|file| file.path == path).map_or("", |file| &file.text);
    let edits = |path: &str, added: &[(usize, String)]| {
        let text = text_of(path);
        let edit = |(at, new): &(usize, String)| TextEdit {
            range: view.encoding.range(text, &(*at..*at)),
            new_text: put_in(text, *at, new),
        };
        added.iter().map(edit).collect::<Vec<_>>()
    };
    let address = |path: &str| uri_of(path).parse::<Uri>().ok();
    if new.made.is_empty() {
        let changes = new.added.iter().filter_map(|(path, added)| Some((address(path)?, edits(path, added))));
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
    for (path, added) in &new.added {
        operations.extend(address(path).map(|uri| edit(uri, edits(path, added))));
    }
    let changes = lsp_types::DocumentChanges::Operations(operations);
    WorkspaceEdit { document_changes: Some(changes), ..WorkspaceEdit::default() }
}

#[cfg(test)]
mod tests {
    use super::{key_instead, written_instead};

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

    #[test]
    fn a_wrong_key_above_is_the_one_that_is_mended() {
        let under = |keys: &[&str]| keys.iter().map(|key| (*key).to_owned()).collect::<Vec<_>>();
        for (letters, meant, above, key) in [
            ("reading", "sealed.reading", &["given", "seeled"][..], Some(("seeled", "sealed"))),
            ("names", "envelope.shows.names", &["envelope", "shws"], Some(("shws", "shows"))),
            ("raeding", "sealed.reading", &["given", "sealed"], None),
            ("reading", "sealed.reading", &["given", "sealed"], None),
            ("reading", "sealed.reading", &["rules", "when"], None),
        ] {
            let found = key_instead(letters, meant, &under(above));
            let found = found.as_ref().map(|(wrong, new)| (wrong.as_str(), new.as_str()));
            assert_eq!(found, key, "{letters}");
        }
    }
}
