//! A paper made by hand, with every sign that means something in one of the formats.

use plica::engine::chess::{Language, Position, Written, read};
use plica::training::Level;
use plica::training::pages::{Choice, Paper, Question};
use plica::words::reports::{Block, Diagram, Picture};
use plica::{Locale, Words};

/// A board without arrows.
fn diagram(words: &Words, fen: &str) -> Diagram {
    let position = Position::from_fen(fen).expect("a position");
    let written = Written { text: "Ke1", language: Some(Language::English), notation: None };
    let report = plica::words::reports::reading(words, &position, "Ke1", &read(&position, &written, None));
    let mut blocks = report.sections.into_iter().flat_map(|section| section.blocks);
    let found =
        blocks.find_map(|block| if let Block::Diagram(diagram) = block { Some(*diagram) } else { None });
    Diagram { arrows: Vec::new(), ..found.expect("a diagram") }
}

fn choice(text: &str, remark: &str) -> Choice {
    Choice { text: text.to_owned(), is_right: remark.is_empty(), remark: remark.to_owned() }
}

fn texts(texts: &[&str]) -> Vec<String> {
    texts.iter().map(|text| (*text).to_owned()).collect()
}

/// Every sign that a format could take for its own.
pub(crate) const SIGNS: &str =
    "«Cd4», \"Cd4\", 'Cd4': {a} ~b =c #d // e :: f -> <g> & h; \\i \\n %50% [j] ]]> |k| {{l}} 1/2-1/2 *";

/// A paper of four questions; in Spanish and Italian as an arbiter writes, in between what only a machine would.
pub(crate) fn paper(locale: Locale) -> Paper {
    let words = Words::embedded(locale);
    let is_italian = locale == Locale::It;
    let say = |es: &'static str, it: &'static str| if is_italian { it } else { es };
    Paper {
        title: say("Cuestionario: «la jugada secreta»", "Questionario: «la mossa in busta»").to_owned(),
        subtitle: "FIDE 2014 (Laws of Chess, 01/07/2014)".to_owned(),
        language: locale.code().to_owned(),
        edition: "fide-2014".to_owned(),
        assumed: (
            say("Salvo que se diga otra cosa:", "Se non è detto altro:").to_owned(),
            texts(&[say("El sobre está en poder del árbitro.", "La busta è in mano all'arbitro.")]),
        ),
        questions: vec![two_knights(&words, &say), strange(&words), late(&say), plain(&words, &say)],
        footer: "plica 0.1.0, seed 7".to_owned(),
        is_in_order: false,
        seed: 7,
    }
}

type Say<'a> = &'a dyn Fn(&'static str, &'static str) -> &'static str;

fn two_knights(words: &Words, say: Say) -> Question {
    Question {
        id: "q-two-knights".to_owned(),
        level: Level::Basic,
        articles: texts(&["E.8.a"]),
        situation: texts(&[
            say("Al reanudar la partida, el árbitro abre el sobre.", "Alla ripresa l'arbitro apre la busta."),
            say("En él está escrito «Cd4».", "Vi è scritto «Cd4»."),
        ]),
        diagram: Some(diagram(words, "4k3/7p/8/8/8/5N2/2N4P/4K3 w - - 0 41")),
        envelope: Some(Picture {
            svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 240 80\" width=\"240\" height=\"80\">\
                <path d=\"M20 60L40 20L60 60\" fill=\"none\" stroke=\"currentColor\"/></svg>"
                .to_owned(),
            width: 240,
            name: "Cd4".to_owned(),
            told: Vec::new(),
        }),
        asks: say("¿Qué decide el árbitro?", "Che cosa decide l'arbitro?").to_owned(),
        choices: vec![
            choice(
                say("La partida continúa con Cfd4.", "La partita continua con Cfd4."),
                say(
                    "Sería así si en el sobre estuviera escrito «Cfd4».",
                    "Sarebbe così se nella busta fosse scritto «Cfd4».",
                ),
            ),
            choice(say("Las blancas pierden la partida.", "Il Bianco perde la partita."), ""),
            choice(
                say("La partida es tablas.", "La partita è patta."),
                say("Sería así si la posición fuera de rey ahogado.", "Sarebbe così se ci fosse lo stallo."),
            ),
        ],
        explanation: texts(&[say(
            "La jugada es ambigua: a d4 pueden ir dos caballos.",
            "La mossa è ambigua: in d4 possono andare due cavalli.",
        )]),
        citation: "FIDE 2014, art. E.8.a".to_owned(),
        assumed: texts(&[say("El sobre está en poder del árbitro.", "La busta è in mano all'arbitro.")]),
        resumption: None,
    }
}

