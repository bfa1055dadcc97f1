//! Checks the locale files: every id that the rulebook needs, the same messages in every language, no variables that
//! English does not use, a variant for each value.

use std::collections::{BTreeMap, BTreeSet, HashMap, hash_map};
use std::ops::Range;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey};

use super::ftl::{self, UNWRITTEN};
use super::locale::{Locale, LocaleFiles};
use super::words::{Words, home_of, id_of, is_overlay, nests_too_deep, title_of};
use crate::engine::diagnostic::{Arg, Code, Diagnostic};
use crate::engine::look_alike;
use crate::engine::model::{Conclusion, Fact, Rulebook, Type, Vocabulary};
use crate::engine::source::{SourceId, Sources, Span};
use crate::engine::syntax::unjoined;

/// What a message or attribute uses.
#[derive(Default, Clone, PartialEq, Eq)]
struct Uses {
    variables: BTreeSet<String>,
    variants: BTreeSet<String>,
}

/// The messages of one locale by `id` and `id.attribute`.
type Messages = BTreeMap<String, Uses>;

/// Everything missing or diverging in the locale files, for a rulebook, without places.
#[must_use]
pub fn check(rulebook: &Rulebook, files: &LocaleFiles) -> Vec<Diagnostic> {
    let mut faults = check_in_places(rulebook, files, &mut Sources::default(), &str::to_owned);
    for fault in &mut faults {
        fault.span = None;
        fault.also.clear();
    }
    faults
}

/// The same with places: the files join the source texts, under the names by which their user knows them.
#[must_use]
pub fn check_in_places(
    rulebook: &Rulebook,
    files: &LocaleFiles,
    sources: &mut Sources,
    shown: &dyn Fn(&str) -> String,
) -> Vec<Diagnostic> {
    let placed: Vec<_> = files
        .iter()
        .map(|(path, text)| MessageFile::of(path, text, sources.add(shown(path), text.clone())))
        .collect();
    let mut faults = unplaced(rulebook, files, &placed);
    for fault in faults.iter_mut().filter(|fault| fault.code == Code::FluentSyntax) {
        let file = fault.span.and_then(|span| Some(sources.get(span.source())?.path.replace("/~/", "/")));
        *fault = fault.clone().with("file", file.unwrap_or_default());
    }
    faults = look_alike::told(sources, faults);
    for (file, text) in placed.iter().zip(files.values()) {
        let mixed = look_alike::mixed_words(text);
        faults.extend(mixed.map(|(at, sign)| look_alike::of_sign(file.span(&(0..0)).source(), at, sign)));
    }
    for fault in faults.iter_mut().filter(|fault| fault.span.is_none()) {
        *fault = in_place(fault.clone(), &placed, shown);
    }
    faults
}

/// A fault with the place of its message, or that where a missing one belongs.
fn in_place(fault: Diagnostic, placed: &[MessageFile], shown: &dyn Fn(&str) -> String) -> Diagnostic {
    let text = |wanted: &str| {
        fault.args.iter().find_map(|(name, arg)| match arg {
            Arg::Text(text) if *name == wanted => Some(text.clone()),
            Arg::Text(_) | Arg::Message(..) | Arg::Messages(_) | Arg::Facts(_) => None,
        })
    };
    let (Some(id), Some(locale)) = (text("id"), text("locale")) else { return fault };
    let folder = format!("locales/{locale}/");
    let own = || placed.iter().filter(|file| file.path.contains(&folder)).rev();
    if fault.code != Code::MissingMessage {
        let span = own().find_map(|file| file.place(&id));
        return Diagnostic { span, ..fault };
    }
    let sibling = placed.iter().find(|file| !file.path.contains(&folder) && file.holds(&id));
    // A message of no edition belongs to the vocabulary.
    let by_name = format!("{folder}{}.ftl", id.split_once(": ").map_or("vocabulary", |(edition, _)| edition));
    let beside = |file: &&MessageFile| sibling.is_some_and(|sibling| sibling.is_sibling(&file.path));
    let home = own().find(|file| file.holds(&id));
    let home = home.or_else(|| own().find(beside)).or_else(|| own().find(|file| file.stands_for(&by_name)));
    let file = home.map_or_else(|| shown(&by_name), |file| shown(&file.path));
    let span = home.map(|file| file.place_for(&id, sibling));
    Diagnostic { span, ..fault }.with("file", file)
}

