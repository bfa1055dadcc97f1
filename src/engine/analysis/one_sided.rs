//! Duties, rights, times and states that one edition rules and another does not, in a case to which both give one result; and
//! articles of two editions that say the same, perhaps under other numbers.

use std::collections::{BTreeMap, BTreeSet};

use super::differences::as_usually_read;
use super::shrink::{Both, smallest, with_plain_amounts};
use super::witness::{Compared, clause_naming};
use crate::engine::cancel::Cancel;
use crate::engine::facts::{Facts, Teller};
use crate::engine::model::{
    Article, Conclusion, Edition, FactId, Formula, Rule, RuleIndex, Unless, Value, Vocabulary,
};
use crate::engine::program::{Program, Scope, Truth};
use crate::engine::solver::whole_case;

/// A conclusion, other than a result, that one edition draws where the other does not.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OneSided {
    /// The rules that draw it, and its place in the first of them.
    pub rules: Vec<RuleIndex>,
    /// Its place among the conclusions of the first rule.
    pub conclusion: usize,
    /// The facts of a case in which only one edition draws it, the result being the same; none where the other never does.
    pub facts: Option<Vec<(FactId, Value)>>,
}

/// A conclusion by name, the same in every edition; none for a result.
#[must_use]
pub(crate) fn drawn(vocabulary: &Vocabulary, conclusion: &Conclusion) -> Option<String> {
    match conclusion {
        Conclusion::Result(_) => None,
        Conclusion::Duty(duty) => {
            let act = vocabulary.act(duty.act).map_or("", |act| act.name.as_str());
            let object = duty.object.as_deref().unwrap_or("");
            Some(format!("{} {} {act} {object}", duty.party.as_str(), duty.modality.as_str()))
        }
        Conclusion::Set(fact, expression) => {
            Some(format!("set {} to {expression:?}", vocabulary.fact(*fact).name))
        }
        Conclusion::State(state) => vocabulary.state(*state).map(|state| state.name.clone()),
    }
}

/// What one edition draws and the other does not, in the order of its rules; as far as found when it is cancelled.
#[must_use]
pub(crate) fn one_sided(own: Scope, other: Scope, cancel: &Cancel) -> Vec<OneSided> {
    let nothing = as_usually_read([own, other]);
    let both = Both::new([own, other], &nothing, cancel);
    let tellers = [own, other].map(|side| Teller::new(side.vocabulary, side.program));
    let mut look = Look { both, tellers, nothing: &nothing };
    let elsewhere = by_conclusion(other);
    let mut found = Vec::new();
    for (key, (rules, conclusion)) in by_conclusion(own) {
        match elsewhere.get(&key) {
            None => found.push(OneSided { rules, conclusion, facts: None }),
            Some((others, _)) => {
                let facts = look.case(&rules, others);
                found.extend(facts.map(|facts| OneSided { rules, conclusion, facts: Some(facts) }));
            }
        }
    }
    found.sort_by_key(|one| one.rules.first().copied());
    found
}

struct Look<'a> {
    both: Both<'a>,
    tellers: [Teller<'a>; 2],
    nothing: &'a Facts,
}

impl Look<'_> {
    /// A case in which some of these rules of the first edition apply and none of the others, of the second.
    fn case(&mut self, rules: &[RuleIndex], others: &[RuleIndex]) -> Option<Vec<(FactId, Value)>> {
        let [own, other] = self.both.sides;
        let silent = self.both.not_applying(0, rules);
        let mut wanted = self.both.not_applying(1, others);
        wanted.push(!self.both.search.all_of(&silent));
        // What differs with the result is told with it.
        wanted.extend(self.both.results_alike());
        self.both.search.normal_course(&wanted)?;
        let whole = whole_case(own.vocabulary, self.nothing, &self.both.search);
        let [own_teller, other_teller] = &self.tellers;
        let shows = |told: &[(FactId, Value)]| {
            let draws = |facts: Facts| truths(own.program, &facts, rules).contains(&Truth::True);
            let silent = |facts: Facts| {
                truths(other.program, &facts, others).iter().all(|truth| *truth == Truth::False)
            };
            own_teller.accepted(told).is_some_and(draws) && other_teller.accepted(told).is_some_and(silent)
        };
        Some(with_plain_amounts(smallest(whole, shows)?, self.both.sides, shows))
    }
}

/// The rules that draw each conclusion, and its place in the first of them.
pub(super) fn by_conclusion(side: Scope) -> BTreeMap<String, (Vec<RuleIndex>, usize)> {
    let mut found: BTreeMap<String, (Vec<RuleIndex>, usize)> = BTreeMap::new();
    for (index, rule) in side.edition.numbered() {
        for (place, key) in keys(side.vocabulary, rule) {
            let (rules, _) = found.entry(key).or_insert((Vec::new(), place));
            if !rules.contains(&index) {
                rules.push(index);
            }
        }
    }
    found
}

