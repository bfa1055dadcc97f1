//! Facts -> the ruling; and a case as told -> the ruling. A case that does not tell who sealed is ruled on with either colour as the
//! sealer, and decided without asking where both rulings say the same of White and Black.

use super::gates::{Gates, gates};
use super::question::Context;
use super::readings;
use super::ruling::{self, Brief, RuledAlike, is_contradictory, on_result, read_so};
use crate::engine::cancel::Cancel;
use crate::engine::chess::Colour;
use crate::engine::decision::{Decision, Finding, Missing, Score, Status, colour_of, colour_word};
use crate::engine::diagnostic::{Code, Diagnostic};
use crate::engine::facts::{Accepted, accept_seated, speaks_of_colours_alone};
use crate::engine::model::{Conclusion, Edition, FactId, Role, Seat, Type, Vocabulary};
use crate::engine::program::Program;
use crate::engine::solver::Work;
use crate::engine::syntax::CaseFile;

/// Decides a case under an edition.
///
/// # Errors
/// The facts told cannot all be true, in a way that only shows when they are taken together.
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

/// [`decide`] with what was searched before.
pub(super) fn decided(context: Context, mut accepted: Accepted) -> Result<Decision, Diagnostic> {
    let gates = gates(context, &mut accepted);
    ruled(context, &accepted, &gates)
}

/// The same without what the ruling rests on, which takes most of the work where it is not open.
pub(super) fn brief(context: Context, mut accepted: Accepted) -> Result<Brief, Diagnostic> {
    let gates = gates(context, &mut accepted);
    ruling::brief(context, &accepted, &gates.truths)
}

/// Whether [`decide`] gives a ruling.
pub(super) fn fits(context: Context, mut accepted: Accepted) -> bool {
    let gates = gates(context, &mut accepted);
    !is_contradictory(context, &accepted, &gates.truths)
}

/// The ruling on the result of a case where that is not open: what is missing from an open one takes most of the work.
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
    let readings =
        readings::rested_on(context, accepted, gates, RuledAlike { decision: &decision, settled: &settled });
    Ok(Decision { readings, is_unexamined: context.work.gave_up(), ..decision })
}

/// A case with its facts accepted: ready to be ruled on under its edition, or under a changed form of it.
#[derive(Debug, Clone)]
pub(crate) struct Prepared {
    as_told: Result<Accepted, Vec<Diagnostic>>,
    /// With either colour as the sealer, when the case speaks of the colours alone.
    either: Option<[Accepted; 2]>,
}

impl Prepared {
    /// Accepts the facts of a case.
    pub(crate) fn new(vocabulary: &Vocabulary, program: &Program, case: &CaseFile) -> Self {
        let accept = |colour| accept_seated(vocabulary, program, case, colour);
        let sealed_by = |colour| accept(Some(colour)).ok();
        let alone = speaks_of_colours_alone(vocabulary, case);
        let either = alone.then(|| Some([sealed_by(Colour::White)?, sealed_by(Colour::Black)?])).flatten();
        Self { as_told: accept(None), either }
    }

    /// The same with what a ruling on it searched for on the board, so that it is not searched for again.
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

    /// The ruling on the result where that is not open; none where it is, or where something is wrong with the case.
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

    /// Whether the facts can be true together: whether there is a ruling.
    pub(crate) fn fits(self, vocabulary: &Vocabulary, edition: &Edition, program: &Program) -> bool {
        let work = Work::of_ruling(&Cancel::standing());
        let context = Context { vocabulary, edition, program, work: &work };
        self.as_told.is_ok_and(|accepted| context.awaited(fits(context, accepted)) == Some(true))
    }

    /// The ruling; that with either colour as the sealer if it is the same whoever sealed.
    ///
    /// # Errors
    /// Everything wrong with the case; or [`Code::Cancelled`] alone, where nobody waits for the ruling any more.
    pub(crate) fn decide(
        self,
        vocabulary: &Vocabulary,
        edition: &Edition,
        program: &Program,
    ) -> Result<Decision, Vec<Diagnostic>> {
        let work = Work::of_ruling(&Cancel::standing());
        self.decide_under(Context { vocabulary, edition, program, work: &work })
    }

    /// The same ruling without what it rests on; none where something is wrong with the case.
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