fn unplaced(rulebook: &Rulebook, files: &LocaleFiles, placed: &[MessageFile]) -> Vec<Diagnostic> {
    let mut faults = Vec::new();
    let absent: BTreeSet<&str> =
        Words::editions_carried().filter(|carried| rulebook.edition(carried).is_none()).collect();
    let languages = Locale::in_files(files);
    let locales: Vec<_> = languages
        .iter()
        .map(|locale| (*locale, messages(*locale, files, placed, &absent, &mut faults)))
        .collect();
    let required = required(rulebook);
    let (titles, unread) = (titles(rulebook), without_examples(rulebook));
    // What only an edition sets that is not loaded still has its words.
    let is_of_absent = |id: &str| {
        let fact = id.strip_suffix(".sets");
        !absent.is_empty() && fact.is_some_and(|fact| required.contains_key(fact))
    };
    // What a rule leaves to the arbiter may be said in its own words.
    // And an act that starts a clock has words for doing it again.
    let is_own = |id: &str| {
        let of = id.strip_suffix(".discretion").or_else(|| id.strip_suffix(".again"));
        of.is_some_and(|of| required.contains_key(of))
    };
    // Under the user's own rules and words, messages of the program may be about parts that no longer exist.
    let overlaid = placed.iter().any(|file| is_overlay(&file.path));
    let is_carried = |id: &str, locale: Locale| {
        let folder = format!("locales/{}/", locale.code());
        let mut own = placed.iter().filter(|file| is_overlay(&file.path) && file.path.contains(&folder));
        overlaid && !own.any(|file| file.holds(id))
    };
    // A language that only the user's files have need not be complete: English is the fallback.
    let carried = locales.iter().filter(|(locale, _)| locale.is_carried());
    let everywhere: BTreeSet<&String> = carried.flat_map(|(_, messages)| messages.keys()).collect();
    for (locale, messages) in &locales {
        let is_lacking = |id: &&String| {
            locale.is_carried() && !messages.contains_key(*id) && is_kept(rulebook, id, *locale)
        };
        let asked = required.keys().filter(is_lacking);
        let siblings = everywhere.iter().copied().filter(is_lacking);
        let missing: BTreeSet<&str> = asked.chain(siblings).map(String::as_str).collect();
        faults.extend(missing.into_iter().map(|id| fault(Code::MissingMessage, id, *locale)));
        let foreign = |id: &&String| {
            let is_unread = || unread.iter().any(|title| id.starts_with(title));
            let known = required.contains_key(*id) || titles.contains(*id) || is_unread();
            belongs_to_a_rule(id) && !known && !is_of_absent(id) && !is_own(id)
        };
        for id in messages.keys().filter(foreign).filter(|id| !is_carried(id, *locale)) {
            faults.push(fault(Code::ForeignMessage, id, *locale));
        }
        for (id, values) in &required {
            let known = messages.get(id).map(|uses| &uses.variants);
            let lacking: Vec<_> = values
                .iter()
                .filter(|value| known.is_some_and(|known| !known.contains(*value)))
                .cloned()
                .collect();
            if !lacking.is_empty() {
                faults.push(fault(Code::MissingVariant, id, *locale).with("variants", lacking.join(", ")));
            }
        }
    }
    faults.extend(diverging(&locales));
    faults.extend(unspoken(rulebook, &languages));
    faults
}

/// Whether a message belongs to no edition, or to one whose words are kept in this language.
fn is_kept(rulebook: &Rulebook, id: &str, locale: Locale) -> bool {
    let edition = id.split_once(": ").and_then(|(edition, _)| rulebook.edition(edition));
    edition.is_none_or(|edition| edition.is_kept_in(locale.code()))
}

/// Languages in which an edition says that it is kept and in which there are no words.
fn unspoken(rulebook: &Rulebook, languages: &[Locale]) -> Vec<Diagnostic> {
    let kept = rulebook.editions.iter().flat_map(|edition| &edition.languages);
    let known: Vec<_> = languages.iter().map(|locale| locale.code()).collect();
    let unknown = kept.filter(|kept| !known.contains(&kept.value.as_str())).map(|kept| {
        let fault = Diagnostic::at(Code::UnknownLanguage, kept.span).with("name", &kept.value);
        fault.with("known", known.join(", ")).suggesting(&kept.value, known.iter().copied())
    });
    unknown.collect()
}

