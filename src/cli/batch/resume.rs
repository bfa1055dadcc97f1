//! Writes the decisions of a batch ([`Sink`]) and resumes a batch that was interrupted.
//!
//! `FILE.part` holds the decisions written so far, and `FILE.part.json` the inputs and options they were made from
//! ([`Origin`]). A batch is resumed only with the same inputs and options; an incomplete last line is cut off.

use std::fs::File;
use std::hash::Hasher as _;
use std::io::{self, BufRead as _, BufReader, ErrorKind, Read, Seek as _, Stdout, Write as _};
use std::path::{Path, PathBuf};

use rustc_hash::FxHasher;
use serde::{Deserialize, Serialize};
use serde_json::Value as Json;

use crate::cli::args::{self, Common};
use crate::cli::files::Loaded;
use crate::cli::out::{not_overwritten, not_written};
use crate::cli::written::{self, Draft, Target};
use crate::engine::chess::SearchLimit;
use crate::engine::diagnostic::{Code, Diagnostic};

/// Everything that the answers depend on.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Origin {
    plica: String,
    rulebook: String,
    /// The words brought along.
    words: Option<u64>,
    /// The language of what is wrong with a line, and of rulings that are put in words.
    language: String,
    /// Rulings are put in words.
    spoken: bool,
    edition: Option<String>,
    on: Option<String>,
    /// How contested texts are read.
    reading: Vec<String>,
    /// How many positions the search for a mate may look at.
    search: u64,
    /// Size and fingerprint of the cases; none where they can be read only once.
    cases: Option<(u64, u64)>,
}

/// How much of the work is done.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Done {
    /// The lines that have their answer.
    pub(super) lines: u64,
    /// Those that were no case.
    pub(super) faulty: usize,
    /// The bytes of the answers.
    bytes: u64,
}

/// The file that decisions go to.
pub(super) struct Output {
    pub(super) draft: Draft,
    /// How much of it is there.
    pub(super) done: Done,
    /// What goes when it is whole: the record of its origin.
    pub(super) origin: Option<PathBuf>,
}

/// Opens the file that decisions go to, or what is left of it.
///
/// # Errors
/// It cannot be written, or what is left belongs to other work.
pub(super) fn output(
    common: &Common,
    loaded: &Loaded,
    args: &args::Batch,
    path: &Path,
) -> Result<Output, Diagnostic> {
    let unwritable = |_| not_written(path);
    let refused = |reason| not_resumed(path, reason);
    let target = match Target::of(path).map_err(unwritable)? {
        Target::File(target) => target,
        Target::Stream(_) if args.resume => return Err(refused("stream")),
        Target::Stream(_) => {
            let draft = Draft::begin(path).map_err(unwritable)?;
            return Ok(Output { draft, done: Done::default(), origin: None });
        }
    };
    let origin = Origin::of(common, loaded, args);
    if args.resume && origin.cases.is_none() {
        return Err(refused("once"));
    }
    let beside = written::part_origin(&target);
    // What plica has not written it does not write over.
    let known = known(&beside).map_err(|_| not_overwritten(&beside))?;
    let part = written::part(&target);
    let mut draft = Draft::keep(target).map_err(|error| {
        let kind = error.kind();
        if kind == ErrorKind::WouldBlock {
            being_written(path)
        } else if kind == ErrorKind::AlreadyExists {
            not_overwritten(&part)
        } else {
            not_written(path)
        }
    })?;
    let mut done = Done::default();
    if draft.file().metadata().map_err(unwritable)?.len() > 0 {
        let known = known.ok_or_else(|| refused("unknown"))?;
        if args.resume {
            // What another version compared may be less.
            let known = serde_json::from_value(known).map_err(|_| refused("version"))?;
            origin.differs(&known).map_or(Ok(()), |what| Err(refused(what)))?;
            done = done_of(draft.file()).map_err(unwritable)?;
        }
    }
    draft.file().set_len(done.bytes).map_err(unwritable)?;
    let told = serde_json::to_vec(&origin).unwrap_or_default();
    written::replace_own(&beside, &told, |text| {
        serde_json::from_slice(text).is_ok_and(|known| is_origin(&known))
    })
    .map_err(unwritable)?;
    Ok(Output { draft, done, origin: Some(beside) })
}

/// The fault of going on with what does not allow it.
pub(super) fn not_resumed(path: &Path, reason: &'static str) -> Diagnostic {
    let path = path.display().to_string();
    Diagnostic::anywhere(Code::NotResumed).with("path", path).with("reason", reason)
}

fn being_written(path: &Path) -> Diagnostic {
    Diagnostic::anywhere(Code::BeingWritten).with("path", path.display().to_string())
}

