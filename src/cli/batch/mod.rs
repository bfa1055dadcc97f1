//! `plica batch FILE`: reads one case per line, writes one decision per line in the same order; all cores, bounded memory.
//!
//! ```text
//! Lines ─ chunks ─> workers ─ answers ─> writer
//!    └──── what to wait for, in order ────┘
//! ```
//! The reader cuts the file into chunks and hands each to the next free worker. The writer waits for the answers in the order
//! of the chunks, so nothing has to be stored and sorted. Both queues are bounded: a fast side waits for a slow one (back
//! pressure).

mod resume;
#[cfg(feature = "tables")]
mod tables;
mod worker;

use std::io::{Error, ErrorKind, Result, stdout};
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::sync::{Mutex, PoisonError};
use std::thread;

use super::args::{self, Common, Format};
use super::files::Loaded;
use super::lines::{Lines, Reached};
use super::out::{Ended, Exit, Progress, Unprinted, complain, not_written, print, unreadable};
use super::written;
use crate::engine::chess::SearchLimit;
use crate::engine::diagnostic::{Code, Diagnostic};
use crate::engine::source::Sources;
use crate::engine::syntax::CaseFile;
use crate::service::{Readings, Under};
use crate::words::reports::{BatchTally, batch_json, batch_report};
use resume::{Done, Sink};
use worker::{Answered, Chunk, Worker};

/// Answers every line of a file; with words where the language was asked for.
pub(super) fn run(common: &Common, loaded: &Loaded, args: &args::Batch) -> Ended {
    // Without an option every case tells its edition itself.
    if args.edition.is_some() || args.on.is_some() {
        let under = Under::One { edition: args.edition.as_deref(), on: args.on.as_deref() };
        if let Err(faults) = loaded.service().editions(&CaseFile::default(), under) {
            return Ok(loaded.refuse(&Sources::default(), &faults));
        }
    }
    if let Err(fault) = Readings::chosen(&loaded.library.rulebook.vocabulary, &args.reading) {
        return Ok(loaded.refuse_one(fault));
    }
    let to_table = args.output.as_deref().filter(|_| !args.summary).and_then(table);
    if let Some(ending) = table(&args.cases).or(to_table).filter(|_| !cfg!(feature = "tables")) {
        let needed = Diagnostic::anywhere(Code::FeatureNeeded).with("ending", format!(".{ending}"));
        return Ok(loaded.refuse_one(needed.with("feature", "tables")));
    }
    if let Some(path) = args.output.as_ref().filter(|_| args.resume && to_table.is_some()) {
        return Ok(loaded.refuse_one(resume::not_resumed(path, "table")));
    }
    let Ok(mut lines) = input(&args.cases) else { return Ok(loaded.refuse_one(unreadable(&args.cases))) };
    let output = match output(common, loaded, args) {
        Ok(output) => output,
        Err(fault) => return Ok(loaded.refuse_one(fault)),
    };
    if lines.pass_over(output.done.lines).is_err() {
        return Ok(loaded.refuse_one(unreadable(&args.cases)));
    }
    let kept = to_table.is_none() && output.origin.is_some();
    let (mut tally, stop) = stream(loaded, args, common.lang.is_some(), lines, output.sink);
    match (stop, &args.output) {
        (None | Some(Stop::NobodyReads), _) => {
            // The file is whole: there is nothing to resume.
            output.origin.map(std::fs::remove_file);
            tally.faulty += output.done.faulty;
            finish(loaded, args, &tally)
        }
        (Some(Stop::Unreadable), path) => {
            Ok(broken_off(loaded, path.as_deref().filter(|_| kept), unreadable(&args.cases)))
        }
        (Some(Stop::Unwritable), Some(path)) => {
            Ok(broken_off(loaded, Some(path.as_path()).filter(|_| kept), not_written(path)))
        }
        (Some(Stop::Unwritable), None) => Err(Unprinted),
    }
}

/// Why the work ended before the file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Stop {
    /// The file could not be read on.
    Unreadable,
    /// What was found could not be written.
    Unwritable,
    /// The reader of standard output has closed its end, which is no error.
    NobodyReads,
}

/// The ending of a file that is a table.
fn table(path: &Path) -> Option<&'static str> {
    let ending = path.extension()?.to_str()?;
    ["csv", "parquet"].into_iter().find(|known| ending.eq_ignore_ascii_case(known))
}

#[cfg(feature = "tables")]
fn kind(path: &Path) -> Option<tables::Kind> {
    table(path).map(|ending| if ending == "csv" { tables::Kind::Csv } else { tables::Kind::Parquet })
}

fn input(path: &Path) -> Result<Lines> {
    #[cfg(feature = "tables")]
    if let Some(kind) = kind(path) {
        return Ok(Lines::of(tables::cases(path, kind)?, None));
    }
    Lines::open(path)
}

/// Where decisions go, and how many are there already.
struct Output {
    sink: Box<dyn Sink>,
    done: Done,
    /// What is to be taken away when the file is whole.
    origin: Option<PathBuf>,
}

