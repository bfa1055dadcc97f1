//! `plica check`: whether the rulebook and its words are sound.

use serde_json::json;

use super::args::{self, CheckFormat};
use super::complain::complain;
use super::exit::Exit;
use super::files::Loaded;
use super::out::{Ended, print};
use crate::engine::analysis;
use crate::engine::diagnostic::{Code, Severity};
use crate::words::forms::sarif;
use crate::words::pages::{faults_json, faults_text, short};
use crate::words::speech::check_locales;

pub(super) fn run(loaded: &Loaded, args: &args::Check) -> Ended {
    let library = &loaded.library;
    let mut faults = analysis::check(library);
    faults.extend(check_locales(&library.rulebook, &loaded.locales()));
    let rulebook = Some(&library.rulebook);
    let sound = faults.iter().all(|fault| fault.severity == Severity::Warning);
    match args.format {
        CheckFormat::Json => {
            let errors = faults_json(&loaded.words, rulebook, &library.sources, &faults);
            let words = loaded.words.digest();
            let whole = json!({"rulebook": library.digest(), "words": words, "errors": errors});
            print(&format!("{whole:#}"))?;
        }
        CheckFormat::Sarif => {
            print(&format!("{:#}", sarif(&loaded.words, rulebook, &library.sources, &faults)))?;
        }
        CheckFormat::Text => {
            if !faults.is_empty() {
                complain(&faults_text(&loaded.words, rulebook, &library.sources, &faults));
            }
            if sound {
                let proven = faults.iter().all(|fault| fault.code != Code::NotProven);
                print(&summary(loaded, proven))?;
            }
        }
    }
    Ok(if sound { Exit::Done } else { Exit::Faulty })
}

fn summary(loaded: &Loaded, proven: bool) -> String {
    let editions = loaded.library.rulebook.editions.iter().map(|edition| {
        let mut rules: Vec<_> = edition.rules.iter().map(|rule| rule.id.as_str()).collect();
        rules.dedup();
        let examples: usize = edition.articles.iter().map(|article| article.examples.len()).sum();
        let (articles, rules, examples) =
            (edition.articles.len().to_string(), rules.len().to_string(), examples.to_string());
        loaded.words.say(
            "check-edition",
            &[("edition", &edition.id), ("articles", &articles), ("rules", &rules), ("examples", &examples)],
        )
    });
    let mut lines: Vec<_> = editions.collect();
    let rulebook = loaded.library.digest();
    let verdict = if proven { "check-sound" } else { "check-not-proven" };
    lines.push(
        loaded.words.say(verdict, &[("rulebook", short(&rulebook)), ("words", short(loaded.words.digest()))]),
    );
    lines.join("\n")
}