fn fault(code: Code, id: &str, locale: Locale) -> Diagnostic {
    Diagnostic::anywhere(code).with("id", id).with("locale", locale.code())
}

/// Whether a message is named after a part of the rulebook, which must exist.
fn belongs_to_a_rule(id: &str) -> bool {
    let bare = id.rsplit(": ").next().unwrap_or(id);
    [
        "rule-",
        "article-",
        "misconception-",
        "gap-",
        "edition-",
        "caveat-",
        "fact-",
        "act-",
        "state-",
        "matter-",
        "topic-",
        "taught-",
    ]
    .iter()
    .any(|family| {
        bare.starts_with(family) && !["rule-applies", "rule-does-not-apply", "fact-not-known"].contains(&id)
    })
}

/// Variables that English, the base, does not use: a mistake in the other language.
fn diverging(locales: &[(Locale, Messages)]) -> Vec<Diagnostic> {
    let Some((_, base)) = locales.iter().find(|(locale, _)| *locale == Locale::En) else { return Vec::new() };
    let mut faults = Vec::new();
    for (locale, messages) in locales {
        for (id, uses) in messages {
            let Some(known) = base.get(id) else { continue };
            let more: Vec<_> = uses.variables.difference(&known.variables).cloned().collect();
            // Agreement differs between languages; what is said does not.
            let more: Vec<_> = more.into_iter().filter(|name| !is_grammar(name)).collect();
            if !more.is_empty() {
                faults.push(fault(Code::DivergingVariables, id, *locale).with("variables", more.join(", ")));
            }
        }
    }
    faults
}

fn is_grammar(variable: &str) -> bool {
    ["party", "party_of", "party_to", "party_number", "party_gender", "object", "object_of"]
        .contains(&variable)
}

/// The titles that examples may have, each beside the words of its article.
fn titles(rulebook: &Rulebook) -> BTreeSet<String> {
    let articles = rulebook.editions.iter().flat_map(|edition| &edition.articles);
    let titles = articles.flat_map(|article| {
        article.examples.iter().map(|example| {
            let (message, attribute) = title_of(&article.words.id, &example.case);
            format!("{}: {message}.{attribute}", article.words.edition)
        })
    });
    titles.collect()
}

/// How the titles of examples begin in articles that have none, or of which only the rules were read, and the words of
/// misconceptions in editions without any.
fn without_examples(rulebook: &Rulebook) -> Vec<String> {
    let articles = rulebook.editions.iter().flat_map(|edition| &edition.articles);
    let bare = articles.filter(|article| article.examples.is_empty());
    let begins = bare.map(|article| {
        let (message, attribute) = title_of(&article.words.id, "");
        format!("{}: {message}.{attribute}", article.words.edition)
    });
    let unread = rulebook
        .editions
        .iter()
        .filter(|edition| edition.articles.iter().all(|article| article.misconceptions.is_empty()));
    begins.chain(unread.map(|edition| format!("{}: misconception-", edition.id))).collect()
}

