//! Styles, scripts and pictures the pages load; all stand in the program.

use axum::extract::Path;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse as _, Response};

/// Name, kind, content.
const ASSETS: [(&str, &str, &str); 2] = [
    ("site.css", "text/css; charset=utf-8", concat!(include_str!("assets/site.css"), include_str!("../render/board/board.css"))),
    ("icon.svg", "image/svg+xml", include_str!("assets/icon.svg")),
];

/// One file.
pub(super) async fn asset(Path(name): Path<String>) -> Response {
    match ASSETS.iter().find(|(known, ..)| *known == name) {
        Some((_, kind, content)) => {
            ([(header::CONTENT_TYPE, *kind), (header::CACHE_CONTROL, "no-cache")], *content).into_response()
        }
        None => StatusCode::NOT_FOUND.into_response(),
    }
}
