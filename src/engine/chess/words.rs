//! A move written out in words: text in, the same in signs out.
//!
//! A figurine means the same in every language, so a man's name needs no language any more. A word that is not in the
//! lexicon stays as it is, and no grammar accepts it: nothing that is written is passed over.

use super::{
    language::{Language, figurine},
    lexicon::{self, Meaning, Setting},
    men::Colour,
};

/// A text whose words have been replaced by signs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Translated {
    /// The text without spaces.
    pub(super) text: String,
    /// Whether a man is named in words.
    pub(super) names_a_man: bool,
}

/// The text in signs; none if it has no word of the lexicon.
pub(super) fn translated(text: &str, language: Option<Language>) -> Option<Translated> {
    if !text.chars().any(char::is_alphabetic) {
        return None;
    }
    let tokens = tokens(text, language);
    if !tokens.iter().any(|token| !matches!(token, Token::Plain(_))) {
        return None;
    }
    let names_a_man = tokens.iter().any(|token| matches!(token, Token::Word(Meaning::Man(_), _)));
    let mut signs = String::with_capacity(text.len());
    for token in &tokens {
        token.write(names_a_man, &mut signs);
    }
    Some(Translated { text: signs, names_a_man })
}

/// A run of letters, or what stands between two.
enum Token<'a> {
    Plain(&'a str),
    Word(Meaning, &'a str),
    /// `th` after a digit, `s` after an apostrophe.
    Ending,
}

fn tokens(text: &str, language: Option<Language>) -> Vec<Token<'_>> {
    let company = company(text, language);
    let mut tokens = Vec::new();
    let (mut before, mut rest) = (' ', text);
    while let Some(first) = rest.chars().next() {
        let is_word = first.is_alphabetic();
        let end = rest.find(|letter: char| letter.is_alphabetic() != is_word).unwrap_or(rest.len());
        let Some((run, tail)) = rest.split_at_checked(end) else { break };
        let after = tail.chars().next().unwrap_or(' ');
        let setting =
            Setting { language, company: &company, has_stop: after == '.', is_first: tokens.is_empty() };
        tokens.push(if is_word { token(run, before, after, setting) } else { Token::Plain(run) });
        before = run.chars().last().unwrap_or(' ');
        rest = tail;
    }
    drop_articles(&mut tokens);
    tokens
}

/// An article before a man's name is no file: `promotes to a queen`.
fn drop_articles(tokens: &mut [Token<'_>]) {
    for place in 0..tokens.len() {
        let named = matches!(tokens.get(place + 2), Some(Token::Word(Meaning::Man(_), _)));
        let is_spaced = matches!(tokens.get(place + 1), Some(Token::Plain(" ")));
        if let (true, true, Some(token @ Token::Plain("a"))) = (named, is_spaced, tokens.get_mut(place)) {
            *token = Token::Ending;
        }
    }
}

/// The languages of the men that are named in a text, if none of them is the writer's: the small words are of those.
fn company(text: &str, language: Option<Language>) -> Vec<Language> {
    if language.is_none() {
        return Vec::new();
    }
    let words = text.split(|letter: char| !letter.is_alphabetic()).filter(|word| word.chars().count() > 3);
    let named: Vec<Language> = words.flat_map(lexicon::languages_naming_a_man).collect();
    if named.iter().any(|named| Some(*named) == language) { Vec::new() } else { named }
}

/// What a run of letters is, between two characters. Next to a digit it is notation (`Cf3`, `4AR`), unless it is too
/// long for that.
fn token<'a>(run: &'a str, before: char, after: char, setting: Setting<'_>) -> Token<'a> {
    let ends_number = before.is_ascii_digit() && matches!(run, "st" | "nd" | "rd" | "th");
    if ends_number || (before == '\'' && run == "s") {
        return Token::Ending;
    }
    let length = run.chars().count();
    let touches = after.is_ascii_digit() || after == '?' || (before.is_ascii_digit() && length < 4);
    let is_letter = length == 1 && !(before == ' ' && after == ' ' && run.chars().all(char::is_lowercase));
    // Capitals within a word are those of men: `PxP`.
    let capitals = run.chars().skip(1).filter(|letter| letter.is_uppercase()).count();
    let is_notation = capitals > 0 && capitals + 1 < length;
    let known = if touches || is_letter || is_notation { None } else { lexicon::meaning(run, setting) };
    known.map_or(Token::Plain(run), |meaning| Token::Word(meaning, run))
}

impl Token<'_> {
    fn write(&self, names_a_man: bool, signs: &mut String) {
        match self {
            Self::Plain(text) => {
                text.chars().filter(|letter| !matches!(letter, ' ' | '.' | '\'' | ',')).for_each(|letter| {
                    push(letter, signs);
                });
            }
            // A short word that begins a text without a man's name is notation: `Da d4`, `de`.
            Self::Word(Meaning::To | Meaning::Aside, word)
                if signs.is_empty() && !names_a_man && word.chars().count() < 4 =>
            {
                signs.push_str(word);
            }
            Self::Word(Meaning::To, _) if signs.is_empty() => {}
            Self::Word(Meaning::To, _) => push('-', signs),
            Self::Word(Meaning::Takes, _) => push('x', signs),
            Self::Word(Meaning::Becomes, _) => push('=', signs),
            Self::Word(Meaning::Man(man), _) => signs.push(figurine(*man, Colour::White)),
            Self::Word(Meaning::Rank(rank), _) => signs.push(*rank),
            Self::Word(Meaning::Aside, _) | Self::Ending => {}
        }
    }
}

/// Adds a sign; of two that join, the one that says more remains (`takes on`, `promotes to a`).
fn push(sign: char, signs: &mut String) {
    let strength = |sign: char| match sign {
        '=' => 3,
        'x' => 2,
        '-' => 1,
        _ => 0,
    };
    let last = signs.chars().last().map_or(0, strength);
    if last == 0 || strength(sign) == 0 {
        signs.push(sign);
    } else if strength(sign) > last {
        signs.pop();
        signs.push(sign);
    }
}
