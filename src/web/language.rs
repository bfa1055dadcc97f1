//! The language a reader asks for: in the address, else by the browser's wish, else the server's own, else English.

use axum::http::{HeaderMap, header};

use crate::words::phrases::Locale;

/// The language wanted most among these, else English.
pub(super) fn wished(headers: &HeaderMap, languages: &[Locale]) -> Locale {
    let wishes = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or("");
    let mut known: Vec<(Locale, u16)> =
        wishes.split(',').filter_map(|written| wish(written, languages)).collect();
    // Equal wishes keep their order.
    known.sort_by_key(|(_, weight)| std::cmp::Reverse(*weight));
    known.first().map_or(Locale::En, |(locale, _)| *locale)
}

/// `it-CH;q=0.8` as a language and a weight in thousandths; none where it is not wanted at all.
fn wish(written: &str, languages: &[Locale]) -> Option<(Locale, u16)> {
    let mut parts = written.split(';').map(str::trim);
    let locale = Locale::among(languages, parts.next()?)?;
    let weight = parts.find_map(|part| part.strip_prefix("q=")).map_or(Some(1.0), |q| q.parse::<f32>().ok());
    let thousandths = weight.filter(|weight| (0.0..=1.0).contains(weight))? * 1000.0;
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "between 0 and 1000")]
    let thousandths = thousandths as u16;
    (thousandths > 0).then_some((locale, thousandths))
}

/// The language named in an address: `/it/..`, or `lang=it` behind the question mark.
pub(super) fn named(path: &str, query: &str) -> Option<Locale> {
    let exact = |code: &str| Locale::ALL.into_iter().find(|locale| locale.code() == code);
    let first = path.trim_start_matches('/').split('/').next().unwrap_or("");
    exact(first).or_else(|| query.split('&').filter_map(|one| one.strip_prefix("lang=")).find_map(exact))
}
