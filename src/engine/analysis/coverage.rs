//! Which examples exercise which rules and conditions, and which small changes of a rule no example would notice.
//!
//! In: a [`Library`]. Out: one [`Coverage`] an edition.
//! A condition counts as exercised when in some example it alone decides whether the rule applies (MC/DC): with the opposite
//! truth value of the condition, the rule would change between applying and not applying. What counts is the compiled
//! condition, not the way in which the clause is written.
//!
//! Changes that concern many rules at once are tried too: the rules of a moment made to hold at all times, a contested text read as
//! its other choice has it.

use super::examples::unmet;
use super::exercises::{
    CaseFinder, Exercises, Steps, Truths, Written, case_apart, differ, exercises, negated,
};
use super::mutants::{
    Condition, Mutant, NEVER, Unsaid, conditions, mutants, retimed, retimings, sayings, with,
};
use super::mutation::{MutationTest, Survivor};
use crate::engine::diagnostic::{Code, Diagnostic};
use crate::engine::evaluate::Prepared;
use crate::engine::facts::Facts;
use crate::engine::library::Library;
use crate::engine::model::{
    ActId, Assumption, Edition, Effect, Effects, Example, FactId, FluentId, Formula, MomentId, Rule,
    RuleIndex, Type, Value,
};
use crate::engine::on_all_cores::on_all_cores;
use crate::engine::program::{Retimed, Truth, compile_retimed};
use crate::engine::syntax::Modality;

/// What the examples of an edition exercise of its own rules.
#[derive(Debug, Clone)]
pub struct Coverage<'a> {
    /// The edition.
    pub edition: &'a Edition,
    /// Its examples that get the ruling they expect.
    pub examples: usize,
    /// Those that do not, and so show nothing.
    pub failing: usize,
    /// Those whose ruling was proposed and is not confirmed.
    pub unconfirmed: usize,
    /// Each rule it says itself, in the order of the articles.
    pub rules: Vec<RuleCoverage<'a>>,
    /// The moments and readings that these rules name; none where not all of its own rules are looked at.
    pub wide: Option<WideChanges<'a>>,
}

impl Coverage<'_> {
    /// The number of mutants that some example detects, and the number of all mutants: of rules, moments, readings and acts.
    #[must_use]
    pub fn noticed(&self) -> (usize, usize) {
        let rules = self.rules.iter().map(RuleCoverage::noticed);
        let wide = self.wide.iter().map(|wide| (wide.all - wide.unnoticed.len(), wide.all));
        rules.chain(wide).fold((0, 0), |sum, (done, of)| (sum.0 + done, sum.1 + of))
    }
}

/// A warning for each edition whose examples detect a smaller share of mutants than its `coverage:` promises.
#[must_use]
pub fn broken_promises(library: &Library) -> Vec<Diagnostic> {
    let promising: Vec<_> =
        library.rulebook.editions.iter().filter(|edition| edition.coverage.is_some()).collect();
    let found = coverage(library, &promising, &|_, _| true, &|_, _| {});
    let below = found.iter().filter_map(|covered| {
        let promised = covered.edition.coverage.as_ref()?;
        let (done, of) = covered.noticed();
        if done * 100 >= of * usize::from(promised.value) {
            return None;
        }
        let fault = Diagnostic::at(Code::BelowPromise, promised.span).as_warning();
        let fault = fault.with("edition", &covered.edition.id).with("promised", promised.value.to_string());
        Some(fault.with("done", done.to_string()).with("of", of.to_string()))
    });
    below.collect()
}

/// What exercises a rule.
#[derive(Debug, Clone)]
pub struct RuleCoverage<'a> {
    /// The rule.
    pub rule: &'a Rule,
    /// Examples in which it applies.
    pub fires: Vec<&'a Example>,
    /// Its conditions, in the order written.
    pub conditions: Vec<ConditionCoverage<'a>>,
    /// Small changes of it that could be noticed.
    pub mutants: usize,
    /// Those that no example notices.
    pub survivors: Vec<Survivor>,
}

