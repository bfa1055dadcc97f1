//! An edition and a seed -> questions. Rules are taken in turn, each with an example in which it applies; more drafts are
//! made than are wanted, and a paper is chosen from them.

use std::collections::{BTreeMap, BTreeSet};

use fastrand::Rng;

use super::balance::{Entry, Plan, chosen};
use super::boards::Boards;
use super::compose;
use super::draft::{self, Draft};
use super::near::is_own_right;
use super::question::{Asks, Level, Question, Statement};
use super::situation::{Law, Situation, is_lateness};
use crate::engine::chess::Language;
use crate::engine::facts::{DONE, ORDER};
use crate::engine::library::Library;
use crate::engine::model::{Conclusion, Edition, Example, FactId, RuleIndex, Vocabulary};
use crate::engine::on_all_cores::on_all_cores;
use crate::engine::syntax::{CaseFile, FactGiven};
use crate::words::phrases::Locale;

/// Which questions are wanted.
#[derive(Debug, Clone)]
pub struct Wanted {
    /// How many.
    pub count: usize,
    /// The seed of the choice.
    pub seed: u64,
    /// The numbers of the rules asked about; all where none are named.
    pub rules: Option<BTreeSet<RuleIndex>>,
    /// The level; any where none is named.
    pub level: Option<Level>,
    /// In what language records are written.
    pub language: Language,
    /// Whether rules are asked about whose text is read in one of several ways.
    pub disputed: Disputed,
}

/// What a trainer has said of questions before any are made.
pub(crate) struct Beside<'q> {
    /// Those that are asked in any case.
    pub(crate) kept: &'q [Question],
    /// Whether one is not to be made.
    pub(crate) is_left_out: &'q dyn Fn(&Question) -> bool,
}

/// What becomes of rules whose text is read in one of several ways.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Disputed {
    /// They are asked about, and the explanation tells the reading.
    Asked,
    /// They are left out: nobody should fail an exam for reading the text otherwise.
    LeftOut,
}

/// The most facts that a question tells.
const MOST_FACTS: usize = 9;

/// Examples drawn, of which the one with the fewest facts is taken.
const DRAWN: usize = 3;

/// One question in this many keeps who came late even where that does not matter, as at the board nobody filters facts.
const BESIDE_THE_POINT: u8 = 2;

/// The families of facts about that.
const WHO_CAME: [&str; 2] = ["sealer", "replier"];

/// One draft in this many has two cases.
const CONTRAST: u8 = 6;

/// Rounds over all rules without a new question, after which there are no more.
const FRUITLESS: usize = 8;

/// Drafts made for each question wanted of a topic, so that there is a choice.
const DRAFTS: usize = 2;

/// Further drafts made of each topic.
const MORE: usize = 3;

/// Makes questions; fewer than wanted where the edition has no more. `progress` is called with the drafts made and wanted.
pub fn quiz(
    library: &Library,
    edition: &Edition,
    wanted: &Wanted,
    progress: &mut dyn FnMut(usize, usize),
) -> Vec<Question> {
    let nothing = Beside { kept: &[], is_left_out: &|_| false };
    quiz_with(library, edition, wanted, &nothing, progress)
}

/// The same beside questions that are asked in any case, and without some that are not to be made.
pub(crate) fn quiz_with(
    library: &Library,
    edition: &Edition,
    wanted: &Wanted,
    beside: &Beside,
    progress: &mut dyn FnMut(usize, usize),
) -> Vec<Question> {
    let mut bank = Bank::new(library, edition, wanted, progress);
    bank.entries.retain(|entry| !(beside.is_left_out)(&entry.draft.question));
    let kept = beside.kept.get(..wanted.count.min(beside.kept.len())).unwrap_or_default();
    let mut rng = Rng::with_seed(wanted.seed);
    let quotas = bank.plan.quotas(wanted.count).beside(&bank.plan, kept);
    let mut questions = chosen(&bank.entries, &quotas, &mut rng);
    if !kept.is_empty() {
        questions.extend_from_slice(kept);
        rng.shuffle(&mut questions);
        for question in &mut questions {
            rng.shuffle(&mut question.choices);
        }
    }
    questions
}

