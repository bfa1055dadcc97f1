//! The tools: what each is called, which arguments it takes, and what it answers.

use serde_json::{Map, Value as Json, json};

use super::call::{Answer, Answered, Call, Comparison, FACTS, Give, LANG, ServerState};
use crate::engine::analysis::{Compared, diff_unless, examples_of};
use crate::engine::cancel::Cancel;
use crate::engine::diagnostic::{Code, Diagnostic};
use crate::engine::facts::edition_named;
use crate::engine::model::{Article, Edition};
use crate::engine::source::Src;
use crate::engine::written_move::WrittenMove;
use crate::service::{self, Alternatives, Request, Ruling};
use crate::words::formats::{
    article_json, articles_json, differences_json, editions_json, reading_json, text,
};
use crate::words::reports::{self, Block, Report, Section, contents, differences_in_parts, reading};

/// A tool. Its words are the messages `mcp-tool-NAME` and `mcp-argument-NAME`.
pub(super) struct Tool {
    pub(super) name: &'static str,
    /// The arguments that must be there.
    pub(super) required: &'static [&'static str],
    /// Those that may be there; `lang` besides.
    pub(super) optional: &'static [&'static str],
    give: Give,
    /// When a call takes seconds and belongs in the queue for long work.
    thorough: Thorough,
}

/// When a call is long work.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Thorough {
    Never,
    Always,
    /// With this argument.
    With(&'static str),
}

/// Every tool.
pub(super) static TOOLS: [Tool; 5] = [
    Tool {
        name: "decide",
        required: &[FACTS],
        optional: &["edition", "on", "explain", "what_would_change"],
        give: decide,
        thorough: Thorough::With("what_would_change"),
    },
    Tool {
        name: "missing_facts",
        required: &[FACTS],
        optional: &["edition", "on"],
        give: missing_facts,
        thorough: Thorough::Never,
    },
    Tool {
        name: "read",
        required: &["written"],
        optional: &["position", "language", "history"],
        give: read,
        thorough: Thorough::Never,
    },
    Tool {
        name: "show",
        required: &[],
        optional: &["edition", "article"],
        give: show,
        thorough: Thorough::Never,
    },
    Tool {
        name: "diff",
        required: &["first", "second"],
        optional: &["provision"],
        give: diff,
        thorough: Thorough::Always,
    },
];

/// The tool of a name.
pub(super) fn tool(name: &str) -> Option<&'static Tool> {
    TOOLS.iter().find(|tool| tool.name == name)
}

impl Tool {
    /// The names of its arguments.
    pub(super) fn arguments(&self) -> Vec<&'static str> {
        self.required.iter().chain(self.optional).copied().chain([LANG]).collect()
    }

    /// Whether a call is long work.
    pub(super) fn is_thorough(&self, has: impl Fn(&str) -> bool) -> bool {
        match self.thorough {
            Thorough::Never => false,
            Thorough::Always => true,
            Thorough::With(argument) => has(argument),
        }
    }

    /// Answers a call.
    pub(super) fn answer(&self, state: &ServerState, arguments: &str) -> Answer {
        Call::answer(state, arguments, &self.arguments(), self.give)
    }
}

/// Rules on the case of a call.
fn ruled<'a>(call: &Call<'a>, request: Request) -> Result<Ruling<'a>, Vec<Diagnostic>> {
    let parameters = &call.parameters;
    parameters.at_most_one(&["edition", "on"]).map_err(|fault| vec![fault])?;
    call.service().answer(&call.case, (parameters.text("edition"), parameters.text("on")), request)
}

/// A case in, its ruling out.
fn decide(call: &Call) -> Answered {
    let truth = |name| call.parameters.truth(name).map_err(|fault| vec![fault]);
    let ruling = ruled(
        call,
        Request {
            alternatives: Alternatives::Here,
            outlook: true,
            what_would_change: truth("what_would_change")?,
            explain: truth("explain")?,
            ..Request::default()
        },
    )?;
    Ok(Answer { text: text(&ruling.report()), object: ruling.json(), is_refusal: false })
}

/// The keys of a decision that speak of what is known and what is not.
pub(super) const KEYS_OF_MISSING: [&str; 9] =
    ["edition", "status", "result", "about", "missing", "unknowable", "possible", "unregulated", "assumed"];

