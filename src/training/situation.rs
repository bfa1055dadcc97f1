//! A case with its decision, and the evaluation of cases near it; whether players could get there, and would act so.

use super::question::{Ends, Statement};
use crate::engine::analysis::{Changed, Nearby};
use crate::engine::chess::{Colour, Man, Move, Position, SEVENTY_FIVE_MOVES};
use crate::engine::decision::{Decision, Reason, Status, colour_of};
use crate::engine::facts::{Facts, Sealed};
use crate::engine::library::Library;
use crate::engine::model::{
    ActId, Conclusion, Edition, FactId, Outcome, Role, RuleIndex, StateId, Type, Value, Vocabulary, written,
};
use crate::engine::program::{Program, Truth};
use crate::engine::source::{Span, Src};
use crate::engine::syntax::{CaseFile, FactGiven, Modality};

/// An edition, as the source of rulings for questions.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Law<'a> {
    pub(crate) library: &'a Library,
    pub(crate) edition: &'a Edition,
    pub(crate) program: &'a Program,
}

impl<'a> Law<'a> {
    pub(crate) fn vocabulary(&self) -> &'a Vocabulary {
        &self.library.rulebook.vocabulary
    }

    /// The ruling on a case about one matter; none where the case cannot be ruled on.
    pub(crate) fn decide(&self, case: &CaseFile, about: &str) -> Option<Decision> {
        let about = vec![Src::new(about.to_owned(), Span::default())];
        self.library.decide(self.edition, &CaseFile { about, ..case.clone() }).ok()
    }

    /// Whether some condition that no question of a quiz meets certainly holds, or the board cannot be. The vocabulary knows
    /// no rules, and nothing of boards.
    fn is_strange(&self, facts: &Facts, sealed: Option<&Sealed>) -> bool {
        let holds = |formula| facts.truth_of(formula, &|_| Truth::Unknown) == Truth::True;
        self.vocabulary().strange().iter().any(holds) || cannot_be(self.vocabulary(), facts, sealed)
    }

    pub(crate) fn conclusion(&self, rule: RuleIndex, conclusion: usize) -> Option<&'a Conclusion> {
        Some(&self.edition.rule(rule)?.then.get(conclusion)?.value)
    }

    /// The matter of a conclusion, by name.
    pub(crate) fn matter(&self, conclusion: &Conclusion) -> Option<&'a str> {
        let vocabulary = self.vocabulary();
        let matter = match conclusion {
            Conclusion::Result(_) => return Some("result"),
            Conclusion::Duty(duty) => vocabulary.act(duty.act)?.matter,
            Conclusion::Set(fact, _) => *vocabulary.fact(*fact).matters.first()?,
            Conclusion::State(state) => vocabulary.state(*state)?.matter,
        };
        vocabulary.matters().get(matter.index()).map(String::as_str)
    }
}

/// A case with the ruling on one matter and the truth of every gate.
pub(crate) struct Situation<'a> {
    pub(crate) law: Law<'a>,
    pub(crate) case: CaseFile,
    pub(crate) about: &'a str,
    pub(crate) decision: Decision,
    gates: Vec<Truth>,
}

impl<'a> Situation<'a> {
    /// None where the case cannot be ruled on, rests on a contested reading, or is one that no question shows.
    pub(crate) fn new(law: Law<'a>, case: CaseFile, about: &'a str) -> Option<Self> {
        Self::in_order(law, case, about).filter(|situation| situation.decision.assumed_orders.is_empty())
    }

    /// The same of a case that is told in the order of events, so that the usual order of moments may be taken for granted.
    pub(crate) fn in_order(law: Law<'a>, case: CaseFile, about: &'a str) -> Option<Self> {
        let decision = law.decide(&case, about)?;
        if law.is_strange(&decision.facts, decision.sealed.as_ref()) || !decision.readings.is_empty() {
            return None;
        }
        let gates = gates(law.program, &decision);
        Some(Self { law, case, about, decision, gates })
    }

    /// The result the edition gives, if it is certain.
    pub(crate) fn ends(&self) -> Option<Ends> {
        ends(&self.decision)
    }