fn keys<'a>(vocabulary: &'a Vocabulary, rule: &'a Rule) -> impl Iterator<Item = (usize, String)> + 'a {
    let numbered = rule.then.iter().enumerate();
    numbered.filter_map(|(place, then)| Some((place, drawn(vocabulary, &then.value)?)))
}

pub(super) fn truths(program: &Program, facts: &Facts, rules: &[RuleIndex]) -> Vec<Truth> {
    let truths = program.circuit.evaluate(&facts.truths(program.circuit.atoms()));
    let gates = rules.iter().filter_map(|rule| program.rules.get(rule.index()));
    gates.filter_map(|gates| truths.get(gates.applies.index()).copied()).collect()
}

/// Two articles on one matter whose rules ask and conclude the same.
#[derive(Debug, Clone, Copy)]
pub struct Same<'a> {
    /// The article of the first edition.
    pub first: &'a Article,
    /// That of the second.
    pub second: &'a Article,
    /// Their rules give way to the same rules, too.
    pub same_exceptions: bool,
}

/// Articles on one matter whose rules ask and conclude the same.
pub(super) fn same<'a>(first: Compared<'a>, second: Compared<'a>) -> Vec<Same<'a>> {
    let mut pairs = Vec::new();
    for article in &first.edition.articles {
        let own = norms(first, article);
        let twins = second.edition.articles.iter().filter(|other| other.title == article.title);
        pairs.extend(twins.map(|twin| (twin, norms(second, twin))).find_map(|(twin, norms)| {
            let asked = |norms: &BTreeSet<Norm>| -> BTreeSet<String> {
                norms.iter().map(|norm| norm.says.clone()).collect()
            };
            let same = Same { first: article, second: twin, same_exceptions: norms == own };
            (asked(&norms) == asked(&own)).then_some(same)
        }));
    }
    pairs
}

/// A rule without numbers.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct Norm {
    /// What it asks and concludes.
    says: String,
    /// The rules it gives way to.
    unless: BTreeSet<Vec<String>>,
}

fn norms(side: Compared, article: &Article) -> BTreeSet<Norm> {
    let rules = side.edition.rules.get(article.rules.clone()).unwrap_or_default();
    rules.iter().map(|rule| norm(side, rule)).collect()
}

fn norm(side: Compared, rule: &Rule) -> Norm {
    let vocabulary = &side.library.rulebook.vocabulary;
    let asked = without(&rule.when, side.edition.proviso(&rule.id));
    let when = clause_naming(vocabulary, &|rule| numberless(side.edition, rule), &asked);
    let then = rule.then.iter().map(|then| &then.value);
    let then: Vec<_> = then.map(|then| drawn(vocabulary, then).unwrap_or_else(|| result(then))).collect();
    let unless = rule.unless_written.iter().map(|unless| excepted(side.edition, unless)).collect();
    Norm { says: format!("{when}: {}", then.join("; ")), unless }
}

fn result(conclusion: &Conclusion) -> String {
    match conclusion {
        Conclusion::Result(verdict) => format!("{:?}", verdict.outcome()),
        Conclusion::Duty(_) | Conclusion::Set(..) | Conclusion::State(_) => String::new(),
    }
}

/// What a name in `unless` covers: an article by its concept, or rules.
fn excepted(edition: &Edition, unless: &Unless) -> Vec<String> {
    if let Some(article) = edition.articles.iter().find(|article| article.number == unless.name.value) {
        return vec![article.title.clone()];
    }
    unless.rules.iter().map(|rule| numberless(edition, *rule)).collect()
}

/// A rule by the concept of its article and what stands behind the article's number.
fn numberless(edition: &Edition, index: RuleIndex) -> String {
    let (Some(rule), Some(article)) = (edition.rule(index), edition.article_of(index)) else {
        return String::new();
    };
    let rest = rule.id.strip_prefix(&article.number).unwrap_or(&rule.id);
    format!("{}{rest}", article.title)
}

/// A condition without the proviso that stands before it.
fn without(formula: &Formula, proviso: Option<FactId>) -> Formula {
    match (formula, proviso) {
        (Formula::And(parts), Some(fact)) => {
            let rest: Vec<_> = parts.iter().filter(|part| **part != Formula::Holds(fact)).cloned().collect();
            if let [only] = &rest[..] { only.clone() } else { Formula::And(rest) }
        }
        (Formula::Holds(_), Some(_)) => Formula::ALWAYS,
        (_, _) => formula.clone(),
    }
}
