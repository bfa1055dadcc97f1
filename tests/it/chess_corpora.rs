//! Texts made from legal moves in the ways in which people write them and slip: never is another move read as clear.

use std::collections::BTreeMap;

use plica::engine::chess::{Colour, Language, Man, Move, Position, ReadingKind, Square, Written, read};

use super::play::{Dice, lively_positions};

/// A language, its names of the men in the order of [`Man::ALL`], and its words for "to" and "takes".
type Words = (Language, [&'static str; 6], &'static str, &'static str);

const WORDS: [Words; 19] = [
    (Language::Spanish, ["Rey", "Dama", "Torre", "Alfil", "Caballo", "Peón"], "a", "por"),
    (Language::Italian, ["Re", "Donna", "Torre", "Alfiere", "Cavallo", "Pedone"], "in", "prende"),
    (Language::English, ["King", "Queen", "Rook", "Bishop", "Knight", "Pawn"], "to", "takes"),
    (Language::French, ["Roi", "Dame", "Tour", "Fou", "Cavalier", "Pion"], "en", "prend"),
    (Language::German, ["König", "Dame", "Turm", "Läufer", "Springer", "Bauer"], "nach", "schlägt"),
    (Language::Portuguese, ["Rei", "Dama", "Torre", "Bispo", "Cavalo", "Peão"], "para", "toma"),
    (Language::Catalan, ["Rei", "Dama", "Torre", "Alfil", "Cavall", "Peó"], "a", "pren"),
    (Language::Romanian, ["Rege", "Dama", "Turn", "Nebun", "Cal", "Pion"], "la", "ia"),
    (Language::Hungarian, ["Király", "Vezér", "Bástya", "Futó", "Huszár", "Gyalog"], "", "üti"),
    (Language::Russian, ["Король", "Ферзь", "Ладья", "Слон", "Конь", "Пешка"], "на", "бьет"),
    (Language::Dutch, ["Koning", "Dame", "Toren", "Loper", "Paard", "Pion"], "naar", "slaat"),
    (Language::Danish, ["Konge", "Dronning", "Tårn", "Løber", "Springer", "Bonde"], "til", "slår"),
    (Language::Norwegian, ["Konge", "Dronning", "Tårn", "Løper", "Springer", "Bonde"], "til", "slår"),
    (Language::Swedish, ["Kung", "Dam", "Torn", "Löpare", "Springare", "Bonde"], "till", "slår"),
    (Language::Finnish, ["Kuningas", "Daami", "Torni", "Lähetti", "Ratsu", "Sotilas"], "", "lyö"),
    (Language::Icelandic, ["Kóngur", "Drottning", "Hrókur", "Biskup", "Riddari", "Peð"], "á", "drepur"),
    (Language::Polish, ["Król", "Hetman", "Wieża", "Goniec", "Skoczek", "Pion"], "na", "bije"),
    (Language::Czech, ["Král", "Dáma", "Věž", "Střelec", "Jezdec", "Pěšec"], "na", "bere"),
    (Language::Estonian, ["Kuningas", "Lipp", "Vanker", "Oda", "Ratsu", "Ettur"], "", "lööb"),
];

/// One way of writing: the name of its kind, the text, whether the player's language is told.
struct Way {
    kind: &'static str,
    text: String,
    told: bool,
}

fn name(words: &Words, man: Man) -> &'static str {
    Man::ALL.into_iter().zip(words.1).find(|(of, _)| *of == man).map_or("", |(_, name)| name)
}

/// The texts of a move.
fn texts(made: Move, position: &Position, words: &Words, dice: &mut Dice) -> Vec<Way> {
    let mut texts = Vec::new();
    let mut add = |kind, text: String| texts.push(Way { kind, text, told: true });
    let (language, short) = (words.0, made.san(position, words.0));
    in_words(made, words, &mut add);
    joined(made, words, &mut add);
    for label in ["W: ", "B: ", "White: ", "Blancas: ", "Nero: ", "41. "] {
        add("label", format!("{label}{short}"));
    }
    remarks(&short, &mut add);
    numbered(made, &short, &mut add);
    besides(made, words, &mut add);
    by_files(made, position.turn(), words, &mut add);
    add("word before", format!("xyz {short}"));
    add("word after", format!("{short} xyz"));
    add("scribble before", format!("~~ {short}"));
    add("capitals", short.to_uppercase());
    if made.castling().is_none() {
        add("capitals", made.long(position, language).to_uppercase());
        add("small letters", small(made, position, &short));
    }
    for form in made.descriptive_forms(position, language).iter().filter(|form| !form.contains(['(', '='])) {
        add("descriptive with spaces", form.replace('-', " "));
        add(
            "descriptive with ordinals",
            form.chars()
                .flat_map(|sign| if sign.is_ascii_digit() { [sign, 'ª'] } else { [sign, ' '] })
                .collect(),
        );
    }
    for form in made.descriptive_forms(position, language) {
        let place = 1 + dice.below(form.chars().count() - 1);
        add("smudge in descriptive notation", changed(&form, place, |_| '?'));
        add("number and descriptive notation", format!("41.- {form}"));
    }
    let place = dice.below(short.chars().count());
    add("doubled", twice(&short, place));
    add("smudge", changed(&short, place, |_| '?'));
    let first = 0;
    add("smudge", changed(&short, first, |_| '?'));
    for (digit, like) in [('1', 'l'), ('2', 'Z'), ('5', 'S'), ('6', 'G'), ('6', 'b'), ('8', 'B')] {
        // `a6` written as `ab` is also a pawn's capture.
        let is_capture = made.man() == Man::Pawn && like == 'b';
        if short.contains(digit) && !is_capture {
            add("like a digit", short.replace(digit, &like.to_string()));
        }
    }
    promoted_to(made, words, &mut add);
    // A name in words needs no language, unless it is as short as notation.
    if made.castling().is_none() && made.promotion().is_none() && name(words, made.man()).chars().count() > 3
    {
        let text = format!("{} {}-{}", name(words, made.man()), made.from(), made.to());
        texts.push(Way { kind: "words, language not told", text, told: false });
    }
    texts
}

/// A promotion in the ways in which people write one.
fn promoted_to(made: Move, words: &Words, add: &mut impl FnMut(&'static str, String)) {
    let Some(promoted) = made.promotion() else { return };
    let (square, letter) = (made.to(), words.0.letter(promoted));
    if made.captured().is_some() {
        return;
    }
    for sign in [" ", " = ", "=(", "/", "= "] {
        let close = if sign == "=(" { ")" } else { "" };
        add("promotion", format!("{square}{sign}{letter}{close}"));
    }
    for (open, close) in [(" (", ")"), ("=", ""), (" ", ""), ("(", ")")] {
        add("promotion word", format!("{square}{open}{}{close}", name(words, promoted)));
    }
}

/// What stands beside a move and says nothing of it.
fn remarks(short: &str, add: &mut impl FnMut(&'static str, String)) {
    for after in
        [" tablas?", " (patta)", ", draw offered", " remis?", " (12:45)", " 1:23:45", " 0h34", " +/-", " ∞"]
    {
        add("remark", format!("{short}{after}"));
    }
    for before in ["¿tablas? ", "patta? ", "draw, ", "(remis) "] {
        add("remark", format!("{before}{short}"));
    }
    add("round brackets", format!("({short})"));
    add("square brackets", format!("[{short}]"));
    add("stop and dash", format!("{short}.-"));
    for (open, close) in [('{', '}'), ('<', '>')] {
        add("other brackets", format!("{open}{short}{close}"));
    }
}

/// The number of the move before it, in letters and in digits; and digits one of which is smudged.
fn numbered(made: Move, short: &str, add: &mut impl FnMut(&'static str, String)) {
    for before in
        ["41.- ", "41: ", "41, ", "41", "41 ", "41) ", "(41) ", "Jugada 41: ", "Move 41 ", "41. — ", "41-"]
    {
        // A zero that touches the digits is one of them.
        if !(short.starts_with('0') && before == "41") {
            add("number", format!("{before}{short}"));
        }
    }
    if made.promotion().is_some() || made.castling().is_some() {
        return;
    }
    let digits: String = [made.from(), made.to()]
        .map(|square| format!("{}{}", square.coordinates().0 + 1, square.coordinates().1 + 1))
        .concat();
    for before in ["41. ", "41 ", "41-", "41: ", "7. ", ""] {
        add("number and digits", format!("{before}{digits}"));
    }
    add("number that touches digits", format!("41{digits}"));
    for place in 0..4 {
        add("smudged digits", changed(&digits, place, |_| '?'));
    }
}

/// What is taken named before its square, and the square left in brackets.
fn besides(made: Move, words: &Words, add: &mut impl FnMut(&'static str, String)) {
    if made.castling().is_some() || made.promotion().is_some() || made.man() == Man::Pawn {
        return;
    }
    let (letter, to) = (words.0.letter(made.man()), made.to());
    add("square left in brackets", format!("{letter}({}){to}", made.from()));
    if let Some(taken) = made.captured() {
        add("what is taken and where", format!("{letter}x{}{to}", words.0.letter(taken)));
        let (man, taken) = (name(words, made.man()), name(words, taken));
        add("what is taken and where", format!("{man} {} {taken} {to}", words.3));
    }
}

/// Men and squares named by files alone, as descriptive notation does: `DxAT`, `T(C)6C`, `R(Kt)-Kt6`; and in full:
/// `P. to K.'s 4th`, `P-K8 (Queen)`.
fn by_files(made: Move, turn: Colour, words: &Words, add: &mut impl FnMut(&'static str, String)) {
    let language = words.0;
    let romance = [Language::Spanish, Language::Italian, Language::French, Language::Portuguese];
    if made.castling().is_some() || !(romance.contains(&language) || language == Language::English) {
        return;
    }
    let old = |man: Man| if language.letter(man) == "N" { "Kt" } else { language.letter(man) };
    let on_file = |square: Square| old(BEGAN[usize::from(square.coordinates().0)]);
    let letter = old(made.man());
    let (left, reached) = (on_file(made.from()), on_file(made.to()));
    let new = made.promotion().map_or(String::new(), |man| format!(" ({})", name(words, man)));
    let above = made.to().coordinates().1;
    let rank = usize::from(if turn == Colour::White { above } else { 7 - above });
    match (made.captured(), language == Language::English) {
        (Some(Man::Pawn), _) | (Some(_), true) => {}
        (Some(taken), false) => {
            add("victim with its file", format!("{letter}x{}{reached}{new}", language.letter(taken)));
        }
        (None, false) => add("by files", format!("{letter}({left}){}{reached}{new}", rank + 1)),
        (None, true) => {
            let ordinal = ["1st", "2nd", "3rd", "4th", "5th", "6th", "7th", "8th"][rank];
            add("by files", format!("{letter}({left})-{reached}{}{new}", rank + 1));
            add("by files", format!("{letter}. to {reached}.'s {ordinal}{new}"));
            add("by files", format!("{letter} {reached} {} !", rank + 1));
        }
    }
}

/// The men that began on the files, from the first.
const BEGAN: [Man; 8] =
    [Man::Rook, Man::Knight, Man::Bishop, Man::Queen, Man::King, Man::Bishop, Man::Knight, Man::Rook];

fn in_words(made: Move, words: &Words, add: &mut impl FnMut(&'static str, String)) {
    let plain = made.castling().is_none() && made.promotion().is_none();
    let (man, to, from) = (name(words, made.man()), made.to(), made.from());
    if !plain {
        return;
    }
    let beginning: String = man.chars().take(3).collect();
    if made.captured().is_some() {
        add("words", format!("{man} {} {to}", words.3));
        add("words", format!("{man} {from} {} {to}", words.3));
    } else {
        add("words", format!("{man} {} {to}", words.2));
        add("words", format!("{man} {to}"));
        add("words", format!("{} {} {to}", man.to_lowercase(), words.2));
        add("words", format!("{} {to}", man.to_uppercase()));
        add("words", format!("{man} {from} {} {to}", words.2));
        add("shortened words", format!("{beginning}. {to}"));
        add("shortened words", format!("{beginning} {to}"));
    }
}

fn joined(made: Move, words: &Words, add: &mut impl FnMut(&'static str, String)) {
    if made.castling().is_some() || made.promotion().is_some() {
        return;
    }
    let letter = if made.man() == Man::Pawn { "" } else { words.0.letter(made.man()) };
    for sign in ["/", " / ", "=", "~", "·", "→", " ", " - "] {
        add("joined", format!("{letter}{}{sign}{}", made.from(), made.to()));
    }
}

/// The first letter small, where no pawn can be meant by it.
fn small(made: Move, position: &Position, short: &str) -> String {
    let pawn_takes =
        |other: &Move| other.man() == Man::Pawn && other.captured().is_some() && other.to() == made.to();
    if made.captured().is_none() && !position.legal_moves().iter().any(pawn_takes) {
        changed(short, 0, |letter| letter.to_lowercase().next().unwrap_or(letter))
    } else {
        short.to_owned()
    }
}

fn twice(text: &str, place: usize) -> String {
    let copies = |(at, sign): (usize, char)| std::iter::repeat_n(sign, 1 + usize::from(at == place));
    text.chars().enumerate().flat_map(copies).collect()
}

fn changed(text: &str, place: usize, change: impl Fn(char) -> char) -> String {
    text.chars().enumerate().map(|(at, sign)| if at == place { change(sign) } else { sign }).collect()
}

/// How the texts of a kind read.
#[derive(Debug, Default)]
struct Tally {
    texts: usize,
    right_and_clear: usize,
    right_and_inexact: usize,
    wrong_and_inexact: usize,
    first_wrong_inexact: Option<String>,
}

/// Reads texts until there are enough; the tally of each kind, and the clear readings that name another move.
fn run(seed: u64, enough: usize) -> (BTreeMap<&'static str, Tally>, Vec<String>) {
    let (mut tallies, mut wrong) = (BTreeMap::<_, Tally>::new(), Vec::new());
    let (mut dice, mut count) = (Dice::new(seed), 0);
    for round in 0.. {
        for position in lively_positions(4, 90, seed + round) {
            let words = &WORDS[dice.below(WORDS.len())];
            let legal = position.legal_moves();
            if legal.is_empty() {
                continue;
            }
            for _ in 0..3 {
                let made = legal[dice.below(legal.len())];
                for Way { kind, text, told } in texts(made, &position, words, &mut dice) {
                    let written = Written { text: &text, language: told.then_some(words.0), notation: None };
                    let reading = read(&position, &written, None);
                    let tally = tallies.entry(kind).or_default();
                    let is_right = reading.chosen == Some(made);
                    let place = || {
                        format!(
                            "{kind}: {made} as {text} in {:?} of {}: {:?}",
                            words.0,
                            position.fen(),
                            reading.chosen
                        )
                    };
                    tally.texts += 1;
                    count += 1;
                    match reading.kind {
                        ReadingKind::Clear if is_right => tally.right_and_clear += 1,
                        ReadingKind::Clear => wrong.push(place()),
                        ReadingKind::Inexact if is_right => tally.right_and_inexact += 1,
                        ReadingKind::Inexact => {
                            tally.wrong_and_inexact += 1;
                            tally.first_wrong_inexact.get_or_insert_with(place);
                        }
                        ReadingKind::Ambiguous
                        | ReadingKind::Illegal
                        | ReadingKind::Unintelligible
                        | ReadingKind::Absent => {}
                    }
                }
            }
            if count >= enough {
                return (tallies, wrong);
            }
        }
    }
    unreachable!("the rounds do not end")
}

fn assert_none_wrong(wrong: &[String]) {
    let first: Vec<&str> = wrong.iter().take(20).map(String::as_str).collect();
    assert!(wrong.is_empty(), "{} readings are clear and wrong:\n{}", wrong.len(), first.join("\n"));
}

#[test]
fn no_text_made_from_a_move_is_clearly_another() {
    let (tallies, wrong) = run(7, 6_000);
    assert_none_wrong(&wrong);
    let told = [
        "words",
        "joined",
        "round brackets",
        "label",
        "remark",
        "square left in brackets",
        "number",
        "number and digits",
        "number and descriptive notation",
    ];
    for (kind, tally) in tallies.iter().filter(|(kind, _)| told.contains(*kind)) {
        let read = tally.right_and_clear + tally.right_and_inexact;
        assert!(read * 10 > tally.texts * 7, "{kind}: {tally:?}");
    }
    for (kind, tally) in tallies.iter().filter(|(kind, _)| ["word before", "scribble before"].contains(*kind))
    {
        assert_eq!(tally.right_and_clear, 0, "{kind}: {tally:?}");
    }
}

/// The whole proof: `cargo test -- --ignored no_text_of_a_great_many`, a minute or two.
#[test]
#[ignore = "takes minutes; run it after a change of the reader"]
#[expect(clippy::print_stdout, reason = "the figures are what the run is for")]
fn no_text_of_a_great_many_is_clearly_another() {
    let (tallies, wrong) = run(1_000, 1_000_000);
    for (kind, tally) in &tallies {
        println!("{kind}: {tally:?}");
    }
    assert_none_wrong(&wrong);
}

/// A capital that names a man does not push the pawn of the file it also names.
#[test]
fn a_capital_never_pushes_a_pawn() {
    for position in lively_positions(2, 60, 5) {
        for made in position
            .legal_moves()
            .into_iter()
            .filter(|made| made.man() == Man::Pawn && made.captured().is_none())
        {
            for language in Language::USUAL {
                let file = made.from().to_string().chars().next().expect("a file").to_ascii_uppercase();
                let is_letter = Man::ALL
                    .into_iter()
                    .any(|man| man != Man::Pawn && language.letter(man) == file.to_string());
                let text = format!("{file}{}", made.to());
                let reading =
                    read(&position, &Written { text: &text, language: Some(language), notation: None }, None);
                let taken = is_letter && reading.chosen == Some(made);
                assert!(!taken, "{text} in {language:?} of {}: {:?}", position.fen(), reading.kind);
            }
        }
    }
}
