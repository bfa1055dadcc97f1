//! An edition -> the list of its articles, each with where it comes from when it is taken over.

use super::report::{Block, Item, Report, Section};
use crate::engine::library::Library;
use crate::engine::model::Article;
use crate::words::phrases::phrases::Speaker;

/// The articles of an edition, each with its title and, where it is taken over, with where it comes from.
#[must_use]
pub(crate) fn contents(library: &Library, speaker: &Speaker) -> Report {
    let items = speaker.edition.articles.iter().map(|article| item(library, speaker, article));
    Report {
        title: speaker.edition_name(),
        subtitle: format!("{} · {}", speaker.edition.id, speaker.edition_period()),
        language: speaker.words.locale().code().to_owned(),
        sections: vec![Section::new(String::new(), vec![Block::Items(items.collect())])],
        footer: String::new(),
    }
}

fn item(library: &Library, speaker: &Speaker, article: &Article) -> Item {
    let text = format!("{} {}", article.number, speaker.title(article));
    let mut cited = vec![speaker.article_cited(article, text.clone())];
    let origin = library.rulebook.edition(&article.words.edition);
    let origin = origin.filter(|_| speaker.edition.is_taken_over(article)).map(|origin| {
        let speaker = Speaker { edition: origin, ..*speaker };
        let names = [("edition", speaker.edition_short()), ("article", article.words.id.clone())];
        let citation =
            speaker.words.say("cite-letter", &names.each_ref().map(|(name, value)| (*name, value.as_str())));
        let there = origin.articles.iter().find(|known| known.number == article.words.id);
        cited.extend(there.map(|there| speaker.article_cited(there, citation.clone())));
        citation
    });
    Item { text, citation: origin.unwrap_or_default(), cited, ..Item::default() }
}
