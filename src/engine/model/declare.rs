//! Vocabulary file -> vocabulary: `player.` facts written out, assumptions typed, impossibilities and resumptions resolved.
//!
//! Two vocabularies can be aligned so that rules of both can be applied to one case: each gets the facts and values that only
//! the other declares, at its end, so that both use the same ids. Acts, parties and states are not aligned, as no case states
//! them.

use std::collections::BTreeMap;

use rustc_hash::FxHashMap;

use super::clauses::{FindRules, Resolver, unknown};
use super::fact::{ActId, Assumption, Fact, FactId, Formula, Matter, Role, Seat, Type, Value};
use super::moment::{Moment, Order};
use super::procedure::{Closing, CourseMoment, Effects, Event, Evidence, FluentId, Procedure, Whose};
use super::training::{resumption, taught};
use super::values::value_from;
use super::vocabulary::{Act, KnownByName, Named, Stage, State, StateId, Telling, Topic, Vocabulary};
use crate::engine::diagnostic::{Code, Diagnostic};
use crate::engine::source::Src;
use crate::engine::syntax::{
    self, ActEntry, CourseEntry, EditionFile, EffectsWritten, FactEntry, MOMENT_FACT, MomentEntry, Name,
    ReferenceKind, Sum, TopicEntry, TypeWritten, VocabularyFile, When,
};

/// Declares everything a vocabulary file names.
pub(super) fn vocabulary(file: &VocabularyFile, faults: &mut Vec<Diagnostic>) -> Vocabulary {
    let mut vocabulary =
        Vocabulary { matters: names(&file.matters), parties: names(&file.parties), ..Vocabulary::default() };
    // Some stand for four.
    vocabulary.facts.reserve(2 * file.facts.len());
    for entry in &file.facts {
        declare_fact(&mut vocabulary, entry, faults);
    }
    for entry in &file.acts {
        let matter = matter(&vocabulary, &entry.matter, faults);
        let act = Act { name: entry.act.value.clone(), matter, objects: names(&entry.of) };
        vocabulary.acts.insert(entry.act.value.clone(), act);
    }
    for (name, about) in &file.states {
        let matter = matter(&vocabulary, about, faults);
        vocabulary.states.insert(name.value.clone(), State { name: name.value.clone(), matter });
    }
    declare_contraries(&mut vocabulary, file, faults);
    declare_occasioned(&mut vocabulary, file, faults);
    declare_alike(&mut vocabulary, file, faults);
    resolve_assumptions(&mut vocabulary, &file.facts, faults);
    resolve_of_each(&mut vocabulary, &file.facts, faults);
    declare_moments(&mut vocabulary, file, faults);
    vocabulary.times = Some(vocabulary.times());
    vocabulary.by_name = KnownByName::of(&vocabulary);
    for (fact, expected) in KnownByName::mistyped(&vocabulary) {
        let Fact { name, span, .. } = vocabulary.fact(fact);
        // `Type::OneOf(_)` is spoken of as a list of values.
        let expected = expected.trim_start_matches("Type::").to_lowercase();
        faults.push(Diagnostic::at(Code::FixedType, *span).with("name", name).with("expected", expected));
    }
    let declared: Vec<_> = vocabulary.facts().collect();
    vocabulary.telling = Telling::of(&declared, |fact, seat| vocabulary.of_seat(fact, seat));
    vocabulary.procedure = procedure(&vocabulary, file, faults);
    vocabulary.after_end = acts_named(&vocabulary, &file.after_end, faults).into_iter().collect();
    vocabulary.necessarily = orders(&vocabulary, &file.necessarily, faults);
    let usually = orders(&vocabulary, &file.usually, faults);
    let granted = orders(&vocabulary, &file.granted, faults).into_iter();
    let granted = granted.map(|order| Order { granted: true, ..order });
    vocabulary.usually = usually.into_iter().chain(granted).collect();
    vocabulary.impossible =
        file.impossible.iter().flat_map(|clause| resolve(&vocabulary, clause, faults)).collect();
    vocabulary.strange =
        file.strange.iter().flat_map(|clause| resolve(&vocabulary, clause, faults)).collect();
    vocabulary.stages = file
        .stages
        .iter()
        .map(|(stage, articles)| Stage { name: stage.value.clone(), articles: names(articles) })
        .collect();
    vocabulary.teach = file.teach.iter().map(|entry| taught(&vocabulary, entry, faults)).collect();
    vocabulary.resumptions =
        file.resumptions.iter().map(|entry| resumption(&vocabulary, entry, faults)).collect();
    vocabulary.ordinary = ordinary(&vocabulary, file, faults);
    vocabulary.topics = file.topics.iter().map(|entry| topic(&vocabulary, entry, faults)).collect();
    let topics = || file.topics.iter().map(|entry| entry.topic.value.as_str());
    for kind in file.topics.iter().flat_map(|entry| &entry.kinds) {
        if !topics().any(|topic| topic == kind.value) {
            faults.push(unknown(Code::UnknownValue, kind, topics()));
        }
    }
    vocabulary
}

