//! `plica site`: the arbiter's page as files for any host, kept by the browser that opens it once.

use std::fs;
use std::path::{Path, PathBuf};

use super::args;
use super::complain::{self, complain};
use super::exit::Exit;
use super::files::Loaded;
use super::out::{Ended, print};
use super::own;
use crate::web::offline::Bundle;
use crate::web::offline::files::files;

/// The module as it is called in a folder of its own.
const MODULE: &str = "plica.wasm";
/// Where the build leaves it.
const BUILT: &str = "target/wasm32-unknown-unknown/wasm/plica_wasm.wasm";
/// How every module begins.
const MAGIC: &[u8] = b"\0asm";

pub(super) fn run(loaded: &Loaded, args: &args::Site) -> Ended {
    let refuse = |id: &str, args: &[(&str, &str)]| {
        complain(&loaded.words.say(id, args));
        Ok(Exit::Faulty)
    };
    let Some(path) = args.module.clone().or_else(|| places().into_iter().find(|place| place.is_file()))
    else {
        return refuse("site-no-module", &[]);
    };
    let shown = path.display().to_string();
    let module = match fs::read(&path) {
        Ok(module) if module.starts_with(MAGIC) => module,
        Ok(_) => return refuse("site-not-a-module", &[("path", &shown)]),
        Err(error) => {
            return refuse("site-unread", &[("path", &shown), ("reason", &error.to_string())]);
        }
    };
    let bundle = bundle(loaded);
    let (version, files) = files(module, bundle.as_ref());
    if let Err(fault) = own::write(&args.output, &files) {
        return Ok(complain::refuse(&loaded.words, &[fault]));
    }
    let (count, folder) = (files.len().to_string(), args.output.display().to_string());
    let told = [("files", count.as_str()), ("folder", folder.as_str()), ("version", version.as_str())];
    print(&loaded.words.say("site-written", &told))?;
    Ok(Exit::Done)
}

/// Where the module may be: beside the program, where a package puts it, where it is built.
fn places() -> Vec<PathBuf> {
    let program = std::env::current_exe().ok();
    let folder = program.as_deref().and_then(Path::parent);
    let installed = folder
        .into_iter()
        .flat_map(|folder| [folder.join(MODULE), folder.join("../share/plica").join(MODULE)]);
    installed.chain([PathBuf::from(BUILT)]).collect()
}

/// The user's own rules and words; none where they are the program's.
fn bundle(loaded: &Loaded) -> Option<Bundle> {
    let rules = loaded.library.sources.all().filter(|_| loaded.own_rules);
    let rules = rules.map(|source| (source.path.clone(), source.text.clone().into_owned())).collect();
    let bundle = Bundle { rules, locales: loaded.own_locales().cloned().unwrap_or_default() };
    (loaded.own_rules || !bundle.locales.is_empty()).then_some(bundle)
}
