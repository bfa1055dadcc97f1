//! Questions of a quiz: one answer is right by what the question tells, whatever it leaves untold, and every other is
//! wrong. The judge is the naive interpreter, not the engine that made them.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

use fastrand::Rng;
use plica::engine::chess::Language;
use plica::engine::facts::Known;
use plica::engine::model::{
    Conclusion, Edition, Expression, FactId, Formula, Order, Outcome, RuleIndex, Type, Value, Vocabulary,
};
use plica::engine::syntax::Arithmetic;
use plica::training::pages::Paper;
use plica::training::{Answer, Asks, Disputed, Question, Statement, Wanted, Where, quiz};
use plica::{Decision, Library, Locale, Words};

use super::drawn::{facts_of, put_in_order, values_of};
use super::examples::library;
use super::naive::{self, Complete, possible};

/// Questions in Spanish, over all editions; in Italian they are half as many. `PLICA_QUESTIONS` asks more.
const QUESTIONS: usize = 240;

/// Completions of what a question leaves untold.
const COMPLETIONS: usize = 6;

/// The questions of each edition.
type Asked = Vec<(&'static Edition, Vec<Question>)>;

/// Questions with records in Spanish: made once for all tests, since their boards are of games that are played for them.
pub(crate) static SPANISH: LazyLock<Asked> = LazyLock::new(|| asked(Language::Spanish, 1));
static ITALIAN: LazyLock<Asked> = LazyLock::new(|| asked(Language::Italian, 2));

/// How many questions there should be.
fn wanted(language: Language) -> usize {
    let wanted = std::env::var("PLICA_QUESTIONS").ok().map(|count| count.parse().expect("a number"));
    wanted.unwrap_or(if language == Language::Spanish { QUESTIONS } else { QUESTIONS / 2 })
}

/// Questions over all editions.
fn asked(language: Language, seed: u64) -> Asked {
    let library = library();
    let editions = &library.rulebook.editions;
    let mut found = 0;
    let asked = editions.iter().enumerate().map(|(place, edition)| {
        let count = (wanted(language) - found) / (editions.len() - place);
        let wanted = Wanted { count, seed, rules: None, level: None, language, disputed: Disputed::Asked };
        let asked = quiz(library, edition, &wanted, &mut |_, _| {});
        found += asked.len();
        (edition, asked)
    });
    asked.collect()
}

#[test]
fn questions_in_spanish_have_one_right_answer() {
    sampled(&SPANISH, (Locale::Es, Language::Spanish), 1);
}

#[test]
fn questions_in_italian_have_one_right_answer() {
    sampled(&ITALIAN, (Locale::It, Language::Italian), 2);
}

fn sampled(asked: &Asked, (locale, language): (Locale, Language), seed: u64) {
    let library = library();
    let words = Words::embedded(locale);
    let mut found = 0;
    let mut ids = BTreeSet::new();
    for (edition, asked) in asked {
        let judge = Judge::new(library, edition);
        for question in asked {
            judge.judge(question);
        }
        let paper = Paper::of(&words, library, edition, asked, seed);
        for question in &paper.questions {
            assert!(
                ids.insert((edition.id.clone(), question.id.clone())),
                "the same question twice: {question:#?}"
            );
            read(question);
        }
        found += asked.len();
    }
    // Of an edition of few articles there are not as many questions, told apart and with four answers each.
    assert!(found * 100 >= wanted(language) * 97, "{found} questions");
}

/// What no reader should meet.
fn read(question: &plica::training::pages::Question) {
    let remarks = question.choices.iter().map(|choice| &choice.remark).filter(|remark| !remark.is_empty());
    let texts = question.situation.iter().chain([&question.asks, &question.citation]).chain(remarks);
    let texts = texts.chain(question.choices.iter().map(|choice| &choice.text)).chain(&question.explanation);
    for text in texts {
        for fault in ["{", "}", "  ", " .", " ,", "..", ";.", "()", " ;"] {
            // Three dots and the sign of a draw offer are meant.
            let text = text.replace("...", "").replace("(=)", "=");
            assert!(!text.contains(fault), "{fault:?} in {text:?}");
        }
        assert!(!text.trim().is_empty(), "{question:#?}");
    }
    let distinct: BTreeSet<_> = question.choices.iter().map(|choice| &choice.text).collect();
    assert_eq!(distinct.len(), question.choices.len(), "two answers read alike: {question:#?}");
    assert_eq!(question.choices.len(), 4, "{question:#?}");
    assert_eq!(question.choices.iter().filter(|choice| choice.is_right).count(), 1);
    assert!(
        question.choices.iter().all(|choice| choice.is_right == choice.remark.is_empty()),
        "{question:#?}"
    );
}

/// Judges questions under one edition.
struct Judge<'a> {
    library: &'a Library,
    edition: &'a Edition,
    facts: Vec<FactId>,
}

