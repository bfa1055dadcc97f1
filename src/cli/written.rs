//! Files that are written whole or not at all: every verb that writes one does it here.
//!
//! ```text
//! FILE is there ─ begin ─> a draft beside it ─ finish: synced, renamed ─> FILE is the new one
//! ```
//! Whoever reads the file sees the old one or the new one, and a file can be written while it is being read.
//!
//! A path that the user gives may name anything: a link is followed, and what it points to is replaced; what is no file on a
//! disk, such as `/dev/stdout` or a pipe, has no room beside it and is written as it stands. A path that plica makes itself,
//! such as `FILE.part`, names a new file or one that plica wrote: anything else, a link too, is [`ErrorKind::AlreadyExists`].

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{Error, ErrorKind, Result, Write};
use std::path::{Path, PathBuf};

use tempfile::{NamedTempFile, TempPath};

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
    pub(super) fn of(path: &Path) -> Result<Self> {
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
    /// Begins a file that nobody sees before it is finished, and nothing of which is left if it is not.
    ///
    /// # Errors
    /// Nothing can be written there.
    pub(super) fn begin(path: &Path) -> Result<Self> {
        let target = match Target::of(path)? {
            Target::Stream(path) => return stream(&path),
            Target::File(target) => target,
        };
        Self::beside(target)
    }

    /// Begins a file where no link is followed.
    fn beside(target: PathBuf) -> Result<Self> {
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
    pub(super) fn keep(target: PathBuf) -> Result<Self> {
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
    fn for_target(draft: NamedTempFile, target: PathBuf) -> Result<Self> {
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
    pub(super) fn finish(self) -> Result<()> {
        self.placed(|draft, target| draft.persist(target).map_err(|failed| failed.error).map(drop))
    }

    fn placed(self, place: impl FnOnce(NamedTempFile, &Path) -> Result<()>) -> Result<()> {
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
    fn write(&mut self, bytes: &[u8]) -> Result<usize> {
        self.file().write(bytes)
    }

    fn flush(&mut self) -> Result<()> {
        self.file().flush()
    }
}

/// Writes a whole file, in the place of what is there.
///
/// # Errors
/// It cannot be written; what was there is there still.
pub(super) fn replace(path: &Path, bytes: &[u8]) -> Result<()> {
    let mut draft = Draft::begin(path)?;
    draft.write_all(bytes)?;
    draft.finish()
}

/// Writes a whole file whose name plica chose, in the place of one that it wrote before.
///
/// # Errors
/// It cannot be written, or something else stands there: [`ErrorKind::AlreadyExists`].
pub(super) fn replace_own(path: &Path, bytes: &[u8], is_own: impl FnOnce(&[u8]) -> bool) -> Result<()> {
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
pub(super) fn stands(path: &Path, is_own: impl FnOnce(&[u8]) -> bool) -> Result<bool> {
    match fs::symlink_metadata(path) {
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(false),
        Err(error) => Err(error),
        Ok(about) if about.is_file() && is_own(&fs::read(path)?) => Ok(true),
        Ok(_) => Err(ErrorKind::AlreadyExists.into()),
    }
}

/// Writes a whole file where nothing is, not even something made by somebody else in the meantime.
///
/// # Errors
/// It cannot be written, or something is there: [`ErrorKind::AlreadyExists`].
pub(super) fn create(path: &Path, bytes: &[u8]) -> Result<()> {
    if fs::symlink_metadata(path).is_ok() {
        return Err(ErrorKind::AlreadyExists.into());
    }
    let mut draft = Draft::beside(path.to_owned())?;
    draft.write_all(bytes)?;
    draft.placed(|draft, target| draft.persist_noclobber(target).map_err(|failed| failed.error).map(drop))
}

/// Opens a file to add to it, or makes it, and follows no link.
fn opened(path: &Path) -> Result<File> {
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
    // Nobody has put a link there in the meantime.
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
fn stream(path: &Path) -> Result<Draft> {
    OpenOptions::new().append(true).open(path).map(Draft::Stream)
}
