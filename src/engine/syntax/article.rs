//! An article file -> its rules and examples as written; and any file of a rulebook, whose name says what it is, -> its tree.

use serde::{Deserialize, Serialize};

use super::clause::{Conclusion, Name, Origin, When};
use super::edition::{EditionFile, edition};
use super::tree::{self, Fields, Node};
use super::vocabulary::{VocabularyFile, vocabulary};
use super::{clause_parser, yaml};
use crate::engine::diagnostic::Diagnostic;
use crate::engine::source::{SourceId, Sources, Span, Src};

/// One file of an edition: an article.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct ArticleFile {
    /// Its number as printed: `E.8`, `17.2`, `A8`.
    pub article: Name,
    /// What it is about, in kebab-case, the same in every edition: `sealed-move-defects`.
    pub title: Option<Name>,
    /// The edition it is taken over from, and its number there; no file says so.
    pub origin: Option<Origin>,
    /// The moment at which its rules take effect, where a rule does not say another.
    pub at: Option<Name>,
    /// What all its rules presuppose.
    pub when: Option<When>,
    /// Its rules, in the order of the printed text.
    pub rules: Vec<RuleEntry>,
    /// Its examples.
    pub examples: Vec<ExampleEntry>,
    /// The errors people make about it.
    pub misconceptions: Vec<MisconceptionEntry>,
}

/// One rule as written.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct RuleEntry {
    /// Its id within the edition: `E.8.a`.
    pub rule: Name,
    /// How the printed text is cited, when the id is finer than the text.
    pub cite: Option<Name>,
    /// `no` for an interpretation or commentary.
    pub letter: bool,
    /// The year, and the letter when there are several: `1973 B`.
    pub interpretation: Option<Src<String>>,
    /// The moment at which it takes effect; none means that it holds at all times.
    pub at: Option<Name>,
    /// What all rules of its article presuppose.
    pub presupposed: Option<When>,
    /// The condition; none means always.
    pub when: Option<When>,
    /// Rules and articles that displace this one.
    pub unless: Vec<Name>,
    /// The conclusions, each with its place.
    pub then: Vec<Src<Conclusion>>,
    /// The text is read in one of several ways; the words are the message's `.note`.
    pub note: Option<Src<String>>,
    /// The edition it is taken over from, and its id there; no file says so.
    pub origin: Option<Origin>,
}

/// One example: a case and the ruling it must get.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct ExampleEntry {
    /// What is special about it, in chess words.
    pub case: Src<String>,
    /// The facts, as in a case file.
    pub given: Node,
    /// The ruling expected, written by hand.
    pub ruling: Vec<(Src<String>, Node)>,
    /// What the ruling is expected to say, not to say, and to leave to be done now: the key, and the conclusions.
    pub said: Vec<(Src<String>, Vec<Said>)>,
    /// The ruling was proposed, and nobody has confirmed it yet.
    pub confirm: bool,
    /// Facts that must hold for the provisions of this edition to be in force, and that the case was written without.
    pub provided: Vec<Name>,
    /// Taken over from the edition this one amends.
    pub taken_over: bool,
    /// The whole example.
    pub span: Span,
}

/// A conclusion that an example expects, as written and as read.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Said {
    /// The text, and its place.
    pub written: Src<String>,
    /// What it says.
    pub conclusion: Conclusion,
}

/// The keys of an expected ruling under which conclusions stand.
pub(crate) const SAID: [&str; 3] = ["says", "not says", "now"];

/// One error people make: in which cases, and what they conclude.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct MisconceptionEntry {
    /// Its id within the edition.
    pub misconception: Name,
    /// The cases in which it is an error.
    pub when: When,
    /// What is wrongly concluded.
    pub claims: Src<Conclusion>,
    /// The edition it is taken over from; no file says so.
    pub origin: Option<Origin>,
}

/// Reads an article file.
pub(crate) fn article(sources: &Sources, id: SourceId, faults: &mut Vec<Diagnostic>) -> Option<ArticleFile> {
    let node = yaml::read(sources, id).map_err(|fault| faults.push(fault)).ok()?;
    let mut fields = Fields::of(&node, faults)?;
    let article = fields.required_text("article", faults);
    let title = fields.optional_text("title", faults);
    let at = fields.optional_text("at", faults);
    let when = fields.optional("when").map(|node| clause_parser::when(node, sources)).transpose();
    let rules = fields.optional("rules").map_or(&[][..], |node| tree::list(node, faults));
    let examples = fields.optional("examples").map_or(&[][..], |node| tree::list(node, faults));
    let errors = fields.optional("misconceptions").map_or(&[][..], |node| tree::list(node, faults));
    fields.finish(faults);
    let when = when.map_err(|fault| faults.push(fault)).ok().flatten();
    let of_article = (at.as_ref(), when.as_ref());
    let rules = rules.iter().filter_map(|node| rule(node, sources, of_article, faults)).collect();
    let examples = examples.iter().filter_map(|node| example(node, sources, faults)).collect();
    let misconceptions = errors.iter().filter_map(|node| misconception(node, sources, faults)).collect();
    Some(ArticleFile { article: article?, title, at, when, origin: None, rules, examples, misconceptions })
}

