//! The rulebook as meant: editions, articles, rules with their conclusions, examples and exams, every name resolved.

use std::ops::Range;

use super::fact::{ActId, Assumption, Expression, FactId, Formula, Matter, Role, RuleIndex};
use super::moment::{Effect, Instant};
use super::procedure::{FluentId, Procedure, Timing};
use super::vocabulary::{Party, StateId, Vocabulary};
use crate::engine::source::{Span, Src};
use crate::engine::syntax::{CaseFile, Modality};

/// All editions and the words they share.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Rulebook {
    /// Facts, acts, parties, states.
    pub vocabulary: Vocabulary,
    /// The editions, oldest first.
    pub editions: Vec<Edition>,
}

impl Rulebook {
    /// The edition with this id.
    #[must_use]
    pub fn edition(&self, id: &str) -> Option<&Edition> {
        self.editions.iter().find(|edition| edition.id == id)
    }

    /// The editions in force for competitions that began on this day: one of each authority at most.
    pub fn editions_on(&self, began: jiff::civil::Date) -> impl Iterator<Item = &Edition> {
        self.editions.iter().filter(move |edition| edition.in_force(began))
    }

    /// The number under an edition of what has this number in another: the same, unless the edition takes it over from there
    /// and renumbers it.
    #[must_use]
    pub(crate) fn number_under(&self, edition: &Edition, from: &str, number: &str) -> String {
        let amended = |edition: &Edition| edition.amends.as_deref().and_then(|amended| self.edition(amended));
        let mut bases =
            std::iter::successors(amended(edition), |base| amended(base)).take(self.editions.len());
        if !bases.any(|base| base.id == from) {
            return number.to_owned();
        }
        let changes = edition.renumbered.iter();
        let fitting = changes.filter_map(|(old, new)| Some((old, new, rest_under(number, old)?)));
        let longest = fitting.max_by_key(|(old, ..)| old.len());
        longest.map_or_else(|| number.to_owned(), |(_, new, rest)| format!("{new}{rest}"))
    }
}

/// One edition of the law.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Edition {
    /// Its id: `fide-2014`.
    pub id: String,
    /// Who issued it.
    pub authority: String,
    /// The language of the text it was encoded from.
    pub language: String,
    /// The codes of the languages in which its texts exist; `None` means all languages of plica.
    pub languages: Vec<Src<String>>,
    /// First day: it governs competitions that began on it or later; none where the dates are not known.
    pub from: Option<jiff::civil::Date>,
    /// Last day, when there is one.
    pub to: Option<jiff::civil::Date>,
    /// Only part of it is encoded.
    pub partial: bool,
    /// The edition it amends.
    pub amends: Option<String>,
    /// The edition it amends is a later one, from which it only takes over what the two share.
    pub is_before_its_base: bool,
    /// Numbers of the editions it takes provisions over from, where they changed: old, new.
    pub renumbered: Vec<(String, String)>,
    /// Articles that apply only if a fact is true (`provided`), and the provisions in them that apply in any case.
    pub provided: Vec<(String, Option<FactId>)>,
    /// Caveats, such as a revision that was not seen.
    pub caveats: Vec<Caveat>,
    /// Situations that the printed text regulates by rules that plica does not contain.
    pub not_held: Vec<Src<Formula>>,
    /// Situations that the printed text leaves open; facts that some rule asks about are not called unsettled.
    pub unsettled: Vec<Src<Formula>>,
    /// Situations in which it decides the result.
    pub decides: Vec<Src<Formula>>,
    /// Gaps of the law: preconditions of steps that no rule makes hold.
    pub gaps: Vec<Gap>,
    /// What it takes for granted besides what every edition does.
    pub assumptions: Vec<(FactId, Assumption)>,
    /// Where moments stand under it, by their numbers.
    pub instants: Vec<Instant>,
    /// The procedure of the edition, if its acts differ from those of the vocabulary.
    pub(crate) procedure: Option<Box<Procedure>>,
    /// Its articles, in the order of their numbers.
    pub articles: Vec<Article>,
    /// Its rules, in the order of the articles.
    pub rules: Vec<Rule>,
    /// What an exam about it asks, where it says so.
    pub exam: Option<Exam>,
    /// The promised mutation coverage of its own rules by its examples, in per cent.
    pub coverage: Option<Src<u8>>,
}

