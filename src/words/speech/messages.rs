//! Locale files of one language -> messages, each read when it is first said: a ruling says a hundred of two thousand.
//!
//! In: texts, later ones over earlier ones. Out: formatted messages. A message that cannot be formatted by itself, because
//! it speaks of others or has faults, is looked for in all texts read together.

use std::borrow::Cow;
use std::ops::Range;
use std::sync::OnceLock;

use fluent::concurrent::FluentBundle;
use fluent::{FluentArgs, FluentMessage, FluentResource};

use super::locale::Locale;
use super::message_lines::{Lines, id_of, message_lines};

type Bundle = FluentBundle<FluentResource>;

/// The messages of some files.
pub(crate) struct Messages {
    locale: Locale,
    texts: Vec<Text>,
    whole: OnceLock<Bundle>,
}

/// A locale file.
pub(crate) struct Text {
    written: Cow<'static, str>,
    /// Where its messages stand; looked for when the first is asked for, unless the program carries it.
    lines: OnceLock<Cow<'static, [Lines]>>,
    /// Its messages as far as they were said, in the same order.
    read: OnceLock<Box<[OnceLock<Box<Bundle>>]>>,
}

impl Text {
    /// Somebody's own.
    pub(crate) fn own(written: String) -> Self {
        Self { written: Cow::Owned(written), lines: OnceLock::new(), read: OnceLock::new() }
    }

    /// One that the program carries.
    pub(crate) fn carried(written: &'static str, lines: &'static [Lines]) -> Self {
        let lines = OnceLock::from(Cow::Borrowed(lines));
        Self { written: Cow::Borrowed(written), lines, read: OnceLock::new() }
    }

    /// Whether it has a message with this id.
    pub(crate) fn has(&self, id: &str) -> bool {
        !self.numbers(id).is_empty()
    }

    fn is_carried(&self) -> bool {
        matches!(self.written, Cow::Borrowed(_))
    }

    fn lines(&self) -> &[Lines] {
        self.lines.get_or_init(|| Cow::Owned(message_lines(&self.written)))
    }

    fn part(&self, start: u32, end: u32) -> &str {
        self.written.get(start as usize..end as usize).unwrap_or_default()
    }

    /// The numbers of the messages with this id.
    fn numbers(&self, id: &str) -> Range<usize> {
        let id_of = |lines: &Lines| self.part(lines.start, lines.id_end);
        let first = self.lines().partition_point(|lines| id_of(lines) < id);
        let same = self.lines().iter().skip(first).take_while(|lines| id_of(lines) == id);
        first..first + same.count()
    }

    /// A message by its number.
    fn message(&self, locale: Locale, number: usize) -> Option<&Bundle> {
        let lines = self.lines();
        let read = self.read.get_or_init(|| lines.iter().map(|_| OnceLock::new()).collect());
        let text = lines.get(number).map(|lines| self.part(lines.start, lines.end));
        Some(read.get(number)?.get_or_init(|| Box::new(bundle(locale, text))))
    }
}

impl Messages {
    /// The messages of these texts.
    pub(crate) fn new(locale: Locale, texts: Vec<Text>) -> Self {
        Self { locale, texts, whole: OnceLock::new() }
    }

    /// Whether there is such a message.
    pub(crate) fn has(&self, id: &str) -> bool {
        self.texts.iter().any(|text| text.has(id))
    }

    /// A message or its attribute, if it is there.
    pub(crate) fn format(&self, id: &str, attribute: Option<&str>, variables: &FluentArgs) -> Option<String> {
        // The last comes before those that stand earlier, which say the parts that it does not.
        let mut places =
            self.texts.iter().rev().flat_map(|text| text.numbers(id).rev().map(move |number| (text, number)));
        loop {
            let (text, number) = places.next()?;
            let alone = text.message(self.locale, number)?;
            if let Some((formatted, true)) = said(alone, id, attribute, variables) {
                return Some(formatted);
            }
            // An attribute that is not there is asked for often.
            if !alone.get_message(id).is_some_and(|message| lacks(&message, attribute)) {
                break;
            }
        }
        let whole =
            self.whole.get_or_init(|| bundle(self.locale, self.texts.iter().map(|text| &*text.written)));
        let (formatted, faultless) = said(whole, id, attribute, variables)?;
        // Of the words of others `completeness` tells what is missing; the program's own lack nothing.
        let is_own = || self.texts.iter().all(Text::is_carried);
        debug_assert!(faultless || !is_own(), "something is missing in {formatted:?}");
        Some(formatted)
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
