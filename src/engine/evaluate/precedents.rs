//! Many cases, few rulings: cases alike in everything a rule can ask are ruled on once.
//!
//! In: case after case. Out: for each the ruling, made anew or found. The position, the written move, other texts and the
//! times are what makes cases differ; rules ask only what follows from them, and of a time on which side of which limit it is.

use std::rc::Rc;
use std::sync::Arc;

use rustc_hash::FxHashMap;

use super::decide::ruled;
use super::gates::{Board, gates};
use super::law::{Aside, Law};
use super::seats::{AsTold, Prepared};
use crate::engine::cancel::Cancel;
use crate::engine::decision::{Decision, Given};
use crate::engine::diagnostic::{Code, Diagnostic};
use crate::engine::facts::{Accepted, Facts, Known, Lines, Sealed};
use crate::engine::model::{Edition, FactId, Value, Vocabulary};
use crate::engine::program::{Atom, Program};
use crate::engine::solver::Work;
use crate::engine::syntax::CaseFile;

/// When so many rulings are kept, they are forgotten.
const KEPT: usize = 400;

/// Rulings made, by what the cases had in common.
#[derive(Debug, Default)]
pub(crate) struct Precedents {
    known: FxHashMap<Likeness, Precedent>,
    /// The lines of time drawn, by edition.
    lines: Vec<(String, Arc<Lines>)>,
    aside: Aside,
}

/// A ruling on one of many cases.
pub(crate) struct Ruled {
    /// The ruling; its texts and amounts are those of the first such case, and what was read from the sealed move stands
    /// apart.
    pub(crate) decision: Rc<Decision>,
    /// The facts of this case, where it is not the first such case.
    pub(crate) facts: Option<Facts>,
    /// What was read from the sealed move of this case.
    pub(crate) sealed: Option<Sealed>,
}

#[derive(Debug, Clone)]
enum Precedent {
    /// The ruling.
    Ruling(Rc<Decision>),
    /// It turns on what the board can tell only by a search.
    OnTheBoard,
    /// It says more of amounts than on which side of which limit they are.
    ByAmounts,
}

/// Everything that a rule can ask of a case, and who the ruling speaks of.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
struct Likeness(Vec<u8>);

impl Likeness {
    fn of(law: Law, accepted: &Accepted) -> Self {
        let Law { vocabulary, edition, program, .. } = law;
        let (facts, limits) = (&accepted.facts, &program.limits.all);
        let mut likeness = Vec::with_capacity(vocabulary.fact_count() + 128);
        likeness.extend_from_slice(edition.id.as_bytes());
        likeness.push(0);
        likeness.push(accepted.sealer.map_or(2, |sealer| sealer as u8));
        likeness.push(u8::from(accepted.about_said));
        likeness.push(u8::from(accepted.later.is_some()));
        likeness.extend(accepted.matters.iter().filter_map(|matter| u8::try_from(matter.index()).ok()));
        likeness.push(u8::MAX);
        let mut exact = vec![false; facts.count()];
        // An amount that is held against one that is not known says where the limits of that one are; of times the line does.
        let sought = limits.iter().filter_map(|limit| {
            let (left, right) = (limit.left?, limit.right?);
            match (facts.value(left), facts.value(right)) {
                (Some(_), Some(_)) => None,
                (Some(_), None) => Some(left),
                (None, _) => Some(right),
            }
        });
        let beside_the_line = sought.filter(|fact| facts.line().is_none_or(|line| !line.goes_through(*fact)));
        // What no rule asks is held against what is usual.
        for fact in beside_the_line.chain(program.unasked.iter().copied()) {
            if let Some(is_exact) = exact.get_mut(fact.index()) {
                *is_exact = true;
            }
        }
        for (known, is_exact) in facts.all().iter().zip(exact) {
            match known {
                Known::Told(Value::Amount(_)) if !is_exact => likeness.push(66),
                Known::Computed(Value::Amount(_)) if !is_exact => likeness.push(67),
                Known::Told(value) => add(&mut likeness, 1, value),
                Known::Computed(value) => add(&mut likeness, 2, value),
                Known::Assumed(value) => add(&mut likeness, 3, value),
                Known::NotAsked => likeness.push(0),
                Known::Unknown => likeness.push(64),
                Known::Unknowable => likeness.push(65),
            }
        }
        if let Some((computed, other)) = facts.computed_under_assumption() {
            likeness.extend([computed, other].iter().flat_map(|fact| fact.index().to_le_bytes()));
        }
        for (fact, value) in facts.ruled_out() {
            likeness.extend(fact.index().to_le_bytes());
            likeness.push(value);
        }
        likeness.push(u8::MAX);
        // The others follow from the line, or from the one amount in them that is known.
        let is_known = |fact: Option<FactId>| fact.is_none_or(|fact| facts.value(fact).is_some());
        let known = limits.iter().filter(|limit| is_known(limit.left) && is_known(limit.right));
        likeness.extend(known.map(|limit| facts.truth(Atom::AtMost(*limit)) as u8));
        if let Some(line) = facts.line() {
            likeness.extend_from_slice(line.origin());
        }
        Self(likeness)
    }

