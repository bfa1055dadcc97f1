//! What stands on a paper, as it is handed down: `~~Af3~~ Ae3` is a record that was struck out and one that was not.

/// A part of what is on the paper.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Inked<'t> {
    /// It stands; a `?` in it is a sign of which nothing can be made, or a comment.
    Written(&'t str),
    /// It is struck out.
    Struck(&'t str),
    /// A scribble, of which nothing can be made; what follows it is written on.
    Scribble,
}

/// The parts of a text in their order, with the spaces around them; one that is written may be empty.
#[must_use]
pub fn inked(text: &str) -> Vec<Inked<'_>> {
    let marks = text.matches("~~").count();
    let mut parts = Vec::new();
    for (index, part) in text.split("~~").enumerate() {
        // The last of an odd number strikes nothing out: it is a scribble, and what follows it is still written.
        if marks % 2 == 1 && index == marks {
            parts.extend([Inked::Scribble, Inked::Written(part)]);
        } else {
            parts.push(if index % 2 == 0 { Inked::Written(part) } else { Inked::Struck(part) });
        }
    }
    parts
}
