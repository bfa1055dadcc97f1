//! The order of moments as stated in a case: parses the names and finds contradictory orders.

use smol_str::SmolStr;

use super::known::{Facts, Known};
use super::propagate::propagate;
use super::timeline::{Impossible, OrderTold};
use crate::engine::chess::Colour;
use crate::engine::diagnostic::{Arg, Code, Diagnostic};
use crate::engine::model::{
    FactId, Formula, Moment, MomentId, Role, Value, Vocabulary, is_not_known, is_unknowable, written,
};
use crate::engine::program::{Program, Truth};
use crate::engine::source::{Span, Src};

/// The key of a case file that gives the order.
pub(crate) const ORDER: &str = "order";

/// Parses the order given in a case; unknown names are reported as errors.
pub(super) fn told(
    vocabulary: &Vocabulary,
    text: Option<&Src<SmolStr>>,
    sealer: Option<Colour>,
    faults: &mut Vec<Diagnostic>,
) -> OrderTold {
    let mut told = OrderTold::default();
    let Some(text) = text else { return told };
    if is_not_known(&text.value) {
        told.open = true;
        told.unknowable = is_unknowable(&text.value);
        return told;
    }
    for line in text.value.split(';') {
        let names: Vec<_> = line.split(',').map(str::trim).filter(|name| !name.is_empty()).collect();
        let moments = names.iter().filter_map(|name| moment(vocabulary, name, sealer, text.span, faults));
        let moments: Vec<_> = moments.collect();
        if let ([name], [_]) = (names.as_slice(), moments.as_slice()) {
            faults.push(Diagnostic::at(Code::OrderOfOne, text.span).with("name", *name));
        }
        told.pairs.extend(moments.iter().zip(moments.iter().skip(1)).map(|(first, then)| (*first, *then)));
    }
    told
}

fn moment(
    vocabulary: &Vocabulary,
    name: &str,
    sealer: Option<Colour>,
    place: Span,
    faults: &mut Vec<Diagnostic>,
) -> Option<MomentId> {
    let found = vocabulary.moment_named(&by_role(name, sealer));
    if found.is_none() && vocabulary.moment_named(&by_role(name, Some(Colour::White))).is_some() {
        // A moment of White or Black while it is not known who sealed.
        faults.push(Diagnostic::at(Code::MissingKey, place).with("key", "sealer.colour"));
    } else if found.is_none() {
        let known = vocabulary.moments().map(|(_, moment)| moment.name.as_str());
        let fault = Diagnostic::at(Code::UnknownMoment, place).with("name", name).with("known", "");
        faults.push(fault.suggesting(name, known));
    }
    found
}

/// Replaces a colour in a moment's name by the role that this colour has.
pub(crate) fn by_role(name: &str, sealer: Option<Colour>) -> String {
    let coloured = name.split_once('.').and_then(|(seat, rest)| {
        let colour = match seat {
            "white" => Colour::White,
            "black" => Colour::Black,
            _ => return None,
        };
        let role = if colour == sealer? { Role::Sealer } else { Role::Replier };
        Some(format!("{}.{rest}", role.as_str()))
    });
    coloured.unwrap_or_else(|| name.to_owned())
}

/// Errors: a time is given for a moment whose time is fixed or is given by another fact.
pub(super) fn told_elsewhere(
    vocabulary: &Vocabulary,
    program: &Program,
    facts: &Facts,
    places: &impl Fn(FactId) -> Span,
) -> Vec<Diagnostic> {
    let mut faults = Vec::new();
    for (id, moment) in vocabulary.moments() {
        let at = program.instants.get(id.index()).copied().unwrap_or(moment.place());
        if at.fact == Some(moment.time) || !matches!(facts.known(moment.time), Known::Told(_)) {
            continue;
        }
        let name = |fact: FactId| vocabulary.fact(fact).name.clone();
        let fault =
            Diagnostic::at(Code::TimeToldElsewhere, places(moment.time)).with("name", name(moment.time));
        faults.push(fault.with("fact", at.fact.map_or_else(|| "none".to_owned(), name)));
    }
    faults
}

