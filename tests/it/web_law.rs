//! The law browser, the comparison of editions and the envelope, as a reader meets them.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use plica::engine::model::{Article, Edition};
use plica::{Locale, Speaker, Words};

use super::examples::library;
use super::web_pages::{assert_well_formed, attributes, escaped, follow, get, places, query};

/// How many addresses with a question mark are looked at for one page: there are as many as cases.
const QUERIES: usize = 8;

#[test]
fn every_link_leads_to_a_page_in_spanish() {
    every_link_leads_to_a_page(Locale::Es);
}

#[test]
fn every_link_leads_to_a_page_in_italian() {
    every_link_leads_to_a_page(Locale::It);
}

#[test]
fn every_link_leads_to_a_page_in_english() {
    every_link_leads_to_a_page(Locale::En);
}

/// Goes through the site from its first page: every page is there and well formed, every place linked to is on it, and
/// every article can be reached and says what it must.
fn every_link_leads_to_a_page(locale: Locale) {
    let start = format!("/{}", locale.code());
    let mut open = vec![start.clone()];
    let mut linked: BTreeSet<String> = [start.clone()].into();
    let mut queries: BTreeMap<String, usize> = BTreeMap::new();
    let mut pages: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let mut wanted: Vec<(String, String, String)> = Vec::new();
    while let Some(address) = open.pop() {
        let page = follow(&address);
        assert_eq!(page.status, 200, "{address}");
        if page.html.starts_with("<!DOCTYPE") {
            assert_well_formed(&address, &page.html);
        } else {
            assert!(
                address.contains("result.json") || address.starts_with("/assets"),
                "{address} is no page"
            );
        }
        for link in attributes(&page.html, "href") {
            let (target, place) = link.split_once('#').unwrap_or((&link, ""));
            let target = if target.is_empty() { address.clone() } else { target.to_owned() };
            assert!(target.starts_with('/'), "{address} leads elsewhere: {target}");
            // The other languages have their own turn.
            let own =
                target == start || target.starts_with(&format!("{start}/")) || target.starts_with("/assets");
            // A picture is looked at by the board's tests.
            let own = own && Path::new(&target).extension().is_none_or(|kind| kind != "png");
            if !own {
                continue;
            }
            if !place.is_empty() {
                wanted.push((address.clone(), target.clone(), place.to_owned()));
            }
            let path = target.split('?').next().unwrap().to_owned();
            let count = queries.entry(path).or_default();
            if linked.contains(&target) || target.contains('?') && *count >= QUERIES {
                continue;
            }
            *count += usize::from(target.contains('?'));
            linked.insert(target.clone());
            open.push(target);
        }
        pages.insert(address, places(&page.html));
    }
    for (from, to, place) in wanted {
        // Pages left out above have places too, but are looked at under another question.
        let Some(places) = pages.get(&to) else { continue };
        assert!(places.contains(&place), "{from} leads to {to}#{place}, which is not there");
    }
    let words = Words::embedded(locale);
    for edition in &library().rulebook.editions {
        for article in &edition.articles {
            let address = format!("{start}/law/{}/{}", edition.id, article.number);
            assert!(pages.contains_key(&address), "{address} cannot be reached");
            says_every_rule(&words, edition, article, &address);
        }
    }
}

/// The article's page has every rule in its place with its words, and every example under its name.
fn says_every_rule(words: &Words, edition: &Edition, article: &Article, address: &str) {
    let library = library();
    let speaker = Speaker::in_general(words, &library.rulebook.vocabulary, edition);
    let html = get(address).html;
    assert!(html.contains(&escaped(&speaker.title(article))), "{address} has no title");
    for rule in &edition.rules[article.rules.clone()] {
        let place = format!("<section id=\"{}\">", escaped(&rule.id));
        let (_, section) = html.split_once(&place).unwrap_or_else(|| panic!("{address} has no {}", rule.id));
        let section = section.split("</section>").next().unwrap();
        assert!(section.contains(&escaped(&speaker.norm(rule))), "{address}: {} in words", rule.id);
        let (_, clause) = section.split_once("<details>").unwrap_or_else(|| panic!("{address}: {}", rule.id));
        assert!(clause.contains("then:"), "{address}: {} in clauses", rule.id);
        if let Some(note) = speaker.note(rule) {
            assert!(section.contains(&escaped(&note)), "{address}: the note of {}", rule.id);
        }
        for other in rule.unless.iter().filter_map(|other| edition.rule(*other)) {
            let norm = escaped(&speaker.norm(other));
            assert!(section.contains(&norm), "{address}: {} gives way to {}", rule.id, other.id);
        }
    }
}

