//! `plica batch FILE`: a case a line in, a decision a line out, in order, on all cores, in bounded memory.
//!
//! ```text
//! Lines ─ chunks ─> workers ─ answers ─> writer
//!    └──── what to wait for, in order ────┘
//! ```
//! The reader cuts the file into chunks and hands each to whichever worker is free. The writer waits for the answers in
//! the order of the chunks, so that nothing has to be kept and sorted; both queues are short, and whoever is ahead waits.

mod chunk;
mod sink;
#[cfg(feature = "tables")]
mod tables;
mod worker;

use std::fs::File;
use std::io::{BufWriter, Result};
use std::path::Path;
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::sync::{Mutex, PoisonError};
use std::thread;

use self::chunk::Chunk;
use self::sink::{Plain, Sink};
use self::worker::{Answered, Worker};
use super::args::{self, Format};
use super::files::Loaded;
use super::lines::{Lines, Reached};
use super::progress::Progress;
use super::{Exit, complain, print};
use crate::chess::SearchLimit;
use crate::diagnostic::{Code, Diagnostic};
use crate::facts::edition_for;
use crate::render::{BatchTally, batch_json, batch_report, faults_text, markdown, page, text};
use crate::source::Sources;
use crate::syntax::CaseFile;

/// Whether decisions have words.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Speech {
    /// Names and values only.
    Silent,
    /// Words in the language asked for.
    Words,
}

/// Answers every line of a file; with words where the language was asked for.
pub(super) fn run(loaded: &Loaded, args: &args::Batch, language_asked: bool) -> Exit {
    let told = edition_for(
        &loaded.library.rulebook,
        &CaseFile::default(),
        args.edition.as_deref(),
        args.on.as_deref(),
    );
    // Without an option every case tells its edition itself.
    if let (Err(fault), true) = (told, args.edition.is_some() || args.on.is_some()) {
        return refuse(loaded, fault);
    }
    let to_table = args.output.as_deref().filter(|_| !args.summary).and_then(table);
    if let Some(ending) = table(&args.cases).or(to_table).filter(|_| !cfg!(feature = "tables")) {
        let needed = Diagnostic::anywhere(Code::FeatureNeeded).with("ending", format!(".{ending}"));
        return refuse(loaded, needed.with("feature", "tables"));
    }
    let Ok(lines) = input(&args.cases) else { return unreadable(loaded, args) };
    let Ok(out) = output(args) else { return unwritable(loaded, args) };
    let speech = if language_asked { Speech::Words } else { Speech::Silent };
    match stream(loaded, args, speech, lines, out) {
        (tally, None) => finish(loaded, args, &tally),
        (_, Some(Stop::Unreadable)) => unreadable(loaded, args),
        (_, Some(Stop::Unwritable)) => unwritable(loaded, args),
    }
}

/// Why the work ended before the file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Stop {
    /// The file could not be read on.
    Unreadable,
    /// What was found could not be written.
    Unwritable,
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

fn output(args: &args::Batch) -> Result<Box<dyn Sink>> {
    let to_file = args.output.as_ref().filter(|_| !args.summary);
    #[cfg(feature = "tables")]
    if let Some((path, kind)) = to_file.and_then(|path| Some((path, kind(path)?))) {
        return Ok(Box::new(tables::Table::create(path, kind)?));
    }
    Ok(match to_file {
        Some(path) => Box::new(Plain(BufWriter::new(File::create(path)?))),
        None => Box::new(Plain(BufWriter::new(std::io::stdout()))),
    })
}

/// A chunk, and where its answers go.
type Task = (Chunk, SyncSender<Answered>);

fn stream(
    loaded: &Loaded,
    args: &args::Batch,
    speech: Speech,
    mut lines: Lines,
    out: Box<dyn Sink>,
) -> (BatchTally, Option<Stop>) {
    let workers = thread::available_parallelism().map_or(1, std::num::NonZero::get);
    let (tasks, waiting) = sync_channel::<Task>(workers);
    let (order, answers) = sync_channel::<(Reached, Receiver<Answered>)>(2 * workers);
    let waiting = Mutex::new(waiting);
    let emptied = Emptied::default();
    let limit = SearchLimit::standing();
    thread::scope(|scope| {
        for _ in 0..workers {
            scope.spawn(|| {
                limit.during(|| work(&waiting, &emptied, Worker::new(loaded, args, speech, workers)))
            });
        }
        let writer = scope.spawn(|| write(loaded, args, answers, &emptied, out));
        let read = read(&mut lines, &tasks, &order);
        drop((tasks, order));
        // A writer that panicked is our own bug and must not pass for an end of the work.
        let (tally, written) = writer.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic));
        let unreadable = read.err().map(|_| Stop::Unreadable);
        (tally, unreadable.or(written.err().filter(|_| args.output.is_some()).map(|_| Stop::Unwritable)))
    })
}

/// Cuts the file into chunks until its end, or until nobody waits for the answers any more.
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

fn work(waiting: &Mutex<Receiver<Task>>, emptied: &Emptied, mut worker: Worker<'_>) {
    loop {
        // What is kept in the lock is always whole.
        let task = waiting.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok((chunk, answer)) = task else { return };
        // Nobody waits for the answer when the reader of the decisions has gone away.
        let _ = answer.send(worker.answer(&chunk, emptied.take()));
    }
}

fn write(
    loaded: &Loaded,
    args: &args::Batch,
    answers: Receiver<(Reached, Receiver<Answered>)>,
    emptied: &Emptied,
    mut out: Box<dyn Sink>,
) -> (BatchTally, Result<()>) {
    let mut progress = Progress::new(&loaded.words);
    let mut tally = BatchTally::default();
    for (reached, answered) in answers {
        let Ok(answered) = answered.recv() else { break };
        tally.add(answered.tally);
        if !args.summary {
            let written = out.lines(&answered.lines);
            if written.is_err() {
                progress.clear();
                return (tally, written);
            }
        }
        emptied.leave(answered.lines);
        progress.say(reached);
    }
    progress.clear();
    (tally, out.finish())
}

fn finish(loaded: &Loaded, args: &args::Batch, tally: &BatchTally) -> Exit {
    if args.summary {
        let digest = loaded.library.digest();
        let report = || batch_report(&loaded.words, &loaded.library.rulebook, tally, &digest);
        let whole = match args.format {
            Format::Json => format!("{:#}", batch_json(tally, &loaded.library.rulebook, &digest)),
            Format::Html => page(&[report()]),
            Format::Md => markdown(&report()),
            Format::Text => text(&report()),
        };
        match &args.output {
            Some(path) if std::fs::write(path, whole.as_bytes()).is_err() => return unwritable(loaded, args),
            Some(_) => {}
            None => print(&whole),
        }
    }
    if tally.faulty == 0 { Exit::Done } else { Exit::Faulty }
}

fn unreadable(loaded: &Loaded, args: &args::Batch) -> Exit {
    let path = args.cases.display().to_string();
    refuse(loaded, Diagnostic::anywhere(Code::FileUnreadable).with("path", path))
}

fn unwritable(loaded: &Loaded, args: &args::Batch) -> Exit {
    let path = args.output.as_ref().map(|path| path.display().to_string()).unwrap_or_default();
    refuse(loaded, Diagnostic::anywhere(Code::FileUnwritable).with("path", path))
}

fn refuse(loaded: &Loaded, fault: Diagnostic) -> Exit {
    complain(&faults_text(&loaded.words, Some(&loaded.library.rulebook), &Sources::default(), &[fault]));
    Exit::Faulty
}
