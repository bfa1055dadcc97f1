//! The way of a resumption -> drawings one can read from top to bottom, each as high as a page allows.

use maud::{Markup, html};

use super::headings::named;
use crate::engine::model::Edition;
use crate::training::Station;
use crate::words::pages::report::Picture;
use crate::words::speech::phrases::Speaker;

/// The width of a drawing, in its own units; a letter is about [`LETTER`] wide.
const WIDTH: usize = 780;
const LETTER: usize = 8;
const LINE: usize = 20;
/// How high a drawing may be, so that it fits a page.
const HEIGHT: usize = 960;
/// Where boxes begin and end, and the results.
const BOX: (usize, usize) = (44, 398);
const EXIT: (usize, usize) = (440, 780);
const GAP: usize = 10;
/// Room between two steps for the arrow and its words.
const BETWEEN: usize = 40;

/// A box with its way out.
struct Drawn {
    lines: Vec<String>,
    exits: Vec<String>,
}

impl Drawn {
    fn height(&self) -> usize {
        self.lines.len().max(self.exits.len()) * LINE + 14
    }
}

/// Draws the way of a resumption under an edition.
pub(super) fn pictures(speaker: &Speaker, flow: &[Vec<Station>]) -> Vec<Picture> {
    let mut pages: Vec<Vec<(usize, Vec<Drawn>)>> = Vec::new();
    let mut room = 0;
    for (step, number) in flow.iter().zip(1_usize..) {
        let boxes: Vec<_> = step.iter().map(|station| drawn(speaker, station)).collect();
        let height = step_height(&boxes) + BETWEEN;
        if height > room || pages.is_empty() {
            room = HEIGHT - 2 * BETWEEN;
            pages.push(Vec::new());
        }
        if let Some(page) = pages.last_mut() {
            page.push((number, boxes));
        }
        room = room.saturating_sub(height);
    }
    let count = pages.len();
    let pages = pages.iter().enumerate().map(|(place, steps)| {
        let ends = Ends { opens: place == 0, closes: place + 1 == count };
        let numbers = steps.iter().filter_map(|(number, _)| Some((*number, flow.get(number - 1)?)));
        Picture {
            svg: picture(speaker, steps, ends).into_string(),
            name: speaker.words.say("handbook-flow-name", &[("edition", &speaker.edition_short())]),
            told: numbers.map(|(number, step)| told(speaker, number, step)).collect(),
        }
    });
    pages.collect()
}

/// Whether a drawing holds the beginning and the end.
#[derive(Clone, Copy)]
struct Ends {
    opens: bool,
    closes: bool,
}

fn step_height(boxes: &[Drawn]) -> usize {
    boxes.iter().map(|drawn| drawn.height() + GAP).sum()
}

/// The number of a station and its title.
fn name(speaker: &Speaker, station: &Station) -> String {
    let edition: &Edition = speaker.edition;
    let Some(article) = edition.articles.get(station.article) else { return String::new() };
    let names: Vec<_> = named(speaker, &station.rules).into_iter().map(|(name, _)| name).collect();
    let number = if station.whole { article.number.clone() } else { names.join(", ") };
    format!("{number}: {}", speaker.title(article))
}

fn exits(speaker: &Speaker, station: &Station) -> Vec<String> {
    let say = |outcome| speaker.outcome(outcome).trim_end_matches('.').to_owned();
    station.outcomes.iter().copied().map(say).collect()
}

fn drawn(speaker: &Speaker, station: &Station) -> Drawn {
    let exits = exits(speaker, station);
    let exits = exits.iter().flat_map(|exit| wrapped(&format!("• {exit}"), EXIT.1 - EXIT.0 - 10));
    Drawn { lines: wrapped(&name(speaker, station), BOX.1 - BOX.0 - 24), exits: exits.collect() }
}

/// A step in a sentence.
fn told(speaker: &Speaker, number: usize, step: &[Station]) -> String {
    let stations = step.iter().map(|station| {
        let args = [("article", name(speaker, station)), ("results", exits(speaker, station).join(" / "))];
        speaker
            .words
            .say("handbook-flow-station", &args.each_ref().map(|(name, value)| (*name, value.as_str())))
    });
    let stations: Vec<_> = stations.collect();
    let args = [("step", number.to_string()), ("stations", stations.join("; "))];
    speaker.words.say("handbook-flow-step", &args.each_ref().map(|(name, value)| (*name, value.as_str())))
}

