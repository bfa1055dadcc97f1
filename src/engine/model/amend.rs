//! Editions that amend another -> editions written out in full.
//!
//! An amending edition states only the changes: renumbered provisions (`renumber`), removed ones (`repeal`), articles that
//! apply only under a condition (`provided`); and, in its article files, rules, examples and misconceptions that are added,
//! or that replace those with the same id or `case`. Everything else is copied from the amended edition, texts and examples
//! included.

use std::borrow::Cow;

use super::clauses::unknown;
use super::rulebook::{Place, rest_under};
use crate::engine::diagnostic::{Code, Diagnostic};
use crate::engine::source::Src;
use crate::engine::syntax::{
    ArticleFile, AssumptionEntry, Condition, EditionFile, ExamEntry, ExampleEntry, GapEntry,
    MisconceptionEntry, Name, Node, Origin, RuleEntry, TopicShare, Tree, When,
};

/// All editions, each with everything it takes over.
pub(super) fn written_out(editions: Vec<EditionFiles>, faults: &mut Vec<Diagnostic>) -> Vec<EditionFiles> {
    let amends = |edition: &EditionFiles| edition.edition.amends.is_some();
    let mut whole = |edition| full(&editions, edition, &mut Vec::new(), faults).map(Cow::into_owned);
    let amending: Vec<_> = editions.iter().map(|edition| amends(edition).then(|| whole(edition))).collect();
    // One that amends no other is written out as it is.
    let written_out = editions.into_iter().zip(amending);
    written_out.filter_map(|(edition, amending)| amending.unwrap_or(Some(edition))).collect()
}

fn full<'e>(
    editions: &'e [EditionFiles],
    files: &'e EditionFiles,
    amending: &mut Vec<String>,
    faults: &mut Vec<Diagnostic>,
) -> Option<Cow<'e, EditionFiles>> {
    let id = &files.edition.edition;
    if amending.contains(&id.value) {
        amending.push(id.value.clone());
        faults.push(Diagnostic::at(Code::ReferenceCycle, id.span).with("path", amending.join(" -> ")));
        return None;
    }
    let Some(amends) = &files.edition.amends else { return Some(Cow::Borrowed(files)) };
    let known = || editions.iter().map(|edition| edition.edition.edition.value.as_str());
    let Some(base) = editions.iter().find(|edition| edition.edition.edition.value == amends.value) else {
        faults.push(unknown(Code::UnknownEdition, amends, known()));
        return None;
    };
    amending.push(id.value.clone());
    let base = full(editions, base, amending, faults)?;
    amending.pop();
    let amendment = Amendment { edition: &files.edition, base: &base };
    amendment.report_unknown_numbers(faults);
    let mut articles: Vec<_> =
        base.articles.iter().filter_map(|article| amendment.taken_over(article)).collect();
    for article in &files.articles {
        match articles.iter_mut().find(|known| known.article.value == article.article.value) {
            Some(known) => merge(known, article),
            None => articles.push(article.clone()),
        }
    }
    for article in &mut articles {
        amendment.provide(article);
    }
    let renumbered = amendment.numbers();
    let provided = amendment.provisos().chain(files.edition.provided.iter().cloned()).collect();
    let assumed = assumed(&base.edition.assumed, &files.edition.assumed);
    let instants = [base.edition.instants.as_slice(), &files.edition.instants].concat();
    let exam = files.edition.exam.clone().or_else(|| amendment.exam());
    let not_held = [base.edition.not_held.as_slice(), &files.edition.not_held].concat();
    let unsettled = [base.edition.unsettled.as_slice(), &files.edition.unsettled].concat();
    let gaps = amendment.gaps();
    // An act that is stated anew comes last and prevails.
    let acts = [base.edition.acts.as_slice(), &files.edition.acts].concat();
    let edition = EditionFile {
        provided,
        not_held,
        unsettled,
        gaps,
        acts,
        assumed,
        instants,
        exam,
        ..files.edition.clone()
    };
    Some(Cow::Owned(EditionFiles { edition, articles, renumbered }))
}

