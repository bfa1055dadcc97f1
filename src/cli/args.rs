//! The arguments of the command line: one clap struct per command. Their texts are the messages `cli-*`, inserted by `help`.

use std::path::PathBuf;

use clap::{Args, Parser, Subcommand, ValueEnum};
use clap_complete::Shell;

use super::train::args::Train;
use crate::words::formats::{FileKind, markdown, page, text};
use crate::words::phrases::Locale;
use crate::words::reports::Report;

#[derive(Debug, Parser)]
#[command(name = "plica", version, disable_help_subcommand = true)]
pub(super) struct CommandLine {
    #[command(flatten)]
    pub(super) common: Common,
    #[command(subcommand)]
    pub(super) command: Command,
}

#[derive(Debug, Clone, Args)]
pub(super) struct Common {
    #[arg(long, global = true, value_name = Locale::CHOICES)]
    pub(super) lang: Option<String>,
    #[arg(long, global = true, value_name = "DIR")]
    pub(super) rules: Option<PathBuf>,
    #[arg(long, global = true, value_name = "DIR")]
    pub(super) locales: Option<PathBuf>,
}

#[derive(Debug, Subcommand)]
pub(super) enum Command {
    Decide(Decide),
    Batch(Batch),
    Ask(Ask),
    Play(Play),
    Read(Read),
    Show(Show),
    Check(Check),
    Explain(Explain),
    Diff(Diff),
    Review(Review),
    Coverage(Coverage),
    Serve(Serve),
    Site(Site),
    Replay(Replay),
    Log(Log),
    Sign(Sign),
    New(New),
    Schema(Schema),
    Fmt(Fmt),
    Lsp,
    Mcp,
    Train(Train),
    Completions(Completions),
    #[command(hide = true)]
    Man(Man),
}

impl Command {
    /// How many positions the search for a mate may look at, where that was told.
    pub(super) const fn search(&self) -> Option<u64> {
        if let Self::Decide(Decide { search, .. })
        | Self::Batch(Batch { search, .. })
        | Self::Ask(Ask { search, .. })
        | Self::Play(Play { search, .. })
        | Self::Read(Read { search, .. }) = self
        {
            return *search;
        }
        None
    }
}

#[derive(Debug, Args)]
pub(super) struct Decide {
    #[arg(required = true, value_name = "CASE")]
    pub(super) cases: Vec<PathBuf>,
    #[arg(long, value_name = "ID", conflicts_with_all = ["on", "compare"])]
    pub(super) edition: Option<String>,
    #[arg(long, value_name = "DATE", conflicts_with = "compare")]
    pub(super) on: Option<String>,
    #[arg(long, value_name = "ID,ID", value_delimiter = ',')]
    pub(super) compare: Vec<String>,
    #[arg(long, value_name = "ID=CHOICE")]
    pub(super) reading: Vec<String>,
    #[arg(long)]
    pub(super) explain: bool,
    #[arg(long)]
    pub(super) what_would_change: bool,
    #[arg(long, value_name = "RESULT")]
    pub(super) why_not: Option<String>,
    #[arg(long, value_name = "FILE")]
    pub(super) log: Option<PathBuf>,
    #[arg(long, value_enum, default_value_t = Format::Text, hide_default_value = true, hide_possible_values = true, value_name = "text|json|md|html")]
    pub(super) format: Format,
    #[arg(long, value_name = "N")]
    pub(super) search: Option<u64>,
}

#[derive(Debug, Args)]
pub(super) struct Batch {
    #[arg(value_name = "FILE", default_value = "-", hide_default_value = true)]
    pub(super) cases: PathBuf,
    #[arg(long, value_name = "ID", conflicts_with = "on")]
    pub(super) edition: Option<String>,
    #[arg(long, value_name = "DATE")]
    pub(super) on: Option<String>,
    #[arg(long, value_name = "ID=CHOICE")]
    pub(super) reading: Vec<String>,
    #[arg(long)]
    pub(super) summary: bool,
    #[arg(long, short, value_name = "FILE")]
    pub(super) output: Option<PathBuf>,
    #[arg(long, requires = "output", conflicts_with = "summary")]
    pub(super) resume: bool,
    #[arg(long, value_enum, default_value_t = Format::Text, hide_default_value = true, hide_possible_values = true, value_name = "text|json|md|html", requires = "summary")]
    pub(super) format: Format,
    #[arg(long, value_name = "N")]
    pub(super) search: Option<u64>,
}

#[derive(Debug, Args)]
pub(super) struct Ask {
    #[arg(value_name = "CASE")]
    pub(super) case: Option<PathBuf>,
    #[arg(long, value_name = "ID")]
    pub(super) edition: Option<String>,
    #[arg(long, value_name = "ID=CHOICE")]
    pub(super) reading: Vec<String>,
    #[arg(long, value_name = "FILE")]
    pub(super) save: Option<PathBuf>,
    #[arg(long)]
    pub(super) explain: bool,
    #[arg(long, value_name = "N")]
    pub(super) search: Option<u64>,
}

