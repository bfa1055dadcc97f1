//! The frame around every page: the way to the other pages, the language, what plica is.

use std::sync::Arc;

use axum::response::Html;
use maud::{DOCTYPE, Markup, html};

use super::site::Site;
use crate::words::phrases::{Locale, Words};

/// The reader of a page: the site, the language in the address, and the rest of the address.
pub(super) struct Reader {
    pub(super) site: Arc<Site>,
    pub(super) locale: Locale,
    /// The part of the address behind the question mark.
    pub(super) query: String,
    /// The address without its language: `/ruling?...`.
    pub(super) rest: String,
    /// The site has become another since the last page.
    pub(super) renewed: bool,
}

impl Reader {
    /// The words of the language in the address.
    pub(super) fn words(&self) -> &Words {
        self.site.words(self.locale)
    }

    /// The way to the other pages: in a line where there is room, else behind a button.
    fn pages(&self) -> Markup {
        let lang = self.locale.code();
        let say = |id: &str| self.words().say(id, &[]);
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

    /// A page of this title, which is also its first heading.
    pub(super) fn page(&self, heading: &str, body: &Markup) -> Html<String> {
        let lang = self.locale.code();
        let say = |id: &str| self.words().say(id, &[]);
        let page = html! {
            (DOCTYPE)
            html lang=(lang) {
                head {
                    meta charset="utf-8";
                    meta name="viewport" content="width=device-width, initial-scale=1";
                    title { (heading) " · plica" }
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
                            @for (locale, name) in self.site.language_names() {
                                @let current = locale == self.locale;
                                a href={ "/" (locale.code()) (self.rest) } lang=(locale.code())
                                    hreflang=(locale.code()) aria-current=[current.then_some("true")] {
                                    (name)
                                }
                            }
                        }
                    }
                    main #main {
                        @if self.renewed { p.notice role="status" { (say("web-renewed")) } }
                        h1 #title { (heading) }
                        (body)
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
