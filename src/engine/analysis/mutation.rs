//! Mutation testing of rules: whether some example gets another ruling under a mutant (kills it), and where none does, an example
//! that would, or what an example that is there would have to expect.

use super::examples::unmet;
use super::exercises::{CaseFinder, Exercises, Seen, Steps, Written, case_apart, differ, truth};
use super::mutants::{
    Alteration, Expects, Mutant, Retiming, Saying, Unsaid, mutated, otherwise, otherwise_timed, whole,
};
use super::shrink::smallest;
use super::witness::{self, cases_on_board, text};
use crate::engine::decision::Status;
use crate::engine::evaluate::Prepared;
use crate::engine::facts::{Facts, Teller};
use crate::engine::library::Library;
use crate::engine::model::{
    Conclusion, Edition, Example, Expected, ExpectedSaying, FactId, Formula, Matter, RuleIndex, Value,
};
use crate::engine::program::{Program, Retimed, Truth, compile, compile_retimed};
use crate::engine::source::Src;
use crate::engine::syntax::CaseFile;

/// A small change of a rule that no example notices.
#[derive(Debug, Clone)]
pub struct Survivor {
    /// The change.
    pub mutant: Mutant,
    /// An example that would notice; none if the engine confirms none.
    pub killing: Option<Proposal>,
    /// For a mutant of a conclusion or of its time: an expectation that, added to an existing example, would detect it.
    pub unsaid: Option<Unsaid>,
}

/// An example as it might be written. Its ruling is what the rulebook says now, and is to be confirmed from the law.
#[derive(Debug, Clone)]
pub struct Proposal {
    /// The facts that tell the change from the rule.
    pub facts: Vec<(FactId, Value)>,
    /// The case.
    pub given: CaseFile,
    /// The ruling.
    pub expected: Expected,
}

/// No game tells a change from the rule.
pub(super) struct Equivalent;

/// A rule, and everything it takes to see whether its changes are noticed.
pub(super) struct MutationTest<'e, 'a> {
    pub(super) library: &'a Library,
    pub(super) exercises: &'e Exercises<'a>,
    pub(super) written: &'e Written<'a>,
    finder: CaseFinder<'e>,
    /// The edition, to be changed.
    pub(super) edition: Edition,
}

/// The rule in each of its places, as it is and as changed.
type Changed = Vec<(RuleIndex, Formula, Formula)>;

impl<'e, 'a> MutationTest<'e, 'a> {
    pub(super) fn new(
        library: &'a Library,
        exercises: &'e Exercises<'a>,
        written: &'e Written<'a>,
        finder: CaseFinder<'e>,
    ) -> Self {
        Self { library, exercises, written, finder, edition: exercises.edition.clone() }
    }

    /// The change, if no example notices it.
    ///
    /// # Errors
    /// Nothing could notice it.
    pub(super) fn survivor(&mut self, mutant: Mutant) -> Result<Option<Survivor>, Equivalent> {
        match mutant {
            Mutant::Condition(place, alteration) => self.altered(mutant, place, alteration),
            Mutant::Time(retimed) => self.retimed(mutant, retimed),
            Mutant::Said(place, saying) => Ok(self.said(mutant, place, saying)),
            Mutant::Timed(place, retiming) => self.timed(mutant, place, retiming),
        }
    }

    fn altered(
        &mut self,
        mutant: Mutant,
        place: usize,
        alteration: Alteration,
    ) -> Result<Option<Survivor>, Equivalent> {
        let vocabulary = self.exercises.vocabulary;
        let changed: Changed = self
            .written
            .iter()
            .filter_map(|(index, rule)| {
                Some((*index, whole(rule), mutated(vocabulary, rule, place, alteration)?))
            })
            .collect();
        for (index, _, formula) in &changed {
            if let Some(rule) = self.edition.rules.get_mut(index.index()) {
                rule.when = formula.clone();
                rule.unless = Vec::new();
            }
        }
        let program = compile(vocabulary, &self.edition);
        if self.is_killed(&program, &changed) {
            return Ok(None);
        }
        let in_time = |index: &RuleIndex| self.exercises.in_time(*index);
        let mut cases = changed
            .iter()
            .filter_map(|(index, one, other)| self.finder.case_where(&differ(one, other), in_time(index)));
        let Some(case) = cases.next() else { return Err(Equivalent) };
        drop(cases);
        Ok(Some(Survivor { mutant, killing: self.proposal(&program, &changed, case), unsaid: None }))
    }