#[test]
fn an_example_that_is_run_gets_the_ruling_written_for_it() {
    let mut run = 0;
    for edition in &library().rulebook.editions {
        for article in &edition.articles {
            let html = get(&format!("/en/law/{}/{}", edition.id, article.number)).html;
            let links = attributes(&html, "href");
            let links: Vec<_> = links.iter().filter(|link| link.starts_with("/en/ruling?")).collect();
            assert_eq!(links.len(), article.examples.len(), "{} {}", edition.id, article.number);
            for (link, example) in links.iter().zip(&article.examples) {
                let Some(expected) = example.expected.result.as_ref().filter(|_| !example.taken_over) else {
                    continue;
                };
                let found = result(&link.replace("/ruling?", "/result.json?"));
                assert_eq!(found, expected.value, "{} {}: {}", edition.id, article.number, example.case);
                run += 1;
            }
        }
    }
    assert!(run > 300, "only {run} examples");
}

/// What a ruling comes to, as examples write it.
fn result(address: &str) -> String {
    let page = get(address);
    assert_eq!(page.status, 200, "{address}: {}", page.html);
    let ruling: serde_json::Value = serde_json::from_str(&page.html).expect("JSON");
    match (ruling["status"].as_str().unwrap(), ruling["result"].as_str()) {
        ("open", _) => "open".to_owned(),
        (_, Some(score)) => score.to_owned(),
        (_, None) => "silent".to_owned(),
    }
}

#[test]
fn a_rule_cited_in_a_ruling_is_a_link_to_it() {
    let facts = [
        ("edition", "fide-2014"),
        ("position", "4k3/7p/8/8/8/5N2/2N4P/4K3 w - - 0 41"),
        ("sealed.written", "Cd4"),
        ("sealed.language", "es"),
    ];
    let cited = "<cite><a href=\"/es/law/fide-2014/E.8#E.8.a\">FIDE 2014, art. E.8.a</a></cite>";
    // In a sentence: the rule it prevails over, by its article. The record to sign holds what was ruled.
    let prevails = "<a href=\"/es/law/fide-2014/E.9#E.9.a.play\">E.9.a</a>";
    for (page, expected) in [("ruling", &[cited, prevails][..]), ("result", &[cited])] {
        let html = get(&format!("/es/{page}?{}", query(&facts))).html;
        for expected in expected {
            assert!(html.contains(expected), "{page} does not have {expected}");
        }
    }
}

#[test]
fn what_is_not_there_is_said_with_what_is() {
    for (address, heading, link) in [
        ("/es/law/fide-2013", "No existe esa página", "/es/law/fide-2014"),
        ("/it/law/fide-2014/E.88", "Questa pagina non esiste", "/it/law/fide-2014/E.8"),
        ("/en/law/fide-2014/latenes", "There is no such page", "/en/law/fide-2014/E.10"),
        ("/en/differences?first=fide-1984&second=fide-2014", "There is no such page", "/en/law/fide-1974"),
        ("/es/envelope?edition=fide2014", "No existe esa página", "/es/law/fide-2014"),
        ("/es/law/%3Cscript%3E/%3Cb%3E", "No existe esa página", "/es/law/fide-2014"),
    ] {
        let page = get(address);
        assert_eq!(page.status, 404, "{address}");
        assert_well_formed(address, &page.html);
        assert!(page.html.contains(&format!(">{heading}</h1>")), "{address}: {}", page.html);
        assert!(attributes(&page.html, "href").iter().any(|known| known == link), "{address}: {}", page.html);
        assert!(!page.html.contains("<script"), "{address}");
    }
    // A rule or a concept in the place of an article leads to the article.
    for name in ["E.10.both", "lateness"] {
        let page = get(&format!("/en/law/fide-2014/{name}"));
        assert_eq!(page.location.as_deref(), Some("/en/law/fide-2014/E.10"), "{name}");
    }
}

#[test]
fn a_case_of_a_difference_gets_two_rulings() {
    let address = "/it/differences?first=fide-2018&second=fide-2023";
    let page = get(address);
    assert_eq!(page.status, 200);
    assert_well_formed(address, &page.html);
    let links = attributes(&page.html, "href");
    let runs: Vec<_> = links.iter().filter(|link| link.starts_with("/it/ruling?")).collect();
    assert!(!runs.is_empty(), "{}", page.html);
    let mut differing = 0;
    for pair in runs.chunks(2) {
        assert!(pair[0].contains("edition=fide-2018") && pair[1].contains("edition=fide-2023"), "{pair:?}");
        let [first, second] =
            [pair[0], pair[1]].map(|link| result(&link.replace("/ruling?", "/result.json?")));
        differing += usize::from(first != second);
    }
    // Duties may differ where the result does not.
    assert!(differing > 0, "none of {}", runs.len() / 2);
    // The same edition twice is no comparison, and one alone is only the beginning of a choice.
    for address in ["/it/differences?first=fide-2018&second=fide-2018", "/it/differences?first=fide-2018"] {
        let page = get(address);
        assert_eq!(page.status, 200);
        assert!(!page.html.contains("article class=\"differences\""), "{address}");
    }
}

