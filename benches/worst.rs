//! What the worst questions cost: `cargo bench --bench worst`. Milliseconds of one thread, and how many usual rulings that is.

use std::fmt::Write as _;
use std::hint::black_box;
use std::time::{Duration, Instant};

use plica::engine::model::{Edition, Type};
use plica::{CaseFile, Library, case_from_json};

const POSITION: &str = r#""position": "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 41""#;

/// A question and the time of each time it was asked.
struct Row {
    what: String,
    times: Vec<Duration>,
    unexamined: usize,
}

#[expect(clippy::print_stdout, reason = "a benchmark prints its table")]
fn main() {
    let Ok(library) = Library::embedded_rules() else { return };
    let usual = format!(r#"{{{POSITION}, "sealed.written": "Ra7"}}"#);
    let usual = asked(&library, "a usual ruling", std::iter::repeat_n(usual, 20));
    let names = askable(&library);
    let mut rows = vec![
        asked(&library, "every fact unknown", [unknown(&names, "")].into_iter()),
        asked(&library, "every fact unknown, with a position", [unknown(&names, POSITION)].into_iter()),
    ];
    let mut dice = fastrand::Rng::with_seed(2026);
    for count in [6, 12, 24, 48] {
        let mut drawn = names.clone();
        let cases: Vec<_> = (0..40)
            .map(|turn| {
                dice.shuffle(&mut drawn);
                unknown(drawn.get(..count).unwrap_or_default(), if turn % 2 == 0 { POSITION } else { "" })
            })
            .collect();
        rows.push(asked(&library, &format!("{count} facts unknown"), cases.into_iter()));
    }
    let shuffle = "Nf3 Nf6 Ng1 Ng8 ".repeat(1_250);
    rows.push(asked(&library, "a history of 5,000 half-moves", [history(&shuffle)].into_iter()));
    println!("| | median ms | most ms | most, as usual rulings | not all looked at |");
    println!("|---|---|---|---|---|");
    for row in std::iter::once(&usual).chain(&rows) {
        println!("{}", row.line(usual.median()));
    }
}

/// The facts that can be told to be unknown.
fn askable(library: &Library) -> Vec<String> {
    let facts = library.rulebook.vocabulary.facts();
    let asked = facts.filter(|(_, fact)| {
        let is_of_colour = fact.name.starts_with("white.") || fact.name.starts_with("black.");
        let can_be = match fact.kind {
            Type::Truth | Type::OneOf(_) | Type::Duration | Type::Number => true,
            Type::Text | Type::Date | Type::Hour | Type::Fen | Type::Moves | Type::Moment => false,
        };
        can_be && !is_of_colour && !fact.is_reading() && fact.name != "sealer.colour"
    });
    asked.map(|(_, fact)| fact.name.clone()).collect()
}

fn unknown(names: &[String], first: &str) -> String {
    let mut case = format!("{{{first}");
    for name in names {
        let _ = write!(case, r#"{}"{name}": "unknown""#, if case.len() > 1 { ", " } else { "" });
    }
    case + "}"
}

fn history(moves: &str) -> String {
    format!(r#"{{"history": "{moves}", "sealed.written": "e4"}}"#)
}

/// Asks each case under every edition.
fn asked(library: &Library, what: &str, cases: impl Iterator<Item = String>) -> Row {
    let mut row = Row { what: what.to_owned(), times: Vec::new(), unexamined: 0 };
    for case in cases.filter_map(|case| case_from_json(&case)) {
        for edition in &library.rulebook.editions {
            row.ask(library, edition, &case);
        }
    }
    row
}

impl Row {
    fn ask(&mut self, library: &Library, edition: &Edition, case: &CaseFile) {
        // Compiled beforehand.
        let _ = library.program(edition);
        let begun = Instant::now();
        let ruled = black_box(library.decide(edition, case));
        self.times.push(begun.elapsed());
        self.unexamined += usize::from(ruled.is_ok_and(|decision| decision.is_unexamined));
    }

    fn median(&self) -> Duration {
        let mut times = self.times.clone();
        times.sort_unstable();
        times.get(times.len() / 2).copied().unwrap_or_default()
    }

    fn line(&self, usual: Duration) -> String {
        let most = self.times.iter().max().copied().unwrap_or_default();
        let in_ms = |time: Duration| time.as_secs_f64() * 1_000.0;
        format!(
            "| {} | {:.1} | {:.1} | {:.0} | {} of {} |",
            self.what,
            in_ms(self.median()),
            in_ms(most),
            most.as_secs_f64() / usual.as_secs_f64().max(f64::EPSILON),
            self.unexamined,
            self.times.len()
        )
    }
}
