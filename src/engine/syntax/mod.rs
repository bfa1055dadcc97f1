//! Stage 1: rule text and case text -> trees with places.
//!
//! In: YAML files ([`crate::engine::source::Sources`]). Out: `ArticleFile`, `EditionFile`, `VocabularyFile`, [`CaseFile`].
//!
//! Technique: one YAML reader (`yaml`) -> trees in which every value knows its span (`tree`); typed files are read from these key by
//! key, all faults collected; clauses are parsed by a PEG (`grammar/clause.pest`, `clause_parser`). `json` is a quicker way for cases
//! that are good JSON. `format` goes the other way: an article file in the layout of the house.
//!
//! Invariants: fixed keys, every clause parsed, every name with its place, bounded size and nesting.
//! Must not know: what a fact, an act or a rule is. YAML and pest stay in here.

mod article;
mod case;
mod clause;
mod clause_parser;
mod edition;
mod format;
mod json;
mod questions;
mod tree;
mod vocabulary;
mod yaml;

pub(crate) use article::{
    ArticleFile, ExampleEntry, MisconceptionEntry, RuleEntry, RuleFile, SAID, Said, article, rule_file,
};
pub(crate) use case::{CaseAsked, case_asked};
pub use case::{CaseFile, FactGiven, case};
pub use clause::{Arithmetic, Modality};
pub(crate) use clause::{Comparator, Conclusion, Condition, Name, Order, Origin, ReferenceKind, Sum, When};
pub(crate) use clause_parser::{LARGEST, READING};
pub(crate) use edition::{AssumptionEntry, EditionFile, ExamEntry, GapEntry, TopicShare, edition};
pub use format::{Unformatted, formatted};
pub(crate) use json::case_asked_in_json;
pub use json::case_from_json;
pub(crate) use questions::{AnswerEntry, QuestionEntry, QuestionKind, Verdict, questions};
pub(crate) use tree::{Node, Tree};
pub(crate) use vocabulary::{
    ActEntry, CourseEntry, EffectsWritten, FactEntry, MOMENT_FACT, MomentEntry, ResumptionEntry, StepEntry,
    TaughtEntry, TopicEntry, TypeWritten, VocabularyFile, vocabulary,
};
pub(crate) use yaml::{LARGEST_TEXT, read as tree_of, unjoined};
