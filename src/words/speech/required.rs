//! The messages a rulebook needs: for every edition, article, rule, fact, act and whatever else it names.
//!
//! In: a rulebook. Out: ids, those of an edition with its id before them, each with the values it must tell apart.

use std::collections::BTreeMap;

use super::words::id_of;
use crate::engine::diagnostic::Code;
use crate::engine::model::{Conclusion, Fact, Rulebook, Type};

/// The messages a rulebook needs, and the variants each must have. Those of an edition have its id before them.
pub(crate) fn required(rulebook: &Rulebook) -> BTreeMap<String, Vec<String>> {
    let mut required = BTreeMap::new();
    let mut plain = |id: String| {
        required.insert(id, Vec::new());
    };
    for code in Code::ALL {
        plain(format!("diagnostic-{}", code.as_str()));
        // Its advice, where there is one, must be the same in every locale: siblings see to that.
    }
    for edition in &rulebook.editions {
        let mut plain = |id: String| plain(format!("{}: {id}", edition.id));
        plain(format!("edition-{}", edition.id));
        plain(format!("edition-{}.short", edition.id));
        for article in edition.articles.iter().filter(|article| article.words.edition == edition.id) {
            plain(format!("article-{}", id_of(&article.number)));
        }
        let errors = edition.articles.iter().flat_map(|article| &article.misconceptions);
        for error in errors.filter(|error| error.words.edition == edition.id) {
            plain(format!("misconception-{}", error.id));
            plain(format!("misconception-{}.why", error.id));
        }
        for rule in edition.rules.iter().filter(|rule| rule.words.edition == edition.id) {
            plain(format!("rule-{}", id_of(&rule.id)));
            if rule.note {
                plain(format!("rule-{}.note", id_of(&rule.id)));
            }
        }
    }
    for party in rulebook.vocabulary.parties() {
        plain(format!("party-{}", id_of(party)));
        for form in ["number", "gender", "of", "to"] {
            plain(format!("party-{}.{form}", id_of(party)));
        }
    }
    rulebook.vocabulary.matters().iter().for_each(|matter| plain(format!("matter-{}", id_of(matter))));
    rulebook.vocabulary.topics().iter().for_each(|topic| plain(format!("topic-{}", id_of(&topic.name))));
    rulebook.vocabulary.states().for_each(|state| plain(format!("state-{}", id_of(&state.name))));
    for act in rulebook.vocabulary.acts() {
        plain(format!("act-{}", id_of(&act.name)));
        let things = act.objects.iter().filter(|object| !rulebook.vocabulary.parties().contains(object));
        things.for_each(|object| plain(format!("object-{}", id_of(object))));
    }
    for (_, fact) in rulebook.vocabulary.facts() {
        required.extend(required_of_fact(rulebook, fact));
    }
    required
}

fn required_of_fact(rulebook: &Rulebook, fact: &Fact) -> Vec<(String, Vec<String>)> {
    let id = format!("fact-{}", id_of(&fact.declared));
    let values = match &fact.kind {
        Type::OneOf(values) => values.clone(),
        Type::Truth => vec!["yes".to_owned(), "no".to_owned()],
        Type::Duration | Type::Number | Type::Moment | Type::Text | Type::Date | Type::Fen | Type::Moves => {
            Vec::new()
        }
    };
    let mut required = vec![
        (id.clone(), Vec::new()),
        (format!("{id}.asks"), Vec::new()),
        (format!("{id}.states"), values.clone()),
    ];
    if let Type::OneOf(_) = fact.kind {
        required.push((format!("{id}.value"), values));
    }
    if fact.discretion {
        required.push((format!("{id}.discretion"), Vec::new()));
    }
    let sets = rulebook.editions.iter().flat_map(|edition| &edition.rules).flat_map(|rule| &rule.then);
    let is_set = sets.into_iter().any(|conclusion| match &conclusion.value {
        Conclusion::Set(set, _) => rulebook.vocabulary.fact(*set).declared == fact.declared,
        Conclusion::Result(_) | Conclusion::Duty(_) | Conclusion::State(_) => false,
    });
    if is_set {
        required.push((format!("{id}.sets"), Vec::new()));
    }
    required
}
