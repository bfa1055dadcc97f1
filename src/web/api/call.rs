//! The addresses for other programs, and one call of one: its parameters and its body as texts with places, and the language
//! to answer in.

use std::sync::Arc;

use axum::body::{Bytes, to_bytes};
use axum::extract::Request;
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse as _, Response};
use form_urlencoded::parse;

use crate::engine::decoded::decoded;
use crate::engine::diagnostic::{Code, Diagnostic};
use crate::engine::parameters::{Given, Parameters};
use crate::engine::source::{SourceId, Sources, Span, Src};
use crate::engine::syntax::FactGiven;
use crate::service::Service;
use crate::web::limits::LARGEST_BODY;
use crate::web::refusal::{Asker, Refusal};
use crate::web::site::Site;
use crate::words::phrases::{Locale, Words};
use crate::words::reports::faults_json;

/// A method and an address, what it is called in message names, and the parameters it takes.
pub(in crate::web) struct Endpoint {
    /// `decide`: the address without its beginning, and part of the message `api-decide`.
    pub(in crate::web) name: &'static str,
    /// Takes a body.
    pub(in crate::web) is_post: bool,
    /// Behind the question mark; `lang` besides.
    pub(in crate::web) parameters: &'static [&'static str],
    /// What it gives.
    pub(super) gives: Gives,
}

/// What an address gives.
#[derive(Debug, Clone, Copy)]
pub(super) enum Gives {
    /// A ruling.
    Decision,
    /// How a written move reads.
    Reading,
    /// The editions.
    Editions,
    /// The articles of an edition, or one of them.
    Articles,
    /// What two editions rule differently.
    Differences,
    /// The description of all addresses.
    Description,
}

/// Every address that takes parameters.
pub(in crate::web) static ENDPOINTS: [Endpoint; 6] = [
    Endpoint {
        name: "decide",
        is_post: true,
        parameters: &["edition", "on", "compare", "explain", "what_would_change"],
        gives: Gives::Decision,
    },
    Endpoint { name: "read", is_post: true, parameters: &[], gives: Gives::Reading },
    Endpoint { name: "editions", is_post: false, parameters: &[], gives: Gives::Editions },
    Endpoint {
        name: "articles",
        is_post: false,
        parameters: &["edition", "article"],
        gives: Gives::Articles,
    },
    Endpoint { name: "diff", is_post: false, parameters: &["first", "second"], gives: Gives::Differences },
    Endpoint { name: "openapi.json", is_post: false, parameters: &[], gives: Gives::Description },
];

/// JSON, or what stands in the way.
pub(super) type Answered = Result<String, Stop>;

/// What answers a call.
pub(super) type Give = fn(&mut Call) -> Answered;

/// Why there is no answer.
pub(super) enum Stop {
    /// Something is wrong with what came.
    Faults(Vec<Diagnostic>),
    /// It is not looked at.
    Refusal(Refusal),
}

impl From<Vec<Diagnostic>> for Stop {
    fn from(faults: Vec<Diagnostic>) -> Self {
        Self::Faults(faults)
    }
}

impl From<Diagnostic> for Stop {
    fn from(fault: Diagnostic) -> Self {
        Self::Faults(vec![fault])
    }
}

/// A parameter that every address takes.
const LANG: &str = "lang";

/// One call.
pub(super) struct Call<'a> {
    /// Rulebook and words.
    pub(super) site: &'a Site,
    /// What faults point into: `<query>`, `<body>`.
    pub(super) sources: Sources,
    endpoint: &'static Endpoint,
    /// Those of the address, then those beside the case.
    pub(super) parameters: Parameters,
    locale: Locale,
    headers: HeaderMap,
    body: Bytes,
}

