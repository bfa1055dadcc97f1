//! The form for one question: buttons if there are few answers, otherwise a field; several facts asked on one screen; and the
//! position, set up on a board, given by the moves of the game, or as FEN.

use maud::{Markup, html};

use super::incident::{self, topics};
use super::limits::LONGEST_ADDRESS;
use super::query::{self, Query};
use super::site::Site;
use crate::engine::chess::{History, Language};
use crate::engine::decision::{Decision, Missing};
use crate::engine::diagnostic::Diagnostic;
use crate::engine::facts::{game_told, position_told};
use crate::engine::interview::{Answers, Asked, choices, given, with_heads};
use crate::engine::library::Library;
use crate::engine::model::{Fact, FactId, Topic, Type, UNKNOWABLE, UNKNOWN, Vocabulary, written};
use crate::words::formats::unbroken;
use crate::words::phrases::{Locale, Speaker, Words, capital, id_of};
use crate::words::reports::{answers_lead_to, letters};

/// A question, and what is needed to ask it.
pub(super) struct Question<'a> {
    pub(super) site: &'a Site,
    pub(super) words: &'a Words,
    pub(super) answers: &'a Answers,
    /// Those of them that count.
    pub(super) accepted: &'a Answers,
    pub(super) speaker: Option<Speaker<'a>>,
    pub(super) decision: Option<&'a Decision>,
    pub(super) asked: Asked,
    /// What is asked on the same screen, the fact itself the first; empty where it is asked alone.
    pub(super) together: &'a [FactId],
    /// What is wrong with the answers, to be shown beside the field.
    pub(super) faults: Markup,
    /// A topic is chosen in place of those that are.
    pub(super) anew: bool,
    /// The topic of which a kind is asked.
    pub(super) of_kind: Option<&'a Topic>,
}

