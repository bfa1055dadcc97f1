//! Diagnostics in words: underlined source for people, JSON for programs; and the explanation of each code.

use std::collections::BTreeMap;

use annotate_snippets::renderer::DecorStyle;
use annotate_snippets::{AnnotationKind, Group, Level, Origin, Renderer, Snippet};
use serde_json::{Value as Json, json};

use super::proposals::proposed;
use super::report::{Block, Item, Report, Section};
use crate::engine::diagnostic::{Arg, Code, Diagnostic, Severity};
use crate::engine::model::{Rulebook, value_from};
use crate::engine::source::{Sources, Span, Src};
use crate::words::phrases::speaker::{Speaker, sentence};
use crate::words::phrases::words::Words;

/// Faults of one kind that are told one by one; the others are counted.
const TOLD: usize = 10;

/// Faults of one kind beyond those told.
struct More {
    code: Code,
    severity: Severity,
    count: usize,
}

impl More {
    fn said(&self, words: &Words) -> String {
        words.say("more-faults", &[("count", &self.count.to_string())])
    }
}

/// The first faults of each kind, and how many more there are.
fn foremost(faults: &[Diagnostic]) -> (Vec<&Diagnostic>, Vec<More>) {
    let mut kinds: BTreeMap<(Code, Severity), usize> = BTreeMap::new();
    let mut told = Vec::new();
    for fault in faults {
        let count = kinds.entry((fault.code, fault.severity)).or_default();
        *count += 1;
        if *count <= TOLD {
            told.push(fault);
        }
    }
    let more = kinds.into_iter().filter(|(_, count)| *count > TOLD);
    let more = more.map(|((code, severity), count)| More { code, severity, count: count - TOLD });
    (told, more.collect())
}

/// Examples that fail for one cause are told together: the first, and where the others are.
fn of_one_cause(faults: &[Diagnostic]) -> Vec<Diagnostic> {
    let part = |fault: &Diagnostic, name: &str| {
        fault.args.iter().find(|(known, _)| *known == name).map(|(_, arg)| arg.clone())
    };
    let mut told: Vec<Diagnostic> = Vec::new();
    for fault in faults {
        let cause = part(fault, "cause").filter(|_| fault.code == Code::ExampleFails);
        let same = |known: &&mut Diagnostic| {
            let alike = ["aspect", "rule", "expected", "found", "cause"];
            known.code == fault.code && alike.iter().all(|name| part(known, name) == part(fault, name))
        };
        match (cause.and_then(|_| told.iter_mut().find(same)), fault.span) {
            (Some(known), Some(span)) => known.also.push(span),
            (_, _) => told.push(fault.clone()),
        }
    }
    told
}

fn level(words: &Words, severity: Severity) -> Level<'static> {
    match severity {
        Severity::Error => Level::ERROR.with_name(words.say("severity-error", &[])),
        Severity::Warning => Level::WARNING.with_name(words.say("severity-warning", &[])),
        Severity::Note => Level::NOTE.with_name(words.say("severity-note", &[])),
    }
}

/// Says what is wrong, each with its place.
#[must_use]
pub fn faults_text(
    words: &Words,
    rulebook: Option<&Rulebook>,
    sources: &Sources,
    faults: &[Diagnostic],
) -> String {
    let renderer = Renderer::plain().decor_style(DecorStyle::Ascii).term_width(100);
    let faults = of_one_cause(faults);
    let (told, more) = foremost(&faults);
    let texts = told.into_iter().map(|fault| {
        let said = Said::of(words, rulebook, fault);
        let title = said.title.clone();
        let group = level(words, fault.severity).primary_title(title).id(fault.code.as_str());
        let mut group = places(words, sources, fault)
            .into_iter()
            .fold(Group::with_title(group), |group, place| place.fold_into(group, sources));
        if let Some(source) =
            fault.span.and_then(|span| sources.get(span.source())).filter(|source| source.text.is_empty())
        {
            group = group.element(Origin::path(source.path.as_str()));
        }
        let help = words.say("severity-help", &[]);
        for line in said.help {
            group = group.element(Level::HELP.with_name(help.clone()).message(line));
        }
        renderer.render(&[group])
    });
    let more = more.iter().map(|more| {
        let title = level(words, more.severity).primary_title(more.said(words)).id(more.code.as_str());
        renderer.render(&[Group::with_title(title)])
    });
    let mut text = texts.chain(more).collect::<Vec<_>>().join("\n\n");
    text.push('\n');
    text
}

/// The same as JSON: code, severity, message, help, file, line, column. What is only counted has no place.
#[must_use]
pub fn faults_json(
    words: &Words,
    rulebook: Option<&Rulebook>,
    sources: &Sources,
    faults: &[Diagnostic],
) -> Json {
    let (told, more) = foremost(faults);
    let more = more.iter().map(|more| {
        json!({
            "code": more.code.as_str(),
            "severity": severity_name(more.severity),
            "message": more.said(words),
            "help": [],
            "place": null,
        })
    });
    told.into_iter().map(|fault| fault_json(words, rulebook, sources, fault)).chain(more).collect()
}

