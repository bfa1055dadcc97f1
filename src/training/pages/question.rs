//! A question in words; and the same question in clauses of the rule language, as trainers' files and its stable name have
//! it.

use super::remarks::{Remarks, choices, errs, unfolded};
use super::telling::{Story, clauses, is_algebraic, told, unstruck};
use crate::engine::chess::{Move, Reading, ReadingKind};
use crate::engine::decision::{Decision, Finding};
use crate::engine::library::Library;
use crate::engine::model::{Conclusion, Edition, FactId, Outcome, Role, RuleIndex, Verdict};
use crate::training::due::last_coming;
use crate::training::question::number_of_texts;
use crate::training::{self, Answer, Asks, Ends, ErrorId, Level, Other, Statement, Where};
use crate::words::phrases::speaker::Speaker;
use crate::words::phrases::words::Words;
use crate::words::reports::board::Diagram;
use crate::words::reports::decided::Page;
use crate::words::reports::reading::reading_items;
use crate::words::reports::report::Picture;

/// A question with one right answer.
#[derive(Debug, Clone)]
pub struct Question {
    /// A name that stays the same for the same situation, question and edition, in any language and wording.
    pub id: String,
    /// How hard it is.
    pub level: Level,
    /// The articles that decide it, as cited, the first the one it is about.
    pub articles: Vec<String>,
    /// What happened, a paragraph each.
    pub situation: Vec<String>,
    /// The position, where there is one. No arrows: the answer must not be drawn.
    pub diagram: Option<Diagram>,
    /// What is written in the envelope, as a hand has written it; the situation says the same.
    pub envelope: Option<Picture>,
    /// What is asked.
    pub asks: String,
    /// The answers to choose from, in the order shown.
    pub choices: Vec<Choice>,
    /// Why the right answer is right, a paragraph each.
    pub explanation: Vec<String>,
    /// The provisions that say so, in full.
    pub citation: String,
    /// Of what is taken for granted in the whole paper, what this question needs.
    pub assumed: Vec<String>,
    /// Of a step of a resumption: the name of that and the number of the step.
    pub resumption: Option<(String, usize)>,
}

/// An answer to choose.
#[derive(Debug, Clone)]
pub struct Choice {
    /// The answer.
    pub text: String,
    /// Whether it is the right one.
    pub is_right: bool,
    /// Of a wrong one: whose error it is, or in what nearest situation it would be right.
    pub remark: String,
}

impl Question {
    /// The right answer and its letter.
    #[must_use]
    pub fn right(&self) -> Option<(char, &Choice)> {
        self.lettered().find(|(_, choice)| choice.is_right)
    }

    /// The answers, each with its letter.
    pub fn lettered(&self) -> impl Iterator<Item = (char, &Choice)> {
        ('a'..='z').zip(&self.choices)
    }
}

/// A question in words; `own` says what it takes for granted and no other does.
pub(super) fn question(
    words: &Words,
    library: &Library,
    edition: &Edition,
    asked: &training::Question,
    own: &[String],
) -> Question {
    let speaker = Speaker::of(words, library, edition, &asked.decision);
    Wording { speaker: &speaker, asked }.question(own)
}

struct Wording<'a> {
    speaker: &'a Speaker<'a>,
    asked: &'a training::Question,
}

