//! Stage 4: a case as told -> facts as accepted.
//!
//! In: a [`crate::engine::syntax::CaseFile`], the rulebook, an edition's program, chess. Out: [`Accepted`] facts, each with
//! where it comes from (told, computed, assumed) or why it is not known; or every diagnostic at once.
//! Guaranteed afterwards: every value fits its type, nothing told was dropped, no impossibility holds.
//! Must not know: rules and their conclusions.

mod accept;
mod assume;
mod colours;
mod computed;
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
pub(crate) use faults::illegal_message;
pub(crate) use known::OpenDefault;
pub use known::{Facts, Known};
pub use later::Later;
pub(crate) use propagate::propagate;
pub(crate) use timeline::{OrderTold, Timeline};

pub(crate) use order::ORDER;
pub use told::edition_for;
pub(crate) use told::edition_named;
