//! What to tell first of two editions: at most ten differences, in the order of events.
//!
//! One rule: of each stage of the game the difference whose case departs from the normal course in the fewest facts; then, while
//! there is room, the nearest of the others. No provision is told twice. The differences are those of the complete list, each with
//! a case as near the normal course as it can be.

use std::collections::BTreeSet;

use super::compared::Compared;
use super::confirm::Witness;
use super::differences::Divergence;
use super::disagreement::{Disagreement, Said};
use super::one_sided::{OneSided, drawn};
use super::rounded::rounded;
use super::stages::{Stages, lets_go_on};
use super::witness::case;
use crate::engine::decision::{Decision, Score, Status};
use crate::engine::evaluate::Side;
use crate::engine::model::{Conclusion, FactId, Matter, Outcome, RuleIndex, Type, Value};
use crate::engine::syntax::CaseFile;

/// How many differences are told first at most.
const TOLD: usize = 10;
/// How many of them are about one stage at most.
const OF_A_STAGE: usize = 3;
/// A case with more departures from the normal course is not one to tell first.
const DEPARTURES: usize = 2;

/// A difference that is told first, confirmed by ruling on its case under both editions.
#[derive(Debug, Clone)]
pub struct Foremost {
    /// The stage it is about; none where the whole text of an edition does not hold.
    pub stage: Option<String>,
    /// The edition, the first or the second, whose provision is about the stage.
    pub side: usize,
    /// In how many facts its case departs from the normal course.
    pub departures: usize,
    /// What each edition says.
    pub rulings: [Ruling; 2],
    /// The fewest facts that show it.
    pub facts: Vec<(FactId, Value)>,
    /// A case that can be run.
    pub case: CaseFile,
}

/// What an edition says of a case.
#[derive(Debug, Clone, Default)]
pub struct Ruling {
    /// The provision; none where it says nothing of the matter.
    pub rule: Option<RuleIndex>,
    /// It speaks of the matter, if not in this case.
    pub speaks: bool,
    /// The result.
    pub result: Option<Score>,
    /// The same by roles.
    pub outcome: Option<Outcome>,
    /// Readings of which another choice would give the other edition's result.
    pub readings: Vec<FactId>,
}

impl Foremost {
    /// The results differ, and not only what is to be done.
    #[must_use]
    pub fn is_of_result(&self) -> bool {
        let [first, second] = &self.rulings;
        first.result != second.result
    }

    /// The editions differ only as contested texts are read here.
    #[must_use]
    pub fn is_by_reading(&self) -> bool {
        self.rulings.iter().any(|ruling| !ruling.readings.is_empty())
    }
}

/// What to tell first of these differences: of result, and of what only one edition rules besides.
pub(super) fn summary(
    witness: &Witness,
    differences: &[Disagreement],
    one_sided: &[Vec<OneSided>; 2],
) -> Vec<Foremost> {
    let table = Table { witness, stages: Stages::of(witness.compared), supposed: supposed(witness.sides) };
    let results = differences.iter().filter_map(|found| table.of_result(found));
    let acts = one_sided.iter().enumerate().flat_map(|(side, list)| {
        let table = &table;
        list.iter().filter_map(move |act| table.of_act(side, act))
    });
    let mut candidates: Vec<_> = results.chain(acts).collect();
    candidates.sort_by_key(|one| one.order);
    let mut told: Vec<_> = table.not_supposed(differences).map(|one| (None, one)).into_iter().collect();
    let mut cited = BTreeSet::new();
    for room in [1, OF_A_STAGE] {
        for one in &candidates {
            let of_stage = told.iter().filter(|(stage, _)| *stage == Some(one.stage)).count();
            let is_told = one.provisions.iter().any(|provision| cited.contains(provision));
            if told.len() >= TOLD || of_stage >= room || is_told || witness.cancel.is_cancelled() {
                continue;
            }
            let Some(found) = table.confirmed(one) else { continue };
            cited.extend(table.provisions(found.rulings.each_ref().map(|ruling| ruling.rule)));
            cited.extend(one.provisions.iter().cloned());
            told.push((Some(one.stage), found));
        }
    }
    told.sort_by_key(|(stage, one)| (*stage, one.departures));
    told.into_iter().map(|(_, one)| one).collect()
}

/// The truths that only one of two editions supposes; what both suppose may be told or not.
fn supposed(sides: [Side; 2]) -> BTreeSet<FactId> {
    let [one, other] = sides
        .map(|side| side.edition.provided.iter().filter_map(|(_, fact)| *fact).collect::<BTreeSet<FactId>>());
    one.symmetric_difference(&other).copied().collect()
}

/// A difference that may be told.
struct Candidate<'a> {
    stage: usize,
    /// The side whose provision is about the stage.
    side: usize,
    departures: usize,
    /// The law before readings; few departures before many; results before duties and rights; then what the stage is about.
    order: (bool, usize, bool, Option<usize>, usize),
    /// The provisions by which one difference is like another, each with its side and as it is cited.
    provisions: Vec<(usize, String)>,
    difference: Difference<'a>,
}

