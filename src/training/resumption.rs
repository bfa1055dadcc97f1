//! A whole resumption as a series of questions on one growing case. The steps (what becomes known, what is decided) are
//! declared in the vocabulary's `resumptions`.

use std::collections::BTreeSet;

use fastrand::Rng;

use super::balance::in_order;
use super::compose;
use super::draft::Draft;
use super::question::{Question, Statement};
use super::situation::{Law, Situation};
use crate::engine::library::Library;
use crate::engine::model::{Conclusion, Decides, Edition, Resumption, Step, Type};
use crate::engine::syntax::{CaseFile, FactGiven, Modality};

/// The fewest decisions that make a resumption.
const FEWEST: usize = 5;

/// A resumption as an edition decides it.
#[derive(Debug, Clone)]
pub(crate) struct Resumed<'a> {
    /// As it is declared.
    pub(crate) resumption: &'a Resumption,
    /// The questions, in the order of the steps.
    pub(crate) questions: Vec<Question>,
    /// The steps of which the edition says nothing, or nothing certain, by their numbers from 1.
    pub(crate) left_out: Vec<usize>,
}

/// Whole resumptions that make so many questions together, one at least; none where the edition decides none in enough steps.
/// The number fixes which, and the places of the answers.
pub(crate) fn resumptions<'a>(
    library: &'a Library,
    edition: &'a Edition,
    count: usize,
    seed: u64,
) -> Vec<Resumed<'a>> {
    let Some(program) = library.program(edition) else { return Vec::new() };
    let law = Law { library, edition, program };
    let mut rng = Rng::with_seed(seed);
    let mut declared: Vec<_> = law.vocabulary().resumptions().iter().collect();
    rng.shuffle(&mut declared);
    let mut told: Vec<Resumed> = Vec::new();
    for resumption in declared {
        let Some(resumed) = resumed(law, resumption, &mut rng) else { continue };
        let asked: usize = told.iter().map(|told| told.questions.len()).sum();
        if told.is_empty() || asked + resumed.questions.len() <= count {
            told.push(resumed);
        }
    }
    told
}

fn resumed<'a>(law: Law<'a>, resumption: &'a Resumption, rng: &mut Rng) -> Option<Resumed<'a>> {
    let mut told = CaseFile { facts: holding(law), about: Vec::new() };
    let (mut drafts, mut left_out) = (Vec::new(), Vec::new());
    for (number, step) in (1..).zip(&resumption.steps) {
        told.facts = grown(&told.facts, step);
        match draft(law, step, &told, rng) {
            Some(draft) => drafts.push(draft),
            None => left_out.push(number),
        }
    }
    (drafts.len() >= FEWEST).then(|| Resumed { resumption, questions: in_order(&drafts, rng), left_out })
}

/// What must be so for the edition to hold at all.
fn holding(law: Law) -> Vec<FactGiven> {
    let provisos: BTreeSet<_> = law.edition.provided.iter().filter_map(|(_, proviso)| *proviso).collect();
    let told = provisos.into_iter().map(|fact| FactGiven::nowhere(&law.vocabulary().fact(fact).name, "yes"));
    told.collect()
}

/// What is known in a step: what was known before, but what lies behind or has become otherwise, and what the step tells.
fn grown(before: &[FactGiven], step: &Step) -> Vec<FactGiven> {
    let is_told = |name: &str| step.tells.facts.iter().any(|given| given.fact.value == name);
    let stays =
        before.iter().filter(|given| !step.is_behind(&given.fact.value) && !is_told(&given.fact.value));
    stays.chain(&step.tells.facts).cloned().collect()
}

/// The question of a step; none where the edition does not decide it, or not for certain.
fn draft(law: Law, step: &Step, told: &CaseFile, rng: &mut Rng) -> Option<Draft> {
    let vocabulary = law.vocabulary();
    let matter = match &step.asks {
        Decides::Result => "result",
        Decides::Act(act, _) => vocabulary.matters().get(vocabulary.act(*act)?.matter.index())?,
        Decides::State(state) => vocabulary.matters().get(vocabulary.state(*state)?.matter.index())?,
    };
    let situation = Situation::in_order(law, regulated(law, told, matter)?, matter)?;
    if situation.rests_on_unknown() {
        return None;
    }
    if step.asks == Decides::Result {
        return situation.ends()?.and_then(|_| compose::result(&situation, rng));
    }
    // A statement that is at the arbiter's discretion is neither right nor wrong.
    let is_open = |said: &Statement| situation.decision.discretion.iter().any(|left| left.rule == said.rule);
    let mut made = situation.statements().into_iter();
    let said = made.find(|said| {
        !is_open(said)
            && law
                .conclusion(said.rule, said.conclusion)
                .is_some_and(|meant| is_asked(meant, &step.asks) && !situation.is_done(meant))
    })?;
    compose::decision(&situation, said, &elsewhere(law, rng), rng)
}

/// Statements that the edition makes in some step of some resumption: wrong answers for those who confuse the moments.
fn elsewhere(law: Law, rng: &mut Rng) -> Vec<Statement> {
    let steps = law.vocabulary().resumptions().iter().flat_map(|resumption| &resumption.steps);
    let asked: Vec<_> = steps.map(|step| &step.asks).collect();
    let rules = law.edition.numbered().flat_map(|(rule, of)| {
        of.then.iter().enumerate().map(move |(conclusion, meant)| (rule, conclusion, &meant.value))
    });
    // A prohibition of something that nobody thinks of doing is no tempting error.
    let is_forbidden =
        |meant: &Conclusion| matches!(meant, Conclusion::Duty(duty) if duty.modality == Modality::MustNot);
    let of_steps =
        rules.filter(|(_, _, meant)| !is_forbidden(meant) && asked.iter().any(|asks| is_asked(meant, asks)));
    let said = of_steps.map(|(rule, conclusion, _)| Statement { rule, conclusion, value: None });
    let mut said: Vec<_> = said.collect();
    rng.shuffle(&mut said);
    said
}

/// Whether a conclusion is about what a step decides.
fn is_asked(meant: &Conclusion, asks: &Decides) -> bool {
    match (meant, asks) {
        (Conclusion::Duty(duty), Decides::Act(act, object)) => {
            duty.act == *act && (object.is_none() || duty.object == *object)
        }
        (Conclusion::State(made), Decides::State(state)) => made == state,
        (_, _) => false,
    }
}

/// The case without what the edition does not speak of.
fn regulated(law: Law, told: &CaseFile, matter: &str) -> Option<CaseFile> {
    let crate::engine::decision::Decision { unregulated, immaterial, .. } = law.decide(told, matter)?;
    let vocabulary = law.vocabulary();
    let names: Vec<_> =
        unregulated.iter().chain(&immaterial).map(|fact| vocabulary.fact(*fact).name.as_str()).collect();
    let atoms = law.program.circuit.atoms();
    // What is true or not and no rule asks of an event is not told either.
    let is_idle = |name: &str| {
        let fact = vocabulary.fact_named(name).filter(|fact| vocabulary.fact(*fact).kind == Type::Truth);
        name.starts_with("event.") && fact.is_some_and(|fact| !atoms.iter().any(|atom| atom.speaks_of(fact)))
    };
    let is_told = |name: &str| !names.contains(&name) && !is_idle(name);
    let facts = told.facts.iter().filter(|given| is_told(&given.fact.value));
    Some(CaseFile { facts: facts.cloned().collect(), about: Vec::new() })
}
