//! What players write beside a move and what says nothing of it: offers of a draw, the time, opinions.
//!
//! In: a text. Out: the text without such a remark, where there is one and something else is left.

use super::lexicon;

/// Words for a draw.
const DRAW: &str = "tablas empate patta draw remis remise nulle remíza remizu döntetlen tasapeli jafntefli viik uafgjort \
                    ничья";

/// Words with which a draw is offered.
const OFFER: &str = "ofrezco ofrece ofrecido propongo propone oferta y offro offre proposta offerta con e la le un i a \
                     offer offered offers of and biete bietet angebot und propose proposition et ofereço proponho";

/// Opinions about the position, as players write them after a move.
const OPINIONS: [&str; 10] = ["+/-", "-/+", "+/=", "=/+", "+-", "-+", "∞", "⩲", "⩱", "½"];

/// The text without words at one of its ends that offer a draw.
pub(super) fn without_offer(text: &str) -> Option<&str> {
    let last = |text| str::rsplit_once(text, [' ', ',', ';', '(', '[']);
    let first = |text| str::split_once(text, [' ', ',', ';', ':', ')', ']']).map(|(word, rest)| (rest, word));
    without_words(text, last, 1).or_else(|| without_words(text, first, 2))
}

/// The text without words of an offer that are split off; once the draw is named, only words of a certain length, for `a`
/// may begin the move.
fn without_words<'a>(
    text: &'a str,
    split: impl Fn(&'a str) -> Option<(&'a str, &'a str)>,
    shortest: usize,
) -> Option<&'a str> {
    let mut rest = text;
    let mut is_offered = false;
    while let Some((shorter, word)) = split(rest) {
        let word = word.trim_matches(['?', '!', '.', '-', '(', ')', '[', ']', ':', ';', ',']);
        let says_nothing =
            word.is_empty() || ((!is_offered || word.len() >= shortest) && lexicon::has(OFFER, word));
        if lexicon::has(DRAW, word) {
            is_offered = true;
        } else if !says_nothing {
            break;
        }
        rest = shorter.trim_matches([' ', '-']);
    }
    (is_offered && !rest.is_empty()).then_some(rest)
}

/// The text without the time or an opinion at its end.
pub(super) fn without_note(text: &str) -> Option<&str> {
    if text.ends_with(|last: char| last.is_ascii_alphanumeric()) && !text.contains(' ') {
        return None;
    }
    let opinion = || OPINIONS.iter().find_map(|opinion| text.strip_suffix(opinion));
    without_time(text).or_else(opinion).map(str::trim_end).filter(|rest| !rest.is_empty())
}

/// `12:45`, `(1:23:45)`, `[0.45]`, `1h12`.
fn without_time(text: &str) -> Option<&str> {
    let (rest, last) = text.rsplit_once(' ')?;
    let time = last.trim_matches(['(', ')', '[', ']', '\'']);
    let mut parts = time.split([':', 'h', '.']);
    let hours = parts.next()?;
    let is_number = |part: &str| part.chars().all(|digit| digit.is_ascii_digit());
    let is_first = matches!(hours.len(), 1 | 2) && is_number(hours);
    let (mut others, mut all_two) = (0, true);
    for part in parts {
        others += 1;
        all_two &= part.len() == 2 && is_number(part);
    }
    (is_first && all_two && matches!(others, 1 | 2)).then_some(rest)
}