/// More drafts than a paper asks: any number of papers can be taken from them.
pub struct Bank {
    entries: Vec<Entry>,
    plan: Plan,
}

impl Bank {
    /// The drafts from which a paper as wanted can be chosen.
    pub fn new(
        library: &Library,
        edition: &Edition,
        wanted: &Wanted,
        progress: &mut dyn FnMut(usize, usize),
    ) -> Self {
        let plan = Plan::of(edition, wanted.rules.as_ref());
        let Some(program) = library.program(edition) else { return Self { entries: Vec::new(), plan } };
        let law = Law { library, edition, program };
        let entries = drafted(law, wanted, &plan, progress);
        Self { entries, plan }
    }

    /// A paper of this many questions, fewer where there are no more; the seed fixes the choice.
    #[must_use]
    pub fn paper(&self, count: usize, seed: u64) -> Vec<Question> {
        chosen(&self.entries, &self.plan.quotas(count), &mut Rng::with_seed(seed))
    }
}

/// Drafts of every topic, rule by rule.
fn drafted(law: Law, wanted: &Wanted, plan: &Plan, progress: &mut dyn FnMut(usize, usize)) -> Vec<Entry> {
    let mut rng = Rng::with_seed(wanted.seed);
    let shown = shown(law);
    let mut rules: Vec<_> = shown.keys().filter_map(|rule| Some((*rule, plan.topic_of(*rule)?))).collect();
    let mut boards = Boards::new(law, wanted.language);
    let mut lacking: Vec<_> =
        plan.quotas(wanted.count).topics.into_iter().map(|count| count * DRAFTS + MORE).collect();
    let all: usize = lacking.iter().sum();
    let mut entries = Vec::new();
    let mut seen = BTreeSet::new();
    let (mut fruitless, mut made) = (0, 0);
    while fruitless < FRUITLESS && lacking.iter().any(|lacking| *lacking > 0) {
        fruitless += 1;
        rng.shuffle(&mut rules);
        for (rule, topic) in &rules {
            let Some(lacking) = lacking.get_mut(*topic).filter(|lacking| **lacking > 0) else { continue };
            let cases = shown.get(rule).map(Vec::as_slice).unwrap_or_default();
            let Some(draft) =
                plain(cases, &mut rng).and_then(|case| about(law, *rule, case, &mut boards, &mut rng))
            else {
                continue;
            };
            let read = |rule: &RuleIndex| law.edition.rule(*rule).is_some_and(|rule| rule.note);
            let question = &draft.question;
            let as_wanted = wanted.level.is_none_or(|level| level == question.level)
                && (wanted.disputed == Disputed::Asked || !question.rules.iter().any(read));
            if as_wanted && seen.insert(told(question)) {
                // Few questions have two cases: such drafts come beside the others.
                if !draft.is_contrast() {
                    *lacking -= 1;
                    fruitless = 0;
                    made += 1;
                    progress(made, all);
                }
                entries.push(Entry { draft, topic: *topic });
            }
        }
    }
    entries
}

/// A case by chance, the plainest of some: examples that probe a corner of a rule tell more facts.
fn plain<'c>(cases: &'c [CaseFile], rng: &mut Rng) -> Option<&'c CaseFile> {
    let drawn: Vec<_> = (0..DRAWN).filter_map(|_| rng.choice(cases)).collect();
    drawn.into_iter().min_by_key(|case| case.facts.len())
}

