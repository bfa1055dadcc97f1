//! What the definition of an open ruling says of a case: each as a check that names what it violates.

use std::collections::BTreeSet;
use std::rc::Rc;

use plica::Diagnostic;
use plica::engine::decision::{Answer, Boundary, Decision, Given, Score, Status};
use plica::engine::diagnostic::Code;
use plica::engine::facts::Known;
use plica::engine::model::{
    Difference, Edition, Fact, FactId, Formula, MomentId, Seat, Type, Value, value_from, written,
};
use plica::engine::program::{Atom, Truth};
use plica::engine::source::{Span, Src};

use super::draw::{Bag, told_values};
use super::told::{Results, Rulings, Told, refused, results, shown};
use crate::examples::library;
use crate::play::Dice;

/// A violation: its kind, the fact it turns on, and what was found.
pub(crate) struct Violation {
    pub(crate) kind: &'static str,
    pub(crate) fact: String,
    pub(crate) says: String,
}

/// A case with its ruling.
pub(crate) struct Scene<'a> {
    pub(crate) bag: &'a Bag,
    pub(crate) told: &'a Told,
    pub(crate) decision: &'a Decision,
    /// What the properties have ruled already on the case told otherwise.
    pub(crate) rulings: &'a Rulings,
    /// Where not everything is tried: what is, is drawn by these.
    pub(crate) seed: u64,
    /// Only what turns on this fact.
    pub(crate) only: Option<&'a str>,
}

/// A property: what violates it in a case.
pub(crate) type Property = fn(&Scene) -> Vec<Violation>;

/// Every property.
pub(crate) const PROPERTIES: [Property; 8] = [
    answers_lead_to_what_they_say,
    every_possible_result_is_reached,
    not_knowing_loses_no_result,
    what_is_not_asked_adds_no_result,
    what_cannot_be_known_is_never_asked,
    another_reading_comes_to_what_is_said,
    what_is_possible_is_what_completions_give,
    open_where_two_results_are_possible,
];

impl Scene<'_> {
    fn fact(&self, id: FactId) -> &'static Fact {
        let _ = self;
        library().rulebook.vocabulary.fact(id)
    }

    fn edition(&self) -> &'static Edition {
        self.bag.edition
    }

    /// The results left, where the ruling is about the result.
    fn results(&self) -> Option<Results> {
        results(self.decision)
    }

    fn is_wanted(&self, fact: &str) -> bool {
        self.only.is_none_or(|only| only == fact)
    }

    /// Of these facts some, or the one wanted.
    fn some(&self, mut facts: Vec<FactId>, count: usize) -> Vec<FactId> {
        if let Some(only) = self.only {
            facts.retain(|fact| self.fact(*fact).name == only);
            return facts;
        }
        let mut dice = Dice::new(self.seed);
        while facts.len() > count {
            facts.remove(dice.below(facts.len()));
        }
        facts
    }

    /// Whether something is told of White or Black.
    fn tells_of_colours(&self) -> bool {
        let vocabulary = &library().rulebook.vocabulary;
        let mut facts = self.told.facts.iter().filter_map(|(name, _)| vocabulary.fact_named(name));
        facts.any(|fact| matches!(vocabulary.fact(fact).seat, Some(Seat::White | Seat::Black)))
    }

    /// Whether something is sealed is known alike in another ruling: nearly every fact told shows it.
    fn seals_alike(&self, other: &Decision) -> bool {
        let sealing = library().rulebook.vocabulary.fact_named("sealing.done").expect("sealing.done");
        self.decision.facts.value(sealing) == other.facts.value(sealing)
    }
}

/// Whether the board rules a value out of a fact that is not known: who tells it all the same contradicts the board.
fn is_ruled_out(decision: &Decision, fact: FactId, value: &str) -> bool {
    let value = value_from(library().rulebook.vocabulary.fact(fact), &Src::new(value, Span::default()));
    match value {
        Ok(Value::Choice(value)) => decision.facts.truth(Atom::Is(fact, value)) == Truth::False,
        Ok(Value::Truth(_) | Value::Amount(_) | Value::Text(_)) | Err(_) => false,
    }
}

