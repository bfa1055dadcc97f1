//! How many rulings a second where no two cases are alike, and on games of which every position is another: `cargo bench
//! --bench rulings`.
//!
//! Beside each figure stands the digest of all answers: what makes them quicker must leave every byte of them as it was.
//! The cases stay in `target/tmp`, for `plica batch`.

mod drawn;
pub mod games;

use std::error::Error;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use drawn::{Drawn, Told};
use plica::Library;
use sha2::{Digest as _, Sha256};

/// So many cases are drawn.
const CASES: usize = 20_000;

/// The edition they are ruled on under.
const EDITION: &str = "fide-2014";

/// What is measured and how it came out.
struct Measured {
    /// Rulings a second and core, loading included.
    rate: f64,
    /// Bytes of an answer, on average.
    size: usize,
    /// The digest of all answers.
    digest: String,
}

#[expect(clippy::print_stdout, reason = "a benchmark prints its table")]
fn main() -> Result<(), Box<dyn Error>> {
    let library = Library::embedded_rules().map_err(|_| "the rulebook is faulty")?;
    println!("{:<28} {:>7} {:>24} {:>12} {:>8}  answers", "", "open", "", "a second", "bytes");
    let drawn = |told| drawn::cases(&library, EDITION, CASES, told);
    for (name, drawn) in [
        ("nothing left open", drawn(Told::Everything)?),
        ("every fact told", drawn(Told::All)?),
        ("some facts not told", drawn(Told::Some)?),
        ("every position another", Drawn::of(&library, EDITION, games::lines(&games::adjourned(CASES)))?),
    ] {
        let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{}.ndjson", name.replace(' ', "-")));
        fs::write(&file, drawn.lines)?;
        for (words, lang) in [("without words", None), ("in Spanish", Some("es"))] {
            let Measured { rate, size, digest } = batch(&file, lang)?;
            let open = 100 * drawn.open / CASES;
            println!("{name:<28} {open:>5} % {words:>24} {rate:>12.0} {size:>8}  {digest}");
        }
    }
    println!("memory at most: {} MB", peak()? / 1024);
    Ok(())
}

/// Rules on all cases of a file, and once more for what the answers are.
fn batch(cases: &Path, lang: Option<&str>) -> Result<Measured, Box<dyn Error>> {
    let count = fs::read_to_string(cases)?.lines().count();
    let before = worked()?;
    run(cases, Path::new("/dev/null"), lang);
    let seconds = worked()? - before;
    let answers = cases.with_extension("answers");
    run(cases, &answers, lang);
    let written = fs::read(&answers)?;
    fs::remove_file(answers)?;
    let mut digest = String::new();
    for byte in Sha256::digest(&written).iter().take(8) {
        write!(digest, "{byte:02x}")?;
    }
    let rate = f64::from(u32::try_from(count)?) / seconds;
    Ok(Measured { rate, size: written.len() / count.max(1), digest })
}

fn run(cases: &Path, answers: &Path, lang: Option<&str>) {
    let mut arguments = vec!["plica".into(), "batch".into(), cases.into(), "-o".into(), answers.into()];
    arguments.extend(["--edition".into(), EDITION.into()]);
    arguments.extend(lang.into_iter().flat_map(|lang| ["--lang".into(), lang.into()]));
    let _ = plica::run(arguments);
}

/// The seconds all cores have worked for this process, by Linux's count of hundredths.
fn worked() -> Result<f64, Box<dyn Error>> {
    let told = fs::read_to_string("/proc/self/stat")?;
    let (_, fields) = told.rsplit_once(')').ok_or("not a stat")?;
    let ticks = fields.split_whitespace().skip(11).take(2).map(str::parse::<u32>);
    Ok(f64::from(ticks.sum::<Result<u32, _>>()?) / 100.0)
}

/// The most memory this process had, in kilobytes.
fn peak() -> Result<u64, Box<dyn Error>> {
    let told = fs::read_to_string("/proc/self/status")?;
    let line = told.lines().find_map(|line| line.strip_prefix("VmHWM:")).ok_or("no peak")?;
    Ok(line.trim().trim_end_matches(" kB").parse()?)
}