/// The sections of a ruling that do.
const PARTS: [&str; 7] = [
    "heading-caveats",
    "heading-missing",
    "heading-unknowable",
    "heading-unregulated",
    "heading-not-held",
    "heading-immaterial",
    "heading-assumed",
];

/// A case in, what must still be known out, with what each answer leads to.
fn missing_facts(call: &Call) -> Answered {
    let ruling = ruled(call, Request::default())?;
    let whole = ruling.json();
    let kept = KEYS_OF_MISSING.iter().filter_map(|key| Some(((*key).to_owned(), whole.get(key)?.clone())));
    let object: Map<_, _> = kept.collect();
    let mut report = ruling.page();
    let mut place = 0;
    // The first section is the result, or that it is open.
    report.sections.retain(|section| {
        place += 1;
        place == 1 || PARTS.contains(&section.part)
    });
    if ruling.decision.missing.is_empty() {
        let nothing = Block::Paragraph(call.words().say("mcp-nothing-missing", &[]));
        report.sections.insert(1, Section::new(String::new(), vec![nothing]));
    }
    Ok(Answer { text: text(&report), object: Json::Object(object), is_refusal: false })
}

/// A written move in its position in, how it reads out.
fn read(call: &Call) -> Answered {
    let told = |name| call.parameters.get(name).cloned();
    let history = told("history");
    let position = told("position");
    if position.is_none() && history.is_none() {
        call.parameters.required("position").map_err(|fault| vec![fault])?;
    }
    let written = call.parameters.required("written").map_err(|fault| vec![fault])?;
    let told = WrittenMove { written: written.value.clone(), position, language: told("language"), history };
    let (position, found) = told.read()?;
    let words = call.words();
    Ok(Answer {
        text: text(&reading(words, &position, &told.written, &found)),
        object: reading_json(words, &position, &told.written, &found),
        is_refusal: false,
    })
}

/// The editions, the articles of one, or an article with its rules and examples.
fn show(call: &Call) -> Answered {
    let rulebook = &call.state.library.rulebook;
    let named = call.parameters.get("edition");
    let edition = named.map(|named| edition_named(rulebook, &named.value, Some(named.span))).transpose();
    let edition = edition.map_err(|fault| vec![fault])?;
    Ok(match (edition, call.parameters.get("article")) {
        (None, None) => editions(call),
        (Some(edition), None) => articles(call, edition),
        (Some(edition), Some(wanted)) => named_articles(call, &[edition], wanted)?,
        (None, Some(wanted)) => named_articles(call, &rulebook.editions.iter().collect::<Vec<_>>(), wanted)?,
    })
}

fn editions(call: &Call) -> Answer {
    let (state, words) = (call.state, call.words());
    let lines = state.library.rulebook.editions.iter().map(|edition| {
        let speaker = state.speaker(words, edition);
        format!("- {}: {} · {}", edition.id, speaker.edition_name(), speaker.edition_period())
    });
    Answer {
        text: lines.collect::<Vec<_>>().join("\n"),
        object: json!({"editions": editions_json(words, &state.library)}),
        is_refusal: false,
    }
}

fn articles(call: &Call, edition: &Edition) -> Answer {
    let (state, words) = (call.state, call.words());
    Answer {
        text: text(&contents(&state.library, &state.speaker(words, edition))),
        object: json!({"headings": articles_json(words, &state.library, edition)}),
        is_refusal: false,
    }
}

/// The articles that a number, a concept or a rule names.
fn named_articles(call: &Call, editions: &[&Edition], wanted: &Src<String>) -> Answered {
    let (library, words) = (&call.state.library, call.words());
    let found = service::articles_named(editions, &wanted.value, Some(wanted.span));
    let found = found.map_err(|fault| vec![fault])?;
    let page = |(edition, found): &(&Edition, &Article)| -> Report {
        let ruled: Vec<_> = examples_of(library, edition, found).collect();
        reports::article(library, &call.state.speaker(words, edition), found, &ruled)
    };
    let objects = found.iter().map(|(edition, found)| article_json(words, library, edition, found));
    Ok(Answer {
        text: found.iter().map(|found| text(&page(found))).collect::<Vec<_>>().join("\n"),
        object: json!({"articles": objects.collect::<Vec<_>>()}),
        is_refusal: false,
    })
}

