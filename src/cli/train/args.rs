//! The shape of `plica train`. Its words are the messages `cli-train-*`.

use std::path::PathBuf;

use clap::{Args, Subcommand, ValueEnum};

use crate::training::Level;

#[derive(Debug, Args)]
#[command(disable_help_subcommand = true)]
pub(in crate::cli) struct Train {
    #[command(subcommand)]
    pub(super) what: Material,
}

/// What is made.
#[derive(Debug, Subcommand)]
pub(super) enum Material {
    Handbook(Handbook),
    Quiz(Quiz),
    Exam(Exam),
    Review(Review),
    Grade(Grade),
    Course(Course),
}

#[derive(Debug, Args)]
pub(super) struct Handbook {
    #[arg(long, value_name = "ID")]
    pub(super) edition: String,
    #[command(flatten)]
    pub(super) output: Output,
}

/// Which questions are asked.
#[derive(Debug, Args)]
pub(super) struct Choice {
    #[arg(long, value_name = "ID")]
    pub(super) edition: String,
    #[arg(long, value_name = "N", default_value_t = 20, hide_default_value = true)]
    pub(super) n: usize,
    #[arg(long, value_name = "N")]
    pub(super) seed: Option<u64>,
    #[arg(long, value_name = "ARTICLE")]
    pub(super) topic: Option<String>,
    #[arg(long, value_enum, hide_possible_values = true, value_name = "basic|medium|hard")]
    pub(super) level: Option<Difficulty>,
}

#[derive(Debug, Args)]
pub(super) struct Quiz {
    #[command(flatten)]
    pub(super) choice: Choice,
    /// Whole resumptions, step by step, and not one question from here and one from there.
    #[arg(long, conflicts_with_all = ["topic", "level", "curation"])]
    pub(super) resumption: bool,
    #[arg(long, value_name = "FILE")]
    pub(super) curation: Option<PathBuf>,
    #[command(flatten)]
    pub(super) output: Output,
}

/// Questions to look through.
#[derive(Debug, Args)]
pub(super) struct Review {
    #[command(flatten)]
    pub(super) choice: Choice,
    #[arg(long, short, value_name = "FILE")]
    pub(super) output: Option<PathBuf>,
}

#[derive(Debug, Args)]
pub(super) struct Exam {
    #[command(flatten)]
    pub(super) choice: Choice,
    #[arg(long, value_name = "FILE")]
    pub(super) curation: Option<PathBuf>,
    #[arg(long, value_name = "N", default_value_t = 2, hide_default_value = true, value_parser = clap::value_parser!(u8).range(1..=26))]
    pub(super) versions: u8,
    #[arg(long, short, value_name = "FILE")]
    pub(super) output: PathBuf,
}

#[derive(Debug, Args)]
pub(super) struct Grade {
    #[arg(value_name = "KEY")]
    pub(super) key: PathBuf,
    #[arg(value_name = "ANSWERS")]
    pub(super) answers: PathBuf,
    #[arg(long, value_name = "PERCENT", value_parser = clap::value_parser!(u32).range(1..=100))]
    pub(super) pass: Option<u32>,
    #[command(flatten)]
    pub(super) output: Output,
}

#[derive(Debug, Args)]
pub(super) struct Course {
    #[arg(long, value_name = "ID")]
    pub(super) from: String,
    #[arg(long, value_name = "ID")]
    pub(super) to: String,
    #[command(flatten)]
    pub(super) output: Output,
}

/// Where it goes; the ending of the file names the format.
#[derive(Debug, Args)]
pub(super) struct Output {
    #[arg(long, short, value_name = "FILE")]
    pub(super) output: Option<PathBuf>,
}

/// How hard the questions are.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(super) enum Difficulty {
    Basic,
    Medium,
    Hard,
}

impl From<Difficulty> for Level {
    fn from(difficulty: Difficulty) -> Self {
        match difficulty {
            Difficulty::Basic => Self::Basic,
            Difficulty::Medium => Self::Medium,
            Difficulty::Hard => Self::Hard,
        }
    }
}
