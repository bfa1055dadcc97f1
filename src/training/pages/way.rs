//! The way of a resumption -> questions, one after the other: the first that is answered with yes decides the result.

use super::headings::named;
use crate::training::Station;
use crate::words::phrases::phrases::Speaker;
use crate::words::reports::report::Item;

/// The questions of each step, those about earlier stages of the game first.
pub(super) fn questions(speaker: &Speaker, flow: &[Vec<Station>]) -> Vec<Vec<Item>> {
    let steps = flow.iter().map(|step| {
        let mut asked: Vec<_> = step.iter().filter_map(|station| question(speaker, station)).collect();
        asked.sort_by_key(|(stage, _)| *stage);
        asked.into_iter().map(|(_, item)| item).collect()
    });
    steps.collect()
}

/// An article as a question, with the results to which it leads.
fn question(speaker: &Speaker, station: &Station) -> Option<(usize, Item)> {
    let article = speaker.edition.articles.get(station.article)?;
    let id = format!("handbook-asks-{}", article.title);
    // An article that nobody has put as a question is named.
    let asked = if speaker.words.has(&id) {
        speaker.words.say(&id, &[])
    } else {
        format!("{}?", speaker.title(article))
    };
    let names: Vec<_> = named(speaker, &station.rules).into_iter().map(|(name, _)| name).collect();
    let number = if station.whole { article.number.clone() } else { names.join(", ") };
    let results: Vec<_> = station.outcomes.iter().map(|outcome| speaker.outcome(*outcome)).collect();
    let results: Vec<_> = results.iter().map(|result| result.trim_end_matches('.')).collect();
    let answer = speaker.words.say("handbook-way-result", &[("results", &results.join(" / "))]);
    let cited = vec![speaker.article_cited(article, number.clone())];
    Some((
        speaker.vocabulary.stage_of(&article.title),
        Item { text: asked, citation: number, notes: vec![answer], cited, ..Item::default() },
    ))
}
