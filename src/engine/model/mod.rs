//! Stage 2: trees -> the rulebook as meant.
//!
//! In: parsed vocabulary, edition and article files. Out: a [`Rulebook`], or every diagnostic at once (`assemble::check`).
//!
//! Technique: name resolution and type checking over interned ids (`FactId`, `MomentId`, `RuleIndex`); amendments are applied to the
//! trees before they are resolved (`amend`), so that no later stage knows of them.
//!
//! Invariants: every name resolved, every clause typed, every comparison a difference, references between rules without a cycle,
//! `for each player` written out. From here on nothing fails. Must not know: YAML, pest, chess, words.

mod amend;
mod assemble;
mod clauses;
mod declare;
mod fact;
mod moment;
mod procedure;
mod references;
mod rulebook;
mod training;
mod values;
mod vocabulary;

pub(crate) use amend::EditionFiles;
pub(crate) use assemble::check;
pub use declare::WordDifference;
pub(crate) use declare::{alike, assumed_otherwise};
pub use fact::{
    ActId, Assumption, Difference, Expression, Fact, FactId, Formula, Matter, Role, RuleIndex, Seat, Type,
    Value,
};
pub use moment::{Effect, Instant, Moment, MomentId, Order};
pub(crate) use moment::{before, ordered_by, together};
pub(crate) use procedure::{Closing, CourseMoment, Effects, Event, Procedure, Whose};
pub use procedure::{FluentId, Timing};
pub(crate) use rulebook::rest_under;
pub use rulebook::{
    Article, Caveat, Conclusion, Duty, Edition, Exam, ExamTopic, Example, Expected, ExpectedSaying, Gap,
    Misconception, Outcome, Place, Rule, Rulebook, Unless, Verdict,
};
#[cfg(test)]
pub(crate) use values::DURATIONS;
pub(crate) use values::{
    HALF, ONE, UNITS, UNKNOWABLE, UNKNOWN, day, duration, hour, hour_written, is_not_known, is_unknowable,
    value_of, wanted,
};
pub use values::{duration_written, value_from, written};
pub use vocabulary::{Act, Party, State, StateId, Vocabulary};
pub(crate) use vocabulary::{Decides, KnownByName, Resumption, Step, Taught, Topic};
