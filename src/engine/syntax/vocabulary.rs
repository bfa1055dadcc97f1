//! `vocabulary.yaml` -> facts, acts, parties, states and impossibilities as written; and whole resumptions as a trainer asks them, step
//! by step.

use serde::{Deserialize, Serialize};

use super::case::CaseFile;
use super::clause::{Name, Order, Sum, When};
use super::clause_parser::{self, READING};
use super::tree::{self, Fields, Node, Tree};
use super::yaml;
use crate::engine::diagnostic::Diagnostic;
use crate::engine::source::{SourceId, Sources, Src};

/// Everything a rule or a case may name.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub(crate) struct VocabularyFile {
    /// What a ruling can be about.
    pub matters: Vec<Name>,
    /// Who can have duties and rights.
    pub parties: Vec<Name>,
    /// Facts.
    pub facts: Vec<FactEntry>,
    /// Acts.
    pub acts: Vec<ActEntry>,
    /// States: `offer stands`, with their matter.
    pub states: Vec<(Name, Name)>,
    /// States that exclude each other.
    pub contraries: Vec<Vec<Name>>,
    /// Acts and states that a case brings about.
    pub occasioned: Vec<Name>,
    /// Acts that come to the same.
    pub alike: Vec<Vec<Name>>,
    /// The moments of the procedure, in the order of the normal course.
    pub course: Vec<CourseEntry>,
    /// What else is the case in the hall: names without conditions.
    pub holds: Vec<Name>,
    /// What told or assumed facts show of the hall.
    pub shown: Vec<ShownEntry>,
    /// What may come next without the arbiter.
    pub events: Vec<EventEntry>,
    /// What every arbiter does with a ruling: by a word for how the game stands, the acts.
    pub closing: Vec<(Name, Vec<Name>)>,
    /// Acts that a game that is over still needs.
    pub after_end: Vec<Name>,
    /// Conditions no game can meet.
    pub impossible: Vec<When>,
    /// Conditions no question of a quiz meets.
    pub strange: Vec<When>,
    /// What may have happened, as an interview begins.
    pub topics: Vec<TopicEntry>,
    /// The stages of an adjourned game in the order of events, each with the titles of the articles about it.
    pub stages: Vec<(Name, Vec<Name>)>,
    /// The cases on which editions are compared in teaching.
    pub teach: Vec<TaughtEntry>,
    /// Whole resumptions, as a trainer asks them step by step.
    pub resumptions: Vec<ResumptionEntry>,
    /// What facts are in the normal course although nobody assumes it of them.
    pub ordinary: Vec<(Name, Name)>,
    /// What happens at most once in the life of an adjourned game; at one minute the first declared comes first. The fact
    /// that holds its time stands among the facts.
    pub moments: Vec<MomentEntry>,
    /// Which moment always comes before which.
    pub necessarily: Vec<Order>,
    /// Which moment comes before which unless something else is told.
    pub granted: Vec<Order>,
    /// Which moment comes before which in the normal course.
    pub usually: Vec<Order>,
}

/// A fact as declared.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct FactEntry {
    /// Its dotted name; `player.` stands for each of the players.
    pub fact: Name,
    /// Its type.
    pub kind: TypeWritten,
    /// What it is about.
    pub matters: Vec<Name>,
    /// The normal course.
    pub assume: Option<Name>,
    /// When the normal course is assumed.
    pub assume_when: Option<When>,
    /// Leaving the normal course is in the arbiter's discretion.
    pub discretion: bool,
    /// Known from the position, the history or other facts when not stated.
    pub computed: bool,
    /// For what is told of both players at once: the fact of each, `player.blameless`.
    pub of_each: Option<Name>,
    /// The facts that tell of which of the two it is meant.
    pub of_whom: Vec<Name>,
    /// Facts, families of facts and values that imply that the fact is true.
    pub shown_by: Vec<Name>,
    /// The value that counts when the case says that nobody can know the fact.
    pub unknowable: Option<Name>,
}

/// A moment as declared.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct MomentEntry {
    /// Its dotted name; `player.` stands for each of the players.
    pub moment: Name,
    /// What means that it happened; none means that it always does.
    pub happened: Option<When>,
    /// Where it stands, when it is known by a fact or always the same.
    pub at: Option<Sum>,
}

