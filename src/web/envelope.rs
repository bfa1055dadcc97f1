//! The envelope: a form for what stands on its front, what is still missing there, and the front itself to be printed.
//!
//! ```text
//! address ─> Typed ─┬─ case, borne ─> demands of the edition ─> what is missing
//!                   └─ Envelope: form, front
//! ```

use axum::response::{IntoResponse as _, Response};
use maud::{Markup, html};

use super::addresses::linked;
use super::law::no_such_edition;
use super::layout::Reader;
use super::site::Site;
use crate::engine::chess::{Colour, Position};
use crate::engine::diagnostic::Diagnostic;
use crate::engine::envelope::{Demands, demands};
use crate::engine::interview::{given, time_as_typed};
use crate::engine::model::{Edition, FactId, Type, Vocabulary, value_from, written};
use crate::engine::source::Sources;
use crate::engine::syntax::CaseFile;
use crate::words::phrases::{Words, capital, day_written, id_of};
use crate::words::reports::{Block, Diagram, Item, Section, board_svg, faults_text};

/// The form, and once the edition is chosen the envelope.
pub(super) async fn envelope(reader: Reader) -> Response {
    let site = &*reader.site;
    let typed = Typed::read(&reader.query);
    let words = reader.words();
    let edition = site.library.rulebook.edition(typed.get("edition"));
    if edition.is_none() && typed.has("edition") {
        return no_such_edition(&reader, typed.get("edition"));
    }
    let asked = edition.map(|edition| {
        (
            edition,
            demands(&site.library, edition, &typed.case(&site.library.rulebook.vocabulary), &typed.borne()),
        )
    });
    let envelope = Envelope { site, words, typed: &typed };
    let body = html! {
        @match &asked {
            None => { p.lead { (words.say("web-envelope-lead", &[])) } (envelope.form(None)) }
            Some((_, Err(faults))) => { (envelope.faults(faults)) (envelope.form(None)) }
            Some((edition, Ok(demands))) => {
                @let data = html! {
                    h2 { (words.say("web-envelope-data", &[])) }
                    (envelope.form(Some((edition, demands))))
                };
                (envelope.missing(edition, demands))
                // A question that is open comes before the front, which turns on its answer.
                @if !demands.open.is_empty() { (data) }
                p.hint { (words.say("web-envelope-print", &[])) }
                (envelope.front(edition, demands))
                (envelope.required(edition, demands))
                @if demands.open.is_empty() { (data) }
            }
        }
    };
    reader.page(&words.say("web-envelope-title", &[]), &body).into_response()
}

/// An envelope, as far as its data are typed.
struct Envelope<'a> {
    site: &'a Site,
    words: &'a Words,
    typed: &'a Typed,
}

