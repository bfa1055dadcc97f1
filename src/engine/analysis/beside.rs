//! One solver search over two editions that counts departures from the normal course; and the stages of an adjourned game:
//! the stage of a provision follows from the title of its article.

use std::collections::BTreeSet;

use super::differences::as_usually_read;
use super::shrink::{Both, Probe};
use super::witness::Compared;
use crate::engine::cancel::Cancel;
use crate::engine::facts::{Facts, Teller};
use crate::engine::model::{Conclusion, Edition, FactId, Formula, Outcome, Rule, RuleIndex};
use crate::engine::program::Scope;
use crate::engine::solver::{Departures, Lit};

/// Departures told apart: a case that needs more is not one to tell first.
pub(super) const MOST: usize = 2;

/// A search over the cases of two editions that both are made for.
pub(super) struct Beside<'a> {
    pub(super) both: Both<'a>,
    pub(super) tellers: &'a [Teller<'a>; 2],
    departures: Departures,
    /// What holds in every case looked at.
    always: Vec<Lit>,
    nothing: &'a Facts,
    probe: Option<Probe<'a>>,
    cancel: &'a Cancel,
}

/// What a search stands on.
pub(super) struct Ground<'a> {
    sides: [Scope<'a>; 2],
    tellers: [Teller<'a>; 2],
    /// Nothing but how contested texts are read.
    nothing: Facts,
}

impl<'a> Ground<'a> {
    pub(super) fn of(sides: [Scope<'a>; 2]) -> Self {
        let tellers = sides.map(|side| Teller::new(side.vocabulary, side.program));
        Self { sides, tellers, nothing: as_usually_read(sides) }
    }
}

impl<'a> Beside<'a> {
    /// Two editions, what only one of them supposes being told or denied; no rule applies that gives a result and belongs to
    /// no stage.
    pub(super) fn new(ground: &'a Ground<'a>, stages: &Stages, supposed: bool, cancel: &'a Cancel) -> Self {
        let Ground { sides, tellers, nothing } = ground;
        let mut both = Both::new(*sides, nothing, cancel);
        let (search, [copy, _], [first, _]) = (&mut both.search, &both.copies, both.sides);
        let mut always = Vec::new();
        for fact in supposed_by_one(*sides) {
            let told = search.formula(first.program, copy, &Formula::Holds(fact));
            always.push(if supposed { told } else { !told });
        }
        for (side, copy) in sides.iter().zip(&both.copies) {
            let outside = side
                .edition
                .numbered()
                .filter(|(index, rule)| concludes(rule) && stages.of_rule(side.edition, *index).is_none());
            let gates = outside.filter_map(|(index, _)| side.program.rules.get(index.index()));
            always.extend(gates.filter_map(|gates| copy.lit(gates.applies)).map(|lit| !lit));
        }
        // Situations declared `not_held` are excluded: a missing rule is not a difference between the laws.
        for situation in sides.iter().flat_map(|side| &side.edition.not_held) {
            always.push(!search.formula(first.program, copy, &situation.value));
        }
        let departures = search.departures(first.program, copy, MOST);
        Self { both, tellers, departures, always, nothing, probe: None, cancel }
    }

    /// The fewest departures with which these can hold, at least so many; the completion found last shows them.
    pub(super) fn fewest(&mut self, wanted: &[Lit], at_least: usize) -> Option<usize> {
        (at_least..=MOST).find(|count| {
            let lits = self.with(wanted, *count);
            self.both.search.possible(&lits)
        })
    }

    /// Makes the completion found last one that shows these with so many departures, as near the normal course as can be.
    pub(super) fn plainest(&mut self, wanted: &[Lit], count: usize) -> Option<()> {
        let lits = self.with(wanted, count);
        self.both.search.normal_course(&lits).map(|_| ())
    }

    fn with(&self, wanted: &[Lit], count: usize) -> Vec<Lit> {
        let bound = self.departures.at_most(count);
        wanted.iter().chain(&self.always).copied().chain(bound).collect()
    }

    pub(super) fn nothing(&self) -> &'a Facts {
        self.nothing
    }

    pub(super) fn probe(&mut self) -> &mut Probe<'a> {
        let (sides, nothing, cancel) = (self.both.sides, self.nothing, self.cancel);
        self.probe.get_or_insert_with(|| Probe::new(sides, nothing, cancel))
    }

    /// That the two editions come to different results.
    pub(super) fn results_apart(&mut self) -> Lit {
        let [one, other] = self.both.outcomes();
        let each: Vec<_> =
            one.into_iter().zip(other).map(|(one, other)| !self.both.search.differ(one, other)).collect();
        !self.both.search.all_of(&each)
    }

    /// The result a side comes to in the completion found last.
    pub(super) fn outcome(&self, place: usize) -> Option<Outcome> {
        let lits = self.both.outcomes();
        let lits = lits.get(place)?;
        let mut found = Outcome::ALL.into_iter().zip(lits).filter(|(_, lit)| self.both.search.holds(**lit));
        found.next().map(|(outcome, _)| outcome)
    }
}

