//! What runs the other applications: `plica serve` the site, `plica site` the site as files for any host, `plica mcp` the
//! tools for assistants over standard input and output.

use std::fs;
use std::io::{BufReader, IsTerminal as _};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, UdpSocket};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use qrcode::QrCode;
use qrcode::render::unicode::Dense1x2;

use super::args::{self, Common};
use super::files::Loaded;
use super::out::{Ended, Exit, Reader, Unprinted, complain, complain_unprinted, print, raw, refuse};
use super::written::write_own_files;
use crate::mcp::{self, ServerState};
use crate::web::offline::{Bundle, files};
use crate::web::{Fresh, Hangup, Names, Place, Site, serve};
use crate::words::phrases::{Locale, Words};

/// The default port: the year of the edition most adjourned games were played under.
const PORT: u16 = 4974;

pub(super) fn run(common: &Common, loaded: Loaded, args: &args::Serve) -> Exit {
    let locales = loaded.own_locales().cloned();
    let Loaded { library, words, .. } = loaded;
    let host = args.host.unwrap_or(IpAddr::V4(Ipv4Addr::LOCALHOST));
    let address = SocketAddr::new(host, args.port.unwrap_or(PORT));
    let mut exit = Exit::Done;
    // Pages are served even if their address could not be printed.
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
    /// SIGHUP means either that files are to be read again or that the terminal was closed, which stops the program.
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

/// The module as it is called in a folder of its own.
const MODULE: &str = "plica.wasm";
/// Where the build leaves it.
const BUILT: &str = "target/wasm32-unknown-unknown/wasm/plica_wasm.wasm";
/// How every module begins.
const MAGIC: &[u8] = b"\0asm";

pub(super) fn site(loaded: &Loaded, args: &args::Site) -> Ended {
    let said = |id: &str, args: &[(&str, &str)]| {
        complain(&loaded.words.say(id, args));
        Ok(Exit::Faulty)
    };
    let Some(path) = args.module.clone().or_else(|| places().into_iter().find(|place| place.is_file()))
    else {
        return said("site-no-module", &[]);
    };
    let shown = path.display().to_string();
    let module = match fs::read(&path) {
        Ok(module) if module.starts_with(MAGIC) => module,
        Ok(_) => return said("site-not-a-module", &[("path", &shown)]),
        Err(error) => {
            return said("site-unread", &[("path", &shown), ("reason", &error.to_string())]);
        }
    };
    let bundle = bundle(loaded);
    let (version, files) = files(module, bundle.as_ref());
    if let Err(fault) = write_own_files(&args.output, &files) {
        return Ok(refuse(&loaded.words, &[fault]));
    }
    let (count, folder) = (files.len().to_string(), args.output.display().to_string());
    let told = [("files", count.as_str()), ("folder", folder.as_str()), ("version", version.as_str())];
    print(&loaded.words.say("site-written", &told))?;
    Ok(Exit::Done)
}

/// Where the module may be: beside the program, where a package puts it, where it is built.
fn places() -> Vec<PathBuf> {
    let program = std::env::current_exe().ok();
    let folder = program.as_deref().and_then(Path::parent);
    let installed = folder
        .into_iter()
        .flat_map(|folder| [folder.join(MODULE), folder.join("../share/plica").join(MODULE)]);
    installed.chain([PathBuf::from(BUILT)]).collect()
}

/// The user's own rules and words; none where they are the program's.
fn bundle(loaded: &Loaded) -> Option<Bundle> {
    let rules = loaded.library.sources.all().filter(|_| loaded.own_rules);
    let rules = rules.map(|source| (source.path.clone(), source.text.clone().into_owned())).collect();
    let bundle = Bundle { rules, locales: loaded.own_locales().cloned().unwrap_or_default() };
    (loaded.own_rules || !bundle.locales.is_empty()).then_some(bundle)
}

pub(super) fn tools(loaded: Loaded) -> Ended {
    let locales = loaded.own_locales().cloned();
    let Loaded { library, words, .. } = loaded;
    let is_lost = Arc::new(AtomicBool::new(false));
    let lost = Arc::clone(&is_lost);
    // Nothing but the protocol goes there.
    let print = move |line: &str| match raw(line) {
        Ok(Reader::There) => true,
        Ok(Reader::Gone) => false,
        Err(Unprinted) => {
            lost.store(true, Ordering::Relaxed);
            false
        }
    };
    let state = ServerState::new(library, locales.as_ref(), words.locale());
    let ended = mcp::serve(state, BufReader::new(std::io::stdin()), Arc::new(print));
    if is_lost.load(Ordering::Relaxed) {
        return Err(Unprinted);
    }
    Ok(match ended {
        mcp::Ended::Left => Exit::Done,
        mcp::Ended::NotBegun => {
            complain(&words.say("mcp-not-begun", &[]));
            Exit::Faulty
        }
        mcp::Ended::NoThreads => {
            complain(&words.say("mcp-no-threads", &[]));
            Exit::Faulty
        }
    })
}
