//! The resolved vocabulary: facts, parties, acts and states with their ids; what one stated fact implies about others; and
//! the facts that the engine knows by name ([`KnownByName`]). A rulebook need not declare any of those: what the engine would
//! compute from or into an undeclared fact is omitted.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use indexmap::IndexMap;
use rustc_hash::FxBuildHasher;

use super::fact::{ActId, Fact, FactId, Formula, Matter, Seat, Type, Value};
use super::moment::{Instant, Moment, MomentId, Order};
use super::procedure::{Effects, FluentId, Procedure};
use crate::engine::source::Src;
use crate::engine::syntax::CaseFile;

/// The number of a state within the vocabulary.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct StateId(pub(super) u16);

/// Who has a duty or right: a declared name, players already resolved to their roles.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Party(pub(super) String);

impl Party {
    /// The word used in clauses and JSON.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Another party: the other of two players; the arbiter or, for what is his, the players.
    pub(crate) fn another(&self) -> Self {
        let pairs = [["sealer", "replier"], ["white", "black"]];
        let other = pairs.iter().find_map(|[one, other]| match self.0.as_str() {
            name if name == *one => Some(*other),
            name if name == *other => Some(*one),
            _ => None,
        });
        let official = if self.0 == "arbiter" { "players" } else { "arbiter" };
        Self(other.unwrap_or(official).to_owned())
    }
}

/// An act.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Act {
    /// Its name: `open-envelope`.
    pub name: String,
    /// What it is about.
    pub matter: Matter,
    /// What it can be done to; empty when nothing is named.
    pub objects: Vec<String>,
}

/// A state: `offer stands`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct State {
    /// Its two words.
    pub name: String,
    /// What it is about.
    pub matter: Matter,
}

/// A topic: something that may have happened, offered at the beginning of an interview.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Topic {
    /// Its name: `lateness`.
    pub name: String,
    /// What the ruling is about.
    pub matters: Vec<Matter>,
    /// Further matters of the ruling, if the facts of the case exclude some of their outcomes.
    pub touches: Vec<Matter>,
    /// The facts that choosing the topic states, with their values as written.
    pub tells: Vec<(FactId, String)>,
    /// Facts to ask first, even if they have an assumed value; the facts of a group are asked together.
    pub ask: Vec<Vec<FactId>>,
    /// The topics of which one says more exactly what happened: it is chosen in place of this one.
    pub kinds: Vec<String>,
    /// The group in which it is offered; none for a kind of another topic.
    pub group: Option<String>,
}

/// A stage of an adjourned game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Stage {
    /// Its name in kebab-case.
    pub name: String,
    /// The titles of the articles about it.
    pub articles: Vec<String>,
}

/// A case on which editions are compared in teaching, with the results written for it by hand.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Taught {
    /// The matter under which it stands, in kebab-case.
    pub(crate) matter: String,
    /// Its name in kebab-case.
    pub(crate) name: String,
    /// The facts.
    pub(crate) given: CaseFile,
    /// The result under each edition, by the edition's id. Editions that the rulebook does not hold are passed over.
    pub(crate) results: Vec<(String, Src<String>)>,
}

/// A resumption in steps. No edition need decide all of them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Resumption {
    /// Its name in kebab-case.
    pub(crate) name: String,
    /// Its steps, in the order of events.
    pub(crate) steps: Vec<Step>,
}

/// A step of a resumption.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Step {
    /// What is known now and was not before, or was otherwise.
    pub(crate) tells: CaseFile,
    /// Facts, or families of facts, that are told no more.
    pub(crate) behind: Vec<String>,
    /// What is decided.
    pub(crate) asks: Decides,
}

/// What a step asks the edition: for an act, who must, may or must not do it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Decides {
    /// The result.
    Result,
    /// An act; of those that are done to several things, to which.
    Act(ActId, Option<String>),
    /// A state.
    State(StateId),
}

impl Step {
    /// Whether a fact is told no more from this step on.
    pub(crate) fn is_behind(&self, fact: &str) -> bool {
        self.behind.iter().any(|behind| is_of_family(fact, behind))
    }
}

