//! The house in storeys: what every file under `src` uses of the others, read from its text, and the arrows that are allowed.
//!
//! A name that another file hands on with `pub use` is a use of the file in which it stands, so that a folder's `mod.rs`
//! hides nothing. What a file hands on of its own folder is no use.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use super::tidy::files;

/// What uses what: files by their path in the crate (`engine::facts::line`), or folders.
pub(crate) type Graph = BTreeMap<String, BTreeSet<String>>;

/// A path in the crate, from its root.
type Names = Vec<String>;

/// The files of a crate, with what each uses of the others.
pub(crate) struct House {
    /// Every file, also one that uses none; the root is named by nothing.
    pub(crate) uses: Graph,
}

impl House {
    /// The house as it stands.
    pub(crate) fn stands() -> Self {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
        let texts = files("src", "rs").into_iter().filter_map(|path| {
            let name = path.strip_prefix(&root).unwrap().to_str().unwrap().to_owned();
            // The program is a crate of its own, which uses this one.
            (name != "main.rs").then(|| (name, fs::read_to_string(&path).unwrap()))
        });
        Self::of(texts)
    }

    /// The files of these texts, by their paths under `src`.
    fn of(texts: impl Iterator<Item = (String, String)>) -> Self {
        let files = texts.map(|(path, text)| (names(&path), File::read(&text)));
        let crate_ = Crate { files: files.collect() };
        let uses = crate_.files.iter().map(|(at, file)| (at.join("::"), crate_.used(at, file)));
        Self { uses: uses.collect() }
    }

    /// The uses between groups of files; files that belong to no group are left out, and uses within one.
    pub(crate) fn between(&self, group: impl Fn(&str) -> Option<String>) -> Graph {
        let mut found = Graph::new();
        for (from, used) in &self.uses {
            let Some(own) = group(from) else { continue };
            let others = used.iter().filter_map(|to| group(to)).filter(|other| *other != own);
            found.entry(own.clone()).or_default().extend(others.collect::<Vec<_>>());
        }
        found
    }
}

/// The first names of a file's path: its storey, or its folder in a storey.
pub(crate) fn first(file: &str, count: usize) -> Option<String> {
    let names: Vec<_> = file.split("::").filter(|name| !name.is_empty()).take(count).collect();
    (names.len() == count).then(|| names.join("::"))
}

/// A circle in a graph, if there is one.
pub(crate) fn circle(graph: &Graph) -> Option<Vec<String>> {
    let mut left = graph.clone();
    loop {
        let uses_others =
            |used: &BTreeSet<String>, left: &Graph| used.iter().any(|other| left.contains_key(other));
        let ends: Vec<_> = left.iter().filter(|(_, used)| !uses_others(used, &left)).collect();
        let ends: Vec<_> = ends.into_iter().map(|(name, _)| name.clone()).collect();
        if ends.is_empty() {
            break;
        }
        left.retain(|name, _| !ends.contains(name));
    }
    // Each of those left uses another of them: whoever follows the uses comes back.
    let mut way = vec![left.keys().next()?.clone()];
    loop {
        let next = left[&way[way.len() - 1]].iter().find(|other| left.contains_key(*other))?.clone();
        let before = way.iter().position(|known| *known == next);
        way.push(next);
        if let Some(before) = before {
            return Some(way.split_off(before));
        }
    }
}

/// The path in the crate of a file under `src`.
fn names(path: &str) -> Names {
    let mut names: Names = path.trim_end_matches(".rs").split('/').map(str::to_owned).collect();
    if ["mod", "lib"].contains(&names[names.len() - 1].as_str()) {
        names.pop();
    }
    names
}

/// A file as far as its uses go.
#[derive(Default)]
struct File {
    imports: Vec<Import>,
    /// Paths in the code.
    paths: Vec<Written>,
}

/// A path as written, and the modules of the file it stands in: `tests`.
struct Written {
    inside: Names,
    path: Names,
}

/// A name that a `use` brings in.
struct Import {
    written: Written,
    /// What it is called here.
    name: String,
    /// Handed on to others.
    is_public: bool,
}

impl File {
    fn read(text: &str) -> Self {
        let mut reader =
            Reader { words: words(text), at: 0, inside: Vec::new(), depth: 0, file: Self::default() };
        while reader.at < reader.words.len() {
            reader.step();
        }
        reader.file
    }
}