impl Envelope<'_> {
    fn say(&self, id: &str) -> String {
        self.words.say(id, &[])
    }

    fn faults(&self, faults: &[Diagnostic]) -> Markup {
        let text = faults_text(self.words, Some(&self.site.library.rulebook), &Sources::default(), faults);
        html! { div.fault role="alert" { h2 { (self.say("web-fault")) } pre { (text) } } }
    }

    /// What is missing, or that nothing is.
    fn missing(&self, edition: &Edition, demands: &Demands) -> Markup {
        let missing: Vec<_> = demands.required.iter().filter(|datum| datum.missing).collect();
        let short = self.site.speaker(self.words, edition).edition_short();
        let say = |id: &str| self.words.say(id, &[("edition", &short)]);
        html! {
            @if !demands.open.is_empty() { p.fault role="status" { (say("web-envelope-open")) } }
            @if !missing.is_empty() {
                div.fault role="status" {
                    h2 { (say("web-envelope-missing")) }
                    ul.missing { @for datum in missing {
                        li data-missing=(datum.what) {
                            (capital(&self.say(&format!("object-{}", id_of(&datum.what)))))
                            @for (field, label) in self.left_open(&datum.what) { " · " a href={ "#" (field) } { (self.say(label)) } }
                        }
                    } }
                    p { (say("web-envelope-by-hand")) }
                }
            } @else if demands.open.is_empty() {
                p.complete role="status" {
                    (say(if demands.required.is_empty() { "web-envelope-nothing-required" } else { "web-envelope-complete" }))
                }
            }
        }
    }

    /// The fields that are to be filled in for a datum.
    fn left_open(&self, what: &str) -> Vec<(&'static str, &'static str)> {
        let names = [("white.name", "web-envelope-white"), ("black.name", "web-envelope-black")];
        let fields = match (what, self.typed.sealer()) {
            ("names", _) => names.to_vec(),
            ("position", _) => vec![("position", "web-fen")],
            ("times", _) => {
                vec![("white.time_used", "web-envelope-white"), ("black.time_used", "web-envelope-black")]
            }
            ("sealer-name", None) => vec![("sealer.colour", "web-envelope-sealer")],
            ("sealer-name", Some(sealer)) => {
                names.into_iter().filter(|(field, _)| *field == name_field(sealer)).collect()
            }
            ("move-number", _) => vec![("number", "web-envelope-number")],
            ("resumption-data", _) => RESUMPTION.map(|(field, _, label)| (field, label)).to_vec(),
            (_, _) => Vec::new(),
        };
        fields.into_iter().filter(|(field, _)| !self.typed.has(field)).collect()
    }

    /// What the edition requires on the envelope, each with its rules, and what else it says of envelopes.
    fn required(&self, edition: &Edition, demands: &Demands) -> Markup {
        let speaker = self.site.speaker(self.words, edition);
        let items = demands.required.iter().map(|datum| {
            let names: Vec<_> = datum.rules.iter().map(|rule| speaker.short_citation(*rule)).collect();
            let mut norms: Vec<_> =
                datum.rules.iter().filter_map(|rule| Some(speaker.norm(edition.rule(*rule)?))).collect();
            norms.dedup();
            Item {
                text: norms.join(" "),
                citation: names.join(", "),
                cited: speaker.cited(datum.rules.iter().copied()),
                ..Item::default()
            }
        });
        let others = demands
            .decision
            .findings
            .iter()
            .filter(|finding| !demands.required.iter().any(|datum| datum.rules.contains(&finding.rule)));
        let others = others.filter_map(|finding| {
            let conclusion = edition.conclusion(finding.rule, finding.conclusion)?;
            Some(Item {
                text: speaker.conclusion(conclusion, finding.value),
                citation: speaker.short_citation(finding.rule),
                cited: speaker.cited([finding.rule]),
                ..Item::default()
            })
        });
        let items: Vec<_> = items.chain(others).collect();
        if items.is_empty() {
            return html! {};
        }
        let heading = self.words.say("web-envelope-required", &[("edition", &speaker.edition_short())]);
        linked(self.words, &[Section::new(heading, vec![Block::Items(items)])])
    }
}

