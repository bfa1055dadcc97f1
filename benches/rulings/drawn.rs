//! Cases drawn by lot, no two alike: from eighteen facts, or of everything that turns out to be asked.

use std::collections::BTreeSet;
use std::error::Error;

use plica::Library;
use plica::engine::decision::{Decision, Status};
use plica::engine::model::{FactId, Type, Vocabulary};

/// Which facts of a case are told.
#[derive(Clone, Copy)]
pub(crate) enum Told {
    /// All of them.
    All,
    /// One in three is left out.
    Some,
    /// All of them, and whatever a rule that may apply asks beyond them: nothing is open.
    Everything,
}

/// Cases ready for `plica batch`.
pub(crate) struct Drawn {
    /// A case a line.
    pub(crate) lines: String,
    /// How many of the rulings are open.
    pub(crate) open: usize,
}

impl Drawn {
    /// These cases.
    pub(crate) fn of(library: &Library, edition: &str, lines: String) -> Result<Self, Box<dyn Error>> {
        let edition = library.rulebook.edition(edition).ok_or("no edition")?;
        let cases = lines.lines().map(|line| plica::case_from_json(line).ok_or("not a case"));
        let cases = cases.collect::<Result<Vec<_>, _>>()?;
        let rulings = cases.iter().filter_map(|case| library.decide(edition, case).ok());
        let open = rulings.filter(|decision| decision.status == Status::Open).count();
        Ok(Self { lines, open })
    }
}

/// A fact, and what it can be. What stands several times is drawn as many times more often.
type Fact = (&'static str, &'static [&'static str]);

const FACTS: [Fact; 18] = [
    ("sealed.reading", &["clear", "clear", "inexact", "ambiguous", "illegal", "unintelligible", "absent"]),
    ("sealed.ends_game", &["no", "no", "no", "checkmate", "stalemate"]),
    ("sealer.present", &["yes", "yes", "no"]),
    ("replier.present", &["yes", "yes", "no"]),
    ("sealer.late", &["0 min", "14 min", "45 min", "1 h 5 min"]),
    ("replier.late", &["0 min", "14 min", "45 min", "1 h 5 min"]),
    ("event.default_time", &["0 min", "15 min", "30 min", "1 h"]),
    ("envelope.missing", &["no", "no", "yes"]),
    ("envelope.opened", &["no", "yes"]),
    ("position.known", &["yes", "yes", "no"]),
    ("times.known", &["yes", "yes", "no"]),
    ("sealer.flag_fallen", &["no", "no", "no", "yes"]),
    ("replier.flag_fallen", &["no", "no", "no", "yes"]),
    ("sealer.can_mate", &["yes", "yes", "no"]),
    ("replier.can_mate", &["yes", "yes", "no"]),
    ("ended_before.kind", &["none", "none", "none", "draw_agreed", "resignation"]),
    ("offer.answer", &["none", "none", "none", "accepted", "declined_orally"]),
    ("reply.sealed", &["no", "no", "no", "yes"]),
];

/// Facts by their names, as drawn.
type Case = Vec<(String, String)>;

/// So many cases on which there is a ruling.
pub(crate) fn cases(
    library: &Library,
    edition: &str,
    count: usize,
    told: Told,
) -> Result<Drawn, Box<dyn Error>> {
    let edition = library.rulebook.edition(edition).ok_or("no edition")?;
    let decided = |case: &Case| {
        let case = plica::case_from_json(&line(case))?;
        // What cannot be true together has no ruling.
        library.decide(edition, &case).ok()
    };
    let mut dice = fastrand::Rng::with_seed(1974);
    let mut known = BTreeSet::new();
    let mut drawn = Drawn { lines: String::new(), open: 0 };
    while known.len() < count {
        let mut case = case(&mut dice, told);
        let Some(mut decision) = decided(&case) else { continue };
        let more = |decision: &Decision, dice: &mut _| match told {
            Told::Everything => first_asked(decision, &library.rulebook.vocabulary, dice),
            Told::All | Told::Some => None,
        };
        while let Some(fact) = more(&decision, &mut dice) {
            case.push(fact);
            let Some(next) = decided(&case) else { break };
            decision = next;
        }
        if matches!(told, Told::Everything) && !asked(&decision).is_empty() {
            continue;
        }
        let line = line(&case);
        if known.contains(&line) {
            continue;
        }
        drawn.open += usize::from(decision.status == Status::Open);
        drawn.lines.push_str(&line);
        drawn.lines.push('\n');
        known.insert(line);
    }
    Ok(drawn)
}

fn case(dice: &mut fastrand::Rng, told: Told) -> Case {
    let mut facts = Vec::with_capacity(FACTS.len());
    for (fact, values) in FACTS {
        let is_told = match told {
            Told::All | Told::Everything => true,
            Told::Some => dice.u8(..3) > 0,
        };
        if is_told && let Some(value) = dice.choice(values) {
            facts.push((fact.to_owned(), (*value).to_owned()));
        }
    }
    facts
}

fn line(case: &Case) -> String {
    let facts: Vec<_> = case.iter().map(|(fact, value)| format!(r#""{fact}": "{value}""#)).collect();
    format!("{{{}}}", facts.join(", "))
}

/// What is not known and may matter to the ruling or to a rule.
fn asked(decision: &Decision) -> Vec<FactId> {
    let missing = decision.missing.iter().map(|missing| missing.fact);
    missing.chain(decision.undetermined.iter().flat_map(|rule| rule.facts.iter().copied())).collect()
}

/// The first of these that can be told by itself, and a value of it.
fn first_asked(
    decision: &Decision,
    vocabulary: &Vocabulary,
    dice: &mut fastrand::Rng,
) -> Option<(String, String)> {
    asked(decision).into_iter().map(|fact| vocabulary.fact(fact)).find_map(|fact| {
        let value = match &fact.kind {
            Type::Truth => dice.choice(["yes", "no"])?.to_owned(),
            Type::OneOf(values) => dice.choice(values)?.clone(),
            Type::Number => dice.u8(..4).to_string(),
            Type::Duration => format!("{} min", dice.u8(..90)),
            Type::Moment => format!("{} min", dice.i8(-20..90)),
            Type::Text | Type::Date | Type::Hour | Type::Fen | Type::Moves => return None,
        };
        Some((fact.name.clone(), value))
    })
}
