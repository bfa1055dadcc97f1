//! The tables of the procedure, resolved: what can be the case in the hall, what acts need and change, what facts show of it, and what
//! may come next. Technique: event calculus (Kowalski and Sergot 1986): acts with preconditions and effects on *fluents*.
//!
//! A moment of the course is a fluent too: once it has come, it holds.

use super::fact::{ActId, FactId, Formula, Role, Value};
use super::moment::MomentId;

/// The number of a fluent. Moments of the course come first, in the order of the normal course.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct FluentId(pub(super) u16);

impl FluentId {
    /// Later than every moment of the course.
    pub(crate) const LAST: Self = Self(u16::MAX);

    /// Position in the list of fluents.
    #[must_use]
    pub fn index(self) -> usize {
        self.0.into()
    }
}

/// Everything the vocabulary says of the procedure.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) struct Procedure {
    /// The names of the fluents.
    pub(super) fluents: Vec<String>,
    /// The moments: as many fluents, from the first on.
    pub(super) course: Vec<CourseMoment>,
    /// For each act, its effects for each of its objects; one entry for an act without objects.
    pub(super) effects: Vec<Vec<(Option<String>, Effects)>>,
    /// What facts show, in the order declared.
    pub(crate) shown: Vec<Evidence>,
    /// What may come next, in the order declared.
    pub(crate) events: Vec<Event>,
    /// What every arbiter does with a ruling.
    pub(super) closing: [Vec<ActId>; 3],
}

/// How a game stands when a ruling is closed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Closing {
    /// It is over.
    Over,
    /// It does not count.
    Annulled,
    /// It goes on, or the ruling is not about the result.
    GoesOn,
}

impl Closing {
    /// The words of `closing:`, in the order of the variants.
    pub(super) const WORDS: [&str; 3] = ["over", "annulled", "goes_on"];
}

/// A moment of the course.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct CourseMoment {
    /// The moment of the timeline with the same name.
    pub(crate) moment: Option<MomentId>,
    /// What must have been before it.
    pub(crate) needs: Vec<FluentId>,
    /// Without a known time, it comes with this moment.
    pub(crate) usually: Option<FluentId>,
    /// It was found in play if this moment has come: after everything whose time is known.
    pub(crate) in_play: Option<FluentId>,
    /// Once it was found in play, the game is being played: the clocks show what they show.
    pub(crate) clocks_run: bool,
    /// The player whose clock runs at this moment, as the session is played.
    pub(crate) running: Option<Role>,
}

/// What an act needs and changes.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
#[expect(clippy::struct_excessive_bools, reason = "each is a key of the file that says yes or no")]
pub(crate) struct Effects {
    /// What must hold before it can be done.
    pub(crate) needs: Vec<FluentId>,
    /// Acts that go before it where both are due.
    pub(crate) after: Vec<ActId>,
    /// What holds when it is done.
    pub(crate) makes: Vec<FluentId>,
    /// Of these, the fluents that belong to its object alone.
    pub(crate) of_object: Vec<FluentId>,
    /// What holds too when it is done, without being what it is done for.
    pub(crate) also: Vec<FluentId>,
    /// What holds no longer.
    pub(crate) ends: Vec<FluentId>,
    /// Whose clock it starts.
    pub(crate) starts: Option<Whose>,
    /// Whose clock it stops.
    pub(crate) stops: Option<Whose>,
    /// It is done whenever this holds.
    pub(crate) with: Option<FluentId>,
    /// Facts that one learns by it.
    pub(crate) tells: Vec<FactId>,
    /// Facts that are so once it is done.
    pub(crate) sets: Vec<(FactId, Value)>,
    /// Seconds that its object is given.
    pub(crate) gives: Option<i64>,
    /// The times of both clocks are established by it.
    pub(crate) establishes: bool,
    /// Wrong times of the clocks are corrected by it.
    pub(crate) corrects: bool,
    /// Time that was lost is shared by it.
    pub(crate) shares: bool,
    /// Which clock runs is decided by it.
    pub(crate) decides_clock: bool,
}

impl Effects {
    /// Whether it changes anything: other acts are norms, never steps.
    pub(crate) fn change_something(&self) -> bool {
        !self.makes.is_empty() || !self.ends.is_empty() || self.starts.is_some() || self.stops.is_some()
    }
}

/// Whose clock an act is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Whose {
    /// That of the act's object.
    Object,
    /// That of who does it.
    Party,
    /// That of the opponent of who does it.
    Opponent,
    /// Both.
    Both,
    /// That of this player.
    Of(Role),
}

