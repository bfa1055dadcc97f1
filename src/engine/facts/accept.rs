//! From a case as told to accepted facts: this file fixes the order of the steps.

use super::assume::{assume, contradiction, impossible};
use super::colours;
use super::computed::{self, Board, Sealed, game, history, position};
use super::done;
use super::known::{Facts, Known, OpenDefault};
use super::later::Later;
use super::order;
use super::propagate::propagate;
use super::texts::Texts;
use super::timeline::OrderTold;
use super::told::told;
use crate::engine::chess::{Colour, History, Language, Position};
use crate::engine::diagnostic::{Arg, Code, Diagnostic, in_order};
use crate::engine::model::{Difference, Fact, FactId, Matter, MomentId, Role, Seat, Value, Vocabulary};
use crate::engine::program::{Atom, Program, Truth};
use crate::engine::source::Span;
use crate::engine::syntax::CaseFile;

/// The accepted facts of a case, the input of an evaluation.
#[derive(Debug, Clone)]
pub struct Accepted {
    /// The values of the facts and their origins.
    pub facts: Facts,
    /// The matters that the ruling covers.
    pub matters: Vec<Matter>,
    /// Whether the case gives `about:` itself.
    pub about_said: bool,
    /// The colour of the sealer, if known.
    pub sealer: Option<Colour>,
    /// Nothing was sealed. `sealer` is then set to White only so that rules can refer to the two players.
    pub(crate) nothing_sealed: bool,
    /// The colour of the sealer is only supposed: nothing in the case determines it.
    is_supposed: bool,
    /// What follows from the board about the sealed move.
    pub sealed: Option<Sealed>,
    /// What a search on the board could still find out; `None` once it has been searched.
    pub later: Option<Later>,
    /// The order of moments as given in the case.
    pub(crate) order: OrderTold,
    /// The case as told, from which `facts` is computed again when something is added.
    told: Told,
}

/// A case as told, with the facts read from the board, but before further facts are derived.
#[derive(Debug, Clone)]
struct Told {
    facts: Facts,
    /// The facts given in the case.
    by_name: Vec<FactId>,
    content: Content,
    /// The case gives facts of White or Black but not who sealed, so they cannot be assigned to a role.
    unassigned: bool,
}

/// Which texts about the sealed move the case gives.
#[derive(Debug, Clone, Copy, Default)]
struct Content {
    /// The contents of the envelope are given, even if empty.
    is_told: bool,
    /// The contents are given as blank.
    is_blank: bool,
    /// The move made on the board is given.
    is_on_board: bool,
}

impl Content {
    fn of(texts: Texts) -> Self {
        Self {
            is_told: texts.written.is_some(),
            is_blank: texts.written.is_some_and(|text| text.value.trim().is_empty()),
            is_on_board: texts.on_board.is_some(),
        }
    }
}

impl Told {
    /// The facts with everything derived from what is told, before any assumption is made.
    fn completed(&self, vocabulary: &Vocabulary, order: &OrderTold) -> Facts {
        let mut facts = self.facts.clone();
        done::derive(vocabulary, &mut facts);
        compute_shown(vocabulary, &mut facts, &self.by_name.iter().copied());
        compute_from_told(vocabulary, &mut facts, self.content);
        let come = order::come(vocabulary, &mut facts, order);
        compute_opened_for_reply(vocabulary, &mut facts);
        compute_shown(vocabulary, &mut facts, &come.iter().copied());
        compute_time_trouble(vocabulary, &mut facts);
        doubt_flags(vocabulary, &mut facts);
        if self.unassigned {
            colours::doubt_roles(vocabulary, &mut facts);
        }
        facts.choose_what_is_left(vocabulary);
        facts
    }

    /// The facts with assumptions and timeline; `None` if they are impossible together.
    fn accepted(&self, vocabulary: &Vocabulary, program: &Program, order: &OrderTold) -> Option<Facts> {
        let facts = self.completed(vocabulary, order);
        let all_came = order::not_come(vocabulary, &facts, order, &|_| Span::default()).is_empty();
        if all_came { with_assumptions(program, facts, order) } else { None }
    }
}

/// The facts with assumptions and timeline; `None` if they are impossible together.
fn with_assumptions(program: &Program, mut facts: Facts, order: &OrderTold) -> Option<Facts> {
    if impossible(program, &facts).is_some() {
        return None;
    }
    assume(program, &mut facts);
    if impossible(program, &facts).is_some() {
        return None;
    }
    propagate(program, &mut facts, order).ok()?;
    Some(facts)
}

