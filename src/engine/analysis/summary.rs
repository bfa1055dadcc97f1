//! The most important differences of two editions: at most ten, in the order of events; of each stage of the game first the
//! one whose case departs least from the normal course.
//!
//! Candidates are differences of result, and duties, rights and times that one edition lays down and the other does not. Their cases
//! have durations as people tell them: half an hour late, not 3601 seconds.

use std::collections::BTreeMap;

use super::beside::{Beside, Ground, Stages, lets_go_on, provisos};
use super::differences::{Disagreement, Divergence, Witness, concluding};
use super::one_sided::{by_conclusion, drawn, truths};
use super::shrink::{Shrink, smallest, with_plain_amounts};
use super::witness::{Compared, case};
use crate::engine::decision::{Decision, Score, Status};
use crate::engine::model::{Conclusion, FactId, Matter, Outcome, RuleIndex, Type, Value, Vocabulary};
use crate::engine::program::{Scope, Truth};
use crate::engine::solver::{Lit, whole_case};
use crate::engine::syntax::CaseFile;

/// How many differences are told first at most.
const TOLD: usize = 10;
/// How many of them are about one stage at most.
const OF_A_STAGE: usize = 3;
/// Cases looked at for one that shows that an edition does not hold.
const NOT_SUPPOSED: usize = 6;

/// What to tell first.
pub(super) fn summary(witness: &Witness) -> Vec<Foremost> {
    let ground = Ground::of(witness.sides);
    let stages = Stages::of(witness.compared);
    let mut beside = Beside::new(&ground, &stages, true, witness.cancel);
    let mut table = Table { witness, stages: &stages, told: Vec::new(), provisions: Vec::new() };
    let not_supposed = table.not_supposed(&ground);
    table.told.extend(not_supposed.map(|told| (None, told)));
    let acts = acts_apart(&mut beside, &stages);
    let results = nearest(witness, &mut beside);
    let (by_law, by_reading): (Vec<_>, Vec<_>) =
        table.candidates(results, acts).into_iter().partition(|one| !one.is_by_reading);
    // First one of every stage, then whatever is nearest to the normal course.
    for one in &by_law {
        if table.of_stage(one.stage) == 0 {
            table.tell(&mut beside, one);
        }
    }
    for one in by_law.iter().chain(&by_reading) {
        table.tell(&mut beside, one);
    }
    table.told.sort_by_key(|(stage, one)| (*stage, one.departures));
    table.told.into_iter().map(|(_, one)| one).collect()
}

/// A difference that may be told.
struct Candidate {
    stage: usize,
    /// How far it is from the normal course.
    weight: usize,
    /// What is compared where the weight is the same.
    order: Order,
    is_by_reading: bool,
    difference: Difference,
}

/// Of differences equally far from the normal course: those that need incidents of two stages come last, duties and rights
/// come after results, then those on what a stage is about before all come first.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct Order {
    is_of_two_stages: bool,
    is_act: bool,
    rank: Option<usize>,
    rule: Option<RuleIndex>,
    facts: usize,
}

enum Difference {
    /// Of result, with the side whose provision is about the stage.
    Result(Nearest, usize),
    Act(Apart),
}

struct Table<'a> {
    witness: &'a Witness<'a>,
    stages: &'a Stages,
    told: Vec<(Option<usize>, Foremost)>,
    /// What is told already: the side, how its provision is cited, and with how many departures.
    provisions: Vec<(usize, String, usize)>,
}

