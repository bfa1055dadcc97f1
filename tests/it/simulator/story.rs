//! A story: what an arbiter tells at one moment, and what the law says then.

use super::chance::Chance;

/// What is told and what is expected.
#[derive(Debug, Clone)]
pub(super) struct Story {
    pub(super) kind: &'static str,
    /// What has happened, in words.
    pub(super) words: String,
    /// The case: facts with their values.
    pub(super) case: Vec<(String, String)>,
    pub(super) expected: Expected,
}

/// What the law says at the moment of the story.
#[derive(Debug, Clone)]
pub(super) struct Expected {
    pub(super) now: Steps,
    /// The clocks that should be running since an earlier minute, and of which it is not told.
    pub(super) check: Vec<&'static str>,
    pub(super) sealer: Shown,
    pub(super) replier: Shown,
    /// The results that the law allows; `open` where it turns on what is not told.
    pub(super) results: Vec<&'static str>,
}

/// What has to be done, in its order.
#[derive(Debug, Clone)]
pub(super) enum Steps {
    /// One of these lists; where the law leaves it open how much is a step of its own there are several.
    OneOf(Vec<Vec<&'static str>>),
    /// A list with this beginning that has nothing of the second.
    Begins(Vec<&'static str>, Vec<&'static str>),
}

impl Steps {
    pub(super) fn are(list: Vec<&'static str>) -> Self {
        Self::OneOf(vec![list])
    }

    pub(super) fn fit(&self, got: &[String]) -> bool {
        match self {
            Self::OneOf(lists) => lists.iter().any(|list| list == got),
            Self::Begins(first, never) => {
                got.get(..first.len()).is_some_and(|begin| first == begin)
                    && !got.iter().any(|act| never.contains(&act.as_str()))
            }
        }
    }
}

/// What a clock shows and whether it runs.
#[derive(Debug, Clone)]
pub(super) struct Shown {
    pub(super) figure: Figure,
    /// One of these; nothing is said where there is none.
    pub(super) runs: Vec<&'static str>,
}

/// The figure of a clock, in seconds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Figure {
    /// The story determines it.
    Is(u32),
    /// No figure, or one of this range.
    Within(u32, u32),
    /// What was used before is not told: no figure can be right.
    Unknown,
    Whatever,
}

impl Figure {
    pub(super) fn fits(self, got: Option<u64>) -> bool {
        match self {
            Self::Is(seconds) => got == Some(u64::from(seconds)),
            Self::Within(low, high) => {
                got.is_none_or(|got| (u64::from(low)..=u64::from(high)).contains(&got))
            }
            Self::Unknown => got.is_none(),
            Self::Whatever => true,
        }
    }
}

impl Shown {
    pub(super) fn whatever() -> Self {
        Self { figure: Figure::Whatever, runs: Vec::new() }
    }

    /// A clock that shows these minutes of somebody who told so many used.
    pub(super) fn at(used: Option<u32>, ran: u32, runs: &'static str) -> Self {
        let figure = used.map_or(Figure::Unknown, |used| Figure::Is(60 * (used + ran)));
        Self { figure, runs: vec![runs] }
    }
}

/// The two players of a story: their colours and the times they had used.
#[derive(Debug, Clone, Copy)]
pub(super) struct Players {
    pub(super) sealer_is_white: bool,
    pub(super) sealer_used: Option<u32>,
    pub(super) replier_used: Option<u32>,
    /// A position with a clear move, of a game that was played; else the colour of the sealer is told.
    pub(super) position: Option<(&'static str, &'static str)>,
    /// Facts are told of White and Black, not of sealer and replier.
    by_colour: bool,
    /// How durations are written.
    style: u32,
}

