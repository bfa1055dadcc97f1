//! The guided ruling: one question after another, with the part of the ruling that is already certain.
//!
//! The moves of a game are sent by POST: as programs write them they can be too long for an address. The page that follows
//! has them in its address in their shortest form.

use std::borrow::Cow;

use axum::response::{IntoResponse as _, Redirect, Response};
use maud::{Markup, html};

use super::addresses::linked_ruling;
use super::incident;
use super::layout::Reader;
use super::limits::LONGEST_ADDRESS;
use super::query::{self, Query};
use super::question::{Question, score, settle};
use super::share::share;
use super::site::Site;
use crate::engine::diagnostic::Diagnostic;
use crate::engine::facts::position_told;
use crate::engine::interview::{self, Answers, Asked, Standing, standing};
use crate::engine::model::{Edition, Rulebook, Type, UNKNOWABLE, UNKNOWN, value_from};
use crate::service::{Alternatives, Request, Ruling};
use crate::words::formats::figure;
use crate::words::phrases::{Speaker, Words, capital, id_of};
use crate::words::reports::{Diagram, Section, faults_sentences};

/// The first page: the first question.
pub(super) async fn home(reader: Reader) -> Response {
    let site = &*reader.site;
    let mut query = query::read(&site.library.rulebook.vocabulary, "");
    incident::settle(&site.library, &mut query);
    page(&reader, &query, Vec::new())
}

/// A question, what is certain, and what was answered.
pub(super) async fn ruling(reader: Reader) -> Response {
    let site = &*reader.site;
    let mut query = query::read(&site.library.rulebook.vocabulary, &reader.query);
    if let Err(faults) = settle(&site.library.rulebook.vocabulary, &mut query, reader.locale) {
        return page(&reader, &query, faults);
    }
    incident::settle(&site.library, &mut query);
    if query.ask.is_none() && query.canonical != reader.query {
        return Redirect::to(&format!("/{}/ruling?{}", reader.locale.code(), query.canonical))
            .into_response();
    }
    page(&reader, &query, Vec::new())
}

/// The page of the answers given, and what is wrong with the moves told.
fn page(reader: &Reader, query: &Query, faults: Vec<Diagnostic>) -> Response {
    let site = &*reader.site;
    let words = reader.words();
    // What cannot be accepted stays in its question and counts for nothing else.
    let (mut refused, mut unfit) = unfit(site, words, query);
    if !faults.is_empty() {
        refused.push("history");
    }
    let accepted = query::without(&query.answers, &refused);
    let mut standing = standing(&site.library, &accepted);
    unfit.splice(0..0, faults);
    standing.faults.splice(0..0, unfit);
    let guided = GuidedPage {
        site,
        words,
        query,
        accepted: &accepted,
        refused: refused.first().copied(),
        standing: &standing,
    };
    reader.page(&guided.title(), &guided.body()).into_response()
}

/// The answers that are no values of their facts, by name, and what is wrong with each; the reader of the page does not know
/// the names of the case file.
fn unfit<'q>(site: &Site, words: &Words, query: &'q Query) -> (Vec<&'q str>, Vec<Diagnostic>) {
    let rulebook = &site.library.rulebook;
    let Some(edition) = rulebook.editions.last() else { return Default::default() };
    let speaker = Speaker::in_general(words, &rulebook.vocabulary, edition);
    let facts = query.answers.case.facts.iter().filter(|given| !query::is_open(&given.value.value));
    let unfit = facts.filter_map(|given| {
        let fact = rulebook.vocabulary.fact_named(&given.fact.value)?;
        let declared = rulebook.vocabulary.fact(fact);
        let is_typed_in = matches!(declared.kind, Type::Duration | Type::Number);
        let mut fault = value_from(declared, &given.value).err().filter(|_| is_typed_in)?;
        for (_, arg) in fault.args.iter_mut().filter(|(name, _)| *name == "fact") {
            *arg = speaker.label(fact).into();
        }
        Some((given.fact.value.as_str(), fault))
    });
    unfit.unzip()
}

/// What is wrong, where the reader cannot miss it.
pub(super) fn fault_box(words: &Words, rulebook: Option<&Rulebook>, faults: &[Diagnostic]) -> Markup {
    html! {
        div.fault role="alert" {
            h2 { (words.say("web-fault", &[])) }
            @for (what, help) in faults_sentences(words, rulebook, faults) {
                p { (what) @for line in help { br; (line) } }
            }
        }
    }
}

struct GuidedPage<'a> {
    site: &'a Site,
    words: &'a Words,
    query: &'a Query,
    /// The answers that count.
    accepted: &'a Answers,
    /// The first that does not.
    refused: Option<&'a str>,
    standing: &'a Standing<'a>,
}

impl<'a> GuidedPage<'a> {
    fn say(&self, id: &str) -> String {
        self.words.say(id, &[])
    }

