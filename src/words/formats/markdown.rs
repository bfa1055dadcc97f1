//! A page as Markdown.

use std::fmt::Write as _;

use crate::engine::chess::diagram_text;
use crate::words::phrases::speaker::sentence;
use crate::words::reports::report::{Block, Frame, Item, Mark, Report};

/// Prints a page as Markdown.
#[must_use]
pub fn markdown(report: &Report) -> String {
    let mut out = format!("# {}\n", escape(&report.title));
    if !report.subtitle.is_empty() {
        let _ = writeln!(out, "\n{}", escape(&report.subtitle));
    }
    for section in &report.sections {
        if !section.heading.is_empty() {
            let _ = writeln!(out, "\n## {}", escape(&section.heading));
        }
        for block in &section.blocks {
            out.push('\n');
            print(&mut out, block);
        }
    }
    if !report.footer.is_empty() {
        let _ = writeln!(out, "\n---\n\n{}", escape(&report.footer));
    }
    out
}

fn print(out: &mut String, block: &Block) {
    let _ = match block {
        Block::Verdict(text) => writeln!(out, "**{}**", escape(text)),
        Block::Paragraph(text) => writeln!(out, "{}", escape(text)),
        Block::Items(items) => {
            for each in items {
                item(out, each);
            }
            Ok(())
        }
        Block::Choices(choices) => {
            for (letter, text) in choices {
                let _ = writeln!(out, "- {letter}) {}", escape(text));
            }
            Ok(())
        }
        Block::Table(headings, rows) => {
            table(out, headings, rows);
            Ok(())
        }
        Block::Diagram(diagram) => {
            let board = diagram_text(&diagram.position);
            writeln!(out, "```text\n{}\n{}\n```", board.trim_end(), sentence(&diagram.name))
        }
        Block::Source(source) => writeln!(out, "```yaml\n{}\n```", source.trim_end()),
        Block::Folded(summary, blocks) => {
            let _ = writeln!(out, "{}\n", escape(summary));
            for block in blocks {
                print(out, block);
            }
            Ok(())
        }
        Block::Frames(frames) => {
            for each in frames {
                frame(out, each);
            }
            Ok(())
        }
        Block::Picture(picture) if picture.told.is_empty() => Ok(()),
        Block::Picture(picture) => {
            let _ = writeln!(out, "{}\n", escape(&picture.name));
            for (told, place) in picture.told.iter().zip(1_usize..) {
                let _ = writeln!(out, "{place}. {}", escape(told));
            }
            Ok(())
        }
    };
}

/// A frame as a quotation under its title.
fn frame(out: &mut String, frame: &Frame) {
    let mut inside = format!("**{}**\n", escape(&frame.title));
    for block in &frame.blocks {
        inside.push('\n');
        print(&mut inside, block);
    }
    for line in inside.lines() {
        let _ = writeln!(out, "{}", format!("> {line}").trim_end());
    }
    out.push('\n');
}

fn item(out: &mut String, item: &Item) {
    let cited =
        if item.citation.is_empty() { String::new() } else { format!(" ({})", escape(&item.citation)) };
    let (bullet, tick) = match item.mark {
        Mark::Step(number) => (format!("{number}."), ""),
        Mark::Duty => ("-".to_owned(), "[ ] "),
        Mark::Plain | Mark::Right => ("-".to_owned(), ""),
        Mark::Letter(letter) => (format!("{letter})"), ""),
    };
    let text = format!("{}{cited}", escape(&item.text));
    if item.title.is_empty() {
        let _ = writeln!(out, "{bullet} {tick}{text}");
    } else {
        let _ = writeln!(out, "{bullet} {tick}**{}**", escape(&item.title));
        let board =
            item.board.iter().map(|board| format!("{} `{}`", escape(&board.caption), board.position.fen()));
        for line in board.chain([text]).filter(|line| !line.is_empty()) {
            let _ = writeln!(out, "  - {line}");
        }
    }
    for note in &item.notes {
        let _ = writeln!(out, "  - {}", escape(note));
    }
}

fn table(out: &mut String, headings: &[String], rows: &[Vec<String>]) {
    let row = |cells: &[String]| {
        let cells: Vec<_> = cells.iter().map(|cell| escape(cell)).collect();
        format!("| {} |\n", cells.join(" | "))
    };
    out.push_str(&row(headings));
    let _ = writeln!(out, "|{}", " --- |".repeat(headings.len()));
    for cells in rows {
        out.push_str(&row(cells));
    }
}

/// What a user wrote stays text: `*` is a result, not emphasis.
fn escape(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '*' | '_' | '`' | '[' | ']' | '<' | '>' | '#' | '|' | '\\' | '~' => {
                escaped.push('\\');
                escaped.push(letter);
            }
            '\n' | '\r' => escaped.push(' '),
            _ => escaped.push(letter),
        }
    }
    escaped
}
