//! The file in which a trainer keeps his questions.

use std::path::Path;

use crate::cli::complain::complain;
use crate::cli::exit::Exit;
use crate::cli::files::{Loaded, read_into};
use crate::engine::source::Sources;
use crate::engine::syntax::{QuestionEntry, questions};
use crate::words::reports::faults_text;

/// The file, as it stands and as it is meant.
pub(super) struct File {
    pub(super) text: String,
    pub(super) questions: Vec<QuestionEntry>,
}

/// Reads the file; what is wrong with it is said with its place.
pub(super) fn read(loaded: &Loaded, path: &Path) -> Result<File, Exit> {
    let mut sources = Sources::default();
    let mut faults = Vec::new();
    let id = read_into(&mut sources, &path.to_path_buf()).map_err(|fault| faults.push(fault)).ok();
    let read = id.and_then(|id| Some((id, questions(&sources, id, &mut faults)?)));
    match read {
        Some((id, questions)) if faults.is_empty() => {
            Ok(File { text: sources.text(id).to_owned(), questions })
        }
        Some(_) | None => {
            complain(&faults_text(&loaded.words, Some(&loaded.library.rulebook), &sources, &faults));
            Err(Exit::Faulty)
        }
    }
}

/// The questions of the file, where one is named.
pub(super) fn of(loaded: &Loaded, path: Option<&Path>) -> Result<Vec<QuestionEntry>, Exit> {
    Ok(path.map(|path| read(loaded, path)).transpose()?.map(|file| file.questions).unwrap_or_default())
}