struct Reader {
    words: Vec<String>,
    at: usize,
    /// The modules within the file that are open, each with the depth of its brace.
    inside: Vec<(String, usize)>,
    depth: usize,
    file: File,
}

impl Reader {
    fn word(&self, ahead: usize) -> &str {
        self.words.get(self.at + ahead).map_or("", String::as_str)
    }

    fn inside(&self) -> Names {
        self.inside.iter().map(|(name, _)| name.clone()).collect()
    }

    fn step(&mut self) {
        match (self.word(0), self.word(1), self.word(2)) {
            ("pub", "(", _) => {
                let is_use = self.words[self.at..].iter().skip_while(|word| *word != ")").nth(1);
                let is_use = is_use.is_some_and(|word| word == "use");
                while self.word(0) != ")" {
                    self.at += 1;
                }
                self.at += 1;
                if is_use {
                    self.imports(true);
                }
            }
            ("pub", "use", _) => {
                self.at += 1;
                self.imports(true);
            }
            // Of a type: `use<'a>`.
            ("use", "<", _) => self.at += 1,
            ("use", ..) => self.imports(false),
            ("mod", name, "{") => {
                let name = name.to_owned();
                self.depth += 1;
                self.inside.push((name, self.depth));
                self.at += 3;
            }
            ("{", ..) => {
                self.depth += 1;
                self.at += 1;
            }
            ("}", ..) => {
                self.inside.pop_if(|(_, depth)| *depth == self.depth);
                self.depth -= 1;
                self.at += 1;
            }
            (word, "::", _) if is_name(word) => {
                let path = self.path();
                self.file.paths.push(Written { inside: self.inside(), path });
            }
            _ => self.at += 1,
        }
    }

    /// Names joined by `::`.
    fn path(&mut self) -> Names {
        let mut path = vec![self.word(0).to_owned()];
        self.at += 1;
        while self.word(0) == "::" && is_name(self.word(1)) {
            path.push(self.word(1).to_owned());
            self.at += 2;
        }
        path
    }

    /// What a `use` brings in, up to its semicolon.
    fn imports(&mut self, is_public: bool) {
        self.at += 1;
        self.tree(&[], is_public);
        assert_eq!(self.word(0), ";", "a `use` that cannot be read");
        self.at += 1;
    }

    fn tree(&mut self, before: &[String], is_public: bool) {
        let mut path = before.to_vec();
        loop {
            match self.word(0) {
                "{" => {
                    self.at += 1;
                    while self.word(0) != "}" {
                        self.tree(&path, is_public);
                        self.at += usize::from(self.word(0) == ",");
                    }
                    self.at += 1;
                    return;
                }
                // `facts::{self}` brings in `facts`.
                "self" if !path.is_empty() => {}
                word => path.push(word.to_owned()),
            }
            self.at += 1;
            if self.word(0) != "::" {
                break;
            }
            self.at += 1;
        }
        let renamed = self.word(0) == "as";
        let name = if renamed { self.word(1).to_owned() } else { path[path.len() - 1].clone() };
        self.at += if renamed { 2 } else { 0 };
        let written = Written { inside: self.inside(), path };
        assert!(
            !is_public || name != "*",
            "{} hands on everything, so nobody can say what",
            written.path.join("::")
        );
        self.file.imports.push(Import { written, name, is_public });
    }
}

fn is_name(word: &str) -> bool {
    word.starts_with(|letter: char| letter.is_alphabetic() || letter == '_')
}

/// The names and signs of a text; comments, texts and single letters left out.
fn words(text: &str) -> Vec<String> {
    let letters: Vec<char> = text.chars().collect();
    let mut words = Vec::new();
    let mut at = 0;
    while at < letters.len() {
        let rest = &letters[at..];
        at += match rest {
            ['/', '/', ..] => rest.iter().position(|letter| *letter == '\n').unwrap_or(rest.len()),
            ['/', '*', ..] => block_comment(rest),
            ['"', ..] => quoted(rest),
            ['r', '"' | '#', ..] if raw(rest) > 0 => raw(rest),
            ['\'', '\\', ..] => 2 + rest[3..].iter().position(|letter| *letter == '\'').unwrap_or(0) + 2,
            ['\'', _, '\'', ..] => 3,
            [':', ':', ..] => {
                words.push("::".to_owned());
                2
            }
            [letter, ..] if letter.is_alphanumeric() || *letter == '_' => {
                let word: String =
                    rest.iter().take_while(|letter| letter.is_alphanumeric() || **letter == '_').collect();
                let length = word.chars().count();
                words.push(word);
                length
            }
            [letter, ..] => {
                words.extend((!letter.is_whitespace()).then(|| letter.to_string()));
                1
            }
            [] => unreachable!("there is a letter"),
        };
    }
    words
}