impl Table<'_> {
    fn editions(&self) -> [Compared<'_>; 2] {
        self.witness.compared
    }

    /// All differences with their stages. What is to be done counts as one departure further than a result, and as one more
    /// where the other edition lays it down too, in other cases.
    fn candidates(&self, results: Vec<Nearest>, acts: Vec<Apart>) -> Vec<Candidate> {
        let editions = self.editions().map(|side| side.edition);
        let of_results = results.into_iter().filter_map(|one| {
            let (stage, side) = self.stages.of_both(editions, one.found.rules)?;
            let rule = one.found.rules.get(side).copied().flatten();
            let order = Order {
                is_of_two_stages: one.departures > 1 && self.is_of_two_stages(one.found.rules),
                is_act: false,
                rank: self.rank(side, rule),
                rule,
                facts: one.found.facts.len(),
            };
            let weight = one.departures;
            let is_by_reading = one.found.said.iter().any(|said| !said.readings.is_empty());
            Some(Candidate { stage, weight, order, is_by_reading, difference: Difference::Result(one, side) })
        });
        let of_acts = acts.into_iter().map(|act| {
            let [own, others] = &act.rules;
            let rule = own.first().copied();
            let rank = self.rank(act.side, rule);
            let order = Order { is_of_two_stages: false, is_act: true, rank, rule, facts: 0 };
            let weight = act.departures + 1 + usize::from(!others.is_empty());
            let stage = act.stage;
            Candidate { stage, weight, order, is_by_reading: false, difference: Difference::Act(act) }
        });
        let mut found: Vec<_> = of_results.chain(of_acts).collect();
        found.sort_by(|one, other| (one.weight, &one.order).cmp(&(other.weight, &other.order)));
        found
    }

    fn is_of_two_stages(&self, rules: [Option<RuleIndex>; 2]) -> bool {
        let stage = |place: usize| {
            let edition = self.editions().get(place)?.edition;
            self.stages.of_rule(edition, rules.get(place).copied().flatten()?)
        };
        stage(0) != stage(1)
    }

    fn rank(&self, side: usize, rule: Option<RuleIndex>) -> Option<usize> {
        self.stages.rank(self.editions().get(side)?.edition, rule?)
    }

    /// Tells a difference, if there is room for it, it is new, and it is confirmed.
    fn tell(&mut self, beside: &mut Beside, one: &Candidate) -> bool {
        let is_full = self.told.len() >= TOLD || self.of_stage(one.stage) >= OF_A_STAGE;
        let provisions = self.provisions_of(one);
        if is_full || !self.is_new(&provisions) || self.is_compound(one, &provisions) {
            return false;
        }
        let found = match &one.difference {
            Difference::Result(nearest, side) => Some(self.result(nearest, one.stage, *side)),
            Difference::Act(act) => act.facts(beside).and_then(|facts| {
                rounded(beside.both.sides[0].vocabulary, &facts, |facts| self.act(act, facts))
            }),
        };
        let Some(found) = found else { return false };
        let provisions = self.provisions_in(&found);
        if !self.is_new(&provisions) {
            return false;
        }
        let departures = found.departures;
        self.provisions.extend(provisions.into_iter().map(|(side, cited)| (side, cited, departures)));
        self.told.push((Some(one.stage), found));
        true
    }

    fn is_new(&self, provisions: &[(usize, String)]) -> bool {
        provisions.iter().any(|(side, cited)| {
            !self.provisions.iter().any(|(told, known, _)| told == side && known == cited)
        })
    }

    /// Whether two things happen in it, each of which ends the game, and one of them was told by itself.
    fn is_compound(&self, one: &Candidate, provisions: &[(usize, String)]) -> bool {
        let Difference::Result(Nearest { departures, .. }, _) = &one.difference else { return false };
        let told_with_fewer = |(side, cited): &(usize, String)| {
            let mut told = self.provisions.iter();
            told.any(|(told, known, fewer)| told == side && known == cited && fewer < departures)
        };
        provisions.len() > 1 && provisions.iter().any(told_with_fewer)
    }

    fn of_stage(&self, stage: usize) -> usize {
        self.told.iter().filter(|(told, _)| *told == Some(stage)).count()
    }

    /// The provisions by which one difference is like another.
    fn provisions_of(&self, one: &Candidate) -> Vec<(usize, String)> {
        match &one.difference {
            Difference::Result(nearest, _) => self.ending(nearest.found.rules),
            Difference::Act(act) => {
                let [own, _] = &act.rules;
                let cited = own.iter().filter_map(|rule| self.cited(act.side, *rule));
                cited.collect()
            }
        }
    }

    fn provisions_in(&self, one: &Foremost) -> Vec<(usize, String)> {
        if one.is_of_result() {
            return self.ending(one.rulings.each_ref().map(|ruling| ruling.rule));
        }
        let rules =
            one.rulings.iter().enumerate().filter_map(|(side, ruling)| self.cited(side, ruling.rule?));
        rules.collect()
    }

    /// Those of two provisions that do more than let the game go on.
    fn ending(&self, rules: [Option<RuleIndex>; 2]) -> Vec<(usize, String)> {
        let each = rules.into_iter().enumerate().filter_map(|(side, rule)| {
            let edition = self.editions().get(side)?.edition;
            let ends = !lets_go_on(edition.rule(rule?)?);
            self.cited(side, rule?).filter(|_| ends)
        });
        each.collect()
    }

    fn cited(&self, side: usize, rule: RuleIndex) -> Option<(usize, String)> {
        Some((side, self.editions().get(side)?.edition.rule(rule)?.cite.clone()))
    }

    /// A difference of result, with round durations.
    fn result(&self, nearest: &Nearest, stage: usize, side: usize) -> Foremost {
        let Nearest { departures, found } = nearest;
        let again = |facts| {
            let divergence = Divergence { outcomes: found.outcomes, rules: found.rules, facts };
            let again = self.witness.confirmed(&divergence)?;
            let alike = |(rule, said): (&Option<RuleIndex>, &super::differences::Said)| {
                rule.is_none_or(|rule| said.rules.contains(&rule))
            };
            let is_same = again.outcomes == found.outcomes && again.rules.iter().zip(&again.said).all(alike);
            is_same.then_some(again)
        };
        let found = rounded(self.witness.sides[0].vocabulary, &found.facts, again);
        let found = found.unwrap_or_else(|| nearest.found.clone());
        self.foremost(found, *departures, Some(stage), side)
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
            speaks: rules.get(place).is_some_and(Option::is_some),
            result: results.get(place).copied().flatten(),
            outcome,
            readings,
        };
        let rulings = [ruling(0, first.outcome, first.readings), ruling(1, second.outcome, second.readings)];
        Foremost { stage: stage.map(|stage| self.stages.name(stage)), side, departures, rulings, facts, case }
    }

    /// What happens where an edition's text does not hold because the event has not adopted it, and the other's does: of the
    /// cases nearest to the normal course that which the fewest facts show.
    fn not_supposed(&self, ground: &Ground) -> Option<Foremost> {
        let [first, second] = self.witness.sides.map(provisos);
        let silent = match (first.is_empty(), second.is_empty()) {
            (true, false) => 1,
            (false, true) => 0,
            (true, true) | (false, false) => return None,
        };
        let mut beside = Beside::new(ground, self.stages, false, self.witness.cancel);
        let wanted = [beside.both.speaks(1 - silent), !beside.both.speaks(silent)];
        let fewest = beside.fewest(&wanted, 0)?;
        let mut found = Vec::new();
        for _ in 0..NOT_SUPPOSED {
            if beside.fewest(&wanted, fewest) != Some(fewest) {
                break;
            }
            let Some(divergence) = divergence(&mut beside, &wanted, fewest) else { break };
            found.extend(self.witness.confirmed(&divergence));
        }
        found.sort_by_key(|one| {
            (self.rank(1 - silent, one.rules.get(1 - silent).copied().flatten()), one.facts.len())
        });
        let found = found.into_iter().next()?;
        Some(self.foremost(found, fewest, None, 1 - silent))
    }

    /// What one edition lays down in this case and the other does not, with what that one says of the matter instead.
    fn act(&self, act: &Apart, facts: Vec<(FactId, Value)>) -> Option<Foremost> {
        let own = *self.editions().get(act.side)?;
        let other = *self.editions().get(1 - act.side)?;
        let vocabulary = &own.library.rulebook.vocabulary;
        let case = case(vocabulary, &facts, vocabulary.matters().iter().map(String::as_str));
        let decided = |side: Compared| side.library.decide(side.edition, &case).ok();
        let (own_decision, other_decision) = (decided(own)?, decided(other)?);
        let [rules, others] = &act.rules;
        let first = own.edition.rule(*rules.first()?)?;
        let wanted = drawn(vocabulary, &first.then.get(act.conclusion)?.value)?;
        let (own_lines, other_lines) = (lines(own, &own_decision), lines(other, &other_decision));
        let is_of_stage = |rule: RuleIndex| self.stages.of_rule(own.edition, rule) == Some(act.stage);
        let drawing = own_lines.iter().find(|(rule, line)| *line == wanted && is_of_stage(*rule));
        let rule = drawing.map(|(rule, _)| *rule)?;
        if other_lines.iter().any(|(_, line)| *line == wanted) || own_decision.result != other_decision.result
        {
            return None;
        }
        let title = &own.edition.article_of(rule)?.title;
        let of_matter: Vec<_> = other_lines
            .iter()
            .filter(|(rule, _)| {
                other.edition.article_of(*rule).is_some_and(|article| article.title == *title)
            })
            .collect();
        let is_shared = |line: &String| own_lines.iter().any(|(_, own)| own == line);
        // A time that only follows from what both lay down is no difference.
        let follows = matches!(first.then.get(act.conclusion)?.value, Conclusion::Set(..));
        let of_article = |rule: RuleIndex| own.edition.article_of(rule).map(|article| &article.number);
        let laid_down = |line: &String| {
            own_lines.iter().any(|(of, own)| own == line && of_article(*of) == of_article(rule))
        };
        if follows && other_lines.iter().any(|(_, line)| laid_down(line)) {
            return None;
        }
        // Best what says the same but for this; else what says something else.
        let beside: Vec<_> = own_lines.iter().filter(|(of, _)| *of == rule).map(|(_, line)| line).collect();
        let like_it = of_matter.iter().find(|(_, line)| beside.contains(&line));
        let otherwise = of_matter.iter().find(|(_, line)| !is_shared(line));
        let instead = like_it.or(otherwise).or(of_matter.first()).map(|(rule, _)| *rule);
        // What the other edition says of it elsewhere, under other titles, is not told in a sentence.
        let has_article = other.edition.articles.iter().any(|article| article.title == *title);
        if instead.is_none() && !others.is_empty() && !has_article {
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
        let other_ruling = ruling(&other_decision, instead, instead.is_some() || !others.is_empty());
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

/// A difference of result, and in how many facts its case departs from the normal course.
pub(super) struct Nearest {
    pub(super) departures: usize,
    pub(super) found: Disagreement,
}

/// Differences looked for: many times what is told first.
const ENOUGH: usize = 40;

/// The differences of result between what two editions say, in the order of their departures.
pub(super) fn nearest(witness: &Witness, beside: &mut Beside) -> Vec<Nearest> {
    let speaking = [beside.both.speaks(0), beside.both.speaks(1)];
    let wanted = [beside.results_apart(), speaking[0], speaking[1]];
    let mut found = Vec::new();
    let mut departures = 0;
    for _ in 0..ENOUGH {
        let Some(fewest) = beside.fewest(&wanted, departures) else { break };
        departures = fewest;
        let Some(divergence) = divergence(beside, &wanted, departures) else { break };
        let confirmed = witness.confirmed(&divergence).filter(|one| one.outcomes[0] != one.outcomes[1]);
        found.extend(confirmed.map(|found| Nearest { departures, found }));
    }
    found
}

/// A case of that, with so many departures; the two provisions that it shows are not shown again.
pub(super) fn divergence(beside: &mut Beside, wanted: &[Lit], departures: usize) -> Option<Divergence> {
    beside.plainest(wanted, departures)?;
    let [first, second] = beside.both.sides;
    let [one, other] = &beside.both.copies;
    let rules = [concluding(first, &beside.both.search, one), concluding(second, &beside.both.search, other)];
    let outcomes = [beside.outcome(0), beside.outcome(1)];
    let whole = whole_case(first.vocabulary, beside.nothing(), &beside.both.search);
    let excluded: Vec<_> = (0..2)
        .zip(rules)
        .flat_map(|(place, rule)| beside.both.not_applying(place, rule.as_slice()))
        .collect();
    let shrink = Shrink { sides: beside.both.sides, tellers: beside.tellers, rules };
    let facts = smallest(whole, |facts| shrink.shows(facts))?;
    let facts = beside.probe().shrink(&shrink, facts);
    beside.both.search.require(excluded);
    Some(Divergence { outcomes, rules, facts })
}

/// Something laid down by one edition only, in some case.
pub(super) struct Apart {
    /// Whose: the first edition's or the second's.
    pub(super) side: usize,
    pub(super) stage: usize,
    pub(super) departures: usize,
    /// Its rules, that which is about the stage first, and those of the other edition that say the same in other cases.
    pub(super) rules: [Vec<RuleIndex>; 2],
    /// Its place among the conclusions of the first rule.
    pub(super) conclusion: usize,
    /// What must hold for it.
    wanted: Vec<Lit>,
}

/// What each edition lays down and the other does not, that which needs the fewest departures first.
fn acts_apart(beside: &mut Beside, stages: &Stages) -> Vec<Apart> {
    let alike = beside.both.results_alike();
    let mut found = Vec::new();
    for side in [0, 1] {
        let sides = [beside.both.sides.get(side).copied(), beside.both.sides.get(1 - side).copied()];
        let [Some(own), Some(other)] = sides else { continue };
        let elsewhere: BTreeMap<_, _> = by_conclusion(other);
        for (key, (rules, conclusion)) in by_conclusion(own) {
            let stage = rules.first().and_then(|rule| stages.of_rule(own.edition, *rule));
            let Some(stage) = stage.filter(|_| is_act(own, &rules, conclusion)) else { continue };
            let others = elsewhere.get(&key).map(|(rules, _)| rules.clone()).unwrap_or_default();
            let silent = beside.both.not_applying(side, &rules);
            let mut wanted = vec![!beside.both.search.all_of(&silent)];
            wanted.extend(beside.both.not_applying(1 - side, &others));
            wanted.extend(&alike);
            let Some(departures) = beside.fewest(&wanted, 0) else { continue };
            found.push(Apart { side, stage, departures, rules: [rules, others], conclusion, wanted });
        }
    }
    // What the other edition never says is plainer than what it says in other cases.
    found.sort_by_key(|apart| {
        let [own, others] = &apart.rules;
        (apart.departures, !others.is_empty(), 1 - apart.side, own.first().copied())
    });
    found
}

/// Whether it is something for people to do or to reckon with: that the game is over is told with the result.
fn is_act(side: Scope, rules: &[RuleIndex], conclusion: usize) -> bool {
    let rule = rules.first().and_then(|rule| side.edition.rule(*rule));
    // A commentary is no law.
    let rule = rule.filter(|rule| rule.letter || rule.interpretation.is_some());
    let then = rule.and_then(|rule| rule.then.get(conclusion)).map(|then| &then.value);
    match then {
        Some(Conclusion::Duty(_) | Conclusion::Set(..)) => true,
        Some(Conclusion::State(state)) => {
            side.vocabulary.state(*state).is_some_and(|state| state.matter != Matter::RESULT)
        }
        Some(Conclusion::Result(_)) | None => false,
    }
}

impl Apart {
    /// The fewest facts of a case that shows it; none if it rests on what neither edition's own condition asks.
    pub(super) fn facts(&self, beside: &mut Beside) -> Option<Vec<(FactId, Value)>> {
        beside.plainest(&self.wanted, self.departures)?;
        let own = beside.both.sides.get(self.side).copied()?;
        let other = beside.both.sides.get(1 - self.side).copied()?;
        let whole = whole_case(own.vocabulary, beside.nothing(), &beside.both.search);
        let (own_teller, other_teller) = (beside.tellers.get(self.side)?, beside.tellers.get(1 - self.side)?);
        let [rules, others] = &self.rules;
        let shows = |told: &[(FactId, Value)]| {
            own_teller
                .accepted(told)
                .is_some_and(|facts| truths(own.program, &facts, rules).contains(&Truth::True))
                && other_teller.accepted(told).is_some_and(|facts| {
                    truths(other.program, &facts, others).iter().all(|truth| *truth == Truth::False)
                })
        };
        let facts = with_plain_amounts(smallest(whole, shows)?, beside.both.sides, shows);
        let asked = [asked(own, rules), asked(other, others)].concat();
        facts.iter().all(|(fact, _)| asked.contains(fact)).then_some(facts)
    }
}

/// The facts that the conditions of rules ask, and those without which their articles do not hold.
fn asked(side: Scope, rules: &[RuleIndex]) -> Vec<FactId> {
    let gates: Vec<_> =
        rules.iter().filter_map(|rule| Some(side.program.rules.get(rule.index())?.when)).collect();
    let provided = side.edition.provided.iter().filter_map(|(_, fact)| *fact);
    side.program.circuit.facts_under_all(&gates).into_iter().chain(provided).collect()
}

/// Minutes that people say.
const MINUTES: [i64; 6] = [15, 30, 60, 75, 90, 120];
/// Durations changed together at most: with more of them each keeps its own.
const TOGETHER: usize = 3;

/// What comes of the first facts with round durations, each another, of which anything comes; else of the facts themselves.
pub(super) fn rounded<T>(
    vocabulary: &Vocabulary,
    facts: &[(FactId, Value)],
    mut of: impl FnMut(Vec<(FactId, Value)>) -> Option<T>,
) -> Option<T> {
    let kind = |fact: FactId| &vocabulary.fact(fact).kind;
    let durations = facts.iter().filter(|(fact, _)| kind(*fact) == &Type::Duration).count();
    // Where moments stand in time, one depends on the other.
    let has_moments = facts.iter().any(|(fact, _)| kind(*fact) == &Type::Moment);
    if durations > 0 && durations <= TOGETHER && !has_moments {
        for chosen in choices(durations) {
            let mut left = chosen.into_iter();
            let round = facts.iter().map(|(fact, value)| {
                let minutes = if kind(*fact) == &Type::Duration { left.next() } else { None };
                (*fact, minutes.map_or_else(|| value.clone(), |minutes| Value::Amount(minutes * 60)))
            });
            if let Some(found) = of(round.collect()) {
                return Some(found);
            }
        }
    }
    of(facts.to_vec())
}

/// All choices of so many different numbers of minutes, the smallest first.
fn choices(count: usize) -> Vec<Vec<i64>> {
    let mut found = vec![Vec::new()];
    for _ in 0..count {
        found = found
            .iter()
            .flat_map(|chosen: &Vec<i64>| {
                let others = MINUTES.iter().filter(|minutes| !chosen.contains(minutes));
                others.map(|minutes| [chosen.as_slice(), &[*minutes]].concat()).collect::<Vec<_>>()
            })
            .collect();
    }
    found
}
