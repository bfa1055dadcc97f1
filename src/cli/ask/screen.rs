//! Input and output of the interview: an interactive terminal, or plain lines through a pipe.

use std::io::{BufRead as _, IsTerminal as _, stderr, stdin, stdout};

use inquire::list_option::ListOption;
use inquire::ui::{RenderConfig, Styled};
use inquire::{InquireError, Select, Text};

use super::question::{Choice, plain, stays};
use crate::cli::out::{Unprinted, print, raw};
use crate::engine::decoded::decoded;
use crate::words::formats::folded;
use crate::words::phrases::{Words, capital};

/// How wide lines are where there is no terminal to measure.
const WIDTH: usize = 80;
/// How many answers of a list are seen at once, at most.
const LIST: usize = 20;

/// Where the interview speaks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::cli) enum Screen {
    /// Lists to move in, and lines to edit.
    Terminal,
    /// Plain lines, for pipes and screen readers.
    Lines,
}

/// What came back.
#[derive(Debug, PartialEq, Eq)]
pub(in crate::cli) enum Heard {
    /// A line.
    Line(String),
    /// The place of an answer in the list, or behind the answers that of a command.
    Place(usize),
    /// The user left the question with Escape.
    Left,
    /// The input has ended.
    Closed,
}

/// What is shown while an answer is awaited.
pub(in crate::cli) struct Prompt {
    /// Before the answer.
    pub(in crate::cli) before: String,
    /// What keys do in a list, and what can be said in a line.
    pub(in crate::cli) help: String,
}

impl Prompt {
    /// With the commands that can be said, or the keys of a list.
    pub(super) fn of(words: &Words, screen: Screen, commands: &[String], in_list: bool) -> Self {
        let help = if in_list && screen == Screen::Terminal {
            words.say("ask-keys-list", &[])
        } else {
            words.say("ask-keys", &[("words", &commands.join(" · "))])
        };
        Self { before: words.say("ask-answer", &[]), help }
    }
}

impl Screen {
    /// Where this process speaks.
    pub(in crate::cli) fn here() -> Self {
        if stdin().is_terminal() && stdout().is_terminal() && stderr().is_terminal() {
            Self::Terminal
        } else {
            Self::Lines
        }
    }

    /// How many signs a line holds.
    pub(in crate::cli) fn width(self) -> usize {
        let measured = match self {
            Self::Terminal => terminal_size::terminal_size().map(|(width, _)| usize::from(width.0)),
            Self::Lines => None,
        };
        // Terminals without a width say that it is none.
        measured.filter(|width| *width >= 20).unwrap_or(WIDTH)
    }

    /// Says paragraphs, broken between words.
    pub(in crate::cli) fn say(self, text: &str) -> Result<(), Unprinted> {
        let lines: Vec<_> = text.lines().map(|line| folded(line, self.width(), "", "")).collect();
        print(&lines.join("\n"))
    }

    /// Says the answers to choose from, numbered.
    pub(super) fn list(self, choices: &[Choice]) -> Result<(), Unprinted> {
        choices.iter().enumerate().try_for_each(|(place, choice)| {
            print(&folded(&choice.words, self.width(), &format!("{:>3}  ", place + 1), "     "))
        })
    }

    /// Shows a list to choose from: the answers, then the commands. If the input is no terminal, reads a line instead.
    pub(super) fn choose(
        self,
        prompt: &Prompt,
        choices: &[Choice],
        commands: &[String],
    ) -> Result<Heard, Unprinted> {
        if self == Self::Lines {
            self.list(choices)?;
            self.say(&prompt.help)?;
            return heard();
        }
        let inside = self.width().saturating_sub(4);
        let numbered = choices
            .iter()
            .enumerate()
            .map(|(place, choice)| folded(&choice.words, inside, &format!("{:>2}  ", place + 1), "      "));
        let shown: Vec<_> =
            numbered.chain(commands.iter().map(|name| format!("    {}", capital(name)))).collect();
        let fits = |typed: &str, _: &String, shown: &str, place: usize| {
            let stays = match choices.get(place) {
                Some(choice) => stays(choice, place, typed),
                None => plain(shown).starts_with(&plain(typed)),
            };
            stays.then_some(0)
        };
        let narrow = inside.saturating_sub(prompt.before.chars().count());
        let answer = |picked: ListOption<&String>| {
            let words = choices.get(picked.index).map_or(picked.value.trim(), |choice| choice.words.as_str());
            folded(words, narrow, "", "  ")
        };
        let help = folded(&prompt.help, inside, "", "");
        let list = Select::new(&prompt.before, shown)
            .with_render_config(look())
            .with_page_size(Self::rows())
            .with_scorer(&fits)
            .with_formatter(&answer)
            .with_help_message(&help);
        Ok(answered(list.raw_prompt().map(|picked| Heard::Place(picked.index))))
    }

    /// How many answers of a list are seen at once.
    fn rows() -> usize {
        let rows = terminal_size::terminal_size().map_or(LIST, |(_, height)| usize::from(height.0));
        rows.saturating_sub(8).clamp(4, LIST)
    }

    /// Reads a line.
    pub(in crate::cli) fn line(self, prompt: &Prompt) -> Result<Heard, Unprinted> {
        self.say(&prompt.help)?;
        self.more(prompt)
    }

    /// The same for what follows a first line.
    pub(in crate::cli) fn more(self, prompt: &Prompt) -> Result<Heard, Unprinted> {
        match self {
            Self::Lines => heard(),
            Self::Terminal => {
                let line = Text::new(&prompt.before).with_render_config(look());
                Ok(answered(line.prompt().map(Heard::Line)))
            }
        }
    }
}

/// A line of standard input.
fn heard() -> Result<Heard, Unprinted> {
    raw("> ")?;
    let mut line = Vec::new();
    // The end of the input ends the interview. A line that is no text is no answer, and the question is asked again.
    Ok(match stdin().lock().read_until(b'\n', &mut line) {
        Ok(0) | Err(_) => Heard::Closed,
        Ok(_) => {
            let text = decoded(&line).unwrap_or_else(|_| String::from_utf8_lossy(&line));
            Heard::Line(text.trim().to_owned())
        }
    })
}

fn answered(answer: Result<Heard, InquireError>) -> Heard {
    match answer {
        Ok(heard) => heard,
        Err(InquireError::OperationCanceled) => Heard::Left,
        Err(
            InquireError::OperationInterrupted
            | InquireError::NotTTY
            | InquireError::InvalidConfiguration(_)
            | InquireError::IO(_)
            | InquireError::Custom(_),
        ) => Heard::Closed,
    }
}

/// The signs around a question: none that is a word of English.
fn look() -> RenderConfig<'static> {
    RenderConfig::default()
        .with_prompt_prefix(Styled::new(">"))
        .with_answered_prompt_prefix(Styled::new(">"))
        .with_canceled_prompt_indicator(Styled::new("←"))
}