/// The length of a comment between strokes and stars, which may hold others.
fn block_comment(rest: &[char]) -> usize {
    let mut open = 0;
    let mut at = 0;
    while at + 1 < rest.len() {
        match (rest[at], rest[at + 1]) {
            ('/', '*') => (open, at) = (open + 1, at + 2),
            ('*', '/') => (open, at) = (open - 1, at + 2),
            _ => at += 1,
        }
        if open == 0 {
            return at;
        }
    }
    rest.len()
}

/// The length of a text in quotation marks.
fn quoted(rest: &[char]) -> usize {
    let mut at = 1;
    while rest.get(at).is_some_and(|letter| *letter != '"') {
        at += if rest[at] == '\\' { 2 } else { 1 };
    }
    at + 1
}

/// The length of a raw text, `r#"..."#`; 0 where there is none.
fn raw(rest: &[char]) -> usize {
    let marks = rest[1..].iter().take_while(|letter| **letter == '#').count();
    if rest.get(1 + marks) != Some(&'"') {
        return 0;
    }
    let end: Vec<char> = std::iter::once('"').chain(std::iter::repeat_n('#', marks)).collect();
    let inner = &rest[2 + marks..];
    let length = inner.windows(end.len()).position(|window| window == end).unwrap_or(inner.len());
    2 + marks + length + end.len()
}

struct Crate {
    files: BTreeMap<Names, File>,
}

impl Crate {
    /// The other files that a file uses.
    fn used(&self, at: &Names, file: &File) -> BTreeSet<String> {
        let mut used = BTreeSet::new();
        for import in &file.imports {
            let Some(path) = self.absolute(at, &import.written) else { continue };
            let (to, _) = self.stands_in(&path, 0);
            // What a file hands on of its own folder is no use.
            if !(import.is_public && to.starts_with(at)) {
                used.insert(to.join("::"));
            }
        }
        for written in &file.paths {
            let path = self.absolute(at, written).or_else(|| self.by_import(at, file, &written.path));
            used.extend(path.map(|path| self.stands_in(&path, 0).0.join("::")));
        }
        used.remove(&at.join("::"));
        used
    }

    /// A path from the root of the crate; none if it leads elsewhere, or begins with a name of the file.
    fn absolute(&self, at: &Names, written: &Written) -> Option<Names> {
        let here = || [at.as_slice(), &written.inside].concat();
        let (first, rest) = written.path.split_first()?;
        match first.as_str() {
            "crate" => Some(rest.to_vec()),
            "self" => Some([here().as_slice(), rest].concat()),
            "super" => {
                let up = written.path.iter().take_while(|name| *name == "super").count();
                let mut here = here();
                here.truncate(here.len().saturating_sub(up));
                here.extend_from_slice(&written.path[up..]);
                Some(here)
            }
            // A file of its own folder.
            name => {
                let child = [at.as_slice(), &[name.to_owned()]].concat();
                self.files.contains_key(&child).then(|| [child.as_slice(), rest].concat())
            }
        }
    }

    /// A path that begins with a file brought in by `use`: `analysis::check`.
    fn by_import(&self, at: &Names, file: &File, path: &Names) -> Option<Names> {
        let import = file.imports.iter().find(|import| import.name == path[0])?;
        let (to, rest) = self.stands_in(&self.absolute(at, &import.written)?, 0);
        rest.is_empty().then(|| [to.as_slice(), &path[1..]].concat())
    }

