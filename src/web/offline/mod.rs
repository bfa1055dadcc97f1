//! The site without a server: each answer is made where it is asked for, as a browser's worker or another program's library
//! does it.
//!
//! In: a rulebook ([`Bundle`]), the path of the site on its host, requests as bytes. Out: answers as bytes, the same as a
//! server's. Pages use addresses relative to the root of the site. If the site is below a path of its host, such as
//! `/plica/`, that path is inserted into every page afterwards: in attributes that hold addresses (a quotation mark occurs in
//! HTML only around their values) and in `location`. `files` lists what the host serves and the browser caches: a first
//! page, a service worker, and what they load.

use std::collections::BTreeMap;
use std::future::Future;
use std::pin::pin;
use std::sync::Arc;
use std::task::{Context, Poll, Waker};

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::{HeaderName, HeaderValue, Method, Request, Response, Uri};
use axum::middleware::from_fn;
use base64::Engine as _;
use base64::prelude::BASE64_STANDARD;
use maud::{DOCTYPE, PreEscaped, html};
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};
use tower_service::Service as _;

use super::assets::{MANIFEST, statics};
use super::limits::LARGEST_BODY;
use super::refusal::{Asker, Refusal};
use super::routes::{self, routes};
use super::site::Site;
use crate::engine::chess::SearchLimit;
use crate::engine::library::{Faulty, Library};
use crate::words::phrases::{Locale, LocaleFiles, Words};

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
        let router = routes(&site, |pages| pages).layer(from_fn(routes::secure));
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
        self.whole(routes::secured(refusal.answer(&self.site, &asker)))
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

/// Where the site is.
#[derive(Debug)]
struct Base {
    /// `/` or `/plica/`.
    root: String,
}

/// The attributes of our pages that hold addresses.
const ADDRESSES: [&str; 3] = [" href=\"/", " src=\"/", " action=\"/"];

impl Base {
    /// A path, with or without a stroke at its ends.
    fn new(path: &str) -> Self {
        let path = path.trim_matches('/');
        Self { root: if path.is_empty() { "/".to_owned() } else { format!("/{path}/") } }
    }

    fn root(&self) -> &str {
        &self.root
    }

    /// A target as the site knows it; none outside of it.
    fn within(&self, target: &str) -> Option<String> {
        if Some(target) == self.root.strip_suffix('/') {
            return Some("/".to_owned());
        }
        target.strip_prefix(&self.root).map(|rest| format!("/{rest}"))
    }

    /// An answer whose addresses lead beneath the root.
    fn beneath(&self, headers: &mut [(String, String)], body: Vec<u8>) -> Vec<u8> {
        if self.root == "/" {
            return body;
        }
        let mut page = false;
        for (name, value) in headers {
            page |= name == "content-type" && value.starts_with("text/html");
            if name == "location" && value.starts_with('/') {
                value.replace_range(..1, &self.root);
            }
        }
        match String::from_utf8(body) {
            Ok(mut text) if page => {
                for address in ADDRESSES {
                    let attribute = address.trim_end_matches('/');
                    text = text.replace(address, &format!("{attribute}{}", self.root));
                }
                text.into_bytes()
            }
            Ok(text) => text.into_bytes(),
            Err(bytes) => bytes.into_bytes(),
        }
    }
}

/// Rule files and locale files by their paths; none of a kind stands for those in the program.
#[derive(Debug, Clone, Default, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Bundle {
    /// Paths as in `rules/`, and the texts.
    #[serde(default)]
    pub rules: BTreeMap<String, String>,
    /// Paths as in `locales/`, and the texts.
    #[serde(default)]
    pub locales: LocaleFiles,
}

impl Bundle {
    /// The site on it.
    fn site(self) -> Result<Site, Faulty> {
        let locales = Some(&self.locales).filter(|locales| !locales.is_empty());
        if self.rules.is_empty() {
            return Site::of_rules(locales, Locale::En);
        }
        Ok(Site::new(Library::from_files(self.rules)?, locales, Locale::En))
    }
}

const WORKER: &str = include_str!("worker.js");
const START: &str = include_str!("start.js");