impl Accepted {
    /// Whether the case gives facts of White or Black but not who sealed. The corresponding facts of both roles are then unknown.
    pub(crate) fn has_unassigned_facts(&self) -> bool {
        self.told.unassigned
    }

    /// Makes the searches on the board that were postponed, and derives the facts again. False if there is nothing left to
    /// search.
    pub(crate) fn search(&mut self, vocabulary: &Vocabulary, program: &Program) -> bool {
        let Some(later) = self.later.take() else { return false };
        later.compute(vocabulary, &mut self.told.facts);
        // What is assumed, and which moment usually comes before which, may depend on how a move ends the game.
        if let Some(again) = self.clone().again(vocabulary, program) {
            *self = again;
        }
        true
    }

    /// This case with one more fact told; `None` if that is impossible together with the others.
    pub(crate) fn telling(
        &self,
        vocabulary: &Vocabulary,
        program: &Program,
        fact: FactId,
        value: &Value,
    ) -> Option<Self> {
        self.with(vocabulary, program, fact, &Known::Told(value.clone()))
    }

    /// The cases in which one of these facts that are told to be unknown has one of its values. Only truths and choices are enumerated.
    pub(crate) fn with_one_known<'a>(
        &'a self,
        vocabulary: &'a Vocabulary,
        program: &'a Program,
        facts: impl Iterator<Item = FactId> + 'a,
    ) -> impl Iterator<Item = Self> + 'a {
        let unknown = facts.filter(|fact| self.facts.is_unknown(*fact));
        unknown.flat_map(move |fact| {
            let values = vocabulary.fact(fact).kind.choices();
            values.into_iter().filter_map(move |value| self.telling(vocabulary, program, fact, &value))
        })
    }

    /// This case with one more fact told to be unknown; `None` if that is impossible together with the others.
    pub(crate) fn leaving_open(
        &self,
        vocabulary: &Vocabulary,
        program: &Program,
        fact: FactId,
    ) -> Option<Self> {
        self.with(vocabulary, program, fact, &Known::Unknown)
    }

    fn with(&self, vocabulary: &Vocabulary, program: &Program, fact: FactId, known: &Known) -> Option<Self> {
        if matches!(known, Known::Told(Value::Choice(value)) if self.told.facts.is_ruled_out((fact, *value)))
        {
            return None;
        }
        let mut case = self.clone();
        let told = &mut case.told;
        told.facts.set(fact, known.clone());
        for (by_role, by_colour) in self.sealer.iter().flat_map(|sealer| colours::twins(vocabulary, *sealer))
        {
            if [by_role, by_colour].contains(&fact) {
                told.facts.set(by_role, known.clone());
                told.facts.set(by_colour, known.clone());
            }
        }
        // Where nobody knows of a sealer, the players have no roles and the fact is told of a colour.
        let has_no_roles = case.nothing_sealed || case.is_supposed;
        let fact = if has_no_roles { by_colour(vocabulary, self.sealer, fact) } else { fact };
        told.by_name.push(fact);
        for_both(vocabulary, &mut told.facts, case.sealer);
        // `again` copies the readings from `facts`, so a told reading has to be set there too.
        case.facts.set(fact, known.clone());
        let value = case.facts.value(fact);
        if case.nothing_sealed
            && (is_about_sealing(vocabulary, fact) || tells_of_sealing(vocabulary, [(fact, value)]))
        {
            // Somebody sealed after all, and it is not known who.
            (case.sealer, case.nothing_sealed) = (None, false);
        }
        if Some(fact) == vocabulary.by_name().sealer_colour
            && let Some(Value::Choice(colour)) = value.cloned()
        {
            case.sealed_by(vocabulary, if colour == 0 { Colour::White } else { Colour::Black })?;
        }
        case.again(vocabulary, program)
    }

    /// Gives the players their roles; `None` if what is told of a role contradicts what is told of its colour.
    fn sealed_by(&mut self, vocabulary: &Vocabulary, sealer: Colour) -> Option<()> {
        (self.sealer, self.nothing_sealed, self.is_supposed) = (Some(sealer), false, false);
        self.told.unassigned = false;
        let mut faults = Vec::new();
        colours::join(vocabulary, &mut self.told.facts, sealer, &|_| Span::default(), &mut faults);
        faults.is_empty().then_some(())
    }

    /// This case with an order of two moments told; `None` if that is impossible together with the others.
    pub(crate) fn telling_order(
        &self,
        vocabulary: &Vocabulary,
        program: &Program,
        first: MomentId,
        then: MomentId,
    ) -> Option<Self> {
        let mut case = self.clone();
        case.order.pairs.push((first, then));
        // An answer takes the place of that nothing was known.
        case.order.open = false;
        case.order.withdrawn.clear();
        case.again(vocabulary, program)
    }

    /// Derives the facts again after something was added; the chosen readings of contested texts are kept.
    fn again(mut self, vocabulary: &Vocabulary, program: &Program) -> Option<Self> {
        // Contested texts stay read as they are.
        for reading in &program.readings {
            self.told.facts.set(*reading, self.facts.known(*reading).clone());
        }
        self.facts = self.told.accepted(vocabulary, program, &self.order)?;
        Some(self)
    }
}

