//! The fields of the envelope's form as typed -> facts, and what stands on the envelope.

use crate::engine::chess::{Colour, Position};
use crate::engine::interview::{given, time_as_typed};
use crate::engine::model::{Type, Vocabulary};
use crate::engine::syntax::CaseFile;

/// What was typed, by the name of the field.
pub(super) struct Typed(Vec<(String, String)>);

impl Typed {
    /// Reads the part of an address behind the question mark.
    pub(super) fn read(raw: &str) -> Self {
        let pairs = form_urlencoded::parse(raw.as_bytes());
        let pairs = pairs.map(|(name, value)| (name.into_owned(), value.trim().to_owned()));
        Self(pairs.filter(|(_, value)| !value.is_empty()).collect())
    }

    /// Every field that is not left open.
    pub(super) fn all(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().map(|(name, value)| (name.as_str(), value.as_str()))
    }

    /// What a field holds; empty where it was left open.
    pub(super) fn get(&self, name: &str) -> &str {
        self.0.iter().rev().find(|(known, _)| known == name).map_or("", |(_, value)| value)
    }

    /// Whether something is typed in a field.
    pub(super) fn has(&self, name: &str) -> bool {
        !self.get(name).is_empty()
    }

    /// The position, where it is one.
    pub(super) fn position(&self) -> Option<Position> {
        Position::from_fen(self.get("position")).ok()
    }

    /// Who sealed: the side to move, or as told where there is no position.
    pub(super) fn sealer(&self) -> Option<Colour> {
        match (self.position(), self.get("sealer.colour")) {
            (Some(position), _) => Some(position.turn()),
            (None, "white") => Some(Colour::White),
            (None, "black") => Some(Colour::Black),
            (None, _) => None,
        }
    }

    /// The number of the sealed move: as typed, else that of the position.
    pub(super) fn move_number(&self) -> Option<String> {
        let typed = self.get("number");
        if typed.is_empty() {
            self.position().map(|position| position.move_number().to_string())
        } else {
            Some(typed.to_owned())
        }
    }

    /// Who offered a draw that is to be noted.
    pub(super) fn offerer(&self) -> Option<Colour> {
        match self.get("offer") {
            "white" | "white-declined" => Some(Colour::White),
            "black" | "black-declined" => Some(Colour::Black),
            _ => None,
        }
    }

    /// Whether the offer still waits for an answer.
    pub(super) fn offer_stands(&self) -> bool {
        ["white", "black"].contains(&self.get("offer"))
    }

    /// What the envelope bears, in the words of the rules.
    pub(super) fn borne(&self) -> Vec<&'static str> {
        let name = |colour| self.has(name_field(colour));
        let data = [
            ("names", Colour::BOTH.into_iter().all(name)),
            ("position", self.position().is_some()),
            ("times", self.has("white.time_used") && self.has("black.time_used")),
            ("sealer-name", self.sealer().is_some_and(name)),
            ("move-number", self.move_number().is_some()),
            ("draw-offer", self.offerer().is_some()),
            ("resumption-data", RESUMPTION.iter().all(|(field, ..)| self.has(field))),
        ];
        data.into_iter().filter(|(_, borne)| *borne).map(|(what, _)| what).collect()
    }

    /// The facts told: every field that is one, and what the offer comes to.
    pub(super) fn case(&self, vocabulary: &Vocabulary) -> CaseFile {
        let facts = self.0.iter().filter_map(|(name, value)| {
            let fact = vocabulary.fact(vocabulary.fact_named(name)?);
            let value = if fact.kind == Type::Duration { time_as_typed(value) } else { value.clone() };
            (!name.starts_with("envelope.")).then(|| given(name, &value))
        });
        let mut case = CaseFile { facts: facts.collect(), about: Vec::new() };
        case.facts.push(given("offer.standing", if self.offer_stands() { "yes" } else { "no" }));
        // An offer to be noted was made as the rules want it, on the board, before the move was sealed.
        case.facts.push(given("offer.moment", if self.offerer().is_some() { "after_move" } else { "none" }));
        let mut names = Vec::new();
        case.facts.retain(|told| {
            let new = !names.contains(&told.fact.value);
            names.push(told.fact.value.clone());
            new
        });
        case
    }
}

/// The field of a player's name.
pub(super) fn name_field(colour: Colour) -> &'static str {
    match colour {
        Colour::White => "white.name",
        Colour::Black => "black.name",
    }
}

/// The fields of the resumption: name, kind, words.
pub(super) const RESUMPTION: [(&str, &str, &str); 3] = [
    ("resumption.date", "date", "web-envelope-date"),
    ("resumption.time", "time", "web-envelope-time"),
    ("resumption.place", "text", "web-envelope-place"),
];
