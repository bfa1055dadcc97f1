//! Writes files atomically: a file is complete or unchanged. Every command that writes a file does it through this module.
//!
//! ```text
//! FILE is there ─ begin ─> a draft beside it ─ finish: synced, renamed ─> FILE is the new one
//! ```
//! A reader sees the old file or the new one, and a file can be written while it is being read.
//!
//! A path from the user may name anything: links are followed, and the target is replaced. A target that is not a regular
//! file (`/dev/stdout`, a pipe) cannot have a draft beside it and is written directly. A path that plica chooses itself, such
//! as `FILE.part`, must be free or name a file that plica wrote; otherwise, also for a link: [`ErrorKind::AlreadyExists`].
//!
//! In a folder whose file names plica chooses, `.plica-files` lists the files with their digests in the format of
//! `sha256sum`. A file that is not in the list, or whose digest differs, belongs to the user. The list is written before the
//! files, with old and new digests, so that interrupted work can be repeated.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Error, ErrorKind, Write};
use std::path::{Component, Path, PathBuf};

use sha2::{Digest as _, Sha256};
use tempfile::{NamedTempFile, TempPath};

use super::out::own_not_written;
use crate::engine::diagnostic::Diagnostic;
use crate::engine::digest::hexadecimal;

/// More links than this, one pointing to the next, go round in a circle.
const MOST_LINKS: usize = 40;

/// Where a file's text goes in the end.
pub(super) enum Target {
    /// A file, or the place of one.
    File(PathBuf),
    /// A device or a pipe.
    Stream(PathBuf),
}

impl Target {
    /// What a path names.
    ///
    /// # Errors
    /// Its links go round in a circle, or its folder is not there.
    pub(super) fn of(path: &Path) -> io::Result<Self> {
        let mut place = path.to_owned();
        for _ in 0..MOST_LINKS {
            place = folder(&place).canonicalize()?.join(place.file_name().unwrap_or_default());
            // What the system shows of open files looks like links to them.
            if ["/proc", "/dev/fd"].iter().any(|shown| place.starts_with(shown)) {
                return Ok(Self::Stream(path.to_owned()));
            }
            match fs::read_link(&place) {
                Ok(next) => place = folder(&place).join(next),
                Err(_) if fs::metadata(&place).is_ok_and(|about| !about.is_file()) => {
                    return Ok(Self::Stream(place));
                }
                Err(_) => return Ok(Self::File(place)),
            }
        }
        Err(Error::from(ErrorKind::InvalidInput))
    }
}

/// A file being written.
pub(super) enum Draft {
    Beside { draft: NamedTempFile, target: PathBuf },
    Stream(File),
}

impl Draft {
    /// Begins a file that becomes visible when it is finished; nothing of it is left otherwise.
    ///
    /// # Errors
    /// Nothing can be written there.
    pub(super) fn begin(path: &Path) -> io::Result<Self> {
        let target = match Target::of(path)? {
            Target::Stream(path) => return stream(&path),
            Target::File(target) => target,
        };
        Self::beside(target)
    }

    /// Begins a file where no link is followed.
    fn beside(target: PathBuf) -> io::Result<Self> {
        let mut builder = tempfile::Builder::new();
        // As the system makes files, not for one's own eyes only.
        #[cfg(unix)]
        builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
        let draft = builder.prefix(".plica-").suffix(".part").tempfile_in(folder(&target))?;
        Self::for_target(draft, target)
    }

    /// Begins a file of long work: what is written stands in a file of its own, which is left if the work is broken off.
    ///
    /// # Errors
    /// Nothing can be written there; [`ErrorKind::WouldBlock`] where another plica is writing it,
    /// [`ErrorKind::AlreadyExists`] where something else than a file stands.
    pub(super) fn keep(target: PathBuf) -> io::Result<Self> {
        let path = part(&target);
        let file = opened(&path)?;
        // A file system that knows no locks has none to be kept out by.
        if let Err(TryLockError::WouldBlock) = file.try_lock() {
            return Err(Error::from(ErrorKind::WouldBlock));
        }
        let mut draft = NamedTempFile::from_parts(file, TempPath::try_from_path(path)?);
        draft.disable_cleanup(true);
        Self::for_target(draft, target)
    }

