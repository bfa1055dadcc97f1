//! Clause trees -> formulas, expressions and conclusions: names resolved, types checked.

use super::fact::{ActId, Difference, Expression, FactId, Formula, Role, RuleIndex, Type};
use super::moment::{Instant, MomentId, before};
use super::procedure::{FluentId, Timing};
use super::rulebook::{Conclusion, Duty, Verdict};
use super::vocabulary::{Party, Vocabulary};
use crate::engine::diagnostic::{Code, Diagnostic};
use crate::engine::source::Span;
use crate::engine::syntax::{self, Arithmetic, Comparator, Condition, Name, ReferenceKind, Sum};

/// Finds the rules a name covers.
pub(super) type FindRules<'a> =
    dyn Fn(&Name, Option<ReferenceKind>) -> Result<Vec<RuleIndex>, Diagnostic> + 'a;

/// Resolves clauses of one rule, for one player where the rule is written for each.
pub(super) struct Resolver<'a> {
    /// What names mean.
    pub(super) vocabulary: &'a Vocabulary,
    /// Who `player` is.
    pub(super) player: Option<Role>,
    /// Where moments stand, when that is known already; else as the vocabulary says.
    pub(super) instants: &'a [Instant],
    /// The rules that end the game.
    pub(super) ending: &'a [RuleIndex],
    /// What `rule` and `article` names mean.
    pub(super) rules: &'a FindRules<'a>,
}

