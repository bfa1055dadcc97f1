//! Stage 2: trees -> the rulebook as meant.
//!
//! In: parsed vocabulary, edition and article files. Out: a [`Rulebook`], or every diagnostic at once.
//! Guaranteed afterwards: every name resolved, every clause typed, every comparison a difference, references between
//! rules without a cycle, `for each player` written out. From here on nothing fails.
//! Must not know: YAML, pest, chess, words.

mod alike;
mod amend;
mod assemble;
mod clauses;
mod conclusion;
mod declare;
mod durations;
mod edition_files;
mod exam;
mod exam_asked;
mod example;
mod expected;
mod fact;
mod fact_id;
mod formula;
mod known_by_name;
mod misconceptions;
mod moment;
mod numbers;
mod places;
mod references;
mod resumption;
mod rulebook;
mod values;
mod vocabulary;

pub use alike::WordDifference;
pub(crate) use alike::{alike, assumed_otherwise};
pub(crate) use assemble::check;
pub use conclusion::{Conclusion, Duty, Outcome, Verdict};
pub(crate) use durations::{UNITS, duration};
pub(crate) use edition_files::EditionFiles;
pub use exam::{Exam, ExamTopic};
pub use example::{Example, Expected, ExpectedSaying};
pub use fact::{Assumption, Fact, Matter, Role, Seat, Type, Value};
pub use fact_id::FactId;
pub use formula::{Difference, Expression, Formula, RuleIndex};
pub use moment::{Effect, Instant, Moment, MomentId, Order};
pub(crate) use moment::{before, ordered_by, together};
pub(crate) use numbers::rest_under;
pub use rulebook::{Article, Edition, Misconception, Place, Rule, Rulebook, Unless};
pub(crate) use values::{UNKNOWABLE, UNKNOWN, day, value_of};
pub use values::{duration_written, value_from, written};
pub use vocabulary::{Act, ActId, Party, State, StateId, Vocabulary};
pub(crate) use vocabulary::{Decides, Resumption, Step, Topic};