/// What an amending edition assumes, in the order in which it is tried. Of one fact its own assumptions stand before the
/// inherited ones, which hold on where they do not; but one that is always made stands behind every one that is made only
/// `when` something holds, the inherited ones among them: else it would leave nothing of those.
fn assumed(earlier: &[AssumptionEntry], own: &[AssumptionEntry]) -> Vec<AssumptionEntry> {
    let is_own = |fact: &Name| own.iter().any(|own| own.fact.value == fact.value);
    let mut all: Vec<_> = earlier.iter().filter(|earlier| !is_own(&earlier.fact)).collect();
    for (place, entry) in own.iter().enumerate() {
        let inherited = earlier.iter().filter(|earlier| earlier.fact.value == entry.fact.value);
        let rest = own.get(place + 1..).unwrap_or_default();
        let is_last = !rest.iter().any(|later| later.fact.value == entry.fact.value);
        if entry.when.is_some() {
            all.push(entry);
            all.extend(inherited.filter(|_| is_last));
        } else {
            all.extend(inherited.filter(|earlier| earlier.when.is_some()));
            all.push(entry);
        }
    }
    all.into_iter().cloned().collect()
}

/// Written for the fact of a proviso: the article is not under it.
const ALWAYS: &str = "always";

/// What one edition changes in another.
struct Amendment<'a> {
    edition: &'a EditionFile,
    base: &'a EditionFiles,
}