/// The messages of a locale, without those of the editions that plica carries and this rulebook has not: nobody asks
/// for them, and they are no fault of whoever asks for others.
fn messages(
    locale: Locale,
    files: &LocaleFiles,
    placed: &[MessageFile],
    absent: &BTreeSet<&str>,
    faults: &mut Vec<Diagnostic>,
) -> Messages {
    let folder = format!("locales/{}/", locale.code());
    let mut messages = Messages::new();
    for (path, text) in files.iter().filter(|(path, _)| path.contains(&folder)) {
        let file = placed.iter().find(|file| file.path == *path);
        let edition = file.and_then(|file| file.home.as_deref());
        if edition.is_some_and(|edition| absent.contains(edition)) {
            continue;
        }
        let unread = |range: &Range<usize>| {
            let (range, by) = unjoined(text).map_or((range.clone(), "other"), |marker| (marker, "merge"));
            let fault = Diagnostic::anywhere(Code::FluentSyntax).with("locale", locale.code()).with("by", by);
            Diagnostic { span: file.map(|file| file.span(&range)), ..fault }
        };
        if nests_too_deep(text) {
            faults.push(unread(&(0..0)));
            continue;
        }
        let resource = fluent_syntax::parser::parse(text.as_str()).unwrap_or_else(|(resource, errors)| {
            faults.extend(errors.first().map(|error| unread(&error.pos)));
            resource
        });
        faults.extend(file.iter().flat_map(|file| file.twice()).map(|(id, later, earlier)| {
            let fault = fault(Code::DuplicateMessage, id, locale).and_at(earlier);
            Diagnostic { span: Some(later), ..fault }
        }));
        // Two editions may number their articles alike: their messages are kept apart.
        let home = edition.map(|edition| format!("{edition}: ")).unwrap_or_default();
        for entry in &resource.body {
            let Entry::Message(message) = entry else { continue };
            let id = format!("{home}{}", message.id.name);
            let written = |pattern: &Pattern<&str>| !is_unwritten(pattern);
            for attribute in message.attributes.iter().filter(|attribute| written(&attribute.value)) {
                messages.insert(format!("{id}.{}", attribute.id.name), uses(&attribute.value));
            }
            if message.value.as_ref().is_none_or(written) {
                messages.insert(id, message.value.as_ref().map(uses).unwrap_or_default());
            }
        }
    }
    messages
}

/// Whether a text is one that `plica new` leaves for somebody to write.
fn is_unwritten(pattern: &Pattern<&str>) -> bool {
    matches!(pattern.elements.first(), Some(PatternElement::TextElement { value }) if value.starts_with(UNWRITTEN))
}

fn uses(pattern: &Pattern<&str>) -> Uses {
    let mut uses = Uses::default();
    collect(pattern, &mut uses);
    uses
}

fn collect(pattern: &Pattern<&str>, uses: &mut Uses) {
    for element in &pattern.elements {
        match element {
            PatternElement::Placeable { expression: Expression::Inline(inline) } => variable(inline, uses),
            PatternElement::Placeable { expression: Expression::Select { selector, variants } } => {
                variable(selector, uses);
                for variant in variants {
                    let (VariantKey::Identifier { name } | VariantKey::NumberLiteral { value: name }) =
                        &variant.key;
                    uses.variants.insert((*name).to_owned());
                    collect(&variant.value, uses);
                }
            }
            PatternElement::TextElement { .. } => {}
        }
    }
}

fn variable(inline: &InlineExpression<&str>, uses: &mut Uses) {
    match inline {
        InlineExpression::VariableReference { id } => {
            uses.variables.insert(id.name.to_owned());
        }
        InlineExpression::Placeable { expression } => match &**expression {
            Expression::Inline(inner) => variable(inner, uses),
            Expression::Select { selector, .. } => variable(selector, uses),
        },
        InlineExpression::FunctionReference { .. }
        | InlineExpression::MessageReference { .. }
        | InlineExpression::TermReference { .. }
        | InlineExpression::StringLiteral { .. }
        | InlineExpression::NumberLiteral { .. } => {}
    }
}

// The messages that a rulebook needs: ids, those of an edition with its id before them, each with the variants it must
// have.

/// The words of the topics of an interview, and of the cases that are taught.
fn of_topics(vocabulary: &Vocabulary) -> Vec<String> {
    let mut words = Vec::new();
    for topic in vocabulary.topics() {
        words.push(format!("topic-{}", id_of(&topic.name)));
        if !topic.kinds.is_empty() {
            words.push(format!("topic-{}-kinds", id_of(&topic.name)));
        }
        words.extend(topic.group.iter().map(|group| format!("topic-group-{}", id_of(group))));
    }
    for taught in vocabulary.teach() {
        words.push(format!("taught-matter-{}", id_of(&taught.matter)));
        words.push(format!("taught-{}", id_of(&taught.name)));
    }
    words
}

