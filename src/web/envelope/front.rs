//! The front of the envelope, to be printed: what is told, and lines to be filled in for what the edition requires
//! besides. The sealed move is not on it.

use maud::{Markup, html};

use super::super::site::Site;
use super::typed::{RESUMPTION, Typed, name_field};
use crate::engine::chess::Colour;
use crate::engine::envelope::Demands;
use crate::engine::interview::time_as_typed;
use crate::engine::model::{Edition, value_from, written};
use crate::words::phrases::{Words, capital, day_written};
use crate::words::reports::{Diagram, board_svg};

/// The lines of a board on which nothing stands: the frame, then the lines between its squares.
const EMPTY_BOARD: &str = "M0 0h360v360h-360zM45 0v360M90 0v360M135 0v360M180 0v360M225 0v360M270 0v360M315 0v360\
                           M0 45h360M0 90h360M0 135h360M0 180h360M0 225h360M0 270h360M0 315h360";

/// The front of an envelope.
pub(super) struct Front<'a> {
    pub(super) site: &'a Site,
    pub(super) words: &'a Words,
    pub(super) edition: &'a Edition,
    pub(super) typed: &'a Typed,
    pub(super) demands: &'a Demands,
}

impl Front<'_> {
    fn say(&self, id: &str, args: &[(&str, &str)]) -> String {
        self.words.say(id, args)
    }

    fn requires(&self, what: &str) -> bool {
        self.demands.required.iter().any(|datum| datum.what == what)
    }

    /// The front as it is printed.
    pub(super) fn html(&self) -> Markup {
        let event = [self.typed.get("event.name").to_owned(), self.round()];
        let event: Vec<_> = event.into_iter().filter(|part| !part.is_empty()).collect();
        html! {
            article.envelope aria-label=(self.say("web-envelope-front", &[])) {
                header {
                    p.what { (self.say("web-envelope-front", &[])) }
                    p.event { (event.join(" · ")) }
                }
                (self.board())
                dl {
                    @for (label, value) in self.rows() {
                        div { dt { (label) } dd { @if value.is_empty() { span.blank {} } @else { (value) } } }
                    }
                }
                footer {
                    @for id in ["web-envelope-signature-sealer", "web-envelope-signature-arbiter"] {
                        p { span.blank {} span { (self.say(id, &[])) } }
                    }
                    p.edition { (self.site.speaker(self.words, self.edition).edition_short()) }
                }
            }
        }
    }

    fn round(&self) -> String {
        let round = self.typed.get("event.round");
        if round.is_empty() { String::new() } else { self.say("web-envelope-round-is", &[("round", round)]) }
    }

    /// The diagram, or an empty frame in which to draw it where it is required.
    fn board(&self) -> Markup {
        match self.typed.position() {
            Some(position) => html! {
                figure {
                    (board_svg(&Diagram::new(self.words, &position, Vec::new())))
                    figcaption {
                        span { (self.say(match position.turn() {
                            Colour::White => "web-envelope-white-to-move",
                            Colour::Black => "web-envelope-black-to-move",
                        }, &[])) }
                        code { (position.fen()) }
                    }
                }
            },
            None if self.requires("position") => html! {
                figure {
                    svg.frame viewBox="-1 -1 362 362" role="img" aria-label=(self.say("web-envelope-no-position", &[])) {
                        path d=(EMPTY_BOARD) fill="none" stroke="#000" stroke-width="1" {}
                    }
                    figcaption { (self.say("web-envelope-no-position", &[])) }
                }
            },
            None => html! {},
        }
    }

    /// What is told or required, each with its label; what is not told is empty.
    fn rows(&self) -> Vec<(String, String)> {
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
            let moment =
                self.say("web-envelope-moment", &[("day", &day_written(self.words, date)), ("time", time)]);
            rows.push(("resumption-data", "web-envelope-resumed-on", moment));
        }
        rows.push(("resumption-data", "web-envelope-resumed-at", place.to_owned()));
        let mut shown: Vec<(String, String)> = rows
            .into_iter()
            .filter(|(what, _, value)| !value.is_empty() || self.requires(what))
            .map(|(_, label, value)| (self.say(label, &[]), value))
            .collect();
        shown.extend(self.others().map(|label| (label, String::new())));
        shown
    }

    /// What the edition requires and no field is for.
    fn others(&self) -> impl Iterator<Item = String> {
        let known =
            ["names", "position", "times", "sealer-name", "move-number", "draw-offer", "resumption-data"];
        let others = self.demands.required.iter().filter(move |datum| !known.contains(&datum.what.as_str()));
        others.map(|datum| {
            capital(&self.say(&format!("object-{}", crate::words::phrases::id_of(&datum.what)), &[]))
        })
    }

    /// A time as it stands in rulings.
    fn time(&self, field: &str) -> String {
        let vocabulary = &self.site.library.rulebook.vocabulary;
        let typed = time_as_typed(self.typed.get(field));
        let Some(fact) = vocabulary.fact_named(field).map(|fact| vocabulary.fact(fact)) else { return typed };
        let value = value_from(fact, &crate::engine::interview::given(field, &typed).value);
        value.map_or(typed, |value| written(&fact.kind, &value))
    }

    /// A player by name and colour.
    fn player(&self, colour: Colour) -> String {
        let name = self.typed.get(name_field(colour));
        let colour = self.say(
            match colour {
                Colour::White => "web-envelope-white",
                Colour::Black => "web-envelope-black",
            },
            &[],
        );
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
        self.say(id, &[])
    }
}
