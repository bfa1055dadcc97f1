//! The first question: what has happened, and under which edition. Where no edition is named one is assumed, and marked as
//! such.

use maud::{Markup, html};

use super::query::{self, EDITION, Query};
use super::site::Site;
use crate::engine::interview::{Answers, given, with_topic};
use crate::engine::library::Library;
use crate::engine::model::{Edition, FactId, Vocabulary, value_from};
use crate::words::phrases::{Speaker, Words, id_of};

/// Takes the edition where none is told, and chooses the topic that is to be added.
pub(super) fn settle(library: &Library, query: &mut Query) {
    let mut answers = query.answers.clone();
    let told = |name: &str| query::told(&answers.case, name).is_some();
    if !told(EDITION)
        && !told("event.began")
        && let Some(edition) = latest(library)
    {
        answers.case.facts.insert(0, given(EDITION, &edition.id));
        answers.later.insert(EDITION.to_owned());
        take_what_it_holds_under(library, edition, &mut answers);
    }
    if let Some(topic) = query.add.take() {
        answers = with_topic(library, &answers, &topic);
    }
    query.take(answers);
}

/// The edition that holds until further notice, else the one that came last.
fn latest(library: &Library) -> Option<&Edition> {
    let editions = &library.rulebook.editions;
    let holds = editions.iter().filter(|edition| edition.to.is_none());
    holds.max_by_key(|edition| edition.from).or_else(|| editions.iter().max_by_key(|edition| edition.from))
}

/// Parts of an edition hold only where the event has adopted them: a question about an adjourned game assumes that.
fn take_what_it_holds_under(library: &Library, edition: &Edition, answers: &mut Answers) {
    let facts = edition.provided.iter().filter_map(|(_, fact)| *fact);
    for name in facts.map(|fact| &library.rulebook.vocabulary.fact(fact).name) {
        if query::told(&answers.case, name).is_none() {
            answers.case.facts.push(given(name, "yes"));
            answers.later.insert(name.clone());
        }
    }
}

/// Under which edition, whether it was told or assumed, and a link to change it.
pub(super) fn edition_line(words: &Words, speaker: &Speaker, answers: &Answers) -> Markup {
    let lang = words.locale().code();
    let id = if query::is_taken(answers, EDITION) { "web-edition-taken" } else { "web-edition-told" };
    html! {
        p.edition {
            span { (words.say(id, &[("edition", &speaker.edition_short())])) }
            @for fact in taken_with_it(speaker, answers) { " " (words.say("web-taken-with", &[("fact", &fact)])) }
            " "
            a href={ "/" (lang) "/ruling?" (query::asking(answers, EDITION)) } {
                (words.say("web-change", &[])) span.hidden { ": " (words.say("web-ask-edition", &[])) }
            }
        }
    }
}

/// The facts that plica took for itself beside the edition.
pub(super) fn taken(vocabulary: &Vocabulary, answers: &Answers) -> Vec<FactId> {
    let names = answers.case.facts.iter().map(|given| given.fact.value.as_str());
    let taken = names.filter(|name| *name != EDITION && query::is_taken(answers, name));
    taken.filter_map(|name| vocabulary.fact_named(name)).collect()
}

/// The same as clauses.
fn taken_with_it(speaker: &Speaker, answers: &Answers) -> Vec<String> {
    let said = taken(speaker.vocabulary, answers).into_iter().filter_map(|fact| {
        let declared = speaker.vocabulary.fact(fact);
        let given = query::told(&answers.case, &declared.name)?;
        Some(speaker.statement(fact, &value_from(declared, &given.value).ok()?))
    });
    said.collect()
}

/// What may have happened, as far as the edition speaks of it and it is not told already, in groups.
pub(super) fn topics(site: &Site, words: &Words, edition: &Edition, answers: &Answers) -> Markup {
    let declared = site.library.rulebook.vocabulary.topics();
    let group = |name: &String| declared.iter().find(|topic| topic.name == *name)?.group.as_deref();
    let offered = site.offered(edition).iter().filter(|topic| !answers.topics.contains(topic));
    let offered: Vec<_> = offered.collect();
    let mut groups: Vec<_> = Vec::new();
    for topic in &offered {
        if !groups.contains(&group(topic)) {
            groups.push(group(topic));
        }
    }
    html! {
        @for group_shown in groups {
            section.incidents {
                @if let Some(name) = group_shown { h2 { (words.say(&format!("topic-group-{}", id_of(name)), &[])) } }
                (choices(words, offered.iter().copied().filter(|topic| group(topic) == group_shown)))
            }
        }
    }
}

/// One button for each topic.
pub(super) fn choices<'t>(words: &Words, topics: impl Iterator<Item = &'t String>) -> Markup {
    html! {
        div.answers {
            @for topic in topics {
                button name="add" value=(topic) { (words.say(&format!("topic-{}", id_of(topic)), &[])) }
            }
        }
    }
}
