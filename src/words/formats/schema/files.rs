//! JSON Schemas of the files of a rulebook (articles, vocabulary, editions) and of a trainer's questions, read from
//! `files.txt`.

use serde_json::{Value as Json, json};

use super::{Drafter, notation, text};
use crate::engine::model::Type;
use crate::engine::syntax::{QuestionKind, Verdict};
use crate::words::phrases::locale::Locale;

/// The results an example may expect.
const RESULTS: [&str; 8] = ["1-0", "0-1", "1/2-1/2", "0-0", "annulled", "*", "open", "silent"];

/// A day.
const DATE: &str = r"^\d{4}-\d{2}-\d{2}$";

impl Drafter<'_> {
    /// A file, by the name of its object; what its facts refer to goes with it.
    pub(super) fn file(&self, name: &str) -> Json {
        let describe =
            |object: &str, key: &str| self.say(&format!("{object}-{}", key.replace(['_', ' '], "-")), &[]);
        let all = notation::definitions(include_str!("files.txt"), &self.atoms(), Some(&describe));
        let mut file = all.into_iter().find(|(known, _)| *known == name).map_or(Json::Null, |(_, file)| file);
        let mut definitions = self.definitions();
        if let (Some(definitions), "article") = (definitions.as_object_mut(), name) {
            definitions.insert("facts".to_owned(), self.facts());
        }
        if let (Some(root), "article" | "questions") = (file.as_object_mut(), name) {
            root.insert("$defs".to_owned(), definitions);
        }
        file
    }

    /// What the notation of the files names, with the names that the rulebook knows.
    fn atoms(&self) -> [(&'static str, Json); 17] {
        let vocabulary = &self.rulebook.vocabulary;
        let facts: Vec<_> = vocabulary.facts().map(|(_, fact)| &fact.name).collect();
        let truths = vocabulary.facts().filter(|(_, fact)| fact.kind == Type::Truth);
        let provisos: Vec<_> = truths.map(|(_, fact)| fact.name.as_str()).chain(["always"]).collect();
        [
            ("text", text()),
            // A name or number of a provision: `E.8.a`, also `9.7` without quotation marks.
            ("name", json!({"type": ["string", "number"]})),
            ("clause", json!({"type": "string"})),
            // Whether or not YAML takes them for more than text.
            ("truth", json!({"enum": ["yes", "no", true, false]})),
            ("object", json!({"type": "object"})),
            ("day", json!({"type": "string", "pattern": DATE})),
            ("facts", self.facts()),
            ("facts-of-file", json!({"$ref": "#/$defs/facts"})),
            ("fact-name", json!({"enum": facts})),
            ("type-name", json!({"enum": Type::NAMES})),
            ("moment-name", self.moment_names()),
            ("proviso", json!({"enum": provisos})),
            ("result", json!({"enum": RESULTS})),
            ("edition-id", self.editions()),
            ("language", json!({"enum": Locale::ALL.map(Locale::code)})),
            ("verdict", json!({"enum": Verdict::WORDS})),
            ("question-kind", json!({"enum": QuestionKind::WORDS})),
        ]
    }

    /// When a rule may take effect.
    fn moment_names(&self) -> Json {
        let vocabulary = &self.rulebook.vocabulary;
        let names = vocabulary.moments().map(|(_, moment)| moment.name.as_str());
        let player = |name: &str| Some(format!("player.{}", name.strip_prefix("sealer.")?));
        let players = vocabulary.moments().filter_map(|(_, moment)| player(&moment.name));
        let all: Vec<_> = names.map(str::to_owned).chain(players).chain(["now".to_owned()]).collect();
        json!({"enum": all})
    }
}
