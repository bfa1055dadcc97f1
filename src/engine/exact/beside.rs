//! Whether two completions that differ in some facts alone differ in what follows.
//!
//! A case beside the first shares every gate that does not ask these facts with it, so that only what stands between them and
//! what is asked is searched. What is said of it counts only while it is asked about.

use batsat::Lit;
use rustc_hash::FxHashMap;

use super::completions::{Case, Completions};
use super::left_open::atom;
use crate::engine::model::{FactId, Vocabulary};
use crate::engine::program::{GateId, Program};

/// A case beside the first.
struct Beside<'a> {
    case: Case,
    /// The facts in which it may differ.
    freed: &'a [FactId],
    /// It counts only while this holds.
    only_if: Lit,
    /// The literals of the gates that may differ, by their places among the open ones.
    lits: FxHashMap<usize, Lit>,
}

impl Completions {
    /// Whether two completions that differ in these facts alone differ in one of these gates.
    pub(super) fn can_differ(
        &mut self,
        vocabulary: &Vocabulary,
        program: &Program,
        freed: &[FactId],
        gates: &[GateId],
    ) -> bool {
        let only_if = self.fresh(true);
        self.beside += 1;
        let (case, places) = (self.beside, self.places.len());
        let mut beside = Beside { case, freed, only_if, lits: FxHashMap::default() };
        self.encode_beside(program, &mut beside);
        let mut differ = vec![!only_if];
        for gate in gates {
            let Some(place) = self.place(*gate) else { continue };
            if let (Some(one), Some(other)) = (self.lits.get(place).copied(), beside.lits.get(&place)) {
                let either = self.differ(one, *other);
                differ.push(either);
            }
        }
        let can = differ.len() > 1 && {
            self.bind(vocabulary, program, &beside);
            self.require(differ);
            self.search(&[only_if])
        };
        // The case beside has served.
        self.require(vec![!only_if]);
        self.comparisons.retain(|comparison| comparison.only_if.is_none());
        self.known.retain(|edge| edge.statement.is_none());
        self.places.truncate(places);
        can
    }

    /// The gates of the case beside that may differ.
    fn encode_beside(&mut self, program: &Program, beside: &mut Beside) {
        for place in 0..self.open.gates.len() {
            let Some(gate) = self.open.gates.get(place).copied() else { continue };
            let lit = match atom(&program.circuit, gate) {
                Some(atom) if beside.freed.iter().any(|fact| atom.speaks_of(*fact)) => {
                    let lit = self.fresh(true);
                    self.name(atom, lit, beside.freed, (beside.case, Some(beside.only_if)));
                    lit
                }
                Some(_) => continue,
                None => {
                    let inputs = program.circuit.inputs(gate);
                    let mut places = inputs.iter().filter_map(|input| self.place(*input));
                    if !places.any(|place| beside.lits.contains_key(&place)) {
                        continue;
                    }
                    let known = &beside.lits;
                    let lit = |all: &Self, gate| {
                        let place = all.place(gate)?;
                        known.get(&place).or_else(|| all.lits.get(place)).copied()
                    };
                    self.gate(program, place, &lit).unwrap_or(self.yes)
                }
            };
            beside.lits.insert(place, lit);
        }
    }

    /// What holds in every completion holds in the case beside.
    fn bind(&mut self, vocabulary: &Vocabulary, program: &Program, beside: &Beside) {
        let Beside { case, freed, only_if, lits } = beside;
        for gate in &program.impossible {
            if let Some(lit) = self.place(*gate).and_then(|place| lits.get(&place)) {
                self.require(vec![!*only_if, !*lit]);
            }
        }
        let values = self.values.iter().filter(|(fact, _)| freed.contains(fact));
        for (fact, of_first) in values.cloned().collect::<Vec<_>>() {
            let own = of_first.into_iter().map(|(value, lit)| {
                let place = self.lits.iter().position(|known| *known == lit);
                let own = place.and_then(|place| lits.get(&place)).copied();
                (value, own.unwrap_or_else(|| self.fresh(true)))
            });
            let own: Vec<_> = own.collect();
            self.exclude(vocabulary, fact, &own, Some(*only_if));
        }
        for difference in self.open.known.clone() {
            if [difference.left, difference.right].into_iter().flatten().any(|fact| freed.contains(&fact)) {
                let edge = self.edge(difference, freed, *case, Some(*only_if));
                self.known.push(edge);
            }
        }
    }

    /// A literal that holds only when two others differ.
    fn differ(&mut self, one: Lit, other: Lit) -> Lit {
        let differ = self.fresh(true);
        self.require(vec![!differ, one, other]);
        self.require(vec![!differ, !one, !other]);
        differ
    }
}
