//! Algebraic notation: canonical text in, pattern out.
//!
//! The grammar (`grammar/move.pest`) is language-free; letters were made canonical before. Nothing of
//! pest leaves this file and `descriptive.rs`.

use pest::{Parser as _, iterators::Pair};
use shakmaty::{Bitboard, File, Rank, Role};

use super::{
    grammar::{MoveParser, Rule},
    language,
    men::Wing,
    pattern::{CaptureSaid, ManSaid, Pattern, PromotionSaid, Travel, Victim, squares},
};

/// The pattern of a canonical algebraic text, if it is one.
#[expect(clippy::wildcard_enum_match_arm, reason = "the grammar also has the rules of the other systems")]
pub(super) fn parse(text: &str) -> Option<Pattern> {
    let whole = MoveParser::parse(Rule::algebraic, text).ok()?.next()?;
    let mut travel = Travel::of(ManSaid::PawnUnderstood);
    let mut names_square_left = false;
    for part in whole.into_inner() {
        match part.as_rule() {
            Rule::castles_short => return Some(Pattern::Castling(Some(Wing::King))),
            Rule::castles_long => return Some(Pattern::Castling(Some(Wing::Queen))),
            Rule::castles_bare => return Some(Pattern::Castling(None)),
            Rule::man => travel.man = man_said(&part),
            Rule::origin_full => {
                names_square_left = true;
                travel.from = square_mask(part);
            }
            Rule::origin_file | Rule::origin_rank => travel.from = square_mask(part),
            Rule::target | Rule::target_file => travel.to = square_mask(part),
            Rule::takes => travel.capture = CaptureSaid::Takes,
            Rule::taken => {
                travel.victim = Some(Victim { man: role(&part), squares: Bitboard::FULL, wing: None });
            }
            Rule::promotion => travel.promotion = promotion_said(part),
            other => debug_assert!(other == Rule::EOI, "`{other:?}` is no part of an algebraic move"),
        }
    }
    // Two full squares without a letter identify any man (`g1f3`), not only a pawn.
    if travel.man == ManSaid::PawnUnderstood && names_square_left {
        travel.man = ManSaid::SquaresOnly;
    }
    is_possible(&travel).then_some(Pattern::Travel(travel))
}

/// A pawn that names the file it leaves takes on the next file. Nobody writes its step so (`cc3`), and other pairs of
/// letters are words.
fn is_possible(travel: &Travel) -> bool {
    let left = travel.from.first().filter(|_| travel.man == ManSaid::PawnUnderstood && travel.says_from());
    left.is_none_or(|left| travel.to.into_iter().any(|to| to.file().distance(left.file()) == 1))
}

fn man_said(part: &Pair<'_, Rule>) -> ManSaid {
    role(part).map_or(ManSaid::Illegible, ManSaid::Letter)
}

fn promotion_said(part: Pair<'_, Rule>) -> PromotionSaid {
    let Some(man) = part.into_inner().next() else { return PromotionSaid::Illegible };
    if man.as_rule() == Rule::unnamed {
        PromotionSaid::Unnamed
    } else {
        role(&man).map_or(PromotionSaid::Illegible, PromotionSaid::To)
    }
}

fn role(part: &Pair<'_, Rule>) -> Option<Role> {
    let letter = part.as_str().chars().next()?;
    language::from_canonical(letter).map(super::men::Man::into_shakmaty)
}

fn square_mask(part: Pair<'_, Rule>) -> Bitboard {
    let (mut file, mut rank) = (None, None);
    for coordinate in part.into_inner() {
        let sign = coordinate.as_str().chars().next();
        file = file.or(sign.and_then(File::from_char));
        rank = rank.or(sign.and_then(Rank::from_char));
    }
    squares(file, rank)
}
