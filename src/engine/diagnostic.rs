//! Errors in files and cases of the user, as data: a code, a place, and arguments for the message.
//!
//! Every stage collects its [`Diagnostic`]s and continues. The message of a code is `diagnostic-<code>` in the locale files.

use super::source::Span;

/// Everything that can be wrong, in kebab-case when shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[expect(missing_docs, reason = "the words of each code are in locales/*/diagnostic.ftl, one message a code")]
pub enum Code {
    FileUnreadable,
    FileTooLarge,
    NotUtf8,
    YamlSyntax,
    YamlTooDeep,
    DuplicateKey,
    UnknownKey,
    MissingKey,
    WrongShape,
    ClauseSyntax,
    ClauseTooDeep,
    UnknownFact,
    UnknownValue,
    UnknownAct,
    UnknownObject,
    UnknownParty,
    UnknownState,
    UnknownRule,
    UnknownMoment,
    UnknownEdition,
    UnknownArticle,
    UnknownLanguage,
    DuplicateFact,
    DuplicateRule,
    DuplicateMisconception,
    BadType,
    FixedType,
    TypeMismatch,
    NotATruth,
    NotComparable,
    NumberTooLarge,
    PlayerOutsideForEach,
    ReferenceCycle,
    EditionPeriod,
    EditionsOverlap,
    SeveralEditions,
    FileEnding,
    ArticlePlace,
    RulePlace,
    DuplicateCase,
    DuplicateMessage,
    LookAlike,
    SaidTwice,
    UnknownCode,
    Conflict,
    Gap,
    NeverApplies,
    AlwaysDisplaced,
    IdleUnless,
    IdleCondition,
    NeverUsed,
    UnusedMoment,
    ArticleWithoutRules,
    UntestedRule,
    Unconfirmed,
    ProcedureBroken,
    UnshownGap,
    ExampleFails,
    MisconceptionIsTrue,
    MisconceptionNever,
    FactGivenTwice,
    BadValue,
    BadPosition,
    BadHistory,
    BadMove,
    ContradictoryFacts,
    ContradictoryOrder,
    OrderOfOne,
    /// The time of a moment that stands where another fact says.
    TimeToldElsewhere,
    EditionNeeded,
    EditionMismatch,
    NoEditionOnDate,
    MissingMessage,
    ForeignMessage,
    DivergingVariables,
    MissingVariant,
    FluentSyntax,
    FileUnwritable,
    NotWritten,
    NotOverwritten,
    NoPdf,
    TornRecord,
    BadRecord,
    LogLocked,
    LogNotAFile,
    LogNotLockable,
    LogWithoutChain,
    RecordAltered,
    RecordUnlinked,
    RecordMissing,
    RecordMoved,
    RecordRepeated,
    RecordForeign,
    RecordTime,
    HeadUnknown,
    BadSignature,
    UnusableKey,
    ProtectedKey,
    FactOfOtherKind,
    NotProven,
    NotShown,
    BelowPromise,
    RuledOtherwise,
    WrittenOtherwise,
    AssumedOtherwise,
    AssumptionSetOtherwise,
    NothingToAsk,
    NoResumption,
    OrderLost,
    UnknownFormat,
    FeatureNeeded,
    NotATable,
    RaggedRow,
    UnknownColumn,
    MissingColumn,
    DuplicateColumn,
    BadKey,
    UnknownVersion,
    BadAnswer,
    NamelessCandidate,
    DuplicateCandidate,
    NotPrinted,
    NotResumed,
    BeingWritten,
    Cancelled,
}

