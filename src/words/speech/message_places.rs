//! Where messages stand in the files of a language, and where one that is missing would belong.

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::ops::Range;

use super::message_lines::id_of;
use super::words::home_of;
use crate::engine::source::{SourceId, Span};

/// A file of messages.
pub(super) struct MessageFile {
    /// Its path, as the locale files are named.
    pub(super) path: String,
    /// The edition it speaks of.
    pub(super) home: Option<String>,
    source: SourceId,
    length: usize,
    /// Each message with its edition before it, and the bytes from its name to the next one, in the order of the file.
    messages: Vec<(String, Range<usize>)>,
}

impl MessageFile {
    /// Reads where the messages of a text stand. Those of a file that speaks of an edition have its name before theirs.
    pub(super) fn of(path: &str, text: &str, source: SourceId) -> Self {
        let home = home_of(path, text).map(str::to_owned);
        let before = home.as_ref().map(|edition| format!("{edition}: ")).unwrap_or_default();
        let mut messages: Vec<(String, Range<usize>)> = Vec::new();
        let mut start = 0;
        let mut end = 0;
        let mut is_open = false;
        for line in text.split_inclusive('\n') {
            let named = id_of(line);
            let belongs = is_open && (named.is_some() || line.starts_with(' ') || line.starts_with('}'));
            if let Some(id) = named {
                messages.push((format!("{before}{id}"), start..start + line.trim_end().len()));
                end = start + line.trim_end().len();
                is_open = true;
            } else if belongs && !line.trim().is_empty() {
                end = start + line.trim_end().len();
            } else if !line.trim().is_empty() {
                is_open = false;
            }
            if let Some((_, range)) = messages.last_mut().filter(|_| is_open) {
                range.end = end;
            }
            start += line.len();
        }
        Self { path: path.to_owned(), home, source, length: text.trim_end().len(), messages }
    }

    /// Messages that stand twice: the name, the later place and the earlier.
    pub(super) fn twice(&self) -> Vec<(&str, Span, Span)> {
        let (mut found, mut known) = (Vec::new(), HashMap::new());
        for (id, range) in &self.messages {
            match known.entry(id.as_str()) {
                Entry::Vacant(place) => _ = place.insert(range),
                Entry::Occupied(earlier) => {
                    found.push((id.as_str(), self.name(id, range), self.name(id, earlier.get())));
                }
            }
        }
        found
    }

    /// The place of a name.
    fn name(&self, id: &str, range: &Range<usize>) -> Span {
        let bare = id.rsplit(": ").next().unwrap_or(id);
        Span::new(self.source, range.start, range.start + bare.len())
    }

    /// Where a message stands, or the one to which an attribute belongs.
    pub(super) fn place(&self, id: &str) -> Option<Span> {
        let id = message_of(id);
        let (_, range) = self.messages.iter().find(|(known, _)| *known == id)?;
        Some(self.name(&id, range))
    }

    /// The place of bytes of the file.
    pub(super) fn span(&self, range: &Range<usize>) -> Span {
        Span::new(self.source, range.start, range.end)
    }

    /// Where a missing message belongs: behind the one that stands before it in the same file of another language.
    pub(super) fn place_for(&self, id: &str, sibling: Option<&Self>) -> Span {
        let id = message_of(id);
        let at_end = Span::new(self.source, self.length, self.length);
        let known = |wanted: &str| self.messages.iter().find(|(known, _)| known == wanted);
        if let Some((_, range)) = known(&id) {
            return self.name(&id, range);
        }
        let Some(sibling) = sibling else { return at_end };
        let Some(place) = sibling.messages.iter().position(|(known, _)| *known == id) else { return at_end };
        let mut before = sibling.messages.iter().take(place).rev();
        let before = before.find_map(|(earlier, _)| known(earlier));
        before.map_or(at_end, |(_, range)| Span::new(self.source, range.end, range.end))
    }

    /// Whether a message stands in it.
    pub(super) fn holds(&self, id: &str) -> bool {
        self.place(id).is_some()
    }

    /// Whether it is the file of this name, or somebody's own over it.
    pub(super) fn stands_for(&self, path: &str) -> bool {
        self.path == path || self.path.replace("/~/", "/") == path
    }

    /// The same file of another language.
    pub(super) fn is_sibling(&self, path: &str) -> bool {
        let inside = |path: &str| {
            path.strip_prefix("locales/")
                .and_then(|rest| rest.split_once('/'))
                .map(|(_, file)| file.to_owned())
        };
        inside(&self.path) == inside(path)
    }
}

/// A message without the attribute: `fide-2014: rule-E-8.note` is `fide-2014: rule-E-8`.
fn message_of(id: &str) -> String {
    let (home, bare) = id.rsplit_once(": ").map_or(("", id), |(home, bare)| (home, bare));
    let message = bare.split('.').next().unwrap_or(bare);
    if home.is_empty() { message.to_owned() } else { format!("{home}: {message}") }
}