    /// What differs from it by other values of facts.
    pub(crate) fn nearby(&self) -> Nearby<'_> {
        Nearby {
            vocabulary: self.law.vocabulary(),
            program: self.law.program,
            case: &self.case,
            decision: &self.decision,
        }
    }

    /// The same case with other values of facts.
    pub(crate) fn with(&self, changed: &Changed) -> Option<Self> {
        Self::new(self.law, self.nearby().changed(changed, self.about), self.about)
    }

    /// Whether the same is concluded by the same rules.
    pub(crate) fn is_like(&self, other: &Self) -> bool {
        let said = |one: &Self| -> Vec<(RuleIndex, usize)> {
            one.decision.findings.iter().map(|finding| (finding.rule, finding.conclusion)).collect()
        };
        self.decision.status == other.decision.status
            && self.decision.outcome == other.decision.outcome
            && said(self) == said(other)
    }

    /// The same situation without the facts that do not affect the ruling, except those in `kept`. Facts about one thing are
    /// kept or removed together.
    pub(crate) fn without_the_rest(self, kept: &[&str]) -> Self {
        let of = |given: &FactGiven| {
            let name = given.fact.value.as_str();
            let thing = name.split('.').next().unwrap_or(name);
            if ["event", "position"].contains(&thing) { name.to_owned() } else { thing.to_owned() }
        };
        let mut things: Vec<String> = self.case.facts.iter().map(of).collect();
        things.dedup();
        let mut plain = self;
        // Whoever is late, how late he may be is told.
        let always = ["position", "sealed", "event.default_time"];
        let stays = |thing: &String| always.iter().chain(kept).any(|kept| kept == thing);
        for thing in things.iter().filter(|thing| !stays(thing)) {
            plain = plain.without(&|given| of(given) == *thing);
        }
        // What did not happen, and what the clocks show, is told where that matters.
        let told_late = plain.case.facts.iter().any(is_lateness);
        let by_itself = |given: &&FactGiven| {
            let name = given.fact.value.as_str();
            let is_idle = name == "event.default_time" && !told_late;
            given.value.value == "no" && !stays(&of(given)) || name.contains(".time_") || is_idle
        };
        let single = plain.case.facts.iter().filter(by_itself).map(|given| given.fact.value.clone());
        for name in single.collect::<Vec<_>>() {
            plain = plain.without(&|given| given.fact.value == name);
        }
        plain
    }

    /// The same situation without some facts told, if it is the same.
    fn without(self, left_out: &dyn Fn(&FactGiven) -> bool) -> Self {
        let facts = self.case.facts.iter().filter(|given| !left_out(given)).cloned().collect();
        let fewer = Self::new(self.law, CaseFile { facts, about: Vec::new() }, self.about);
        fewer.filter(|fewer| fewer.is_like(&self)).unwrap_or(self)
    }

    /// The same situation, told as one of an adjourned game where that changes nothing.
    pub(crate) fn adjourned(self) -> Self {
        let in_play = ["sealing.", "session.", "offer.", "claim.", "recording."];
        let told = |given: &FactGiven| in_play.iter().any(|begin| given.fact.value.starts_with(begin));
        let matters = ["result", "resumption", "clocks"];
        if !matters.contains(&self.about) || self.case.facts.iter().any(told) || !self.assumes("sealing.done")
        {
            return self;
        }
        let sealed = FactGiven::nowhere("sealing.done", "yes");
        let facts = std::iter::once(sealed).chain(self.case.facts.iter().cloned()).collect();
        let other = Self::new(self.law, CaseFile { facts, about: Vec::new() }, self.about);
        other.filter(|other| other.is_like(&self)).unwrap_or(self)
    }

    /// The same situation with the condition under which the edition's articles apply stated as met: every story says that
    /// the event has adopted the guidelines.
    pub(crate) fn provided(self) -> Self {
        let vocabulary = self.law.vocabulary();
        let named: std::collections::BTreeSet<FactId> =
            self.law.edition.provided.iter().filter_map(|(_, proviso)| *proviso).collect();
        let lacking = named.into_iter().filter(|fact| self.decision.facts.value(*fact).is_none());
        let told = lacking.map(|fact| FactGiven::nowhere(&vocabulary.fact(fact).name, "yes"));
        let facts = self.case.facts.iter().cloned().chain(told).collect();
        let other = Self::new(self.law, CaseFile { facts, about: Vec::new() }, self.about);
        other.filter(|other| other.is_like(&self)).unwrap_or(self)
    }

    /// Whether the fact of this name is assumed.
    pub(super) fn assumes(&self, name: &str) -> bool {
        self.law.vocabulary().fact_named(name).is_some_and(|fact| self.decision.facts.is_assumed(fact))
    }

    /// The facts told, as against computed or assumed.
    pub(crate) fn is_told(&self, fact: FactId) -> bool {
        matches!(self.decision.facts.known(fact), crate::engine::facts::Known::Told(_))
    }

    /// Whether a rule applies here.
    pub(crate) fn truth_of(&self, rule: RuleIndex) -> Truth {
        truth(self.law.program, &self.gates, rule)
    }

    /// Whether a rule applies because of something told or seen, not of the normal course alone.
    pub(crate) fn rests_on_told(&self, rule: RuleIndex) -> bool {
        let told = |reason: &Reason| match reason {
            Reason::Fact(fact) => !self.decision.facts.is_assumed(*fact),
            Reason::Rule(..) => true,
        };
        let of_rule = self.decision.findings.iter().filter(|finding| finding.rule == rule);
        of_rule.flat_map(|finding| &finding.because).any(told)
    }

    /// Whether a fact that nobody told is a reason of the ruling: a question tells what matters.
    pub(crate) fn rests_on_unknown(&self) -> bool {
        let reasons = self.decision.findings.iter().flat_map(|finding| &finding.because);
        reasons.into_iter().any(|reason| match reason {
            Reason::Fact(fact) => self.decision.facts.value(*fact).is_none(),
            Reason::Rule(..) => false,
        })
    }

    /// Whether nothing has ended the game: in a finished game there are no acts left to ask about.
    pub(crate) fn goes_on(&self) -> bool {
        let result = self.law.decide(&self.case, "result");
        result.and_then(|result| ends(&result)).flatten().is_none_or(|outcome| outcome == Outcome::GoesOn)
    }

    /// Whether a rule of the ruling applies because of this fact.
    pub(crate) fn is_reason(&self, fact: FactId) -> bool {
        self.decision.findings.iter().any(|finding| finding.because.contains(&Reason::Fact(fact)))
    }

    /// Other values of every fact on which these rules turn.
    pub(crate) fn alternatives(&self, rules: impl Iterator<Item = RuleIndex>) -> Changed {
        let program = self.law.program;
        let gates = rules.filter_map(|rule| program.rules.get(rule.index()).map(|gates| gates.applies));
        let asked = program.circuit.facts_under_all(&gates.collect::<Vec<_>>());
        self.nearby().alternatives(asked)
    }

    /// The truth of every gate with other values of facts; none where no game can show them, or no question does.
    pub(crate) fn gates_with(&self, changed: &Changed) -> Option<Vec<Truth>> {
        let program = self.law.program;
        let facts = self.nearby().facts(changed);
        if self.law.is_strange(&facts, self.decision.sealed.as_ref()) {
            return None;
        }
        let gates = program.circuit.evaluate(&facts.truths(program.circuit.atoms()));
        let impossible =
            |gate: &crate::engine::program::GateId| gates.get(gate.index()) == Some(&Truth::True);
        (!program.impossible.iter().any(impossible)).then_some(gates)
    }

    /// The rules with a conclusion about the matter asked.
    pub(crate) fn rules(&self) -> impl Iterator<Item = RuleIndex> {
        let (law, about) = (self.law, self.about);
        law.edition.numbered().filter_map(move |(index, rule)| {
            let about = |conclusion: &Src<Conclusion>| {
                law.matter(&conclusion.value).is_some_and(|matter| matter == about)
            };
            rule.then.iter().any(about).then_some(index)
        })
    }

    /// The statements made about the matter asked.
    pub(crate) fn statements(&self) -> Vec<Statement> {
        let made = self.decision.findings.iter().map(|finding| Statement {
            rule: finding.rule,
            conclusion: finding.conclusion,
            value: finding.value,
        });
        let result = |said: &Statement| {
            matches!(self.law.conclusion(said.rule, said.conclusion), Some(Conclusion::Result(_)))
        };
        made.filter(|said| !result(said)).collect()
    }

    /// The statements about the matter asked that follow from the truth of the gates, without the values set.
    pub(crate) fn statements_by(&self, gates: &[Truth]) -> Vec<Statement> {
        let applying = self.rules().filter(|rule| truth(self.law.program, gates, *rule) == Truth::True);
        let made = applying.flat_map(|rule| {
            let conclusions = self.law.edition.rule(rule).map_or(0, |rule| rule.then.len());
            (0..conclusions).map(move |conclusion| Statement { rule, conclusion, value: None })
        });
        let said = |made: &Statement| match self.law.conclusion(made.rule, made.conclusion) {
            Some(meant @ (Conclusion::Duty(_) | Conclusion::State(_))) => {
                self.law.matter(meant).is_some_and(|matter| matter == self.about)
            }
            Some(Conclusion::Result(_) | Conclusion::Set(..)) | None => false,
        };
        made.filter(said).collect()
    }

    /// Whether a statement is certainly not right here: no rule makes it, or could make it or one that entails it.
    pub(crate) fn denies(&self, statement: Statement) -> bool {
        let Some(said) = self.law.conclusion(statement.rule, statement.conclusion) else { return false };
        let vocabulary = self.law.vocabulary();
        // For a state that has a contrary, silence is no denial: the edition may leave it to a law that is not in the rulebook.
        if let Conclusion::State(state) = said
            && vocabulary.has_contrary(*state)
            && !self.states().any(|made| vocabulary.are_contrary(made, *state))
        {
            return false;
        }
        // A prohibition of what has been done already, or cannot be done, is not offered as an answer.
        if self.is_done(said) || self.is_idle(said) {
            return false;
        }
        let may_apply = |rule: RuleIndex| truth(self.law.program, &self.gates, rule) != Truth::False;
        let made_here = |rule: RuleIndex, conclusion: usize| {
            let made = self.decision.findings.iter();
            let mut made = made.filter(|made| made.rule == rule && made.conclusion == conclusion);
            made.next().and_then(|made| made.value)
        };
        self.law.edition.numbered().filter(|(rule, _)| may_apply(*rule)).all(|(index, rule)| {
            let certain = truth(self.law.program, &self.gates, index) == Truth::True;
            rule.then.iter().enumerate().all(|(place, here)| match (&here.value, said) {
                (Conclusion::Duty(here), Conclusion::Duty(said)) => {
                    let other_doing = here.act != said.act && !self.alike(here.act, said.act)
                        || here.act == said.act && here.object != said.object;
                    let opposed =
                        (here.modality == Modality::MustNot) != (said.modality == Modality::MustNot);
                    other_doing || certain && opposed && here.party == said.party
                }
                (Conclusion::Set(here, _), Conclusion::Set(said, _)) => {
                    let other = certain
                        && made_here(index, place).is_some_and(|value| Some(value) != statement.value);
                    here != said || other
                }
                (Conclusion::State(here), Conclusion::State(said)) => here != said,
                (_, _) => true,
            })
        })
    }

    /// The states that certainly hold.
    fn states(&self) -> impl Iterator<Item = StateId> {
        let made = self.decision.findings.iter();
        made.filter_map(|finding| match self.law.conclusion(finding.rule, finding.conclusion) {
            Some(Conclusion::State(state)) => Some(*state),
            Some(Conclusion::Result(_) | Conclusion::Duty(_) | Conclusion::Set(..)) | None => None,
        })
    }

    /// Whether one of two acts is as good as done with the other.
    fn alike(&self, one: ActId, other: ActId) -> bool {
        let name = |act| self.law.vocabulary().act(act).map(|act| act.name.as_str());
        let (one, other) = (name(one), name(other));
        one.zip(other).is_some_and(|(one, other)| self.law.vocabulary().are_alike(one, other))
    }

    /// Whether two statements of this edition say the same thing.
    pub(crate) fn same(&self, one: Statement, other: Statement) -> bool {
        let of = |said: Statement| self.law.conclusion(said.rule, said.conclusion);
        match (of(one), of(other)) {
            (Some(Conclusion::Set(left, _)), Some(Conclusion::Set(right, _))) => {
                left == right && one.value == other.value
            }
            (left, right) => left == right,
        }
    }
}

