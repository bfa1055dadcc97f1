//! The content of a page without a format; links to the provisions it cites; its footer. `formats` prints it as text,
//! Markdown or HTML.

use super::board::Diagram;
use crate::engine::model::{Article, Rule, RuleIndex};
use crate::engine::record::ENGINE;
use crate::engine::syntax::CaseFile;
use crate::words::phrases::speaker::Speaker;
use crate::words::phrases::words::{Args, Words};

/// A page.
#[derive(Debug, Clone, Default)]
pub struct Report {
    /// The heading of the page.
    pub title: String,
    /// The line under it.
    pub subtitle: String,
    /// The language code.
    pub language: String,
    /// What is on the page.
    pub sections: Vec<Section>,
    /// The last line: by what the page was made.
    pub footer: String,
    /// For one screen of a terminal: headings stand without a rule, and run into a part that is one paragraph.
    pub is_brief: bool,
}

/// A part of a page.
#[derive(Debug, Clone, Default)]
pub struct Section {
    /// What part it is, where a page treats it apart: the message of its heading.
    pub part: &'static str,
    /// The rule it is about, by which an address can lead here; empty where it is about none.
    pub anchor: String,
    /// Its heading; none for the opening.
    pub heading: String,
    /// What is in it.
    pub blocks: Vec<Block>,
}

/// The part that is an index: two columns on paper.
pub(crate) const INDEX: &str = "handbook-index";

/// The part that begins a new sheet of paper.
pub(crate) const NEW_SHEET: &str = "exam-answers";

/// A piece of a part.
#[derive(Debug, Clone)]
pub enum Block {
    /// The ruling in one line.
    Verdict(String),
    /// A paragraph.
    Paragraph(String),
    /// A list.
    Items(Vec<Item>),
    /// Answers to choose from, each with its letter.
    Choices(Vec<(char, String)>),
    /// A table: the headings, then the rows.
    Table(Vec<String>, Vec<Vec<String>>),
    /// A position, with moves drawn on it.
    Diagram(Box<Diagram>),
    /// Lines as they stand in a rule file.
    Source(String),
    /// What need not be read at once: a line that says what it is, and the rest.
    Folded(String, Vec<Block>),
    /// Frames, side by side where there is room; none is split over two pages.
    Frames(Vec<Frame>),
    /// A drawing.
    Picture(Box<Picture>),
}

/// What belongs together, with a title of its own.
#[derive(Debug, Clone)]
pub struct Frame {
    /// What it is.
    pub kind: FrameKind,
    /// Its title.
    pub title: String,
    /// What is in it.
    pub blocks: Vec<Block>,
}

/// What a frame is: pages set them apart by more than colour.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FrameKind {
    /// A game to judge.
    Case,
    /// A rule applies, or what holds now.
    Applies,
    /// It does not, or what held before.
    Misses,
}

impl FrameKind {
    /// Its class on a page.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Case => "case",
            Self::Applies => "applies",
            Self::Misses => "misses",
        }
    }
}

/// A drawing, and the same in words for those who cannot see it.
#[derive(Debug, Clone)]
pub struct Picture {
    /// The drawing, an SVG that needs nothing else.
    pub svg: String,
    /// How wide it is, in pixels, where there is room.
    pub width: u16,
    /// What it shows.
    pub name: String,
    /// The same in words, in order; empty where sentences beside the drawing say it, so that forms without drawings say
    /// nothing more.
    pub told: Vec<String>,
}

/// One item of a list.
#[derive(Debug, Clone, Default)]
pub struct Item {
    /// Its title, where it is more than a sentence.
    pub title: String,
    /// The position it speaks of, drawn small.
    pub board: Option<Box<Diagram>>,
    /// The sentence.
    pub text: String,
    /// Its citation.
    pub citation: String,
    /// Lines under it.
    pub notes: Vec<String>,
    /// The provisions named in the citation, the sentence and the lines.
    pub cited: Vec<Cited>,
    /// The case it tells of, where that can be ruled on.
    pub case: Option<Box<Runnable>>,
    /// Whether it is something to be done.
    pub mark: Mark,
    /// The step by which a reader tells the opposite, or decides otherwise.
    pub turn: Option<Turn>,
    /// Of a question: the steps by which a reader answers it.
    pub answers: Vec<Turn>,
}

/// A link to a changed case: a fact to be told otherwise, or to be asked.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Turn {
    /// What it is about, in words; of an answer, the answer.
    pub label: String,
    /// The fact.
    pub fact: String,
    /// The value to be told; none where it is to be asked.
    pub value: Option<String>,
}