enum Difference<'a> {
    Result(&'a Disagreement),
    Act(&'a OneSided, &'a [(FactId, Value)]),
}

struct Table<'a> {
    witness: &'a Witness<'a>,
    stages: Stages,
    supposed: BTreeSet<FactId>,
}

impl Table<'_> {
    fn editions(&self) -> [Compared<'_>; 2] {
        self.witness.compared
    }

    fn stage(&self, side: usize, rule: Option<RuleIndex>) -> Option<usize> {
        self.stages.of_rule(self.editions().get(side)?.edition, rule?)
    }

    fn rank(&self, side: usize, rule: Option<RuleIndex>) -> Option<usize> {
        self.stages.rank(self.editions().get(side)?.edition, rule?)
    }

    /// In how many facts a case departs from the normal course. The place of a moment is never usual.
    fn departures(&self, facts: &[(FactId, Value)]) -> usize {
        let vocabulary = self.witness.sides[0].vocabulary;
        let departs = |(fact, value): &&(FactId, Value)| {
            let normal = vocabulary.normally(*fact);
            vocabulary.fact(*fact).kind == Type::Moment || normal.is_some_and(|normal| normal != value)
        };
        facts.iter().filter(departs).count()
    }

    /// Whether the whole text of an edition does not hold in a case, although the other's does.
    fn is_not_supposed(&self, facts: &[(FactId, Value)]) -> bool {
        facts.iter().any(|(fact, value)| self.supposed.contains(fact) && *value == Value::Truth(false))
    }

    /// The departures of a case that may be told.
    fn few_departures(&self, facts: &[(FactId, Value)]) -> Option<usize> {
        let departures = self.departures(facts);
        (departures <= DEPARTURES && !self.is_not_supposed(facts)).then_some(departures)
    }

    /// A difference of result, where both editions speak; in which two stages take part only if one departure shows it.
    fn of_result<'d>(&self, found: &'d Disagreement) -> Option<Candidate<'d>> {
        let [first, second] = found.rules;
        let stages = [self.stage(0, first)?, self.stage(1, second)?];
        let departures = self.few_departures(&found.facts)?;
        if stages[0] != stages[1] && departures > 1 {
            return None;
        }
        let (stage, side) = self.stages.of_both(self.editions().map(|side| side.edition), found.rules)?;
        let is_by_reading = found.said.iter().any(|said| !said.readings.is_empty());
        let rank = self.rank(side, found.rules.get(side).copied().flatten());
        Some(Candidate {
            stage,
            side,
            departures,
            order: (is_by_reading, departures, false, rank, found.facts.len()),
            provisions: self.provisions(found.rules),
            difference: Difference::Result(found),
        })
    }

    /// A duty, right or state that only one edition rules. It comes after results with as many departures, and later where
    /// the other edition rules it too, in other cases.
    fn of_act<'d>(&self, side: usize, act: &'d OneSided) -> Option<Candidate<'d>> {
        let edition = self.editions().get(side)?.edition;
        let facts = act.shown.as_deref()?;
        let index = *act.rules.first()?;
        // A commentary is no law.
        let rule = edition.rule(index).filter(|rule| rule.letter || rule.interpretation.is_some())?;
        let vocabulary = self.witness.sides[0].vocabulary;
        let is_act = match &rule.then.get(act.conclusion)?.value {
            Conclusion::Duty(_) => true,
            // That the game is over is told with the result.
            Conclusion::State(state) => vocabulary.state(*state)?.matter != Matter::RESULT,
            Conclusion::Result(_) | Conclusion::Set(..) => false,
        };
        let departures = self.few_departures(facts).filter(|_| is_act)?;
        let weight = departures + 1 + usize::from(act.facts.is_some());
        Some(Candidate {
            stage: self.stage(side, Some(index))?,
            side,
            departures,
            order: (false, weight, true, self.rank(side, Some(index)), facts.len()),
            provisions: vec![(side, rule.cite.clone())],
            difference: Difference::Act(act, facts),
        })
    }

    /// What is told of a candidate, with round durations, if both editions rule on its case as they should.
    fn confirmed(&self, one: &Candidate) -> Option<Foremost> {
        let vocabulary = self.witness.sides[0].vocabulary;
        match one.difference {
            Difference::Result(found) => {
                let again = |facts| {
                    let divergence = Divergence { outcomes: found.outcomes, rules: found.rules, facts };
                    let again = self.witness.confirmed(&divergence)?;
                    let alike = |(rule, said): (&Option<RuleIndex>, &Said)| {
                        rule.is_none_or(|rule| said.rules.contains(&rule))
                    };
                    let is_same =
                        again.outcomes == found.outcomes && again.rules.iter().zip(&again.said).all(alike);
                    is_same.then_some(again)
                };
                let found = rounded(vocabulary, &found.facts, again).unwrap_or_else(|| found.clone());
                Some(self.foremost(found, one.departures, Some(one.stage), one.side))
            }
            Difference::Act(act, facts) => rounded(vocabulary, facts, |facts| self.act(one, act, facts)),
        }
    }

    /// Of two provisions those that do more than let the game go on, each with its side and as it is cited.
    fn provisions(&self, rules: [Option<RuleIndex>; 2]) -> Vec<(usize, String)> {
        let each = rules.into_iter().enumerate().filter_map(|(side, rule)| {
            let rule = self.editions().get(side)?.edition.rule(rule?)?;
            (!lets_go_on(rule)).then(|| (side, rule.cite.clone()))
        });
        each.collect()
    }

    fn foremost(
        &self,
        found: Disagreement,
        departures: usize,
        stage: Option<usize>,
        side: usize,
    ) -> Foremost {
        let Disagreement { rules, said, facts, case, results, .. } = found;
        let [first, second] = said;
        let ruling = |place: usize, said: Said| Ruling {
            rule: rules.get(place).copied().flatten(),
            speaks: rules.get(place).is_some_and(Option::is_some),
            result: results.get(place).copied().flatten(),
            outcome: said.outcome,
            readings: said.readings,
        };
        let rulings = [ruling(0, first), ruling(1, second)];
        Foremost { stage: stage.map(|stage| self.stages.name(stage)), side, departures, rulings, facts, case }
    }

    /// The plainest case in which an edition's text does not hold because the event has not adopted it, and the other's does.
    fn not_supposed(&self, differences: &[Disagreement]) -> Option<Foremost> {
        let one_speaks =
            |found: &&Disagreement| found.rules.contains(&None) && self.is_not_supposed(&found.facts);
        let side = |found: &Disagreement| usize::from(found.rules[0].is_none());
        let plainest = differences.iter().filter(one_speaks).min_by_key(|found| {
            let side = side(found);
            let rank = self.rank(side, found.rules.get(side).copied().flatten());
            (self.departures(&found.facts), rank.is_none(), rank, found.facts.len())
        })?;
        Some(self.foremost(plainest.clone(), self.departures(&plainest.facts), None, side(plainest)))
    }

    /// What one edition lays down in this case and the other does not, with what that one says of the matter instead.
    fn act(&self, one: &Candidate, act: &OneSided, facts: Vec<(FactId, Value)>) -> Option<Foremost> {
        let own = *self.editions().get(one.side)?;
        let other = *self.editions().get(1 - one.side)?;
        let vocabulary = &own.library.rulebook.vocabulary;
        let case = case(vocabulary, &facts, vocabulary.matters().iter().map(String::as_str));
        let decided = |side: Compared| side.library.decide(side.edition, &case).ok();
        let (own_decision, other_decision) = (decided(own)?, decided(other)?);
        let first = own.edition.rule(*act.rules.first()?)?;
        let wanted = drawn(vocabulary, &first.then.get(act.conclusion)?.value)?;
        let (own_lines, other_lines) = (lines(own, &own_decision), lines(other, &other_decision));
        let is_of_stage = |rule: RuleIndex| self.stages.of_rule(own.edition, rule) == Some(one.stage);
        let (rule, _) = *own_lines.iter().find(|(rule, line)| *line == wanted && is_of_stage(*rule))?;
        if other_lines.iter().any(|(_, line)| *line == wanted) || own_decision.result != other_decision.result
        {
            return None;
        }
        // What it says under the same title: best something that the first edition does not say.
        let title = &own.edition.article_of(rule)?.title;
        let is_shared = |line: &String| own_lines.iter().any(|(_, own)| own == line);
        let of_matter = other_lines.iter().filter(|(rule, _)| {
            other.edition.article_of(*rule).is_some_and(|article| article.title == *title)
        });
        let instead = of_matter.min_by_key(|(_, line)| is_shared(line)).map(|(rule, _)| *rule);
        // What the other edition says of it elsewhere, under other titles, is not told in a sentence.
        let is_sometimes = act.facts.is_some();
        let has_article = other.edition.articles.iter().any(|article| article.title == *title);
        if instead.is_none() && is_sometimes && !has_article {
            return None;
        }
        let ruling = |decision: &Decision, rule, speaks| Ruling {
            rule,
            speaks,
            result: decision.result.filter(|_| decision.status == Status::Decided),
            outcome: decision.outcome.filter(|_| decision.status == Status::Decided),
            readings: Vec::new(),
        };
        let own_ruling = ruling(&own_decision, Some(rule), true);
        let other_ruling = ruling(&other_decision, instead, instead.is_some() || is_sometimes);
        let rulings = if one.side == 0 { [own_ruling, other_ruling] } else { [other_ruling, own_ruling] };
        let stage = Some(self.stages.name(one.stage));
        Some(Foremost { stage, side: one.side, departures: one.departures, rulings, facts, case })
    }
}

/// What a decision lays down besides results, by rule.
fn lines(side: Compared, decision: &Decision) -> Vec<(RuleIndex, String)> {
    let vocabulary = &side.library.rulebook.vocabulary;
    let lines = decision.findings.iter().filter_map(|finding| {
        let then = side.edition.rule(finding.rule)?.then.get(finding.conclusion)?;
        Some((finding.rule, drawn(vocabulary, &then.value)?))
    });
    lines.collect()
}