/// What stands behind the name of a moment where it is a fact: `envelope.opened_at`.
pub(crate) const MOMENT_FACT: &str = "_at";

/// A type as declared: a name, or the values.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum TypeWritten {
    /// `truth`, `duration`, `number`, ...
    Named(Name),
    /// The values, which exclude each other.
    OneOf(Vec<Name>),
}

/// An act as declared.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct ActEntry {
    /// Its name in kebab-case.
    pub act: Name,
    /// What it is about.
    pub matter: Name,
    /// What it can be done to; none means nothing is named.
    pub of: Vec<Name>,
    /// What it needs and does.
    pub effects: EffectsWritten,
}

/// What an act needs and does, as declared. `x.object` stands for the fluent of each thing that the act can be done to.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[expect(clippy::struct_excessive_bools, reason = "each is a key of the file that says yes or no")]
pub(crate) struct EffectsWritten {
    /// What must hold before it can be done.
    pub needs: Vec<Name>,
    /// Acts that go before it where both are due.
    pub after: Vec<Name>,
    /// What holds when it is done.
    pub makes: Vec<Name>,
    /// What holds too, without being what it is done for.
    pub also: Vec<Name>,
    /// What holds no longer.
    pub ends: Vec<Name>,
    /// Whose clock it starts: object, party, opponent, sealer, replier.
    pub starts: Option<Name>,
    /// Whose clock it stops: object, party, both.
    pub stops: Option<Name>,
    /// It is done whenever this holds.
    pub with: Option<Name>,
    /// Facts that one learns by it.
    pub tells: Vec<Name>,
    /// Facts that are so once it is done.
    pub sets: Vec<(Name, Name)>,
    /// Time that its object is given.
    pub gives: Option<Sum>,
    /// The times of both clocks are established by it.
    pub establishes: bool,
    /// Wrong times of the clocks are corrected by it.
    pub corrects: bool,
    /// Time that was lost is shared by it.
    pub shares: bool,
    /// Which clock runs is decided by it.
    pub decides_clock: bool,
}

/// A moment of the procedure as declared.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct CourseEntry {
    /// Its dotted name; `player.` stands for each of the players.
    pub moment: Name,
    /// What must have been before it.
    pub needs: Vec<Name>,
    /// Without a known time, it comes with this moment.
    pub usually: Option<Name>,
    /// It was found in play if this moment has come: after everything known.
    pub in_play: Option<Name>,
    /// From then on both clocks show what they show.
    pub clocks_run: bool,
    /// The player whose clock runs at this moment.
    pub running: Option<Name>,
}

/// What facts show, as declared.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct ShownEntry {
    /// The condition.
    pub when: Option<When>,
    /// Or: one of these facts is told, be it only that it is unknown.
    pub told: Vec<Name>,
    /// It does not where this is told.
    pub unless: Option<When>,
    /// An assumption shows it too.
    pub assumed: bool,
    /// What holds.
    pub holds: Vec<Name>,
    /// What does not.
    pub not: Vec<Name>,
}

/// What may come next, as declared.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct EventEntry {
    /// The moment that comes.
    pub event: Name,
    /// When it is awaited.
    pub when: When,
    /// The facts that it brings about.
    pub tells: Vec<(Name, Name)>,
    /// For the end of a time limit: the fact that then exceeds it.
    pub past: Option<Name>,
    /// For the end of a player's time: the fact that holds what he has left.
    pub out_of: Option<Name>,
}

/// A topic as declared.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct TopicEntry {
    /// Its name in kebab-case.
    pub topic: Name,
    /// What the ruling is about.
    pub matters: Vec<Name>,
    /// What it is about too where the facts told rule something out of it.
    pub touches: Vec<Name>,
    /// What it tells when it is chosen: facts and their values.
    pub tells: Vec<(Name, Name)>,
    /// Facts asked first, whatever is assumed of them; those of a group together.
    pub ask: Vec<Vec<Name>>,
    /// The topics of which one says more exactly what happened.
    pub kinds: Vec<Name>,
    /// The group in which it is offered.
    pub group: Option<Name>,
}

