//! The vocabulary as meant: declared facts, parties, acts and states under their numbers.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use indexmap::IndexMap;
use rustc_hash::FxBuildHasher;

use super::fact::{Fact, Matter, Seat, Type, Value};
use super::fact_id::FactId;
use super::formula::Formula;
use super::known_by_name::{KnownByName, Telling};
use super::moment::{Moment, MomentId, Order};
use crate::engine::syntax::CaseFile;

/// The number of an act within the vocabulary.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ActId(pub(super) u16);

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

    /// The other of two players; none where it stands for no single player.
    pub(crate) fn other_player(&self) -> Option<Self> {
        let pairs = [["sealer", "replier"], ["white", "black"]];
        let other = pairs.iter().find_map(|[one, other]| match self.0.as_str() {
            name if name == *one => Some(*other),
            name if name == *other => Some(*one),
            _ => None,
        });
        other.map(|other| Self(other.to_owned()))
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

/// What may have happened, as an interview begins.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Topic {
    /// Its name: `lateness`.
    pub name: String,
    /// What the ruling is about.
    pub matters: Vec<Matter>,
    /// What it is about too where the facts told rule something out of it.
    pub touches: Vec<Matter>,
    /// What it tells when it is chosen: facts and their values as written.
    pub tells: Vec<(FactId, String)>,
    /// Facts asked first, whatever is assumed of them; those of a group together.
    pub ask: Vec<Vec<FactId>>,
}

/// A stage of an adjourned game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Stage {
    /// Its name in kebab-case.
    pub name: String,
    /// The titles of the articles about it.
    pub articles: Vec<String>,
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

/// What a step decides: who must, may or must not do it, the edition says.
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

/// When acts are done.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Done {
    /// One of these is told.
    pub(super) when: Vec<Formula>,
    /// And none of these.
    pub(super) unless: Vec<Formula>,
    /// The acts.
    pub(super) acts: Vec<ActId>,
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
    pub(super) done: Vec<Done>,
    pub(super) after_end: BTreeSet<ActId>,
    pub(super) impossible: Vec<Formula>,
    pub(super) strange: Vec<Formula>,
    pub(super) topics: Vec<Topic>,
    pub(super) stages: Vec<Stage>,
    pub(super) teach: Vec<String>,
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
    pub(super) fn act_named(&self, name: &str) -> Option<ActId> {
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

    /// Whether a case brings this act or state about, as against what holds at all times.
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

    /// The place of the stage about which articles of a title are; what no stage is about comes last.
    pub(crate) fn stage_of(&self, title: &str) -> usize {
        let of_title = |stage: &Stage| stage.articles.iter().any(|article| article == title);
        self.stages.iter().position(of_title).unwrap_or(self.stages.len())
    }

    /// What a course teaches, the most important first, by the titles of articles.
    pub(crate) fn teach(&self) -> &[String] {
        &self.teach
    }

    /// Whole resumptions, as a trainer asks them step by step.
    pub(crate) fn resumptions(&self) -> &[Resumption] {
        &self.resumptions
    }

    /// What a fact is in the normal course: as is told of it, else as is assumed, unless it follows from others. None where
    /// it may be anything.
    pub(crate) fn normally(&self, fact: FactId) -> Option<&Value> {
        let declared = self.fact(fact);
        let assumed = declared.assume.as_ref().filter(|_| !declared.computed).map(|assumed| &assumed.value);
        self.ordinary.get(&fact).or(assumed)
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

    /// Whether one of two acts is as good as done with the other.
    #[must_use]
    pub fn are_alike(&self, one: &str, other: &str) -> bool {
        let both = |group: &&Vec<String>| [one, other].iter().all(|act| group.iter().any(|name| name == act));
        self.alike.iter().any(|group| both(&group))
    }

    /// Whether an act is done, by what is told.
    pub fn is_done(&self, act: ActId, is_told: impl Fn(&Formula) -> bool) -> bool {
        let mut entries = self.done.iter().filter(|entry| entry.acts.contains(&act));
        entries.any(|entry| entry.when.iter().any(&is_told) && !entry.unless.iter().any(&is_told))
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