#[derive(Debug, Args)]
pub(super) struct Play {
    #[arg(value_name = "CASE")]
    pub(super) case: Option<PathBuf>,
    #[arg(long, value_name = "ID", conflicts_with = "on")]
    pub(super) edition: Option<String>,
    #[arg(long, value_name = "DATE")]
    pub(super) on: Option<String>,
    #[arg(long, value_name = "ID=CHOICE")]
    pub(super) reading: Vec<String>,
    #[arg(long, value_name = "FILE")]
    pub(super) log: Option<PathBuf>,
    #[arg(long, short, value_name = "FILE")]
    pub(super) output: Option<PathBuf>,
    #[arg(long, value_name = "N")]
    pub(super) search: Option<u64>,
}

#[derive(Debug, Args)]
pub(super) struct Read {
    #[arg(value_name = "TEXT", allow_hyphen_values = true, required_unless_present = "batch")]
    pub(super) written: Option<String>,
    #[arg(long, value_name = "FEN", required_unless_present_any = ["batch", "history"])]
    pub(super) position: Option<String>,
    #[arg(long, value_name = "FILE", conflicts_with_all = ["written", "position", "written_in", "history"])]
    pub(super) batch: Option<PathBuf>,
    #[arg(long, value_name = "CODE")]
    pub(super) written_in: Option<String>,
    #[arg(long, value_name = "FILE")]
    pub(super) history: Option<PathBuf>,
    #[arg(long, value_enum, default_value_t = Format::Text, hide_default_value = true, hide_possible_values = true, value_name = "text|json|md|html")]
    pub(super) format: Format,
    #[arg(long, value_name = "N")]
    pub(super) search: Option<u64>,
}

#[derive(Debug, Args)]
pub(super) struct Show {
    #[arg(value_name = "ARTICLE")]
    pub(super) article: Option<String>,
    #[arg(long, conflicts_with = "article")]
    pub(super) all: bool,
    #[arg(long, conflicts_with_all = ["article", "all"])]
    pub(super) readings: bool,
    #[arg(long, conflicts_with_all = ["article", "all", "readings", "edition"], value_name = "WORDS")]
    pub(super) search: Option<String>,
    #[arg(long, conflicts_with_all = ["all", "readings", "search"])]
    pub(super) proof: bool,
    #[arg(long, value_name = "ID")]
    pub(super) edition: Option<String>,
    #[arg(long, value_enum, default_value_t = Format::Text, hide_default_value = true, hide_possible_values = true, value_name = "text|json|md|html")]
    pub(super) format: Format,
}

#[derive(Debug, Args)]
pub(super) struct Check {
    #[arg(long)]
    pub(super) strict: bool,
    #[arg(long, value_enum, default_value_t = CheckFormat::Text, hide_default_value = true, hide_possible_values = true, value_name = "text|json|md|sarif|github")]
    pub(super) format: CheckFormat,
}

#[derive(Debug, Args)]
pub(super) struct Explain {
    #[arg(value_name = "CODE")]
    pub(super) code: Option<String>,
    #[arg(long, value_enum, default_value_t = Format::Text, hide_default_value = true, hide_possible_values = true, value_name = "text|md|html")]
    pub(super) format: Format,
}

#[derive(Debug, Args)]
pub(super) struct Review {
    #[arg(value_name = "OLD")]
    pub(super) old: String,
    #[arg(value_name = "NEW")]
    pub(super) new: Option<String>,
    #[arg(long, value_name = "FILE")]
    pub(super) log: Option<PathBuf>,
    #[arg(long, short, value_name = "FILE")]
    pub(super) output: PathBuf,
}

#[derive(Debug, Args)]
pub(super) struct Diff {
    #[arg(value_name = "EDITION")]
    pub(super) first: String,
    #[arg(value_name = "EDITION")]
    pub(super) second: Option<String>,
    #[arg(long)]
    pub(super) all: bool,
    #[arg(long)]
    pub(super) exit_code: bool,
    #[arg(long, value_enum, default_value_t = ReportFormat::Text, hide_default_value = true, hide_possible_values = true, value_name = "text|json|md|html|sarif|github")]
    pub(super) format: ReportFormat,
}

#[derive(Debug, Args)]
pub(super) struct Coverage {
    #[arg(value_name = "ARTICLE")]
    pub(super) article: Option<String>,
    #[arg(long, conflicts_with = "article")]
    pub(super) all: bool,
    #[arg(long, value_name = "ID")]
    pub(super) edition: Option<String>,
    #[arg(long, conflicts_with = "format")]
    pub(super) write: bool,
    #[arg(long, value_enum, default_value_t = ReportFormat::Text, hide_default_value = true, hide_possible_values = true, value_name = "text|json|md|html|sarif|github")]
    pub(super) format: ReportFormat,
}

#[derive(Debug, Args)]
pub(super) struct Serve {
    #[arg(long, value_name = "N")]
    pub(super) port: Option<u16>,
    #[arg(long, value_name = "ADDRESS")]
    pub(super) host: Option<std::net::IpAddr>,
    #[arg(long, value_name = "NAME")]
    pub(super) name: Vec<String>,
    #[arg(long)]
    pub(super) open: bool,
}

