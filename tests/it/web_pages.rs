//! The pages of the site, asked for without a socket, and what is read from them: links, places, tags.

use std::collections::BTreeSet;

use super::site;

/// A page as a browser gets it.
pub(crate) struct Page {
    pub(crate) status: u16,
    /// Where else the page is, when it is not here.
    pub(crate) location: Option<String>,
    pub(crate) html: String,
}

/// Asks the site on the embedded rulebook for a page.
pub(crate) fn get(address: &str) -> Page {
    let answer = site::get(address);
    let location = Some(answer.header("location")).filter(|place| !place.is_empty()).map(str::to_owned);
    Page { status: answer.status.as_u16(), location, html: answer.text().to_owned() }
}

/// The same, going where the page says it is.
pub(crate) fn follow(address: &str) -> Page {
    let mut page = get(address);
    for _ in 0..3 {
        let Some(place) = page.location.take() else { break };
        page = get(&place);
    }
    page
}

/// A form's or link's part of an address.
pub(crate) fn query(pairs: &[(&str, &str)]) -> String {
    form_urlencoded::Serializer::new(String::new()).extend_pairs(pairs).finish()
}

/// The text of a page as it stands in HTML.
pub(crate) fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

fn unescaped(text: &str) -> String {
    text.replace("&quot;", "\"").replace("&gt;", ">").replace("&lt;", "<").replace("&amp;", "&")
}

/// Every value of an attribute, in order.
pub(crate) fn attributes(html: &str, name: &str) -> Vec<String> {
    let begin = format!(" {name}=\"");
    let values = html.split(begin.as_str()).skip(1);
    values.map(|rest| unescaped(rest.split('"').next().unwrap())).collect()
}

/// The places an address can lead to within a page.
pub(crate) fn places(html: &str) -> BTreeSet<String> {
    attributes(html, "id").into_iter().collect()
}

/// Panics unless every tag that opens closes, in order, and no place has its name twice.
pub(crate) fn assert_well_formed(address: &str, html: &str) {
    const EMPTY: [&str; 6] = ["meta", "link", "input", "img", "br", "hr"];
    let mut open: Vec<String> = Vec::new();
    let body = html.strip_prefix("<!DOCTYPE html>").unwrap_or_else(|| panic!("{address} has no doctype"));
    for piece in body.split('<').skip(1) {
        let (tag, _) = piece.split_once('>').unwrap_or_else(|| panic!("{address}: <{piece}"));
        let name: String =
            tag.trim_start_matches('/').chars().take_while(char::is_ascii_alphanumeric).collect();
        assert!(!name.is_empty(), "{address}: <{tag}>");
        if tag.starts_with('/') {
            assert_eq!(open.pop().as_deref(), Some(name.as_str()), "{address}: </{name}> closes nothing");
        } else if !tag.ends_with('/') && !EMPTY.contains(&name.as_str()) {
            open.push(name);
        }
        assert!(!tag.contains(" style="), "{address}: styles stand in their own file: <{tag}>");
    }
    assert!(open.is_empty(), "{address}: {open:?} never closed");
    let ids = attributes(html, "id");
    assert_eq!(ids.len(), places(html).len(), "{address}: a place stands twice in {ids:?}");
}