impl Resolver<'_> {
    /// A condition.
    pub(super) fn condition(&self, condition: &Condition) -> Result<Formula, Diagnostic> {
        match condition {
            Condition::And(parts) => Ok(Formula::And(self.all(parts)?)),
            Condition::Or(parts) => Ok(Formula::Or(self.all(parts)?)),
            Condition::Not(part) => Ok(Formula::Not(Box::new(self.condition(part)?))),
            Condition::Holds(name) => self.holds(name),
            Condition::Is { fact, negated, values } => self.is(fact, *negated, values),
            Condition::Compare { left, sign, right, span } => self.compare(left, *sign, right, *span),
            Condition::Before { first, then } => {
                let (first, then) = (self.moment(first)?, self.moment(then)?);
                let usual =
                    || self.vocabulary.moments().map(|(_, moment)| moment.place()).collect::<Vec<_>>();
                let before = match self.instants {
                    [] => before(&usual(), first, then),
                    known => before(known, first, then),
                };
                Ok(Formula::AtMost(before))
            }
            Condition::Over(_) => {
                Ok(Formula::Or(self.ending.iter().copied().map(Formula::Applies).collect()))
            }
            Condition::Applies { target, kind } => Ok(Formula::Or(
                (self.rules)(target, Some(*kind))?.into_iter().map(Formula::Applies).collect(),
            )),
        }
    }

    fn all(&self, parts: &[Condition]) -> Result<Vec<Formula>, Diagnostic> {
        parts.iter().map(|part| self.condition(part)).collect()
    }

    fn holds(&self, name: &Name) -> Result<Formula, Diagnostic> {
        let fact = self.fact(name)?;
        let kind = &self.vocabulary.fact(fact).kind;
        if *kind == Type::Truth {
            return Ok(Formula::Holds(fact));
        }
        Err(Diagnostic::at(Code::NotATruth, name.span).with("name", &name.value).with("found", kind.as_str()))
    }

    fn is(&self, name: &Name, negated: bool, values: &[Name]) -> Result<Formula, Diagnostic> {
        let fact = self.fact(name)?;
        let Type::OneOf(known) = &self.vocabulary.fact(fact).kind else {
            return Err(Diagnostic::at(Code::TypeMismatch, name.span)
                .with("name", &name.value)
                .with("expected", "values")
                .with("found", self.vocabulary.fact(fact).kind.as_str()));
        };
        let parts = values.iter().map(|value| Ok(Formula::Is(fact, self.choice(value, known)?)));
        let either = Formula::Or(parts.collect::<Result<_, Diagnostic>>()?);
        Ok(if negated { Formula::Not(Box::new(either)) } else { either })
    }

    fn choice(&self, value: &Name, known: &[String]) -> Result<u8, Diagnostic> {
        let word = self.player_word(value)?;
        let found = known.iter().position(|known| *known == word).and_then(|index| u8::try_from(index).ok());
        found.ok_or_else(|| unknown(Code::UnknownValue, value, known.iter().map(String::as_str)))
    }

    /// `player` and `opponent` as the roles they stand for; every other word as it is.
    fn player_word(&self, name: &Name) -> Result<String, Diagnostic> {
        let stands_for = match name.value.as_str() {
            "player" => self.player,
            "opponent" => self.player.map(Role::other),
            other => return Ok(other.to_owned()),
        };
        stands_for
            .map(|role| role.as_str().to_owned())
            .ok_or_else(|| Diagnostic::at(Code::PlayerOutsideForEach, name.span))
    }

    /// A fact by its dotted name.
    pub(super) fn fact(&self, name: &Name) -> Result<FactId, Diagnostic> {
        let dotted = self.seated(name)?;
        let known = self.vocabulary.facts().map(|(_, fact)| fact.name.as_str());
        self.vocabulary.fact_named(&dotted).ok_or_else(|| unknown(Code::UnknownFact, name, known))
    }

    /// A moment by its dotted name.
    pub(super) fn moment(&self, name: &Name) -> Result<MomentId, Diagnostic> {
        let dotted = self.seated(name)?;
        let known = self.vocabulary.moments.keys().map(String::as_str);
        let found = self.vocabulary.moment_named(&dotted);
        found.ok_or_else(|| unknown(Code::UnknownMoment, name, known))
    }

    /// A dotted name, `player.` and `opponent.` put as the role they stand for.
    fn seated(&self, name: &Name) -> Result<String, Diagnostic> {
        match name.value.split_once('.') {
            Some((seat @ ("player" | "opponent"), rest)) => {
                let seat = crate::engine::source::Src::new(seat.to_owned(), name.span);
                Ok(format!("{}.{rest}", self.player_word(&seat)?))
            }
            Some(_) | None => Ok(name.value.clone()),
        }
    }

    /// A place on the timeline: a fact, a time, or their sum.
    pub(super) fn instant(&self, sum: &Sum) -> Result<Instant, Diagnostic> {
        let found = self.kind(sum)?;
        let linear = self.linear(sum, sum.span())?;
        match (found, &linear.up[..], &linear.down[..]) {
            (Type::Duration, [], []) => Ok(Instant { fact: None, seconds: linear.constant }),
            (Type::Duration | Type::Moment, [fact], []) => {
                Ok(Instant { fact: Some(*fact), seconds: linear.constant })
            }
            (Type::Duration | Type::Moment, ..) => Err(Diagnostic::at(Code::NotComparable, sum.span())),
            (other, ..) => Err(mismatch(sum.span(), &Type::Duration, &other)),
        }
    }

    fn compare(&self, left: &Sum, sign: Comparator, right: &Sum, span: Span) -> Result<Formula, Diagnostic> {
        if self.kind(left)? != self.kind(right)? {
            return Err(mismatch(right.span(), &self.kind(left)?, &self.kind(right)?));
        }
        let (left, right) = (self.linear(left, span)?, self.linear(right, span)?);
        // `a <= b` is `a - b <= 0`; `a < b` is not `b - a <= 0`.
        let (larger, smaller, negated) = match sign {
            Comparator::AtMost => (left, right, false),
            Comparator::AtLeast => (right, left, false),
            Comparator::Less => (right, left, true),
            Comparator::More => (left, right, true),
        };
        let difference =
            larger.minus(smaller).difference().ok_or_else(|| Diagnostic::at(Code::NotComparable, span))?;
        let formula = Formula::AtMost(difference);
        Ok(if negated { Formula::Not(Box::new(formula)) } else { formula })
    }

    fn linear(&self, sum: &Sum, span: Span) -> Result<Linear, Diagnostic> {
        match sum {
            Sum::Number(number) | Sum::Duration(number) => {
                Ok(Linear { constant: number.value, ..Linear::default() })
            }
            Sum::Fact(name) => Ok(Linear { up: vec![self.fact(name)?], ..Linear::default() }),
            Sum::Binary { left, sign: Arithmetic::Plus, right } => {
                Ok(self.linear(left, span)?.plus(self.linear(right, span)?))
            }
            Sum::Binary { left, sign: Arithmetic::Minus, right } => {
                Ok(self.linear(left, span)?.minus(self.linear(right, span)?))
            }
            Sum::Binary { sign: Arithmetic::Times | Arithmetic::Over, .. } => {
                Err(Diagnostic::at(Code::NotComparable, span))
            }
        }
    }

    /// Whether a sum is a time or a number.
    fn kind(&self, sum: &Sum) -> Result<Type, Diagnostic> {
        match sum {
            Sum::Number(_) => Ok(Type::Number),
            Sum::Duration(_) => Ok(Type::Duration),
            Sum::Fact(name) => match &self.vocabulary.fact(self.fact(name)?).kind {
                kind @ (Type::Duration | Type::Number | Type::Moment) => Ok(kind.clone()),
                other @ (Type::Truth
                | Type::Text
                | Type::Date
                | Type::Hour
                | Type::Fen
                | Type::Moves
                | Type::OneOf(_)) => {
                    Err(mismatch(name.span, &Type::Duration, other).with("name", &name.value))
                }
            },
            Sum::Binary { left, sign, right } => {
                let (one, other) = (self.kind(left)?, self.kind(right)?);
                match (sign, &one, &other) {
                    (Arithmetic::Times, Type::Number, _) => Ok(other),
                    (Arithmetic::Times | Arithmetic::Over, _, Type::Number) => Ok(one),
                    (Arithmetic::Plus | Arithmetic::Minus, ..) if one == other => Ok(one),
                    _ => Err(mismatch(right.span(), &one, &other)),
                }
            }
        }
    }

    fn expression(&self, sum: &Sum) -> Result<Expression, Diagnostic> {
        match sum {
            Sum::Number(number) | Sum::Duration(number) => Ok(Expression::Constant(number.value)),
            Sum::Fact(name) => Ok(Expression::Fact(self.fact(name)?)),
            Sum::Binary { left, sign, right } => {
                let (left, right) = (self.expression(left)?, self.expression(right)?);
                Ok(Expression::Binary(Box::new(left), *sign, Box::new(right)))
            }
        }
    }

    /// A conclusion.
    pub(super) fn conclusion(&self, conclusion: &syntax::Conclusion) -> Result<Conclusion, Diagnostic> {
        match conclusion {
            syntax::Conclusion::Loses(party) => Ok(Conclusion::Result(Verdict::Loses(self.role(party)?))),
            syntax::Conclusion::Wins(party) => Ok(Conclusion::Result(Verdict::Wins(self.role(party)?))),
            syntax::Conclusion::Drawn => Ok(Conclusion::Result(Verdict::Drawn)),
            syntax::Conclusion::LostByBoth => Ok(Conclusion::Result(Verdict::LostByBoth)),
            syntax::Conclusion::Annulled => Ok(Conclusion::Result(Verdict::Annulled)),
            syntax::Conclusion::GoesOn => Ok(Conclusion::Result(Verdict::GoesOn)),
            syntax::Conclusion::Duty { party, modality, act, object, timing: _ } => {
                let party = self.party(party)?;
                let (act, object) = self.act(act, object.as_ref())?;
                Ok(Conclusion::Duty(Duty { party, modality: *modality, act, object }))
            }
            syntax::Conclusion::Set { fact, value } => self.set(fact, value),
            syntax::Conclusion::State { subject, state } => self.state(subject, state),
        }
    }

    /// From when on and until when a conclusion calls for something.
    pub(super) fn timing(&self, conclusion: &syntax::Conclusion) -> Result<Timing, Diagnostic> {
        let syntax::Conclusion::Duty { timing, .. } = conclusion else { return Ok(Timing::default()) };
        let fluents = |names: &[Name]| names.iter().map(|name| self.fluent(name)).collect::<Result<_, _>>();
        Ok(Timing { upon: fluents(&timing.upon)?, before: fluents(&timing.before)? })
    }

    /// What can be the case in the hall, by its dotted name.
    pub(super) fn fluent(&self, name: &Name) -> Result<FluentId, Diagnostic> {
        let procedure = self.vocabulary.procedure();
        let dotted = self.seated(name)?;
        let known = || procedure.names().iter().map(String::as_str);
        procedure.named(&dotted).ok_or_else(|| unknown(Code::UnknownMoment, name, known()))
    }

    fn role(&self, party: &Name) -> Result<Role, Diagnostic> {
        let word = self.player_word(party)?;
        let known = ["sealer", "replier", "player", "opponent"];
        Role::from_word(&word).ok_or_else(|| unknown(Code::UnknownParty, party, known))
    }

    fn party(&self, party: &Name) -> Result<Party, Diagnostic> {
        let word = self.player_word(party)?;
        let known = self.vocabulary.parties();
        if known.contains(&word) {
            Ok(Party(word))
        } else {
            Err(unknown(Code::UnknownParty, party, texts(known)))
        }
    }

    fn act(&self, act: &Name, object: Option<&Name>) -> Result<(ActId, Option<String>), Diagnostic> {
        let names = self.vocabulary.acts.keys().map(String::as_str);
        let id =
            self.vocabulary.act_named(&act.value).ok_or_else(|| unknown(Code::UnknownAct, act, names))?;
        let objects = self.vocabulary.act(id).map(|act| act.objects.as_slice()).unwrap_or_default();
        match object {
            Some(object) if objects.contains(&object.value) => Ok((id, Some(self.player_word(object)?))),
            None if objects.is_empty() => Ok((id, None)),
            Some(object) => Err(unknown(Code::UnknownObject, object, texts(objects))),
            None => Err(unknown(Code::UnknownObject, act, texts(objects))),
        }
    }

    fn set(&self, name: &Name, value: &Sum) -> Result<Conclusion, Diagnostic> {
        let fact = self.fact(name)?;
        let declared = &self.vocabulary.fact(fact).kind;
        let found = self.kind(value)?;
        if *declared == found {
            Ok(Conclusion::Set(fact, self.expression(value)?))
        } else {
            Err(mismatch(value.span(), declared, &found).with("name", &name.value))
        }
    }

    fn state(&self, subject: &Name, state: &Name) -> Result<Conclusion, Diagnostic> {
        let words = format!("{} {}", subject.value, state.value);
        if let Some(state) = self.vocabulary.state_named(&words) {
            return Ok(Conclusion::State(state));
        }
        let span = Span::new(subject.span.source(), subject.span.start(), state.span.end());
        let name = Name::new(words, span);
        Err(unknown(Code::UnknownState, &name, self.vocabulary.states.keys().map(String::as_str)))
    }
}