/// Accepts a case for one edition's program.
///
/// # Errors
/// Everything wrong with the case, in the order of the places.
pub fn accept(
    vocabulary: &Vocabulary,
    program: &Program,
    case: &CaseFile,
) -> Result<Accepted, Vec<Diagnostic>> {
    accept_seated(vocabulary, program, case, None)
}

/// The same as [`accept`], with `seated` as the sealer if nothing in the case determines who sealed.
///
/// # Errors
/// Everything wrong with the case, in the order of the places.
pub(crate) fn accept_seated(
    vocabulary: &Vocabulary,
    program: &Program,
    case: &CaseFile,
    seated: Option<Colour>,
) -> Result<Accepted, Vec<Diagnostic>> {
    let mut faults = Vec::new();
    let texts = Texts::of(case);
    let language = computed::language(texts.language, &mut faults);
    let board = board(texts, language, &mut faults);
    let mut facts = Facts::nothing(vocabulary);
    let told = told(vocabulary, case, &mut facts, &mut faults);
    let places = |fact: FactId| {
        let given = told.iter().find(|(told, _)| *told == fact);
        given.map_or(Span::default(), |(_, given)| given.value.span)
    };
    let of_told = || told.iter().map(|(fact, _)| *fact);
    let turn = board.as_ref().map(|(position, _)| position.turn());
    tell_position(vocabulary, &mut facts, texts, board.as_ref());
    let sealer = sealer(vocabulary, &mut facts, turn, &places, &mut faults);
    let is_supposed = sealer.is_none() && seated.is_some();
    let sealer = sealer.or(seated);
    for_both(vocabulary, &mut facts, sealer);
    let order = order::told(vocabulary, texts.order, sealer, &mut faults);
    // Where nothing was sealed or is to be, nothing turns on who would have.
    let come = order::come(vocabulary, &mut facts.clone(), &order);
    let nothing_sealed = sealer.is_none()
        && !tells_of_sealing(vocabulary, of_told().chain(come).map(|fact| (fact, facts.value(fact))))
        && !of_told().any(|fact| is_about_sealing(vocabulary, fact));
    let sealer = sealer.or(nothing_sealed.then_some(Colour::White));
    match sealer {
        Some(sealer) => colours::join(vocabulary, &mut facts, sealer, &places, &mut faults),
        None => faults.extend(colours::without_roles(vocabulary, &facts, &places)),
    }
    let read = board.map(|(position, history)| {
        Board { vocabulary, position, history, texts, language }.compute(&mut facts, &places, &mut faults)
    });
    let (sealed, later) = read.unzip();
    let mut by_name: Vec<_> = of_told().collect();
    // Who tells the moves tells where they lead to.
    by_name.extend(vocabulary.by_name().position.filter(|_| ends_a_history(texts)));
    // And who tells what is written tells of the offer beside it.
    let offered = vocabulary.by_name().sealed_offers_draw;
    by_name.extend(offered.filter(|fact| facts.value(*fact) == Some(&Value::Truth(true))));
    facts.set_done(done::told(vocabulary, texts.done, sealer, &mut faults));
    faults.extend(done::contradictions(vocabulary, &facts, &places));
    let unassigned = sealer.is_none() && colours::are_told(vocabulary, &facts);
    let told = Told { facts, by_name, content: Content::of(texts), unassigned };
    let mut facts = told.completed(vocabulary, &order);
    let matters = matters(vocabulary, case, &facts, &told.by_name.iter().copied(), &mut faults);
    if faults.is_empty() {
        faults = completed(vocabulary, program, &mut facts, &order, &places);
    }
    if !faults.is_empty() {
        return Err(in_order(faults));
    }
    Ok(Accepted {
        facts,
        matters,
        about_said: !case.about.is_empty(),
        sealer,
        nothing_sealed,
        is_supposed,
        sealed: sealed.flatten(),
        later,
        order,
        told,
    })
}

