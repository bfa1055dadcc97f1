//! Whether a board is one on which players do what a situation tells of them. Nothing is ruled by it.

use super::situation::Situation;
use crate::engine::chess::{Colour, Man, Position};
use crate::engine::decision::colour_of;
use crate::engine::model::Role;

/// Who resigns has so much less, in hundredths of a pawn.
const RESIGNS: i32 = -200;

/// Who is content with a draw has so much more at most.
const CONTENT: i32 = 150;

/// With fewer legal moves everybody knows which was sealed, envelope or none.
const CHOICE: usize = 6;

/// For so many half-moves nobody plays on without a capture or a pawn move, unless the count itself is told of.
const AIMLESS: u32 = 60;

/// After so many half-moves without a capture or a pawn move no king stands at home between its rooks.
const LONG: u32 = 80;

impl Situation<'_> {
    /// Whether the board, where there is one, is such that players resign, offer or agree to draws, wonder what was sealed, or
    /// have counted moves and repetitions, as is told.
    pub(super) fn is_likely(&self) -> bool {
        let Some(position) = self.said("position").and_then(|fen| Position::from_fen(&fen).ok()) else {
            return true;
        };
        let lead = |role: Role| self.decision.sealer.map(|sealer| ahead(&position, colour_of(role, sealer)));
        let by = |name: &str| self.said(name).as_deref().and_then(Role::from_word);
        let is = |name: &str, value: &str| self.said(name).as_deref() == Some(value);
        let can_mate = |role: Role| !is(&format!("{}.can_mate", role.as_str()), "no");
        let resigned = by("ended_before.by").filter(|_| is("ended_before.kind", "resignation"));
        // Who resigns to a player who cannot mate is ahead, and that is what is asked.
        let resigns = resigned.filter(|by| can_mate(by.other())).and_then(lead);
        let content = if is("ended_before.kind", "draw_agreed") || is("offer.answer", "accepted") {
            Role::BOTH.into_iter().filter_map(lead).max()
        } else {
            by("offer.by").and_then(lead)
        };
        let wondered = is("envelope.missing", "yes");
        let ends =
            |so| ["position.over", "sealed.ends_game", "reply.ends_game"].iter().any(|end| is(end, so));
        let stood = ends("fivefold");
        let counts = stood || ends("seventy_five");
        let counts = counts || self.said("claim.kind").is_some_and(|kind| kind != "none");
        resigns.is_none_or(|lead| lead <= RESIGNS)
            && content.is_none_or(|lead| lead <= CONTENT)
            && !(wondered && position.legal_moves().len() < CHOICE)
            && (counts || position.half_moves() < AIMLESS)
            && !(stood && has_mate(&position))
            && !(position.half_moves() >= LONG && stands_at_home(&position))
    }

    /// What is told or seen of a fact.
    pub(super) fn said(&self, name: &str) -> Option<String> {
        self.decision.facts.written(self.law.vocabulary(), name)
    }
}

/// By how much a player has more men than the other, in hundredths of a pawn.
fn ahead(position: &Position, colour: Colour) -> i32 {
    let worth = |man: Man| match man {
        Man::Pawn => 100,
        Man::Knight => 310,
        Man::Bishop => 325,
        Man::Rook => 500,
        Man::Queen => 930,
        Man::King => 0,
    };
    let men = position.men().into_iter();
    men.map(|(_, of, man)| if of == colour { worth(man) } else { -worth(man) }).sum()
}

/// Whether the player who has the move can give mate at once: nobody misses that time and again.
fn has_mate(position: &Position) -> bool {
    let mates = |after: Position| after.in_check() && after.legal_moves().is_empty();
    position.legal_moves().into_iter().any(|played| mates(position.after(played)))
}

/// Whether a king and a rook of its own stand where the game begins.
fn stands_at_home(position: &Position) -> bool {
    let men = position.men();
    let stands = |colour: Colour, man: Man, squares: &[&str]| {
        men.iter()
            .any(|(at, of, is)| *of == colour && *is == man && squares.contains(&at.to_string().as_str()))
    };
    stands(Colour::White, Man::King, &["e1"]) && stands(Colour::White, Man::Rook, &["a1", "h1"])
        || stands(Colour::Black, Man::King, &["e8"]) && stands(Colour::Black, Man::Rook, &["a8", "h8"])
}
