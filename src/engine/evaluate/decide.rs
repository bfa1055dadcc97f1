//! Facts -> the ruling; and a case as told -> the ruling. A case that does not tell who sealed is ruled on with either colour as the
//! sealer, and decided without asking where both rulings say the same of White and Black.
//!
//! A ruling names the readings it rests on: those of which another choice changes the result, a duty or a time. A reading is a fact that
//! always has a value, so the case is ruled on again with every other choice in which another rule may apply.

use super::either::{Said, for_either_colour, same_for_colours, whoever_sealed};
use super::findings::Follows;
use super::gates::{
    AlternativeReading, Gates, Waiting, alternative_readings, gates, gates_of_alternatives, gates_read_so,
};
use super::order::deciding;
use super::question::Context;
use super::ruling::{self, Brief, Outline, RuledAlike, Ruling, is_contradictory, on_result, read_so};
use crate::engine::cancel::Cancel;
use crate::engine::chess::Colour;
use crate::engine::decision::{Decision, Otherwise, ReadingTaken, Status};
use crate::engine::diagnostic::{Code, Diagnostic};
use crate::engine::facts::{Accepted, Facts, accept_seated, speaks_of_colours_alone};
use crate::engine::model::{Conclusion, Edition, Matter, Vocabulary};
use crate::engine::program::{GateId, LANES, Lanes, Program, Truth};
use crate::engine::solver::{Budget, Work};
use crate::engine::syntax::CaseFile;

/// Decides a case under an edition.
///
/// # Errors
/// The told facts contradict each other, which shows only when they are taken together.
pub fn decide(
    vocabulary: &Vocabulary,
    edition: &Edition,
    program: &Program,
    accepted: Accepted,
) -> Result<Decision, Diagnostic> {
    let work = Work::of_ruling(&Cancel::standing());
    let context = Context { vocabulary, edition, program, work: &work };
    context.awaited(decided(context, accepted)).unwrap_or_else(|| Err(Diagnostic::anywhere(Code::Cancelled)))
}

/// [`decide`] within the budget of a context.
pub(super) fn decided(context: Context, mut accepted: Accepted) -> Result<Decision, Diagnostic> {
    let gates = gates(context, &mut accepted);
    ruled(context, &accepted, &gates)
}

/// The same without searching for the readings it rests on.
fn as_read(context: Context, mut accepted: Accepted) -> Result<Decision, Diagnostic> {
    let gates = gates(context, &mut accepted);
    let (decision, _) = read_so(context, accepted, &gates)?;
    Ok(Decision { is_unexamined: context.work.gave_up(), ..decision })
}

/// The same without the readings and assumptions it rests on, which take most of the work of a decided ruling.
pub(super) fn brief(context: Context, mut accepted: Accepted) -> Result<Brief, Diagnostic> {
    let gates = gates(context, &mut accepted);
    ruling::brief(context, &accepted, &gates.truths)
}

/// Whether [`decide`] succeeds.
pub(super) fn fits(context: Context, mut accepted: Accepted) -> bool {
    let gates = gates(context, &mut accepted);
    !is_contradictory(context, &accepted, &gates.truths)
}

/// The ruling if its result is not open; `None` saves the search for the missing facts, which takes most of the work.
pub(super) fn settled(context: Context, mut accepted: Accepted) -> Option<Decision> {
    let gates = gates(context, &mut accepted);
    if on_result(context, &accepted, &gates.truths).status == Status::Open {
        return None;
    }
    let decision = ruled(context, &accepted, &gates).ok()?;
    (decision.status != Status::Open).then_some(decision)
}

/// The ruling, given the gates, with the readings it rests on.
///
/// # Errors
/// As [`decide`].
pub(super) fn ruled(context: Context, accepted: &Accepted, gates: &Gates) -> Result<Decision, Diagnostic> {
    let (decision, settled) = read_so(context, accepted.clone(), gates)?;
    let readings = rested_on(context, accepted, gates, RuledAlike { decision: &decision, settled: &settled });
    Ok(Decision { readings, is_unexamined: context.work.gave_up(), ..decision })
}

/// A case with accepted facts, to be ruled on under its edition or under a changed form of that.
#[derive(Debug, Clone)]
pub(crate) struct Prepared {
    as_told: Result<Accepted, Vec<Diagnostic>>,
    /// The case with each colour as the sealer, if it names only colours and no roles.
    either: Option<[Accepted; 2]>,
    /// The steps of the solver that the ruling may take.
    steps: u64,
}

