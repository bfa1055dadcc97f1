//! The pictures of the page in the README: the first screen of a phone, as the browser shows it. Beside each stands what is
//! read on it, which the test compares, since pixels differ from machine to machine. `PLICA_DOCUMENTS=write` takes them anew.

use std::path::PathBuf;

use fantoccini::error::CmdError;

use super::chrome::{Browser, PHONE};

/// A README, its language, and the pictures in it: what they are called and which page they show.
const READMES: [(&str, &str); 3] = [("README.md", "en"), ("README.es.md", "es"), ("README.it.md", "it")];
const PAGES: [(&str, &str); 2] = [
    ("happened", ""),
    (
        "ruling",
        "/ruling?edition=fide-2014&position=4k3%2F7p%2F8%2F8%2F8%2F5N2%2F2N4P%2F4K3+w+-+-+0+41&sealed.written=Cd4&sealed.language=es",
    ),
];

/// The words that are wholly on the screen, in the order of the page, without the head of every page.
const SEEN: &str = "
    const texts = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT), seen = [];
    while (texts.nextNode()) {
        const text = texts.currentNode, around = text.parentElement;
        if (around.closest('svg, script, style, noscript, select') || !text.data.trim()) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        // What only those hear to whom the page is read has an element of one pixel.
        const place = range.getBoundingClientRect(), box = around.getBoundingClientRect();
        const fits = place.left >= 0 && place.top >= 0 && place.right <= innerWidth && place.bottom <= innerHeight;
        if (Math.min(place.width, box.width) > 1 && fits && around.checkVisibility({ visibilityProperty: true })) seen.push(text.data);
    }
    return seen.join(' ').replace(/\\s+/g, ' ').replace(/ ([.,;:)])/g, '$1').trim();";

/// What the READMEs do not show as the browser does.
pub(super) async fn look(browser: &Browser, site: &str) -> Result<Vec<String>, CmdError> {
    let mut wrong = Vec::new();
    browser.resize(PHONE).await?;
    for (readme, language) in READMES {
        for (name, page) in PAGES {
            let picture = format!("docs/page-{name}-{language}.png");
            let seen = taken(browser, &format!("{site}/{language}{page}"), &picture).await?;
            let before = format!("<img src=\"{picture}\" width=\"300\" alt=\"");
            let text = std::fs::read_to_string(home(readme)).expect("a README");
            let kept = text.split_once(&before).and_then(|(_, rest)| rest.split_once("\">"));
            let kept = kept.map(|(kept, _)| kept).unwrap_or_default();
            if writes_documents() {
                assert!(text.contains(&before), "{readme} shows no {picture}");
                let right = text.replacen(&format!("{before}{kept}\">"), &format!("{before}{seen}\">"), 1);
                std::fs::write(home(readme), right).expect("a README");
                continue;
            }
            // Where letters are wider the screen ends earlier.
            if kept.is_empty() || !(seen.starts_with(kept) || kept.starts_with(&seen)) {
                wrong.push(format!("{readme} lacks\n{before}{seen}\">"));
            }
        }
    }
    Ok(wrong)
}

fn writes_documents() -> bool {
    std::env::var("PLICA_DOCUMENTS").is_ok_and(|wish| wish == "write")
}

fn home(path: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(path)
}

/// What is read on the first screen of a page; its picture is kept where that is wished, and is there in any case.
async fn taken(browser: &Browser, address: &str, picture: &str) -> Result<String, CmdError> {
    browser.client.goto(address).await?;
    let seen = browser.client.execute(SEEN, Vec::new()).await?;
    let path = home(picture);
    if writes_documents() {
        std::fs::write(&path, browser.client.screenshot().await?).expect("a picture");
    }
    let bytes = std::fs::read(&path).unwrap_or_default();
    assert!(bytes.starts_with(b"\x89PNG"), "{picture} is no picture; PLICA_DOCUMENTS=write takes it");
    Ok(seen.as_str().unwrap_or_default().replace('"', "&quot;"))
}
