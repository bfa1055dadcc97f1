//! `plica serve`: the arbiter's page, on this machine alone unless told otherwise.

use std::io::IsTerminal as _;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};

use super::args;
use super::args::Common;
use super::complain::{complain, complain_unprinted};
use super::exit::Exit;
use super::files::Loaded;
use super::out::print;
use crate::web::{Fresh, Hangup, Names, Place, Site, serve};
use crate::words::speech::{Locale, Words};

/// The port where nobody says another: the year of the edition most adjourned games were played under.
const PORT: u16 = 4974;

pub(super) fn run(common: &Common, loaded: Loaded, args: &args::Serve) -> Exit {
    let locales = loaded.locales().into_owned();
    let Loaded { library, words, .. } = loaded;
    let host = args.host.unwrap_or(IpAddr::V4(Ipv4Addr::LOCALHOST));
    let address = SocketAddr::new(host, args.port.unwrap_or(PORT));
    let mut exit = Exit::Done;
    // Pages are served even where nobody could be told their address.
    let announce = |bound: SocketAddr| {
        if print(&words.say("serve-listens", &[("address", &format!("http://{bound}"))])).is_err() {
            complain_unprinted(&words);
            exit = Exit::Faulty;
        }
    };
    let place = Place { address, names: Names::new(host, names(host, args)) };
    let again = Again { common: common.clone(), locale: words.locale(), on_terminal: on_terminal() };
    match serve(Site::new(library, &locales), place, announce, move || again.hangup()) {
        Ok(()) => exit,
        Err(error) => {
            let args = [("address", address.to_string()), ("reason", error.to_string())];
            let args: Vec<_> = args.iter().map(|(name, value)| (*name, value.as_str())).collect();
            complain(&words.say("serve-cannot-listen", &args));
            Exit::Faulty
        }
    }
}

/// The names told, and those by which other machines know this one.
fn names(host: IpAddr, args: &args::Serve) -> Vec<String> {
    let mut names = args.name.clone();
    if !host.is_loopback()
        && let Ok(name) = gethostname::gethostname().into_string()
        && !name.is_empty()
    {
        names.push(format!("{name}.local"));
        names.push(name);
    }
    names
}

/// Whether the program speaks to a terminal.
fn on_terminal() -> bool {
    std::io::stdin().is_terminal() || std::io::stdout().is_terminal() || std::io::stderr().is_terminal()
}

/// Rules and words, read again.
struct Again {
    common: Common,
    locale: Locale,
    /// The program was started from a terminal.
    on_terminal: bool,
}

impl Again {
    /// The system says so either because somebody wants it or because the terminal was closed: that stops the program.
    fn hangup(&self) -> Hangup {
        if self.on_terminal && !on_terminal() {
            return Hangup::Stop;
        }
        let say = |id: &str| say(self.locale, id);
        if self.common.rules.is_none() && self.common.locales.is_none() {
            say("serve-nothing-to-read");
            return Hangup::Keep;
        }
        // What is wrong has been said when there is nothing.
        let Ok(loaded) = Loaded::load(&self.common, self.locale) else {
            say("serve-kept");
            return Hangup::Keep;
        };
        let locales = loaded.locales().into_owned();
        let told = |locale| self::say(locale, "serve-read-again");
        Hangup::Renew(Box::new(Fresh { library: loaded.library, locales, told, locale: self.locale }))
    }
}

fn say(locale: Locale, id: &str) {
    complain(&Words::embedded(locale).say(id, &[]));
}