    /// The same, and alike in all that is told to the second.
    fn by_amounts(&self, facts: &Facts, vocabulary: &Vocabulary) -> Self {
        let told = vocabulary.facts().filter_map(|(fact, _)| {
            let Known::Told(Value::Amount(amount)) = facts.known(fact) else { return None };
            Some(amount.to_le_bytes())
        });
        Self(self.0.iter().copied().chain(told.flatten()).collect())
    }
}

/// Whether a ruling says what amounts come to, or between which amounts the answer to a question is.
fn names_amounts(decision: &Decision) -> bool {
    if decision.findings.iter().any(|finding| finding.value.is_some()) {
        return true;
    }
    let is_told = |fact: FactId| decision.facts.value(fact).is_some();
    let mut answers = decision.missing.iter().flat_map(|missing| &missing.answers);
    answers.any(|answer| match &answer.given {
        Given::Range(from, to) => from.is_some() || to.is_some(),
        Given::Limits(limits) => {
            limits.iter().any(|(limit, _)| [limit.left, limit.right].into_iter().flatten().any(is_told))
        }
        Given::Value(_) | Given::Order(..) => false,
    })
}

fn add(likeness: &mut Vec<u8>, source: u8, value: &Value) {
    match value {
        Value::Truth(truth) => likeness.push(source << 1 | u8::from(*truth)),
        Value::Amount(amount) => {
            likeness.push(source << 3);
            likeness.extend_from_slice(&amount.to_le_bytes());
        }
        Value::Choice(choice) => likeness.extend([source << 3 | 1, *choice]),
        // No rule asks a text.
        Value::Text(_) => likeness.push(source << 3 | 2),
    }
}

impl Precedents {
    /// Of rulings in which it is not told why other rules do not apply: nobody reads it.
    pub(crate) fn without_what_does_not_apply() -> Self {
        Self { aside: Aside::LeftOut, ..Self::default() }
    }

    /// Rules on a case.
    ///
    /// # Errors
    /// Everything wrong with the case.
    pub(crate) fn decide(
        &mut self,
        vocabulary: &Vocabulary,
        edition: &Edition,
        program: &Program,
        case: &CaseFile,
    ) -> Result<Ruled, Vec<Diagnostic>> {
        let lines = self.lines(edition);
        let work = Work::of_ruling(&Cancel::standing());
        let law = Law { vocabulary, edition, program, work: &work, aside: self.aside };
        let prepared = Prepared::among((vocabulary, program), case, Some(&lines));
        let mut accepted = match prepared.into_told() {
            AsTold::Alone(accepted) => *accepted?,
            // Such a ruling is compared with its mirror image.
            AsTold::WithEitherColour(prepared) => {
                let mut decision = prepared.decide_under(law)?;
                let sealed = decision.sealed.take();
                return Ok(Ruled { decision: Rc::new(decision), facts: None, sealed });
            }
        };
        let sealed = accepted.sealed.take();
        let alike = |accepted: &Accepted| Likeness::of(law, accepted);
        let mut likeness = alike(&accepted);
        if matches!(self.known.get(&likeness), Some(Precedent::OnTheBoard))
            && accepted.search(vocabulary, program)
        {
            likeness = alike(&accepted);
        }
        let precedent = match self.known.get(&likeness) {
            Some(Precedent::ByAmounts) => self.known.get(&likeness.by_amounts(&accepted.facts, vocabulary)),
            found => found,
        };
        if let Some(Precedent::Ruling(decision)) = precedent {
            let facts = Some(accepted.facts);
            return Ok(Ruled { decision: Rc::clone(decision), facts, sealed });
        }
        let gates = gates(law, &mut accepted);
        let cancelled = || vec![Diagnostic::anywhere(Code::Cancelled)];
        law.awaited(()).ok_or_else(cancelled)?;
        if gates.board == Board::Searched {
            self.keep(likeness, Precedent::OnTheBoard);
            likeness = alike(&accepted);
        }
        let decision = law.awaited(ruled(law, &accepted, &gates)).ok_or_else(cancelled)?;
        let decision = decision.map_err(|fault| vec![fault])?;
        let decision = Rc::new(decision);
        if names_amounts(&decision) {
            let by_amounts = likeness.by_amounts(&accepted.facts, vocabulary);
            self.keep(std::mem::replace(&mut likeness, by_amounts), Precedent::ByAmounts);
        }
        self.keep(likeness, Precedent::Ruling(Rc::clone(&decision)));
        Ok(Ruled { decision, facts: None, sealed })
    }

    fn lines(&mut self, edition: &Edition) -> Arc<Lines> {
        if let Some((_, lines)) = self.lines.iter().find(|(id, _)| *id == edition.id) {
            return Arc::clone(lines);
        }
        let lines = Arc::<Lines>::default();
        self.lines.push((edition.id.clone(), Arc::clone(&lines)));
        lines
    }

    fn keep(&mut self, likeness: Likeness, precedent: Precedent) {
        if self.known.len() >= KEPT {
            self.known.clear();
        }
        self.known.insert(likeness, precedent);
    }
}