impl Wording<'_> {
    fn say(&self, id: &str, args: &[(&str, &str)]) -> String {
        self.speaker.words.say(id, args)
    }

    fn question(&self, own: &[String]) -> Question {
        let asked = self.asked;
        let id = id(self.speaker, asked);
        // Names of players need to know who has White.
        let story = asked.decision.sealer.and_then(|_| Story::of(self.speaker.words, &id));
        let told = told(self.speaker, &asked.decision, story.as_ref());
        let mut situation = told.paragraphs;
        situation.extend((!own.is_empty()).then(|| own.join(" ")));
        situation.extend(
            self.second().map(|other| {
                self.say("quiz-second-case", &[("facts", &clauses(self.speaker, &other.changed))])
            }),
        );
        let asks = self.asks(told.hour.as_deref());
        let choices: Vec<_> = asked.choices.iter().map(|choice| self.choice(choice)).collect();
        Question {
            id,
            level: asked.level,
            articles: self.articles(),
            situation,
            diagram: told.diagram,
            envelope: told.envelope,
            asks,
            choices,
            explanation: self.explanation(),
            citation: self.citation(),
            assumed: Vec::new(),
            resumption: None,
        }
    }

    fn second(&self) -> Option<&Other> {
        match &self.asked.asks {
            Asks::TwoResults(other) | Asks::TwoStatements(other, _) => Some(other),
            Asks::Result | Asks::Statement => None,
        }
    }

    fn asks(&self, hour: Option<&str>) -> String {
        let edition = self.speaker.edition_short();
        let edition = ("edition", edition.as_str());
        match &self.asked.asks {
            Asks::Result => self.say("quiz-asks-result", &[edition]),
            // What is to be done at one hour has been done at another.
            Asks::Statement => match hour {
                Some(hour) => self.say("quiz-asks-statement-at", &[edition, ("clock", hour)]),
                None => self.say("quiz-asks-statement", &[edition]),
            },
            Asks::TwoResults(_) => self.say("quiz-asks-two-results", &[edition]),
            Asks::TwoStatements(other, said) => {
                let statement = self.statement(*said);
                let statement = ("statement", statement.as_str());
                let then = last_coming(self.speaker.vocabulary, &other.decision);
                match hour.filter(|_| then == last_coming(self.speaker.vocabulary, &self.asked.decision)) {
                    Some(hour) => {
                        self.say("quiz-asks-two-statements-at", &[edition, statement, ("clock", hour)])
                    }
                    None if hour.is_some() => {
                        self.say("quiz-asks-two-statements-then", &[edition, statement])
                    }
                    None => self.say("quiz-asks-two-statements", &[edition, statement]),
                }
            }
        }
    }

    fn choice(&self, choice: &training::Choice) -> Choice {
        let remark = match choice.answer {
            _ if choice.is_right => String::new(),
            Answer::Outcome(_) | Answer::Says(_) | Answer::Claims(_) => self.remark(choice),
            Answer::Outcomes(said) => self.wrong_half(said),
            Answer::Where(said) => self.wrong_place(said),
        };
        let said = choice.error.filter(|error| error.is_said).map(|error| self.error(error.id).0);
        let text = said.unwrap_or_else(|| self.reasoned(self.answer(choice.answer), &choice.because));
        Choice { text, is_right: choice.is_right, remark }
    }

    /// An answer with the facts that it gives as its reason.
    fn reasoned(&self, answer: String, because: &[FactId]) -> String {
        let facts = &self.asked.decision.facts;
        let said = because.iter().filter_map(|fact| Some(self.speaker.statement(*fact, facts.value(*fact)?)));
        let said: Vec<_> = said.collect();
        if said.is_empty() {
            return answer;
        }
        let both =
            |one: String, other: String| self.say("quiz-two-reasons", &[("first", &one), ("second", &other)]);
        let reasons = said.into_iter().reduce(both).unwrap_or_default();
        self.say("quiz-reasoned", &[("answer", answer.trim_end_matches('.')), ("reasons", &reasons)])
    }

    /// Why a wrong answer is wrong: the error of those who give it, or in what near situation it would be right.
    fn remark(&self, choice: &training::Choice) -> String {
        let (here, rules) = (self.here(), self.asked.rules.as_slice());
        match (choice.error, choice.answer) {
            (Some(error), answer) => {
                let (sentence, why) = self.error(error.id);
                let named = || self.say("quiz-misconception", &[("sentence", &sentence), ("why", &why)]);
                let said = if error.is_said { why.clone() } else { named() };
                // What in the story leads to it is spoken of too.
                let bait = match answer {
                    Answer::Outcome(ends) => here.bait(ends, rules),
                    Answer::Says(_) | Answer::Outcomes(_) | Answer::Where(_) | Answer::Claims(_) => None,
                };
                std::iter::once(said).chain(bait).collect::<Vec<_>>().join(" ")
            }
            // The fact that it gives as its reason speaks for another result: the norm that decides says so.
            (None, Answer::Outcome(ends)) if !choice.because.is_empty() => here.otherwise(ends, rules),
            (None, _) if choice.right_if.len() == 1 => {
                self.say("quiz-right-if", &[("facts", &clauses(self.speaker, &choice.right_if))])
            }
            // Of a result that needs two things to be otherwise, the norm says more.
            (None, Answer::Says(said)) => here.of_statement(said, rules),
            (None, Answer::Outcome(ends)) => here.of_result(ends, rules),
            (None, Answer::Outcomes(_) | Answer::Where(_) | Answer::Claims(_)) => String::new(),
        }
    }

    /// The sentence of a misconception, and why it is one.
    fn error(&self, id: ErrorId) -> (String, String) {
        let Some(error) = id.of(self.speaker.edition) else { return Default::default() };
        let (edition, message) = (error.words.edition.as_str(), format!("misconception-{}", error.id));
        let why = self.speaker.words.attribute_of(edition, &message, "why").unwrap_or_default();
        (self.speaker.words.say_of(edition, &message), why)
    }

    fn answer(&self, answer: Answer) -> String {
        match answer {
            Answer::Outcome(ends) => self.ends(ends),
            Answer::Says(said) => self.statement(said),
            Answer::Outcomes([first, second]) => {
                self.say("quiz-two-results", &[("first", &self.ends(first)), ("second", &self.ends(second))])
            }
            Answer::Where(place) => self.say(&format!("quiz-where-{}", place.code()), &[]),
            Answer::Claims(id) => self.error(id).0,
        }
    }

    fn ends(&self, ends: Ends) -> String {
        match ends {
            Some(outcome) => self.speaker.outcome(outcome),
            None => self.say("quiz-not-regulated", &[]),
        }
    }

    fn statement(&self, said: Statement) -> String {
        let rule = self.speaker.edition.rule(said.rule);
        let conclusion = rule.and_then(|rule| rule.then.get(said.conclusion));
        conclusion.map(|meant| self.speaker.conclusion(&meant.value, said.value)).unwrap_or_default()
    }

    fn here(&self) -> Remarks<'_> {
        Remarks { speaker: self.speaker, decision: &self.asked.decision }
    }

    /// The ruling on the second case.
    fn there(&self) -> Option<Remarks<'_>> {
        self.second().map(|other| Remarks { speaker: self.speaker, decision: &other.decision })
    }

    fn right_answer(&self) -> Option<Answer> {
        self.asked.choices.iter().find(|choice| choice.is_right).map(|choice| choice.answer)
    }

    /// Which of the two results is not as an answer has it, and what is.
    fn wrong_half(&self, said: [Ends; 2]) -> String {
        let (Some(Answer::Outcomes([first, second])), Some(there)) = (self.right_answer(), self.there())
        else {
            return String::new();
        };
        let [one, other] = said;
        let here = self.here();
        let norms = [&here, &there].map(|case| case.norms(&result_rules(self.speaker, case.decision)));
        self.wrong_cases([one != first, other != second], &norms)
    }

    /// In which of the two cases an answer errs, and what is so there.
    fn wrong_place(&self, said: Where) -> String {
        let (Some(Answer::Where(right)), Asks::TwoStatements(_, statement), Some(there)) =
            (self.right_answer(), &self.asked.asks, self.there())
        else {
            return String::new();
        };
        let made = [self.here().made_or_not(*statement), there.made_or_not(*statement)];
        self.wrong_cases(errs(said, right), &made)
    }

    fn wrong_cases(&self, errs: [bool; 2], texts: &[String; 2]) -> String {
        let cases = ["quiz-wrong-first", "quiz-wrong-second"].into_iter().zip(errs).zip(texts);
        let said =
            cases.filter(|((_, errs), _)| *errs).map(|((id, _), text)| self.say(id, &[("text", text)]));
        said.collect::<Vec<_>>().join(" ")
    }

    /// Why the right answer is right: what the record is, the norms, what made them hold.
    fn explanation(&self) -> Vec<String> {
        let decision = &self.asked.decision;
        let mut said = Vec::new();
        said.extend(self.here().record());
        let of = |decision: &Decision, rules: &[RuleIndex]| {
            let findings = decision.findings.iter().filter(|finding| rules.contains(&finding.rule));
            let mut texts: Vec<String> = findings.map(|finding| self.reason(decision, finding)).collect();
            texts.dedup();
            if texts.is_empty() { self.say("quiz-not-regulated", &[]) } else { texts.join(" ") }
        };
        let first = of(decision, &self.asked.rules);
        match &self.asked.asks {
            Asks::Result => {
                said.push(first);
                said.extend(self.here().beside_the_point(decision.outcome));
            }
            Asks::Statement => said.extend(std::iter::once(first).chain(self.here().at_the_limit())),
            Asks::TwoResults(other) => {
                said.push(self.say("quiz-first-because", &[("text", &first)]));
                said.extend(self.here().beside_the_point(decision.outcome));
                let rules = result_rules(self.speaker, &other.decision);
                said.push(self.say("quiz-second-because", &[("text", &of(&other.decision, &rules))]));
                let there = Remarks { speaker: self.speaker, decision: &other.decision };
                said.extend(there.beside_the_point(other.decision.outcome));
            }
            Asks::TwoStatements(other, statement) => {
                let first = self.reason_of(decision, *statement);
                said.push(self.say("quiz-first-because", &[("text", &first)]));
                let second = self.reason_of(&other.decision, *statement);
                said.push(self.say("quiz-second-because", &[("text", &second)]));
            }
        }
        let noted = self.asked.rules.iter().filter_map(|rule| self.speaker.edition.rule(*rule));
        let reading = self.here().reading();
        let notes = noted.filter_map(|rule| self.speaker.note_on(rule, &reading));
        said.extend(notes.map(|note| self.say("reading-of-text", &[("note", &note)])));
        said.dedup();
        said
    }

    fn reason(&self, decision: &Decision, finding: &Finding) -> String {
        let Some(rule) = self.speaker.edition.rule(finding.rule) else { return String::new() };
        let page = Page { speaker: self.speaker, decision };
        let own = self.speaker.short_citation(finding.rule);
        let mut texts = vec![format!("{} [{own}]", self.speaker.norm(rule))];
        texts.extend(page.because(&unfolded(decision, &finding.because)));
        texts.join(" ")
    }

    /// Why the statement is made, or not made, in one of the situations.
    fn reason_of(&self, decision: &Decision, statement: Statement) -> String {
        let conclusion = |rule: RuleIndex, place: usize| {
            self.speaker.edition.rule(rule).and_then(|rule| rule.then.get(place)).map(|meant| &meant.value)
        };
        let said = conclusion(statement.rule, statement.conclusion);
        let same = |finding: &&Finding| conclusion(finding.rule, finding.conclusion) == said;
        if let Some(finding) = decision.findings.iter().find(same) {
            return self.reason(decision, finding);
        }
        let case = Remarks { speaker: self.speaker, decision };
        case.not_made(statement).unwrap_or_else(|| self.say("quiz-no-norm", &[]))
    }

    fn citation(&self) -> String {
        let rules = self.asked.rules.iter().filter_map(|rule| self.speaker.edition.rule(*rule));
        let mut cited: Vec<_> = rules.map(|rule| self.speaker.citation(rule)).collect();
        cited.dedup();
        cited.join("; ")
    }

    fn articles(&self) -> Vec<String> {
        let rules = self.asked.rules.iter().filter_map(|rule| self.speaker.edition.article_of(*rule));
        let mut articles: Vec<String> = Vec::new();
        for article in rules {
            let number = self.speaker.numbered(&article.number);
            if !articles.contains(&number) {
                articles.push(number);
            }
        }
        articles
    }
}

