//! A question before its wrong answers are chosen: the right answer, all candidates for the others, and how hard it is.

use super::question::{Answer, Asks, Choice, Ends, Error, ErrorId, Level, Question, Statement};
use super::situation::Situation;
use crate::engine::analysis::makes;
use crate::engine::chess::ReadingKind;
use crate::engine::decision::{Finding, Reason, WhyNot, colour_of};
use crate::engine::model::{Conclusion, FactId, Misconception, Outcome, Role, RuleIndex, Type};
use crate::engine::program::Truth;

/// A question with more wrong answers than it shows.
#[derive(Debug, Clone)]
pub(super) struct Draft {
    /// The question with its right answer alone.
    pub(super) question: Question,
    /// The sentence of the right answer.
    pub(super) right: String,
    /// The provision it is about, whichever player that speaks of.
    pub(super) about: String,
    /// Wrong answers in the words of a ruling, each with its sentence.
    pub(super) plain: Vec<(Choice, String)>,
    /// Wrong answers in the words of a misconception.
    pub(super) said: Vec<Choice>,
    /// The facts with which the right answer can give its reason; none where it gives none.
    pub(super) reasons: Vec<FactId>,
    /// What happened is told in the words of the answer: only what people err about makes it a question.
    pub(super) says_itself: bool,
}

impl Draft {
    /// A question about a situation.
    pub(super) fn new(
        situation: &Situation,
        asks: Asks,
        right: Answer,
        (plain, said): (Vec<Choice>, Vec<Choice>),
        rules: Vec<RuleIndex>,
    ) -> Self {
        let level = level(situation, &asks, &rules);
        let (case, decision) = (situation.case.clone(), situation.decision.clone());
        let named = |choice: Choice| {
            let name = sentence(situation, choice.answer);
            (choice, name)
        };
        let plain = plain.into_iter().map(named).collect();
        let (right, choice) = (sentence(situation, right), Choice { is_right: true, ..wrong(right) });
        let question = Question { level, case, decision, asks, choices: vec![choice], rules };
        let reasons = reasons(situation, &question);
        let says_itself = says_itself(situation, &question.rules) || differs_in_words(situation, &question);
        let rule = question.rules.first().and_then(|rule| situation.law.edition.rule(*rule));
        let about = rule.map(|rule| rule.words.id.clone()).unwrap_or_default();
        Self { question, right, about, plain, said, reasons, says_itself }
    }

    /// Whether it has two cases.
    pub(super) fn is_contrast(&self) -> bool {
        matches!(self.question.asks, Asks::TwoResults(_) | Asks::TwoStatements(..))
    }
}

/// A wrong answer that no near situation makes right.
pub(super) fn wrong(answer: Answer) -> Choice {
    Choice { answer, is_right: false, right_if: Vec::new(), error: None, because: Vec::new() }
}

/// What makes an answer read as another does: answers of one name are one sentence, whatever the question.
fn sentence(situation: &Situation, answer: Answer) -> String {
    let seen = |role: Role| match situation.decision.sealer {
        Some(sealer) => format!("{:?}", colour_of(role, sealer)),
        None => format!("{role:?}"),
    };
    let ends = |ends: Option<Outcome>| match ends {
        Some(Outcome::WonBy(role)) => seen(role),
        other => format!("{other:?}"),
    };
    let said = |said: Statement| {
        let meant = situation.law.conclusion(said.rule, said.conclusion);
        // Of players the sentence names the colour.
        let of_player = matches!(meant, Some(Conclusion::Duty(duty)) if Role::from_word(duty.party.as_str()).is_some()
            || duty.object.as_deref().is_some_and(|object| Role::from_word(object).is_some()));
        let sealer = if of_player { format!("{:?}", situation.decision.sealer) } else { String::new() };
        format!("{meant:?} {:?} {sealer}", said.value)
    };
    match answer {
        Answer::Outcome(one) => ends(one),
        Answer::Says(statement) => said(statement),
        Answer::Outcomes([one, other]) => format!("{}, then {}", ends(one), ends(other)),
        Answer::Where(place) => place.code().to_owned(),
        Answer::Claims(id) => format!("{id:?}"),
    }
}

/// What a player says or agrees, which is the answer in other words.
const SAID_BY_PLAYERS: [&str; 6] = [
    "ended_before.kind",
    "ended_before.by",
    "offer.answer",
    "offer.withdrawn",
    "refuses.who",
    "resignation.told_to",
];

/// The most facts that an answer gives as its reason.
const REASONS: usize = 2;

/// The facts told or seen on which these rules rest.
fn rests_on(situation: &Situation, rules: &[RuleIndex]) -> Vec<FactId> {
    let findings = &situation.decision.findings;
    let of = |rule: RuleIndex| findings.iter().filter(move |finding| finding.rule == rule);
    let mut facts: Vec<FactId> = Vec::new();
    let mut rules: Vec<RuleIndex> = rules.to_vec();
    let mut looked_at = 0;
    while let Some(rule) = rules.get(looked_at).copied() {
        looked_at += 1;
        for reason in of(rule).flat_map(|finding| &finding.because) {
            match reason {
                Reason::Fact(fact) if !facts.contains(fact) => facts.push(*fact),
                Reason::Rule(other, true) if !rules.contains(other) => rules.push(*other),
                Reason::Fact(_) | Reason::Rule(..) => {}
            }
        }
    }
    facts
}

