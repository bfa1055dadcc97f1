//! Signs that are taken for one another on paper, as data, with the hands that confuse them.
//!
//! Three kinds. A sign that is none of notation where it stands is read as what it looks like. One that is notation, but
//! cannot stand there, is read so only if nothing else is understood. Two that can both stand there are never
//! exchanged: the other one is a note for the arbiter.

use super::language::Language;

/// Whose writing has a pair of signs that look alike.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Hands {
    /// Everybody's.
    Every,
    /// Those taught to begin the 1 with a long upstroke, which is not taught where English is spoken.
    Upstroke,
}

impl Hands {
    fn include(self, language: Option<Language>) -> bool {
        match self {
            Self::Every => true,
            Self::Upstroke => language != Some(Language::English),
        }
    }
}

/// What stands where a rank must stand and is none, with the rank it looks like.
const NO_RANKS: [(char, char); 9] = [
    ('l', '1'),
    ('I', '1'),
    ('|', '1'),
    ('!', '1'),
    ('Z', '2'),
    ('z', '2'),
    ('S', '5'),
    ('s', '5'),
    ('G', '6'),
];

/// Signs of notation out of their place, with those they look like.
const OUT_OF_PLACE: [(char, char); 5] = [('b', '6'), ('B', '8'), ('6', 'b'), ('9', 'g'), ('q', 'g')];

/// Signs that can stand for one another.
const ALIKE: [(char, char, Hands); 5] = [
    ('1', '7', Hands::Upstroke),
    ('3', '8', Hands::Every),
    ('a', 'd', Hands::Every),
    ('b', 'h', Hands::Every),
    ('c', 'e', Hands::Every),
];

/// The rank that a sign looks like which is none.
pub(super) fn rank_like(sign: char) -> Option<char> {
    NO_RANKS.iter().find(|(written, _)| *written == sign).map(|(_, rank)| *rank)
}

/// The texts in which one sign out of its place has been put right.
pub(super) fn in_place(text: &str) -> Vec<String> {
    let other = |sign: char| OUT_OF_PLACE.iter().find(|pair| pair.0 == sign).map(|pair| pair.1);
    exchanged(text, other).map(|(text, _)| text).collect()
}

/// One sign and the other that it may be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Doubted {
    /// The sign as it was read.
    pub written: char,
    /// What it may be.
    pub meant: char,
}

/// The texts in which one sign is another that looks like it, in the hand of a language.
pub(super) fn alike(text: &str, language: Option<Language>) -> Vec<(String, Doubted)> {
    let other = |sign: char| {
        let mut pairs = ALIKE.iter().filter(|(.., hands)| hands.include(language));
        let both = |(one, two, _): &(char, char, Hands)| {
            if sign == *one { Some(*two) } else { (sign == *two).then_some(*one) }
        };
        pairs.find_map(both)
    };
    exchanged(text, other).collect()
}

fn exchanged(text: &str, other: impl Fn(char) -> Option<char>) -> impl Iterator<Item = (String, Doubted)> {
    let changes =
        text.char_indices().filter_map(move |(place, written)| Some((place, written, other(written)?)));
    changes.map(|(place, written, meant)| {
        let changed = |(at, sign)| if at == place { meant } else { sign };
        (text.char_indices().map(changed).collect(), Doubted { written, meant })
    })
}
