//! The picture of the house in `docs/architecture.svg`, drawn from what the sources use. `PLICA_DOCUMENTS=write` draws it anew.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use super::house::{Graph, House, first};

/// A room: an application, or a folder or file of the engine or of the words.
fn room(file: &str) -> Option<String> {
    match first(file, 1)?.as_str() {
        "engine" | "words" => first(file, 2),
        application => Some(application.to_owned()),
    }
}

/// The uses without those that follow from others: what is used through another room is drawn through it.
fn nearest(rooms: &Graph) -> Graph {
    let reaches = |from: &str, to: &str| {
        let (mut open, mut seen) = (vec![from.to_owned()], BTreeSet::new());
        while let Some(next) = open.pop() {
            for used in rooms.get(&next).into_iter().flatten() {
                if used == to {
                    return true;
                }
                if seen.insert(used.clone()) {
                    open.push(used.clone());
                }
            }
        }
        false
    };
    let is_near = |used: &BTreeSet<String>, to: &String| !used.iter().any(|by| by != to && reaches(by, to));
    rooms
        .iter()
        .map(|(from, used)| (from.clone(), used.iter().filter(|to| is_near(used, to)).cloned().collect()))
        .collect()
}

/// How many rooms lie below each, one under the other.
fn heights(rooms: &Graph) -> BTreeMap<String, usize> {
    let mut heights = BTreeMap::new();
    while heights.len() < rooms.len() {
        for (name, used) in rooms {
            let below: Option<Vec<usize>> = used.iter().map(|to| heights.get(to).copied()).collect();
            if let Some(below) = below {
                heights.insert(name.clone(), below.iter().max().map_or(0, |height| height + 1));
            }
        }
    }
    heights
}

const WIDTH: usize = 900;
const ROW: usize = 62;
const BOX: (usize, usize) = (104, 30);

fn drawing(rooms: &Graph) -> String {
    let near = nearest(rooms);
    let heights = heights(rooms);
    let top = heights.values().max().unwrap() + 1;
    let mut rows: BTreeMap<usize, Vec<&String>> = BTreeMap::new();
    for (name, height) in &heights {
        rows.entry(*height).or_default().push(name);
    }
    let place = |name: &str| {
        let row = &rows[&heights[name]];
        let at = row.iter().position(|other| *other == name).unwrap();
        let x = (2 * at + 1) * WIDTH / (2 * row.len());
        (x, 20 + (top - 1 - heights[name]) * ROW + BOX.1 / 2)
    };
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {}\" font-family=\"sans-serif\" font-size=\"13\">\n\
         <title>What names what in the sources of plica; arrows go down</title>\n\
         <rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>\n",
        top * ROW + 20
    );
    for (from, used) in &near {
        for to in used {
            let ((x1, y1), (x2, y2)) = (place(from), place(to));
            let (y1, y2) = (y1 + BOX.1 / 2, y2 - BOX.1 / 2);
            let bend = usize::midpoint(y1, y2);
            let _ = writeln!(
                svg,
                "<path d=\"M{x1} {y1}C{x1} {bend} {x2} {bend} {x2} {y2}\" fill=\"none\" stroke=\"#888\"/>"
            );
        }
    }
    for name in heights.keys() {
        let (x, y) = place(name);
        let fill = match name.split("::").next() {
            Some("engine") => "#dbe9f6",
            Some("words") => "#e3f1dc",
            _ => "#f8e6d0",
        };
        let (left, above) = (x - BOX.0 / 2, y - BOX.1 / 2);
        let said = name.rsplit("::").next().unwrap();
        let _ = writeln!(
            svg,
            "<rect x=\"{left}\" y=\"{above}\" width=\"{}\" height=\"{}\" rx=\"5\" fill=\"{fill}\" stroke=\"#555\"/>\
             <text x=\"{x}\" y=\"{}\" text-anchor=\"middle\">{said}</text>",
            BOX.0,
            BOX.1,
            y + 5
        );
    }
    svg + "</svg>\n"
}

#[test]
fn the_picture_of_the_house_is_that_of_the_sources() {
    let drawn = drawing(&House::stands().between(room));
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/architecture.svg");
    if std::env::var("PLICA_DOCUMENTS").is_ok_and(|wish| wish == "write") {
        fs::write(&path, &drawn).unwrap();
    }
    let kept = fs::read_to_string(&path).unwrap_or_default();
    assert!(kept == drawn, "docs/architecture.svg is another house; PLICA_DOCUMENTS=write draws it anew");
}
