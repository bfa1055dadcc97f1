//! The comparison of two editions as JSON; complete, whatever the page shows.

use serde_json::{Value as Json, json};

use crate::engine::analysis::{
    AssumedApart, Between, Diff, Disagreement, Foremost, Group, Line, OneSided, Outcomes, StepApart,
    StepsDiffer, drawn,
};
use crate::engine::decision::Score;
use crate::engine::model::{
    Assumption, Edition, FactId, FluentId, MomentId, Outcome, Role, RuleIndex, Value, WordDifference, written,
};
use crate::engine::syntax::CaseFile;
use crate::words::phrases::words::Words;
use crate::words::reports::{RuleText, TextsApart};

/// The comparison as one object.
#[must_use]
pub fn differences_json(diff: &Diff) -> Json {
    let data = Data { diff };
    let [first, second] = diff.sides;
    let same = diff.same.iter().map(|same| {
        json!({"first": same.first.number, "second": same.second.number, "same_exceptions": same.same_exceptions})
    });
    let results = diff
        .pairs
        .iter()
        .map(|pair| json!({"outcomes": outcomes(&pair.outcomes), "differences": pair.differences}));
    json!({
        "first": first.edition.id, "second": second.edition.id,
        "between": match diff.between { Between::Editions => "editions", Between::EmbeddedAndCopy => "embedded and copy" },
        "complete": diff.complete,
        "words": diff.words.iter().map(word).collect::<Vec<_>>(),
        "assumed": diff.assumed.iter().map(|one| data.assumed(one)).collect::<Vec<_>>(),
        "summary": diff.summary.iter().map(|one| data.foremost(one)).collect::<Vec<_>>(),
        "results": results.collect::<Vec<_>>(),
        "provisions": diff.groups.iter().map(|group| data.group(group)).collect::<Vec<_>>(),
        "only_first": data.one_sided(0), "only_second": data.one_sided(1),
        "steps": diff.steps.iter().map(|step| data.step(step)).collect::<Vec<_>>(),
        "same": same.collect::<Vec<_>>(), "rulebooks": [first.library.digest(), second.library.digest()],
    })
}

struct Data<'a> {
    diff: &'a Diff<'a>,
}

