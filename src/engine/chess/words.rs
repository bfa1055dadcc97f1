//! A move written in words: text in, the same move in signs out.
//!
//! Names of men become figurines, which are the same in every language. A word that is not in the lexicon is left unchanged,
//! and no grammar accepts it: nothing that is written is ignored.
//!
//! Castling in words: what counts is that castling is named and on which side; the order and the small words do not matter. Zeros
//! may have words beside them, which must say the same.

use super::language::{Language, figurine};
use super::lexicon::{self, Meaning, Setting};
use super::men::{Colour, Man};

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
    join_promotions(&mut tokens);
    tokens
}

/// Words that name a promotion only before the name of a man (`b8 fa Donna`, `b8 se corona dama`).
const BEFORE_A_MAN: &str =
    "es se fa as hace hago pide pido pidiendo chiedo chiedendo ask asking fordere nueva nuova making makes";

/// Takes such words for a promotion where a man's name follows, at once or behind one more word.
fn join_promotions(tokens: &mut [Token<'_>]) {
    for place in 0..tokens.len() {
        let is_man =
            |ahead: usize| matches!(tokens.get(place + ahead), Some(Token::Word(Meaning::Man(_), _)));
        let is_spaced = |ahead: usize| matches!(tokens.get(place + ahead), Some(Token::Plain(" ")));
        let is_aside = |ahead: usize| {
            let token = tokens.get(place + ahead);
            matches!(token, Some(Token::Word(Meaning::Aside | Meaning::Becomes, _) | Token::Ending))
        };
        let man_follows = is_spaced(1) && (is_man(2) || is_aside(2) && is_spaced(3) && is_man(4));
        if let (true, Some(token)) = (man_follows, tokens.get_mut(place))
            && let Token::Plain(word) = *token
            && lexicon::has(BEFORE_A_MAN, word)
        {
            *token = Token::Word(Meaning::Becomes, word);
        }
    }
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

/// Words for castling itself.
const NAMES: &str = "enroque enroca enrocar enroco arrocco arrocca castles castle castling castled roque \
                     rochade rokade rockad enroc rocada tornitus roszada rošáda sánc rocade rokada рокировка \
                     enr enroq arr arroc cast castl roch";

/// Letters for castling, where a word for its side follows (`E. corto`).
const LETTERS: &str = "e a c r";

/// The short side: its length, its man, its letter.
const SHORT: &str = "corto corta cto curt court courte petit petite short kurz kurze klein kleine kort korte lyhyt krótka \
                     malá mică rövid pequeno curto menor king kings kingside ks k kr rey re rei roi könig königs \
                     r kl короткая";

/// The long side.
const LONG: &str = "largo larga lgo llarg lungo lunga long longue grand grande lang lange lång gross grosse große pitkä \
                    długa velká mare hosszú longo maior queen queens queenside qs q qr dama reina rainha donna regina \
                    dame d gr длинная";

/// What stands between, and says nothing.
const ASIDE: &str = "on the s side wing de del di da dal dalla sul sulla della du do by por al alla el il la le lato lado flanco \
                     fianco costat ala parte";

/// Whole abbreviations, without their stops.
const ABBREVIATIONS: [(&str, &str); 8] = [
    ("ec", "O-O"),
    ("el", "O-O-O"),
    ("enrc", "O-O"),
    ("enrl", "O-O-O"),
    ("arrc", "O-O"),
    ("arrl", "O-O-O"),
    ("pr", "O-O"),
    ("gr", "O-O-O"),
];

/// The canonical form of castling in words: `O-O`, `O-O-O`, or `O` if no side is named.
pub(super) fn in_words(text: &str) -> Option<&'static str> {
    let zeros = text.split_once([' ', '(']).and_then(|(first, rest)| Some((in_zeros(first)?, rest)));
    if let Some((side, rest)) = zeros {
        return named(rest, Some(side));
    }
    let ends_in_zeros = text
        .rsplit_once([' ', '('])
        .and_then(|(rest, last)| Some((rest, in_zeros(last.trim_end_matches(')'))?)));
    if let Some((rest, side)) = ends_in_zeros {
        return named(rest, Some(side));
    }
    if text.len() < 2 || text.contains(|sign: char| sign.is_ascii_digit()) {
        return None;
    }
    // In small letters without stops they may be files.
    if text.contains('.') || text.chars().all(char::is_uppercase) {
        let letters = text.replace(['.', ' '], "").to_lowercase();
        let whole = ABBREVIATIONS.iter().find(|(short, _)| *short == letters);
        if let Some((_, canonical)) = whole {
            return Some(canonical);
        }
    }
    if text.len() < 3 { None } else { named(text, None) }
}

/// The side that the words name, all alike; none if one of them is no word of castling.
fn named(text: &str, zeros: Option<&'static str>) -> Option<&'static str> {
    let mut is_named = zeros.is_some();
    let mut side = zeros;
    for (place, word) in words(text).enumerate() {
        if lexicon::has(NAMES, &word) || (place == 0 && zeros.is_none() && is_letter_of_castling(text, &word))
        {
            is_named = true;
        } else if let Some(named) = side_of(&word) {
            if side.is_some_and(|earlier| earlier != named) {
                return None;
            }
            side = Some(named);
        } else if !lexicon::has(ASIDE, &word) {
            return None;
        }
    }
    is_named.then_some(side.unwrap_or("O"))
}

/// Whether castling or a side of it is named, so that more than the other words decides.
pub(super) fn is_word_of(text: &str) -> bool {
    words(text).any(|word| lexicon::has(NAMES, &word) || (word.len() > 2 && side_of(&word).is_some()))
}

/// Whether a first word is a letter for castling: the next is a word for its side.
fn is_letter_of_castling(text: &str, first: &str) -> bool {
    let is_side = |word: String| word.chars().count() > 2 && side_of(&word).is_some();
    lexicon::has(LETTERS, first) && words(text).nth(1).is_some_and(is_side)
}

fn side_of(word: &str) -> Option<&'static str> {
    if lexicon::has(SHORT, word) {
        Some("O-O")
    } else if lexicon::has(LONG, word) {
        Some("O-O-O")
    } else {
        None
    }
}

/// The words: brackets, hyphens and apostrophes divide them; stops do only beside a whole word (`E.corto`, but `K.R.`).
fn words(text: &str) -> impl Iterator<Item = String> {
    let runs = text.split([' ', '(', ')', '-', '\'', ',']).filter(|word| !word.is_empty());
    runs.flat_map(|run| {
        let has_word = run.split('.').any(|part| part.chars().count() > 3);
        let parts =
            if has_word { run.split('.').map(str::to_owned).collect() } else { vec![run.replace('.', "")] };
        parts.into_iter().filter(|part| !part.is_empty())
    })
}

/// Whether castling with two zeros is followed by something that may be a third one: a zero or a dash that stands apart (`0-0 0`).
pub(super) fn may_have_a_third_zero(text: &str) -> bool {
    let mut words = text.split_whitespace();
    words.next().and_then(in_zeros) == Some("O-O")
        && words.next().is_some_and(|word| matches!(word, "O" | "o" | "0" | "-"))
        && words.next().is_none()
}

/// A promotion in numeric notation with the letter or the name of the new man in place of his number (`5748D`, `57-48 dama`).
pub(super) fn numeric_promotion(text: &str, language: Option<Language>) -> Option<String> {
    let (from, rest) = text.split_at_checked(2)?;
    let (to, name) = rest.trim_start_matches('-').split_at_checked(2)?;
    let name = name.trim_matches([' ', '=', '(', ')', '.']);
    let are_squares = [from, to].concat().chars().all(|sign| matches!(sign, '1'..='8'));
    let named = Man::ALL.into_iter().find(|man| names_man(name, *man, language));
    let number = named.filter(|_| are_squares && !name.is_empty())?.number()?;
    Some(format!("{from}{to}{number}"))
}

/// Whether a word or a letter is the name of this piece in the writer's language; in any of the usual languages if his is not known.
pub(super) fn names_man(word: &str, man: Man, language: Option<Language>) -> bool {
    let setting = Setting { language, company: &[], has_stop: false, is_first: false };
    let languages: Vec<_> = match language {
        Some(own) => vec![own],
        None => Language::USUAL.to_vec(),
    };
    let is_letter = |own: &Language| own.letter(man) == word;
    lexicon::meaning(word, setting) == Some(Meaning::Man(man)) || languages.iter().any(is_letter)
}

/// Castling in zeros: with a hyphen or a stroke between any two of them, or with none at all. A hyphen or a zero that is
/// left over may stand for a third zero. A `?` counts as a zero if another zero and a hyphen come before it.
pub(super) fn in_zeros(core: &str) -> Option<&'static str> {
    let is_smudged = core.starts_with(['O', 'o', '0']) && core.contains(['-', '/']);
    let is_zero = |letter: char| matches!(letter, 'O' | 'o' | '0') || is_smudged && letter == '?';
    let is_alone = |zero: &str| zero.chars().count() == 1 && zero.chars().all(is_zero);
    let joined = match ['-', '/'].into_iter().find(|sign| core.contains(*sign)) {
        Some(sign) => core.split(sign).all(is_alone),
        None => core.chars().all(is_zero),
    };
    match core.chars().filter(|letter| is_zero(*letter)).count() {
        2 if joined => Some("O-O"),
        3 if joined => Some("O-O-O"),
        _ => None,
    }
}