impl Code {
    /// Every code, in the order of the enum.
    pub const ALL: [Self; 125] = [
        Self::FileUnreadable,
        Self::FileTooLarge,
        Self::NotUtf8,
        Self::YamlSyntax,
        Self::YamlTooDeep,
        Self::DuplicateKey,
        Self::UnknownKey,
        Self::MissingKey,
        Self::WrongShape,
        Self::ClauseSyntax,
        Self::ClauseTooDeep,
        Self::UnknownFact,
        Self::UnknownValue,
        Self::UnknownAct,
        Self::UnknownObject,
        Self::UnknownParty,
        Self::UnknownState,
        Self::UnknownRule,
        Self::UnknownMoment,
        Self::UnknownEdition,
        Self::UnknownArticle,
        Self::UnknownLanguage,
        Self::DuplicateFact,
        Self::DuplicateRule,
        Self::DuplicateMisconception,
        Self::BadType,
        Self::FixedType,
        Self::TypeMismatch,
        Self::NotATruth,
        Self::NotComparable,
        Self::NumberTooLarge,
        Self::PlayerOutsideForEach,
        Self::ReferenceCycle,
        Self::EditionPeriod,
        Self::EditionsOverlap,
        Self::SeveralEditions,
        Self::FileEnding,
        Self::ArticlePlace,
        Self::RulePlace,
        Self::DuplicateCase,
        Self::DuplicateMessage,
        Self::LookAlike,
        Self::SaidTwice,
        Self::UnknownCode,
        Self::Conflict,
        Self::Gap,
        Self::NeverApplies,
        Self::AlwaysDisplaced,
        Self::IdleUnless,
        Self::IdleCondition,
        Self::NeverUsed,
        Self::UnusedMoment,
        Self::ArticleWithoutRules,
        Self::UntestedRule,
        Self::Unconfirmed,
        Self::ProcedureBroken,
        Self::UnshownGap,
        Self::ExampleFails,
        Self::MisconceptionIsTrue,
        Self::MisconceptionNever,
        Self::FactGivenTwice,
        Self::BadValue,
        Self::BadPosition,
        Self::BadHistory,
        Self::BadMove,
        Self::ContradictoryFacts,
        Self::ContradictoryOrder,
        Self::OrderOfOne,
        Self::TimeToldElsewhere,
        Self::EditionNeeded,
        Self::EditionMismatch,
        Self::NoEditionOnDate,
        Self::MissingMessage,
        Self::ForeignMessage,
        Self::DivergingVariables,
        Self::MissingVariant,
        Self::FluentSyntax,
        Self::FileUnwritable,
        Self::NotWritten,
        Self::NotOverwritten,
        Self::NoPdf,
        Self::TornRecord,
        Self::BadRecord,
        Self::LogLocked,
        Self::LogNotAFile,
        Self::LogNotLockable,
        Self::LogWithoutChain,
        Self::RecordAltered,
        Self::RecordUnlinked,
        Self::RecordMissing,
        Self::RecordMoved,
        Self::RecordRepeated,
        Self::RecordForeign,
        Self::RecordTime,
        Self::HeadUnknown,
        Self::BadSignature,
        Self::UnusableKey,
        Self::ProtectedKey,
        Self::FactOfOtherKind,
        Self::NotProven,
        Self::NotShown,
        Self::BelowPromise,
        Self::RuledOtherwise,
        Self::WrittenOtherwise,
        Self::AssumedOtherwise,
        Self::AssumptionSetOtherwise,
        Self::NothingToAsk,
        Self::NoResumption,
        Self::OrderLost,
        Self::UnknownFormat,
        Self::FeatureNeeded,
        Self::NotATable,
        Self::RaggedRow,
        Self::UnknownColumn,
        Self::MissingColumn,
        Self::DuplicateColumn,
        Self::BadKey,
        Self::UnknownVersion,
        Self::BadAnswer,
        Self::NamelessCandidate,
        Self::DuplicateCandidate,
        Self::NotPrinted,
        Self::NotResumed,
        Self::BeingWritten,
        Self::Cancelled,
    ];

    /// The code as shown and as used in message names: `UnknownFact` is `unknown-fact`.
    #[must_use]
    pub fn as_str(self) -> String {
        let mut kebab = String::new();
        for letter in format!("{self:?}").chars() {
            let begins_a_word = letter.is_uppercase() || letter.is_numeric();
            kebab.extend((begins_a_word && !kebab.is_empty()).then_some('-'));
            kebab.extend(letter.to_lowercase());
        }
        kebab
    }
}