/// Whether a fact that was assumed, or would be in some completions, is so no longer, because what is told now contradicts it:
/// who tells what the envelope holds has it open. Assumptions give way to what is told, so the ruling can then be any other.
fn overturns(before: &Decision, after: &Decision, told: FactId) -> bool {
    let vocabulary = &library().rulebook.vocabulary;
    let is_overturned = |fact: FactId| match (before.facts.known(fact), after.facts.known(fact)) {
        (Known::Assumed(one), Known::Assumed(other) | Known::Computed(other))
        | (Known::Computed(one), Known::Assumed(other)) => one != other,
        (Known::NotAsked, Known::Told(value) | Known::Computed(value)) => {
            let assumed = vocabulary.fact(fact).assume.as_ref();
            before.facts.has_open_default(fact) && assumed.is_some_and(|assumed| assumed.value != *value)
        }
        (Known::Assumed(_), Known::NotAsked | Known::Unknown | Known::Unknowable | Known::Told(_)) => {
            fact != told
        }
        // What was told showed it, as long as nothing else was told.
        (Known::Computed(_), Known::NotAsked | Known::Unknown) => fact != told,
        (Known::NotAsked, Known::NotAsked) => {
            before.facts.has_open_default(fact) && !after.facts.has_open_default(fact)
        }
        (Known::Told(_) | Known::Computed(_) | Known::NotAsked | Known::Unknown | Known::Unknowable, _) => {
            false
        }
    };
    vocabulary.facts().any(|(fact, _)| is_overturned(fact))
}

/// Whether an order of the normal course that would be assumed in some completions holds no longer, because the order told now
/// contradicts it.
fn overturns_order(edition: &Edition, before: &Decision, after: &Decision) -> bool {
    let program = library().program(edition).expect("a program");
    let open = before.facts.open_orders().iter().filter_map(|place| program.usually.get(*place));
    let mut orders = open.flat_map(|order| order.before);
    orders.any(|order| after.facts.truth(Atom::AtMost(order)) == Truth::False)
}

/// One way of telling an answer: the facts told, and whether it tells the answer and nothing else.
struct Way {
    told: Told,
    exactly: bool,
}

/// The ways in which an answer can be told; none where its amounts cannot be.
fn ways(rulings: &Rulings, told: &Told, decision: &Decision, fact: FactId, given: &Given) -> Vec<Way> {
    let vocabulary = &library().rulebook.vocabulary;
    let declared = vocabulary.fact(fact);
    let name = decision.as_told(&declared.name);
    let way = |value: &Value| Way { told: told.with(&name, &written(&declared.kind, value)), exactly: true };
    match given {
        Given::Value(value) => vec![way(value)],
        Given::Range(low, high) => {
            amounts_in(*low, *high).iter().map(|amount| way(&Value::Amount(*amount))).collect()
        }
        Given::Limits(limits) => by_limits(rulings, told, decision, limits)
            .into_iter()
            .map(|facts| Way { told: told.with_all(&facts), exactly: false })
            .collect(),
        Given::Order(first, then) => {
            let moment = |moment: MomentId| vocabulary.moment(moment).expect("a moment").name.clone();
            let pair = decision.as_told(&format!("{}, {}", moment(*first), moment(*then)));
            let before = told.value("order").filter(|order| !["unknown", "unknowable"].contains(order));
            let order = before.map_or_else(|| pair.clone(), |before| format!("{before}; {pair}"));
            vec![Way { told: told.with("order", &order), exactly: true }]
        }
    }
}

/// Amounts between two limits: the least, one in the middle and the greatest.
fn amounts_in(low: Option<Boundary>, high: Option<Boundary>) -> BTreeSet<i64> {
    let least = low.map_or(0, |low| low.amount + i64::from(low.included_below)).max(0);
    let most = high.map_or(least + 7200, |high| high.amount - i64::from(!high.included_below));
    [least, i64::midpoint(least, most), most]
        .into_iter()
        .filter(|amount| (least..=most).contains(amount))
        .collect()
}

