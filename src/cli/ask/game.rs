//! The position told at the terminal: as FEN, as the moves of the game, or as the file of a game.

use std::path::PathBuf;

use super::question::{Command, Said, chosen, yes_or_no};
use super::screen::{Heard, Prompt, Screen};
use crate::cli::files::{Loaded, read_into};
use crate::cli::out::{Unprinted, print};
use crate::engine::chess::{History, Position, diagram_text};
use crate::engine::diagnostic::{Arg, Diagnostic};
use crate::engine::facts::{game_told, position_told};
use crate::engine::interview::{Answers, with_heads};
use crate::engine::source::{Sources, Span, Src};
use crate::words::phrases::{Locale, Speaker};
use crate::words::reports::{colour_word, faults_sentences, letters};

/// Where a position is told.
pub(super) struct Telling<'a> {
    pub(super) loaded: &'a Loaded,
    pub(super) screen: Screen,
}

/// What a line at the question after the position begins with.
enum Told {
    /// A position in FEN, or what is meant to be one.
    Fen,
    /// The first line of a game; others may follow.
    Game,
    /// The file of a game.
    File(PathBuf),
}

impl Telling<'_> {
    fn tell(&self, id: &str) -> Result<(), Unprinted> {
        self.screen.say(&self.loaded.words.say(id, &[]))
    }

    /// The position told: the board is drawn, and where it comes from the moves of a game it is asked whether it is the one.
    pub(super) fn position(&self, line: &str) -> Result<Said, Unprinted> {
        let locale = self.loaded.words.locale();
        let game = match told(line, locale) {
            Told::Fen => match position(line) {
                Ok(position) => {
                    self.draw(&position)?;
                    return Ok(Said::Tells(vec![("position".to_owned(), line.to_owned())]));
                }
                Err(faults) => Err(faults),
            },
            Told::Game => self.pasted(line).map(Ok)?,
            Told::File(path) => read(&path),
        };
        match game.and_then(|text| Ok((moves(&text, locale)?, text))) {
            Ok((history, text)) => self.confirmed(&history, &text),
            Err(faults) => refuse(self.loaded, self.screen, &faults).map(|()| Said::Again),
        }
    }

    /// A game of several lines, up to an empty one.
    fn pasted(&self, first: &str) -> Result<String, Unprinted> {
        self.tell("ask-more-moves")?;
        let prompt = Prompt { before: "…".to_owned(), help: String::new() };
        let mut text = first.to_owned();
        loop {
            match self.screen.more(&prompt)? {
                Heard::Line(line) if line.trim().is_empty() && is_whole(&text) => return Ok(text),
                Heard::Line(line) => {
                    text.push('\n');
                    text.push_str(&line);
                }
                Heard::Place(_) | Heard::Left | Heard::Closed => return Ok(text),
            }
        }
    }

    fn draw(&self, position: &Position) -> Result<(), Unprinted> {
        let turn = self.loaded.words.say("board-turn", &[("colour", colour_word(position.turn()))]);
        print(&format!("\n{}{turn}", diagram_text(position)))
    }

    /// Whether the position to which the moves lead is the one.
    fn confirmed(&self, history: &History, text: &str) -> Result<Said, Unprinted> {
        let position = history.end();
        self.draw(&position)?;
        let choices = yes_or_no(self.loaded);
        let commands = [Command::Back, Command::End];
        let names: Vec<_> = commands.iter().map(|command| command.name(&self.loaded.words)).collect();
        loop {
            self.tell("ask-is-position")?;
            let line = match self.screen.choose(
                &Prompt::of(&self.loaded.words, self.screen, &names, true),
                &choices,
                &names,
            )? {
                Heard::Closed => return Ok(Said::Closed),
                Heard::Left => return Ok(Said::Again),
                Heard::Place(place) => {
                    choices.iter().map(|choice| &choice.words).chain(&names).nth(place).cloned()
                }
                Heard::Line(line) => Some(line),
            };
            let line = line.unwrap_or_default();
            match (Command::said(&commands, &self.loaded.words, &line), chosen(&choices, &line)) {
                (Some(Command::End), _) => return Ok(Said::Command(Command::End)),
                (None, Some(choice)) if choice.told.1 == "yes" => {
                    let heads =
                        with_heads(&self.loaded.library.rulebook.vocabulary, &Answers::default(), text);
                    let heads = heads
                        .case
                        .facts
                        .into_iter()
                        .map(|given| (given.fact.value.into(), given.value.value.into()));
                    let game = [("position", position.fen()), ("history", history.written())];
                    let game = game.map(|(name, value)| (name.to_owned(), value));
                    return Ok(Said::Tells(game.into_iter().chain(heads).collect()));
                }
                (Some(_), _) | (None, Some(_)) => return Ok(Said::Again),
                (None, None) => self.tell("ask-unclear")?,
            }
        }
    }
}