/// The moments that have not come in a case, each with the condition that would show that it has.
pub(crate) fn to_come<'v>(
    vocabulary: &'v Vocabulary,
    facts: &Facts,
) -> impl Iterator<Item = (MomentId, &'v Moment, &'v Formula)> {
    let timed = vocabulary.moments().filter_map(|(id, moment)| Some((id, moment, moment.happened.as_ref()?)));
    timed.filter(|(_, moment, _)| facts.has_come(moment) == Some(Truth::False))
}

/// The conditions that show that moments have come of which the case tells an order or a time, and with it that they have.
pub(crate) fn told_of<'v>(vocabulary: &'v Vocabulary, facts: &Facts, told: &OrderTold) -> Vec<&'v Formula> {
    let is_told_of = |(id, moment): &(MomentId, &Moment)| {
        told.pairs.iter().any(|(first, then)| [first, then].contains(&id))
            || facts.value(moment.time).is_some()
    };
    let moments = vocabulary.moments().filter(is_told_of);
    moments.filter_map(|(_, moment)| moment.happened.as_ref()).collect()
}

/// Derives what is told with an order or a time of a moment: that it has come. Where that can mean several things, what it can
/// mean is not known, so that the normal course is not assumed of it. A moment whose time is told to be unknown may have come.
/// Returns the facts derived.
pub(super) fn come(vocabulary: &Vocabulary, facts: &mut Facts, told: &OrderTold) -> Vec<FactId> {
    let mut found = Vec::new();
    for happened in told_of(vocabulary, facts, told) {
        derive(facts, happened, &mut found);
    }
    for (_, moment) in vocabulary.moments() {
        let condition = moment.happened.iter().filter(|_| facts.is_unknown(moment.time));
        for fact in condition.flat_map(Formula::facts).collect::<Vec<_>>() {
            if *facts.known(fact) == Known::NotAsked {
                facts.set(fact, Known::Unknown);
            }
        }
    }
    found
}

/// Derives the facts by which a condition holds that is told to hold.
fn derive(facts: &mut Facts, condition: &Formula, found: &mut Vec<FactId>) {
    if facts.truth_of(condition, &|_| Truth::Unknown) != Truth::Unknown {
        return;
    }
    let known = match condition {
        Formula::And(parts) => return parts.iter().for_each(|part| derive(facts, part, found)),
        Formula::Or(parts) if parts.len() == 1 => {
            return parts.iter().for_each(|part| derive(facts, part, found));
        }
        Formula::Holds(_) => Known::Computed(Value::Truth(true)),
        Formula::Is(_, value) => Known::Computed(Value::Choice(*value)),
        Formula::Not(part) => {
            rule_out(facts, part);
            Known::Unknown
        }
        Formula::Or(_) | Formula::AtMost(_) | Formula::Applies(_) => Known::Unknown,
    };
    for fact in condition.facts() {
        if *facts.known(fact) == Known::NotAsked {
            facts.set(fact, known.clone());
            found.push(fact);
        }
    }
}

/// Excludes the values by which a condition would hold that does not.
fn rule_out(facts: &mut Facts, condition: &Formula) {
    match condition {
        Formula::Is(fact, value) => facts.rule_out(*fact, *value),
        Formula::Or(parts) => parts.iter().for_each(|part| rule_out(facts, part)),
        Formula::And(_) | Formula::Not(_) | Formula::Holds(_) | Formula::AtMost(_) | Formula::Applies(_) => {}
    }
}

