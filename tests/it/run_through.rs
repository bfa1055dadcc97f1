//! The run-through: whole stories whose steps and clocks are worked out by hand from the articles, in the terminal and page by page.

use serde_json::Value;

use super::command_line::{plica_ends, stderr, stdout, with_input_ends};
use super::programs::{folder, text};
use super::tidy::read;
use super::web_pages::{Page, assert_well_formed, attributes, escaped, follow, query};

/// 2014: White sealed and is here; at the hour set Black is not.
const REPLIER_AWAY: &str = "edition: fide-2014
sealing.done: yes
sealer.colour: white
sealer.time_used: 1 h 50 min
replier.time_used: 1 h 35 min
event.default_time: 60 min
replier.present: no
replier.late: 0 min
";

/// The same with White away, who sealed.
const SEALER_AWAY: &str = "edition: fide-2014
sealing.done: yes
sealer.colour: white
sealer.time_used: 1 h 50 min
replier.time_used: 1 h 35 min
event.default_time: 60 min
replier.present: yes
sealer.present: no
sealer.late: 0 min
";

/// What a script of answers is told, sheet by sheet.
struct Played {
    sheets: Vec<String>,
    end: String,
}

#[track_caller]
fn played(code: i32, lang: &str, case: &str, lines: &[&str], more: &[&str]) -> Played {
    let path = folder().join("case.yaml");
    std::fs::write(&path, case).expect("a case");
    let input: String = lines.iter().map(|line| format!("{line}\n")).collect();
    let arguments = [&["play", text(&path), "--lang", lang], more].concat();
    let said = stdout(&with_input_ends(code, &arguments, input.as_bytes()));
    let mut sheets: Vec<_> = said.split("\nFIDE 2014").map(str::to_owned).skip(1).collect();
    let record = ["\nRecord\n", "\nActa\n", "\nVerbale\n"];
    let last = sheets.pop().expect("a sheet");
    let at = record.iter().find_map(|heading| last.find(heading)).unwrap_or_else(|| panic!("no record: {said}"));
    let (sheet, end) = last.split_at(at);
    sheets.push(sheet.to_owned());
    Played { sheets, end: end.to_owned() }
}

/// The steps of a sheet, without their articles.
fn steps(sheet: &str) -> Vec<String> {
    let joined = sheet.replace("\n    ", " ");
    let numbered = joined.lines().filter(|line| line.chars().next().is_some_and(|first| first.is_ascii_digit()));
    let words = numbered.filter_map(|line| line.split_once(". ")).map(|(_, step)| step.trim());
    words.map(|step| step.split(" [").next().unwrap_or_default().to_owned()).collect()
}

/// The letter of the sheet before these words.
#[track_caller]
fn letter(sheet: &str, words: &str) -> String {
    let joined = sheet.replace("\n    ", " ");
    let line = joined.lines().find(|line| line.get(1..4) == Some(")  ") && line.contains(words));
    line.unwrap_or_else(|| panic!("no `{words}` in {sheet}"))[..1].to_owned()
}

fn flat(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}
