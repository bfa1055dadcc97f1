//! The arbiter's page in a real browser: walks in Spanish and Italian, and how the pages look, feel and sound.
//!
//! Where no browser is found the test says so and passes, unless `PLICA_BROWSER=required`, as in `.ci/run`.
//! `PLICA_SCREENS=1` keeps a picture of every page in `target/tmp/screens`.

mod chrome;
mod pages;
mod walk;
mod walks;

use std::io::Write as _;
use std::path::Path;

use chrome::{Browser, Driver, listening};
use walk::Goal;

#[tokio::test(flavor = "multi_thread")]
async fn the_arbiter_s_page_in_a_browser() {
    let driver = match Driver::start().await {
        Ok(driver) => driver,
        Err(reason) => return skipped(&reason),
    };
    let first = match driver.session(true).await {
        Ok(first) => first,
        Err(reason) => return skipped(&reason),
    };
    let program = Path::new(env!("CARGO_BIN_EXE_plica"));
    let (_plica, port) =
        listening(program, &["serve", "--port", "0", "--lang", "en"]).await.expect("plica serves");
    let site = format!("http://127.0.0.1:{port}");
    let wrong = everything(&driver, first, &site).await;
    assert!(wrong.is_empty(), "{}", wrong.join("\n\n"));
}

/// Says that nothing was tested. Past the test harness, which keeps what a passing test says to itself.
fn skipped(reason: &str) {
    let required = std::env::var("PLICA_BROWSER").is_ok_and(|value| value == "required");
    assert!(!required, "PLICA_BROWSER=required, but no browser: {reason}");
    let _ = writeln!(std::io::stderr(), "SKIPPED: the arbiter's page was not tried in a browser: {reason}");
}

/// Walks and looks, in two browsers at a time; what is wrong.
async fn everything(driver: &Driver, first: Browser, site: &str) -> Vec<String> {
    let started = std::time::Instant::now();
    let second = driver.session(false).await.expect("another session");
    eprintln!("{:?} sessions", started.elapsed());
    let (with, without) = tokio::join!(walked(&first, site, true), walked(&second, site, false));
    eprintln!("{:?} walked", started.elapsed());
    let mut wrong = Vec::new();
    let mut goals = Vec::new();
    for (goal, fault) in [with, without] {
        goals.extend(goal);
        wrong.extend(fault);
    }
    for eyes in pages::EYES {
        match pages::look(&first, site, eyes).await {
            Ok(found) => wrong.extend(found),
            Err(error) => wrong.push(error),
        }
        eprintln!("{:?} {eyes:?}", started.elapsed());
    }
    let _ = first.client.close().await;
    let _ = second.client.close().await;
    wrong
}

/// The walks with scripts or without: where they ended, and what went wrong.
async fn walked(browser: &Browser, site: &str, scripts: bool) -> (Vec<Goal>, Vec<String>) {
    let mut goals = Vec::new();
    let mut wrong = Vec::new();
    for walk in walks::WALKS.iter().filter(|walk| walk.scripts == scripts) {
        match walk.run(browser, site).await {
            Ok(goal) => goals.push(goal),
            Err(fault) => wrong.push(fault),
        }
    }
    (goals, wrong)
}
