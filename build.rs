//! Lists the files of `rules/` and `locales/` so that the binary carries them.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

#[path = "src/engine/digest.rs"]
mod digest;

fn main() -> io::Result<()> {
    let out = PathBuf::from(env::var_os("OUT_DIR").unwrap_or_default());
    let root = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").unwrap_or_default());
    for (folder, constant) in [("rules", "RULES"), ("locales", "LOCALES")] {
        println!("cargo::rerun-if-changed={folder}");
        let mut files = Vec::new();
        collect(&root.join(folder), &mut files)?;
        files.sort();
        let mut code = format!(
            "/// The files of `{folder}/`: path and text.\npub(crate) const {constant}: &[(&str, &str)] = &[\n"
        );
        let mut texts = Vec::new();
        for file in files {
            let name = file.strip_prefix(&root).unwrap_or(&file).display().to_string();
            texts.push((name.clone(), fs::read_to_string(&file)?));
            let _ = writeln!(code, "    ({name:?}, include_str!({:?})),", file.display().to_string());
        }
        code.push_str("];\n");
        let digest = if folder == "rules" { digest::of_rules(&texts) } else { digest::of_words(&texts) };
        let _ = writeln!(code, "/// Their digest.\nconst {constant}_DIGEST: &str = {digest:?};");
        fs::write(out.join(format!("{folder}.rs")), code)?;
    }
    Ok(())
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            collect(&path, files)?;
        } else if path.extension().is_some_and(|ending| ending == "yaml" || ending == "ftl") {
            files.push(path);
        }
    }
    Ok(())
}
