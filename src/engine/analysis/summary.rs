//! What to tell first of two editions: at most ten differences, of every stage of the game the one that needs the fewest
//! departures from the normal course, in the order of events.

use super::acts_apart::{Apart, acts_apart};
use super::beside::{Beside, Ground, provisos};
use super::compared::Compared;
use super::confirm::Witness;
use super::disagreement::Disagreement;
use super::nearest::{Nearest, divergence, nearest};
use super::one_sided::drawn;
use super::stages::Stages;
use super::witness::case;
use crate::engine::decision::{Decision, Score, Status};
use crate::engine::model::{FactId, Outcome, RuleIndex, Value};
use crate::engine::syntax::CaseFile;

/// How many differences are told first at most.
const TOLD: usize = 10;
/// How many of them are about one stage at most.
const OF_A_STAGE: usize = 3;

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
    /// The provision; none where it says nothing.
    pub rule: Option<RuleIndex>,
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

/// What to tell first.
pub(super) fn summary(witness: &Witness) -> Vec<Foremost> {
    let ground = Ground::of(witness.sides);
    let stages = Stages::of(witness.compared);
    let mut beside = Beside::new(&ground, &stages, true, witness.cancel);
    let mut table = Table { witness, stages: &stages, told: Vec::new() };
    let not_supposed = table.not_supposed(&ground);
    table.told.extend(not_supposed.map(|told| (None, told)));
    let acts = acts_apart(&mut beside, &stages);
    let results = table.results(nearest(witness, &mut beside));
    let (by_law, by_reading): (Vec<_>, Vec<_>) =
        results.into_iter().partition(|(_, one)| !one.is_by_reading());
    for stage in 0..stages.count() {
        let of_stage = by_law.iter().find(|(place, _)| *place == Some(stage));
        match of_stage {
            Some(one) => table.tell(one.clone()),
            None => table.tell_act(&mut beside, acts.iter().filter(|act| act.stage == stage), 1),
        }
    }
    for one in by_law {
        table.tell(one);
    }
    for stage in 0..stages.count() {
        table.tell_act(&mut beside, acts.iter().filter(|act| act.stage == stage), 1);
    }
    for one in by_reading {
        table.tell(one);
    }
    table.told.sort_by_key(|(stage, one)| (*stage, one.departures));
    table.told.into_iter().map(|(_, one)| one).collect()
}

struct Table<'a> {
    witness: &'a Witness<'a>,
    stages: &'a Stages,
    told: Vec<(Option<usize>, Foremost)>,
}