fn output(common: &Common, loaded: &Loaded, args: &args::Batch) -> std::result::Result<Output, Diagnostic> {
    let Some(path) = args.output.as_ref().filter(|_| !args.summary) else {
        return Ok(Output { sink: Box::new(stdout()), done: Done::default(), origin: None });
    };
    let resume::Output { draft, done, origin } = resume::output(common, loaded, args, path)?;
    #[cfg(feature = "tables")]
    if let Some(kind) = kind(path) {
        let table = tables::Table::begin(draft, kind).map_err(|_| not_written(path))?;
        return Ok(Output { sink: Box::new(table), done, origin });
    }
    Ok(Output { sink: Box::new(draft), done, origin })
}

/// A chunk, and where its answers go.
type Task = (Chunk, SyncSender<Answered>);

fn stream(
    loaded: &Loaded,
    args: &args::Batch,
    with_words: bool,
    mut lines: Lines,
    out: Box<dyn Sink>,
) -> (BatchTally, Option<Stop>) {
    let workers = thread::available_parallelism().map_or(1, std::num::NonZero::get);
    let (tasks, waiting) = sync_channel::<Task>(workers);
    let (order, answers) = sync_channel::<(Reached, Receiver<Answered>)>(2 * workers);
    let waiting = Mutex::new(waiting);
    let emptied = Emptied::default();
    let limit = SearchLimit::standing();
    let (tally, written) = thread::scope(|scope| {
        for _ in 0..workers {
            scope.spawn(|| {
                limit.during(|| work(&waiting, &emptied, &Worker::new(loaded, args, with_words)));
            });
        }
        let writer = scope.spawn(|| write(loaded, args, answers, &emptied, out));
        let read = read(&mut lines, &tasks, &order);
        drop((tasks, order));
        // A writer that panicked is our own bug and must not pass for an end of the work.
        let (tally, written) = writer.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic));
        (tally, read.map_err(|_| Stop::Unreadable).and(written.map_err(|error| stop(&error))))
    });
    // Only what has every answer is a whole file.
    let finished = written.and_then(|out| out.finish().map_err(|error| stop(&error)));
    (tally, finished.err())
}

fn stop(error: &Error) -> Stop {
    if error.kind() == ErrorKind::BrokenPipe { Stop::NobodyReads } else { Stop::Unwritable }
}

/// Cuts the file into chunks until its end, or until the writer has stopped.
fn read(
    lines: &mut Lines,
    tasks: &SyncSender<Task>,
    order: &SyncSender<(Reached, Receiver<Answered>)>,
) -> Result<()> {
    while let Some(chunk) = Chunk::next(lines)? {
        let (answer, answered) = sync_channel(1);
        if order.send((lines.reached, answered)).is_err() || tasks.send((chunk, answer)).is_err() {
            break;
        }
    }
    Ok(())
}

/// Where the writer leaves the memory of answers for the next: they are large, and new memory comes from the system.
#[derive(Default)]
struct Emptied(Mutex<Vec<Vec<u8>>>);

impl Emptied {
    fn take(&self) -> Vec<u8> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).pop().unwrap_or_default()
    }

    fn leave(&self, mut lines: Vec<u8>) {
        lines.clear();
        self.0.lock().unwrap_or_else(PoisonError::into_inner).push(lines);
    }
}

fn work(waiting: &Mutex<Receiver<Task>>, emptied: &Emptied, worker: &Worker) {
    loop {
        // What is kept in the lock is always whole.
        let task = waiting.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok((chunk, answer)) = task else { return };
        // Fails when the writer has stopped, as nobody reads the decisions.
        let _ = answer.send(worker.answer(&chunk, emptied.take()));
    }
}

fn write(
    loaded: &Loaded,
    args: &args::Batch,
    answers: Receiver<(Reached, Receiver<Answered>)>,
    emptied: &Emptied,
    mut out: Box<dyn Sink>,
) -> (BatchTally, Result<Box<dyn Sink>>) {
    let mut progress = Progress::new(&loaded.words);
    let mut tally = BatchTally::default();
    for (reached, answered) in answers {
        let Ok(answered) = answered.recv() else { break };
        tally.add(answered.tally);
        if !args.summary
            && let Err(error) = out.lines(&answered.lines)
        {
            progress.clear();
            return (tally, Err(error));
        }
        emptied.leave(answered.lines);
        progress.say(reached);
    }
    progress.clear();
    (tally, Ok(out))
}

fn finish(loaded: &Loaded, args: &args::Batch, tally: &BatchTally) -> Ended {
    if args.summary {
        let digest = loaded.library.digest();
        let rulebook = &loaded.library.rulebook;
        let whole = if args.format == Format::Json {
            format!("{:#}", batch_json(tally, rulebook, &digest))
        } else {
            args.format.pages(&[batch_report(&loaded.words, rulebook, tally, &digest)])
        };
        match &args.output {
            Some(path) => {
                if written::replace(path, whole.as_bytes()).is_err() {
                    return Ok(loaded.refuse_one(not_written(path)));
                }
            }
            None => print(&whole)?,
        }
    }
    Ok(if tally.faulty == 0 { Exit::Done } else { Exit::Faulty })
}

/// Says why the work was broken off, and where what was done is kept.
fn broken_off(loaded: &Loaded, kept: Option<&Path>, fault: Diagnostic) -> Exit {
    let exit = loaded.refuse_one(fault);
    if let Some(path) = kept {
        complain(&loaded.words.say("batch-kept", &[("path", &path.display().to_string())]));
    }
    exit
}
