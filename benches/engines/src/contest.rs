//! Engines on the same cases: first they must agree, then they are timed in turn.

use std::error::Error;
use std::time::{Duration, Instant};

use crate::case::Case;
use crate::norms::Applying;

/// What went wrong, in the engine's words.
pub type Failure = Box<dyn Error>;

/// Decides every case and adds the answers.
pub type Pass<'a> = Box<dyn FnMut(&mut Vec<Applying>) -> Result<(), Failure> + 'a>;

/// One way of deciding.
pub struct Contestant<'a> {
    /// As the table names it.
    pub name: &'static str,
    /// From facts in the form the engine wants.
    pub prepared: Pass<'a>,
    /// From the text of a case: JSON.
    pub from_text: Option<Pass<'a>>,
}

/// How many nanoseconds a decision takes: medians over rounds of the mean over cases.
pub struct Timed {
    /// As the table names it.
    pub name: &'static str,
    /// From facts in the form the engine wants.
    pub prepared: f64,
    /// From the text of a case.
    pub from_text: Option<f64>,
}

/// Fails with the case on which a contestant does not say what is wanted.
pub fn agree(cases: &[Case], wanted: &[Applying], contestants: &mut [Contestant]) -> Result<(), Failure> {
    for contestant in contestants {
        let passes = [Some(&mut contestant.prepared), contestant.from_text.as_mut()];
        for pass in passes.into_iter().flatten() {
            let mut found = Vec::new();
            pass(&mut found).map_err(|error| format!("{}: {error}", contestant.name))?;
            if found.len() != cases.len() {
                return Err(format!("{} decides {} cases", contestant.name, found.len()).into());
            }
            for ((case, wanted), found) in cases.iter().zip(wanted).zip(found) {
                if found != *wanted {
                    let name = contestant.name;
                    let case = case.json()?;
                    return Err(format!("{name} says {found:?}, plica {wanted:?}, on\n{case}").into());
                }
            }
        }
    }
    Ok(())
}

/// Times every contestant once a round, so that what disturbs the machine disturbs them all.
pub fn timed(cases: usize, rounds: usize, contestants: &mut [Contestant]) -> Result<Vec<Timed>, Failure> {
    let mut times = vec![(Vec::new(), Vec::new()); contestants.len()];
    let mut answers = Vec::with_capacity(cases);
    for _ in 0..rounds {
        for (contestant, (prepared, from_text)) in contestants.iter_mut().zip(&mut times) {
            prepared.push(time(&mut contestant.prepared, &mut answers)?);
            if let Some(pass) = &mut contestant.from_text {
                from_text.push(time(pass, &mut answers)?);
            }
        }
    }
    let cases = f64::from(u32::try_from(cases)?);
    let each = |times: Vec<Duration>| Some(median(times)?.as_secs_f64() * 1e9 / cases);
    let names = contestants.iter().map(|contestant| contestant.name);
    let timed = names.zip(times).map(|(name, (prepared, from_text))| Timed {
        name,
        prepared: each(prepared).unwrap_or_default(),
        from_text: each(from_text),
    });
    Ok(timed.collect())
}

/// What is quick is run so long, again and again.
const ENOUGH: Duration = Duration::from_millis(2);

/// The time of a pass, after one that does not count: nobody is hindered by what ran before him.
fn time(pass: &mut Pass, answers: &mut Vec<Applying>) -> Result<Duration, Failure> {
    let mut run = || {
        answers.clear();
        pass(answers)?;
        std::hint::black_box(&answers);
        Ok::<_, Failure>(())
    };
    run()?;
    let start = Instant::now();
    let mut passes = 0;
    while passes == 0 || start.elapsed() < ENOUGH {
        run()?;
        passes += 1;
    }
    Ok(start.elapsed() / passes)
}

/// The median; none without times.
pub fn median(mut times: Vec<Duration>) -> Option<Duration> {
    times.sort_unstable();
    times.get(times.len() / 2).copied()
}