    /// The same with what was searched before.
    pub(super) fn decide_under(self, context: Context) -> Result<Decision, Vec<Diagnostic>> {
        context
            .awaited(self.ruled_under(context))
            .unwrap_or_else(|| Err(vec![Diagnostic::anywhere(Code::Cancelled)]))
    }

    fn ruled_under(self, context: Context) -> Result<Decision, Vec<Diagnostic>> {
        let rule = |accepted| decided(context, accepted);
        if let Some([Ok(one), Ok(other)]) = self.either.map(|either| either.map(rule))
            && same_for_colours(context.vocabulary, context.edition, Said::from(&one), Said::from(&other))
        {
            return Ok(Decision { whoever_sealed: true, ..one });
        }
        rule(self.as_told?).map_err(|fault| vec![fault])
    }
}

/// What is compared of two rulings on one case.
#[derive(Clone, Copy)]
struct Said<'a> {
    status: Status,
    result: Option<Score>,
    possible: &'a [Score],
    findings: &'a [Finding],
    missing: &'a [Missing],
    sealer: Option<Colour>,
}

impl<'a> From<&'a Decision> for Said<'a> {
    fn from(decision: &'a Decision) -> Self {
        let Decision { status, result, possible, findings, missing, sealer, .. } = decision;
        Self { status: *status, result: *result, possible, findings, missing, sealer: *sealer }
    }
}

impl<'a> From<&'a Brief> for Said<'a> {
    fn from(brief: &'a Brief) -> Self {
        let Brief { status, result, possible, findings, missing, sealer, .. } = brief;
        Self { status: *status, result: *result, possible, findings, missing, sealer: *sealer }
    }
}

/// Whether two rulings on one case are the same in terms of colours.
fn same_for_colours(vocabulary: &Vocabulary, edition: &Edition, one: Said, other: Said) -> bool {
    let words = |said: Said| {
        let Some(sealer) = said.sealer else { return Vec::new() };
        let seats = Seats { vocabulary, edition, sealer };
        let mut words: Vec<_> = said.findings.iter().filter_map(|finding| seats.finding(finding)).collect();
        words.extend(said.missing.iter().map(|missing| {
            let leads_to = missing.answers.iter().map(|answer| format!("{:?}", answer.possible));
            (format!("{}: {}", seats.fact(missing.fact), leads_to.collect::<Vec<_>>().join(", ")), None)
        }));
        words.sort();
        words
    };
    // Who is asked which of the two roles did something has to know who sealed.
    let asks_roles = |said: Said| {
        said.missing.iter().any(|missing| {
            let kind = &vocabulary.fact(missing.fact).kind;
            matches!(kind, Type::OneOf(values) if values.iter().any(|value| Role::from_word(value).is_some()))
        })
    };
    !asks_roles(one)
        && one.status == other.status
        && one.result == other.result
        && one.possible == other.possible
        && words(one) == words(other)
}

/// How the roles of the rules fall to the colours.
struct Seats<'a> {
    vocabulary: &'a Vocabulary,
    edition: &'a Edition,
    sealer: Colour,
}

impl Seats<'_> {
    fn finding(&self, finding: &Finding) -> Option<(String, Option<i64>)> {
        let rule = self.edition.rule(finding.rule)?;
        let says = match &rule.then.get(finding.conclusion)?.value {
            Conclusion::Result(verdict) => Score::of(verdict.outcome(), self.sealer).as_str().to_owned(),
            Conclusion::Duty(duty) => {
                let object = duty.object.as_deref().map(|object| self.word(object));
                format!("{} {:?} {:?} {object:?}", self.word(duty.party.as_str()), duty.modality, duty.act)
            }
            Conclusion::Set(fact, _) => self.fact(*fact),
            Conclusion::State(state) => format!("{state:?}"),
        };
        Some((format!("{}: {says}", rule.id), finding.value))
    }

    fn word(&self, word: &str) -> String {
        Role::from_word(word).map_or_else(|| word.to_owned(), |role| self.colour(role).to_owned())
    }

    fn fact(&self, fact: FactId) -> String {
        let fact = self.vocabulary.fact(fact);
        match (fact.seat, fact.name.split_once('.')) {
            (Some(Seat::Role(role)), Some((_, rest))) => format!("{}.{rest}", self.colour(role)),
            (Some(_) | None, _) => fact.name.clone(),
        }
    }

    fn colour(&self, role: Role) -> &'static str {
        colour_word(colour_of(role, self.sealer))
    }
}
