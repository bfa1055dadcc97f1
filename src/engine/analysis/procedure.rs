//! Tests the invariants of the procedure on cases and on the cases that follow from them.
//!
//! Technique: bounded state exploration, one step deep. The successors of a case are the turns that `play` offers (the first step
//! done, a right used, a check confirmed, an arrival, the end of a time limit) and every answer to a missing fact. Each successor is
//! ruled on. The invariants are tested on each case alone and on each pair of case and successor.

use super::examples::Ruled;
use crate::engine::decision::{Decision, Given, Status, Violation};
use crate::engine::diagnostic::{Code, Diagnostic};
use crate::engine::library::Library;
use crate::engine::model::{Edition, Vocabulary, written};
use crate::engine::on_all_cores::on_all_cores;
use crate::engine::play::{Source, Turn, offers};
use crate::engine::source::Span;
use crate::engine::syntax::CaseFile;

/// A violated invariant.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Broken {
    /// The invariant.
    pub violation: Violation,
    /// The turn that led from the case to the successor, as `play` writes it; `None` if the case itself violates it.
    pub after: Option<String>,
}

/// The invariants violated by a case or one of its successors.
#[must_use]
pub fn broken(library: &Library, edition: &Edition, case: &CaseFile, decision: Decision) -> Vec<Broken> {
    let vocabulary = &library.rulebook.vocabulary;
    let mut found = of_case(library, edition, &decision);
    let decision = library.with_outlook(edition, case, decision);
    for (turn, done) in successors(library, edition, case, &decision) {
        let Ok(next) = library.decide_as_read(edition, &turn.applied(vocabulary, case)) else { continue };
        let mut violations = library.violations(edition, &next);
        // A successor with another result has other steps; then only the clocks are compared.
        let is_same = decision.status != Status::Open
            && (decision.status, decision.outcome) == (next.status, next.outcome);
        violations.extend(library.violations_since(edition, [&decision, &next], done && is_same));
        // A violation of the case itself is not reported again for its successors.
        violations.retain(|violation| found.iter().all(|known| known.violation != *violation));
        let after = turn.written(vocabulary);
        found
            .extend(violations.into_iter().map(|violation| Broken { violation, after: Some(after.clone()) }));
    }
    found
}

/// The cases on which the invariants are tested.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Depth {
    /// The examples.
    Examples,
    /// The examples, and the successors of those that the edition does not take over.
    Successors,
}

/// The invariants violated by the case itself.
fn of_case(library: &Library, edition: &Edition, decision: &Decision) -> Vec<Broken> {
    let own = library.violations(edition, decision).into_iter();
    own.map(|violation| Broken { violation, after: None }).collect()
}

/// The turns that lead to the successors; `true` for the one that does the first step.
fn successors(
    library: &Library,
    edition: &Edition,
    case: &CaseFile,
    decision: &Decision,
) -> Vec<(Turn, bool)> {
    let vocabulary = &library.rulebook.vocabulary;
    let offers = offers(library, edition, case, decision);
    let first = offers.steps.into_iter().take(1);
    let offered = first.chain(offers.others).filter_map(|offer| {
        let is_step = matches!(offer.source, Source::Step(_));
        Some((offer.at(offer.proposed).ok()?, is_step))
    });
    let told = answers(vocabulary, case, decision).into_iter().map(|turn| (turn, false));
    offered.chain(told).collect()
}

/// A turn for every single value that answers a missing fact.
fn answers(vocabulary: &Vocabulary, case: &CaseFile, decision: &Decision) -> Vec<Turn> {
    let mut found = Vec::new();
    for missing in &decision.missing {
        let kind = &vocabulary.fact(missing.fact).kind;
        for answer in &missing.answers {
            let Given::Value(value) = &answer.given else { continue };
            let names = decision.names_in(vocabulary, case, missing.fact);
            found.extend(names.first().map(|name| Turn::telling(name, &written(kind, value))));
        }
    }
    found
}

/// An error for each violated invariant, once, at the rule whose step violates it; and a warning for each declared gap that
/// occurs in no example.
pub(super) fn faults(library: &Library, ruled: &[Ruled], depth: Depth) -> Vec<Diagnostic> {
    let vocabulary = &library.rulebook.vocabulary;
    let found = on_all_cores(ruled, |ruled| {
        let Ok(decision) = &ruled.decision else { return Vec::new() };
        // The successors of an example are tested in the edition that writes it.
        let depth = if ruled.example.taken_over { Depth::Examples } else { depth };
        match depth {
            Depth::Examples => of_case(library, ruled.edition, decision),
            Depth::Successors => broken(library, ruled.edition, &ruled.example.given, decision.clone()),
        }
    });
    let mut told: Vec<(Option<Span>, Violation)> = Vec::new();
    let mut faults = Vec::new();
    for (ruled, broken) in ruled.iter().zip(found) {
        for Broken { violation, after } in broken {
            let rule = violation.rule().and_then(|rule| ruled.edition.rule(rule));
            let span = rule.map(|rule| rule.span);
            // A rule taken over by several editions is reported once.
            let known = |(place, known): &(Option<Span>, Violation)| {
                *place == span && kind(*known) == kind(violation) && known.fluent() == violation.fluent()
            };
            if told.iter().any(known) {
                continue;
            }
            told.push((span, violation));
            let fault = Diagnostic::at(Code::ProcedureBroken, span.unwrap_or(ruled.example.span));
            let fault = if span.is_some() { fault.and_at(ruled.example.span) } else { fault };
            let fluent = violation.fluent().map_or("", |fluent| vocabulary.procedure().name(fluent));
            faults.push(
                fault
                    .with("kind", kind(violation))
                    .with("rule", rule.map_or("", |rule| rule.id.as_str()))
                    .with("fluent", fluent)
                    .with("edition", &ruled.edition.id)
                    .with("after", after.as_deref().unwrap_or("none")),
            );
        }
    }
    for edition in &library.rulebook.editions {
        let own = edition.gaps.iter().enumerate().filter(|(_, gap)| gap.words.edition == edition.id);
        for (place, gap) in own {
            let mut decisions = ruled.iter().filter(|ruled| ruled.edition.id == edition.id);
            if !decisions
                .any(|ruled| ruled.decision.as_ref().is_ok_and(|decision| decision.gaps.contains(&place)))
            {
                faults.push(Diagnostic::at(Code::UnshownGap, gap.span).with("name", &gap.id).as_warning());
            }
        }
    }
    faults
}

/// The selector of the message.
fn kind(violation: Violation) -> &'static str {
    match violation {
        Violation::Untimely(..) => "untimely",
        Violation::Unmet(..) => "unmet",
        Violation::Twice(_) => "twice",
        Violation::Forbidden(_) => "forbidden",
        Violation::AfterTheEnd(_) => "after-the-end",
        Violation::BothRun => "both-run",
        Violation::Overlap => "overlap",
        Violation::Lost(_) => "lost",
        Violation::NotDone(_) => "not-done",
        Violation::Shrunk(_) => "shrunk",
    }
}
