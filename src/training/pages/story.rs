//! What makes a situation a story: who plays, where, at what hour the game is to go on. Taken by chance from lists of the
//! language, the same for the same question; no law asks about any of it.

use crate::training::names::number_of_texts;
use crate::words::phrases::words::Words;

/// Who plays where, and when.
pub(super) struct Story {
    /// White and Black, by name.
    pub(super) players: [String; 2],
    /// The hall.
    pub(super) hall: String,
    /// The hour set for the resumption, in minutes from midnight.
    hour: u32,
    /// In which of the ways that the language has a thing is told.
    chance: u64,
}

/// Hours at which sessions begin, in minutes from midnight: so early that what follows is on the same day.
const HOURS: [u32; 5] = [9 * 60, 9 * 60 + 30, 15 * 60, 15 * 60 + 30, 16 * 60];
/// The last minute of a day.
const MIDNIGHT: u32 = 24 * 60 - 1;

impl Story {
    /// The story of a question, by its name; none where the language has no lists.
    pub(super) fn of(words: &Words, id: &str) -> Option<Self> {
        let mut chance = number_of_texts(std::iter::once(id)) >> 8;
        let list = |name: &str| -> Vec<String> {
            let told = words.say(name, &[]);
            told.split(';').map(|one| one.trim().to_owned()).filter(|one| !one.is_empty()).collect()
        };
        let mut players = list("story-players");
        let white = taken(&mut chance, &mut players)?;
        let black = taken(&mut chance, &mut players)?;
        let hall = taken(&mut chance, &mut list("story-halls"))?;
        let hour = taken(&mut chance, &mut HOURS.to_vec())?;
        Some(Self { players: [white, black], hall, hour, chance })
    }

    /// What the clock of the hall shows so many seconds after the hour set; none where no clock shows it to the minute, or
    /// the day is over.
    pub(super) fn clock(&self, words: &Words, late: i64) -> Option<String> {
        let minutes = u32::try_from(late).ok().filter(|late| late % 60 == 0)? / 60;
        let shown = Some(self.hour + minutes).filter(|shown| *shown <= MIDNIGHT)?;
        let (hour, minute) = ((shown / 60).to_string(), format!("{:02}", shown % 60));
        Some(words.say("story-clock", &[("hour", &hour), ("minute", &minute)]))
    }

    /// One of the ways in which a thing is told.
    pub(super) fn way(&self, ways: &[&'static str]) -> Option<&'static str> {
        taken(&mut self.chance.clone(), &mut ways.to_vec())
    }
}

/// One of a list by chance, which is then left for others.
fn taken<T>(chance: &mut u64, from: &mut Vec<T>) -> Option<T> {
    let count = u64::try_from(from.len()).ok()?;
    let place = usize::try_from(chance.checked_rem(count)?).ok()?;
    *chance /= count;
    Some(from.remove(place))
}