/// Whether it tells how late a player is.
pub(super) fn is_lateness(given: &FactGiven) -> bool {
    given.fact.value.rsplit('.').next() == Some("late")
}

/// The result of a ruling about it, if it is certain.
pub(crate) fn ends(decision: &Decision) -> Option<Ends> {
    match decision.status {
        Status::Decided => decision.outcome.map(Some),
        Status::Silent => Some(None),
        Status::Open => None,
    }
}

/// The result that follows from the truth of the gates, if it is certain.
pub(crate) fn ends_by(program: &Program, gates: &[Truth]) -> Option<Ends> {
    let truths =
        program.outcomes.iter().map(|gate| gates.get(gate.index()).copied().unwrap_or(Truth::Unknown));
    let truths: Vec<_> = truths.collect();
    let certain = Outcome::ALL.into_iter().zip(&truths).find(|(_, truth)| **truth == Truth::True);
    match certain {
        Some((outcome, _)) => Some(Some(outcome)),
        None => truths.iter().all(|truth| *truth == Truth::False).then_some(None),
    }
}

/// Whether a rule applies.
pub(crate) fn truth(program: &Program, gates: &[Truth], rule: RuleIndex) -> Truth {
    let gate = program.rules.get(rule.index()).map(|gates| gates.applies);
    gate.and_then(|gate| gates.get(gate.index()).copied()).unwrap_or(Truth::Unknown)
}

