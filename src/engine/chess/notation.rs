//! Written moves in canonical letters, parsed by `grammar/move.pest`: algebraic, descriptive (Spanish and English families) and
//! numeric notation -> patterns.
//!
//! In descriptive notation files are named after the men that began on them, and ranks are counted from the mover's side; a text
//! can have two meanings (`P8TD`: the queen's rook's file, or a rook's file and a new queen). Nothing of pest leaves this file.

use pest::Parser as _;
use pest::iterators::Pair;
use pest_derive::Parser;
use shakmaty::{Bitboard, Color, File, Rank, Role};

use super::language;
use super::men::{Man, Wing};
use super::pattern::{CaptureSaid, ManSaid, Pattern, PromotionSaid, RankSaid, Travel, Victim, squares};

/// The patterns of a canonical text of the Spanish family.
pub(super) fn parse_romance(text: &str, turn: Color) -> Vec<Pattern> {
    let rules = [Rule::romance, Rule::romance_promotion, Rule::romance_smudged];
    let mut patterns = Vec::with_capacity(1);
    for pattern in rules.into_iter().filter_map(|rule| parse(rule, text, turn)) {
        if !patterns.contains(&pattern) {
            patterns.push(pattern);
        }
    }
    patterns
}

/// The pattern of a canonical text of the English family.
pub(super) fn parse_english(text: &str, turn: Color) -> Option<Pattern> {
    parse(Rule::english, text, turn)
}

/// The pattern of four or five digits, any of which may be one that cannot be read.
pub(super) fn parse_numeric(text: &str) -> Option<Pattern> {
    let whole = MoveParser::parse(Rule::numeric, text).ok()?.next()?;
    let digits = whole.into_inner().filter(|part| part.as_rule() != Rule::EOI);
    let mut digits = digits.map(|part| part.as_str().parse::<u32>().ok().map(|digit| digit - 1));
    let mut square = || {
        let (file, rank) = (digits.next()?, digits.next()?);
        Some(squares(file.map(File::new), rank.map(Rank::new)))
    };
    let mut travel = Travel { from: square()?, to: square()?, ..Travel::of(ManSaid::SquaresOnly) };
    let new_men = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight];
    travel.promotion = digits.next().map_or(PromotionSaid::Nothing, |digit| {
        let man = digit.and_then(|digit| new_men.get(usize::try_from(digit).ok()?).copied());
        man.map_or(PromotionSaid::Illegible, PromotionSaid::To)
    });
    Some(Pattern::Travel(travel))
}

fn parse(rule: Rule, text: &str, turn: Color) -> Option<Pattern> {
    let whole = MoveParser::parse(rule, text).ok()?.next()?;
    let mut travel = Travel { capture: CaptureSaid::Quiet, ..Travel::of(ManSaid::Illegible) };
    for part in whole.into_inner() {
        add(&mut travel, part, turn);
    }
    if travel.man == ManSaid::Letter(Role::Bishop) {
        travel.from &= bishop_squares(travel.wing.take(), turn);
    }
    Some(Pattern::Travel(travel))
}

/// Adds what one part of the text says.
#[expect(clippy::wildcard_enum_match_arm, reason = "the grammar also has the rules of the other systems")]
fn add(travel: &mut Travel, part: Pair<'_, Rule>, turn: Color) {
    let mask = mask(part.as_str(), turn);
    match part.as_rule() {
        Rule::piece | Rule::pawn => travel.man = man_said(&part),
        Rule::wing => travel.wing = wing(part.as_str()),
        Rule::r_from | Rule::r_rank | Rule::r_from_file | Rule::e_from | Rule::e_rank | Rule::e_from_file => {
            travel.from &= mask;
        }
        Rule::takes => {
            travel.capture = CaptureSaid::Takes;
            travel.victim = Some(Victim { man: None, squares: Bitboard::FULL, wing: None });
        }
        Rule::r_taken_pawn | Rule::e_taken_pawn => {
            travel.victim = Some(Victim { man: Some(Role::Pawn), squares: mask, wing: None });
        }
        Rule::r_taken_piece | Rule::e_taken_piece | Rule::r_taken_short => {
            travel.victim = Some(victim(part, turn));
        }
        Rule::r_square | Rule::r_short | Rule::e_square | Rule::e_at_rank => travel.to &= mask,
        Rule::e_first => {
            travel.to = mask & Bitboard::from_rank(turn.relative_rank(Rank::First));
            travel.rank = RankSaid::Understood;
        }
        Rule::named | Rule::bare_man => travel.promotion = promotion(part.as_str()),
        other => debug_assert!(other == Rule::EOI, "`{other:?}` is read with the part it belongs to"),
    }
}

