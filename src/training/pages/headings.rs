//! How a book calls a provision: by its citation, and by its place among those of its article with the same citation.

use crate::engine::model::RuleIndex;
use crate::words::phrases::phrases::Speaker;

/// The heading under which a rule stands in the book.
pub(super) fn heading(speaker: &Speaker, index: RuleIndex) -> String {
    let citation = speaker.short_citation(index);
    let alike = alike(speaker, index);
    let own = speaker.edition.rule(index).map(|rule| rule.id.as_str());
    let place = alike.iter().position(|id| Some(*id) == own).unwrap_or(0);
    if alike.len() < 2 {
        return citation;
    }
    let place = (place + 1).to_string();
    speaker.words.say("handbook-further", &[("citation", &citation), ("place", &place)])
}

/// The ids of the rules of an article that are cited like this one, in order.
pub(super) fn alike<'a>(speaker: &Speaker<'a>, index: RuleIndex) -> Vec<&'a str> {
    let citation = speaker.short_citation(index);
    let article = speaker.edition.article_of(index);
    let of_article = |other: RuleIndex| article.is_some_and(|article| article.rules.contains(&other.index()));
    let mut ids: Vec<&str> = Vec::new();
    for (other, rule) in speaker.edition.numbered().filter(|(other, _)| of_article(*other)) {
        if speaker.short_citation(other) == citation && !ids.contains(&rule.id.as_str()) {
            ids.push(&rule.id);
        }
    }
    ids
}

/// Rules of one article by the names the book gives them: those that are cited alike under one name, all of them by
/// their citation; each name with the first rule it stands for.
pub(super) fn named(speaker: &Speaker, rules: &[RuleIndex]) -> Vec<(String, RuleIndex)> {
    let mut rules = rules.to_vec();
    rules.sort_unstable();
    let id = |index: RuleIndex| speaker.edition.rule(index).map(|rule| rule.id.as_str());
    let among: Vec<_> = rules.iter().filter_map(|index| id(*index)).collect();
    let mut names: Vec<(String, RuleIndex)> = Vec::new();
    for index in rules {
        let alike = alike(speaker, index).into_iter().zip(1_usize..);
        let all = alike.clone().count();
        let places: Vec<_> =
            alike.filter(|(id, _)| among.contains(id)).map(|(_, place)| place.to_string()).collect();
        let citation = speaker.short_citation(index);
        let name = if places.len() == all {
            citation
        } else {
            let args = [("citation", citation.as_str()), ("place", &places.join(", "))];
            speaker.words.say("handbook-further", &args)
        };
        if !names.iter().any(|(earlier, _)| *earlier == name) {
            names.push((name, index));
        }
    }
    names
}
