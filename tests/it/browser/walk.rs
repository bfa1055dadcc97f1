//! A walk: what somebody does on the pages, by the words he sees, and what he must see then.

use std::time::Duration;

use fantoccini::actions::{InputSource as _, KeyAction, KeyActions};
use fantoccini::elements::ElementRef;
use fantoccini::error::CmdError;
use fantoccini::key::Key;
use fantoccini::{Client, Locator};

use super::chrome::{Browser, Window};

/// What somebody does or sees.
#[derive(Debug, Clone, Copy)]
pub(super) enum Step {
    /// Presses the button or link with these words, the first behind the field just filled in.
    Press(&'static str),
    /// Writes into the field of this name.
    Write(&'static str, &'static str),
    /// Chooses by its words in the list of this name.
    Pick(&'static str, &'static str),
    /// Chooses among the few values of the field of this name.
    Choose(&'static str, &'static str),
    /// Goes back with the browser's own button.
    Back,
    /// These words stand on the page.
    Sees(&'static str),
    /// These words stand nowhere on the page.
    SeesNot(&'static str),
}

/// How somebody uses the pages.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Hand {
    /// Touches or clicks.
    Pointer,
    /// Uses nothing but the keys Tab, Enter, Space and letters.
    Keyboard,
}

/// Somebody's way through the pages.
pub(super) struct Walk {
    pub(super) name: &'static str,
    pub(super) lang: &'static str,
    pub(super) window: Window,
    pub(super) scripts: bool,
    pub(super) hand: Hand,
    pub(super) steps: &'static [Step],
}

/// Where a walk ended: the address and the ruling that stands there.
#[derive(Clone)]
pub(super) struct Goal {
    pub(super) walk: &'static str,
    pub(super) address: String,
    pub(super) ruling: String,
}

impl Walk {
    /// Walks from the site's first page.
    pub(super) async fn run(&self, browser: &Browser, site: &str) -> Result<Goal, String> {
        let told = |error: CmdError| format!("{}: {error}", self.name);
        browser.resize(self.window).await.map_err(told)?;
        let client = &browser.client;
        client.goto(&format!("{site}/{}", self.lang)).await.map_err(told)?;
        let mut walker = Walker { client, hand: self.hand, field: None };
        for step in self.steps {
            if let Err(fault) = walker.take(*step).await {
                let seen = walker.page().await.map_err(told)?;
                return Err(format!("{}: {step:?}: {fault}. On the page:\n{seen}", self.name));
            }
        }
        let address = client.current_url().await.map_err(told)?.to_string();
        let ruling = ruling(client).await.map_err(told)?;
        Ok(Goal { walk: self.name, address, ruling })
    }
}

/// The ruling on the page, nothing where there is none.
pub(super) async fn ruling(client: &Client) -> Result<String, CmdError> {
    match client.find_all(Locator::Css("article.ruling")).await?.first() {
        Some(article) => article.text().await,
        None => Ok(String::new()),
    }
}

struct Walker<'a> {
    client: &'a Client,
    hand: Hand,
    /// The field just filled in.
    field: Option<&'static str>,
}

impl Walker<'_> {
    async fn take(&mut self, step: Step) -> Result<(), String> {
        match step {
            Step::Press(words) => {
                let before = self.document().await?;
                self.press(words).await?;
                self.arrived(before).await
            }
            Step::Write(name, text) => self.write(name, text).await,
            Step::Choose(name, value) => self.choose(name, value).await,
            Step::Pick(name, words) => self.pick(name, words).await,
            Step::Back => {
                let before = self.document().await?;
                self.client.back().await.map_err(|error| error.to_string())?;
                self.arrived(before).await
            }
            Step::Sees(words) => self.sees(words, true).await,
            Step::SeesNot(words) => self.sees(words, false).await,
        }
    }

    async fn document(&self) -> Result<ElementRef, String> {
        let root = self.client.find(Locator::Css("html")).await;
        root.map(|root| root.element_id()).map_err(|error| error.to_string())
    }

    /// Waits until another document is there, with all that is in it.
    async fn arrived(&self, before: ElementRef) -> Result<(), String> {
        for _ in 0..170 {
            let root = self.client.find_all(Locator::Css("html:has(> body)")).await;
            let arrived =
                root.is_ok_and(|roots| roots.first().is_some_and(|root| root.element_id() != before));
            if arrived {
                return Ok(());
            }
            tokio::time::sleep(Duration::from_millis(30)).await;
        }
        Err("no other page comes".to_owned())
    }

