//! The serde structs of the decision object: its keys in the order in which they are written.

use std::borrow::Cow;
use std::collections::BTreeMap;

use serde::{Serialize, Serializer};
use serde_json::{Map, Value as Json};

use crate::engine::facts::Known;
use crate::engine::model::Conclusion;
use crate::words::phrases::words::Words;

/// Words, or that none are wanted.
#[derive(Debug)]
pub(crate) enum Said {
    /// None are wanted: the key is left out.
    Unsaid,
    /// There is nothing to say.
    Nothing,
    /// The words.
    Words(String),
}

impl Said {
    fn is_unsaid(&self) -> bool {
        matches!(self, Self::Unsaid)
    }

    /// Empty words as none.
    pub(crate) fn or_nothing(self) -> Self {
        match self {
            Self::Words(words) if words.is_empty() => Self::Nothing,
            said @ (Self::Words(_) | Self::Nothing | Self::Unsaid) => said,
        }
    }

    /// The texts of several reasons in one, unless none are wanted.
    pub(crate) fn joined(reasons: &[ReasonObject]) -> Self {
        let mut texts = Vec::with_capacity(reasons.len());
        for reason in reasons {
            match reason.text() {
                Self::Words(words) => texts.push(words.as_str()),
                Self::Nothing => {}
                Self::Unsaid => return Self::Unsaid,
            }
        }
        Self::Words(texts.join(" "))
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
pub(crate) struct DecisionObject<'a> {
    pub(crate) edition: &'a str,
    pub(crate) status: &'static str,
    pub(crate) result: Option<&'static str>,
    pub(crate) about: Vec<&'a str>,
    pub(crate) findings: Vec<FindingObject<'a>>,
    pub(crate) now: Vec<StepObject<'a>>,
    pub(crate) check: Vec<CheckObject<'a>>,
    pub(crate) rights: Vec<StepObject<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) then: Option<Vec<StepObject<'a>>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) answers: Option<Vec<AnsweredObject<'a>>>,
    /// The result if what is still unknown turns out as it mostly does.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) usual: Option<UsualObject<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) later: Option<Vec<LaterObject<'a>>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) clocks: Option<BTreeMap<&'static str, ClockObject<'a>>>,
    pub(crate) undetermined: Vec<UndeterminedObject<'a>>,
    pub(crate) missing: Vec<MissingObject<'a>>,
    /// What nobody can know and the result depends on.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(crate) unknowable: Vec<MissingObject<'a>>,
    pub(crate) possible: Vec<&'static str>,
    /// So much is unknown that not everything was looked at.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub(crate) unexamined: bool,
    pub(crate) assumed: Vec<AssumedObject<'a>>,
    pub(crate) readings: Vec<ReadingTakenObject<'a>>,
    pub(crate) caveats: Vec<CaveatObject<'a>>,
    pub(crate) unregulated: Vec<Cow<'a, str>>,
    pub(crate) not_held: Vec<Cow<'a, str>>,
    pub(crate) immaterial: Vec<Cow<'a, str>>,
    pub(crate) gaps: Vec<GapObject<'a>>,
    pub(crate) discretion: Vec<DiscretionObject<'a>>,
    pub(crate) sealed: Option<SealedObject<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) words: Option<WordsObject<'a>>,
    pub(crate) rulebook: &'a str,
    pub(crate) engine: &'static str,
}

/// A gap of the law that a step meets.
#[derive(Debug, Serialize)]
pub(crate) struct GapObject<'a> {
    pub(crate) gap: &'a str,
    pub(crate) lacks: Cow<'a, str>,
    #[serde(skip_serializing_if = "Said::is_unsaid")]
    pub(crate) text: Said,
}

/// A caveat of the edition.
#[derive(Debug, Serialize)]
pub(crate) struct CaveatObject<'a> {
    pub(crate) caveat: &'a str,
    #[serde(skip_serializing_if = "Said::is_unsaid")]
    pub(crate) text: Said,
}

/// A reading the ruling rests on.
#[derive(Debug, Serialize)]
pub(crate) struct ReadingTakenObject<'a> {
    pub(crate) reading: &'a str,
    pub(crate) choice: String,
    /// The result under each other choice, or that the ruling would be open or silent.
    pub(crate) otherwise: Map<String, Json>,
    #[serde(skip_serializing_if = "Said::is_unsaid")]
    pub(crate) text: Said,
}

/// Whose words a decision is said in.
#[derive(Debug, Serialize)]
pub(crate) struct WordsObject<'a> {
    digest: &'a str,
    built_in: bool,
}

impl<'a> WordsObject<'a> {
    pub(crate) fn of(words: &'a Words) -> Self {
        Self { digest: words.digest(), built_in: words.are_built_in() }
    }
}

