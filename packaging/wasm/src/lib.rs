//! plica as a WebAssembly module: a site without a server, spoken to in bytes.
//!
//! Whoever asks takes `room` for a message, writes it there, calls `begin`, then `answer` as often as he likes, and gives
//! what he got `give_back`. A message is a head in JSON with its length before it, in four bytes, the least first; what
//! follows the head is the body. What comes back has its whole length before it, in four bytes more.
//!
//! | function | head in | body in | head out | body out |
//! |---|---|---|---|---|
//! | `begin` | `{"base": "/", "rules": null}` or the rule and locale files | | `{"begun": true}` | what is wrong with the files |
//! | `answer` | `{"method", "target", "headers"}` | the request's | `{"status", "headers"}` | the answer's |
//! | `broken` | as `answer` | | an answer 500 | the page that says so |
//!
//! A module that traps is of no further use: throw it away and begin another.

use std::cell::RefCell;

use plica::web::offline::{Answer, Ask, Bundle, Offline};
use plica::words::reports::faults_text;
use plica::{Locale, Words};
use serde::{Deserialize, Serialize};

thread_local! {
    static SITE: RefCell<Option<Offline>> = const { RefCell::new(None) };
}

/// How a site is begun.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Beginning {
    base: String,
    rules: Option<Bundle>,
}

/// Whether it was.
#[derive(Serialize)]
struct Begun {
    begun: bool,
}

/// Room for a message of this length.
#[unsafe(no_mangle)]
pub extern "C" fn room(length: usize) -> *mut u8 {
    Box::into_raw(vec![0_u8; length].into_boxed_slice()).cast()
}

/// Takes back what was given, or room that was not used.
///
/// # Safety
/// The place comes from `room` or as an answer, the length is its own, and it is not given back twice.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn give_back(place: *mut u8, length: usize) {
    // SAFETY: the caller vouches for it.
    drop(unsafe { taken(place, length) });
}

/// Begins a site; the one before, if any, is gone.
///
/// # Safety
/// As [`give_back`]; the message is taken.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn begin(place: *mut u8, length: usize) -> *mut u8 {
    // SAFETY: the caller vouches for it.
    let message = unsafe { taken(place, length) };
    let begun = match parts::<Beginning>(&message) {
        Some((beginning, _)) => begun(beginning),
        None => Err("the message cannot be read".to_owned()),
    };
    match begun {
        Ok(site) => {
            SITE.set(Some(site));
            given(&Begun { begun: true }, &[])
        }
        Err(fault) => given(&Begun { begun: false }, fault.as_bytes()),
    }
}

fn begun(beginning: Beginning) -> Result<Offline, String> {
    Offline::new(&beginning.base, beginning.rules)
        .map_err(|faulty| faults_text(&Words::embedded(Locale::En), None, &faulty.sources, &faulty.faults))
}

/// Answers a request.
///
/// # Safety
/// As [`give_back`]; the message is taken.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn answer(place: *mut u8, length: usize) -> *mut u8 {
    // SAFETY: the caller vouches for it.
    let message = unsafe { taken(place, length) };
    replied(&message, Offline::answer)
}

/// Answers a request of which another module broke off.
///
/// # Safety
/// As [`give_back`]; the message is taken.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn broken(place: *mut u8, length: usize) -> *mut u8 {
    // SAFETY: the caller vouches for it.
    let message = unsafe { taken(place, length) };
    replied(&message, |site, ask, _| site.broken(ask))
}

fn replied(message: &[u8], reply: fn(&Offline, &Ask, Vec<u8>) -> (Answer, Vec<u8>)) -> *mut u8 {
    SITE.with_borrow(|site| match (site, parts::<Ask>(message)) {
        (Some(site), Some((ask, body))) => {
            let (answer, body) = reply(site, &ask, body.to_vec());
            given(&answer, &body)
        }
        // Nothing was begun, or the message is none: our own caller's fault.
        (None, _) | (_, None) => given(&Answer { status: 500, headers: Vec::new() }, &[]),
    })
}

/// The message at a place, which is its own again.
///
/// # Safety
/// As [`give_back`].
unsafe fn taken(place: *mut u8, length: usize) -> Box<[u8]> {
    // SAFETY: `room` and `given` make places from boxes of just this length.
    unsafe { Box::from_raw(std::ptr::slice_from_raw_parts_mut(place, length)) }
}

fn parts<'m, T: Deserialize<'m>>(message: &'m [u8]) -> Option<(T, &'m [u8])> {
    let (length, rest) = message.split_first_chunk::<4>()?;
    let (head, body) = rest.split_at_checked(u32::from_le_bytes(*length).try_into().ok()?)?;
    Some((serde_json::from_slice(head).ok()?, body))
}

/// A message to whoever asked.
fn given(head: &impl Serialize, body: &[u8]) -> *mut u8 {
    // Heads are plain strings and numbers.
    let head = serde_json::to_vec(head).unwrap_or_default();
    let length = |length: usize| u32::try_from(length).unwrap_or(u32::MAX).to_le_bytes();
    let whole = [&length(4 + head.len() + body.len())[..], &length(head.len()), &head, body].concat();
    Box::into_raw(whole.into_boxed_slice()).cast()
}

/// What is wanted by chance only decides in which order equal things are kept.
#[cfg(all(target_arch = "wasm32", target_os = "unknown"))]
fn not_by_chance(bytes: &mut [u8]) -> Result<(), getrandom::Error> {
    bytes.fill(0x5a);
    Ok(())
}

#[cfg(all(target_arch = "wasm32", target_os = "unknown"))]
getrandom::register_custom_getrandom!(not_by_chance);