/// Amounts of the facts compared by which the comparisons come out so; the first found.
fn by_limits(
    rulings: &Rulings,
    told: &Told,
    decision: &Decision,
    limits: &[(Difference, bool)],
) -> Option<Vec<(String, String)>> {
    let vocabulary = &library().rulebook.vocabulary;
    let compared: BTreeSet<_> =
        limits.iter().flat_map(|(limit, _)| [limit.left, limit.right]).flatten().collect();
    let open: Vec<_> =
        compared.iter().copied().filter(|fact| decision.facts.amount(*fact).is_none()).collect();
    // A time of a moment is not asked by itself.
    if open.len() > 3 || open.iter().any(|fact| vocabulary.fact(*fact).kind == Type::Moment) {
        return None;
    }
    let known = compared.iter().filter_map(|fact| decision.facts.amount(*fact));
    let limited = limits.iter().map(|(limit, _)| limit.limit.abs());
    let near: BTreeSet<i64> =
        known.chain(limited).chain([0, 3600]).flat_map(|at| [at - 1, at, at + 1, at + 1800]).collect();
    let near: Vec<_> = near.into_iter().filter(|at| *at >= 0).collect();
    let count = near.len().pow(u32::try_from(open.len()).expect("few"));
    let fits = (0..count).find_map(|number| {
        let mut rest = number;
        let drawn: Vec<_> = open
            .iter()
            .map(|fact| {
                let amount = near[rest % near.len()];
                rest /= near.len();
                (*fact, amount)
            })
            .collect();
        let amount = |fact: Option<FactId>| match fact {
            None => 0,
            Some(fact) => decision.facts.amount(fact).unwrap_or_else(|| {
                drawn.iter().find(|(known, _)| *known == fact).map_or(0, |(_, amount)| *amount)
            }),
        };
        let holds = |limit: &Difference| amount(limit.left) - amount(limit.right) <= limit.limit;
        let fit = limits.iter().all(|(limit, wanted)| holds(limit) == *wanted);
        let case = told.with_all(&named(decision, &drawn));
        (fit && rulings.on(&case).is_ok()).then_some(drawn)
    })?;
    Some(named(decision, &fits))
}

fn named(decision: &Decision, amounts: &[(FactId, i64)]) -> Vec<(String, String)> {
    let vocabulary = &library().rulebook.vocabulary;
    let one = |(fact, amount): &(FactId, i64)| {
        let declared = vocabulary.fact(*fact);
        (decision.as_told(&declared.name), written(&declared.kind, &Value::Amount(*amount)))
    };
    amounts.iter().map(one).collect()
}

/// An answer as it is printed.
fn answer_shown(fact: &Fact, given: &Given) -> String {
    let limit = |limit: &Option<Boundary>| {
        limit.map(|limit| written(&fact.kind, &Value::Amount(limit.amount))).unwrap_or_default()
    };
    match given {
        Given::Value(value) => written(&fact.kind, value),
        Given::Range(low, high) => format!("{}..{}", limit(low), limit(high)),
        Given::Limits(limits) => format!("{} limits", limits.len()),
        Given::Order(first, then) => {
            let name = |moment: &MomentId| {
                library().rulebook.vocabulary.moment(*moment).expect("a moment").name.clone()
            };
            format!("{} before {}", name(first), name(then))
        }
    }
}

