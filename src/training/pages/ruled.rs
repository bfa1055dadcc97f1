//! A case for people who learn: what happened in sentences, the board, what is ruled and why. No file, no name of it.

use super::telling::{Told, told};
use crate::engine::decision::{Decision, Reason, Status, WhyNot};
use crate::engine::model::{Conclusion, RuleIndex};
use crate::words::phrases::speaker::{Speaker, sentence};
use crate::words::reports::reading::diagram as diagram_with_move;
use crate::words::reports::report::Block;

/// How many duties, rights and times are told of one case; more would hide what it shows.
const CONCLUSIONS: usize = 4;

/// A case under an edition, and who speaks of it.
pub(super) struct Ruled<'a> {
    speaker: Speaker<'a>,
    decision: &'a Decision,
}

impl<'a> Ruled<'a> {
    /// Players are called by colour where that is known.
    pub(super) fn new(speaker: &Speaker<'a>, decision: &'a Decision) -> Self {
        Self { speaker: speaker.of_case(decision), decision }
    }

    /// The board, where there is one, and what happened.
    pub(super) fn game(&self) -> Vec<Block> {
        let Told { mut paragraphs, diagram, envelope: _, hour: _ } = told(&self.speaker, self.decision, None);
        if paragraphs.is_empty() {
            paragraphs.push(sentence(&self.speaker.words.say("diff-normal-course", &[])));
        }
        // Here the move may be drawn.
        let drawn = self.decision.sealed.as_ref().map(|sealed| {
            diagram_with_move(self.speaker.words, &sealed.position, sealed.played, &sealed.reading)
        });
        let board = drawn.or_else(|| diagram.map(|diagram| Block::Diagram(Box::new(diagram))));
        board.into_iter().chain([Block::Paragraph(paragraphs.join(" "))]).collect()
    }

    /// What is ruled, with the provisions behind it; where the result is not in question, what `rules` conclude.
    pub(super) fn ruling(&self, rules: &dyn Fn(RuleIndex) -> bool) -> String {
        let words = self.speaker.words;
        let result = match (self.decision.status, self.decision.outcome) {
            (Status::Open, _) => words.say("example-open", &[]),
            (Status::Silent, _) => words.say("verdict-silent", &[("edition", &self.speaker.edition_short())]),
            (Status::Decided, Some(outcome)) => self.speaker.outcome(outcome),
            (Status::Decided, None) => String::new(),
        };
        let mut cited: Vec<String> = Vec::new();
        let mut said: Vec<String> = Vec::new();
        for finding in &self.decision.findings {
            let rule = self.speaker.edition.rule(finding.rule);
            let Some(conclusion) = rule.and_then(|rule| rule.then.get(finding.conclusion)) else { continue };
            let is_result = matches!(conclusion.value, Conclusion::Result(_));
            if !is_result && !rules(finding.rule) {
                continue;
            }
            let text = self.speaker.conclusion(&conclusion.value, finding.value);
            if !is_result && !said.contains(&text) && said.len() < CONCLUSIONS {
                said.push(text);
            }
            let citation = self.speaker.short_citation(finding.rule);
            if !cited.contains(&citation) {
                cited.push(citation);
            }
        }
        said.splice(0..0, Some(result).filter(|result| !result.is_empty()));
        if cited.is_empty() { said.join(" ") } else { format!("{} [{}]", said.join(" "), cited.join(", ")) }
    }

    /// The facts on which a rule applies, as far as they are no matter of course.
    pub(super) fn because(&self, id: &str) -> Option<String> {
        let is = |rule: RuleIndex| self.speaker.edition.rule(rule).is_some_and(|rule| rule.id == id);
        let finding = self.decision.findings.iter().find(|finding| is(finding.rule))?;
        let of_course = |reason: &Reason| match reason {
            Reason::Fact(fact) => self.decision.facts.is_assumed(*fact),
            Reason::Rule(..) => false,
        };
        let reasons: Vec<_> = finding.because.iter().copied().filter(|reason| !of_course(reason)).collect();
        let said = || self.speaker.words.say("because", &[("reasons", &self.reasons(&reasons))]);
        (!reasons.is_empty()).then(said)
    }