/// The form for what stands on the front, with the questions on which it turns what must stand there.
impl Envelope<'_> {
    /// The form as it was filled in; with what the edition asks, once that is known.
    fn form(&self, asked: Option<(&Edition, &Demands)>) -> Markup {
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

    /// A question of the edition's own: as long as it is open, without its answer it is not settled what must stand on the
    /// envelope.
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

/// The lines of a board on which nothing stands: the frame, then the lines between its squares.
const EMPTY_BOARD: &str = "M0 0h360v360h-360zM45 0v360M90 0v360M135 0v360M180 0v360M225 0v360M270 0v360M315 0v360\
                           M0 45h360M0 90h360M0 135h360M0 180h360M0 225h360M0 270h360M0 315h360";

/// The front as it is printed: what is told, and lines to be filled in for what the edition requires besides. The sealed move
/// is not on it.
impl Envelope<'_> {
    fn front(&self, edition: &Edition, demands: &Demands) -> Markup {
        let event = [self.typed.get("event.name").to_owned(), self.round()];
        let event: Vec<_> = event.into_iter().filter(|part| !part.is_empty()).collect();
        html! {
            article.envelope aria-label=(self.say("web-envelope-front")) {
                header {
                    p.what { (self.say("web-envelope-front")) }
                    p.event { (event.join(" · ")) }
                }
                (self.board(demands))
                dl {
                    @for (label, value) in self.rows(demands) {
                        div { dt { (label) } dd { @if value.is_empty() { span.blank {} } @else { (value) } } }
                    }
                }
                footer {
                    @for id in ["web-envelope-signature-sealer", "web-envelope-signature-arbiter"] {
                        p { span.blank {} span { (self.say(id)) } }
                    }
                    p.edition { (self.site.speaker(self.words, edition).edition_short()) }
                }
            }
        }
    }

    fn round(&self) -> String {
        let round = self.typed.get("event.round");
        if round.is_empty() {
            String::new()
        } else {
            self.words.say("web-envelope-round-is", &[("round", round)])
        }
    }

    /// The diagram, or an empty frame in which to draw it where it is required.
    fn board(&self, demands: &Demands) -> Markup {
        match self.typed.position() {
            Some(position) => html! {
                figure {
                    (board_svg(&Diagram::new(self.words, &position, Vec::new())))
                    figcaption {
                        span { (self.say(match position.turn() {
                            Colour::White => "web-envelope-white-to-move",
                            Colour::Black => "web-envelope-black-to-move",
                        })) }
                        code { (position.fen()) }
                    }
                }
            },
            None if requires(demands, "position") => html! {
                figure {
                    svg.frame viewBox="-1 -1 362 362" role="img" aria-label=(self.say("web-envelope-no-position")) {
                        path d=(EMPTY_BOARD) fill="none" stroke="#000" stroke-width="1" {}
                    }
                    figcaption { (self.say("web-envelope-no-position")) }
                }
            },
            None => html! {},
        }
    }

    /// What is told or required, each with its label; what is not told is empty.
    fn rows(&self, demands: &Demands) -> Vec<(String, String)> {
        let name = |colour| self.typed.get(name_field(colour)).to_owned();
        let sealer = self.typed.sealer();
        let mut rows = vec![
            ("names", "web-envelope-white", name(Colour::White)),
            ("names", "web-envelope-black", name(Colour::Black)),
            ("times", "web-envelope-time-white", self.time("white.time_used")),
            ("times", "web-envelope-time-black", self.time("black.time_used")),
            (
                "sealer-name",
                "web-envelope-sealed-by",
                sealer.map(|sealer| self.player(sealer)).unwrap_or_default(),
            ),
            ("move-number", "web-envelope-number", self.typed.move_number().unwrap_or_default()),
            ("draw-offer", "web-envelope-offer", self.offer()),
        ];
        let [date, time, place] = RESUMPTION.map(|(field, ..)| self.typed.get(field));
        if date.is_empty() || time.is_empty() {
            rows.push(("resumption-data", "web-envelope-resumed-day", day_written(self.words, date)));
            rows.push(("resumption-data", "web-envelope-resumed-hour", time.to_owned()));
        } else {
            let moment = self
                .words
                .say("web-envelope-moment", &[("day", &day_written(self.words, date)), ("time", time)]);
            rows.push(("resumption-data", "web-envelope-resumed-on", moment));
        }
        rows.push(("resumption-data", "web-envelope-resumed-at", place.to_owned()));
        let mut shown: Vec<(String, String)> = rows
            .into_iter()
            .filter(|(what, _, value)| !value.is_empty() || requires(demands, what))
            .map(|(_, label, value)| (self.say(label), value))
            .collect();
        shown.extend(self.others(demands).map(|label| (label, String::new())));
        shown
    }

    /// What the edition requires and no field is for.
    fn others(&self, demands: &Demands) -> impl Iterator<Item = String> {
        let known =
            ["names", "position", "times", "sealer-name", "move-number", "draw-offer", "resumption-data"];
        let others = demands.required.iter().filter(move |datum| !known.contains(&datum.what.as_str()));
        others.map(|datum| capital(&self.say(&format!("object-{}", id_of(&datum.what)))))
    }

    /// A time as it stands in rulings.
    fn time(&self, field: &str) -> String {
        let vocabulary = &self.site.library.rulebook.vocabulary;
        let typed = time_as_typed(self.typed.get(field));
        let Some(fact) = vocabulary.fact_named(field).map(|fact| vocabulary.fact(fact)) else { return typed };
        let value = value_from(fact, &given(field, &typed).value);
        value.map_or(typed, |value| written(&fact.kind, &value))
    }

    /// A player by name and colour.
    fn player(&self, colour: Colour) -> String {
        let name = self.typed.get(name_field(colour));
        let colour = self.say(match colour {
            Colour::White => "web-envelope-white",
            Colour::Black => "web-envelope-black",
        });
        // Without the name a line is left for it.
        if name.is_empty() { String::new() } else { format!("{name} ({colour})") }
    }

    fn offer(&self) -> String {
        let id = match self.typed.get("offer") {
            "white" => "web-envelope-offer-white",
            "black" => "web-envelope-offer-black",
            "white-declined" => "web-envelope-offer-white-declined",
            "black-declined" => "web-envelope-offer-black-declined",
            _ => return String::new(),
        };
        self.say(id)
    }
}

