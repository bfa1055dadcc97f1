//! The messages of a language: locale files -> formatted messages, later files over earlier ones.
//!
//! Messages are parsed one by one when they are first said: a ruling needs a hundred of three thousand. One that refers to
//! others, or has faults, is formatted from all texts parsed together.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::OnceLock;

use fluent::concurrent::FluentBundle;
use fluent::{FluentArgs, FluentMessage, FluentResource, FluentValue};

use super::ftl::{self, Lines, message_lines};
use super::locale::{Locale, LocaleFiles};
use crate::engine::digest;

include!(concat!(env!("OUT_DIR"), "/locales.rs"));

/// Variables of a message.
pub type Args<'a> = [(&'a str, &'a str)];

/// The messages of one locale: those all editions share, and those of each edition.
pub struct Words {
    locale: Locale,
    shared: Messages,
    /// By edition.
    editions: BTreeMap<String, Messages>,
    /// Those of editions that are not kept in this language, in another.
    borrowed: BTreeMap<String, (Locale, Messages)>,
    /// English, for the messages missing in a language that the program does not carry. In those it carries, a message that is
    /// missing shows its id, so that its author sees it.
    fallback: Option<Box<Self>>,
    /// That of the files of all languages.
    digest: Cow<'static, str>,
}

impl Words {
    /// The locale files the program carries.
    #[must_use]
    pub fn embedded_files() -> LocaleFiles {
        LOCALES.iter().map(|(path, text)| ((*path).to_owned(), (*text).to_owned())).collect()
    }

    /// The editions that the program carries words of.
    pub(crate) fn editions_carried() -> impl Iterator<Item = &'static str> {
        LOCALES.iter().filter_map(|(path, text)| edition_of(path, text))
    }

    /// The embedded words of a locale.
    #[must_use]
    pub fn embedded(locale: Locale) -> Self {
        let files = LOCALES.iter().filter(|(path, _)| path.contains(&folder(locale)));
        let texts = files.map(|(path, text)| (edition_of(path, text), Text::new(Cow::Borrowed(text))));
        let fallback = (!locale.is_carried()).then(|| Box::new(Self::embedded(Locale::En)));
        Self { fallback, ..Self::from_texts(locale, texts, Cow::Borrowed(LOCALES_DIGEST)) }
    }

    /// The words of a locale among these files; later files overlay earlier ones.
    #[must_use]
    pub fn from_files(locale: Locale, files: &LocaleFiles) -> Self {
        // A copy of a file says what the file says.
        let is_copy = |path: &str, text: &String| {
            is_overlay(path) && files.get(&path.replace(&format!("/{LAST}/"), "/")) == Some(text)
        };
        let saying: Vec<_> = files.iter().filter(|(path, text)| !is_copy(path, text)).collect();
        let digest = digest::of_words(&saying);
        let folder = folder(locale);
        let texts = files.iter().filter(|(path, _)| path.contains(&folder));
        let texts = texts.map(|(path, text)| (home_of(path, text), Text::new(Cow::Owned(text.clone()))));
        let words = Self::from_texts(locale, texts, Cow::Owned(digest));
        let borrowed = borrowed(files, |edition| !words.editions.contains_key(edition));
        let fallback = (!locale.is_carried()).then(|| Box::new(Self::from_files(Locale::En, files)));
        Self { borrowed, fallback, ..words }
    }

    /// The words of texts that each speak of one edition, or of none.
    fn from_texts<'p>(
        locale: Locale,
        texts: impl Iterator<Item = (Option<&'p str>, Text)>,
        digest: Cow<'static, str>,
    ) -> Self {
        let mut shared = Vec::new();
        let mut editions: BTreeMap<&str, Vec<_>> = BTreeMap::new();
        for (edition, text) in texts {
            match edition {
                Some(edition) => editions.entry(edition).or_default().push(text),
                None => shared.push(text),
            }
        }
        let editions = editions.into_iter();
        let editions =
            editions.map(|(edition, texts)| (edition.to_owned(), Messages::new(locale, texts))).collect();
        let shared = Messages::new(locale, shared);
        Self { locale, shared, editions, borrowed: BTreeMap::new(), fallback: None, digest }
    }

    /// The language spoken.
    #[must_use]
    pub fn locale(&self) -> Locale {
        self.locale
    }

    /// The SHA-256 digest of the words in all languages: 64 hexadecimal digits.
    #[must_use]
    pub fn digest(&self) -> &str {
        &self.digest
    }

    /// Whether these are the words the program carries, none of them replaced.
    #[must_use]
    pub fn are_built_in(&self) -> bool {
        self.digest == LOCALES_DIGEST
    }

    /// A message. One that is not there shows its name, and a test fails.
    #[must_use]
    pub fn say(&self, id: &str, args: &Args) -> String {
        message(self.shared_with(id), id, None, args).unwrap_or_else(|| format!("{{{id}}}"))
    }

    /// An attribute of a message, if it is there.
    #[must_use]
    pub fn attribute(&self, id: &str, attribute: &str, args: &Args) -> Option<String> {
        message(self.shared_with(id), id, Some(attribute), args)
    }

    /// The messages in which an id is looked up: this language's or, where it lacks the id, English.
    fn shared_with(&self, id: &str) -> &Messages {
        let fallback = self.fallback.as_deref().filter(|_| !self.shared.has(id));
        fallback.map_or(&self.shared, |english| &english.shared)
    }

    /// A message of an edition.
    #[must_use]
    pub fn say_of(&self, edition: &str, id: &str) -> String {
        self.find_of(edition, id, None, &[]).unwrap_or_else(|| format!("{{{edition}: {id}}}"))
    }

    /// A message of an edition, if it is there.
    #[must_use]
    pub(crate) fn message_of(&self, edition: &str, id: &str) -> Option<String> {
        self.find_of(edition, id, None, &[])
    }

    /// An attribute of a message of an edition, if it is there.
    #[must_use]
    pub fn attribute_of(&self, edition: &str, id: &str, attribute: &str) -> Option<String> {
        self.find_of(edition, id, Some(attribute), &[])
    }

    /// The same with variables.
    pub(crate) fn attribute_of_with(
        &self,
        edition: &str,
        id: &str,
        attribute: &str,
        args: &[(&str, &str)],
    ) -> Option<String> {
        self.find_of(edition, id, Some(attribute), args)
    }

    fn find_of(
        &self,
        edition: &str,
        id: &str,
        attribute: Option<&str>,
        args: &[(&str, &str)],
    ) -> Option<String> {
        let borrowed = || self.borrowed.get(edition).map(|(_, messages)| messages);
        let own = self.editions.get(edition).or_else(borrowed);
        match self.fallback.as_deref().filter(|_| !own.is_some_and(|own| own.has(id))) {
            Some(english) => english.find_of(edition, id, attribute, args),
            None => message(own?, id, attribute, args),
        }
    }

    /// The language that supplies the words of an edition which this language lacks.
    pub(crate) fn borrowed_from(&self, edition: &str) -> Option<Locale> {
        self.borrowed.get(edition).map(|(locale, _)| *locale)
    }

    /// Whether there is such a message.
    #[must_use]
    pub fn has(&self, id: &str) -> bool {
        self.shared_with(id).has(id)
    }
}

