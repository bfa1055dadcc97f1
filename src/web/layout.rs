//! The frame around every page: the way to the other pages, the language, what plica is.

use axum::response::Html;
use maud::{DOCTYPE, Markup, html};

use crate::words::phrases::{Locale, Words};

/// The language in an address, and where on the site the reader is.
pub(super) struct Reader {
    pub(super) locale: Locale,
    /// The address without its language: `/ruling?...`.
    pub(super) rest: String,
    /// The site has become another since the last page.
    pub(super) renewed: bool,
    /// The languages of the site, each with what it calls itself.
    pub(super) languages: Vec<(Locale, String)>,
}

/// A page of the site.
pub(super) struct Page<'a> {
    pub(super) words: &'a Words,
    pub(super) reader: &'a Reader,
    /// What stands in the browser's title and as the first heading.
    pub(super) title: String,
    pub(super) body: Markup,
}

impl Page<'_> {
    /// The way to the other pages: in a line where there is room, else behind a button.
    fn pages(&self) -> Markup {
        let lang = self.reader.locale.code();
        let say = |id: &str| self.words.say(id, &[]);
        let links = || {
            html! { @for (path, id) in PAGES { a href={ "/" (lang) (path) } { (say(id)) } } }
        };
        html! {
            nav.pages aria-label=(say("web-pages")) { (links()) }
            details.pages {
                summary aria-label=(say("web-pages")) { "☰" }
                nav aria-label=(say("web-pages")) { (links()) }
            }
        }
    }

    /// The page as HTML.
    pub(super) fn html(self) -> Html<String> {
        let lang = self.reader.locale.code();
        let say = |id: &str| self.words.say(id, &[]);
        let page = html! {
            (DOCTYPE)
            html lang=(lang) {
                head {
                    meta charset="utf-8";
                    meta name="viewport" content="width=device-width, initial-scale=1";
                    title { (self.title) " · plica" }
                    link rel="icon" href="/assets/icon.svg" type="image/svg+xml";
                    link rel="apple-touch-icon" href="/assets/icon-192.png";
                    link rel="manifest" href="/manifest.webmanifest";
                    link rel="stylesheet" href="/assets/site.css";
                }
                body {
                    a.skip href="#main" { (say("web-skip")) }
                    header.site {
                        a.name href={ "/" (lang) } { "plica" }
                        (self.pages())
                        nav.languages aria-label=(say("web-languages")) {
                            @for (locale, name) in &self.reader.languages {
                                @let current = *locale == self.reader.locale;
                                a href={ "/" (locale.code()) (self.reader.rest) } lang=(locale.code())
                                    hreflang=(locale.code()) aria-current=[current.then_some("true")] {
                                    (name)
                                }
                            }
                        }
                    }
                    main #main {
                        @if self.reader.renewed { p.notice role="status" { (say("web-renewed")) } }
                        h1 #title { (self.title) }
                        (self.body)
                    }
                    footer.site {
                        p { (say("web-footer")) }
                        p { a href={ "/" (lang) "/api" } { (say("web-programs")) } }
                    }
                }
            }
        };
        Html(page.into_string())
    }
}

/// The pages in the head of every page.
const PAGES: [(&str, &str); 4] = [
    ("/ruling", "web-guided"),
    ("/envelope", "web-envelope"),
    ("/law", "web-law"),
    ("/differences", "web-differences"),
];