impl Prepared {
    /// Accepts the facts of a case.
    pub(crate) fn new(vocabulary: &Vocabulary, program: &Program, case: &CaseFile) -> Self {
        let accept = |colour| accept_seated(vocabulary, program, case, colour);
        let sealed_by = |colour| accept(Some(colour)).ok();
        let alone = speaks_of_colours_alone(vocabulary, case);
        let mut as_told = accept(None);
        let unassigned = as_told.as_ref().is_ok_and(Accepted::has_unassigned_facts);
        let either = (alone || unassigned).then(|| [sealed_by(Colour::White), sealed_by(Colour::Black)]);
        let either = match either {
            Some([Some(white), Some(black)]) => Some([white, black]),
            // Only one colour agrees with what is told.
            Some([Some(only), None] | [None, Some(only)]) if unassigned => {
                as_told = Ok(only);
                None
            }
            Some(_) | None => None,
        };
        Self { as_told, either, steps: Budget::RULING.steps }
    }

    /// The same within its share of the budget of one question that asks for this many rulings.
    pub(crate) fn among(self, rulings: usize) -> Self {
        let rulings = u64::try_from(rulings).unwrap_or(u64::MAX).max(1);
        Self { steps: self.steps / rulings, ..self }
    }

    /// The same with the searches on the board that a ruling on it would make, so that they are made once.
    pub(crate) fn searched(mut self, decision: &Decision) -> Self {
        if let Ok(accepted) = &mut self.as_told
            && accepted.facts != decision.facts
            && self.either.is_none()
        {
            accepted.facts = decision.facts.clone();
            accepted.later = None;
        }
        self
    }

    /// The ruling if its result is not open; `None` if it is, or if the case is faulty.
    pub(crate) fn settled(
        self,
        vocabulary: &Vocabulary,
        edition: &Edition,
        program: &Program,
        work: &Work,
    ) -> Option<Decision> {
        let context = Context { vocabulary, edition, program, work };
        let rule = |accepted| context.awaited(settled(context, accepted))?;
        if let Some([Some(one), Some(other)]) = self.either.map(|either| either.map(rule))
            && same_for_colours(vocabulary, edition, Said::from(&one), Said::from(&other))
        {
            return Some(Decision { whoever_sealed: true, ..one });
        }
        rule(self.as_told.ok()?)
    }

    /// Whether the facts are consistent, so that there is a ruling.
    pub(crate) fn fits(self, vocabulary: &Vocabulary, edition: &Edition, program: &Program) -> bool {
        let work = Work::of_ruling(&Cancel::standing());
        let context = Context { vocabulary, edition, program, work: &work };
        self.as_told.is_ok_and(|accepted| context.awaited(fits(context, accepted)) == Some(true))
    }

    /// The ruling. If both colours as the sealer give the same ruling, it does not matter who sealed.
    ///
    /// # Errors
    /// Everything wrong with the case; or [`Code::Cancelled`] alone, if the work was cancelled.
    pub(crate) fn decide(
        self,
        vocabulary: &Vocabulary,
        edition: &Edition,
        program: &Program,
    ) -> Result<Decision, Vec<Diagnostic>> {
        self.under(vocabulary, edition, program, decided)
    }

    /// The same without the readings the ruling rests on.
    pub(crate) fn decide_as_read(
        self,
        vocabulary: &Vocabulary,
        edition: &Edition,
        program: &Program,
    ) -> Result<Decision, Vec<Diagnostic>> {
        self.under(vocabulary, edition, program, as_read)
    }

    /// The same ruling without what it rests on; `None` if the case is faulty.
    pub(crate) fn brief(
        self,
        vocabulary: &Vocabulary,
        edition: &Edition,
        program: &Program,
    ) -> Option<Brief> {
        let work = Work::of_ruling(&Cancel::standing());
        let context = Context { vocabulary, edition, program, work: &work };
        let rule = |accepted| context.awaited(brief(context, accepted))?.ok();
        if let Some([Some(one), Some(other)]) = self.either.map(|either| either.map(rule))
            && same_for_colours(vocabulary, edition, Said::from(&one), Said::from(&other))
        {
            return Some(one);
        }
        rule(self.as_told.ok()?)
    }

