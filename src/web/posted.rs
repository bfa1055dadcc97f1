//! Answers that are posted, as a game is: as programs write it, it can be longer than an address may be. The page it leads
//! to has the moves in its address in their shortest form.

use std::sync::Arc;

use axum::extract::{RawQuery, State};
use axum::response::{IntoResponse as _, Redirect, Response};

use super::guided::page;
use super::incident;
use super::layout::Reader;
use super::limits::LONGEST_ADDRESS;
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
    match settle(&site.library.rulebook.vocabulary, &mut query, reader.locale) {
        Ok(()) => {
            incident::settle(&site.library, &mut query);
            let address = format!("/{}/ruling?{}", reader.locale.code(), query.canonical);
            // Where the moves are too long for an address, the page stands where they were posted to.
            if address.len() > LONGEST_ADDRESS {
                return page(&site, &reader, &query, Vec::new());
            }
            Redirect::to(&address).into_response()
        }
        Err(faults) => page(&site, &reader, &query, faults),
    }
}