fn requires(demands: &Demands, what: &str) -> bool {
    demands.required.iter().any(|datum| datum.what == what)
}

/// What was typed, by the name of the field.
struct Typed(Vec<(String, String)>);

impl Typed {
    /// Reads the part of an address behind the question mark.
    fn read(raw: &str) -> Self {
        let pairs = form_urlencoded::parse(raw.as_bytes());
        let pairs = pairs.map(|(name, value)| (name.into_owned(), value.trim().to_owned()));
        Self(pairs.filter(|(_, value)| !value.is_empty()).collect())
    }

    /// Every field that is not left open.
    fn all(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().map(|(name, value)| (name.as_str(), value.as_str()))
    }

    /// What a field holds; empty where it was left open.
    fn get(&self, name: &str) -> &str {
        self.0.iter().rev().find(|(known, _)| known == name).map_or("", |(_, value)| value)
    }

    /// Whether something is typed in a field.
    fn has(&self, name: &str) -> bool {
        !self.get(name).is_empty()
    }

    /// The position, where it is one.
    fn position(&self) -> Option<Position> {
        Position::from_fen(self.get("position")).ok()
    }

    /// Who sealed: the side to move, or as told where there is no position.
    fn sealer(&self) -> Option<Colour> {
        match (self.position(), self.get("sealer.colour")) {
            (Some(position), _) => Some(position.turn()),
            (None, "white") => Some(Colour::White),
            (None, "black") => Some(Colour::Black),
            (None, _) => None,
        }
    }

    /// The number of the sealed move: as typed, else that of the position.
    fn move_number(&self) -> Option<String> {
        let typed = self.get("number");
        if typed.is_empty() {
            self.position().map(|position| position.move_number().to_string())
        } else {
            Some(typed.to_owned())
        }
    }

    /// Who offered a draw that is to be noted.
    fn offerer(&self) -> Option<Colour> {
        match self.get("offer") {
            "white" | "white-declined" => Some(Colour::White),
            "black" | "black-declined" => Some(Colour::Black),
            _ => None,
        }
    }

    /// Whether the offer still waits for an answer.
    fn offer_stands(&self) -> bool {
        ["white", "black"].contains(&self.get("offer"))
    }

    /// What the envelope bears, in the words of the rules.
    fn borne(&self) -> Vec<&'static str> {
        let name = |colour| self.has(name_field(colour));
        let data = [
            ("names", Colour::BOTH.into_iter().all(name)),
            ("position", self.position().is_some()),
            ("times", self.has("white.time_used") && self.has("black.time_used")),
            ("sealer-name", self.sealer().is_some_and(name)),
            ("move-number", self.move_number().is_some()),
            ("draw-offer", self.offerer().is_some()),
            ("resumption-data", RESUMPTION.iter().all(|(field, ..)| self.has(field))),
        ];
        data.into_iter().filter(|(_, borne)| *borne).map(|(what, _)| what).collect()
    }

    /// The facts told: every field that is one, and what the offer comes to.
    fn case(&self, vocabulary: &Vocabulary) -> CaseFile {
        let facts = self.0.iter().filter_map(|(name, value)| {
            let fact = vocabulary.fact(vocabulary.fact_named(name)?);
            let value = if fact.kind == Type::Duration { time_as_typed(value) } else { value.clone() };
            (!name.starts_with("envelope.")).then(|| given(name, &value))
        });
        let mut case = CaseFile { facts: facts.collect(), about: Vec::new() };
        case.facts.push(given("offer.standing", if self.offer_stands() { "yes" } else { "no" }));
        // An offer to be noted was made as the rules want it, on the board, before the move was sealed.
        case.facts.push(given("offer.moment", if self.offerer().is_some() { "after_move" } else { "none" }));
        let mut names = Vec::new();
        case.facts.retain(|told| {
            let new = !names.contains(&told.fact.value);
            names.push(told.fact.value.clone());
            new
        });
        case
    }
}

/// The field of a player's name.
fn name_field(colour: Colour) -> &'static str {
    match colour {
        Colour::White => "white.name",
        Colour::Black => "black.name",
    }
}

/// The fields of the resumption: name, kind, words.
const RESUMPTION: [(&str, &str, &str); 3] = [
    ("resumption.date", "date", "web-envelope-date"),
    ("resumption.time", "time", "web-envelope-time"),
    ("resumption.place", "text", "web-envelope-place"),
];