    /// The rule taking effect at another time, if no example notices it.
    fn retimed(&mut self, mutant: Mutant, retimed: Retimed) -> Result<Option<Survivor>, Equivalent> {
        let Exercises { vocabulary, program: usual, .. } = *self.exercises;
        let rules = self.at_other_times(retimed);
        self.edition = self.exercises.edition.clone();
        let told: Vec<_> = rules.iter().map(|index| (*index, retimed)).collect();
        let program = compile_retimed(vocabulary, &self.edition, &told);
        let holding = rules.iter().filter_map(|index| usual.rules.get(index.index()));
        let holding: Vec<_> = holding.map(|gates| self.exercises.gate(gates.holds)).collect();
        let seen = self.exercises.seen.iter().enumerate();
        let mut holds =
            seen.filter(|(place, _)| holding.iter().any(|truths| truths.of(*place) != Truth::False));
        if holds.any(|(_, seen)| self.kills(&program, &seen.prepared, seen.example)) {
            return Ok(None);
        }
        let facts = Facts::nothing(vocabulary);
        let mut apart = rules.iter().map(|index| case_apart(vocabulary, [usual, &program], &facts, *index));
        let case = apart.find_map(|case| case).ok_or(Equivalent)?;
        let proposal = self.proposal_retimed(&program, &rules, case);
        Ok(Some(Survivor { mutant, killing: proposal, unsaid: None }))
    }

    /// The rules that such a change is about: for the order of two moments all that take effect at the one.
    fn at_other_times(&self, retimed: Retimed) -> Vec<RuleIndex> {
        let moment = self.written.first().map(|(_, rule)| rule.at);
        match retimed {
            Retimed::AtAllTimes => self.written.iter().map(|(index, _)| *index).collect(),
            Retimed::TurnedRound(_) => {
                let numbered = self.exercises.edition.numbered();
                numbered.filter(|(_, rule)| Some(rule.at) == moment).map(|(index, _)| index).collect()
            }
        }
    }

    /// An example that shows a rule taking effect at another time.
    fn proposal_retimed(
        &self,
        program: &Program,
        rules: &[RuleIndex],
        case: Vec<(FactId, Value)>,
    ) -> Option<Proposal> {
        let vocabulary = self.exercises.vocabulary;
        let proposed = |facts: &[(FactId, Value)]| {
            rules.iter().find_map(|rule| {
                let given = CaseFile { about: self.matters(*rule), ..witness::case(vocabulary, facts, []) };
                let applies = self.applies(*rule, facts)?;
                self.proposed(program, (*rule, applies), &given)
            })
        };
        let facts = smallest(case, |facts| proposed(facts).is_some())?;
        let example = proposed(&facts)?;
        Some(Proposal { facts, given: example.given, expected: example.expected })
    }

    /// Whether a rule applies by these facts.
    fn applies(&self, rule: RuleIndex, facts: &[(FactId, Value)]) -> Option<bool> {
        let Exercises { vocabulary, program, .. } = self.exercises;
        let facts = Teller::new(vocabulary, program).accepted(facts)?;
        let gates = program.circuit.evaluate(&facts.truths(program.circuit.atoms()));
        match gates.get(program.rules.get(rule.index())?.applies.index())? {
            Truth::True => Some(true),
            Truth::False => Some(false),
            Truth::Unknown => None,
        }
    }

    /// Whether some example gets another ruling than the one it expects.
    fn is_killed(&self, program: &Program, changed: &Changed) -> bool {
        let truths = |formula: &Formula| self.exercises.truths(formula);
        let sides: Vec<_> = changed.iter().map(|(_, one, other)| [truths(one), truths(other)]).collect();
        let mut unsettled = Vec::new();
        for (place, seen) in self.exercises.seen.iter().enumerate() {
            let mut sides = sides.iter().map(|sides| sides.each_ref().map(|side| side.of(place)));
            if sides
                .clone()
                .any(|[one, other]| one != other && one != Truth::Unknown && other != Truth::Unknown)
            {
                if self.kills(program, &seen.prepared, seen.example) {
                    return true;
                }
            } else if sides.any(|sides| sides.contains(&Truth::Unknown)) {
                unsettled.push(seen);
            }
        }
        unsettled.iter().any(|seen| self.kills(program, &seen.prepared, seen.example))
    }