/// One fault as JSON.
#[must_use]
pub(crate) fn fault_json(
    words: &Words,
    rulebook: Option<&Rulebook>,
    sources: &Sources,
    fault: &Diagnostic,
) -> Json {
    let said = Said::of(words, rulebook, fault);
    let place = fault.span.and_then(|span| {
        let source = sources.get(span.source())?;
        let (line, column) = sources.line_and_column(span);
        let (end_line, end_column) = sources.end_line_and_column(span);
        let range = sources.range(span);
        Some(json!({
            "file": source.path, "line": line, "column": column, "end_line": end_line, "end_column": end_column,
            "start": range.start, "end": range.end,
        }))
    });
    json!({
        "code": fault.code.as_str(),
        "severity": severity_name(fault.severity),
        "message": said.title,
        "help": said.help,
        "place": place,
    })
}

fn severity_name(severity: Severity) -> &'static str {
    match severity {
        Severity::Error => "error",
        Severity::Warning => "warning",
        Severity::Note => "note",
    }
}

/// What is wrong and what to do about it, as sentences for a page.
#[must_use]
pub(crate) fn faults_sentences(
    words: &Words,
    rulebook: Option<&Rulebook>,
    faults: &[Diagnostic],
) -> Vec<(String, Vec<String>)> {
    let (told, more) = foremost(faults);
    let said = told.into_iter().map(|fault| Said::of(words, rulebook, fault));
    let said = said.map(|said| {
        let help = said.help.iter().map(|line| sentence(line)).collect();
        (sentence(&said.title), help)
    });
    said.chain(more.iter().map(|more| (sentence(&more.said(words)), Vec::new()))).collect()
}

/// What is wrong, without place and advice: for a sentence that goes on.
#[must_use]
pub(crate) fn faults_titles(
    words: &Words,
    rulebook: Option<&Rulebook>,
    faults: &[Diagnostic],
) -> Vec<String> {
    let (told, more) = foremost(faults);
    let said = told.into_iter().map(|fault| Said::of(words, rulebook, fault).title);
    said.chain(more.iter().map(|more| more.said(words))).collect()
}

/// What is wrong and what to do about it, without the place.
#[must_use]
pub(crate) fn fault_said(words: &Words, rulebook: Option<&Rulebook>, fault: &Diagnostic) -> String {
    let said = Said::of(words, rulebook, fault);
    std::iter::once(said.title).chain(said.help).collect::<Vec<_>>().join("\n")
}

/// A place to underline and what to write under it.
struct Place {
    span: Span,
    kind: AnnotationKind,
    label: String,
}

impl Place {
    fn fold_into<'a>(self, group: Group<'a>, sources: &'a Sources) -> Group<'a> {
        let Some(source) = sources.get(self.span.source()) else { return group };
        let annotation = self.kind.span(sources.range(self.span));
        let annotation = if self.label.is_empty() { annotation } else { annotation.label(self.label) };
        group.element(Snippet::source(&*source.text).path(source.path.as_str()).annotation(annotation))
    }
}

fn places(words: &Words, sources: &Sources, fault: &Diagnostic) -> Vec<Place> {
    let shown = |span: &Span| sources.get(span.source()).is_some_and(|source| !source.text.is_empty());
    let first = fault.span.filter(shown).map(|span| Place {
        span,
        kind: AnnotationKind::Primary,
        label: String::new(),
    });
    let also = fault.also.iter().filter(|span| shown(span)).map(|span| Place {
        span: *span,
        kind: AnnotationKind::Context,
        label: words.say("related-place", &[]),
    });
    first.into_iter().chain(also).collect()
}

/// A diagnostic's sentences.
struct Said {
    title: String,
    help: Vec<String>,
}

