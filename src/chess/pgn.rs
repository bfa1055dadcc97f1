//! Cutting a game record into its start and its move texts; no move is understood here.
//!
//! Tags, comments, variations, evaluation marks, move numbers and results are left out.

/// The parts of a record.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Record {
    /// The FEN it begins with, if it does not begin with the initial position.
    pub(super) start: Option<String>,
    /// The moves as written.
    pub(super) moves: Vec<String>,
}

/// The parts of a text.
pub(super) fn split(text: &str) -> Record {
    let mut record = Record::default();
    let mut body = String::with_capacity(text.len());
    for line in text.lines() {
        if let Some(tag) = line.trim().strip_prefix('[') {
            record.start = record.start.or_else(|| fen_tag(tag));
        } else {
            body.push_str(line.split(';').next().unwrap_or_default());
            body.push(' ');
        }
    }
    let body = without_asides(&body);
    let mut words: Vec<&str> = body.split_whitespace().collect();
    if words.first().is_some_and(|first| first.matches('/').count() == 7) {
        let rest = words.split_off(words.len().min(6));
        record.start = Some(words.join(" "));
        words = rest;
    }
    record.moves = words.into_iter().filter_map(move_text).map(str::to_owned).collect();
    record
}

fn fen_tag(tag: &str) -> Option<String> {
    let value = tag.strip_prefix("FEN")?.trim_start().strip_prefix('"')?;
    value.split('"').next().map(str::to_owned)
}

/// The text without comments in braces and variations in brackets; a bracket inside a word (`e8(Q)`)
/// belongs to the move.
fn without_asides(text: &str) -> String {
    let mut kept = String::with_capacity(text.len());
    let (mut comment, mut variation) = (0_u32, 0_u32);
    for letter in text.chars() {
        match letter {
            '{' => comment += 1,
            '}' => comment = comment.saturating_sub(1),
            _ if comment > 0 => {}
            '(' if variation > 0 || kept.ends_with(char::is_whitespace) => variation += 1,
            ')' if variation > 0 => variation -= 1,
            _ if variation > 0 => {}
            other => kept.push(other),
        }
    }
    kept
}

/// The move in a word, without its number; none if the word is no move.
fn move_text(word: &str) -> Option<&str> {
    let digits = word.trim_start_matches(|digit: char| digit.is_ascii_digit());
    let dotted = digits.trim_start_matches(['.', '…']);
    let text = if dotted.len() < digits.len() || digits.is_empty() { dotted } else { word };
    let is_result = matches!(text, "1-0" | "0-1" | "1/2-1/2" | "½-½" | "*");
    let is_sign =
        matches!(text, "e.p." | "ep" | "a.p." | "+" | "++" | "#" | "ch" | "ch." | "!" | "?" | "mate");
    let is_aside = text.starts_with('$') || text.is_empty() || text == "-";
    (!is_result && !is_sign && !is_aside).then_some(text)
}
