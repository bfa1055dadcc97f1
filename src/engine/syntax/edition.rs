//! An `edition.yaml` -> the edition's particulars as written.

use serde::{Deserialize, Serialize};

use super::clause::{Name, Origin, Sum, When};
use super::tree::{self, Fields, Node};
use super::vocabulary::{ActEntry, act};
use super::{clause_parser, yaml};
use crate::engine::diagnostic::Diagnostic;
use crate::engine::source::{SourceId, Sources, Src};

/// An edition of the law. Its words (name, short name) are the message `edition-<id>`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct EditionFile {
    /// Its id: `fide-2014`.
    pub edition: Name,
    /// Who issued it.
    pub authority: Src<String>,
    /// The language of the text it was encoded from.
    pub language: Name,
    /// The languages its words are kept in; none where it is all that plica speaks.
    pub languages: Vec<Name>,
    /// First day: competitions that began on it or later; none where the dates are not known.
    pub from: Option<Src<String>>,
    /// Last day, when there is one.
    pub to: Option<Src<String>>,
    /// Only part of the edition is encoded.
    pub partial: bool,
    /// The edition it amends.
    pub amends: Option<Name>,
    /// Numbers that changed, with everything under them: old, new.
    pub renumbered: Vec<(Name, Name)>,
    /// Articles and rules of the amended edition that this one does not have, under their old numbers.
    pub repealed: Vec<Name>,
    /// Articles that hold only where a fact does: the number (with everything under it), and the fact or `always`.
    pub provided: Vec<(Name, Name)>,
    /// Caveats: an id, and the first day of the competitions concerned or `always`.
    pub caveats: Vec<(Name, Name)>,
    /// Situations it regulates by rules that are not held, each a condition.
    pub not_held: Vec<Src<When>>,
    /// Situations that the printed text leaves open.
    pub unsettled: Vec<Src<When>>,
    /// Situations in which it decides the result, each a condition.
    pub decides: Vec<Src<When>>,
    /// Gaps of the law: preconditions of steps that no rule makes hold.
    pub gaps: Vec<GapEntry>,
    /// Acts of this edition alone, and acts with other preconditions or effects than in the vocabulary.
    pub acts: Vec<ActEntry>,
    /// Fluents of this edition beside those of the vocabulary.
    pub holds: Vec<Name>,
    /// What this edition itself takes for granted.
    pub assumed: Vec<AssumptionEntry>,
    /// Where moments stand under this edition: the moment, and a time or a fact.
    pub instants: Vec<(Name, Sum)>,
    /// What an exam about it asks.
    pub exam: Option<ExamEntry>,
    /// The promised mutation coverage of its own rules by its examples, in per cent.
    pub coverage: Option<Src<String>>,
}

/// A gap of the law. Its words are the message `gap-<id>`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct GapEntry {
    /// Its id: `times-unknown`.
    pub gap: Name,
    /// The precondition.
    pub lacks: Name,
    /// The cases in which no rule makes it hold.
    pub when: When,
    /// Where it was written, if taken over.
    pub origin: Option<Origin>,
}

/// What an exam asks, in shares: of its topics, of its levels.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct ExamEntry {
    /// The topics in their order.
    pub topics: Vec<TopicShare>,
    /// The share of basic, medium and hard questions.
    pub levels: [Src<String>; 3],
}

/// A topic of an exam.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct TopicShare {
    /// Its name.
    pub topic: Name,
    /// Its share.
    pub share: Src<String>,
    /// The articles and rules it asks about.
    pub articles: Vec<Name>,
}

/// What an edition says is so where nothing else is said.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct AssumptionEntry {
    /// The fact.
    pub fact: Name,
    /// Its value.
    pub value: Src<String>,
    /// When it is taken.
    pub when: Option<When>,
}

