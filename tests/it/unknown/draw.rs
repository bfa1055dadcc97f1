//! Cases drawn by lot, with facts that are not known among those told.

use plica::Library;
use plica::engine::model::{Edition, Fact, FactId, Type, Value, Vocabulary, written};

use super::told::Told;
use crate::drawn::{facts_of, values_of};
use crate::examples::library;
use crate::play::Dice;

/// What is drawn from: the facts the rules of an edition ask, all facts, and the cases of its examples.
pub(crate) struct Bag {
    pub(crate) edition: &'static Edition,
    /// The facts that rules ask and that are told by role.
    pub(crate) asked: Vec<FactId>,
    /// All facts but texts and what a case is called by.
    all: Vec<FactId>,
    examples: Vec<Told>,
    /// Positions with what is written in the envelope.
    written: Vec<Vec<(String, String)>>,
    /// Whether some facts of roles are told of White or Black instead.
    pub(crate) in_colours: bool,
}

/// Names whose values are texts of their own, or not facts of the game.
fn is_told(fact: &Fact) -> bool {
    use plica::engine::model::Seat;
    !matches!(fact.kind, Type::Text | Type::Date | Type::Hour | Type::Fen | Type::Moves)
        && !matches!(fact.seat, Some(Seat::White | Seat::Black))
        && fact.name != "sealer.colour"
        && fact.name != "moves_completed"
}

/// Positions and records beside those of the examples.
const RECORDS: [[&str; 2]; 4] = [
    ["6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 41", "Ra7"],
    ["6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 41", "Ra8"],
    ["6k1/5ppp/8/8/1Q6/b5Q1/8/6K1 w - - 0 41", "Qb8"],
    ["4k3/7p/8/8/8/5N2/2N4P/4K3 w - - 0 41", "Nd4"],
];

impl Bag {
    pub(crate) fn of(edition: &'static Edition) -> Self {
        let library = library();
        let vocabulary = &library.rulebook.vocabulary;
        let asked = facts_of(library, edition).into_iter().filter(|fact| is_told(vocabulary.fact(*fact)));
        let all = vocabulary.facts().filter(|(_, fact)| is_told(fact)).map(|(id, _)| id);
        let examples: Vec<_> = edition
            .articles
            .iter()
            .flat_map(|article| &article.examples)
            .map(|example| Told::of(&example.given))
            .collect();
        let mut written: Vec<_> = RECORDS
            .iter()
            .map(|[position, written]| {
                let own = |name: &str, value: &str| (name.to_owned(), value.to_owned());
                vec![own("position", position), own("sealed.written", written), own("sealed.language", "en")]
            })
            .collect();
        for told in &examples {
            let kept = ["position", "sealed.written", "sealed.language", "history"];
            let facts: Vec<_> =
                told.facts.iter().filter(|(name, _)| kept.contains(&name.as_str())).cloned().collect();
            if facts.iter().any(|(name, _)| name == "position") && !written.contains(&facts) {
                written.push(facts);
            }
        }
        Self { edition, asked: asked.collect(), all: all.collect(), examples, written, in_colours: false }
    }

    /// A case that can be ruled on.
    pub(crate) fn draw(&self, library: &Library, dice: &mut Dice) -> Told {
        loop {
            let mut told = self.attempt(library, dice);
            // What cannot be together goes, one fact after another.
            for _ in 0..told.facts.len() {
                if told.decide(library, self.edition).is_ok() {
                    return told;
                }
                let place = dice.below(told.facts.len());
                told.facts.remove(place);
            }
        }
    }