/// What facts show of the hall.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Evidence {
    /// One of these is true.
    pub(crate) when: Vec<Formula>,
    /// And none of these is told.
    pub(crate) unless: Vec<Formula>,
    /// Or one of these facts is told, be it only that it is unknown.
    pub(crate) told: Vec<FactId>,
    /// An assumption shows it too.
    pub(crate) assumed: bool,
    /// What holds.
    pub(crate) holds: Vec<FluentId>,
    /// What does not.
    pub(crate) not: Vec<FluentId>,
}

/// What may come next without the arbiter.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Event {
    /// The moment that comes.
    pub(crate) moment: FluentId,
    /// When it is awaited.
    pub(crate) when: Vec<Formula>,
    /// The facts that it brings about, with their values as written.
    pub(crate) tells: Vec<(FactId, String)>,
    /// For the end of a time limit: the fact that then exceeds it.
    pub(crate) past: Option<FactId>,
    /// For the end of a player's time: the fact that holds what he has left. It comes only while his clock runs.
    pub(crate) out_of: Option<FactId>,
}

impl Event {
    /// Whether somebody comes by it: it is neither the end of a time limit nor of a player's time.
    pub(crate) fn is_arrival(&self) -> bool {
        self.past.is_none() && self.out_of.is_none()
    }
}

/// From when on a duty or right is there, and until when.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Timing {
    /// It is there once all of these have come; none: once its rule takes effect.
    pub upon: Vec<FluentId>,
    /// It is over once one of these has come.
    pub before: Vec<FluentId>,
}

impl Procedure {
    /// Whether some act makes a fact known.
    pub(crate) fn is_told_by_an_act(&self, fact: FactId) -> bool {
        self.effects.iter().flatten().any(|(_, effects)| effects.tells.contains(&fact))
    }

    /// The name of a fluent.
    pub(crate) fn name(&self, fluent: FluentId) -> &str {
        self.fluents.get(fluent.index()).map_or("", String::as_str)
    }

    /// The fluent with this name.
    pub(crate) fn named(&self, name: &str) -> Option<FluentId> {
        let place = self.fluents.iter().position(|known| known == name)?;
        u16::try_from(place).ok().map(FluentId)
    }

    /// The names of all fluents.
    pub(crate) fn names(&self) -> &[String] {
        &self.fluents
    }

    /// The moment that a fluent is.
    pub(crate) fn moment(&self, fluent: FluentId) -> Option<&CourseMoment> {
        self.course.get(fluent.index())
    }

    /// The moments of the course, in its order.
    pub(crate) fn course(&self) -> impl DoubleEndedIterator<Item = (FluentId, &CourseMoment)> {
        let numbered = self.course.iter().enumerate();
        numbered.map(|(place, moment)| (FluentId(u16::try_from(place).unwrap_or(u16::MAX)), moment))
    }

    /// The moment of the course that is this moment of the timeline.
    pub(crate) fn of_timeline(&self, moment: MomentId) -> Option<FluentId> {
        self.course().find(|(_, known)| known.moment == Some(moment)).map(|(fluent, _)| fluent)
    }

    /// What an act needs and changes, for this object.
    pub(crate) fn effects(&self, act: ActId, object: Option<&str>) -> &Effects {
        static NONE: Effects = Effects {
            needs: Vec::new(),
            after: Vec::new(),
            makes: Vec::new(),
            of_object: Vec::new(),
            also: Vec::new(),
            ends: Vec::new(),
            starts: None,
            stops: None,
            with: None,
            tells: Vec::new(),
            sets: Vec::new(),
            gives: None,
            establishes: false,
            corrects: false,
            shares: false,
            decides_clock: false,
        };
        let of_act = self.effects.get(act.index()).map(Vec::as_slice).unwrap_or_default();
        let fitting = of_act.iter().find(|(known, _)| known.as_deref() == object);
        fitting.or_else(|| of_act.first()).map_or(&NONE, |(_, effects)| effects)
    }

    /// A copy with changed effects of an act, for each of its objects.
    pub(crate) fn with_effects(&self, act: ActId, change: impl Fn(&mut Effects)) -> Self {
        let mut changed = self.clone();
        for (_, effects) in changed.effects.get_mut(act.index()).into_iter().flatten() {
            change(effects);
        }
        changed
    }

    /// What every arbiter does with a ruling on a game that stands so.
    pub(crate) fn closing(&self, closing: Closing) -> &[ActId] {
        let [over, annulled, goes_on] = &self.closing;
        match closing {
            Closing::Over => over,
            Closing::Annulled => annulled,
            Closing::GoesOn => goes_on,
        }
    }

    /// Every act that has effects, with those for its first object: what it makes for each object alone left aside, all objects alike.
    pub(crate) fn acts(&self) -> impl Iterator<Item = (ActId, &Effects)> {
        let first = self.effects.iter().map(|objects| objects.first().map(|(_, effects)| effects));
        (0_u16..).map(ActId).zip(first).filter_map(|(act, effects)| Some((act, effects?)))
    }
}