fn result_rules(speaker: &Speaker, decision: &Decision) -> Vec<RuleIndex> {
    let concluding = decision.findings.iter().filter(|finding| {
        let rule = speaker.edition.rule(finding.rule);
        let conclusion = rule.and_then(|rule| rule.then.get(finding.conclusion));
        conclusion.is_some_and(|meant| matches!(meant.value, Conclusion::Result(_)))
    });
    concluding.map(|finding| finding.rule).collect()
}

// The clauses of a question: its stable name, and its entry in a trainer's file.

/// What stands for a case that the edition does not regulate.
const SILENT: &str = "not regulated";

/// An answer as a clause, after the rule that says so.
pub(super) fn code(speaker: &Speaker, answer: Answer) -> String {
    match answer {
        Answer::Outcome(ends) => of_result(speaker, ends),
        Answer::Says(said) => of_statement(speaker, said),
        Answer::Outcomes([one, other]) => {
            format!("{}; {}", of_result(speaker, one), of_result(speaker, other))
        }
        Answer::Where(place) => place.code().to_owned(),
        Answer::Claims(id) => {
            id.of(speaker.edition).map(|error| speaker.clause(&error.claims.value)).unwrap_or_default()
        }
    }
}

fn of_result(speaker: &Speaker, ends: Ends) -> String {
    let verdict = |outcome| match outcome {
        Outcome::WonBy(role) => Verdict::Wins(role),
        Outcome::Drawn => Verdict::Drawn,
        Outcome::LostByBoth => Verdict::LostByBoth,
        Outcome::Annulled => Verdict::Annulled,
        Outcome::GoesOn => Verdict::GoesOn,
    };
    let clause = |outcome| speaker.clause(&crate::engine::model::Conclusion::Result(verdict(outcome)));
    ends.map_or_else(|| SILENT.to_owned(), clause)
}

