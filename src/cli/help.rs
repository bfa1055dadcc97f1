//! The command line in the user's language: help, usage errors, completion scripts and manual pages.
//!
//! clap's own words are replaced by the messages `cli-*`. `plica completions SHELL` proposes the editions that plica carries;
//! `plica man -o DIR` writes one page a command, laid out by `clap_mangen`, with headings and examples set here.

use std::collections::BTreeSet;
use std::ffi::OsString;
use std::io::{Result as Written, Write};
use std::path::{Path, PathBuf};

use clap::builder::PossibleValuesParser;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, ArgAction, CommandFactory as _, Parser as _};
use clap_mangen::Man;
use clap_mangen::roff::{Roff, bold, roman};

use super::args::{self, Command, CommandLine, Common, Completions, Decide};
use super::out::{Ended, Exit, not_written, own_not_written, print, refuse};
use super::written;
use crate::engine::diagnostic::{Code, Diagnostic};
use crate::engine::source::Sources;
use crate::words::phrases::{Locale, Words};
use crate::words::reports::faults_text;

/// Why the command line is not run: a page that was asked for, or an error.
pub(super) struct Stop {
    pub(super) text: String,
    pub(super) exit: Exit,
}

/// The language asked for on the command line, else that of the environment, else English.
pub(super) fn locale_asked(arguments: &[OsString]) -> Locale {
    let texts: Vec<_> = arguments.iter().filter_map(|argument| argument.to_str()).collect();
    let option = |name: &str| {
        let after = texts.iter().position(|text| *text == name).and_then(|at| texts.get(at + 1)).copied();
        let joined = || texts.iter().find_map(|text| text.strip_prefix(name)?.strip_prefix('='));
        after.or_else(joined)
    };
    let told = option("--lang").and_then(|code| known(code, option("--locales").map(Path::new)));
    let environment = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(|name| {
        std::env::var(name).ok().filter(|value| !value.is_empty()).map(|value| Locale::from_code(&value))
    });
    told.or(environment.flatten()).unwrap_or(Locale::En)
}

/// A language that the program carries, or of which there is a folder among the user's own words.
fn known(code: &str, locales: Option<&Path>) -> Option<Locale> {
    let own = || Locale::of_folder(code).filter(|_| locales.is_some_and(|folder| folder.join(code).is_dir()));
    Locale::from_code(code).or_else(own)
}

/// Parses the command line. Words are read only where something has to be said.
pub(super) fn parse(arguments: &[OsString], locale: Locale) -> Result<(Common, Command), Stop> {
    let Ok(line) = CommandLine::try_parse_from(arguments) else {
        return Err(said(arguments, &Words::embedded(locale)));
    };
    let is_unknown = |lang: &&str| known(lang, line.common.locales.as_deref()).is_none();
    if let Some(lang) = line.common.lang.as_deref().filter(is_unknown) {
        return Err(usage(Words::embedded(locale).say("cli-unknown-language", &[("value", lang)])));
    }
    if let Command::Decide(args) = &line.command
        && let Some(editions) = compared_with_spaces(args)
    {
        return Err(usage(Words::embedded(locale).say("cli-compare-commas", &[("editions", &editions)])));
    }
    Ok((line.common, line.command))
}

/// The corrected argument (`A,B`) for a `--compare A B` that has a space in place of the comma: the parser takes `B` for a case file. `B` is
/// an edition if it has no extension and no such file exists.
fn compared_with_spaces(args: &Decide) -> Option<String> {
    let is_no_file =
        |path: &&PathBuf| path.extension().is_none() && path.as_os_str() != "-" && !path.exists();
    let others: Vec<_> =
        args.cases.iter().filter(is_no_file).map(|path| path.display().to_string()).collect();
    (!args.compare.is_empty() && !others.is_empty())
        .then(|| [&args.compare[..], &others[..]].concat().join(","))
}

/// The help that was asked for, or what is wrong with a command line, in the user's language.
fn said(arguments: &[OsString], words: &Words) -> Stop {
    let is_named = |verb: &str| arguments.iter().any(|argument| argument == verb);
    match localised(CommandLine::command(), words, "cli", &is_named).try_get_matches_from(arguments) {
        Ok(_) => usage(words.say("cli-bad-usage", &[])),
        Err(error) => stop(&error, words),
    }
}

/// The whole command line, in the user's language.
fn command(words: &Words) -> clap::Command {
    localised(CommandLine::command(), words, "cli", &|_| true)
}

