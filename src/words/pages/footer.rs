//! The last line of a page: by which version of the program it was made, from which rulebook, in whose words.

use crate::engine::record::ENGINE;
use crate::words::phrases::words::{Args, Words};

/// So many digits of a digest are shown on paper: nobody finds another text with the same ones.
const SHOWN: usize = 16;

/// The footer of this name, or that for words which are not plica's.
pub(crate) fn footer(words: &Words, id: &str, rulebook: &str, more: &Args) -> String {
    let own = format!("{id}-other-words");
    let id = if words.are_built_in() { id } else { &own };
    let made = [("engine", ENGINE), ("rulebook", short(rulebook)), ("words", short(words.digest()))];
    words.say(id, &[&made, more].concat())
}

/// A digest as it is shown on paper.
pub(crate) fn short(digest: &str) -> &str {
    digest.get(..SHOWN).unwrap_or(digest)
}