impl Amendment<'_> {
    fn report_unknown_numbers(&self, faults: &mut Vec<Diagnostic>) {
        let articles = || self.base.articles.iter().map(|article| article.article.value.as_str());
        let rules = self.base.articles.iter().flat_map(|article| &article.rules);
        let ids: Vec<&str> = articles().chain(rules.map(|rule| rule.rule.value.as_str())).collect();
        let old = self.edition.renumbered.iter().map(|(old, _)| old).chain(&self.edition.repealed);
        for name in old.filter(|name| !ids.iter().any(|id| rest_under(id, &name.value).is_some())) {
            faults.push(unknown(Code::UnknownRule, name, articles()));
        }
    }

    fn is_repealed(&self, id: &str) -> bool {
        self.edition.repealed.iter().any(|name| rest_under(id, &name.value).is_some())
    }

    /// The number under this edition: the longest renumbered part is replaced.
    fn renumbered(&self, id: &str) -> String {
        let (prefix, bare) = id.strip_prefix("rule ").map_or(("", id), |bare| ("rule ", bare.trim()));
        let changes = self.edition.renumbered.iter();
        let matching = changes.filter_map(|(old, new)| Some((old, new, rest_under(bare, &old.value)?)));
        let longest = matching.max_by_key(|(old, ..)| old.value.len());
        longest.map_or_else(|| id.to_owned(), |(_, new, rest)| format!("{prefix}{}{rest}", new.value))
    }

    /// Every number that changed since the edition in which the words were written.
    fn numbers(&self) -> Vec<(String, String)> {
        let earlier = self.base.renumbered.iter().map(|(old, new)| (old.clone(), self.renumbered(new)));
        let own = self.edition.renumbered.iter().map(|(old, new)| (old.value.clone(), new.value.clone()));
        let mut numbers: Vec<_> = earlier.chain(own).collect();
        // The longest number first, so that the first that fits is the most exact.
        numbers.sort_by_key(|(old, _)| std::cmp::Reverse(old.len()));
        numbers
    }

    fn renamed(&self, name: &Name) -> Name {
        Src::new(self.renumbered(&name.value), name.span)
    }

    /// A name that may stay: not repealed, under its new number.
    fn kept(&self, name: &Name) -> Option<Name> {
        let bare = name.value.strip_prefix("rule ").unwrap_or(&name.value);
        (!self.is_repealed(bare)).then(|| self.renamed(name))
    }

    fn origin(&self, earlier: Option<&Origin>, id: &str) -> Origin {
        let here = || Origin { edition: self.base.edition.edition.value.clone(), id: id.to_owned() };
        earlier.cloned().unwrap_or_else(here)
    }

    fn taken_over(&self, article: &ArticleFile) -> Option<ArticleFile> {
        let number = self.kept(&article.article)?;
        Some(ArticleFile {
            origin: Some(self.origin(article.origin.as_ref(), &article.article.value)),
            article: number,
            title: article.title.clone(),
            at: article.at.clone(),
            when: article.when.as_ref().map(|when| self.when(when)),
            rules: article.rules.iter().filter_map(|rule| self.rule(rule)).collect(),
            examples: article.examples.iter().filter_map(|example| self.example(example)).collect(),
            misconceptions: article.misconceptions.iter().filter_map(|one| self.misconception(one)).collect(),
        })
    }

    /// Its own gaps, and those of the amended edition that it does not state anew.
    fn gaps(&self) -> Vec<GapEntry> {
        let own = &self.edition.gaps;
        let stays = |entry: &&GapEntry| own.iter().all(|own| own.gap.value != entry.gap.value);
        let earlier = self.base.edition.gaps.iter().filter(stays).map(|entry| GapEntry {
            origin: Some(self.origin(entry.origin.as_ref(), &entry.gap.value)),
            ..entry.clone()
        });
        earlier.chain(own.iter().cloned()).collect()
    }

    /// What an exam asks, under the new numbers.
    fn exam(&self) -> Option<ExamEntry> {
        let exam = self.base.edition.exam.as_ref()?;
        let topics = exam.topics.iter().map(|topic| TopicShare {
            articles: topic.articles.iter().filter_map(|name| self.kept(name)).collect(),
            ..topic.clone()
        });
        Some(ExamEntry { topics: topics.collect(), ..exam.clone() })
    }

    fn rule(&self, rule: &RuleEntry) -> Option<RuleEntry> {
        let id = self.kept(&rule.rule)?;
        Some(RuleEntry {
            origin: Some(self.origin(rule.origin.as_ref(), &rule.rule.value)),
            rule: id,
            cite: rule.cite.as_ref().map(|cite| self.renamed(cite)),
            presupposed: rule.presupposed.as_ref().map(|when| self.when(when)),
            when: rule.when.as_ref().map(|when| self.when(when)),
            unless: rule.unless.iter().filter_map(|name| self.kept(name)).collect(),
            ..rule.clone()
        })
    }

    fn when(&self, when: &When) -> When {
        When { condition: self.condition(&when.condition), ..when.clone() }
    }

    fn condition(&self, condition: &Condition) -> Condition {
        let all = |parts: &[Condition]| parts.iter().map(|part| self.condition(part)).collect();
        match condition {
            Condition::And(parts) => Condition::And(all(parts)),
            Condition::Or(parts) => Condition::Or(all(parts)),
            Condition::Not(part) => Condition::Not(Box::new(self.condition(part))),
            // What this edition does not have never applies.
            Condition::Applies { target, .. } if self.is_repealed(&target.value) => Condition::Or(Vec::new()),
            Condition::Applies { target, kind } => {
                Condition::Applies { target: self.renamed(target), kind: *kind }
            }
            Condition::Holds(_)
            | Condition::Is { .. }
            | Condition::Compare { .. }
            | Condition::Before { .. }
            | Condition::Over(_) => condition.clone(),
        }
    }

    /// An error about a rule that is repealed is none any more.
    fn misconception(&self, entry: &MisconceptionEntry) -> Option<MisconceptionEntry> {
        let when = self.when(&entry.when);
        let origin = Some(self.origin(entry.origin.as_ref(), &entry.misconception.value));
        let asks_in_vain = self.asks_of_repealed(&entry.when.condition);
        (!asks_in_vain).then(|| MisconceptionEntry { when, origin, ..entry.clone() })
    }

    fn asks_of_repealed(&self, condition: &Condition) -> bool {
        match condition {
            Condition::And(parts) | Condition::Or(parts) => {
                parts.iter().any(|part| self.asks_of_repealed(part))
            }
            Condition::Not(part) => self.asks_of_repealed(part),
            Condition::Applies { target, .. } => self.is_repealed(&target.value),
            Condition::Holds(_)
            | Condition::Is { .. }
            | Condition::Compare { .. }
            | Condition::Before { .. }
            | Condition::Over(_) => false,
        }
    }

    /// An example whose result follows from repealed rules alone is not taken over. If a repealed rule applies in it, it loses its `says`
    /// and `now`.
    fn example(&self, example: &ExampleEntry) -> Option<ExampleEntry> {
        let because = example.ruling.iter().find(|(key, _)| key.value == "because").map(|(_, node)| node);
        if because.is_some_and(|node| !is_empty(node) && is_empty(&self.names(node))) {
            return None;
        }
        let applying = example.ruling.iter().find(|(key, _)| key.value == "applies").map(|(_, node)| node);
        let loses = applying.is_some_and(|node| self.names_repealed(node));
        let said =
            example.said.iter().filter(|(key, _)| !(loses && ["says", "now"].contains(&key.value.as_str())));
        let ruling = example.ruling.iter().map(|(key, node)| match key.value.as_str() {
            "because" | "applies" | "not" => (key.clone(), self.names(node)),
            _ => (key.clone(), node.clone()),
        });
        Some(ExampleEntry {
            ruling: ruling.collect(),
            said: said.cloned().collect(),
            taken_over: true,
            ..example.clone()
        })
    }

    /// Whether a repealed rule is among the rule ids of an example's ruling.
    fn names_repealed(&self, node: &Node) -> bool {
        match &node.value {
            Tree::List(items) => items.iter().any(|item| self.names_repealed(item)),
            Tree::Scalar(scalar) => self.is_repealed(&scalar.text),
            Tree::Mapping(_) => false,
        }
    }

    /// The rule ids of an example's ruling, under their new numbers.
    fn names(&self, node: &Node) -> Node {
        let value = match &node.value {
            Tree::List(items) => {
                let kept = items.iter().filter(|item| match &item.value {
                    Tree::Scalar(scalar) => !self.is_repealed(&scalar.text),
                    Tree::List(_) | Tree::Mapping(_) => true,
                });
                Tree::List(kept.map(|item| self.names(item)).collect())
            }
            Tree::Scalar(scalar) => {
                let mut scalar = scalar.clone();
                scalar.text = self.renumbered(&scalar.text);
                Tree::Scalar(scalar)
            }
            Tree::Mapping(_) => node.value.clone(),
        };
        Node { value, ..node.clone() }
    }

    /// The provisos of the amended edition, under the new numbers.
    fn provisos(&self) -> impl Iterator<Item = (Name, Name)> + '_ {
        self.base.edition.provided.iter().map(|(number, fact)| (self.renamed(number), fact.clone()))
    }

    /// Makes the rules of an article hold only where its proviso does, and the examples taken over say that it does.
    /// What is taken over holds already where the provisos of the amended edition do.
    fn provide(&self, article: &mut ArticleFile) {
        let own: Vec<_> = self.edition.provided.clone();
        let all: Vec<_> = self.provisos().chain(own.iter().cloned()).collect();
        for example in article.examples.iter_mut().filter(|example| example.taken_over) {
            example
                .provided
                .extend(own.iter().map(|(_, fact)| fact.clone()).filter(|fact| fact.value != ALWAYS));
        }
        for rule in &mut article.rules {
            let provisos = if rule.origin.is_some() { &own } else { &all };
            let covering =
                provisos.iter().filter(|(number, _)| rest_under(&rule.rule.value, &number.value).is_some());
            if let Some((_, fact)) = covering.max_by_key(|(number, _)| number.value.len())
                && fact.value != ALWAYS
            {
                let proviso = Condition::Holds(fact.clone());
                rule.when = Some(match rule.when.take() {
                    None => When { each_player: None, condition: proviso },
                    Some(When { each_player, condition }) => {
                        When { each_player, condition: Condition::And(vec![proviso, condition]) }
                    }
                });
            }
        }
    }
}

