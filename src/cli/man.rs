//! `plica man -o DIR`: the words of the help -> the pages of `man`, one a command: `plica.1`, `plica-decide.1`.
//!
//! `clap_mangen` lays out the title, the synopsis, the options and the commands; the headings it has only in English, and
//! the examples, which it would fill into a paragraph, are set here.

use std::io::{Result as Written, Write};
use std::path::Path;

use clap_mangen::Man;
use clap_mangen::roff::{Roff, bold, roman};

use super::args;
use super::complain::{not_written, own_not_written, refuse};
use super::exit::Exit;
use super::help;
use super::written;
use crate::words::phrases::Words;

/// The commands of users.
const SECTION: &str = "1";

pub(super) fn run(words: &Words, args: &args::Man) -> Exit {
    if std::fs::create_dir_all(&args.output).is_err() {
        return refuse(words, &[not_written(&args.output)]);
    }
    let mut command = help::command(words);
    command.build();
    write(words, &args.output, &command, None)
}

/// Writes the page of a command and of those below it.
fn write(words: &Words, folder: &Path, command: &clap::Command, above: Option<&str>) -> Exit {
    let name = command.get_display_name().unwrap_or(command.get_name());
    let path = folder.join(format!("{name}.{SECTION}"));
    let made =
        page(words, command, above).and_then(|page| written::replace_own(&path, page.as_bytes(), is_page));
    if let Err(error) = made {
        return refuse(words, &[own_not_written(&path, &error)]);
    }
    let verbs = command.get_subcommands().filter(|verb| !verb.is_hide_set());
    let faulty = verbs.map(|verb| write(words, folder, verb, Some(name))).find(|exit| *exit != Exit::Done);
    faulty.unwrap_or(Exit::Done)
}

/// Whether a file is a page of plica's, of any version.
fn is_page(text: &[u8]) -> bool {
    String::from_utf8_lossy(text)
        .lines()
        .any(|line| line.starts_with(".TH plica") && line.contains("\"plica "))
}

fn page(words: &Words, command: &clap::Command, above: Option<&str>) -> Written<String> {
    let source = format!("plica {}", env!("CARGO_PKG_VERSION"));
    let man = Man::new(command.clone()).section(SECTION).source(source).manual(words.say("man-manual", &[]));
    let title = set(|out| man.render_title(out))?;
    let own = |section: String, heading: &str, id: &str| {
        section.replacen(&format!(".SH {heading}"), &format!(".SH {}", words.say(id, &[]).to_uppercase()), 1)
    };
    let mut sections = vec![
        own(set(|out| man.render_name_section(out))?, "NAME", "man-name"),
        own(set(|out| man.render_synopsis_section(out))?, "SYNOPSIS", "man-synopsis"),
        set(|out| man.render_options_section(out))?,
    ];
    if command.has_subcommands() {
        let heading = words.say("cli-commands", &[]);
        sections.push(own(set(|out| man.render_subcommands_section(out))?, &heading, "cli-commands"));
    }
    if let Some(examples) = command.get_after_help() {
        sections.push(worked(&examples.to_string()).render());
    }
    if let Some(above) = above {
        let mut also = headed(&words.say("man-see-also", &[]));
        also.text([bold(above), roman(format!("({SECTION})"))]);
        sections.push(also.render());
    }
    // Every piece that roff sets begins with the same definitions; a page needs them once.
    let definitions = title.split(".TH").next().unwrap_or_default();
    let sections = sections.iter().map(|section| section.strip_prefix(definitions).unwrap_or(section));
    Ok(std::iter::once(title.as_str()).chain(sections).collect())
}

/// What `clap_mangen` sets.
fn set(render: impl FnOnce(&mut dyn Write) -> Written<()>) -> Written<String> {
    let mut text = Vec::new();
    render(&mut text)?;
    Ok(String::from_utf8_lossy(&text).into_owned())
}

fn headed(title: &str) -> Roff {
    let mut roff = Roff::new();
    roff.control("SH", [title.to_uppercase().as_str()]);
    roff
}

/// The examples of a command, as `help` shows them: a title with a colon, lines to type, which stay lines, and paragraphs.
fn worked(examples: &str) -> Roff {
    let (title, rest) = examples.split_once('\n').unwrap_or((examples, ""));
    let mut roff = headed(title.trim_end_matches(':'));
    let mut typed = false;
    for line in rest.lines() {
        let indented = line.starts_with("  ");
        if indented != typed {
            roff.control(if indented { "nf" } else { "fi" }, []);
            typed = indented;
        }
        if line.trim().is_empty() {
            roff.control("PP", []);
        } else {
            roff.text([roman(line.trim())]);
        }
    }
    if typed {
        roff.control("fi", []);
    }
    roff
}
