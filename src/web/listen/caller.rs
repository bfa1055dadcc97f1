//! Who sent a request: what goes along with it from the connection.

use std::sync::Arc;

use axum::http::Extensions;

use super::client::Client;
use super::connections::Seat;

/// Who sent a request, and on which connection; goes along with the request.
#[derive(Debug, Clone)]
pub(super) struct Caller(pub(super) Arc<Seat>);

impl Caller {
    /// The client that sent a request; this machine where there is no connection, as in a test.
    pub(super) fn client(extensions: &Extensions) -> Client {
        extensions.get::<Self>().map_or(Client::HERE, |caller| caller.0.client())
    }
}
