//! The record to sign is one sheet of paper, in the ten usual cases and in both languages.

use std::path::Path;

use super::chrome::{Driver, listening};
use super::skipped;

/// What happened, told as the page tells it, with names and all that heads a record.
const CASES: [(&str, &str); 10] = [
    (
        "late",
        "replier.present=no&replier.late=40+min&event.default_time=30+min&sealed.reading=clear&sealed.ends_game=no&sealer.colour=white",
    ),
    (
        "both-late",
        "replier.present=no&replier.late=40+min&sealer.present=no&sealer.late=45+min&event.default_time=30+min&sealed.reading=clear&sealed.ends_game=no&sealer.colour=white",
    ),
    (
        "ambiguous",
        "position=4k3%2F7p%2F8%2F8%2F8%2F5N2%2F2N4P%2F4K3+w+-+-+0+41&sealed.written=Cd4&sealed.language=es",
    ),
    ("absent", "sealed.reading=absent&sealer.colour=white"),
    ("lost", "envelope.missing=yes&position.known=no"),
    ("lost-and-known", "envelope.missing=yes&position.known=yes&times.known=yes"),
    ("offer", "offer.moment=after_move&offer.by=sealer"),
    ("resignation", "ended_before.kind=resignation&ended_before.by=sealer&sealer.colour=black"),
    (
        "flag",
        "replier.flag_fallen=yes&sealed.reading=clear&sealed.ends_game=no&sealer.can_mate=yes&sealer.colour=white",
    ),
    ("session", "session.over=yes"),
];

const HEAD: &str = "edition=fide-2014&white.name=Rosa+Ana+de+la+Fuente&black.name=Giuseppe+Verdi&event.name=Torneo+Magistral+de+Linares&event.round=7&";

/// A4 and Letter, in inches.
const PAPER: [(&str, (f64, f64)); 2] = [("A4", (8.27, 11.69)), ("Letter", (8.5, 11.0))];

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_record_to_sign_is_one_sheet() {
    let driver = match Driver::start().await {
        Ok(driver) => driver,
        Err(reason) => return skipped(&reason),
    };
    let program = Path::new(env!("CARGO_BIN_EXE_plica"));
    let (plica, port) = listening(program, &["serve", "--port", "0"]).await.expect("plica serves");
    let browser = driver.session(true).await.expect("a browser");
    let mut wrong = Vec::new();
    for language in ["es", "it"] {
        for (name, facts) in CASES {
            let address = format!("http://127.0.0.1:{port}/{language}/result?{HEAD}{facts}");
            browser.client.goto(&address).await.expect("the page");
            for (paper, size) in PAPER {
                let pages = pages(&browser.printed(size).await.expect("printed"));
                if pages != 1 {
                    wrong.push(format!("{language} {name}, {paper}: {pages} pages"));
                }
            }
        }
    }
    drop((browser, driver, plica));
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// How many pages a PDF of Chromium has: each has an object of its own, the list of them another.
fn pages(pdf: &[u8]) -> usize {
    let text = String::from_utf8_lossy(pdf);
    text.matches("/Type /Page").count() - text.matches("/Type /Pages").count()
}