/// What shows a condition at work.
#[derive(Debug, Clone)]
pub struct ConditionCoverage<'a> {
    /// The condition.
    pub condition: Condition,
    /// Fulfilled, and whether the rule applies turns on that alone.
    pub fulfilled: Shown<'a>,
    /// Not fulfilled, and whether the rule applies turns on that alone.
    pub unfulfilled: Shown<'a>,
}

/// The examples that show something.
#[derive(Debug, Clone)]
pub struct Shown<'a> {
    /// The examples.
    pub examples: Vec<&'a Example>,
    /// Some game could show it.
    pub possible: bool,
}

impl<'a> Shown<'a> {
    /// No example shows what one could.
    #[must_use]
    pub fn is_lacking(&self) -> bool {
        self.examples.is_empty() && self.possible
    }

    /// For a rule that is written once and stands for either player.
    fn join(&mut self, other: Shown<'a>) {
        self.possible |= other.possible;
        for example in other.examples {
            add(&mut self.examples, example);
        }
    }
}

/// Adds an example that is not there yet.
fn add<'a>(examples: &mut Vec<&'a Example>, example: &'a Example) {
    if !examples.iter().any(|known| std::ptr::eq(*known, example)) {
        examples.push(example);
    }
}

impl<'a> RuleCoverage<'a> {
    /// Examples in which only one condition keeps the rule from applying.
    #[must_use]
    pub fn near_misses(&self) -> Vec<&'a Example> {
        let mut found = Vec::new();
        for example in self.conditions.iter().flat_map(|one| &one.unfulfilled.examples) {
            add(&mut found, example);
        }
        found
    }

    /// How many small changes some example notices, of how many.
    #[must_use]
    pub fn noticed(&self) -> (usize, usize) {
        (self.mutants - self.survivors.len(), self.mutants)
    }

    /// What could be shown of its conditions, and how much of it is shown.
    #[must_use]
    pub fn shown(&self) -> (usize, usize) {
        let both = self.conditions.iter().flat_map(|one| [&one.fulfilled, &one.unfulfilled]);
        let possible: Vec<_> = both.filter(|shown| shown.possible || !shown.examples.is_empty()).collect();
        (possible.iter().filter(|shown| !shown.examples.is_empty()).count(), possible.len())
    }
}

/// What the examples of these editions exercise of the rules chosen. `progress` hears how many are done, of how many.
#[must_use]
pub fn coverage<'a>(
    library: &'a Library,
    editions: &[&'a Edition],
    chosen: &dyn Fn(&Edition, &Rule) -> bool,
    progress: &(dyn Fn(usize, usize) + Sync),
) -> Vec<Coverage<'a>> {
    let exercises: Vec<_> = editions.iter().filter_map(|edition| exercises(library, edition)).collect();
    let work: Vec<_> = exercises
        .iter()
        .enumerate()
        .flat_map(|(place, one)| own_rules(one.edition, chosen).into_iter().map(move |rule| (place, rule)))
        .collect();
    let done = std::sync::atomic::AtomicUsize::new(0);
    let found = on_all_cores(&work, |(place, written)| {
        let covered = exercises.get(*place).and_then(|exercises| exercises.covered(library, written));
        progress(done.fetch_add(1, std::sync::atomic::Ordering::Relaxed) + 1, work.len());
        (*place, covered)
    });
    let mut found = found.into_iter().peekable();
    let covered = exercises.iter().enumerate().map(|(place, exercises)| {
        let own = std::iter::from_fn(|| found.next_if(|(of, _)| *of == place));
        Coverage {
            edition: exercises.edition,
            examples: exercises.seen.len(),
            failing: exercises.failing,
            unconfirmed: exercises.seen.iter().filter(|seen| seen.example.unconfirmed).count(),
            rules: own.filter_map(|(_, rule)| rule).collect(),
            wide: is_whole(exercises.edition, chosen).then(|| wide(exercises)),
        }
    });
    covered.collect()
}