/// A question about a rule that applies in a case.
fn about(law: Law, rule: RuleIndex, case: &CaseFile, boards: &mut Boards, rng: &mut Rng) -> Option<Draft> {
    let conclusions = law.edition.rule(rule)?.then.len();
    let conclusion = rng.usize(0..conclusions.max(1));
    let meant = law.conclusion(rule, conclusion)?;
    let matter = law.matter(meant)?;
    // While a player is sealing, what he writes is not known yet.
    let is_written = |given: &FactGiven| given.fact.value.starts_with("sealed.");
    if matter == "sealing" && case.facts.iter().any(is_written) || !is_own_right(law, rule, conclusion) {
        return None;
    }
    // That the game is over is asked as its result.
    if matter == "result" && matches!(meant, Conclusion::State(_)) {
        return None;
    }
    let situation = Situation::new(law, case.clone(), matter)?;
    let is_kept = rng.u8(0..BESIDE_THE_POINT) == 0 && tells_limit(law, case);
    let kept: &[&str] = if is_kept { &WHO_CAME } else { &[] };
    let situation = situation.without_the_rest(kept).adjourned().provided();
    // Games in play are not asked about.
    if situation.assumes("sealing.done") && case.facts.iter().any(falls) {
        return None;
    }
    let is_result = matches!(meant, Conclusion::Result(_));
    // A statement that is at the arbiter's discretion is neither right nor wrong.
    let is_open = situation.decision.discretion.iter().any(|left| left.rule == rule);
    if !(situation.rests_on_told(rule) && (is_result || situation.goes_on() && !is_open)) {
        return None;
    }
    let situation = boards.varied(situation, rng);
    if !situation.is_likely()
        || situation.rests_on_unknown()
        || draft::is_faulty_beside_the_point(&situation, rule)
        || !is_result && draft::rests_on_discretion(&situation, rule)
        || is_unseen(&situation.case)
    {
        return None;
    }
    let made =
        situation.decision.findings.iter().find(|made| made.rule == rule && made.conclusion == conclusion)?;
    if made.done {
        return None;
    }
    let contrast = rng.u8(0..CONTRAST) == 0;
    let draft = match meant {
        Conclusion::Result(_) if contrast => compose::two_results(&situation, rng),
        Conclusion::Result(_) => compose::result(&situation, rng),
        Conclusion::Set(..) if made.value.is_none() => None,
        Conclusion::Duty(_) | Conclusion::Set(..) | Conclusion::State(_) => {
            let said = Statement { rule, conclusion, value: made.value };
            let one = |rng: &mut Rng| compose::statement(&situation, said, rng);
            let two = |rng: &mut Rng| compose::two_statements(&situation, said, rng);
            if contrast { two(rng) } else { one(rng).or_else(|| two(rng)) }
        }
    };
    draft.filter(|draft| !draft.says_itself || !draft.said.is_empty())
}

/// The rules, each with the cases of examples in which it applies.
fn shown(law: Law) -> BTreeMap<RuleIndex, Vec<CaseFile>> {
    let examples: Vec<&Example> = law.edition.articles.iter().flat_map(|article| &article.examples).collect();
    let examples: Vec<_> =
        examples.into_iter().filter(|example| can_be_told(law.vocabulary(), &example.given)).collect();
    let matters = law.vocabulary().matters();
    let applying = on_all_cores(&examples, |example| {
        let every = matters.iter().map(|matter| {
            crate::engine::source::Src::new(matter.clone(), crate::engine::source::Span::default())
        });
        let case = CaseFile { facts: example.given.facts.clone(), about: every.collect() };
        let decision = law.library.decide(law.edition, &case).ok()?;
        let rules: BTreeSet<RuleIndex> = decision.findings.iter().map(|finding| finding.rule).collect();
        Some((case.facts, rules))
    });
    let mut shown: BTreeMap<RuleIndex, Vec<CaseFile>> = BTreeMap::new();
    for (facts, rules) in applying.into_iter().flatten() {
        for rule in rules {
            let case = CaseFile { facts: facts.clone(), about: Vec::new() };
            shown.entry(rule).or_default().push(case);
        }
    }
    shown
}

/// Whether it is told how late a player may be, where the edition leaves that to the event.
fn tells_limit(law: Law, case: &CaseFile) -> bool {
    let limit = law.vocabulary().fact_named("event.default_time");
    let is_asked = |fact: FactId| law.program.circuit.atoms().iter().any(|atom| atom.speaks_of(fact));
    !limit.is_some_and(is_asked) || case.facts.iter().any(|given| given.fact.value == "event.default_time")
}

