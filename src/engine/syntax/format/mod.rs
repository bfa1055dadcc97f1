//! Article files in one layout: the text as written -> the same article, keys in order, lines that fit a page.
//!
//! In: the text of an article file. Out: the text in the house's layout. Guaranteed: the article reads the same and no
//! comment is lost, or the text is not touched: the result is read again and compared before it is handed on.
//!
//! The file, its rules and its examples stand key by key. Below them a list or mapping stays between brackets where it
//! was written so and fits on its line; else a mapping is written key by key, a list over several lines. Long texts are broken only at
//! single blanks, and never where a line break would mean something else.

mod layout;

use super::tree::{Node, Tree};
use super::{article, yaml};
use crate::engine::diagnostic::Diagnostic;
use crate::engine::source::{SourceId, Sources};
use layout::{Form, Layout, Lead, Part, Place};

/// Why a text is not formatted.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Unformatted {
    /// It is no article file.
    Faulty(Vec<Diagnostic>),
    /// It uses a YAML that the formatter does not know well enough to be sure that nothing is lost.
    Unsafe,
}

/// The text of an article file in the house's layout.
///
/// # Errors
/// The file is at fault, or cannot be formatted without risk.
pub fn formatted(sources: &Sources, id: SourceId) -> Result<String, Unformatted> {
    let mut faults = Vec::new();
    let article = article(sources, id, &mut faults);
    let root = yaml::read(sources, id).map_err(|fault| Unformatted::Faulty(vec![fault]))?;
    if article.is_none() || !faults.is_empty() {
        return Err(Unformatted::Faulty(faults));
    }
    let text = sources.text(id);
    let layout = layout::of(text, &root).ok_or(Unformatted::Unsafe)?;
    let written = page(&layout).ok_or(Unformatted::Unsafe)?;
    if says_the_same(text, &root, &written) { Ok(written) } else { Err(Unformatted::Unsafe) }
}

/// Whether another text is the same article with the same comments.
fn says_the_same(text: &str, root: &Node, written: &str) -> bool {
    let mut sources = Sources::default();
    let id = sources.add("formatted", written);
    let mut faults = Vec::new();
    if article(&sources, id, &mut faults).is_none() || !faults.is_empty() {
        return false;
    }
    let Ok(again) = yaml::read(&sources, id) else { return false };
    let comments = |text: &str, root: &Node| {
        let scan = layout::scan(text, root)?;
        let mut comments: Vec<_> = scan.trivia.into_iter().map(|found| found.text).collect();
        comments.retain(|comment| !comment.is_empty());
        comments.sort();
        Some(comments)
    };
    meaning(root, Place::Article) == meaning(&again, Place::Article)
        && comments(text, root).is_some_and(|before| Some(before) == comments(written, &again))
}

/// What a node says, without places, its keys in order.
fn meaning(node: &Node, place: Place) -> String {
    match &node.value {
        Tree::Scalar(scalar) => format!("{:?}{}", scalar.text, scalar.null),
        Tree::List(items) => {
            let items = items.iter().map(|item| meaning(item, place.item()));
            format!("[{}]", items.collect::<Vec<_>>().join(","))
        }
        Tree::Mapping(entries) => {
            let mut entries: Vec<_> = entries.iter().collect();
            entries.sort_by_key(|(key, _)| place.rank(&key.value));
            let entries = entries
                .iter()
                .map(|(key, node)| format!("{:?}:{}", key.value, meaning(node, place.under(&key.value))));
            format!("{{{}}}", entries.collect::<Vec<_>>().join(","))
        }
    }
}

/// The widest line, in characters.
const WIDTH: usize = 120;

/// The text of a file; none when it holds something articles do without.
fn page(layout: &Layout) -> Option<String> {
    let mut printer = Printer { lines: Vec::new(), below_block_text: false };
    let Form::Map { entries, .. } = &layout.form else { return None };
    printer.lead(&layout.head, 0);
    for entry in entries {
        printer.part(entry, 0, "")?;
    }
    printer.lead(&layout.end, 0);
    while printer.lines.last().is_some_and(String::is_empty) {
        printer.lines.pop();
    }
    Some(printer.lines.join("\n") + "\n")
}

