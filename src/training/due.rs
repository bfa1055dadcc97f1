//! Which acts are past, or without an object, at the hour that a situation tells: a statement that they must be done is
//! then neither right nor wrong, and is not asked.

use super::question::Statement;
use super::situation::Situation;
use crate::engine::decision::Decision;
use crate::engine::model::{
    ActId, Conclusion, Effect, FactId, Formula, MomentId, Role, RuleIndex, Value, Vocabulary,
};
use crate::engine::program::Truth;
use crate::engine::syntax::Modality;

/// How many rules that name each other are followed from a condition.
const DEEPEST: usize = 4;

impl Situation<'_> {
    /// Whether a rule lays down something that was to be done before the last of the players came, or is still awaited.
    pub(super) fn is_past(&self, rule: RuleIndex, conclusion: usize) -> bool {
        let is_act = matches!(self.law.conclusion(rule, conclusion), Some(Conclusion::Duty(duty))
            if duty.modality == Modality::Must);
        is_act && self.due(rule, 0).zip(self.last_hour()).is_some_and(|(due, last)| due < last)
    }

    /// The last hour that is told.
    fn last_hour(&self) -> Option<i64> {
        last_coming(self.law.vocabulary(), &self.decision)
    }

    /// Whether a fact sets the hour at which it is asked what is to be done.
    pub(super) fn sets_hour(&self, fact: FactId) -> bool {
        self.last_hour().is_some() && self.law.vocabulary().fact(fact).declared == "player.late"
    }

    /// Whether it is of a player who is not there that something is said to be his duty or right: he can do nothing.
    pub(super) fn is_of_absent(&self, said: Statement) -> bool {
        let Some(Conclusion::Duty(duty)) = self.law.conclusion(said.rule, said.conclusion) else {
            return false;
        };
        let role = Role::from_word(duty.party.as_str()).filter(|_| duty.modality != Modality::MustNot);
        let present = |role: Role| self.law.vocabulary().fact_named(&format!("{}.present", role.as_str()));
        role.and_then(present).and_then(|fact| self.decision.facts.value(fact)) == Some(&Value::Truth(false))
    }

    /// Whether what is to be done, or may be, has been done already.
    pub(super) fn is_done(&self, said: &Conclusion) -> bool {
        let Conclusion::Duty(duty) = said else { return false };
        let effects =
            self.law.edition.procedure(self.law.vocabulary()).effects(duty.act, duty.object.as_deref());
        self.decision.hall.is_done(effects)
    }

    /// Whether it speaks of an envelope that is lost, or of a sealed move that was answered.
    pub(super) fn is_idle(&self, said: &Conclusion) -> bool {
        let Conclusion::Duty(duty) = said else { return false };
        let told = |name: &str| {
            self.case.facts.iter().any(|given| given.fact.value == name && given.value.value == "yes")
        };
        if !told("reply.sealed") && self.is_about_reply(duty.act) {
            return true;
        }
        match self.law.vocabulary().act(duty.act).map(|act| act.name.as_str()) {
            Some("open-envelope") => told("envelope.missing") || told("reply.sealed"),
            Some("play-sealed-move") => told("reply.sealed"),
            Some("start-clock") => told("reply.sealed") && duty.modality == Modality::May,
            Some(_) | None => false,
        }
    }

    /// Whether an act is laid down only where a reply was sealed.
    fn is_about_reply(&self, act: ActId) -> bool {
        let Some(sealed) = self.law.vocabulary().fact_named("reply.sealed") else { return false };
        let is_act = |meant: &Conclusion| matches!(meant, Conclusion::Duty(duty) if duty.act == act);
        let edition = self.law.edition;
        let mut making =
            edition.numbered().filter(|(_, rule)| rule.then.iter().any(|meant| is_act(&meant.value)));
        making.all(|(_, rule)| {
            let named = named(&rule.when).into_iter().filter_map(|named| edition.rule(named));
            let mut conditions = std::iter::once(&rule.when).chain(named.map(|rule| &rule.when));
            conditions.any(|when| asks(when, &Formula::Holds(sealed)))
        })
    }

    /// When a rule takes effect: at its moment, but not before the moments that it asks to have happened, nor before the rules it
    /// names; none where that is not known.
    fn due(&self, rule: RuleIndex, depth: usize) -> Option<i64> {
        let rule = self.law.edition.rule(rule).filter(|_| depth < DEEPEST)?;
        let own = match rule.at {
            Effect::At(moment) => self.time(moment),
            Effect::Always | Effect::Now => None,
        };
        let happened = self.law.vocabulary().moments().filter(|(_, moment)| {
            moment.happened.as_ref().is_some_and(|happened| asks(&rule.when, happened))
        });
        let own = happened.filter_map(|(moment, _)| self.time(moment)).chain(own).max();
        let named = named(&rule.when);
        let applies = |rule: &&RuleIndex| self.truth_of(**rule) == Truth::True;
        let applying: Vec<_> = named.iter().filter(applies).copied().collect();
        // Of rules that do not apply here, when they would have it.
        let named = if applying.is_empty() { named } else { applying };
        named.into_iter().filter_map(|named| self.due(named, depth + 1)).chain(own).max()
    }

    /// When a moment is, in seconds from the hour set: by itself, or by that with which it comes in the normal course.
    fn time(&self, moment: MomentId) -> Option<i64> {
        let place = |moment: MomentId| {
            let place = *self.law.program.instants.get(moment.index())?;
            let from = place.fact.map_or(Some(0), |fact| self.decision.facts.amount(fact))?;
            Some(from + place.seconds)
        };
        let vocabulary = self.law.vocabulary();
        let holds =
            |formula: &Formula| self.decision.facts.truth_of(formula, &|_| Truth::Unknown) == Truth::True;
        let with = vocabulary
            .usually()
            .iter()
            .filter(|order| order.together && order.first == moment && order.when.as_ref().is_none_or(holds));
        place(moment).or_else(|| with.filter_map(|order| place(order.then)).max())
    }
}

/// The seconds from the hour set to the arrival of the last player, or to the hour told where he is still absent; none where
/// nobody is late.
pub(super) fn last_coming(vocabulary: &Vocabulary, decision: &Decision) -> Option<i64> {
    Role::BOTH.iter().filter_map(|role| late(vocabulary, decision, *role)).max()
}

/// By how much a player is late, where he is.
pub(super) fn late(vocabulary: &Vocabulary, decision: &Decision, role: Role) -> Option<i64> {
    let fact = vocabulary.fact_named(&format!("{}.late", role.as_str()))?;
    decision.facts.amount(fact).filter(|late| *late > 0)
}

/// Whether a condition is a conjunction that contains this.
fn asks(when: &Formula, happened: &Formula) -> bool {
    match when {
        Formula::And(parts) => parts.iter().any(|part| asks(part, happened)),
        Formula::Or(_)
        | Formula::Not(_)
        | Formula::Holds(_)
        | Formula::Is(..)
        | Formula::AtMost(_)
        | Formula::Applies(_) => when == happened,
    }
}

/// The rules whose application a condition asks.
fn named(when: &Formula) -> Vec<RuleIndex> {
    match when {
        Formula::And(parts) | Formula::Or(parts) => parts.iter().flat_map(named).collect(),
        Formula::Applies(rule) => vec![*rule],
        Formula::Not(_) | Formula::Holds(_) | Formula::Is(..) | Formula::AtMost(_) => Vec::new(),
    }
}