/// Whether a record is said to be faulty on a board where nobody sees what is written.
fn is_unseen(case: &CaseFile) -> bool {
    let told = |name: &str| case.facts.iter().find(|given| given.fact.value == name);
    let is_faulty = |given: &FactGiven| !["clear", "absent"].contains(&given.value.value.as_str());
    told("position").is_some()
        && told("sealed.written").is_none()
        && told("sealed.reading").is_some_and(is_faulty)
}

/// Whether it tells of a flag.
fn falls(given: &FactGiven) -> bool {
    given.fact.value.ends_with(".flag_fallen")
}

/// Whether a situation can be told in words and one diagram, with nothing left open in it.
fn can_be_told(vocabulary: &Vocabulary, case: &CaseFile) -> bool {
    let told = |name: &str, value: Option<&str>| {
        let of = |given: &FactGiven| value.is_none_or(|value| given.value.value == value);
        case.facts.iter().any(|given| given.fact.value == name && of(given))
    };
    let untold = ["history", "edition", "event.began", "event.name", "event.round", "moves_completed"];
    // A position that cannot be established has no board, and a lost envelope no known content.
    let shown = |names: &[&str]| names.iter().any(|name| told(name, None));
    let lost = told("position.known", Some("no")) && shown(&["position", "sealed.written", "sealed.reading"])
        || told("envelope.missing", Some("yes")) && shown(&["sealed.written", "sealed.reading"]);
    let in_play = told("sealing.done", Some("no")) && case.facts.iter().any(falls);
    let closed = told("envelope.opened", Some("no")) && told("sealed.written", None);
    // A reply that ends the game would need its own board, since it is told without being written out.
    let ends = shown(&["reply.ends_game"]) && !told("reply.ends_game", Some("no"));
    let unreadable = ["ambiguous", "illegal", "unintelligible", "absent"];
    let unfit =
        ends && (told("position", None) || unreadable.iter().any(|kind| told("reply.reading", Some(kind))));
    // Letters are named in the words of the quiz, which knows those of the languages that plica speaks.
    let letters = told("sealed.language", None)
        && !Locale::CODES.iter().any(|code| told("sealed.language", Some(code)));
    let open = |given: &FactGiven| ["unknown", "unknowable"].contains(&given.value.value.as_str());
    // A lateness in seconds cannot be read from the clock of a hall.
    let is_odd = |given: &FactGiven| is_lateness(given) && given.value.value.ends_with(" s");
    // An offer is told only with who made it and when.
    let offered = case.facts.iter().any(|given| given.fact.value.starts_with("offer."));
    let anonymous = offered && !(told("offer.by", None) && told("offer.moment", None));
    let untellable =
        anonymous || case.facts.iter().any(is_odd) || lost || closed || in_play || unfit || letters;
    let too_much = case.facts.len() > MOST_FACTS;
    // A choice among readings is no fact of a game, and an order of moments is no sentence.
    let is_reading = |fact: FactId| vocabulary.fact(fact).is_reading();
    let is_no_fact =
        |name: &str| [ORDER, DONE].contains(&name) || vocabulary.fact_named(name).is_some_and(is_reading);
    let names_more = |given: &FactGiven| {
        let name = given.fact.value.as_str();
        // Exact times of moments do not fit times that are varied.
        untold.contains(&name) || is_no_fact(name) || name.ends_with("_at") || open(given)
    };
    !untellable && !too_much && !case.facts.iter().any(names_more)
}

/// The identity of a question: its situations and what is asked of them, whichever rule led to it.
fn told(question: &Question) -> String {
    let (kind, changed) = match &question.asks {
        Asks::Result => ("result", None),
        Asks::Statement => ("statement", None),
        Asks::TwoResults(other) => ("results", Some(&other.changed)),
        Asks::TwoStatements(other, _) => ("statements", Some(&other.changed)),
    };
    let facts: Vec<_> = question
        .case
        .facts
        .iter()
        .map(|given| format!("{}: {}", given.fact.value, given.value.value))
        .collect();
    format!("{kind} {} {changed:?}", facts.join(", "))
}