/// How the module is spoken to, for the worker and for other programs in JavaScript.
const ABI: &str = include_str!("abi.js");

/// A file by its path in the folder.
pub(crate) type File = (String, Vec<u8>);

/// Every file of a site; with them the version it has by their content.
pub(crate) fn files(module: Vec<u8>, bundle: Option<&Bundle>) -> (String, Vec<File>) {
    let mut files = vec![("plica.wasm".to_owned(), module)];
    // Texts by their paths always have a form in JSON.
    let bundle = bundle.map(|bundle| serde_json::to_vec(bundle).unwrap_or_default());
    files.extend(bundle.map(|bundle| ("rules.json".to_owned(), bundle)));
    let digests: Vec<_> = files.iter().map(|(name, bytes)| (name.clone(), hex(bytes))).collect();
    let names: Vec<_> = digests.iter().map(|(name, digest)| format!("\"{name}\": \"{digest}\"")).collect();
    let worker =
        WORKER.replace("%FILES%", &format!("{{ {} }}", names.join(", "))).replace("%ABI%", ABI.trim());
    let mut version = hex(worker.as_bytes());
    version.truncate(12);
    let start = first_page().into_bytes();
    files.push(("worker.js".to_owned(), worker.replace("%VERSION%", &version).into_bytes()));
    files.push(("manifest.webmanifest".to_owned(), MANIFEST.into()));
    files.extend(statics().map(|(name, bytes)| (format!("assets/{name}"), bytes.to_vec())));
    // What hosts answer with where there is no file: an address below, followed before the site was taken in.
    files.push(("404.html".to_owned(), start.clone()));
    files.push(("index.html".to_owned(), start));
    (version, files)
}

fn hex(bytes: &[u8]) -> String {
    format!("{:x}", Sha256::digest(bytes))
}

/// The page that takes the site in. It stands for itself: what it is called by is not known to it.
fn first_page() -> String {
    let languages = Locale::ALL.map(Words::embedded);
    let lines = |id: &str| {
        html! { @for words in &languages { p lang=(words.locale().code()) { (words.say(id, &[])) } } }
    };
    let script = format!("\"use strict\";\n{START}");
    let digest = BASE64_STANDARD.encode(Sha256::digest(script.as_bytes()));
    let policy = format!(
        "default-src 'none'; script-src 'sha256-{digest}'; style-src 'unsafe-inline'; worker-src 'self'; connect-src 'self'; \
         base-uri 'none'; form-action 'none'"
    );
    let page = html! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta http-equiv="Content-Security-Policy" content=(policy);
                title { "plica" }
                style { (PreEscaped(STYLE)) }
            }
            body {
                main {
                    h1 { "plica" }
                    div #taking role="status" { progress aria-label="plica" {} (lines("offline-taking")) }
                    div #refused role="alert" hidden { (lines("offline-refused")) }
                    div #broken role="alert" hidden { (lines("offline-broken")) }
                    noscript { (lines("offline-no-scripts")) }
                }
                script { (PreEscaped(&script)) }
            }
        }
    };
    page.into_string()
}

const STYLE: &str = "body{font:1.1rem/1.5 system-ui,sans-serif;margin:2rem auto;max-width:32rem;padding:0 1rem;\
                     color-scheme:light dark}h1{color:#1f4d7a}progress{width:100%}";

#[cfg(test)]
mod tests {
    use super::Base;

    #[test]
    fn addresses_stand_beneath_the_root_and_what_is_written_stays() {
        let base = Base::new("plica/");
        let mut headers = vec![("content-type".to_owned(), "text/html; charset=utf-8".to_owned())];
        let page = br#"<a href="/es"></a><input value="/es"><p>href=&quot;/es</p>"#.to_vec();
        let based = base.beneath(&mut headers, page);
        assert_eq!(based, br#"<a href="/plica/es"></a><input value="/es"><p>href=&quot;/es</p>"#);
        assert_eq!(base.within("/plica/es?x=1").as_deref(), Some("/es?x=1"));
        assert_eq!(base.within("/plica").as_deref(), Some("/"));
        assert_eq!(base.within("/other/es"), None);
        assert_eq!(Base::new("/").within("/es").as_deref(), Some("/es"));
    }
}