/// Positions when sessions ended, and the moves that were played next: world championships and candidates' tournaments.
const POSITIONS: [(&str, &str); 12] = [
    ("8/6pk/7p/5p2/5q1n/1P5P/P3Q1P1/2r2RK1 w - - 0 41", "Rxc1"),
    ("6k1/p6p/1p1rp1p1/2p2p2/2Pb1P2/P4RP1/3R2KP/8 w - - 0 41", "a4"),
    ("6k1/R5p1/7p/7P/p3P3/6P1/r4PK1/8 w - - 2 41", "g4"),
    ("8/4kpp1/7p/1p6/2b5/2Nn1P2/4BKPP/8 w - - 2 41", "Ke3"),
    ("2k5/2p5/4R3/1p1p1NP1/1r2P3/3b1KP1/8/8 w - - 0 41", "Ne7+"),
    ("8/1pN3k1/2n3pp/P1n5/P2b2P1/6B1/4B1K1/8 w - - 2 41", "a6"),
    ("8/1p3k1p/np2p3/n2p1p2/P2PP3/2K2PB1/7P/5B2 w - - 0 41", "Bd3"),
    ("6k1/5p2/p3p3/4n1P1/P2r4/6P1/R3BR2/1r5K w - - 2 41", "Kg2"),
    ("3R4/4p2p/1Pp1k3/2P1p1p1/6P1/K4P1P/8/r7 w - - 15 41", "Kb2"),
    ("6R1/2p5/ppr2k2/5p2/P1P4p/2K1P2P/5P2/8 w - - 4 41", "Rh8"),
    ("1r6/1nk2p2/7N/pR6/P5p1/6P1/5PP1/6K1 w - - 1 41", "Nxf7"),
    ("8/pp6/2n1k3/6pP/4K1P1/P7/1P4P1/8 w - - 0 41", "h6"),
];

impl Players {
    pub(super) fn drawn(chance: &mut Chance) -> Self {
        let position = chance.percent(25).then(|| chance.one_of(&POSITIONS));
        Self {
            sealer_is_white: position.is_some() || chance.percent(50),
            sealer_used: chance.percent(90).then(|| chance.between(60, 150)),
            replier_used: chance.percent(90).then(|| chance.between(60, 150)),
            position,
            by_colour: chance.percent(15),
            style: chance.between(0, 2),
        }
    }

    pub(super) fn without_position(chance: &mut Chance) -> Self {
        Self { position: None, ..Self::drawn(chance) }
    }

    /// The name of a fact of the sealer or the replier.
    pub(super) fn fact(&self, role: &str, name: &str) -> String {
        let is_white = (role == "sealer") == self.sealer_is_white;
        let colour = if is_white { "white" } else { "black" };
        format!("{}.{name}", if self.by_colour { colour } else { role })
    }

    /// The act as it is told: `start-clock replier`, `start-clock black`.
    pub(super) fn act(&self, act: &str) -> String {
        match act.split_once(' ') {
            Some((act, role @ ("sealer" | "replier"))) => {
                let fact = self.fact(role, "");
                format!("{act} {}", fact.trim_end_matches('.'))
            }
            Some(_) | None => act.to_owned(),
        }
    }

    pub(super) fn duration(&self, minutes: u32) -> String {
        match self.style {
            0 if minutes >= 60 && !minutes.is_multiple_of(60) => {
                format!("{} h {} min", minutes / 60, minutes % 60)
            }
            1 => format!("PT{minutes}M"),
            _ => format!("{minutes} min"),
        }
    }

    /// Who sealed, and the times used.
    pub(super) fn told(&self) -> Vec<(String, String)> {
        let colour = if self.sealer_is_white { "white" } else { "black" };
        let mut case = vec![match self.position {
            Some((position, _)) => ("position".to_owned(), position.to_owned()),
            None => ("sealer.colour".to_owned(), colour.to_owned()),
        }];
        for (role, used) in [("sealer", self.sealer_used), ("replier", self.replier_used)] {
            case.extend(used.map(|used| (self.fact(role, "time_used"), self.duration(used))));
        }
        case
    }

    pub(super) fn words(&self) -> String {
        let used =
            |used: Option<u32>| used.map_or("an unknown time".to_owned(), |used| format!("{used} min"));
        let (sealer, replier) = if self.sealer_is_white { ("White", "Black") } else { ("Black", "White") };
        format!(
            "{sealer} sealed ({}), {replier} replies ({})",
            used(self.sealer_used),
            used(self.replier_used)
        )
    }

    pub(super) fn sealer_wins(&self) -> &'static str {
        if self.sealer_is_white { "1-0" } else { "0-1" }
    }

    pub(super) fn replier_wins(&self) -> &'static str {
        if self.sealer_is_white { "0-1" } else { "1-0" }
    }
}
