//! A page as plain text for a terminal.

use std::fmt::Write as _;

use crate::engine::chess::diagram_text;
use crate::words::phrases::speaker::sentence;
use crate::words::reports::report::{Block, Frame, Item, Mark, Report};

/// The widest line, where nobody says how wide his paper is.
const WIDTH: usize = 96;

/// What is printed so far, and how wide.
struct Sheet {
    text: String,
    width: usize,
}

/// Prints a page as text.
#[must_use]
pub fn text(report: &Report) -> String {
    text_within(report, WIDTH)
}

/// Prints a page as text with lines of at most so many signs.
#[must_use]
pub(crate) fn text_within(report: &Report, width: usize) -> String {
    let mut out = Sheet { text: String::new(), width: width.min(WIDTH) };
    line(&mut out, &report.title);
    if !report.subtitle.is_empty() {
        line(&mut out, &report.subtitle);
    }
    for section in &report.sections {
        out.text.push('\n');
        if let (true, [Block::Paragraph(text)]) = (report.is_brief, &*section.blocks)
            && !section.heading.is_empty()
        {
            wrapped(&mut out, &format!("{}: {text}", section.heading), "", "");
            continue;
        }
        if !section.heading.is_empty() {
            line(&mut out, &section.heading);
            if !report.is_brief {
                line(&mut out, &"-".repeat(section.heading.chars().count()));
            }
        }
        section.blocks.iter().for_each(|block| print(&mut out, block));
    }
    if !report.footer.is_empty() {
        out.text.push('\n');
        wrapped(&mut out, &report.footer, "", "");
    }
    out.text
}

/// A text in lines of at most so many signs, broken between words, the first behind `first`, the others behind `rest`.
pub(crate) fn folded(text: &str, width: usize, first: &str, rest: &str) -> String {
    let mut out = Sheet { text: String::new(), width };
    wrapped(&mut out, text, first, rest);
    out.text.trim_end().to_owned()
}

fn line(out: &mut Sheet, text: &str) {
    let _ = writeln!(out.text, "{text}");
}

fn print(out: &mut Sheet, block: &Block) {
    match block {
        Block::Verdict(text) | Block::Paragraph(text) => wrapped(out, text, "", ""),
        Block::Items(items) => items.iter().for_each(|each| item(out, each)),
        Block::Choices(choices) => {
            for (letter, text) in choices {
                wrapped(out, text, &format!("{letter}) "), "   ");
            }
        }
        Block::Table(headings, rows) => table(out, headings, rows),
        Block::Diagram(diagram) => {
            line(out, diagram_text(&diagram.position).trim_end());
            line(out, &sentence(&diagram.name));
        }
        Block::Source(source) => source.lines().for_each(|text| line(out, &format!("    {text}"))),
        Block::Folded(summary, blocks) => {
            wrapped(out, summary, "", "");
            for block in blocks {
                print(out, block);
            }
        }
        Block::Frames(frames) => frames.iter().for_each(|each| frame(out, each)),
        Block::Picture(picture) if picture.told.is_empty() => {}
        Block::Picture(picture) => {
            wrapped(out, &picture.name, "", "");
            picture.told.iter().for_each(|told| wrapped(out, told, "- ", "  "));
        }
    }
}

/// A frame set in from the margin under its title.
fn frame(out: &mut Sheet, frame: &Frame) {
    let mut inside = Sheet { text: String::new(), width: out.width.saturating_sub(4) };
    frame.blocks.iter().for_each(|block| print(&mut inside, block));
    out.text.push('\n');
    line(out, &format!("  {}", frame.title));
    for text in inside.text.lines() {
        line(out, format!("    {text}").trim_end());
    }
}

fn item(out: &mut Sheet, item: &Item) {
    let cited = if item.citation.is_empty() { String::new() } else { format!(" [{}]", item.citation) };
    let (first, rest) = match item.mark {
        Mark::Plain => ("- ".to_owned(), "  "),
        Mark::Duty => ("[ ] ".to_owned(), "    "),
        Mark::Right => ("( ) ".to_owned(), "    "),
        Mark::Step(number) => (format!("{:<4}", format!("{number}.")), "    "),
        Mark::Letter(letter) => (format!("{letter})  "), "    "),
    };
    let first = first.as_str();
    let text = format!("{}{cited}", item.text);
    if item.title.is_empty() {
        wrapped(out, &text, first, rest);
    } else {
        wrapped(out, &item.title, first, rest);
        let board = item.board.iter().map(|board| format!("{} {}", board.caption, board.position.fen()));
        board
            .chain([text])
            .filter(|text| !text.is_empty())
            .for_each(|text| wrapped(out, &text, "    ", "    "));
    }
    for note in &item.notes {
        wrapped(out, note, "    ", "    ");
    }
}

/// A table as one block a row, so that it can be read on a narrow screen.
fn table(out: &mut Sheet, headings: &[String], rows: &[Vec<String>]) {
    for row in rows {
        let mut cells = row.iter();
        if let Some(first) = cells.next() {
            wrapped(out, first, "- ", "  ");
        }
        for (heading, cell) in headings.iter().skip(1).zip(cells) {
            wrapped(out, &format!("{heading}: {cell}"), "    ", "      ");
        }
    }
}

/// Breaks a text into lines, the first behind `first`, the others behind `rest`.
fn wrapped(out: &mut Sheet, text: &str, first: &str, rest: &str) {
    let mut current = first.to_owned();
    let mut empty = true;
    // What a no-break space joins stays together.
    let blank = |sign: char| sign.is_whitespace() && sign != '\u{a0}';
    for word in text.split(blank).filter(|word| !word.is_empty()) {
        let width = current.chars().count() + 1 + word.chars().count();
        if !empty && width > out.width {
            line(out, &current);
            rest.clone_into(&mut current);
            empty = true;
        }
        if !empty {
            current.push(' ');
        }
        current.push_str(word);
        empty = false;
    }
    line(out, &current);
}
