//! Locale files of one language -> messages, each read when it is first said: a ruling says a hundred of two thousand.
//!
//! In: texts, later ones over earlier ones. Out: formatted messages. A message that cannot be formatted by itself, because
//! it speaks of others or has faults, is looked for in all texts read together.

use std::borrow::Cow;
use std::ops::Range;
use std::sync::OnceLock;

use fluent::concurrent::FluentBundle;
use fluent::{FluentArgs, FluentMessage, FluentResource};
use rustc_hash::{FxBuildHasher, FxHashMap};

use super::locale::Locale;

type Bundle = FluentBundle<FluentResource>;

/// The messages of some files.
pub(crate) struct Messages {
    locale: Locale,
    texts: Vec<Cow<'static, str>>,
    /// By id; made when the first message is asked for.
    entries: OnceLock<FxHashMap<String, Entry>>,
    whole: OnceLock<Bundle>,
}

/// A message of its own.
struct Entry {
    text: usize,
    place: Range<usize>,
    read: OnceLock<Box<Bundle>>,
    /// The same in an earlier text, for the parts that this one does not say.
    before: Option<Box<Entry>>,
}

impl Messages {
    /// The messages of these texts.
    pub(crate) fn new(locale: Locale, texts: Vec<Cow<'static, str>>) -> Self {
        Self { locale, texts, entries: OnceLock::new(), whole: OnceLock::new() }
    }

    /// Whether there is such a message.
    pub(crate) fn has(&self, id: &str) -> bool {
        self.entry(id).is_some()
    }

    /// A message or its attribute, if it is there.
    pub(crate) fn format(&self, id: &str, attribute: Option<&str>, variables: &FluentArgs) -> Option<String> {
        let mut entry = self.entry(id)?;
        loop {
            let alone = entry.read.get_or_init(|| {
                let text = self.texts.get(entry.text).and_then(|text| text.get(entry.place.clone()));
                Box::new(bundle(self.locale, text))
            });
            if let Some((formatted, true)) = said(alone, id, attribute, variables) {
                return Some(formatted);
            }
            // An attribute that is not there is asked for often.
            if !alone.get_message(id).is_some_and(|message| lacks(&message, attribute)) {
                break;
            }
            entry = entry.before.as_deref()?;
        }
        let whole = self.whole.get_or_init(|| bundle(self.locale, self.texts.iter().map(Cow::as_ref)));
        let (formatted, faultless) = said(whole, id, attribute, variables)?;
        // Of the words of others `completeness` tells what is missing; the program's own lack nothing.
        let is_own = || self.texts.iter().all(|text| matches!(text, Cow::Borrowed(_)));
        debug_assert!(faultless || !is_own(), "something is missing in {formatted:?}");
        Some(formatted)
    }

    fn entry(&self, id: &str) -> Option<&Entry> {
        self.entries.get_or_init(|| entries(&self.texts)).get(id)
    }
}

/// Whether a message has no such part.
fn lacks(message: &FluentMessage, attribute: Option<&str>) -> bool {
    attribute.map_or(message.value().is_none(), |attribute| message.get_attribute(attribute).is_none())
}

/// The words of a message in a bundle, and whether nothing was missing for them.
fn said(
    bundle: &Bundle,
    id: &str,
    attribute: Option<&str>,
    variables: &FluentArgs,
) -> Option<(String, bool)> {
    let message = bundle.get_message(id)?;
    let pattern = match attribute {
        Some(attribute) => message.get_attribute(attribute)?.value(),
        None => message.value()?,
    };
    let mut errors = Vec::new();
    let formatted = bundle.format_pattern(pattern, Some(variables), &mut errors).into_owned();
    Some((formatted, errors.is_empty()))
}

fn bundle<'t>(locale: Locale, texts: impl IntoIterator<Item = &'t str>) -> Bundle {
    let mut bundle = FluentBundle::new_concurrent(vec![locale.identifier()]);
    bundle.set_use_isolating(false);
    for text in texts.into_iter().filter(|text| !nests_too_deep(text)) {
        // A file with faults still gives its good messages; `completeness` reports the faults.
        let resource = FluentResource::try_new(text.to_owned()).unwrap_or_else(|(resource, _)| resource);
        bundle.add_resource_overriding(resource);
    }
    bundle
}

/// How deep braces may stand in braces. The reader of Fluent calls itself for each; plica's own words need two.
const DEEPEST: usize = 60;

/// Whether a text would overflow the stack of its reader. What stands in quotation marks counts too: nobody writes so many.
pub(crate) fn nests_too_deep(text: &str) -> bool {
    let mut open = 0_usize;
    let mut deepest = 0;
    for line in text.lines() {
        // Whatever was left open, a message that begins is read from its beginning.
        if id_of(line).is_some() {
            open = 0;
        }
        for sign in line.bytes() {
            match sign {
                b'{' => open += 1,
                b'}' => open = open.saturating_sub(1),
                _ => {}
            }
            deepest = deepest.max(open);
        }
    }
    deepest > DEEPEST
}

/// Where each message stands: from its id, with which alone a line can begin, to the next one.
fn entries(texts: &[Cow<'static, str>]) -> FxHashMap<String, Entry> {
    // A message takes some hundred bytes.
    let messages = texts.iter().map(|text| text.len()).sum::<usize>() / 96;
    let mut entries = FxHashMap::with_capacity_and_hasher(messages, FxBuildHasher);
    for (text, written) in texts.iter().enumerate() {
        let mut line_start = 0;
        let mut open: Option<(&str, usize)> = None;
        let mut close = |open: Option<(&str, usize)>, end: usize| {
            if let Some((id, start)) = open {
                let entry = Entry { text, place: start..end, read: OnceLock::new(), before: None };
                if let Some(before) = entries.insert(id.to_owned(), entry)
                    && let Some(entry) = entries.get_mut(id)
                {
                    entry.before = Some(Box::new(before));
                }
            }
        };
        for line in written.split_inclusive('\n') {
            if let Some(id) = id_of(line) {
                close(open.replace((id, line_start)), line_start);
            }
            line_start += line.len();
        }
        close(open, line_start);
    }
    entries
}

/// The id of the message that begins with this line.
pub(super) fn id_of(line: &str) -> Option<&str> {
    if !line.as_bytes().first()?.is_ascii_alphabetic() {
        return None;
    }
    let id = line.split_once('=')?.0.trim_end_matches(' ');
    id.bytes().all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_')).then_some(id)
}
