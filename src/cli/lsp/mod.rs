//! `plica lsp`: the language server. Messages come from standard input, answers go to standard output.
//!
//! ```text
//! standard input ─ wire ─┐
//!                        ├─> one queue ─> server ─┬─ requests ─> answers
//! check in the background┘                        └─ rulebook: the one on disk under the open texts ─> findings
//! ```
//! Changed texts are parsed when no message is waiting; the whole rulebook is checked when no message has come for a
//! moment. Only this folder knows the protocol's messages; `crate::lsp`, which knows only texts, computes the answers.

mod requests;
mod rulebook;
mod server;
mod wire;

use std::sync::atomic::Ordering;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, TryRecvError, channel};
use std::time::Duration;

use lsp_server::{ErrorCode, Message, Request, Response};

use super::args::Common;
use super::out::{Ended, Unprinted};
use crate::words::phrases::Locale;
use server::Server;
use wire::{CANCEL, Event, Heard, IS_LOST, Read, Waits, send};

/// How long nothing must come before the whole rulebook is checked.
const PAUSE: Duration = Duration::from_millis(250);

pub(super) fn run(common: &Common, locale: Locale) -> Ended {
    let (sender, events) = channel();
    let reader = sender.clone();
    let waits = Waits::default();
    let heard = waits.clone();
    // The reader ends with the input, or with the program: it may be waiting for a line that never comes.
    std::thread::spawn(move || {
        let mut input = std::io::stdin().lock();
        loop {
            let read = wire::read(&mut input);
            let ends = matches!(read, Read::End);
            let said = Heard::of(&read);
            if reader.send(Event::Read(read)).is_err() || ends {
                heard.heard(&said);
                break;
            }
            heard.heard(&said);
        }
    });
    serve(&mut Server::new(common, locale), &events, &sender, &waits)
}

fn serve(server: &mut Server, events: &Receiver<Event>, sender: &Sender<Event>, waits: &Waits) -> Ended {
    loop {
        if IS_LOST.load(Ordering::Relaxed) {
            return Err(Unprinted);
        }
        let event = if server.has_unread() {
            let cancel = waits.begin(None);
            match events.try_recv() {
                Err(TryRecvError::Empty) => {
                    cancel.during(|| server.read_again());
                    waits.end();
                    continue;
                }
                Ok(event) => event,
                Err(TryRecvError::Disconnected) => return Ok(server.ended()),
            }
        } else if server.has_unchecked() {
            match events.recv_timeout(PAUSE) {
                Err(RecvTimeoutError::Timeout) => {
                    server.check(sender);
                    continue;
                }
                Ok(event) => event,
                Err(RecvTimeoutError::Disconnected) => return Ok(server.ended()),
            }
        } else {
            match events.recv() {
                Ok(event) => event,
                Err(_) => return Ok(server.ended()),
            }
        };
        match event {
            Event::Checked { rulebook, change, faults, in_words } => {
                server.checked(rulebook, change, &faults, &in_words);
            }
            Event::Read(Read::End) => return Ok(server.ended()),
            Event::Read(Read::Junk) => server.complain_of_junk(),
            Event::Read(Read::Message(Message::Request(request))) => send(&answered(server, request, waits)),
            Event::Read(Read::Message(Message::Notification(told))) if told.method == "exit" => {
                return Ok(server.ended());
            }
            Event::Read(Read::Message(Message::Notification(told))) if told.method == CANCEL => {
                waits.answered(&told.params);
            }
            Event::Read(Read::Message(Message::Notification(told))) => server.told(told),
            // The server asks nothing that needs an answer.
            Event::Read(Read::Message(Message::Response(_))) => {}
        }
    }
}

/// The answer to a request; that it was cancelled, where the editor does not wait for it any more.
fn answered(server: &mut Server, request: Request, waits: &Waits) -> Message {
    let id = request.id.clone();
    let cancel = waits.begin(Some(id.clone()));
    let answer = cancel.during(|| server.answer(request));
    let is_cancelled = cancel.is_cancelled();
    waits.end();
    if is_cancelled {
        Response::new_err(id, ErrorCode::RequestCanceled as i32, String::new()).into()
    } else {
        answer.into()
    }
}
