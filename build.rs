//! Lists the files of `rules/` and `locales/` so that the binary carries them, those of `rules/` with their trees.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

use engine::digest;
use engine::source::Sources;
use engine::syntax;

/// The part of the engine that reads rule files: no other code may say what they mean.
#[path = "src/engine"]
#[expect(dead_code, reason = "cases are not read here, and nothing is told of faults")]
pub mod engine {
    pub mod diagnostic;
    pub mod digest;
    pub mod source;

    #[expect(unreachable_pub, reason = "public in the engine")]
    pub mod syntax {
        //! The files of `src/engine/syntax` that read rule files.
        mod article;
        mod case;
        mod clause;
        mod clause_parser;
        mod edition;
        mod tree;
        mod vocabulary;
        mod yaml;

        pub(crate) use article::rule_file;
    }
}

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
        if folder == "rules" {
            write_trees(&out, &texts)?;
        } else {
            fs::write(out.join("languages.rs"), languages(&texts))?;
        }
        let digest = if folder == "rules" { digest::of_rules(&texts) } else { digest::of_words(&texts) };
        let _ = writeln!(code, "/// Their digest.\nconst {constant}_DIGEST: &str = {digest:?};");
        fs::write(out.join(format!("{folder}.rs")), code)?;
    }
    Ok(())
}

/// Writes the syntax tree of each rule file in `postcard` format, without examples and misconceptions. The ids of the sources are
/// their places in the list. For a file with faults nothing is written: the program reads its text and reports them.
fn write_trees(out: &Path, texts: &[(String, String)]) -> io::Result<()> {
    let mut code =
        "/// The rules of the files of `rules/` as trees.\nconst TREES: &[&[u8]] = &[\n".to_owned();
    fs::create_dir_all(out.join("trees"))?;
    let mut sources = Sources::default();
    for (place, (path, text)) in texts.iter().enumerate() {
        let id = sources.add(path, text);
        let mut faults = Vec::new();
        let file = syntax::rule_file(&sources, id, &mut faults).filter(|_| faults.is_empty());
        let tree = file.map(|file| postcard::to_allocvec(&file.without_examples()));
        fs::write(out.join(format!("trees/{place}")), tree.transpose().ok().flatten().unwrap_or_default())?;
        let _ = writeln!(code, "    include_bytes!(concat!(env!(\"OUT_DIR\"), \"/trees/{place}\")),");
    }
    code.push_str("];\n");
    fs::write(out.join("trees.rs"), code)
}

/// The languages of the locale files, each a constant, English last.
fn languages(texts: &[(String, String)]) -> String {
    let folders = texts.iter().filter_map(|(path, _)| path.split(['/', '\\']).nth(1));
    let codes: BTreeSet<_> = folders.map(|code| (code == "en", code)).collect();
    let name = |code: &str| {
        // `pt-BR` becomes `PtBR`.
        let parts = code.split(|sign: char| !sign.is_ascii_alphanumeric());
        let capital = |part: &str| {
            let mut letters = part.chars();
            letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
        };
        parts.map(capital).collect::<String>()
    };
    let mut code = "#[expect(non_upper_case_globals, reason = \"named as values of an enumeration are\")]\n\
                    impl Locale {\n"
        .to_owned();
    for (_, language) in &codes {
        let _ = writeln!(
            code,
            "    /// The language of `locales/{language}/`.\n    pub const {}: Self = Self({language:?});",
            name(language)
        );
    }
    let names: Vec<_> = codes.iter().map(|(_, code)| format!("Self::{}", name(code))).collect();
    let codes: Vec<_> = codes.iter().map(|(_, code)| *code).collect();
    let _ = writeln!(
        code,
        "    /// Every language the program carries.\n    pub const ALL: [Self; {}] = [{}];\n\
        \x20   /// Their codes.\n    pub(crate) const CODES: &[&str] = &{codes:?};\n\
        \x20   /// The same as the command line names a choice.\n    pub(crate) const CHOICES: &str = {:?};\n}}",
        names.len(),
        names.join(", "),
        codes.join("|")
    );
    code
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
