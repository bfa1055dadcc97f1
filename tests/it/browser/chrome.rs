//! Chromium, driven by its own driver: one driver process, a session for each browser window.

use std::path::{Path, PathBuf};
use std::process::Stdio;

use base64::Engine as _;
use fantoccini::error::CmdError;
use fantoccini::wd::WebDriverCompatibleCommand;
use fantoccini::{Client, ClientBuilder};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Value, json};
use tokio::io::{AsyncBufReadExt as _, BufReader};
use tokio::process::{Child, Command};

/// The driver; it ends with the test.
pub(super) struct Driver {
    _process: Child,
    address: String,
    browser: PathBuf,
}

/// What browsers are called on the systems people test on.
const BROWSERS: [&str; 5] =
    ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];

fn on_the_path(name: &str) -> Option<PathBuf> {
    let folders = std::env::var_os("PATH")?;
    std::env::split_paths(&folders).map(|folder| folder.join(name)).find(|path| path.is_file())
}

/// Starts a program and reads from its standard output the port it listens on.
pub(super) async fn listening(program: &Path, arguments: &[&str]) -> Result<(Child, u16), String> {
    let mut command = Command::new(program);
    command.args(arguments).stdout(Stdio::piped()).stderr(Stdio::null()).kill_on_drop(true);
    let mut child = command.spawn().map_err(|error| format!("{}: {error}", program.display()))?;
    let mut lines = BufReader::new(child.stdout.take().expect("a pipe")).lines();
    while let Ok(Some(line)) = lines.next_line().await {
        if let Some(port) = port_in(&line) {
            // Nobody reads on; what is written later must not block the program.
            tokio::spawn(async move { while let Ok(Some(_)) = lines.next_line().await {} });
            return Ok((child, port));
        }
    }
    Err(format!("{} names no port", program.display()))
}

/// `... http://127.0.0.1:4974 ...`, `... on port 9515.`
fn port_in(line: &str) -> Option<u16> {
    let after = line.split_once("127.0.0.1:").or_else(|| line.split_once("successfully on port "))?.1;
    after.split(|letter: char| !letter.is_ascii_digit()).next()?.parse().ok()
}

impl Driver {
    /// The driver, or why there is none.
    pub(super) async fn start() -> Result<Self, String> {
        let driver = on_the_path("chromedriver").ok_or("no `chromedriver` on the path")?;
        let browser = BROWSERS.iter().find_map(|name| on_the_path(name));
        let browser = browser.ok_or_else(|| format!("none of {} on the path", BROWSERS.join(", ")))?;
        let (process, port) = listening(&driver, &["--port=0"]).await?;
        Ok(Self { _process: process, address: format!("http://127.0.0.1:{port}"), browser })
    }

    /// A browser with nothing remembered; the driver gives each a folder of its own and removes it.
    pub(super) async fn session(&self, scripts: bool) -> Result<Browser, String> {
        let flags = [
            "--headless=new",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-dev-shm-usage",
            "--no-first-run",
            "--disable-background-networking",
            "--hide-scrollbars",
            "--lang=en-US",
        ];
        // 1 allows, 2 blocks.
        let javascript = if scripts { 1 } else { 2 };
        let capabilities = json!({
            "goog:loggingPrefs": {"browser": "ALL"},
            "goog:chromeOptions": {
                "binary": self.browser,
                "args": flags,
                "prefs": {"profile.managed_default_content_settings.javascript": javascript},
            },
        });
        let mut builder = ClientBuilder::new(HttpConnector::new());
        builder.capabilities(capabilities.as_object().expect("an object").clone());
        let client = builder.connect(&self.address).await.map_err(|error| error.to_string())?;
        Ok(Browser { client })
    }
}

/// A window: width and height in CSS pixels, and whether it is a hand-held one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Window {
    pub(super) name: &'static str,
    pub(super) width: u32,
    pub(super) height: u32,
    pub(super) is_phone: bool,
}

