//! Styles, scripts and pictures the pages load; all stand in the program.

use std::sync::Arc;

use axum::extract::rejection::PathRejection;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, Uri, header};
use axum::response::{IntoResponse as _, Response};

use super::refusal::{Asker, Refusal};
use super::site::Site;
use crate::words::reports::MEN;

const CSS: &str = "text/css; charset=utf-8";
const SCRIPT: &str = "text/javascript; charset=utf-8";
const DRAWING: &str = "image/svg+xml";

const PICTURE: &str = "image/png";

/// What a browser needs to know to keep the site among its programs.
pub(super) const MANIFEST: &str = include_str!("assets/manifest.webmanifest");

/// Name, kind, content.
const ASSETS: [(&str, &str, &[u8]); 8] = [
    (
        "site.css",
        CSS,
        concat!(
            include_str!("assets/site.css"),
            include_str!("../words/reports/board/board.css"),
            include_str!("../words/formats/print.css")
        )
        .as_bytes(),
    ),
    ("icon.svg", DRAWING, include_bytes!("assets/icon.svg")),
    ("icon-192.png", PICTURE, include_bytes!("assets/icon-192.png")),
    ("icon-512.png", PICTURE, include_bytes!("assets/icon-512.png")),
    ("share.js", SCRIPT, include_bytes!("assets/share.js")),
    ("board.js", SCRIPT, include_bytes!("assets/board.js")),
    ("chessground.min.js", SCRIPT, include_bytes!("assets/chessground.min.js")),
    ("chessground.css", CSS, include_bytes!("assets/chessground.css")),
];

/// Every file by its name; a man's drawing has the man's name.
pub(super) fn statics() -> impl Iterator<Item = (String, &'static [u8])> {
    let men = MEN.iter().map(|(.., name, drawing)| (format!("{name}.svg"), drawing.as_bytes()));
    ASSETS.into_iter().map(|(name, _, content)| (name.to_owned(), content)).chain(men)
}

/// The manifest.
pub(super) async fn manifest() -> Response {
    ([(header::CONTENT_TYPE, "application/manifest+json")], MANIFEST).into_response()
}

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
        man.map(|(.., drawing)| (DRAWING, drawing.as_bytes()))
    };
    match file.or_else(man) {
        Some((kind, content)) => ([(header::CONTENT_TYPE, kind)], content).into_response(),
        None => Refusal::NoSuchAddress.answer(&site, &Asker::of(&address, &headers)),
    }
}