/// Makes the assumptions and the timeline; what is wrong with the facts told, alone or with what is assumed.
fn completed(
    vocabulary: &Vocabulary,
    program: &Program,
    facts: &mut Facts,
    order: &OrderTold,
    places: &impl Fn(FactId) -> Span,
) -> Vec<Diagnostic> {
    let mut faults = Vec::new();
    faults.extend(order::told_elsewhere(vocabulary, program, facts, places));
    faults.extend(order::not_come(vocabulary, facts, order, places));
    faults.extend(contradiction(vocabulary, program, facts, places));
    assume(program, facts);
    if faults.is_empty() {
        faults.extend(contradiction(vocabulary, program, facts, places));
    }
    faults.extend(order::put(vocabulary, program, facts, order, places).err());
    faults
}

/// Whether the position is derived from the history: the case gives a history and no position.
fn ends_a_history(texts: Texts) -> bool {
    texts.history.is_some() && texts.position.is_none()
}

/// Sets the fact `position` to the final position of the history, if the case gives a history and no position.
fn tell_position(
    vocabulary: &Vocabulary,
    facts: &mut Facts,
    texts: Texts,
    board: Option<&(Position, Option<History>)>,
) {
    let fact = vocabulary.by_name().position.filter(|_| ends_a_history(texts));
    if let (Some((position, _)), Some(fact)) = (board, fact) {
        facts.set(fact, Known::Computed(Value::Text(position.fen())));
    }
}

/// The position given, with the history if there is one; or, without a position, the final position of the history.
fn board(
    texts: Texts,
    language: Option<Language>,
    faults: &mut Vec<Diagnostic>,
) -> Option<(Position, Option<History>)> {
    if let (Some(moves), None) = (texts.history, texts.position) {
        let history = game(moves, None, language, faults)?;
        return Some((history.end(), Some(history)));
    }
    let position = position(texts.position, faults)?;
    let history = history(texts.history, &position, language, faults);
    Some((position, history))
}

/// Accepts facts without a case file, for a game in which White sealed. Used by searches that accept many cases.
pub(crate) struct Teller<'a> {
    vocabulary: &'a Vocabulary,
    program: &'a Program,
}

impl<'a> Teller<'a> {
    /// For cases under the program of one edition.
    pub(crate) fn new(vocabulary: &'a Vocabulary, program: &'a Program) -> Self {
        Self { vocabulary, program }
    }

    /// The facts with everything derived and assumed; `None` if no game can have the given facts.
    pub(crate) fn accepted(&self, told: &[(FactId, Value)]) -> Option<Facts> {
        let mut facts = Facts::nothing(self.vocabulary);
        for (fact, value) in told {
            facts.set(*fact, Known::Told(value.clone()));
        }
        for_both(self.vocabulary, &mut facts, Some(Colour::White));
        if let Some(fact) = self.vocabulary.by_name().sealer_colour {
            facts.set(fact, Known::Told(Value::Choice(0)));
        }
        for (by_role, by_colour) in colours::twins(self.vocabulary, Colour::White) {
            if facts.known(by_role) == facts.known(by_colour) {
                continue;
            }
            match (facts.known(by_role).clone(), facts.known(by_colour).clone()) {
                (Known::NotAsked, known) => facts.set(by_role, known),
                (known, Known::NotAsked) => facts.set(by_colour, known),
                (_, _) => return None,
            }
        }
        let by_name = told.iter().map(|(fact, _)| *fact).collect();
        let told = Told { facts, by_name, content: Content::default(), unassigned: false };
        let order = OrderTold::default();
        with_assumptions(self.program, told.completed(self.vocabulary, &order), &order)
    }
}

/// The fact of the colour that has the role of this fact; the fact itself if it is not of a role.
fn by_colour(vocabulary: &Vocabulary, sealer: Option<Colour>, fact: FactId) -> FactId {
    let mut twins = sealer.into_iter().flat_map(|sealer| colours::twins(vocabulary, sealer));
    twins.find(|(by_role, _)| *by_role == fact).map_or(fact, |(_, by_colour)| by_colour)
}