/// Reads the vocabulary.
pub(crate) fn vocabulary(
    sources: &Sources,
    id: SourceId,
    faults: &mut Vec<Diagnostic>,
) -> Option<VocabularyFile> {
    let node = yaml::read(sources, id).map_err(|fault| faults.push(fault)).ok()?;
    let mut top = Fields::of(&node, faults)?;
    let matters = top.texts("matters", faults);
    let parties = top.texts("parties", faults);
    let facts = top.required("facts", faults);
    let acts = top.required("acts", faults);
    let states = top.optional("states");
    let contraries = top.optional("contraries");
    let occasioned = top.texts("occasioned", faults);
    let alike = top.optional("alike");
    let procedure = ["course", "holds", "shown", "events", "closing"].map(|key| top.optional(key));
    let after_end = top.texts("after_end", faults);
    let impossible = top.optional("impossible");
    let strange = top.optional("strange");
    let topics = top.optional("topics");
    let stages = top.optional("stages");
    let teach = top.optional("teach");
    let told = top.optional("resumptions");
    let ordinary = top.optional("ordinary");
    let moments = top.optional("moments");
    let necessarily = top.optional("necessarily");
    let granted = top.optional("granted");
    let usually = top.optional("usually");
    let readings = top.optional("readings");
    top.finish(faults);
    let mut read = VocabularyFile { matters, parties, occasioned, after_end, ..VocabularyFile::default() };
    for (name, value) in facts.map_or(&[][..], |node| tree::entries(node, faults)) {
        read.facts.extend(fact(name, value, sources, faults));
    }
    for (name, value) in acts.map_or(&[][..], |node| tree::entries(node, faults)) {
        read.acts.extend(act(name, value, sources, faults));
    }
    for (name, value) in states.map_or(&[][..], |node| tree::entries(node, faults)) {
        read.states.extend(tree::text(value, faults).map(|matter| (name.clone(), matter)));
    }
    for group in contraries.map_or(&[][..], |node| tree::list(node, faults)) {
        read.contraries.push(tree::texts(group, faults));
    }
    for group in alike.map_or(&[][..], |node| tree::list(node, faults)) {
        read.alike.push(tree::texts(group, faults));
    }
    read_procedure(&mut read, procedure, sources, faults);
    for clause in impossible.map_or(&[][..], |node| tree::list(node, faults)) {
        read.impossible.extend(kept(clause_parser::when(clause, sources), faults));
    }
    for clause in strange.map_or(&[][..], |node| tree::list(node, faults)) {
        read.strange.extend(kept(clause_parser::when(clause, sources), faults));
    }
    for (name, value) in topics.map_or(&[][..], |node| tree::entries(node, faults)) {
        read.topics.extend(topic(name, value, faults));
    }
    for node in teach.map_or(&[][..], |node| tree::list(node, faults)) {
        read.teach.extend(taught(node, faults));
    }
    read_course(&mut read, [stages, told, ordinary], faults);
    read_time(&mut read, moments, [necessarily, granted, usually], sources, faults);
    for (name, value) in readings.map_or(&[][..], |node| tree::entries(node, faults)) {
        read.facts.push(reading(name, tree::texts(value, faults)));
    }
    Some(read)
}

/// The stages of a game, whole resumptions, and what is ordinary in a game.
fn read_course(
    read: &mut VocabularyFile,
    [stages, told, ordinary]: [Option<&Node>; 3],
    faults: &mut Vec<Diagnostic>,
) {
    read.resumptions = told.map(|node| resumptions(node, faults)).unwrap_or_default();
    for (name, value) in stages.map_or(&[][..], |node| tree::entries(node, faults)) {
        read.stages.push((name.clone(), tree::texts(value, faults)));
    }
    for (name, value) in ordinary.map_or(&[][..], |node| tree::entries(node, faults)) {
        read.ordinary.extend(tree::text(value, faults).map(|value| (name.clone(), value)));
    }
}