/// 1 to 3: an answer offered is accepted, leads to what is said of it, and to nothing the ruling excludes unless it contradicts what
/// the ruling assumed.
fn answers_lead_to_what_they_say(scene: &Scene) -> Vec<Violation> {
    let mut found = Vec::new();
    for missing in &scene.decision.missing {
        let declared = scene.fact(missing.fact);
        if !scene.is_wanted(&declared.name) {
            continue;
        }
        for Answer { given, possible } in &missing.answers {
            let asked = format!("{}: {}", declared.name, answer_shown(declared, given));
            let mut violated = |kind, says: String| {
                found.push(Violation { kind, fact: declared.name.clone(), says: format!("{asked}: {says}") });
            };
            let mut in_range = Results::new();
            for way in ways(scene.rulings, scene.told, scene.decision, missing.fact, given) {
                let ruling = scene.rulings.on(&way.told);
                let ruled = match &*ruling {
                    Ok(ruled) => ruled,
                    // That a move was sealed after all: what is told of a colour needs the sealer's, and the message asks for it.
                    Err(faults) if asks_who_sealed(faults) && scene.tells_of_colours() => continue,
                    Err(faults) => {
                        violated("3 an answer offered is refused", refused(faults));
                        continue;
                    }
                };
                let (Some(before), Some(after)) = (scene.results(), results(ruled)) else { continue };
                let said: Results = possible.iter().copied().collect();
                in_range.extend(after.iter().copied());
                // Amounts of a range can differ where another amount is not known either.
                let is_exact = way.exactly && !matches!(given, Given::Range(..));
                // Amounts told to satisfy a comparison say more than the answer: an assumed one gives way to them.
                let says_more = !way.exactly && overturns(scene.decision, ruled, missing.fact);
                if is_exact && after != said || !says_more && !after.is_subset(&said) {
                    let says = format!("said {} of it, gives {}", shown(&said), shown(&after));
                    violated("1 an answer leads elsewhere than it says", says);
                }
                let is_order = matches!(given, Given::Order(..));
                let overturns = overturns(scene.decision, ruled, missing.fact)
                    || is_order && overturns_order(scene.edition(), scene.decision, ruled);
                if !after.is_subset(&before) && !overturns {
                    let says = format!("possible {}, gives {}", shown(&before), shown(&after));
                    violated("2 an answer leads to what is not possible", says);
                }
            }
            let said: Results = possible.iter().copied().collect();
            if matches!(given, Given::Range(..)) && !in_range.is_empty() && in_range != said {
                let says = format!("said {} of it, its amounts give {}", shown(&said), shown(&in_range));
                violated("1 an answer leads elsewhere than it says", says);
            }
        }
    }
    found
}

/// So many cases are ruled on at most to reach every possible result.
const REACHES: usize = 100;

/// 4: every possible result is reached by answers.
fn every_possible_result_is_reached(scene: &Scene) -> Vec<Violation> {
    let Some(wanted) = scene.results() else { return Vec::new() };
    // It takes many rulings.
    let is_taken = scene.only.is_some() || scene.seed.is_multiple_of(3);
    if scene.decision.status != Status::Open || !is_taken {
        return Vec::new();
    }
    let mut found = Vec::new();
    // What nobody can know is never asked, so that nothing may be left to ask.
    let unknowable = scene.told.facts.iter().any(|(_, value)| value == "unknowable");
    if scene.decision.missing.is_empty() && !unknowable {
        found.push(violation("4 open, and nothing is asked", "missing", &wanted, &Results::new()));
    }
    if unknowable || scene.decision.missing.is_empty() {
        return found;
    }
    let mut reached = Results::new();
    let mut stuck = None;
    let mut open = vec![(scene.told.clone(), Rc::new(Ok(scene.decision.clone())), 0)];
    let mut ruled = 0;
    let mut skipped = false;
    while let Some((told, ruling, depth)) = open.pop() {
        let Ok(decision) = &*ruling else { continue };
        if wanted.is_subset(&reached) {
            return found;
        }
        if decision.status != Status::Open {
            // A ruling that is not about the result gives none.
            reached.extend(results(decision).unwrap_or_else(|| [Score::Silent].into()));
            continue;
        }
        if decision.missing.is_empty() {
            stuck = stuck.or(Some(told));
            continue;
        }
        if depth >= 8 || ruled >= REACHES {
            skipped = true;
            continue;
        }
        // The first question first, and of its answers those that promise what is not reached.
        for missing in decision.missing.iter().take(3).rev() {
            skipped |= missing.answers.is_empty();
            for answer in &missing.answers {
                let ways = ways(scene.rulings, &told, decision, missing.fact, &answer.given);
                skipped |= ways.is_empty();
                for way in ways.into_iter().take(1) {
                    ruled += 1;
                    let after = scene.rulings.on(&way.told);
                    open.push((way.told, after, depth + 1));
                }
            }
        }
    }
    if let Some(told) = stuck {
        let says = format!("after answers it is open and asks nothing:\n{}", told.yaml(scene.edition()));
        found.push(Violation {
            kind: "4 open after answers, and nothing is asked",
            fact: "missing".to_owned(),
            says,
        });
    }
    if !skipped && !wanted.is_subset(&reached) {
        found.push(violation("4 a possible result is never reached", "missing", &wanted, &reached));
    }
    found
}