fn gates(program: &Program, decision: &Decision) -> Vec<Truth> {
    program.circuit.evaluate(&decision.facts.truths(program.circuit.atoms()))
}

// Reachability: repetitions and counted moves need enough half-moves without a capture or a pawn move in the position.

/// Half-moves from one appearance of a position to the next, at least.
const ROUND: u32 = 4;
/// Appearances that end the game by themselves (2014: 9.6.a).
const FIVEFOLD: u32 = 5;
/// Half-moves that make fifty moves of each player (2014: 9.3).
const FIFTY: u32 = 100;

/// Whether the board has counted fewer half-moves than what is told of it needs, or more than were played, or the sealed
/// move begins the count anew. Nothing is asked of a case without a board.
fn cannot_be(vocabulary: &Vocabulary, facts: &Facts, sealed: Option<&Sealed>) -> bool {
    let value = |name: &str| {
        let fact = vocabulary.fact_named(name)?;
        facts.value(fact).map(|value| (value, &vocabulary.fact(fact).kind))
    };
    let Some((Value::Text(fen), _)) = value("position") else { return false };
    let Ok(position) = Position::from_fen(fen) else { return false };
    let counted = position.half_moves();
    let said = |name: &str| value(name).map(|(value, kind)| written(kind, value)).unwrap_or_default();
    let times = |name: &str| match value(name) {
        Some((Value::Amount(times), Type::Number)) => u32::try_from(*times).unwrap_or(0),
        Some(_) | None => 0,
    };
    let before = of_end(&said("position.over")).max(of_appearances(times("position.repetitions")));
    // The sealed move, and one that a claim announces, are counted with those before them.
    let announced = match said("claim.kind").as_str() {
        "fifty" => FIFTY,
        "threefold_next" => of_appearances(times("claim.repetitions")),
        _ => 0,
    };
    let then = of_end(&said("sealed.ends_game")).max(of_appearances(times("sealed.repetitions")));
    let replied = of_end(&said("reply.ends_game"));
    let played = 2 * position.move_number().saturating_sub(1) + u32::from(position.turn() == Colour::Black);
    let is_new = sealed.and_then(|sealed| sealed.played).is_some_and(Move::is_zeroing);
    let begins_anew = is_new && then.max(replied) > 0;
    begins_anew
        || counted < before
        || counted + 1 < then.max(announced)
        || counted + 2 < replied
        || counted > played
}