/// The moments, and which comes before which: always, unless told otherwise, in the normal course.
fn read_time(
    read: &mut VocabularyFile,
    moments: Option<&Node>,
    [necessarily, granted, usually]: [Option<&Node>; 3],
    sources: &Sources,
    faults: &mut Vec<Diagnostic>,
) {
    for (name, value) in moments.map_or(&[][..], |node| tree::entries(node, faults)) {
        read.facts.push(time_of(name));
        read.moments.extend(moment(name, value, sources, faults));
    }
    for (orders, written) in
        [(&mut read.necessarily, necessarily), (&mut read.granted, granted), (&mut read.usually, usually)]
    {
        for clause in written.map_or(&[][..], |node| tree::list(node, faults)) {
            orders.extend(kept(clause_parser::order(clause, sources), faults));
        }
    }
}

fn moment(name: &Name, node: &Node, sources: &Sources, faults: &mut Vec<Diagnostic>) -> Option<MomentEntry> {
    let mut fields = Fields::of(node, faults)?;
    let happened = fields.optional("happened").map(|node| clause_parser::when(node, sources));
    let at = fields.optional("at").map(|node| clause_parser::instant(node, sources));
    fields.finish(faults);
    let happened = happened.and_then(|clause| kept(clause, faults));
    let at = at.and_then(|clause| kept(clause, faults));
    Some(MomentEntry { moment: name.clone(), happened, at })
}

/// The fact that holds the time of a moment.
fn time_of(moment: &Name) -> FactEntry {
    let kind = TypeWritten::Named(Src::new("moment".to_owned(), moment.span));
    fact_of(Src::new(format!("{}{MOMENT_FACT}", moment.value), moment.span), kind, None)
}

/// The fact that holds how a text is read: the first choice is taken where nothing is said.
fn reading(name: &Name, choices: Vec<Name>) -> FactEntry {
    let usual = choices.first().cloned();
    fact_of(Src::new(format!("{READING}{}", name.value), name.span), TypeWritten::OneOf(choices), usual)
}

fn fact_of(fact: Name, kind: TypeWritten, assume: Option<Name>) -> FactEntry {
    FactEntry {
        fact,
        kind,
        matters: Vec::new(),
        assume,
        assume_when: None,
        discretion: false,
        computed: false,
        of_each: None,
        of_whom: Vec::new(),
        shown_by: Vec::new(),
        unknowable: None,
    }
}

fn topic(name: &Name, node: &Node, faults: &mut Vec<Diagnostic>) -> Option<TopicEntry> {
    let mut fields = Fields::of(node, faults)?;
    let matters = fields.texts("matters", faults);
    let touches = fields.texts("touches", faults);
    let (tells, ask) = (fields.optional("tells"), fields.optional("ask"));
    let kinds = fields.texts("kinds", faults);
    let group = fields.optional_text("group", faults);
    fields.finish(faults);
    let tells = tells.map_or(&[][..], |node| tree::entries(node, faults));
    let tells = tells.iter().filter_map(|(fact, value)| Some((fact.clone(), tree::text(value, faults)?)));
    let tells = tells.collect();
    let groups = ask.map_or(&[][..], |node| tree::list(node, faults));
    let ask = groups.iter().map(|group| tree::texts(group, faults)).collect();
    Some(TopicEntry { topic: name.clone(), matters, touches, tells, ask, kinds, group })
}

/// The moments of the procedure, what holds besides, what facts show, and what may come next.
fn read_procedure(
    read: &mut VocabularyFile,
    [course, holds, shown, events, closing]: [Option<&Node>; 5],
    sources: &Sources,
    faults: &mut Vec<Diagnostic>,
) {
    for (name, value) in course.map_or(&[][..], |node| tree::entries(node, faults)) {
        read.course.extend(course_entry(name, value, faults));
    }
    read.holds = holds.map(|node| tree::texts(node, faults)).unwrap_or_default();
    for entry in shown.map_or(&[][..], |node| tree::list(node, faults)) {
        read.shown.extend(shown_entry(entry, sources, faults));
    }
    for (name, value) in events.map_or(&[][..], |node| tree::entries(node, faults)) {
        read.events.extend(event(name, value, sources, faults));
    }
    for (name, value) in closing.map_or(&[][..], |node| tree::entries(node, faults)) {
        read.closing.push((name.clone(), tree::texts(value, faults)));
    }
}