    /// A file that is there already must be one that may be written; its permissions stay.
    fn for_target(draft: NamedTempFile, target: PathBuf) -> io::Result<Self> {
        match OpenOptions::new().write(true).open(&target) {
            Ok(old) => draft.as_file().set_permissions(old.metadata()?.permissions())?,
            Err(error) if error.kind() == ErrorKind::NotFound => {}
            Err(error) => return Err(error),
        }
        Ok(Self::Beside { draft, target })
    }

    /// The file written to.
    pub(super) fn file(&mut self) -> &mut File {
        match self {
            Self::Beside { draft, .. } => draft.as_file_mut(),
            Self::Stream(file) => file,
        }
    }

    /// Puts the file in its place.
    ///
    /// # Errors
    /// It cannot be written to the end.
    pub(super) fn finish(self) -> io::Result<()> {
        self.placed(|draft, target| draft.persist(target).map_err(|failed| failed.error).map(drop))
    }

    fn placed(self, place: impl FnOnce(NamedTempFile, &Path) -> io::Result<()>) -> io::Result<()> {
        let (draft, target) = match self {
            Self::Stream(mut file) => return file.flush(),
            Self::Beside { draft, target } => (draft, target),
        };
        draft.as_file().sync_all()?;
        place(draft, &target)?;
        // A name is safe when its folder is; where folders cannot be synced, the system sees to it.
        let _ = File::open(folder(&target)).and_then(|folder| folder.sync_all());
        Ok(())
    }
}

impl Write for Draft {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.file().write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.file().flush()
    }
}

/// Writes a whole file, in the place of what is there.
///
/// # Errors
/// It cannot be written; what was there is there still.
pub(super) fn replace(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut draft = Draft::begin(path)?;
    draft.write_all(bytes)?;
    draft.finish()
}

/// Writes a whole file whose name plica chose, in the place of one that it wrote before.
///
/// # Errors
/// It cannot be written, or something else stands there: [`ErrorKind::AlreadyExists`].
pub(super) fn replace_own(path: &Path, bytes: &[u8], is_own: impl FnOnce(&[u8]) -> bool) -> io::Result<()> {
    if !stands(path, is_own)? {
        return create(path, bytes);
    }
    let mut draft = Draft::beside(path.to_owned())?;
    draft.write_all(bytes)?;
    draft.finish()
}

/// Whether a file of plica's stands where it makes the name.
///
/// # Errors
/// Something else stands there: [`ErrorKind::AlreadyExists`]. Or it cannot be read.
fn stands(path: &Path, is_own: impl FnOnce(&[u8]) -> bool) -> io::Result<bool> {
    match fs::symlink_metadata(path) {
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(false),
        Err(error) => Err(error),
        Ok(about) if about.is_file() && is_own(&fs::read(path)?) => Ok(true),
        Ok(_) => Err(ErrorKind::AlreadyExists.into()),
    }
}

/// Writes a whole file where nothing is; fails also if another process made something there in the meantime.
///
/// # Errors
/// It cannot be written, or something is there: [`ErrorKind::AlreadyExists`].
pub(super) fn create(path: &Path, bytes: &[u8]) -> io::Result<()> {
    if fs::symlink_metadata(path).is_ok() {
        return Err(ErrorKind::AlreadyExists.into());
    }
    let mut draft = Draft::beside(path.to_owned())?;
    draft.write_all(bytes)?;
    draft.placed(|draft, target| draft.persist_noclobber(target).map_err(|failed| failed.error).map(drop))
}

/// Opens a file to add to it, or makes it, and follows no link.
fn opened(path: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.read(true).append(true);
    let made = options.clone().create_new(true).open(path);
    if !made.as_ref().is_err_and(|error| error.kind() == ErrorKind::AlreadyExists) {
        return made;
    }
    let about = fs::symlink_metadata(path)?;
    if !about.is_file() {
        return Err(ErrorKind::AlreadyExists.into());
    }
    let file = options.open(path)?;
    // No link was put there in the meantime.
    #[cfg(unix)]
    {
        use std::os::unix::fs::MetadataExt as _;
        let opened = file.metadata()?;
        if (opened.dev(), opened.ino()) != (about.dev(), about.ino()) {
            return Err(ErrorKind::AlreadyExists.into());
        }
    }
    Ok(file)
}

