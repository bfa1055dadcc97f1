//! Where the cursor stands in a YAML text that may be unfinished: under which keys, and after which words of the text.
//!
//! In: the text before the cursor. Out: a [`Standing`]. The YAML parser fails on incomplete documents, and a text is usually
//! incomplete while it is being typed; so this module reads the lines one by one as far as possible.

/// Where the cursor stands.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Standing {
    /// The keys from the top; items of lists have none.
    pub(super) path: Vec<String>,
    /// What stands before the cursor in the text it is in.
    pub(super) text: String,
}

/// Where the cursor behind these letters stands; `None` in a comment.
pub(super) fn standing(before: &str) -> Option<Standing> {
    let mut walk = Walk { text: before, levels: Vec::new(), flow: Vec::new(), open: None, comment: false };
    let mut start = 0;
    for line in before.split('\n') {
        walk.comment = false;
        walk.line(start, line);
        start += line.len() + 1;
    }
    if walk.comment {
        return None;
    }
    let text = walk.open.and_then(|open| before.get(open.start..open.end.unwrap_or(before.len())));
    let text = text.unwrap_or("").to_owned();
    let blocks = walk.levels.into_iter().filter_map(|level| level.key);
    let flows = walk.flow.into_iter().filter_map(|flow| match flow {
        Flow::Mapping(key) => key,
        Flow::List => None,
    });
    Some(Standing { path: blocks.chain(flows).collect(), text })
}

/// A line's key, or the dash of an item, with its column.
struct Level {
    column: usize,
    key: Option<String>,
}

/// An open bracket: a list, or a mapping with the key whose value is being written.
enum Flow {
    List,
    Mapping(Option<String>),
}

/// How a text is written.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Style {
    Plain,
    Quoted(char),
    Block,
}

/// A text: its first letter, and its end when it has one.
struct Open {
    style: Style,
    column: usize,
    start: usize,
    end: Option<usize>,
}

struct Walk<'t> {
    text: &'t str,
    levels: Vec<Level>,
    flow: Vec<Flow>,
    open: Option<Open>,
    comment: bool,
}

impl Walk<'_> {
    fn line(&mut self, start: usize, line: &str) {
        let column = line.len() - line.trim_start_matches(' ').len();
        let blank = line.trim().is_empty();
        let quoted = self
            .open
            .as_ref()
            .is_some_and(|open| matches!(open.style, Style::Quoted(_)) && open.end.is_none());
        if quoted || !self.flow.is_empty() {
            self.inline(start, start + line.len());
            return;
        }
        if let Some(open) = &self.open
            && open.end.is_none()
            && (column > open.column || (blank && !self.is_last(start, line)))
        {
            if open.style == Style::Plain {
                self.comment_from(start, line);
            }
            return;
        }
        self.open = None;
        self.block(start, line, column);
    }

    fn is_last(&self, start: usize, line: &str) -> bool {
        start + line.len() == self.text.len()
    }

    /// A plain text ends where a comment begins.
    fn comment_from(&mut self, start: usize, line: &str) {
        let begins = if line.trim_start().starts_with('#') { Some(0) } else { line.find(" #") };
        if let Some(at) = begins {
            self.comment = true;
            if let Some(open) = &mut self.open {
                open.end = Some(start + at);
            }
        }
    }

    /// A line outside brackets: dashes, a key, the beginning of its value.
    fn block(&mut self, start: usize, line: &str, mut column: usize) {
        let mut rest = line.trim_start_matches(' ');
        if rest.starts_with('#') {
            self.comment = true;
            return;
        }
        while let Some(item) = rest.strip_prefix('-').filter(|rest| rest.is_empty() || rest.starts_with(' '))
        {
            self.close(column, true);
            self.levels.push(Level { column, key: None });
            let inside = item.trim_start_matches(' ');
            column += rest.len() - inside.len();
            rest = inside;
        }
        if rest.trim().is_empty() && line.contains('-') {
            return;
        }
        self.close(column, false);
        let mut value = rest;
        let mut parent = column.saturating_sub(1);
        if let Some((key, after)) = key_of(rest) {
            self.levels.push(Level { column, key: Some(key) });
            value = after.trim_start_matches(' ');
            parent = column;
        }
        self.value(start + line.len() - value.len(), start + line.len(), parent);
    }

    /// Ends what stands at this column or further right; a list may stand at the column of its key.
    fn close(&mut self, column: usize, item: bool) {
        let ends = |level: &Level| {
            level.column > column || (level.column == column && (!item || level.key.is_none()))
        };
        while self.levels.last().is_some_and(ends) {
            self.levels.pop();
        }
    }

    fn value(&mut self, from: usize, to: usize, column: usize) {
        let value = self.text.get(from..to).unwrap_or("");
        match value.chars().next() {
            None => {}
            Some('#') => self.comment = true,
            Some('[' | '{' | '"' | '\'') => self.inline(from, to),
            Some('|' | '>') => {
                self.open =
                    Some(Open { style: Style::Block, column, start: to.saturating_add(1), end: None });
            }
            Some(_) => {
                self.open = Some(Open { style: Style::Plain, column, start: from, end: None });
                self.comment_from(from, value);
            }
        }
    }

    /// Letters within brackets or quotation marks.
    fn inline(&mut self, from: usize, to: usize) {
        let text = self.text;
        let mut letters = text.get(from..to).unwrap_or("").char_indices().peekable();
        let mut last = ' ';
        while let Some((at, letter)) = letters.next() {
            let at = from + at;
            let next = letters.peek().map(|(_, next)| *next);
            if let Some(Open { style: Style::Quoted(mark), end: end @ None, .. }) = &mut self.open {
                match (letter, *mark, next) {
                    ('\\', '"', _) | ('\'', '\'', Some('\'')) => {
                        letters.next();
                    }
                    (letter, mark, _) if letter == mark => *end = Some(at),
                    _ => {}
                }
            } else if letter == '#' && last == ' ' {
                self.comment = true;
                return;
            } else {
                self.sign(at, letter, next);
            }
            last = letter;
        }
    }

    fn sign(&mut self, at: usize, letter: char, next: Option<char>) {
        let begun = self.open.is_some();
        match letter {
            '[' if !begun => self.flow.push(Flow::List),
            '{' if !begun => self.flow.push(Flow::Mapping(None)),
            ']' | '}' => {
                self.flow.pop();
                self.open = None;
            }
            ',' => {
                self.open = None;
                if let Some(Flow::Mapping(key)) = self.flow.last_mut() {
                    *key = None;
                }
            }
            ':' if next.is_none_or(|next| " ,]}".contains(next)) => self.flow_key(at),
            '"' | '\'' if !begun => {
                self.open = Some(Open { style: Style::Quoted(letter), column: 0, start: at + 1, end: None });
            }
            letter if !begun && !letter.is_whitespace() => {
                self.open = Some(Open { style: Style::Plain, column: 0, start: at, end: None });
            }
            _ => {}
        }
    }

    fn flow_key(&mut self, at: usize) {
        if let (Some(Flow::Mapping(key @ None)), Some(open)) = (self.flow.last_mut(), &self.open) {
            let written = self.text.get(open.start..open.end.unwrap_or(at)).unwrap_or("");
            *key = Some(written.trim().to_owned());
            self.open = None;
        }
    }
}