/// A question that no edition asks: every text full of signs, and with line breaks.
fn strange(words: &Words) -> Question {
    Question {
        id: "q-strange".to_owned(),
        level: Level::Hard,
        articles: texts(&["E.9", "17, 2"]),
        situation: texts(&[SIGNS, "// perché? Così: «è già l'una»\nÑandú, ¿sí?", "=begin #1 :: {end}"]),
        diagram: Some(diagram(words, "4k3/8/8/8/8/8/8/R3K2R b KQ - 0 41")),
        envelope: None,
        asks: format!("¿{SIGNS}?"),
        choices: vec![
            choice(&format!("%100% {SIGNS}"), &format!("remark {SIGNS}")),
            choice(&format!("=~#{{}} {SIGNS}\nline two"), ""),
            choice("[html]<b>bold?</b> & -> ~", "a # b #### c"),
            choice("D:\\plica\\new, \"quoted\", ;semi;", "è <i>&amp;</i> \t tab"),
        ],
        explanation: texts(&[SIGNS, "####general? {no} ~ =\nsecond line"]),
        citation: format!("art. E.9 {SIGNS}"),
        assumed: texts(&[SIGNS]),
        resumption: None,
    }
}

fn late(say: Say) -> Question {
    Question {
        id: "q-late".to_owned(),
        level: Level::Medium,
        articles: texts(&["17.2", "E.8.a"]),
        situation: texts(&[say(
            "El jugador que debe responder llega con 70 minutos de retraso.",
            "Il giocatore che deve rispondere arriva con 70 minuti di ritardo.",
        )]),
        diagram: None,
        envelope: None,
        asks: say("¿Quién pierde?", "Chi perde?").to_owned(),
        choices: vec![
            choice(say("El que llega tarde.", "Chi arriva in ritardo."), ""),
            choice(
                say("El que selló la jugada.", "Chi ha messo la mossa in busta."),
                say("Sería así si él llegara tarde.", "Sarebbe così se in ritardo fosse lui."),
            ),
        ],
        explanation: texts(&[say("Pasa de una hora.", "Supera l'ora.")]),
        citation: "FIDE 2014, art. 17.2".to_owned(),
        assumed: Vec::new(),
        resumption: None,
    }
}

fn plain(words: &Words, say: Say) -> Question {
    Question {
        id: "q-plain".to_owned(),
        level: Level::Medium,
        articles: texts(&["E.12.a"]),
        situation: texts(&[say("El sobre ha desaparecido.", "La busta è scomparsa.")]),
        diagram: Some(diagram(words, "8/1R3ppk/6b1/3pNq1p/3P3P/P4PQ1/3r2PK/8 w - - 1 41")),
        envelope: None,
        asks: say("¿Cómo sigue la partida?", "Come prosegue la partita?").to_owned(),
        choices: vec![
            choice(
                say("Se anula.", "È annullata."),
                say(
                    "Sería así si la posición no se pudiera establecer.",
                    "Sarebbe così se la posizione non si potesse stabilire.",
                ),
            ),
            choice(
                say(
                    "Se reanuda desde la posición del aplazamiento.",
                    "Riprende dalla posizione dell'aggiornamento.",
                ),
                "",
            ),
        ],
        explanation: texts(&[say("La posición se conoce.", "La posizione è nota.")]),
        citation: "FIDE 2014, art. E.12.a".to_owned(),
        assumed: texts(&[say("Los tiempos se conocen.", "I tempi sono noti.")]),
        resumption: None,
    }
}
