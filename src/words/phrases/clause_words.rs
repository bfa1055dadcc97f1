//! The clause of a rule as a sentence: condition -> negation normal form -> a tree of statements -> one sentence.
//!
//! Only the clause is read, never the text of the rule: whoever lays the two side by side sees where they differ. Statements
//! about facts are the vocabulary's own (`.states`), as in a ruling; `proof.ftl` has comparisons (`amount-*`), values that a
//! fact does not have (`not-*`) and the words that join them. Negations are pushed inward to the facts (De Morgan), because
//! every language has a natural sentence for a negated fact, but none for a negated "one or the other".

use super::speaker::Speaker;
use super::words::id_of;
use crate::engine::chess::unaccented;
use crate::engine::model::{
    Conclusion, Difference, Expression, Fact, FactId, FluentId, Formula, Role, Rule, RuleIndex, Timing, Type,
    Value, ordered_by, written,
};
use crate::engine::source::Src;
use crate::engine::syntax::Arithmetic;

/// A condition in negation normal form.
#[derive(Debug, PartialEq, Eq)]
enum Tree {
    /// A statement in words.
    Leaf(String),
    /// Every part holds.
    All(Vec<Self>),
    /// Some part holds.
    Any(Vec<Self>),
}

impl Tree {
    fn all(parts: Vec<Self>) -> Self {
        let flat = flat(parts, |part| match part {
            Self::All(inner) => Ok(inner),
            other @ (Self::Leaf(_) | Self::Any(_)) => Err(other),
        });
        single(flat).unwrap_or_else(Self::All)
    }

    fn any(parts: Vec<Self>) -> Self {
        let flat = flat(parts, |part| match part {
            Self::Any(inner) => Ok(inner),
            other @ (Self::Leaf(_) | Self::All(_)) => Err(other),
        });
        single(flat).unwrap_or_else(Self::Any)
    }

    fn is_leaf(&self) -> bool {
        matches!(self, Self::Leaf(_))
    }
}

/// The parts, those of the same kind dissolved into theirs, each once.
fn flat(parts: Vec<Tree>, inner: impl Fn(Tree) -> Result<Vec<Tree>, Tree>) -> Vec<Tree> {
    let mut found: Vec<Tree> = Vec::new();
    for part in parts.into_iter().flat_map(|part| inner(part).unwrap_or_else(|part| vec![part])) {
        if !found.contains(&part) {
            found.push(part);
        }
    }
    found
}

/// The only part, or all of them.
fn single(mut parts: Vec<Tree>) -> Result<Tree, Vec<Tree>> {
    match (parts.pop(), parts.is_empty()) {
        (Some(only), true) => Ok(only),
        (Some(last), false) => {
            parts.push(last);
            Err(parts)
        }
        (None, _) => Err(parts),
    }
}

/// A comparison operator on amounts.
#[derive(Clone, Copy)]
enum Sign {
    AtMost,
    More,
    Less,
    AtLeast,
}

impl Sign {
    const fn message(self) -> &'static str {
        match self {
            Self::AtMost => "proof-at-most",
            Self::More => "proof-more",
            Self::Less => "proof-less",
            Self::AtLeast => "proof-at-least",
        }
    }
}

