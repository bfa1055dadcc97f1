//! Algebraic notation: canonical text in, pattern out.
//!
//! The grammar (`grammar/move.pest`) is language-free; letters were made canonical before. Nothing of
//! pest leaves this file and `descriptive.rs`.

use pest::{Parser as _, iterators::Pair};
use shakmaty::{File, Rank, Role};

use super::{
    grammar::{MoveParser, Rule},
    language,
    men::Wing,
    pattern::{CaptureSaid, ManSaid, Pattern, PromotionSaid, Travel, squares},
};

/// The pattern of a canonical algebraic text, if it is one.
#[expect(clippy::wildcard_enum_match_arm, reason = "the grammar also has the rules of the other systems")]
pub(super) fn parse(text: &str) -> Option<Pattern> {
    let whole = MoveParser::parse(Rule::algebraic, text).ok()?.next()?;
    let mut travel = Travel::of(ManSaid::PawnUnderstood);
    for part in whole.into_inner() {
        match part.as_rule() {
            Rule::castles_short => return Some(Pattern::Castling(Some(Wing::King))),
            Rule::castles_long => return Some(Pattern::Castling(Some(Wing::Queen))),
            Rule::castles_bare => return Some(Pattern::Castling(None)),
            Rule::man => travel.man = man_said(&part),
            Rule::origin_full | Rule::origin_file | Rule::origin_rank => travel.from = square_mask(part),
            Rule::target | Rule::target_file => travel.to = square_mask(part),
            Rule::takes => travel.capture = CaptureSaid::Takes,
            Rule::promotion => travel.promotion = promotion_said(part),
            other => debug_assert!(other == Rule::EOI, "`{other:?}` is no part of an algebraic move"),
        }
    }
    is_possible(&travel).then(|| Pattern::Travel(without_letter(travel)))
}

/// Two files alone are a pawn's capture, which goes to the next file; other pairs of letters are words.
fn is_possible(travel: &Travel) -> bool {
    let (from, to) = (travel.from.first(), travel.to.first());
    let files_only = travel.from.count() == 8 && travel.to.count() == 8;
    !files_only || from.zip(to).is_none_or(|(from, to)| from.file().distance(to.file()) == 1)
}

/// Two full squares without a letter identify any man (`g1f3`), not only a pawn.
fn without_letter(mut travel: Travel) -> Travel {
    if travel.man == ManSaid::PawnUnderstood && travel.is_exact() {
        travel.man = ManSaid::SquaresOnly;
    }
    travel
}

fn man_said(part: &Pair<'_, Rule>) -> ManSaid {
    role(part).map_or(ManSaid::Illegible, ManSaid::Letter)
}

fn promotion_said(part: Pair<'_, Rule>) -> PromotionSaid {
    let man = part.into_inner().next();
    man.and_then(|man| role(&man)).map_or(PromotionSaid::Illegible, PromotionSaid::To)
}

fn role(part: &Pair<'_, Rule>) -> Option<Role> {
    let letter = part.as_str().chars().next()?;
    language::from_canonical(letter).map(super::men::Man::into_shakmaty)
}

fn square_mask(part: Pair<'_, Rule>) -> shakmaty::Bitboard {
    let (mut file, mut rank) = (None, None);
    for coordinate in part.into_inner() {
        let sign = coordinate.as_str().chars().next();
        file = file.or(sign.and_then(File::from_char));
        rank = rank.or(sign.and_then(Rank::from_char));
    }
    squares(file, rank)
}
