//! The run-through, page by page: what is to be done now with a button each, what may happen, and the record so far.
//!
//! The address holds the case as it was told first, as other pages have it, and behind it each turn taken (`turn=..`), so that the
//! page before the last turn is an address too. A form adds what was pressed (`do=..`) and the minute or the text typed beside it; the
//! site leads on to the address with the new turn.

use axum::http::StatusCode;
use axum::response::{IntoResponse as _, Redirect, Response};
use maud::{Markup, html};

use super::addresses::linked;
use super::guided::fault_box;
use super::incident;
use super::layout::Reader;
use super::query::{self, Query};
use crate::engine::diagnostic::Diagnostic;
use crate::engine::interview::{self, given, time_as_typed};
use crate::engine::model::{duration, duration_written};
use crate::engine::play::{Offer, Offers, Question, Source, Turn, offers};
use crate::engine::syntax::CaseFile;
use crate::service::{Request, Ruling};
use crate::words::phrases::Words;
use crate::words::reports::play::Teller;

/// The names in an address that are no facts: a turn taken, the one to be taken now, the minute and the text typed with it.
const TURN: &str = "turn";
const DO: &str = "do";
const MINUTE: &str = "minute";
const TEXT: &str = "text";

/// What an address tells.
struct Told {
    /// The case before the first turn.
    query: Query,
    turns: Vec<Turn>,
    /// What was pressed, with what was typed beside it.
    pressed: Option<Pressed>,
}

struct Pressed {
    key: String,
    minute: String,
    text: String,
}

/// Why a turn cannot be taken.
enum Refused {
    /// What is typed is no time, or too early: the message that says so.
    Time(String),
    /// It does not fit what was told.
    Faults(Vec<Diagnostic>),
}

/// The page after the turns taken.
pub(super) async fn play(reader: Reader) -> Response {
    let Told { query, turns, pressed } = told(&reader);
    let page = PlayPage { reader: &reader, query: &query, turns: &turns };
    if !query.answers.case.facts.iter().any(|told| !interview::is_of_event(&told.fact.value)) {
        return page.beginning();
    }
    let case = page.case();
    let ruling = match page.ruling(&case) {
        Ok(ruling) => ruling,
        Err(faults) => return page.refused(&faults),
    };
    let offers = page.offers(&case, &ruling);
    let fault = match pressed.map(|pressed| page.taken(&case, &offers, &pressed)) {
        None => None,
        Some(Ok(turn)) => {
            let more = [turns.as_slice(), &[turn]].concat();
            return Redirect::to(&page.address(&more)).into_response();
        }
        Some(Err(refused)) => Some(refused),
    };
    let status = if fault.is_some() { StatusCode::BAD_REQUEST } else { StatusCode::OK };
    let teller = Teller { speaker: &ruling.speaker, decision: &ruling.decision };
    let body = page.body(&teller, &offers, fault.as_ref());
    (status, reader.page(&teller.verdict(), &body)).into_response()
}

/// Reads the address.
fn told(reader: &Reader) -> Told {
    let library = &reader.site.library;
    let vocabulary = &library.rulebook.vocabulary;
    let (mut facts, mut turns, mut pressed) = (Vec::new(), Vec::new(), None);
    let (mut minute, mut text) = (String::new(), String::new());
    for (name, value) in form_urlencoded::parse(reader.query.as_bytes()) {
        match &*name {
            TURN => turns.extend(Turn::read(vocabulary, &value)),
            DO => pressed = Some(value.into_owned()),
            MINUTE => value.trim().clone_into(&mut minute),
            TEXT => value.trim().clone_into(&mut text),
            _ => facts.push((name.into_owned(), value.into_owned())),
        }
    }
    let mut query = query::read(vocabulary, &query::address(&facts));
    incident::settle(library, &mut query);
    Told { query, turns, pressed: pressed.map(|key| Pressed { key, minute, text }) }
}

struct PlayPage<'a> {
    reader: &'a Reader,
    query: &'a Query,
    turns: &'a [Turn],
}