/// A gap of the law: a precondition of a step that no rule makes hold.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Gap {
    /// Its id within the edition: `times-unknown`.
    pub id: String,
    /// The precondition.
    pub(crate) lacks: FluentId,
    /// The cases in which no rule makes it hold.
    pub when: Formula,
    /// Where its words stand.
    pub words: Place,
    /// Where its id is written.
    pub span: Span,
}

/// A caveat: what every ruling under the edition says, such as that a revision was not seen.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Caveat {
    /// Its id: its words are the message `caveat-ID` of the edition.
    pub id: String,
    /// The competitions concerned are those that began on this day or later; none where all are.
    pub from: Option<jiff::civil::Date>,
}

impl Edition {
    /// Whether it governs competitions that began on this day.
    #[must_use]
    pub fn in_force(&self, began: jiff::civil::Date) -> bool {
        self.from.is_some_and(|from| from <= began) && self.to.is_none_or(|to| began <= to)
    }

    /// Acts with preconditions and effects, and the evidence by which facts show what has happened.
    pub(crate) fn procedure<'a>(&'a self, vocabulary: &'a Vocabulary) -> &'a Procedure {
        self.procedure.as_deref().unwrap_or_else(|| vocabulary.procedure())
    }

    /// Whether its words are kept in the language of this code.
    #[must_use]
    pub fn is_kept_in(&self, language: &str) -> bool {
        self.languages.is_empty() || self.languages.iter().any(|kept| kept.value == language)
    }

    /// What it assumes of a fact: of its own or, failing that, as every edition.
    #[must_use]
    pub(crate) fn assumption<'a>(
        &'a self,
        vocabulary: &'a Vocabulary,
        fact: FactId,
    ) -> Option<&'a Assumption> {
        let own = self.assumptions.iter().find(|(of, _)| *of == fact).map(|(_, own)| own);
        own.or(vocabulary.fact(fact).assume.as_ref())
    }

    /// All its assumptions about a fact, in the order in which they are tried, without those that can never be reached.
    pub(crate) fn every_assumption<'a>(
        &'a self,
        vocabulary: &'a Vocabulary,
        fact: FactId,
    ) -> Vec<&'a Assumption> {
        let own = self.assumptions.iter().filter(|(of, _)| *of == fact).map(|(_, own)| own);
        let mut every: Vec<&Assumption> = Vec::new();
        for assumption in own.chain(vocabulary.fact(fact).assume.as_ref()) {
            let is_spoken_for = |known: &&Assumption| known.when.is_none() || known.when == assumption.when;
            if !every.iter().any(is_spoken_for) {
                every.push(assumption);
            }
        }
        every
    }

    /// A conclusion of a rule, by its place among them.
    #[must_use]
    pub fn conclusion(&self, rule: RuleIndex, place: usize) -> Option<&Conclusion> {
        Some(&self.rule(rule)?.then.get(place)?.value)
    }

    /// The rule with this number.
    #[must_use]
    pub fn rule(&self, index: RuleIndex) -> Option<&Rule> {
        self.rules.get(index.index())
    }

    /// The rules with their numbers.
    pub fn numbered(&self) -> impl Iterator<Item = (RuleIndex, &Rule)> {
        self.rules
            .iter()
            .enumerate()
            .map(|(index, rule)| (RuleIndex(u16::try_from(index).unwrap_or(u16::MAX)), rule))
    }

    /// The truth without which a rule does not hold, if there is one.
    #[must_use]
    pub fn proviso(&self, id: &str) -> Option<FactId> {
        let covering = self.provided.iter().filter(|(number, _)| rest_under(id, number).is_some());
        covering.max_by_key(|(number, _)| number.len()).and_then(|(_, fact)| *fact)
    }

    /// Whether an article is named by its number, its concept, or a rule in it.
    #[must_use]
    pub fn covers(&self, article: &Article, wanted: &str) -> bool {
        let rules = self.rules.get(article.rules.clone()).unwrap_or_default();
        article.number == wanted || article.title == wanted || rules.iter().any(|rule| rule.id == wanted)
    }

    /// Whether every word of an article stands in the edition that this one amends.
    #[must_use]
    pub fn is_taken_over(&self, article: &Article) -> bool {
        let rules = self.rules.get(article.rules.clone()).unwrap_or_default();
        rules.iter().all(|rule| rule.words.edition != self.id)
            && article.examples.iter().all(|example| example.taken_over)
            && article.words.edition != self.id
    }

    /// The article a rule stands in.
    #[must_use]
    pub fn article_of(&self, index: RuleIndex) -> Option<&Article> {
        self.articles.iter().find(|article| article.rules.contains(&index.index()))
    }
}