fn topic(vocabulary: &Vocabulary, entry: &TopicEntry, faults: &mut Vec<Diagnostic>) -> Topic {
    let mut known =
        |names: &[Name]| names.iter().map(|name| matter(vocabulary, name, faults)).collect::<Vec<_>>();
    let (matters, touches) = (known(&entry.matters), known(&entry.touches));
    let mut facts = |names: &[Name]| facts_named(vocabulary, names, faults);
    let ask = entry.ask.iter().map(|group| facts(group)).collect();
    let tells = entry.tells.iter().filter_map(|(name, value)| {
        let (fact, _) = fact_with_value(vocabulary, name, value, faults)?;
        Some((fact, value.value.clone()))
    });
    let tells = tells.collect();
    let group = entry.group.as_ref().map(|group| group.value.clone());
    Topic { name: entry.topic.value.clone(), matters, touches, tells, ask, kinds: names(&entry.kinds), group }
}

fn fact_with_value(
    vocabulary: &Vocabulary,
    name: &Name,
    value: &Name,
    faults: &mut Vec<Diagnostic>,
) -> Option<(FactId, Value)> {
    let fact = *facts_named(vocabulary, std::slice::from_ref(name), faults).first()?;
    let value = value_from(vocabulary.fact(fact), value).map_err(|fault| faults.push(fault)).ok()?;
    Some((fact, value))
}

/// What facts are in the normal course; `player.` stands for each role.
fn ordinary(
    vocabulary: &Vocabulary,
    file: &VocabularyFile,
    faults: &mut Vec<Diagnostic>,
) -> BTreeMap<FactId, Value> {
    let of_each = file.ordinary.iter().flat_map(|(name, value)| {
        let of_player = |player: Option<Role>| match player {
            Some(role) => name.value.replacen("player.", &format!("{}.", role.as_str()), 1),
            None => name.value.clone(),
        };
        let names = players(&name.value).into_iter().map(of_player);
        names.map(|known| (Src::new(known, name.span), value)).collect::<Vec<_>>()
    });
    of_each.filter_map(|(name, value)| fact_with_value(vocabulary, &name, value, faults)).collect()
}

fn facts_named(vocabulary: &Vocabulary, names: &[Name], faults: &mut Vec<Diagnostic>) -> Vec<FactId> {
    let mut found = Vec::new();
    for name in names {
        let fact = vocabulary.fact_named(&name.value);
        if fact.is_none() {
            faults.push(unknown(Code::UnknownFact, name, vocabulary.facts.keys().map(String::as_str)));
        }
        found.extend(fact);
    }
    found
}

fn names(written: &[Name]) -> Vec<String> {
    written.iter().map(|name| name.value.clone()).collect()
}

fn matter(vocabulary: &Vocabulary, name: &Name, faults: &mut Vec<Diagnostic>) -> Matter {
    vocabulary.matter_named(&name.value).unwrap_or_else(|| {
        faults.push(unknown(Code::UnknownValue, name, vocabulary.matters.iter().map(String::as_str)));
        Matter::RESULT
    })
}

