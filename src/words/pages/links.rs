//! Provisions named in sentences -> where they stand, for a page that can lead there.
//!
//! In: an item's words and the provisions it names. Out: the words in pieces, each with the provision it names.

use super::report::{Cited, Runnable, Turn};
use crate::engine::model::{Article, Rule, RuleIndex};
use crate::words::phrases::phrases::Speaker;

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

    /// A rule as sentences name it: its article with the word for it, so that a bare number too is a name.
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
            (None, true) => "letter",
            (None, false) => "commentary",
        };
        self.words.say(message, &[("kind", kind), ("article", &rule.cite), ("year", &year), ("norm", norm)])
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

#[cfg(test)]
mod tests {
    use super::pieces;
    use crate::words::reports::report::Cited;

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