    pub(super) fn kills(&self, program: &Program, prepared: &Prepared, example: &Example) -> bool {
        let vocabulary = self.exercises.vocabulary;
        let ruled = prepared.clone().decide_as_read(vocabulary, &self.edition, program);
        ruled.is_ok_and(|decision| !unmet(vocabulary, &self.edition, example, &decision).is_empty())
    }

    /// An example with as few facts as show the change, confirmed by ruling on it as the rule is and as it is changed.
    fn proposal(&self, program: &Program, changed: &Changed, case: Vec<(FactId, Value)>) -> Option<Proposal> {
        let tells = |facts: &[(FactId, Value)]| self.told_apart(changed, facts).is_some();
        let facts = smallest(case, tells)?;
        let (rule, applies) = self.told_apart(changed, &facts)?;
        let proposed = |given: &CaseFile| self.proposed(program, (rule, applies), given);
        let vocabulary = self.exercises.vocabulary;
        let plain = std::iter::once_with(|| witness::case(vocabulary, &facts, []));
        let example = cases_on_board(vocabulary, &self.exercises.boards, &facts, &[]).chain(plain).find_map(
            |given| {
                // A case that does not ask about what the rule decides is told to.
                let about = || CaseFile { about: self.matters(rule), ..given.clone() };
                proposed(&given).or_else(|| proposed(&about()))
            },
        )?;
        Some(Proposal { facts, given: example.given, expected: example.expected })
    }

    /// A case as an example of whether a rule applies, if plica rules so and the change does not.
    fn proposed(&self, program: &Program, shown: (RuleIndex, bool), given: &CaseFile) -> Option<Example> {
        let (rule, applies) = shown;
        let decision = self.library.decide_as_read(self.exercises.edition, given).ok()?;
        let id = self.exercises.edition.rule(rule)?.id.clone();
        let result = match (decision.status, decision.result) {
            (Status::Decided, Some(score)) => Some(text(score.as_str())),
            (Status::Decided | Status::Open | Status::Silent, _) => None,
        };
        let mut expected = Expected { result, ..Expected::default() };
        if applies { &mut expected.applies } else { &mut expected.not }.push(text(&id));
        let example = example(given.clone(), expected);
        let met = unmet(self.exercises.vocabulary, self.exercises.edition, &example, &decision).is_empty();
        let prepared = Prepared::new(self.exercises.vocabulary, self.exercises.program, given);
        (met && self.kills(program, &prepared, &example)).then_some(example)
    }

    /// The rule that certain facts make apply and the change does not, or the other way round, and whether it applies.
    fn told_apart(&self, changed: &Changed, facts: &[(FactId, Value)]) -> Option<(RuleIndex, bool)> {
        let Exercises { vocabulary, program, .. } = self.exercises;
        let facts = Teller::new(vocabulary, program).accepted(facts)?;
        let gates = program.circuit.evaluate(&facts.truths(program.circuit.atoms()));
        changed.iter().find_map(|(rule, one, other)| {
            let [one, other] = [one, other].map(|formula| truth(program, &facts, &gates, formula));
            let apart = one != other && one != Truth::Unknown && other != Truth::Unknown;
            let in_time = self.exercises.in_time(*rule).and_then(|gate| gates.get(gate.index()));
            (apart && in_time.is_none_or(|in_time| *in_time == Truth::True))
                .then_some((*rule, one == Truth::True))
        })
    }

    /// What a rule decides about, by name.
    fn matters(&self, rule: RuleIndex) -> Vec<crate::engine::source::Src<String>> {
        let vocabulary = self.exercises.vocabulary;
        let Some(rule) = self.exercises.edition.rule(rule) else { return Vec::new() };
        let about = |matter: Matter| rule.then.iter().all(|then| then.value.is_about(vocabulary, &[matter]));
        let named =
            vocabulary.matters().iter().filter(|name| vocabulary.matter_named(name).is_some_and(about));
        named.map(|name| text(name)).collect()
    }
}

