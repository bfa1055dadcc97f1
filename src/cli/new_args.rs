//! The shape of `plica new` on the command line.

use std::path::PathBuf;

use clap::{Args, Subcommand};

#[derive(Debug, Args)]
#[command(disable_help_subcommand = true)]
pub(super) struct New {
    #[command(subcommand)]
    pub(super) what: Skeleton,
    #[command(flatten)]
    pub(super) folders: Folders,
}

/// What a skeleton is made of.
#[derive(Debug, Subcommand)]
pub(super) enum Skeleton {
    Edition(NewEdition),
    Article(NewArticle),
    Words(NewWords),
}

/// Where skeletons are put.
#[derive(Debug, Args)]
pub(super) struct Folders {
    #[arg(long, global = true, value_name = "DIR")]
    pub(super) dir: Option<PathBuf>,
    #[arg(long, global = true, value_name = "DIR")]
    pub(super) locales_dir: Option<PathBuf>,
}

#[derive(Debug, Args)]
pub(super) struct NewEdition {
    #[arg(value_name = "ID")]
    pub(super) id: String,
    #[arg(long, value_name = "ID", required_unless_present = "authority")]
    pub(super) amends: Option<String>,
    #[arg(long, value_name = "NAME")]
    pub(super) authority: Option<String>,
}

#[derive(Debug, Args)]
pub(super) struct NewWords {
    #[arg(value_name = "ID")]
    pub(super) edition: Option<String>,
}

#[derive(Debug, Args)]
pub(super) struct NewArticle {
    #[arg(value_name = "NUMBER")]
    pub(super) number: String,
    #[arg(long, value_name = "ID")]
    pub(super) edition: String,
    #[arg(long, value_name = "CONCEPT")]
    pub(super) title: Option<String>,
}
