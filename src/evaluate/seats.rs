//! Two rulings on one case, made with either colour as the sealer: do they say the same of White and Black?

use crate::chess::Colour;
use crate::decision::{Decision, Finding, Score, colour_of, colour_word};
use crate::model::{Conclusion, Edition, FactId, Role, Seat, Type, Vocabulary};

/// Whether two decisions on one case are the same ruling in terms of colours.
#[must_use]
pub(crate) fn same_for_colours(
    vocabulary: &Vocabulary,
    edition: &Edition,
    one: &Decision,
    other: &Decision,
) -> bool {
    let said = |decision: &Decision| {
        let Some(sealer) = decision.sealer else { return Vec::new() };
        let seats = Seats { vocabulary, edition, sealer };
        let mut said: Vec<_> =
            decision.findings.iter().filter_map(|finding| seats.finding(finding)).collect();
        said.extend(decision.missing.iter().map(|missing| (seats.fact(missing.fact), None)));
        said.sort();
        said
    };
    // Who is asked which of the two roles did something has to know who sealed.
    let asks_roles = |decision: &Decision| {
        decision.missing.iter().any(|missing| {
            let kind = &vocabulary.fact(missing.fact).kind;
            matches!(kind, Type::OneOf(values) if values.iter().any(|value| Role::from_word(value).is_some()))
        })
    };
    !asks_roles(one)
        && one.status == other.status
        && one.result == other.result
        && one.possible == other.possible
        && said(one) == said(other)
}

/// How the roles of the rules fall to the colours.
struct Seats<'a> {
    vocabulary: &'a Vocabulary,
    edition: &'a Edition,
    sealer: Colour,
}

impl Seats<'_> {
    fn finding(&self, finding: &Finding) -> Option<(String, Option<i64>)> {
        let rule = self.edition.rule(finding.rule)?;
        let says = match &rule.then.get(finding.conclusion)?.value {
            Conclusion::Result(verdict) => Score::of(verdict.outcome(), self.sealer).as_str().to_owned(),
            Conclusion::Duty(duty) => {
                let object = duty.object.as_deref().map(|object| self.word(object));
                format!("{} {:?} {:?} {object:?}", self.word(duty.party.as_str()), duty.modality, duty.act)
            }
            Conclusion::Set(fact, _) => self.fact(*fact),
            Conclusion::State(state) => format!("{state:?}"),
        };
        Some((format!("{}: {says}", rule.id), finding.value))
    }

    fn word(&self, word: &str) -> String {
        Role::from_word(word).map_or_else(|| word.to_owned(), |role| self.colour(role).to_owned())
    }

    fn fact(&self, fact: FactId) -> String {
        let fact = self.vocabulary.fact(fact);
        match (fact.seat, fact.name.split_once('.')) {
            (Some(Seat::Role(role)), Some((_, rest))) => format!("{}.{rest}", self.colour(role)),
            (Some(_) | None, _) => fact.name.clone(),
        }
    }

    fn colour(&self, role: Role) -> &'static str {
        colour_word(colour_of(role, self.sealer))
    }
}