    /// The file in which what a path names stands, and the rest of the path within it.
    fn stands_in(&self, path: &Names, steps: usize) -> (Names, Names) {
        let length = (0..=path.len()).rev().find(|length| self.files.contains_key(&path[..*length]));
        let (to, rest) = path.split_at(length.unwrap_or(0));
        let (to, rest) = (to.to_vec(), rest.to_vec());
        let (Some(name), Some(file)) = (rest.first(), self.files.get(&to)) else { return (to, rest) };
        let brings = |import: &&Import| import.name == *name && import.written.inside.is_empty();
        let handed_on =
            file.imports.iter().find(brings).and_then(|import| self.absolute(&to, &import.written));
        match handed_on {
            Some(path) if steps < 8 => self.stands_in(&[path.as_slice(), &rest[1..]].concat(), steps + 1),
            Some(_) | None => (to, rest),
        }
    }
}

/// The storeys, each with those it may name.
const STOREYS: [(&str, &[&str]); 7] = [
    ("engine", &[]),
    ("words", &["engine"]),
    ("lsp", &["engine", "words"]),
    ("mcp", &["engine", "words"]),
    ("training", &["engine", "words"]),
    ("web", &["engine", "words"]),
    // The command line starts the others.
    ("cli", &["engine", "words", "lsp", "mcp", "training", "web"]),
];

#[test]
fn each_storey_names_only_those_below_it() {
    let house = House::stands();
    let storeys = house.between(|file| first(file, 1));
    let all = ["cli", "engine", "lsp", "mcp", "training", "web", "words"];
    assert!(storeys.keys().eq(all), "{:?}", storeys.keys());
    for (from, used) in &house.uses {
        let Some((own, allowed)) =
            STOREYS.iter().find(|(storey, _)| first(from, 1).as_deref() == Some(storey))
        else {
            continue;
        };
        for to in used {
            let storey = first(to, 1).unwrap_or_default();
            assert!(storey == *own || allowed.contains(&storey.as_str()), "{from} names {to}");
        }
    }
}

#[test]
fn folders_of_a_storey_go_one_way() {
    let house = House::stands();
    for storey in ["engine", "words"] {
        let inside = |file: &str| first(file, 2).filter(|folder| folder.starts_with(&format!("{storey}::")));
        let folders = house.between(inside);
        assert!(folders.len() > 2, "{folders:?}");
        assert_eq!(circle(&folders), None, "folders of {storey} use each other");
    }
    let words = house.between(|file| first(file, 2).filter(|folder| folder.starts_with("words::")));
    let arrows =
        words.iter().flat_map(|(from, used)| used.iter().map(move |to| (from.as_str(), to.as_str())));
    let allowed = [
        ("words::formats", "words::phrases"),
        ("words::formats", "words::reports"),
        ("words::reports", "words::phrases"),
    ];
    assert!(arrows.eq(allowed), "{words:?}");
}

#[test]
fn what_makes_a_ruling_knows_nothing_of_what_judges_a_rulebook() {
    let house = House::stands();
    let folders = house.between(|file| first(file, 2));
    let uses = |from: &str, to: &str| folders[&format!("engine::{from}")].contains(&format!("engine::{to}"));
    for (above, below) in [("analysis", "evaluate"), ("analysis", "solver"), ("evaluate", "solver")] {
        assert!(uses(above, below), "{above} does without {below}");
        assert!(!uses(below, above), "{below} names {above}");
    }
}

#[test]
fn no_files_use_each_other_in_a_circle() {
    let house = House::stands();
    assert!(house.uses.len() > 300, "{} files", house.uses.len());
    assert_eq!(circle(&house.uses), None, "files use each other in a circle");
}

/// The uses in a crate of these files.
fn uses_in(texts: &[(&str, &str)]) -> Graph {
    House::of(texts.iter().map(|(path, text)| ((*path).to_owned(), (*text).to_owned()))).uses
}

