//! What an edition wants to see on the envelope -> a drawing of one.

use maud::html;

use crate::engine::model::Article;
use crate::words::pages::report::Picture;
use crate::words::speech::phrases::Speaker;
use crate::words::speech::sentences::capital;
use crate::words::speech::words::id_of;

/// How the facts of what stands on the envelope begin.
const SHOWN: &str = "envelope.shows.";
/// The measures of the drawing.
const WIDTH: usize = 620;
const FLAP: usize = 90;
const LINE: usize = 34;

/// An envelope with a line for each thing that the rules of an article ask to stand on it, in their order; none where
/// they ask for nothing.
pub(super) fn envelope(speaker: &Speaker, article: &Article) -> Option<Picture> {
    let rules = speaker.edition.rules.get(article.rules.clone())?;
    let mut shown: Vec<&str> = Vec::new();
    for fact in rules.iter().flat_map(|rule| rule.when.facts()) {
        let name = speaker.vocabulary.fact(fact).name.strip_prefix(SHOWN);
        shown.extend(name.filter(|name| !shown.contains(name)));
    }
    let lines: Vec<_> = shown
        .iter()
        .map(|name| format!("handbook-envelope-{}", id_of(name)))
        .filter(|id| speaker.words.has(id))
        .map(|id| capital(&speaker.words.say(&id, &[])))
        .collect();
    let height = FLAP + (lines.len() + 1) * LINE;
    let view = format!("0 0 {WIDTH} {height}");
    let flap = format!("M2 2L{} {}L{} 2", WIDTH / 2, FLAP - 8, WIDTH - 2);
    let svg = html! {
        svg.envelope xmlns="http://www.w3.org/2000/svg" viewBox=(view) font-family="sans-serif" font-size="17" {
            rect x="2" y="2" width=(WIDTH - 4) height=(height - 4) rx="6" fill="none" stroke="currentColor"
                stroke-width="2" {}
            path d=(flap) fill="none" stroke="currentColor" stroke-width="1.5" {}
            @for (line, place) in lines.iter().zip(1_usize..) {
                text x="36" y=(FLAP + place * LINE - 8) fill="currentColor" { (line) }
                path d=(format!("M36 {}H{}", FLAP + place * LINE, WIDTH - 36)) stroke="currentColor"
                    stroke-width="0.75" stroke-dasharray="2 4" fill="none" {}
            }
        }
    };
    let name = speaker.words.say("handbook-envelope", &[("edition", &speaker.edition_short())]);
    (!lines.is_empty()).then(|| Picture { svg: svg.into_string(), name, told: lines })
}