impl Data<'_> {
    /// What is assumed differently, and a case to which the editions give two results because of it.
    fn assumed(&self, one: &AssumedApart) -> Json {
        let declared = self.diff.sides[1].library.rulebook.vocabulary.fact(one.fact);
        let [first, second] = &one.assumed;
        let value = |own: &[Assumption], other: &[Assumption]| {
            let apart = own.iter().find(|assumed| !other.contains(assumed)).or_else(|| own.first());
            apart.map(|assumed| written(&declared.kind, &assumed.value))
        };
        let results = one.results.map(|result| result.map(Score::as_str));
        json!({
            "fact": declared.name, "first": value(first, second), "second": value(second, first),
            "case": one.case.as_ref().map(case), "results": results,
        })
    }

    /// What is told first: by its stage, with the fewest departures, and what either edition says.
    fn foremost(&self, one: &Foremost) -> Json {
        let side = |place: usize| {
            let edition = if place == 0 { self.diff.sides[0].edition } else { self.diff.sides[1].edition };
            let ruling = if place == 0 { &one.rulings[0] } else { &one.rulings[1] };
            let provision = ruling.rule.and_then(|rule| ids(edition, &[rule]).pop());
            json!({"edition": edition.id, "result": ruling.result.map(Score::as_str), "provision": provision})
        };
        json!({
            "stage": one.stage, "departures": one.departures,
            "differ_in": if one.is_of_result() { "result" } else { "acts" }, "by_reading": one.is_by_reading(),
            "facts": self.facts(&one.facts), "case": case(&one.case), "first": side(0), "second": side(1),
        })
    }

    fn group(&self, group: &Group) -> Json {
        let [first, second] = self.diff.sides;
        let edition = if group.side == 0 { first.edition } else { second.edition };
        json!({
            "of": if group.side == 0 { "first" } else { "second" },
            "rule": ids(edition, &group.rules).first(),
            "results": group.lines.iter().map(|line| self.line(line)).collect::<Vec<_>>(),
        })
    }

    fn line(&self, line: &Line) -> Json {
        json!({
            "outcomes": outcomes(&line.outcomes),
            "differences": line.differences.iter().map(|found| self.difference(found)).collect::<Vec<_>>(),
        })
    }

    fn difference(&self, found: &Disagreement) -> Json {
        let side = |place: usize| {
            let edition = if place == 0 { self.diff.sides[0].edition } else { self.diff.sides[1].edition };
            let rule = found.rules.get(place).copied().flatten();
            let said = if place == 0 { &found.said[0] } else { &found.said[1] };
            let result = found.results.get(place).copied().flatten();
            json!({
                "edition": edition.id, "result": result.map(Score::as_str),
                "provision": rule.and_then(|rule| ids(edition, &[rule]).pop()), "rules": ids(edition, &said.rules),
            })
        };
        json!({
            "facts": self.facts(&found.facts), "case": case(&found.case),
            "first": side(0), "second": side(1),        })
    }

    fn facts(&self, facts: &[(FactId, Value)]) -> Json {
        let vocabulary = &self.diff.sides[1].library.rulebook.vocabulary;
        let facts = facts.iter().map(|(fact, value)| {
            let declared = vocabulary.fact(*fact);
            (declared.name.clone(), json!(written(&declared.kind, value)))
        });
        Json::Object(facts.collect())
    }

    /// A step required at different moments: the times under each edition, and a case that shows the difference.
    fn step(&self, step: &StepApart) -> Json {
        let compared = |side: usize| if side == 0 { self.diff.sides[0] } else { self.diff.sides[1] };
        let vocabulary = |side: usize| &compared(side).library.rulebook.vocabulary;
        let names = |side: usize, fluents: &[FluentId]| {
            let names = fluents.iter().map(|fluent| vocabulary(side).procedure().name(*fluent).to_owned());
            names.collect::<Vec<_>>()
        };
        let times = |side: usize| {
            let times = step.times.get(side).map(Vec::as_slice).unwrap_or_default().iter();
            let times = times.map(|time| {
                json!({
                    "upon": names(side, &time.upon), "before": names(side, &time.before),
                    "rules": ids(compared(side).edition, &time.rules),
                })
            });
            times.collect::<Vec<_>>()
        };
        let of = |side: usize| if side == 0 { "first" } else { "second" };
        let (only, first_in, before) = match step.shown.as_ref().map(|shown| &shown.how) {
            None => (None, None, None),
            Some(StepsDiffer::Only(side)) => (Some(of(*side)), None, None),
            Some(StepsDiffer::Ahead(side, other)) => (None, Some(of(*side)), drawn(vocabulary(*side), other)),
        };
        let [says, _] = &step.says;
        json!({
            "says": drawn(vocabulary(0), says), "first": times(0), "second": times(1),
            "case": step.shown.as_ref().map(|shown| case(&shown.case)),
            "only": only, "ahead_in": first_in, "ahead_of": before,
        })
    }

    fn one_sided(&self, side: usize) -> Vec<Json> {
        let compared = if side == 0 { self.diff.sides[0] } else { self.diff.sides[1] };
        let found = self.diff.one_sided.get(side).map(Vec::as_slice).unwrap_or_default();
        let says = |one: &OneSided| {
            let rule = compared.edition.rule(*one.rules.first()?)?;
            drawn(&compared.library.rulebook.vocabulary, &rule.then.get(one.conclusion)?.value)
        };
        let one = |one: &OneSided| {
            json!({
                "says": says(one), "rules": ids(compared.edition, &one.rules),
                "facts": one.facts.as_ref().map(|facts| self.facts(facts)),
            })
        };
        found.iter().map(one).collect()
    }
}