    fn attempt(&self, library: &Library, dice: &mut Dice) -> Told {
        let mut told = match dice.below(10) {
            0..4 => self.examples[dice.below(self.examples.len())].clone(),
            4..6 => Told { facts: self.written[dice.below(self.written.len())].clone(), about: Vec::new() },
            _ => Told::default(),
        };
        told.facts.retain(|(name, _)| name != "edition" && name != "event.began");
        let is_example = !told.facts.is_empty();
        if is_example {
            // Something told is not known after all.
            for _ in 0..dice.below(3) {
                let place = dice.below(told.facts.len());
                let (name, value) = &mut told.facts[place];
                let fact = library.rulebook.vocabulary.fact_named(name);
                if fact.is_some_and(|fact| is_told(library.rulebook.vocabulary.fact(fact))) || name == "order"
                {
                    not_known(dice).clone_into(value);
                }
            }
        }
        let more = if is_example { dice.below(5) } else { 2 + dice.below(8) };
        for _ in 0..more {
            let from = if dice.below(12) == 0 { &self.all } else { &self.asked };
            let vocabulary = &library.rulebook.vocabulary;
            let mut fact = vocabulary.fact(from[dice.below(from.len())]);
            if self.in_colours && dice.below(6) == 0 {
                fact = in_colours(vocabulary, fact, dice).unwrap_or(fact);
            }
            if told.value(&fact.name).is_none() {
                let value = if dice.below(3) == 0 {
                    not_known(dice).to_owned()
                } else {
                    let values = values_of(fact);
                    written(&fact.kind, &values[dice.below(values.len())])
                };
                told = told.with(&fact.name, &value);
            }
        }
        who_and_when(library, dice, &mut told);
        told
    }
}

/// Who sealed, in which order, how contested texts are read, and what is asked.
fn who_and_when(library: &Library, dice: &mut Dice, told: &mut Told) {
    let vocabulary = &library.rulebook.vocabulary;
    if told.value("position").is_none() && told.value("sealer.colour").is_none() {
        let colour = ["white", "white", "white", "white", "black", "unknown", "unknowable"];
        if let Some(colour) = colour.get(dice.below(10)) {
            *told = told.with("sealer.colour", colour);
        }
    }
    if told.value("order").is_none() {
        let moments: Vec<_> = vocabulary.moments().map(|(_, moment)| moment.name.as_str()).collect();
        let [one, other] = [(); 2].map(|()| moments[dice.below(moments.len())]);
        match dice.below(20) {
            0 if one != other => *told = told.with("order", &format!("{one}, {other}")),
            1 | 2 => *told = told.with("order", "unknown"),
            3 => *told = told.with("order", "unknowable"),
            _ => {}
        }
    }
    if dice.below(15) == 0 {
        let readings: Vec<_> = vocabulary.facts().filter(|(_, fact)| fact.is_reading()).collect();
        let (_, fact) = readings[dice.below(readings.len())];
        let values = values_of(fact);
        *told = told.with(&fact.name, &written(&fact.kind, &values[dice.below(values.len())]));
    }
    let matters = vocabulary.matters();
    told.about = match dice.below(10) {
        0..6 => vec!["result".to_owned()],
        6 => matters.to_vec(),
        7 => vec!["result".to_owned(), matters[dice.below(matters.len())].clone()],
        _ => Vec::new(),
    };
    told.about.dedup();
}

/// The same fact told of White or Black, where it is one of a role.
fn in_colours<'v>(vocabulary: &'v Vocabulary, fact: &Fact, dice: &mut Dice) -> Option<&'v Fact> {
    let (role, rest) = fact.name.split_once('.')?;
    let colour = ["white", "black"][dice.below(2)];
    let named = vocabulary.fact_named(&format!("{colour}.{rest}"))?;
    ["sealer", "replier"].contains(&role).then(|| vocabulary.fact(named))
}

/// Not known yet, or not to be known.
fn not_known(dice: &mut Dice) -> &'static str {
    if dice.below(4) == 0 { "unknowable" } else { "unknown" }
}

/// The values of a fact that somebody may tell, as they are written.
pub(crate) fn told_values(fact: &Fact) -> Vec<String> {
    let mut values = values_of(fact);
    if fact.kind == Type::Duration {
        values.push(Value::Amount(60));
    }
    values.iter().map(|value| written(&fact.kind, value)).collect()
}
