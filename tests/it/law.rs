//! Every norm of the source texts is in the rulebook, and every incident told of gets the ruling the law gives it.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use plica::engine::model::{Edition, Formula, Rule};
use plica::{Library, Locale, Words};

use super::examples::library;
use super::tidy::{files, read};

/// A norm of the checklist: edition, id, and what it is when it is not the law itself.
struct Norm<'a> {
    edition: &'a str,
    id: &'a str,
    kind: Option<&'a str>,
}

fn norms(list: &str) -> Vec<Norm<'_>> {
    let lines = list.lines().filter(|line| !line.starts_with('#') && !line.is_empty());
    lines
        .map(|line| {
            let (name, kind) = line.split_once(" (").map_or((line, None), |(name, kind)| (name, Some(kind)));
            let (edition, id) = name.split_once('/').expect("an edition and an id");
            Norm { edition, id, kind: kind.map(|kind| kind.trim_end_matches(')')) }
        })
        .collect()
}

/// The rules that carry a norm: the rule of that id and what it is split into.
fn rules_of<'a>(edition: &'a Edition, norm: &str) -> Vec<&'a Rule> {
    let under = |id: &str| id.strip_prefix(norm).is_some_and(|rest| rest.is_empty() || rest.starts_with('.'));
    edition.rules.iter().filter(|rule| under(&rule.id)).collect()
}

#[test]
fn every_norm_has_its_rule_its_examples_and_its_words() {
    let library = library();
    let list = read("tests/norms.txt");
    let norms = norms(&list);
    assert_eq!(norms.len(), 120);
    let words: Vec<_> = Locale::ALL.into_iter().map(Words::embedded).collect();
    let mut lacking = String::new();
    for Norm { edition: name, id, kind } in norms {
        let edition = library.rulebook.edition(name).expect("an edition");
        let rules = rules_of(edition, id);
        if rules.is_empty() {
            let _ = writeln!(lacking, "{name}/{id} has no rule");
        }
        let (fires, misses) = rulings(edition);
        for rule in rules {
            let cited = match (rule.letter, &rule.interpretation) {
                (true, None) => None,
                (_, Some(_)) => Some("interpretation"),
                (false, None) => Some("commentary"),
            };
            if cited != kind {
                let _ = writeln!(lacking, "{name}/{}: cited as {cited:?}, not as {kind:?}", rule.id);
            }
            if !fires.contains(rule.id.as_str()) {
                let _ = writeln!(lacking, "{name}/{} has no firing example", rule.id);
            }
            let always = *rule.own_condition() == Formula::ALWAYS && rule.unless.is_empty();
            if !always && !misses.contains(rule.id.as_str()) {
                let _ = writeln!(lacking, "{name}/{} has no near miss", rule.id);
            }
            for words in &words {
                let id = format!("rule-{}", rule.id.replace('/', "--").replace('.', "-"));
                if words.say_of(name, &id).contains(&id) {
                    let _ = writeln!(lacking, "{name}/{} has no words in {}", rule.id, words.locale().code());
                }
            }
        }
    }
    assert!(lacking.is_empty(), "{lacking}");
}

/// The rules that examples expect to apply, and not to apply.
fn rulings(edition: &Edition) -> (BTreeSet<&str>, BTreeSet<&str>) {
    let examples = || edition.articles.iter().flat_map(|article| &article.examples);
    let fires = examples()
        .flat_map(|example| example.expected.because.iter().flatten().chain(&example.expected.applies));
    let misses = examples().flat_map(|example| &example.expected.not);
    (fires.map(|rule| rule.value.as_str()).collect(), misses.map(|rule| rule.value.as_str()).collect())
}

#[test]
fn every_incident_gets_its_ruling() {
    let mut rulebook: Vec<(String, String)> = Vec::new();
    for path in files("rules", "yaml") {
        let text = std::fs::read_to_string(&path).unwrap();
        let path = path.to_string_lossy().replace('\\', "/");
        let place = path.find("rules/").expect("a rule file");
        rulebook.push((path[place..].to_owned(), text));
    }
    let mut count = 0;
    let told = files("tests/cases/incidents", "yaml").into_iter().map(|path| (path, "then"));
    let met = files("tests/cases/at-the-board", "yaml").into_iter().map(|path| (path, "verdict"));
    for (path, verdict) in told.chain(met) {
        let name = path.file_stem().unwrap().to_string_lossy().into_owned();
        let incident = keys(&std::fs::read_to_string(&path).unwrap());
        let edition = incident["edition"].trim().split(' ').next().expect("an edition");
        for required in ["incident", "source", verdict] {
            assert!(incident.contains_key(required), "{name} lacks `{required}`");
        }
        // The incident becomes an example of an article of its own.
        let mut article = format!("article: {name}\ntitle: incident\nexamples:\n  - case: {name}\n");
        for key in ["given", "ruling"] {
            let _ = write!(article, "    {key}:");
            incident[key].lines().for_each(|line| {
                let _ = writeln!(article, "{}{line}", if line.starts_with("  ") { "    " } else { "" });
            });
        }
        rulebook.push((format!("rules/{edition}/{name}.yaml"), article));
        count += 1;
    }
    assert!(count > 40, "only {count} incidents");
    let library = Library::from_files(rulebook).unwrap_or_else(|faulty| {
        panic!(
            "{}",
            plica::words::reports::faults_text(
                &Words::embedded(Locale::En),
                None,
                &faulty.sources,
                &faulty.faults
            )
        )
    });
    let mut faults = plica::engine::analysis::check(&library);
    let words = Words::embedded(Locale::En);
    // What another edition rules that takes the incident over was not asked.
    faults.retain(|fault| {
        let fault = std::slice::from_ref(fault);
        let text = plica::words::reports::faults_text(&words, None, &library.sources, fault);
        fault[0].severity == plica::engine::diagnostic::Severity::Error
            && !text.contains("takes this example over")
    });
    assert!(
        faults.is_empty(),
        "{}",
        plica::words::reports::faults_text(&words, None, &library.sources, &faults)
    );
}

/// The keys of a file and the text of each, lines below it included.
pub(crate) fn keys(text: &str) -> BTreeMap<String, String> {
    let mut keys: BTreeMap<String, String> = BTreeMap::new();
    let mut last = String::new();
    for line in text.lines().filter(|line| !line.starts_with('#') && !line.is_empty()) {
        if line.starts_with(' ') {
            let value = keys.get_mut(&last).expect("a key comes first");
            value.push('\n');
            value.push_str(line);
        } else {
            let (key, value) = line.split_once(':').expect("a key");
            key.clone_into(&mut last);
            keys.insert(last.clone(), value.to_owned());
        }
    }
    keys
}