/// `E.9.b.play: arbiter must start-clock replier`
pub(super) fn of_statement(speaker: &Speaker, said: Statement) -> String {
    let rule = speaker.edition.rule(said.rule);
    let meant = rule.and_then(|rule| Some((&rule.id, rule.then.get(said.conclusion)?)));
    meant.map(|(id, meant)| format!("{id}: {}", speaker.clause(&meant.value))).unwrap_or_default()
}

/// The new value that an answer has, where it has one.
pub(super) fn value_of(answer: Answer) -> Option<i64> {
    match answer {
        Answer::Says(said) => said.value,
        Answer::Outcome(_) | Answer::Outcomes(_) | Answer::Where(_) | Answer::Claims(_) => None,
    }
}

/// The answer that a clause means; none where the edition has none such.
pub(super) fn answer(
    speaker: &Speaker,
    written: &str,
    value: Option<i64>,
    error: Option<ErrorId>,
) -> Option<Answer> {
    let place = Where::ALL.into_iter().find(|place| place.code() == written).map(Answer::Where);
    let two = || {
        let (one, other) = written.split_once("; ")?;
        Some(Answer::Outcomes([result(speaker, one)?, result(speaker, other)?]))
    };
    let claims = || error.map(Answer::Claims).filter(|claims| code(speaker, *claims) == written);
    place
        .or_else(|| result(speaker, written).map(Answer::Outcome))
        .or_else(|| statement(speaker, written, value).map(Answer::Says))
        .or_else(two)
        .or_else(claims)
}

