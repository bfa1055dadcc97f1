//! What is asked of amounts under an edition: every comparison, and those that ask more of times than which is the earlier.
//!
//! In: a vocabulary, an edition, its atoms. Out: [`Limits`].

use std::collections::BTreeSet;

use crate::engine::model::{Difference, Edition, FactId, Formula, Vocabulary, before, together};

/// The comparisons of amounts that are asked of a case.
#[derive(Debug, Clone, Default)]
pub(crate) struct Limits {
    /// Those of the edition's rules, and of what else is asked of a case; in order, none twice.
    pub(crate) all: Vec<Difference>,
    /// Those that say how far a time is from another, or what is held against a time from something else.
    measuring: Vec<Difference>,
    /// The times, by themselves, than which another is no later, or later.
    pub(crate) fixed: Vec<i64>,
}

impl Limits {
    /// The atoms are those of the rules.
    pub(super) fn of(
        vocabulary: &Vocabulary,
        edition: &Edition,
        atoms: impl Iterator<Item = Difference>,
    ) -> Self {
        let not_held = edition.not_held.iter().map(|situation| &situation.value);
        let happened = vocabulary.moments().filter_map(|(_, moment)| moment.happened.as_ref());
        let beside = not_held.chain(happened).chain(vocabulary.tells_of_done());
        let all: BTreeSet<_> = atoms.chain(beside.flat_map(Formula::comparisons)).collect();
        // Any two moments can be held against each other.
        let moments = || vocabulary.moments().map(|(moment, _)| moment);
        let orders = moments().flat_map(|first| moments().map(move |then| (first, then)));
        let orders: BTreeSet<_> = orders
            .flat_map(|(first, then)| {
                let [one, other] = together(&edition.instants, first, then);
                [before(&edition.instants, first, then), one, other]
            })
            .collect();
        let asked = || all.iter().chain(&orders);
        let tied = tied_to_times(vocabulary, &asked());
        let of_times = asked().filter(|limit| ends(limit).any(|fact| tied.contains(&fact)));
        let (mut measuring, mut fixed) = (BTreeSet::new(), BTreeSet::new());
        for limit in of_times.filter(|limit| !limit.is_order()) {
            match limit.fixed() {
                Some(time) => fixed.insert(time),
                None => measuring.insert(*limit),
            };
        }
        let [all, measuring] = [all, measuring].map(|limits| limits.into_iter().collect());
        Self { all, measuring, fixed: fixed.into_iter().collect() }
    }

    /// Whether it is asked how far two times are apart.
    pub(super) fn measures(&self) -> bool {
        !self.measuring.is_empty()
    }

    /// Whether all that is asked of times not known is which times are earlier: then it makes no difference how far apart the
    /// known ones are, and the fixed ones, once there is room for all others between.
    pub(crate) fn only_order(&self, is_known: impl Fn(FactId) -> bool) -> bool {
        self.measuring.iter().all(|limit| ends(limit).all(&is_known))
    }
}

/// The times, and what is held against them, directly or by others.
fn tied_to_times<'a>(
    vocabulary: &Vocabulary,
    limits: &(impl Iterator<Item = &'a Difference> + Clone),
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
