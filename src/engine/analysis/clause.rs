//! A condition of the rulebook written as a rule file says it.

use crate::engine::model::{
    Difference, Edition, Fact, FactId, Formula, RuleIndex, Value, Vocabulary, written,
};

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