/// What the law says of complete facts.
struct Said {
    outcome: Option<Outcome>,
    applying: BTreeMap<RuleIndex, bool>,
    facts: Complete,
}

impl<'a> Judge<'a> {
    fn new(library: &'a Library, edition: &'a Edition) -> Self {
        let mut facts = facts_of(library, edition);
        for conclusion in edition.rules.iter().flat_map(|rule| &rule.then) {
            if let Conclusion::Set(_, expression) = &conclusion.value {
                facts.extend(expression.facts());
            }
        }
        facts.sort_unstable();
        facts.dedup();
        Self { library, edition, facts }
    }

    fn judge(&self, question: &Question) {
        let first = self.completions(question, &question.decision);
        let second = match &question.asks {
            Asks::TwoResults(other) | Asks::TwoStatements(other, _) => {
                self.completions(question, &other.decision)
            }
            Asks::Result | Asks::Statement => Vec::new(),
        };
        for choice in &question.choices {
            let right = match (choice.answer, &question.asks) {
                (Answer::Outcome(ends), _) => each(&first, |said| said.outcome == ends),
                (Answer::Says(statement), _) => each(&first, |said| self.makes(said, statement)),
                (Answer::Outcomes([one, other]), _) => {
                    let firsts = each(&first, |said| said.outcome == one);
                    let seconds = each(&second, |said| said.outcome == other);
                    firsts.zip(seconds).map(|(one, other)| one && other)
                }
                (Answer::Where(place), Asks::TwoStatements(_, statement)) => {
                    let firsts = each(&first, |said| self.makes(said, *statement));
                    let seconds = each(&second, |said| self.makes(said, *statement));
                    firsts.zip(seconds).map(|(one, other)| Where::of(one, other) == place)
                }
                (Answer::Where(_), _) => None,
                (Answer::Claims(id), _) => {
                    let claims = &id.of(self.edition).expect("a misconception").claims.value;
                    each(&first, |said| self.is_made(said, claims))
                }
            };
            assert_eq!(
                right,
                Some(choice.is_right),
                "{:?} of {:?} {:?}",
                choice.answer,
                question.case,
                question.asks
            );
        }
    }

    /// Games that agree with what is told, computed from it, or named as taken for granted; the rest is as it may be.
    fn completions(&self, question: &Question, decision: &Decision) -> Vec<Said> {
        let assumed: BTreeSet<FactId> = question.assumed().into_iter().map(|(fact, _)| fact).collect();
        let mut rng = Rng::with_seed(7);
        let vocabulary = &self.library.rulebook.vocabulary;
        let fixed = |fact: FactId| match decision.facts.known(fact) {
            Known::Told(value) | Known::Computed(value) => Some(value.clone()),
            Known::Assumed(value) if assumed.contains(&fact) => Some(value.clone()),
            Known::Assumed(_) | Known::NotAsked | Known::Unknown | Known::Unknowable => None,
        };
        let free: Vec<FactId> = self.facts.iter().copied().filter(|fact| fixed(*fact).is_none()).collect();
        let any = |fact: FactId, rng: &mut Rng| {
            let values = values_of(vocabulary.fact(fact));
            values[rng.usize(0..values.len())].clone()
        };
        let usual = |fact: FactId| decision.facts.value(fact).cloned();
        let orders = orders(vocabulary, question, decision);
        let orders: Vec<_> = orders.iter().collect();
        let possible = |complete: &Complete| {
            possible(vocabulary, self.edition, complete)
                && orders.iter().all(|order| naive::is_kept(self.edition, complete, order))
        };
        let in_order = |complete: &mut Complete| {
            put_in_order(self.library, self.edition, complete, &orders, &|fact| fixed(fact).is_none());
        };
        // A game in which nothing else is out of the ordinary, then games that differ from it in a few things untold.
        let quiet = |fact: FactId| quiet(&vocabulary.fact(fact).kind);
        let mut plain: Complete = self
            .facts
            .iter()
            .map(|fact| (*fact, fixed(*fact).or(usual(*fact)).unwrap_or_else(|| quiet(*fact))))
            .collect();
        // What nobody takes for granted has no quiet value that fits every game.
        let unsaid = |fact: &FactId| free.contains(fact) && usual(*fact).is_none();
        for _ in 0..2000 {
            let violated = vocabulary.impossible().iter().find(|one| naive::holds(self.edition, &plain, one));
            let Some(violated) = violated else { break };
            let mut blamed = Vec::new();
            naive::asked(violated, &mut blamed);
            blamed.retain(unsaid);
            assert!(!blamed.is_empty(), "no game shows {:?}", question.case);
            let fact = blamed[rng.usize(0..blamed.len())];
            plain.insert(fact, any(fact, &mut rng));
        }
        in_order(&mut plain);
        assert!(possible(&plain), "no game shows {:?}: {plain:?}", question.case);
        let mut found = vec![self.said(&plain)];
        for _ in 0..100 {
            let mut other = plain.clone();
            for _ in 0..rng.usize(1..=5).min(free.len()) {
                let fact = free[rng.usize(0..free.len())];
                other.insert(fact, any(fact, &mut rng));
            }
            in_order(&mut other);
            if possible(&other) {
                found.push(self.said(&other));
            }
            if found.len() == COMPLETIONS {
                break;
            }
        }
        found
    }

