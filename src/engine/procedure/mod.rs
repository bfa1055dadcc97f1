//! Stage 6: a ruling -> what to do now, what to check, what the players may do, and what both clocks show.
//!
//! In: the findings of a ruling, the facts, the vocabulary's [`Procedure`](crate::engine::model::Procedure). Out: [`Course`]. Technique:
//! event calculus. What is told shows what holds in the hall (`hall`); a duty is *due* once its moment has come or a due act brings that
//! moment; a due start of a clock that lies behind is *presumed* and becomes a check (`course`); the steps are the due acts whose effects
//! do not hold yet, a bringer before what it brings (`order`); starts and stops of clocks make intervals (`clocks`).
//!
//! Invariants: a step's moment has come or an earlier step brings it; nothing is done that holds already; at most one clock runs.
//! Must not know: names of acts, moments and fluents; YAML, words.

mod clocks;
mod course;
mod hall;
mod invariants;
mod later;
mod ledger;
mod order;
mod usual;

pub(crate) use course::{Case, Course, acts_of, course};
pub(crate) use later::{EXCEEDED_BY, steps, violations, violations_since, with_outlook};
pub(crate) use usual::usual;
