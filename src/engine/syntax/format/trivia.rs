//! What stands between the words of a YAML text: comments, blank lines, the signs of block texts, brackets.

use std::collections::BTreeMap;

use super::super::tree::{Node, Tree};

/// A comment, or a blank line.
#[derive(Debug, Clone)]
pub(super) struct Trivia {
    /// Where it begins.
    pub(super) at: usize,
    /// The comment with its sign; empty for a blank line.
    pub(super) text: String,
    /// Nothing but dashes before it on its line.
    pub(super) own_line: bool,
    /// How far in it stands.
    pub(super) column: usize,
    /// In how many brackets.
    pub(super) depth: usize,
}

/// Everything between the words.
#[derive(Debug, Default)]
pub(super) struct Scan {
    /// Comments and blank lines in the order written.
    pub(super) trivia: Vec<Trivia>,
    /// The sign of a block text (`>-`), by the place where the text begins.
    pub(super) headers: BTreeMap<usize, String>,
    /// The closing bracket of each opening one.
    pub(super) closing: BTreeMap<usize, usize>,
    open: Vec<usize>,
}

/// Reads what stands between the words; none when there is a sign that articles do without.
pub(super) fn scan(text: &str, root: &Node) -> Option<Scan> {
    let mut words = Vec::new();
    collect(root, &mut words);
    words.sort_unstable();
    let mut scan = Scan::default();
    let mut from = 0;
    for (start, end) in words {
        scan.gap(text, from, start)?;
        let written = text.get(start..end)?;
        from = start + written.trim_end().len();
    }
    scan.gap(text, from, text.len())?;
    Some(scan)
}

fn collect(node: &Node, words: &mut Vec<(usize, usize)>) {
    match &node.value {
        Tree::Scalar(_) => {
            words.extend((node.span.start() < node.span.end()).then(|| (node.span.start(), node.span.end())));
        }
        Tree::List(items) => items.iter().for_each(|item| collect(item, words)),
        Tree::Mapping(entries) => {
            for (key, value) in entries {
                words.push((key.span.start(), key.span.end()));
                collect(value, words);
            }
        }
    }
}

impl Scan {
    fn gap(&mut self, text: &str, from: usize, to: usize) -> Option<()> {
        let gap = text.get(from..to)?;
        let mut at_line_start = from == 0;
        let mut blank = at_line_start;
        let mut rest = gap.char_indices().peekable();
        while let Some((offset, letter)) = rest.next() {
            let at = from + offset;
            match letter {
                '\n' => {
                    if at_line_start && blank {
                        self.push(text, at, String::new(), true);
                    }
                    (at_line_start, blank) = (true, true);
                    continue;
                }
                ' ' | '\t' | '\r' => continue,
                '#' => {
                    let comment = gap.get(offset..)?.lines().next()?.trim_end();
                    self.push(text, at, comment.to_owned(), at_line_start);
                    while rest.next_if(|(_, letter)| *letter != '\n').is_some() {}
                }
                '-' => {
                    if rest.peek().is_some_and(|(_, next)| *next == '-') {
                        return None;
                    }
                }
                ':' | ',' => at_line_start = false,
                '{' | '[' => {
                    at_line_start = false;
                    self.open.push(at);
                }
                '}' | ']' => {
                    at_line_start = false;
                    self.closing.insert(self.open.pop()?, at + 1);
                }
                '|' | '>' => {
                    let mut header = String::from(letter);
                    while let Some((_, sign)) = rest.next_if(|(_, sign)| "+-0123456789".contains(*sign)) {
                        header.push(sign);
                    }
                    // What keeps blank lines or counts its indentation would mean something else elsewhere.
                    if header.chars().any(|sign| sign == '+' || sign.is_ascii_digit()) {
                        return None;
                    }
                    self.headers.insert(to, header);
                }
                _ => return None,
            }
            blank = false;
        }
        Some(())
    }

    fn push(&mut self, text: &str, at: usize, found: String, own_line: bool) {
        let column = column(text, at);
        self.trivia.push(Trivia { at, text: found, own_line, column, depth: self.open.len() });
    }
}

/// How many characters stand before a place on its line.
pub(super) fn column(text: &str, at: usize) -> usize {
    let before = text.get(..at).unwrap_or("");
    before.rsplit('\n').next().map_or(0, |line| line.chars().count())
}
