//! Where the words of a rule and its clause seem to disagree. A warning is only given where it is nearly certain: whoever
//! compares six hundred rules reads none of many false ones.
//!
//! Texts are compared as lists of words. Amounts are numbers, in digits or words, with the unit that follows; languages are
//! told apart by function words that only one of them has; negations by the words that deny. The lists are messages of
//! `proof.ftl`.

use std::collections::{BTreeMap, BTreeSet};

use crate::engine::model::{
    Conclusion, Difference, Expression, FactId, Formula, Rule, Type, Value, duration_written,
};
use crate::engine::syntax::Modality;
use crate::words::phrases::speaker::Speaker;
use crate::words::phrases::{Locale, Words, id_of};

/// The smallest number that is compared where no unit follows: "two players" and "the first move" are everywhere.
const SMALLEST_COUNT: i64 = 3;

/// Something that an editor should look at.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Warning {
    /// What kind of disagreement it is: `number-of-text`.
    pub(crate) kind: &'static str,
    /// The warning in words.
    pub(crate) text: String,
}

/// The words by which a language is read.
struct Lexicon {
    locale: Locale,
    numbers: BTreeMap<String, i64>,
    /// In seconds.
    units: BTreeMap<String, i64>,
    joint: String,
    negations: BTreeSet<String>,
    prohibitions: Vec<String>,
    function_words: BTreeSet<String>,
}

/// The amounts of a text.
#[derive(Default)]
struct Amounts {
    /// In seconds.
    times: BTreeSet<i64>,
    /// Numbers in words, and those in digits apart: in a text these may number articles.
    counts: BTreeSet<i64>,
    digits: BTreeSet<i64>,
    /// Units without a number: "the hour has passed".
    units: BTreeSet<i64>,
}

/// A rule as it is read.
struct Read<'a> {
    text: String,
    /// All texts of its article.
    article: &'a str,
    /// The clauses in its reach, in words.
    reaches: &'a str,
    /// The times that the edition assumes of the facts asked there.
    assumed: BTreeSet<i64>,
}

/// Finds what is to be warned of in one language.
pub(crate) struct Reader {
    own: Lexicon,
    others: Vec<(Words, Lexicon)>,
}

impl Reader {
    /// The reader of a language; none for one that the program does not carry, whose words it does not know.
    pub(crate) fn of(words: &Words) -> Option<Self> {
        let own = Lexicon::of(words);
        let others = Locale::ALL.into_iter().filter(|locale| *locale != words.locale());
        let others = others.map(|locale| {
            let words = Words::embedded(locale);
            let lexicon = Lexicon::of(&words);
            (words, lexicon)
        });
        words.locale().is_carried().then(|| Self { own, others: others.collect() })
    }

    /// What to look at in a rule. `article` is what all texts of its article say.
    pub(crate) fn rule(&self, speaker: &Speaker, rule: &Rule, article: &str) -> Vec<Warning> {
        let (reaches, assumed) = (&in_reach(speaker, rule), assumed(speaker, rule));
        let read = Read { text: speaker.norm(rule), article, reaches, assumed };
        let found = [
            self.numbers_of_text(speaker, &read),
            self.numbers_of_clause(speaker, rule, &read),
            self.language(speaker, &read.text),
            self.prohibition(speaker, rule, &read.text),
            self.negation(speaker, rule, &read),
        ];
        found.into_iter().flatten().collect()
    }

    /// What to look at in the words of a fact.
    pub(crate) fn fact(&self, speaker: &Speaker, fact: FactId) -> Option<Warning> {
        let kind = &speaker.vocabulary.fact(fact).kind;
        let choices = kind.choices();
        let stated: Vec<_> = choices.iter().map(|value| speaker.statement(fact, value)).collect();
        let mut seen = BTreeSet::new();
        let (label, same) = (speaker.label(fact), stated.iter().find(|said| !seen.insert(said.as_str())));
        if let Some(same) = same {
            let args = [("fact", label.as_str()), ("statement", same.as_str())];
            return Some(warning(speaker, "fact-same", &args));
        }
        let [yes, no] = stated.as_slice() else { return None };
        let is_swapped = *kind == Type::Truth && self.is_swapped(speaker, fact, yes, no);
        let args = [("fact", label.as_str()), ("statement", yes.as_str())];
        is_swapped.then(|| warning(speaker, "fact-swapped", &args))
    }

