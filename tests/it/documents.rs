//! The documents show what the program does: every `console` block is run and compared.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use super::command_line::plica;
use super::programs::{program, run};
use super::tidy::{files, read};

const README: [&str; 3] = ["README.md", "README.es.md", "README.it.md"];

/// The console blocks of a document: commands behind `$`, output below.
fn blocks(text: &str) -> Vec<(String, String)> {
    let mut blocks = Vec::new();
    for block in text.split("```console\n").skip(1) {
        let block = block.split("```").next().unwrap_or("");
        for part in block.split("$ ").skip(1) {
            let (command, output) = part.split_once('\n').unwrap_or((part, ""));
            blocks.push((command.trim().to_owned(), output.to_owned()));
        }
    }
    blocks
}

fn arguments(command: &str) -> Vec<String> {
    let mut arguments = Vec::new();
    let mut quoted = false;
    let mut current = String::new();
    for letter in command.chars() {
        match letter {
            '"' => quoted = !quoted,
            ' ' if !quoted => {
                arguments.extend((!current.is_empty()).then(|| std::mem::take(&mut current)));
            }
            _ => current.push(letter),
        }
    }
    arguments.extend((!current.is_empty()).then_some(current));
    arguments
}

/// Runs what a document shows, and compares. The number of commands; the text as it should be, where it is another.
fn shown(document: &str, text: &str) -> (usize, String) {
    let (mut shown, mut right) = (0, text.to_owned());
    for (command, wanted) in blocks(text) {
        let words = arguments(&command);
        let Some((name, rest)) = words.split_first() else { continue };
        if name != "plica" {
            continue;
        }
        let rest: Vec<_> = rest.iter().map(String::as_str).collect();
        // What is shown may be a fault or an open ruling, never a wrong command.
        let (_, output) = run(&mut program(&rest)).ends_with_one_of(&[0, 1, 3]);
        let printed = String::from_utf8([output.stdout, output.stderr].concat()).expect("UTF-8");
        let printed = normal(&printed);
        // A document may stop before the end, and says so.
        let (beginning, rest) = match normal(&wanted).strip_suffix("\n[...]") {
            Some(beginning) => {
                let lines: Vec<_> = printed.lines().take(beginning.lines().count()).collect();
                (lines.join("\n"), "\n[...]")
            }
            None => (printed, ""),
        };
        let blank = &wanted[wanted.trim_end().len()..];
        let output = format!("{beginning}{rest}{blank}");
        assert!(!rest.is_empty() || !output.trim().is_empty(), "{document}: {command} prints nothing");
        right = right.replacen(&format!("$ {command}\n{wanted}"), &format!("$ {command}\n{output}"), 1);
        shown += 1;
    }
    (shown, right)
}

/// Digests and all. `PLICA_DOCUMENTS=write` puts what is printed now into the documents.
#[test]
fn console_blocks_show_real_output() {
    let write = std::env::var("PLICA_DOCUMENTS").is_ok_and(|wish| wish == "write");
    let mut all = 0;
    for path in files("docs", "md").into_iter().chain(README.map(PathBuf::from)) {
        let text = read(&path);
        let (shown, right) = shown(&path.display().to_string(), &text);
        all += shown;
        if write {
            let home = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
            std::fs::write(home.join(&path), &right).expect("a document");
        } else if right != text {
            let [had, has] = [&text, &right].map(|text| text.lines().collect::<Vec<_>>());
            let place = had.iter().zip(&has).position(|(had, has)| had != has).unwrap_or_default();
            panic!("{}:{}: `{}`, not `{}`", path.display(), place + 1, has[place], had[place]);
        }
    }
    assert!(all >= 6, "the documents show too little: {all}");
}

/// The first board of a page, with what stands in it; coordinates that are seen on white and on black.
fn board(page: &str) -> Option<String> {
    let drawing = &page[page.find("<svg class=\"board\"")?..];
    let mut open = 0_usize;
    let end = drawing.char_indices().find_map(|(place, _)| {
        let rest = &drawing[place..];
        if rest.starts_with("<svg") {
            open += 1;
        } else if rest.starts_with("</svg>") {
            open -= 1;
            return (open == 0).then_some(place + "</svg>".len());
        }
        None
    })?;
    Some(drawing[..end].replace("currentColor", "#888") + "\n")
}

