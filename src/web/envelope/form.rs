//! The form for what stands on the envelope, with the questions on which it turns what must stand there.

use maud::{Markup, html};

use super::super::site::Site;
use super::typed::{RESUMPTION, Typed};
use crate::engine::envelope::Demands;
use crate::engine::model::{Edition, FactId, written};
use crate::words::speech::{Words, capital};

/// The form.
pub(super) struct Form<'a> {
    pub(super) site: &'a Site,
    pub(super) words: &'a Words,
    pub(super) typed: &'a Typed,
}

impl Form<'_> {
    fn say(&self, id: &str) -> String {
        self.words.say(id, &[])
    }

    /// The form as it was filled in; with what the edition asks, once that is known.
    pub(super) fn html(&self, asked: Option<(&Edition, &Demands)>) -> Markup {
        html! {
            form.question.envelope-data method="get" action={ "/" (self.words.locale().code()) "/envelope" } {
                fieldset {
                    legend { h2 { (self.say("web-envelope-game")) } }
                    (self.edition())
                    @if let Some((edition, demands)) = asked {
                        @for fact in self.answered(demands) { (self.question(edition, fact, false)) }
                        @for fact in &demands.open { (self.question(edition, *fact, true)) }
                    }
                    (self.field("event.name", "text", "web-envelope-event"))
                    (self.field("event.round", "text", "web-envelope-round"))
                    (self.field("white.name", "text", "web-envelope-white"))
                    (self.field("black.name", "text", "web-envelope-black"))
                }
                fieldset {
                    legend { h2 { (self.say("web-envelope-position")) } }
                    (self.field("position", "text", "web-fen"))
                    p.hint { (self.say("web-fen-hint")) }
                    (self.field("number", "number", "web-envelope-number"))
                    p.hint { (self.say("web-envelope-number-hint")) }
                    (self.select("sealer.colour", "web-envelope-sealer", &SEALER))
                }
                fieldset {
                    legend { h2 { (self.say("web-envelope-times")) } }
                    (self.field("white.time_used", "text", "web-envelope-white"))
                    (self.field("black.time_used", "text", "web-envelope-black"))
                    p.hint { (self.say("web-time-hint")) }
                    (self.select("offer", "web-envelope-offer", &OFFER))
                }
                fieldset {
                    legend { h2 { (self.say("web-envelope-resumption")) } }
                    @for (name, kind, label) in RESUMPTION { (self.field(name, kind, label)) }
                }
                button.go { (self.say("web-envelope-show")) }
            }
        }
    }

    fn edition(&self) -> Markup {
        html! {
            div.typed {
                label for="edition" { (self.say("web-envelope-edition")) }
                select #edition name="edition" required {
                    option value="" { (self.say("web-choose-edition")) }
                    @for edition in self.site.library.rulebook.editions.iter().rev() {
                        option value=(edition.id) selected[edition.id == self.typed.get("edition")] {
                            (self.site.speaker(self.words, edition).edition_short())
                        }
                    }
                }
            }
        }
    }

    /// A question of the edition's own: as long as it is open, without its answer it is not settled what must stand on the envelope.
    fn question(&self, edition: &Edition, fact: FactId, open: bool) -> Markup {
        let speaker = self.site.speaker(self.words, edition);
        let declared = self.site.library.rulebook.vocabulary.fact(fact);
        let values = declared.kind.choices().into_iter();
        let values: Vec<_> = values.map(|value| (written(&declared.kind, &value), value)).collect();
        let name = declared.name.as_str();
        html! {
            div.typed.own.asked[open] {
                label for=(name) { (speaker.question(fact)) }
                @if values.is_empty() {
                    input id=(name) name=(name) value=(self.typed.get(name)) autocomplete="off";
                } @else {
                    select id=(name) name=(name) {
                        option value="" { (self.say("web-not-yet")) }
                        @for (text, value) in &values {
                            option value=(text) selected[text == self.typed.get(name)] { (capital(&speaker.answer(fact, value))) }
                        }
                    }
                }
            }
        }
    }

    /// Answers given to questions of an edition's own: they can be changed as long as they stand in the address.
    fn answered(&self, demands: &Demands) -> Vec<FactId> {
        let vocabulary = &self.site.library.rulebook.vocabulary;
        let facts = self.typed.all().filter(|(name, _)| !FACTS.contains(name));
        let facts = facts.filter_map(|(name, _)| vocabulary.fact_named(name));
        facts.filter(|fact| !demands.open.contains(fact)).collect()
    }

    fn field(&self, name: &str, kind: &str, label: &str) -> Markup {
        let free = kind == "text";
        html! {
            div.typed {
                label for=(name) { (self.say(label)) }
                input id=(name) name=(name) type=(kind) value=(self.typed.get(name)) autocomplete="off"
                    min=[(kind == "number").then_some("1")] spellcheck=[free.then_some("false")];
            }
        }
    }

    fn select(&self, name: &str, label: &str, options: &[(&str, &str)]) -> Markup {
        html! {
            div.typed {
                label for=(name) { (self.say(label)) }
                select id=(name) name=(name) {
                    @for (value, words) in options {
                        option value=(value) selected[*value == self.typed.get(name)] { (self.say(words)) }
                    }
                }
            }
        }
    }
}

/// The facts that have fields of their own.
const FACTS: [&str; 9] = [
    "edition",
    "event.name",
    "event.round",
    "white.name",
    "black.name",
    "position",
    "sealer.colour",
    "white.time_used",
    "black.time_used",
];

/// Who sealed, where there is no position to tell.
const SEALER: [(&str, &str); 3] = [
    ("", "web-envelope-sealer-by-position"),
    ("white", "web-envelope-white"),
    ("black", "web-envelope-black"),
];

/// The draw offers there can be.
const OFFER: [(&str, &str); 5] = [
    ("", "web-envelope-offer-none"),
    ("white", "web-envelope-offer-white"),
    ("black", "web-envelope-offer-black"),
    ("white-declined", "web-envelope-offer-white-declined"),
    ("black-declined", "web-envelope-offer-black-declined"),
];
