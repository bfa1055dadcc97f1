//! Where the provisions and cases named on a page are on this site.

use maud::Markup;

use super::query;
use crate::engine::interview::{Answers, given};
use crate::engine::model::{Article, Edition};
use crate::engine::syntax::CaseFile;
use crate::words::formats::sections;
use crate::words::phrases::Words;
use crate::words::reports::{Cited, Links, Runnable, Section, Turn};

/// The parts of a page, what they name being links.
pub(super) fn linked(words: &Words, shown: &[Section]) -> Markup {
    with_turns(words, shown, &|_| None)
}

/// The parts of a ruling on these answers, which lead also to the question of what is assumed and to what the arbiter
/// may decide.
pub(super) fn linked_ruling(words: &Words, shown: &[Section], answers: &Answers) -> Markup {
    with_turns(words, shown, &|turn| {
        let (id, behind) = match &turn.value {
            None => ("web-not-so", query::asking(answers, &turn.fact)),
            Some(value) => ("web-decide-so", query::telling(answers, &turn.fact, value)),
        };
        Some((words.say(id, &[]), format!("/{}/ruling?{behind}", words.locale().code())))
    })
}

fn with_turns(words: &Words, shown: &[Section], turn: &dyn Fn(&Turn) -> Option<(String, String)>) -> Markup {
    let lang = words.locale().code();
    let provision = |cited: &Cited| {
        let place = cited.rule.as_ref().map(|rule| format!("#{}", encoded(rule).replace("%2F", "/")));
        let article = law(lang, &[&cited.edition, &cited.article]);
        format!("{article}{}", place.unwrap_or_default())
    };
    let run = |runnable: &Runnable| {
        let one = runnable.editions.len() == 1;
        let links = runnable.editions.iter().map(|edition| {
            let short = || words.attribute_of(edition, &format!("edition-{edition}"), "short");
            let name = if one {
                words.say("web-run-example", &[])
            } else {
                words.say("web-run-under", &[("edition", &short().unwrap_or_else(|| edition.clone()))])
            };
            (name, format!("/{lang}/ruling?{}", case(&runnable.case, edition)))
        });
        links.collect()
    };
    sections(shown, &Links { provision: &provision, run: &run, turn })
}

/// The address of the law browser, of an edition in it, of an article of that.
pub(super) fn law(lang: &str, path: &[&str]) -> String {
    let path = path.iter().map(|name| encoded(name));
    [format!("/{lang}/law")].into_iter().chain(path).collect::<Vec<_>>().join("/")
}

/// The address of an article.
pub(super) fn article(lang: &str, edition: &Edition, article: &Article) -> String {
    law(lang, &[&edition.id, &article.number])
}

/// A case under an edition as the part of an address behind the question mark.
fn case(case: &CaseFile, edition: &str) -> String {
    let mut answers = Answers { case: case.clone(), ..Answers::default() };
    let facts = &mut answers.case.facts;
    facts.retain(|told| !["edition", "event.began"].contains(&told.fact.value.as_str()));
    facts.insert(0, given("edition", edition));
    // An address cannot tell an empty paper by an empty text: that is a field left open.
    let blank = |told: &crate::engine::syntax::FactGiven| {
        told.fact.value == "sealed.written" && told.value.value.trim().is_empty()
    };
    if facts.iter().any(blank) {
        facts.retain(|told| !blank(told));
        if !facts.iter().any(|told| told.fact.value == "sealed.reading") {
            facts.push(given("sealed.reading", "absent"));
        }
    }
    query::address(&query::pairs(&answers))
}

/// A name as one step of a path.
fn encoded(name: &str) -> String {
    let form: String = form_urlencoded::byte_serialize(name.as_bytes()).collect();
    form.replace('+', "%20")
}
