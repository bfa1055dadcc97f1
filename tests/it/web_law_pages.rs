//! The law in the reader's own words: no clause, no rule's id and no English title in the open; words found in all editions.

use std::collections::BTreeSet;

use axum::body::Body;
use axum::http::Request;
use plica::engine::model::{Article, Edition};

use super::examples::library;
use super::site::answer;
use super::web_pages::{assert_well_formed, attributes, escaped, get, query};

/// The largest page of the law, as it is sent.
const LARGEST: usize = 50_000;

fn every_article() -> impl Iterator<Item = (&'static Edition, &'static Article)> {
    let editions = library().rulebook.editions.iter();
    editions.flat_map(|edition| edition.articles.iter().map(move |article| (edition, article)))
}

/// A page without what is folded and without its tags.
fn in_the_open(html: &str) -> String {
    let mut text = String::new();
    let mut depth = 0_usize;
    for piece in html.split('<') {
        let (tag, words) = piece.split_once('>').unwrap_or(("", piece));
        if tag.starts_with("details") {
            depth += 1;
        } else if tag.starts_with("/details") {
            depth -= 1;
        }
        // What folds says what is behind it.
        if depth == 0 {
            text.push_str(words);
            text.push('\n');
        }
    }
    text
}

#[test]
fn an_article_in_the_open_has_no_clause_no_id_and_no_foreign_title() {
    for lang in ["es", "it", "en"] {
        for (edition, article) in every_article() {
            let address = format!("/{lang}/law/{}/{}", edition.id, article.number);
            let html = get(&address).html;
            assert_well_formed(&address, &html);
            let open = in_the_open(&html);
            let lines: BTreeSet<&str> = open.lines().map(str::trim).collect();
            for clause in ["then:", "when:", "unless:", "- rule:"] {
                assert!(!lines.iter().any(|line| line.starts_with(clause)), "{address}: {clause}");
            }
            for rule in &edition.rules[article.rules.clone()] {
                // The number of an article is an id too.
                let number = rule.id == article.number || rule.id == rule.cite;
                assert!(
                    number || !lines.contains(escaped(&rule.id).as_str()),
                    "{address}: a bare {}",
                    rule.id
                );
            }
            let lowercase = html.to_lowercase();
            for example in &article.examples {
                let shown = lowercase.contains(&escaped(&example.case).to_lowercase());
                assert_eq!(shown, lang == "en", "{address}: {}", example.case);
            }
            assert!(!html.contains("{article-") && !html.contains("{law-"), "{address}: words are lacking");
        }
    }
}

#[test]
fn an_example_has_its_title_its_position_and_its_ruling() {
    for (address, title) in [
        ("/es/law/fide-2014/E.8", "A d4 pueden ir los dos caballos"),
        ("/it/law/fide-2014/E.8", "In d4 possono andare tutti e due i cavalli"),
        ("/en/law/fide-2014/E.8", "Two knights can reach d4"),
        ("/es/law/fide-2014/E.10", "el árbitro disculpa el retraso"),
        ("/it/law/fide-2014/E.10", "il Nero ha un ritardo di 31 min"),
    ] {
        let html = get(address).html;
        let (_, examples) = html.split_once("class=\"heading-examples\"").expect("examples");
        let shown = examples.split("<li").any(|item| {
            let (_, said) = item.split_once("<p class=\"case\">").unwrap_or_default();
            let said = said.split("</p>").next().unwrap().to_lowercase();
            said.contains(&title.to_lowercase()) && item.contains("class=\"run\"")
        });
        assert!(shown, "{address}: {title}");
        assert!(examples.contains("<div class=\"small-board\"><svg class=\"board\""), "{address}: no board");
    }
}