/// Whether a fact is this one, or of this family: `sealing` is every fact whose name begins with it.
pub(super) fn is_of_family(fact: &str, family: &str) -> bool {
    fact.strip_prefix(family).is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
}

/// Things under their names, in the order declared.
pub(super) type Named<T> = IndexMap<String, T, FxBuildHasher>;

/// Everything rules and cases may name.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Vocabulary {
    pub(super) matters: Vec<String>,
    pub(super) parties: Vec<String>,
    pub(super) facts: Named<Fact>,
    pub(super) acts: Named<Act>,
    pub(super) states: Named<State>,
    pub(super) contraries: Vec<(StateId, StateId)>,
    pub(super) occasioned: BTreeSet<String>,
    pub(super) alike: Vec<Vec<String>>,
    pub(super) procedure: Procedure,
    pub(super) after_end: BTreeSet<ActId>,
    pub(super) impossible: Vec<Formula>,
    pub(super) strange: Vec<Formula>,
    pub(super) topics: Vec<Topic>,
    pub(super) stages: Vec<Stage>,
    pub(super) teach: Vec<Taught>,
    pub(super) resumptions: Vec<Resumption>,
    pub(super) ordinary: BTreeMap<FactId, Value>,
    pub(super) moments: Named<Moment>,
    pub(super) times: Option<Arc<[bool]>>,
    pub(super) necessarily: Vec<Order>,
    pub(super) usually: Vec<Order>,
    pub(super) by_name: KnownByName,
    pub(super) telling: Telling,
}

impl Vocabulary {
    /// A declared fact. Every [`FactId`] comes from its vocabulary.
    #[must_use]
    #[expect(clippy::indexing_slicing, reason = "a FactId is only ever made by its own vocabulary")]
    pub fn fact(&self, id: FactId) -> &Fact {
        &self.facts[id.index()]
    }

    /// The fact with this dotted name.
    #[must_use]
    pub fn fact_named(&self, name: &str) -> Option<FactId> {
        self.facts.get_index_of(name).map(FactId::new)
    }

    /// What the engine itself knows by name.
    pub(crate) fn by_name(&self) -> &KnownByName {
        &self.by_name
    }

    /// What telling a fact says of others.
    pub(crate) fn telling(&self) -> &Telling {
        &self.telling
    }

    /// The facts with their numbers, in the order declared.
    pub fn facts(&self) -> impl Iterator<Item = (FactId, &Fact)> {
        self.facts.values().enumerate().map(|(index, fact)| (FactId::new(index), fact))
    }

    /// How many facts there are.
    #[must_use]
    pub fn fact_count(&self) -> usize {
        self.facts.len()
    }

    /// An act.
    #[must_use]
    pub fn act(&self, id: ActId) -> Option<&Act> {
        self.acts.get_index(id.0.into()).map(|(_, act)| act)
    }

    /// The act with this name.
    pub(crate) fn act_named(&self, name: &str) -> Option<ActId> {
        self.acts.get_index_of(name).and_then(|index| u16::try_from(index).ok()).map(ActId)
    }

    /// Every act, in the order declared.
    pub fn acts(&self) -> impl Iterator<Item = &Act> {
        self.acts.values()
    }

    /// A state.
    #[must_use]
    pub fn state(&self, id: StateId) -> Option<&State> {
        self.states.get_index(id.0.into()).map(|(_, state)| state)
    }

    /// The state with these two words.
    pub(super) fn state_named(&self, name: &str) -> Option<StateId> {
        self.states.get_index_of(name).and_then(|index| u16::try_from(index).ok()).map(StateId)
    }

    /// Every state, in the order declared.
    pub fn states(&self) -> impl Iterator<Item = &State> {
        self.states.values()
    }

    /// Whether two states exclude each other.
    #[must_use]
    pub fn are_contrary(&self, one: StateId, other: StateId) -> bool {
        self.contraries.contains(&(one, other)) || self.contraries.contains(&(other, one))
    }