fn course_entry(name: &Name, node: &Node, faults: &mut Vec<Diagnostic>) -> Option<CourseEntry> {
    let mut fields = Fields::of(node, faults)?;
    let needs = fields.texts("needs", faults);
    let usually = fields.optional_text("usually", faults);
    let in_play = fields.optional_text("in_play", faults);
    let clocks_run = fields.truth("clocks_run", false, faults);
    let running = fields.optional_text("running", faults);
    fields.finish(faults);
    Some(CourseEntry { moment: name.clone(), needs, usually, in_play, clocks_run, running })
}

fn shown_entry(node: &Node, sources: &Sources, faults: &mut Vec<Diagnostic>) -> Option<ShownEntry> {
    let mut fields = Fields::of(node, faults)?;
    let when = fields.optional("when").map(|node| clause_parser::when(node, sources));
    let unless = fields.optional("unless").map(|node| clause_parser::when(node, sources));
    let told = fields.texts("told", faults);
    let assumed = fields.truth("assumed", false, faults);
    let (holds, not) = (fields.texts("holds", faults), fields.texts("not", faults));
    fields.finish(faults);
    let when = when.and_then(|clause| kept(clause, faults));
    let unless = unless.and_then(|clause| kept(clause, faults));
    Some(ShownEntry { when, told, unless, assumed, holds, not })
}

fn event(name: &Name, node: &Node, sources: &Sources, faults: &mut Vec<Diagnostic>) -> Option<EventEntry> {
    let mut fields = Fields::of(node, faults)?;
    let when = fields.required("when", faults).map(|node| clause_parser::when(node, sources));
    let tells = fields.optional("tells");
    let past = fields.optional_text("past", faults);
    let out_of = fields.optional_text("out_of", faults);
    fields.finish(faults);
    let when = kept(when?, faults)?;
    let tells = tells.map_or(&[][..], |node| tree::entries(node, faults));
    let tells = tells.iter().filter_map(|(fact, value)| Some((fact.clone(), tree::text(value, faults)?)));
    Some(EventEntry { event: name.clone(), when, tells: tells.collect(), past, out_of })
}

fn kept<T>(result: Result<T, Diagnostic>, faults: &mut Vec<Diagnostic>) -> Option<T> {
    result.map_err(|fault| faults.push(fault)).ok()
}

fn fact(name: &Name, node: &Node, sources: &Sources, faults: &mut Vec<Diagnostic>) -> Option<FactEntry> {
    let mut fields = Fields::of(node, faults)?;
    let kind = fields.required("type", faults);
    let matters = fields.texts("matters", faults);
    let assume = fields.optional_text("assume", faults);
    let assume_when = fields.optional("assume_when").map(|node| clause_parser::when(node, sources));
    let discretion = fields.truth("discretion", false, faults);
    let computed = fields.truth("computed", false, faults);
    let of_each = fields.optional_text("of_each", faults);
    let of_whom = fields.texts("of_whom", faults);
    let shown_by = fields.texts("shown_by", faults);
    let unknowable = fields.optional_text("unknowable", faults);
    fields.finish(faults);
    let kind = kind?;
    let kind = match &kind.value {
        Tree::List(_) => TypeWritten::OneOf(tree::texts(kind, faults)),
        Tree::Scalar(_) | Tree::Mapping(_) => TypeWritten::Named(tree::text(kind, faults)?),
    };
    let assume_when = assume_when.and_then(|clause| kept(clause, faults));
    Some(FactEntry {
        fact: name.clone(),
        kind,
        matters,
        assume,
        assume_when,
        discretion,
        computed,
        of_each,
        of_whom,
        shown_by,
        unknowable,
    })
}