impl Said {
    fn of(words: &Words, rulebook: Option<&Rulebook>, fault: &Diagnostic) -> Self {
        let args: Vec<(&str, String)> =
            fault.args.iter().map(|(name, arg)| (*name, argument(words, rulebook, arg))).collect();
        let borrowed: Vec<_> = args.iter().map(|(name, value)| (*name, value.as_str())).collect();
        let id = format!("diagnostic-{}", fault.code.as_str());
        let suggestion = fault.suggestion.iter();
        let mut help: Vec<_> =
            suggestion.map(|near| words.say("did-you-mean", &[("suggestion", near)])).collect();
        let perhaps =
            args.iter().find(|(name, _)| *name == "perhaps").map_or("", |(_, names)| names.as_str());
        let mut perhaps: Vec<String> =
            perhaps.split(", ").filter(|name| !name.is_empty()).map(str::to_owned).collect();
        if help.is_empty() && perhaps.is_empty() {
            perhaps = proposed(rulebook, fault);
        }
        match perhaps.as_slice() {
            [] => {}
            [one] => help.push(words.say("did-you-mean", &[("suggestion", one)])),
            several => {
                let all: Vec<_> = several.iter().map(|name| format!("`{name}`")).collect();
                help.push(words.say("did-you-mean-one-of", &[("suggestions", &all.join(", "))]));
            }
        }
        // Advice that would list names is left out where there are none to list.
        let lists = [
            Code::UnknownKey,
            Code::UnknownValue,
            Code::UnknownObject,
            Code::UnknownParty,
            Code::UnknownEdition,
            Code::UnknownLanguage,
            Code::BadType,
        ]
        .contains(&fault.code);
        let nothing_to_list = args.iter().any(|(name, value)| *name == "known" && value.is_empty());
        help.extend(args.iter().find(|(name, _)| *name == "cause").map(|(_, cause)| cause.clone()));
        // What is known of the time after the edition that was in force last.
        let nearest = args.iter().find(|(name, _)| *name == "nearest").map(|(_, nearest)| nearest.as_str());
        help.extend(nearest.and_then(|nearest| words.message_of(nearest, "after-this-edition")));
        help.extend(words.attribute(&id, "help", &borrowed).filter(|_| !(lists && nothing_to_list)));
        Self { title: words.say(&id, &borrowed), help }
    }
}

fn argument(words: &Words, rulebook: Option<&Rulebook>, arg: &Arg) -> String {
    match arg {
        Arg::Text(text) => text.clone(),
        Arg::Message(id, variables) => message(words, id, variables),
        Arg::Messages(messages) => {
            let said = messages.iter().map(|(id, variables)| message(words, id, variables));
            said.collect::<Vec<_>>().join(": ")
        }
        Arg::Facts(facts) => {
            let statements = facts.iter().map(|(name, value)| statement(words, rulebook, name, value));
            statements.collect::<Vec<_>>().join("; ")
        }
    }
}

fn message(words: &Words, id: &str, variables: &[(&'static str, String)]) -> String {
    let variables: Vec<_> = variables.iter().map(|(name, value)| (*name, value.as_str())).collect();
    words.say(id, &variables)
}

/// A fact with its value in words and, so that it can be found in the file, by name.
fn statement(words: &Words, rulebook: Option<&Rulebook>, name: &str, value: &str) -> String {
    let plain = format!("{name}: {value}");
    let Some((rulebook, edition)) = rulebook.and_then(|book| Some((book, book.editions.first()?))) else {
        return plain;
    };
    let Some(fact) = rulebook.vocabulary.fact_named(name) else { return plain };
    let written = Src::new(value.to_owned(), Span::default());
    let Ok(value) = value_from(rulebook.vocabulary.fact(fact), &written) else { return plain };
    let speaker = Speaker::in_general(words, &rulebook.vocabulary, edition);
    format!("{} (`{plain}`)", speaker.statement(fact, &value))
}

// Explanations of codes, with a faulty and a corrected file where that helps.

/// The examples: `=== code`, the faulty article, `---`, the mended one.
const EXAMPLES: &str = include_str!("explained.txt");

/// An article that gets a message, and the same one mended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Mending {
    /// The code of the message.
    pub code: &'static str,
    /// What gets it.
    pub faulty: &'static str,
    /// What does not.
    pub mended: &'static str,
}

/// All examples.
pub fn mendings() -> impl Iterator<Item = Mending> {
    EXAMPLES.split("\n=== ").skip(1).filter_map(|part| {
        let (code, rest) = part.split_once('\n')?;
        let (faulty, mended) = rest.split_once("\n---\n")?;
        Some(Mending { code, faulty, mended: mended.trim_end() })
    })
}

/// The page of one code.
#[must_use]
pub(crate) fn explained(words: &Words, code: Code) -> Report {
    let name = code.as_str();
    let mut sections =
        vec![Section::new(String::new(), vec![Block::Paragraph(words.say(&format!("explain-{name}"), &[]))])];
    if let Some(mending) = mendings().find(|mending| mending.code == name) {
        for (heading, file) in [("explain-faulty", mending.faulty), ("explain-mended", mending.mended)] {
            let blocks = vec![Block::Source(file.to_owned())];
            sections.push(Section::new(words.say(heading, &[]), blocks));
        }
    }
    Report::new(words, name, sections)
}

/// Every code with what it means.
#[must_use]
pub(crate) fn explanations(words: &Words) -> Report {
    let items = Code::ALL.into_iter().map(|code| Item {
        title: code.as_str(),
        text: words.say(&format!("explain-{}", code.as_str()), &[]),
        ..Item::default()
    });
    let sections = vec![Section::new(String::new(), vec![Block::Items(items.collect())])];
    Report::new(words, words.say("explain-title", &[]), sections)
}