impl Speaker<'_> {
    /// What the clause of a rule says, as a sentence made from the clause alone.
    #[must_use]
    pub(crate) fn clause_in_words(&self, rule: &Rule) -> String {
        let speaker = Speaker { player: rule.player, ..*self };
        let tree = speaker.tree(&rule.when, true);
        let conclusion = speaker.conclusions_in_words(rule);
        let args = |condition: &str| {
            let id = if condition.is_empty() { "proof-always" } else { "proof-if" };
            self.words.say(id, &[("condition", condition), ("conclusion", &conclusion)])
        };
        let said = args(&speaker.said(&tree, 0));
        match rule.player {
            Some(_) => {
                let mut letters = said.chars();
                let first = letters.next().map(char::to_lowercase).into_iter().flatten();
                let said: String = first.chain(letters).collect();
                self.words.say("proof-for-each", &[("sentence", &said)])
            }
            None => said,
        }
    }

    /// Rules as they are named beside a clause: how they are cited and what they conclude, each once.
    #[must_use]
    pub(crate) fn rules_in_words(&self, rules: &[RuleIndex]) -> Vec<String> {
        let mut cited: Vec<(String, Vec<RuleIndex>)> = Vec::new();
        for index in rules {
            let citation = self.short_citation(*index);
            match cited.iter_mut().find(|(known, _)| *known == citation) {
                Some((_, same)) => same.push(*index),
                None => cited.push((citation, vec![*index])),
            }
        }
        cited.into_iter().map(|(citation, rules)| self.rule_in_words(&citation, &rules)).collect()
    }

    /// A citation and, in brackets, what the rules under it conclude, as long as that says which rule is meant.
    fn rule_in_words(&self, citation: &str, rules: &[RuleIndex]) -> String {
        /// The most rules under one citation that are told apart.
        const SHOWN: usize = 3;
        let known: Vec<&Rule> = rules.iter().filter_map(|index| self.edition.rule(*index)).collect();
        let mut says: Vec<String> = Vec::new();
        for rule in &known {
            // A rule for each player of which both are meant speaks of the player.
            let both = known.iter().any(|other| other.id == rule.id && other.player != rule.player);
            let player = if both { rule.player } else { self.player };
            let said = Speaker { player, ..*self }.concluded(rule);
            if !says.contains(&said) {
                says.push(said);
            }
        }
        if says.is_empty() || says.len() > SHOWN {
            return citation.to_owned();
        }
        let or = format!(", {} ", self.words.say("proof-or", &[]));
        format!("{citation} ({})", says.join(&or))
    }

    /// What a rule concludes, in short: at most two conclusions.
    fn concluded(&self, rule: &Rule) -> String {
        let mut said: Vec<_> = rule.then.iter().map(|one| self.conclusion_in_words(one)).collect();
        if said.len() > 2 {
            said.truncate(1);
            said.push("…".to_owned());
        }
        said.join("; ")
    }

    // The condition.

    fn tree(&self, formula: &Formula, holds: bool) -> Tree {
        match formula {
            Formula::And(parts) | Formula::Or(parts) => self.tree_of(formula, parts, holds),
            Formula::Not(part) => self.tree(part, !holds),
            Formula::Holds(fact) => Tree::Leaf(self.statement(*fact, &Value::Truth(holds))),
            Formula::Is(fact, value) => self.values(*fact, &[*value], holds),
            Formula::AtMost(difference) => Tree::Leaf(self.comparison(*difference, holds)),
            Formula::Applies(rule) => Tree::Leaf(self.reference(&[*rule], holds)),
        }
    }

    fn tree_of(&self, formula: &Formula, parts: &[Formula], holds: bool) -> Tree {
        let is_any = matches!(formula, Formula::Or(_));
        if is_any && let Some(leaf) = self.named_together(parts, holds) {
            return leaf;
        }
        let referring: Vec<_> = parts.iter().filter_map(referred).collect();
        let merged = is_any && referring.len() > 1;
        let rules = merged.then(|| Tree::Leaf(self.reference(&referring.concat(), holds)));
        let exact = exact_amounts(parts).filter(|_| holds && !is_any);
        let exact: Vec<_> = exact.collect();
        let is_exact = |part: &Formula| exact.iter().any(|(_, _, bounds)| bounds.contains(&part));
        let equal = exact.iter().map(|(fact, amount, _)| Tree::Leaf(self.equal(*fact, *amount)));
        let others = parts.iter().filter(|part| !merged || referred(part).is_none());
        let others = others.filter(|part| !is_exact(part));
        let parts = others.map(|part| self.tree(part, holds)).chain(equal).chain(rules).collect();
        if is_any == holds { Tree::any(parts) } else { Tree::all(parts) }
    }

    /// `rule X applies` where X covers several rules, `the game is over`, `is one of`: one phrase instead of alternatives.
    fn named_together(&self, parts: &[Formula], holds: bool) -> Option<Tree> {
        let applies = |part: &Formula| if let Formula::Applies(rule) = part { Some(*rule) } else { None };
        let values =
            |part: &Formula| if let Formula::Is(fact, value) = part { Some((*fact, *value)) } else { None };
        let rules: Option<Vec<_>> = parts.iter().map(applies).collect();
        if let Some(rules) = rules.filter(|rules| !rules.is_empty()) {
            // `the game is over` names every rule that ends it.
            let ending = self.edition.numbered().filter(|(_, rule)| rule.ends_game());
            if ending.map(|(index, _)| index).eq(rules.iter().copied()) && rules.len() > 1 {
                let id = if holds { "proof-over" } else { "proof-not-over" };
                return Some(Tree::Leaf(self.words.say(id, &[])));
            }
            return Some(Tree::Leaf(self.reference(&rules, holds)));
        }
        let of: Vec<_> = parts.iter().map(values).collect::<Option<_>>()?;
        let (fact, _) = *of.first()?;
        let values: Vec<u8> = of.iter().map(|(_, value)| *value).collect();
        of.iter().all(|(other, _)| *other == fact).then(|| self.values(fact, &values, holds))
    }

    /// The statement that a fact has one of these values; if `holds` is false, that it has none of them.
    fn values(&self, fact: FactId, values: &[u8], holds: bool) -> Tree {
        let states = |value: &u8| Tree::Leaf(self.stated(fact, *value));
        if holds {
            return Tree::any(values.iter().map(states).collect());
        }
        let declared = self.vocabulary.fact(fact);
        let names = declared.kind.values();
        let denied: Option<Vec<_>> = values
            .iter()
            .map(|value| {
                let name = names.get(usize::from(*value))?;
                let id = format!("not-{}-is-{}", id_of(&declared.declared), id_of(name));
                self.words.has(&id).then(|| Tree::Leaf(self.words.say(&id, &[])))
            })
            .collect();
        if let Some(denied) = denied {
            return Tree::all(denied);
        }
        let others: Vec<u8> = (0..=u8::MAX)
            .zip(names)
            .map(|(value, _)| value)
            .filter(|value| !values.contains(value))
            .collect();
        if others.len() <= values.len().max(2) {
            return Tree::any(others.iter().map(states).collect());
        }
        let not = |value: &u8| {
            Tree::Leaf(self.words.say("proof-not", &[("statement", &self.stated(fact, *value))]))
        };
        Tree::all(values.iter().map(not).collect())
    }

    fn stated(&self, fact: FactId, value: u8) -> String {
        let statement = self.statement(fact, &Value::Choice(value));
        if self.vocabulary.fact(fact).is_reading() {
            return self.words.say("proof-reading", &[("statement", &statement)]);
        }
        statement
    }

    fn reference(&self, rules: &[RuleIndex], holds: bool) -> String {
        let named = self.rules_in_words(rules);
        let id = if holds { "proof-applies" } else { "proof-applies-not" };
        self.words.say(id, &[("count", &named.len().to_string()), ("rules", &named.join(", "))])
    }

    /// `left <= right + limit`, or its opposite.
    fn comparison(&self, difference: Difference, holds: bool) -> String {
        let is_moment =
            |fact: Option<FactId>| fact.is_some_and(|fact| self.vocabulary.fact(fact).kind == Type::Moment);
        if is_moment(difference.left) || is_moment(difference.right) {
            let order = self.order_in_words(difference, holds);
            if let Some(order) = order {
                return order;
            }
        }
        let Difference { left, right, limit } = difference;
        let (at_most, at_least) =
            if holds { (Sign::AtMost, Sign::AtLeast) } else { (Sign::More, Sign::Less) };
        match (left, right) {
            (Some(left), None) => self.compared(left, at_most, limit),
            (None, Some(right)) => self.compared(right, at_least, -limit),
            (Some(left), Some(right)) => {
                let kind = &self.vocabulary.fact(left).kind;
                let than = self.with_constant(&self.amount(right), kind, limit);
                self.sign(&self.amount(left), at_most, &than)
            }
            (None, None) => String::new(),
        }
    }

    /// Which of two moments comes first. One of them always does.
    fn order_in_words(&self, difference: Difference, holds: bool) -> Option<String> {
        let Difference { left, right, limit } = difference;
        let opposite = Difference { left: right, right: left, limit: -limit - 1 };
        let asked = if holds { difference } else { opposite };
        let instants = &self.edition.instants;
        let found = ordered_by(instants, asked);
        let turned = || {
            let other = if holds { opposite } else { difference };
            ordered_by(instants, other).map(|(first, then)| (then, first))
        };
        let (first, then) = found.or_else(turned)?;
        Some(self.words.say("proof-order", &[("first", &self.moment(first)), ("then", &self.moment(then))]))
    }

    /// A fact compared with a constant.
    fn compared(&self, fact: FactId, sign: Sign, constant: i64) -> String {
        let what = self.amount(fact);
        let own = |attribute: &str| self.amount_words(self.vocabulary.fact(fact), Some(attribute));
        match (sign, constant) {
            (Sign::AtMost, 0) | (Sign::Less, 1) if self.is_count(fact) || constant == 0 => {
                own("none").unwrap_or_else(|| self.words.say("proof-zero", &[("what", &what)]))
            }
            (Sign::More, 0) | (Sign::AtLeast, 1) if self.is_count(fact) || constant == 0 => {
                own("some").unwrap_or_else(|| self.words.say("proof-not-zero", &[("what", &what)]))
            }
            (Sign::AtMost | Sign::More | Sign::Less | Sign::AtLeast, _) => {
                let constant = written(&self.vocabulary.fact(fact).kind, &Value::Amount(constant));
                self.sign(&what, sign, &constant)
            }
        }
    }

    /// `fact >= amount and fact <= amount`
    fn equal(&self, fact: FactId, amount: i64) -> String {
        let amount = written(&self.vocabulary.fact(fact).kind, &Value::Amount(amount));
        self.words.say("proof-equal", &[("what", &self.amount(fact)), ("than", &amount)])
    }

    fn is_count(&self, fact: FactId) -> bool {
        self.vocabulary.fact(fact).kind == Type::Number
    }

    fn sign(&self, what: &str, sign: Sign, than: &str) -> String {
        self.words.say(sign.message(), &[("what", what), ("than", than)])
    }

    /// The name of an amount with its article; one that has no such words, by its label.
    fn amount(&self, fact: FactId) -> String {
        self.amount_words(self.vocabulary.fact(fact), None)
            .unwrap_or_else(|| self.words.say("proof-amount", &[("fact", &self.label(fact))]))
    }

    fn amount_words(&self, fact: &Fact, attribute: Option<&str>) -> Option<String> {
        let id = format!("amount-{}", id_of(&fact.declared));
        let party = fact.seat.map_or("arbiter", |seat| seat.as_str());
        let said = self.about(party, &[], |args| match attribute {
            Some(attribute) => self.words.attribute(&id, attribute, args).unwrap_or_default(),
            None if self.words.has(&id) => self.words.say(&id, args),
            None => String::new(),
        });
        Some(said).filter(|said| !said.is_empty())
    }

    fn with_constant(&self, amount: &str, kind: &Type, constant: i64) -> String {
        let other = written(kind, &Value::Amount(constant.abs()));
        let id = match constant {
            0 => return amount.to_owned(),
            ..0 => "proof-minus",
            1.. => "proof-plus",
        };
        self.words.say(id, &[("one", amount), ("other", &other)])
    }

    // The tree in words.

    /// Alternatives begin with a word of their own; a list inside alternatives of a list stands in brackets.
    fn said(&self, tree: &Tree, depth: usize) -> String {
        let bracketed = |text: String| if depth > 1 { format!("({text})") } else { text };
        let parts =
            |parts: &[Tree]| -> Vec<String> { parts.iter().map(|part| self.said(part, depth + 1)).collect() };
        match tree {
            Tree::Leaf(said) => said.clone(),
            Tree::All(all) => {
                let said = parts(all);
                let is_long = said.len() > 2
                    || all.iter().any(|part| !part.is_leaf())
                    || said.iter().any(|part| part.contains(','));
                let (between, stop) = if is_long { ("; ", ";") } else { (", ", "") };
                let and = match (all.last(), said.last()) {
                    (Some(Tree::Any(_)), _) => self.words.say("proof-and-also", &[]),
                    (_, last) => {
                        let sound = last.map(|last| sound(last)).unwrap_or_default();
                        self.words.say("proof-and", &[("sound", &sound)])
                    }
                };
                let list = joined(&said, between, &format!("{stop} {and} "));
                if is_long && depth == 1 { format!("({list})") } else { bracketed(list) }
            }
            Tree::Any(any) => {
                let or = format!(", {} ", self.words.say("proof-or", &[]));
                bracketed(format!(
                    "{} {}",
                    self.words.say("proof-either", &[]),
                    joined(&parts(any), &or, &or)
                ))
            }
        }
    }

    // The conclusions.

    fn conclusions_in_words(&self, rule: &Rule) -> String {
        let none = Timing::default();
        let timing = rule.timing.iter().chain(std::iter::repeat(&none));
        let said = rule.then.iter().zip(timing).map(|(conclusion, timing)| self.timed(conclusion, timing));
        let folded = said.reduce(|conclusion, next| {
            self.words.say("proof-conclusions", &[("conclusion", &conclusion), ("next", &next)])
        });
        folded.unwrap_or_default()
    }

    fn timed(&self, conclusion: &Src<Conclusion>, timing: &Timing) -> String {
        let mut said = self.conclusion_in_words(conclusion);
        let or = format!(" {} ", self.words.say("proof-or-moment", &[]));
        for (fluents, attribute, id) in
            [(&timing.upon, Some("when"), "proof-upon"), (&timing.before, None, "proof-before")]
        {
            let moments: Vec<_> = fluents.iter().map(|fluent| self.hall_moment(*fluent, attribute)).collect();
            if !moments.is_empty() {
                said = self.words.say(id, &[("conclusion", &said), ("moments", &moments.join(&or))]);
            }
        }
        said
    }

    /// A fluent of the procedure in words: its Fluent message, or the given attribute of that message. A fluent without a message
    /// is expressed by the act that makes it hold.
    fn hall_moment(&self, fluent: FluentId, attribute: Option<&str>) -> String {
        let procedure = self.edition.procedure(self.vocabulary);
        let name = procedure.name(fluent);
        let seat = name.split_once('.').filter(|(seat, _)| Role::from_word(seat).is_some());
        let (party, ids) = match seat {
            Some((seat, rest)) => {
                (seat, ["hall-player", "fluent-player"].map(|of| format!("{of}-{}", id_of(rest))))
            }
            None => ("arbiter", ["hall", "fluent"].map(|of| format!("{of}-{}", id_of(name)))),
        };
        let Some(id) = ids.iter().find(|id| self.words.has(id)) else {
            let act = procedure.acts().find(|(_, effects)| effects.makes.contains(&fluent));
            let act = act.and_then(|(act, _)| self.vocabulary.act(act));
            return act.map_or_else(|| name.to_owned(), |act| self.doing(party, &act.name, None));
        };
        self.about(party, &[("time", ""), ("hour", "")], |args| {
            let form = attribute.and_then(|form| self.words.attribute(id, form, args));
            form.unwrap_or_else(|| self.words.say(id, args))
        })
    }

    fn conclusion_in_words(&self, conclusion: &Src<Conclusion>) -> String {
        match &conclusion.value {
            Conclusion::Set(fact, value) => {
                let declared = self.vocabulary.fact(*fact);
                self.fact_words(declared, Some("sets"), &self.computed(&declared.kind, value))
            }
            other @ (Conclusion::Result(_) | Conclusion::Duty(_) | Conclusion::State(_)) => {
                self.conclusion_clause(other, None)
            }
        }
    }

    /// A computation in words. What multiplies and divides is a number, whatever the result is.
    fn computed(&self, kind: &Type, value: &Expression) -> String {
        match value {
            Expression::Constant(constant) => written(kind, &Value::Amount(*constant)),
            Expression::Fact(fact) => self.amount(*fact),
            Expression::Binary(left, sign, right) => {
                let (id, other) = match sign {
                    Arithmetic::Plus => ("proof-plus", kind),
                    Arithmetic::Minus => ("proof-minus", kind),
                    Arithmetic::Times => ("proof-times", &Type::Number),
                    Arithmetic::Over => ("proof-over-number", &Type::Number),
                };
                let (one, other) = (self.computed(kind, left), self.computed(other, right));
                self.words.say(id, &[("one", &one), ("other", &other)])
            }
        }
    }
}