fn declare_fact(vocabulary: &mut Vocabulary, entry: &FactEntry, faults: &mut Vec<Diagnostic>) {
    let kind = match &entry.kind {
        TypeWritten::OneOf(values) => Some(Type::OneOf(names(values))),
        TypeWritten::Named(name) => Type::from_name(&name.value).or_else(|| {
            faults.push(unknown(Code::BadType, name, Type::NAMES));
            None
        }),
    };
    let Some(kind) = kind else { return };
    let matters: Vec<_> = entry.matters.iter().map(|name| matter(vocabulary, name, faults)).collect();
    let fact = Fact {
        name: entry.fact.value.clone(),
        seat: None,
        declared: entry.fact.value.clone(),
        kind,
        matters,
        assume: None,
        discretion: entry.discretion,
        computed: entry.computed,
        of_each: Vec::new(),
        of_whom: Vec::new(),
        shown_by: names(&entry.shown_by),
        unknowable: None,
        span: entry.fact.span,
    };
    let unknowable = entry.unknowable.as_ref().and_then(|value| match value_from(&fact, value) {
        Ok(value) => Some(value),
        Err(fault) => {
            faults.push(fault);
            None
        }
    });
    let fact = Fact { unknowable, ..fact };
    for fact in written_out(fact) {
        if vocabulary.facts.contains_key(&fact.name) {
            faults.push(Diagnostic::at(Code::DuplicateFact, fact.span).with("name", &fact.name));
        }
        vocabulary.facts.insert(fact.name.clone(), fact);
    }
}

/// The four facts of a `player.` fact, or the fact itself.
fn written_out(fact: Fact) -> Vec<Fact> {
    let Some(rest) = fact.name.strip_prefix("player.").map(str::to_owned) else { return vec![fact] };
    let seats = Seat::ALL.into_iter();
    seats
        .map(|seat| Fact { name: format!("{}.{rest}", seat.as_str()), seat: Some(seat), ..fact.clone() })
        .collect()
}

/// The players a name is written for: each, for `player.`.
pub(super) fn players(name: &str) -> Vec<Option<Role>> {
    if name.starts_with("player.") { Role::BOTH.map(Some).to_vec() } else { vec![None] }
}

fn declare_moments(vocabulary: &mut Vocabulary, file: &VocabularyFile, faults: &mut Vec<Diagnostic>) {
    for entry in &file.moments {
        for player in players(&entry.moment.value) {
            match moment(vocabulary, entry, player) {
                Ok(moment) => {
                    vocabulary.moments.insert(moment.name.clone(), moment);
                }
                Err(fault) => faults.push(fault),
            }
        }
    }
}

fn moment(vocabulary: &Vocabulary, entry: &MomentEntry, player: Option<Role>) -> Result<Moment, Diagnostic> {
    let resolver = Resolver { vocabulary, player, instants: &[], ending: &[], rules: NO_RULES };
    let time = Src::new(format!("{}{MOMENT_FACT}", entry.moment.value), entry.moment.span);
    let happened = entry.happened.as_ref().map(|when| resolver.condition(&when.condition)).transpose()?;
    let at = entry.at.as_ref().map(|at| resolver.instant(at)).transpose()?;
    let time = resolver.fact(&time)?;
    let name = vocabulary.fact(time).name.strip_suffix(MOMENT_FACT).unwrap_or_default().to_owned();
    Ok(Moment { name, time, happened, at, span: entry.moment.span })
}

fn orders(vocabulary: &Vocabulary, written: &[syntax::Order], faults: &mut Vec<Diagnostic>) -> Vec<Order> {
    let mut resolved = Vec::new();
    for order in written {
        let players: &[Option<Role>] =
            if order.each_player.is_some() { &[Some(Role::Sealer), Some(Role::Replier)] } else { &[None] };
        for player in players {
            let resolver =
                Resolver { vocabulary, player: *player, instants: &[], ending: &[], rules: NO_RULES };
            let found = resolver.moment(&order.first).and_then(|first| {
                let then = resolver.moment(&order.then)?;
                let when = order.when.as_ref().map(|when| resolver.condition(when)).transpose()?;
                Ok(Order { first, then, together: order.together, when, granted: false })
            });
            match found {
                Ok(order) => resolved.push(order),
                Err(fault) => faults.push(fault),
            }
        }
    }
    resolved
}