/// Copies a fact told of both players together to each player, unless it is told of that player separately. What is meant only of a player
/// of whom something is told (an excuse, of who is late) is not copied to the other. What is not known of both is not known of each, and the
/// values of the two then need not be the same: the arbiter may excuse one of them alone.
fn for_both(vocabulary: &Vocabulary, facts: &mut Facts, sealer: Option<Colour>) {
    for (both, of_each) in &vocabulary.telling().of_both {
        let known = facts.known(*both).clone();
        if known == Known::NotAsked {
            continue;
        }
        let meant: Vec<_> = of_each
            .iter()
            .copied()
            .filter(|each| is_meant(vocabulary, facts, (*both, *each), sealer))
            .collect();
        let meant = if meant.is_empty() { of_each.clone() } else { meant };
        for each in meant {
            if *facts.known(each) == Known::NotAsked {
                facts.set(each, known.clone());
            }
        }
    }
}

/// Whether one of the facts that tell of whom a fact of both is meant (`of_whom`) is told of the player of `each` to be other than usual.
fn is_meant(
    vocabulary: &Vocabulary,
    facts: &Facts,
    (both, each): (FactId, FactId),
    sealer: Option<Colour>,
) -> bool {
    let Some(seat) = vocabulary.fact(each).seat else { return false };
    let of_seat = vocabulary.fact(both).of_whom.iter().filter_map(|fact| vocabulary.of_seat(*fact, seat));
    let mut told = of_seat.flat_map(|fact| [fact, by_colour(vocabulary, sealer, fact)]);
    told.any(|fact| match facts.known(fact) {
        Known::Told(value) => vocabulary.normally(fact) != Some(value),
        Known::Unknown | Known::Unknowable => true,
        Known::Computed(_) | Known::Assumed(_) | Known::NotAsked => false,
    })
}

/// Derives each fact that a told fact implies (declared in the vocabulary).
fn compute_shown(vocabulary: &Vocabulary, facts: &mut Facts, told: &(impl Iterator<Item = FactId> + Clone)) {
    for shown in &vocabulary.telling().shown {
        let holds = || told.clone().any(|told| shown.is_shown_by(told, facts.value(told)));
        let is_open = *facts.known(shown.fact) == Known::NotAsked && !facts.has_open_default(shown.fact);
        let is_sealing = Some(shown.fact) == vocabulary.by_name().sealing_done;
        let ends = if is_sealing { ends_of_sealing(vocabulary, facts) } else { Vec::new() };
        if is_open && holds() {
            show(facts, shown.fact, &ends, None);
        } else if is_open && !ends.iter().any(|(taken, truth)| is_told(facts, Some(*taken), !truth)) {
            let unknown: Vec<_> = told.clone().filter(|told| facts.is_unknown(*told)).collect();
            let shows = |told: FactId| shown.values_of(told).filter_map(move |value| Atom::of(told, value));
            for atom in unknown.into_iter().flat_map(shows) {
                let told_so = vec![(atom, true)];
                let (fact, value) = (shown.fact, Value::Truth(true));
                facts.add_open_default(OpenDefault { fact, value, when: None, told_so, unless: Vec::new() });
            }
        }
    }
}

/// Derives that a fact is true, unless one of its preconditions (`takes`) is told to be otherwise. If a precondition is told
/// to be unknown, the derivation becomes an open default.
fn show(facts: &mut Facts, fact: FactId, takes: &[(FactId, bool)], rests: Option<FactId>) {
    if takes.iter().any(|(taken, truth)| is_told(facts, Some(*taken), !truth)) {
        return;
    }
    let unknown = takes.iter().filter(|(taken, _)| facts.is_unknown(*taken));
    let told_so: Vec<_> = unknown.map(|(taken, truth)| (Atom::Holds(*taken), *truth)).collect();
    if told_so.is_empty() {
        facts.compute_while(fact, Value::Truth(true), rests);
    } else {
        let value = Value::Truth(true);
        facts.add_open_default(OpenDefault { fact, value, when: None, told_so, unless: Vec::new() });
    }
}