impl Question<'_> {
    fn say(&self, id: &str) -> String {
        self.words.say(id, &[])
    }

    /// The names whose answers this form gives anew.
    fn names(&self) -> Vec<&str> {
        match self.asked {
            // What was taken with an edition goes with it.
            Asked::Edition => {
                let taken = self.answers.later.iter().map(String::as_str);
                let taken = taken.filter(|name| query::is_taken(self.answers, name));
                taken.chain(["edition", "event.began"]).collect()
            }
            Asked::Topic if self.anew => vec!["topic"],
            Asked::Topic => Vec::new(),
            Asked::Fact(_) if !self.together.is_empty() => self
                .together
                .iter()
                .map(|fact| self.site.library.rulebook.vocabulary.fact(*fact).name.as_str())
                .collect(),
            Asked::Position => vec!["position", "history"],
            Asked::Paper => vec!["sealed.written", "sealed.language", "sealed.reading"],
            Asked::Fact(fact) => vec![self.site.library.rulebook.vocabulary.fact(fact).name.as_str()],
        }
    }

    /// The form. Everything answered before goes with it.
    pub(super) fn form(&self) -> Markup {
        let kept = query::pairs(&query::without(self.answers, &self.names()));
        let page = format!("/{}/ruling", self.words.locale().code());
        let address = query::address(&kept);
        let is_long = address.len() > LONGEST_ADDRESS / 2;
        let posted = is_long || self.takes_a_game();
        // What is posted keeps the other answers in its address, where they fit there.
        let action = if posted && !is_long { format!("{page}?{address}") } else { page };
        html! {
            form.question method=(if posted { "post" } else { "get" }) action=(action) {
                @if !posted || is_long { @for (name, value) in &kept { input type="hidden" name=(name) value=(value); } }
                fieldset aria-labelledby="title" {
                    @if self.asked != Asked::Position { (self.faults) }
                    @match self.asked {
                        Asked::Edition => (self.editions()),
                        Asked::Topic => {
                            @if let Some(of) = self.of_kind {
                                (incident::choices(self.words, of.kinds.iter()))
                            } @else if let Some(speaker) = &self.speaker {
                                (topics(self.site, self.words, speaker.edition, self.answers))
                            }
                        }
                        Asked::Position => { (ways(self.words, self.answers, &self.faults)) (self.unknown("position")) }
                        Asked::Paper => (self.paper()),
                        Asked::Fact(fact) if self.together.is_empty() => (self.fact(fact)),
                        Asked::Fact(_) => (self.group()),
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
            Asked::Fact(fact) => self.site.library.rulebook.vocabulary.fact(fact).kind == Type::Moves,
            Asked::Edition | Asked::Topic | Asked::Paper => false,
        }
    }

    pub(super) fn text(&self) -> String {
        match (self.asked, &self.speaker) {
            (Asked::Edition, _) => self.say("web-ask-edition"),
            (Asked::Topic, _) => match self.of_kind {
                Some(topic) => self.say(&format!("topic-{}-kinds", id_of(&topic.name))),
                None => self.say("web-ask-topic"),
            },
            (Asked::Position, _) => self.say("web-ask-position"),
            (Asked::Paper, _) => self.say("web-ask-paper"),
            (Asked::Fact(_), _) if !self.together.is_empty() => {
                let topics =
                    self.answers.topics.iter().map(|topic| self.say(&format!("topic-{}", id_of(topic))));
                topics.collect::<Vec<_>>().join("; ")
            }
            (Asked::Fact(fact), Some(speaker)) => speaker.question(fact),
            (Asked::Fact(_), None) => String::new(),
        }
    }

    fn leads_to(&self) -> Vec<String> {
        let (Asked::Fact(fact), Some(speaker), Some(decision)) = (self.asked, &self.speaker, self.decision)
        else {
            return Vec::new();
        };
        if !self.together.is_empty() {
            return Vec::new();
        }
        let missing = decision.missing.iter().find(|missing| missing.fact == fact);
        // Without a result in question they would only repeat the answers.
        let leads_somewhere =
            |missing: &&Missing| missing.answers.iter().any(|answer| !answer.possible.is_empty());
        let missing = missing.filter(leads_somewhere);
        missing.map(|missing| answers_lead_to(speaker, decision, missing)).unwrap_or_default()
    }

    fn editions(&self) -> Markup {
        let vocabulary = &self.site.library.rulebook.vocabulary;
        html! {
            div.typed {
                label for="began" { (self.say("web-began")) }
                input #began type="date" required name="event.began" value=(self.told("event.began"));
                button.go { (self.say("web-continue")) }
            }
            div.answers {
                @for edition in self.site.library.rulebook.editions.iter().rev() {
                    @let speaker = Speaker::in_general(self.words, vocabulary, edition);
                    button name="edition" value=(edition.id) formnovalidate {
                        strong { (speaker.edition_short()) }
                        span.hint { (unbroken(&speaker.edition_dates())) }
                    }
                }
            }
        }
    }

    fn group(&self) -> Markup {
        let Some(speaker) = &self.speaker else { return html! {} };
        fields(&self.site.library, speaker, [self.answers, self.accepted], self.together)
    }

    fn told(&self, name: &str) -> &str {
        query::text_told(&self.answers.case, name)
    }

    fn paper(&self) -> Markup {
        let language = self.told("sealed.language");
        html! {
            div.typed {
                label for="written" { (self.say("web-written")) }
                input #written required name="sealed.written" value=(self.told("sealed.written"))
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
        let declared = self.site.library.rulebook.vocabulary.fact(fact);
        let name = declared.name.as_str();
        let told = self.told(name);
        let choices = self.speaker.as_ref().map_or_else(Vec::new, |speaker| {
            choices(&self.site.library, speaker.edition, self.accepted, fact)
        });
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
                    Type::Hour => { input #answer required name=(name) value=(told) type="time"; }
                    Type::Moves => { textarea #answer required name=(name) rows="4" { (score(told, self.words.locale())) } }
                    Type::Truth | Type::Duration | Type::Moment | Type::Text | Type::Fen | Type::OneOf(_) => {
                        @let is_time = declared.kind == Type::Duration;
                        input #answer required name=(name) value=(told) autocomplete=[(!is_time).then_some("off")]
                            inputmode=[is_time.then_some("decimal")];
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
        let later = query::is_left_for_later(&self.site.library.rulebook.vocabulary, name);
        let not_yet = if later { ("later", name) } else { (name, UNKNOWN) };
        html! {
            div.answers {
                button.plain name=(not_yet.0) value=(not_yet.1) formnovalidate { (self.say("web-not-yet")) }
                button.plain name=(name) value=(UNKNOWABLE) formnovalidate { (self.say("web-cannot-be-established")) }
            }
        }
    }
}

/// The fields for some facts, and a hidden field that marks those left empty as skipped. `accepted` are the answers without
/// invalid ones.
fn fields(
    library: &Library,
    speaker: &Speaker,
    [answers, accepted]: [&Answers; 2],
    facts: &[FactId],
) -> Markup {
    let vocabulary = &library.rulebook.vocabulary;
    // What stands in the same group and is not asked now is not asked later.
    let topics = vocabulary.topics().iter().filter(|topic| answers.topics.contains(&topic.name));
    let group =
        topics.flat_map(|topic| &topic.ask).find(|group| facts.iter().all(|fact| group.contains(fact)));
    let group = group.map_or(facts, Vec::as_slice);
    // A time left empty is no time: it is asked again, alone.
    let stays = |fact: &FactId| facts.contains(fact) && vocabulary.fact(*fact).kind == Type::Duration;
    let skipped = group.iter().filter(|fact| !stays(fact));
    let names: Vec<_> = skipped.map(|fact| vocabulary.fact(*fact).name.as_str()).collect();
    html! {
        input type="hidden" name="later" value=(names.join(","));
        div.together {
            @for fact in facts {
                @let choices = choices(library, speaker.edition, accepted, *fact);
                @if choices.is_empty() {
                    (typed(speaker, vocabulary.fact(*fact), *fact, answers))
                } @else {
                    @let declared = vocabulary.fact(*fact);
                    @let told = query::text_told(&answers.case, &declared.name);
                    fieldset.choice {
                        legend { (capital(&speaker.question(*fact))) }
                        @for value in &choices {
                            @let text = written(&declared.kind, value);
                            label.chip {
                                input type="radio" name=(declared.name) value=(text) checked[told == text];
                                span { (capital(&speaker.answer(*fact, value))) }
                            }
                        }
                    }
                }
            }
        }
        @if facts.iter().any(|fact| vocabulary.fact(*fact).kind == Type::Duration) {
            p.hint #time-hint { (speaker.words.say("web-time-hint", &[])) }
        }
        p.done { button.go { (speaker.words.say("web-continue", &[])) } }
        p.hint { (speaker.words.say("web-left-empty", &[])) }
    }
}

fn typed(speaker: &Speaker, declared: &Fact, fact: FactId, answers: &Answers) -> Markup {
    let name = declared.name.as_str();
    let is_time = declared.kind == Type::Duration;
    html! {
        div.typed {
            label for=(name) { (capital(&speaker.question(fact))) }
            // What a browser must not complete it does not bring back either when the reader returns to the page.
            input id=(name) name=(name) value=(query::text_told(&answers.case, name)) autocomplete=[(!is_time).then_some("off")]
                inputmode=[(is_time || declared.kind == Type::Number).then_some("decimal")] aria-describedby=[is_time.then_some("time-hint")];
        }
    }
}

/// The moves of a game in their shortest form, the position they lead to where none is told, and what stands above them of
/// the event.
///
/// # Errors
/// What is wrong with the moves; the answers are then left as they are, and the question is to be asked again.
pub(super) fn settle(
    vocabulary: &Vocabulary,
    query: &mut Query,
    locale: Locale,
) -> Result<(), Vec<Diagnostic>> {
    let told = |name: &str| query::told(&query.answers.case, name).map(|given| given.value.clone());
    let Some(text) = told("history").filter(|text| !query::is_open(&text.value)) else { return Ok(()) };
    let language = told("sealed.language").and_then(|code| Language::from_code(&code.value));
    let mut faults = Vec::new();
    let position = told("position").filter(|position| !query::is_open(&position.value));
    let end = position_told(position.as_ref(), &mut faults);
    let line = if faults.is_empty() {
        game_told(&text, end.as_ref(), language.or(Some(letters(locale))), &mut faults)
    } else {
        None
    };
    let Some(line) = line else {
        query.ask = Some("position".to_owned());
        return Err(faults);
    };
    query.answers = with_heads(vocabulary, &query.answers, &text.value);
    let facts = &mut query.answers.case.facts;
    facts.retain(|given| given.fact.value != "history");
    if end.is_none() {
        facts.retain(|given| given.fact.value != "position");
        facts.push(given("position", &line.end().fen()));
        query.answers.later.remove("position");
    }
    facts.push(given("history", &line.written()));
    query.canonical = query::address(&query::pairs(&query.answers));
    Ok(())
}

/// The moves of a game with numbers and the letters of the reader's language; as they are where they cannot be read.
pub(super) fn score(text: &str, locale: Locale) -> String {
    let line = History::to_its_end(text, Some(letters(locale)));
    line.map_or_else(|_| text.to_owned(), |line| line.score(letters(locale)))
}

/// The three ways to say the position; what is wrong stands with the field it is in.
fn ways(words: &Words, answers: &Answers, faults: &Markup) -> Markup {
    let say = |id: &str| words.say(id, &[]);
    let told = |name: &str| query::text_told(&answers.case, name);
    let game = told("history");
    // A position that the moves lead to is told by them.
    let fen = if game.is_empty() { told("position") } else { "" };
    let kept = query::address(&query::pairs(&query::without(answers, &["history"])));
    let is_wrong = |field: bool| (field && !faults.0.is_empty()).then_some("true");
    html! {
        div.way {
            h2 { (say("web-way-board")) }
            p { a.button href={ "/" (words.locale().code()) "/board?" (kept) } { (say("web-way-board-go")) } }
        }
        div.way.typed {
            h2 { label for="game" { (say("web-way-game")) } }
            p.hint #game-hint { (say("web-way-game-hint")) }
            @if !game.is_empty() { (faults) }
            textarea #game aria-invalid=[is_wrong(!game.is_empty())] name="history" rows="5" autocapitalize="off" spellcheck="false" aria-describedby="game-hint"
                placeholder=(say("web-way-game-example")) { (score(game, words.locale())) }
            button.go { (say("web-continue")) }
        }
        div.way.typed {
            h2 { label for="position" { (say("web-fen")) } }
            p.hint #fen-hint { (say("web-fen-hint")) }
            @if game.is_empty() { (faults) }
            input #position aria-invalid=[is_wrong(game.is_empty())] name="position" value=(fen) autocomplete="off" autocapitalize="off" spellcheck="false"
                aria-describedby="fen-hint" placeholder="4k3/7p/8/8/8/5N2/2N4P/4K3 w - - 0 41";
            button.go { (say("web-continue")) }
        }
    }
}