/// Where the words of a provision stand: the edition in which it was written, and its number or id there.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Place {
    /// The edition.
    pub edition: String,
    /// The number or id.
    pub id: String,
}

/// One article: a run of rules and the examples beside them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Article {
    /// Its number as printed: `E.8`.
    pub number: String,
    /// Its concept, the same in all editions: `sealed-move-defects`.
    pub title: String,
    /// Where its words stand.
    pub words: Place,
    /// Its rules' places in the edition's list.
    pub rules: Range<usize>,
    /// Its examples.
    pub examples: Vec<Example>,
    /// The errors people make about it; one `for each player` stands here once for each.
    pub misconceptions: Vec<Misconception>,
    /// Where its number is written.
    pub span: Span,
}

/// One rule; a rule `for each player` stands here once for each.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Rule {
    /// Its id within the edition: `E.8.a`.
    pub id: String,
    /// How the printed text is cited: `E.1.a` for `E.1.a.board`.
    pub cite: String,
    /// Part of the law itself, not interpretation or commentary.
    pub letter: bool,
    /// Of an interpretation: the year, and the letter when there are several.
    pub interpretation: Option<String>,
    /// The player it speaks of, when it was written `for each player`.
    pub player: Option<Role>,
    /// When it takes effect.
    pub at: Effect,
    /// The condition.
    pub when: Formula,
    /// Whether the first part of `when` is the common condition of all rules of the article.
    pub presupposes: bool,
    /// Rules that displace it.
    pub unless: Vec<RuleIndex>,
    /// The names written in `unless`, each with the rules it covers.
    pub unless_written: Vec<Unless>,
    /// The conclusions, each with its place.
    pub then: Vec<Src<Conclusion>>,
    /// For each conclusion, from when on and until when it calls for something.
    pub timing: Vec<Timing>,
    /// The text is read in one of several ways, and the words say which.
    pub note: bool,
    /// Where its words stand.
    pub words: Place,
    /// Where its id is written.
    pub span: Span,
}

impl Rule {
    /// Its own condition, without what all rules of its article presuppose.
    #[must_use]
    pub fn own_condition(&self) -> &Formula {
        let own = self.presupposed().and_then(<[Formula]>::last);
        own.unwrap_or(&self.when)
    }

    /// The whole condition with another in the place of its own.
    #[must_use]
    pub fn with_own_condition(&self, own: Formula) -> Formula {
        match self.presupposed() {
            Some(parts) => Formula::And(parts.iter().take(1).cloned().chain([own]).collect()),
            None => own,
        }
    }

    /// What its article presupposes, and its own condition.
    fn presupposed(&self) -> Option<&[Formula]> {
        let Formula::And(parts) = &self.when else { return None };
        self.presupposes.then_some(parts)
    }

    /// Whether it ends the game: a win, a loss, a draw, an annulment.
    #[must_use]
    pub fn ends_game(&self) -> bool {
        self.ending().is_some()
    }

    /// The outcome it ends the game with.
    pub(crate) fn ending(&self) -> Option<Outcome> {
        let outcomes = self.then.iter().filter_map(|conclusion| conclusion.value.outcome());
        outcomes.into_iter().find(|outcome| *outcome != Outcome::GoesOn)
    }
}

/// A name in `unless`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Unless {
    /// The name as written.
    pub name: Src<String>,
    /// The rules it covers.
    pub rules: Vec<RuleIndex>,
}