/// The half-moves counted where a game ends so.
fn of_end(end: &str) -> u32 {
    match end {
        "fivefold" => of_appearances(FIVEFOLD),
        "seventy_five" => SEVENTY_FIVE_MOVES,
        _ => 0,
    }
}

/// The half-moves counted where a position appears so many times.
fn of_appearances(times: u32) -> u32 {
    ROUND * times.saturating_sub(1)
}

// Plausibility: whether players would do on this board what the situation tells. No ruling depends on it.

/// How much less material a player who resigns has at least, in hundredths of a pawn.
const RESIGNS: i32 = -200;

/// How much more material a player who agrees to a draw has at most.
const CONTENT: i32 = 150;

/// With fewer legal moves the sealed move is known without the envelope.
const CHOICE: usize = 6;

/// The most half-moves without a capture or a pawn move, unless the count itself is told.
const AIMLESS: u32 = 60;

/// After this many half-moves without a capture or a pawn move no king and rook stand at home.
const LONG: u32 = 80;

impl Situation<'_> {
    /// Whether the board, where there is one, is such that players resign, offer or agree to draws, wonder what was sealed, or
    /// have counted moves and repetitions, as is told.
    pub(super) fn is_likely(&self) -> bool {
        let Some(position) = self.said("position").and_then(|fen| Position::from_fen(&fen).ok()) else {
            return true;
        };
        let lead = |role: Role| self.decision.sealer.map(|sealer| ahead(&position, colour_of(role, sealer)));
        let by = |name: &str| self.said(name).as_deref().and_then(Role::from_word);
        let is = |name: &str, value: &str| self.said(name).as_deref() == Some(value);
        let can_mate = |role: Role| !is(&format!("{}.can_mate", role.as_str()), "no");
        let resigned = by("ended_before.by").filter(|_| is("ended_before.kind", "resignation"));
        // Who resigns to a player who cannot mate is ahead, and that is what is asked.
        let resigns = resigned.filter(|by| can_mate(by.other())).and_then(lead);
        let content = if is("ended_before.kind", "draw_agreed") || is("offer.answer", "accepted") {
            Role::BOTH.into_iter().filter_map(lead).max()
        } else {
            by("offer.by").and_then(lead)
        };
        let wondered = is("envelope.missing", "yes");
        let ends =
            |so| ["position.over", "sealed.ends_game", "reply.ends_game"].iter().any(|end| is(end, so));
        let stood = ends("fivefold");
        let counts = stood || ends("seventy_five");
        let counts = counts || self.said("claim.kind").is_some_and(|kind| kind != "none");
        resigns.is_none_or(|lead| lead <= RESIGNS)
            && content.is_none_or(|lead| lead <= CONTENT)
            && !(wondered && position.legal_moves().len() < CHOICE)
            && (counts || position.half_moves() < AIMLESS)
            && !(stood && has_mate(&position))
            && !(position.half_moves() >= LONG && stands_at_home(&position))
    }

    /// What is told or seen of a fact.
    pub(super) fn said(&self, name: &str) -> Option<String> {
        self.decision.facts.written(self.law.vocabulary(), name)
    }
}