#[derive(Debug, Serialize)]
pub(crate) struct FindingObject<'a> {
    pub(crate) rule: &'a str,
    pub(crate) article: Option<&'a str>,
    pub(crate) cite: &'a str,
    pub(crate) letter: bool,
    pub(crate) kind: &'static str,
    pub(crate) says: String,
    #[serde(flatten)]
    pub(crate) details: Details<'a>,
    #[serde(skip_serializing_if = "Said::is_unsaid")]
    pub(crate) text: Said,
    #[serde(skip_serializing_if = "Said::is_unsaid")]
    pub(crate) norm: Said,
    #[serde(skip_serializing_if = "Said::is_unsaid")]
    pub(crate) note: Said,
    #[serde(skip_serializing_if = "Said::is_unsaid")]
    pub(crate) citation: Said,
    pub(crate) because: Vec<ReasonObject<'a>>,
    pub(crate) displaced: Vec<&'a str>,
}

/// Something to be done, to be checked, or that a player may do.
#[derive(Debug, Serialize)]
pub(crate) struct StepObject<'a> {
    /// The first of the rules that say so; none for what every arbiter does with a ruling.
    pub(crate) rule: Option<&'a str>,
    /// All rules that say so.
    pub(crate) rules: Vec<&'a str>,
    pub(crate) modality: &'static str,
    pub(crate) act: &'a str,
    pub(crate) party: Cow<'a, str>,
    pub(crate) object: Option<Cow<'a, str>>,
    /// The moment that calls for it.
    pub(crate) upon: Option<Cow<'a, str>>,
    /// That moment, where it has not come: an earlier step brings it.
    pub(crate) after: Option<Cow<'a, str>>,
    /// Its moment is known to have passed some time ago.
    pub(crate) overdue: bool,
    /// It belongs to the normal course of every game.
    pub(crate) usual: bool,
    #[serde(skip_serializing_if = "Said::is_unsaid")]
    pub(crate) text: Said,
    #[serde(skip_serializing_if = "Said::is_unsaid")]
    pub(crate) citation: Said,
}

/// A clock that should be running already.
#[derive(Debug, Serialize)]
pub(crate) struct CheckObject<'a> {
    /// Whose.
    pub(crate) clock: Cow<'a, str>,
    /// Since which moment.
    pub(crate) since: Option<Cow<'a, str>>,
    /// What it should show, in seconds.
    pub(crate) seconds: Option<i64>,
    /// What it should show, in words, where it has no value.
    #[serde(skip_serializing_if = "Said::is_unsaid")]
    pub(crate) formula: Said,
    pub(crate) rules: Vec<&'a str>,
    /// What is presumed done before it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(crate) presumes: Vec<StepObject<'a>>,
    #[serde(skip_serializing_if = "Said::is_unsaid")]
    pub(crate) text: Said,
    #[serde(skip_serializing_if = "Said::is_unsaid")]
    pub(crate) citation: Said,
}

/// A fact that is learnt by a step.
#[derive(Debug, Serialize)]
pub(crate) struct AnsweredObject<'a> {
    pub(crate) fact: Cow<'a, str>,
    /// The act by which it is learnt.
    pub(crate) learnt_by: Option<&'a str>,
    /// What follows from each answer.
    #[serde(rename = "if")]
    pub(crate) answers: BTreeMap<String, ThenObject<'a>>,
}

/// What follows from an answer.
#[derive(Debug, Serialize)]
pub(crate) struct ThenObject<'a> {
    pub(crate) result: Option<&'static str>,
    pub(crate) possible: Vec<&'static str>,
    /// What is then to be done and was not before.
    pub(crate) now: Vec<StepObject<'a>>,
}

/// What follows once an event has come.
#[derive(Debug, Serialize)]
pub(crate) struct LaterObject<'a> {
    pub(crate) event: Cow<'a, str>,
    /// For the end of a time limit: the seconds from the hour set.
    pub(crate) seconds: Option<i64>,
    /// The same as a time of day, where the hour set is told.
    pub(crate) at: Option<String>,
    /// The result, where it is then another.
    pub(crate) result: Option<&'static str>,
    pub(crate) possible: Vec<&'static str>,
    pub(crate) now: Vec<StepObject<'a>>,
    /// What is to be done after that if the record is in order.
    pub(crate) then: Vec<StepObject<'a>>,
    pub(crate) rights: Vec<StepObject<'a>>,
}

/// What a clock shows.
#[derive(Debug, Serialize)]
pub(crate) struct ClockObject<'a> {
    pub(crate) colour: Option<&'static str>,
    /// Where the time used at the adjournment is known from: `told`, `noted` on the envelope, `shown` by the clock while the
    /// session lasts, to be `established`.
    pub(crate) base: &'static str,
    /// That time in seconds, where it is told.
    pub(crate) base_seconds: Option<i64>,
    /// The seconds used that it shows now.
    pub(crate) seconds: Option<i64>,
    /// The same in words, where it has no value.
    #[serde(skip_serializing_if = "Said::is_unsaid")]
    pub(crate) formula: Said,
    /// So many seconds more if a right to stop it was not used.
    pub(crate) perhaps_more: i64,
    /// `yes`, `no`, `unknown`.
    pub(crate) runs: &'static str,
    pub(crate) intervals: Vec<IntervalObject<'a>>,
    /// When it is started next.
    #[serde(skip_serializing_if = "Said::is_unsaid")]
    pub(crate) then: Said,
    #[serde(skip_serializing_if = "Said::is_unsaid")]
    pub(crate) text: Said,
}