/// An error people make: what they conclude, and in which cases it is wrong.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Misconception {
    /// Its id within the edition: `ambiguous-but-meant-clearly`.
    pub id: String,
    /// The cases in which it is an error.
    pub when: Formula,
    /// What is wrongly concluded.
    pub claims: Src<Conclusion>,
    /// Where its words stand.
    pub words: Place,
    /// Where its id is written.
    pub span: Span,
}

/// What a rule concludes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Conclusion {
    /// The result of the game.
    Result(Verdict),
    /// A duty, right or prohibition.
    Duty(Duty),
    /// A new value of a fact.
    Set(FactId, Expression),
    /// A state.
    State(StateId),
}

/// A duty, right or prohibition.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Duty {
    /// Whose.
    pub party: Party,
    /// Must, may, must not.
    pub modality: Modality,
    /// Do what.
    pub act: ActId,
    /// To what or whom.
    pub object: Option<String>,
}

impl Duty {
    /// Whether it is a player's right: his own choice, in contrast to what officials may do.
    pub(crate) fn is_right_of_player(&self) -> bool {
        self.modality == Modality::May && self.is_of_player()
    }

    /// Whether a player has it, and no official.
    pub(crate) fn is_of_player(&self) -> bool {
        const OFFICIALS: [&str; 3] = ["arbiter", "committee", "organisers"];
        !OFFICIALS.contains(&self.party.as_str())
    }
}

/// A result as a rule says it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Verdict {
    /// `sealer loses`
    Loses(Role),
    /// `sealer wins`
    Wins(Role),
    /// `game is drawn`
    Drawn,
    /// `game is lost by both`
    LostByBoth,
    /// `game is annulled`
    Annulled,
    /// `game goes on`
    GoesOn,
}

/// A result, however it is said.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Outcome {
    /// This player wins.
    WonBy(Role),
    /// Draw.
    Drawn,
    /// Both lose.
    LostByBoth,
    /// The game does not count; a new one is played.
    Annulled,
    /// The game goes on.
    GoesOn,
}

impl Outcome {
    /// Every outcome.
    pub const ALL: [Self; 6] = [
        Self::WonBy(Role::Sealer),
        Self::WonBy(Role::Replier),
        Self::Drawn,
        Self::LostByBoth,
        Self::Annulled,
        Self::GoesOn,
    ];
}

impl Verdict {
    /// The result it comes to.
    #[must_use]
    pub fn outcome(self) -> Outcome {
        match self {
            Self::Loses(role) => Outcome::WonBy(role.other()),
            Self::Wins(role) => Outcome::WonBy(role),
            Self::Drawn => Outcome::Drawn,
            Self::LostByBoth => Outcome::LostByBoth,
            Self::Annulled => Outcome::Annulled,
            Self::GoesOn => Outcome::GoesOn,
        }
    }
}

impl Conclusion {
    /// The outcome, if it is the result of the game.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        match self {
            Self::Result(verdict) => Some(verdict.outcome()),
            Self::Duty(_) | Self::Set(..) | Self::State(_) => None,
        }
    }

    /// The duty, right or prohibition, if it is one.
    #[must_use]
    pub fn duty(&self) -> Option<&Duty> {
        match self {
            Self::Duty(duty) => Some(duty),
            Self::Result(_) | Self::Set(..) | Self::State(_) => None,
        }
    }

    /// Whether it comes to the same as another, however the two are said.
    #[must_use]
    pub fn says_the_same(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Result(one), Self::Result(other)) => one.outcome() == other.outcome(),
            (Self::Result(_) | Self::Duty(_) | Self::Set(..) | Self::State(_), _) => self == other,
        }
    }

    /// What it is about.
    #[must_use]
    pub fn matters<'a>(&self, vocabulary: &'a Vocabulary) -> &'a [Matter] {
        match self {
            Self::Result(_) => &[Matter::RESULT],
            Self::Duty(duty) => vocabulary.act(duty.act).map_or(&[], |act| std::slice::from_ref(&act.matter)),
            Self::Set(fact, _) => &vocabulary.fact(*fact).matters,
            Self::State(state) => {
                vocabulary.state(*state).map_or(&[], |state| std::slice::from_ref(&state.matter))
            }
        }
    }

    /// Whether it is about one of these matters.
    #[must_use]
    pub fn is_about(&self, vocabulary: &Vocabulary, matters: &[Matter]) -> bool {
        self.matters(vocabulary).iter().any(|matter| matters.contains(matter))
    }
}

