//! One case, every fact of it known: drawn by lot, and told as each engine wants to hear it.

use std::collections::BTreeMap;
use std::error::Error;

use serde::{Deserialize, Serialize};

/// A list of values with their names as in the rulebook's vocabulary.
macro_rules! values {
    ($(#[doc = $doc:literal])* $name:ident: $($value:ident),+) => {
        $(#[doc = $doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
        #[serde(rename_all = "snake_case")]
        pub enum $name { $(#[doc = stringify!($value)] $value),+ }

        impl Drawn for $name {
            const ALL: &'static [Self] = &[$(Self::$value),+];
        }
    };
}

/// What a fact can be, the normal course first.
trait Drawn: Copy + 'static {
    const ALL: &'static [Self];
}

values! {
    /// `sealed.reading`, `reply.reading`
    Reading: Clear, Inexact, Ambiguous, Illegal, Unintelligible, Absent
}
values! {
    /// `sealed.ends_game`, `position.over`
    End: No, Checkmate, Stalemate, DeadPosition, Fivefold, SeventyFive
}
values! {
    /// `reply.ends_game`
    ReplyEnd: No, Checkmate, Stalemate
}
values! {
    /// `ended_before.kind`
    Ended: None, DrawAgreed, Resignation
}
values! {
    /// `ended_before.by`
    By: Nobody, Sealer, Replier
}
values! {
    /// `event.draw_rule`
    DrawRule: Free, AfterMove, Never
}
values! {
    /// `offer.answer`
    Answer: None, Accepted, DeclinedOrally, DeclinedByTouch, DeclinedByMove
}
values! {
    /// `claim.kind`
    Claim: None, ThreefoldNext, ThreefoldNow, Fifty
}
values! {
    /// `illegal.kind`
    Illegal: Other, PawnNotPromoted
}

impl Drawn for bool {
    const ALL: &'static [Self] = &[false, true];
}

/// A group of facts: `struct` and how it is drawn.
macro_rules! facts {
    ($(#[doc = $doc:literal])* $name:ident { $($fact:ident: $kind:ty = $draw:expr,)+ }) => {
        $(#[doc = $doc])*
        #[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
        pub struct $name { $(#[doc = stringify!($fact)] pub $fact: $kind),+ }

        impl $name {
            fn drawn(dice: &mut fastrand::Rng) -> Self {
                Self { $($fact: $draw(dice)),+ }
            }
        }
    };
}

facts! {
    /// `sealed.`
    Sealed { reading: Reading = any, ends_game: End = mostly, }
}
facts! {
    /// `envelope.`
    Envelope { missing: bool = mostly, opened: bool = mostly, reply_missing: bool = mostly, }
}
facts! {
    /// `position.`
    Board { known: bool = mostly_yes, over: End = seldom, }
}
facts! {
    /// `ended_before.`
    EndedBefore { kind: Ended = mostly, by: By = mostly, }
}
facts! {
    /// `sealer.`, `replier.`: times in seconds.
    Player {
        present: bool = mostly_yes,
        late: i64 = late,
        flag_fallen: bool = seldom,
        can_mate: bool = mostly_yes,
        illegal_moves: i64 = illegal_moves,
    }
}
facts! {
    /// `reply.`
    Reply { sealed: bool = mostly, reading: Reading = any, ends_game: ReplyEnd = mostly, }
}
facts! {
    /// `event.`
    Event { default_time: i64 = default_time, draw_rule: DrawRule = mostly, draw_after_move: i64 = thirty, }
}
facts! {
    /// `arbiter.`
    Arbiter { waives_default: bool = mostly, shares_lost_time: bool = mostly, consents: bool = mostly, }
}
facts! {
    /// `offer.`
    Offer { standing: bool = mostly, answer: Answer = mostly, }
}
facts! {
    /// `illegal.`
    IllegalMove { found: bool = seldom, kind: Illegal = mostly, position_known: bool = mostly_yes, }
}
facts! {
    /// `displaced.`
    Displaced { found: bool = seldom, position_known: bool = mostly_yes, }
}
facts! {
    /// `claim.`
    ClaimMade {
        kind: Claim = mostly,
        on_move: bool = mostly_yes,
        move_written: bool = mostly_yes,
        declared: bool = mostly_yes,
        repetitions: i64 = repetitions,
    }
}
facts! {
    /// Every fact that the two articles and what displaces them ask.
    Case {
        sealed: Sealed = Sealed::drawn,
        envelope: Envelope = Envelope::drawn,
        position: Board = Board::drawn,
        ended_before: EndedBefore = EndedBefore::drawn,
        sealer: Player = Player::drawn,
        replier: Player = Player::drawn,
        reply: Reply = Reply::drawn,
        event: Event = Event::drawn,
        arbiter: Arbiter = Arbiter::drawn,
        offer: Offer = Offer::drawn,
        illegal: IllegalMove = IllegalMove::drawn,
        displaced: Displaced = Displaced::drawn,
        claim: ClaimMade = ClaimMade::drawn,
        moves_completed: i64 = moves_completed,
    }
}

fn any<T: Drawn>(dice: &mut fastrand::Rng) -> T {
    one_of(dice, T::ALL)
}

fn one_of<T: Copy>(dice: &mut fastrand::Rng, values: &[T]) -> T {
    values[dice.usize(..values.len())]
}

/// The normal course in five cases of six.
fn mostly<T: Drawn>(dice: &mut fastrand::Rng) -> T {
    if dice.u8(..6) > 0 { T::ALL[0] } else { any(dice) }
}

/// The normal course in nineteen cases of twenty.
fn seldom<T: Drawn>(dice: &mut fastrand::Rng) -> T {
    if dice.u8(..20) > 0 { T::ALL[0] } else { any(dice) }
}

fn mostly_yes(dice: &mut fastrand::Rng) -> bool {
    dice.u8(..6) > 0
}

fn late(dice: &mut fastrand::Rng) -> i64 {
    one_of(dice, &[0, 0, 0, 0, 600, 1800, 1860, 3600, 5400])
}

fn default_time(dice: &mut fastrand::Rng) -> i64 {
    one_of(dice, &[0, 1800, 1800, 3600])
}

fn thirty(_: &mut fastrand::Rng) -> i64 {
    30
}

fn illegal_moves(dice: &mut fastrand::Rng) -> i64 {
    one_of(dice, &[0, 0, 0, 1, 2])
}

fn repetitions(dice: &mut fastrand::Rng) -> i64 {
    one_of(dice, &[1, 2, 3, 4])
}

fn moves_completed(dice: &mut fastrand::Rng) -> i64 {
    one_of(dice, &[20, 29, 30, 40, 60])
}

impl Case {
    /// The next case; some are none a game can show.
    pub fn next(dice: &mut fastrand::Rng) -> Self {
        Self::drawn(dice)
    }

    /// As JSON, one object a group of facts, times in seconds.
    pub fn json(&self) -> Result<String, Box<dyn Error>> {
        Ok(serde_json::to_string(self)?)
    }

    /// As JSON for plica, where a time has a unit.
    pub fn json_for_plica(&self) -> Result<String, Box<dyn Error>> {
        let mut case: BTreeMap<String, serde_json::Value> = serde_json::from_str(&self.json()?)?;
        for (group, fact) in [("sealer", "late"), ("replier", "late"), ("event", "default_time")] {
            if let Some(time) = case.get_mut(group).and_then(|group| group.get_mut(fact)) {
                *time = format!("{} min", time.as_i64().unwrap_or_default() / 60).into();
            }
        }
        Ok(serde_json::to_string(&case)?)
    }
}
