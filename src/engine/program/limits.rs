//! What is asked of amounts under an edition: every comparison, and those that ask more of times than which is the earlier.
//!
//! In: a vocabulary, an edition, its atoms and its orders of moments. Out: [`Limits`].

use std::collections::BTreeSet;

use crate::engine::model::{Difference, Edition, FactId, Formula, Vocabulary};

/// The comparisons of amounts that are asked of a case.
#[derive(Debug, Clone, Default)]
pub(crate) struct Limits {
    /// Those of the edition's rules, and of what else is asked of a case; in order, none twice.
    pub(crate) all: Vec<Difference>,
    /// Those that say how far a time is from another, or what is held against a time from something else.
    measuring: Vec<Difference>,
}

impl Limits {
    /// The atoms are those of the rules; the orders are of moments, asked or not.
    pub(super) fn of(
        vocabulary: &Vocabulary,
        edition: &Edition,
        atoms: impl Iterator<Item = Difference>,
        orders: &[Difference],
    ) -> Self {
        let not_held = edition.not_held.iter().map(|situation| &situation.value);
        let happened = vocabulary.moments().filter_map(|(_, moment)| moment.happened.as_ref());
        let beside = not_held.chain(happened).chain(vocabulary.tells_of_done());
        let all: BTreeSet<_> = atoms.chain(beside.flat_map(Formula::comparisons)).collect();
        let orders = || all.iter().chain(orders);
        let tied = tied_to_times(vocabulary, orders());
        let of_times = |limit: &&Difference| ends(limit).any(|fact| tied.contains(&fact));
        let measuring: BTreeSet<_> =
            orders().filter(|limit| !limit.is_order()).filter(of_times).copied().collect();
        Self { all: all.into_iter().collect(), measuring: measuring.into_iter().collect() }
    }

    /// Whether all that is asked of times not known is which times are earlier: then it makes no difference how far apart the
    /// known ones are, once there is room for all others between.
    pub(crate) fn only_order(&self, is_known: impl Fn(FactId) -> bool) -> bool {
        self.measuring.iter().all(|limit| ends(limit).all(&is_known))
    }
}

/// The times, and what is held against them, directly or by others.
fn tied_to_times<'a>(
    vocabulary: &Vocabulary,
    limits: impl Iterator<Item = &'a Difference> + Clone,
) -> BTreeSet<FactId> {
    let times = vocabulary.times();
    let is_time = |fact: &FactId| times.get(fact.index()) == Some(&true);
    let mut tied: BTreeSet<_> = limits.clone().flat_map(ends).filter(is_time).collect();
    loop {
        let before = tied.len();
        for limit in limits.clone() {
            if ends(limit).any(|fact| tied.contains(&fact)) {
                tied.extend(ends(limit));
            }
        }
        if tied.len() == before {
            return tied;
        }
    }
}

fn ends(limit: &Difference) -> impl Iterator<Item = FactId> + use<> {
    [limit.left, limit.right].into_iter().flatten()
}
