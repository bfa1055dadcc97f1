//! Mutation coverage of the law in words and as JSON: which examples exercise each rule, and which changes of it no example
//! would notice.

use serde_json::{Value as Json, json};

use super::report::{Block, Item, Report, Section};
use crate::engine::analysis::{
    Alteration, ConditionCoverage, Coverage, Expects, Mutant, Proposal, Retimed, Retiming, RuleCoverage,
    Saying, Shown, Survivor, Unnoticed, Unsaid, WideChange, WideChanges, altered, clause, otherwise,
    otherwise_timed,
};
use crate::engine::diagnostic::{Code, Diagnostic};
use crate::engine::library::Library;
use crate::engine::model::{ActId, Conclusion, Example, FactId, FluentId, Formula, Timing, Value, written};
use crate::words::phrases::speaker::{Speaker, sentence};
use crate::words::phrases::words::Words;

/// The page of a coverage: the counts of every article, or every rule with the examples that exercise it and what is
/// lacking.
#[must_use]
pub(crate) fn coverage(words: &Words, library: &Library, found: &[Coverage], rules: bool) -> Report {
    let sections = found.iter().flat_map(|coverage| {
        let page = Page { words, library, coverage };
        let rules = if rules { page.rules() } else { Vec::new() };
        std::iter::once(page.opening(rules.is_empty())).chain(rules)
    });
    Report::new(words, words.say("coverage-title", &[]), sections.collect())
}

/// The coverage as one object.
#[must_use]
pub(crate) fn coverage_json(words: &Words, library: &Library, found: &[Coverage]) -> Json {
    let editions = found.iter().map(|coverage| Page { words, library, coverage }.json());
    json!({"editions": editions.collect::<Vec<_>>(), "rulebook": library.digest()})
}

/// What no example shows as findings, one a rule, each at its rule.
#[must_use]
pub(crate) fn coverage_found(words: &Words, library: &Library, found: &[Coverage]) -> Vec<Diagnostic> {
    let pages = found.iter().map(|coverage| Page { words, library, coverage });
    let found = pages.flat_map(|page| {
        page.coverage.rules.iter().filter_map(|rule| page.not_proven(rule)).collect::<Vec<_>>()
    });
    found.collect()
}

/// What shall distinguish a proposed example, in words.
#[must_use]
pub(crate) fn proposal_name(
    words: &Words,
    library: &Library,
    found: &Coverage,
    proposal: &Proposal,
) -> String {
    Page { words, library, coverage: found }.facts(&proposal.facts)
}

pub(super) struct Page<'a> {
    words: &'a Words,
    pub(super) library: &'a Library,
    pub(super) coverage: &'a Coverage<'a>,
}

/// How much of something is done.
pub(super) struct Score {
    pub(super) done: usize,
    pub(super) of: usize,
}

impl Score {
    fn sum(scores: impl Iterator<Item = (usize, usize)>) -> Self {
        scores
            .fold(Self { done: 0, of: 0 }, |sum, (done, of)| Self { done: sum.done + done, of: sum.of + of })
    }

    /// Whole per cent, rounded down, so that 100 means all; a dash where there is nothing to count.
    fn percent(&self) -> String {
        (self.done * 100).checked_div(self.of).map_or_else(|| "–".to_owned(), |percent| percent.to_string())
    }

    fn json(&self) -> Json {
        json!({"done": self.done, "of": self.of})
    }
}

