//! `plica mcp`: the tools of the Model Context Protocol over standard input and output, for an assistant that starts it.

use std::io::BufReader;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use super::complain::complain;
use super::exit::Exit;
use super::files::Loaded;
use super::out::{Ended, Reader, Unprinted, raw};
use crate::mcp::{self, Desk};

pub(super) fn run(loaded: Loaded) -> Ended {
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
    let desk = Desk::new(library, locales.as_ref(), words.locale());
    let ended = mcp::serve(desk, BufReader::new(std::io::stdin()), Arc::new(print));
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