fn violation(kind: &'static str, fact: &str, wanted: &Results, found: &Results) -> Violation {
    let says = format!("{fact}: wanted {}, found {}", shown(wanted), shown(found));
    Violation { kind, fact: fact.to_owned(), says }
}

/// Whether a case is refused for nothing but that it does not tell who sealed.
fn asks_who_sealed(faults: &[Diagnostic]) -> bool {
    let asks = |fault: &Diagnostic| {
        let key = fault.args.iter().any(|arg| format!("{arg:?}").contains("\"sealer.colour\""));
        fault.code == Code::MissingKey && key
    };
    !faults.is_empty() && faults.iter().all(asks)
}

/// Whether every value of a fact is refused: then the case has told already what contradicts it, known or not.
fn is_refused_anyhow(scene: &Scene, fact: &Fact, name: &str) -> bool {
    let values = told_values(fact);
    let is_refused = |value: &String| scene.rulings.on(&scene.told.with(name, value)).is_err();
    !matches!(fact.kind, Type::Text) && values.iter().all(is_refused)
}

/// The case with what a time or an order of moments tells besides: that they have come. That is not lost with the time or the
/// order.
fn with_what_came(scene: &Scene, told_of: &Fact) -> Told {
    let vocabulary = &library().rulebook.vocabulary;
    let ordered = scene.told.value("order").filter(|_| told_of.name == "order").unwrap_or_default();
    let ordered: Vec<_> = ordered.split([',', ';']).map(str::trim).collect();
    let moments = vocabulary.moments().filter(|(_, moment)| {
        vocabulary.fact(moment.time).name == told_of.name || ordered.contains(&moment.name.as_str())
    });
    let means = moments.filter_map(|(_, moment)| moment.happened.as_ref()).flat_map(Formula::facts);
    means.fold(scene.told.clone(), |told, fact| {
        let declared = vocabulary.fact(fact);
        let name = scene.decision.as_told(&declared.name);
        match scene.decision.facts.known(fact) {
            Known::Computed(value) => told.with(&name, &written(&declared.kind, value)),
            Known::Unknown => told.with(&name, "unknown"),
            Known::Told(_) | Known::Assumed(_) | Known::NotAsked | Known::Unknowable => told,
        }
    })
}

