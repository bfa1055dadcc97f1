//! How long a ruling takes, step by step: `cargo bench`. Medians of many runs; each step as a multiple of the circuit.

use std::hint::black_box;
use std::process::Command;
use std::time::{Duration, Instant};

use plica::engine::chess::{Language, Notation, Position, Written, read};
use plica::engine::program::{LANES, Lanes};
use plica::{Library, Locale, Speaker, Words};

const CASE: &str = r#"{"edition": "fide-2014", "position": "8/1R3ppk/6b1/3pNq1p/3P3P/P4PQ1/3r2PK/8 w - - 1 41",
 "sealed": {"written": "Cd7", "language": "es"}}"#;

/// The sealed move mates: no search for a dead position.
const MATE: &str = r#"{"edition": "fide-2014", "position": "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 41",
 "sealed": {"written": "Ta8", "language": "es"}}"#;

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

/// The median of a step too short for one clock reading: batches of a thousand.
fn short(mut run: impl FnMut()) -> Duration {
    median(101, || (0..1000).for_each(|_| run())) / 1000
}

const POSITION: &str = "r1bq1rk1/pp2bppp/2n1pn2/2pp4/3P1B2/2PBPN2/PP1N1PPP/R2QK2R w KQ - 4 8";

/// What players write there: proper, short, ambiguous, illegal, other letters, other systems, and nothing that can be read.
const TEXTS: [&str; 12] =
    ["Axh7+", "dxc5", "0-0", "Cb3", "Txh7", "Bxh7+", "Lxh7", "AxPT", "C5R", "PxP", "4447", "T?f?"];

/// The median over texts of the median time of a reading.
fn reading(position: &Position, language: Option<Language>, notation: Option<Notation>) -> Duration {
    let mut times: Vec<_> = TEXTS
        .iter()
        .map(|text| {
            let written = Written { text, language, notation };
            short(|| drop(black_box(read(black_box(position), &written, None))))
        })
        .collect();
    times.sort_unstable();
    times.get(TEXTS.len() / 2).copied().unwrap_or_default()
}

/// A process that rules on one case and ends.
fn process() -> Duration {
    median(51, || {
        let _ = Command::new(env!("CARGO_BIN_EXE_plica"))
            .args(["decide", "examples/two-knights.yaml", "--lang", "es"])
            .current_dir(env!("CARGO_MANIFEST_DIR"))
            .output();
    })
}

#[expect(clippy::print_stdout, reason = "a benchmark prints its table")]
fn main() {
    let Ok(library) = Library::embedded() else { return };
    let Some(edition) = library.rulebook.edition("fide-2014") else { return };
    let Some(program) = library.program(edition) else { return };
    let Some(case) = plica::case_from_json(CASE) else { return };
    let Ok(decision) = library.decide(edition, &case) else { return };
    let truths = decision.facts.truths(program.circuit.atoms());
    let words = Words::embedded(Locale::Es);
    let speaker = Speaker::of(&words, &library, edition, &decision);

    let circuit = short(|| drop(black_box(program.circuit.evaluate(black_box(&truths)))));
    // The same case in every lane: what is measured does not depend on the truths.
    let lanes: Vec<Lanes> = truths.iter().map(|truth| Lanes::all(*truth)).collect();
    let mut gates = Vec::new();
    let together = short(|| program.circuit.evaluate_lanes(black_box(&lanes), black_box(&mut gates)));
    let lane = together.as_secs_f64() / f64::from(u32::try_from(LANES).unwrap_or(1));
    let (reach, never) = (plica::engine::analysis::Reach::USUAL, plica::engine::Cancel::NEVER);
    let changed =
        || plica::engine::analysis::what_would_change(&library, edition, &case, &decision, reach, &never);
    let changes = median(11, || drop(black_box(changed())));
    let atoms = short(|| drop(black_box(decision.facts.truths(program.circuit.atoms()))));
    let json = short(|| drop(black_box(plica::case_from_json(black_box(CASE)))));
    let accept =
        short(|| drop(black_box(plica::engine::facts::accept(&library.rulebook.vocabulary, program, &case))));
    let whole = short(|| {
        let case = plica::case_from_json(black_box(CASE));
        drop(black_box(case.map(|case| library.decide(edition, &case))));
    });
    let mate = short(|| {
        let case = plica::case_from_json(black_box(MATE));
        drop(black_box(case.map(|case| library.decide(edition, &case))));
    });
    let worded = short(|| drop(black_box(plica::decision_json(&speaker, &decision, ""))));
    let load = median(51, || drop(black_box(Library::embedded())));
    let rules = median(51, || drop(black_box(Library::embedded_rules())));
    let rules_of_one = median(51, || drop(black_box(Library::embedded_rules_of(&["fide-2014"]))));
    let Ok(position) = Position::from_fen(POSITION) else { return };
    let whole_reading = reading(&position, None, None);
    let declared_reading = reading(&position, Some(Language::Spanish), Some(Notation::Algebraic));
    for (step, time) in [
        ("reading, language and system told", declared_reading),
        ("reading, neither told", whole_reading),
        ("circuit only", circuit),
        ("circuit over 64 cases, each", Duration::from_secs_f64(lane)),
        ("truth of the atoms", atoms),
        ("JSON to case", json),
        ("case to accepted facts, chess included", accept),
        ("JSON to decision, is it dead? searched", whole),
        ("JSON to decision, no search", mate),
        ("decision to JSON with words", worded),
        ("smallest changes for another result", changes),
        ("load all editions", load),
        ("load all editions without examples", rules),
        ("load one edition without examples", rules_of_one),
        ("plica decide, whole process", process()),
    ] {
        let ratio = time.as_secs_f64() / circuit.as_secs_f64();
        println!("{step:<40} {time:>12.2?} {ratio:>10.2} x circuit");
    }
}
