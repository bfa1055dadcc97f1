//! Long texts over several lines: only at single blanks, and never where a line break would mean something else.

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
pub(super) fn wrap(
    text: &str,
    first: usize,
    others: usize,
    plain: bool,
    clause: bool,
) -> Option<Vec<String>> {
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
