//! The documents show what the program does: every `console` block is run and compared.

use std::path::PathBuf;

use super::command_line::plica;
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

#[test]
fn console_blocks_show_real_output() {
    let mut shown = 0;
    for document in files("docs", "md").into_iter().chain(README.map(PathBuf::from)) {
        let text = read(&document);
        let document = document.display();
        for (command, wanted) in blocks(&text) {
            let words = arguments(&command);
            let Some((program, rest)) = words.split_first() else { continue };
            if program != "plica" {
                continue;
            }
            let rest: Vec<_> = rest.iter().map(String::as_str).collect();
            let output = plica(&rest);
            let printed = String::from_utf8([output.stdout, output.stderr].concat()).expect("UTF-8");
            let (printed, wanted) = (normal(&printed), normal(&wanted));
            // A document may stop before the end, and says so.
            match wanted.strip_suffix("\n[...]") {
                Some(beginning) => {
                    assert!(printed.starts_with(beginning), "{document}: {command}: {printed}");
                }
                None => assert_eq!(printed, wanted, "{document}: {command}"),
            }
            shown += 1;
        }
    }
    assert!(shown >= 6, "the documents show too little: {shown}");
}

/// Without the rulebook's digest, which changes with every rule, and without blanks at line ends.
fn normal(text: &str) -> String {
    let lines =
        text.lines().map(str::trim_end).filter(|line| !line.contains("plica 0.")).map(|line| {
            line.split('(').next().filter(|_| line.contains("rulebook is sound")).unwrap_or(line)
        });
    lines.collect::<Vec<_>>().join("\n").trim().to_owned()
}
