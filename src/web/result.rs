//! The ruling for the arbiter's files: the record to print and sign, the ruling as data, under other editions, and what would
//! change it.

use axum::http::{StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use maud::{Markup, html};

use super::addresses::linked;
use super::guided::fault_box;
use super::incident::{edition_line, taken};
use super::layout::Reader;
use super::{query, share};
use crate::engine::interview::{self, Answers};
use crate::engine::source::Sources;
use crate::engine::syntax::CaseFile;
use crate::service::{Alternatives, Request, Ruling, comparison};
use crate::words::phrases::{Words, capital, day_written};
use crate::words::reports::{faults_json, to_sign};

/// The longest address printed on a sheet of paper, in bytes: a longer one would not be typed.
const LONGEST_ADDRESS: usize = 400;

/// The case that an address tells.
fn case(reader: &Reader) -> CaseFile {
    let library = &reader.site.library;
    interview::case(library, &query::read(&library.rulebook.vocabulary, &reader.query).answers)
}

/// One page made of a ruling, or what is wrong with the facts in the address.
fn page(
    reader: &Reader,
    title: &str,
    request: Request,
    body: impl FnOnce(&CaseFile, &Ruling) -> Markup,
) -> Response {
    let words = reader.words();
    let title = words.say(title, &[]);
    let case = case(reader);
    match reader.site.service(reader.locale).answer(&case, (None, None), request) {
        Ok(ruling) => {
            let body = html! {
                (body(&case, &ruling))
                (back(reader))
            };
            reader.page(&title, &body).into_response()
        }
        Err(faults) => {
            let body = html! {
                (fault_box(words, Some(&reader.site.library.rulebook), &faults))
                (back(reader))
            };
            (StatusCode::BAD_REQUEST, reader.page(&title, &body)).into_response()
        }
    }
}

/// The way back to the questions, with the same answers.
fn back(reader: &Reader) -> Markup {
    let questions = format!("/{}/ruling?{}", reader.locale.code(), reader.query);
    html! { p.back { a href=(questions) { (reader.words().say("web-back", &[])) } } }
}

/// The ruling on one sheet, with lines for what is to be written by hand and for the signatures.
pub(super) async fn protocol(reader: Reader) -> Response {
    let here = format!("/{}/ruling?{}", reader.locale.code(), reader.query);
    let request = Request { alternatives: Alternatives::Here, outlook: true, ..Request::default() };
    page(&reader, "web-record-title", request, |case, ruling| {
        let Ruling { speaker, decision, turns, .. } = ruling;
        let words = speaker.words;
        let answers = query::read(speaker.vocabulary, &reader.query).answers;
        let taken = taken(speaker.vocabulary, &answers);
        let report = to_sign(speaker, decision, turns, &reader.site.library.digest(), &taken);
        let say = |id: &str| capital(&words.say(id, &[]));
        let heads = Heads { words, case };
        let [white, black] = ["white.name", "black.name"].map(|name| heads.told(name).to_owned());
        let signers = [("party-white", white), ("party-black", black), ("party-arbiter", String::new())];
        html! {
            (heads.form(&answers))
            article.ruling.protocol {
                p.title { (report.title) " · " (speaker.edition_name()) }
                (edition_line(words, speaker, &answers))
                (heads.list())
                (linked(words, &report.sections))
                section.objections {
                    div { h2 { (say("web-record-objections")) } p.line {} p.line {} p.line {} }
                    @if here.len() <= LONGEST_ADDRESS {
                        div.find {
                            img src=(share::picture_of(words, &here)) alt=(words.say("web-qr-alt", &[])) width="96" height="96";
                            p { (say("web-record-address")) }
                        }
                    }
                }
                div.signatures {
                    @for (party, name) in signers {
                        p { span.line {} span { (say(party)) @if !name.is_empty() { " (" (name) ")" } } }
                    }
                }
                footer {
                    p { (report.footer) }
                    p.address { (say("web-record-address")) ": " a href=(here) { (here) } }
                }
            }
        }
    })
}

/// The same facts under every edition, side by side.
pub(super) async fn compare(reader: Reader) -> Response {
    let request = Request::default();
    page(&reader, "web-compare", request, |case, ruling| {
        let (words, service) = (ruling.speaker.words, reader.site.service(reader.locale));
        let editions = reader.site.library.rulebook.editions.iter();
        // An edition that has no words for these facts has no ruling.
        let rulings: Vec<_> = editions.filter_map(|one| service.rule(one, case, request).ok()).collect();
        html! {
            (linked(words, &comparison(&rulings).sections))
            div.columns {
                @for ruling in &rulings {
                    @let report = ruling.page();
                    article.ruling { details { summary { h2 { (report.title) } } (linked(words, &report.sections)) } }
                }
            }
        }
    })
}

/// The smallest changes of the facts that would give another result.
pub(super) async fn changes(reader: Reader) -> Response {
    let request = Request { what_would_change: true, ..Request::default() };
    page(&reader, "web-changes", request, |_, ruling| {
        html! { article.ruling { (linked(ruling.speaker.words, &ruling.what_if())) } }
    })
}

/// The ruling as data, as `plica decide --format json` gives it.
pub(super) async fn json(reader: Reader) -> Response {
    let words = reader.words();
    let kind = [(header::CONTENT_TYPE, "application/json")];
    let case = case(&reader);
    match reader.site.service(reader.locale).answer(&case, (None, None), Request::default()) {
        Ok(ruling) => (kind, format!("{:#}\n", ruling.json())).into_response(),
        Err(faults) => {
            let errors =
                faults_json(words, Some(&reader.site.library.rulebook), &Sources::default(), &faults);
            let object = serde_json::json!({"errors": errors});
            (StatusCode::BAD_REQUEST, kind, format!("{object:#}\n")).into_response()
        }
    }
}

/// The facts that head a record, and what each is called there.
const HEADS: [(&str, &str); 6] = [
    ("white.name", "party-white"),
    ("black.name", "party-black"),
    ("event.name", "web-record-event"),
    ("event.round", "fact-event-round"),
    ("event.board", "fact-event-board"),
    ("event.day", "web-record-date"),
];

/// The head of the record of a case.
struct Heads<'a> {
    pub(super) words: &'a Words,
    pub(super) case: &'a CaseFile,
}

