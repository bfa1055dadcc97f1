//! Styles, scripts and pictures the pages load; all stand in the program.

use std::sync::Arc;

use axum::extract::rejection::PathRejection;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, Uri, header};
use axum::response::{IntoResponse as _, Response};

use super::refusal::{Asker, Refusal};
use super::site::Site;

/// Name, kind, content.
const ASSETS: [(&str, &str, &str); 2] = [
    ("site.css", "text/css; charset=utf-8", include_str!("assets/site.css")),
    ("icon.svg", "image/svg+xml", include_str!("assets/icon.svg")),
];

/// One file.
pub(super) async fn asset(
    State(site): State<Arc<Site>>,
    headers: HeaderMap,
    address: Uri,
    name: Result<Path<String>, PathRejection>,
) -> Response {
    let name = name.map(|Path(name)| name).unwrap_or_default();
    match ASSETS.iter().find(|(known, ..)| *known == name) {
        Some((_, kind, content)) => ([(header::CONTENT_TYPE, *kind)], *content).into_response(),
        None => Refusal::NoSuchAddress.answer(&site, &Asker::of(&address, &headers)),
    }
}
