//! Syntax tree and comments -> layout elements to print: keys in order, each comment attached to the item that it precedes or
//! follows.
//!
//! Also the parts of a YAML text between the values: comments, blank lines, block-scalar markers, brackets.

use std::collections::BTreeMap;

use crate::engine::syntax::tree::{Node, Tree};

/// A value with its comments.
#[derive(Debug)]
pub(super) enum Form {
    /// Text as written; `header` for a block text.
    Text { raw: String, header: Option<String>, column: usize },
    /// A list, between brackets or item by item.
    List { flow: bool, items: Vec<Part> },
    /// A mapping, between braces or key by key.
    Map { flow: bool, entries: Vec<Part> },
}

/// An item of a list, or an entry of a mapping.
#[derive(Debug)]
pub(super) struct Part {
    /// Comments and blank lines before it.
    pub(super) lead: Vec<Lead>,
    /// The key as written; none for an item.
    pub(super) key: Option<String>,
    /// The value.
    pub(super) form: Form,
    /// Comments behind it.
    pub(super) tail: Vec<String>,
    /// Where it stands.
    pub(super) place: Place,
}

/// A comment before something; empty for a blank line.
#[derive(Debug)]
pub(super) struct Lead {
    pub(super) text: String,
    /// It stands further in than what follows: it belongs to what went before.
    pub(super) deeper: bool,
}

/// Which keys to expect, and in which order.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Place {
    /// The file.
    Article,
    /// `rules`
    Rules,
    /// A rule.
    Rule,
    /// `examples`
    Examples,
    /// An example.
    Example,
    /// What an example expects.
    Ruling,
    /// `misconceptions`
    Misconceptions,
    /// A misconception.
    Misconception,
    /// Elsewhere the order says something.
    Elsewhere,
}

impl Place {
    fn keys(self) -> &'static [&'static str] {
        match self {
            Self::Article => &["article", "title", "at", "when", "rules", "examples", "misconceptions"],
            Self::Rule => {
                &["rule", "cite", "letter", "interpretation", "at", "when", "unless", "then", "note"]
            }
            Self::Example => &["case", "given", "ruling", "confirm"],
            Self::Ruling => &[
                "result", "because", "applies", "not", "says", "not says", "now", "sets", "missing",
                "possible",
            ],
            Self::Misconception => &["misconception", "when", "claims"],
            Self::Rules | Self::Examples | Self::Misconceptions | Self::Elsewhere => &[],
        }
    }

    pub(super) fn rank(self, key: &str) -> usize {
        self.keys().iter().position(|known| *known == key).unwrap_or(usize::MAX)
    }

    pub(super) fn under(self, key: &str) -> Self {
        match (self, key) {
            (Self::Article, "rules") => Self::Rules,
            (Self::Article, "examples") => Self::Examples,
            (Self::Article, "misconceptions") => Self::Misconceptions,
            (Self::Example, "ruling") => Self::Ruling,
            _ => Self::Elsewhere,
        }
    }

    pub(super) fn item(self) -> Self {
        match self {
            Self::Rules => Self::Rule,
            Self::Examples => Self::Example,
            Self::Misconceptions => Self::Misconception,
            Self::Article
            | Self::Rule
            | Self::Example
            | Self::Ruling
            | Self::Misconception
            | Self::Elsewhere => Self::Elsewhere,
        }
    }

    /// These are always written line by line.
    pub(super) fn is_open(self) -> bool {
        match self {
            Self::Article
            | Self::Rules
            | Self::Rule
            | Self::Examples
            | Self::Example
            | Self::Misconceptions
            | Self::Misconception => true,
            Self::Ruling | Self::Elsewhere => false,
        }
    }
}

/// A file: its forms, and the comments at its beginning and end.
#[derive(Debug)]
pub(super) struct Layout {
    pub(super) head: Vec<Lead>,
    pub(super) form: Form,
    pub(super) end: Vec<Lead>,
}

/// The layout of a file. What stands before its first key stays at the head, whatever key comes first.
pub(super) fn of(text: &str, root: &Node) -> Option<Layout> {
    let mut builder = Builder { text, scan: scan(text, root)?, next: 0 };
    let start = start_of(root);
    let head = builder.lead(start, column(text, start));
    let (form, _) = builder.form(root, Place::Article, 0)?;
    let end = builder.lead(usize::MAX, 0);
    Some(Layout { head, form, end })
}

struct Builder<'a> {
    text: &'a str,
    scan: Scan,
    next: usize,
}