/// An example: a case and the ruling written for it by hand.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Example {
    /// What is special about it, in chess words.
    pub case: String,
    /// The facts as told.
    pub given: CaseFile,
    /// The ruling expected.
    pub expected: Expected,
    /// Taken over from the edition this one amends.
    pub taken_over: bool,
    /// Its ruling was proposed and waits for somebody who confirms it from the law.
    pub unconfirmed: bool,
    /// The whole example.
    pub span: Span,
}

/// A ruling as an example expects it; only what is written is checked.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Expected {
    /// `1-0`, `*`, `open`, `silent`, ...
    pub result: Option<Src<String>>,
    /// Exactly the rules that conclude the result.
    pub because: Option<Vec<Src<String>>>,
    /// Rules that apply, among others.
    pub applies: Vec<Src<String>>,
    /// Rules that do not apply.
    pub not: Vec<Src<String>>,
    /// Conclusions that the ruling draws, among others.
    pub says: Vec<ExpectedSaying>,
    /// Conclusions that it does not draw.
    pub not_says: Vec<ExpectedSaying>,
    /// Exactly what is to be done now, in order.
    pub now: Option<Vec<ExpectedSaying>>,
    /// New values of facts.
    pub sets: Vec<(Src<String>, Src<String>)>,
    /// Exactly the facts that are missing.
    pub missing: Option<Vec<Src<String>>>,
    /// Exactly the results still possible.
    pub possible: Option<Vec<Src<String>>>,
}

/// A conclusion that an example expects, or expects not to be drawn.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ExpectedSaying {
    /// The clause as written.
    pub written: Src<String>,
    /// What it says.
    pub conclusion: Conclusion,
}

/// What an exam asks, in shares of any size.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Exam {
    /// The topics, in the order of the file.
    pub topics: Vec<ExamTopic>,
    /// The shares of basic, medium and hard questions.
    pub levels: [u32; 3],
}

/// A topic of an exam.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ExamTopic {
    /// Its name in kebab-case.
    pub name: String,
    /// Its share.
    pub share: u32,
    /// The rules it asks about; a rule of several topics counts with the first.
    pub rules: Vec<RuleIndex>,
}

/// What follows a number in an id that is that number or stands under it.
pub(crate) fn rest_under<'a>(id: &'a str, number: &str) -> Option<&'a str> {
    id.strip_prefix(number).filter(|rest| rest.is_empty() || rest.starts_with(['.', '/']))
}

/// A run of digits or of other characters of an article's number.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Part {
    Number(u32),
    Text(String),
}

/// Article numbers in the order of the book: E.2 before E.10, plain numbers before the letters of an appendix.
pub(super) fn natural(number: &str) -> Vec<Part> {
    let mut parts: Vec<Part> = Vec::new();
    for letter in number.chars() {
        match (letter.to_digit(10), parts.last_mut()) {
            (Some(digit), Some(Part::Number(value))) => {
                *value = value.saturating_mul(10).saturating_add(digit);
            }
            (Some(digit), Some(Part::Text(_)) | None) => parts.push(Part::Number(digit)),
            (None, Some(Part::Text(text))) => text.push(letter),
            (None, Some(Part::Number(_)) | None) => parts.push(Part::Text(letter.to_string())),
        }
    }
    parts
}

#[cfg(test)]
mod tests {
    use super::natural;

    #[test]
    fn articles_stand_in_the_order_of_the_book() {
        let mut numbers = ["E.10", "A10", "E.2", "6.9", "E.1", "A2", "5.1"];
        numbers.sort_by_key(|number| natural(number));
        assert_eq!(numbers, ["5.1", "6.9", "A2", "A10", "E.1", "E.2", "E.10"]);
    }
}
