//! The arbiter's page in a real browser: walks in Spanish and Italian, and how every page looks, feels and sounds.
//!
//! Where no browser is found the test says so and passes, unless `PLICA_BROWSER=required`, as in `.ci/run`.
//! `PLICA_SCREENS=1` keeps a picture of every page in `target/tmp/screens`.

mod chrome;
mod pages;
mod pictures;
mod quiz;
mod sheet;
mod taps;
mod walk;
mod walks;

use std::io::Write as _;
use std::path::Path;

use chrome::{Browser, Driver, listening};
use fantoccini::error::CmdError;
use walk::Goal;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_arbiter_s_page_in_a_browser() {
    let driver = match Driver::start().await {
        Ok(driver) => driver,
        Err(reason) => return skipped(&reason),
    };
    let program = Path::new(env!("CARGO_BIN_EXE_plica"));
    let serve = ["serve", "--port", "0", "--lang", "en"];
    let (plica, port) = listening(program, &serve).await.expect("plica serves");
    let site = format!("http://127.0.0.1:{port}");
    let wrong = everything(&driver, &site).await;
    drop((driver, plica));
    assert!(wrong.is_empty(), "{}", wrong.join("\n\n"));
}

/// The driver, a browser that runs scripts and one that does not.
async fn browsers() -> Result<(Driver, Browser, Browser), String> {
    let driver = Driver::start().await?;
    let (scripted, plain) = tokio::try_join!(driver.session(true), driver.session(false))?;
    Ok((driver, scripted, plain))
}

/// Says that nothing was tested; past the test harness, which keeps to itself what a passing test says.
fn skipped(reason: &str) {
    let required = std::env::var("PLICA_BROWSER").is_ok_and(|value| value == "required");
    assert!(!required, "PLICA_BROWSER=required, but no browser: {reason}");
    let _ = writeln!(std::io::stderr(), "SKIPPED: the arbiter's page was not tried in a browser: {reason}");
}

/// Walks and looks, in several browsers at a time, since each mostly waits; what is wrong.
async fn everything(driver: &Driver, site: &str) -> Vec<String> {
    let browser = async |scripts| driver.session(scripts).await.expect("a browser");
    let walking = async |scripts| {
        let browser = browser(scripts).await;
        let walked = walked(&browser, site, scripts).await;
        let met = if scripts { Vec::new() } else { met(&browser, site, scripts).await };
        close(browser).await;
        (walked, met)
    };
    let touching = async {
        let browser = browser(true).await;
        let met = met(&browser, site, true).await;
        let shown = told(pictures::look(&browser, site).await);
        close(browser).await;
        [met, shown].concat()
    };
    let looking = async |eyes| {
        let browser = browser(true).await;
        let looked = told(pages::look(&browser, site, eyes).await);
        close(browser).await;
        looked
    };
    let ((with, _), (without, met), touched, some, others) =
        tokio::join!(walking(true), walking(false), touching, looking(pages::SOME), looking(pages::OTHERS));
    let goals = [with.0, without.0].concat();
    let strange = told(strange(driver, &goals).await);
    [with.1, without.1, met, touched, some, others, strange].concat()
}

/// A browser that does not close properly is none of plica's faults.
async fn close(browser: Browser) {
    let _ = browser.client.close().await;
}

/// What was found wrong, or what kept it from being looked for.
fn told(found: Result<Vec<String>, CmdError>) -> Vec<String> {
    found.unwrap_or_else(|error| vec![error.to_string()])
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
    if browser.runs_scripts().await != Ok(scripts) {
        wrong.push(format!("scripts should run: {scripts}"));
    }
    (goals, wrong)
}

/// The incidents by touch, in both languages: what went wrong.
async fn met(browser: &Browser, site: &str, scripts: bool) -> Vec<String> {
    let mut wrong = Vec::new();
    for lang in 0..2 {
        wrong.extend(told(taps::meet(browser, site, lang, scripts).await));
    }
    wrong
}

/// A browser that has seen nothing before: the address where a walk ended shows the same.
async fn strange(driver: &Driver, goals: &[Goal]) -> Result<Vec<String>, CmdError> {
    let stranger = match driver.session(true).await {
        Ok(stranger) => stranger,
        Err(reason) => return Ok(vec![reason]),
    };
    let mut wrong = Vec::new();
    for goal in goals {
        stranger.client.goto(&goal.address).await?;
        let ruling = walk::ruling(&stranger.client).await?;
        if ruling != goal.ruling || ruling.is_empty() {
            wrong.push(format!("{}: {} shows something else:\n{ruling}", goal.walk, goal.address));
        }
    }
    close(stranger).await;
    Ok(wrong)
}