    fn said(&self, complete: &Complete) -> Said {
        let mut holding = BTreeMap::new();
        for (rule, _) in self.edition.numbered() {
            self.rule_holds(complete, rule, &mut holding);
        }
        let holds = |rule: RuleIndex| holding[&rule];
        let applies = |rule: RuleIndex| holds(rule) && naive::in_time(self.edition, complete, rule, &holds);
        let applying: BTreeMap<_, _> =
            self.edition.numbered().map(|(rule, _)| (rule, applies(rule))).collect();
        let outcomes =
            self.edition.numbered().filter(|(rule, _)| applying[rule]).flat_map(|(_, rule)| &rule.then);
        let outcomes: BTreeSet<Outcome> = outcomes
            .filter_map(|conclusion| match &conclusion.value {
                Conclusion::Result(verdict) => Some(verdict.outcome()),
                Conclusion::Duty(_) | Conclusion::Set(..) | Conclusion::State(_) => None,
            })
            .collect();
        assert!(outcomes.len() <= 1, "two results: {outcomes:?}");
        Said { outcome: outcomes.into_iter().next(), applying, facts: complete.clone() }
    }

    /// As `naive` has it, remembering what is found: thousands of games are looked at.
    fn rule_holds(
        &self,
        complete: &Complete,
        rule: RuleIndex,
        known: &mut BTreeMap<RuleIndex, bool>,
    ) -> bool {
        if let Some(found) = known.get(&rule) {
            return *found;
        }
        let meant = self.edition.rule(rule).expect("a rule");
        let found = self.holds(complete, &meant.when, known)
            && !meant.unless.iter().any(|other| self.rule_holds(complete, *other, known));
        known.insert(rule, found);
        found
    }

    fn holds(&self, complete: &Complete, formula: &Formula, known: &mut BTreeMap<RuleIndex, bool>) -> bool {
        match formula {
            Formula::And(parts) => parts.iter().all(|part| self.holds(complete, part, known)),
            Formula::Or(parts) => parts.iter().any(|part| self.holds(complete, part, known)),
            Formula::Not(part) => !self.holds(complete, part, known),
            Formula::Applies(rule) => self.rule_holds(complete, *rule, known),
            Formula::Holds(_) | Formula::Is(..) | Formula::AtMost(_) => {
                naive::holds(self.edition, complete, formula)
            }
        }
    }

    /// Whether some rule that applies concludes this.
    fn is_made(&self, said: &Said, claims: &Conclusion) -> bool {
        let mut applying = self.edition.numbered().filter(|(rule, _)| said.applying[rule]);
        applying.any(|(_, of)| of.then.iter().any(|made| made.value == *claims))
    }

    /// Whether some rule that applies makes a statement.
    fn makes(&self, said: &Said, statement: Statement) -> bool {
        let meant =
            |rule: RuleIndex, place: usize| self.edition.rule(rule).map(|rule| &rule.then[place].value);
        let wanted = meant(statement.rule, statement.conclusion);
        let mut applying = self.edition.numbered().filter(|(rule, _)| said.applying[rule]);
        applying.any(|(rule, of)| {
            (0..of.then.len()).any(|place| match (meant(rule, place), wanted) {
                (Some(Conclusion::Set(set, expression)), Some(Conclusion::Set(wanted, _))) => {
                    set == wanted
                        && statement
                            .value
                            .is_some_and(|wanted| is_near(value(expression, &said.facts), wanted))
                }
                (made, wanted) => made == wanted,
            })
        })
    }
}

