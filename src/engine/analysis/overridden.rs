//! What an edition takes for granted and one of its rules sets otherwise where it is taken for granted.

use crate::engine::diagnostic::{Code, Diagnostic};
use crate::engine::library::Library;
use crate::engine::model::{
    Assumption, Conclusion, Edition, Expression, Formula, Rule, RuleIndex, Value, written,
};
use crate::engine::source::{Span, Src};
use crate::engine::syntax::CaseFile;

/// An assumption that changes nothing by itself, each at the rule that sets its fact otherwise.
pub(super) fn overridden(library: &Library) -> Vec<Diagnostic> {
    library.rulebook.editions.iter().flat_map(|edition| of_edition(library, edition)).collect()
}

fn of_edition(library: &Library, edition: &Edition) -> Vec<Diagnostic> {
    let vocabulary = &library.rulebook.vocabulary;
    let mut faults = Vec::new();
    for (index, rule) in edition.numbered() {
        for conclusion in &rule.then {
            let Conclusion::Set(fact, Expression::Constant(set)) = &conclusion.value else { continue };
            let mut own = edition.assumptions.iter().filter(|(of, _)| of == fact).map(|(_, own)| own);
            let is_overridden = |own: &&Assumption| {
                own.value != Value::Amount(*set) && sets_there(library, edition, index, own)
            };
            let Some(own) = own.find(is_overridden) else { continue };
            let declared = vocabulary.fact(*fact);
            let fault = Diagnostic::at(Code::AssumptionSetOtherwise, rule.span).as_warning();
            let fault =
                fault.with("edition", &edition.id).with("rule", &rule.id).with("fact", &declared.name);
            let set = written(&declared.kind, &Value::Amount(*set));
            faults.push(fault.with("value", written(&declared.kind, &own.value)).with("set", set));
        }
    }
    faults
}

/// Whether a rule asks for what the assumption asks for; without a condition, whether it applies where nothing is told.
fn sets_there(library: &Library, edition: &Edition, rule: RuleIndex, own: &Assumption) -> bool {
    let vocabulary = &library.rulebook.vocabulary;
    if let Some(when) = &own.when {
        let condition = edition.rule(rule).map(Rule::own_condition);
        return condition.is_some_and(|condition| {
            condition == when || matches!(condition, Formula::And(parts) if parts.contains(when))
        });
    }
    let matters = vocabulary.matters().iter().map(|matter| Src::new(matter.clone(), Span::default()));
    let nothing_told = CaseFile { about: matters.collect(), ..CaseFile::default() };
    let decision = library.decide(edition, &nothing_told);
    decision.is_ok_and(|decision| decision.findings.iter().any(|finding| finding.rule == rule))
}
