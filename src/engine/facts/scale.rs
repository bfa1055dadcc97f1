//! How far apart known times are put on the line of time.
//!
//! In: the times known in a case, and those that limits name. Out: where they are put.

use crate::engine::model::Difference;

/// Where times are put on the line.
///
/// Where all that is asked of times not known is which times are earlier, known ones are put no farther apart than leaves a
/// second for each that may come between: a way between two of them by others is no longer than the seconds on it. So cases in
/// which times follow each other in the same way have the same line.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(super) struct Scale(Vec<(i64, i64)>);

impl Scale {
    /// As they are.
    pub(super) fn of_seconds() -> Self {
        Self::default()
    }

    /// As they follow each other and the hour set, with room for so many others between two.
    pub(super) fn of_order(times: impl Iterator<Item = i64>, others: usize) -> Self {
        let mut times: Vec<_> = times.chain([0]).collect();
        times.sort_unstable();
        times.dedup();
        let room = i64::try_from(others).unwrap_or(i64::MAX) + 1;
        let mut put: Vec<(i64, i64)> = Vec::with_capacity(times.len());
        for time in times {
            let at = put.last().map_or(0, |(before, at)| at + (time - before).min(room));
            put.push((time, at));
        }
        let hour_set = put.iter().find(|(time, _)| *time == 0).map_or(0, |(_, at)| *at);
        Self(put.into_iter().map(|(time, at)| (time, at - hour_set)).collect())
    }

    /// Where a time is put.
    pub(super) fn at(&self, time: i64) -> i64 {
        self.0.iter().find(|(known, _)| *known == time).map_or(time, |(_, at)| *at)
    }

    /// The same of these times alone.
    pub(super) fn only(mut self, times: &[i64]) -> Self {
        self.0.retain(|(time, _)| times.contains(time));
        self
    }

    /// A comparison of times so put.
    pub(super) fn of(&self, difference: Difference) -> Difference {
        if difference.is_order() { difference } else { difference.with_fixed(|time| self.at(time)) }
    }
}