fn result(speaker: &Speaker, written: &str) -> Option<Ends> {
    let mut all = Outcome::ALL.into_iter().map(Some).chain([None]);
    all.find(|ends| of_result(speaker, *ends) == written)
}

/// The statement that a clause after its rule means.
pub(super) fn statement(speaker: &Speaker, written: &str, value: Option<i64>) -> Option<Statement> {
    let (id, _) = written.split_once(": ")?;
    let rules = speaker.edition.numbered().filter(|(_, rule)| rule.id == id);
    let mut all = rules.flat_map(|(rule, of)| {
        (0..of.then.len()).map(move |conclusion| Statement { rule, conclusion, value })
    });
    all.find(|said| of_statement(speaker, *said) == written)
}

/// A name that stays the same for the same situation, question and right answer of an edition, however it is worded.
#[must_use]
pub(crate) fn id(speaker: &Speaker, asked: &training::Question) -> String {
    let facts = asked.case.facts.iter().map(|given| format!("{}: {}", given.fact.value, given.value.value));
    let mut texts = vec![speaker.edition.id.clone(), kind(&asked.asks).to_owned()];
    texts.extend(facts);
    texts.extend(second(speaker, &asked.asks).into_iter().map(|(fact, value)| format!("{fact}: {value}")));
    texts.extend(says(&asked.asks).map(|said| of_statement(speaker, said)));
    let right = asked.choices.iter().find(|choice| choice.is_right).map(|choice| choice.answer);
    texts.extend(right.map(|right| code(speaker, right)));
    texts.extend(right.and_then(value_of).map(|value| value.to_string()));
    format!("{:016x}", number_of_texts(texts.iter().map(String::as_str)))
}