fn texts(names: &[String]) -> impl Iterator<Item = &str> + Clone {
    names.iter().map(String::as_str)
}

/// "There is no such name here", with the names there are.
pub(super) fn unknown<'n>(code: Code, name: &Name, known: impl IntoIterator<Item = &'n str>) -> Diagnostic {
    let known: Vec<_> = known.into_iter().collect();
    let listed = if known.len() <= 12 { known.join(", ") } else { String::new() };
    Diagnostic::at(code, name.span)
        .with("name", &name.value)
        .with("known", listed)
        .suggesting(&name.value, known)
}

fn mismatch(span: Span, expected: &Type, found: &Type) -> Diagnostic {
    Diagnostic::at(Code::TypeMismatch, span).with("expected", expected.as_str()).with("found", found.as_str())
}

/// A sum of facts and a constant.
#[derive(Default)]
struct Linear {
    up: Vec<FactId>,
    down: Vec<FactId>,
    constant: i64,
}

impl Linear {
    fn plus(mut self, other: Self) -> Self {
        self.up.extend(other.up);
        self.down.extend(other.down);
        self.constant += other.constant;
        self
    }

    fn minus(self, other: Self) -> Self {
        self.plus(Self { up: other.down, down: other.up, constant: -other.constant })
    }

    /// `self <= 0` as a difference of at most two facts.
    fn difference(&self) -> Option<Difference> {
        let limit = -self.constant;
        match (&self.up[..], &self.down[..]) {
            ([] | [_], [_]) | ([_], []) => {
                Some(Difference { left: self.up.first().copied(), right: self.down.first().copied(), limit })
            }
            _ => None,
        }
    }
}
