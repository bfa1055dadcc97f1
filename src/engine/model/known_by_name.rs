//! What the engine itself knows by name, and what telling a fact says of others: worked out once, not case by case.
//!
//! In: the declared facts. Out: their numbers. A rulebook need declare none of them: what is computed from a fact that is not
//! declared, or into one, is left out.

use super::fact::{Fact, Matter, Seat, Value};
use super::fact_id::FactId;

/// The facts and matters that the engine itself speaks of; none where they are not declared.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) struct KnownByName {
    pub(crate) claim_repetitions: Option<FactId>,
    pub(crate) displaced_found: Option<FactId>,
    pub(crate) envelope: Option<Matter>,
    pub(crate) envelope_missing: Option<FactId>,
    pub(crate) envelope_opened: Option<FactId>,
    pub(crate) order: Option<FactId>,
    pub(crate) position: Option<FactId>,
    pub(crate) position_over: Option<FactId>,
    pub(crate) position_repetitions: Option<FactId>,
    pub(crate) position_set_up_wrong: Option<FactId>,
    pub(crate) replier_can_mate: Option<FactId>,
    pub(crate) replier_present: Option<FactId>,
    pub(crate) reply_ends_game: Option<FactId>,
    pub(crate) resumption: Option<Matter>,
    pub(crate) sealed_as_on_board: Option<FactId>,
    pub(crate) sealed_ends_differ: Option<FactId>,
    pub(crate) sealed_ends_game: Option<FactId>,
    pub(crate) sealed_king_can_move: Option<FactId>,
    pub(crate) sealed_notation: Option<FactId>,
    pub(crate) sealed_piece_can_move: Option<FactId>,
    pub(crate) sealed_reading: Option<FactId>,
    pub(crate) sealed_record_is_capture: Option<FactId>,
    pub(crate) sealed_repetitions: Option<FactId>,
    pub(crate) sealed_written: Option<FactId>,
    pub(crate) sealer_can_mate: Option<FactId>,
    pub(crate) sealer_colour: Option<FactId>,
    pub(crate) sealer_time_left: Option<FactId>,
    pub(crate) sealer_under_five_minutes: Option<FactId>,
    pub(crate) sealing: Option<Matter>,
    pub(crate) sealing_clocks_stopped: Option<FactId>,
    pub(crate) sealing_done: Option<FactId>,
    pub(crate) sealing_envelope_closed: Option<FactId>,
    pub(crate) sealing_moved_on_board: Option<FactId>,
}

impl KnownByName {
    /// Looks them up.
    pub(super) fn of(fact: impl Fn(&str) -> Option<FactId>, matter: impl Fn(&str) -> Option<Matter>) -> Self {
        Self {
            claim_repetitions: fact("claim.repetitions"),
            displaced_found: fact("displaced.found"),
            envelope: matter("envelope"),
            envelope_missing: fact("envelope.missing"),
            envelope_opened: fact("envelope.opened"),
            order: fact("order"),
            position: fact("position"),
            position_over: fact("position.over"),
            position_repetitions: fact("position.repetitions"),
            position_set_up_wrong: fact("position.set_up_wrong"),
            replier_can_mate: fact("replier.can_mate"),
            replier_present: fact("replier.present"),
            reply_ends_game: fact("reply.ends_game"),
            resumption: matter("resumption"),
            sealed_as_on_board: fact("sealed.as_on_board"),
            sealed_ends_differ: fact("sealed.ends_differ"),
            sealed_ends_game: fact("sealed.ends_game"),
            sealed_king_can_move: fact("sealed.king_can_move"),
            sealed_notation: fact("sealed.notation"),
            sealed_piece_can_move: fact("sealed.piece_can_move"),
            sealed_reading: fact("sealed.reading"),
            sealed_record_is_capture: fact("sealed.record_is_capture"),
            sealed_repetitions: fact("sealed.repetitions"),
            sealed_written: fact("sealed.written"),
            sealer_can_mate: fact("sealer.can_mate"),
            sealer_colour: fact("sealer.colour"),
            sealer_time_left: fact("sealer.time_left"),
            sealer_under_five_minutes: fact("sealer.under_five_minutes"),
            sealing: matter("sealing"),
            sealing_clocks_stopped: fact("sealing.clocks_stopped"),
            sealing_done: fact("sealing.done"),
            sealing_envelope_closed: fact("sealing.envelope_closed"),
            sealing_moved_on_board: fact("sealing.moved_on_board"),
        }
    }
}

/// What telling a fact says of others.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) struct Telling {
    /// Facts that hold as soon as another is told, in the order declared.
    pub(crate) shown: Vec<Shown>,
    /// Facts told of both players at once, each with those of each player.
    pub(crate) of_both: Vec<(FactId, Vec<FactId>)>,
    /// The facts of every `player.` declaration, in the order of [`Seat::ALL`].
    pub(crate) of_seats: Vec<[FactId; 4]>,
}

impl Telling {
    /// By the declarations, and the fact of another seat with the same meaning.
    pub(super) fn of(declared: &[(FactId, &Fact)], of_seat: impl Fn(FactId, Seat) -> Option<FactId>) -> Self {
        let shown = declared.iter().filter(|(_, fact)| !fact.shown_by.is_empty());
        let of_both = declared.iter().filter(|(_, fact)| !fact.of_each.is_empty());
        let of_first_seat = declared.iter().filter(|(_, fact)| fact.seat == Seat::ALL.first().copied());
        let of_seats = of_first_seat.filter_map(|(id, _)| {
            let [one, two, three, four] = Seat::ALL.map(|seat| of_seat(*id, seat));
            Some([one?, two?, three?, four?])
        });
        Self {
            shown: shown.map(|(id, fact)| Shown::by(declared, *id, fact)).collect(),
            of_both: of_both.map(|(id, fact)| (*id, fact.of_each.clone())).collect(),
            of_seats: of_seats.collect(),
        }
    }
}

/// A fact that holds as soon as another is told, be it only that the other is not known.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Shown {
    /// The fact.
    pub(crate) fact: FactId,
    /// By the numbers of facts: whether telling it, whatever is told, shows this one.
    by_telling: Vec<bool>,
    /// Values that show it.
    by_value: Vec<(FactId, u8)>,
}

impl Shown {
    fn by(declared: &[(FactId, &Fact)], id: FactId, shown: &Fact) -> Self {
        let names = |name: &str| shown.shown_by.iter().any(|by| by == name);
        let by_value = declared.iter().flat_map(|(told, fact)| {
            let values = (0..=u8::MAX).zip(fact.kind.values());
            values.filter(|(_, value)| names(value)).map(move |(place, _)| (*told, place))
        });
        Self {
            fact: id,
            by_telling: declared.iter().map(|(_, fact)| names(&fact.name) || names(fact.family())).collect(),
            by_value: by_value.collect(),
        }
    }

    /// Whether telling a fact shows this one; without a value it is told that it is not known.
    pub(crate) fn is_shown_by(&self, told: FactId, value: Option<&Value>) -> bool {
        let by_value = || match value {
            Some(Value::Choice(choice)) => self.by_value.contains(&(told, *choice)),
            Some(Value::Truth(_) | Value::Amount(_) | Value::Text(_)) | None => false,
        };
        self.by_telling.get(told.index()).copied().unwrap_or(false) || by_value()
    }
}