#[derive(Debug, Args)]
pub(super) struct Site {
    #[arg(short, long, value_name = "FOLDER")]
    pub(super) output: PathBuf,
    #[arg(long, value_name = "FILE")]
    pub(super) module: Option<PathBuf>,
}

#[derive(Debug, Args)]
pub(super) struct Replay {
    #[arg(value_name = "FILE")]
    pub(super) log: PathBuf,
    #[arg(long, value_name = "ID")]
    pub(super) edition: Option<String>,
    #[arg(long, value_enum, default_value_t = Format::Text, hide_default_value = true, hide_possible_values = true, value_name = "text|json")]
    pub(super) format: Format,
}

#[derive(Debug, Args)]
#[command(disable_help_subcommand = true)]
pub(super) struct Log {
    #[command(subcommand)]
    pub(super) work: LogWork,
}

/// What is done with a log.
#[derive(Debug, Subcommand)]
pub(super) enum LogWork {
    Verify(Verify),
    Sign(SignLog),
}

#[derive(Debug, Args)]
pub(super) struct Verify {
    #[arg(value_name = "FILE")]
    pub(super) log: PathBuf,
    #[arg(long, value_name = "SHA-256")]
    pub(super) head: Option<String>,
    #[arg(long, value_name = "FILE", requires = "key")]
    pub(super) signature: Option<PathBuf>,
    #[arg(long, value_name = "FILE", requires = "signature")]
    pub(super) key: Option<PathBuf>,
    #[arg(long, value_enum, default_value_t = Format::Text, hide_default_value = true, hide_possible_values = true, value_name = "text|json")]
    pub(super) format: Format,
}

#[derive(Debug, Args)]
pub(super) struct SignLog {
    #[arg(value_name = "FILE")]
    pub(super) log: PathBuf,
    #[arg(long, value_name = "FILE")]
    pub(super) key: PathBuf,
}

#[derive(Debug, Args)]
pub(super) struct Sign {
    #[arg(required = true, value_name = "FILE")]
    pub(super) files: Vec<PathBuf>,
    #[arg(long, value_name = "FILE")]
    pub(super) key: PathBuf,
}

#[derive(Debug, Args)]
pub(super) struct Schema {
    #[arg(value_enum, hide_possible_values = true, value_name = "rules|vocabulary|edition|case|questions")]
    pub(super) kind: Kind,
}

/// The subject of a JSON Schema: a kind of file, or the JSON output of plica.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(super) enum Kind {
    Rules,
    Vocabulary,
    Edition,
    Case,
    Questions,
    Answers,
}

impl From<Kind> for FileKind {
    fn from(kind: Kind) -> Self {
        match kind {
            Kind::Rules => Self::Rules,
            Kind::Vocabulary => Self::Vocabulary,
            Kind::Edition => Self::Edition,
            Kind::Case => Self::Case,
            Kind::Questions => Self::Questions,
            Kind::Answers => Self::Answers,
        }
    }
}

#[derive(Debug, Args)]
pub(super) struct Fmt {
    #[arg(value_name = "FILES")]
    pub(super) files: Vec<PathBuf>,
    #[arg(long)]
    pub(super) check: bool,
}

#[derive(Debug, Args)]
pub(super) struct Completions {
    #[arg(value_enum, hide_possible_values = true, value_name = "bash|zsh|fish|powershell|elvish")]
    pub(super) shell: Shell,
}

#[derive(Debug, Args)]
pub(super) struct Man {
    #[arg(long, short, value_name = "DIR")]
    pub(super) output: PathBuf,
}

/// How a page is printed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(super) enum Format {
    Text,
    Json,
    Md,
    Html,
}

impl Format {
    /// Pages in this format, one after another; data are printed elsewhere.
    pub(super) fn pages(self, reports: &[Report]) -> String {
        let each = |form: fn(&Report) -> String| reports.iter().map(form).collect::<Vec<_>>().join("\n");
        match self {
            Self::Html => page(reports),
            Self::Md => each(markdown),
            Self::Text | Self::Json => each(text),
        }
    }
}

/// How findings are printed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(super) enum CheckFormat {
    Text,
    Json,
    Md,
    Sarif,
    Github,
}

/// How a report is printed, of which a part are findings beside the lines.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(super) enum ReportFormat {
    Text,
    Json,
    Md,
    Html,
    Sarif,
    Github,
}

impl ReportFormat {
    /// The format of what is wrong; a page says it on standard error.
    pub(super) const fn of_findings(self) -> CheckFormat {
        match self {
            Self::Text | Self::Html => CheckFormat::Text,
            Self::Json => CheckFormat::Json,
            Self::Md => CheckFormat::Md,
            Self::Sarif => CheckFormat::Sarif,
            Self::Github => CheckFormat::Github,
        }
    }
}

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

/// Output folders of `plica new`: one for rule files, one for message files.
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
