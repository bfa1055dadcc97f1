//! Cutting a game record into its start and its move texts; no move is understood here.
//!
//! Tags, comments, variations, evaluation marks, move numbers and results are left out. A file of several games is
//! counted, and only its first game is cut: what to do about the others is for the caller to say.

use super::number::{self, SetOff};

/// The parts of a record.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Record {
    /// The FEN it begins with, if it does not begin with the initial position.
    pub(super) start: Option<String>,
    /// The moves as written.
    pub(super) moves: Vec<String>,
    /// Whether it has tags, as programs write them, with English letters.
    pub(super) has_tags: bool,
    /// Whether a comment or a variation is opened and not closed.
    pub(super) unclosed: bool,
    /// How many games there are.
    pub(super) games: usize,
}

/// The tags that stand before the moves of a game: what each is called, and its value.
#[must_use]
pub fn tags(text: &str) -> Vec<(String, String)> {
    let heads = text.lines().map(str::trim).skip_while(|line| line.is_empty() || line.starts_with('%'));
    let heads = heads.take_while(|line| line.is_empty() || line.starts_with('['));
    heads.filter_map(|line| tag(line.strip_prefix('[')?)).collect()
}

/// The parts of a text.
pub(super) fn split(text: &str) -> Record {
    let mut pieces = Pieces::default();
    for line in text.lines() {
        pieces.line(line);
    }
    pieces.end_game();
    let games = pieces.done.len();
    let unclosed = pieces.comment || pieces.unclosed;
    let record = pieces.done.into_iter().next().unwrap_or_default();
    Record { unclosed, games, ..record }
}

/// The games found so far, and the one being read.
#[derive(Default)]
struct Pieces {
    done: Vec<Record>,
    start: Option<String>,
    has_tags: bool,
    body: String,
    /// Within a comment in braces.
    comment: bool,
    /// How deep within variations.
    variation: u32,
    /// A variation was still open where its game ended.
    unclosed: bool,
}

impl Pieces {
    fn line(&mut self, line: &str) {
        let tag = line.trim_start().strip_prefix('[').filter(|_| !self.comment);
        if let Some(tag) = tag {
            if !self.body.trim().is_empty() {
                self.end_game();
            }
            self.has_tags = true;
            self.start = self.start.take().or_else(|| fen_of(tag));
        } else if self.comment || !line.starts_with('%') {
            self.moves(line);
        }
    }

    /// Keeps what is neither a comment nor a variation; a bracket inside a word (`e8(Q)`) belongs to the move.
    fn moves(&mut self, line: &str) {
        for letter in line.chars() {
            match letter {
                '}' => self.comment = false,
                _ if self.comment => {}
                '{' => self.comment = true,
                ';' => break,
                '(' if self.variation > 0
                    || self.body.is_empty()
                    || self.body.ends_with(char::is_whitespace) =>
                {
                    self.variation += 1;
                }
                ')' if self.variation > 0 => self.variation -= 1,
                _ if self.variation > 0 => {}
                other => self.body.push(other),
            }
        }
        self.body.push(' ');
    }

    /// What was read is a game, or several where a result stands between moves.
    fn end_game(&mut self) {
        let body = std::mem::take(&mut self.body);
        let mut words: Vec<&str> = body.split_whitespace().collect();
        let mut start = self.start.take();
        if words.first().is_some_and(|first| first.matches('/').count() == 7) {
            let rest = words.split_off(words.len().min(6));
            start = Some(words.join(" "));
            words = rest;
        }
        let has_tags = std::mem::take(&mut self.has_tags);
        for game in words.split(|word| is_result(word)) {
            let moves = move_texts(game);
            if !moves.is_empty() || start.is_some() {
                self.done.push(Record { start: start.take(), moves, has_tags, ..Record::default() });
            }
        }
        self.unclosed |= self.variation > 0;
        self.variation = 0;
    }
}

fn fen_of(written: &str) -> Option<String> {
    tag(written).filter(|(name, _)| name == "FEN").map(|(_, fen)| fen)
}

/// `White "Ana"]`: a name and, in quotation marks, a value; within it a stroke stands before a mark.
fn tag(written: &str) -> Option<(String, String)> {
    let (name, rest) = written.split_once('"')?;
    let mut value = String::new();
    let mut letters = rest.chars();
    while let Some(letter) = letters.next() {
        match letter {
            '"' => return Some((name.trim().to_owned(), value)),
            '\\' => value.extend(letters.next()),
            other => value.push(other),
        }
    }
    None
}

fn is_result(word: &str) -> bool {
    matches!(word, "1-0" | "0-1" | "1/2-1/2" | "½-½" | "1/2" | "½" | "*")
}

/// The moves among words, without their numbers. After a number comes a move: digits that stand there instead are no second
/// number, and are kept for whoever reads the moves to refuse.
fn move_texts(words: &[&str]) -> Vec<String> {
    let mut moves = Vec::new();
    let mut after_number = false;
    for word in words {
        let number = number::numbered(word).filter(|number| number.set_off != SetOff::Doubtful);
        let stands_alone = number.is_some_and(|number| number.rest.is_empty());
        let is_bare = number.is_some_and(|number| number.set_off == SetOff::Spaced);
        if stands_alone && !(after_number && is_bare) {
            after_number = true;
            continue;
        }
        after_number = false;
        let text = number.filter(|_| !stands_alone).map_or(*word, |number| number.rest);
        let text = text.trim_start_matches(['.', '…']);
        if !is_aside(text) {
            moves.push(text.to_owned());
        }
    }
    // A number without a stop at the end may be what is left of a move.
    let last = words.last().filter(|word| after_number && word.ends_with(|sign: char| sign.is_ascii_digit()));
    moves.extend(last.map(|word| (*word).to_owned()));
    moves
}

/// Whether a word beside the moves says nothing of them: a sign, a mark of evaluation, a dash for the other side's move.
fn is_aside(text: &str) -> bool {
    let is_sign =
        matches!(text, "e.p." | "ep" | "a.p." | "+" | "++" | "#" | "ch" | "ch." | "!" | "?" | "mate");
    is_sign || text.starts_with('$') || text.chars().all(|sign| "-–—−:.,;)".contains(sign))
}