/// Whether all rules that an edition says itself are chosen.
fn is_whole(edition: &Edition, chosen: &dyn Fn(&Edition, &Rule) -> bool) -> bool {
    edition.rules.iter().filter(|rule| rule.words.edition == edition.id).all(|rule| chosen(edition, rule))
}

/// The rules chosen of those an edition says itself; what it takes over is the matter of its own edition.
fn own_rules<'a>(edition: &'a Edition, chosen: &dyn Fn(&Edition, &Rule) -> bool) -> Vec<Written<'a>> {
    let mut found: Vec<Written> = Vec::new();
    let own = |rule: &Rule| rule.words.edition == edition.id && chosen(edition, rule);
    for (index, rule) in edition.numbered().filter(|(_, rule)| own(rule)) {
        match found.last_mut() {
            Some(last) if last.iter().any(|(_, known)| known.id == rule.id) => last.push((index, rule)),
            Some(_) | None => found.push(vec![(index, rule)]),
        }
    }
    found
}

impl<'a> Exercises<'a> {
    fn covered(&self, library: &Library, written: &Written<'a>) -> Option<RuleCoverage<'a>> {
        let (_, rule) = *written.first()?;
        let nothing = Facts::nothing(self.vocabulary);
        let mut finder = CaseFinder::new(self.vocabulary, self.program, &nothing);
        let conditions = self.conditions(written, &mut finder);
        let gate = |index: &RuleIndex| self.program.rules.get(index.index()).map(|gates| gates.applies);
        let applying: Vec<_> =
            written.iter().filter_map(|(index, rule)| Some((*rule, self.gate(gate(index)?)))).collect();
        let fires = self.seen.iter().enumerate().filter(|(place, seen)| {
            let applies =
                |(rule, truths): &(&Rule, Truths)| self.asks(seen, rule) && truths.of(*place) == Truth::True;
            applying.iter().any(applies)
        });
        let fires = fires.map(|(_, seen)| seen.example).collect();
        let altered = mutants(self.vocabulary, rule);
        let mutants = altered
            .into_iter()
            .chain(retimed(self.program, self.edition, rule).into_iter().map(Mutant::Time))
            .chain(
                sayings(self.vocabulary, rule).into_iter().map(|(place, saying)| Mutant::Said(place, saying)),
            )
            .chain(
                retimings(self.vocabulary, rule)
                    .into_iter()
                    .map(|(place, change)| Mutant::Timed(place, change)),
            );
        let mut killers = MutationTest::new(library, self, written, finder);
        let (mut noticeable, mut survivors) = (0, Vec::new());
        for mutant in mutants {
            // What no game tells from the rule is no change.
            if let Ok(survivor) = killers.survivor(mutant) {
                noticeable += 1;
                survivors.extend(survivor);
            }
        }
        Some(RuleCoverage { rule, fires, conditions, mutants: noticeable, survivors })
    }

    fn conditions(&self, written: &Written<'a>, finder: &mut CaseFinder) -> Vec<ConditionCoverage<'a>> {
        let mut found: Vec<ConditionCoverage> = Vec::new();
        for (index, rule) in written {
            for (place, condition) in conditions(rule).into_iter().enumerate() {
                let shown = self.shown((*index, rule), &condition, finder);
                match found.get_mut(place) {
                    Some(known) => {
                        known.fulfilled.join(shown.fulfilled);
                        known.unfulfilled.join(shown.unfulfilled);
                    }
                    None => found.push(shown),
                }
            }
        }
        found
    }

    /// What shows a condition of one rule.
    fn shown(
        &self,
        (index, rule): (RuleIndex, &Rule),
        condition: &Condition,
        finder: &mut CaseFinder,
    ) -> ConditionCoverage<'a> {
        let in_time = self.in_time(index);
        let at = in_time.map(|gate| self.gate(gate));
        let (weak, strong) = (with(rule, condition, &Formula::ALWAYS), with(rule, condition, &NEVER));
        let [fulfilled, unfulfilled, known] =
            [&weak, &strong, &condition.formula].map(|one| self.truths(one));
        let turns = |place: usize| {
            let (one, other) = (fulfilled.of(place), unfulfilled.of(place));
            let is_in_time = at.as_ref().is_none_or(|at| at.of(place) == Truth::True);
            is_in_time && one != other && one != Truth::Unknown && other != Truth::Unknown
        };
        let asking = self.seen.iter().enumerate().filter(|(_, seen)| self.asks(seen, rule));
        let on_it: Vec<_> = asking.filter(|(place, _)| turns(*place)).collect();
        let mut side = |wanted: Truth| {
            let known = on_it.iter().filter(|(place, _)| known.of(*place) == wanted);
            let examples: Vec<_> = known.map(|(_, seen)| seen.example).collect();
            let holds = match wanted {
                Truth::True => condition.formula.clone(),
                Truth::False | Truth::Unknown => negated(condition.formula.clone()),
            };
            let possible = !examples.is_empty()
                || finder.is_possible(&Formula::And(vec![holds, differ(&weak, &strong)]), in_time);
            Shown { examples, possible }
        };
        let (fulfilled, unfulfilled) = (side(Truth::True), side(Truth::False));
        ConditionCoverage { condition: condition.clone(), fulfilled, unfulfilled }
    }
}

/// What is changed for many rules at once.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum WideChange {
    /// The rules of this moment hold at all times.
    Moment(MomentId),
    /// This contested text is read so.
    Reading(FactId, Value),
    /// A precondition (`needs`) of the act is removed.
    Need(ActId, FluentId),
    /// The act no longer starts a clock.
    Start(ActId),
    /// The act no longer stops a clock.
    Stop(ActId),
}

