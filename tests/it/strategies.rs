//! Who knows no law and looks at the form alone: no way of choosing by it passes an exam.
//!
//! Drafts are made once; papers of fifty questions are taken from them with many seeds, as trainers do. A strategy sees
//! the question as printed, without the situation: the sentences, their places, their lengths, and what stood right in
//! other questions.

#![expect(clippy::print_stdout, reason = "what each strategy reaches is worth reading")]

use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::fmt::Write as _;

use plica::engine::chess::Language;
use plica::training::pages::{Paper, Question};
use plica::training::{Bank, Disputed, Wanted};
use plica::{Locale, Words};

use super::examples::library;

const PAPERS: u64 = 100;
const SIZE: usize = 50;

/// What a strategy may reach, of a hundred questions; guessing reaches 25. It is 32, and what chance adds in 5,000.
const MOST: usize = 33;

/// What remembering which sentence stood right in 5,000 other questions of the edition may reach: an answer in the words of
/// a misconception is never right, and who knows that of each of some hundreds has learnt something of the law. Of questions
/// with two cases few have every place right equally often.
const REMEMBERED: usize = 46;

/// A question as seen by who knows no law: how its choices look, and which is right.
struct Seen {
    texts: Vec<String>,
    right: usize,
    /// What is asked, without the statement in it and the hour, by which the same question would be known again.
    asks: String,
}

/// What stood right in all questions: by sentence, how often right and how often there.
type Memory = BTreeMap<String, (usize, usize)>;

fn seen(question: &Question) -> Seen {
    Seen {
        texts: question.choices.iter().map(|choice| choice.text.clone()).collect(),
        right: question.choices.iter().position(|choice| choice.is_right).expect("a right answer"),
        asks: template(question.asks.split('«').next().unwrap_or_default()),
    }
}

/// A sentence without what differs from case to case: numbers and colours.
fn template(text: &str) -> String {
    let words =
        text.split_whitespace().map(|word| match word.trim_matches(|sign: char| !sign.is_alphabetic()) {
            "blancas" | "negras" | "Blancas" | "Negras" => "player".to_owned(),
            _ if word.chars().any(|sign| sign.is_ascii_digit()) => "number".to_owned(),
            _ => word.to_owned(),
        });
    words.collect::<Vec<_>>().join(" ")
}

fn remembered(questions: &[Seen], name: &dyn Fn(&Seen, usize) -> String) -> Memory {
    let mut memory = Memory::new();
    for question in questions {
        for place in 0..question.texts.len() {
            let known = memory.entry(name(question, place)).or_default();
            known.0 += usize::from(place == question.right);
            known.1 += 1;
        }
    }
    memory
}

/// The place of the greatest; of equals the first, which places that are shuffled make a guess.
fn greatest<K: Ord>(question: &Seen, key: impl Fn(usize) -> K) -> usize {
    (0..question.texts.len()).max_by_key(|place| (key(*place), Reverse(*place))).expect("choices")
}

/// Words that two sentences share, of a thousand.
fn alike(one: &str, other: &str) -> usize {
    let of = |text: &str| text.split_whitespace().map(str::to_lowercase).collect::<Vec<_>>();
    let (one, other) = (of(one), of(other));
    let shared = one.iter().filter(|word| other.contains(word)).count();
    shared * 2000 / (one.len() + other.len()).max(1)
}

/// How like a sentence is to the others.
fn likeness(question: &Seen, place: usize) -> usize {
    let others = question.texts.iter().enumerate().filter(|(other, _)| *other != place);
    others.map(|(_, other)| alike(&question.texts[place], other)).sum()
}

/// What is usually right, by the other questions: of a million.
fn usually(memory: &Memory, question: &Seen, place: usize, name: &dyn Fn(&Seen, usize) -> String) -> usize {
    let (right, there) = memory.get(&name(question, place)).copied().unwrap_or_default();
    let own = usize::from(place == question.right);
    // What has never been seen elsewhere is as likely as any.
    if there <= 1 { 250_000 } else { (right - own) * 1_000_000 / (there - 1) }
}

/// A way of choosing, and its name.
type Strategy<'a> = (&'static str, Box<dyn Fn(&Seen) -> usize + 'a>);

fn length(question: &Seen, place: usize) -> usize {
    question.texts[place].chars().count()
}

/// By the place and the length of an answer, and by how like the others it is.
fn by_form() -> Vec<Strategy<'static>> {
    let middle = |question: &Seen| {
        let all: usize = (0..4).map(|place| length(question, place)).sum();
        greatest(question, |place| Reverse((4 * length(question, place)).abs_diff(all)))
    };
    vec![
        ("the first", Box::new(|_| 0)),
        ("the second", Box::new(|_| 1)),
        ("the third", Box::new(|_| 2)),
        ("the last", Box::new(|_| 3)),
        ("the longest", Box::new(|question| greatest(question, |place| length(question, place)))),
        ("the shortest", Box::new(|question| greatest(question, |place| Reverse(length(question, place))))),
        ("neither long nor short", Box::new(middle)),
        (
            "the most like the others",
            Box::new(|question| greatest(question, |place| likeness(question, place))),
        ),
        (
            "the odd one out",
            Box::new(|question| greatest(question, |place| Reverse(likeness(question, place)))),
        ),
    ]
}