fn declare_contraries(vocabulary: &mut Vocabulary, file: &VocabularyFile, faults: &mut Vec<Diagnostic>) {
    for group in &file.contraries {
        let mut ids: Vec<StateId> = Vec::new();
        for name in group {
            match vocabulary.state_named(&name.value) {
                Some(state) => ids.push(state),
                None => faults.push(unknown(Code::UnknownState, name, state_names(&vocabulary.states))),
            }
        }
        for (place, one) in ids.iter().enumerate() {
            vocabulary.contraries.extend(ids.iter().skip(place + 1).map(|other| (*one, *other)));
        }
    }
}

fn declare_occasioned(vocabulary: &mut Vocabulary, file: &VocabularyFile, faults: &mut Vec<Diagnostic>) {
    for name in &file.occasioned {
        let known = vocabulary.acts.keys().chain(vocabulary.states.keys()).map(String::as_str);
        if known.clone().any(|known| known == name.value) {
            vocabulary.occasioned.insert(name.value.clone());
        } else {
            faults.push(unknown(Code::UnknownAct, name, known));
        }
    }
}

fn declare_alike(vocabulary: &mut Vocabulary, file: &VocabularyFile, faults: &mut Vec<Diagnostic>) {
    for group in &file.alike {
        for name in group.iter().filter(|name| !vocabulary.acts.contains_key(&name.value)) {
            faults.push(unknown(Code::UnknownAct, name, vocabulary.acts.keys().map(String::as_str)));
        }
        vocabulary.alike.push(names(group));
    }
}

/// The tables of the procedure.
#[expect(clippy::too_many_lines, reason = "one table after another, each in a few lines")]
fn procedure(vocabulary: &Vocabulary, file: &VocabularyFile, faults: &mut Vec<Diagnostic>) -> Procedure {
    let of_players = |name: &Name| -> Vec<String> {
        let each = players(&name.value).into_iter();
        let named = |player: Role| name.value.replacen("player", player.as_str(), 1);
        each.map(|player| player.map_or_else(|| name.value.clone(), named)).collect()
    };
    let mut tables = Procedure::default();
    for name in file.course.iter().map(|entry| &entry.moment).chain(&file.holds) {
        tables.fluents.extend(of_players(name));
    }
    // What is made for each object alone is a fluent of each.
    for entry in &file.acts {
        for name in entry.effects.makes.iter().filter(|name| name.value.ends_with(OF_OBJECT)) {
            tables.fluents.extend(entry.of.iter().map(|object| of_object(&name.value, &object.value)));
        }
    }
    let mut seen = std::collections::BTreeSet::new();
    tables.fluents.retain(|name| seen.insert(name.clone()));
    for entry in &file.course {
        for player in players(&entry.moment.value) {
            let resolved = Table { vocabulary, tables: &tables, player, object: None }.moment(entry, faults);
            tables.course.push(resolved);
        }
    }
    for entry in &file.acts {
        let effects = effects_of(vocabulary, &tables, entry, faults);
        tables.effects.push(effects);
    }
    for entry in &file.shown {
        let table = Table { vocabulary, tables: &tables, player: None, object: None };
        let when = entry.when.iter().flat_map(|when| resolve(vocabulary, when, faults)).collect();
        let told = entry.told.iter().flat_map(|name| {
            let named = of_players(name).into_iter().map(|known| Src::new(known, name.span));
            facts_named(vocabulary, &named.collect::<Vec<_>>(), faults)
        });
        let told = told.collect();
        let (holds, not) = (table.fluents(&entry.holds, faults), table.fluents(&entry.not, faults));
        let unless = entry.unless.iter().flat_map(|when| resolve(vocabulary, when, faults)).collect();
        tables.shown.push(Evidence { when, unless, told, assumed: entry.assumed, holds, not });
    }
    for entry in &file.events {
        let table = Table { vocabulary, tables: &tables, player: None, object: None };
        let Some(moment) = table.fluents(std::slice::from_ref(&entry.event), faults).first().copied() else {
            continue;
        };
        let when = resolve(vocabulary, &entry.when, faults);
        let tells = entry.tells.iter().filter_map(|(name, value)| {
            let (fact, _) = fact_with_value(vocabulary, name, value, faults)?;
            Some((fact, value.value.clone()))
        });
        let tells = tells.collect();
        let past =
            entry.past.iter().flat_map(|name| facts_named(vocabulary, std::slice::from_ref(name), faults));
        let past = past.collect::<Vec<_>>().first().copied();
        let out_of = entry.out_of.iter();
        let out_of = out_of.flat_map(|name| facts_named(vocabulary, std::slice::from_ref(name), faults));
        let out_of = out_of.collect::<Vec<_>>().first().copied();
        tables.events.push(Event { moment, when, tells, past, out_of });
    }
    for (word, acts) in &file.closing {
        let slot = Closing::WORDS.iter().zip(&mut tables.closing).find(|(known, _)| **known == word.value);
        match slot {
            Some((_, slot)) => *slot = acts_named(vocabulary, acts, faults),
            None => faults.push(unknown(Code::UnknownValue, word, Closing::WORDS)),
        }
    }
    tables
}