/// By how much a player has more men than the other, in hundredths of a pawn.
fn ahead(position: &Position, colour: Colour) -> i32 {
    let worth = |man: Man| match man {
        Man::Pawn => 100,
        Man::Knight => 310,
        Man::Bishop => 325,
        Man::Rook => 500,
        Man::Queen => 930,
        Man::King => 0,
    };
    let men = position.men().into_iter();
    men.map(|(_, of, man)| if of == colour { worth(man) } else { -worth(man) }).sum()
}

/// Whether the player who has the move can give mate at once, which players do not miss repeatedly.
fn has_mate(position: &Position) -> bool {
    let mates = |after: Position| after.in_check() && after.legal_moves().is_empty();
    position.legal_moves().into_iter().any(|played| mates(position.after(played)))
}

/// Whether a king and a rook of its own stand where the game begins.
fn stands_at_home(position: &Position) -> bool {
    let men = position.men();
    let stands = |colour: Colour, man: Man, squares: &[&str]| {
        men.iter()
            .any(|(at, of, is)| *of == colour && *is == man && squares.contains(&at.to_string().as_str()))
    };
    stands(Colour::White, Man::King, &["e1"]) && stands(Colour::White, Man::Rook, &["a1", "h1"])
        || stands(Colour::Black, Man::King, &["e8"]) && stands(Colour::Black, Man::Rook, &["a8", "h8"])
}
