//! The language server's answers: texts as they stand in an editor, and a place -> what an editor shows there.
//!
//! ```text
//! cursor ─ standing ─> keys and words before it ─ expected ─> what may stand there ─┬─ completion
//!                                                                                   └─ view: the thing named
//!                                                                                        ├─ hover, definition
//! files ─ mentions ─> every place that names a provision ─┬─ references                  │
//!       names ─> every place that names a fact, ..        └─ renaming: of a rule, of a name ─┘
//! diagnostics ─ findings, text_faults ─> the protocol's ─ fixes ─> what mends them
//! examples ─ ruling ─> the line above each, the ruling whole
//! files of words ─ messages ─ texts ─ message ─> what each speaks of, what is lacking
//! ```
//! In: texts, a byte, the last rulebook that loaded, the words. Out: the protocol's types.
//! Guaranteed: total, whatever stands in the texts. Must not know: disk, messages, in which order somebody types.

mod by_key;
mod case;
mod clause;
mod completion;
mod definition;
mod edits;
mod expected;
mod findings;
mod fixed_names;
mod fixes;
mod formatting;
mod hover;
mod keys;
mod kind;
mod mentions;
mod message;
mod names;
mod paths;
mod positions;
mod rename;
mod rename_name;
mod renaming;
mod ruling;
mod standing;
mod symbols;
mod text_faults;
mod texts;
mod view;
mod workspace_symbols;

pub(crate) use case::case_faults;
pub(crate) use completion::completion;
pub(crate) use definition::{definition, references};
pub(crate) use edits::{MessageRenamed, Refused};
pub(crate) use findings::{Findings, Showing};
pub(crate) use fixes::fixes;
pub(crate) use formatting::line_edit;
pub(crate) use hover::hover;
pub(crate) use kind::Kind;
pub(crate) use message::{message_completion, message_definition, message_hover};
pub(crate) use paths::{path_of, uri_of};
pub(crate) use positions::Encoding;
pub(crate) use renaming::{renamable, rename};
pub(crate) use ruling::{SHOW_RULING, lenses, ruling};
pub(crate) use symbols::symbols;
pub(crate) use text_faults::text_faults;
pub(crate) use view::View;
pub(crate) use workspace_symbols::workspace_symbols;