/// A whole envelope: every field of the form.
const WHOLE: [(&str, &str); 11] = [
    ("event.name", "Linares"),
    ("event.round", "7"),
    ("white.name", "Anna Rossi"),
    ("black.name", "Luis Gil"),
    ("position", "4k3/7p/8/8/8/5N2/2N4P/4K3 b - - 0 41"),
    ("number", "41"),
    ("white.time_used", "1:52"),
    ("black.time_used", "2h05"),
    ("resumption.date", "2026-11-22"),
    ("resumption.time", "16:00"),
    ("resumption.place", "Teatro Principal"),
];

/// An edition, its own questions answered, the draw offer, what must stand on the envelope.
type Required = (&'static str, &'static [(&'static str, &'static str)], &'static str, &'static str);

/// What each edition requires, from its text.
const REQUIRED: [Required; 22] = [
    ("fide-1928", &[("event.timed", "yes")], "", "position times"),
    ("fide-1928", &[("event.timed", "no")], "", "position"),
    ("fide-1928", &[("event.timed", "yes")], "white", "position times"),
    ("fide-1974", &[], "", "names position times sealer-name move-number"),
    ("fide-1974", &[], "black", "names position times sealer-name move-number"),
    ("fide-1997", &[], "", "names position times sealer-name move-number resumption-data"),
    ("fide-1997", &[], "white", "names position times sealer-name move-number draw-offer resumption-data"),
    (
        "fide-1997",
        &[],
        "white-declined",
        "names position times sealer-name move-number draw-offer resumption-data",
    ),
    ("fide-2014", &[], "", "names position times sealer-name move-number resumption-data"),
    ("fide-2014", &[], "black", "names position times sealer-name move-number draw-offer resumption-data"),
    ("fide-2014", &[], "black-declined", "names position times sealer-name move-number resumption-data"),
    (
        "fide-2009",
        &[("event.adopts_guidelines", "yes")],
        "",
        "names position times sealer-name move-number resumption-data",
    ),
    (
        "fide-2009",
        &[("event.adopts_guidelines", "yes")],
        "white",
        "names position times sealer-name move-number draw-offer resumption-data",
    ),
    ("fide-2009", &[("event.adopts_guidelines", "no")], "", ""),
    (
        "fide-2017",
        &[("event.adopts_guidelines", "yes")],
        "",
        "names position times sealer-name move-number resumption-data",
    ),
    (
        "fide-2017",
        &[("event.adopts_guidelines", "yes")],
        "black",
        "names position times sealer-name move-number draw-offer resumption-data",
    ),
    ("fide-2017", &[("event.adopts_guidelines", "no")], "", ""),
    (
        "fide-2018",
        &[("event.adopts_guidelines", "yes")],
        "",
        "names position times sealer-name move-number resumption-data",
    ),
    ("fide-2018", &[("event.adopts_guidelines", "no")], "", ""),
    (
        "fide-2023",
        &[("event.adopts_guidelines", "yes")],
        "",
        "names position times sealer-name move-number resumption-data",
    ),
    ("fide-2023", &[("event.adopts_guidelines", "no")], "white", ""),
    (
        "fide-2023",
        &[("event.adopts_guidelines", "yes")],
        "white",
        "names position times sealer-name move-number draw-offer resumption-data",
    ),
];

/// The fields without which something is not on the envelope. The position tells the move number too, and who sealed.
const FIELDS: [(&str, &str); 10] = [
    ("white.name", "names"),
    ("black.name", "names sealer-name"),
    ("position", "position sealer-name"),
    ("number", ""),
    ("white.time_used", "times"),
    ("black.time_used", "times"),
    ("resumption.date", "resumption-data"),
    ("resumption.time", "resumption-data"),
    ("resumption.place", "resumption-data"),
    ("event.name", ""),
];

fn envelope(lang: &str, fields: &[(&str, &str)]) -> String {
    let address = format!("/{lang}/envelope?{}", query(fields));
    let page = get(&address);
    assert_eq!(page.status, 200, "{address}");
    assert_well_formed(&address, &page.html);
    page.html
}

fn missing(html: &str) -> BTreeSet<String> {
    attributes(html, "data-missing").into_iter().collect()
}

fn words(list: &str) -> BTreeSet<String> {
    list.split_whitespace().map(str::to_owned).collect()
}

