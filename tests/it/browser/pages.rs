//! Every page as people with little sight, on small screens, at night and on paper have it.

use std::fs;

use serde_json::Value;

use super::chrome::{Browser, DESKTOP, NARROW, PHONE, Window};

/// Every kind of page: its name and its address behind the language.
const PAGES: &[(&str, &str)] = &[
    ("home", ""),
    ("edition", "/ruling"),
    ("edition-again", "/ruling?event.began=2016-05-01&ask=edition"),
    ("topic", "/ruling?edition=fide-2014"),
    ("position", "/ruling?edition=fide-2014&topic=sealed-move"),
    ("paper", "/ruling?edition=fide-2014&topic=sealed-move&position=4k3/7p/8/8/8/5N2/2N4P/4K3+w+-+-+0+41"),
    ("time", "/ruling?edition=fide-1974&topic=lateness"),
    ("choice", "/ruling?edition=fide-2014&topic=draw-offer&later=position"),
    ("truth", "/ruling?edition=fide-2014&topic=envelope-missing"),
    (
        "open",
        "/ruling?edition=fide-2014&replier.present=no&replier.late=20+min&position=8/1R3ppk/6b1/3pNq1p/3P3P/P4PQ1/3r2PK/8+w+-+-+1+41",
    ),
    ("fault", "/ruling?edition=fide-2014&topic=sealed-move&position=nonsense"),
    ("ruling", RULED),
    ("silent", "/ruling?edition=fide-1928&topic=recording"),
    (
        "result",
        "/result?edition=fide-2014&topic=sealed-move&position=4k3/7p/8/8/8/5N2/2N4P/4K3+w+-+-+0+41&sealed.written=Cd4&sealed.language=es&white.name=Ana&black.name=Eva",
    ),
    (
        "compare",
        "/compare?edition=fide-2014&topic=sealed-move&position=4k3/7p/8/8/8/5N2/2N4P/4K3+w+-+-+0+41&sealed.written=Cd4&sealed.language=es",
    ),
    (
        "changes",
        "/changes?edition=fide-2014&topic=sealed-move&position=4k3/7p/8/8/8/5N2/2N4P/4K3+w+-+-+0+41&sealed.written=Cd4&sealed.language=es",
    ),
    ("refused", "/result?edition=fide-2014&position=nonsense"),
    ("not-found", "/nowhere"),
];

const RULED: &str = "/ruling?edition=fide-2014&topic=sealed-move&position=4k3/7p/8/8/8/5N2/2N4P/4K3+w+-+-+0+41&sealed.written=Cd4&sealed.language=es";

/// Pages that say that something is wrong; the browser notes their status.
const REFUSING: [&str; 2] = ["refused", "not-found"];

/// Who looks: language, window, light or dark.
pub(super) const EYES: [(&str, Window, &str); 4] =
    [("es", PHONE, "dark"), ("it", DESKTOP, "light"), ("en", NARROW, "light"), ("it", DESKTOP, "dark")];

/// Looks at every page; what is wrong with any.
pub(super) async fn look(
    browser: &Browser,
    site: &str,
    eyes: (&str, Window, &str),
) -> Result<Vec<String>, String> {
    let (lang, window, scheme) = eyes;
    let told = |error: fantoccini::error::CmdError| error.to_string();
    browser.resize(window).await.map_err(told)?;
    browser.medium("screen", scheme).await.map_err(told)?;
    let mut wrong = Vec::new();
    for (name, address) in PAGES {
        let place = format!("{name} ({lang}, {}, {scheme})", window.name);
        browser.client.goto(&format!("{site}/{lang}{address}")).await.map_err(told)?;
        browser.client.execute(AXE, Vec::new()).await.map_err(told)?;
        let found = browser.client.execute_async(CHECKS, Vec::new()).await.map_err(told)?;
        wrong.extend(texts(&found).map(|fault| format!("{place}: {fault}")));
        let complaints = browser.complaints().await.map_err(told)?;
        let expected = |text: &&String| REFUSING.contains(name) && text.contains("status of 40");
        wrong.extend(complaints.iter().filter(|text| !expected(text)).map(|text| format!("{place}: {text}")));
        if std::env::var_os("PLICA_SCREENS").is_some() {
            let picture = browser.picture(window).await.map_err(told)?;
            keep(&format!("{name}-{lang}-{}-{scheme}", window.name), &picture);
        }
    }
    Ok(wrong)
}

fn texts(found: &Value) -> impl Iterator<Item = &str> {
    found.as_array().into_iter().flatten().filter_map(Value::as_str)
}

fn keep(name: &str, picture: &[u8]) {
    let folder = concat!(env!("CARGO_TARGET_TMPDIR"), "/screens");
    fs::create_dir_all(folder).expect("a folder");
    fs::write(format!("{folder}/{name}.png"), picture).expect("written");
}

/// axe-core, a program that finds what is hard to use for people with disabilities.
const AXE: &str = include_str!("../../axe/axe.min.js");

/// Run in the page: the breaches of WCAG 2 A and AA, scrolling sideways, and what is too small for a finger.
const CHECKS: &str = include_str!("checks.js");