    /// The positive statement is the negative one and a negation, or all other languages deny the other of the two.
    fn is_swapped(&self, speaker: &Speaker, fact: FactId, yes: &str, no: &str) -> bool {
        if !self.own.denies(yes) || self.own.denies(no) {
            return false;
        }
        if self.own.without_negations(yes) == tokens(no) {
            return true;
        }
        let is_opposite = |(words, lexicon): &(Words, Lexicon)| {
            let speaker = Speaker { words, ..*speaker };
            let [yes, no] = [true, false].map(|truth| speaker.statement(fact, &Value::Truth(truth)));
            !lexicon.denies(&yes) && lexicon.denies(&no)
        };
        !self.others.is_empty() && self.others.iter().all(is_opposite)
    }

    /// Amounts of the text that neither the clause nor a rule in its reach names. What stands in brackets illustrates.
    fn numbers_of_text(&self, speaker: &Speaker, read: &Read) -> Option<Warning> {
        let (said, known) = (self.own.amounts(&without_brackets(&read.text)), self.own.amounts(read.reaches));
        let is_known = |time: &i64| {
            let in_units =
                self.own.units.values().any(|unit| known.digits.iter().any(|one| one * unit == *time));
            known.times.contains(time) || read.assumed.contains(time) || in_units
        };
        let times = said.times.iter().filter(|time| !is_known(time)).map(|time| duration_written(*time));
        let is_unknown = |count: &&i64| {
            **count >= SMALLEST_COUNT && !known.counts.contains(count) && !known.digits.contains(count)
        };
        let counts = said.counts.iter().filter(is_unknown).map(ToString::to_string);
        let amounts: Vec<_> = times.chain(counts).collect();
        (!amounts.is_empty()).then(|| warning(speaker, "number-of-text", &[("amounts", &amounts.join(", "))]))
    }

    /// Amounts of the clause that no text of its article names.
    fn numbers_of_clause(&self, speaker: &Speaker, rule: &Rule, read: &Read) -> Option<Warning> {
        let said = self.own.amounts(&format!("{} {}", read.text, read.article));
        let mut constants = Constants::default();
        constants.of_formula(speaker, rule.own_condition(), true);
        for conclusion in &rule.then {
            if let Conclusion::Set(fact, value) = &conclusion.value {
                constants.of_expression(&speaker.vocabulary.fact(*fact).kind, value);
            }
        }
        let in_units = |time: &i64| said.units.iter().any(|unit| *unit >= 60 && time % unit == 0);
        let times = constants.times.difference(&said.times).filter(|time| !in_units(time));
        // "The first two" are fewer than three; "seven hours" are seven.
        let is_said = |count: i64| {
            let of_unit = self.own.units.values().any(|unit| said.times.contains(&(count * unit)));
            of_unit || said.counts.contains(&count) || said.digits.contains(&count)
        };
        let is_unsaid = |count: &&i64| !is_said(**count) && !is_said(**count - 1);
        let counts = constants.counts.iter().filter(is_unsaid).map(ToString::to_string);
        let amounts: Vec<_> = times.map(|time| duration_written(*time)).chain(counts).collect();
        (!amounts.is_empty())
            .then(|| warning(speaker, "number-of-clause", &[("amounts", &amounts.join(", "))]))
    }

    /// A text in another language has several of its function words and hardly any of its own.
    fn language(&self, speaker: &Speaker, text: &str) -> Option<Warning> {
        let words = tokens(text);
        let all: Vec<_> =
            std::iter::once(&self.own).chain(self.others.iter().map(|(_, other)| other)).collect();
        let count = |lexicon: &Lexicon| {
            let is_own = |word: &&String| {
                let has = |other: &&&Lexicon| other.function_words.contains(*word);
                lexicon.function_words.contains(*word) && all.iter().filter(has).count() == 1
            };
            words.iter().filter(is_own).count()
        };
        let own = count(&self.own);
        let other = self.others.iter().map(|(_, lexicon)| (count(lexicon), lexicon.locale));
        let (most, locale) = other.max_by_key(|(count, _)| *count)?;
        (most >= 3 && most > 2 * own)
            .then(|| warning(speaker, "other-language", &[("language", locale.code())]))
    }

    /// The clause forbids, and the text denies nothing though it does in every other language.
    fn prohibition(&self, speaker: &Speaker, rule: &Rule, text: &str) -> Option<Warning> {
        let forbids = |conclusion: &Conclusion| {
            conclusion.duty().is_some_and(|duty| duty.modality == Modality::MustNot)
        };
        let is_prohibition = rule.then.iter().all(|conclusion| forbids(&conclusion.value));
        if !is_prohibition || self.own.denies(text) || self.own.forbids(text) {
            return None;
        }
        let denies = |(words, lexicon): &(Words, Lexicon)| {
            let (place, id) = (&rule.words, format!("rule-{}", id_of(&rule.words.id)));
            words.message_of(&place.edition, &id).is_some_and(|text| lexicon.denies(&text))
        };
        let is_alone = !self.others.is_empty() && self.others.iter().all(denies);
        is_alone.then(|| warning(speaker, "prohibition", &[]))
    }