fn example(given: CaseFile, expected: Expected) -> Example {
    Example {
        case: String::new(),
        given,
        expected,
        taken_over: false,
        unconfirmed: true,
        span: crate::engine::source::Span::default(),
    }
}

impl MutationTest<'_, '_> {
    /// The rule saying something else, if no example notices it.
    pub(super) fn said(&mut self, mutant: Mutant, place: usize, saying: Saying) -> Option<Survivor> {
        self.edition = self.exercises.edition.clone();
        let mut is_result = false;
        for (index, rule) in self.written {
            let Some(then) = rule.then.get(place) else { continue };
            is_result |= matches!(then.value, Conclusion::Result(_));
            let changed = otherwise(self.exercises.vocabulary, &then.value, saying)
                .map(|other| Src::new(other, then.span));
            if let Some(rule) = self.edition.rules.get_mut(index.index()) {
                rule.then.splice(place..=place, changed);
            }
        }
        // Only results compete with what other rules say.
        let compiled = is_result.then(|| compile(self.exercises.vocabulary, &self.edition));
        let program = compiled.as_ref().unwrap_or(self.exercises.program);
        let gates =
            self.written.iter().filter_map(|(index, _)| self.exercises.program.rules.get(index.index()));
        let applying: Vec<_> = gates.map(|gates| self.exercises.gate(gates.applies)).collect();
        let seen = self.exercises.seen.iter().enumerate();
        let may_apply =
            seen.filter(|(place, _)| applying.iter().any(|truths| truths.of(*place) != Truth::False));
        let mut seen: Vec<_> = may_apply.map(|(_, seen)| seen).collect();
        if seen.iter().any(|seen| self.kills(program, &seen.prepared, seen.example)) {
            return None;
        }
        seen.sort_by_key(|seen| seen.example.given.facts.len());
        let unsaid = seen.into_iter().find_map(|seen| {
            let (example, said) = self.saying(seen, place)?;
            let noticed = self.kills(program, &seen.prepared, &example);
            noticed.then_some(Unsaid { example: example.case, expects: Expects::Says(said) })
        });
        Some(Survivor { mutant, killing: None, unsaid })
    }

    /// The example, expecting also what the rule says, where its ruling does say so.
    fn saying(&self, seen: &Seen, place: usize) -> Option<(Example, Conclusion)> {
        let edition = self.exercises.edition;
        let drawn = seen.decision.findings.iter().filter(|finding| finding.conclusion == place);
        let (_, rule) =
            self.written.iter().find(|(index, _)| drawn.clone().any(|finding| finding.rule == *index))?;
        let then = rule.then.get(place)?;
        let mut example = seen.example.clone();
        let written = Src::new(String::new(), then.span);
        example.expected.says.push(ExpectedSaying { written, conclusion: then.value.clone() });
        let met = unmet(self.exercises.vocabulary, edition, &example, &seen.decision).is_empty();
        met.then(|| (example, then.value.clone()))
    }

    /// The survivor, if no example detects a duty at another time. A mutant that changes the steps of no example counts as equivalent.
    fn timed(
        &mut self,
        mutant: Mutant,
        place: usize,
        retiming: Retiming,
    ) -> Result<Option<Survivor>, Equivalent> {
        let vocabulary = self.exercises.vocabulary;
        self.edition = self.exercises.edition.clone();
        for (index, _) in self.written {
            let timing =
                self.edition.rules.get_mut(index.index()).and_then(|rule| rule.timing.get_mut(place));
            if let Some(timing) = timing
                && let Some(changed) = otherwise_timed(vocabulary, timing, retiming)
            {
                *timing = changed;
            }
        }
        match self.exercises.of_steps(vocabulary, &self.edition) {
            Steps::Noticed => Ok(None),
            Steps::Unnoticed(seen) => {
                let unsaid = Some(self.exercises.now_of(seen));
                Ok(Some(Survivor { mutant, killing: None, unsaid }))
            }
            Steps::Alike => Err(Equivalent),
        }
    }
}