    /// Why a rule does not apply.
    pub(super) fn why_not(&self, id: &str) -> Option<String> {
        let is = |rule: RuleIndex| self.speaker.edition.rule(rule).is_some_and(|rule| rule.id == id);
        let considered = self.decision.considered.iter().filter(|considered| is(considered.rule));
        // Of a rule for each player the one that was nearer: that which something displaced.
        let displaced = |why: &WhyNot| matches!(why, WhyNot::Displaced(_) | WhyNot::Over(_));
        let nearest = considered.max_by_key(|considered| displaced(&considered.why_not))?;
        let why = match &nearest.why_not {
            WhyNot::Fails(reasons) => self.reasons(reasons),
            WhyNot::Displaced(by) => self.by("displaced-by", by),
            WhyNot::Over(by) => self.by("over-before", by),
        };
        let rule = heading(&self.speaker, nearest.rule);
        let said = || self.speaker.words.say("handbook-why-not", &[("rule", &rule), ("why", &why)]);
        (!why.is_empty()).then(said)
    }

    fn by(&self, id: &str, rules: &[RuleIndex]) -> String {
        let names: Vec<_> = rules.iter().map(|rule| heading(&self.speaker, *rule)).collect();
        self.speaker.words.say(id, &[("rules", &names.join(", "))])
    }

    /// Facts and provisions; these by the names the book gives them.
    fn reasons(&self, reasons: &[Reason]) -> String {
        let mut said: Vec<String> = Vec::new();
        for reason in reasons {
            let reason = match reason {
                Reason::Fact(fact) => self.speaker.known(&self.decision.facts, *fact),
                Reason::Rule(rule, applies) => {
                    let id = if *applies { "rule-applies" } else { "rule-does-not-apply" };
                    self.speaker.words.say(id, &[("rule", &heading(&self.speaker, *rule))])
                }
            };
            if !said.contains(&reason) {
                said.push(reason);
            }
        }
        said.join("; ")
    }
}

// How a book calls a provision: by its citation, and by its place among those of its article with the same citation.

/// The heading under which a rule stands in the book.
pub(super) fn heading(speaker: &Speaker, index: RuleIndex) -> String {
    let citation = speaker.short_citation(index);
    let alike = alike(speaker, index);
    let own = speaker.edition.rule(index).map(|rule| rule.id.as_str());
    let place = alike.iter().position(|id| Some(*id) == own).unwrap_or(0);
    if alike.len() < 2 {
        return citation;
    }
    let place = (place + 1).to_string();
    speaker.words.say("handbook-further", &[("citation", &citation), ("place", &place)])
}

/// The ids of the rules of an article that are cited like this one, in order.
pub(super) fn alike<'a>(speaker: &Speaker<'a>, index: RuleIndex) -> Vec<&'a str> {
    let citation = speaker.short_citation(index);
    let article = speaker.edition.article_of(index);
    let of_article = |other: RuleIndex| article.is_some_and(|article| article.rules.contains(&other.index()));
    let mut ids: Vec<&str> = Vec::new();
    for (other, rule) in speaker.edition.numbered().filter(|(other, _)| of_article(*other)) {
        if speaker.short_citation(other) == citation && !ids.contains(&rule.id.as_str()) {
            ids.push(&rule.id);
        }
    }
    ids
}

/// Rules of one article by the names the book gives them: those that are cited alike under one name, all of them by
/// their citation; each name with the first rule it stands for.
pub(super) fn named(speaker: &Speaker, rules: &[RuleIndex]) -> Vec<(String, RuleIndex)> {
    let mut rules = rules.to_vec();
    rules.sort_unstable();
    let id = |index: RuleIndex| speaker.edition.rule(index).map(|rule| rule.id.as_str());
    let among: Vec<_> = rules.iter().filter_map(|index| id(*index)).collect();
    let mut names: Vec<(String, RuleIndex)> = Vec::new();
    for index in rules {
        let alike = alike(speaker, index).into_iter().zip(1_usize..);
        let all = alike.clone().count();
        let places: Vec<_> =
            alike.filter(|(id, _)| among.contains(id)).map(|(_, place)| place.to_string()).collect();
        let citation = speaker.short_citation(index);
        let name = if places.len() == all {
            citation
        } else {
            let args = [("citation", citation.as_str()), ("place", &places.join(", "))];
            speaker.words.say("handbook-further", &args)
        };
        if !names.iter().any(|(earlier, _)| *earlier == name) {
            names.push((name, index));
        }
    }
    names
}
