//! Rejects requests with a foreign `Host` (DNS rebinding) or from a foreign page (`Sec-Fetch-Site`, `Origin`: CSRF).
//!
//! A browser lets any page in the world send requests to this machine and to the machines of the hall. Such a page may only
//! link to a ruling, in a window that shows the address. A host name that is not this server's own, although it resolves to
//! it, would let a foreign page pass for one of ours.

use std::net::IpAddr;
use std::sync::Arc;

use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderName, Method, Uri, header};
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};

use crate::web::refusal::{Asker, Refusal};
use crate::web::site::Site;

/// What the server is called.
#[derive(Debug, Clone)]
pub(crate) struct Names {
    listening: IpAddr,
    told: Vec<String>,
}

impl Names {
    /// A server that listens on this address, with these names besides `localhost`.
    pub(crate) fn new(listening: IpAddr, told: impl IntoIterator<Item = String>) -> Self {
        Self { listening, told: told.into_iter().map(|name| plain(&name)).collect() }
    }

    /// Whether this is the server's own name or address; any port will do, as ports may be forwarded.
    fn is_own(&self, authority: &str) -> bool {
        let Some(host) = host(authority) else { return false };
        let bare = host.strip_prefix('[').and_then(|host| host.strip_suffix(']')).unwrap_or(host);
        if let Ok(address) = bare.parse::<IpAddr>() {
            // A literal address cannot be rebound; a server bound to one address is reached by no other.
            let address = address.to_canonical();
            return self.listening.is_unspecified()
                || address.is_loopback()
                || address == self.listening.to_canonical();
        }
        let name = plain(host);
        name == "localhost" || self.told.contains(&name)
    }

    /// Whether a request may be answered.
    fn check(&self, method: &Method, address: &Uri, headers: &HeaderMap) -> Result<(), Refusal> {
        let host = only(headers, &header::HOST).ok().flatten().ok_or(Refusal::UnclearHost)?;
        let named = address.authority().map(axum::http::uri::Authority::as_str);
        if !self.is_own(host) || !named.is_none_or(|named| self.is_own(named)) {
            return Err(Refusal::ForeignHost);
        }
        if is_of_elsewhere(method, headers, host) { Err(Refusal::ForeignPage) } else { Ok(()) }
    }
}

/// A name as names are compared.
fn plain(name: &str) -> String {
    name.strip_suffix('.').unwrap_or(name).to_ascii_lowercase()
}

/// The host of `host:port`.
fn host(authority: &str) -> Option<&str> {
    let end = authority.rfind(']').map_or(0, |end| end + 1);
    let rest = authority.get(end..)?;
    let (more, port) = rest.split_once(':').unwrap_or((rest, ""));
    let host = authority.get(..end + more.len())?;
    (!host.is_empty() && port.bytes().all(|digit| digit.is_ascii_digit())).then_some(host)
}

/// The text of a header that may stand there once.
fn only<'h>(headers: &'h HeaderMap, name: &HeaderName) -> Result<Option<&'h str>, ()> {
    let mut found = headers.get_all(name).iter();
    match (found.next(), found.next()) {
        (None, _) => Ok(None),
        (Some(value), None) => value.to_str().map(Some).map_err(|_| ()),
        (Some(_), Some(_)) => Err(()),
    }
}

/// Whether a page that is not ours makes a browser send this.
///
/// `Sec-Fetch-Site` is the browser's own word: `same-origin` and `none` (typed, or from the reader's own list) are ours;
/// `same-site` is another server of the same name, so it is as foreign as `cross-site`. Where the header is not there, as in
/// other programs and in browsers on a plain address of the hall, `Origin` tells, which goes with every POST.
fn is_of_elsewhere(method: &Method, headers: &HeaderMap, host: &str) -> bool {
    let fetch = |what: &'static str| only(headers, &HeaderName::from_static(what));
    let (Ok(site), Ok(origin)) = (fetch("sec-fetch-site"), only(headers, &header::ORIGIN)) else {
        return true;
    };
    let ours = match site {
        None | Some("same-origin" | "none") => true,
        // A link followed in a window of the reader's.
        Some(_) => {
            let reads = [Method::GET, Method::HEAD].contains(method);
            reads
                && fetch("sec-fetch-mode") == Ok(Some("navigate"))
                && fetch("sec-fetch-dest") == Ok(Some("document"))
        }
    };
    let from_here = match origin {
        None => true,
        // An opaque origin: a sandboxed page or a local file.
        Some("null") => site == Some("same-origin"),
        Some(origin) => {
            let of_origin = origin.strip_prefix("http://").or_else(|| origin.strip_prefix("https://"));
            of_origin.is_some_and(|origin| origin.eq_ignore_ascii_case(host))
        }
    };
    !(ours && from_here)
}

/// The middleware; without names, as in a test without a socket, every request passes.
pub(super) async fn ours_alone(
    State((site, names)): State<(Arc<Site>, Option<Arc<Names>>)>,
    request: Request,
    next: Next,
) -> Response {
    let checked = names.map(|names| names.check(request.method(), request.uri(), request.headers()));
    match checked {
        Some(Err(refusal)) => {
            refusal.answer(&site, &Asker::of(request.uri(), request.headers())).into_response()
        }
        Some(Ok(())) | None => next.run(request).await,
    }
}
