//! What plica writes it can read: every spelling of every legal move, in every system and language.

use std::collections::BTreeSet;

use plica::engine::chess::{Language, Move, Position, Written, read};

use super::play::lively_positions;

/// A spelling and whether it names the move completely.
struct Spelling {
    text: String,
    complete: bool,
}

fn complete(text: String) -> Spelling {
    Spelling { text, complete: true }
}

/// Every spelling of a move in a language.
fn spellings(made: Move, position: &Position, language: Language) -> Vec<Spelling> {
    let mut spellings = vec![
        complete(made.san(position, language)),
        complete(made.long(position, language)),
        complete(made.figurine(position)),
        complete(made.numeric()),
    ];
    // The letter of a promotion in UCI is English: another language may have it for another man.
    if language == Language::English || made.promotion().is_none() {
        spellings.push(complete(made.uci()));
    }
    let mut forms = made.descriptive_forms(position, language);
    spellings.extend(forms.pop().map(complete));
    spellings.extend(forms.into_iter().map(|text| Spelling { text, complete: false }));
    spellings
}

/// Reads back what is written of every legal move of a position; the number of spellings.
fn reads_back(position: &Position, languages: impl Iterator<Item = Language>) -> usize {
    let mut count = 0;
    let legal = position.legal_moves();
    for language in languages {
        for &made in &legal {
            for Spelling { text, complete } in spellings(made, position, language) {
                let written = Written { text: &text, language: Some(language), notation: None };
                let found = read(position, &written, None);
                let place = || format!("{made} as {text} in {language:?} of {}", position.fen());
                assert!(found.candidates.contains(&made), "{} is {:?}", place(), found.kind);
                assert!(!complete || found.candidates == [made], "{} is {:?}", place(), found.kind);
                assert!(found.candidates.iter().all(|candidate| legal.contains(candidate)), "{}", place());
                count += 1;
            }
        }
    }
    count
}

/// That many different positions, and the spellings read; a long run tells how far it is.
#[expect(clippy::print_stdout, reason = "a run of an hour shows that it goes on")]
fn run(games: u64, seed: u64, all_languages: bool) -> (usize, usize) {
    let mut seen = BTreeSet::new();
    let mut read = 0;
    for position in lively_positions(games, 130, seed) {
        if !seen.insert(position.fen()) {
            continue;
        }
        // One language a position, turn by turn, or all of them.
        let turn = seen.len() % Language::all().count();
        if all_languages && seen.len() % 500 == 0 {
            println!("{read} spellings of {} positions of seed {seed} so far", seen.len());
        }
        read += if all_languages {
            reads_back(&position, Language::all())
        } else {
            reads_back(&position, Language::all().skip(turn).take(1))
        };
    }
    (seen.len(), read)
}

#[test]
fn what_is_written_reads_back() {
    let (positions, read) = run(12, 3, false);
    assert!(positions > 1000 && read > 100_000, "{positions} positions, {read} spellings");
}

/// The whole proof: `cargo test --release -- --ignored every_spelling`, some minutes.
#[test]
#[ignore = "takes minutes; run it in release after a change of the reader"]
#[expect(clippy::print_stdout, reason = "the figures are what the run is for")]
fn every_spelling_of_fifty_thousand_positions_reads_back() {
    let halves: Vec<_> = std::thread::scope(|scope| {
        let workers: Vec<_> = (0..2).map(|half| scope.spawn(move || run(220, 100 + half, true))).collect();
        workers.into_iter().map(|worker| worker.join().expect("every spelling reads back")).collect()
    });
    let (positions, read) = halves.iter().fold((0, 0), |sum, half| (sum.0 + half.0, sum.1 + half.1));
    assert!(positions >= 50_000, "only {positions} positions");
    println!("{read} spellings of the legal moves of {positions} positions read back");
}