/// The moments, readings and acts that an edition's own rules name.
#[derive(Debug, Clone)]
pub struct WideChanges<'a> {
    /// How many changes there are that some game tells.
    pub all: usize,
    /// The mutants that no example detects.
    pub unnoticed: Vec<Unnoticed<'a>>,
}

/// A mutant that no example detects.
#[derive(Debug, Clone)]
pub struct Unnoticed<'a> {
    /// The change.
    pub change: WideChange,
    /// The first rule that names the moment, the reading or the act.
    pub rule: &'a Rule,
    /// For a mutant of an act: an expectation that, added to an existing example, would detect it.
    pub unsaid: Option<Unsaid>,
}

/// Which moments and readings of an edition's own rules no example would notice the change of.
pub(super) fn wide<'a>(exercises: &Exercises<'a>) -> WideChanges<'a> {
    let edition: &'a Edition = exercises.edition;
    let first = |names: &dyn Fn(&Rule) -> bool| {
        edition.rules.iter().find(|rule| rule.words.edition == edition.id && names(rule))
    };
    let vocabulary = exercises.vocabulary;
    let moments = vocabulary.moments().filter_map(|(moment, _)| {
        Some((WideChange::Moment(moment), first(&|rule| rule.at == Effect::At(moment))?))
    });
    let readings = exercises.program.readings.iter().flat_map(|fact| {
        let taken = edition.assumption(vocabulary, *fact).map(|taken| &taken.value);
        let count = if let Type::OneOf(values) = &vocabulary.fact(*fact).kind { values.len() } else { 0 };
        let rule = first(&|rule| rule.when.facts().contains(fact));
        let choices = (0..).map(Value::Choice).take(count).filter(move |choice| Some(choice) != taken);
        choices
            .filter_map(move |choice| Some((WideChange::Reading(*fact, choice), rule?)))
            .collect::<Vec<_>>()
    });
    let acts = edition.procedure(vocabulary).acts().filter_map(|(act, effects)| {
        let calls = |rule: &Rule| {
            let mut duties = rule.then.iter().filter_map(|then| then.value.duty());
            duties.any(|duty| duty.act == act && duty.modality != Modality::MustNot)
        };
        let rule = first(&calls)?;
        let needs = effects.needs.iter().map(|needed| WideChange::Need(act, *needed));
        let starts = effects.starts.map(|_| WideChange::Start(act));
        let stops = effects.stops.map(|_| WideChange::Stop(act));
        Some(needs.chain(starts).chain(stops).map(move |change| (change, rule)).collect::<Vec<_>>())
    });
    let changes: Vec<_> = moments.chain(readings).chain(acts.flatten()).collect();
    let found: Vec<_> = on_all_cores(&changes, |(change, _)| exercises.found_of(change));
    let mut all = 0;
    let mut unnoticed = Vec::new();
    for ((change, rule), found) in changes.into_iter().zip(found) {
        match found {
            Found::Noticed => all += 1,
            Found::Unnoticed(unsaid) => {
                all += 1;
                unnoticed.push(Unnoticed { change, rule, unsaid });
            }
            Found::Equivalent => {}
        }
    }
    WideChanges { all, unnoticed }
}