    async fn page(&self) -> Result<String, CmdError> {
        self.client.find(Locator::Css("body")).await?.text().await
    }

    async fn sees(&self, words: &str, wanted: bool) -> Result<(), String> {
        let page = self.page().await.map_err(|error| error.to_string())?;
        if page.contains(words) == wanted { Ok(()) } else { Err("is not so".to_owned()) }
    }

    async fn press(&mut self, words: &str) -> Result<(), String> {
        let field = self.field.take();
        let axis = field.map_or("//".to_owned(), |name| format!("//*[@name='{name}']/following::"));
        let said = quoted(words);
        for test in [format!("normalize-space()={said}"), format!("starts-with(normalize-space(),{said})")] {
            let path = format!("{axis}*[self::a or self::button or self::summary][{test}]");
            let found =
                self.client.find_all(Locator::XPath(&path)).await.map_err(|error| error.to_string())?;
            let Some(element) = found.first() else { continue };
            let pressed = match self.hand {
                Hand::Pointer => element.click().await.map_err(|error| error.to_string()),
                Hand::Keyboard => {
                    self.tab_to(element).await?;
                    let is_link = element.tag_name().await.is_ok_and(|name| name == "a");
                    self.keys(&char::from(if is_link { Key::Enter } else { Key::Space }).to_string()).await
                }
            };
            return pressed;
        }
        Err("there is nothing to press".to_owned())
    }

    async fn write(&mut self, name: &'static str, text: &str) -> Result<(), String> {
        let told = |error: CmdError| error.to_string();
        let element = self.client.find(Locator::Css(&visible(name))).await.map_err(told)?;
        self.field = Some(name);
        match self.hand {
            Hand::Pointer => {
                element.clear().await.map_err(told)?;
                element.send_keys(text).await.map_err(told)
            }
            Hand::Keyboard => {
                self.tab_to(&element).await?;
                self.keys(text).await
            }
        }
    }

    async fn pick(&mut self, name: &'static str, words: &str) -> Result<(), String> {
        let told = |error: CmdError| error.to_string();
        let element = self.client.find(Locator::Css(&visible(name))).await.map_err(told)?;
        self.field = Some(name);
        match self.hand {
            Hand::Pointer => element.select_by_label(words).await.map_err(told),
            Hand::Keyboard => {
                self.tab_to(&element).await?;
                self.keys(words).await
            }
        }
    }

    async fn choose(&mut self, name: &'static str, value: &str) -> Result<(), String> {
        let told = |error: CmdError| error.to_string();
        let path = format!("{}[value='{value}']", visible(name));
        let element = self.client.find(Locator::Css(&path)).await.map_err(told)?;
        self.field = Some(name);
        match self.hand {
            Hand::Pointer => element.click().await.map_err(told),
            Hand::Keyboard => {
                self.tab_to(&element).await?;
                self.keys(" ").await
            }
        }
    }

    async fn keys(&self, keys: &str) -> Result<(), String> {
        let told = |error: CmdError| error.to_string();
        self.client.active_element().await.map_err(told)?.send_keys(keys).await.map_err(told)
    }

    /// Goes on with Tab until an element has the focus, and a sighted person can see that it has.
    async fn tab_to(&self, wanted: &fantoccini::elements::Element) -> Result<(), String> {
        let told = |error: CmdError| error.to_string();
        for _ in 0..80 {
            // As a keyboard does it: keys sent to an element begin anew in the first part of a date each time.
            let tab = char::from(Key::Tab);
            let press = KeyActions::new("keyboard".to_owned());
            let press = press.then(KeyAction::Down { value: tab }).then(KeyAction::Up { value: tab });
            self.client.perform_actions(press).await.map_err(told)?;
            let active = self.client.active_element().await.map_err(told)?;
            if active.element_id() == wanted.element_id() {
                let outline = active.css_value("outline-style").await.map_err(told)?;
                return if outline == "none" { Err("the focus cannot be seen".to_owned()) } else { Ok(()) };
            }
        }
        Err("the Tab key does not lead there".to_owned())
    }
}

fn visible(name: &str) -> String {
    format!("[name='{name}']:not([type='hidden'])")
}

/// Words as a literal of the path language.
fn quoted(words: &str) -> String {
    if words.contains('\'') { format!("\"{words}\"") } else { format!("'{words}'") }
}