    /// Rules within the budget; `rule` is applied to the case with each colour as the sealer if both are possible.
    fn under(
        self,
        vocabulary: &Vocabulary,
        edition: &Edition,
        program: &Program,
        rule: impl Fn(Context, Accepted) -> Result<Decision, Diagnostic>,
    ) -> Result<Decision, Vec<Diagnostic>> {
        let work = Work::within(self.steps, &Cancel::standing());
        let context = Context { vocabulary, edition, program, work: &work };
        let ruled = || {
            let rule = |accepted| rule(context, accepted);
            let unassigned = self.as_told.as_ref().is_ok_and(Accepted::has_unassigned_facts);
            match self.either.map(|either| either.map(rule)) {
                Some([Ok(one), Ok(other)])
                    if same_for_colours(vocabulary, edition, Said::from(&one), Said::from(&other)) =>
                {
                    let readings = for_either_colour(&one.readings, &other.readings);
                    Ok(Decision { whoever_sealed: true, readings, ..one })
                }
                Some([Ok(one), Ok(other)]) if unassigned => {
                    let as_told = rule(self.as_told?).map_err(|fault| vec![fault])?;
                    Ok(whoever_sealed(context, as_told, [one, other]))
                }
                Some([Ok(only), Err(_)] | [Err(_), Ok(only)]) if unassigned => Ok(only),
                Some(_) | None => rule(self.as_told?).map_err(|fault| vec![fault]),
            }
        };
        context.awaited(ruled()).unwrap_or_else(|| Err(vec![Diagnostic::anywhere(Code::Cancelled)]))
    }
}

/// The readings a ruling rests on, with the ruling under each other choice.
fn rested_on(context: Context, accepted: &Accepted, gates: &Gates, known: RuledAlike) -> Vec<ReadingTaken> {
    let (program, truths) = (context.program, &gates.truths[..]);
    let mut rested_on: Vec<ReadingTaken> = Vec::new();
    for (alternative, gates) in apart(context, accepted, gates) {
        let mut read = alternative.read(accepted);
        let turned_truths = gates_read_so(context, &mut read, gates);
        if is_alike(program, truths, &turned_truths) {
            continue;
        }
        let known_of =
            leaves_the_same_open(program, (accepted, truths), (&read, &turned_truths)).then_some(known);
        let Ok(outline) = Outline::of(context, &read, &turned_truths, known_of) else { continue };
        let other = otherwise(context, known.decision, &outline);
        // What an exhausted budget leaves possible is not what the reading comes to.
        if context.work.gave_up() {
            break;
        }
        let Some(other) = other else { continue };
        let AlternativeReading { fact, taken, choice, .. } = alternative;
        let Ruling { status, result, possible, .. } = other;
        let otherwise = Otherwise { choice, status, result, possible };
        match rested_on.last_mut().filter(|known| known.fact == fact) {
            Some(known) => known.otherwise.push(otherwise),
            None => rested_on.push(ReadingTaken { fact, choice: taken, otherwise: vec![otherwise] }),
        }
    }
    rested_on
}

/// The alternative readings under which another rule may apply, with the truth of every gate. Most readings change nothing in a
/// case, so all of them are evaluated together first, one lane each.
fn apart(context: Context, accepted: &Accepted, gates: &Gates) -> Vec<(AlternativeReading, Vec<Truth>)> {
    let Context { vocabulary, edition, program, .. } = context;
    let Gates { truths, without, .. } = gates;
    let all: Vec<_> = alternative_readings(vocabulary, program, accepted).collect();
    // Whether it may have to be asked which moment came first.
    let asked =
        |facts: &Facts| !deciding(vocabulary, edition, program, facts, (truths, &|_| true)).is_empty();
    let is_asked = without.is_some() || asked(&accepted.facts);
    let waits = Waiting::of(context, accepted).is_some_and(|waiting| waiting.waits(truths));
    let mut gates = Vec::with_capacity(all.len());
    for alternative in all.chunks(LANES) {
        let lanes = gates_of_alternatives(program, truths, alternative);
        let other_rules = other_rules(program, &lanes, truths);
        // If the same orders decide, and the same gates are unknown with and without them, these orders are as harmless as in the case.
        let harmful = without.as_ref().map_or(u64::MAX, |without| {
            let lanes_without = gates_of_alternatives(program, &without.gates, alternative);
            other_left_open(program, &lanes, truths)
                | other_left_open(program, &lanes_without, &without.gates)
        });
        for (lane, alternative) in alternative.iter().enumerate() {
            let is_in = |lanes: u64| lanes >> lane & 1 == 1;
            let asks_order = || match &alternative.propagated_again {
                Some(facts) => asked(facts),
                None => is_asked && is_in(harmful),
            };
            let is_alike = !waits && !is_in(other_rules) && !asks_order();
            gates.push((!is_alike).then(|| lanes.iter().map(|lanes| lanes.truth(lane)).collect()));
        }
    }
    all.into_iter().zip(gates).filter_map(|(alternative, gates)| Some((alternative, gates?))).collect()
}

