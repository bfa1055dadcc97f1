//! What stands around the logic: the board and the written move, the explained ruling and its words.

use std::fmt::Write as _;
use std::fs;
use std::hint::black_box;
use std::path::Path;
use std::time::{Duration, Instant};

use plica::engine::chess::{Language, Position, Written, read};
use plica::{CaseFile, Library, Locale, Speaker, Words};

use crate::contest::{Failure, median};

#[path = "../../rulings/games.rs"]
mod games;

pub use games::{Adjourned, adjourned, lines};

/// A step and the time it takes a case: the median over rounds of the mean over cases.
pub type Step = (&'static str, Duration);

/// Each step on its own.
pub fn steps(games: &[Adjourned], rounds: usize) -> Result<Vec<Step>, Failure> {
    let library = Library::embedded_rules().map_err(|_| "the rulebook is faulty")?;
    let edition = library.rulebook.edition("fide-2014").ok_or("no edition")?;
    let program = library.program(edition).ok_or("no program")?;
    let words = Words::embedded(Locale::Es);
    let positions = games.iter().map(|game| Position::from_fen(&game.position));
    let positions = positions.collect::<Result<Vec<_>, _>>().map_err(|faults| format!("{faults:?}"))?;
    let texts: Vec<String> = games.iter().map(Adjourned::json).collect();
    let cases = texts.iter().map(|text| plica::case_from_json(text).ok_or("not a case"));
    let cases = cases.collect::<Result<Vec<CaseFile>, _>>()?;
    let decide = |case: &CaseFile| library.decide(edition, case).map_err(|faults| format!("{faults:?}"));
    let decisions = cases.iter().map(decide).collect::<Result<Vec<_>, _>>()?;
    let vocabulary = &library.rulebook.vocabulary;
    Ok(vec![
        (
            "position from its FEN",
            each(games, rounds, |game| {
                let _ = black_box(Position::from_fen(&game.position));
            }),
        ),
        (
            "reading of the written move",
            each(&positions.iter().zip(games).collect::<Vec<_>>(), rounds, |(position, game)| {
                let language = Some(Language::Spanish);
                let written = Written { text: &game.written, language, notation: None };
                let _ = black_box(read(position, &written, None));
            }),
        ),
        (
            "JSON to case",
            each(&texts, rounds, |text| {
                let _ = black_box(plica::case_from_json(text));
            }),
        ),
        (
            "case to facts: position, reading, assumptions",
            each(&cases, rounds, |case| {
                let _ = black_box(plica::engine::facts::accept(vocabulary, program, case));
            }),
        ),
        (
            "case to ruling, with its reasons",
            each(&cases, rounds, |case| {
                let _ = black_box(library.decide(edition, case));
            }),
        ),
        (
            "ruling to JSON with words in Spanish",
            each(&decisions, rounds, |decision| {
                let speaker = Speaker::of(&words, &library, edition, decision);
                let _ = black_box(plica::decision_json(&speaker, decision, ""));
            }),
        ),
    ])
}

fn each<T>(cases: &[T], rounds: usize, mut run: impl FnMut(&T)) -> Duration {
    let round = |_| {
        let start = Instant::now();
        cases.iter().for_each(&mut run);
        start.elapsed()
    };
    let count = u32::try_from(cases.len()).unwrap_or(u32::MAX);
    median((0..rounds).map(round).collect()).unwrap_or_default() / count
}

/// The lines of a batch of games resumed late: few kinds of cases, and hardly two with the same times.
pub fn late(count: usize) -> String {
    let mut dice = fastrand::Rng::with_seed(1997);
    let mut lines = String::new();
    for _ in 0..count {
        let reading = ["clear", "inexact", "ambiguous", "illegal", "unintelligible"][dice.usize(..5)];
        let colour = ["white", "black"][dice.usize(..2)];
        let limit = ["0 min", "15 min", "30 min", "1 h"][dice.usize(..4)];
        let mut minutes = || format!("{} min {} s", dice.u8(..90), dice.u8(..60));
        let (sealer, replier) = (minutes(), minutes());
        let _ = writeln!(
            lines,
            r#"{{"sealed.reading": "{reading}", "sealed.ends_game": "no", "sealer.colour": "{colour}", "event.default_time": "{limit}", "sealer.late": "{sealer}", "replier.late": "{replier}", "white.can_mate": "yes", "black.can_mate": "yes"}}"#
        );
    }
    lines
}

/// How many cases `plica batch` decides in a second of one core's work, loading included; the answers go nowhere, so that the
/// system's work for a file of some gigabytes is left out.
pub fn batch(lines: &str, copies: usize, lang: Option<&str>) -> Result<f64, Failure> {
    let cases = std::env::temp_dir().join(format!("plica-engines-{}.ndjson", std::process::id()));
    fs::write(&cases, lines.repeat(copies))?;
    let before = worked()?;
    run_batch(&cases, lang);
    let seconds = worked()? - before;
    fs::remove_file(&cases)?;
    Ok(f64::from(u32::try_from(lines.lines().count() * copies)?) / seconds)
}

/// The seconds all cores have worked for this process, by Linux's count of hundredths.
fn worked() -> Result<f64, Failure> {
    let told = fs::read_to_string("/proc/self/stat")?;
    let (_, fields) = told.rsplit_once(')').ok_or("not a stat")?;
    let ticks = fields.split_whitespace().skip(11).take(2).map(str::parse::<u32>);
    Ok(f64::from(ticks.sum::<Result<u32, _>>()?) / 100.0)
}

/// How long `plica batch` takes on a file; the answers go nowhere.
pub fn run_batch(cases: &Path, lang: Option<&str>) -> Duration {
    let mut arguments = vec!["plica".into(), "batch".into(), cases.into()];
    arguments.extend(["--edition".into(), "fide-2014".into(), "-o".into(), "/dev/null".into()]);
    arguments.extend(lang.into_iter().flat_map(|lang| ["--lang".into(), lang.into()]));
    let start = Instant::now();
    let _ = plica::run(arguments);
    start.elapsed()
}