/// What the right answer can give as its reason: what decides, before what only allows it to.
fn reasons(situation: &Situation, question: &Question) -> Vec<FactId> {
    // Of the results, who wins is the one that a like reason may give to either.
    let wins = question
        .choices
        .iter()
        .any(|choice| matches!(choice.answer, Answer::Outcome(Some(Outcome::WonBy(_)))));
    if !matches!(question.asks, Asks::Result) || !wins || says_itself(situation, &question.rules) {
        return Vec::new();
    }
    let vocabulary = situation.law.vocabulary();
    let is_named = |fact: FactId, names: &[&str]| names.contains(&vocabulary.fact(fact).name.as_str());
    let mut facts = rests_on(situation, question.rules.get(..1).unwrap_or_default());
    facts.retain(|fact| !situation.decision.facts.is_assumed(*fact));
    // That adjourned games are played by the guidelines, and the like, is no reason.
    let is_usual = |fact: FactId| situation.decision.facts.value(fact) == vocabulary.normally(fact);
    facts.retain(|fact| !(vocabulary.fact(*fact).name.starts_with("event.") && is_usual(*fact)));
    // A clear record and a lost envelope are the occasion, as long as anything else is told of.
    for occasion in ["sealed.reading", "envelope.missing"] {
        let decides = facts.iter().any(|fact| !is_named(*fact, &[occasion]));
        facts.retain(|fact| !(decides && is_named(*fact, &[occasion])));
    }
    facts.truncate(REASONS);
    facts
}

/// Whether all that decides is what a player says.
fn says_itself(situation: &Situation, rules: &[RuleIndex]) -> bool {
    let facts = rests_on(situation, rules);
    let mut told = facts.iter().filter(|fact| !situation.decision.facts.is_assumed(**fact)).peekable();
    let vocabulary = situation.law.vocabulary();
    told.peek().is_some() && told.all(|fact| SAID_BY_PLAYERS.contains(&vocabulary.fact(*fact).name.as_str()))
}

/// Whether two cases differ in nothing but what a player says.
fn differs_in_words(situation: &Situation, question: &Question) -> bool {
    let Asks::TwoStatements(other, _) = &question.asks else { return false };
    let name = |fact: FactId| situation.law.vocabulary().fact(fact).name.as_str();
    other.changed.iter().all(|(fact, _)| SAID_BY_PLAYERS.contains(&name(*fact)))
}

/// Whether a rule applies because the arbiter has decided so.
pub(super) fn rests_on_discretion(situation: &Situation, rule: RuleIndex) -> bool {
    let vocabulary = situation.law.vocabulary();
    let is_told = |fact: &FactId| situation.is_told(*fact) && vocabulary.fact(*fact).discretion;
    rests_on(situation, &[rule]).iter().any(is_told)
}

/// The rules that conclude the result.
pub(super) fn result_rules(situation: &Situation) -> Vec<RuleIndex> {
    let law = situation.law;
    let concluding = situation.decision.findings.iter().filter(|finding| {
        matches!(law.conclusion(finding.rule, finding.conclusion), Some(Conclusion::Result(_)))
    });
    let mut rules: Vec<_> = concluding.map(|finding| finding.rule).collect();
    rules.dedup();
    rules
}

/// One provision on one fact is basic; several facts, a provision with another result that gives way, a doubtful record, an
/// exact limit, or two cases make it harder. What a player says is the answer itself.
fn level(situation: &Situation, asks: &Asks, rules: &[RuleIndex]) -> Level {
    let of: Vec<&Finding> =
        situation.decision.findings.iter().filter(|finding| rules.contains(&finding.rule)).collect();
    let gives_way = gives_way(situation);
    let counted = |reason: &Reason| match reason {
        Reason::Fact(fact) => told_plainly(situation, *fact),
        Reason::Rule(..) => true,
    };
    let reasons = of.iter().map(|finding| finding.because.iter().filter(|reason| counted(reason)).count());
    let several = reasons.max().unwrap_or(0) > 2;
    let is_limit = at_the_limit(situation);
    let doubtful = is_doubtful(situation);
    let says_itself = says_itself(situation, rules);
    let contrast = matches!(asks, Asks::TwoResults(_) | Asks::TwoStatements(..));
    match [gives_way, several && !says_itself, contrast, is_limit, doubtful]
        .into_iter()
        .filter(|harder| *harder)
        .count()
    {
        0 => Level::Basic,
        1 => Level::Medium,
        _ => Level::Hard,
    }
}

