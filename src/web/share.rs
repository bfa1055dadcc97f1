//! Actions on the page of a ruling: share it, print it, start a new ruling for the same event.

use axum::extract::RawQuery;
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse as _, Response};
use maud::{Markup, html};
use qrcode::{Color, EcLevel, QrCode};

use super::query::{self, Query};
use crate::engine::interview::{Answers, is_of_event};
use crate::words::phrases::Words;

/// The buttons; those that need scripts appear with them.
pub(super) fn share(words: &Words, query: &Query) -> Markup {
    let say = |id: &str| words.say(id, &[]);
    let lang = words.locale().code();
    let picture = picture_of(words, &format!("/{lang}/ruling?{}", query.canonical));
    html! {
        section.share {
            h2.hidden { (say("web-share-on")) }
            p.done {
                button type="button" hidden data-does="share" { (say("web-share")) }
                button type="button" hidden data-does="copy" data-done=(say("web-copied")) { (say("web-copy")) }
                button type="button" hidden data-does="print" { (say("web-print")) }
                a.button href={ "/" (lang) "/ruling?" (query::address(&query::pairs(&template(&query.answers)))) } {
                    (say("web-template"))
                }
            }
            p.hidden role="status" {}
            details.qr {
                summary { (say("web-qr")) }
                img src=(picture) alt=(say("web-qr-alt")) width="240" height="240" loading="lazy";
            }
            script type="module" src="/assets/share.js" {}
        }
    }
}

/// Where the picture of an address of this site is.
pub(super) fn picture_of(words: &Words, page: &str) -> String {
    let address = query::address(&[("address".to_owned(), page.to_owned())]);
    format!("/{}/qr.svg?{address}", words.locale().code())
}

/// The event, the edition and the players, without what happened.
fn template(answers: &Answers) -> Answers {
    let mut template = Answers::default();
    template.case.facts.clone_from(&answers.case.facts);
    let of_players = ["white.name", "black.name", "event.board"];
    template
        .case
        .facts
        .retain(|given| is_of_event(&given.fact.value) && !of_players.contains(&given.fact.value.as_str()));
    let taken = template.case.facts.iter().map(|given| given.fact.value.to_string());
    template.later = taken.filter(|name| query::is_taken(answers, name)).collect();
    template
}

/// An address as a picture that phones read; one that begins with a stroke is of this site.
pub(super) async fn picture(headers: HeaderMap, RawQuery(raw): RawQuery) -> Response {
    let raw = raw.unwrap_or_default();
    let address = form_urlencoded::parse(raw.as_bytes()).find(|(name, _)| name == "address");
    let address = address.map(|(_, value)| value.into_owned()).unwrap_or_default();
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
    let whole = if address.starts_with('/') { format!("http://{host}{address}") } else { address };
    // An address too long for a picture gets an empty one.
    let code = QrCode::with_error_correction_level(&whole, EcLevel::L);
    let drawing = code.map_or_else(|_| drawing(1, ""), |code| drawn(&code));
    ([(header::CONTENT_TYPE, "image/svg+xml")], drawing).into_response()
}

fn drawn(code: &QrCode) -> String {
    let width = code.width();
    let dark = code.to_colors().into_iter().enumerate().filter(|(_, colour)| *colour == Color::Dark);
    let dots: Vec<_> =
        dark.map(|(at, _)| format!("M{} {}h1v1h-1z", at % width + 4, at / width + 4)).collect();
    drawing(width + 8, &dots.concat())
}

fn drawing(width: usize, dots: &str) -> String {
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {width}\" shape-rendering=\"crispEdges\">\
         <path fill=\"#fff\" d=\"M0 0h{width}v{width}H0z\"/><path d=\"{dots}\"/></svg>"
    )
}