/// The messages a rulebook needs, and the variants each must have. Those of an edition have its id before them.
pub(crate) fn required(rulebook: &Rulebook) -> BTreeMap<String, Vec<String>> {
    let mut required = BTreeMap::new();
    let mut plain = |id: String| {
        required.insert(id, Vec::new());
    };
    for code in Code::ALL {
        plain(format!("diagnostic-{}", code.as_str()));
        // Its help is optional, but the same in every language: the comparison with the other languages sees to that.
    }
    for edition in &rulebook.editions {
        let mut plain = |id: String| plain(format!("{}: {id}", edition.id));
        plain(format!("edition-{}", edition.id));
        plain(format!("edition-{}.short", edition.id));
        for caveat in &edition.caveats {
            plain(format!("caveat-{}", id_of(&caveat.id)));
        }
        for article in edition.articles.iter().filter(|article| article.words.edition == edition.id) {
            plain(format!("article-{}", id_of(&article.number)));
        }
        let errors = edition.articles.iter().flat_map(|article| &article.misconceptions);
        for error in errors.filter(|error| error.words.edition == edition.id) {
            plain(format!("misconception-{}", error.id));
            plain(format!("misconception-{}.why", error.id));
        }
        for gap in edition.gaps.iter().filter(|gap| gap.words.edition == edition.id) {
            plain(format!("gap-{}", id_of(&gap.id)));
        }
        for rule in edition.rules.iter().filter(|rule| rule.words.edition == edition.id) {
            plain(format!("rule-{}", id_of(&rule.id)));
            if rule.note {
                plain(format!("rule-{}.note", id_of(&rule.id)));
            }
        }
    }
    for party in rulebook.vocabulary.parties() {
        plain(format!("party-{}", id_of(party)));
        for form in ["number", "gender", "of", "to"] {
            plain(format!("party-{}.{form}", id_of(party)));
        }
    }
    rulebook.vocabulary.matters().iter().for_each(|matter| plain(format!("matter-{}", id_of(matter))));
    of_topics(&rulebook.vocabulary).into_iter().for_each(&mut plain);
    rulebook.vocabulary.states().for_each(|state| plain(format!("state-{}", id_of(&state.name))));
    for act in rulebook.vocabulary.acts() {
        plain(format!("act-{}", id_of(&act.name)));
        let things = act.objects.iter().filter(|object| !rulebook.vocabulary.parties().contains(object));
        things.for_each(|object| plain(format!("object-{}", id_of(object))));
    }
    for (_, fact) in rulebook.vocabulary.facts() {
        required.extend(required_of_fact(rulebook, fact));
    }
    required
}

fn required_of_fact(rulebook: &Rulebook, fact: &Fact) -> Vec<(String, Vec<String>)> {
    let id = format!("fact-{}", id_of(&fact.declared));
    let values = match &fact.kind {
        Type::OneOf(values) => values.clone(),
        Type::Truth => vec!["yes".to_owned(), "no".to_owned()],
        Type::Duration
        | Type::Number
        | Type::Moment
        | Type::Text
        | Type::Date
        | Type::Hour
        | Type::Fen
        | Type::Moves => Vec::new(),
    };
    let mut required = vec![
        (id.clone(), Vec::new()),
        (format!("{id}.asks"), Vec::new()),
        (format!("{id}.states"), values.clone()),
    ];
    if let Type::OneOf(_) = fact.kind {
        required.push((format!("{id}.value"), values));
    }
    if fact.discretion {
        required.push((format!("{id}.discretion"), Vec::new()));
    }
    let sets = rulebook.editions.iter().flat_map(|edition| &edition.rules).flat_map(|rule| &rule.then);
    let is_set = sets.into_iter().any(|conclusion| match &conclusion.value {
        Conclusion::Set(set, _) => rulebook.vocabulary.fact(*set).declared == fact.declared,
        Conclusion::Result(_) | Conclusion::Duty(_) | Conclusion::State(_) => false,
    });
    if is_set {
        required.push((format!("{id}.sets"), Vec::new()));
    }
    required
}

// The places of messages in the files of a language, and where a missing one belongs.

/// A file of messages.
struct MessageFile {
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
            let named = ftl::id_of(line);
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
    fn twice(&self) -> Vec<(&str, Span, Span)> {
        let (mut found, mut known) = (Vec::new(), HashMap::new());
        for (id, range) in &self.messages {
            match known.entry(id.as_str()) {
                hash_map::Entry::Vacant(place) => _ = place.insert(range),
                hash_map::Entry::Occupied(earlier) => {
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
    fn place_for(&self, id: &str, sibling: Option<&Self>) -> Span {
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
    fn stands_for(&self, path: &str) -> bool {
        self.path == path || self.path.replace("/~/", "/") == path
    }

    /// The same file of another language.
    fn is_sibling(&self, path: &str) -> bool {
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