/// By the words of an answer, whatever it says.
fn by_words() -> Vec<Strategy<'static>> {
    let gives_a_reason =
        |text: &str| [" porque ", " hasta que ", " mientras "].iter().any(|word| text.contains(word));
    let sets_times = |text: &str| text.contains("determinar los tiempos");
    let must_not = |text: &str| text.contains("no debe hacer en el tablero");
    let is_silent = |text: &str| text.contains("no regula este caso");
    let never = |has: fn(&str) -> bool| -> Box<dyn Fn(&Seen) -> usize> {
        Box::new(move |question| greatest(question, |place| !has(&question.texts[place])))
    };
    let always = |has: fn(&str) -> bool| -> Box<dyn Fn(&Seen) -> usize> {
        Box::new(move |question| greatest(question, |place| has(&question.texts[place])))
    };
    vec![
        ("never the choice with a reason", never(gives_a_reason)),
        ("the choice with a reason", always(gives_a_reason)),
        ("never the times that the arbiter must determine", never(sets_times)),
        ("never the move that he must not play", never(must_not)),
        ("never what is not regulated", never(is_silent)),
    ]
}

/// What a sentence is remembered by.
type Name = fn(&Seen, usize) -> String;

/// By what stood in the other questions.
fn by_memory(questions: &[Seen]) -> Vec<Strategy<'static>> {
    let exact: Name = |question, place| question.texts[place].clone();
    let general: Name = |question, place| template(&question.texts[place]);
    let asked: Name =
        |question, place| format!("{} {}", template(&question.asks), template(&question.texts[place]));
    let frequent = remembered(questions, &general);
    let rare = frequent.clone();
    let times = |memory: &Memory, question: &Seen, place: usize| {
        memory.get(&template(&question.texts[place])).map(|known| known.1)
    };
    let usual = |name: Name| -> Box<dyn Fn(&Seen) -> usize> {
        let memory = remembered(questions, &name);
        Box::new(move |question| greatest(question, |place| usually(&memory, question, place, &name)))
    };
    vec![
        (
            "the most frequent kind",
            Box::new(move |question| greatest(question, |place| times(&frequent, question, place))),
        ),
        (
            "the rarest kind",
            Box::new(move |question| greatest(question, |place| Reverse(times(&rare, question, place)))),
        ),
        ("the sentence usually right", usual(exact)),
        ("the sentence usually right, whoever it speaks of", usual(general)),
        ("the sentence usually right after such a question", usual(asked)),
    ]
}

#[test]
fn no_strategy_without_law_beats_guessing_by_much() {
    let library = library();
    let edition = library.rulebook.edition("fide-2014").expect("an edition");
    let words = Words::embedded(Locale::Es);
    let begun = std::time::Instant::now();
    let wanted = Wanted {
        count: 160,
        seed: 11,
        rules: None,
        level: None,
        language: Language::Spanish,
        disputed: Disputed::LeftOut,
    };
    let bank = Bank::new(library, edition, &wanted, &mut |_, _| {});
    println!("drafts after {:?}", begun.elapsed());
    let mut questions = Vec::new();
    for seed in 0..PAPERS {
        let asked = bank.paper(SIZE, seed);
        assert_eq!(asked.len(), SIZE, "paper {seed}");
        let paper = Paper::of(&words, library, edition, &asked, seed);
        questions.extend(paper.questions.iter().map(seen));
    }
    println!("{} questions after {:?}", questions.len(), begun.elapsed());
    assert!(questions.iter().all(|question| question.texts.len() == 4));
    let two_cases = |asks: &str| asks.contains("En qué caso") || asks.contains("cada caso");
    let contrasts = questions.iter().filter(|question| two_cases(&question.asks)).count();
    assert!(contrasts * 7 <= questions.len(), "{contrasts} questions of two cases");
    let mut report = String::new();
    let mut too_good = Vec::new();
    let form = by_form().into_iter().chain(by_words()).map(|strategy| (strategy, MOST));
    for ((name, choose), most) in
        form.chain(by_memory(&questions).into_iter().map(|strategy| (strategy, REMEMBERED)))
    {
        let right = questions.iter().filter(|question| choose(question) == question.right).count();
        let share = right * 1000 / questions.len();
        too_good.extend((share > most * 10).then_some(name));
        let _ = writeln!(report, "{name}: {}.{} %", share / 10, share % 10);
    }
    println!("{report}after {:?}", begun.elapsed());
    assert!(too_good.is_empty(), "{too_good:?}\n{report}");
}
