//! What stands in a page in place of what differs between cases that are alike to the rules.

use crate::engine::facts::Known;
use crate::engine::model::Value;

/// The amounts told in a case, as they stand in a page.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Amounts {
    /// They stand there.
    Written,
    /// A gap stands there.
    LeftOpen,
}

impl Amounts {
    /// Whether what is known of a fact is an amount that is left open.
    pub(crate) fn leaves_open(self, known: &Known) -> bool {
        let is_amount = matches!(known, Known::Told(Value::Amount(_)) | Known::Computed(Value::Amount(_)));
        self == Self::LeftOpen && is_amount
    }

    /// What is known of a fact as far as the page tells it.
    pub(crate) fn as_written(self, known: &Known) -> Known {
        match (self.leaves_open(known), known) {
            (true, Known::Told(_)) => Known::Told(Value::Amount(0)),
            (true, Known::Computed(_)) => Known::Computed(Value::Amount(0)),
            (_, known) => known.clone(),
        }
    }
}
