//! The command line: parses the arguments, runs a command (each in the file of its name), and returns the exit code.
//!
//! `args` declares the commands, `help` puts them in the user's language, `files` loads rules and words, `out` prints. Cases
//! are ruled on through [`service`](crate::service). With `web` this is the only place that touches disk, environment and
//! terminal.

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
mod play;
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
    let words = || Words::embedded(locale);
    let with = |loaded: Result<Loaded, Exit>, run: &dyn Fn(&Loaded) -> Ended| match loaded {
        Ok(loaded) => {
            let ended = run(&loaded);
            // The process ends: freeing the rulebook would only take time.
            std::mem::forget(loaded);
            ended
        }
        Err(exit) => Ok(exit),
    };
    let (whole, rules) = (|| Loaded::load(common, locale), || Loaded::load_rules(common, locale));
    match command {
        Command::New(args) => new::run(common, locale, args),
        Command::Fmt(args) => fmt::run(common, locale, args),
        Command::Explain(args) => show::explain(&words(), args),
        Command::Lsp => lsp::run(common, locale),
        Command::Log(args) => log::run(&words(), &args.work),
        Command::Sign(args) => log::sign(&words(), args),
        Command::Completions(args) => help::completions(&words(), args),
        Command::Man(args) => Ok(help::man(&words(), args)),
        // What is being written is checked as it stands.
        Command::Check(args) => check::run(common, locale, args),
        Command::Coverage(args) => coverage::run(common, locale, args),
        Command::Diff(args) => diff::run(common, locale, args),
        Command::Schema(args) => {
            with(Loaded::read(common, locale), &|loaded| show::file_schema(loaded, args))
        }
        Command::Decide(args) => {
            let loaded = match decide::editions_named(args) {
                Some(editions) => Loaded::load_rules_of(common, locale, &editions),
                None => rules(),
            };
            with(loaded, &|loaded| decide::run(loaded, args))
        }
        Command::Batch(args) => with(rules(), &|loaded| batch::run(common, loaded, args)),
        Command::Read(args) => with(rules(), &|loaded| read::run(loaded, args)),
        Command::Replay(args) => with(rules(), &|loaded| replay::run(loaded, args)),
        Command::Ask(args) => with(rules(), &|loaded| ask::run(loaded, args)),
        Command::Play(args) => with(rules(), &|loaded| play::run(loaded, args)),
        Command::Show(args) => with(whole(), &|loaded| show::run(loaded, args)),
        Command::Review(args) => with(whole(), &|loaded| review::run(loaded, args)),
        Command::Site(args) => with(whole(), &|loaded| serve::site(loaded, args)),
        Command::Train(args) => with(whole(), &|loaded| train::run(loaded, args)),
        Command::Serve(args) => whole().map_or_else(Ok, |loaded| Ok(serve::run(common, loaded, args))),
        Command::Mcp => whole().map_or_else(Ok, serve::tools),
    }
}