/// The preconditions and effects of an act, for each of its objects.
fn effects_of(
    vocabulary: &Vocabulary,
    tables: &Procedure,
    entry: &ActEntry,
    faults: &mut Vec<Diagnostic>,
) -> Vec<(Option<String>, Effects)> {
    let objects: Vec<_> = if entry.of.is_empty() {
        vec![None]
    } else {
        entry.of.iter().map(|object| Some(object.value.as_str())).collect()
    };
    let of_objects = objects.into_iter().map(|object| {
        let table = Table { vocabulary, tables, player: None, object };
        (object.map(str::to_owned), table.effects(&entry.effects, faults))
    });
    of_objects.collect()
}

/// The vocabulary with the acts and names of these editions that it does not declare itself.
pub(super) fn with_editions<'f>(
    file: &VocabularyFile,
    editions: impl Iterator<Item = &'f EditionFile>,
) -> VocabularyFile {
    let mut whole = file.clone();
    for edition in editions {
        for entry in &edition.acts {
            if !whole.acts.iter().any(|known| known.act.value == entry.act.value) {
                whole.acts.push(entry.clone());
            }
        }
        let own = edition.holds.iter().filter(|name| !has(&file.holds, name));
        whole.holds.extend(own.cloned());
    }
    whole
}

/// The procedure of an edition that has acts of its own; none where it is that of the vocabulary.
pub(super) fn procedure_of(
    vocabulary: &Vocabulary,
    edition: &EditionFile,
    faults: &mut Vec<Diagnostic>,
) -> Option<Box<Procedure>> {
    let mut own = vocabulary.procedure().clone();
    for entry in &edition.acts {
        let effects = effects_of(vocabulary, vocabulary.procedure(), entry, faults);
        let act = vocabulary.act_named(&entry.act.value);
        if let Some(slot) = act.and_then(|act| own.effects.get_mut(act.index())) {
            *slot = effects;
        }
    }
    (own != *vocabulary.procedure()).then(|| Box::new(own))
}

/// What a fluent ends with that each object of an act has for itself.
const OF_OBJECT: &str = ".object";

/// `envelope.shows.object` of one object.
fn of_object(name: &str, object: &str) -> String {
    let family = name.strip_suffix(OF_OBJECT).unwrap_or(name);
    format!("{family}.{}", object.replace('-', "_"))
}

/// Resolves an entry of the procedure, for one player or one object.
struct Table<'a> {
    vocabulary: &'a Vocabulary,
    tables: &'a Procedure,
    player: Option<Role>,
    object: Option<&'a str>,
}