/// Whether an item is a duty or a right: formats mark them differently.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Mark {
    /// Nothing to be done.
    #[default]
    Plain,
    /// A duty: to be ticked off.
    Duty,
    /// A right or a recommendation.
    Right,
    /// A step, with its number: to be done in this order.
    Step(usize),
    /// What may be chosen by its letter.
    Letter(char),
}

impl Mark {
    /// Its class on a page.
    #[must_use]
    pub const fn code(self) -> Option<&'static str> {
        match self {
            Self::Plain | Self::Letter(_) => None,
            Self::Duty => Some("duty"),
            Self::Right => Some("right"),
            Self::Step(_) => Some("step"),
        }
    }
}

/// A provision named on a page.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Cited {
    /// The words that name it there.
    pub words: String,
    /// Its edition's id.
    pub edition: String,
    /// The number of its article.
    pub article: String,
    /// The rule's id, where a rule is named and not the whole article.
    pub rule: Option<String>,
}

/// A case that can be ruled on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Runnable {
    /// What is special about it, as its rule file says; empty where it stands in none.
    pub name: String,
    /// The ids of the editions under which it is ruled on.
    pub editions: Vec<String>,
    /// The facts.
    pub case: CaseFile,
}

impl Report {
    /// A page in the language of these words, without subtitle and footer.
    pub(crate) fn new(words: &Words, title: String, sections: Vec<Section>) -> Self {
        Self { title, language: words.locale().code().to_owned(), sections, ..Self::default() }
    }
}

impl Section {
    /// A part with a heading.
    pub(crate) fn new(heading: String, blocks: Vec<Block>) -> Self {
        Self { part: "", anchor: String::new(), heading, blocks }
    }

    /// The same as a part with a name.
    pub(crate) fn named(self, part: &'static str) -> Self {
        Self { part, ..self }
    }

    /// The same as the part about a rule.
    pub(crate) fn about_rule(self, id: &str) -> Self {
        Self { anchor: id.to_owned(), ..self }
    }
}

impl Item {
    /// A plain sentence.
    pub(crate) fn plain(text: String) -> Self {
        Self { text, ..Self::default() }
    }
}

// Links: the provisions named in a text.

/// Where the pages of a site are.
pub(crate) struct Links<'a> {
    /// The address of a provision.
    pub(crate) provision: &'a dyn Fn(&Cited) -> String,
    /// The pages on which a case is ruled on: what to call each, and its address.
    pub(crate) run: &'a dyn Fn(&Runnable) -> Vec<(String, String)>,
    /// The page that takes a step: what to call it, and its address.
    pub(crate) turn: &'a dyn Fn(&Turn) -> Option<(String, String)>,
}

impl Speaker<'_> {
    /// Every name by which pages call these rules, with where the rules stand.
    #[must_use]
    pub(crate) fn cited(&self, rules: impl IntoIterator<Item = RuleIndex>) -> Vec<Cited> {
        let mut cited = Vec::new();
        for index in rules {
            let (Some(rule), Some(article)) = (self.edition.rule(index), self.edition.article_of(index))
            else {
                continue;
            };
            for words in [self.citation(rule), self.short_citation(index), rule.id.clone()] {
                cited.push(Cited { rule: Some(rule.id.clone()), ..self.article_cited(article, words) });
            }
        }
        cited
    }

    /// A rule as sentences name it: with the word for article before its number.
    #[must_use]
    pub(crate) fn in_words(&self, index: RuleIndex) -> Option<Cited> {
        let (rule, article) = (self.edition.rule(index)?, self.edition.article_of(index)?);
        let words = self.provision("law-article", rule, "");
        Some(Cited { rule: Some(rule.id.clone()), ..self.article_cited(article, words) })
    }

    /// What a message says of a rule: the law itself, an interpretation of it, or commentary on it.
    #[must_use]
    pub(crate) fn provision(&self, message: &str, rule: &Rule, norm: &str) -> String {
        let year = rule.interpretation.as_ref().map(|year| format!("({year})")).unwrap_or_default();
        let kind = match (&rule.interpretation, rule.letter) {
            (Some(_), _) => "interpretation",
            (None, true) if self.part(&rule.cite).is_some() => "part",
            (None, true) => "letter",
            (None, false) => "commentary",
        };
        let article = self.numbered(&rule.cite);
        self.words.say(message, &[("kind", kind), ("article", &article), ("year", &year), ("norm", norm)])
    }

    /// An article under the name that a page gives it.
    #[must_use]
    pub(crate) fn article_cited(&self, article: &Article, words: String) -> Cited {
        Cited { words, edition: self.edition.id.clone(), article: article.number.clone(), rule: None }
    }
}

