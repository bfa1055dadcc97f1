//! The tools: what each is called, what it is told, what answers it.

use super::call::{Answer, Call, FACTS, Give, LANG};
use super::desk::Desk;
use super::{decide, diff, missing_facts, read, show};

/// A tool. Its words are the messages `mcp-tool-NAME` and `mcp-argument-NAME`.
pub(super) struct Tool {
    pub(super) name: &'static str,
    /// The arguments that must be there.
    pub(super) required: &'static [&'static str],
    /// Those that may be there; `lang` besides.
    pub(super) optional: &'static [&'static str],
    give: Give,
    /// The arguments with which it is seconds of work, which must not stand before others.
    thorough: Thorough,
}

/// When a call is long work.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Thorough {
    Never,
    Always,
    /// With this argument.
    With(&'static str),
}

/// Every tool.
pub(super) static TOOLS: [Tool; 5] = [
    Tool {
        name: "decide",
        required: &[FACTS],
        optional: &["edition", "on", "explain", "what_would_change"],
        give: decide::answer,
        thorough: Thorough::With("what_would_change"),
    },
    Tool {
        name: "missing_facts",
        required: &[FACTS],
        optional: &["edition", "on"],
        give: missing_facts::answer,
        thorough: Thorough::Never,
    },
    Tool {
        name: "read",
        required: &["written"],
        optional: &["position", "language", "history"],
        give: read::answer,
        thorough: Thorough::Never,
    },
    Tool {
        name: "show",
        required: &[],
        optional: &["edition", "article"],
        give: show::answer,
        thorough: Thorough::Never,
    },
    Tool {
        name: "diff",
        required: &["first", "second"],
        optional: &["provision"],
        give: diff::answer,
        thorough: Thorough::Always,
    },
];

/// The tool of a name.
pub(super) fn tool(name: &str) -> Option<&'static Tool> {
    TOOLS.iter().find(|tool| tool.name == name)
}

impl Tool {
    /// The names of its arguments.
    pub(super) fn arguments(&self) -> Vec<&'static str> {
        self.required.iter().chain(self.optional).copied().chain([LANG]).collect()
    }

    /// Whether a call is long work.
    pub(super) fn is_thorough(&self, has: impl Fn(&str) -> bool) -> bool {
        match self.thorough {
            Thorough::Never => false,
            Thorough::Always => true,
            Thorough::With(argument) => has(argument),
        }
    }

    /// Answers a call.
    pub(super) fn answer(&self, desk: &Desk, arguments: &str) -> Answer {
        Call::answer(desk, arguments, &self.arguments(), self.give)
    }
}