/// What the rest of a batch was made from; none where nothing is left.
///
/// # Errors
/// What stands there was not written by plica.
fn known(path: &Path) -> io::Result<Option<Json>> {
    match std::fs::symlink_metadata(path) {
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
        Ok(about) if about.is_file() => {
            let known = serde_json::from_slice(&std::fs::read(path)?).ok().filter(is_origin);
            known.map(Some).ok_or_else(|| ErrorKind::AlreadyExists.into())
        }
        Ok(_) => Err(ErrorKind::AlreadyExists.into()),
        Err(error) => Err(error),
    }
}

/// Whether some version of plica tells there what a batch was made from.
fn is_origin(known: &Json) -> bool {
    ["plica", "rulebook", "cases"].iter().all(|key| known.get(key).is_some())
}

impl Origin {
    /// Every option is named here, so that a new one is compared too or left out for a reason.
    fn of(common: &Common, loaded: &Loaded, args: &args::Batch) -> Self {
        let args::Batch { cases, edition, on, reading, search, output: _, resume: _, summary: _, format: _ } =
            args;
        // The rules and the words are compared by what is in them.
        let Common { lang, rules: _, locales: _ } = common;
        let mut reading: Vec<_> =
            reading.iter().map(|told| told.split('=').map(str::trim).collect::<Vec<_>>().join("=")).collect();
        reading.sort();
        Self {
            plica: env!("CARGO_PKG_VERSION").to_owned(),
            rulebook: loaded.library.digest(),
            words: loaded.own_locales().map(|files| {
                let mut hasher = FxHasher::default();
                for (path, text) in files {
                    hasher.write(path.as_bytes());
                    hasher.write(text.as_bytes());
                }
                hasher.finish()
            }),
            language: loaded.words.locale().code().to_owned(),
            spoken: lang.is_some(),
            edition: edition.clone(),
            on: on.clone(),
            reading,
            search: search.unwrap_or(SearchLimit::THOROUGH),
            cases: fingerprint(cases).ok().flatten(),
        }
    }

    /// The first thing that is not the same.
    fn differs(&self, other: &Self) -> Option<&'static str> {
        let Self { plica, rulebook, words, language, spoken, edition, on, reading, search, cases } = self;
        let same = [
            ("version", *plica == other.plica),
            ("rulebook", *rulebook == other.rulebook),
            ("words", *words == other.words),
            ("language", (language, spoken) == (&other.language, &other.spoken)),
            ("edition", (edition, on) == (&other.edition, &other.on)),
            ("reading", *reading == other.reading),
            ("search", *search == other.search),
            ("cases", *cases == other.cases),
        ];
        same.into_iter().find(|(_, same)| !same).map(|(what, _)| what)
    }
}

/// Size and non-cryptographic fingerprint of a file: they guard against accidents, not against forgery.
fn fingerprint(path: &Path) -> io::Result<Option<(u64, u64)>> {
    if !std::fs::metadata(path)?.is_file() {
        return Ok(None);
    }
    let mut file = File::open(path)?;
    let (mut size, mut hasher, mut block) = (0, FxHasher::default(), Vec::new());
    loop {
        block.clear();
        let read = Read::by_ref(&mut file).take(1 << 16).read_to_end(&mut block)?;
        if read == 0 {
            return Ok(Some((size, hasher.finish())));
        }
        size += read as u64;
        hasher.write(&block);
    }
}

/// How every answer begins that says what is wrong with a line.
const ERRORS: &[u8] = b"{\"errors\"";

/// The whole answers of a file, up to the first line that is none.
fn done_of(file: &mut File) -> io::Result<Done> {
    file.rewind()?;
    let (mut done, mut line) = (Done::default(), Vec::new());
    let mut lines = BufReader::with_capacity(1 << 16, file);
    loop {
        line.clear();
        let length = lines.read_until(b'\n', &mut line)?;
        // Where the machine itself stopped, zeros may stand for what had not reached the disk.
        let is_answer = line.starts_with(b"{") && line.ends_with(b"}\n") && !line.contains(&0);
        if !is_answer {
            return Ok(done);
        }
        done.lines += 1;
        done.faulty += usize::from(line.starts_with(ERRORS));
        done.bytes += length as u64;
    }
}

/// Takes lines of decisions, whole lines at a time.
pub(super) trait Sink: Send {
    /// Takes some lines.
    ///
    /// # Errors
    /// They cannot be written.
    fn lines(&mut self, lines: &[u8]) -> io::Result<()>;

    /// Writes what is left; a file is whole now.
    ///
    /// # Errors
    /// It cannot be written.
    fn finish(self: Box<Self>) -> io::Result<()>;
}

/// Standard output is flushed after each chunk.
impl Sink for Stdout {
    fn lines(&mut self, lines: &[u8]) -> io::Result<()> {
        self.write_all(lines).and_then(|()| self.flush())
    }

    fn finish(mut self: Box<Self>) -> io::Result<()> {
        self.flush()
    }
}

impl Sink for Draft {
    fn lines(&mut self, lines: &[u8]) -> io::Result<()> {
        self.write_all(lines)
    }

    fn finish(self: Box<Self>) -> io::Result<()> {
        Draft::finish(*self)
    }
}
