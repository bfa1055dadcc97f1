//! Converts solver output into readable form: facts into a case that can be ruled on (with a sealed move on a board taken
//! from the examples, where people are to read it), and a condition into a clause of the rule language.

use std::collections::BTreeSet;

use crate::engine::facts::{accept, tells_of_sealing};
use crate::engine::library::Library;
use crate::engine::model::{
    Difference, Edition, Fact, FactId, Formula, KnownByName, RuleIndex, Value, Vocabulary, written,
};
use crate::engine::source::{Span, Src};
use crate::engine::syntax::{CaseFile, FactGiven};

/// A case that tells these facts, White having sealed; who sealed is not told where nothing tells that anything was.
pub(super) fn case<'m>(
    vocabulary: &Vocabulary,
    facts: &[(FactId, Value)],
    matters: impl IntoIterator<Item = &'m str>,
) -> CaseFile {
    let told = facts.iter().map(|(fact, value)| {
        let declared = vocabulary.fact(*fact);
        given(&declared.name, &written(&declared.kind, value))
    });
    let adjourned = tells_of_sealing(vocabulary, facts.iter().map(|(fact, value)| (*fact, Some(value))));
    let colour = adjourned.then(|| given(KnownByName::SEALER_COLOUR, "white"));
    CaseFile { facts: told.chain(colour).collect(), about: matters.into_iter().map(text).collect() }
}

/// A text that stands in no file.
pub(super) fn text(text: &str) -> Src<String> {
    Src::new(text.to_owned(), Span::default())
}

fn given(fact: &str, value: &str) -> FactGiven {
    FactGiven::nowhere(fact, value)
}

/// One of two editions that are compared, with the rulebook it stands in.
#[derive(Debug, Clone, Copy)]
pub struct Compared<'a> {
    /// The rulebook.
    pub library: &'a Library,
    /// The edition.
    pub edition: &'a Edition,
}

/// A sealed move on a board.
#[derive(Debug, Clone)]
pub(super) struct Board {
    /// The position, the text and its language.
    pub(super) facts: Vec<FactGiven>,
    /// How it reads.
    pub(super) reading: Value,
    /// How it ends the game, where that is known.
    pub(super) ends: Option<Value>,
}

/// The sealed moves of the examples, with what the board says of each.
pub(super) fn boards(side: Compared) -> Vec<Board> {
    let vocabulary = &side.library.rulebook.vocabulary;
    let Some(program) = side.library.program(side.edition) else { return Vec::new() };
    let articles = side.library.rulebook.editions.iter().flat_map(|edition| &edition.articles);
    let mut seen = BTreeSet::new();
    let mut found = Vec::new();
    for example in articles.flat_map(|article| &article.examples) {
        let named = [KnownByName::POSITION, KnownByName::SEALED_WRITTEN, "sealed.language"];
        let of_board = example.given.facts.iter().filter(|given| named.contains(&given.fact.value.as_str()));
        let facts: Vec<FactGiven> = of_board.cloned().collect();
        let texts: Vec<_> = facts.iter().map(|given| given.value.value.clone()).collect();
        if facts.len() < named.len() || !seen.insert(texts) {
            continue;
        }
        let case = CaseFile { facts: facts.clone(), about: Vec::new() };
        let Ok(accepted) = accept(vocabulary, program, &case) else { continue };
        let value = |fact: Option<FactId>| accepted.facts.value(fact?).cloned();
        if let Some(reading) = value(vocabulary.by_name().sealed_reading) {
            found.push(Board { facts, reading, ends: value(vocabulary.by_name().sealed_ends_game) });
        }
    }
    found
}