/// Orders and times told of moments of which it is told that they have not come.
pub(super) fn not_come(
    vocabulary: &Vocabulary,
    facts: &Facts,
    told: &OrderTold,
    places: &impl Fn(FactId) -> Span,
) -> Vec<Diagnostic> {
    let mut faults = Vec::new();
    for (id, moment, happened) in to_come(vocabulary, facts) {
        let is_ordered = told.pairs.iter().any(|(first, then)| [*first, *then].contains(&id));
        let time = facts.value(moment.time).map(|_| moment.time);
        let Some(told_of) = vocabulary.by_name().order.filter(|_| is_ordered).or(time) else { continue };
        let told_so = happened.facts().into_iter().chain(time).filter_map(|id| {
            let fact = vocabulary.fact(id);
            Some((fact.name.clone(), written(&fact.kind, facts.value(id)?)))
        });
        let name = |moment: MomentId| vocabulary.moment(moment).map(|moment| moment.name.clone());
        let ordered = told.pairs.iter().find(|(first, then)| [*first, *then].contains(&id));
        let ordered = ordered.filter(|_| is_ordered).and_then(|(first, then)| {
            let order = vocabulary.by_name().order.map(|order| vocabulary.fact(order).name.clone())?;
            Some((order, format!("{}, {}", name(*first)?, name(*then)?)))
        });
        let fault = Diagnostic::at(Code::ContradictoryFacts, places(told_of));
        faults.push(fault.with("facts", Arg::Facts(told_so.chain(ordered).collect())));
    }
    faults
}

/// Builds the timeline of a case and stores it with the facts.
///
/// # Errors
/// The given order contradicts the other facts.
pub(super) fn put(
    vocabulary: &Vocabulary,
    program: &Program,
    facts: &mut Facts,
    told: &OrderTold,
    places: &impl Fn(FactId) -> Span,
) -> Result<(), Diagnostic> {
    propagate(program, facts, told).map_err(|impossible| {
        let blamed = to_blame(vocabulary, program, facts, told).unwrap_or(Blamed::Order(impossible));
        let (Impossible { first, then }, time) = match blamed {
            Blamed::Order(order) => (order, None),
            Blamed::Time(time) => (impossible, Some(time)),
        };
        let name = |moment: MomentId| {
            vocabulary.moment(moment).map(|moment| moment.name.clone()).unwrap_or_default()
        };
        // The order as told, else the time of one of them.
        let time_of = |moment: MomentId| vocabulary.moment(moment).map(|moment| moment.time);
        let told = [time, vocabulary.by_name().order, time_of(first), time_of(then)];
        let place = told.into_iter().flatten().map(places).find(|place| *place != Span::default());
        let fault = place.map_or_else(
            || Diagnostic::anywhere(Code::ContradictoryOrder),
            |place| Diagnostic::at(Code::ContradictoryOrder, place),
        );
        let time = time.map_or_else(|| "none".to_owned(), |time| vocabulary.fact(time).name.clone());
        fault.with("time", time).with("first", name(first)).with("then", name(then))
    })
}

/// The given pair or time that causes the contradiction: without it the order is possible.
enum Blamed {
    Order(Impossible),
    Time(FactId),
}

/// The pair or time to report: the last one given whose removal makes the order possible; `None` if several would have to be
/// removed.
fn to_blame(vocabulary: &Vocabulary, program: &Program, facts: &Facts, told: &OrderTold) -> Option<Blamed> {
    let can_be = |facts: &Facts, told: &OrderTold| propagate(program, &mut facts.clone(), told).is_ok();
    for (place, (first, then)) in told.pairs.iter().enumerate().rev() {
        let mut without = told.clone();
        without.pairs.remove(place);
        if can_be(facts, &without) {
            return Some(Blamed::Order(Impossible { first: *first, then: *then }));
        }
    }
    let times = vocabulary.moments().map(|(_, moment)| moment.time);
    let mut times = times.filter(|time| matches!(facts.known(*time), Known::Told(_)));
    let blamed = times.find(|time| {
        let mut without = facts.clone();
        without.set(*time, Known::NotAsked);
        can_be(&without, told)
    });
    blamed.map(Blamed::Time)
}
