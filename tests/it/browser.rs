//! The arbiter's page in a real browser: walks in Spanish and Italian, and how every page looks, feels and sounds.
//!
//! Where no browser is found the test says so and passes, unless `PLICA_BROWSER=required`, as in `.ci/run`.
//! `PLICA_SCREENS=FOLDER` keeps a picture of every page in that folder.

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

/// Walks and looks, one browser after the other: several at a time take the more work the longer each waits; what is wrong.
async fn everything(driver: &Driver, site: &str) -> Vec<String> {
    let mut wrong = Vec::new();
    let mut goals = Vec::new();
    for scripts in [true, false] {
        let browser = driver.session(scripts).await.expect("a browser");
        let (reached, missed) = walked(&browser, site, scripts).await;
        goals.extend(reached);
        wrong.extend(missed);
        // The incidents by touch, in one language with scripts and in the other without.
        wrong.extend(told(taps::meet(&browser, site, usize::from(!scripts), scripts).await));
        close(browser).await;
    }
    let browser = driver.session(true).await.expect("a browser");
    wrong.extend(told(pages::look(&browser, site).await));
    wrong.extend(told(pictures::look(&browser, site).await));
    close(browser).await;
    wrong.extend(told(strange(driver, &goals).await));
    wrong
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
