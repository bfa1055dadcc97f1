//! The envelope: a form for what stands on its front, what is still missing there, and the front itself to be printed.

mod form;
mod front;
mod typed;

use std::sync::Arc;

use axum::extract::{RawQuery, State};
use axum::response::{IntoResponse as _, Response};
use maud::{Markup, html};

use self::form::Form;
use self::front::Front;
use self::typed::{RESUMPTION, Typed, name_field};
use super::addresses::linked;
use super::law::no_such_edition;
use super::layout::{Page, Reader};
use super::site::Site;
use crate::engine::diagnostic::Diagnostic;
use crate::engine::envelope::{Demands, demands};
use crate::engine::model::Edition;
use crate::engine::source::Sources;
use crate::words::phrases::{Words, capital, id_of};
use crate::words::reports::{Block, Item, Section, faults_text};

/// The form, and once the edition is chosen the envelope.
pub(super) async fn envelope(
    State(site): State<Arc<Site>>,
    reader: Reader,
    RawQuery(raw): RawQuery,
) -> Response {
    let typed = Typed::read(raw.as_deref().unwrap_or_default());
    let words = site.words(reader.locale);
    let edition = site.library.rulebook.edition(typed.get("edition"));
    if edition.is_none() && typed.has("edition") {
        return no_such_edition(&site, &reader, typed.get("edition"));
    }
    let asked = edition.map(|edition| {
        (
            edition,
            demands(&site.library, edition, &typed.case(&site.library.rulebook.vocabulary), &typed.borne()),
        )
    });
    let desk = Desk { site: &site, words, typed: &typed };
    let form = Form { site: &site, words, typed: &typed };
    let body = html! {
        @match &asked {
            None => { p.lead { (words.say("web-envelope-lead", &[])) } (form.html(None)) }
            Some((_, Err(faults))) => { (desk.faults(faults)) (form.html(None)) }
            Some((edition, Ok(demands))) => {
                @let data = html! {
                    h2 { (words.say("web-envelope-data", &[])) }
                    (form.html(Some((edition, demands))))
                };
                (desk.missing(edition, demands))
                // A question that is open comes before the front, which turns on its answer.
                @if !demands.open.is_empty() { (data) }
                p.hint { (words.say("web-envelope-print", &[])) }
                (Front { site: &site, words, edition, typed: &typed, demands }.html())
                (desk.required(edition, demands))
                @if demands.open.is_empty() { (data) }
            }
        }
    };
    Page { words, reader: &reader, title: words.say("web-envelope-title", &[]), body }.html().into_response()
}

/// What is said of the envelope.
struct Desk<'a> {
    site: &'a Site,
    words: &'a Words,
    typed: &'a Typed,
}

impl Desk<'_> {
    fn say(&self, id: &str) -> String {
        self.words.say(id, &[])
    }

    fn faults(&self, faults: &[Diagnostic]) -> Markup {
        let text = faults_text(self.words, Some(&self.site.library.rulebook), &Sources::default(), faults);
        html! { div.fault role="alert" { h2 { (self.say("web-fault")) } pre { (text) } } }
    }

    /// What is missing, or that nothing is.
    fn missing(&self, edition: &Edition, demands: &Demands) -> Markup {
        let missing: Vec<_> = demands.required.iter().filter(|datum| datum.missing).collect();
        let short = self.site.speaker(self.words, edition).edition_short();
        let say = |id: &str| self.words.say(id, &[("edition", &short)]);
        html! {
            @if !demands.open.is_empty() { p.fault role="status" { (say("web-envelope-open")) } }
            @if !missing.is_empty() {
                div.fault role="status" {
                    h2 { (say("web-envelope-missing")) }
                    ul.missing { @for datum in missing {
                        li data-missing=(datum.what) {
                            (capital(&self.say(&format!("object-{}", id_of(&datum.what)))))
                            @for (field, label) in self.left_open(&datum.what) { " · " a href={ "#" (field) } { (self.say(label)) } }
                        }
                    } }
                    p { (say("web-envelope-by-hand")) }
                }
            } @else if demands.open.is_empty() {
                p.complete role="status" {
                    (say(if demands.required.is_empty() { "web-envelope-nothing-required" } else { "web-envelope-complete" }))
                }
            }
        }
    }

    /// The fields that are to be filled in for a datum.
    fn left_open(&self, what: &str) -> Vec<(&'static str, &'static str)> {
        let names = [("white.name", "web-envelope-white"), ("black.name", "web-envelope-black")];
        let fields = match (what, self.typed.sealer()) {
            ("names", _) => names.to_vec(),
            ("position", _) => vec![("position", "web-fen")],
            ("times", _) => {
                vec![("white.time_used", "web-envelope-white"), ("black.time_used", "web-envelope-black")]
            }
            ("sealer-name", None) => vec![("sealer.colour", "web-envelope-sealer")],
            ("sealer-name", Some(sealer)) => {
                names.into_iter().filter(|(field, _)| *field == name_field(sealer)).collect()
            }
            ("move-number", _) => vec![("number", "web-envelope-number")],
            ("resumption-data", _) => RESUMPTION.map(|(field, _, label)| (field, label)).to_vec(),
            (_, _) => Vec::new(),
        };
        fields.into_iter().filter(|(field, _)| !self.typed.has(field)).collect()
    }

    /// What the edition requires on the envelope, each with its rules, and what else it says of envelopes.
    fn required(&self, edition: &Edition, demands: &Demands) -> Markup {
        let speaker = self.site.speaker(self.words, edition);
        let items = demands.required.iter().map(|datum| {
            let names: Vec<_> = datum.rules.iter().map(|rule| speaker.short_citation(*rule)).collect();
            let mut norms: Vec<_> =
                datum.rules.iter().filter_map(|rule| Some(speaker.norm(edition.rule(*rule)?))).collect();
            norms.dedup();
            Item {
                text: norms.join(" "),
                citation: names.join(", "),
                cited: speaker.cited(datum.rules.iter().copied()),
                ..Item::default()
            }
        });
        let others = demands
            .decision
            .findings
            .iter()
            .filter(|finding| !demands.required.iter().any(|datum| datum.rules.contains(&finding.rule)));
        let others = others.filter_map(|finding| {
            let conclusion = &edition.rule(finding.rule)?.then.get(finding.conclusion)?.value;
            Some(Item {
                text: speaker.conclusion(conclusion, finding.value),
                citation: speaker.short_citation(finding.rule),
                cited: speaker.cited([finding.rule]),
                ..Item::default()
            })
        });
        let items: Vec<_> = items.chain(others).collect();
        if items.is_empty() {
            return html! {};
        }
        let heading = self.words.say("web-envelope-required", &[("edition", &speaker.edition_short())]);
        linked(self.words, &[Section::new(heading, vec![Block::Items(items)])])
    }
}