impl Table<'_> {
    fn editions(&self) -> [Compared<'_>; 2] {
        self.witness.compared
    }

    /// Differences of result with their stages, those first that need fewer departures, then those on what a stage is
    /// about before all, then those of fewer facts.
    fn results(&self, found: Vec<Nearest>) -> Vec<(Option<usize>, Foremost)> {
        let editions = self.editions().map(|side| side.edition);
        let mut results: Vec<_> = found
            .into_iter()
            .filter_map(|Nearest { departures, found }| {
                let (stage, side) = self.stages.of_both(editions, found.rules)?;
                Some((Some(stage), self.foremost(found, departures, Some(stage), side)))
            })
            .collect();
        results.sort_by_key(|(_, one)| (one.departures, self.rank(one), one.facts.len()));
        results
    }

    fn rank(&self, one: &Foremost) -> Option<usize> {
        let edition = self.editions().get(one.side)?.edition;
        self.stages.rank(edition, one.rulings.get(one.side)?.rule?)
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
        let ruling = |place: usize, outcome, readings| Ruling {
            rule: rules.get(place).copied().flatten(),
            result: results.get(place).copied().flatten(),
            outcome,
            readings,
        };
        let rulings = [ruling(0, first.outcome, first.readings), ruling(1, second.outcome, second.readings)];
        Foremost { stage: stage.map(|stage| self.stages.name(stage)), side, departures, rulings, facts, case }
    }

    /// What happens where an edition's text does not hold because the event has not adopted it, and the other's does.
    fn not_supposed(&self, ground: &Ground) -> Option<Foremost> {
        let [first, second] = self.witness.sides.map(provisos);
        let silent = match (first.is_empty(), second.is_empty()) {
            (true, false) => 1,
            (false, true) => 0,
            (true, true) | (false, false) => return None,
        };
        let mut beside = Beside::new(ground, self.stages, false, self.witness.cancel);
        let wanted = [beside.speaks(1 - silent), !beside.speaks(silent)];
        let departures = beside.fewest(&wanted, 0)?;
        let found = self.witness.confirmed(&divergence(&mut beside, &wanted, departures)?)?;
        Some(self.foremost(found, departures, None, 1 - silent))
    }

    /// Tells a difference, if there is room for it and none like it is told.
    fn tell(&mut self, (stage, one): (Option<usize>, Foremost)) {
        let own = self.kind(&one);
        let of_stage = self.told.iter().filter(|(told, _)| *told == stage).count();
        let is_new = !self.told.iter().any(|(_, told)| self.kind(told) == own);
        if self.told.len() < TOLD && of_stage < OF_A_STAGE && is_new {
            self.told.push((stage, one));
        }
    }

    /// The articles of a difference, by which one is like another.
    fn kind(&self, one: &Foremost) -> [Option<String>; 2] {
        let of = |place: usize| {
            let rule = one.rulings.get(place)?.rule?;
            Some(self.editions().get(place)?.edition.article_of(rule)?.number.clone())
        };
        [of(0), of(1)]
    }

    /// Tells so many of these that can be confirmed.
    fn tell_act<'b>(&mut self, beside: &mut Beside, acts: impl Iterator<Item = &'b Apart>, count: usize) {
        let mut left = count;
        for act in acts {
            if left == 0 || self.told.len() >= TOLD {
                return;
            }
            let before = self.told.len();
            if let Some(one) = act.facts(beside).and_then(|facts| self.act(act, facts)) {
                self.tell((Some(act.stage), one));
            }
            left -= self.told.len() - before;
        }
    }

    /// What one edition lays down in this case and the other does not, with what that one says of the stage instead.
    fn act(&self, act: &Apart, facts: Vec<(FactId, Value)>) -> Option<Foremost> {
        let own = *self.editions().get(act.side)?;
        let other = *self.editions().get(1 - act.side)?;
        let vocabulary = &own.library.rulebook.vocabulary;
        let case = case(vocabulary, &facts, vocabulary.matters().iter().map(String::as_str));
        let decided = |side: Compared| side.library.decide(side.edition, &case).ok();
        let (own_decision, other_decision) = (decided(own)?, decided(other)?);
        let first = own.edition.rule(*act.rules.first()?.first()?)?;
        let wanted = drawn(vocabulary, &first.then.get(act.conclusion)?.value)?;
        let (own_lines, other_lines) = (lines(own, &own_decision), lines(other, &other_decision));
        let rule = own_lines.iter().find(|(_, line)| *line == wanted).map(|(rule, _)| *rule)?;
        if other_lines.iter().any(|(_, line)| *line == wanted) || own_decision.result != other_decision.result
        {
            return None;
        }
        let title = &own.edition.article_of(rule)?.title;
        let instead = other_lines.iter().find(|(rule, line)| {
            let article = other.edition.article_of(*rule);
            article.is_some_and(|article| article.title == *title)
                && !own_lines.iter().any(|(_, own)| own == line)
        });
        let ruling = |decision: &Decision, rule| Ruling {
            rule,
            result: decision.result.filter(|_| decision.status == Status::Decided),
            outcome: decision.outcome.filter(|_| decision.status == Status::Decided),
            readings: Vec::new(),
        };
        let own_ruling = ruling(&own_decision, Some(rule));
        let other_ruling = ruling(&other_decision, instead.map(|(rule, _)| *rule));
        let rulings = if act.side == 0 { [own_ruling, other_ruling] } else { [other_ruling, own_ruling] };
        let stage = Some(self.stages.name(act.stage));
        Some(Foremost { stage, side: act.side, departures: act.departures, rulings, facts, case })
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
