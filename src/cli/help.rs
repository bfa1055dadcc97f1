//! Help and usage errors in the user's language: clap's words are replaced by the messages `cli-*`.

use std::ffi::OsString;
use std::path::Path;

use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, ArgAction, CommandFactory as _, Parser as _};

use super::args::{Command, CommandLine, Common};
use super::exit::Exit;
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
    Ok((line.common, line.command))
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
pub(super) fn command(words: &Words) -> clap::Command {
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
