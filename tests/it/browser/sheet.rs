//! On paper: the record to sign is one sheet, in the ten usual cases and in both languages; training material is on A4, uncut.

use std::path::Path;

use super::chrome::{Driver, Window, listening};
use super::skipped;
use crate::handbook::written;

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

/// An A4 page as Chromium writes it.
const A4: &str = "/MediaBox [0 0 594.95996 841.91998]";

/// The room between the margins of an A4 page, in CSS pixels.
const TEXT: Window = Window { name: "A4", width: 658, height: 980, is_phone: false };

/// What may not be cut, and is not told so; what is wider than the page.
const CUT: &str = "
const boxes = document.querySelectorAll('.frame, .verdict, li, tr, figure, pre, h1, h2, form.question');
const shown = [...boxes].filter(box => box.getClientRects().length > 0);
const torn = shown.filter(box => getComputedStyle(box).breakInside !== 'avoid');
const wide = document.documentElement.scrollWidth - window.innerWidth;
return [...new Set(torn.map(box => `${box.tagName} ${box.className} may be cut`)), ...(wide > 0 ? [`${wide}px too wide`] : [])];";

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
            let pages = pages(&browser.printed().await.expect("printed"));
            if pages != (1, 1) {
                wrong.push(format!("{language} {name}: {} pages, {} of them A4", pages.0, pages.1));
            }
        }
    }
    drop((browser, driver, plica));
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Training material: the arguments, the file asked for, the file printed, at most so many pages.
const MATERIAL: [(&[&str], &str, &str, usize); 4] = [
    (&["handbook", "--edition", "fide-2014", "--lang", "es"], "book.html", "book.html", 70),
    (&["quiz", "--edition", "fide-2014", "--lang", "it", "--n", "12", "--seed", "7"], "q.html", "q.html", 14),
    (&["exam", "--edition", "fide-2014", "--n", "12", "--seed", "7"], "exam.html", "exam-A.html", 9),
    (&["exam", "--edition", "fide-2014", "--n", "12", "--seed", "7"], "exam.html", "exam-key.html", 12),
];

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn training_material_is_printed_on_a4_without_a_cut() {
    let driver = match Driver::start().await {
        Ok(driver) => driver,
        Err(reason) => return skipped(&reason),
    };
    let printer = driver.session(true).await.expect("a browser");
    // Another browser measures: emulated media and sizes stay, and count when it prints.
    let browser = driver.session(true).await.expect("a browser");
    browser.resize(TEXT).await.expect("a page wide");
    browser.medium("print", "light").await.expect("on paper");
    let mut wrong = Vec::new();
    for (arguments, file, printed, most) in MATERIAL {
        let path = written(&[&["train"], arguments].concat(), file).with_file_name(printed);
        let address = format!("file://{}", path.display());
        printer.client.goto(&address).await.expect("the page");
        let (count, on_a4) = pages(&printer.printed().await.expect("printed"));
        if count > most || on_a4 != count {
            wrong.push(format!("{printed}: {count} pages, {on_a4} of them A4"));
        }
        browser.client.goto(&address).await.expect("the page");
        let cut = browser.client.execute(CUT, Vec::new()).await.expect("looked");
        wrong.extend(cut.as_array().into_iter().flatten().map(|fault| format!("{printed}: {fault}")));
    }
    drop((printer, browser, driver));
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// How many pages a PDF of Chromium has, and how many of them are A4: each has an object of its own, the list of them another.
fn pages(pdf: &[u8]) -> (usize, usize) {
    let text = String::from_utf8_lossy(pdf);
    (text.matches("/Type /Page").count() - text.matches("/Type /Pages").count(), text.matches(A4).count())
}