impl Heads<'_> {
    /// What was told of one of them, as the case file has it; empty where nothing was.
    pub(super) fn told(&self, name: &str) -> &str {
        query::text_told(self.case, name)
    }

    fn say(&self, id: &str) -> String {
        capital(&self.words.say(id, &[]))
    }

    /// As they stand on the sheet; what was not told is a line to write on.
    pub(super) fn list(&self) -> Markup {
        html! {
            dl.heads {
                @for (name, label) in HEADS {
                    div { dt { (self.say(label)) } dd { (day_written(self.words, self.told(name))) } }
                }
            }
        }
    }

    /// The fields to fill; open as long as a player has no name.
    pub(super) fn form(&self, answers: &Answers) -> Markup {
        let names = HEADS.map(|(name, _)| name);
        let kept = query::pairs(&query::without(answers, &names));
        let is_named = ["white.name", "black.name"].iter().all(|name| !self.told(name).is_empty());
        html! {
            details.fill open[!is_named] {
                summary { (self.say("web-record-fill")) }
                form.question method="get" action={ "/" (self.words.locale().code()) "/result" } {
                    @for (name, value) in &kept { input type="hidden" name=(name) value=(value); }
                    div.together {
                        @for (name, label) in HEADS {
                            div.typed {
                                label for=(name) { (self.say(if name == "event.day" { "fact-event-day" } else { label })) }
                                input id=(name) name=(name) value=(self.told(name)) autocomplete="off"
                                    type=(if name == "event.day" { "date" } else { "text" });
                            }
                        }
                    }
                    p.done { button.go { (self.say("web-record-put")) } }
                }
            }
        }
    }
}
