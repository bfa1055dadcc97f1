//! The rules that do not apply to a case, and why, as JSON.

use super::decision_object::{ConsideredObject, Said};
use super::json::Printer;
use crate::engine::decision::{Considered, Decision, WhyNot};
use crate::engine::model::RuleIndex;
use crate::words::phrases::phrases::Speaker;
use crate::words::phrases::sentences::sentence;
use serde_json::Value as Json;

/// Adds `considered` to a decision's object: every rule that does not apply, with the reasons, in the speaker's language.
pub fn add_considered(object: &mut Json, speaker: &Speaker, decision: &Decision) {
    let printer = Printer::of(speaker, decision);
    let considered: Vec<_> = decision.considered.iter().map(|one| printer.considered(one)).collect();
    if let Some(object) = object.as_object_mut() {
        object.insert("considered".to_owned(), serde_json::to_value(considered).unwrap_or(Json::Null));
    }
}

impl<'a> Printer<'a> {
    fn considered(&self, considered: &Considered) -> ConsideredObject<'a> {
        let rule = self.rule_id(considered.rule);
        let kept_off = |id: &str, by: &[RuleIndex]| {
            let names: Vec<_> = by.iter().map(|rule| self.speaker.short_citation(*rule)).collect();
            let why_not = sentence(&self.speaker.words.say(id, &[("rules", &names.join(", "))]));
            let displaced_by = self.rule_ids(by);
            ConsideredObject { rule, why_not: Said::Words(why_not), because: Vec::new(), displaced_by }
        };
        match &considered.why_not {
            WhyNot::Fails(reasons) => {
                let because: Vec<_> = reasons.iter().map(|reason| self.reason(*reason)).collect();
                ConsideredObject { rule, why_not: Said::joined(&because), because, displaced_by: Vec::new() }
            }
            WhyNot::Displaced(by) => kept_off("displaced-by", by),
            WhyNot::Over(by) => kept_off("over-before", by),
        }
    }
}
