//! A rulebook made up in the likeness of a real edition, of any size: articles whose rules ask a few facts of their own
//! matter, times by their limits, results that give way to the articles before them, duties that give way to the rule
//! above.

use std::fmt::Write as _;

/// How large it is, and what is wrong with it.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Size {
    /// Facts of the vocabulary.
    pub(crate) facts: usize,
    /// Articles, a tenth of them on results.
    pub(crate) articles: usize,
    /// Rules of each article.
    pub(crate) rules: usize,
    /// A rule on results gives way to so many articles before it at most.
    pub(crate) before: usize,
    /// The last article holds two duties that contradict each other and a rule that can never apply, and the edition
    /// says that it decides what it does not.
    pub(crate) faulty: bool,
}

/// The files: paths and texts.
pub(crate) fn rulebook(size: Size) -> Vec<(String, String)> {
    let mut chance = Chance(7);
    let decides = if size.faulty { "decides:\n  - not f.t0 and not f.t1\n" } else { "" };
    let edition = "edition: big\nauthority: test\nlanguage: en\nin_force: {from: 2000-01-01}\n";
    let mut files = vec![
        ("rules/vocabulary.yaml".to_owned(), vocabulary(size)),
        ("rules/big/edition.yaml".to_owned(), format!("{edition}{decides}")),
    ];
    for article in 1..=size.articles {
        files.push((format!("rules/big/{article}.yaml"), text(size, article, &mut chance)));
    }
    files
}

/// Of ten facts seven are truths, two have one of five values, one is a time.
fn fact(place: usize) -> String {
    let letter = match place % 10 {
        0..7 => 't',
        7..9 => 'c',
        _ => 'd',
    };
    format!("f.{letter}{place}")
}

/// The act of an article: letters only.
fn act(article: usize) -> String {
    let letters =
        article.to_string().bytes().map(|digit| char::from(digit - b'0' + b'a')).collect::<String>();
    format!("act-{letters}")
}

fn vocabulary(size: Size) -> String {
    let mut text = String::from("matters: [result, clocks]\nparties: [sealer, replier, arbiter]\nfacts:\n");
    text.push_str("  sealer.colour: {type: [white, black]}\n");
    for place in 0..size.facts {
        let name = fact(place);
        let kind = match place % 10 {
            0..7 => "truth, assume: no",
            7..9 => "[usual, one, two, three, four], assume: usual",
            _ => "duration, assume: 0 min",
        };
        let _ = writeln!(text, "  {name}: {{type: {kind}, matters: [result, clocks]}}");
    }
    text.push_str("acts:\n");
    for article in 1..=size.articles {
        let _ = writeln!(text, "  {}: clocks", act(article));
    }
    text.push_str("states:\n  offer stands: clocks\n");
    text
}

fn text(size: Size, article: usize, chance: &mut Chance) -> String {
    let results = (size.articles / 10).max(1);
    let mut text = format!("article: \"{article}\"\ntitle: matter-{article}\nrules:\n");
    let first = article * size.facts / (size.articles + 1);
    for rule in 1..=size.rules {
        let count = 2 + chance.below(3);
        // Every part asks another fact of the article's matter.
        let parts: Vec<_> =
            (0..count).map(|place| part(size, first + 4 * place + chance.below(4), chance)).collect();
        let joint = if article > results && chance.below(6) == 0 { " or " } else { " and " };
        let _ = writeln!(text, "  - rule: {article}.{rule}\n    when: {}", parts.join(joint));
        if article <= results {
            let first = article.saturating_sub(size.before).max(1);
            let before: Vec<_> = (first..article).map(|before| format!("\"{before}\"")).collect();
            if !before.is_empty() {
                let _ = writeln!(text, "    unless: [{}]", before.join(", "));
            }
            let outcome = match article % 5 {
                0 => "sealer loses",
                1 => "replier loses",
                2 => "game is drawn",
                3 => "game goes on",
                _ => "game is annulled",
            };
            let _ = writeln!(text, "    then: {outcome}");
        } else {
            if rule > 1 {
                let _ = writeln!(text, "    unless: [{article}.{}]", rule - 1);
            }
            let party = match rule % 3 {
                0 => "arbiter",
                1 => "sealer",
                _ => "replier",
            };
            let _ = writeln!(text, "    then: {party} must {}", act(article));
        }
    }
    if size.faulty && article == size.articles {
        let _ = write!(
            text,
            "  - rule: {article}.must\n    when: f.t0 and f.d9 > 1 h\n    then: arbiter must act-b\n\
             \x20 - rule: {article}.must-not\n    when: f.t1 and f.d9 > 2 h\n    then: arbiter must not act-b\n\
             \x20 - rule: {article}.never\n    when: f.d9 > 2 h and f.d9 <= 1 h\n    then: sealer may act-b\n"
        );
    }
    text
}

/// One condition on a fact.
fn part(size: Size, place: usize, chance: &mut Chance) -> String {
    let place = place % size.facts;
    let name = fact(place);
    match place % 10 {
        0..7 if chance.below(4) == 0 => format!("{name} and not {}", another(size, place)),
        0..7 => name,
        7..9 => {
            let value = match chance.below(4) {
                0 => "one",
                1 => "two",
                2 => "three",
                _ => "four",
            };
            format!("{name} is {value}")
        }
        _ => format!("{name} > {} min", 30 * (1 + chance.below(4))),
    }
}

/// A truth of another matter.
fn another(size: Size, place: usize) -> String {
    fact((place / 10 * 10 + 50) % (size.facts / 10 * 10) + place % 7)
}

/// Numbers that look random and are the same in every run.
struct Chance(u64);

impl Chance {
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).unwrap_or(0) % limit
    }
}