    /// The state that a state excludes, if one is declared.
    pub(crate) fn contrary(&self, state: StateId) -> Option<StateId> {
        let mut pairs = self.contraries.iter();
        pairs.find_map(|(one, other)| match () {
            () if *one == state => Some(*other),
            () if *other == state => Some(*one),
            () => None,
        })
    }

    /// Whether this act or state arises from events of a case, in contrast to what holds in every case.
    #[must_use]
    pub fn is_occasioned(&self, name: &str) -> bool {
        self.occasioned.contains(name)
    }

    /// Who can have duties and rights.
    #[must_use]
    pub fn parties(&self) -> &[String] {
        &self.parties
    }

    /// What a ruling can be about.
    #[must_use]
    pub fn matters(&self) -> &[String] {
        &self.matters
    }

    /// The matter with this name.
    #[must_use]
    pub fn matter_named(&self, name: &str) -> Option<Matter> {
        let index = self.matters.iter().position(|matter| matter == name)?;
        u8::try_from(index).ok().map(Matter)
    }

    /// What may have happened, in the order declared.
    #[must_use]
    pub fn topics(&self) -> &[Topic] {
        &self.topics
    }

    /// The stages of an adjourned game, in the order of events.
    pub(crate) fn stages(&self) -> &[Stage] {
        &self.stages
    }

    /// The index of the stage to which articles with this title belong; titles without a stage come last.
    pub(crate) fn stage_of(&self, title: &str) -> usize {
        let of_title = |stage: &Stage| stage.articles.iter().any(|article| article == title);
        self.stages.iter().position(of_title).unwrap_or(self.stages.len())
    }

    /// The cases on which editions are compared in teaching, in the order in which they are taught.
    pub(crate) fn teach(&self) -> &[Taught] {
        &self.teach
    }

    /// Whole resumptions, as a trainer asks them step by step.
    pub(crate) fn resumptions(&self) -> &[Resumption] {
        &self.resumptions
    }

    /// The value of a fact in the normal course: the value declared as normal, otherwise the assumed value. `None` if it
    /// follows from other facts or has no normal value.
    pub(crate) fn normally(&self, fact: FactId) -> Option<&Value> {
        let declared = self.fact(fact);
        let assumed = declared.assume.as_ref().filter(|_| !declared.computed).map(|assumed| &assumed.value);
        self.ordinary.get(&fact).or(assumed)
    }

    /// The same, unless the value is assumed under a condition only: how late an absent player is has no usual value.
    pub(crate) fn unconditionally_normal(&self, fact: FactId) -> Option<&Value> {
        let is_conditional = self.fact(fact).assume.as_ref().is_some_and(|assumed| assumed.when.is_some());
        self.normally(fact).filter(|_| !is_conditional || self.ordinary.contains_key(&fact))
    }

    /// The fact of another seat with the same meaning: `white.late` for `sealer.late`.
    #[must_use]
    pub fn of_seat(&self, fact: FactId, seat: Seat) -> Option<FactId> {
        let declared = self.fact(fact);
        // The facts of a declaration stand together, in the order of the seats.
        let place = |wanted: Seat| Seat::ALL.iter().position(|seat| *seat == wanted);
        let index = (fact.index() + place(seat)?).checked_sub(place(declared.seat?)?)?;
        let (_, other) = self.facts.get_index(index)?;
        (other.seat == Some(seat) && other.declared == declared.declared).then(|| FactId::new(index))
    }

    /// Whether a state excludes another.
    #[must_use]
    pub fn has_contrary(&self, state: StateId) -> bool {
        self.contraries.iter().any(|(one, other)| [one, other].contains(&&state))
    }

    /// Whether doing one of two acts practically includes the other.
    #[must_use]
    pub fn are_alike(&self, one: &str, other: &str) -> bool {
        let both = |group: &&Vec<String>| [one, other].iter().all(|act| group.iter().any(|name| name == act));
        self.alike.iter().any(|group| both(&group))
    }