/// The key a line begins with, and what follows its colon.
fn key_of(line: &str) -> Option<(String, &str)> {
    if let Some(mark) = line.chars().next().filter(|letter| ['"', '\''].contains(letter)) {
        let (key, after) = line.get(1..)?.split_once(mark)?;
        let after = after.strip_prefix(':').filter(|after| after.is_empty() || after.starts_with(' '))?;
        return Some((key.to_owned(), after));
    }
    if line.starts_with(['[', '{', '#', '|', '>']) {
        return None;
    }
    let ends = line.match_indices(':').map(|(at, _)| at);
    let at = ends.into_iter().find(|at| {
        line.get(at + 1..).is_some_and(|after| after.is_empty() || after.starts_with([' ', '\r']))
    })?;
    let key = line.get(..at)?;
    (!key.contains(" #")).then(|| (key.to_owned(), line.get(at + 1..).unwrap_or("")))
}

#[cfg(test)]
mod tests {
    use super::standing;

    fn at(text: &str) -> (String, String) {
        let found = standing(text).map(|found| (found.path.join("/"), found.text));
        found.unwrap_or_else(|| ("#".to_owned(), String::new()))
    }

    fn is(text: &str, path: &str, before: &str) {
        assert_eq!(at(text), (path.to_owned(), before.to_owned()), "{text}");
    }

    #[test]
    fn the_cursor_stands_under_its_keys() {
        let rule = "article: E.8\nrules:\n  - rule: E.8.a\n    when: ";
        is("", "", "");
        is("art", "", "art");
        is("article: E", "article", "E");
        is(rule, "rules/when", "");
        is(&format!("{rule}sealed.reading is "), "rules/when", "sealed.reading is ");
        is(&format!("{rule}a and\n      b or "), "rules/when", "a and\n      b or ");
        is(&format!("{rule}>\n      a and\n      b"), "rules/when", "      a and\n      b");
        is(&format!("{rule}a\n    un"), "rules", "un");
        is(&format!("{rule}a\n    unless: [E.6, rule 9."), "rules/unless", "rule 9.");
        is(&format!("{rule}a\n    unless: [\"5."), "rules/unless", "5.");
        is(&format!("{rule}a\n    unless: [E.6,\n      E."), "rules/unless", "E.");
        is(&format!("{rule}a\n    unless: [E.6]\n    then: los"), "rules/then", "los");
        is(&format!("{rule}a\n    then:\n      - sealer l"), "rules/then", "sealer l");
        is(&format!("{rule}a\n    then:\n      - x\n      - "), "rules/then", "");
        is(&format!("{rule}a\n    then: x\nexamples:\n  - "), "examples", "");
    }

    #[test]
    fn brackets_quotation_marks_and_comments_are_understood() {
        let given =
            "examples:\n  - case: a: b, \"c\n    given: {position: 4k3/8 w - - 0 41, sealed.written: ";
        is(given, "examples/given/sealed.written", "");
        is(&format!("{given}'it''s, "), "examples/given/sealed.written", "it''s, ");
        is(&format!("{given}\"C?4\", sea"), "examples/given", "sea");
        is(
            &format!("{given}x}}\n    ruling: {{result: \"*\", because: [E."),
            "examples/ruling/because",
            "E.",
        );
        is("given:\n  sealer:\n    late: 5 min\n    pre", "given/sealer", "pre");
        is("given:\n  sealer: # his\n", "", "");
        is("given:\n  sealer: # his", "#", "");
        is("a: b # c", "#", "");
        is("# c\na: b", "a", "b");
        is("\"9.7\": x", "9.7", "x");
        is("- a: 1\n  b: 2\n- c: [", "c", "");
    }

    proptest::proptest! {
        #[test]
        fn no_text_is_too_much(text in "[ a:\\-\\[\\]{},#'\"|>é\n]{0,60}") {
            let _ = standing(&text);
        }
    }
}
