//! The shape of the decision object: which keys stand where, in the order in which a line has them.
//!
//! Borrowed wherever it can be: a batch writes thousands of these a second.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::rc::Rc;

use serde::{Serialize, Serializer};
use serde_json::{Map, Value as Json};

use super::words::Words;
use crate::facts::Known;
use crate::model::Conclusion;

/// Words, or that none are wanted.
#[derive(Debug)]
pub(super) enum Said {
    /// None are wanted: the key is left out.
    Unsaid,
    /// There is nothing to say.
    Nothing,
    /// The words.
    Words(Rc<str>),
}

impl Said {
    fn is_unsaid(&self) -> bool {
        matches!(self, Self::Unsaid)
    }

    /// Empty words as none.
    pub(super) fn or_nothing(self) -> Self {
        match self {
            Self::Words(words) if words.is_empty() => Self::Nothing,
            said @ (Self::Words(_) | Self::Nothing | Self::Unsaid) => said,
        }
    }

    /// The texts of several reasons in one, unless none are wanted.
    pub(super) fn joined(reasons: &[ReasonObject]) -> Self {
        let mut texts = Vec::with_capacity(reasons.len());
        for reason in reasons {
            match reason.text() {
                Self::Words(words) => texts.push(&**words),
                Self::Nothing => {}
                Self::Unsaid => return Self::Unsaid,
            }
        }
        Self::Words(texts.join(" ").into())
    }
}

impl Serialize for Said {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Words(words) => serializer.serialize_str(words),
            Self::Nothing | Self::Unsaid => serializer.serialize_none(),
        }
    }
}

#[derive(Debug, Serialize)]
pub(super) struct DecisionObject<'a> {
    pub(super) edition: &'a str,
    pub(super) status: &'static str,
    pub(super) result: Option<&'static str>,
    pub(super) about: Vec<&'a str>,
    pub(super) findings: Vec<FindingObject<'a>>,
    pub(super) considered: Vec<ConsideredObject<'a>>,
    pub(super) undetermined: Vec<UndeterminedObject<'a>>,
    pub(super) missing: Vec<MissingObject<'a>>,
    pub(super) possible: Vec<&'static str>,
    pub(super) assumed: Vec<AssumedObject<'a>>,
    pub(super) readings: Vec<ReadingTakenObject<'a>>,
    pub(super) unregulated: Vec<Cow<'a, str>>,
    pub(super) not_held: Vec<Cow<'a, str>>,
    pub(super) discretion: Vec<DiscretionObject<'a>>,
    pub(super) sealed: Option<SealedObject<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) words: Option<WordsObject<'a>>,
    pub(super) rulebook: &'a str,
    pub(super) engine: &'static str,
}

/// A reading the ruling rests on.
#[derive(Debug, Serialize)]
pub(super) struct ReadingTakenObject<'a> {
    pub(super) reading: &'a str,
    pub(super) choice: String,
    /// The result under each other choice, or that the ruling would be open or silent.
    pub(super) otherwise: Map<String, Json>,
    #[serde(skip_serializing_if = "Said::is_unsaid")]
    pub(super) text: Said,
}

/// Whose words a decision is said in.
#[derive(Debug, Serialize)]
pub(super) struct WordsObject<'a> {
    digest: &'a str,
    built_in: bool,
}

impl<'a> WordsObject<'a> {
    pub(super) fn of(words: &'a Words) -> Self {
        Self { digest: words.digest(), built_in: words.are_built_in() }
    }
}

#[derive(Debug, Serialize)]
pub(super) struct FindingObject<'a> {
    pub(super) rule: &'a str,
    pub(super) article: Option<&'a str>,
    pub(super) cite: &'a str,
    pub(super) letter: bool,
    pub(super) kind: &'static str,
    pub(super) says: String,
    #[serde(flatten)]
    pub(super) details: Details<'a>,
    #[serde(skip_serializing_if = "Said::is_unsaid")]
    pub(super) text: Said,
    #[serde(skip_serializing_if = "Said::is_unsaid")]
    pub(super) norm: Said,
    #[serde(skip_serializing_if = "Said::is_unsaid")]
    pub(super) note: Said,
    #[serde(skip_serializing_if = "Said::is_unsaid")]
    pub(super) citation: Said,
    pub(super) because: Vec<ReasonObject<'a>>,
    pub(super) displaced: Vec<&'a str>,
}