/// The words of every language: those that the program carries, and those that only the user's files speak.
pub(crate) struct Languages {
    /// In the order of their codes.
    others: Vec<Words>,
    english: Words,
}

impl Languages {
    /// The languages of these files or, where there are none, those the program carries.
    pub(crate) fn of(files: Option<&LocaleFiles>) -> Self {
        let words =
            |locale| files.map_or_else(|| Words::embedded(locale), |files| Words::from_files(locale, files));
        let all = files.map_or_else(|| Locale::ALL.to_vec(), Locale::in_files);
        let others = all.into_iter().filter(|locale| *locale != Locale::En);
        Self { others: others.map(words).collect(), english: words(Locale::En) }
    }

    /// The words of each language, English last.
    pub(crate) fn iter(&self) -> impl Iterator<Item = &Words> {
        self.others.iter().chain([&self.english])
    }

    /// Each language.
    pub(crate) fn locales(&self) -> Vec<Locale> {
        self.iter().map(Words::locale).collect()
    }

    /// The words of a language, else those in English.
    pub(crate) fn words(&self, locale: Locale) -> &Words {
        self.others.iter().find(|words| words.locale() == locale).unwrap_or(&self.english)
    }

    /// Of what there is in every language, in their order, the one.
    pub(crate) fn one_of<'t, T>(&self, each: &'t [T], locale: Locale) -> Option<&'t T> {
        self.iter().zip(each).find(|(words, _)| words.locale() == locale).map(|(_, one)| one)
    }
}

/// The words of the user's own editions that are wanted, each in the first language that has them.
fn borrowed(files: &LocaleFiles, is_wanted: impl Fn(&str) -> bool) -> BTreeMap<String, (Locale, Messages)> {
    let mut found = BTreeMap::new();
    for locale in Locale::in_files(files) {
        let own = files.iter().filter(|(path, _)| is_overlay(path) && path.contains(&folder(locale)));
        for (path, text) in own {
            let Some(edition) = home_of(path, text).filter(|edition| is_wanted(edition)) else { continue };
            let messages = || (locale, Messages::new(locale, vec![Text::new(Cow::Owned(text.clone()))]));
            found.entry(edition.to_owned()).or_insert_with(messages);
        }
    }
    found
}

/// The name of a folder that sorts after every file beside it.
const LAST: &str = "~";