    /// The text forbids, and no rule in reach of the clause denies or forbids anything, in whatever language it is said.
    fn negation(&self, speaker: &Speaker, rule: &Rule, read: &Read) -> Option<Warning> {
        if !self.own.forbids(&read.text) || self.own.denies(read.reaches) {
            return None;
        }
        let denies = |(words, lexicon): &(Words, Lexicon)| {
            lexicon.denies(&in_reach(&Speaker { words, ..*speaker }, rule))
        };
        (!self.others.iter().any(denies)).then(|| warning(speaker, "negation", &[]))
    }
}

fn warning(speaker: &Speaker, kind: &'static str, args: &[(&str, &str)]) -> Warning {
    Warning { kind, text: speaker.words.say(&format!("warn-{kind}"), args) }
}

/// The rules that have the same text as a rule.
pub(crate) fn same_text(speaker: &Speaker, others: &[&str]) -> Option<Warning> {
    (!others.is_empty()).then(|| warning(speaker, "same-text", &[("rules", &others.join(", "))]))
}

/// A rule, and those that displace it or to which its condition refers, directly or through others.
fn reached<'a>(speaker: &Speaker<'a>, rule: &'a Rule) -> Vec<&'a Rule> {
    let mut found = vec![rule];
    let mut at = 0;
    while let Some(rule) = found.get(at).copied() {
        let unless = rule.unless.iter().copied().filter(|_| at == 0);
        let next = rule.when.rules().into_iter().chain(unless);
        for rule in next.filter_map(|index| speaker.edition.rule(index)) {
            if !found.iter().any(|known| known.span == rule.span) {
                found.push(rule);
            }
        }
        at += 1;
    }
    found
}

/// The clauses in reach of a rule, in words.
fn in_reach(speaker: &Speaker, rule: &Rule) -> String {
    let clauses = reached(speaker, rule).into_iter().map(|rule| speaker.clause_in_words(rule));
    clauses.collect::<Vec<_>>().join(" ")
}

/// The times that the edition assumes of the facts in reach of a rule.
fn assumed(speaker: &Speaker, rule: &Rule) -> BTreeSet<i64> {
    let facts = reached(speaker, rule).into_iter().flat_map(|rule| rule.when.facts());
    let assumed = facts.flat_map(|fact| speaker.edition.every_assumption(speaker.vocabulary, fact));
    let times = assumed.filter_map(|assumption| match assumption.value {
        Value::Amount(seconds) => Some(seconds),
        Value::Truth(_) | Value::Choice(_) | Value::Text(_) => None,
    });
    times.collect()
}

/// The numbers that a clause itself contains.
#[derive(Default)]
struct Constants {
    times: BTreeSet<i64>,
    counts: BTreeSet<i64>,
}

impl Constants {
    /// Only of what must hold: alternatives, and what guards a rule (that a limit is not exceeded), are seldom in its text.
    fn of_formula(&mut self, speaker: &Speaker, formula: &Formula, holds: bool) {
        match formula {
            Formula::And(parts) if holds => {
                for part in parts {
                    self.of_formula(speaker, part, holds);
                }
            }
            Formula::Not(part) => self.of_formula(speaker, part, !holds),
            Formula::AtMost(Difference { left, right, limit }) => {
                let kind = |fact: Option<FactId>| fact.map(|fact| &speaker.vocabulary.fact(fact).kind);
                let kinds = [kind(*left), kind(*right)];
                // Of two moments the constant only says which of them is declared first.
                let is_guard = holds && left.is_some() && kinds.contains(&Some(&Type::Duration));
                if !is_guard && !kinds.contains(&Some(&Type::Moment)) {
                    kinds.into_iter().flatten().for_each(|kind| self.add(kind, limit.abs()));
                }
            }
            Formula::And(_) | Formula::Or(_) | Formula::Holds(_) | Formula::Is(..) | Formula::Applies(_) => {}
        }
    }

    fn of_expression(&mut self, kind: &Type, value: &Expression) {
        match value {
            Expression::Constant(constant) => self.add(kind, *constant),
            Expression::Fact(_) => {}
            Expression::Binary(left, _, right) => {
                self.of_expression(kind, left);
                self.of_expression(kind, right);
            }
        }
    }

