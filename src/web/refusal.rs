//! Why a request is not served, and who is to be told.

use axum::http::{HeaderMap, StatusCode, Uri};
use serde_json::Value as Json;

use super::language;
use super::limits::{LARGEST_BODY, LONGEST_ADDRESS};
use crate::words::phrases::{Locale, Words};

/// Why a request is not served.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum Refusal {
    /// It is not said which server is asked, or it is said twice.
    UnclearHost,
    /// Another server is asked.
    ForeignHost,
    /// A page of another server asks.
    ForeignPage,
    /// The case, or what is asked of it, cannot be read; each fault as on the command line.
    Faulty(Json),
    /// There is nothing at the address.
    NoSuchAddress,
    /// The address does not take this method.
    WrongMethod,
    /// The body took too long to come.
    SlowBody,
    /// The body is too large.
    LargeBody,
    /// The address is too long.
    LongAddress,
    /// The body is neither JSON nor YAML, by its own word.
    WrongMediaType,
    /// Too much is under way.
    Busy {
        /// Seconds after which to come again.
        again_after: u64,
    },
    /// The answer took too long.
    SlowWork,
    /// Our own fault.
    Broken,
}

impl Refusal {
    /// The name of every refusal, with its status.
    pub(super) const ALL: [(&'static str, StatusCode); 13] = [
        // Of the same status as the next, which most of that status are.
        ("unclear-host", StatusCode::BAD_REQUEST),
        ("bad-request", StatusCode::BAD_REQUEST),
        ("foreign-host", StatusCode::MISDIRECTED_REQUEST),
        ("foreign-page", StatusCode::FORBIDDEN),
        ("no-such-address", StatusCode::NOT_FOUND),
        ("wrong-method", StatusCode::METHOD_NOT_ALLOWED),
        ("slow-body", StatusCode::REQUEST_TIMEOUT),
        ("large-body", StatusCode::PAYLOAD_TOO_LARGE),
        ("long-address", StatusCode::URI_TOO_LONG),
        ("wrong-media-type", StatusCode::UNSUPPORTED_MEDIA_TYPE),
        ("busy", StatusCode::SERVICE_UNAVAILABLE),
        ("slow-work", StatusCode::GATEWAY_TIMEOUT),
        ("broken", StatusCode::INTERNAL_SERVER_ERROR),
    ];

    /// Its name.
    pub(super) fn name(&self) -> &'static str {
        match self {
            Self::Faulty(_) => "bad-request",
            Self::UnclearHost => "unclear-host",
            Self::ForeignHost => "foreign-host",
            Self::ForeignPage => "foreign-page",
            Self::NoSuchAddress => "no-such-address",
            Self::WrongMethod => "wrong-method",
            Self::SlowBody => "slow-body",
            Self::LargeBody => "large-body",
            Self::LongAddress => "long-address",
            Self::WrongMediaType => "wrong-media-type",
            Self::Busy { .. } => "busy",
            Self::SlowWork => "slow-work",
            Self::Broken => "broken",
        }
    }

    /// The status it is answered with.
    pub(super) fn status(&self) -> StatusCode {
        let found = Self::ALL.into_iter().find(|(name, _)| *name == self.name());
        found.map_or(StatusCode::INTERNAL_SERVER_ERROR, |(_, status)| status)
    }
}

/// What a refusal is called.
pub(super) fn title(words: &Words, name: &str) -> String {
    words.say(&format!("problem-{name}"), &[])
}

/// What it means and what to do.
pub(super) fn detail(words: &Words, name: &str) -> String {
    let id = format!("problem-{name}");
    let (body, address) = ((LARGEST_BODY / 1024).to_string(), (LONGEST_ADDRESS / 1024).to_string());
    words.attribute(&id, "detail", &[("body", &body), ("address", &address)]).unwrap_or_default()
}

/// Who asks, as far as a refusal must know.
pub(super) struct Asker {
    /// The language to answer in.
    pub(super) locale: Locale,
    pub(super) is_program: bool,
}

impl Asker {
    /// Who sent a request.
    pub(super) fn of(address: &Uri, headers: &HeaderMap) -> Self {
        let named = language::named(address.path(), address.query().unwrap_or_default());
        Self {
            locale: named.unwrap_or_else(|| language::wished(headers, &Locale::ALL)),
            is_program: address.path().starts_with("/api/"),
        }
    }
}
