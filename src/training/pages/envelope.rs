//! Envelopes as drawings: what an edition wants to see on one, and what is written in that of a question, in a hand's
//! letters.

use maud::{Markup, html};

use crate::engine::chess::{Inked, inked};
use crate::engine::model::Article;
use crate::words::phrases::speaker::{Speaker, capital};
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

// Words as a hand writes them: each sign a few strokes of a pen, kept in a table of plica's own, so that a picture needs
// no font of the machine.
//
// A sign stands on the line `y = 0`; a capital is 18 units high, a small letter 11. Each line of the table has the sign, the
// room it takes and its strokes as a path of an SVG.

const TABLE: &str = include_str!("hand.txt");

/// The room between words, that of a blot and that of a scribble.
const SPACE: f32 = 8.0;
const BLOT: f32 = 14.0;
const SCRIBBLED: f32 = 32.0;
/// A blot, filled.
const BLOTTED: &str = "M1 -8Q1 -15 6 -14Q12 -16 12 -9Q14 -3 9 -2Q7 1 4 -1Q0 -2 1 -8Z";
/// Letters with something above them, the same without it, and that: over a small letter of usual breadth.
const ACCENTS: [(&str, &str, &str); 4] = [
    ("áéíóúÁÉÍÓÚ", "aeiouAEIOU", "M5 -13L8 -17"),
    ("àèìòùÀÈÌÒÙ", "aeiouAEIOU", "M4 -17L7 -13"),
    ("ñÑ", "nN", "M2 -14Q4 -17 6 -14.5Q8 -13 10 -16"),
    ("üÜ", "uU", "M4 -14.5L4.5 -15M8 -14.5L8.5 -15"),
];
/// The breadth of such a letter, and how much higher a capital is.
const USUAL: f32 = 12.0;
const HIGHER: f32 = 6.0;

/// A line of writing with its length.
pub(super) struct Writing {
    pub(super) drawn: Markup,
    pub(super) length: f32,
}

/// A line as it is written; none where it has a sign that the hand does not know.
pub(super) fn written(parts: &[Inked]) -> Option<Writing> {
    let mut x = 0.0;
    let mut drawn = Vec::new();
    for part in parts {
        let begins = x;
        match part {
            Inked::Written(text) | Inked::Struck(text) if text.trim().is_empty() => continue,
            Inked::Written(text) | Inked::Struck(text) => {
                for sign in text.trim().chars() {
                    let (mark, room) = mark(sign)?;
                    drawn.push(askew(&mark, x, drawn.len()));
                    x += room;
                }
            }
            Inked::Scribble => {
                drawn.push(html! { path d={ "M" (x) " -4q3 -14 6 -2t6 -4t6 3t6 -8t6 9" } {} });
                x += SCRIBBLED;
            }
        }
        if matches!(part, Inked::Struck(_)) {
            drawn.push(struck(begins - 3.0, x - begins + 4.0));
        }
        x += SPACE;
    }
    Some(Writing { drawn: html! { @for mark in &drawn { (mark) } }, length: (x - SPACE).max(0.0) })
}

/// Two strokes through what stands between two places.
fn struck(from: f32, length: f32) -> Markup {
    let half = length / 2.0;
    html! {
        path d={ "M" (from) " -5q" (length / 4.0) " -5 " (half) " -3t" (half) " -3" } {}
        path d={ "M" (from + 2.0) " -12q" (length / 4.0) " 4 " (half) " 2t" (half - 3.0) " 3" } {}
    }
}

/// A sign at its place, a little askew: no two that a hand writes are alike.
fn askew(mark: &Markup, x: f32, place: usize) -> Markup {
    let turns = [-2.4, 1.6, -0.8, 3.0, 0.0, -3.2, 2.2];
    let rises = [0.4, -0.8, 0.0, 0.8, -0.3];
    let of = |values: &[f32]| values.get(place % values.len()).copied().unwrap_or_default();
    html! { g transform={ "translate(" (x) " " (of(&rises)) ") rotate(" (of(&turns)) ") skewX(-8)" } { (mark) } }
}

/// A sign and the room it takes.
fn mark(sign: char) -> Option<(Markup, f32)> {
    match sign {
        ' ' => return Some((Markup::default(), SPACE)),
        '?' => return Some((html! { path d=(BLOTTED) fill="currentColor" {} }, BLOT)),
        _ => {}
    }
    let accented = ACCENTS.iter().find_map(|(letters, bases, accent)| {
        let place = letters.chars().position(|letter| letter == sign)?;
        Some((bases.chars().nth(place)?, *accent))
    });
    let (base, accent) = accented.map_or((alike(sign), None), |(base, accent)| (base, Some(accent)));
    let (room, strokes) = strokes(base)?;
    let up = if base.is_uppercase() { -HIGHER } else { 0.0 };
    let above = |accent: &str| {
        html! { path d=(accent) transform={ "translate(" ((room - USUAL) / 2.0) " " (up) ")" } {} }
    };
    Some((html! { path d=(strokes) {} @if let Some(accent) = accent { (above(accent)) } }, room))
}

/// A sign of the table that is written like this one.
fn alike(sign: char) -> char {
    match sign {
        '×' => 'x',
        '–' | '—' | '‐' | '‑' => '-',
        '’' => '\'',
        '‡' => '#',
        _ => sign,
    }
}

fn strokes(sign: char) -> Option<(f32, &'static str)> {
    TABLE.lines().find_map(|line| {
        let (room, strokes) = line.strip_prefix(sign)?.strip_prefix(' ')?.split_once(' ')?;
        Some((room.parse().ok()?, strokes))
    })
}
