//! Styles, scripts and pictures the pages load; all stand in the program.

use std::sync::Arc;

use axum::extract::rejection::PathRejection;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, Uri, header};
use axum::response::{IntoResponse as _, Response};

use super::refusal::{Asker, Refusal};
use super::site::Site;
use crate::words::pages::MEN;

const CSS: &str = "text/css; charset=utf-8";
const SCRIPT: &str = "text/javascript; charset=utf-8";
const DRAWING: &str = "image/svg+xml";

/// Name, kind, content.
const ASSETS: [(&str, &str, &str); 5] = [
    (
        "site.css",
        CSS,
        concat!(include_str!("assets/site.css"), include_str!("../words/pages/board/board.css")),
    ),
    ("icon.svg", DRAWING, include_str!("assets/icon.svg")),
    ("board.js", SCRIPT, include_str!("assets/board.js")),
    ("chessground.min.js", SCRIPT, include_str!("assets/chessground.min.js")),
    ("chessground.css", CSS, include_str!("assets/chessground.css")),
];

/// One file; a man's drawing has the man's name.
pub(super) async fn asset(
    State(site): State<Arc<Site>>,
    headers: HeaderMap,
    address: Uri,
    name: Result<Path<String>, PathRejection>,
) -> Response {
    let name = name.map(|Path(name)| name).unwrap_or_default();
    let file =
        ASSETS.into_iter().find(|(known, ..)| *known == name).map(|(_, kind, content)| (kind, content));
    let man = || {
        let man = MEN.iter().find(|(.., known, _)| name.strip_suffix(".svg") == Some(*known));
        man.map(|(.., drawing)| (DRAWING, *drawing))
    };
    match file.or_else(man) {
        Some((kind, content)) => ([(header::CONTENT_TYPE, kind)], content).into_response(),
        None => Refusal::NoSuchAddress.answer(&site, &Asker::of(&address, &headers)),
    }
}
