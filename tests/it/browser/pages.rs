//! Every page as people with little sight, on small screens, at night and on paper have it.

use std::collections::BTreeMap;
use std::fs;

use fantoccini::error::CmdError;
use fantoccini::wd::PrintConfiguration;
use serde_json::json;

use super::chrome::{Browser, DESKTOP, NARROW, PHONE, Window};

/// An address with the case of the two knights behind it.
macro_rules! two_knights {
    ($page:literal, $year:literal) => {
        concat!(
            "/",
            $page,
            "?edition=fide-",
            $year,
            "&topic=sealed-move&position=4k3/7p/8/8/8/5N2/2N4P/4K3+w+-+-+0+41",
            "&sealed.written=Cd4&sealed.language=es&white.name=Ana&black.name=Eva"
        )
    };
}

/// A page: its name, its address behind the language, and whether it refuses what it was asked.
pub(super) type Page = (&'static str, &'static str, bool);

/// Every kind of page.
const PAGES: &[Page] = &[
    ("home", "", false),
    ("edition", "/ruling", false),
    ("edition-again", "/ruling?event.began=2016-05-01&ask=edition", false),
    ("topic", "/ruling?edition=fide-2014", false),
    ("position", "/ruling?edition=fide-2014&topic=sealed-move", false),
    (
        "paper",
        "/ruling?edition=fide-2014&topic=sealed-move&position=4k3/7p/8/8/8/5N2/2N4P/4K3+w+-+-+0+41",
        false,
    ),
    ("time", "/ruling?edition=fide-1974&topic=late-white&sealer.colour=white", false),
    ("choice", "/ruling?edition=fide-2014&topic=draw-offer", false),
    ("number", "/ruling?edition=fide-1974&topic=irregularity&irregularity.found=yes", false),
    ("truth", "/ruling?edition=fide-2014&topic=envelope-missing", false),
    (
        "open",
        "/ruling?edition=fide-2014&replier.present=no&replier.late=20+min\
         &position=8/1R3ppk/6b1/3pNq1p/3P3P/P4PQ1/3r2PK/8+w+-+-+1+41",
        false,
    ),
    ("fault", "/ruling?edition=fide-2014&topic=sealed-move&position=nonsense", false),
    ("ruling", two_knights!("ruling", "2014"), false),
    ("silent", "/ruling?edition=fide-2014&topic=refusal", false),
    ("result", two_knights!("result", "2014"), false),
    ("compare", two_knights!("compare", "2014"), false),
    ("changes", two_knights!("changes", "1997"), false),
    ("board", "/board?edition=fide-2014&topic=sealed-move", false),
    ("law", "/law", false),
    ("law-edition", "/law/fide-2014", false),
    ("law-article", "/law/fide-2014/E.8", false),
    ("differences", "/differences", false),
    ("differences-of", "/differences?first=fide-1928&second=fide-1974", false),
    ("envelope", "/envelope", false),
    ("play", "/play?edition=fide-2014&sealing.done=yes", false),
    ("programs", "/api", false),
    ("refused", "/result?edition=fide-2014&position=nonsense", true),
    ("not-found", "/nowhere", true),
];

/// Who looks: language, window, light or dark.
type Eyes = (&'static str, Window, &'static str);

const EYES: [Eyes; 3] = [("es", PHONE, "dark"), ("en", NARROW, "light"), ("it", DESKTOP, "light")];

/// Looks at every page; what is wrong, each with the places where it is.
pub(super) async fn look(browser: &Browser, site: &str) -> Result<Vec<String>, CmdError> {
    let mut wrong: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for (lang, window, scheme) in EYES {
        browser.resize(window).await?;
        browser.medium("screen", scheme).await?;
        for page in PAGES {
            browser.client.goto(&format!("{site}/{lang}{}", page.1)).await?;
            if std::env::var_os("PLICA_SCREENS").is_some() {
                let picture = browser.picture(window).await?;
                keep(&format!("{}-{lang}-{}-{scheme}.png", page.0, window.name), &picture);
            }
            for fault in seen(browser, *page, window).await? {
                wrong
                    .entry(fault)
                    .or_default()
                    .push(format!("{} ({lang}, {}, {scheme})", page.0, window.name));
            }
        }
    }
    let mut found: Vec<_> =
        wrong.into_iter().map(|(fault, places)| format!("{fault}\n  on {}", places.join(", "))).collect();
    found.extend(printed(browser, site).await?);
    Ok(found)
}

/// What is wrong with the page on view.
pub(super) async fn seen(browser: &Browser, page: Page, window: Window) -> Result<Vec<String>, CmdError> {
    let client = &browser.client;
    client.execute(AXE, Vec::new()).await?;
    let found = client.execute_async(CHECKS, vec![json!(window == PHONE)]).await?;
    let found = found.as_array().into_iter().flatten().filter_map(|fault| fault.as_str()).map(str::to_owned);
    // The browser notes the status of a page that refuses.
    let is_expected = |complaint: &String| page.2 && complaint.contains("status of 40");
    let complaints = browser.complaints().await?.into_iter().filter(|complaint| !is_expected(complaint));
    Ok(found.chain(complaints).collect())
}

/// What is wrong with the page to print and sign on paper: it holds the ruling and nothing else.
async fn printed(browser: &Browser, site: &str) -> Result<Vec<String>, CmdError> {
    browser.resize(DESKTOP).await?;
    browser.client.goto(&format!("{site}/it{}", two_knights!("result", "2014"))).await?;
    if std::env::var_os("PLICA_SCREENS").is_some() {
        keep("result-it.pdf", &browser.client.print(PrintConfiguration::default()).await?);
    }
    browser.medium("print", "dark").await?;
    let text = browser.client.find(fantoccini::Locator::Css("body")).await?.text().await?;
    browser.medium("screen", "light").await?;
    let mut wrong = Vec::new();
    for wanted in ["Il Nero vince", "E.8.a", "Il Bianco (Ana)", "Il Nero (Eva)", "Data e ora"] {
        if !text.contains(wanted) {
            wrong.push(format!("not printed: {wanted}"));
        }
    }
    for idle in ["Español", "Torna alle domande", "Vai al contenuto"] {
        if text.contains(idle) {
            wrong.push(format!("printed: {idle}"));
        }
    }
    Ok(wrong)
}

pub(super) fn keep(name: &str, content: &[u8]) {
    let Some(folder) = std::env::var_os("PLICA_SCREENS").map(std::path::PathBuf::from) else { return };
    fs::create_dir_all(&folder).expect("a folder");
    fs::write(folder.join(name), content).expect("written");
}

/// axe-core, a program that finds what is hard to use for people with disabilities.
const AXE: &str = include_str!("../../axe/axe.min.js");

/// Run in the page: what is wrong with it.
const CHECKS: &str = include_str!("checks.js");
