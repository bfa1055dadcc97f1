//! The schema of the file in which a trainer keeps his questions.

use serde_json::{Value as Json, json};

use super::{Drafter, list, name, one_or_more, text, truth};
use crate::engine::syntax::{QuestionKind, Verdict};

impl Drafter<'_> {
    /// The questions of a trainer.
    pub(super) fn questions(&self) -> Json {
        let reword = self.mapping("reword", &[], [("situation", text()), ("question", text())]);
        let answer = self.mapping(
            "answer",
            &["answer"],
            [("answer", text()), ("value", text()), ("error", name()), ("said", truth())],
        );
        let question = self.mapping(
            "kept",
            &["id", "verdict", "edition", "case", "asks", "answers"],
            [
                ("id", text()),
                ("verdict", json!({"enum": Verdict::WORDS})),
                ("author", text()),
                ("note", text()),
                ("used", one_or_more(&text())),
                ("reword", reword),
                ("edition", self.editions()),
                ("text", text()),
                ("case", self.facts()),
                ("second", self.facts()),
                ("asks", json!({"enum": QuestionKind::WORDS})),
                ("says", text()),
                ("answers", list(&answer)),
            ],
        );
        let mut file = self.mapping("questions", &["questions"], [("questions", list(&question))]);
        if let Some(root) = file.as_object_mut() {
            root.insert("$defs".to_owned(), self.definitions());
        }
        file
    }
}