/// The facts that must be true for the sealing to be completed: the sealer's clock is stopped and the envelope is closed. If the case
/// says that the session is not over, there is a third: that the game is adjourned early if that is unknown, otherwise that the
/// session is over.
fn ends_of_sealing(vocabulary: &Vocabulary, facts: &Facts) -> Vec<(FactId, bool)> {
    let known = vocabulary.by_name();
    let in_session = match (known.session_over, known.sealing_early) {
        (over, _) if !is_told(facts, over, false) => None,
        (_, early) if is_told(facts, early, true) => None,
        (_, Some(early)) if facts.is_unknown(early) => Some(early),
        (over, _) => over,
    };
    let takes = [known.sealing_clocks_stopped, known.sealing_envelope_closed, in_session];
    takes.into_iter().flatten().map(|step| (step, true)).collect()
}

/// Whether the case says or implies that a move was sealed, or gives this as unknown (a fact without a value). A vocabulary
/// that does not declare `sealing.done` has only games in which a move was sealed.
pub(crate) fn tells_of_sealing<'v>(
    vocabulary: &Vocabulary,
    told: impl IntoIterator<Item = (FactId, Option<&'v Value>)>,
) -> bool {
    let Some(sealing) = vocabulary.by_name().sealing_done else { return true };
    let shown = vocabulary.telling().shown.iter().find(|shown| shown.fact == sealing);
    told.into_iter().any(|(fact, value)| {
        let itself = fact == sealing && value != Some(&Value::Truth(false));
        itself
            || shown.is_some_and(|shown| {
                // One of the values that it may have shows it.
                let may_show = value.is_none() && shown.values_of(fact).next().is_some();
                may_show || shown.is_shown_by(fact, value)
            })
    })
}

/// Whether a fact concerns the act of sealing. If such a fact is told, there is a sealer even if the colour is not known.
fn is_about_sealing(vocabulary: &Vocabulary, fact: FactId) -> bool {
    let sealing = vocabulary.by_name().sealing;
    vocabulary.fact(fact).matters.iter().any(|matter| Some(*matter) == sealing)
}

/// The colour of the sealer: the side to move in the position, otherwise as told.
fn sealer(
    vocabulary: &Vocabulary,
    facts: &mut Facts,
    turn: Option<Colour>,
    places: &dyn Fn(FactId) -> Span,
    faults: &mut Vec<Diagnostic>,
) -> Option<Colour> {
    let known = vocabulary.by_name();
    let fact = known.sealer_colour?;
    let told = match facts.known(fact) {
        Known::Told(value) => Some(if *value == Value::Choice(0) { Colour::White } else { Colour::Black }),
        Known::Computed(_) | Known::Assumed(_) | Known::NotAsked | Known::Unknown | Known::Unknowable => None,
    };
    match (told, turn) {
        (Some(told), Some(turn)) if told != turn => {
            let word = |colour| if colour == Colour::White { "white" } else { "black" }.to_owned();
            let statements =
                vec![("sealer.colour".to_owned(), word(told)), ("sealer.colour".to_owned(), word(turn))];
            let fault =
                Diagnostic::at(Code::ContradictoryFacts, places(fact)).with("facts", Arg::Facts(statements));
            let position = known.position.map(places).unwrap_or_default();
            faults.push(if position == Span::default() { fault } else { fault.and_at(position) });
        }
        (None, Some(turn)) => {
            facts.choose(vocabulary, fact, if turn == Colour::White { "white" } else { "black" });
        }
        (Some(_), _) | (None, None) => {}
    }
    turn.or(told)
}

