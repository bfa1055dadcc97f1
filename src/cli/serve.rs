//! `plica serve`: the arbiter's page, on this machine alone unless told otherwise.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};

use super::files::Loaded;
use super::out::print;
use super::{Exit, args, complain, complain_unprinted};
use crate::web::{Site, serve};

/// The port where nobody says another: the year of the edition most adjourned games were played under.
const PORT: u16 = 4974;

pub(super) fn run(loaded: Loaded, args: &args::Serve) -> Exit {
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
    match serve(Site::new(library, &locales), address, announce) {
        Ok(()) => exit,
        Err(error) => {
            let args = [("address", address.to_string()), ("reason", error.to_string())];
            let args: Vec<_> = args.iter().map(|(name, value)| (*name, value.as_str())).collect();
            complain(&words.say("serve-cannot-listen", &args));
            Exit::Faulty
        }
    }
}
