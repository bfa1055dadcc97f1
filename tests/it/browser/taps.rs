//! The ten incidents an arbiter meets most, by touch on a phone: how many taps lead to the ruling, and whether it can be
//! read there at once.
//!
//! The table of `docs/arbiter*.md` is made here; `PLICA_DOCUMENTS=write` renews it.

use std::fmt::Write as _;
use std::path::PathBuf;
use std::time::Duration;

use fantoccini::error::CmdError;
use fantoccini::{Client, Locator};
use serde_json::Value;

use super::chrome::{Browser, PHONE};

/// What a finger does.
#[derive(Debug, Clone, Copy)]
enum Touch {
    /// Chooses what has happened.
    Incident(&'static str),
    /// Chooses a value of a fact.
    Choose(&'static str, &'static str),
    /// Says what the paper holds where it is no text.
    Paper(&'static str),
    /// Goes on.
    Continue,
    /// Types into a field.
    Type(&'static str, &'static str),
}

use Touch::{Choose, Continue, Incident, Paper, Type};

struct Case {
    /// In English, Spanish, Italian.
    name: [&'static str; 3],
    touches: &'static [Touch],
    /// What the page of the ruling says, in Spanish and Italian.
    says: [&'static str; 2],
}

const TWO_KNIGHTS: &str = "4k3/7p/8/8/8/5N2/2N4P/4K3 w - - 0 41";

const CASES: [Case; 10] = [
    Case {
        name: [
            "the replier comes after the default time",
            "quien debe responder llega fuera de plazo",
            "chi deve rispondere arriva oltre il termine",
        ],
        touches: &[
            Incident("lateness"),
            Incident("late-black"),
            Choose("sealer.colour", "white"),
            Type("black.late", "75"),
            Type("event.default_time", "60"),
            Continue,
        ],
        says: ["1-0: las blancas ganan, si ", "1-0: il Bianco vince, se "],
    },
    Case {
        name: [
            "the sealer comes after the default time",
            "quien selló llega fuera de plazo",
            "chi ha messo in busta arriva oltre il termine",
        ],
        touches: &[
            Incident("lateness"),
            Incident("late-white"),
            Choose("sealer.colour", "white"),
            Type("white.late", "75"),
            Type("event.default_time", "60"),
            Continue,
        ],
        says: ["0-1: las negras ganan, si ", "0-1: il Nero vince, se "],
    },
    Case {
        name: [
            "neither player has come",
            "no se presenta ninguno de los dos",
            "non si presenta nessuno dei due",
        ],
        touches: &[
            Incident("lateness"),
            Incident("late-both"),
            Choose("sealer.colour", "white"),
            Type("white.late", "75"),
            Type("black.late", "75"),
            Type("event.default_time", "60"),
            Continue,
        ],
        says: ["0-0: ", "0-0: "],
    },
    Case {
        name: [
            "the sealed move can be two moves",
            "la jugada secreta admite dos jugadas",
            "la mossa in busta ammette due mosse",
        ],
        touches: &[
            Incident("sealed-move"),
            Type("position", TWO_KNIGHTS),
            Continue,
            Type("sealed.written", "Cd4"),
            Continue,
        ],
        says: ["Resultado: 0-1. Las negras ganan.", "Risultato: 0-1. Il Nero vince."],
    },
    Case {
        name: ["the envelope is empty", "el sobre está vacío", "la busta è vuota"],
        touches: &[Incident("sealed-move"), Type("position", TWO_KNIGHTS), Continue, Paper("blank")],
        says: ["Resultado: 0-1. Las negras ganan.", "Risultato: 0-1. Il Nero vince."],
    },
    Case {
        name: ["the envelope is lost", "se ha perdido el sobre", "la busta è andata persa"],
        touches: &[Incident("envelope-missing"), Choose("position.known", "yes")],
        says: ["La partida continúa.", "La partita continua."],
    },
    Case {
        name: [
            "the replier's flag falls",
            "cae la bandera de quien debe responder",
            "cade la bandierina di chi deve rispondere",
        ],
        touches: &[
            Incident("flag"),
            Choose("sealer.colour", "white"),
            Choose("black.flag_fallen", "yes"),
            Choose("white.can_mate", "yes"),
            Continue,
        ],
        says: ["Resultado: 1-0. Las blancas ganan.", "Risultato: 1-0. Il Bianco vince."],
    },
    Case {
        name: [
            "a draw is agreed before the resumption",
            "se acuerdan tablas antes de reanudar",
            "patta d'accordo prima della ripresa",
        ],
        touches: &[Incident("draw-agreed")],
        says: ["Resultado: 1/2-1/2. La partida es tablas.", "Risultato: 1/2-1/2. La partita è patta."],
    },
    Case {
        name: [
            "the clocks were set wrong",
            "los relojes se pusieron mal",
            "gli orologi sono stati regolati male",
        ],
        touches: &[Incident("clocks-wrong"), Choose("clocks.noticed", "before_first_move"), Continue],
        says: [
            "El árbitro debe corregir los tiempos de los relojes.",
            "L'arbitro deve correggere i tempi degli orologi.",
        ],
    },
    Case {
        name: [
            "a draw offer waits for its answer",
            "hay una oferta de tablas pendiente",
            "c'è un'offerta di patta in sospeso",
        ],
        touches: &[
            Incident("draw-offer"),
            Choose("offer.moment", "between_sessions"),
            Choose("offer.answer", "none"),
            Continue,
        ],
        says: ["La oferta de tablas sigue en pie.", "L'offerta di patta resta valida."],
    },
];

impl Touch {
    fn is_typing(self) -> bool {
        match self {
            Type(..) => true,
            Incident(_) | Choose(..) | Paper(_) | Continue => false,
        }
    }

    async fn take(self, client: &Client) -> Result<(), CmdError> {
        let found = match self {
            Incident(name) => format!("button[name='add'][value='{name}']"),
            Paper(value) => format!("button[name='paper'][value='{value}']"),
            Continue => "form.question button.go".to_owned(),
            Type(name, _) => format!("form.question [name='{name}']:not([type='hidden'])"),
            Choose(name, value) => {
                format!("form.question [name='{name}'][value='{value}']:not([type='hidden'])")
            }
        };
        if let Type(_, text) = self {
            return there(client, &found).await?.send_keys(text).await;
        }
        // Several ways may each have a button to go on: the one behind the field just filled in.
        let go = "const all = [...document.querySelectorAll(arguments[0])]; \
                  const filled = [...document.querySelectorAll('form.question input, form.question textarea')] \
                    .filter(field => field.type !== 'hidden' && field.type !== 'radio' && field.value).pop(); \
                  const behind = all.find(one => filled && filled.compareDocumentPosition(one) & 4); \
                  return behind ?? all[0];";
        if let Continue = self {
            let button = client.execute(go, vec![Value::from(found)]).await?;
            let button: fantoccini::elements::Element =
                fantoccini::elements::Element::from_element_id(client.clone(), reference(&button).into());
            return button.click().await;
        }
        there(client, &found).await?.click().await
    }
}

/// The element, as soon as the page that holds it has come.
async fn there(client: &Client, path: &str) -> Result<fantoccini::elements::Element, CmdError> {
    let waits = client.wait().at_most(Duration::from_secs(5)).every(Duration::from_millis(30));
    waits.for_element(Locator::Css(path)).await
}

/// The reference of an element that a script has given back.
fn reference(element: &Value) -> String {
    let reference = element.as_object().and_then(|parts| parts.values().next()).and_then(Value::as_str);
    reference.unwrap_or_default().to_owned()
}

/// Whether the result and the first thing to do stand on the screen, and where they end.
const SEEN: &str = "const ends = ['article.ruling .verdict', 'article.ruling .heading-now li'] \
                    .map(path => document.querySelector(path)?.getBoundingClientRect().bottom ?? 0); \
                    return ends.map(end => Math.round(end));";

/// Meets every incident in one language; what is wrong.
pub(super) async fn meet(
    browser: &Browser,
    site: &str,
    lang: usize,
    scripts: bool,
) -> Result<Vec<String>, CmdError> {
    let mut wrong = Vec::new();
    let client = &browser.client;
    browser.resize(PHONE).await?;
    for case in &CASES {
        let code = ["es", "it"][lang];
        let name = format!("{} ({code}, scripts: {scripts})", case.name[0]);
        client.goto(&format!("{site}/{code}")).await?;
        for touch in case.touches {
            if let Err(error) = touch.take(client).await {
                let page = client.find(Locator::Css("main")).await?.text().await?;
                wrong.push(format!("{name}: {touch:?}: {error}. On the page:\n{page}"));
                break;
            }
        }
        // Where no ruling comes, the test says what there is instead.
        let _ = there(client, ".answer.ended .heading-now li").await;
        if std::env::var_os("PLICA_SCREENS").is_some() {
            super::pages::keep(
                &format!("taps-{}-{code}-{scripts}.png", case.name[0]),
                &client.screenshot().await?,
            );
        }
        let ruling = super::walk::ruling(client).await?;
        let goes_on = !client.find_all(Locator::Css("form.question")).await?.is_empty();
        if goes_on || !ruling.contains(case.says[lang]) {
            wrong.push(format!("{name}: not `{}`, asked on: {goes_on}:\n{ruling}", case.says[lang]));
        }
        let ends = client.execute(SEEN, Vec::new()).await?;
        let within = ends
            .as_array()
            .into_iter()
            .flatten()
            .all(|end| end.as_u64().is_some_and(|end| (1..=844).contains(&end)));
        if !within {
            wrong.push(format!("{name}: result and first step end at {ends}, the screen at 844"));
        }
        let taps = case.touches.iter().filter(|touch| !touch.is_typing()).count();
        if taps > 5 {
            wrong.push(format!("{name}: {taps} taps"));
        }
    }
    Ok(wrong)
}

/// Where the table stands in the three documents, and its head.
const DOCUMENTS: [(&str, &str); 3] = [
    ("docs/arbiter.md", "| What has happened | Taps | Entries |"),
    ("docs/arbiter.es.md", "| Qué ha ocurrido | Toques | Datos escritos |"),
    ("docs/arbiter.it.md", "| Che cosa è accaduto | Tocchi | Dati scritti |"),
];

/// The documents say how many taps each incident takes.
#[test]
fn the_documents_count_the_taps() {
    let write = std::env::var("PLICA_DOCUMENTS").is_ok_and(|wish| wish == "write");
    for (place, (path, head)) in DOCUMENTS.iter().enumerate() {
        let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(path);
        let text = std::fs::read_to_string(&path).expect("a document");
        let mut table = format!("{head}\n|---|---|---|\n");
        for case in &CASES {
            let entries = case.touches.iter().filter(|touch| touch.is_typing()).count();
            let (name, taps) = (case.name[place], case.touches.len() - entries);
            let _ = writeln!(table, "| {name} | {taps} | {entries} |");
        }
        let begin = text.find(head).expect("the table");
        let rest = &text[begin..];
        let end = rest.find("\n\n").map_or(text.len(), |end| begin + end + 1);
        if write {
            std::fs::write(&path, format!("{}{table}{}", &text[..begin], &text[end..])).expect("a document");
        } else {
            assert_eq!(&text[begin..end], table, "{}", path.display());
        }
    }
}
