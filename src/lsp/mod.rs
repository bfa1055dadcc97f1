//! The language server's answers: from the open texts and a position in them to what the editor shows there.
//!
//! ```text
//! cursor ─ standing ─> keys and words before it ─ keys, clause ─> what may stand there ─┬─ completion
//!                                                                                       └─ view: the thing named
//!                                                                                            ├─ hover, navigation
//! files ─ mentions ─> every place that names a provision ─┬─ navigation                      │
//!       ─ names ─> every place that names a fact, ..      └─ rename ─────────────────────────┘
//! diagnostics ─ findings, text_faults ─> the protocol's ─ fixes ─> what mends them
//! examples ─ hover ─> the line above each, the ruling whole
//! files of words ─ text_faults ─ message ─> what each speaks of, what is lacking
//! ```
//! In: texts, a byte, the last rulebook that loaded, the words. Out: the protocol's types.
//! Guaranteed: total, whatever stands in the texts. Must not know: disk, messages, the order of edits.

mod clause;
mod completion;
mod findings;
mod fixed_names;
mod fixes;
mod hover;
mod keys;
mod mentions;
mod message;
mod names;
mod navigation;
mod positions;
mod rename;
mod standing;
mod text_faults;
mod view;

pub(crate) use completion::completion;
pub(crate) use findings::{Findings, Showing, case_faults};
pub(crate) use fixes::fixes;
pub(crate) use hover::{SHOW_RULING, hover, lenses, ruling};
pub(crate) use keys::Kind;
pub(crate) use message::{message_completion, message_definition, message_hover};
pub(crate) use navigation::{definition, references, symbols, workspace_symbols};
pub(crate) use positions::{Encoding, line_edit, path_of, uri_of};
pub(crate) use rename::{MessageRenamed, Refused, renamable, rename};
pub(crate) use text_faults::text_faults;
pub(crate) use view::View;
