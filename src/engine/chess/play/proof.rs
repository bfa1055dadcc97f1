//! The proof that a setting is what is wanted: the reader of moves, and what it says of the end of the game.

use super::scene::{Proposal, Scene};
use super::wanted::{Slip, Wanted};
use crate::engine::chess::desk::Written;
use crate::engine::chess::deviation::Deviation;
use crate::engine::chess::ends::{EndsGame, ended_before, ends_game};
use crate::engine::chess::language::Language;
use crate::engine::chess::read::read;
use crate::engine::chess::reading::{Notation, Reading, ReadingKind};
use crate::engine::chess::reason::NearKind;
use crate::engine::chess::spelling::Style;

/// Whether such a move is written in that system by players of that language.
pub(super) fn is_written(wanted: Wanted, language: Language, notation: Notation) -> bool {
    let usual = matches!(wanted, Wanted::Plain | Wanted::PlainCapture | Wanted::Checkmate | Wanted::Pinned);
    match notation {
        Notation::Algebraic => true,
        Notation::Descriptive => usual && Style::descriptive(language).is_some(),
        Notation::Numeric => usual && wanted != Wanted::Pinned,
    }
}

/// Whether the reader takes the record as wanted, in a game that is not over.
pub(super) fn holds(scene: &Scene<'_>, wanted: Wanted, proposal: &Proposal) -> bool {
    let written =
        Written { text: &proposal.written, language: Some(scene.language), notation: Some(scene.notation) };
    let reading = read(scene.position, &written, None);
    is_read_so(wanted, &reading, proposal)
        && ends_so(scene, wanted, proposal)
        && ended_before(scene.position, None, false).ends == Some(EndsGame::No)
}

fn is_read_so(wanted: Wanted, reading: &Reading, proposal: &Proposal) -> bool {
    match wanted {
        Wanted::Plain
        | Wanted::PlainCapture
        | Wanted::Checkmate
        | Wanted::Stalemate
        | Wanted::DeadPosition
        | Wanted::BareKing(_) => {
            reading.kind == ReadingKind::Clear
                && reading.chosen == proposal.played
                && reading.deviations.is_empty()
        }
        Wanted::Ambiguous(_) => reading.kind == ReadingKind::Ambiguous && !reading.language_decides,
        Wanted::Inexact(slip) => {
            reading.kind == ReadingKind::Inexact
                && reading.chosen == proposal.played
                && has_only(slip, &reading.deviations)
        }
        Wanted::Unintelligible => reading.kind == ReadingKind::Unintelligible,
        Wanted::Pinned
        | Wanted::IntoCheck
        | Wanted::CheckIgnored
        | Wanted::Blocked
        | Wanted::NoSuchMan
        | Wanted::OwnMan => {
            reading.kind == ReadingKind::Illegal
                && !reading.illegal_because.is_empty()
                && reading.illegal_because.iter().all(|reason| wanted.is_reason(*reason))
                && reading.near.iter().all(|near| is_of_the_board(near.kind))
        }
    }
}

/// Whether the resemblance is only that of a square seen from another side of the board, of which nobody makes much.
const fn is_of_the_board(kind: NearKind) -> bool {
    matches!(kind, NearKind::BoardRotated | NearKind::FilesMirrored | NearKind::RanksMirrored)
}

fn has_only(slip: Slip, deviations: &[Deviation]) -> bool {
    let mut defects = deviations.iter().filter(|deviation| deviation.is_defect());
    defects.clone().count() > 0 && defects.all(|deviation| slip.is_noted(*deviation))
}

fn ends_so(scene: &Scene<'_>, wanted: Wanted, proposal: &Proposal) -> bool {
    let expected = match wanted {
        Wanted::Checkmate => EndsGame::Checkmate,
        Wanted::Stalemate => EndsGame::Stalemate,
        Wanted::DeadPosition => EndsGame::DeadPosition,
        Wanted::Plain
        | Wanted::PlainCapture
        | Wanted::Ambiguous(_)
        | Wanted::Inexact(_)
        | Wanted::Pinned
        | Wanted::IntoCheck
        | Wanted::CheckIgnored
        | Wanted::Blocked
        | Wanted::NoSuchMan
        | Wanted::OwnMan
        | Wanted::Unintelligible
        | Wanted::BareKing(_) => EndsGame::No,
    };
    proposal.played.is_none_or(|made| ends_game(scene.position, made, None).ends == Some(expected))
}