/// Whether a rule with another result would apply, and another goes before it.
fn gives_way(situation: &Situation) -> bool {
    situation.decision.considered.iter().any(|considered| {
        let then =
            situation.law.edition.rule(considered.rule).map(|rule| rule.then.as_slice()).unwrap_or_default();
        let result = then.iter().find_map(|meant| meant.value.outcome());
        let is_other = result
            .is_some_and(|result| result != Outcome::GoesOn && Some(result) != situation.decision.outcome);
        is_other && matches!(considered.why_not, WhyNot::Displaced(_) | WhyNot::Over(_))
    })
}

/// Whether a player is late by exactly the default time.
fn at_the_limit(situation: &Situation) -> bool {
    let amount = |name: &str| {
        situation.law.vocabulary().fact_named(name).and_then(|fact| situation.decision.facts.amount(fact))
    };
    let limit = amount("event.default_time").filter(|limit| *limit > 0);
    limit.is_some() && [amount("sealer.late"), amount("replier.late")].contains(&limit)
}

/// Whether it has to be seen on the board that the record fits several moves, or one only.
fn is_doubtful(situation: &Situation) -> bool {
    let reading = situation.law.vocabulary().fact_named("sealed.reading");
    let decides = reading.is_some_and(|fact| situation.is_reason(fact));
    let doubtful = [ReadingKind::Ambiguous, ReadingKind::Inexact];
    decides
        && situation.decision.sealed.as_ref().is_some_and(|sealed| doubtful.contains(&sealed.reading.kind))
}

/// Whether something faulty is told on which what is asked does not turn: a sign too many or too few in the record, or what is
/// not on the envelope.
pub(super) fn is_faulty_beside_the_point(situation: &Situation, rule: RuleIndex) -> bool {
    let vocabulary = situation.law.vocabulary();
    let inexact = situation.said("sealed.reading").as_deref() == Some("inexact");
    let decides = rests_on(situation, &[rule]);
    let decides = |name: &str| vocabulary.fact_named(name).is_some_and(|fact| decides.contains(&fact));
    let names = situation.case.facts.iter().map(|given| given.fact.value.as_str());
    let mut shown = names.filter(|name| name.starts_with("envelope.shows.")).peekable();
    inexact && !decides("sealed.reading") || shown.peek().is_some() && !shown.any(decides)
}

fn told_plainly(situation: &Situation, fact: FactId) -> bool {
    let is_text = matches!(situation.law.vocabulary().fact(fact).kind, Type::Text | Type::Fen | Type::Moves);
    !is_text && !situation.decision.facts.is_assumed(fact)
}

// Misconceptions as wrong answers.

/// The results that people believe it to have.
pub(super) fn results(situation: &Situation, right: Ends) -> Vec<Choice> {
    let claimed = here(situation).filter_map(|(id, error)| {
        error.claims.value.outcome().map(|outcome| (id, Answer::Outcome(Some(outcome))))
    });
    claimed.filter(|(_, answer)| *answer != Answer::Outcome(right)).map(believed).collect()
}

/// The statements that people believe to be made of it: no rule that may apply makes them.
pub(super) fn statements(situation: &Situation) -> Vec<Choice> {
    let law = situation.law;
    let asked = here(situation).filter(|(_, error)| {
        let claims = &error.claims.value;
        let is_statement = matches!(claims, Conclusion::Duty(_) | Conclusion::State(_));
        is_statement && law.matter(claims).is_some_and(|matter| matter == situation.about)
    });
    let making = |error: &Misconception| -> Vec<Statement> {
        let rules = law.edition.numbered().flat_map(|(rule, of)| {
            of.then.iter().enumerate().map(move |(conclusion, made)| (rule, conclusion, made))
        });
        let made = rules.filter(|(_, _, made)| makes(&made.value, &error.claims.value));
        made.map(|(rule, conclusion, _)| Statement { rule, conclusion, value: None }).collect()
    };
    let claimed = asked.filter_map(|(id, error)| {
        let making = making(error);
        if making.iter().any(|made| situation.truth_of(made.rule) != Truth::False) {
            return None;
        }
        let same = making
            .iter()
            .find(|made| law.conclusion(made.rule, made.conclusion) == Some(&error.claims.value));
        Some((id, same.map_or(Answer::Claims(id), |made| Answer::Says(*made))))
    });
    claimed.map(believed).collect()
}

/// The misconceptions whose cases this one certainly is of.
fn here<'s>(situation: &'s Situation) -> impl Iterator<Item = (ErrorId, &'s Misconception)> {
    let edition = situation.law.edition;
    let is_here = |error: &Misconception| {
        let applies = |rule| situation.truth_of(rule);
        situation.decision.facts.truth_of(&error.when, &applies) == Truth::True
    };
    ErrorId::all(edition).filter(move |(_, error)| is_here(error))
}

fn believed((id, answer): (ErrorId, Answer)) -> Choice {
    // What no rule says has no other words than those of the misconception.
    let is_said = matches!(answer, Answer::Claims(_));
    Choice { error: Some(Error { id, is_said }), ..wrong(answer) }
}

/// The same answer in the sentence of the misconception.
pub(super) fn said(choice: Choice) -> Choice {
    Choice { error: choice.error.map(|error| Error { is_said: true, ..error }), ..choice }
}
