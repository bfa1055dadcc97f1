//! How long the editors' verbs take: `cargo bench --bench editors`. Medians; each beside what an editor is promised.

use std::hint::black_box;
use std::time::{Duration, Instant};

use plica::Library;
use plica::engine::analysis::Compared;

#[path = "../tests/it/synthetic.rs"]
mod synthetic;

use synthetic::{Size, rulebook};

/// The median time of one run among many.
fn median(runs: usize, mut run: impl FnMut()) -> Duration {
    let mut times: Vec<_> = (0..runs)
        .map(|_| {
            let start = Instant::now();
            run();
            start.elapsed()
        })
        .collect();
    times.sort_unstable();
    times.get(runs / 2).copied().unwrap_or_default()
}

fn compare(library: &Library, first: &str, second: &str) -> Duration {
    let edition = |id| Some(Compared { library, edition: library.rulebook.edition(id)? });
    let (Some(first), Some(second)) = (edition(first), edition(second)) else { return Duration::ZERO };
    median(5, || drop(black_box(plica::engine::analysis::diff([first, second]))))
}

/// Every condition and every small change of every rule of every edition.
fn cover(library: &Library) -> Duration {
    let editions: Vec<_> = library.rulebook.editions.iter().collect();
    median(1, || {
        drop(black_box(plica::engine::analysis::coverage(library, &editions, &|_, _| true, &|_, _| {})));
    })
}

#[expect(clippy::print_stdout, reason = "a benchmark prints its table")]
fn main() {
    let Ok(library) = Library::embedded() else { return };
    let files = rulebook(Size { facts: 300, articles: 100, rules: 20, before: usize::MAX, faulty: true });
    let Ok(large) = Library::from_files(files.clone()) else { return };
    let rules: usize = large.rulebook.editions.iter().map(|edition| edition.rules.len()).sum();
    let diff = |first, second| compare(&library, first, second);
    let second = Duration::from_secs(1);
    println!("the large rulebook: {rules} rules over {} facts", large.rulebook.vocabulary.fact_count());
    for (step, time, promised) in [
        (
            "check of all editions",
            median(5, || drop(black_box(plica::engine::analysis::check(&library)))),
            2 * second,
        ),
        ("coverage of all editions", cover(&library), 20 * second),
        ("diff of 1928 and 1974", diff("fide-1928", "fide-1974"), second),
        ("diff of 1974 and 1997", diff("fide-1974", "fide-1997"), second),
        ("diff of 1997 and 2014", diff("fide-1997", "fide-2014"), second),
        ("diff of 2014 and 2018", diff("fide-2014", "fide-2018"), second),
        ("diff of 2018 and 2023", diff("fide-2018", "fide-2023"), second),
        ("diff of 1974 and 2014", diff("fide-1974", "fide-2014"), second),
        (
            "load of the large rulebook",
            median(11, || drop(black_box(Library::from_files(files.clone())))),
            second * 3 / 10,
        ),
        (
            "check of the large rulebook",
            median(3, || drop(black_box(plica::engine::analysis::check(&large)))),
            10 * second,
        ),
    ] {
        let ratio = time.as_secs_f64() / promised.as_secs_f64();
        println!("{step:<32} {time:>12.2?} {ratio:>8.2} of {promised:.1?}");
    }
}