    fn add(&mut self, kind: &Type, constant: i64) {
        if *kind == Type::Duration && constant != 0 {
            self.times.insert(constant);
        }
        if *kind == Type::Number && constant >= SMALLEST_COUNT {
            self.counts.insert(constant);
        }
    }
}

impl Lexicon {
    fn of(words: &Words) -> Self {
        let listed = |id: &str| words.say(id, &[]);
        let set = |id: &str| listed(id).split_whitespace().map(str::to_owned).collect();
        Self {
            locale: words.locale(),
            numbers: valued(&listed("proof-numbers")),
            units: valued(&listed("proof-units")),
            joint: listed("proof-number-joint"),
            negations: set("proof-negations"),
            prohibitions: listed("proof-prohibitions").split(", ").map(str::to_owned).collect(),
            function_words: set("proof-function-words"),
        }
    }

    fn denies(&self, text: &str) -> bool {
        tokens(text).iter().any(|word| self.negations.contains(word))
    }

    fn forbids(&self, text: &str) -> bool {
        let text = text.to_lowercase();
        self.prohibitions.iter().any(|words| text.contains(words.as_str()))
    }

    fn without_negations(&self, text: &str) -> Vec<String> {
        tokens(text).into_iter().filter(|word| !self.negations.contains(word)).collect()
    }

    fn amounts(&self, text: &str) -> Amounts {
        let words = tokens(text);
        let unit = |at: usize| words.get(at).and_then(|word| self.units.get(word)).copied();
        let mut found = Amounts::default();
        let mut at = 0;
        while at < words.len() {
            let in_digits = words.get(at).is_some_and(|word| word.parse::<i64>().is_ok());
            let Some((number, length)) = self.number(&words, at) else {
                found.units.extend(unit(at));
                at += 1;
                continue;
            };
            // A letter is only a unit behind digits: "5 s", not "one's".
            let is_letter = words.get(at + length).is_some_and(|word| word.len() == 1);
            if let Some(unit) = unit(at + length).filter(|_| in_digits || !is_letter) {
                found.times.insert(number * unit);
                at += length + 1;
                continue;
            }
            if in_digits { &mut found.digits } else { &mut found.counts }.insert(number);
            at += length;
        }
        found
    }

    /// The number that begins at a word, and how many words it takes: 75 and 3 for "setenta y cinco".
    fn number(&self, words: &[String], at: usize) -> Option<(i64, usize)> {
        let read = |at: usize| {
            let word = words.get(at)?;
            // A longer row of digits is a year or no number at all.
            let digits = word.parse::<i64>().ok().filter(|number| (0..100_000).contains(number));
            digits.or_else(|| self.numbers.get(word).copied())
        };
        let first = read(at)?;
        let is_tens = words.get(at).is_some_and(|word| self.numbers.contains_key(word)) && first >= 20;
        let skip = if words.get(at + 1).is_some_and(|word| *word == self.joint) { 2 } else { 1 };
        match read(at + skip).filter(|unit| is_tens && (1..10).contains(unit)) {
            Some(unit) => Some((first + unit, skip + 1)),
            None => Some((first, 1)),
        }
    }
}

/// A text without what it says in brackets.
fn without_brackets(text: &str) -> String {
    let mut depth = 0_usize;
    let outside = text.chars().filter(|sign| {
        match sign {
            '(' => depth += 1,
            ')' => depth = depth.saturating_sub(1),
            _ => {}
        }
        depth == 0 && *sign != ')'
    });
    outside.collect()
}

/// A list `word value word value`.
fn valued(list: &str) -> BTreeMap<String, i64> {
    let words: Vec<_> = list.split_whitespace().collect();
    let pairs = words.iter().zip(words.iter().skip(1)).step_by(2);
    pairs.filter_map(|(word, value)| Some(((*word).to_owned(), value.parse().ok()?))).collect()
}

/// The words of a text in small letters. What has a stop between digits numbers an article, and is no number: it parts the
/// words beside it.
fn tokens(text: &str) -> Vec<String> {
    let mut words = Vec::new();
    for chunk in text.split_whitespace() {
        let bare = chunk.trim_matches(|sign: char| !sign.is_alphanumeric());
        if bare.contains('.') && bare.contains(|sign: char| sign.is_ascii_digit()) {
            words.push(".".to_owned());
            continue;
        }
        let parts = bare.split(|sign: char| !sign.is_alphanumeric()).filter(|part| !part.is_empty());
        words.extend(parts.map(str::to_lowercase));
    }
    words
}