/// Words in the reader's language, and the concept that is found in every edition that treats it.
const SOUGHT: [(&str, &str, &str); 10] = [
    ("es", "retraso", "lateness"),
    ("es", "RETRASO", "lateness"),
    ("es", "retrasos", "lateness"),
    ("it", "ritardo", "lateness"),
    ("it", "Ritardi", "lateness"),
    ("en", "late", "lateness"),
    ("en", "lateness", "lateness"),
    ("es", "E.10", "lateness"),
    ("it", "e.8", "sealed-move-defects"),
    ("it", "art. E8", "sealed-move-defects"),
];

#[test]
fn words_are_found_in_every_edition_without_their_accents() {
    for (lang, words, concept) in SOUGHT {
        let address = format!("/{lang}/law?{}", query(&[("q", words)]));
        let page = get(&address);
        assert_eq!(page.status, 200, "{address}");
        assert_well_formed(&address, &page.html);
        let links: BTreeSet<_> = attributes(&page.html, "href").into_iter().collect();
        let number = words.contains(char::is_numeric).then(|| words.to_uppercase().replace("ART. ", ""));
        for (edition, article) in every_article().filter(|(_, article)| article.title == concept) {
            if number
                .as_ref()
                .is_some_and(|number| number.replace('.', "") != article.number.replace('.', ""))
            {
                continue;
            }
            let link = format!("/{lang}/law/{}/{}", edition.id, article.number);
            assert!(links.contains(&link), "{address} does not find {link}");
        }
    }
}

#[test]
fn names_that_nobody_reads_find_nothing() {
    for lang in ["es", "it"] {
        for name in ["sealed-move-defects", "sealed.reading", "open-envelope", "lateness", "replier"] {
            let html = get(&format!("/{lang}/law?{}", query(&[("q", name)]))).html;
            assert!(!html.contains("class=\"law-found\""), "{lang}: {name}");
        }
    }
}

#[test]
fn accents_and_capitals_make_no_difference() {
    let found = |words: &str| {
        let links = attributes(&get(&format!("/es/law?{}", query(&[("q", words)]))).html, "href");
        let articles = links.into_iter().filter(|link| link.matches('/').count() == 4);
        articles.collect::<BTreeSet<_>>()
    };
    let plain = found("jugada ilegal segun");
    assert!(!plain.is_empty());
    for words in ["jugada ilegal según", "JUGADA ILEGAL SEGÚN", "jugada  ilegal segu\u{301}n"] {
        assert_eq!(found(words), plain, "{words}");
    }
}

#[test]
fn what_is_found_stands_by_matter_and_what_is_not_is_said() {
    let html = get("/es/law?q=retraso").html;
    let matters = html.matches("<section class=\"law-found\">").count();
    assert!((1..40).contains(&matters), "{matters}");
    let (_, first) = html.split_once("<section class=\"law-found\">").expect("a matter");
    assert!(first.split("</h2>").next().unwrap().to_lowercase().contains("retraso"), "the title comes first");
    for (lang, said) in [("es", "Ningún artículo"), ("it", "Nessun articolo"), ("en", "No article")] {
        let page = get(&format!("/{lang}/law?q=%3Cb%3Exyzzy"));
        assert_eq!(page.status, 200);
        assert!(page.html.contains(said) && page.html.contains("value=\"&lt;b&gt;xyzzy\""), "{}", page.html);
    }
    // Nothing sought is the page itself.
    assert!(get("/es/law?q=").html.contains("class=\"concepts\""));
}

#[test]
fn no_page_of_the_law_is_large() {
    let articles = every_article().map(|(edition, article)| format!("/{}/{}", edition.id, article.number));
    let pages = articles.chain([String::new(), "?q=jugada".to_owned(), "/fide-2014".to_owned()]);
    for address in pages.map(|page| format!("/es/law{page}")) {
        let request = Request::get(&address).header("accept-encoding", "gzip");
        let packed = answer(request.body(Body::empty()).expect("a request"));
        assert_eq!(packed.header("content-encoding"), "gzip", "{address}");
        assert!(packed.body.len() < LARGEST, "{address} is {} bytes packed", packed.body.len());
    }
}