/// The truths without which articles of an edition do not hold.
pub(super) fn provisos(side: Scope) -> BTreeSet<FactId> {
    side.edition.provided.iter().filter_map(|(_, fact)| *fact).collect()
}

/// Those that only one of two editions has: what both suppose may be told or not.
fn supposed_by_one(sides: [Scope; 2]) -> BTreeSet<FactId> {
    let [one, other] = sides.map(provisos);
    one.symmetric_difference(&other).copied().collect()
}

/// The stages in the order of events, by the titles of articles.
pub(super) struct Stages {
    /// Each with its name.
    stages: Vec<(String, Vec<String>)>,
}

impl Stages {
    /// As the vocabulary tells them; where it tells none, each article is a stage, in the order of the later edition.
    pub(super) fn of(compared: [Compared; 2]) -> Self {
        let [first, second] = compared;
        let told = second.library.rulebook.vocabulary.stages();
        let mut stages: Vec<_> =
            told.iter().map(|stage| (stage.name.clone(), stage.articles.clone())).collect();
        if stages.is_empty() {
            for article in second.edition.articles.iter().chain(&first.edition.articles) {
                if !stages.iter().any(|(name, _)| *name == article.title) {
                    stages.push((article.title.clone(), vec![article.title.clone()]));
                }
            }
        }
        Self { stages }
    }

    pub(super) fn name(&self, place: usize) -> String {
        self.stages.get(place).map(|(name, _)| name.clone()).unwrap_or_default()
    }

    /// The place of the stage a rule is about.
    pub(super) fn of_rule(&self, edition: &Edition, rule: RuleIndex) -> Option<usize> {
        let title = &edition.article_of(rule)?.title;
        self.stages.iter().position(|(_, titles)| titles.contains(title))
    }

    /// How near an article is to the matter of its stage: those that the stage names first are.
    pub(super) fn rank(&self, edition: &Edition, rule: RuleIndex) -> Option<usize> {
        let title = &edition.article_of(rule)?.title;
        self.stages.iter().find_map(|(_, titles)| titles.iter().position(|known| known == title))
    }

    /// The stage of two rules that give two results: the earlier one, of those that do more than let the game go on.
    pub(super) fn of_both(
        &self,
        editions: [&Edition; 2],
        rules: [Option<RuleIndex>; 2],
    ) -> Option<(usize, usize)> {
        let mut found: Vec<_> = editions
            .into_iter()
            .zip(rules)
            .enumerate()
            .filter_map(|(side, (edition, rule))| {
                let rule = rule?;
                let lets_go_on = edition.rule(rule).is_some_and(lets_go_on);
                Some((lets_go_on, self.of_rule(edition, rule)?, 1 - side))
            })
            .collect();
        found.sort_unstable();
        found.first().map(|(_, stage, later)| (*stage, 1 - later))
    }
}

/// Whether a rule lets the game go on, if it gives a result at all.
pub(super) fn lets_go_on(rule: &Rule) -> bool {
    let mut results = rule.then.iter().filter_map(|then| then.value.outcome());
    results.all(|outcome| outcome == Outcome::GoesOn)
}

/// Whether a rule concludes a result.
pub(super) fn concludes(rule: &Rule) -> bool {
    rule.then.iter().any(|then| matches!(then.value, Conclusion::Result(_)))
}