/// Cases that tell these facts with a sealed move on a board in place of what is told of it; a dozen at most.
pub(super) fn cases_on_board<'b>(
    vocabulary: &'b Vocabulary,
    boards: &'b [Board],
    facts: &[(FactId, Value)],
    matters: &'b [&'b str],
) -> impl Iterator<Item = CaseFile> {
    let known = vocabulary.by_name();
    let value = |fact: Option<FactId>| {
        facts.iter().find(|(told, _)| Some(*told) == fact).map(|(_, value)| value.clone())
    };
    let (reading, ends) = (value(known.sealed_reading), value(known.sealed_ends_game));
    let others = facts.iter().filter(|(fact, _)| !known.told_by_board().contains(&Some(*fact)));
    let others: Vec<_> = others.cloned().collect();
    let alike = move |board: &&Board| {
        Some(&board.reading) == reading.as_ref() && (ends.is_none() || board.ends == ends)
    };
    boards.iter().filter(alike).take(12).map(move |board| {
        let mut case = case(vocabulary, &others, matters.iter().copied());
        case.facts.retain(|given| given.fact.value != KnownByName::SEALER_COLOUR);
        case.facts.splice(0..0, board.facts.iter().cloned());
        case
    })
}

/// A condition as a rule file says it.
pub(crate) fn clause(vocabulary: &Vocabulary, edition: &Edition, formula: &Formula) -> String {
    clause_naming(vocabulary, &|rule| rule_id(edition, rule).to_owned(), formula)
}

/// The same with other names for the rules it refers to.
pub(super) fn clause_naming(
    vocabulary: &Vocabulary,
    rule_name: &dyn Fn(RuleIndex) -> String,
    formula: &Formula,
) -> String {
    let grouped = |part: &Formula| {
        let text = clause_naming(vocabulary, rule_name, part);
        let several = matches!(part, Formula::And(parts) | Formula::Or(parts) if parts.len() > 1);
        if several { format!("({text})") } else { text }
    };
    let joined = |parts: &[Formula], word: &str| {
        // A rule written for each player stands here twice.
        let mut parts: Vec<_> = parts.iter().map(grouped).collect();
        parts.dedup();
        parts.join(word)
    };
    let name = |fact: FactId| vocabulary.fact(fact).name.clone();
    match formula {
        Formula::And(parts) => joined(parts, " and "),
        Formula::Or(parts) => joined(parts, " or "),
        Formula::Not(part) => match &**part {
            Formula::Is(fact, value) => {
                format!("{} is not {}", name(*fact), choice(vocabulary, *fact, *value))
            }
            Formula::AtMost(difference) => comparison(vocabulary, *difference, false),
            part @ (Formula::And(_)
            | Formula::Or(_)
            | Formula::Not(_)
            | Formula::Holds(_)
            | Formula::Applies(_)) => format!("not {}", grouped(part)),
        },
        Formula::Holds(fact) => name(*fact),
        Formula::Is(fact, value) => format!("{} is {}", name(*fact), choice(vocabulary, *fact, *value)),
        Formula::AtMost(difference) => comparison(vocabulary, *difference, true),
        Formula::Applies(rule) => format!("rule {} applies", rule_name(*rule)),
    }
}

fn rule_id(edition: &Edition, rule: RuleIndex) -> &str {
    edition.rule(rule).map_or("", |rule| rule.id.as_str())
}

fn choice(vocabulary: &Vocabulary, fact: FactId, value: u8) -> String {
    written(&vocabulary.fact(fact).kind, &Value::Choice(value))
}

/// `left <= right + limit`, or its opposite.
fn comparison(vocabulary: &Vocabulary, difference: Difference, holds: bool) -> String {
    let Difference { left, right, limit } = difference;
    let fact = |fact: FactId| vocabulary.fact(fact);
    let amount = |of: &Fact, amount: i64| written(&of.kind, &Value::Amount(amount));
    match (left, right) {
        (Some(left), None) => {
            let sign = if holds { "<=" } else { ">" };
            format!("{} {sign} {}", fact(left).name, amount(fact(left), limit))
        }
        (None, Some(right)) => {
            let sign = if holds { ">=" } else { "<" };
            format!("{} {sign} {}", fact(right).name, amount(fact(right), -limit))
        }
        (Some(left), Some(right)) => {
            let sign = if holds { "<=" } else { ">" };
            let base = format!("{} {sign} {}", fact(left).name, fact(right).name);
            match limit {
                0 => base,
                _ if limit < 0 => format!("{base} - {}", amount(fact(left), -limit)),
                _ => format!("{base} + {}", amount(fact(left), limit)),
            }
        }
        (None, None) => String::new(),
    }
}