    /// The same by names, to compare two vocabularies.
    pub(crate) fn effects_by_name(&self, procedure: &Procedure, act: ActId) -> Vec<String> {
        let names = |fluents: &[FluentId]| {
            fluents.iter().map(|fluent| procedure.name(*fluent)).collect::<Vec<_>>().join(" ")
        };
        let objects = self.act(act).map(|act| act.objects.as_slice()).unwrap_or_default();
        let objects = objects.iter().map(|object| Some(object.as_str())).chain([None]);
        let written = objects.map(|object| {
            let effects = procedure.effects(act, object);
            let after = effects.after.iter().filter_map(|act| self.act(*act)).map(|act| act.name.as_str());
            let tells = effects.tells.iter().map(|fact| self.fact(*fact).name.as_str());
            let sets = effects.sets.iter().map(|(fact, value)| (self.fact(*fact).name.as_str(), value));
            let fluents = [&effects.needs, &effects.makes, &effects.also, &effects.ends].map(|of| names(of));
            let with = effects.with.map(|with| procedure.name(with));
            format!(
                "{object:?} {fluents:?} {with:?} {:?} {:?} {:?} {:?} {:?} {:?} {} {} {} {}",
                after.collect::<Vec<_>>(),
                tells.collect::<Vec<_>>(),
                sets.collect::<Vec<_>>(),
                effects.starts,
                effects.stops,
                effects.gives,
                effects.establishes,
                effects.corrects,
                effects.shares,
                effects.decides_clock,
            )
        });
        written.collect()
    }

    /// What acts need and change, and what facts show of the hall.
    pub(crate) fn procedure(&self) -> &Procedure {
        &self.procedure
    }

    /// Whether a game that is over still needs this act.
    #[must_use]
    pub fn outlasts_the_game(&self, act: ActId) -> bool {
        self.after_end.contains(&act)
    }

    /// What no question of a quiz shows: games that can hardly be, or that nobody could judge by what is told.
    #[must_use]
    pub fn strange(&self) -> &[Formula] {
        &self.strange
    }

    /// For every fact, whether it is the time of a moment.
    pub(crate) fn times(&self) -> Arc<[bool]> {
        let declared = || self.facts.values().map(|fact| fact.kind == Type::Moment).collect();
        self.times.clone().unwrap_or_else(declared)
    }

    /// The moments with their numbers, in the order in which they come at one second.
    pub fn moments(&self) -> impl Iterator<Item = (MomentId, &Moment)> {
        let numbered = self.moments.values().enumerate();
        numbered.map(|(index, moment)| (MomentId(u8::try_from(index).unwrap_or(u8::MAX)), moment))
    }

    /// A moment.
    #[must_use]
    pub fn moment(&self, id: MomentId) -> Option<&Moment> {
        self.moments.get_index(id.index()).map(|(_, moment)| moment)
    }

    /// The moment with this dotted name.
    #[must_use]
    pub fn moment_named(&self, name: &str) -> Option<MomentId> {
        self.moments.get_index_of(name).and_then(|index| u8::try_from(index).ok()).map(MomentId)
    }

    /// Where a moment stands on the timeline of an edition whose moments stand at these places.
    pub(crate) fn instant(&self, instants: &[Instant], moment: MomentId) -> Option<Instant> {
        instants.get(moment.index()).copied().or_else(|| self.moment(moment).map(Moment::place))
    }

    /// The hour set for the resumption, as a moment of the course: the one that stands at second 0 whatever is told.
    pub(crate) fn hour_set(&self) -> Option<FluentId> {
        let is_hour_set = |moment: MomentId| self.instant(&[], moment) == Some(Instant::HOUR_SET);
        let mut course = self.procedure.course();
        course.find(|(_, moment)| moment.moment.is_some_and(is_hour_set)).map(|(fluent, _)| fluent)
    }

    /// Whether an act that brings a moment before the hour set was done after that hour. It then brings nothing: a clock that is
    /// stopped at the board seals no move.
    pub(crate) fn is_late(&self, effects: &Effects, second: Option<i64>) -> bool {
        let is_before = |made: &FluentId| self.hour_set().is_some_and(|hour| *made < hour);
        second.is_some_and(|second| second >= 0) && effects.makes.iter().any(is_before)
    }

