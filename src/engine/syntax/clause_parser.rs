//! Clause text -> clause tree. The only file that knows pest's `clause` grammar.
//!
//! In: a scalar of a rule file. Out: a [`When`] or a [`Conclusion`] with places in the file, or one diagnostic on the
//! exact characters. Guaranteed: bounded nesting.

use pest::Parser;
use pest::iterators::Pair;

use super::clause::{
    Arithmetic, Comparator, Conclusion, Condition, Modality, Name, Order, ReferenceKind, Sum, Timing, When,
};
use super::tree::{Node, Scalar, Tree};
use crate::engine::diagnostic::{Code, Diagnostic};
use crate::engine::source::{Sources, Span, Src};

/// pest derives its `Rule` enum into this module; it never leaves the file.
mod grammar {
    /// The parser pest derives from the grammar file.
    #[derive(pest_derive::Parser)]
    #[grammar = "../grammar/clause.pest"]
    pub(super) struct ClauseGrammar;
}
use grammar::{ClauseGrammar, Rule};

/// What stands before the name of a reading where it is a fact: `reading.both-late`.
pub(crate) const READING: &str = "reading.";

/// The most parentheses and `not`s in one another.
const DEEPEST: usize = 40;

/// Reads a condition.
///
/// # Errors
/// The first thing that is no clause, on its characters.
#[expect(clippy::wildcard_enum_match_arm, reason = "pest lists every token of the grammar in one enum")]
pub(crate) fn when(node: &Node, sources: &Sources) -> Result<When, Diagnostic> {
    let clause = ClauseText::of(node, sources)?;
    let whole = clause.parse(Rule::condition)?;
    let mut each_player = None;
    let mut condition = None;
    for pair in whole.into_inner() {
        match pair.as_rule() {
            Rule::each_player => each_player = Some(clause.span(&pair)),
            Rule::alternatives => condition = Some(clause.alternatives(pair)),
            _ => {}
        }
    }
    match condition {
        Some(condition) => Ok(When { each_player, condition: condition? }),
        None => Err(clause.fault(0, 0)),
    }
}

/// Reads a conclusion.
///
/// # Errors
/// The first thing that is no clause, on its characters.
#[expect(clippy::wildcard_enum_match_arm, reason = "pest lists every token of the grammar in one enum")]
pub(crate) fn conclusion(node: &Node, sources: &Sources) -> Result<Conclusion, Diagnostic> {
    let clause = ClauseText::of(node, sources)?;
    let whole = clause.parse(Rule::conclusion)?;
    let pair = whole.into_inner().next().ok_or_else(|| clause.fault(0, 0))?;
    let rule = pair.as_rule();
    let mut inner = pair.into_inner();
    let mut next = || inner.next().ok_or_else(|| clause.fault(0, 0));
    match rule {
        Rule::drawn => Ok(Conclusion::Drawn),
        Rule::lost_by_both => Ok(Conclusion::LostByBoth),
        Rule::annulled => Ok(Conclusion::Annulled),
        Rule::goes_on => Ok(Conclusion::GoesOn),
        Rule::assignment => Ok(Conclusion::Set { fact: clause.name(&next()?), value: clause.sum(next()?)? }),
        Rule::loses => Ok(Conclusion::Loses(clause.name(&next()?))),
        Rule::wins => Ok(Conclusion::Wins(clause.name(&next()?))),
        Rule::state => Ok(Conclusion::State { subject: clause.name(&next()?), state: clause.name(&next()?) }),
        Rule::duty => {
            let (party, modality) = (clause.name(&next()?), modality(&next()?));
            let act = clause.name(&next()?);
            let (mut object, mut timing) = (None, Timing::default());
            for pair in inner {
                match pair.as_rule() {
                    Rule::upon => timing.upon = clause.moments(pair),
                    Rule::behind => timing.before = clause.moments(pair),
                    _ => object = Some(clause.name(&pair)),
                }
            }
            Ok(Conclusion::Duty { party, modality, act, object, timing })
        }
        _ => Err(clause.fault(0, 0)),
    }
}

