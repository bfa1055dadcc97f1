//! Envelopes as drawings: what an edition wants to see on one, and what is written in that of a question, in a hand's
//! letters.

use maud::{Markup, html};

use super::hand::{Writing, written};
use crate::engine::chess::{Inked, inked};
use crate::engine::model::Article;
use crate::words::phrases::phrases::Speaker;
use crate::words::phrases::sentences::capital;
use crate::words::phrases::words::{Words, id_of};
use crate::words::reports::report::Picture;

/// How the facts of what stands on the envelope begin.
const SHOWN: &str = "envelope.shows.";

/// The measures of a drawing, in pixels.
struct Measures {
    width: u16,
    flap: u16,
    line: u16,
    margin: u16,
    /// The size of the letters, where the line has room for them.
    size: f32,
}

/// An envelope with many lines on it, and one with a short line.
const LARGE: Measures = Measures { width: 620, flap: 90, line: 36, margin: 36, size: 0.8 };
const SMALL: Measures = Measures { width: 240, flap: 32, line: 38, margin: 20, size: 1.15 };

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
    let writings = lines.iter().map(|line| written(&[Inked::Written(line)])).collect::<Option<Vec<_>>>()?;
    let name = speaker.words.say("handbook-envelope", &[("edition", &speaker.edition_short())]);
    (!lines.is_empty()).then(|| Picture { name, told: lines, ..picture(&LARGE, &writings) })
}

/// The envelope of a question with what is written in it; none where a hand has no such letters. The sentences that tell
/// the same stand beside it.
pub(super) fn with_record(words: &Words, record: &str, told: &[String]) -> Option<Picture> {
    let writing = written(&inked(record))?;
    let name = words.say("quiz-envelope", &[("told", &told.join(" "))]);
    Some(Picture { name, ..picture(&SMALL, &[writing]) })
}

/// An envelope with lines of writing, without a name.
fn picture(measures: &Measures, lines: &[Writing]) -> Picture {
    let Measures { width, flap, line, margin, size } = *measures;
    let count = u16::try_from(lines.len()).unwrap_or(u16::MAX);
    let height = flap.saturating_add(line.saturating_mul(count)).saturating_add(line / 2);
    let room = f32::from(width - 2 * margin);
    let longest = lines.iter().map(|line| line.length).fold(0.0, f32::max);
    let scale = if longest * size > room { room / longest } else { size };
    let base = |place: u16| flap + place * line;
    let drawn = |place: u16, writing: &Writing| -> Markup {
        let left = margin + 4;
        let at = format!("translate({left} {}) scale({scale:.3})", base(place) - line / 5);
        html! { g transform=(at) stroke-width="2" { (writing.drawn) } }
    };
    let flap_line = format!("M2 2L{} {}L{} 2", width / 2, flap - 8, width - 2);
    let svg = html! {
        svg.envelope xmlns="http://www.w3.org/2000/svg" viewBox={ "0 0 " (width) " " (height) } width=(width)
            height=(height) fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" {
            rect x="2" y="2" width=(width - 4) height=(height - 4) rx="6" stroke-width="2" {}
            path d=(flap_line) stroke-width="1.5" {}
            @for (place, writing) in (1..).zip(lines) {
                path d=(format!("M{margin} {}H{}", base(place), width - margin)) stroke-width="0.75"
                    stroke-dasharray="2 4" {}
                (drawn(place, writing))
            }
        }
    };
    Picture { svg: svg.into_string(), width, name: String::new(), told: Vec::new() }
}