impl Builder<'_> {
    /// A value and, where it ends on a line of its own, the end.
    fn form(&mut self, node: &Node, place: Place, depth: usize) -> Option<(Form, Option<usize>)> {
        let start = node.span.start();
        let closing = self.scan.closing.get(&start).copied();
        let flow = closing.is_some() && !matches!(node.value, Tree::Scalar(_));
        let depth = depth + usize::from(flow);
        match &node.value {
            Tree::Scalar(_) => {
                let raw = self.text.get(start..node.span.end())?.trim_end().to_owned();
                let header = self.scan.headers.get(&start).filter(|_| !raw.is_empty()).cloned();
                let end = start + raw.len();
                let form = Form::Text { raw, header, column: column(self.text, start) };
                Some((form, Some(end)))
            }
            Tree::List(items) => {
                let mut parts = Vec::new();
                for item in items {
                    let start = start_of(item);
                    let lead = self.lead(start, line_indent(self.text, start));
                    parts.push(self.part(None, lead, item, place.item(), depth)?);
                }
                Some((Form::List { flow, items: parts }, closing.filter(|_| flow)))
            }
            Tree::Mapping(entries) => {
                let mut parts = Vec::new();
                for (key, value) in entries {
                    let start = key.span.start();
                    let lead = self.lead(start, column(self.text, start));
                    let written = self.text.get(start..key.span.end())?.trim_end().to_owned();
                    let part = self.part(Some(written), lead, value, place.under(&key.value), depth)?;
                    parts.push((place.rank(&key.value), part));
                }
                parts.sort_by_key(|(rank, _)| *rank);
                let entries = parts.into_iter().map(|(_, part)| part).collect();
                Some((Form::Map { flow, entries }, closing.filter(|_| flow)))
            }
        }
    }

    fn part(
        &mut self,
        key: Option<String>,
        lead: Vec<Lead>,
        value: &Node,
        place: Place,
        depth: usize,
    ) -> Option<Part> {
        let mut tail = self.before_value(value);
        let (form, end) = self.form(value, place, depth)?;
        if let Some(end) = end {
            tail.extend(self.behind(end, depth));
        }
        Some(Part { lead, key, form, tail, place })
    }

    /// Comments and blank lines before something that stands at a column.
    fn lead(&mut self, start: usize, column: usize) -> Vec<Lead> {
        let mut lead = Vec::new();
        while let Some(found) = self.scan.trivia.get(self.next).filter(|found| found.at < start) {
            self.next += 1;
            if !found.text.is_empty() || found.depth == 0 {
                lead.push(Lead { text: found.text.clone(), deeper: found.own_line && found.column > column });
            }
        }
        lead
    }

    /// Comments between a key and its value. Those on lines of their own before a list or mapping stay there.
    fn before_value(&mut self, value: &Node) -> Vec<String> {
        let (start, parts_follow) = match &value.value {
            Tree::Scalar(_) if value.span.start() == value.span.end() => return Vec::new(),
            Tree::Scalar(_) => (value.span.start(), false),
            Tree::List(_) | Tree::Mapping(_) => (start_of(value), true),
        };
        let mut comments = Vec::new();
        while let Some(found) = self.scan.trivia.get(self.next).filter(|found| found.at < start) {
            if parts_follow && found.own_line {
                break;
            }
            self.next += 1;
            comments.extend((!found.text.is_empty()).then(|| found.text.clone()));
        }
        comments
    }

    /// Comments on the line on which something ends.
    fn behind(&mut self, end: usize, depth: usize) -> Vec<String> {
        let mut comments = Vec::new();
        while let Some(found) = self.scan.trivia.get(self.next) {
            let same_line = self.text.get(end..found.at).is_some_and(|between| !between.contains('\n'));
            if found.text.is_empty() || found.depth < depth || !same_line {
                break;
            }
            comments.push(found.text.clone());
            self.next += 1;
        }
        comments
    }
}

/// Where the first word of a value stands, or its bracket.
fn start_of(node: &Node) -> usize {
    let first = match &node.value {
        Tree::Scalar(_) => None,
        Tree::List(items) => items.first().map(start_of),
        Tree::Mapping(entries) => entries.first().map(|(key, _)| key.span.start()),
    };
    let written = node.span.start() < node.span.end();
    first.filter(|_| !written).unwrap_or(node.span.start())
}

/// How far in the line of a place begins.
fn line_indent(text: &str, at: usize) -> usize {
    let line_start = text.get(..at).and_then(|before| before.rfind('\n')).map_or(0, |newline| newline + 1);
    let line = text.get(line_start..).unwrap_or("");
    line.chars().take_while(|letter| *letter == ' ').count()
}

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