/// Reads an order of two moments.
///
/// # Errors
/// The first thing that is no such clause, on its characters.
#[expect(clippy::wildcard_enum_match_arm, reason = "pest lists every token of the grammar in one enum")]
pub(crate) fn order(node: &Node, sources: &Sources) -> Result<Order, Diagnostic> {
    let clause = ClauseText::of(node, sources)?;
    let whole = clause.parse(Rule::order)?;
    let (mut each_player, mut together, mut when, mut names) = (None, false, None, Vec::new());
    for pair in whole.into_inner() {
        match pair.as_rule() {
            Rule::each_player => each_player = Some(clause.span(&pair)),
            Rule::fact => names.push(clause.name(&pair)),
            Rule::together => together = true,
            Rule::alternatives => when = Some(clause.alternatives(pair)?),
            _ => {}
        }
    }
    let mut names = names.into_iter();
    match (names.next(), names.next()) {
        (Some(first), Some(then)) => Ok(Order { each_player, first, then, together, when, span: node.span }),
        (_, _) => Err(clause.fault(0, 0)),
    }
}

/// Reads where a moment stands: a time or a fact.
///
/// # Errors
/// The first thing that is no such clause, on its characters.
pub(crate) fn instant(node: &Node, sources: &Sources) -> Result<Sum, Diagnostic> {
    let clause = ClauseText::of(node, sources)?;
    let pair = clause.parse(Rule::instant)?.into_inner().next().ok_or_else(|| clause.fault(0, 0))?;
    clause.sum(pair)
}

fn modality(pair: &Pair<Rule>) -> Modality {
    match pair.as_str() {
        "must" => Modality::Must,
        "may" => Modality::May,
        "should" => Modality::Should,
        _ => Modality::MustNot,
    }
}

/// What joins two conditions, for who writes it in Spanish or Italian.
fn joining(word: &str) -> Option<&'static str> {
    match word.to_lowercase().as_str() {
        "y" | "e" | "ed" => Some("and"),
        "o" | "u" | "oppure" => Some("or"),
        _ => None,
    }
}

/// One clause and the place of its first character.
struct ClauseText<'a> {
    text: &'a str,
    place: Span,
    /// Positions within the text are positions within the file.
    exact: bool,
}

impl<'a> ClauseText<'a> {
    fn of(node: &'a Node, sources: &'a Sources) -> Result<Self, Diagnostic> {
        let Tree::Scalar(Scalar { text, exact, null: false }) = &node.value else {
            return Err(Diagnostic::at(Code::WrongShape, node.span).with("expected", "clause"));
        };
        let clause = match exact {
            Some(place) => {
                let raw = sources.text(place.source()).get(place.start()..place.end()).unwrap_or(text);
                Self { text: raw, place: *place, exact: true }
            }
            None => Self { text, place: node.span, exact: false },
        };
        clause.bounded()
    }

    /// Refuses nesting that would overflow the stack of a tree walk.
    fn bounded(self) -> Result<Self, Diagnostic> {
        let nots = self.text.matches("not").count();
        let opened = self.text.matches('(').count();
        if nots + opened > DEEPEST {
            return Err(Diagnostic::at(Code::ClauseTooDeep, self.place).with("limit", DEEPEST.to_string()));
        }
        Ok(self)
    }