/// The name under which a file `es/x.ftl` of somebody's own joins those of the program: after all of them, so that its
/// messages prevail, each for itself.
#[must_use]
pub(crate) fn overlay(inside: &str) -> String {
    match inside.split_once(std::path::MAIN_SEPARATOR) {
        Some((locale, file)) => format!("locales/{locale}/{LAST}/{file}"),
        None => format!("locales/{inside}"),
    }
}

/// Whether a file is somebody's own.
pub(crate) fn is_overlay(path: &str) -> bool {
    path.contains(&format!("/{LAST}/"))
}

/// The same as [`edition_of`] for a user's file, which need not contain the name of an edition that the program carries.
#[must_use]
pub(crate) fn home_of<'p>(path: &'p str, text: &str) -> Option<&'p str> {
    let carried = || {
        let name = name_of(path)?;
        (is_overlay(path) && Words::editions_carried().any(|edition| edition == name)).then_some(name)
    };
    edition_of(path, text).or_else(carried)
}

/// The name of a file without its ending.
fn name_of(path: &str) -> Option<&str> {
    path.rsplit('/').next()?.strip_suffix(".ftl")
}

/// The edition a file speaks of: `es/fide-2014.ftl` with a message `edition-fide-2014`.
#[must_use]
fn edition_of<'p>(path: &'p str, text: &str) -> Option<&'p str> {
    let name = name_of(path)?;
    let message = format!("edition-{name} =");
    text.lines().any(|line| line.starts_with(&message)).then_some(name)
}

fn message(messages: &Messages, id: &str, attribute: Option<&str>, args: &Args) -> Option<String> {
    let mut variables = FluentArgs::new();
    for (name, value) in args {
        // A plain count is a number, so that `[one]` selects it, and a value written as one, for `[1]`.
        let value = match value.parse::<u32>() {
            Ok(number) if *name == "count" || *name == "value" && number.to_string() == *value => {
                FluentValue::from(number)
            }
            Ok(_) | Err(_) => FluentValue::from(*value),
        };
        variables.set(*name, value);
    }
    messages.format(id, attribute, &variables)
}

fn folder(locale: Locale) -> String {
    format!("locales/{}/", locale.code())
}

/// The part of a message id that stands for a dotted name: `sealed.ends_game` is `sealed-ends-game`.
#[must_use]
pub(crate) fn id_of(name: &str) -> String {
    name.replace('/', "--").replace(['.', '_', ' '], "-")
}

/// Where the title of an example may stand beside the words of its article: the message and its attribute. The attribute
/// has the name that the example has in its rule file: `case-two-knights-can-reach-d4`.
#[must_use]
pub(crate) fn title_of(article: &str, case: &str) -> (String, String) {
    let signs =
        case.chars().map(|sign| if sign.is_ascii_alphanumeric() { sign.to_ascii_lowercase() } else { ' ' });
    let words: String = signs.collect();
    let name = words.split_whitespace().collect::<Vec<_>>().join("-");
    (format!("article-{}", id_of(article)), format!("case-{name}"))
}

// Lazily parsed messages.

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
    /// Where its messages stand; looked for when the first is asked for.
    lines: OnceLock<Vec<Lines>>,
    /// Its messages as far as they were said, in the same order.
    read: OnceLock<Box<[OnceLock<Box<Bundle>>]>>,
}

impl Text {
    /// A text, borrowed where the program carries it.
    fn new(written: Cow<'static, str>) -> Self {
        Self { written, lines: OnceLock::new(), read: OnceLock::new() }
    }

    /// Whether it has a message with this id.
    pub(crate) fn has(&self, id: &str) -> bool {
        !self.numbers(id).is_empty()
    }

    fn is_carried(&self) -> bool {
        matches!(self.written, Cow::Borrowed(_))
    }

    fn lines(&self) -> &[Lines] {
        self.lines.get_or_init(|| message_lines(&self.written))
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
        // Later files come first; earlier ones supply the attributes that those lack.
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
        // `completeness` reports what the user's files lack; the program's own lack nothing.
        let is_own = || self.texts.iter().all(Text::is_carried);
        debug_assert!(faultless || !is_own(), "something is missing in {formatted:?}");
        Some(formatted)
    }
}

/// Whether a message has no such part.
fn lacks(message: &FluentMessage, attribute: Option<&str>) -> bool {
    attribute.map_or(message.value().is_none(), |attribute| message.get_attribute(attribute).is_none())
}

/// A message formatted from a bundle, and whether it formatted without errors.
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

/// The deepest nesting of braces: the Fluent parser recurses for each level. plica's own messages need two.
const DEEPEST: usize = 60;

/// Whether a text would overflow the stack of the Fluent parser. Braces in quotation marks count too, to keep it simple.
pub(crate) fn nests_too_deep(text: &str) -> bool {
    let mut open = 0_usize;
    let mut deepest = 0;
    for line in text.lines() {
        // The parser starts anew at each message, whatever was left open before.
        if ftl::id_of(line).is_some() {
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
