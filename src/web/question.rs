//! One question as a form: answered with one tap where there are few answers, typed where there are many.

use maud::{Markup, html};

use super::position::{score, ways};
use super::query;
use crate::engine::chess::Language;
use crate::engine::decision::Decision;
use crate::engine::interview::{Answers, Asked, choices};
use crate::engine::library::Library;
use crate::engine::model::{FactId, Type, UNKNOWABLE, UNKNOWN, written};
use crate::words::forms::unbroken;
use crate::words::pages::answers_lead_to;
use crate::words::speech::{Speaker, Words, capital, id_of};

/// A question, and what is needed to ask it.
pub(super) struct Question<'a> {
    pub(super) library: &'a Library,
    pub(super) words: &'a Words,
    pub(super) answers: &'a Answers,
    pub(super) speaker: Option<Speaker<'a>>,
    pub(super) decision: Option<&'a Decision>,
    pub(super) asked: Asked,
}

impl Question<'_> {
    fn say(&self, id: &str) -> String {
        self.words.say(id, &[])
    }

    /// The names whose answers this form gives anew.
    fn names(&self) -> Vec<&str> {
        match self.asked {
            Asked::Edition => vec!["edition", "event.began"],
            Asked::Topic => vec!["topic"],
            Asked::Position => vec!["position", "history"],
            Asked::Paper => vec!["sealed.written", "sealed.language", "sealed.reading"],
            Asked::Fact(fact) => vec![self.library.rulebook.vocabulary.fact(fact).name.as_str()],
        }
    }

    /// The form. Everything answered before goes with it.
    pub(super) fn form(&self) -> Markup {
        let kept = query::pairs(&query::without(self.answers, &self.names()));
        let page = format!("/{}/ruling", self.words.locale().code());
        let posted = self.takes_a_game();
        // What is posted keeps the other answers in its address.
        let action = if posted { format!("{page}?{}", query::address(&kept)) } else { page };
        html! {
            form.question method=(if posted { "post" } else { "get" }) action=(action) {
                @if !posted { @for (name, value) in &kept { input type="hidden" name=(name) value=(value); } }
                fieldset {
                    legend { h2 { (self.text()) } }
                    @match self.asked {
                        Asked::Edition => (self.editions()),
                        Asked::Topic => (self.topics()),
                        Asked::Position => { (ways(self.words, self.answers)) (self.unknown("position")) }
                        Asked::Paper => (self.paper()),
                        Asked::Fact(fact) => (self.fact(fact)),
                    }
                }
                @let leads = self.leads_to();
                @if !leads.is_empty() {
                    details { summary { (self.say("web-leads-to")) } ul { @for lead in leads { li { (lead) } } } }
                }
            }
        }
    }

    /// Whether the answer may be the moves of a game, which are too long for an address as people paste them.
    fn takes_a_game(&self) -> bool {
        match self.asked {
            Asked::Position => true,
            Asked::Fact(fact) => self.library.rulebook.vocabulary.fact(fact).kind == Type::Moves,
            Asked::Edition | Asked::Topic | Asked::Paper => false,
        }
    }

    fn text(&self) -> String {
        match (self.asked, &self.speaker) {
            (Asked::Edition, _) => self.say("web-ask-edition"),
            (Asked::Topic, _) => self.say("web-ask-topic"),
            (Asked::Position, _) => self.say("web-ask-position"),
            (Asked::Paper, _) => self.say("web-ask-paper"),
            (Asked::Fact(fact), Some(speaker)) => speaker.question(fact),
            (Asked::Fact(_), None) => String::new(),
        }
    }

    fn leads_to(&self) -> Vec<String> {
        let (Asked::Fact(fact), Some(speaker), Some(decision)) = (self.asked, &self.speaker, self.decision)
        else {
            return Vec::new();
        };
        let missing = decision.missing.iter().find(|missing| missing.fact == fact);
        let leads = missing.map(|missing| answers_lead_to(speaker, decision, missing)).unwrap_or_default();
        // Without a result in question they only say the answers again.
        if leads.iter().any(|lead| lead.contains('→')) { leads } else { Vec::new() }
    }

    fn editions(&self) -> Markup {
        let vocabulary = &self.library.rulebook.vocabulary;
        html! {
            div.typed {
                label for="began" { (self.say("web-began")) }
                input #began type="date" required name="event.began" value=(self.told("event.began").unwrap_or_default());
                button.go { (self.say("web-continue")) }
            }
            div.answers {
                @for edition in self.library.rulebook.editions.iter().rev() {
                    @let speaker = Speaker { words: self.words, vocabulary, edition, sealer: None };
                    button name="edition" value=(edition.id) formnovalidate {
                        strong { (speaker.edition_short()) }
                        span.hint { (unbroken(&speaker.edition_dates())) }
                    }
                }
            }
        }
    }

    fn topics(&self) -> Markup {
        html! {
            div.answers {
                @for topic in self.library.rulebook.vocabulary.topics() {
                    button name="topic" value=(topic.name) { (self.say(&format!("topic-{}", id_of(&topic.name)))) }
                }
            }
        }
    }

    fn told(&self, name: &str) -> Option<&str> {
        let given = self.answers.case.facts.iter().find(|given| given.fact.value == name);
        given.map(|given| given.value.value.as_str()).filter(|value| ![UNKNOWN, UNKNOWABLE].contains(value))
    }

    fn paper(&self) -> Markup {
        let language = self.told("sealed.language").unwrap_or_default();
        html! {
            div.typed {
                label for="written" { (self.say("web-written")) }
                input #written required name="sealed.written" value=(self.told("sealed.written").unwrap_or_default())
                    autocomplete="off" autocapitalize="off" spellcheck="false";
                label for="language" { (self.say("web-written-language")) }
                select #language name="sealed.language" {
                    option value="" { (self.say("web-language-not-known")) }
                    @for known in Language::all() {
                        option value=(known.code()) selected[known.code() == language] {
                            (self.say(&format!("language-{}", known.code())))
                        }
                    }
                }
                button.go { (self.say("web-continue")) }
            }
            div.answers {
                button name="paper" value="blank" formnovalidate { (self.say("web-paper-blank")) }
                button name="paper" value="unreadable" formnovalidate { (self.say("web-paper-unreadable")) }
                button.plain name="later" value="sealed.written" formnovalidate { (self.say("web-not-yet")) }
            }
        }
    }

    fn fact(&self, fact: FactId) -> Markup {
        let declared = self.library.rulebook.vocabulary.fact(fact);
        let name = declared.name.as_str();
        let told = self.told(name).unwrap_or_default();
        let choices = self
            .speaker
            .as_ref()
            .map_or_else(Vec::new, |speaker| choices(self.library, speaker.edition, self.answers, fact));
        if let Some(speaker) = self.speaker.as_ref().filter(|_| !choices.is_empty()) {
            return html! {
                div.answers {
                    @for value in &choices {
                        @let text = written(&declared.kind, value);
                        button name=(name) value=(text) aria-pressed=[(told == text).then_some("true")] {
                            (capital(&speaker.answer(fact, value)))
                        }
                    }
                }
                (self.unknown(name))
            };
        }
        html! {
            div.typed {
                label.hidden for="answer" { (self.text()) }
                @match declared.kind {
                    Type::Number => { input #answer required name=(name) value=(told) inputmode="numeric" pattern="[0-9]*"; }
                    Type::Date => { input #answer required name=(name) value=(told) type="date"; }
                    Type::Moves => { textarea #answer required name=(name) rows="4" { (score(told, self.words.locale())) } }
                    Type::Truth | Type::Duration | Type::Moment | Type::Text | Type::Fen | Type::OneOf(_) => {
                        input #answer required name=(name) value=(told) autocomplete="off";
                    }
                }
                @if declared.kind == Type::Duration { p.hint { (self.say("web-time-hint")) } }
                button.go { (self.say("web-continue")) }
            }
            (self.unknown(name))
        }
    }

    /// "I don't know yet" and "it cannot be established".
    fn unknown(&self, name: &str) -> Markup {
        let later = query::is_left_for_later(&self.library.rulebook.vocabulary, name);
        let not_yet = if later { ("later", name) } else { (name, UNKNOWN) };
        html! {
            div.answers {
                button.plain name=(not_yet.0) value=(not_yet.1) formnovalidate { (self.say("web-not-yet")) }
                button.plain name=(name) value=(UNKNOWABLE) formnovalidate { (self.say("web-cannot-be-established")) }
            }
        }
    }
}
