//! Whether a player can still give mate by any series of legal moves, with the opponent's help.

mod allowance;
mod closure;
mod guide;
mod limit;
mod net;
mod reach;
mod search;
mod side;
mod table;

use shakmaty::{Chess, Color, Move, Position as _, Role};

use self::allowance::Allowance;
use self::guide::Map;
use self::reach::{Reach, Supposed};
use self::search::{Found, Search};
use self::table::Table;

pub use limit::SearchLimit;

/// What came out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// He can.
    Yes,
    /// He cannot.
    No,
    /// Not known within the limit.
    GivenUp,
    /// stopped
    Stopped,
}

/// The largest table, in positions.
const LARGEST: usize = 1 << 16;

/// Answers.
pub fn answer(position: &Chess, winner: Color, limit: SearchLimit) -> Answer {
    let Some(white) = side::as_white(position, winner) else { return Answer::GivenUp };
    let mut allowance = Allowance::new(limit);
    let found = steps(&white, &mut allowance);
    match found {
        Found::Mate => Answer::Yes,
        Found::NoMate => Answer::No,
        Found::Nothing if allowance.is_stopped() => Answer::Stopped,
        Found::Nothing => Answer::GivenUp,
    }
}

pub static STEP: [std::sync::atomic::AtomicUsize; 16] = [const { std::sync::atomic::AtomicUsize::new(0) }; 16];
pub static LAST: std::sync::atomic::AtomicUsize = std::sync::atomic::AtomicUsize::new(0);
fn at(step: usize, found: Found) -> Found {
    if found != Found::Nothing { STEP[step].fetch_add(1, std::sync::atomic::Ordering::Relaxed); LAST.store(step, std::sync::atomic::Ordering::Relaxed); }
    found
}
fn proved(p: bool) -> Found { if p { Found::NoMate } else { Found::Nothing } }

fn or(found: Found, next: impl FnOnce() -> Found) -> Found {
    if found == Found::Nothing { next() } else { found }
}

fn steps(p: &Chess, allowance: &mut Allowance) -> Found {
    let b = p.board();
    let f = at(0, Search::new(allowance, 1000).deepen(p, 1..=1));
    if f != Found::Nothing { return f; }
    let quiet = (b.knights() | b.rooks() | b.queens()).is_empty();
    if quiet {
        let f = at(1, proved(allowance.take_many(net::PRICE) && net::is_hopeless(p)));
        if f != Found::Nothing { return f; }
    }
    let f = at(2, proved(closure::is_mateless(p, 300, allowance, |_, _| false)));
    if f != Found::Nothing { return f; }
    let aside = allowance.set_aside_all_but(10_000);
    let table = Table::for_search(10_000, LARGEST);
    let f = at(3, Search::new(allowance, 7000).remembering(table).deepen(p, 2..=128));
    allowance.give_back(aside);
    if f != Found::Nothing { return f; }
    if !quiet {
        let f = at(4, proved(allowance.take_many(net::PRICE) && net::is_hopeless(p)));
        if f != Found::Nothing { return f; }
    }
    let f = at(5, proved(closure::is_mateless(p, 100, allowance, |p, a| a.take_many(net::PRICE) && net::is_hopeless(p))));
    if f != Found::Nothing { return f; }
    let f = at(6, proved(closure::is_mateless(p, 10000, allowance, |_, _| false)));
    if f != Found::Nothing { return f; }
    let aside = allowance.set_aside_all_but(1_000_000.min(allowance.left() / 4));
    let table = Table::for_search(allowance.left(), LARGEST);
    let f = at(7, Search::new(allowance, 7000).remembering(table).deepen(p, 2..=128));
    allowance.give_back(aside);
    if f != Found::Nothing { return f; }
    let hopeless = p.legal_moves().into_iter().filter(|m| { let mut n = p.clone(); n.play_unchecked(*m); net::is_hopeless(&n) }).collect();
    let steady = Reach::of(p, Supposed::default()).map_or(shakmaty::Bitboard::EMPTY, |r| r.steady);
    let map = Map::new(p, steady, hopeless);
    let table = Table::for_search(allowance.left(), LARGEST);
    at(8, Search::new(allowance, u64::MAX).remembering(table).guided_by(map).deepen(p, 2..=128))
}