/// 5: not knowing a fact loses no result.
#[expect(clippy::too_many_lines, reason = "one way of not knowing after the other")]
fn not_knowing_loses_no_result(scene: &Scene) -> Vec<Violation> {
    let Some(base) = scene.results() else { return Vec::new() };
    let vocabulary = &library().rulebook.vocabulary;
    let told = scene.told.facts.iter().filter_map(|(name, value)| {
        let fact = vocabulary.fact_named(name)?;
        // Texts but what is written, and of White and Black nothing can be told while nobody knows who sealed.
        let is_text = matches!(
            vocabulary.fact(fact).kind,
            Type::Text | Type::Date | Type::Hour | Type::Fen | Type::Moves
        );
        let is_needed = is_text && !["sealed.written", "order"].contains(&name.as_str())
            || name == "sealer.colour" && scene.tells_of_colours();
        (!is_needed && !["unknown", "unknowable"].contains(&value.as_str())).then_some(fact)
    });
    let untold = |name: &str| vocabulary.fact_named(name).filter(|_| scene.told.value(name).is_none());
    let told: Vec<_> = told.chain(untold("order")).collect();
    let can_be_unknowable = |fact: FactId| vocabulary.fact(fact).unknowable.is_none();
    let assumed = scene.bag.asked.iter().copied().filter(|fact| scene.decision.facts.is_assumed(*fact));
    let assumed: Vec<_> = assumed.filter(|fact| !scene.fact(*fact).is_reading()).collect();
    let mut found = Vec::new();
    let facts = [
        (told, "5 a fact told, then unknown, loses its result"),
        (assumed, "5 an assumption withdrawn loses its result"),
    ];
    let not_known: &[&str] = match (scene.only, scene.seed % 4) {
        (Some(_), _) => &["unknown", "unknowable"],
        (None, 0) => &["unknowable"],
        (None, _) => &["unknown"],
    };
    for (facts, kind) in facts {
        for fact in scene.some(facts, 3) {
            let declared = scene.fact(fact);
            let kind = match declared.name.as_str() {
                "order" => "5 an order that is not known loses a result",
                "sealed.written" => "5 what is written, then unknown, loses its result",
                _ => kind,
            };
            // What cannot be known may come to a value that the vocabulary gives it.
            for not_known in not_known.iter().filter(|word| **word == "unknown" || can_be_unknowable(fact)) {
                let name = scene.decision.as_told(&declared.name);
                let ruling = scene.rulings.on(&with_what_came(scene, declared).with(&name, not_known));
                let after = match &*ruling {
                    Ok(after) => after,
                    // What is told of a colour cannot be ruled on while nobody knows who sealed: the message asks for it.
                    Err(faults) if asks_who_sealed(faults) => continue,
                    Err(_) if is_refused_anyhow(scene, declared, &name) => continue,
                    Err(faults) => {
                        let says = format!("{name}: {not_known}: {}", refused(faults));
                        found.push(Violation {
                            kind: "5 not knowing is refused",
                            fact: declared.name.clone(),
                            says,
                        });
                        continue;
                    }
                };
                let against_the_board =
                    scene.told.value(&name).is_some_and(|value| is_ruled_out(after, fact, value));
                if !scene.seals_alike(after) || against_the_board {
                    continue;
                }
                let had_one = base.len() == 1 && !base.contains(&Score::Silent);
                if had_one && results(after).is_none() {
                    let says = format!("{name}: {not_known}: had {}, is not about the result", shown(&base));
                    found.push(Violation { kind, fact: declared.name.clone(), says });
                } else if let Some(after) = results(after).filter(|after| !base.is_subset(after)) {
                    let says = format!("{name}: {not_known}: had {}, leaves {}", shown(&base), shown(&after));
                    found.push(Violation { kind, fact: declared.name.clone(), says });
                }
            }
        }
    }
    found
}