/// Breaks a text into lines of so many units.
fn wrapped(text: &str, width: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split(' ') {
        match lines.last_mut() {
            Some(line) if (line.chars().count() + 1 + word.chars().count()) * LETTER <= width => {
                line.push(' ');
                line.push_str(word);
            }
            Some(_) | None => lines.push(word.to_owned()),
        }
    }
    lines
}

fn picture(speaker: &Speaker, steps: &[(usize, Vec<Drawn>)], ends: Ends) -> Markup {
    let say = |id: &str| speaker.words.say(id, &[]);
    let mut parts = Vec::new();
    let mut y = 2;
    if ends.opens {
        parts.push(terminal(y, &say("handbook-flow-start")));
        y += 34;
    }
    for (place, (number, boxes)) in steps.iter().enumerate() {
        let words = if place == 0 && ends.opens { String::new() } else { say("handbook-flow-otherwise") };
        parts.push(arrow(y, &words));
        y += BETWEEN;
        parts.push(self::number(*number, y, step_height(boxes) - GAP));
        for drawn in boxes {
            parts.push(station(drawn, y));
            y += drawn.height() + GAP;
        }
        y -= GAP;
    }
    if ends.closes {
        parts.push(arrow(y, &say("handbook-flow-otherwise")));
        y += BETWEEN;
        parts.push(terminal(y, &say("handbook-flow-end")));
        y += 34;
    }
    let view = format!("0 0 {WIDTH} {}", y + 4);
    html! {
        svg.flow xmlns="http://www.w3.org/2000/svg" viewBox=(view) font-family="sans-serif" font-size="15" {
            @for part in parts { (part) }
        }
    }
}

/// Where the way begins or ends.
fn terminal(y: usize, words: &str) -> Markup {
    let (left, right) = BOX;
    let middle = usize::midpoint(left, right);
    html! {
        rect x=(left) y=(y) width=(right - left) height="32" rx="16" fill="none" stroke="currentColor"
            stroke-width="1.5" {}
        text x=(middle) y=(y + 21) text-anchor="middle" font-style="italic" fill="currentColor" { (words) }
    }
}

/// The way down to the next step.
fn arrow(y: usize, words: &str) -> Markup {
    let x = usize::midpoint(BOX.0, BOX.1);
    let path = format!("M{x} {}V{}m-5 -8l5 8l5 -8", y + 2, y + BETWEEN - 3);
    html! {
        path d=(path) fill="none" stroke="currentColor" stroke-width="1.5" {}
        text x=(x + 14) y=(y + BETWEEN / 2 + 5) font-size="13" font-style="italic" fill="currentColor" { (words) }
    }
}

/// The number of a step, beside a line as high as the step.
fn number(number: usize, y: usize, height: usize) -> Markup {
    html! {
        text x="16" y=(y + height / 2 + 6) text-anchor="middle" font-size="17" font-weight="700" fill="currentColor" {
            (number)
        }
        path d=(format!("M32 {y}v{height}")) stroke="currentColor" stroke-width="2" fill="none" {}
    }
}

/// A box, the arrow out of it, the results.
fn station(drawn: &Drawn, y: usize) -> Markup {
    let height = drawn.height();
    let first = |lines: usize| y + (height - lines * LINE) / 2 + 15;
    let middle = y + height / 2;
    let out = format!("M{} {middle}H{}m-8 -5l8 5l-8 5", BOX.1, EXIT.0 - 6);
    html! {
        rect x=(BOX.0) y=(y) width=(BOX.1 - BOX.0) height=(height) rx="4" fill="currentColor" fill-opacity=".06"
            stroke="currentColor" stroke-width="1" {}
        @for (line, place) in drawn.lines.iter().zip(0_usize..) {
            text x=(BOX.0 + 12) y=(first(drawn.lines.len()) + place * LINE) fill="currentColor" { (line) }
        }
        path d=(out) fill="none" stroke="currentColor" stroke-width="1.5" {}
        @for (line, place) in drawn.exits.iter().zip(0_usize..) {
            text x=(EXIT.0) y=(first(drawn.exits.len()) + place * LINE) font-weight="700" font-size="14"
                fill="currentColor" { (line) }
        }
    }
}