#[test]
fn every_way_to_name_another_file_is_seen() {
    let others = [
        ("lib.rs", "mod a; mod b;"),
        ("b/mod.rs", "mod c; mod d;\npub(crate) use c::{Real as Known};\nuse d::hidden;\nfn own() {}"),
        ("b/c.rs", "pub struct Real;"),
        ("b/d.rs", "pub fn hidden() {}"),
    ];
    let uses = |text: &str| {
        let texts = [&others[..], &[("a.rs", text)]].concat();
        uses_in(&texts)["a"].iter().cloned().collect::<Vec<_>>().join(" ")
    };
    assert_eq!(uses("use crate::b::c;"), "b::c");
    assert_eq!(uses("use crate::{b::{d::{self, hidden}, Known}};"), "b::c b::d");
    assert_eq!(uses("use super::b::Known as Other;"), "b::c");
    assert_eq!(uses("pub(in crate::b) fn f() { crate::b::own(); }"), "b");
    assert_eq!(uses("fn f() -> super::b::Known { todo!() }"), "b::c");
    assert_eq!(uses("use crate::b; fn f() { b::Known::new::<u8>() }"), "b b::c");
    assert_eq!(uses("mod tests { use super::*; use super::super::b::hidden; }"), "b::d");
    assert_eq!(uses("mod tests { fn f() {} } fn g() { super::b::own() }"), "b");
    assert_eq!(uses("pub use crate::b::c::Real;"), "b::c");
    assert_eq!(uses("// use crate::b::c;\n/* crate::b /* nested */ crate::b */ const A: char = '\\'';"), "");
    assert_eq!(
        uses("const A: &str = \"crate::b\\\" crate::b::c\"; const B: &str = r#\"\" crate::b \"#;"),
        ""
    );
    assert_eq!(uses("fn f<'a>(x: &'a str, y: char) { y == '\"' && crate::b::own() != '\"' }"), "b");
    let all = uses_in(&others);
    assert_eq!(all["b"].iter().collect::<Vec<_>>(), ["b::d"], "what it hands on of its own folder is no use");
}

#[test]
fn a_circle_is_found_wherever_it_is() {
    let texts = [
        ("lib.rs", "mod a;"),
        ("a/mod.rs", "mod one; mod two; mod three; pub use one::One; pub use two::Two;"),
        ("a/one.rs", "use super::Two; pub struct One;"),
        ("a/two.rs", "use super::three::Three; pub struct Two;"),
        ("a/three.rs", "pub struct Three;"),
    ];
    assert_eq!(circle(&uses_in(&texts)), None);
    let mut round = texts;
    round[4].1 = "pub struct Three; mod tests { use crate::a::One; }";
    let found = circle(&uses_in(&round)).unwrap();
    assert_eq!(found, ["a::one", "a::two", "a::three", "a::one"]);
    let mut through_the_folder = texts;
    through_the_folder[1].1 =
        "mod one; mod two; mod three; pub use one::One; pub struct Two; fn f() { two::g() }";
    through_the_folder[3].1 = "use super::f;";
    assert_eq!(circle(&uses_in(&through_the_folder)).unwrap(), ["a", "a::two", "a"]);
}

#[test]
fn libraries_stay_in_their_place() {
    let homes: [(&str, &[&str]); 12] = [
        ("shakmaty", &["engine::chess"]),
        // Only the tests compare with it.
        ("chasolver", &[]),
        ("pest", &["engine::syntax", "engine::chess"]),
        ("serde_yaml", &["engine::syntax"]),
        ("granit_parser", &["engine::syntax"]),
        ("fluent", &["words::phrases"]),
        ("batsat", &["engine::solver"]),
        ("lsp_server", &["cli::lsp"]),
        ("lsp_types", &["lsp", "cli::lsp"]),
        ("axum", &["web"]),
        ("rmcp", &["mcp"]),
        ("genanki_rs", &["cli"]),
    ];
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    for path in files("src", "rs") {
        let name = path.strip_prefix(&root).unwrap().to_str().unwrap().to_owned();
        let file = File::read(&fs::read_to_string(&path).unwrap());
        let at = format!("{}::", names(&name).join("::"));
        let imports = file.imports.iter().map(|import| &import.written.path);
        for used in imports.chain(file.paths.iter().map(|written| &written.path)) {
            let known = homes.iter().find(|(library, _)| *library == used[0]);
            let at_home =
                known.is_none_or(|(_, homes)| homes.iter().any(|home| at.starts_with(&format!("{home}::"))));
            assert!(at_home, "{at} uses {}", used.join("::"));
            // With `web`, whose sockets are the library's, only the command line touches what is outside the program.
            let outside =
                used[0] == "std" && used.get(1).is_some_and(|name| ["fs", "env"].contains(&name.as_str()));
            assert!(
                !outside || at.starts_with("cli::") || name == "main.rs",
                "{at} uses {}",
                used.join("::")
            );
        }
    }
}
