//! Formulas over facts and rules, as literals of the solver.

use batsat::Lit;

use super::sat::{Encoding, Solver};
use crate::engine::model::{Formula, RuleIndex};
use crate::engine::program::{Atom, GateId, Program};

impl Solver<'_> {
    /// The literal of a formula over the facts and the rules of an encoded program. A reference to a rule means that the rule
    /// holds.
    pub(crate) fn formula(&mut self, program: &Program, copy: &Encoding, formula: &Formula) -> Lit {
        let holds = |rule: RuleIndex| program.rules.get(rule.index()).map(|gates| gates.holds);
        self.formula_by(copy, formula, &holds)
    }

    /// The same, but a reference to a rule means that the rule applies: it holds, and the game had not ended before it takes
    /// effect.
    pub(crate) fn formula_in_time(&mut self, program: &Program, copy: &Encoding, formula: &Formula) -> Lit {
        let applies = |rule: RuleIndex| program.rules.get(rule.index()).map(|gates| gates.applies);
        self.formula_by(copy, formula, &applies)
    }

    fn formula_by(
        &mut self,
        copy: &Encoding,
        formula: &Formula,
        gate: &dyn Fn(RuleIndex) -> Option<GateId>,
    ) -> Lit {
        match formula {
            Formula::And(parts) => {
                let lits: Vec<_> = parts.iter().map(|part| self.formula_by(copy, part, gate)).collect();
                self.all_of(&lits)
            }
            Formula::Or(parts) => {
                let lits: Vec<_> = parts.iter().map(|part| !self.formula_by(copy, part, gate)).collect();
                !self.all_of(&lits)
            }
            Formula::Not(part) => !self.formula_by(copy, part, gate),
            Formula::Holds(fact) => self.atom(Atom::Holds(*fact)),
            Formula::Is(fact, value) => self.value(*fact, *value),
            Formula::AtMost(difference) => self.atom(Atom::AtMost(*difference)),
            Formula::Applies(rule) => {
                gate(*rule).and_then(|gate| copy.lit(gate)).unwrap_or_else(|| !self.all_of(&[]))
            }
        }
    }
}