/// Reads an act.
pub(super) fn act(
    name: &Name,
    node: &Node,
    sources: &Sources,
    faults: &mut Vec<Diagnostic>,
) -> Option<ActEntry> {
    if let Tree::Scalar(_) = node.value {
        let effects = EffectsWritten::default();
        return Some(ActEntry {
            act: name.clone(),
            matter: tree::text(node, faults)?,
            of: Vec::new(),
            effects,
        });
    }
    let mut fields = Fields::of(node, faults)?;
    let matter = fields.required_text("matter", faults);
    let of = fields.texts("of", faults);
    let mut effects = EffectsWritten {
        needs: fields.texts("needs", faults),
        after: fields.texts("after", faults),
        makes: fields.texts("makes", faults),
        also: fields.texts("also", faults),
        ends: fields.texts("ends", faults),
        starts: fields.optional_text("starts", faults),
        stops: fields.optional_text("stops", faults),
        with: fields.optional_text("with", faults),
        tells: fields.texts("tells", faults),
        sets: Vec::new(),
        gives: None,
        establishes: fields.truth("establishes", false, faults),
        corrects: fields.truth("corrects", false, faults),
        shares: fields.truth("shares", false, faults),
        decides_clock: fields.truth("decides_clock", false, faults),
    };
    let sets = fields.optional("sets");
    let gives = fields.optional("gives").map(|node| clause_parser::instant(node, sources));
    fields.finish(faults);
    for (fact, value) in sets.map_or(&[][..], |node| tree::entries(node, faults)) {
        effects.sets.extend(tree::text(value, faults).map(|value| (fact.clone(), value)));
    }
    effects.gives = gives.and_then(|gives| kept(gives, faults));
    Some(ActEntry { act: name.clone(), matter: matter?, of, effects })
}

/// A resumption as written.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct ResumptionEntry {
    /// Its name in kebab-case.
    pub resumption: Name,
    /// Its steps, in the order of events.
    pub steps: Vec<StepEntry>,
}

/// A step as written.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct StepEntry {
    /// What is known now and was not before, or was otherwise.
    pub tells: CaseFile,
    /// Facts, or families of facts, that are told no more.
    pub behind: Vec<Name>,
    /// What is decided: `result`, an act, an act and what it is done to, a state.
    pub asks: Name,
}

/// A case on which editions are compared in teaching, as written.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct TaughtEntry {
    /// The matter under which it stands, in kebab-case.
    pub matter: Name,
    /// Its name in kebab-case.
    pub case: Name,
    /// The facts.
    pub tells: CaseFile,
    /// The result under each edition, as in an example.
    pub results: Vec<(Name, Name)>,
}

fn taught(node: &Node, faults: &mut Vec<Diagnostic>) -> Option<TaughtEntry> {
    let mut fields = Fields::of(node, faults)?;
    let matter = fields.required_text("matter", faults);
    let case = fields.required_text("case", faults);
    let tells = fields.required("tells", faults);
    let results = fields.required("results", faults);
    fields.finish(faults);
    let tells = CaseFile::from_node(tells?, faults);
    let results = tree::entries(results?, faults).iter();
    let results =
        results.filter_map(|(edition, result)| Some((edition.clone(), tree::text(result, faults)?)));
    let results = results.collect();
    Some(TaughtEntry { matter: matter?, case: case?, tells, results })
}

/// Reads the resumptions of a vocabulary.
pub(super) fn resumptions(node: &Node, faults: &mut Vec<Diagnostic>) -> Vec<ResumptionEntry> {
    let mut read = Vec::new();
    for (name, steps) in tree::entries(node, faults) {
        let steps = tree::list(steps, faults);
        let steps = steps.iter().filter_map(|node| step(node, faults)).collect();
        read.push(ResumptionEntry { resumption: name.clone(), steps });
    }
    read
}

fn step(node: &Node, faults: &mut Vec<Diagnostic>) -> Option<StepEntry> {
    let mut fields = Fields::of(node, faults)?;
    let tells = fields.optional("tells");
    let behind = fields.texts("behind", faults);
    let asks = fields.required_text("asks", faults);
    fields.finish(faults);
    let tells = tells.map(|node| CaseFile::from_node(node, faults)).unwrap_or_default();
    Some(StepEntry { tells, behind, asks: asks? })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_act_may_be_short() {
        let mut sources = Sources::default();
        let id = sources.add("v.yaml", "facts: {}\nacts:\n  keep-envelope: envelope\n");
        let mut faults = Vec::new();
        let read = vocabulary(&sources, id, &mut faults).unwrap();
        assert_eq!(faults, []);
        assert_eq!(read.acts.len(), 1);
        assert_eq!(read.acts[0].matter.value, "envelope");
    }
}
