//! A case with one contested text read otherwise than it is taken.

use crate::engine::facts::{Accepted, Known, draw};
use crate::engine::model::{FactId, Type, Value, Vocabulary};
use crate::engine::program::Program;

/// A case with one contested text read otherwise.
pub(super) struct Turned {
    /// The reading.
    pub(super) fact: FactId,
    /// The choice taken.
    pub(super) taken: u8,
    /// The other one.
    pub(super) choice: u8,
    /// The case so read.
    pub(super) accepted: Accepted,
}

/// A case under every other choice of each reading its edition asks.
pub(super) fn turned<'a>(
    vocabulary: &'a Vocabulary,
    program: &'a Program,
    accepted: &'a Accepted,
) -> impl Iterator<Item = Turned> + 'a {
    program.readings.iter().flat_map(move |fact| {
        let taken = match accepted.facts.value(*fact) {
            Some(Value::Choice(taken)) => Some(*taken),
            Some(Value::Truth(_) | Value::Amount(_) | Value::Text(_)) | None => None,
        };
        let count = match (&vocabulary.fact(*fact).kind, taken) {
            (Type::OneOf(values), Some(_)) => u8::try_from(values.len()).unwrap_or(u8::MAX),
            (_, _) => 0,
        };
        (0..count).filter(move |choice| Some(*choice) != taken).filter_map(move |choice| {
            let mut turned = accepted.clone();
            turned.facts.set(*fact, Known::Assumed(Value::Choice(choice)));
            // The line of time is another one only where the order of moments asks how the text is read.
            if program.order_asks(*fact) {
                draw(vocabulary, program, &mut turned.facts, &accepted.order).ok()?;
            }
            Some(Turned { fact: *fact, taken: taken?, choice, accepted: turned })
        })
    })
}