pub(super) const PHONE: Window = Window { name: "phone", width: 390, height: 844, is_phone: true };
pub(super) const NARROW: Window = Window { name: "narrow", width: 320, height: 640, is_phone: true };
pub(super) const DESKTOP: Window = Window { name: "desktop", width: 1280, height: 900, is_phone: false };

/// A session.
pub(super) struct Browser {
    pub(super) client: Client,
}

impl Browser {
    /// Takes on the size of a window.
    pub(super) async fn resize(&self, window: Window) -> Result<(), CmdError> {
        let metrics = json!({
            "width": window.width, "height": window.height, "deviceScaleFactor": 1, "mobile": window.is_phone,
        });
        self.devtools("Emulation.setDeviceMetricsOverride", metrics).await.map(drop)
    }

    /// Shows pages as on a screen that is light or dark, or as on paper.
    pub(super) async fn medium(&self, medium: &str, scheme: &str) -> Result<(), CmdError> {
        let features = json!([{"name": "prefers-color-scheme", "value": scheme}]);
        let media = json!({"media": medium, "features": features});
        self.devtools("Emulation.setEmulatedMedia", media).await.map(drop)
    }

    /// The whole page as a picture (PNG): the window grows to the page's length and shrinks again.
    pub(super) async fn picture(&self, window: Window) -> Result<Vec<u8>, CmdError> {
        let length = self.client.execute("return document.documentElement.scrollHeight", Vec::new()).await?;
        let height = length.as_u64().and_then(|length| u32::try_from(length).ok()).unwrap_or(window.height);
        self.resize(Window { height, ..window }).await?;
        let picture = self.client.screenshot().await?;
        self.resize(window).await?;
        Ok(picture)
    }

    /// The page printed on the paper that it asks for, as PDF.
    pub(super) async fn printed(&self) -> Result<Vec<u8>, CmdError> {
        let paper = json!({"printBackground": true, "preferCSSPageSize": true});
        let printed = self.devtools("Page.printToPDF", paper).await?;
        let data = printed["data"].as_str().unwrap_or_default();
        Ok(base64::engine::general_purpose::STANDARD.decode(data).expect("base64"))
    }

    async fn devtools(&self, cmd: &str, params: Value) -> Result<Value, CmdError> {
        let body = json!({"cmd": cmd, "params": params});
        self.client.issue_cmd(Vendor { path: "goog/cdp/execute", body }).await
    }

    /// Whether pages may run scripts.
    pub(super) async fn runs_scripts(&self) -> Result<bool, String> {
        let told = |error: CmdError| error.to_string();
        let page = "data:text/html,<body><noscript>no</noscript><script>document.body.append('yes')</script>";
        self.client.goto(page).await.map_err(told)?;
        let body = self.client.find(fantoccini::Locator::Css("body")).await.map_err(told)?;
        Ok(body.text().await.map_err(told)?.contains("yes"))
    }

    /// What the browser has complained of since it was last asked: level, source, message.
    pub(super) async fn complaints(&self) -> Result<Vec<String>, CmdError> {
        let log = self.client.issue_cmd(Vendor { path: "se/log", body: json!({"type": "browser"}) }).await?;
        let entries = log.as_array().into_iter().flatten();
        Ok(entries.map(|entry| format!("{} {}", entry["source"], entry["message"])).collect())
    }
}

/// A command of this driver's own.
#[derive(Debug)]
struct Vendor {
    path: &'static str,
    body: Value,
}

impl WebDriverCompatibleCommand for Vendor {
    fn endpoint(&self, base: &url::Url, session: Option<&str>) -> Result<url::Url, url::ParseError> {
        base.join(&format!("session/{}/{}", session.unwrap_or_default(), self.path))
    }

    fn method_and_body(&self, _: &url::Url) -> (axum::http::Method, Option<String>) {
        (axum::http::Method::POST, Some(self.body.to_string()))
    }
}
