//! An independent simulator: it plays lawful resumptions and sealings with a clock, tells at some moment what an arbiter would
//! tell, and knows from the law what has to be done then and what both clocks show. plica must say the same.
//!
//! Nothing of it is taken from the rule files or from what plica answers: `hall` plays the articles, the others tell of it.

mod chance;
mod endings;
mod hall;
mod sealing;
mod story;
mod telling;

use std::collections::BTreeMap;
use std::fmt::Write as _;

use serde_json::{Map, Value as Json};

use self::chance::Chance;
use self::hall::Edition;
use self::story::{Expected, Shown, Story};
use super::command_line::stdout;
use super::programs::{folder, program, run, text};

#[test]
fn two_thousand_stories_are_judged_as_the_law_has_it() {
    told_and_judged(2000, 1);
}

#[test]
#[ignore = "20,000 stories take minutes"]
fn twenty_thousand_stories_are_judged_as_the_law_has_it() {
    told_and_judged(20_000, 2);
}

/// Two of three stories are of a resumption.
fn story(chance: &mut Chance) -> Story {
    let edition = chance.one_of(&Edition::ALL);
    let kind = chance.between(0, 99);
    loop {
        let story = match kind {
            0..20 => Some(sealing::sealing(edition, chance)),
            20..35 => Some(endings::ending(edition, chance)),
            _ => telling::resumption(edition, chance),
        };
        if let Some(story) = story {
            return story;
        }
    }
}

fn told_and_judged(count: usize, seed: u64) {
    let mut chance = Chance::new(seed);
    let stories: Vec<_> = (0..count).map(|_| story(&mut chance)).collect();
    let mut lines = String::new();
    for story in &stories {
        let case = story.case.iter().map(|(fact, value)| (fact.clone(), Json::from(value.as_str())));
        let _ = writeln!(lines, "{}", Json::Object(case.collect::<Map<_, _>>()));
    }
    // From a file: nobody reads what comes out before all has gone in.
    let path = folder().join("stories.ndjson");
    std::fs::write(&path, &lines).expect("a file");
    // A story that is refused is reported with the others.
    let (_, output) = run(&mut program(&["batch", text(&path)])).ends_with_one_of(&[0, 1]);
    let output = stdout(&output);
    let decisions: Vec<Json> = output.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    assert_eq!(decisions.len(), count);
    let mut kinds: BTreeMap<&str, (usize, usize)> = BTreeMap::new();
    let mut told = String::new();
    for ((story, case), decision) in stories.iter().zip(lines.lines()).zip(&decisions) {
        let wrong = differences(&story.expected, decision);
        let (all, agree) = kinds.entry(story.kind).or_default();
        *all += 1;
        *agree += usize::from(wrong.is_empty());
        if !wrong.is_empty() {
            let _ = writeln!(told, "{}\n  {}\n  {}\n  {case}", story.kind, story.words, wrong.join("\n  "));
        }
    }
    assert!(told.is_empty(), "{told}\nstories and how many agree: {kinds:#?}");
    assert!(kinds.len() > 15 && kinds.values().all(|(all, _)| *all > 5), "{kinds:#?}");
}

/// What a decision says otherwise than the law.
fn differences(expected: &Expected, decision: &Json) -> Vec<String> {
    if let Some(errors) = decision.get("errors") {
        return vec![format!("refused: {errors}")];
    }
    let mut wrong = Vec::new();
    let result = result(decision);
    if !expected.results.contains(&result) {
        wrong.push(format!("result {result}, by the law {:?}", expected.results));
    }
    let steps = steps(decision, !["*", "none", "open", "silent"].contains(&result));
    if !expected.now.fit(&steps) {
        wrong.push(format!("now {steps:?}, by the law {:?}", expected.now));
    }
    let checks: Vec<_> =
        decision["check"].as_array().into_iter().flatten().map(|check| &check["clock"]).collect();
    for clock in expected.check.iter().filter(|clock| !checks.contains(&&Json::from(**clock))) {
        wrong.push(format!("the clock of the {clock} runs since an earlier minute and is not to be checked"));
    }
    for (role, shown) in [("sealer", &expected.sealer), ("replier", &expected.replier)] {
        wrong.extend(clock_differs(shown, &decision["clocks"][role]).map(|wrong| format!("{role}: {wrong}")));
    }
    wrong
}

/// The result, or how the ruling stands without one.
fn result(decision: &Json) -> &str {
    match decision["status"].as_str() {
        Some("decided") => decision["result"].as_str().unwrap_or("none"),
        status => status.unwrap_or_default(),
    }
}

/// The acts of `now` without those that close a ruling; of a finished game also without the clock that is stopped.
fn steps(decision: &Json, is_over: bool) -> Vec<String> {
    let steps = decision["now"].as_array().into_iter().flatten();
    let due = steps.filter(|step| !step["rule"].is_null() && step["modality"] != "may");
    let named = due.map(|step| {
        let act = step["act"].as_str().unwrap_or_default();
        step["object"].as_str().map_or(act.to_owned(), |object| format!("{act} {object}"))
    });
    named.filter(|act| !is_over || !act.starts_with("stop-")).collect()
}

fn clock_differs(expected: &Shown, clock: &Json) -> Option<String> {
    let seconds = clock["seconds"].as_u64();
    if !expected.figure.fits(seconds) {
        return Some(format!("the clock shows {seconds:?} s, by the law {:?}", expected.figure));
    }
    let runs = clock["runs"].as_str().unwrap_or_default();
    let is_right = expected.runs.is_empty() || expected.runs.contains(&runs);
    (!is_right).then(|| format!("the clock runs: {runs}, by the law {:?}", expected.runs))
}