/// A time during which a clock has run.
#[derive(Debug, Serialize)]
pub(crate) struct IntervalObject<'a> {
    pub(crate) since: Option<Cow<'a, str>>,
    pub(crate) since_seconds: Option<i64>,
    pub(crate) until: Option<Cow<'a, str>>,
    pub(crate) until_seconds: Option<i64>,
    pub(crate) perhaps_until: Option<Cow<'a, str>>,
    pub(crate) rules: Vec<&'a str>,
}

/// What a conclusion has beside its clause, by its kind.
#[derive(Debug, Serialize)]
#[serde(untagged)]
pub(crate) enum Details<'a> {
    Result {
        value: Option<&'static str>,
    },
    Duty {
        party: Cow<'a, str>,
        modality: &'static str,
        act: Option<&'a str>,
        object: Option<Cow<'a, str>>,
        /// Whether it is done, by what is told.
        done: bool,
    },
    Set {
        object: Cow<'a, str>,
        value: Option<NewValue>,
    },
    State {
        value: Option<&'a str>,
    },
}

/// What a fact is set to.
#[derive(Debug, Serialize)]
#[serde(untagged)]
pub(crate) enum NewValue {
    Time { seconds: i64, text: String },
    Number(i64),
}

#[derive(Debug, Serialize)]
#[serde(untagged)]
pub(crate) enum ReasonObject<'a> {
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
pub(crate) struct ConsideredObject<'a> {
    pub(crate) rule: &'a str,
    #[serde(skip_serializing_if = "Said::is_unsaid")]
    pub(crate) why_not: Said,
    pub(crate) because: Vec<ReasonObject<'a>>,
    pub(crate) displaced_by: Vec<&'a str>,
}

#[derive(Debug, Serialize)]
pub(crate) struct UndeterminedObject<'a> {
    pub(crate) rule: &'a str,
    pub(crate) facts: Vec<Cow<'a, str>>,
}

#[derive(Debug, Serialize)]
pub(crate) struct MissingObject<'a> {
    pub(crate) fact: Cow<'a, str>,
    #[serde(skip_serializing_if = "Said::is_unsaid")]
    pub(crate) question: Said,
    #[serde(rename = "if")]
    pub(crate) settled: BTreeMap<String, Option<&'static str>>,
    pub(crate) leaves: BTreeMap<String, Vec<&'static str>>,
}

#[derive(Debug, Serialize)]
pub(crate) struct AssumedObject<'a> {
    pub(crate) fact: Cow<'a, str>,
    pub(crate) value: String,
    #[serde(skip_serializing_if = "Said::is_unsaid")]
    pub(crate) text: Said,
}

/// The usual course of an open ruling.
#[derive(Debug, Serialize)]
pub(crate) struct UsualObject<'a> {
    pub(crate) result: Option<&'static str>,
    #[serde(rename = "if")]
    pub(crate) facts: Vec<AssumedObject<'a>>,
    #[serde(skip_serializing_if = "Said::is_unsaid")]
    pub(crate) text: Said,
}

#[derive(Debug, Serialize)]
pub(crate) struct DiscretionObject<'a> {
    pub(crate) rule: &'a str,
    pub(crate) fact: Cow<'a, str>,
    #[serde(skip_serializing_if = "Said::is_unsaid")]
    pub(crate) text: Said,
}

#[derive(Debug, Serialize)]
pub(crate) struct SealedObject<'a> {
    #[serde(flatten)]
    pub(crate) reading: ReadingObject<'a>,
    pub(crate) stated: Option<&'static str>,
    pub(crate) ends_game: Option<&'static str>,
    pub(crate) fivefold_checked: bool,
}

#[derive(Debug, Serialize)]
pub(crate) struct ReadingObject<'a> {
    pub(crate) written: &'a str,
    pub(crate) reading: &'static str,
    pub(crate) candidates: Vec<String>,
    #[serde(rename = "move")]
    pub(crate) made: Option<String>,
    pub(crate) near: Vec<NearObject>,
    pub(crate) deviations: Vec<&'static str>,
    pub(crate) illegal_because: Vec<&'static str>,
    pub(crate) language_decides: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) text: Option<Vec<String>>,
}

#[derive(Debug, Serialize)]
pub(crate) struct NearObject {
    pub(crate) kind: &'static str,
    #[serde(rename = "move")]
    pub(crate) made: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) name: Option<String>,
}

/// The kind of a conclusion, as the contract names it.
pub(crate) fn kind(conclusion: &Conclusion) -> &'static str {
    match conclusion {
        Conclusion::Result(_) => "result",
        Conclusion::Duty(_) => "act",
        Conclusion::Set(..) => "value",
        Conclusion::State(_) => "state",
    }
}

/// Where a fact is known from, as the contract names it.
pub(crate) fn source(known: &Known) -> &'static str {
    match known {
        Known::Told(_) => "told",
        Known::Computed(_) => "computed",
        Known::Assumed(_) => "assumed",
        Known::NotAsked => "not_asked",
        Known::Unknown => "unknown",
        Known::Unknowable => "unknowable",
    }
}