/// Facts that a conjunction bounds to one amount, with both bounds.
fn exact_amounts(parts: &[Formula]) -> impl Iterator<Item = (FactId, i64, [&Formula; 2])> {
    parts.iter().filter_map(|part| {
        let Formula::AtMost(Difference { left: Some(fact), right: None, limit }) = part else { return None };
        let least = Difference { left: None, right: Some(*fact), limit: -limit };
        let other = parts.iter().find(|other| **other == Formula::AtMost(least))?;
        Some((*fact, *limit, [part, other]))
    })
}

/// The first sounded letter, without its accent. Conjunctions depend on it in Spanish and Italian (`y` or `e`, `e` or `ed`).
fn sound(words: &str) -> String {
    let first = words.chars().flat_map(char::to_lowercase).find(|letter| *letter != 'h');
    first.map(unaccented).map(String::from).unwrap_or_default()
}

/// The rules of a part that only refers to rules.
fn referred(part: &Formula) -> Option<Vec<RuleIndex>> {
    match part {
        Formula::Applies(rule) => Some(vec![*rule]),
        Formula::Or(parts) if !parts.is_empty() => {
            parts.iter().map(referred).collect::<Option<Vec<_>>>().map(|rules| rules.concat())
        }
        Formula::And(_)
        | Formula::Or(_)
        | Formula::Not(_)
        | Formula::Holds(_)
        | Formula::Is(..)
        | Formula::AtMost(_) => None,
    }
}

/// A list with one separator between its parts and another before the last.
fn joined(parts: &[String], between: &str, last: &str) -> String {
    match parts.split_last() {
        Some((end, rest)) if !rest.is_empty() => format!("{}{last}{end}", rest.join(between)),
        Some((only, _)) => only.clone(),
        None => String::new(),
    }
}