/// 6: what is not known adds no result when it is told, whether it is asked or not.
fn what_is_not_asked_adds_no_result(scene: &Scene) -> Vec<Violation> {
    let Some(base) = scene.results() else { return Vec::new() };
    let vocabulary = &library().rulebook.vocabulary;
    let asked: BTreeSet<_> = scene.decision.missing.iter().map(|missing| missing.fact).collect();
    let is_open = |fact: &FactId| match scene.decision.facts.known(*fact) {
        // Which moment came first is asked, and not at what second.
        Known::NotAsked | Known::Unknown | Known::Unknowable => scene.fact(*fact).kind != Type::Moment,
        Known::Told(_) | Known::Computed(_) | Known::Assumed(_) => false,
    };
    let open: Vec<_> = scene.bag.asked.iter().copied().filter(is_open).collect();
    let mut found = Vec::new();
    for fact in scene.some(open, 3) {
        let declared = vocabulary.fact(fact);
        let name = scene.decision.as_told(&declared.name);
        for value in told_values(declared) {
            let ruling = scene.rulings.on(&scene.told.with(&name, &value));
            let Ok(after) = &*ruling else { continue };
            let untreated = after.unregulated.contains(&fact) || after.not_held.contains(&fact);
            // What nobody told completes the normal course, and does not overturn it.
            let departs = *scene.decision.facts.known(fact) == Known::NotAsked
                && (untreated || overturns(scene.decision, after, fact));
            if !scene.seals_alike(after) || departs || is_ruled_out(scene.decision, fact, &value) {
                continue;
            }
            let Some(after) = results(after).filter(|after| !after.is_subset(&base)) else { continue };
            let kind = match scene.decision.facts.known(fact) {
                _ if asked.contains(&fact) => "6 an answer to a question adds a result",
                Known::NotAsked => "6 a fact not told nor asked adds a result",
                Known::Unknown => "6 a fact told unknown and not asked adds a result",
                Known::Unknowable => "6 a fact told unknowable adds a result",
                Known::Told(_) | Known::Computed(_) | Known::Assumed(_) => continue,
            };
            let says = format!("{name}: {value}: possible {}, gives {}", shown(&base), shown(&after));
            found.push(Violation { kind, fact: declared.name.clone(), says });
        }
    }
    found
}

/// 7: what is told unknowable is never asked.
fn what_cannot_be_known_is_never_asked(scene: &Scene) -> Vec<Violation> {
    let asked = |name: &&(String, String)| {
        let missing = &scene.decision.missing;
        let of_role = |id: FactId| {
            scene.decision.as_told(&scene.fact(id).name) == name.0 || scene.fact(id).name == name.0
        };
        name.1 == "unknowable" && missing.iter().any(|missing| of_role(missing.fact))
    };
    let unknowable = scene.told.facts.iter().filter(asked);
    unknowable
        .map(|(name, _)| Violation {
            kind: "7 what is told unknowable is asked",
            fact: name.clone(),
            says: format!("{name} is asked"),
        })
        .collect()
}

/// 8: another reading comes to what the ruling says of it.
fn another_reading_comes_to_what_is_said(scene: &Scene) -> Vec<Violation> {
    let mut found = Vec::new();
    for reading in &scene.decision.readings {
        let declared = scene.fact(reading.fact);
        for otherwise in &reading.otherwise {
            let choice = written(&declared.kind, &Value::Choice(otherwise.choice));
            let said = (otherwise.status, otherwise.result, otherwise.possible.clone());
            let says = match &*scene.rulings.on(&scene.told.with(&declared.name, &choice)) {
                Err(faults) => refused(faults),
                Ok(after) => {
                    let given = (after.status, after.result, after.possible.clone());
                    if said == given {
                        continue;
                    }
                    format!("{given:?}")
                }
            };
            let says = format!("{}: {choice}: said {said:?}, gives {says}", declared.name);
            found.push(Violation {
                kind: "8 another reading comes to something else",
                fact: declared.name.clone(),
                says,
            });
        }
    }
    found
}

/// So many completions are ruled on at most.
const COMPLETIONS: usize = 100;

