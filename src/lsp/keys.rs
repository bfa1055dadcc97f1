//! The keys of rule files by place, as `syntax` reads them. Their words are the messages `schema-<place>-<key>`.

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
    "done",
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
            "not_held",
            "decides",
            "assume",
            "moments",
            "exam",
        ],
        "exam" => &["levels", "topics"],
        "levels" => &["basic", "medium", "hard"],
        "exam-topic" => &["topic", "share", "articles"],
        "in-force" => &["from", "to"],
        "assumption" => &["fact", "is", "when"],
        "vocabulary" => VOCABULARY,
        "done" => &["when", "unless", "acts"],
        "step" => &["tells", "behind", "asks"],
        "moment" => &["happened", "at"],
        "fact" => {
            &["type", "matters", "assume", "assume_when", "discretion", "computed", "of_each", "shown_by"]
        }
        _ => &[],
    }
}
