//! Answers that are posted, as a game is: as programs write it, it can be longer than an address may be. The page it leads
//! to has the moves in its address in their shortest form.

use std::sync::Arc;

use axum::extract::{RawQuery, State};
use axum::response::{IntoResponse as _, Redirect, Response};

use super::guided::page;
use super::layout::Reader;
use super::position::settle;
use super::query;
use super::site::Site;

/// Answers that were posted: on to their page, or the question again with what was typed.
pub(super) async fn posted(
    State(site): State<Arc<Site>>,
    reader: Reader,
    RawQuery(raw): RawQuery,
    body: String,
) -> Response {
    let raw = format!("{}&{body}", raw.unwrap_or_default());
    let mut query = query::read(&site.library.rulebook.vocabulary, &raw);
    match settle(&mut query, reader.locale) {
        Ok(()) => {
            Redirect::to(&format!("/{}/ruling?{}", reader.locale.code(), query.canonical)).into_response()
        }
        Err(faults) => page(&site, &reader, &query, faults),
    }
}