/// A command with all its words, and so the verbs in it that are asked for; of the others it is said what they are for.
fn localised(
    command: clap::Command,
    words: &Words,
    id: &str,
    is_asked_for: &dyn Fn(&str) -> bool,
) -> clap::Command {
    let say = |id: &str| words.say(id, &[]);
    let template = format!("{{about}}\n\n{}\n  {{usage}}\n\n{{all-args}}{{after-help}}\n", say("cli-usage"));
    let examples = words.attribute(id, "examples", &[]).unwrap_or_default();
    let command = command.mut_args(|arg| with_own_values(arg, words));
    let usage = usage_line(&command, words, id);
    let verbs: Vec<_> = command.get_subcommands().map(|verb| verb.get_name().to_owned()).collect();
    let mut command = command
        .about(say(id))
        .help_template(template)
        .override_usage(usage)
        .after_help(examples)
        .subcommand_help_heading(say("cli-commands"))
        .subcommand_value_name(say("cli-command-name"))
        .disable_help_flag(true)
        .disable_version_flag(true)
        .arg(Arg::new("help").short('h').long("help").action(ArgAction::Help).global(true))
        .mut_args(|arg| worded(arg, words, id));
    if id == "cli" {
        let version = Arg::new("version").short('V').long("version").action(ArgAction::Version);
        command = command.arg(worded(version, words, id));
    }
    for verb in verbs {
        let id = format!("{id}-{verb}");
        let asked_for = is_asked_for(&verb);
        command = command.mut_subcommand(verb, |verb| {
            if asked_for { localised(verb, words, &id, is_asked_for) } else { verb.about(say(&id)) }
        });
    }
    command
}

/// What clap would write as usage, its own words replaced.
fn usage_line(command: &clap::Command, words: &Words, id: &str) -> String {
    let rendered = command.clone().render_usage().to_string();
    let rendered = rendered.trim_start_matches("Usage:").trim();
    // `cli-new-edition` is run as `plica new edition`, and clap writes the last word.
    let path = id.replacen("cli", "plica", 1);
    let program =
        path.rsplit_once('-').map_or(String::new(), |(path, _)| format!("{} ", path.replace('-', " ")));
    let options = words.say("cli-usage-options", &[]);
    let verb = words.say("cli-command-name", &[]);
    format!("{program}{}", rendered.replace("[OPTIONS]", &options).replace("<COMMAND>", &format!("<{verb}>")))
}

/// An argument with its words: those of its verb, or those all verbs share.
fn worded(arg: Arg, words: &Words, verb: &str) -> Arg {
    let name = arg.get_id().as_str().replace('_', "-");
    let own = format!("{verb}-{name}");
    let id = if words.has(&own) { own } else { format!("cli-option-{name}") };
    let heading = if arg.is_positional() { "cli-arguments" } else { "cli-options" };
    let heading = words.say(heading, &[]);
    arg.help(words.say(&id, &[])).help_heading(heading)
}

/// An argument whose values have names of the language: `FILE` is `ARCHIVO`; what is typed as it stands keeps its letters.
fn with_own_values(arg: Arg, words: &Words) -> Arg {
    let own = |word: &str| {
        let id = format!("cli-value-{}", word.to_lowercase());
        if words.has(&id) { words.say(&id, &[]) } else { word.to_owned() }
    };
    let localised = |name: &str| {
        let words: Vec<_> = name
            .split_inclusive(['=', ','])
            .map(|part| {
                let word = part.trim_end_matches(['=', ',']);
                if word == word.to_uppercase() { part.replace(word, &own(word)) } else { part.to_owned() }
            })
            .collect();
        words.concat()
    };
    let names: Option<Vec<_>> =
        arg.get_value_names().map(|names| names.iter().map(|name| localised(name)).collect());
    match names {
        Some(names) => arg.value_names(names),
        None => arg,
    }
}

fn usage(message: String) -> Stop {
    Stop { text: message, exit: Exit::Usage }
}