    /// Which moment always comes before which.
    #[must_use]
    pub fn necessarily(&self) -> &[Order] {
        &self.necessarily
    }

    /// Which moment comes before which in the normal course, the firmest first.
    #[must_use]
    pub fn usually(&self) -> &[Order] {
        &self.usually
    }

    /// What no game can show.
    #[must_use]
    pub fn impossible(&self) -> &[Formula] {
        &self.impossible
    }
}

/// Declares [`KnownByName`]: of each fact its field, its name, a constant for the name where case files are written or searched, and
/// the type it must have.
macro_rules! known_by_name {
    (
        facts { $($fact:ident = $name:literal $(as $text:ident)?: $kind:pat,)* }
        matters { $($matter:ident = $matter_name:literal,)* }
    ) => {
        /// The facts and matters that the engine itself speaks of, by name. None where they are not declared; a fact declared with
        /// another type is a fault ([`KnownByName::mistyped`]).
        #[derive(Debug, Clone, PartialEq, Eq, Default)]
        pub(crate) struct KnownByName {
            $(pub(crate) $fact: Option<FactId>,)*
            $(pub(crate) $matter: Option<Matter>,)*
        }

        impl KnownByName {
            $($(pub(crate) const $text: &str = $name;)?)*

            /// Looks them up among what is declared.
            pub(super) fn of(vocabulary: &Vocabulary) -> Self {
                let fits = |id: &FactId, fits: fn(&Type) -> bool| fits(&vocabulary.fact(*id).kind);
                Self {
                    $($fact: vocabulary
                        .fact_named($name)
                        .filter(|id| fits(id, |kind| matches!(kind, $kind))),)*
                    $($matter: vocabulary.matter_named($matter_name),)*
                }
            }

            /// The facts declared with another type than the engine computes or reads, each with that type as a pattern.
            pub(super) fn mistyped(vocabulary: &Vocabulary) -> Vec<(FactId, &'static str)> {
                let declared = [$((
                    vocabulary
                        .fact_named($name)
                        .filter(|id| !matches!(vocabulary.fact(*id).kind, $kind)),
                    stringify!($kind),
                ),)*];
                declared.into_iter().filter_map(|(id, kind)| Some((id?, kind))).collect()
            }
        }
    };
}

known_by_name! {
    facts {
        claim_repetitions = "claim.repetitions": Type::Number,
        displaced_found = "displaced.found": Type::Truth,
        envelope_missing = "envelope.missing": Type::Truth,
        envelope_opened = "envelope.opened": Type::Truth,
        event_resumes_at = "event.resumes_at": Type::Hour,
        order = "order": Type::Text,
        position = "position" as POSITION: Type::Fen,
        position_over = "position.over": Type::OneOf(_),
        position_repetitions = "position.repetitions": Type::Number,
        position_set_up_wrong = "position.set_up_wrong": Type::Truth,
        replier_can_mate = "replier.can_mate": Type::Truth,
        replier_present = "replier.present": Type::Truth,
        reply_ends_game = "reply.ends_game": Type::OneOf(_),
        reply_reading = "reply.reading": Type::OneOf(_),
        reply_sealed = "reply.sealed": Type::Truth,
        sealed_as_on_board = "sealed.as_on_board": Type::Truth,
        sealed_ends_differ = "sealed.ends_differ": Type::Truth,
        sealed_ends_game = "sealed.ends_game": Type::OneOf(_),
        sealed_king_can_move = "sealed.king_can_move": Type::Truth,
        sealed_notation = "sealed.notation": Type::OneOf(_),
        sealed_offers_draw = "sealed.offers_draw": Type::Truth,
        sealed_piece_can_move = "sealed.piece_can_move": Type::Truth,
        sealed_reading = "sealed.reading" as SEALED_READING: Type::OneOf(_),
        sealed_record_is_capture = "sealed.record_is_capture": Type::Truth,
        sealed_repetitions = "sealed.repetitions": Type::Number,
        sealed_written = "sealed.written" as SEALED_WRITTEN: Type::Text,
        sealer_can_mate = "sealer.can_mate": Type::Truth,
        sealer_colour = "sealer.colour" as SEALER_COLOUR: Type::OneOf(_),
        sealer_flag_fallen = "sealer.flag_fallen": Type::Truth,
        sealer_late = "sealer.late": Type::Duration,
        sealer_time_left = "sealer.time_left": Type::Duration,
        sealer_time_used = "sealer.time_used": Type::Duration,
        sealer_under_five_minutes = "sealer.under_five_minutes": Type::Truth,
        sealing_change_wanted = "sealing.change_wanted": Type::Truth,
        sealing_clocks_stopped = "sealing.clocks_stopped": Type::Truth,
        sealing_done = "sealing.done": Type::Truth,
        sealing_early = "sealing.early": Type::Truth,
        sealing_envelope_closed = "sealing.envelope_closed": Type::Truth,
        sealing_moved_on_board = "sealing.moved_on_board": Type::Truth,
        session_over = "session.over": Type::Truth,
    }
    matters {
        envelope = "envelope",
        resumption = "resumption",
        sealing = "sealing",
    }
}