/// Says once what is wrong with an answer: the first fault, with what to do; the question is asked again anyhow.
pub(super) fn refuse(loaded: &Loaded, screen: Screen, faults: &[Diagnostic]) -> Result<(), Unprinted> {
    let faults: Vec<_> = faults.iter().map(|fault| by_label(loaded, fault)).collect();
    let first = faults_sentences(&loaded.words, Some(&loaded.library.rulebook), &faults).into_iter().next();
    let (fault, help) = first.unwrap_or_default();
    screen.say(&[vec![fault], help].concat().join("\n"))
}

/// The fault with the fact as it is asked about, not as a case file names it.
fn by_label(loaded: &Loaded, fault: &Diagnostic) -> Diagnostic {
    let Some(edition) = loaded.library.rulebook.editions.first() else { return fault.clone() };
    let vocabulary = &loaded.library.rulebook.vocabulary;
    let speaker = Speaker::in_general(&loaded.words, vocabulary, edition);
    let labelled = |(name, value): &(&'static str, Arg)| {
        let fact =
            if let ("fact", Arg::Text(fact)) = (*name, value) { vocabulary.fact_named(fact) } else { None };
        (*name, fact.map_or_else(|| value.clone(), |fact| Arg::Text(speaker.label(fact))))
    };
    Diagnostic { args: fault.args.iter().map(labelled).collect(), ..fault.clone() }
}

/// What a line is.
fn told(line: &str, locale: Locale) -> Told {
    let path = line.trim_matches(['"', '\'']);
    if path.to_lowercase().ends_with(".pgn") {
        return Told::File(PathBuf::from(path));
    }
    let first = line.split_whitespace().next().unwrap_or_default();
    let figures = first.trim_start_matches(|sign: char| sign.is_ascii_digit());
    let is_numbered = figures.len() < first.len() && figures.starts_with('.');
    let is_game = || History::to_its_end(line, Some(letters(locale))).is_ok();
    match first.matches('/').count() {
        7 if line.split_whitespace().count() <= 6 => Told::Fen,
        _ if line.starts_with('[') || is_numbered || is_game() => Told::Game,
        _ => Told::Fen,
    }
}

/// Whether an empty line ends what was pasted: between the tags of a game and its moves it does not.
fn is_whole(text: &str) -> bool {
    text.lines().any(|line| !line.trim().is_empty() && !line.trim_start().starts_with('['))
}

/// The text of a file.
fn read(path: &PathBuf) -> Result<String, Vec<Diagnostic>> {
    let mut sources = Sources::default();
    let id = read_into(&mut sources, path).map_err(|fault| vec![fault])?;
    Ok(sources.text(id).to_owned())
}

/// The moves of a game, in the letters of the language spoken, of PGN or of any other.
fn moves(text: &str, locale: Locale) -> Result<History, Vec<Diagnostic>> {
    let mut faults = Vec::new();
    let text = Src::new(text.to_owned(), Span::default());
    game_told(&text, None, Some(letters(locale)), &mut faults).ok_or(faults)
}

/// The position of a FEN.
fn position(fen: &str) -> Result<Position, Vec<Diagnostic>> {
    let mut faults = Vec::new();
    let text = Src::new(fen.to_owned(), Span::default());
    position_told(Some(&text), &mut faults).ok_or(faults)
}
