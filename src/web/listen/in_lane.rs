//! Every request in its lane: its body read whole, then worked on when its turn comes.
//!
//! The body is read before the request takes a place, so that a slow client costs nothing but its connection.

use std::sync::Arc;

use axum::body::{Body, to_bytes};
use axum::extract::{Request, State};
use axum::http::{Method, header};
use axum::middleware::Next;
use axum::response::Response;
use tokio::time::timeout;

use super::caller::Caller;
use super::connections::Seat;
use super::lanes::Lanes;
use crate::web::limits::{LARGEST_BODY, TIME_FOR_BODY};
use crate::web::refusal::{Asker, Refusal};
use crate::web::site::Site;

/// Reads the body, waits for a turn, and answers.
pub(super) async fn in_lane(
    State((site, lanes)): State<(Arc<Site>, Arc<Lanes>)>,
    request: Request,
    next: Next,
) -> Response {
    let asker = Asker::of(request.uri(), request.headers());
    let lane = lanes.of(request.uri());
    let seat = request.extensions().get::<Caller>().map(|caller| Arc::clone(&caller.0));
    let answer = match with_body(request).await {
        Ok(request) => {
            let _working = seat.as_ref().map(Seat::work);
            lane.run(request, next).await
        }
        Err(refusal) => Err(refusal),
    };
    answer.unwrap_or_else(|refusal| refusal.answer(&site, &asker))
}

async fn with_body(request: Request) -> Result<Request, Refusal> {
    if [Method::GET, Method::HEAD].contains(request.method()) {
        return Ok(request.map(|_| Body::empty()));
    }
    let announced = request.headers().get(header::CONTENT_LENGTH).and_then(|value| value.to_str().ok());
    let announced: usize = announced.and_then(|length| length.parse().ok()).unwrap_or(0);
    if announced > LARGEST_BODY {
        return Err(Refusal::LargeBody);
    }
    let (head, body) = request.into_parts();
    let read = timeout(TIME_FOR_BODY, to_bytes(body, LARGEST_BODY)).await.map_err(|_| Refusal::SlowBody)?;
    // A body that breaks off gets the same answer as one too large; nobody is there to read it.
    let body = read.map_err(|_| Refusal::LargeBody)?;
    Ok(Request::from_parts(head, Body::from(body)))
}
