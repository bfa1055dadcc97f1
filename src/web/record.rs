//! What heads the record to sign: who played, where and when; with fields to fill in what was not told.

use maud::{Markup, html};

use super::query;
use crate::engine::interview::Answers;
use crate::engine::syntax::CaseFile;
use crate::words::phrases::{Words, capital, day_written};

/// The facts that head a record, and what each is called there.
const HEADS: [(&str, &str); 6] = [
    ("white.name", "party-white"),
    ("black.name", "party-black"),
    ("event.name", "web-record-event"),
    ("event.round", "fact-event-round"),
    ("event.board", "fact-event-board"),
    ("event.day", "web-record-date"),
];

/// The head of the record of a case.
pub(super) struct Heads<'a> {
    pub(super) words: &'a Words,
    pub(super) case: &'a CaseFile,
}

impl Heads<'_> {
    /// What was told of one of them, as the case file has it; empty where nothing was.
    pub(super) fn told(&self, name: &str) -> &str {
        let given = self.case.facts.iter().find(|given| given.fact.value == name);
        given
            .map(|given| given.value.value.as_str())
            .filter(|value| !query::is_open(value))
            .unwrap_or_default()
    }

    fn say(&self, id: &str) -> String {
        capital(&self.words.say(id, &[]))
    }

    /// As they stand on the sheet; what was not told is a line to write on.
    pub(super) fn list(&self) -> Markup {
        html! {
            dl.heads {
                @for (name, label) in HEADS {
                    div { dt { (self.say(label)) } dd { (day_written(self.words, self.told(name))) } }
                }
            }
        }
    }

    /// The fields to fill; open as long as a player has no name.
    pub(super) fn form(&self, answers: &Answers) -> Markup {
        let names = HEADS.map(|(name, _)| name);
        let kept = query::pairs(&query::without(answers, &names));
        let is_named = ["white.name", "black.name"].iter().all(|name| !self.told(name).is_empty());
        html! {
            details.fill open[!is_named] {
                summary { (self.say("web-record-fill")) }
                form.question method="get" action={ "/" (self.words.locale().code()) "/result" } {
                    @for (name, value) in &kept { input type="hidden" name=(name) value=(value); }
                    div.together {
                        @for (name, label) in HEADS {
                            div.typed {
                                label for=(name) { (self.say(if name == "event.day" { "fact-event-day" } else { label })) }
                                input id=(name) name=(name) value=(self.told(name)) autocomplete="off"
                                    type=(if name == "event.day" { "date" } else { "text" });
                            }
                        }
                    }
                    p.done { button.go { (self.say("web-record-put")) } }
                }
            }
        }
    }
}