impl Page<'_> {
    pub(super) fn say(&self, id: &str, args: &[(&str, &str)]) -> String {
        self.words.say(id, args)
    }

    pub(super) fn speaker(&self) -> Speaker<'_> {
        let vocabulary = &self.library.rulebook.vocabulary;
        Speaker::in_general(self.words, vocabulary, self.coverage.edition)
    }

    fn shown(&self) -> Score {
        Score::sum(self.coverage.rules.iter().map(RuleCoverage::shown))
    }

    fn noticed(&self) -> Score {
        Score::sum(self.coverage.rules.iter().map(RuleCoverage::noticed))
    }

    fn opening(&self, articles: bool) -> Section {
        let (shown, noticed) = (self.shown(), self.noticed());
        let number = |number: usize| number.to_string();
        let mut lines = vec![self.say(
            "coverage-counts",
            &[("rules", &number(self.coverage.rules.len())), ("examples", &number(self.coverage.examples))],
        )];
        for (id, score) in [("coverage-shown", &shown), ("coverage-noticed", &noticed)] {
            let (done, of, percent) = (number(score.done), number(score.of), score.percent());
            lines.push(self.say(id, &[("done", &done), ("of", &of), ("percent", &percent)]));
        }
        if self.coverage.failing > 0 {
            lines.push(self.say("coverage-failing", &[("count", &number(self.coverage.failing))]));
        }
        if self.coverage.unconfirmed > 0 {
            lines.push(self.say("coverage-unconfirmed", &[("count", &number(self.coverage.unconfirmed))]));
        }
        let mut lines: Vec<_> = lines.into_iter().map(Item::plain).collect();
        lines.extend(self.coverage.wide.iter().map(|wide| self.wide(wide)));
        let mut blocks = vec![Block::Items(lines)];
        if articles {
            blocks.push(self.articles());
        }
        Section::new(self.speaker().edition_name(), blocks)
    }

    /// One line an article.
    fn articles(&self) -> Block {
        let heading = |id: &str| self.say(id, &[]);
        let headings =
            ["coverage-article", "coverage-rules", "coverage-conditions", "coverage-changes"].map(heading);
        let edition = self.coverage.edition;
        let rows = edition.articles.iter().filter_map(|article| {
            let stands = |rule: &&RuleCoverage| {
                let rules = edition.rules.get(article.rules.clone()).unwrap_or_default();
                rules.iter().any(|one| one.id == rule.rule.id)
            };
            let own: Vec<_> = self.coverage.rules.iter().filter(stands).collect();
            let shown = Score::sum(own.iter().map(|rule| rule.shown()));
            let noticed = Score::sum(own.iter().map(|rule| rule.noticed()));
            let of = |score: Score| format!("{}/{}", score.done, score.of);
            let title = format!("{} {}", article.number, self.speaker().title(article));
            (!own.is_empty()).then(|| vec![title, own.len().to_string(), of(shown), of(noticed)])
        });
        Block::Table(headings.to_vec(), rows.collect())
    }

    fn rules(&self) -> Vec<Section> {
        let rules = self.coverage.rules.iter().map(|rule| {
            let mut items = self.exercised(rule);
            items.extend(self.lacking(rule));
            let heading = format!("{} · {}", rule.rule.id, self.speaker().citation(rule.rule));
            Section::new(heading, vec![Block::Items(items)])
        });
        rules.collect()
    }

    /// The examples that show the rule and each of its conditions.
    fn exercised(&self, rule: &RuleCoverage) -> Vec<Item> {
        let fires = Item {
            text: self.say("coverage-fires", &[("count", &rule.fires.len().to_string())]),
            notes: rule.fires.iter().map(|example| example_name(example)).collect(),
            ..Item::default()
        };
        let conditions = rule.conditions.iter().map(|one| {
            let sides = [("coverage-fulfilled", &one.fulfilled), ("coverage-unfulfilled", &one.unfulfilled)];
            let notes = sides.map(|(id, shown)| {
                let first = shown.examples.first().map(|example| example_name(example));
                let none = || {
                    self.say(if shown.possible { "coverage-no-example" } else { "coverage-impossible" }, &[])
                };
                let (count, example) = (shown.examples.len().to_string(), first.unwrap_or_else(none));
                self.say(id, &[("count", &count), ("example", &example)])
            });
            Item { text: self.condition(one), notes: notes.to_vec(), ..Item::default() }
        });
        std::iter::once(fires).chain(conditions).collect()
    }

    fn condition(&self, one: &ConditionCoverage) -> String {
        format!("`{}`", self.clause(&one.condition.formula, one.condition.unless.is_some()))
    }

    /// The clause as a rule file has it; for a name in `unless`: that nothing it covers applies.
    fn clause(&self, formula: &Formula, unless: bool) -> String {
        let edition = self.coverage.edition;
        let vocabulary = &self.library.rulebook.vocabulary;
        let Formula::Not(covered) = formula else { return clause(vocabulary, edition, formula) };
        if !unless {
            return clause(vocabulary, edition, formula);
        }
        let written = self.coverage.rules.iter().flat_map(|rule| &rule.rule.unless_written);
        let name =
            written.filter(|unless| covers(covered, &unless.rules)).map(|unless| &unless.name.value).next();
        format!("unless {}", name.cloned().unwrap_or_else(|| clause(vocabulary, edition, covered)))
    }

    fn lacking(&self, rule: &RuleCoverage) -> Vec<Item> {
        let mut items: Vec<Item> = rule.conditions.iter().flat_map(|one| self.not_shown(one)).collect();
        items.extend(rule.survivors.iter().map(|survivor| self.survivor(rule, survivor)));
        items
    }

    /// What is lacking at a rule as one finding; none where nothing is.
    fn not_proven(&self, rule: &RuleCoverage) -> Option<Diagnostic> {
        let lacking = self.lacking(rule);
        let (done, of) = rule.noticed();
        let mut lines: Vec<_> =
            lacking.into_iter().flat_map(|item| [vec![item.text], item.notes].concat()).collect();
        let unnoticed = self.unnoticed().filter(|one| one.rule.id == rule.rule.id);
        lines.extend(unnoticed.flat_map(|one| self.otherwise(one)));
        let fault = Diagnostic::at(Code::NotShown, rule.rule.span).as_warning().with("rule", &rule.rule.id);
        let fault = fault.with("done", done.to_string()).with("of", of.to_string());
        (!lines.is_empty()).then(|| fault.with("cause", lines.join("\n")))
    }

    fn not_shown(&self, one: &ConditionCoverage) -> Vec<Item> {
        let sides =
            [("coverage-lacks-fulfilled", &one.fulfilled), ("coverage-lacks-unfulfilled", &one.unfulfilled)];
        let lacking = sides.into_iter().filter(|(_, shown)| Shown::is_lacking(shown));
        lacking.map(|(id, _)| Item::plain(self.say(id, &[("condition", &self.condition(one))]))).collect()
    }

    fn survivor(&self, rule: &RuleCoverage, survivor: &Survivor) -> Item {
        let killing = survivor.killing.as_ref();
        if let Some(unsaid) = &survivor.unsaid {
            let note = self.unsaid(unsaid);
            return Item { text: self.change(rule, survivor), notes: vec![note], ..Item::default() };
        }
        let notes = killing.map_or_else(
            || vec![self.say("coverage-no-case", &[])],
            |proposal| vec![sentence(&self.facts(&proposal.facts)), self.expected(proposal)],
        );
        Item { text: self.change(rule, survivor), notes, ..Item::default() }
    }

    /// The expectation that would detect a mutant, as the rule file writes it.
    fn unsaid(&self, unsaid: &Unsaid) -> String {
        let (key, clauses) = self.expected_clauses(&unsaid.expects);
        let clauses = match (&unsaid.expects, &clauses[..]) {
            (Expects::Says(_), [clause]) => clause.clone(),
            _ => format!("[{}]", clauses.join(", ")),
        };
        let (example, clause) = (format!("«{}»", unsaid.example), format!("`{key}: {clauses}`"));
        self.say("coverage-unsaid", &[("example", &example), ("clause", &clause)])
    }

    /// The key under `ruling`, and the clauses.
    fn expected_clauses(&self, expects: &Expects) -> (&'static str, Vec<String>) {
        let clause = |conclusion: &Conclusion| self.speaker().clause(conclusion);
        match expects {
            Expects::Says(conclusion) => ("says", vec![clause(conclusion)]),
            Expects::Now(steps) => ("now", steps.iter().map(clause).collect()),
        }
    }

    fn unsaid_json(&self, unsaid: &Unsaid) -> Json {
        let (key, clauses) = self.expected_clauses(&unsaid.expects);
        let clauses = match (&unsaid.expects, &clauses[..]) {
            (Expects::Says(_), [clause]) => json!(clause),
            _ => json!(clauses),
        };
        json!({"example": unsaid.example, key: clauses})
    }

    /// What is changed, in words.
    fn change(&self, rule: &RuleCoverage, survivor: &Survivor) -> String {
        let (place, alteration) = match survivor.mutant {
            Mutant::Condition(place, alteration) => (place, alteration),
            Mutant::Time(Retimed::AtAllTimes) => return self.say("coverage-at-all-times", &[]),
            Mutant::Time(Retimed::TurnedRound(end)) => {
                return self.say("coverage-turned-round", &[("moment", &self.speaker().moment(end))]);
            }
            Mutant::Said(place, saying) => return self.said_otherwise(rule, place, saying),
            Mutant::Timed(place, change) => return self.timed_otherwise(rule, place, change),
        };
        let Some(one) = rule.conditions.get(place) else { return String::new() };
        let vocabulary = &self.library.rulebook.vocabulary;
        let part = self.condition(one);
        let id = match alteration {
            Alteration::Weakened if one.condition.unless.is_some() => "coverage-without",
            Alteration::Weakened => "coverage-weakened",
            Alteration::Strengthened => "coverage-strengthened",
            Alteration::Negated => "coverage-negated",
            Alteration::Edge | Alteration::Shifted => "coverage-shifted",
        };
        let other = altered(vocabulary, &one.condition, alteration);
        let other = other.map(|other| format!("`{}`", self.clause(&other, false))).unwrap_or_default();
        self.say(id, &[("condition", &part), ("other", &other)])
    }

    /// What the rule is made to say, or not to say, in words.
    fn said_otherwise(&self, rule: &RuleCoverage, place: usize, saying: Saying) -> String {
        let Some(then) = rule.rule.then.get(place) else { return String::new() };
        let clause = |conclusion: &Conclusion| format!("`{}`", self.speaker().clause(conclusion));
        let said = clause(&then.value);
        match otherwise(&self.library.rulebook.vocabulary, &then.value, saying) {
            None => self.say("coverage-unsaid-left-out", &[("clause", &said)]),
            Some(other) => self.say("coverage-shifted", &[("condition", &said), ("other", &clause(&other))]),
        }
    }

    /// The mutated time of a duty, in words.
    fn timed_otherwise(&self, rule: &RuleCoverage, place: usize, change: Retiming) -> String {
        let vocabulary = &self.library.rulebook.vocabulary;
        let (Some(then), Some(timing)) = (rule.rule.then.get(place), rule.rule.timing.get(place)) else {
            return String::new();
        };
        let clause = |timing: &Timing| {
            let names = |fluents: &[FluentId], joined: &str| {
                let names = fluents.iter().map(|fluent| vocabulary.procedure().name(*fluent));
                names.collect::<Vec<_>>().join(joined)
            };
            let parts = [("upon", names(&timing.upon, " and ")), ("before", names(&timing.before, " or "))];
            let parts = parts.into_iter().filter(|(_, names)| !names.is_empty());
            let parts: Vec<_> = parts.map(|(word, names)| format!(" {word} {names}")).collect();
            format!("`{}{}`", self.speaker().clause(&then.value), parts.concat())
        };
        let other = otherwise_timed(vocabulary, timing, change).as_ref().map(clause).unwrap_or_default();
        self.say("coverage-shifted", &[("condition", &clause(timing)), ("other", &other)])
    }

    fn facts(&self, facts: &[(FactId, Value)]) -> String {
        let speaker = self.speaker();
        let facts: Vec<_> = facts.iter().map(|(fact, value)| speaker.statement(*fact, value)).collect();
        if facts.is_empty() { self.say("diff-normal-course", &[]) } else { facts.join("; ") }
    }

    fn expected(&self, proposal: &Proposal) -> String {
        let expected = &proposal.expected;
        let (id, rules) = if expected.applies.is_empty() {
            ("coverage-expects-not", &expected.not)
        } else {
            ("coverage-expects", &expected.applies)
        };
        let rules: Vec<_> = rules.iter().map(|rule| rule.value.as_str()).collect();
        self.say(id, &[("rule", &rules.join(", "))])
    }

    fn json(&self) -> Json {
        let rules = self.coverage.rules.iter().map(|rule| self.rule_json(rule));
        json!({
            "edition": self.coverage.edition.id, "examples": self.coverage.examples,
            "failing": self.coverage.failing, "unconfirmed": self.coverage.unconfirmed, "shown": self.shown().json(),
            "noticed": self.noticed().json(), "moments_and_readings": self.coverage.wide.as_ref().map(|found| self.wide_json(found)),
            "rules": rules.collect::<Vec<_>>(),
        })
    }

    fn rule_json(&self, rule: &RuleCoverage) -> Json {
        let names = |examples: &[&Example]| examples.iter().map(|one| one.case.clone()).collect::<Vec<_>>();
        let shown = |shown: &Shown| json!({"examples": names(&shown.examples), "possible": shown.possible});
        let conditions = rule.conditions.iter().map(|one| {
            json!({
                "condition": self.clause(&one.condition.formula, one.condition.unless.is_some()),
                "fulfilled": shown(&one.fulfilled), "unfulfilled": shown(&one.unfulfilled),
            })
        });
        let survivors = rule.survivors.iter().map(|survivor| {
            let (condition, change) = match survivor.mutant {
                Mutant::Condition(place, alteration) => {
                    (rule.conditions.get(place), format!("{alteration:?}").to_lowercase())
                }
                Mutant::Time(Retimed::AtAllTimes) => (None, "at_all_times".to_owned()),
                Mutant::Time(Retimed::TurnedRound(_)) => (None, "turned_round".to_owned()),
                Mutant::Said(_, Saying::LeftOut) => (None, "left_out".to_owned()),
                Mutant::Said(_, Saying::OtherPlayer) => (None, "other_player".to_owned()),
                Mutant::Said(_, Saying::Contrary) => (None, "contrary".to_owned()),
                Mutant::Timed(_, Retiming::UponLeftOut) => (None, "upon_left_out".to_owned()),
                Mutant::Timed(_, Retiming::Earlier) => (None, "upon_earlier".to_owned()),
                Mutant::Timed(_, Retiming::Later) => (None, "upon_later".to_owned()),
                Mutant::Timed(_, Retiming::BeforeLeftOut) => (None, "before_left_out".to_owned()),
                Mutant::Said(_, Saying::Instead(modality)) => (None, modality.as_str().to_owned()),
            };
            let says = survivor.unsaid.as_ref().map(|unsaid| self.unsaid_json(unsaid));
            json!({
                "condition": condition.map(|one| self.clause(&one.condition.formula, one.condition.unless.is_some())),
                "change": change,
                "text": self.change(rule, survivor),
                "case": survivor.killing.as_ref().map(|proposal| self.case_json(proposal)),
                "unsaid": says,
            })
        });
        json!({
            "rule": rule.rule.id, "fires": names(&rule.fires), "near_misses": names(&rule.near_misses()),
            "conditions": conditions.collect::<Vec<_>>(), "mutants": rule.mutants,
            "survivors": survivors.collect::<Vec<_>>(),
        })
    }

    fn case_json(&self, proposal: &Proposal) -> Json {
        let vocabulary = &self.library.rulebook.vocabulary;
        let facts = proposal.facts.iter().map(|(fact, value)| {
            let declared = vocabulary.fact(*fact);
            (declared.name.clone(), json!(written(&declared.kind, value)))
        });
        let rules = |rules: &[crate::engine::source::Src<String>]| {
            rules.iter().map(|one| one.value.clone()).collect::<Vec<_>>()
        };
        json!({
            "facts": facts.collect::<serde_json::Map<_, _>>(),
            "result": proposal.expected.result.as_ref().map(|result| &result.value),
            "applies": rules(&proposal.expected.applies), "not": rules(&proposal.expected.not),
        })
    }
}

