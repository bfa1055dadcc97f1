//! Moments: what happens at most once in the life of an adjourned game, and which comes before which.
//!
//! The timeline counts seconds from the hour set for the resumption. The time of a moment is given by a fact or by the
//! edition, or is unknown. Two moments in the same second come in the order of their declaration, so one of two moments
//! always comes first.

use super::fact::{Difference, FactId, Formula};
use crate::engine::source::Span;

/// The number of a moment within the vocabulary.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct MomentId(pub(super) u8);

impl MomentId {
    /// Position in the vocabulary's list.
    #[must_use]
    pub fn index(self) -> usize {
        self.0.into()
    }
}

/// A declared moment; one of each player's stands once for each role.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Moment {
    /// Its dotted name: `replier.flag_fallen`.
    pub name: String,
    /// The fact that holds its time where no other does.
    pub time: FactId,
    /// What means that it happened; none means that it always does.
    pub happened: Option<Formula>,
    /// Where it stands, when every edition knows it.
    pub at: Option<Instant>,
    /// Where it is declared.
    pub span: Span,
}

/// A place on the timeline: a fact and so many seconds more.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Instant {
    /// The fact; none for the hour set itself.
    pub fact: Option<FactId>,
    /// Seconds added to it.
    pub seconds: i64,
}

impl Instant {
    /// The hour set for the resumption.
    pub const HOUR_SET: Self = Self { fact: None, seconds: 0 };
}

impl Moment {
    /// Where it stands, when an edition does not say otherwise.
    #[must_use]
    pub fn place(&self) -> Instant {
        self.at.unwrap_or(Instant { fact: Some(self.time), seconds: 0 })
    }
}

/// One moment comes before another, always or when a condition holds.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Order {
    /// The earlier.
    pub first: MomentId,
    /// The later.
    pub then: MomentId,
    /// The two come at the same second.
    pub together: bool,
    /// When it holds; none means always.
    pub when: Option<Formula>,
    /// Of the normal course, and taken as granted: never asked, even where a result turns on it.
    pub granted: bool,
}

/// When a rule takes effect.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Effect {
    /// At all times: nothing that happened before takes it away.
    Always,
    /// At a moment: what ended the game before takes it away.
    At(MomentId),
    /// As long as the game lasts.
    Now,
}

/// The word of rule files for [`Effect::Now`].
pub(super) const NOW: &str = "now";

/// That two moments come at the same second: the later is not after the earlier.
#[must_use]
pub(crate) fn together(instants: &[Instant], first: MomentId, other: MomentId) -> [Difference; 2] {
    let place = |moment: MomentId| instants.get(moment.index()).copied().unwrap_or(Instant::HOUR_SET);
    let (one, other) = (place(first), place(other));
    let at_most = |left: Instant, right: Instant| Difference {
        left: left.fact,
        right: right.fact,
        limit: right.seconds - left.seconds,
    };
    [at_most(one, other), at_most(other, one)]
}

/// That one moment comes before another, as a comparison of their times; moments stand where this list says.
#[must_use]
pub(crate) fn before(instants: &[Instant], first: MomentId, later: MomentId) -> Difference {
    let place = |moment: MomentId| instants.get(moment.index()).copied().unwrap_or(Instant::HOUR_SET);
    let (at, other) = (place(first), place(later));
    // At one second the moment declared first comes first.
    let least = i64::from(first >= later);
    Difference { left: at.fact, right: other.fact, limit: other.seconds - at.seconds - least }
}

/// The moments of whose order a comparison of times speaks: the first comes before the second.
#[must_use]
pub(crate) fn ordered_by(instants: &[Instant], difference: Difference) -> Option<(MomentId, MomentId)> {
    let moments = || (0..instants.len()).filter_map(|place| u8::try_from(place).ok()).map(MomentId);
    let at = |moment: MomentId| instants.get(moment.index()).and_then(|instant| instant.fact);
    let firsts = moments().filter(|first| at(*first) == difference.left);
    firsts
        .flat_map(|first| {
            moments().filter(|then| at(*then) == difference.right).map(move |then| (first, then))
        })
        .find(|(first, then)| before(instants, *first, *then) == difference)
}
