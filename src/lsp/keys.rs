//! The kinds of files of a rulebook, the keys of each by place, and what may stand under each key.
//!
//! In: the kind of file, the keys above, the words before. Out: an [`Expected`]: a class of names, not yet the names. The
//! words of a key are the messages `schema-<place>-<key>`.

use std::path::Path;

use super::clause::{self, Expected};
use super::standing::Standing;
use crate::engine::model::Vocabulary;
use crate::words::phrases::Locale;

/// What a file is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    /// An article: rules and examples.
    Rules,
    /// What rules and cases may name.
    Vocabulary,
    /// What an edition is, and what it amends.
    Edition,
    /// The words of one language.
    Words,
    /// A case, or any other YAML.
    Case,
}

impl Kind {
    /// The kind of a file that stands in a rulebook, or in none.
    pub(crate) fn of(path: &str, in_rulebook: bool) -> Self {
        match path.rsplit('/').next() {
            Some(name) if Path::new(name).extension().is_some_and(|ending| ending == "ftl") => Self::Words,
            Some("vocabulary.yaml") if in_rulebook => Self::Vocabulary,
            Some("edition.yaml") if in_rulebook => Self::Edition,
            Some(_) | None if in_rulebook => Self::Rules,
            Some(_) | None => Self::Case,
        }
    }
}

/// Those of the vocabulary.
const VOCABULARY: &[&str] = &[
    "matters",
    "parties",
    "facts",
    "acts",
    "states",
    "contraries",
    "occasioned",
    "alike",
    "course",
    "holds",
    "shown",
    "events",
    "closing",
    "after_end",
    "impossible",
    "strange",
    "topics",
    "stages",
    "teach",
    "resumptions",
    "ordinary",
    "moments",
    "necessarily",
    "granted",
    "usually",
    "readings",
];

/// The keys that may stand in a place.
#[expect(clippy::too_many_lines, reason = "one place after another")]
pub(super) fn keys_of(place: &str) -> &'static [&'static str] {
    match place {
        "article" => &["article", "title", "at", "when", "rules", "examples", "misconceptions"],
        "rule" => &["rule", "cite", "letter", "interpretation", "at", "when", "unless", "then", "note"],
        "example" => &["case", "given", "ruling"],
        "misconception" => &["misconception", "when", "claims"],
        "ruling" => {
            &["result", "because", "applies", "not", "says", "not says", "now", "sets", "missing", "possible"]
        }
        "edition" => &[
            "edition",
            "authority",
            "language",
            "languages",
            "in_force",
            "partial",
            "amends",
            "renumber",
            "repeal",
            "provided",
            "caveats",
            "not_held",
            "unsettled",
            "decides",
            "gaps",
            "acts",
            "holds",
            "assume",
            "moments",
            "exam",
            "coverage",
        ],
        "gap" => &["gap", "lacks", "when"],
        "exam" => &["levels", "topics"],
        "levels" => &["basic", "medium", "hard"],
        "exam-topic" => &["topic", "share", "articles"],
        "in-force" => &["from", "to"],
        "assumption" => &["fact", "is", "when"],
        "vocabulary" => VOCABULARY,
        "act" => &[
            "matter",
            "of",
            "needs",
            "after",
            "makes",
            "also",
            "ends",
            "starts",
            "stops",
            "with",
            "tells",
            "sets",
            "gives",
            "establishes",
            "corrects",
            "shares",
            "decides_clock",
        ],
        "course" => &["needs", "usually", "in_play", "clocks_run", "running"],
        "shown" => &["when", "unless", "told", "assumed", "holds", "not"],
        "event" => &["when", "tells", "past", "out_of"],
        "step" => &["tells", "behind", "asks"],
        "taught" => &["matter", "case", "tells", "results"],
        "moment" => &["happened", "at"],
        "fact" => &[
            "type",
            "matters",
            "assume",
            "assume_when",
            "discretion",
            "computed",
            "of_each",
            "of_whom",
            "shown_by",
            "unknowable",
        ],
        _ => &[],
    }
}

/// What may stand where the cursor is.
pub(super) fn expected(kind: Kind, vocabulary: &Vocabulary, standing: &Standing) -> Expected {
    let path: Vec<_> = standing.path.iter().map(String::as_str).collect();
    let before = standing.text.as_str();
    match kind {
        Kind::Rules => in_article(vocabulary, &path, before),
        Kind::Edition => in_edition(&path, before),
        Kind::Vocabulary => in_vocabulary(&path, before),
        Kind::Case if path == ["about"] => Expected::Matter,
        Kind::Case => of_facts(vocabulary, &path),
        Kind::Words => Expected::Nothing,
    }
}