impl<'a> PlayPage<'a> {
    fn words(&self) -> &'a Words {
        self.reader.words()
    }

    fn say(&self, id: &str) -> String {
        self.words().say(id, &[])
    }

    fn vocabulary(&self) -> &'a crate::engine::model::Vocabulary {
        &self.reader.site.library.rulebook.vocabulary
    }

    /// The case as it has grown. A run-through is about everything that is told.
    fn case(&self) -> CaseFile {
        let told = interview::case(&self.reader.site.library, &self.query.answers);
        let begun = CaseFile { about: self.query.answers.case.about.clone(), ..told };
        self.turns.iter().fold(begun, |case, turn| turn.applied(self.vocabulary(), &case))
    }

    fn ruling(&self, case: &CaseFile) -> Result<Ruling<'a>, Vec<Diagnostic>> {
        let request = Request { outlook: true, ..Request::default() };
        self.reader.site.service(self.reader.locale).answer(case, (None, None), request)
    }

    fn offers(&self, case: &CaseFile, ruling: &Ruling) -> Offers {
        offers(&self.reader.site.library, ruling.speaker.edition, case, &ruling.decision)
    }

    /// The turn that was pressed.
    fn taken(&self, case: &CaseFile, offers: &Offers, pressed: &Pressed) -> Result<Turn, Refused> {
        let vocabulary = self.vocabulary();
        let mut all = offers.steps.iter().chain(&offers.others);
        let turn = if let Some(offer) = all.find(|offer| offer.key(vocabulary) == pressed.key) {
            self.at(offer, offers.now, &pressed.minute)?
        } else if let Some(turn) = answer(vocabulary, offers, &pressed.key) {
            turn
        } else if let Some(question) =
            offers.questions.iter().find(|question| key_of(vocabulary, question) == pressed.key)
        {
            question.typed(vocabulary, &pressed.text).map_err(|fault| Refused::Faults(vec![fault]))?
        } else {
            // The page was another when it was pressed.
            return Err(Refused::Faults(Vec::new()));
        };
        self.ruling(&turn.applied(vocabulary, case)).map_err(Refused::Faults)?;
        Ok(turn)
    }

    fn at(&self, offer: &Offer, now: Option<i64>, minute: &str) -> Result<Turn, Refused> {
        let second = match duration(&time_as_typed(minute)) {
            _ if !offer.timed => None,
            _ if minute.is_empty() => None,
            None => return Err(Refused::Time(self.say("play-bad-time"))),
            time => time,
        };
        // The field shows the latest time for all: a limit that lies ahead has its own.
        let second = if second == now { offer.proposed } else { second };
        offer.at(second).map_err(|limit| {
            Refused::Time(self.words().say("play-too-early", &[("time", &duration_written(limit))]))
        })
    }

    /// The address of the page after these turns.
    fn address(&self, turns: &[Turn]) -> String {
        format!("/{}/play?{}", self.reader.locale.code(), query::address(&self.pairs(turns)))
    }

    fn pairs(&self, turns: &[Turn]) -> Vec<(String, String)> {
        let turns = turns.iter().map(|turn| (TURN.to_owned(), turn.written(self.vocabulary())));
        query::pairs(&self.query.answers).into_iter().chain(turns).collect()
    }

    /// What a form sends along.
    fn hidden(&self) -> Markup {
        html! {
            @for (name, value) in self.pairs(self.turns) { input type="hidden" name=(name) value=(value); }
        }
    }

    /// Where nothing is told: where the game stands.
    fn beginning(&self) -> Response {
        let to = |name: &str| {
            let mut answers = self.query.answers.clone();
            answers.case.facts.push(given(name, "yes"));
            format!("/{}/play?{}", self.reader.locale.code(), query::address(&query::pairs(&answers)))
        };
        let body = html! {
            p.lead { (self.say("web-play-begin")) }
            div.answers {
                a.button href=(to("session.over")) { (self.say("web-play-begin-session")) }
                a.button href=(to("sealing.done")) { (self.say("web-play-begin-hour")) }
            }
        };
        self.reader.page(&self.say("web-play-title"), &body).into_response()
    }

    /// The facts of the address contradict each other.
    fn refused(&self, faults: &[Diagnostic]) -> Response {
        let body = html! {
            (fault_box(self.words(), Some(&self.reader.site.library.rulebook), faults))
            (self.undo())
            p.back { a href={ "/" (self.reader.locale.code()) "/ruling?" (self.query.canonical) } { (self.say("web-back")) } }
        };
        (StatusCode::BAD_REQUEST, self.reader.page(&self.say("web-play-title"), &body)).into_response()
    }

    fn body(&self, teller: &Teller, offers: &Offers, fault: Option<&Refused>) -> Markup {
        html! {
            (self.fault(fault))
            div.run-through {
                @if let Some(clocks) = teller.clocks() { div.clocks { (linked(self.words(), &[clocks])) } }
                form method="get" action={ "/" (self.reader.locale.code()) "/play" } {
                    (self.hidden())
                    @if offers.timed { (self.minute(teller, offers)) }
                    section.heading-now {
                        h2 { (self.say("heading-now")) }
                        @if offers.steps.is_empty() {
                            p { (self.say(if teller.decision.is_over() { "play-over" } else { "play-nothing-now" })) }
                        } @else {
                            ol.steps { @for step in &offers.steps { (self.offer(teller, step)) } }
                        }
                    }
                    @if !offers.others.is_empty() {
                        section {
                            h2 { (self.say("play-may-happen")) }
                            ul.may { @for other in &offers.others { (self.offer(teller, other)) } }
                        }
                    }
                }
                @for question in &offers.questions { (self.question(teller, question)) }
                (self.undo())
                @if !self.turns.is_empty() { (self.record(teller)) }
                (self.grown())
            }
        }
    }

    fn fault(&self, fault: Option<&Refused>) -> Markup {
        match fault {
            None => html! {},
            Some(Refused::Faults(faults)) if !faults.is_empty() => {
                fault_box(self.words(), Some(&self.reader.site.library.rulebook), faults)
            }
            Some(Refused::Faults(_)) => {
                html! { div.fault role="alert" { p { (self.say("web-play-changed")) } } }
            }
            Some(Refused::Time(said)) => html! { div.fault role="alert" { p { (said) } } },
        }
    }

    /// The field for the minute, which every button of the form sends.
    fn minute(&self, teller: &Teller, offers: &Offers) -> Markup {
        let now = offers.now.filter(|now| now % 60 == 0).map(|now| (now / 60).to_string());
        let now = now.or_else(|| offers.now.map(duration_written));
        html! {
            div.minute {
                label for="minute" { (self.say("web-play-minute")) }
                input #minute name=(MINUTE) value=[now] inputmode="numeric" autocomplete="off" aria-describedby="minute-now";
                span #minute-now .hint { @if let Some(second) = offers.now { (teller.time(second)) } }
            }
        }
    }

    /// What may be done or told, with its button.
    fn offer(&self, teller: &Teller, offer: &Offer) -> Markup {
        let id = match &offer.source {
            Source::Step(_) | Source::Closing(_) => "web-play-done",
            Source::Check(_) => "web-play-so",
            Source::Right(_) => "web-play-used",
            Source::Choice(_) => "web-play-decide",
            Source::Later(_) | Source::HourSet(_) => "web-play-came",
        };
        let item = teller.offer(offer);
        html! {
            li {
                span.what {
                    (item.text)
                    @if !item.citation.is_empty() { " " cite { (item.citation) } }
                    @if !item.notes.is_empty() {
                        details { summary { (self.say("web-play-later")) } @for note in &item.notes { p.note { (note) } } }
                    }
                }
                button name=(DO) value=(offer.key(self.vocabulary())) { (self.say(id)) span.hidden { ": " (item.text) } }
            }
        }
    }

    fn question(&self, teller: &Teller, question: &Question) -> Markup {
        let key = key_of(self.vocabulary(), question);
        html! {
            form.question method="get" action={ "/" (self.reader.locale.code()) "/play" } {
                (self.hidden())
                fieldset {
                    legend { h2 { (teller.question(question)) } }
                    @if question.answers.is_empty() {
                        div.typed {
                            label.hidden for=(key) { (teller.question(question)) }
                            input id=(key) required name=(TEXT) autocomplete="off" autocapitalize="off" spellcheck="false";
                            button.go name=(DO) value=(key) { (self.say("web-continue")) }
                        }
                    } @else {
                        div.answers {
                            @for (value, turn) in &question.answers {
                                button name=(DO) value=(turn.written(self.vocabulary())) { (teller.answer(question, value)) }
                            }
                        }
                    }
                }
            }
        }
    }

    /// The page before the last turn.
    fn undo(&self) -> Markup {
        html! {
            @if let Some((_, earlier)) = self.turns.split_last() {
                p { a.button href=(self.address(earlier)) { (self.say("web-play-undo")) } }
            }
        }
    }

    fn record(&self, teller: &Teller) -> Markup {
        html! {
            details.record {
                summary { (self.say("play-record")) " (" (self.turns.len()) ")" }
                ol { @for turn in self.turns { li { (teller.turn(turn)) } } }
            }
        }
    }

    /// The whole ruling on the case as it has grown, and its file.
    fn grown(&self) -> Markup {
        let mut answers = self.query.answers.clone();
        answers.case.facts = self.case().facts;
        let ruling = query::address(&query::pairs(&answers));
        html! {
            p { a.button href={ "/" (self.reader.locale.code()) "/ruling?" (ruling) } { (self.say("web-play-ruling")) } }
            details { summary { (self.say("play-case")) } pre { code { (interview::case_file(&self.case())) } } }
        }
    }
}

/// The answer of this name.
fn answer(vocabulary: &crate::engine::model::Vocabulary, offers: &Offers, key: &str) -> Option<Turn> {
    let answers = offers.questions.iter().flat_map(|question| &question.answers);
    answers.map(|(_, turn)| turn).find(|turn| turn.written(vocabulary) == key).cloned()
}

/// The name by which a form tells a typed answer.
fn key_of(vocabulary: &crate::engine::model::Vocabulary, question: &Question) -> String {
    vocabulary.fact(question.fact).name.clone()
}