impl KnownByName {
    /// What the board itself tells of a sealed move.
    pub(crate) fn told_by_board(&self) -> [Option<FactId>; 5] {
        [
            self.sealed_reading,
            self.sealed_ends_game,
            self.sealer_can_mate,
            self.replier_can_mate,
            self.position_over,
        ]
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
    /// Values that show it. A fact that is assumed to be `no` shows it only when it is told to be `yes`.
    by_value: Vec<(FactId, Value)>,
}

impl Shown {
    fn by(declared: &[(FactId, &Fact)], id: FactId, shown: &Fact) -> Self {
        let names = |name: &str| shown.shown_by.iter().any(|by| by == name);
        let by_value = declared.iter().flat_map(|(told, fact)| {
            let values = (0..=u8::MAX).zip(fact.kind.values());
            values.filter(|(_, value)| names(value)).map(move |(place, _)| (*told, Value::Choice(place)))
        });
        let is_assumed_not =
            |fact: &Fact| fact.assume.as_ref().is_some_and(|assumed| assumed.value == Value::Truth(false));
        let by_holding = declared.iter().filter(|(_, fact)| names(&fact.name) && is_assumed_not(fact));
        let by_holding = by_holding.map(|(told, _)| (*told, Value::Truth(true)));
        // Whatever such a fact is, known or not, shows it.
        let by_all_values = |fact: &Fact| {
            let values = fact.kind.values();
            !values.is_empty() && values.iter().all(|value| names(value))
        };
        let by_name = |fact: &Fact| names(&fact.name) && !is_assumed_not(fact);
        let by_telling = |fact: &Fact| by_name(fact) || names(fact.family()) || by_all_values(fact);
        Self {
            fact: id,
            by_telling: declared.iter().map(|(_, fact)| by_telling(fact)).collect(),
            by_value: by_value.chain(by_holding).collect(),
        }
    }

    /// The values of a fact that show this one, unless every value does.
    pub(crate) fn values_of(&self, told: FactId) -> impl Iterator<Item = &Value> + '_ {
        let by_some = !self.by_telling.get(told.index()).copied().unwrap_or(false);
        let values = self.by_value.iter().filter(move |(fact, _)| by_some && *fact == told);
        values.map(|(_, value)| value)
    }

    /// Whether telling a fact shows this one; without a value it is told that it is not known.
    pub(crate) fn is_shown_by(&self, told: FactId, value: Option<&Value>) -> bool {
        let by_value = || {
            self.by_value
                .iter()
                .any(|(fact, shows)| *fact == told && value.is_some_and(|value| value == shows))
        };
        self.by_telling.get(told.index()).copied().unwrap_or(false) || by_value()
    }
}