/// Reads an edition file.
pub(crate) fn edition(sources: &Sources, id: SourceId, faults: &mut Vec<Diagnostic>) -> Option<EditionFile> {
    let node = yaml::read(sources, id).map_err(|fault| faults.push(fault)).ok()?;
    let mut fields = Fields::of(&node, faults)?;
    let edition = fields.required_text("edition", faults);
    let authority = fields.required_text("authority", faults);
    let language = fields.required_text("language", faults);
    let languages = fields.texts("languages", faults);
    let (from, to) = fields.optional("in_force").map_or((None, None), |node| period(node, faults));
    let partial = fields.truth("partial", false, faults);
    let amends = fields.optional_text("amends", faults);
    let renumbered = fields.optional("renumber").map_or_else(Vec::new, |node| pairs(node, faults));
    let repealed = fields.texts("repeal", faults);
    let provided = fields.optional("provided").map_or_else(Vec::new, |node| pairs(node, faults));
    let caveats = fields.optional("caveats").map_or_else(Vec::new, |node| pairs(node, faults));
    let not_held = fields.optional("not_held").map_or(&[][..], tree::items);
    let not_held = not_held.iter().filter_map(|node| situation(node, sources, faults)).collect();
    let unsettled = fields.optional("unsettled").map_or(&[][..], tree::items);
    let unsettled = unsettled.iter().filter_map(|node| situation(node, sources, faults)).collect();
    let decides = fields.optional("decides").map_or(&[][..], tree::items);
    let decides = decides.iter().filter_map(|node| situation(node, sources, faults)).collect();
    let gaps = fields.optional("gaps").map_or(&[][..], |node| tree::list(node, faults));
    let gaps = gaps.iter().filter_map(|node| gap(node, sources, faults)).collect();
    let acts = fields.optional("acts").map_or(&[][..], |node| tree::entries(node, faults));
    let acts = acts.iter().filter_map(|(name, node)| act(name, node, sources, faults)).collect();
    let holds = fields.texts("holds", faults);
    let assumed = fields.optional("assume").map_or(&[][..], |node| tree::list(node, faults));
    let assumed = assumed.iter().filter_map(|node| assumption(node, sources, faults)).collect();
    let instants = fields.optional("moments").map_or(&[][..], |node| tree::entries(node, faults));
    let instants =
        instants.iter().filter_map(|(moment, node)| instant(moment, node, sources, faults)).collect();
    let exam = fields.optional("exam").and_then(|node| exam(node, faults));
    let coverage = fields.optional_text("coverage", faults);
    fields.finish(faults);
    Some(EditionFile {
        edition: edition?,
        authority: authority?,
        language: language?,
        languages,
        from,
        to,
        partial,
        amends,
        renumbered,
        repealed,
        provided,
        caveats,
        not_held,
        unsettled,
        decides,
        gaps,
        acts,
        holds,
        assumed,
        instants,
        exam,
        coverage,
    })
}

fn exam(node: &Node, faults: &mut Vec<Diagnostic>) -> Option<ExamEntry> {
    let mut fields = Fields::of(node, faults)?;
    let levels = fields.required("levels", faults);
    let topics = fields.required("topics", faults);
    fields.finish(faults);
    let mut levels = Fields::of(levels?, faults)?;
    let shares = ["basic", "medium", "hard"].map(|level| levels.required_text(level, faults));
    levels.finish(faults);
    let [basic, medium, hard] = shares;
    let topics = tree::list(topics?, faults).iter().filter_map(|node| topic(node, faults)).collect();
    Some(ExamEntry { topics, levels: [basic?, medium?, hard?] })
}

fn topic(node: &Node, faults: &mut Vec<Diagnostic>) -> Option<TopicShare> {
    let mut fields = Fields::of(node, faults)?;
    let topic = fields.required_text("topic", faults);
    let share = fields.required_text("share", faults);
    let articles = fields.texts("articles", faults);
    fields.finish(faults);
    Some(TopicShare { topic: topic?, share: share?, articles })
}

fn period(node: &Node, faults: &mut Vec<Diagnostic>) -> (Option<Src<String>>, Option<Src<String>>) {
    let Some(mut period) = Fields::of(node, faults) else { return (None, None) };
    let from = period.required_text("from", faults);
    let to = period.optional_text("to", faults);
    period.finish(faults);
    (from, to)
}

fn assumption(node: &Node, sources: &Sources, faults: &mut Vec<Diagnostic>) -> Option<AssumptionEntry> {
    let mut fields = Fields::of(node, faults)?;
    let fact = fields.required_text("fact", faults);
    let value = fields.required_text("is", faults);
    let when = fields.optional("when").map(|node| clause_parser::when(node, sources));
    fields.finish(faults);
    let when = when.transpose().map_err(|fault| faults.push(fault)).ok()?;
    Some(AssumptionEntry { fact: fact?, value: value?, when })
}

fn gap(node: &Node, sources: &Sources, faults: &mut Vec<Diagnostic>) -> Option<GapEntry> {
    let mut fields = Fields::of(node, faults)?;
    let gap = fields.required_text("gap", faults);
    let lacks = fields.required_text("lacks", faults);
    let when = fields.required("when", faults).map(|node| clause_parser::when(node, sources));
    fields.finish(faults);
    let when = when?.map_err(|fault| faults.push(fault)).ok()?;
    Some(GapEntry { gap: gap?, lacks: lacks?, when, origin: None })
}

fn situation(node: &Node, sources: &Sources, faults: &mut Vec<Diagnostic>) -> Option<Src<When>> {
    let read = clause_parser::when(node, sources);
    read.map_err(|fault| faults.push(fault)).ok().map(|when| Src::new(when, node.span))
}

fn instant(
    moment: &Name,
    node: &Node,
    sources: &Sources,
    faults: &mut Vec<Diagnostic>,
) -> Option<(Name, Sum)> {
    let at = clause_parser::instant(node, sources).map_err(|fault| faults.push(fault)).ok()?;
    Some((moment.clone(), at))
}

fn pairs(node: &Node, faults: &mut Vec<Diagnostic>) -> Vec<(Name, Name)> {
    let mut pairs = Vec::new();
    for (key, value) in tree::entries(node, faults) {
        pairs.extend(tree::text(value, faults).map(|value| (key.clone(), value)));
    }
    pairs
}