impl Call<'_> {
    /// Answers a request.
    pub(super) async fn answer(
        site: Arc<Site>,
        request: Request,
        endpoint: &'static Endpoint,
        give: Give,
    ) -> Response {
        let asker = Asker::of(request.uri(), request.headers());
        let query = request.uri().query().unwrap_or_default().to_owned();
        let (head, body) = request.into_parts();
        let Ok(body) = to_bytes(body, LARGEST_BODY).await else {
            return Refusal::LargeBody.answer(&site, &asker);
        };
        let mut call = Call {
            site: &site,
            sources: Sources::default(),
            endpoint,
            parameters: Parameters::known(known(endpoint)),
            locale: asker.locale,
            headers: head.headers,
            body,
        };
        let answered = call.read_query(&query).map_err(Stop::from).and_then(|()| give(&mut call));
        match answered {
            Ok(json) => {
                let kind = (header::CONTENT_TYPE, "application/json");
                let language = (header::CONTENT_LANGUAGE, call.locale.code());
                ([kind, language], json + "\n").into_response()
            }
            Err(stop) => call.refusal(stop).answer(&site, &Asker { locale: call.locale, ..asker }),
        }
    }

    fn refusal(&self, stop: Stop) -> Refusal {
        match stop {
            Stop::Refusal(refusal) => refusal,
            Stop::Faults(faults) => {
                let rulebook = Some(&self.site.library.rulebook);
                Refusal::Faulty(faults_json(self.words(), rulebook, &self.sources, &faults))
            }
        }
    }

    /// The words to answer with.
    pub(super) fn words(&self) -> &Words {
        self.site.words(self.locale)
    }

    /// What rules on cases, in the language to answer in.
    pub(super) fn service(&self) -> Service<'_> {
        self.site.service(self.locale)
    }

    /// Parameters that stand in the body beside the case.
    pub(super) fn add(&mut self, beside: Vec<FactGiven>) -> Result<(), Vec<Diagnostic>> {
        let given = beside.into_iter().map(|given| (given.fact.of(), given.value.of()));
        // What asks for long work stands in the address, where it is seen before the work begins.
        self.take(given.collect(), &["edition", "on", LANG])
    }

    fn read_query(&mut self, query: &str) -> Result<(), Vec<Diagnostic>> {
        if query.is_empty() {
            return Ok(());
        }
        let id = self.sources.add("<query>", query);
        let mut given = Vec::new();
        let mut faults = Vec::new();
        let mut at = 0;
        for part in query.split('&') {
            let span = Span::new(id, at, at + part.len());
            at += part.len() + 1;
            if let Some((name, value)) = parse(part.as_bytes()).next() {
                // Invalid UTF-8 is decoded to the replacement character.
                if name.contains('\u{fffd}') || value.contains('\u{fffd}') {
                    faults.push(Diagnostic::at(Code::NotUtf8, span));
                }
                given.push((Src::new(name.into_owned(), span), Src::new(value.into_owned(), span)));
            }
        }
        if !faults.is_empty() {
            return Err(faults);
        }
        self.take(given, &known(self.endpoint))
    }

    /// Takes parameters, each known and given once, and the language first, in which to complain of the others.
    fn take(&mut self, given: Vec<Given>, known: &[&'static str]) -> Result<(), Vec<Diagnostic>> {
        let mut faults = self.parameters.take(given, known);
        match self
            .parameters
            .get(LANG)
            .map(|code| Locale::told(code, &self.site.languages.locales()))
            .transpose()
        {
            Ok(told) => self.locale = told.unwrap_or(self.locale),
            Err(fault) => faults.push(fault),
        }
        if faults.is_empty() { Ok(()) } else { Err(faults) }
    }

    /// The body, which must be JSON or YAML by its own word.
    pub(super) fn body(&self) -> Result<String, Stop> {
        if !self.is_read_here() {
            return Err(Stop::Refusal(Refusal::WrongMediaType));
        }
        Ok(decoded(&self.body).map_err(Stop::from)?.into_owned())
    }

    /// The body as a text that faults can point into.
    pub(super) fn body_source(&mut self, text: &str) -> SourceId {
        self.sources.add("<body>", text)
    }

    /// Whether the body is said to be JSON or YAML, unpacked; where nothing is said, it is looked at.
    fn is_read_here(&self) -> bool {
        if self.headers.contains_key(header::CONTENT_ENCODING) {
            return false;
        }
        let Some(told) = self.headers.get(header::CONTENT_TYPE) else { return true };
        let told = told.to_str().unwrap_or_default().to_ascii_lowercase();
        let mut parts = told.split(';').map(str::trim);
        let kind = parts.next().unwrap_or_default();
        let charset = parts.find_map(|part| part.strip_prefix("charset="));
        MEDIA_TYPES.contains(&kind) && charset.is_none_or(|set| set.trim_matches('"') == "utf-8")
    }
}

fn known(endpoint: &'static Endpoint) -> Vec<&'static str> {
    endpoint.parameters.iter().copied().chain([LANG]).collect()
}

/// The media types of a body that is read. JSON is YAML, so the two are read alike.
pub(super) const MEDIA_TYPES: [&str; 5] =
    ["application/json", "application/yaml", "application/x-yaml", "text/yaml", "text/x-yaml"];
