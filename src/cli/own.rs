//! Folders into which plica writes files that it names itself: only its own files are written over.
//!
//! `.plica-files` in the folder lists them with their digests, as `sha256sum` writes and checks them. A file that is not in the
//! list, or not as the list has it, is the user's. The list is written before the files, with the digests of the old and the
//! new ones, so that work that was broken off can be done again.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::fs;
use std::io::{Error, ErrorKind, Result};
use std::path::{Component, Path, PathBuf};

use sha2::{Digest as _, Sha256};

use super::complain::own_not_written;
use super::written;
use crate::engine::diagnostic::Diagnostic;
use crate::engine::digest::hexadecimal;

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
pub(super) fn write(folder: &Path, files: &[(String, Vec<u8>)]) -> std::result::Result<(), Diagnostic> {
    let at = |path: &Path| {
        let path = path.to_owned();
        move |error: Error| own_not_written(&path, &error)
    };
    fs::create_dir_all(folder).map_err(at(folder))?;
    let list = folder.join(LIST);
    let known = read(&list).map_err(at(&list))?;
    for (name, _) in files {
        let path = folder.join(name);
        in_the_way(folder, name)?;
        let is_own = |bytes: &[u8]| known.get(name).is_some_and(|digests| digests.contains(&digest(bytes)));
        written::stands(&path, is_own).map_err(at(&path))?;
    }
    let mut both = known.clone();
    let mut new = known;
    for (name, bytes) in files {
        both.entry(name.clone()).or_default().insert(digest(bytes));
        new.insert(name.clone(), BTreeSet::from([digest(bytes)]));
    }
    let keep = |digests: &Digests| written::replace_own(&list, told(digests).as_bytes(), is_list);
    keep(&both).map_err(at(&list))?;
    for (name, bytes) in files {
        let path = folder.join(name);
        let is_own = |before: &[u8]| both.get(name).is_some_and(|digests| digests.contains(&digest(before)));
        let made = path.parent().map_or(Ok(()), fs::create_dir_all);
        made.and_then(|()| written::replace_own(&path, bytes, is_own)).map_err(at(&path))?;
    }
    keep(&new).map_err(at(&list))
}

/// Refuses a folder within that is a link or no folder.
fn in_the_way(folder: &Path, name: &str) -> std::result::Result<(), Diagnostic> {
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

fn read(list: &Path) -> Result<Digests> {
    let mut digests = Digests::new();
    if written::stands(list, is_list)? {
        for line in fs::read_to_string(list)?.lines() {
            if let Some((digest, name)) = line.split_once("  ") {
                digests.entry(name.to_owned()).or_default().insert(digest.to_owned());
            }
        }
    }
    Ok(digests)
}

fn told(digests: &Digests) -> String {
    let mut text = HEAD.to_owned();
    for (name, digests) in digests {
        for digest in digests {
            // Writing to a string does not fail.
            let _ = writeln!(text, "{digest}  {name}");
        }
    }
    text
}
