//! `plica serve`: the arbiter's page, on this machine alone unless told otherwise.

use std::io::IsTerminal as _;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, UdpSocket};

use qrcode::QrCode;
use qrcode::render::unicode::Dense1x2;

use super::args;
use super::args::Common;
use super::complain::{complain, complain_unprinted};
use super::exit::Exit;
use super::files::Loaded;
use super::out::print;
use crate::web::{Fresh, Hangup, Names, Place, Site, serve};
use crate::words::phrases::{Locale, Words};

/// The port where nobody says another: the year of the edition most adjourned games were played under.
const PORT: u16 = 4974;

pub(super) fn run(common: &Common, loaded: Loaded, args: &args::Serve) -> Exit {
    let locales = loaded.own_locales().cloned();
    let Loaded { library, words, .. } = loaded;
    let host = args.host.unwrap_or(IpAddr::V4(Ipv4Addr::LOCALHOST));
    let address = SocketAddr::new(host, args.port.unwrap_or(PORT));
    let mut exit = Exit::Done;
    // Pages are served even where nobody could be told their address.
    let announce = |bound: SocketAddr| {
        if print(&told(&words, bound)).is_err() {
            complain_unprinted(&words);
            exit = Exit::Faulty;
        }
        if args.open && open::that_detached(format!("http://{}", here(bound))).is_err() {
            complain(&words.say("serve-not-opened", &[]));
        }
    };
    let place = Place { address, names: Names::new(host, names(host, args)) };
    let again = Again { common: common.clone(), locale: words.locale(), on_terminal: on_terminal() };
    let site = Site::new(library, locales.as_ref(), words.locale());
    match serve(site, place, announce, move || again.hangup()) {
        Ok(()) => exit,
        Err(error) => {
            let args = [("address", address.to_string()), ("reason", error.to_string())];
            let args: Vec<_> = args.iter().map(|(name, value)| (*name, value.as_str())).collect();
            complain(&words.say("serve-cannot-listen", &args));
            Exit::Faulty
        }
    }
}

/// The address, and where others in the hall may use it, theirs with a picture of it for a phone.
fn told(words: &Words, bound: SocketAddr) -> String {
    let listens = words.say("serve-listens", &[("address", &format!("http://{bound}"))]);
    let hall = in_the_hall(bound).map(|address| format!("http://{address}"));
    let Some((address, code)) = hall.and_then(|address| Some((address.clone(), QrCode::new(&address).ok()?)))
    else {
        return listens;
    };
    let picture = code.render::<Dense1x2>().build();
    format!("{listens}\n{}\n{picture}", words.say("serve-in-the-hall", &[("address", &address)]))
}

/// The address on this machine.
fn here(bound: SocketAddr) -> SocketAddr {
    match bound.ip() {
        IpAddr::V4(address) if address.is_unspecified() => (Ipv4Addr::LOCALHOST, bound.port()).into(),
        IpAddr::V6(address) if address.is_unspecified() => (Ipv6Addr::LOCALHOST, bound.port()).into(),
        IpAddr::V4(_) | IpAddr::V6(_) => bound,
    }
}

/// The address by which others in the hall reach this machine: the one it would send from. Nothing is sent.
fn in_the_hall(bound: SocketAddr) -> Option<SocketAddr> {
    if !bound.ip().is_unspecified() {
        return (!bound.ip().is_loopback()).then_some(bound);
    }
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    // An address kept for examples.
    socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9)).ok()?;
    let own = socket.local_addr().ok()?.ip();
    (!own.is_loopback()).then(|| (own, bound.port()).into())
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
        let locales = loaded.own_locales().cloned();
        let told = |locale| self::say(locale, "serve-read-again");
        Hangup::Renew(Box::new(Fresh { library: loaded.library, locales, told, locale: self.locale }))
    }
}

fn say(locale: Locale, id: &str) {
    complain(&Words::embedded(locale).say(id, &[]));
}