/// The name of an example as its file has it.
fn example_name(example: &Example) -> String {
    format!("«{}»", example.case)
}

/// Whether these are the rules that a formula says apply.
fn covers(formula: &Formula, rules: &[crate::engine::model::RuleIndex]) -> bool {
    matches!(formula, Formula::Or(parts)
        if parts.len() == rules.len() && parts.iter().zip(rules).all(|(part, rule)| *part == Formula::Applies(*rule)))
}

// Mutations of moments, readings and acts.

impl Page<'_> {
    /// Of how many moments and readings some example would notice the change, and of which none would.
    pub(super) fn wide(&self, wide: &WideChanges) -> Item {
        let score = Score { done: wide.all - wide.unnoticed.len(), of: wide.all };
        let (done, of, percent) = (score.done.to_string(), score.of.to_string(), score.percent());
        let text = self.say("coverage-changed", &[("done", &done), ("of", &of), ("percent", &percent)]);
        let notes = self.unnoticed().flat_map(|one| self.otherwise(one)).collect();
        Item { text, notes, ..Item::default() }
    }

    /// The mutants that no example detects.
    pub(super) fn unnoticed(&self) -> impl Iterator<Item = &Unnoticed<'_>> {
        self.coverage.wide.iter().flat_map(|wide| &wide.unnoticed)
    }

    /// A mutant that no example detects, in words, with the expectation that would.
    fn otherwise(&self, unnoticed: &Unnoticed) -> Vec<String> {
        let speaker = self.speaker();
        let vocabulary = &self.library.rulebook.vocabulary;
        let act = |act: ActId| {
            let name = vocabulary.act(act).map_or("", |act| act.name.as_str());
            format!("`{name}`")
        };
        let text = match &unnoticed.change {
            WideChange::Moment(moment) => {
                self.say("coverage-moment-unnoticed", &[("moment", &speaker.moment(*moment))])
            }
            WideChange::Reading(fact, choice) => {
                let (label, choice) = (speaker.label(*fact), speaker.statement(*fact, choice));
                self.say("coverage-reading-unnoticed", &[("reading", &label), ("choice", &choice)])
            }
            WideChange::Need(of, needed) => {
                let needed = format!("`{}`", vocabulary.procedure().name(*needed));
                self.say("coverage-need-unnoticed", &[("act", &act(*of)), ("needed", &needed)])
            }
            WideChange::Start(of) => self.say("coverage-start-unnoticed", &[("act", &act(*of))]),
            WideChange::Stop(of) => self.say("coverage-stop-unnoticed", &[("act", &act(*of))]),
        };
        let unsaid = unnoticed.unsaid.as_ref().map(|unsaid| self.unsaid(unsaid));
        std::iter::once(text).chain(unsaid).collect()
    }

    /// The same as data.
    fn wide_json(&self, wide: &WideChanges) -> Json {
        let vocabulary = &self.library.rulebook.vocabulary;
        let act = |act: ActId| vocabulary.act(act).map(|act| act.name.clone());
        let unnoticed = wide.unnoticed.iter().map(|one| {
            let mut told = match &one.change {
                WideChange::Moment(moment) => {
                    json!({"moment": vocabulary.moment(*moment).map(|one| &one.name)})
                }
                WideChange::Reading(fact, choice) => {
                    let declared = vocabulary.fact(*fact);
                    json!({"reading": declared.reading(), "choice": written(&declared.kind, choice)})
                }
                WideChange::Need(of, needed) => {
                    json!({"act": act(*of), "lost": "needs", "needs": vocabulary.procedure().name(*needed)})
                }
                WideChange::Start(of) => json!({"act": act(*of), "lost": "starts"}),
                WideChange::Stop(of) => json!({"act": act(*of), "lost": "stops"}),
            };
            if let (Some(unsaid), Some(told)) = (&one.unsaid, told.as_object_mut()) {
                told.insert("unsaid".to_owned(), self.unsaid_json(unsaid));
            }
            told
        });
        json!({"of": wide.all, "unnoticed": unnoticed.collect::<Vec<_>>()})
    }
}