/// A text in pieces, each with the provision it names. In a sentence a bare number may count something else: there it
/// names nothing.
pub(crate) fn pieces<'t>(
    text: &'t str,
    cited: &'t [Cited],
    sentence: bool,
) -> Vec<(&'t str, Option<&'t Cited>)> {
    let mut pieces = Vec::new();
    let mut rest = text;
    'text: loop {
        let mut before = None;
        for (place, letter) in rest.char_indices() {
            let begins = before.is_none_or(|before: char| !before.is_alphanumeric() && before != '.');
            before = Some(letter);
            let Some((plain, named)) = rest.split_at_checked(place) else { continue };
            let found = if begins { longest(named, cited, sentence) } else { None };
            let Some((found, (name, after))) =
                found.and_then(|found| Some((found, named.split_at_checked(found.words.len())?)))
            else {
                continue;
            };
            pieces.push((plain, None));
            pieces.push((name, Some(found)));
            rest = after;
            continue 'text;
        }
        pieces.push((rest, None));
        pieces.retain(|(piece, _)| !piece.is_empty());
        return pieces;
    }
}

/// The provision whose name the text begins with; of two names the longer: `E.1.a` is not `E.1`.
fn longest<'c>(text: &str, cited: &'c [Cited], sentence: bool) -> Option<&'c Cited> {
    let names = cited.iter().filter(|cited| {
        let number = cited.words.chars().all(|letter| letter.is_ascii_digit());
        !(sentence && number) && text.strip_prefix(cited.words.as_str()).is_some_and(ends_a_name)
    });
    // Of provisions with one name the first counts.
    names.rev().max_by_key(|cited| cited.words.len())
}

fn ends_a_name(after: &str) -> bool {
    let mut letters = after.chars();
    match letters.next() {
        Some('.') => !letters.next().is_some_and(char::is_alphanumeric),
        Some(letter) => !letter.is_alphanumeric() && letter != '/',
        None => true,
    }
}

// Footers.

/// Digits of a digest that are shown on paper (64 bits).
const SHOWN: usize = 16;

/// The footer of this name, or that for words which are not plica's.
pub(crate) fn footer(words: &Words, id: &str, rulebook: &str, more: &Args) -> String {
    let own = format!("{id}-other-words");
    let id = if words.are_built_in() { id } else { &own };
    let made = [("engine", ENGINE), ("rulebook", short(rulebook)), ("words", short(words.digest()))];
    words.say(id, &[&made, more].concat())
}

/// A digest as it is shown on paper.
pub(crate) fn short(digest: &str) -> &str {
    digest.get(..SHOWN).unwrap_or(digest)
}

#[cfg(test)]
mod tests {
    use super::{Cited, pieces};

    fn found(text: &str, names: &[&str], sentence: bool) -> String {
        let cited = |name: &&str| Cited {
            words: (*name).to_owned(),
            edition: String::new(),
            article: String::new(),
            rule: None,
        };
        let cited: Vec<_> = names.iter().map(cited).collect();
        let pieces = pieces(text, &cited, sentence);
        let shown = pieces.iter().map(|(piece, cited)| match cited {
            Some(cited) => format!("<{}>", cited.words),
            None => (*piece).to_owned(),
        });
        shown.collect()
    }

    #[test]
    fn names_are_found_whole_and_the_longer_before_the_shorter() {
        for (text, names, sentence, expected) in [
            ("It prevails over E.1, E.1.a.", &["E.1", "E.1.a"][..], true, "It prevails over <E.1>, <E.1.a>."),
            ("E.1.a.board", &["E.1", "E.1.a"], true, "E.1.a.board"),
            ("A1, A10, BA1", &["A1"], true, "<A1>, A10, BA1"),
            ("15.1/int-1966", &["15.1"], true, "15.1/int-1966"),
            (
                "interp. of 16.5 (1970), 16.5",
                &["16.5", "interp. of 16.5 (1970)"],
                true,
                "<interp. of 16.5 (1970)>, <16.5>",
            ),
            ("at move 21", &["21"], true, "at move 21"),
            ("21", &["21"], false, "<21>"),
            ("(E.8.a)", &["E.8.a"], true, "(<E.8.a>)"),
            ("5.2.b", &["2.b"], true, "5.2.b"),
            ("según «9.6»", &["9.6"], true, "según «<9.6>»"),
            ("", &["9.6"], true, ""),
        ] {
            assert_eq!(found(text, names, sentence), expected, "{text}");
        }
    }
}
