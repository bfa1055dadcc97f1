//! In which formats a command prints.

use clap::ValueEnum;

/// How a page is printed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(super) enum Format {
    Text,
    Json,
    Md,
    Html,
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