/// The lanes in which a gate has another truth than in the case.
fn unlike(lanes: &[Lanes], truths: &[Truth], gate: GateId) -> u64 {
    let lanes = lanes.get(gate.index()).zip(truths.get(gate.index()));
    lanes.map_or(0, |(lanes, truth)| lanes.unlike(*truth))
}

/// The lanes in which another set of rules holds or applies.
fn other_rules(program: &Program, lanes: &[Lanes], truths: &[Truth]) -> u64 {
    let gates = program.rules.iter().flat_map(|rule| [rule.holds, rule.applies]);
    gates.fold(0, |found, gate| found | unlike(lanes, truths, gate))
}

/// The lanes in which other gates are unknown than in the case, or an impossibility or outcome has another truth. In all other lanes
/// the same results are possible.
fn other_left_open(program: &Program, lanes: &[Lanes], truths: &[Truth]) -> u64 {
    let opened = lanes.iter().zip(truths).fold(0, |found, (lanes, truth)| {
        let known = lanes.unlike(Truth::Unknown);
        found | if *truth == Truth::Unknown { known } else { !known }
    });
    let known = program.impossible.iter().chain(&program.outcomes);
    known.fold(opened, |found, gate| found | unlike(lanes, truths, *gate))
}

/// Whether the same gates are unknown in a case and under an alternative reading, and impossibilities have the same truth. The reading
/// has a value in both, so the unknown gates then depend on the same unknown facts in the same way.
fn leaves_the_same_open(
    program: &Program,
    (accepted, truths): (&Accepted, &[Truth]),
    (read, read_truths): (&Accepted, &[Truth]),
) -> bool {
    let is_searched = accepted.later.is_some() != read.later.is_some();
    let is_open = |truth: &Truth| *truth == Truth::Unknown;
    let same_known = |gate: &GateId| truths.get(gate.index()) == read_truths.get(gate.index());
    !is_searched
        && accepted.facts.timeline() == read.facts.timeline()
        && truths.iter().zip(read_truths).all(|(one, other)| is_open(one) == is_open(other))
        && program.impossible.iter().all(same_known)
}

/// Whether the same rules apply.
fn is_alike(program: &Program, one: &[Truth], other: &[Truth]) -> bool {
    let same = |gate: GateId| one.get(gate.index()) == other.get(gate.index());
    program.rules.iter().all(|rule| same(rule.applies))
}

/// The ruling under an alternative reading; `None` if it is the same: same result, duties, rights, times and states.
fn otherwise(context: Context, decision: &Decision, outline: &Outline) -> Option<Ruling> {
    let has_same_result = |other: &Ruling| {
        (decision.status, decision.outcome) == (other.status, other.outcome)
            && decision.possible == other.possible
    };
    // A different result is enough; other conclusions need not be compared.
    if let Some(other) = outline.by_result.as_ref().filter(|other| !has_same_result(other)) {
        return Some(other.clone());
    }
    let one = said(context, decision.findings.iter().map(Follows::from));
    // Before the solver settles which other rules apply: something new follows already, or something can no longer follow.
    let [follows, may_follow] = outline.unsettled().map(|follows| said(context, follows.into_iter()));
    if let Some(other) = &outline.by_result
        && !(follows.iter().all(|conclusion| one.contains(conclusion))
            && one.iter().all(|conclusion| may_follow.contains(conclusion)))
    {
        return Some(other.clone());
    }
    let settled = outline.settled();
    let other = outline.ruling(&settled);
    let otherwise = said(context, settled.follows.iter().copied());
    let says_the_same = has_same_result(&other)
        && one.iter().all(|conclusion| otherwise.contains(conclusion))
        && otherwise.iter().all(|conclusion| one.contains(conclusion));
    (!says_the_same).then_some(other)
}

/// The conclusions of a ruling besides the result. States that only say that the game is over belong to the result.
fn said(context: Context<'_>, follows: impl Iterator<Item = Follows>) -> Vec<(&Conclusion, Option<i64>)> {
    let Context { vocabulary, edition, .. } = context;
    let is_result = |conclusion: &Conclusion| match conclusion {
        Conclusion::State(state) => {
            vocabulary.state(*state).is_some_and(|state| state.matter == Matter::RESULT)
        }
        Conclusion::Result(_) | Conclusion::Duty(_) | Conclusion::Set(..) => false,
    };
    let said = follows.filter_map(|follows| Some((follows.meant(edition)?, follows.value)));
    said.filter(|(conclusion, _)| !is_result(conclusion)).collect()
}