/// Where the part of a file that is done stands.
pub(super) fn part(target: &Path) -> PathBuf {
    marked(target, ".part")
}

/// Where it stands what that part was made from.
pub(super) fn part_origin(target: &Path) -> PathBuf {
    marked(target, ".part.json")
}

/// A path with something behind its name.
fn marked(path: &Path, mark: &str) -> PathBuf {
    let mut name = path.file_name().unwrap_or_default().to_owned();
    name.push(mark);
    path.with_file_name(name)
}

/// The folder a path stands in.
fn folder(path: &Path) -> &Path {
    path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

/// What is written to a stream comes after what is there already.
fn stream(path: &Path) -> io::Result<Draft> {
    OpenOptions::new().append(true).open(path).map(Draft::Stream)
}

/// The list.
const LIST: &str = ".plica-files";
/// How it begins.
const HEAD: &str = "# Files that plica wrote here, by sha256sum. It writes over no others.\n";

/// The digests that a file of plica's may have, by its path in the folder.
type Digests = BTreeMap<String, BTreeSet<String>>;

/// Writes files into a folder, all of them or, where something is in the way, none.
///
/// # Errors
/// A file of the user's stands in the way, or something cannot be written.
pub(super) fn write_own_files(folder: &Path, files: &[(String, Vec<u8>)]) -> Result<(), Diagnostic> {
    let at = |path: &Path| {
        let path = path.to_owned();
        move |error: Error| own_not_written(&path, &error)
    };
    fs::create_dir_all(folder).map_err(at(folder))?;
    let list = folder.join(LIST);
    let known = read_list(&list).map_err(at(&list))?;
    for (name, _) in files {
        let path = folder.join(name);
        in_the_way(folder, name)?;
        let is_own = |bytes: &[u8]| known.get(name).is_some_and(|digests| digests.contains(&digest(bytes)));
        stands(&path, is_own).map_err(at(&path))?;
    }
    let mut both = known.clone();
    let mut new = known;
    for (name, bytes) in files {
        both.entry(name.clone()).or_default().insert(digest(bytes));
        new.insert(name.clone(), BTreeSet::from([digest(bytes)]));
    }
    let keep = |digests: &Digests| replace_own(&list, list_text(digests).as_bytes(), is_list);
    keep(&both).map_err(at(&list))?;
    for (name, bytes) in files {
        let path = folder.join(name);
        let is_own = |before: &[u8]| both.get(name).is_some_and(|digests| digests.contains(&digest(before)));
        let made = path.parent().map_or(Ok(()), fs::create_dir_all);
        made.and_then(|()| replace_own(&path, bytes, is_own)).map_err(at(&path))?;
    }
    keep(&new).map_err(at(&list))
}

/// Refuses a folder within that is a link or no folder.
fn in_the_way(folder: &Path, name: &str) -> Result<(), Diagnostic> {
    let mut path = PathBuf::from(folder);
    for part in Path::new(name).parent().into_iter().flat_map(Path::components) {
        let Component::Normal(part) = part else { continue };
        path.push(part);
        if fs::symlink_metadata(&path).is_ok_and(|about| !about.is_dir()) {
            return Err(own_not_written(&path, &ErrorKind::AlreadyExists.into()));
        }
    }
    Ok(())
}

fn digest(bytes: &[u8]) -> String {
    hexadecimal(&Sha256::digest(bytes))
}

fn is_list(text: &[u8]) -> bool {
    text.starts_with(HEAD.as_bytes())
}

fn read_list(list: &Path) -> io::Result<Digests> {
    let mut digests = Digests::new();
    if stands(list, is_list)? {
        for line in fs::read_to_string(list)?.lines() {
            if let Some((digest, name)) = line.split_once("  ") {
                digests.entry(name.to_owned()).or_default().insert(digest.to_owned());
            }
        }
    }
    Ok(digests)
}

fn list_text(digests: &Digests) -> String {
    let mut text = HEAD.to_owned();
    for (name, digests) in digests {
        for digest in digests {
            // Writing to a string does not fail.
            let _ = writeln!(text, "{digest}  {name}");
        }
    }
    text
}
