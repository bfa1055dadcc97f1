//! Stage 4: from a case as told to accepted facts.
//!
//! In: a [`crate::engine::syntax::CaseFile`], the rulebook, an edition's program, `chess`. Out: [`Accepted`]: for each fact
//! its value and origin (told, computed, assumed), or why it has no value; or all diagnostics at once. Invariants: every
//! value fits its type, no told fact is dropped, no declared impossibility holds. Techniques: default assumptions in the
//! order declared; a timeline of difference constraints (`Timeline`). Must not know: rules and their conclusions.

mod accept;
mod assume;
mod colours;
mod computed;
mod done;
mod faults;
mod known;
mod later;
mod order;
mod propagate;
mod texts;
mod timeline;
mod told;

pub use accept::{Accepted, accept};
pub(crate) use accept::{Teller, accept_seated, tells_of_sealing};
pub(crate) use colours::speaks_of_colours_alone;
pub use computed::Sealed;
pub(crate) use computed::{
    game as game_told, history as history_told, language as language_told, position as position_told,
};
pub(crate) use done::{DONE, act_and_object, act_written, at_second, timed};
pub(crate) use faults::illegal_message;
pub(crate) use known::OpenDefault;
pub use known::{Facts, Known};
pub use later::Later;
pub(crate) use propagate::propagate;
pub(crate) use timeline::{OrderTold, Timeline};

pub(crate) use order::{ORDER, by_role, to_come, told_of};
pub use told::edition_for;
pub(crate) use told::edition_named;