struct Printer {
    lines: Vec<String>,
    /// A comment further in would be read as a part of the text above.
    below_block_text: bool,
}

impl Printer {
    fn push(&mut self, indent: usize, text: &str) {
        self.lines.push(if text.is_empty() { String::new() } else { format!("{:indent$}{text}", "") });
    }

    /// Comments before something; blank lines at most one by one, and none at the beginning.
    fn lead(&mut self, lead: &[Lead], indent: usize) {
        for Lead { text, deeper } in lead {
            if text.is_empty() && self.lines.last().is_none_or(String::is_empty) {
                continue;
            }
            self.push(indent + if *deeper && !self.below_block_text { 2 } else { 0 }, text);
        }
    }

    /// An entry whose key stands at `indent`, or an item whose words do; `dash` is written before it.
    fn part(&mut self, part: &Part, indent: usize, dash: &str) -> Option<()> {
        self.lead(&part.lead, indent - dash.len());
        if part.key.is_none()
            && let Form::Map { flow, entries } = &part.form
            && !fits(part, *flow, indent)
        {
            return self.item(part, entries, indent, dash);
        }
        let key = part.key.as_ref().map(|key| format!("{key}:")).unwrap_or_default();
        let head = format!("{:width$}{dash}{key}", "", width = indent - dash.len());
        let below = indent + 2;
        let is_block_text = matches!(&part.form, Form::Text { header: Some(_), .. });
        let lines = value(part, &head, below);
        let opens = lines.is_none();
        let mut lines = lines.unwrap_or_else(|| vec![head]);
        let divided = lines.len() > 1 && !is_block_text;
        // A comment stays behind a line that is not divided; what does not fit goes before.
        match (&part.tail[..], lines.first_mut()) {
            ([only], Some(first)) if !divided && width(first) + 2 + width(only) <= WIDTH => {
                *first = format!("{first}  {only}");
            }
            (several, _) => several.iter().for_each(|comment| self.push(indent - dash.len(), comment)),
        }
        self.lines.extend(lines);
        self.below_block_text = is_block_text;
        if opens {
            self.below(&part.form, below)?;
        }
        Some(())
    }

    /// An item that is a mapping key by key: what stands before its first key goes before the dash.
    fn item(&mut self, part: &Part, entries: &[Part], indent: usize, dash: &str) -> Option<()> {
        part.tail.iter().for_each(|comment| self.push(indent - dash.len(), comment));
        for (place, entry) in entries.iter().enumerate() {
            self.part(entry, indent, if place == 0 { dash } else { "" })?;
        }
        Some(())
    }

    fn below(&mut self, form: &Form, indent: usize) -> Option<()> {
        match form {
            Form::Text { .. } => None,
            Form::List { items, .. } => {
                for item in items {
                    // A list item by item within a list is not written in articles.
                    if matches!(&item.form, Form::List { .. }) && inline(&item.form).is_none() {
                        return None;
                    }
                    self.part(item, indent + 2, "- ")?;
                }
                Some(())
            }
            Form::Map { entries, .. } => {
                for entry in entries {
                    self.part(entry, indent, "")?;
                }
                Some(())
            }
        }
    }
}

/// Whether an item stays between its braces.
fn fits(part: &Part, flow: bool, indent: usize) -> bool {
    flow && !part.place.is_open() && inline(&part.form).is_some_and(|text| indent + width(&text) <= WIDTH)
}

