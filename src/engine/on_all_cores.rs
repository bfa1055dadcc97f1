//! The same work on many things, on all cores.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread::{available_parallelism, scope};

use crate::engine::cancel::Cancel;
use crate::engine::chess::SearchLimit;

/// Works on each thing, and returns what came of it in their order. Searches on a board have the limit of who asks, and who asks can cancel all of it.
pub(crate) fn on_all_cores<T: Sync, R: Send>(things: &[T], work: impl Fn(&T) -> R + Sync) -> Vec<R> {
    let cores = available_parallelism().map_or(1, std::num::NonZero::get);
    let next = AtomicUsize::new(0);
    let take = || {
        let mut done = Vec::new();
        loop {
            let place = next.fetch_add(1, Ordering::Relaxed);
            let Some(thing) = things.get(place) else { return done };
            done.push((place, work(thing)));
        }
    };
    let (limit, cancel) = (SearchLimit::standing(), Cancel::standing());
    let share = || cancel.during(|| limit.during(take));
    let mut done = scope(|scope| {
        // One worker is here already: where there is one core, or no thread can be begun, nothing else is needed.
        let helpers: Vec<_> = (1..cores.min(things.len())).map(|_| scope.spawn(share)).collect();
        let mut shares = take();
        for helper in helpers {
            // A helper that panicked is our own bug and must not pass for an empty share.
            shares.extend(helper.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)));
        }
        shares
    });
    done.sort_by_key(|(place, _)| *place);
    done.into_iter().map(|(_, result)| result).collect()
}