fn case(case: &CaseFile) -> Json {
    let facts = case.facts.iter().map(|given| (given.fact.value.to_string(), json!(given.value.value)));
    Json::Object(facts.collect())
}

fn word(word: &WordDifference) -> Json {
    let of = |side: &usize| if *side == 0 { "first" } else { "second" };
    match word {
        WordDifference::Fact(side, fact) => json!({"fact": fact, "only": of(side)}),
        WordDifference::Value(side, fact, value) => json!({"fact": fact, "value": value, "only": of(side)}),
        WordDifference::Assumed(fact) => json!({"fact": fact, "assumed": "otherwise"}),
        WordDifference::Impossible => json!({"impossible": "otherwise"}),
        WordDifference::Act(act) => json!({"act": act}),
    }
}

fn outcomes(found: &[Outcomes]) -> Vec<Json> {
    let name = |outcome: Option<Outcome>| match outcome {
        Some(Outcome::WonBy(Role::Sealer)) => "sealer wins",
        Some(Outcome::WonBy(Role::Replier)) => "replier wins",
        Some(Outcome::Drawn) => "drawn",
        Some(Outcome::LostByBoth) => "lost by both",
        Some(Outcome::Annulled) => "annulled",
        Some(Outcome::GoesOn) => "goes on",
        None => "silent",
    };
    found.iter().map(|outcomes| json!(outcomes.map(name))).collect()
}

/// The ids of rules, each once.
fn ids(edition: &Edition, rules: &[RuleIndex]) -> Vec<String> {
    let mut ids: Vec<_> =
        rules.iter().filter_map(|rule| edition.rule(*rule)).map(|rule| rule.id.clone()).collect();
    ids.dedup();
    ids
}

// The differences in the texts, beside those in the rulings.

/// The object of a comparison with `texts`, the rules in each edition's own words.
#[must_use]
pub(crate) fn with_texts<'a>(mut object: Json, words: [&'a Words; 2], diff: &'a Diff<'a>) -> Json {
    let texts = TextsApart::of(words, diff);
    let vocabulary = &diff.sides[1].library.rulebook.vocabulary;
    let placed = |side: usize, moment: Option<MomentId>| {
        let instant = diff.sides.get(side)?.edition.instants.get(moment?.index())?;
        let fact = instant.fact.map(|fact| &vocabulary.fact(fact).name);
        Some(json!({"fact": fact, "seconds": instant.seconds}))
    };
    let moments = texts.moments.iter().map(|[first, second]| {
        let named = diff.sides.iter().zip([first, second]).find_map(|(side, moment)| {
            side.library.rulebook.vocabulary.moment((*moment)?).map(|declared| &declared.name)
        });
        json!({"moment": named, "first": placed(0, *first), "second": placed(1, *second)})
    });
    let readings = texts.readings.iter().map(|(side, fact)| {
        json!({"reading": vocabulary.fact(*fact).reading(), "only": if *side == 0 { "first" } else { "second" }})
    });
    let articles = texts.articles.iter().map(|article| {
        let [first, second] = &article.rules;
        json!({"article": article.number, "title": article.title, "first": rules(first), "second": rules(second)})
    });
    let told = json!({
        "moments": moments.collect::<Vec<_>>(), "readings": readings.collect::<Vec<_>>(),
        "articles": articles.collect::<Vec<_>>(),
    });
    if let Some(keys) = object.as_object_mut() {
        keys.insert("texts".to_owned(), told);
    }
    object
}

fn rules(rules: &[RuleText]) -> Vec<Json> {
    let rules = rules.iter().map(|rule| {
        json!({
            "rule": rule.rule.id, "citation": rule.citation, "clauses": rule.clauses(), "text": rule.norm,
        })
    });
    rules.collect()
}