/// How bad it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Severity {
    /// Nothing can be decided on this.
    Error,
    /// A ruling is possible, but somebody should look.
    Warning,
    /// Nothing is wrong: something to know, such as that another edition says otherwise.
    Note,
}

/// One thing wrong, with its place.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Diagnostic {
    /// What is wrong.
    pub code: Code,
    /// How bad it is.
    pub severity: Severity,
    /// The characters it speaks of, where there is a file.
    pub span: Option<Span>,
    /// Other places that belong to it: the first of two, the other heading.
    pub also: Vec<Span>,
    /// Variables of the message.
    pub args: Vec<(&'static str, Arg)>,
    /// The name probably meant.
    pub suggestion: Option<String>,
}

impl Diagnostic {
    /// An error at a place.
    #[must_use]
    pub fn at(code: Code, span: Span) -> Self {
        Self { span: Some(span), ..Self::anywhere(code) }
    }

    /// An error that no file shows.
    #[must_use]
    pub fn anywhere(code: Code) -> Self {
        Self {
            code,
            severity: Severity::Error,
            span: None,
            also: Vec::new(),
            args: Vec::new(),
            suggestion: None,
        }
    }

    /// The same as something to look at, not an error.
    #[must_use]
    pub fn as_warning(self) -> Self {
        Self { severity: Severity::Warning, ..self }
    }

    /// The same as something to know, no fault.
    #[must_use]
    pub fn as_note(self) -> Self {
        Self { severity: Severity::Note, ..self }
    }

    /// The same with a variable for its message.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Arg>) -> Self {
        self.args.push((name, value.into()));
        self
    }

    /// The same with a further place.
    #[must_use]
    pub fn and_at(mut self, span: Span) -> Self {
        self.also.push(span);
        self
    }

    /// The same with the nearest of the known names, when one is near enough.
    #[must_use]
    pub fn suggesting<'a>(mut self, written: &str, known: impl IntoIterator<Item = &'a str>) -> Self {
        self.suggestion = nearest(written, known);
        self
    }
}

/// The known name most like the written one, if it is like it at all.
fn nearest<'a>(written: &str, known: impl IntoIterator<Item = &'a str>) -> Option<String> {
    let known: Vec<_> = known.into_iter().collect();
    // A fact's name cut off before an underscore: `replier.flag`.
    let begun = known.iter().filter(|name| {
        written.contains('.') && name.strip_prefix(written).is_some_and(|rest| rest.starts_with('_'))
    });
    if let Some(name) = begun.min_by_key(|name| name.len()) {
        return Some((*name).to_owned());
    }
    let length = written.chars().count();
    // Names that differ more in length than they may in letters need not be compared.
    let farthest = |name: &str| 1 + name.chars().count().min(length) / 4;
    known
        .into_iter()
        .filter(|name| name.chars().count().abs_diff(length) <= farthest(name))
        .map(|name| (strsim::damerau_levenshtein(written, name), name))
        .filter(|(distance, name)| *distance <= farthest(name))
        .min()
        .map(|(_, name)| name.to_owned())
}

/// Diagnostics in the order of their places.
pub(crate) fn in_order(mut diagnostics: Vec<Diagnostic>) -> Vec<Diagnostic> {
    diagnostics.sort_by_key(|diagnostic| (diagnostic.span, diagnostic.code));
    diagnostics.dedup();
    diagnostics
}

/// A variable of a diagnostic's message.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Arg {
    /// The user's own text, or a name.
    Text(String),
    /// Another message with its own variables, such as the fault of a position.
    Message(String, Vec<(&'static str, String)>),
    /// Several messages, each the reason of the one before.
    Messages(Vec<(String, Vec<(&'static str, String)>)>),
    /// Facts with their values, to be put in words.
    Facts(Vec<(String, String)>),
}

impl From<String> for Arg {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<&str> for Arg {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<&String> for Arg {
    fn from(text: &String) -> Self {
        Self::Text(text.clone())
    }
}
