//! The language server's answers: texts as they stand in an editor, and a place -> what an editor shows there.
//!
//! ```text
//! cursor ─ standing ─> keys and words before it ─ expected ─> what may stand there ─┬─ completion
//!                                                                                   └─ view: the thing named
//!                                                                                        ├─ hover, definition
//! files ─ mentions ─> every place that names a provision ─┬─ references                  │
//!                                                         └─ rename ─────────────────────┘
//! diagnostics ─ findings ─> the protocol's
//! ```
//! In: texts, a byte, the last rulebook that loaded, the words. Out: the protocol's types.
//! Guaranteed: total, whatever stands in the texts. Must not know: disk, messages, in which order somebody types.

mod by_key;
mod case;
mod clause;
mod completion;
mod definition;
mod expected;
mod findings;
mod formatting;
mod hover;
mod keys;
mod mentions;
mod paths;
mod positions;
mod rename;
mod standing;
mod symbols;
mod view;

pub(crate) use case::case_faults;
pub(crate) use completion::completion;
pub(crate) use definition::{definition, references};
pub(crate) use findings::{Findings, Showing};
pub(crate) use formatting::line_edit;
pub(crate) use hover::hover;
pub(crate) use paths::{path_of, uri_of};
pub(crate) use positions::Encoding;
pub(crate) use rename::{Refused, message_places, renamable, rename};
pub(crate) use symbols::symbols;
pub(crate) use view::View;