impl Table<'_> {
    fn moment(&self, entry: &CourseEntry, faults: &mut Vec<Diagnostic>) -> CourseMoment {
        let one = |name: &Option<Name>, faults: &mut Vec<Diagnostic>| {
            name.as_ref().and_then(|name| self.fluents(std::slice::from_ref(name), faults).first().copied())
        };
        let named = self.player.map_or_else(
            || entry.moment.value.clone(),
            |player| entry.moment.value.replacen("player", player.as_str(), 1),
        );
        CourseMoment {
            moment: self.vocabulary.moment_named(&named),
            needs: self.fluents(&entry.needs, faults),
            usually: one(&entry.usually, faults),
            in_play: one(&entry.in_play, faults),
            clocks_run: entry.clocks_run,
            running: entry.running.as_ref().and_then(|name| {
                let role = Role::from_word(&name.value);
                if role.is_none() {
                    faults.push(unknown(Code::UnknownParty, name, Role::BOTH.map(Role::as_str)));
                }
                role
            }),
        }
    }

    fn effects(&self, written: &EffectsWritten, faults: &mut Vec<Diagnostic>) -> Effects {
        let makes = self.fluents(&written.makes, faults);
        let own: Vec<_> =
            written.makes.iter().filter(|name| name.value.ends_with(OF_OBJECT)).cloned().collect();
        let gives = written.gives.as_ref().and_then(|sum| match sum {
            Sum::Duration(seconds) => Some(seconds.value),
            Sum::Number(_) | Sum::Fact(_) | Sum::Binary { .. } => {
                faults.push(Diagnostic::at(Code::NotComparable, sum.span()));
                None
            }
        });
        Effects {
            needs: self.fluents(&written.needs, faults),
            after: acts_named(self.vocabulary, &written.after, faults),
            of_object: self.fluents(&own, &mut Vec::new()),
            makes,
            also: self.fluents(&written.also, faults),
            ends: self.fluents(&written.ends, faults),
            starts: whose(written.starts.as_ref(), faults),
            stops: whose(written.stops.as_ref(), faults),
            with: written
                .with
                .as_ref()
                .and_then(|name| self.fluents(std::slice::from_ref(name), faults).first().copied()),
            tells: facts_named(self.vocabulary, &written.tells, faults),
            sets: written
                .sets
                .iter()
                .filter_map(|(name, value)| fact_with_value(self.vocabulary, name, value, faults))
                .collect(),
            gives,
            establishes: written.establishes,
            corrects: written.corrects,
            shares: written.shares,
            decides_clock: written.decides_clock,
        }
    }

    fn fluents(&self, names: &[Name], faults: &mut Vec<Diagnostic>) -> Vec<FluentId> {
        let mut found = Vec::new();
        for name in names {
            let known = match self.object {
                Some(object) if name.value.ends_with(OF_OBJECT) => of_object(&name.value, object),
                Some(_) | None => name.value.clone(),
            };
            if let Some(fluent) = self.tables.named(&known) {
                found.push(fluent);
            } else {
                let names = self.tables.names().iter().map(String::as_str);
                faults.push(unknown(Code::UnknownMoment, name, names));
            }
        }
        found
    }
}

fn whose(name: Option<&Name>, faults: &mut Vec<Diagnostic>) -> Option<Whose> {
    const KNOWN: [&str; 6] = ["object", "party", "opponent", "both", "sealer", "replier"];
    let name = name?;
    match name.value.as_str() {
        "object" => Some(Whose::Object),
        "party" => Some(Whose::Party),
        "opponent" => Some(Whose::Opponent),
        "both" => Some(Whose::Both),
        word => {
            let role = Role::from_word(word);
            if role.is_none() {
                faults.push(unknown(Code::UnknownParty, name, KNOWN));
            }
            role.map(Whose::Of)
        }
    }
}

fn acts_named(vocabulary: &Vocabulary, names: &[Name], faults: &mut Vec<Diagnostic>) -> Vec<ActId> {
    let mut acts = Vec::new();
    for name in names {
        match vocabulary.act_named(&name.value) {
            Some(act) => acts.push(act),
            None => {
                faults.push(unknown(Code::UnknownAct, name, vocabulary.acts.keys().map(String::as_str)));
            }
        }
    }
    acts
}

fn state_names(states: &Named<State>) -> impl Iterator<Item = &str> {
    states.keys().map(String::as_str)
}