/// Derives facts from other facts, without the board.
fn compute_from_told(vocabulary: &Vocabulary, facts: &mut Facts, content: Content) {
    let known = vocabulary.by_name();
    if content.is_blank
        && let Some(fact) = known.sealed_reading
    {
        facts.choose(vocabulary, fact, "absent");
    }
    // Of a text that is not known neither is known how it reads.
    for fact in [known.sealed_reading, known.sealed_ends_game].into_iter().flatten() {
        let written = known.sealed_written.map(|written| facts.known(written).clone());
        if let (Known::NotAsked, Some(unknown @ (Known::Unknown | Known::Unknowable))) =
            (facts.known(fact), written)
        {
            facts.set(fact, unknown);
        }
    }
    // Who says that he does not know how it reads has seen it.
    let is_spoken_of = |fact: Option<FactId>| {
        fact.is_some_and(|fact| {
            matches!(facts.known(fact), Known::Told(_) | Known::Unknown | Known::Unknowable)
        })
    };
    let is_content_known =
        content.is_told || is_spoken_of(known.sealed_reading) || is_spoken_of(known.sealed_ends_game);
    // Without the replier nobody opens it, one that is lost nobody can open, nor one that is still being sealed: what it
    // holds is known otherwise.
    let mut opening = ends_of_sealing(vocabulary, facts);
    opening.extend(known.replier_present.map(|fact| (fact, true)));
    opening.extend(known.envelope_missing.map(|fact| (fact, false)));
    // Pieces that were set up wrongly stand on squares that are not theirs.
    let displaced = is_told(facts, known.position_set_up_wrong, true)
        || known.position_set_up_wrong.is_some_and(|fact| facts.is_unknown(fact));
    let set_up_wrong = known.position_set_up_wrong.map(|fact| (fact, true)).into_iter().collect();
    for (fact, holds, takes, rests) in [
        (known.envelope_opened, is_content_known, opening, known.replier_present),
        (known.sealing_moved_on_board, content.is_on_board, Vec::new(), None),
        (known.displaced_found, displaced, set_up_wrong, None),
    ] {
        if let Some(fact) = fact
            && holds
            && *facts.known(fact) == Known::NotAsked
        {
            show(facts, fact, &takes, rests);
        }
    }
}

/// The sealed move is known to whoever has sealed a reply to it: the envelope has been opened.
fn compute_opened_for_reply(vocabulary: &Vocabulary, facts: &mut Facts) {
    let known = vocabulary.by_name();
    let (Some(opened), Some(replied)) = (known.envelope_opened, known.reply_sealed) else { return };
    let may_have = facts.is_unknown(replied) || facts.value(replied) == Some(&Value::Truth(true));
    if may_have && *facts.known(opened) == Known::NotAsked && !facts.has_open_default(opened) {
        show(facts, opened, &[(replied, true)], None);
    }
}

fn is_told(facts: &Facts, fact: Option<FactId>, truth: bool) -> bool {
    fact.is_some_and(|fact| *facts.known(fact) == Known::Told(Value::Truth(truth)))
}

/// Whether the case says that the move is still being sealed or the session still lasts, or that the sealer wants another move.
fn is_being_sealed(vocabulary: &Vocabulary, facts: &Facts) -> bool {
    is_told(facts, vocabulary.by_name().sealing_change_wanted, true)
        || ends_of_sealing(vocabulary, facts).iter().any(|(step, _)| is_told(facts, Some(*step), false))
}

/// Five minutes, in seconds.
const TROUBLE: i64 = 5 * 60;

/// A player who has less than five minutes now also had less than five minutes at some point of the period.
fn compute_time_trouble(vocabulary: &Vocabulary, facts: &mut Facts) {
    let known = vocabulary.by_name();
    let (Some(left), Some(trouble)) = (known.sealer_time_left, known.sealer_under_five_minutes) else {
        return;
    };
    for seat in Seat::ALL {
        let of_seat = |fact| vocabulary.of_seat(fact, seat);
        let (Some(left), Some(trouble)) = (of_seat(left), of_seat(trouble)) else { continue };
        if *facts.known(trouble) != Known::NotAsked {
            continue;
        }
        match facts.known(left) {
            Known::Told(Value::Amount(seconds)) if *seconds < TROUBLE => {
                facts.set(trouble, Known::Computed(Value::Truth(true)));
            }
            Known::Unknown | Known::Unknowable => {
                let short = Difference { left: Some(left), right: None, limit: TROUBLE - 1 };
                let told_so = vec![(Atom::AtMost(short), true)];
                let (fact, value) = (trouble, Value::Truth(true));
                facts.add_open_default(OpenDefault { fact, value, when: None, told_so, unless: Vec::new() });
            }
            Known::Told(_) | Known::Computed(_) | Known::Assumed(_) | Known::NotAsked => {}
        }
    }
}