/// The lines of a value behind its head; none when it is written below, key by key or item by item.
fn value(part: &Part, head: &str, below: usize) -> Option<Vec<String>> {
    let head = if head.ends_with(' ') { head.to_owned() } else { format!("{head} ") };
    let on_one_line = |line: &String| width(&head) + width(line) <= WIDTH;
    match &part.form {
        Form::Text { raw, .. } if raw.is_empty() => Some(vec![head.trim_end().to_owned()]),
        Form::Text { raw, header: Some(header), column } => {
            let text = block_text(raw, header, *column, below);
            Some(std::iter::once(format!("{head}{header}")).chain(text).collect())
        }
        Form::Text { raw, header: None, .. } => {
            Some(text(raw, &head, below, head.trim_start().starts_with("when:")))
        }
        Form::List { items, .. } if items.is_empty() => Some(vec![format!("{head}[]")]),
        Form::Map { entries, .. } if entries.is_empty() => Some(vec![format!("{head}{{}}")]),
        Form::List { .. } | Form::Map { .. } if part.place.is_open() => None,
        Form::List { items, .. } => {
            let line = inline(&part.form)?;
            Some(if on_one_line(&line) {
                vec![format!("{head}{line}")]
            } else {
                brackets(items, &head, below)
            })
        }
        Form::Map { .. } => {
            let line = inline(&part.form).filter(on_one_line)?;
            Some(vec![format!("{head}{line}")])
        }
    }
}

fn width(text: &str) -> usize {
    text.chars().count()
}

/// A value on one line, between brackets; none when it was not written so or holds a comment.
fn inline(form: &Form) -> Option<String> {
    let part = |part: &Part| {
        if part.lead.iter().any(|lead| !lead.text.is_empty()) || !part.tail.is_empty() {
            return None;
        }
        let value = inline(&part.form)?;
        Some(match &part.key {
            Some(key) => format!("{key}: {value}").trim_end().to_owned(),
            None => value,
        })
    };
    match form {
        Form::Text { header: Some(_), .. }
        | Form::List { flow: false, .. }
        | Form::Map { flow: false, .. } => None,
        Form::Text { raw, .. } => {
            let lines: Vec<_> = raw.lines().map(str::trim).collect();
            let divided = lines.iter().any(|line| line.is_empty() || line.ends_with('\\'));
            (!divided || raw.is_empty()).then(|| lines.join(" "))
        }
        Form::List { flow: true, items } => {
            Some(format!("[{}]", items.iter().map(part).collect::<Option<Vec<_>>>()?.join(", ")))
        }
        Form::Map { flow: true, entries } => {
            Some(format!("{{{}}}", entries.iter().map(part).collect::<Option<Vec<_>>>()?.join(", ")))
        }
    }
}

/// A list between brackets over several lines.
fn brackets(items: &[Part], head: &str, below: usize) -> Vec<String> {
    let mut lines = Vec::new();
    let mut line = format!("{head}[");
    let last = items.len() - 1;
    for (place, item) in items.iter().enumerate() {
        let item =
            format!("{}{}", inline(&item.form).unwrap_or_default(), if place == last { "]" } else { "," });
        let blank = if line.ends_with([' ', '[']) { "" } else { " " };
        if width(&line) + blank.len() + width(&item) <= WIDTH || line.trim().is_empty() {
            line = format!("{line}{blank}{item}");
        } else {
            lines.push(line.trim_end().to_owned());
            line = format!("{:below$}{item}", "");
        }
    }
    lines.push(line);
    lines
}

/// Plain or quoted text: on the lines on which it was written, unless one of them is too long.
fn text(raw: &str, head: &str, below: usize, clause: bool) -> Vec<String> {
    let mut written = raw.lines();
    let mut lines = vec![format!("{head}{}", written.next().unwrap_or_default().trim())];
    let rest: Vec<&str> = written.map(str::trim_end).collect();
    // Lines further in than the second show what belongs together, and stay so.
    let base = rest.first().map_or(0, |line| blanks(line));
    for line in &rest {
        let indent = below + blanks(line).saturating_sub(base);
        lines.push(if line.is_empty() { String::new() } else { format!("{:indent$}{}", "", line.trim()) });
    }
    if rest.iter().any(|line| line.is_empty()) || lines.iter().all(|line| width(line) <= WIDTH) {
        return lines;
    }
    let whole = raw.lines().map(str::trim).collect::<Vec<_>>().join(" ");
    let plain = !raw.starts_with(['"', '\'']);
    let Some(wrapped) = wrap(&whole, WIDTH.saturating_sub(width(head)), WIDTH - below, plain, clause) else {
        return lines;
    };
    let heads = std::iter::once(head.to_owned()).chain(std::iter::repeat(" ".repeat(below)));
    heads.zip(wrapped).map(|(head, line)| head + &line).collect()
}