    fn parse(&self, rule: Rule) -> Result<Pair<'a, Rule>, Diagnostic> {
        let mut pairs = ClauseGrammar::parse(rule, self.text).map_err(|error| {
            let at = match error.location {
                pest::error::InputLocation::Pos(at) | pest::error::InputLocation::Span((at, _)) => at,
            };
            let rest = self.text.get(at..).unwrap_or("");
            let word =
                rest.find(|letter: char| letter.is_whitespace() || letter == ',').unwrap_or(rest.len());
            let fault = self.fault(at, at + word.max(rest.chars().next().map_or(0, char::len_utf8)));
            let is_condition = matches!(rule, Rule::condition | Rule::order);
            let meant = rest.get(..word).and_then(joining).filter(|_| is_condition && at > 0);
            Diagnostic { suggestion: meant.map(str::to_owned), ..fault }
        })?;
        pairs.next().ok_or_else(|| self.fault(0, 0))
    }

    fn fault(&self, start: usize, end: usize) -> Diagnostic {
        let found =
            self.text.get(start..end).map(str::trim).filter(|found| !found.is_empty()).unwrap_or("end");
        Diagnostic::at(Code::ClauseSyntax, self.range(start, end)).with("found", found)
    }

    fn range(&self, start: usize, end: usize) -> Span {
        if self.exact { self.place.within(start, end) } else { self.place }
    }

    fn span(&self, pair: &Pair<Rule>) -> Span {
        let span = pair.as_span();
        let written = span.as_str().trim_end();
        self.range(span.start(), span.start() + written.len())
    }

    fn name(&self, pair: &Pair<Rule>) -> Name {
        Src::new(pair.as_str().trim().to_owned(), self.span(pair))
    }

    /// The names of `upon a and b` or `before a or b`.
    fn moments(&self, pair: Pair<Rule>) -> Vec<Name> {
        let names = pair.into_inner().filter(|inner| inner.as_rule() == Rule::fact);
        names.map(|name| self.name(&name)).collect()
    }

    fn alternatives(&self, pair: Pair<Rule>) -> Result<Condition, Diagnostic> {
        self.joined(pair, Rule::conjunction, Self::conjunction, Condition::Or)
    }

    fn conjunction(&self, pair: Pair<Rule>) -> Result<Condition, Diagnostic> {
        self.joined(pair, Rule::negatable, Self::negatable, Condition::And)
    }

    fn joined(
        &self,
        pair: Pair<Rule>,
        wanted: Rule,
        read: fn(&Self, Pair<Rule>) -> Result<Condition, Diagnostic>,
        join: fn(Vec<Condition>) -> Condition,
    ) -> Result<Condition, Diagnostic> {
        let parts = pair.into_inner().filter(|inner| inner.as_rule() == wanted);
        let mut parts = parts.map(|inner| read(self, inner)).collect::<Result<Vec<_>, _>>()?;
        match (parts.pop(), parts.is_empty()) {
            (Some(only), true) => Ok(only),
            (Some(last), false) => {
                parts.push(last);
                Ok(join(parts))
            }
            (None, _) => Err(self.fault(0, 0)),
        }
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "pest lists every token of the grammar in one enum")]
    fn negatable(&self, pair: Pair<Rule>) -> Result<Condition, Diagnostic> {
        let mut nots = 0;
        for inner in pair.into_inner() {
            if inner.as_rule() == Rule::not {
                nots += 1;
                continue;
            }
            let inner = inner.into_inner().next().ok_or_else(|| self.fault(0, 0))?;
            let mut condition = match inner.as_rule() {
                Rule::alternatives => self.alternatives(inner)?,
                _ => self.statement(inner)?,
            };
            for _ in 0..nots {
                condition = Condition::Not(Box::new(condition));
            }
            return Ok(condition);
        }
        Err(self.fault(0, 0))
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "pest lists every token of the grammar in one enum")]
    fn statement(&self, pair: Pair<Rule>) -> Result<Condition, Diagnostic> {
        let span = self.span(&pair);
        let rule = pair.as_rule();
        let mut inner = pair.into_inner();
        let mut next = || inner.next().ok_or_else(|| self.fault(0, 0));
        match rule {
            Rule::reference => {
                let kind =
                    if next()?.as_str() == "article" { ReferenceKind::Article } else { ReferenceKind::Rule };
                Ok(Condition::Applies { kind, target: self.name(&next()?) })
            }
            Rule::comparison => {
                let left = self.sum(next()?)?;
                let sign = comparator(&next()?);
                Ok(Condition::Compare { left, sign, right: self.sum(next()?)?, span })
            }
            Rule::membership => {
                let fact = self.name(&next()?);
                Ok(self.membership(fact, inner))
            }
            Rule::reading => {
                let name = self.name(&next()?);
                let fact = Src::new(format!("{READING}{}", name.value), name.span);
                Ok(self.membership(fact, inner))
            }
            Rule::precedence => {
                let first = self.name(&next()?);
                next()?;
                Ok(Condition::Before { first, then: self.name(&next()?) })
            }
            Rule::over => Ok(Condition::Over(span)),
            _ => Ok(Condition::Holds(self.name(&next()?))),
        }
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "pest lists every token of the grammar in one enum")]
    fn membership(&self, fact: Name, pairs: pest::iterators::Pairs<Rule>) -> Condition {
        let mut negated = false;
        let mut values = Vec::new();
        for pair in pairs {
            match pair.as_rule() {
                Rule::is_not => negated = true,
                Rule::value => values.push(self.name(&pair)),
                Rule::value_list => values.extend(pair.into_inner().map(|value| self.name(&value))),
                _ => {}
            }
        }
        Condition::Is { fact, negated, values }
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "pest lists every token of the grammar in one enum")]
    fn sum(&self, pair: Pair<Rule>) -> Result<Sum, Diagnostic> {
        if pair.as_rule() == Rule::term {
            return self.term(pair);
        }
        let mut result: Option<Sum> = None;
        let mut pending = Arithmetic::Plus;
        for inner in pair.into_inner() {
            match inner.as_rule() {
                Rule::sum_sign | Rule::product_sign => pending = arithmetic(&inner),
                _ => {
                    let right = self.sum(inner)?;
                    result = Some(match result {
                        None => right,
                        Some(left) => {
                            Sum::Binary { left: Box::new(left), sign: pending, right: Box::new(right) }
                        }
                    });
                }
            }
        }
        result.ok_or_else(|| self.fault(0, 0))
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "pest lists every token of the grammar in one enum")]
    fn term(&self, pair: Pair<Rule>) -> Result<Sum, Diagnostic> {
        let inner = pair.into_inner().next().ok_or_else(|| self.fault(0, 0))?;
        let span = self.span(&inner);
        let too_large = || Diagnostic::at(Code::NumberTooLarge, span);
        match inner.as_rule() {
            Rule::duration => {
                Ok(Sum::Duration(Src::new(duration_text(inner.as_str()).ok_or_else(too_large)?, span)))
            }
            Rule::number => {
                let number =
                    inner.as_str().parse().ok().filter(|number| *number <= LARGEST).ok_or_else(too_large)?;
                Ok(Sum::Number(Src::new(number, span)))
            }
            Rule::sum => self.sum(inner),
            _ => Ok(Sum::Fact(self.name(&inner))),
        }
    }
}

