//! `plica completions SHELL`: the command line's shape -> the script by which a shell completes it.
//!
//! Where an edition is named, those that plica carries are proposed; any other text is taken all the same.

use std::collections::BTreeSet;

use clap::Arg;
use clap::builder::PossibleValuesParser;

use super::args::Completions;
use super::exit::Exit;
use super::help;
use super::out::{Ended, print};
use crate::words::phrases::{Locale, Words};

/// The arguments that name an edition, whatever the command.
const EDITIONS: [&str; 5] = ["edition", "amends", "compare", "first", "second"];

pub(super) fn run(words: &Words, args: &Completions) -> Ended {
    let mut command = proposing(&help::command(words));
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