    fn answers(&self) -> &'a Answers {
        &self.query.answers
    }

    fn speaker(&self) -> Option<Speaker<'a>> {
        let edition = self.standing.edition?;
        match self.standing.certain() {
            Some(decision) => Some(Speaker::of(self.words, &self.site.library, edition, decision)),
            None => Some(self.plain_speaker(edition)),
        }
    }

    fn plain_speaker(&self, edition: &'a Edition) -> Speaker<'a> {
        Speaker::in_general(self.words, &self.site.library.rulebook.vocabulary, edition)
    }

    /// The question, or what the ruling is about.
    fn title(&self) -> String {
        match self.asked() {
            Some(asked) => self.question(asked).text(),
            None => self.verdict().unwrap_or_else(|| self.say("web-ruling")),
        }
    }

    /// The result in one line.
    fn verdict(&self) -> Option<String> {
        self.ruling(Request::default())?.verdict()
    }

    /// The ruling on what is certain.
    fn ruling(&self, request: Request) -> Option<Ruling<'a>> {
        let (decision, edition) = (self.standing.certain()?, self.standing.edition?);
        let case = interview::case(&self.site.library, self.answers());
        let service = self.site.service(self.words.locale());
        Some(service.ruling(edition, &case, Cow::Borrowed(decision), request))
    }

    fn body(&self) -> Markup {
        html! {
            @if let Some(edition) = self.standing.edition {
                (incident::edition_line(self.words, &self.plain_speaker(edition), self.answers()))
            }
            @let asked = self.asked();
            @match asked {
                Some(asked) => (self.question(asked).form()),
                None => (self.faults(None)),
            }
            div.desk {
                // Screen readers and keyboard users are led to the answer.
                div.answer.ended[asked.is_none()] tabindex=[asked.is_none().then_some("-1")] autofocus[asked.is_none()] {
                    (self.so_far())
                    @if asked.is_none() { (share(self.words, self.query)) }
                }
                div.beside { (self.position()) (self.given()) }
            }
        }
    }

    /// What is wrong, said once: of a position the first fault, from which the others mostly follow.
    fn faults(&self, asked: Option<Asked>) -> Markup {
        let count = if asked == Some(Asked::Position) { 1 } else { usize::MAX };
        let faults: Vec<_> = self.standing.faults.iter().take(count).cloned().collect();
        html! {
            @if !faults.is_empty() { (fault_box(self.words, Some(&self.site.library.rulebook), &faults)) }
        }
    }

    /// The question to be asked: one asked again goes first, then the last answer where the answers do not fit.
    fn asked(&self) -> Option<Asked> {
        let last = self.answers().case.facts.last().map(|given| given.fact.value.as_str());
        let doubtful = self.refused.or(last).filter(|_| !self.standing.faults.is_empty());
        let again = self.query.ask.as_deref().or(doubtful).and_then(|name| match name {
            "edition" | "event.began" => Some(Asked::Edition),
            "topic" | "add" => Some(Asked::Topic),
            "position" | "history" => Some(Asked::Position),
            "sealed.written" | "sealed.language" => Some(Asked::Paper),
            other => self.site.library.rulebook.vocabulary.fact_named(other).map(Asked::Fact),
        });
        again.or(self.standing.next)
    }

    fn question(&self, asked: Asked) -> Question<'_> {
        let is_together = matches!(asked, Asked::Fact(fact) if self.query.ask.is_none() && self.standing.together.contains(&fact));
        let together = if is_together { &self.standing.together[..] } else { &[][..] };
        Question {
            site: self.site,
            words: self.words,
            answers: self.answers(),
            accepted: self.accepted,
            speaker: self.speaker(),
            decision: self.standing.certain(),
            asked,
            together,
            faults: self.faults(Some(asked)),
            anew: self.query.ask.as_deref() == Some("topic"),
            of_kind: self.standing.of_kind.filter(|_| self.query.ask.is_none()),
        }
    }

    /// The position told, as long as the ruling does not show it with the sealed move.
    fn position(&self) -> Markup {
        let shown = self.standing.decision.as_ref().is_some_and(|decision| decision.sealed.is_some());
        let given = query::told(&self.answers().case, "position");
        let position = position_told(given.filter(|_| !shown).map(|given| &given.value), &mut Vec::new());
        html! {
            @if let Some(position) = position {
                section.position {
                    h2 { (self.say("web-position")) }
                    (figure(&Diagram::new(self.words, &position, Vec::new())))
                }
            }
        }
    }

    /// The ruling as far as it goes; whole when nothing more is asked.
    fn so_far(&self) -> Markup {
        let request = Request { alternatives: Alternatives::Here, outlook: true, ..Request::default() };
        let Some(ruling) = self.ruling(request) else { return html! {} };
        let goes_on = self.standing.next.is_some();
        let is_shown = |section: &Section| {
            // What must be known first is asked by the form, as long as there is one.
            let is_asked = section.part == "heading-missing" && goes_on;
            !(is_asked || ["heading-told", "heading-position"].contains(&section.part))
        };
        // On the way what is assumed only hides the next question; in the end it belongs to the ruling.
        let is_aside = |section: &Section| goes_on && section.part == "heading-assumed";
        let (aside, shown): (Vec<_>, Vec<_>) =
            ruling.page().sections.into_iter().filter(is_shown).partition(is_aside);
        let aside: Vec<_> = aside.into_iter().chain(ruling.considered()).collect();
        let heading = if goes_on { "web-so-far" } else { "web-ruling" };
        html! {
            article.ruling {
                h2 { (self.say(heading)) }
                (linked_ruling(self.words, &shown, self.answers()))
                @if !aside.is_empty() { details { summary { (self.say("web-aside")) } (linked_ruling(self.words, &aside, self.answers())) } }
                @if !goes_on { (self.actions()) }
            }
        }
    }

    fn actions(&self) -> Markup {
        let lang = self.words.locale().code();
        let to = |page: &str| format!("/{lang}/{page}?{}", self.query.canonical);
        html! {
            nav.actions aria-label=(self.say("web-actions")) {
                @for (page, id) in [("play", "web-play"), ("result", "web-protocol"), ("compare", "web-compare"), ("changes", "web-changes"), ("result.json", "web-json")] {
                    a.button href=(to(page)) { (self.say(id)) }
                }
            }
        }
    }

    /// Everything answered, each answer with the way to change it.
    fn given(&self) -> Markup {
        let pairs = query::each(&self.site.library.rulebook.vocabulary, self.answers());
        if pairs.is_empty() {
            return html! {};
        }
        let lang = self.words.locale().code();
        html! {
            section.given {
                h2 { (self.say("web-given")) }
                ul {
                    @for (name, value) in &pairs {
                        li {
                            span {
                                (self.statement(name, value))
                                @if query::is_taken(self.answers(), name) { " " (self.say("web-taken")) }
                            }
                            a href={ "/" (lang) "/ruling?" (query::asking(self.answers(), name)) } {
                                (self.say("web-change")) span.hidden { ": " (self.label(name)) }
                            }
                        }
                    }
                }
                @if self.query.ask.is_none() && !self.answers().topics.is_empty() {
                    p { a href={ "/" (lang) "/ruling?" (query::asking(self.answers(), "add")) } { (self.say("web-add")) } }
                }
                p { a href={ "/" (lang) "/ruling" } { (self.say("web-begin-again")) } }
            }
        }
    }

    fn label(&self, name: &str) -> String {
        if name == "topic" {
            return self.say("web-ask-topic");
        }
        let vocabulary = &self.site.library.rulebook.vocabulary;
        match (vocabulary.fact_named(name), self.site.library.rulebook.editions.last()) {
            (Some(fact), Some(edition)) => self.plain_speaker(edition).label(fact),
            (Some(_) | None, _) => name.to_owned(),
        }
    }

    /// An answer as a sentence.
    fn statement(&self, name: &str, value: &str) -> String {
        let rulebook = &self.site.library.rulebook;
        match (name, self.standing.edition) {
            ("history", Some(edition)) if !query::is_open(value) => {
                let label =
                    rulebook.vocabulary.fact_named(name).map(|fact| self.plain_speaker(edition).label(fact));
                format!("{}: {}", capital(&label.unwrap_or_default()), score(value, self.words.locale()))
            }
            ("topic", _) => self.say(&format!("topic-{}", id_of(value))),
            ("edition", Some(edition)) => self.plain_speaker(edition).edition_name(),
            (_, Some(edition)) => {
                let Some(fact) = rulebook.vocabulary.fact_named(name) else {
                    return format!("{name}: {value}");
                };
                let speaker = self.speaker().unwrap_or_else(|| self.plain_speaker(edition));
                let text = crate::engine::interview::given(name, value).value;
                match (value, value_from(rulebook.vocabulary.fact(fact), &text)) {
                    (UNKNOWN, _) => {
                        capital(&self.words.say("web-left-open", &[("fact", &speaker.label(fact))]))
                    }
                    (UNKNOWABLE, _) => {
                        capital(&self.words.say("web-unknowable", &[("fact", &speaker.label(fact))]))
                    }
                    (_, Ok(value)) => capital(&speaker.statement(fact, &value)),
                    (_, Err(_)) => format!("{}: {value}", capital(&speaker.label(fact))),
                }
            }
            (_, None) => format!("{name}: {value}"),
        }
    }
}

/// Answers that were posted: on to their page, or the question again with what was typed.
pub(super) async fn posted(reader: Reader, body: String) -> Response {
    let site = &*reader.site;
    let raw = format!("{}&{body}", reader.query);
    let mut query = query::read(&site.library.rulebook.vocabulary, &raw);
    match settle(&site.library.rulebook.vocabulary, &mut query, reader.locale) {
        Ok(()) => {
            incident::settle(&site.library, &mut query);
            let address = format!("/{}/ruling?{}", reader.locale.code(), query.canonical);
            // Where the moves are too long for an address, the page stands where they were posted to.
            if address.len() > LONGEST_ADDRESS {
                return page(&reader, &query, Vec::new());
            }
            Redirect::to(&address).into_response()
        }
        Err(faults) => page(&reader, &query, faults),
    }
}
