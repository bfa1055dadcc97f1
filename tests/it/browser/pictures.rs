//! The pictures of the page in the README: the first screen of a phone, as the browser shows it. Beside each stands what is
//! read on it, which the test compares, since pixels differ from machine to machine. `PLICA_DOCUMENTS=write` takes them anew.

use std::path::{Path, PathBuf};

use super::chrome::{Browser, Driver, PHONE, listening};
use super::skipped;

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
        const place = range.getBoundingClientRect(), area = place.width * place.height;
        const fits = place.left >= 0 && place.top >= 0 && place.right <= innerWidth && place.bottom <= innerHeight;
        if (area > 1 && fits && around.checkVisibility({ visibilityProperty: true })) seen.push(text.data);
    }
    return seen.join(' ').replace(/\\s+/g, ' ').replace(/ ([.,;:)])/g, '$1').trim();";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_pictures_of_the_front_page_show_the_page() {
    let driver = match Driver::start().await {
        Ok(driver) => driver,
        Err(reason) => return skipped(&reason),
    };
    let browser = driver.session(true).await.expect("a browser");
    let program = Path::new(env!("CARGO_BIN_EXE_plica"));
    let (plica, port) = listening(program, &["serve", "--port", "0"]).await.expect("plica serves");
    let mut wrong = Vec::new();
    for (readme, language) in READMES {
        for (name, page) in PAGES {
            let address = format!("http://127.0.0.1:{port}/{language}{page}");
            let picture = format!("docs/page-{name}-{language}.png");
            let seen = taken(&browser, &address, &picture).await;
            let text = std::fs::read_to_string(home(readme)).expect("a README");
            let shown =
                format!("<img src=\"{picture}\" width=\"300\" alt=\"{}\">", seen.replace('"', "&quot;"));
            if !text.contains(&shown) {
                wrong.push(format!("{readme} lacks\n{shown}"));
            }
        }
    }
    let _ = browser.client.close().await;
    drop((driver, plica));
    assert!(wrong.is_empty(), "{}\nPLICA_DOCUMENTS=write takes the pictures anew", wrong.join("\n"));
}

fn home(path: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(path)
}

/// What is read on the first screen of a page; its picture is kept where that is wished, and is there in any case.
async fn taken(browser: &Browser, address: &str, picture: &str) -> String {
    browser.resize(PHONE).await.expect("a phone");
    browser.medium("screen", "light").await.expect("a screen");
    browser.client.goto(address).await.expect("a page");
    let seen = browser.client.execute(SEEN, Vec::new()).await.expect("words");
    let path = home(picture);
    if std::env::var("PLICA_DOCUMENTS").is_ok_and(|wish| wish == "write") {
        std::fs::write(&path, browser.client.screenshot().await.expect("a screenshot")).expect("a picture");
    }
    let bytes = std::fs::read(&path).unwrap_or_default();
    assert!(bytes.starts_with(b"\x89PNG"), "{picture} is no picture; PLICA_DOCUMENTS=write takes it");
    seen.as_str().unwrap_or_default().to_owned()
}