#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "clap's list of errors is open; what it may add is said in general"
)]
fn stop(error: &clap::Error, words: &Words) -> Stop {
    let context = |kind: ContextKind| match error.get(kind) {
        Some(ContextValue::String(text)) => text.clone(),
        Some(ContextValue::Strings(texts)) => texts.join(", "),
        Some(ContextValue::StyledStr(text)) => text.to_string(),
        _ => String::new(),
    };
    let id = match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
            return Stop { text: error.render().to_string(), exit: Exit::Done };
        }
        ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            return Stop { text: error.render().to_string(), exit: Exit::Usage };
        }
        ErrorKind::UnknownArgument => "cli-unknown-argument",
        ErrorKind::InvalidSubcommand => "cli-unknown-command",
        ErrorKind::MissingSubcommand => "cli-missing-command",
        ErrorKind::MissingRequiredArgument => "cli-missing-argument",
        ErrorKind::ArgumentConflict => "cli-conflicting-arguments",
        ErrorKind::InvalidValue | ErrorKind::ValueValidation | ErrorKind::NoEquals => "cli-bad-value",
        _ => "cli-bad-usage",
    };
    let argument = context(ContextKind::InvalidArg);
    let subcommand = context(ContextKind::InvalidSubcommand);
    let value = context(ContextKind::InvalidValue);
    if argument.starts_with("--format") && value.eq_ignore_ascii_case("pdf") {
        let fault = Diagnostic::anywhere(Code::NoPdf);
        return Stop { text: faults_text(words, None, &Sources::default(), &[fault]), exit: Exit::Faulty };
    }
    let prior = context(ContextKind::PriorArg);
    let args = [
        ("argument", if argument.is_empty() { subcommand.as_str() } else { argument.as_str() }),
        ("value", value.as_str()),
        ("other", prior.as_str()),
    ];
    let mut text = words.say(id, &args);
    let suggestion =
        [ContextKind::SuggestedArg, ContextKind::SuggestedSubcommand, ContextKind::SuggestedValue];
    if let Some(near) = suggestion.into_iter().map(context).find(|near| !near.is_empty()) {
        text = format!("{text}\n{}", words.say("did-you-mean", &[("suggestion", &near)]));
    }
    usage(format!("{text}\n{}", words.say("cli-see-help", &[])))
}

/// The arguments that name an edition, whatever the command.
const EDITIONS: [&str; 5] = ["edition", "amends", "compare", "first", "second"];

pub(super) fn completions(words: &Words, args: &Completions) -> Ended {
    let mut command = proposing(&command(words));
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut command, "plica", &mut script);
    print(&String::from_utf8_lossy(&script))?;
    Ok(Exit::Done)
}

/// A command with the values that are proposed, and without the commands that no user types.
fn proposing(command: &clap::Command) -> clap::Command {
    let verbs = command.get_subcommands().filter(|verb| !verb.is_hide_set()).map(proposing);
    let alone = clap::Command::new(command.get_name().to_owned())
        .version(command.get_version().unwrap_or_default().to_owned())
        .about(command.get_about().cloned().unwrap_or_default())
        .disable_help_flag(true)
        .disable_version_flag(true)
        .disable_help_subcommand(true)
        .args(command.get_arguments().cloned());
    alone.mut_args(with_values).subcommands(verbs)
}

fn with_values(arg: Arg) -> Arg {
    match arg.get_id().as_str() {
        "lang" => arg.value_parser(PossibleValuesParser::new(Locale::ALL.map(Locale::code))),
        id if EDITIONS.contains(&id) => {
            // Each is carried once a language.
            let editions: BTreeSet<_> = Words::editions_carried().collect();
            arg.value_parser(PossibleValuesParser::new(editions))
        }
        _ => arg,
    }
}

/// The commands of users.
const SECTION: &str = "1";

pub(super) fn man(words: &Words, args: &args::Man) -> Exit {
    if std::fs::create_dir_all(&args.output).is_err() {
        return refuse(words, &[not_written(&args.output)]);
    }
    let mut command = command(words);
    command.build();
    write_pages(words, &args.output, &command, None)
}

/// Writes the page of a command and of those below it.
fn write_pages(words: &Words, folder: &Path, command: &clap::Command, above: Option<&str>) -> Exit {
    let name = command.get_display_name().unwrap_or(command.get_name());
    let path = folder.join(format!("{name}.{SECTION}"));
    let made =
        page(words, command, above).and_then(|page| written::replace_own(&path, page.as_bytes(), is_page));
    if let Err(error) = made {
        return refuse(words, &[own_not_written(&path, &error)]);
    }
    let verbs = command.get_subcommands().filter(|verb| !verb.is_hide_set());
    let faulty =
        verbs.map(|verb| write_pages(words, folder, verb, Some(name))).find(|exit| *exit != Exit::Done);
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