fn resolve_assumptions(vocabulary: &mut Vocabulary, entries: &[FactEntry], faults: &mut Vec<Diagnostic>) {
    let mut resolved = Vec::new();
    // Of two of one name, the first.
    let entries: FxHashMap<_, _> = entries.iter().rev().map(|entry| (&entry.fact.value, entry)).collect();
    for (id, fact) in vocabulary.facts() {
        let Some(entry) = entries.get(&fact.declared) else { continue };
        let Some(written) = &entry.assume else { continue };
        let role = match fact.seat {
            Some(Seat::Role(role)) => Some(role),
            // What is assumed of a colour is assumed of the role it has.
            Some(Seat::White | Seat::Black) => continue,
            None => None,
        };
        let value = match value_from(fact, written) {
            Ok(value) => value,
            Err(fault) => {
                faults.push(fault);
                continue;
            }
        };
        let when = entry.assume_when.as_ref().map(|clause| condition(vocabulary, clause, role));
        match when.transpose() {
            Ok(when) => resolved.push((id, Assumption { value, when })),
            Err(fault) => faults.push(fault),
        }
    }
    for (id, assumption) in resolved {
        if let Some((_, fact)) = vocabulary.facts.get_index_mut(id.index()) {
            fact.assume = Some(assumption);
        }
    }
}

/// Resolves `of_each` and `of_whom` of facts that name no player: the corresponding facts of both roles, and the facts that determine
/// which player is meant.
fn resolve_of_each(vocabulary: &mut Vocabulary, entries: &[FactEntry], faults: &mut Vec<Diagnostic>) {
    for entry in entries {
        let Some(each) = &entry.of_each else { continue };
        let of_roles = vocabulary.facts().filter(|(_, fact)| fact.declared == each.value);
        let of_roles: Vec<_> =
            of_roles.filter(|(_, fact)| matches!(fact.seat, Some(Seat::Role(_)))).map(|(id, _)| id).collect();
        let mut of_whom = Vec::new();
        for name in &entry.of_whom {
            let of_sealer = |(_, fact): &(FactId, &Fact)| {
                fact.declared == name.value && fact.seat == Some(Seat::Role(Role::Sealer))
            };
            match vocabulary.facts().find(of_sealer) {
                Some((id, _)) => of_whom.push(id),
                None => {
                    faults.push(unknown(
                        Code::UnknownFact,
                        name,
                        vocabulary.facts.keys().map(String::as_str),
                    ));
                }
            }
        }
        if of_roles.is_empty() {
            faults.push(unknown(Code::UnknownFact, each, vocabulary.facts.keys().map(String::as_str)));
        } else if let Some(fact) = vocabulary.facts.get_mut(&entry.fact.value) {
            (fact.of_each, fact.of_whom) = (of_roles, of_whom);
        }
    }
}

fn condition(vocabulary: &Vocabulary, clause: &When, player: Option<Role>) -> Result<Formula, Diagnostic> {
    Resolver { vocabulary, player, instants: &[], ending: &[], rules: NO_RULES }.condition(&clause.condition)
}

fn resolve(vocabulary: &Vocabulary, clause: &When, faults: &mut Vec<Diagnostic>) -> Vec<Formula> {
    let players: &[Option<Role>] =
        if clause.each_player.is_some() { &[Some(Role::Sealer), Some(Role::Replier)] } else { &[None] };
    let mut resolved = Vec::new();
    for player in players {
        match condition(vocabulary, clause, *player) {
            Ok(formula) => resolved.push(formula),
            Err(fault) => faults.push(fault),
        }
    }
    resolved
}

/// The vocabulary belongs to no edition: it names no rule.
pub(super) const NO_RULES: &FindRules<'static> =
    &|name: &Name, _: Option<ReferenceKind>| Err(unknown(Code::UnknownRule, name, []));

/// The differences of two vocabularies that a case can show. Index 0 is the first vocabulary, 1 the second.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum WordDifference {
    /// Only this one has the fact.
    Fact(usize, String),
    /// Only this one has the value of the fact.
    Value(usize, String, String),
    /// The two take other things for granted about the fact.
    Assumed(String),
    /// The two exclude other cases as what no game can show.
    Impossible,
    /// An act whose preconditions or effects differ.
    Act(String),
}

