//! The rules that come near a case and do not apply.

use super::decided::{Page, rule_of};
use super::report::{Item, Section};
use crate::engine::decision::{Considered, Decision, Reason, WhyNot};
use crate::engine::model::{Conclusion, RuleIndex};
use crate::words::phrases::phrases::Speaker;
use crate::words::phrases::sentences::sentence;

/// The rules about the result that come near a case, and why they do not apply; a page of its own beside the ruling.
#[must_use]
pub fn considered(speaker: &Speaker, decision: &Decision) -> Option<Section> {
    Page { speaker, decision }.considered()
}

/// How a case file tells what is missing and what is assumed.
#[must_use]
pub fn case_names(speaker: &Speaker, decision: &Decision) -> Option<Section> {
    let page = Page { speaker, decision };
    page.section("heading-case-names", page.questions().names())
}

impl Page<'_> {
    /// Rules about the result that were displaced, or that fail on what was told, each norm once.
    fn considered(&self) -> Option<Section> {
        let mut items: Vec<Item> = Vec::new();
        for considered in self.decision.considered.iter().filter(|considered| self.near(considered)) {
            let Some(rule) = self.speaker.edition.rule(considered.rule) else { continue };
            let item = Item {
                text: self.speaker.norm(rule),
                citation: self.speaker.short_citation(considered.rule),
                notes: vec![sentence(&self.why_not(&considered.why_not))],
                cited: self.speaker.cited(rules_against(considered)),
                ..Item::default()
            };
            if !items.iter().any(|earlier| earlier.text == item.text && earlier.notes == item.notes) {
                items.push(item);
            }
        }
        self.section("heading-considered", items)
    }

    fn near(&self, considered: &Considered) -> bool {
        let Some(rule) = self.speaker.edition.rule(considered.rule) else { return false };
        let about_result =
            rule.then.iter().any(|conclusion| matches!(conclusion.value, Conclusion::Result(_)));
        about_result
            && match &considered.why_not {
                WhyNot::Displaced(_) | WhyNot::Over(_) => true,
                WhyNot::Fails(reasons) => reasons
                    .iter()
                    .all(|reason| matches!(reason, Reason::Fact(_)) && !self.is_assumed(*reason)),
            }
    }
}

/// A rule that does not apply, and those that keep it from applying.
pub(crate) fn rules_against(considered: &Considered) -> Vec<RuleIndex> {
    let others = match &considered.why_not {
        WhyNot::Fails(reasons) => reasons.iter().filter_map(|reason| rule_of(*reason)).collect(),
        WhyNot::Displaced(by) | WhyNot::Over(by) => by.clone(),
    };
    std::iter::once(considered.rule).chain(others).collect()
}