/// The truths and choices that are told unknown, and who sealed where nobody knows.
fn choices_not_known(scene: &Scene) -> Vec<&'static Fact> {
    let vocabulary = &library().rulebook.vocabulary;
    let mut unknown: Vec<&'static Fact> = Vec::new();
    for (name, value) in &scene.told.facts {
        if !["unknown", "unknowable"].contains(&value.as_str()) || name == "order" {
            continue;
        }
        let Some(fact) = vocabulary.fact_named(name).map(|fact| vocabulary.fact(fact)) else { continue };
        // What cannot be known comes to the value that the vocabulary gives it.
        if value == "unknowable" && fact.unknowable.is_some() {
            continue;
        }
        match fact.kind {
            // What is not known of both players together is not known of each.
            _ if !fact.of_each.is_empty() => {
                let each = fact.of_each.iter().map(|each| vocabulary.fact(*each));
                unknown.extend(each.filter(|each| scene.told.value(&each.name).is_none()));
            }
            Type::Truth | Type::OneOf(_) => unknown.push(fact),
            // What is not enumerated every completion leaves as it is.
            Type::Duration
            | Type::Number
            | Type::Moment
            | Type::Date
            | Type::Hour
            | Type::Text
            | Type::Fen
            | Type::Moves => {}
        }
    }
    // Where nothing was sealed nobody has, and where that is open it is not asked who.
    let sealing = vocabulary.fact(vocabulary.fact_named("sealing.done").expect("sealing.done"));
    let is_sealed = scene.decision.facts.written(vocabulary, &sealing.name).as_deref() == Some("yes");
    if is_sealed && (scene.decision.sealer.is_none() || scene.decision.whoever_sealed) {
        let colour = vocabulary.fact(vocabulary.fact_named("sealer.colour").expect("sealer.colour"));
        if !unknown.iter().any(|fact| fact.name == colour.name) {
            unknown.push(colour);
        }
    }
    unknown
}

/// 9: the possible results are those of the completions of what is told unknown, each ruled on anew.
fn what_is_possible_is_what_completions_give(scene: &Scene) -> Vec<Violation> {
    let Some(base) = scene.results() else { return Vec::new() };
    let unknown = choices_not_known(scene);
    if unknown.is_empty() || unknown.len() > 4 {
        return Vec::new();
    }
    let mut all = vec![scene.told.clone()];
    for fact in &unknown {
        let values = told_values(fact);
        let id = library().rulebook.vocabulary.fact_named(&fact.name).expect("a fact");
        let values: Vec<_> =
            values.into_iter().filter(|value| !is_ruled_out(scene.decision, id, value)).collect();
        all = all.iter().flat_map(|told| values.iter().map(|value| told.with(&fact.name, value))).collect();
        if all.len() > COMPLETIONS {
            return Vec::new();
        }
    }
    let mut given = Results::new();
    let mut witness = None;
    for told in &all {
        let ruling = scene.rulings.on(told);
        let after = match &*ruling {
            Ok(after) => after,
            // Not one of the unknown facts but who sealed is then to be told.
            Err(faults) if asks_who_sealed(faults) => return Vec::new(),
            Err(_) => continue,
        };
        if !scene.seals_alike(after) && !unknown.iter().any(|fact| fact.name == "sealing.done") {
            return Vec::new();
        }
        let Some(after) = results(after) else { return Vec::new() };
        if witness.is_none() && !after.is_subset(&base) {
            witness = Some(told.clone());
        }
        given.extend(after);
    }
    let names: Vec<_> = unknown.iter().map(|fact| fact.name.as_str()).collect();
    let fact = names.join(", ");
    let says = format!("{fact}: possible {}, completions give {}", shown(&base), shown(&given));
    let witness = witness.map(|told| {
        let told: Vec<_> =
            names.iter().map(|name| format!("{name}: {}", told.value(name).unwrap_or("?"))).collect();
        format!(" ({})", told.join(", "))
    });
    let kind = match (base.is_subset(&given), given.is_subset(&base)) {
        (true, true) => return Vec::new(),
        _ if given.is_empty() => "9 no completion is accepted",
        (_, false) => "9 a completion gives what is not possible",
        (false, true) => "9 what is possible no completion gives",
    };
    vec![Violation { kind, fact: String::new(), says: says + &witness.unwrap_or_default() }]
}

/// A ruling about the result is open exactly where it names two results or more.
fn open_where_two_results_are_possible(scene: &Scene) -> Vec<Violation> {
    let Some(results) = scene.results() else { return Vec::new() };
    let is_open = scene.decision.status == Status::Open;
    if is_open == (results.len() > 1) && (is_open || scene.decision.missing.is_empty()) {
        return Vec::new();
    }
    vec![violation("10 open and possible do not agree", "status", &results, &Results::new())]
}