fn rule(
    node: &Node,
    sources: &Sources,
    (at_of_article, presupposed): (Option<&Name>, Option<&When>),
    faults: &mut Vec<Diagnostic>,
) -> Option<RuleEntry> {
    let mut fields = Fields::of(node, faults)?;
    let rule = fields.required_text("rule", faults);
    let cite = fields.optional_text("cite", faults);
    let letter = fields.truth("letter", true, faults);
    let interpretation = fields.optional_text("interpretation", faults);
    let at = fields.optional_text("at", faults).or_else(|| at_of_article.cloned());
    let when = fields.optional("when").map(|node| clause_parser::when(node, sources));
    let unless = fields.texts("unless", faults);
    let then = fields.required("then", faults);
    let then = then.map_or_else(Vec::new, |node| conclusions(node, sources, faults));
    let note = fields.optional_text("note", faults);
    fields.finish(faults);
    let when = when.transpose().map_err(|fault| faults.push(fault));
    // A rule whose condition cannot be read is there all the same: names of it elsewhere are no faults of their own.
    let (when, unless, then) = match when {
        Ok(when) => (when, unless, then),
        Err(()) => (None, Vec::new(), Vec::new()),
    };
    let presupposed = presupposed.cloned();
    Some(RuleEntry {
        rule: rule?,
        cite,
        letter,
        interpretation,
        at,
        presupposed,
        when,
        unless,
        then,
        note,
        origin: None,
    })
}

fn conclusions(node: &Node, sources: &Sources, faults: &mut Vec<Diagnostic>) -> Vec<Src<Conclusion>> {
    let mut read = Vec::new();
    for item in tree::items(node) {
        match clause_parser::conclusion(item, sources) {
            Ok(conclusion) => read.push(Src::new(conclusion, item.span)),
            Err(fault) => faults.push(fault),
        }
    }
    read
}

fn example(node: &Node, sources: &Sources, faults: &mut Vec<Diagnostic>) -> Option<ExampleEntry> {
    let mut fields = Fields::of(node, faults)?;
    let case = fields.required_text("case", faults);
    let given = fields.required("given", faults).cloned();
    let ruling = fields.required("ruling", faults);
    let ruling = ruling.map(|node| tree::entries(node, faults).to_vec());
    let is_said = |(key, _): &(Src<String>, Node)| SAID.contains(&key.value.as_str());
    let (said, ruling): (Vec<_>, Vec<_>) = ruling?.into_iter().partition(is_said);
    let said = said.into_iter().map(|(key, node)| (key, said_by(&node, sources, faults))).collect();
    let confirm = fields.truth("confirm", false, faults);
    fields.finish(faults);
    Some(ExampleEntry {
        case: case?,
        given: given?,
        ruling,
        said,
        confirm,
        provided: Vec::new(),
        taken_over: false,
        span: node.span,
    })
}

fn said_by(node: &Node, sources: &Sources, faults: &mut Vec<Diagnostic>) -> Vec<Said> {
    let mut read = Vec::new();
    for item in tree::items(node) {
        let Some(written) = tree::text(item, faults) else { continue };
        match clause_parser::conclusion(item, sources) {
            Ok(conclusion) => read.push(Said { written, conclusion }),
            Err(fault) => faults.push(fault),
        }
    }
    read
}

fn misconception(node: &Node, sources: &Sources, faults: &mut Vec<Diagnostic>) -> Option<MisconceptionEntry> {
    let mut fields = Fields::of(node, faults)?;
    let misconception = fields.required_text("misconception", faults);
    let when = fields.required("when", faults).map(|node| clause_parser::when(node, sources));
    let claims = fields.required("claims", faults);
    let claims =
        claims.map(|node| clause_parser::conclusion(node, sources).map(|one| Src::new(one, node.span)));
    fields.finish(faults);
    let when = when?.map_err(|fault| faults.push(fault)).ok();
    let claims = claims?.map_err(|fault| faults.push(fault)).ok();
    Some(MisconceptionEntry { misconception: misconception?, when: when?, claims: claims?, origin: None })
}

/// A file as read.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum RuleFile {
    /// `vocabulary.yaml`
    Vocabulary(VocabularyFile),
    /// `edition.yaml`
    Edition(EditionFile),
    /// Every other.
    Article(ArticleFile),
}

/// Reads a file as what its name says it is.
pub(crate) fn rule_file(sources: &Sources, id: SourceId, faults: &mut Vec<Diagnostic>) -> Option<RuleFile> {
    match sources.path(id).rsplit('/').next() {
        Some("vocabulary.yaml") => vocabulary(sources, id, faults).map(RuleFile::Vocabulary),
        Some("edition.yaml") => edition(sources, id, faults).map(RuleFile::Edition),
        Some(_) | None => article(sources, id, faults).map(RuleFile::Article),
    }
}

impl RuleFile {
    /// The same without examples and misconceptions: no ruling needs them, and they are nine tenths of the text.
    pub(crate) fn without_examples(mut self) -> Self {
        if let Self::Article(article) = &mut self {
            (article.examples, article.misconceptions) = (Vec::new(), Vec::new());
        }
        self
    }
}
