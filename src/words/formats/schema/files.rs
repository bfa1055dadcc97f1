//! The schemas of the files of a rulebook: articles, vocabulary, editions.

use serde_json::{Value as Json, json};

use super::{Drafter, clause, list, name, one_or_more, text, truth};
use crate::engine::model::Type;
use crate::engine::syntax::{QuestionKind, Verdict};
use crate::words::phrases::locale::Locale;

/// The results an example may expect.
const RESULTS: [&str; 8] = ["1-0", "0-1", "1/2-1/2", "0-0", "annulled", "*", "open", "silent"];

/// A day.
const DATE: &str = r"^\d{4}-\d{2}-\d{2}$";

impl Drafter<'_> {
    /// An article file.
    pub(super) fn rules(&self) -> Json {
        let moment = self.moment_names();
        let rule = self.mapping(
            "rule",
            &["rule", "then"],
            [
                ("rule", name()),
                ("cite", name()),
                ("letter", truth()),
                ("interpretation", text()),
                ("at", moment.clone()),
                ("when", clause()),
                ("unless", one_or_more(&name())),
                ("then", one_or_more(&clause())),
                ("note", text()),
            ],
        );
        let example = self.mapping(
            "example",
            &["case", "given", "ruling"],
            [
                ("case", text()),
                ("given", json!({"$ref": "#/$defs/facts"})),
                ("ruling", self.ruling()),
                ("confirm", truth()),
            ],
        );
        let misconception = self.mapping(
            "misconception",
            &["misconception", "when", "claims"],
            [("misconception", name()), ("when", clause()), ("claims", clause())],
        );
        let keys = [
            ("article", name()),
            ("title", name()),
            ("at", moment),
            ("when", clause()),
            ("rules", list(&rule)),
            ("examples", list(&example)),
            ("misconceptions", list(&misconception)),
        ];
        let mut file = self.mapping("article", &["article"], keys);
        let mut definitions = self.definitions();
        if let Some(definitions) = definitions.as_object_mut() {
            definitions.insert("facts".to_owned(), self.facts());
        }
        if let Some(root) = file.as_object_mut() {
            root.insert("$defs".to_owned(), definitions);
        }
        file
    }

    /// What an example expects.
    fn ruling(&self) -> Json {
        let result = json!({"enum": RESULTS});
        self.mapping(
            "ruling",
            &[],
            [
                ("result", result.clone()),
                ("because", one_or_more(&name())),
                ("applies", one_or_more(&name())),
                ("not", one_or_more(&name())),
                ("says", one_or_more(&clause())),
                ("not says", one_or_more(&clause())),
                ("now", list(&clause())),
                ("sets", json!({"$ref": "#/$defs/facts"})),
                ("missing", one_or_more(&self.fact_names())),
                ("possible", one_or_more(&result)),
            ],
        )
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

    fn fact_names(&self) -> Json {
        let names: Vec<_> = self.rulebook.vocabulary.facts().map(|(_, fact)| &fact.name).collect();
        json!({"enum": names})
    }

    /// `vocabulary.yaml`. It declares the names, so none is expected.
    pub(super) fn vocabulary(&self) -> Json {
        let values = list(&name());
        let fact = self.mapping(
            "fact",
            &["type"],
            [
                ("type", json!({"anyOf": [{"enum": Type::NAMES}, values]})),
                ("matters", one_or_more(&name())),
                ("assume", text()),
                ("assume_when", clause()),
                ("discretion", truth()),
                ("computed", truth()),
                ("of_each", name()),
                ("shown_by", one_or_more(&name())),
            ],
        );
        let act = self.mapping("act", &["matter"], [("matter", name()), ("of", one_or_more(&name()))]);
        let topic = self.mapping(
            "topic",
            &["matters"],
            [
                ("matters", one_or_more(&name())),
                ("touches", one_or_more(&name())),
                ("tells", json!({"type": "object", "additionalProperties": text()})),
                ("ask", list(&one_or_more(&name()))),
            ],
        );
        let done = [("when", clause()), ("unless", clause()), ("acts", one_or_more(&name()))];
        let done = self.mapping("done", &["when", "acts"], done);
        let moment = self.mapping("moment", &[], [("happened", clause()), ("at", clause())]);
        let step = [("tells", json!({"type": "object"})), ("behind", one_or_more(&name())), ("asks", text())];
        let step = self.mapping("step", &["asks"], step);
        let named = |item: Json| json!({"type": "object", "additionalProperties": item});
        self.mapping(
            "vocabulary",
            &["facts", "acts"],
            [
                ("matters", one_or_more(&name())),
                ("parties", one_or_more(&name())),
                ("facts", named(fact)),
                ("acts", named(json!({"anyOf": [name(), act]}))),
                ("states", named(name())),
                ("contraries", list(&one_or_more(&name()))),
                ("occasioned", list(&name())),
                ("alike", list(&one_or_more(&name()))),
                ("done", list(&done)),
                ("after_end", list(&name())),
                ("impossible", list(&clause())),
                ("strange", list(&clause())),
                ("topics", named(topic)),
                ("stages", named(list(&name()))),
                ("teach", list(&name())),
                ("resumptions", named(list(&step))),
                ("ordinary", json!({"type": "object", "additionalProperties": text()})),
                ("moments", named(moment)),
                ("necessarily", list(&clause())),
                ("granted", list(&clause())),
                ("usually", list(&clause())),
                ("readings", named(list(&name()))),
            ],
        )
    }

    /// `edition.yaml`.
    pub(super) fn edition(&self) -> Json {
        let date = json!({"type": "string", "pattern": DATE});
        let period = self.mapping("in-force", &["from"], [("from", date.clone()), ("to", date)]);
        let assumption = self.mapping(
            "assumption",
            &["fact", "is"],
            [("fact", self.fact_names()), ("is", text()), ("when", clause())],
        );
        let truths = self.rulebook.vocabulary.facts().filter(|(_, fact)| fact.kind == Type::Truth);
        let provisos: Vec<_> = truths.map(|(_, fact)| fact.name.as_str()).chain(["always"]).collect();
        let numbers = json!({"type": "object", "additionalProperties": name()});
        let share = text();
        let levels = self.mapping(
            "levels",
            &["basic", "medium", "hard"],
            [("basic", share.clone()), ("medium", share.clone()), ("hard", share.clone())],
        );
        let topic = self.mapping(
            "exam-topic",
            &["topic", "share", "articles"],
            [("topic", name()), ("share", share), ("articles", one_or_more(&name()))],
        );
        let exam =
            self.mapping("exam", &["levels", "topics"], [("levels", levels), ("topics", list(&topic))]);
        self.mapping(
            "edition",
            &["edition", "authority", "language"],
            [
                ("edition", name()),
                ("authority", text()),
                ("language", name()),
                ("in_force", period),
                ("languages", list(&json!({"enum": Locale::ALL.map(Locale::code)}))),
                ("partial", truth()),
                ("amends", self.editions()),
                ("renumber", numbers),
                ("repeal", one_or_more(&name())),
                ("provided", json!({"type": "object", "additionalProperties": {"enum": provisos}})),
                ("not_held", one_or_more(&clause())),
                ("decides", one_or_more(&clause())),
                ("assume", list(&assumption)),
                ("moments", json!({"type": "object", "additionalProperties": clause()})),
                ("exam", exam),
            ],
        )
    }
}

// The schema of the file in which a trainer keeps his questions.

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
