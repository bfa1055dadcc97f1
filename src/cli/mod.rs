//! The command line: one file a verb. The only place, with `web`, that touches disk, environment and terminal.

mod args;
mod ask;
mod batch;
mod check;
mod coverage;
mod decide;
mod diff;
mod files;
mod fmt;
mod help;
mod lines;
mod log;
mod lsp;
mod new;
mod out;
mod read;
mod replay;
mod review;
mod serve;
mod show;
mod train;
mod written;

use std::ffi::OsString;
use std::process::ExitCode;

#[cfg(feature = "anki")]
pub use train::{NotPacked, packed};

use crate::engine::chess::SearchLimit;
use crate::words::phrases::{Locale, Words};
use args::{Command, Common};
use files::Loaded;
use out::{Ended, Exit, Unprinted, complain, complain_unprinted, print};

/// Runs the command line and returns the exit code.
#[must_use]
pub fn run(arguments: impl IntoIterator<Item = OsString>) -> ExitCode {
    let arguments: Vec<_> = arguments.into_iter().collect();
    let locale = help::locale_asked(&arguments);
    let ended = match help::parse(&arguments, locale) {
        Ok((common, command)) => {
            let limit = SearchLimit::nodes(command.search().unwrap_or(SearchLimit::THOROUGH));
            limit.during(|| dispatch(&common, &command, locale))
        }
        Err(help::Stop { text, exit: Exit::Done }) => print(&text).map(|()| Exit::Done),
        Err(help::Stop { text, exit }) => {
            complain(&text);
            Ok(exit)
        }
    };
    let exit = ended.unwrap_or_else(|Unprinted| {
        complain_unprinted(&Words::embedded(locale));
        Exit::Faulty
    });
    ExitCode::from(exit as u8)
}

fn dispatch(common: &Common, command: &Command, locale: Locale) -> Ended {
    let loaded = match command {
        Command::New(args) => return new::run(common, locale, args),
        Command::Fmt(args) => return fmt::run(common, locale, args),
        Command::Explain(args) => return show::explain(&Words::embedded(locale), args),
        Command::Lsp => return lsp::run(common, locale),
        Command::Log(args) => return log::run(&Words::embedded(locale), &args.work),
        Command::Sign(args) => return log::sign(&Words::embedded(locale), args),
        Command::Completions(args) => return help::completions(&Words::embedded(locale), args),
        Command::Man(args) => return Ok(help::man(&Words::embedded(locale), args)),
        // What is being written is checked as it stands.
        Command::Check(args) => return check::run(common, locale, args),
        Command::Coverage(args) => return coverage::run(common, locale, args),
        Command::Diff(args) => return diff::run(common, locale, args),
        Command::Schema(_) => Loaded::read(common, locale),
        Command::Decide(args) => match decide::editions_named(args) {
            Some(editions) => Loaded::load_rules_of(common, locale, &editions),
            None => Loaded::load_rules(common, locale),
        },
        Command::Batch(_) | Command::Read(_) | Command::Replay(_) | Command::Ask(_) => {
            Loaded::load_rules(common, locale)
        }
        Command::Show(_)
        | Command::Review(_)
        | Command::Serve(_)
        | Command::Site(_)
        | Command::Mcp
        | Command::Train(_) => Loaded::load(common, locale),
    };
    match loaded {
        Ok(loaded) => with_rulebook(common, loaded, command),
        Err(exit) => Ok(exit),
    }
}

fn with_rulebook(common: &Common, loaded: Loaded, command: &Command) -> Ended {
    match command {
        Command::New(_)
        | Command::Fmt(_)
        | Command::Check(_)
        | Command::Diff(_)
        | Command::Coverage(_)
        | Command::Explain(_)
        | Command::Lsp
        | Command::Log(_)
        | Command::Sign(_)
        | Command::Completions(_)
        | Command::Man(_) => Ok(Exit::Done),
        Command::Schema(args) => show::file_schema(&loaded, args),
        Command::Decide(args) => {
            let ended = decide::run(&loaded, args);
            // The process ends: nobody waits for the rulebook to be taken apart.
            std::mem::forget(loaded);
            ended
        }
        Command::Batch(args) => batch::run(common, &loaded, args),
        Command::Read(args) => read::run(&loaded, args),
        Command::Show(args) => show::run(&loaded, args),
        Command::Review(args) => review::run(&loaded, args),
        Command::Ask(args) => ask::run(&loaded, args),
        Command::Serve(args) => Ok(serve::run(common, loaded, args)),
        Command::Site(args) => serve::site(&loaded, args),
        Command::Mcp => serve::tools(loaded),
        Command::Replay(args) => replay::run(&loaded, args),
        Command::Train(args) => train::run(&loaded, args),
    }
}
