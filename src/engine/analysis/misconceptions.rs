//! Misconceptions that are none: the edition says what they claim, in a case in which they are said to be an error.

use super::contradictions::{confirmed, told};
use super::unproven::not_proven;
use crate::engine::decision::Decision;
use crate::engine::diagnostic::{Arg, Code, Diagnostic};
use crate::engine::facts::Facts;
use crate::engine::library::Library;
use crate::engine::model::{Conclusion, Edition, Misconception};
use crate::engine::program::{Program, Truth};
use crate::engine::solver::{Budget, Encoding, Lit, Solver, whole_case};
use crate::engine::syntax::Modality;

/// Everything wrong with the misconceptions of all editions.
pub(super) fn faults(library: &Library, budget: Budget) -> Vec<Diagnostic> {
    library.rulebook.editions.iter().flat_map(|edition| of_edition(library, edition, budget)).collect()
}

fn of_edition(library: &Library, edition: &Edition, budget: Budget) -> Vec<Diagnostic> {
    let vocabulary = &library.rulebook.vocabulary;
    let errors: Vec<_> = edition.articles.iter().flat_map(|article| &article.misconceptions).collect();
    let Some(program) = library.program(edition).filter(|_| !errors.is_empty()) else { return Vec::new() };
    let facts = Facts::nothing(vocabulary);
    let mut search = Solver::within(vocabulary, program, &facts, budget);
    let copy = search.encode();
    let (mut found, mut unproven) = (Vec::new(), 0);
    for error in errors {
        let when = search.formula_in_time(program, &copy, &error.when);
        let claimed = claimed(edition, program, &copy, &error.claims.value);
        let none_makes_it: Vec<Lit> = claimed.iter().map(|lit| !*lit).collect();
        let is_made = !search.all_of(&none_makes_it);
        let at = |code| Diagnostic::at(code, error.span).with("name", &error.id);
        if search.possible(&[when, is_made]) {
            let case = whole_case(vocabulary, &facts, &search);
            let shows = |decision: &Decision| is_true(edition, error, decision);
            let case = confirmed(library, edition, case, shows);
            let fault = at(Code::MisconceptionIsTrue).with("edition", &edition.id);
            found.push(fault.with("case", Arg::Facts(told(vocabulary, &case))));
        } else if search.gave_up() {
            unproven += 1;
        } else if !search.possible(&[when]) {
            if search.gave_up() {
                unproven += 1;
            } else {
                found.push(at(Code::MisconceptionNever).with("edition", &edition.id).as_warning());
            }
        }
    }
    found.extend(not_proven(edition, "misconceptions", unproven));
    found
}

/// That a rule which makes the claim applies, for each such rule.
fn claimed(edition: &Edition, program: &Program, copy: &Encoding, claims: &Conclusion) -> Vec<Lit> {
    let making =
        edition.numbered().filter(|(_, rule)| rule.then.iter().any(|made| makes(&made.value, claims)));
    making.filter_map(|(rule, _)| copy.lit(program.rules.get(rule.index())?.applies)).collect()
}

fn is_true(edition: &Edition, error: &Misconception, decision: &Decision) -> bool {
    let applies = |rule| Truth::known(decision.findings.iter().any(|finding| finding.rule == rule));
    let made = decision
        .findings
        .iter()
        .filter_map(|finding| edition.rule(finding.rule)?.then.get(finding.conclusion));
    decision.facts.truth_of(&error.when, &applies) == Truth::True
        && made.into_iter().any(|made| makes(&made.value, &error.claims.value))
}

/// Whether a conclusion says what is claimed, or more: who must do something may do it.
pub(crate) fn makes(made: &Conclusion, claims: &Conclusion) -> bool {
    match (made, claims) {
        (Conclusion::Result(made), Conclusion::Result(claimed)) => made.outcome() == claimed.outcome(),
        (Conclusion::Duty(made), Conclusion::Duty(claimed)) => {
            let same =
                made.party == claimed.party && made.act == claimed.act && made.object == claimed.object;
            let may = claimed.modality == Modality::May && made.modality != Modality::MustNot;
            same && (made.modality == claimed.modality || may)
        }
        (made, claimed) => made == claimed,
    }
}