/// The word for what is asked.
pub(super) fn kind(asks: &Asks) -> &'static str {
    use crate::engine::syntax::QuestionKind;
    let kind = match asks {
        Asks::Result => QuestionKind::Result,
        Asks::Statement => QuestionKind::Statement,
        Asks::TwoResults(_) => QuestionKind::TwoResults,
        Asks::TwoStatements(..) => QuestionKind::TwoStatements,
    };
    kind.word()
}

/// What is otherwise in the second case, as a case file has it.
pub(super) fn second(speaker: &Speaker, asks: &Asks) -> Vec<(String, String)> {
    let changed = match asks {
        Asks::TwoResults(other) | Asks::TwoStatements(other, _) => other.changed.as_slice(),
        Asks::Result | Asks::Statement => &[],
    };
    let told = changed.iter().map(|(fact, value)| {
        let declared = speaker.vocabulary.fact(*fact);
        (declared.name.clone(), crate::engine::model::written(&declared.kind, value))
    });
    told.collect()
}

/// The statement asked about in two cases.
pub(super) fn says(asks: &Asks) -> Option<Statement> {
    match asks {
        Asks::TwoStatements(_, said) => Some(*said),
        Asks::Result | Asks::Statement | Asks::TwoResults(_) => None,
    }
}

// What the record in the envelope is, for the explanation.

impl Remarks<'_> {
    /// How the record is read, as a word of the rule files; nothing where that is not known.
    pub(super) fn reading(&self) -> String {
        self.decision.facts.written(self.speaker.vocabulary, "sealed.reading").unwrap_or_default()
    }

    /// What the record on paper is, where the answer turns on it.
    pub(super) fn record(&self) -> Option<String> {
        let sealed = self.decision.sealed.as_ref()?;
        let (written, struck) = unstruck(&sealed.written);
        let items = reading_items(self.speaker.words, &sealed.position, &written, &sealed.reading);
        // What a defective record means, or may mean, is said with it, and in what squares one in another notation is to
        // be read; of a clear one there is nothing to say.
        let defective = matches!(sealed.reading.kind, ReadingKind::Inexact | ReadingKind::Ambiguous)
            || !is_algebraic(&sealed.reading);
        // The kind, the move or moves, then what is wrong with a record that is read all the same.
        let wanted = if defective { 2 + sealed.reading.deviations.len() } else { 1 };
        let items = items.into_iter().take(wanted);
        let said = items.flat_map(|item| std::iter::once(item.text).chain(item.notes));
        let said = said.chain(self.no_bad_record(sealed.reading.kind));
        let said =
            said.chain(is_of_promotion(&sealed.reading).then(|| self.say("quiz-no-queen-by-itself", &[])));
        let said = said.chain((!struck.is_empty()).then(|| self.say("quiz-struck-is-nothing", &[])));
        Some(said.collect::<Vec<_>>().join(" "))
    }

    /// Of a record that is inexact and has one meaning: the norms on bad records under which it does not come.
    fn no_bad_record(&self, kind: ReadingKind) -> Option<String> {
        let reading = self.speaker.vocabulary.fact_named("sealed.reading")?;
        let lost = Some(Outcome::WonBy(Role::Replier));
        if kind != ReadingKind::Inexact || self.decision.outcome == lost {
            return None;
        }
        let bad = self.decision.considered.iter().filter(|one| {
            let rule = self.speaker.edition.rule(one.rule);
            self.result_of(one.rule) == lost
                && rule.is_some_and(|rule| !choices(&rule.when, reading).is_empty())
        });
        let mut cited: Vec<_> = bad.map(|one| self.speaker.short_citation(one.rule)).collect();
        cited.dedup();
        (!cited.is_empty()).then(|| self.say("quiz-no-bad-record", &[("rules", &cited.join(", "))]))
    }
}

/// Whether a record leaves open only what a pawn becomes.
fn is_of_promotion(reading: &Reading) -> bool {
    let squares = |played: &Move| (played.from(), played.to());
    let mut all = reading.candidates.iter().map(squares);
    let first = all.next();
    reading.candidates.len() > 1 && all.all(|other| Some(other) == first)
}
