//! An open decision in words: the possible results, the missing facts as questions, and what each answer leads to.

use super::report::{Item, Turn};
use crate::engine::decision::{Answer, Boundary, Decision, Given, Missing, Score};
use crate::engine::model::{Difference, Fact, FactId, KnownByName, Type, Value, duration_written, written};
use crate::words::phrases::speaker::{Speaker, capital};

/// Words for one decision's open questions.
pub(crate) struct Questions<'a> {
    /// Who speaks.
    pub(crate) speaker: &'a Speaker<'a>,
    /// The decision.
    pub(crate) decision: &'a Decision,
}

/// What each answer to a missing fact leads to.
pub(crate) fn answers_lead_to(speaker: &Speaker, decision: &Decision, missing: &Missing) -> Vec<String> {
    let questions = Questions { speaker, decision };
    missing.answers.iter().map(|answer| questions.answer(missing.fact, answer)).collect()
}

impl Questions<'_> {
    fn say(&self, id: &str, args: &[(&str, &str)]) -> String {
        self.speaker.words.say(id, args)
    }

    /// A score as a person says it.
    pub(crate) fn score(&self, score: Score) -> String {
        match score {
            Score::Annulled | Score::Silent | Score::GoesOn => {
                self.say(&format!("score-{}", score_word(score)), &[])
            }
            Score::WhiteWins | Score::BlackWins | Score::Draw | Score::BothLose => score.as_str().to_owned(),
        }
    }

    /// Several scores: "a, b or c".
    pub(crate) fn scores(&self, scores: &[Score]) -> String {
        let words: Vec<_> = scores.iter().map(|score| self.score(*score)).collect();
        self.list(&words)
    }

    /// Clauses that hold together: "a, b and c".
    pub(crate) fn all(&self, clauses: &[String]) -> String {
        match clauses.split_last() {
            None => String::new(),
            Some((last, [])) => last.clone(),
            Some((last, first)) => self.say("list-and", &[("first", &first.join(", ")), ("last", last)]),
        }
    }

    fn list(&self, words: &[String]) -> String {
        match words.split_last() {
            None => String::new(),
            Some((last, [])) => last.clone(),
            Some((last, first)) => self.say("list-or", &[("first", &first.join(", ")), ("last", last)]),
        }
    }

    /// A missing fact as a question, with what each answer leads to, unless no answer settles anything.
    /// `settled` gives what is to be done by the answer at a place.
    pub(crate) fn question(&self, missing: &Missing, settled: impl Fn(usize) -> Vec<String>) -> Item {
        let open = missing.answers.iter().all(|answer| answer.possible.len() > 1);
        let said = |(place, answer): (usize, &Answer)| {
            std::iter::once(self.answer(missing.fact, answer)).chain(settled(place)).collect::<Vec<_>>()
        };
        let mut notes: Vec<_> = missing.answers.iter().enumerate().filter(|_| !open).flat_map(said).collect();
        notes.extend(self.taken_otherwise(missing.fact));
        let position_told = self.decision.sealer.is_some() && !self.decision.whoever_sealed;
        if is_read_from_the_board(self.speaker.vocabulary.fact(missing.fact)) && !position_told {
            notes.push(self.say("hint-give-position", &[]));
        }
        Item { text: self.asked(missing), notes, answers: self.steps_to_answer(missing), ..Item::default() }
    }

    /// One step for each answer, where there are few; else the step to the question itself; and to the position, where that
    /// tells it.
    fn steps_to_answer(&self, missing: &Missing) -> Vec<Turn> {
        let vocabulary = self.speaker.vocabulary;
        let fact = vocabulary.fact(missing.fact);
        let step =
            |label: String, name: &str, value| Turn { label, fact: self.decision.as_told(name), value };
        let values = missing.answers.iter().filter_map(|answer| match &answer.given {
            Given::Value(value) => Some(value),
            Given::Range(..) | Given::Limits(_) | Given::Order(..) => None,
        });
        let answered = values.map(|value| {
            let label = capital(&self.speaker.answer(missing.fact, value));
            step(label, &fact.name, Some(written(&fact.kind, value)))
        });
        let mut steps: Vec<_> = answered.collect();
        if steps.is_empty() {
            steps.push(step(self.say("answer-tell", &[]), &fact.name, None));
        }
        let position = self.decision.facts.written(vocabulary, KnownByName::POSITION);
        if is_read_from_the_board(fact) && position.is_none() {
            steps.push(step(self.say("answer-by-position", &[]), KnownByName::POSITION, None));
        }
        steps
    }

    /// The question; "which came first?" with the two of which it asks.
    fn asked(&self, missing: &Missing) -> String {
        match missing.answers.first().map(|answer| &answer.given) {
            Some(Given::Order(first, then)) => {
                let [one, other] = [*first, *then].map(|moment| self.speaker.moment(moment));
                self.say("question-of-order", &[("one", &one), ("other", &other)])
            }
            Some(Given::Value(_) | Given::Range(..) | Given::Limits(_)) | None => {
                self.speaker.question(missing.fact)
            }
        }
    }

    /// The answer that no value was set, where the edition says what holds then.
    fn taken_otherwise(&self, fact: FactId) -> Option<String> {
        let mut assumptions = self.speaker.edition.assumptions.iter().filter(|(assumed, _)| *assumed == fact);
        let (assumption, facts) = assumptions.find_map(|(_, assumption)| {
            let facts = assumption.required()?;
            let unknown = |(fact, _): &(FactId, Value)| self.decision.facts.value(*fact).is_none();
            facts.iter().all(unknown).then_some((assumption, facts))
        })?;
        let when: Vec<_> = facts.iter().map(|(fact, value)| self.speaker.statement(*fact, value)).collect();
        let value = self.speaker.answer(fact, &assumption.value);
        Some(self.say("answer-taken-where", &[("when", &when.join("; ")), ("value", &value)]))
    }

    /// How a case file tells the facts that are missing, and those that are assumed.
    pub(crate) fn names(&self) -> Vec<Item> {
        let (vocabulary, decision) = (self.speaker.vocabulary, self.decision);
        let missing = decision.missing.iter().map(|missing| {
            let order = self.order_written(missing);
            (missing.fact, order.unwrap_or_else(|| as_written(vocabulary.fact(missing.fact))))
        });
        let assumed = decision.assumed.iter().map(|fact| (*fact, as_written(vocabulary.fact(*fact))));
        let items = missing.chain(assumed).map(|(fact, written)| Item {
            text: capital(&self.speaker.label(fact)),
            notes: vec![decision.as_told(&written)],
            ..Item::default()
        });
        items.collect()
    }

    /// `order: [sealing, replier.flag_fallen]`, where it is asked which came first.
    fn order_written(&self, missing: &Missing) -> Option<String> {
        let Given::Order(first, then) = missing.answers.first()?.given else { return None };
        let name = |moment| self.speaker.vocabulary.moment(moment).map(|moment| moment.name.clone());
        Some(format!(
            "{}: [{}, {}]",
            self.speaker.vocabulary.fact(missing.fact).name,
            name(first)?,
            name(then)?
        ))
    }

    fn given(&self, fact: FactId, answer: &Answer) -> String {
        match &answer.given {
            Given::Value(value) => self.speaker.answer(fact, value),
            Given::Order(first, then) => self.speaker.order(*first, *then),
            Given::Range(from, to) => self.range(fact, *from, *to),
            Given::Limits(limits) => {
                let limits: Vec<_> =
                    limits.iter().map(|(limit, holds)| self.limit(fact, *limit, *holds)).collect();
                limits.join(", ")
            }
        }
    }

    fn answer(&self, fact: FactId, answer: &Answer) -> String {
        let given = self.given(fact, answer);
        let leads_to = match &answer.possible[..] {
            [] => return given,
            [only] => self.score(*only),
            several => self.say("answer-still-open", &[("possible", &self.scores(several))]),
        };
        self.say("answer-leads-to", &[("answer", &given), ("result", &leads_to)])
    }

    /// "more than 30 min, 60 min or less"; where only one number is left, that number.
    fn range(&self, fact: FactId, from: Option<Boundary>, to: Option<Boundary>) -> String {
        let kind = &self.speaker.vocabulary.fact(fact).kind;
        let is_count = *kind == Type::Number;
        // Neither numbers nor durations are negative.
        let least =
            from.map_or(Some(0), |from| is_count.then(|| from.amount + i64::from(from.included_below)));
        let greatest = to.map(|to| to.amount - i64::from(is_count && !to.included_below));
        let is_closed = to.is_some_and(|to| is_count || to.included_below);
        if let (Some(least), true) = (least.filter(|least| greatest == Some(*least)), is_closed) {
            return written(kind, &Value::Amount(least));
        }
        let limit = |below: &'static str, boundary: Boundary| {
            self.say(below, &[("value", &written(kind, &Value::Amount(boundary.amount)))])
        };
        let from =
            from.map(|at| limit(if at.included_below { "limit-more-than" } else { "limit-at-least" }, at));
        let to = to.map(|at| limit(if at.included_below { "limit-at-most" } else { "limit-less-than" }, at));
        let limits: Vec<_> = from.into_iter().chain(to).collect();
        if limits.is_empty() { self.say("limit-any", &[]) } else { limits.join(", ") }
    }

    /// "60 min or less", "more than the default time".
    fn limit(&self, fact: FactId, difference: Difference, holds: bool) -> String {
        let Difference { left, right, limit } = difference;
        let is_left = left == Some(fact);
        let other = if is_left { right } else { left };
        // As the left fact: fact <= other + limit. As the right one: fact >= other - limit.
        let amount = if is_left { limit } else { -limit };
        let id = match (is_left, holds) {
            (true, true) => "limit-at-most",
            (true, false) => "limit-more-than",
            (false, true) => "limit-at-least",
            (false, false) => "limit-less-than",
        };
        let is_time = self.speaker.vocabulary.fact(fact).kind == Type::Duration;
        let number = |amount: i64| if is_time { duration_written(amount) } else { amount.to_string() };
        let value = match other.map(|other| (other, self.decision.facts.amount(other))) {
            None => number(amount),
            Some((_, Some(known))) => number(known + amount),
            Some((other, None)) if amount == 0 => {
                self.say("limit-other-fact", &[("fact", &self.speaker.label(other))])
            }
            Some((other, None)) => {
                let fact = self.say("limit-other-fact", &[("fact", &self.speaker.label(other))]);
                format!("{fact} + {}", number(amount))
            }
        };
        self.say(id, &[("value", &value)])
    }
}

/// Whether a fact is one of those that the position, with what is written, tells.
fn is_read_from_the_board(fact: &Fact) -> bool {
    let named = ["sealer.colour", "claim.repetitions"].contains(&fact.name.as_str());
    let family = ["sealed", "position"].contains(&fact.family());
    fact.computed && (named || family || fact.declared == "player.can_mate")
}

/// The word of a score within a message id.
fn score_word(score: Score) -> &'static str {
    match score {
        Score::Annulled => "annulled",
        Score::Silent => "silent",
        Score::GoesOn => "goes-on",
        Score::WhiteWins | Score::BlackWins | Score::Draw | Score::BothLose => "other",
    }
}

/// A fact as a case file tells it: the name and the values it can have.
fn as_written(fact: &Fact) -> String {
    let values = match &fact.kind {
        Type::Truth => "yes | no".to_owned(),
        Type::Duration | Type::Moment => "20 min".to_owned(),
        Type::OneOf(values) => values.join(" | "),
        Type::Number | Type::Text | Type::Date | Type::Hour | Type::Fen | Type::Moves => {
            return fact.name.clone();
        }
    };
    format!("{}: {values}", fact.name)
}