/// A player whose clock ran while he was awaited, for longer than the time he had left, has overstepped it unless the clock stood: whether
/// his flag has fallen is then no assumption but a question. The replier's clock runs from the hour set, the sealer's once he is answered.
fn doubt_flags(vocabulary: &Vocabulary, facts: &mut Facts) {
    let known = vocabulary.by_name();
    let (Some(left), Some(late), Some(flag)) =
        (known.sealer_time_left, known.sealer_late, known.sealer_flag_fallen)
    else {
        return;
    };
    let is_answered = known.reply_sealed.is_some_and(|fact| facts.value(fact) == Some(&Value::Truth(true)));
    let awaited = Seat::Role(if is_answered { Role::Sealer } else { Role::Replier });
    let mut seats = vec![awaited];
    if let Some(Value::Choice(sealer)) = known.sealer_colour.and_then(|fact| facts.value(fact)) {
        seats.push(if (*sealer == 0) == is_answered { Seat::White } else { Seat::Black });
    }
    let told = |fact: FactId| match facts.known(fact) {
        Known::Told(Value::Amount(seconds)) => Some(*seconds),
        Known::Told(_)
        | Known::Computed(_)
        | Known::Assumed(_)
        | Known::NotAsked
        | Known::Unknown
        | Known::Unknowable => None,
    };
    let of_awaited = |fact| vocabulary.of_seat(fact, awaited).and_then(told);
    if of_awaited(left).zip(of_awaited(late)).is_none_or(|(left, late)| left > late) {
        return;
    }
    for seat in seats {
        if let Some(flag) =
            vocabulary.of_seat(flag, seat).filter(|flag| *facts.known(*flag) == Known::NotAsked)
        {
            facts.doubt(flag);
        }
    }
}

/// The matters of the ruling: those in `about:`, otherwise those of the facts told, otherwise the result.
fn matters(
    vocabulary: &Vocabulary,
    case: &CaseFile,
    facts: &Facts,
    told: &(impl Iterator<Item = FactId> + Clone),
    faults: &mut Vec<Diagnostic>,
) -> Vec<Matter> {
    let mut matters = Vec::new();
    for name in &case.about {
        let found = vocabulary.matter_named(&name.value);
        if found.is_none() {
            let known = vocabulary.matters().iter().map(String::as_str);
            let fault = Diagnostic::at(Code::UnknownValue, name.span).with("name", &name.value);
            let fault = fault.with("known", known.clone().collect::<Vec<_>>().join(", "));
            faults.push(fault.suggesting(&name.value, known));
        }
        add(&mut matters, found);
    }
    if case.about.is_empty() {
        // The position, and whether a move was sealed, go with every question, and with a sealing its move and who is there;
        // they say what the question is only where nothing else does. An event that is told not to have happened does not say it alone.
        let sealing = is_being_sealed(vocabulary, facts);
        let known = vocabulary.by_name();
        let is_presence = |fact: &Fact| {
            known.replier_present.is_some_and(|present| vocabulary.fact(present).declared == fact.declared)
        };
        let aside = |id: FactId| {
            let fact = vocabulary.fact(id);
            [known.position, known.sealing_done].contains(&Some(id))
                || sealing && (fact.family() == "sealed" || is_presence(fact))
        };
        let of = |wanted: &dyn Fn(FactId) -> bool| -> Vec<Matter> {
            let facts = told.clone().filter(|fact| wanted(*fact));
            facts.flat_map(|fact| vocabulary.fact(fact).matters.iter().copied()).collect()
        };
        let is_no_event = |fact: FactId| has_not_happened(vocabulary, facts, fact);
        add(&mut matters, of(&|fact| !aside(fact) && !is_no_event(fact)));
        if matters.is_empty() {
            add(&mut matters, of(&aside));
        }
        add(&mut matters, of(&|fact| !aside(fact) && is_no_event(fact)));
    }
    if matters.is_empty() {
        matters.push(Matter::RESULT);
    }
    matters.sort_unstable();
    matters
}

/// Whether the case states that an event has not happened, which is also the default.
fn has_not_happened(vocabulary: &Vocabulary, facts: &Facts, fact: FactId) -> bool {
    let usual = vocabulary.fact(fact).assume.as_ref().map(|assumed| &assumed.value);
    let means = vocabulary.moments().filter_map(|(_, moment)| moment.happened.as_ref());
    let mut means = means.filter(|means| means.facts().contains(&fact)).peekable();
    usual.is_some()
        && usual == facts.value(fact)
        && means.peek().is_some()
        && means.all(|means| facts.truth_of(means, &|_| Truth::Unknown) != Truth::True)
}

/// Adds matters without duplicates. The list stays short although many facts have the same matter.
fn add(matters: &mut Vec<Matter>, more: impl IntoIterator<Item = Matter>) {
    for matter in more {
        if !matters.contains(&matter) {
            matters.push(matter);
        }
    }
}