#[test]
fn the_envelope_says_what_each_edition_requires_and_what_is_missing() {
    for edition in &library().rulebook.editions {
        assert!(REQUIRED.iter().any(|(known, ..)| *known == edition.id), "{} has no list", edition.id);
    }
    for (edition, answers, offer, required) in REQUIRED {
        let mut asked = vec![("edition", edition), ("offer", offer)];
        asked.extend_from_slice(answers);
        let required = words(required);
        for lang in ["es", "it", "en"] {
            // An offer that is told stands on the front already.
            let mut expected = required.clone();
            expected.remove("draw-offer");
            assert_eq!(missing(&envelope(lang, &asked)), expected, "{edition}, an empty envelope, {offer}");
            let whole = envelope(lang, &[&asked, &WHOLE[..]].concat());
            assert_eq!(missing(&whole), BTreeSet::new(), "{edition}, a whole envelope, {offer}");
            assert!(whole.contains("class=\"complete\""), "{edition}");
        }
        for (left_open, lacking) in FIELDS {
            let fields = WHOLE.into_iter().filter(|(name, _)| *name != left_open);
            let html = envelope("en", &[asked.clone(), fields.collect()].concat());
            let lacking = words(lacking);
            let expected: BTreeSet<_> = lacking.intersection(&required).cloned().collect();
            assert_eq!(missing(&html), expected, "{edition} without {left_open}");
        }
    }
}

#[test]
fn the_envelope_asks_what_it_turns_on() {
    for (edition, fact) in [
        ("fide-2009", "event.adopts_guidelines"),
        ("fide-2018", "event.adopts_guidelines"),
        ("fide-2023", "event.adopts_guidelines"),
    ] {
        let html = envelope("es", &[("edition", edition)]);
        assert!(html.contains(&format!("<select id=\"{fact}\" name=\"{fact}\">")), "{edition}: {html}");
        assert!(!html.contains("class=\"complete\""), "{edition}");
        let answered = envelope("es", &[("edition", edition), (fact, "yes")]);
        assert!(answered.contains(&format!("<select id=\"{fact}\"")), "{edition}: the answer can be changed");
    }
    for edition in ["fide-1974", "fide-1997", "fide-2014"] {
        assert!(!envelope("es", &[("edition", edition)]).contains("event.timed"), "{edition}");
    }
}

#[test]
fn the_front_of_the_envelope_bears_what_was_typed() {
    let front = |lang: &str, fields: &[(&str, &str)]| {
        let html = envelope(lang, &[&[("edition", "fide-2014")], fields].concat());
        let (_, front) = html.split_once("<article class=\"envelope\"").expect("a front");
        front.split("</article>").next().unwrap().to_owned()
    };
    let whole = front("es", &WHOLE);
    for expected in [
        "Linares · Ronda 7",
        "<svg",
        "Juegan las negras",
        "<dd>Anna Rossi</dd>",
        "<dd>1 h 52 min</dd>",
        "<dd>2 h 5 min</dd>",
        "<dd>Luis Gil (Negras)</dd>",
        "<dd>41</dd>",
        "<dd>22 de noviembre de 2026, 16:00</dd>",
        "<dd>Teatro Principal</dd>",
    ] {
        assert!(whole.contains(expected), "no {expected} in {whole}");
    }
    assert!(!whole.contains("<dd><span class=\"blank\""), "a whole envelope leaves nothing open: {whole}");
    let white = WHOLE.map(|(name, value)| {
        let value = if name == "position" { "4k3/7p/8/8/8/5N2/2N4P/4K3 w - - 0 38" } else { value };
        (name, if name == "number" { "" } else { value })
    });
    let offered = front("it", &[&white[..], &[("offer", "white")]].concat());
    for expected in [
        "<dd>Anna Rossi (Bianco)</dd>",
        "<dd>38</dd>",
        "Del Bianco, ancora senza risposta",
        "Muove il Bianco",
    ] {
        assert!(offered.contains(expected), "no {expected} in {offered}");
    }
    let hostile = front("en", &[("white.name", "<script>alert(1)</script>\"&"), ("event.name", "<b>")]);
    assert!(
        hostile.contains("&lt;script&gt;alert(1)&lt;/script&gt;") && !hostile.contains("<script"),
        "{hostile}"
    );
    // What is required and not told is a line to be filled in by hand.
    assert_eq!(front("en", &[]).matches("<dd><span class=\"blank\"></span></dd>").count(), 9);
}

#[test]
fn what_cannot_stand_on_an_envelope_is_refused() {
    for (fields, expected) in [
        (&[("position", "8/8 w")][..], "[bad-position]"),
        (&[("white.time_used", "soon")], "[bad-value]"),
        (
            &[("position", "4k3/7p/8/8/8/5N2/2N4P/4K3 w - - 0 41"), ("sealer.colour", "black")],
            "[contradictory-facts]",
        ),
    ] {
        let html = envelope("en", &[&[("edition", "fide-1974")], fields].concat());
        assert!(html.contains(expected), "{expected}: {html}");
        assert!(!html.contains("class=\"envelope\""), "{expected}: no front is shown");
        assert!(html.contains("<form"), "{expected}: the form is there to mend it");
    }
}