fn blanks(line: &str) -> usize {
    line.chars().take_while(|letter| *letter == ' ').count()
}

/// Block text under its sign; folded text is divided anew when a line is too long.
fn block_text(raw: &str, header: &str, column: usize, below: usize) -> Vec<String> {
    let dedented = |line: &str| line.get(blanks(line).min(column)..).unwrap_or_default().to_owned();
    let mut lines: Vec<String> = Vec::new();
    for (place, line) in raw.lines().enumerate() {
        lines.push(if place == 0 { line.to_owned() } else { dedented(line) });
    }
    let too_long = lines.iter().any(|line| below + width(line) > WIDTH);
    let folds = header.starts_with('>')
        && lines.iter().all(|line| !line.starts_with([' ', '\t']) && !line.is_empty());
    if too_long && folds {
        lines = wrap(&lines.join(" "), WIDTH - below, WIDTH - below, false, true).unwrap_or(lines);
    }
    lines
        .into_iter()
        .map(|line| if line.is_empty() { line } else { format!("{:below$}{line}", "") })
        .collect()
}

/// The words of a text that may stand on different lines; none when its blanks are not all single ones.
fn pieces(text: &str, plain: bool) -> Option<Vec<String>> {
    let mut pieces: Vec<String> = Vec::new();
    let mut last = "";
    for word in text.split(' ') {
        if word.is_empty() || word.contains(['\n', '\t']) {
            return None;
        }
        match pieces.last_mut().filter(|_| belongs_together(last, word, plain)) {
            Some(piece) => {
                piece.push(' ');
                piece.push_str(word);
            }
            None => pieces.push(word.to_owned()),
        }
        last = word;
    }
    Some(pieces)
}

/// `must not`, `1 h 30 min` are one word of the clause language; after `\` and before a sign YAML reads on otherwise.
fn belongs_together(last: &str, word: &str, plain: bool) -> bool {
    let is_number = |word: &str| {
        let digits = word.trim_start_matches('(');
        !digits.is_empty() && digits.chars().all(|letter| letter.is_ascii_digit())
    };
    let is_unit = |word: &str| ["h", "min", "s"].contains(&word.trim_end_matches([')', ',']));
    (last == "must" && word == "not")
        || (is_number(last) && is_unit(word))
        || (is_unit(last) && is_number(word))
        || last.ends_with('\\')
        || (plain && word.starts_with(|letter: char| "-?:#&*!|>'\"%@`[]{},".contains(letter)))
}

/// Lines of a text, the first and the others of a given width; clauses are rather divided before `and` and `or`.
fn wrap(text: &str, first: usize, others: usize, plain: bool, clause: bool) -> Option<Vec<String>> {
    let mut lines: Vec<Vec<String>> = vec![Vec::new()];
    for piece in pieces(text, plain)? {
        let width = if lines.len() == 1 { first } else { others };
        let line = lines.last_mut()?;
        let used: usize = line.iter().map(|word| word.chars().count() + 1).sum();
        if line.is_empty() || used + piece.chars().count() <= width {
            line.push(piece);
            continue;
        }
        let joins = |word: &String| word == "and" || word == "or";
        let at =
            if clause && !joins(&piece) { line.iter().rposition(joins).filter(|at| *at > 2) } else { None };
        let mut next = at.map_or_else(Vec::new, |at| line.split_off(at));
        next.push(piece);
        lines.push(next);
    }
    Some(lines.into_iter().map(|line| line.join(" ")).collect())
}