fn comparator(pair: &Pair<Rule>) -> Comparator {
    match pair.as_str() {
        "<" => Comparator::Less,
        "<=" => Comparator::AtMost,
        ">" => Comparator::More,
        _ => Comparator::AtLeast,
    }
}

fn arithmetic(pair: &Pair<Rule>) -> Arithmetic {
    match pair.as_str() {
        "+" => Arithmetic::Plus,
        "-" => Arithmetic::Minus,
        "*" => Arithmetic::Times,
        _ => Arithmetic::Over,
    }
}

/// No number or time of an adjournment is larger: sums and products stay far from overflow.
pub(crate) const LARGEST: i64 = 100_000_000;

/// A time such as `1 h 30 min`, in seconds.
pub(crate) fn duration_text(text: &str) -> Option<i64> {
    let (mut total, mut rest): (i64, &str) = (0, text);
    loop {
        let digits = rest.find(|letter: char| !letter.is_ascii_digit())?;
        let (number, after) = rest.split_at_checked(digits)?;
        let after = after.trim_start_matches(' ');
        let (unit, after) = after.split_at_checked(after.find(' ').unwrap_or(after.len()))?;
        let each = match unit {
            "h" => 3600,
            "min" => 60,
            "s" => 1,
            _ => return None,
        };
        let number: i64 = number.parse().ok()?;
        total = total.checked_add(number.checked_mul(each)?)?;
        if after.is_empty() {
            return (total <= LARGEST).then_some(total);
        }
        rest = after.trim_start_matches(' ');
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_duration_is_one_where_the_grammar_says_so() {
        let written = "1 h 30 min|1h 30min|1h30min|1 h30 min|90  s|1 s 2 h|0 min|1 h\t30 min|1 H|-5 min|5 min | 5 min|min|5|\
            5 minutes|5 min.|5 min-1 s|";
        for text in written.split('|') {
            let pairs = ClauseGrammar::parse(Rule::duration, text);
            let is_one = pairs.is_ok_and(|mut pairs| pairs.next().is_some_and(|pair| pair.as_str() == text));
            assert_eq!(duration_text(text).is_some(), is_one, "{text:?}");
        }
    }
}