/// What two editions rule differently: the overview, or with `provision` all that one provision makes.
///
/// A whole comparison is more than an assistant can take at once: the overview names every provision and says how many
/// differences it leaves out; they come provision by provision.
fn diff(call: &Call) -> Answered {
    let library = &call.state.library;
    let editions = service::pair(library, &call.parameters)?;
    let cancel = Cancel::standing();
    let made = call.state.comparisons.of(editions.map(|edition| edition.id.clone()), &cancel, || {
        compare(call, editions.map(|edition| Compared { library, edition }), &cancel)
    });
    // None: the comparison was cancelled.
    let comparison = made.ok_or_else(Vec::new)?;
    match call.parameters.get("provision") {
        None => Ok(overview(call, &comparison)),
        Some(wanted) => provision(call, &comparison, wanted),
    }
}

fn compare(call: &Call, compared: [Compared; 2], cancel: &Cancel) -> Option<Comparison> {
    let found = diff_unless(compared, cancel)?;
    let parts: Vec<_> =
        call.state.languages.iter().map(|words| differences_in_parts(words, &found)).collect();
    let provisions = (0..found.groups.len()).map(|place| {
        let provision = parts.iter().filter_map(|parts| parts.provisions.get(place));
        provision.map(text).collect()
    });
    Some(Comparison {
        object: differences_json(&found),
        overview: parts.iter().map(|parts| text(&parts.overview)).collect(),
        provisions: provisions.collect(),
    })
}

fn provisions(comparison: &Comparison) -> &[Json] {
    comparison.object.get("provisions").and_then(Json::as_array).map_or(&[], Vec::as_slice)
}

/// Every provision and every two results, without the differences themselves.
fn overview(call: &Call, comparison: &Comparison) -> Answer {
    let mut object = comparison.object.clone();
    let mut left_out = 0;
    for provision in object.get_mut("provisions").and_then(Json::as_array_mut).into_iter().flatten() {
        for line in provision.get_mut("results").and_then(Json::as_array_mut).into_iter().flatten() {
            if let Some(differences) = line.get_mut("differences").and_then(Json::as_array_mut) {
                left_out += differences.len();
                differences.clear();
            }
        }
    }
    let text = call.state.languages.one_of(&comparison.overview, call.locale).map_or("", String::as_str);
    answered(object, left_out, text)
}

/// The provisions of this id, of either edition, whole.
fn provision(call: &Call, comparison: &Comparison, wanted: &Src<String>) -> Answered {
    let name = |provision: &Json| provision.get("rule").and_then(Json::as_str).map(str::to_owned);
    let is_wanted = |provision: &Json| name(provision).as_deref() == Some(wanted.value.as_str());
    let all = provisions(comparison);
    let found: Vec<_> = all.iter().zip(&comparison.provisions).filter(|(one, _)| is_wanted(one)).collect();
    if found.is_empty() {
        let mut known: Vec<_> = all.iter().filter_map(name).collect();
        known.sort();
        known.dedup();
        let fault = Diagnostic::at(Code::UnknownValue, wanted.span).with("name", &wanted.value);
        let fault = fault.with("known", known.join(", "));
        return Err(vec![fault.suggesting(&wanted.value, known.iter().map(String::as_str))]);
    }
    let in_language = |texts| call.state.languages.one_of(texts, call.locale).map(String::as_str);
    let texts: Vec<_> = found.iter().filter_map(|(_, texts)| in_language(texts)).collect();
    let kept: Vec<_> = found.iter().map(|(one, _)| (*one).clone()).collect();
    let left_out = all.iter().filter(|one| !is_wanted(one)).map(differences_of).sum();
    let mut object = comparison.object.clone();
    if let Some(keys) = object.as_object_mut() {
        keys.insert("provisions".to_owned(), Json::Array(kept));
    }
    Ok(answered(object, left_out, &texts.join("\n")))
}

/// How many differences a provision makes.
fn differences_of(provision: &Json) -> usize {
    let lines = provision.get("results").and_then(Json::as_array).into_iter().flatten();
    lines.filter_map(|line| line.get("differences").and_then(Json::as_array)).map(Vec::len).sum()
}

/// An answer that says how many differences it leaves out.
fn answered(mut object: Json, left_out: usize, text: &str) -> Answer {
    if let Some(keys) = object.as_object_mut() {
        keys.insert("left_out".to_owned(), json!(left_out));
    }
    Answer { text: text.to_owned(), object, is_refusal: false }
}