fn victim(part: Pair<'_, Rule>, turn: Color) -> Victim {
    let mut victim = Victim { man: None, squares: Bitboard::FULL, wing: None };
    for inner in part.into_inner() {
        if inner.as_rule() == Rule::wing {
            victim.wing = wing(inner.as_str());
        } else if inner.as_rule() == Rule::r_taken_on {
            victim.squares &= mask(inner.as_str(), turn);
        } else {
            victim.man = man_said(&inner).role();
        }
    }
    if victim.man == Some(Role::Bishop) {
        victim.squares &= bishop_squares(victim.wing.take(), !turn);
    }
    victim
}

/// The squares that a file, a rank or both name from the mover's side, in whatever order. Of a file any letter may be one
/// that cannot be read: `?` alone is any file, `K?` and `?R` one of those of the king's knight, bishop and rook.
fn mask(text: &str, turn: Color) -> Bitboard {
    let rank = text.chars().find_map(Rank::from_char);
    let illegible = text.matches('?').count();
    let file_is_smudged = illegible > usize::from(rank.is_none());
    let wing = text.chars().find_map(|letter| match letter {
        'K' => Some(Wing::King),
        'Q' => Some(Wing::Queen),
        _ => None,
    });
    let files = text.chars().find_map(|letter| files_of(letter, wing));
    let other = wing.map(|wing| match (wing, file_is_smudged) {
        (Wing::King, false) => Bitboard::from_file(File::E),
        (Wing::Queen, false) => Bitboard::from_file(File::D),
        (wing, true) => {
            let files = ['R', 'N', 'B'].into_iter().filter_map(|letter| files_of(letter, Some(wing)));
            files.flatten().collect()
        }
    });
    files.or(other).unwrap_or(Bitboard::FULL) & squares(None, rank.map(|rank| turn.relative_rank(rank)))
}

/// The file or the two files on which a rook, knight or bishop began.
fn files_of(letter: char, wing: Option<Wing>) -> Option<Bitboard> {
    let (queens, kings) = match letter {
        'R' => (File::A, File::H),
        'N' => (File::B, File::G),
        'B' => (File::C, File::F),
        _ => return None,
    };
    let (queens, kings) = (Bitboard::from_file(queens), Bitboard::from_file(kings));
    Some(match wing {
        Some(Wing::King) => kings,
        Some(Wing::Queen) => queens,
        None => queens | kings,
    })
}

/// The king's bishop of White and the queen's of Black move on light squares.
fn bishop_squares(wing: Option<Wing>, colour: Color) -> Bitboard {
    match (wing, colour) {
        (None, _) => Bitboard::FULL,
        (Some(Wing::King), Color::White) | (Some(Wing::Queen), Color::Black) => Bitboard::LIGHT_SQUARES,
        (Some(Wing::Queen), Color::White) | (Some(Wing::King), Color::Black) => Bitboard::DARK_SQUARES,
    }
}

fn wing(text: &str) -> Option<Wing> {
    match text {
        "K" => Some(Wing::King),
        "Q" => Some(Wing::Queen),
        _ => None,
    }
}

fn man_said(part: &Pair<'_, Rule>) -> ManSaid {
    named_man(part.as_str()).map_or(ManSaid::Illegible, ManSaid::Letter)
}

fn promotion(text: &str) -> PromotionSaid {
    named_man(text).map_or(PromotionSaid::Illegible, PromotionSaid::To)
}

fn named_man(text: &str) -> Option<Role> {
    text.chars().find_map(language::from_canonical).map(Man::into_shakmaty)
}

/// Parser of canonical move texts.
#[derive(Parser)]
#[grammar = "../grammar/move.pest"]
pub(super) struct MoveParser;

/// The pattern of a canonical algebraic text, if it is one.
#[expect(clippy::wildcard_enum_match_arm, reason = "the grammar also has the rules of the other systems")]
pub(super) fn parse_algebraic(text: &str) -> Option<Pattern> {
    let whole = MoveParser::parse(Rule::algebraic, text).ok()?.next()?;
    let mut travel = Travel::of(ManSaid::PawnUnderstood);
    let mut names_square_left = false;
    for part in whole.into_inner() {
        match part.as_rule() {
            Rule::castles_short => return Some(Pattern::Castling(Some(Wing::King))),
            Rule::castles_long => return Some(Pattern::Castling(Some(Wing::Queen))),
            Rule::castles_bare => return Some(Pattern::Castling(None)),
            Rule::man => travel.man = letter_said(&part),
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

fn letter_said(part: &Pair<'_, Rule>) -> ManSaid {
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
    language::from_canonical(letter).map(Man::into_shakmaty)
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
