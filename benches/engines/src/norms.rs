//! The norms asked about, and which of them apply: the answer every engine has to give.

use std::fmt;

/// A norm that settles the result of an adjourned game under FIDE 2014.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[expect(missing_docs, reason = "they are the norms of `rules/fide-2014`")]
pub enum Norm {
    E8a,
    E8b,
    E8c,
    E9aPlay,
    E9b,
    E9bPlay,
    E9cWaiting,
    E9cPlay,
    E9cMate,
    E9cStalemate,
    E10Sealer,
    E10Replier,
    E10Both,
    E11Otherwise,
    E12a,
    E12b,
    E12bKept,
}

/// The article of defects of the sealed move.
pub const DEFECTS: &[Norm] = &[Norm::E8a, Norm::E8b, Norm::E8c];

/// The articles of lateness, absence and the lost envelope, as far as they settle the result.
pub const LATENESS: &[Norm] = &[
    Norm::E9aPlay,
    Norm::E9b,
    Norm::E9bPlay,
    Norm::E9cWaiting,
    Norm::E9cPlay,
    Norm::E9cMate,
    Norm::E9cStalemate,
    Norm::E10Sealer,
    Norm::E10Replier,
    Norm::E10Both,
    Norm::E11Otherwise,
    Norm::E12a,
    Norm::E12b,
    Norm::E12bKept,
];

impl Norm {
    /// Its name in every port.
    pub fn name(self) -> &'static str {
        match self {
            Self::E8a => "E_8_a",
            Self::E8b => "E_8_b",
            Self::E8c => "E_8_c",
            Self::E9aPlay => "E_9_a_play",
            Self::E9b => "E_9_b",
            Self::E9bPlay => "E_9_b_play",
            Self::E9cWaiting => "E_9_c_waiting",
            Self::E9cPlay => "E_9_c_play",
            Self::E9cMate => "E_9_c_mate",
            Self::E9cStalemate => "E_9_c_stalemate",
            Self::E10Sealer => "E_10_sealer",
            Self::E10Replier => "E_10_replier",
            Self::E10Both => "E_10_both",
            Self::E11Otherwise => "E_11_otherwise",
            Self::E12a => "E_12_a",
            Self::E12b => "E_12_b",
            Self::E12bKept => "E_12_b_kept",
        }
    }

    /// The norm of a name.
    pub fn named(name: &str) -> Option<Self> {
        DEFECTS.iter().chain(LATENESS).copied().find(|norm| norm.name() == name)
    }
}

/// Which norms apply: a bit a norm.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct Applying(u32);

impl Applying {
    /// With this norm.
    #[must_use]
    pub fn and(self, norm: Norm) -> Self {
        Self(self.0 | 1 << norm as u32)
    }
}

impl FromIterator<Norm> for Applying {
    fn from_iter<I: IntoIterator<Item = Norm>>(norms: I) -> Self {
        norms.into_iter().fold(Self::default(), Self::and)
    }
}

impl fmt::Debug for Applying {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let applying = DEFECTS.iter().chain(LATENESS).filter(|norm| self.0 & (1 << **norm as u32) != 0);
        f.debug_set().entries(applying.map(|norm| norm.name())).finish()
    }
}
