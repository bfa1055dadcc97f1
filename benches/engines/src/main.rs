//! plica beside hand-written Rust and other engines, on the same cases: `cargo run --release -p plica-engines`.

use plica::Library;
use plica_engines::case::Case;
use plica_engines::contest::{Contestant, Failure, Timed, agree, timed};
use plica_engines::norms::{Applying, DEFECTS, LATENESS, Norm};
use plica_engines::{by_hand, cedar, cel, circuit, explained, rego, zen};

/// How many cases.
const CASES: usize = 4096;
/// How many adjourned games.
const GAMES: usize = 1000;
/// How often each engine decides them all.
const ROUNDS: usize = 9;

fn main() -> Result<(), Failure> {
    let library = circuit::library()?;
    let cases = circuit::possible_cases(&library, CASES)?;
    let shared = include_str!("../ports/displacing.cel");
    let defects = include_str!("../ports/defects.cel");
    let ports = Ports {
        rego: rego::Rego::of("data.defects.applying")?,
        cedar: cedar::Cedar::of(&["defects"])?,
        cel: cel::Cel::of(&[shared, defects], DEFECTS)?,
        zen: zen::Zen::of(include_str!("../ports/defects.json"), DEFECTS)?,
        by_hand: by_hand::defects,
        norms: DEFECTS,
    };
    compare("Defects of the sealed move: E.8", &library, &cases, &ports)?;
    let lateness = include_str!("../ports/lateness.cel");
    let ports = Ports {
        rego: rego::Rego::of("data.lateness.applying")?,
        cedar: cedar::Cedar::of(&["forfeit", "resume", "reply"])?,
        cel: cel::Cel::of(&[shared, defects, lateness], LATENESS)?,
        zen: zen::Zen::of(include_str!("../ports/lateness.json"), LATENESS)?,
        by_hand: by_hand::lateness,
        norms: LATENESS,
    };
    compare("Lateness, absence, lost envelope: E.9 to E.12", &library, &cases, &ports)?;
    around(&cases)
}

/// The law in every engine.
struct Ports {
    rego: rego::Rego,
    cedar: cedar::Cedar,
    cel: cel::Cel,
    zen: zen::Zen,
    by_hand: fn(&Case) -> Applying,
    norms: &'static [Norm],
}

fn compare(question: &str, library: &Library, cases: &[Case], ports: &Ports) -> Result<(), Failure> {
    let edition = library.rulebook.edition("fide-2014").ok_or("no edition")?;
    let law = circuit::Law::of(library, edition, ports.norms)?;
    // The ports hold the rules that most cases need; the others are left out.
    let (mut held, mut wanted) = (Vec::new(), Vec::new());
    for case in cases {
        let applying = law.applying(case)?;
        if (ports.by_hand)(case) == applying {
            held.push(case.clone());
            wanted.push(applying);
        }
    }
    let (drawn, cases) = (cases.len(), &held[..]);
    let texts = cases.iter().map(Case::json).collect::<Result<Vec<_>, _>>()?;
    let for_plica = cases.iter().map(Case::json_for_plica).collect::<Result<Vec<_>, _>>()?;
    let mut contestants = vec![
        hand_written(ports.by_hand, cases, &texts),
        law.one_by_one(&for_plica)?,
        law.together(&for_plica)?,
        ports.rego.contestant(&texts)?,
        ports.zen.contestant(&texts)?,
        ports.cedar.contestant(&texts)?,
        ports.cel.contestant(&texts)?,
    ];
    agree(cases, &wanted, &mut contestants)?;
    let applying = wanted.iter().filter(|applying| **applying != Applying::default()).count();
    println!(
        "{question}\n{} of {drawn} cases, which the ported rules settle as the rulebook does; some norm applies in {applying}, all \
         engines agree on each",
        cases.len()
    );
    print(&timed(cases.len(), ROUNDS, &mut contestants)?);
    Ok(())
}

/// The board apart from the logic, and rulings with their reasons and words.
fn around(cases: &[Case]) -> Result<(), Failure> {
    let games = explained::adjourned(GAMES);
    println!("Around the logic: {GAMES} games adjourned after random play, a sealed move in Spanish each");
    for (step, time) in explained::steps(&games, ROUNDS)? {
        println!("{step:<50} {:>10}", format!("{time:.2?}"));
    }
    println!("\nplica batch, cases a second and core");
    println!("{:<44} {:>16} {:>16}", "", "without words", "in Spanish");
    let drawn = cases.iter().map(Case::json_for_plica).collect::<Result<Vec<_>, _>>()?.join("\n") + "\n";
    for (name, lines, copies) in [
        ("every case with other facts", &drawn, 4),
        ("games, every position another", &explained::lines(&explained::adjourned(40_000)), 1),
        ("games, every position forty times", &explained::lines(&games), 40),
        ("games resumed late, hardly two with the same times", &explained::late(80_000), 1),
    ] {
        let silent = explained::batch(lines, copies, None)?;
        let worded = explained::batch(lines, copies, Some("es"))?;
        println!("{name:<44} {silent:>16.0} {worded:>16.0}");
    }
    Ok(())
}

fn hand_written<'a>(decide: fn(&Case) -> Applying, cases: &'a [Case], texts: &'a [String]) -> Contestant<'a> {
    Contestant {
        name: "by hand in Rust",
        prepared: Box::new(move |answers| {
            answers.extend(cases.iter().map(decide));
            Ok(())
        }),
        from_text: Some(Box::new(move |answers| {
            for text in texts {
                answers.push(decide(&serde_json::from_str(text)?));
            }
            Ok(())
        })),
    }
}

fn print(timed: &[Timed]) {
    let of = |name| timed.iter().find(|timed| timed.name == name).map_or(f64::NAN, |timed| timed.prepared);
    let (by_hand, plica) = (of("by hand in Rust"), of("plica, one by one"));
    println!("{:<24} {:>12} {:>10} {:>10} {:>14}", "", "a decision", "x by hand", "x plica", "from its text");
    for engine in timed {
        let from_text = engine.from_text.map_or_else(String::new, nanoseconds);
        println!(
            "{:<24} {:>12} {:>10.2} {:>10.2} {from_text:>14}",
            engine.name,
            nanoseconds(engine.prepared),
            engine.prepared / by_hand,
            engine.prepared / plica,
        );
    }
    println!();
}

fn nanoseconds(time: f64) -> String {
    if time < 1000.0 { format!("{time:.1} ns") } else { format!("{:.1} µs", time / 1000.0) }
}
