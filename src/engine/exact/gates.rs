//! What a gate asks.

use crate::engine::program::{Atom, Circuit, Gate, GateId};

/// The atom of a gate that is one.
pub(super) fn atom(circuit: &Circuit, gate: GateId) -> Option<Atom> {
    match circuit.gates().get(gate.index())? {
        Gate::Atom(id) => circuit.atoms().get(id.index()).copied(),
        Gate::Not(_) | Gate::And(_) | Gate::Or(_) => None,
    }
}

/// The inputs of a gate.
pub(super) fn inputs(circuit: &Circuit, gate: GateId) -> &[GateId] {
    match circuit.gates().get(gate.index()) {
        Some(Gate::Not(input)) => std::slice::from_ref(input),
        Some(Gate::And(inputs) | Gate::Or(inputs)) => inputs,
        Some(Gate::Atom(_)) | None => &[],
    }
}