/// The picture of the front page is what the page of that ruling shows. `PLICA_DOCUMENTS=write` draws it anew.
#[test]
fn the_picture_of_the_front_page_is_of_its_ruling() {
    let output = plica(&["decide", "examples/two-knights.yaml", "--format", "html", "--lang", "en"]);
    let drawn = board(&String::from_utf8(output.stdout).expect("UTF-8")).expect("a board");
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("docs/two-knights.svg");
    if std::env::var("PLICA_DOCUMENTS").is_ok_and(|wish| wish == "write") {
        std::fs::write(&path, &drawn).expect("a picture");
    }
    let kept = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(kept == drawn, "docs/two-knights.svg is another board; PLICA_DOCUMENTS=write draws it anew");
}

/// Every digest that a document names is that of this program, in prose too.
#[test]
fn the_digests_of_documents_are_the_programs() {
    let library = super::examples::library();
    let words = plica::Words::embedded(plica::Locale::En);
    let own = [library.digest(), words.digest().to_owned()];
    let names = ["rulebook ", "reglamento ", "regolamento ", "words ", "textos ", "testi "];
    let mut seen = 0;
    for path in files("docs", "md").into_iter().chain(README.map(PathBuf::from)) {
        let text = read(&path);
        for (place, name) in names.iter().flat_map(|name| text.match_indices(name)) {
            let digest: String =
                text[place + name.len()..].chars().take_while(char::is_ascii_hexdigit).collect();
            if digest.len() >= 16 {
                let known = own.iter().any(|own| own.starts_with(&digest));
                assert!(known, "{} names {digest}; this program has {own:?}", path.display());
                seen += 1;
            }
        }
    }
    assert!(seen >= 6, "{seen}");
}

/// The statements of a program, without what only checks or prints.
fn statements(code: &str) -> Vec<&str> {
    let lines = code.lines().map(|line| line.trim_start_matches("//!").trim());
    let extra = ["", "}", "fn main() {"];
    let lines = lines.filter(|line| !extra.contains(line) && !line.starts_with("//"));
    lines.filter(|line| !line.starts_with("assert") && !line.starts_with("println!")).collect()
}

/// `packaging/try crate` runs the one, `cargo test` the other.
#[test]
fn the_program_tried_with_the_crate_is_that_of_the_librarys_page() {
    let (program, page) = (read("packaging/crate/ruling.rs"), read("src/lib.rs"));
    let program = program.split_once("\n\n").expect("a head and a program").1;
    let page = page.split("//! ```\n").nth(1).expect("a program");
    assert_eq!(statements(program), statements(page));
    assert!(statements(page).len() > 8);
}

/// The examples of the packages print what the program rules. `PLICA_DOCUMENTS=write` puts it in.
#[test]
fn the_examples_of_the_packages_print_the_ruling() {
    for (path, language) in [("packaging/python/README.md", "es"), ("packaging/npm/README.md", "en")] {
        let output = plica(&["decide", "examples/two-knights.yaml", "--format", "json", "--lang", language]);
        let decision: serde_json::Value = serde_json::from_slice(&output.stdout).expect("JSON");
        let word = |value: &serde_json::Value| value.as_str().expect("a text").to_owned();
        let mut printed = word(&decision["result"]) + "\n";
        for finding in decision["findings"].as_array().expect("findings") {
            let _ = writeln!(printed, "{} ({})", word(&finding["text"]), word(&finding["citation"]));
        }
        let text = read(Path::new(path));
        let (before, rest) = text.split_once("```text\n").expect("what is printed");
        let (kept, after) = rest.split_once("```").expect("the end of what is printed");
        if std::env::var("PLICA_DOCUMENTS").is_ok_and(|wish| wish == "write") {
            let home = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
            let right = format!("{before}```text\n{printed}```{after}");
            std::fs::write(home.join(path), right).expect("a document");
        } else {
            assert_eq!(kept, printed, "{path}; PLICA_DOCUMENTS=write puts it in");
        }
    }
}

/// Without blanks at line ends.
fn normal(text: &str) -> String {
    text.lines().map(str::trim_end).collect::<Vec<_>>().join("\n").trim().to_owned()
}