fn is_empty(node: &Node) -> bool {
    matches!(&node.value, Tree::List(items) if items.is_empty())
}

/// Puts what an amending article says over what it takes over.
fn merge(known: &mut ArticleFile, article: &ArticleFile) {
    known.article = article.article.clone();
    if let Some(title) = &article.title {
        known.title = Some(title.clone());
    }
    // What its own file does not say, the article presupposes as before.
    known.when = article.when.clone().or_else(|| known.when.take());
    known.at = article.at.clone().or_else(|| known.at.take());
    let (when, at) = (known.when.clone(), known.at.clone());
    for rule in &article.rules {
        let rule = RuleEntry {
            presupposed: rule.presupposed.clone().or_else(|| when.clone()),
            at: rule.at.clone().or_else(|| at.clone()),
            ..rule.clone()
        };
        match known.rules.iter_mut().find(|earlier| earlier.rule.value == rule.rule.value) {
            Some(earlier) => *earlier = rule,
            None => known.rules.push(rule),
        }
    }
    for example in &article.examples {
        match known.examples.iter_mut().find(|earlier| earlier.case.value == example.case.value) {
            Some(earlier) => *earlier = example.clone(),
            None => known.examples.push(example.clone()),
        }
    }
    for entry in &article.misconceptions {
        let id = &entry.misconception.value;
        match known.misconceptions.iter_mut().find(|earlier| earlier.misconception.value == *id) {
            Some(earlier) => *earlier = entry.clone(),
            None => known.misconceptions.push(entry.clone()),
        }
    }
}

/// The files of one edition.
#[derive(Clone)]
pub(crate) struct EditionFiles {
    /// Its `edition.yaml`.
    pub edition: EditionFile,
    /// Its articles; those of an amending edition are what it changes.
    pub articles: Vec<ArticleFile>,
    /// Numbers of the editions it takes provisions over from, where they changed: old, new.
    pub renumbered: Vec<(String, String)>,
}

impl EditionFiles {
    /// Where the words of a provision stand: with the edition in which it was written.
    pub(super) fn words(&self, origin: Option<&Origin>, id: &str) -> Place {
        let here = || Place { edition: self.edition.edition.value.clone(), id: id.to_owned() };
        origin.map_or_else(here, |origin| Place { edition: origin.edition.clone(), id: origin.id.clone() })
    }
}