/// What becomes of a change.
enum Found {
    /// Some example gets another ruling than it expects.
    Noticed,
    /// No example detects it; with the expectation that would, if one is known.
    Unnoticed(Option<Unsaid>),
    /// No game tells it from the edition as it is.
    Equivalent,
}

impl Exercises<'_> {
    /// Runs the examples against a mutant of an act's preconditions or effects.
    fn found_of_act(&self, act: ActId, change: impl Fn(&mut Effects)) -> Found {
        let mut edition = self.edition.clone();
        edition.procedure = Some(Box::new(self.edition.procedure(self.vocabulary).with_effects(act, change)));
        match self.of_steps(self.vocabulary, &edition) {
            Steps::Noticed => Found::Noticed,
            Steps::Unnoticed(seen) => Found::Unnoticed(Some(self.now_of(seen))),
            Steps::Alike => Found::Equivalent,
        }
    }

    fn found_of(&self, change: &WideChange) -> Found {
        let mut edition: Edition = self.edition.clone();
        let mut retimed: Vec<(RuleIndex, Retimed)> = Vec::new();
        match change {
            WideChange::Moment(moment) => {
                let at = self.edition.numbered().filter(|(_, rule)| rule.at == Effect::At(*moment));
                retimed.extend(at.map(|(index, _)| (index, Retimed::AtAllTimes)));
            }
            WideChange::Reading(fact, choice) => {
                // What is assumed first prevails.
                edition.assumptions.retain(|(assumed, _)| assumed != fact);
                edition.assumptions.push((*fact, Assumption { value: choice.clone(), when: None }));
            }
            WideChange::Need(act, needed) => {
                return self.found_of_act(*act, |effects| effects.needs.retain(|known| known != needed));
            }
            WideChange::Start(act) => return self.found_of_act(*act, |effects| effects.starts = None),
            WideChange::Stop(act) => return self.found_of_act(*act, |effects| effects.stops = None),
        }
        let program = compile_retimed(self.vocabulary, &edition, &retimed);
        let is_noticed = self.seen.iter().any(|seen| {
            // Accepted facts hold what the edition assumes: with another assumption they are accepted anew.
            let prepared = match change {
                WideChange::Moment(_) | WideChange::Need(..) | WideChange::Start(_) | WideChange::Stop(_) => {
                    seen.prepared.clone()
                }
                WideChange::Reading(..) => Prepared::new(self.vocabulary, &program, &seen.example.given),
            };
            let ruled = prepared.decide_as_read(self.vocabulary, &edition, &program);
            ruled.is_ok_and(|decision| !unmet(self.vocabulary, &edition, seen.example, &decision).is_empty())
        });
        let nothing = Facts::nothing(self.vocabulary);
        let tells = |(rule, _): &(RuleIndex, Retimed)| {
            case_apart(self.vocabulary, [self.program, &program], &nothing, *rule).is_some()
        };
        if is_noticed {
            Found::Noticed
        } else if retimed.is_empty() || retimed.iter().any(tells) {
            Found::Unnoticed(None)
        } else {
            Found::Equivalent
        }
    }
}