/// What an expression comes to.
#[expect(clippy::cast_precision_loss, reason = "times of a game, in seconds")]
fn value(expression: &Expression, facts: &Complete) -> f64 {
    match expression {
        Expression::Constant(number) => *number as f64,
        Expression::Fact(fact) => match facts.get(fact) {
            Some(Value::Amount(amount)) => *amount as f64,
            other => panic!("no amount: {other:?}"),
        },
        Expression::Binary(left, sign, right) => {
            let (left, right) = (value(left, facts), value(right, facts));
            match sign {
                Arithmetic::Plus => left + right,
                Arithmetic::Minus => left - right,
                Arithmetic::Times => left * right,
                Arithmetic::Over => left / right,
            }
        }
    }
}

/// Whether an exact value rounds to whole seconds so.
#[expect(clippy::cast_precision_loss, reason = "times of a game, in seconds")]
fn is_near(exact: f64, rounded: i64) -> bool {
    (exact - rounded as f64).abs() <= 0.5
}

/// What a fact is where nothing is out of the ordinary.
fn quiet(kind: &Type) -> Value {
    match kind {
        Type::Truth => Value::Truth(false),
        Type::Duration | Type::Number | Type::Moment => Value::Amount(0),
        Type::OneOf(_) => Value::Choice(0),
        Type::Text | Type::Date | Type::Hour | Type::Fen | Type::Moves => Value::Text(String::new()),
    }
}

/// The orders of moments that are necessary, told, or of the normal course where the ruling rests on it.
fn orders(vocabulary: &Vocabulary, question: &Question, decision: &Decision) -> Vec<Order> {
    let taken = decision.assumed_orders.iter().filter_map(|place| vocabulary.usually().get(*place));
    let known = vocabulary.necessarily().iter().chain(taken).cloned();
    known.chain(told_orders(vocabulary, question)).collect()
}

/// The orders of moments that a case tells.
fn told_orders(vocabulary: &Vocabulary, question: &Question) -> Vec<Order> {
    let value = |name: &str| question.case.facts.iter().find(|told| told.fact.value == name);
    let told = value("order");
    // A moment of a colour is one of a role; where nothing tells who sealed, White is taken to have.
    let black = value("sealer.colour").is_some_and(|told| told.value.value == "black")
        || value("position").is_some_and(|told| told.value.value.split(' ').nth(1) == Some("b"));
    let [white_is, black_is] = if black { ["replier.", "sealer."] } else { ["sealer.", "replier."] };
    let lines = told.map(|told| told.value.value.split(';')).into_iter().flatten();
    let mut orders = Vec::new();
    for line in lines {
        let names = line.split(',').map(|name| name.trim().to_owned());
        let names = names.map(|name| name.replace("white.", white_is).replace("black.", black_is));
        let moments: Vec<_> =
            names.map(|name| vocabulary.moment_named(&name).expect("a moment that is told")).collect();
        orders.extend(moments.windows(2).map(|pair| Order {
            first: pair[0],
            then: pair[1],
            together: false,
            when: None,
            granted: false,
        }));
    }
    orders
}

/// Whether something holds in every game, or in none; neither if it turns on what is not told.
fn each(games: &[Said], holds: impl Fn(&Said) -> bool) -> Option<bool> {
    let found: BTreeSet<bool> = games.iter().map(holds).collect();
    match found.into_iter().collect::<Vec<_>>()[..] {
        [only] => Some(only),
        _ => None,
    }
}

#[test]
fn the_same_seed_gives_the_same_quiz() {
    let library = library();
    let edition = library.rulebook.edition("fide-2014").expect("an edition");
    let words = Words::embedded(Locale::It);
    let made = |seed| {
        let wanted = Wanted {
            count: 20,
            seed,
            rules: None,
            level: None,
            language: Language::Italian,
            disputed: Disputed::Asked,
        };
        let asked = quiz(library, edition, &wanted, &mut |_, _| {});
        let paper = Paper::of(&words, library, edition, &asked, seed);
        paper.questions.into_iter().map(|question| (question.id, question.situation)).collect::<Vec<_>>()
    };
    assert_eq!(made(7), made(7));
    assert_ne!(made(7), made(8));
}
