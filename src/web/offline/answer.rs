//! A request answered at once, on the spot.

use std::future::Future;
use std::pin::pin;
use std::sync::Arc;
use std::task::{Context, Poll, Waker};

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::{HeaderName, HeaderValue, Method, Request, Response, Uri};
use axum::middleware::from_fn;
use serde::{Deserialize, Serialize};
use tower_service::Service as _;

use super::based::Base;
use super::bundle::Bundle;
use crate::engine::chess::SearchLimit;
use crate::engine::library::Faulty;
use crate::web::headers;
use crate::web::limits::LARGEST_BODY;
use crate::web::refusal::{Asker, Refusal};
use crate::web::routes::routes;
use crate::web::site::Site;

/// What is asked, as far as it is no body.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ask {
    /// `GET`, `HEAD`, `POST`.
    pub method: String,
    /// The path with what stands behind the question mark, escaped as in an address: `/plica/es/ruling?sealer.late=..`.
    pub target: String,
    /// Names and values; of interest are `accept-language`, `accept` and `content-type`.
    #[serde(default)]
    pub headers: Vec<(String, String)>,
}

/// What is answered, as far as it is no body.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Answer {
    /// As in HTTP.
    pub status: u16,
    /// Names and values.
    pub headers: Vec<(String, String)>,
}

/// A site without a server.
pub struct Offline {
    site: Arc<Site>,
    router: Router,
    base: Base,
}

impl Offline {
    /// A site at a path of its host: `/` or `/plica/`. Without a bundle it is the rulebook in the program.
    ///
    /// # Errors
    /// The rulebook of the bundle has faults.
    pub fn new(base: &str, bundle: Option<Bundle>) -> Result<Self, Faulty> {
        let site = Arc::new(bundle.unwrap_or_default().site()?);
        let router = routes(&site, |pages| pages).layer(from_fn(headers::secure));
        Ok(Self { router: router.with_state(Arc::clone(&site)), site, base: Base::new(base) })
    }

    /// Answers a request. What a server would say of it, this says.
    #[must_use]
    pub fn answer(&self, ask: &Ask, body: Vec<u8>) -> (Answer, Vec<u8>) {
        let Some(request) = self.request(ask, body) else {
            return self.refused(ask, &Refusal::NoSuchAddress);
        };
        if request.body().len() > LARGEST_BODY {
            return self.refused(ask, &Refusal::LargeBody);
        }
        let request = request.map(Body::from);
        // As long as a server searches a position, which is told in positions, not in seconds.
        let limit = SearchLimit::nodes(SearchLimit::QUICK);
        let answered = limit.during(|| at_once(self.router.clone().call(request)));
        match answered {
            Some(Ok(response)) => self.whole(response),
            Some(Err(never)) => match never {},
            None => self.broken(ask),
        }
    }

    /// What is answered where making the answer broke off.
    #[must_use]
    pub fn broken(&self, ask: &Ask) -> (Answer, Vec<u8>) {
        self.refused(ask, &Refusal::Broken)
    }

    fn request(&self, ask: &Ask, body: Vec<u8>) -> Option<Request<Vec<u8>>> {
        let method = Method::from_bytes(ask.method.as_bytes()).ok()?;
        let uri: Uri = self.base.within(&ask.target)?.parse().ok()?;
        let mut request = Request::builder().method(method).uri(uri).body(body).ok()?;
        for (name, value) in &ask.headers {
            let name = HeaderName::from_bytes(name.as_bytes()).ok()?;
            request.headers_mut().append(name, HeaderValue::from_str(value).ok()?);
        }
        Some(request)
    }

    fn refused(&self, ask: &Ask, refusal: &Refusal) -> (Answer, Vec<u8>) {
        let mut request = Request::new(Vec::new());
        let bare = Ask { method: "GET".to_owned(), target: self.base.root().to_owned(), headers: Vec::new() };
        if let Some(asked) = self.request(ask, Vec::new()).or_else(|| self.request(&bare, Vec::new())) {
            request = asked;
        }
        let asker = Asker::of(request.uri(), request.headers());
        self.whole(headers::secured(refusal.answer(&self.site, &asker)))
    }

    fn whole(&self, response: Response<Body>) -> (Answer, Vec<u8>) {
        let (head, body) = response.into_parts();
        // Answers are whole: nothing is waited for and nothing breaks off.
        let body = at_once(to_bytes(body, usize::MAX)).and_then(Result::ok).unwrap_or_default();
        let headers = head
            .headers
            .iter()
            .filter_map(|(name, value)| Some((name.as_str().to_owned(), value.to_str().ok()?.to_owned())));
        let mut answer = Answer { status: head.status.as_u16(), headers: headers.collect() };
        let body = self.base.beneath(&mut answer.headers, body.into());
        (answer, body)
    }
}

/// The outcome of work that waits for nothing; none where it waits all the same.
fn at_once<T>(work: impl Future<Output = T>) -> Option<T> {
    let mut work = pin!(work);
    match work.as_mut().poll(&mut Context::from_waker(Waker::noop())) {
        Poll::Ready(done) => Some(done),
        Poll::Pending => None,
    }
}