fn in_article(vocabulary: &Vocabulary, path: &[&str], before: &str) -> Expected {
    match path {
        [] => Expected::Key("article"),
        ["article"] | ["rules", "rule" | "cite"] => Expected::Own,
        ["title"] => Expected::Title,
        ["rules"] => Expected::Key("rule"),
        ["rules", "letter"] => Expected::Words(TRUTHS),
        ["when"] | ["rules" | "misconceptions", "when"] => clause::condition(before),
        ["rules", "unless"] => Expected::Provision { of_base: false },
        ["rules", "then"]
        | ["misconceptions", "claims"]
        | ["examples", "ruling", "says" | "not says" | "now"] => clause::conclusion(before),
        ["examples"] => Expected::Key("example"),
        ["misconceptions"] => Expected::Key("misconception"),
        ["examples", "given", "about"] => Expected::Matter,
        ["examples", "given", facts @ ..] | ["examples", "ruling", "sets", facts @ ..] => {
            of_facts(vocabulary, facts)
        }
        ["examples", "ruling"] => Expected::Key("ruling"),
        ["examples", "ruling", "result" | "possible"] => Expected::Result,
        ["examples", "ruling", "because" | "applies" | "not"] => Expected::Rule,
        ["examples", "ruling", "missing"] => Expected::FactName { truth: false },
        _ => Expected::Nothing,
    }
}

fn in_edition(path: &[&str], before: &str) -> Expected {
    match path {
        [] => Expected::Key("edition"),
        ["amends" | "edition"] => Expected::Edition,
        ["partial"] => Expected::Words(TRUTHS),
        ["languages"] => Expected::Words(Locale::CODES),
        ["in_force"] => Expected::Key("in-force"),
        ["renumber" | "repeal"] => Expected::Provision { of_base: true },
        ["renumber", _] => Expected::Own,
        ["provided"] | ["exam", "topics", "articles"] => Expected::Provision { of_base: false },
        ["provided", _] => Expected::FactName { truth: true },
        ["not_held" | "unsettled" | "decides"] | ["assume" | "gaps", "when"] => clause::condition(before),
        ["exam"] => Expected::Key("exam"),
        ["exam", "levels"] => Expected::Key("levels"),
        ["exam", "topics"] => Expected::Key("exam-topic"),
        ["assume"] => Expected::Key("assumption"),
        ["gaps"] => Expected::Key("gap"),
        ["acts", _] => Expected::Key("act"),
        ["acts", _, "after"] => Expected::Act { negatable: false },
        ["acts", _, "tells"] | ["assume", "fact"] => Expected::FactName { truth: false },
        ["acts", _, "matter"] => Expected::Matter,
        _ => Expected::Nothing,
    }
}

fn in_vocabulary(path: &[&str], before: &str) -> Expected {
    match path {
        [] => Expected::Key("vocabulary"),
        ["facts" | "acts" | "states"] => Expected::Own,
        ["facts", _] => Expected::Key("fact"),
        ["facts", _, "type"] => Expected::Type,
        ["facts", _, "discretion" | "computed"] => Expected::Words(TRUTHS),
        ["facts", _, "of_each" | "of_whom"] | ["topics", _, "ask"] => Expected::FactName { truth: false },
        ["facts", _, "assume_when"]
        | ["impossible" | "strange"]
        | ["shown", "when" | "unless"]
        | ["events", _, "when"]
        | ["moments", _, "happened"] => clause::condition(before),
        ["acts", _] => Expected::Key("act"),
        ["course", _] => Expected::Key("course"),
        ["shown"] => Expected::Key("shown"),
        ["events", _] => Expected::Key("event"),
        ["acts", _, "after"] | ["after_end"] | ["closing", _] => Expected::Act { negatable: false },
        ["acts", _, "tells"] | ["shown", "told"] | ["events", _, "past"] => {
            Expected::FactName { truth: false }
        }
        ["moments", _] => Expected::Key("moment"),
        ["teach"] => Expected::Key("taught"),
        ["resumptions", _] => Expected::Key("step"),
        ["matters"] | ["facts", _, "matters"] | ["acts", _, "matter"] | ["states", _] => Expected::Matter,
        _ => Expected::Nothing,
    }
}

const TRUTHS: &[&str] = &["yes", "no"];

/// A fact written in one key or in several, and its value.
fn of_facts(vocabulary: &Vocabulary, keys: &[&str]) -> Expected {
    let name = keys.join(".");
    if name.is_empty() {
        Expected::FactKey(name)
    } else if vocabulary.fact_named(&name).is_some() {
        Expected::FactValue(name)
    } else {
        Expected::FactKey(format!("{name}."))
    }
}