/// The two vocabularies with the same facts and values, and which of them only one has.
///
/// # Errors
/// Facts of one name that hold values of different kinds, at their places in the second.
pub(crate) fn alike(
    first: &VocabularyFile,
    second: &VocabularyFile,
) -> Result<([VocabularyFile; 2], Vec<WordDifference>), Vec<Diagnostic>> {
    let mut faults = Vec::new();
    let mut differences = Vec::new();
    let mut kinds: Vec<(&FactEntry, TypeWritten)> = Vec::new();
    for entry in &second.facts {
        let known = entry_of(first, entry);
        if known.is_none() {
            differences.push(WordDifference::Fact(1, entry.fact.value.clone()));
        }
        match known.map_or_else(|| Ok(entry.kind.clone()), |known| joined(known, entry, &mut differences)) {
            Ok(kind) => kinds.push((entry, kind)),
            Err(fault) => faults.push(fault),
        }
    }
    for entry in first.facts.iter().filter(|entry| entry_of(second, entry).is_none()) {
        differences.push(WordDifference::Fact(0, entry.fact.value.clone()));
        kinds.push((entry, entry.kind.clone()));
    }
    if !faults.is_empty() {
        return Err(faults);
    }
    let matters = |own: &VocabularyFile, other: &VocabularyFile| {
        let more = other.matters.iter().filter(|name| !has(&own.matters, name));
        own.matters.iter().chain(more).cloned().collect()
    };
    let files = [(first, second), (second, first)].map(|(own, other)| VocabularyFile {
        matters: matters(own, other),
        facts: kinds
            .iter()
            .map(|(entry, kind)| {
                let own = entry_of(own, entry).unwrap_or(*entry);
                FactEntry { kind: kind.clone(), ..own.clone() }
            })
            .collect(),
        ..own.clone()
    });
    Ok((files, differences))
}

fn entry_of<'f>(file: &'f VocabularyFile, entry: &FactEntry) -> Option<&'f FactEntry> {
    file.facts.iter().find(|known| known.fact.value == entry.fact.value)
}

fn has(names: &[Name], name: &Name) -> bool {
    names.iter().any(|known| known.value == name.value)
}

/// The values of both, those of the first before the others.
fn joined(
    first: &FactEntry,
    second: &FactEntry,
    differences: &mut Vec<WordDifference>,
) -> Result<TypeWritten, Diagnostic> {
    match (&first.kind, &second.kind) {
        (TypeWritten::Named(one), TypeWritten::Named(other)) if one.value == other.value => {
            Ok(second.kind.clone())
        }
        (TypeWritten::OneOf(one), TypeWritten::OneOf(other)) => {
            let fact = &second.fact.value;
            for (side, own, known) in [(0, one, other), (1, other, one)] {
                let only = own.iter().filter(|value| !has(known, value));
                differences
                    .extend(only.map(|value| WordDifference::Value(side, fact.clone(), value.value.clone())));
            }
            let more = other.iter().filter(|value| !has(one, value));
            Ok(TypeWritten::OneOf(one.iter().chain(more).cloned().collect()))
        }
        (one, other) => {
            let kind = |kind: &TypeWritten| match kind {
                TypeWritten::Named(name) => name.value.clone(),
                TypeWritten::OneOf(values) => {
                    let values: Vec<_> = values.iter().map(|value| value.value.as_str()).collect();
                    values.join(", ")
                }
            };
            let fault = Diagnostic::at(Code::FactOfOtherKind, second.fact.span);
            Err(fault.with("name", &second.fact.value).with("found", kind(other)).with("expected", kind(one)))
        }
    }
}

/// What two vocabularies with the same facts take for granted and exclude otherwise.
pub(crate) fn assumed_otherwise(first: &Vocabulary, second: &Vocabulary) -> Vec<WordDifference> {
    let pairs = first.facts().zip(second.facts());
    let otherwise = pairs.filter(|((_, one), (_, other))| one.assume != other.assume);
    let names = otherwise.map(|((_, fact), _): ((_, &Fact), _)| fact.name.clone());
    let mut differences: Vec<_> = names.map(WordDifference::Assumed).collect();
    if first.impossible() != second.impossible() {
        differences.push(WordDifference::Impossible);
    }
    differences
}
