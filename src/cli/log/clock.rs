//! The time by the clock of the machine.

use jiff::{Timestamp, Unit};

/// The time by the clock of the machine, to the second.
pub(super) fn now() -> String {
    let now = Timestamp::now();
    now.round(Unit::Second).unwrap_or(now).to_string()
}