/// What a conclusion has beside its clause, by its kind.
#[derive(Debug, Serialize)]
#[serde(untagged)]
pub(super) enum Details<'a> {
    Result { value: Option<&'static str> },
    Duty { party: Cow<'a, str>, modality: &'static str, act: Option<&'a str>, object: Option<Cow<'a, str>> },
    Set { object: Cow<'a, str>, value: Option<NewValue> },
    State { value: Option<&'a str> },
}

/// What a fact is set to.
#[derive(Debug, Serialize)]
#[serde(untagged)]
pub(super) enum NewValue {
    Time { seconds: i64, text: String },
    Number(i64),
}

#[derive(Debug, Serialize)]
#[serde(untagged)]
pub(super) enum ReasonObject<'a> {
    Fact {
        fact: Cow<'a, str>,
        value: Option<String>,
        source: &'static str,
        #[serde(skip_serializing_if = "Said::is_unsaid")]
        text: Said,
    },
    Rule {
        rule: &'a str,
        applies: bool,
        #[serde(skip_serializing_if = "Said::is_unsaid")]
        text: Said,
    },
}

impl ReasonObject<'_> {
    fn text(&self) -> &Said {
        match self {
            Self::Fact { text, .. } | Self::Rule { text, .. } => text,
        }
    }
}

#[derive(Debug, Serialize)]
pub(super) struct ConsideredObject<'a> {
    pub(super) rule: &'a str,
    #[serde(skip_serializing_if = "Said::is_unsaid")]
    pub(super) why_not: Said,
    pub(super) because: Vec<ReasonObject<'a>>,
    pub(super) displaced_by: Vec<&'a str>,
}

#[derive(Debug, Serialize)]
pub(super) struct UndeterminedObject<'a> {
    pub(super) rule: &'a str,
    pub(super) facts: Vec<Cow<'a, str>>,
}

#[derive(Debug, Serialize)]
pub(super) struct MissingObject<'a> {
    pub(super) fact: Cow<'a, str>,
    #[serde(skip_serializing_if = "Said::is_unsaid")]
    pub(super) question: Said,
    #[serde(rename = "if")]
    pub(super) settled: BTreeMap<String, Option<&'static str>>,
    pub(super) leaves: BTreeMap<String, Vec<&'static str>>,
}

#[derive(Debug, Serialize)]
pub(super) struct AssumedObject<'a> {
    pub(super) fact: Cow<'a, str>,
    pub(super) value: String,
    #[serde(skip_serializing_if = "Said::is_unsaid")]
    pub(super) text: Said,
}

#[derive(Debug, Serialize)]
pub(super) struct DiscretionObject<'a> {
    pub(super) rule: &'a str,
    pub(super) fact: Cow<'a, str>,
    #[serde(skip_serializing_if = "Said::is_unsaid")]
    pub(super) text: Said,
}

#[derive(Debug, Serialize)]
pub(super) struct SealedObject<'a> {
    #[serde(flatten)]
    pub(super) reading: ReadingObject<'a>,
    pub(super) stated: Option<&'static str>,
    pub(super) ends_game: Option<&'static str>,
    pub(super) fivefold_checked: bool,
}

#[derive(Debug, Serialize)]
pub(super) struct ReadingObject<'a> {
    pub(super) written: &'a str,
    pub(super) reading: &'static str,
    pub(super) candidates: Vec<String>,
    #[serde(rename = "move")]
    pub(super) made: Option<String>,
    pub(super) near: Vec<NearObject>,
    pub(super) deviations: Vec<&'static str>,
    pub(super) illegal_because: Vec<&'static str>,
    pub(super) language_decides: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) text: Option<Vec<String>>,
}

#[derive(Debug, Serialize)]
pub(super) struct NearObject {
    pub(super) kind: &'static str,
    #[serde(rename = "move")]
    pub(super) made: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) name: Option<String>,
}

/// The kind of a conclusion, as the contract names it.
pub(super) fn kind(conclusion: &Conclusion) -> &'static str {
    match conclusion {
        Conclusion::Result(_) => "result",
        Conclusion::Duty(_) => "act",
        Conclusion::Set(..) => "value",
        Conclusion::State(_) => "state",
    }
}

/// Where a fact is known from, as the contract names it.
pub(super) fn source(known: &Known) -> &'static str {
    match known {
        Known::Told(_) => "told",
        Known::Computed(_) => "computed",
        Known::Assumed(_) => "assumed",
        Known::NotAsked => "not_asked",
        Known::Unknown => "unknown",
        Known::Unknowable => "unknowable",
    }
}
