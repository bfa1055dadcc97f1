//! The walks of an arbiter, each with the ruling known from the law.

use super::chrome::{DESKTOP, NARROW, PHONE};
use super::walk::Hand::{Keyboard, Pointer};
use super::walk::Step::{self, Back, Choose, Pick, Press, Sees, SeesNot, Write};
use super::walk::Walk;

const TWO_KNIGHTS: &str = "4k3/7p/8/8/8/5N2/2N4P/4K3 w - - 0 41";

/// 2014, E.8.a: either knight can go to d4.
const AMBIGUOUS: &[Step] = &[
    Press("cambiar"),
    Press("FIDE 2014"),
    Press("Se reanuda la partida"),
    Write("position", TWO_KNIGHTS),
    Press("Continuar"),
    Write("sealed.written", "Cd4"),
    Pick("sealed.language", "español"),
    Press("Continuar"),
    Sees("Resultado: 0-1. Las negras ganan."),
    Sees("FIDE 2014, art. E.8.a"),
];

/// 1974, 17.2: who is more than an hour late loses; no legal move of this position ends the game.
const LATE: &[Step] = &[
    Press("cambia"),
    Press("FIDE 1974"),
    Press("Un giocatore è in ritardo"),
    Write("sealer.late", "1h10"),
    Press("Continua"),
    Write("position", TWO_KNIGHTS),
    Press("Continua"),
    // By 17.2, or by 17.3 if the record is defective too.
    Sees("Risultato: 0-1. Il Nero vince."),
    Sees("Il Bianco ha un ritardo di 1 h 10 min"),
];

/// 2014, E.12.a: the envelope is gone, the position is known.
const LOST_ENVELOPE: &[Step] = &[
    Press("cambia"),
    Press("FIDE 2014"),
    Press("La busta è scomparsa"),
    Press("Sì"),
    Sees("La partita continua."),
    Sees("FIDE 2014, art. E.12.a"),
];

pub(super) const WALKS: &[Walk] = &[
    Walk { name: "ambiguous", lang: "es", window: PHONE, scripts: false, hand: Pointer, steps: AMBIGUOUS },
    Walk { name: "ambiguous", lang: "es", window: DESKTOP, scripts: true, hand: Keyboard, steps: AMBIGUOUS },
    Walk { name: "late", lang: "it", window: DESKTOP, scripts: false, hand: Pointer, steps: LATE },
    Walk { name: "late", lang: "it", window: NARROW, scripts: true, hand: Pointer, steps: LATE },
    Walk { name: "lost", lang: "it", window: PHONE, scripts: true, hand: Pointer, steps: LOST_ENVELOPE },
    Walk { name: "lost", lang: "it", window: DESKTOP, scripts: false, hand: Keyboard, steps: LOST_ENVELOPE },
    // One move more exact, and the game goes on (E.9.a); the browser's way back leads to the loss again.
    Walk {
        name: "an answer is changed",
        lang: "it",
        window: PHONE,
        scripts: false,
        hand: Pointer,
        steps: &[
            Press("cambia"),
            Press("FIDE 2014"),
            Press("Si riprende la partita"),
            Write("position", TWO_KNIGHTS),
            Press("Continua"),
            Write("sealed.written", "Cd4"),
            Pick("sealed.language", "italiano"),
            Press("Continua"),
            Sees("Risultato: 0-1. Il Nero vince."),
            Press("cambia: testo della mossa in busta"),
            Write("sealed.written", "Cfd4"),
            Press("Continua"),
            Sees("La partita continua."),
            Sees("FIDE 2014, art. E.9.a"),
            SeesNot("0-1"),
            Back,
            Back,
            Sees("Risultato: 0-1. Il Nero vince."),
        ],
    },
    // The position would tell who sealed and whether the game is over; nobody knows it, nor the default time.
    Walk {
        name: "what is not known",
        lang: "es",
        window: PHONE,
        scripts: true,
        hand: Pointer,
        steps: &[
            Press("cambiar"),
            Press("FIDE 2014"),
            Press("Un jugador llega tarde"),
            Write("replier.late", "75"),
            Press("Continuar"),
            Press("Todavía no lo sé"),
            Sees("Aún no está resuelto"),
            Sees("Tiempo de incomparecencia: todavía no se sabe"),
            SeesNot("¿Cuál es el tiempo de incomparecencia"),
        ],
    },
    Walk {
        name: "the language changes and the answers stay",
        lang: "es",
        window: DESKTOP,
        scripts: false,
        hand: Pointer,
        steps: &[
            Press("cambiar"),
            Press("FIDE 2014"),
            Press("Se reanuda la partida"),
            Write("position", TWO_KNIGHTS),
            Press("Continuar"),
            Press("Italiano"),
            Sees("Che cosa è scritto nella busta?"),
            Sees(TWO_KNIGHTS),
            Press("Non c'è scritto nulla"),
            Sees("Risultato: 0-1. Il Nero vince."),
            Press("English"),
            Sees("Result: 0-1. Black wins."),
        ],
    },
    // 2014 holds from July 2014 to June 2017, by the day the competition began. A position must have its kings.
    Walk {
        name: "a mistake is mended where it was made",
        lang: "it",
        window: PHONE,
        scripts: true,
        hand: Pointer,
        steps: &[
            Press("cambia"),
            Write("event.began", "05012016"),
            Press("Continua"),
            Press("Si riprende la partita"),
            Write("position", "8/8/8/8/8/8/8/8 w - - 0 1"),
            Press("Continua"),
            Sees("Questo non torna"),
            SeesNot("error"),
            Write("position", TWO_KNIGHTS),
            Press("Continua"),
            SeesNot("Questo non torna"),
            Write("sealed.written", "Cd4"),
            Press("Continua"),
            Sees("FIDE 2014, art. E.8.a"),
        ],
    },
    // 1997, A8.a, as 2014.
    Walk {
        name: "what can be done with a ruling",
        lang: "es",
        window: DESKTOP,
        scripts: true,
        hand: Pointer,
        steps: &[
            Press("cambiar"),
            Press("FIDE 1997"),
            Press("Se reanuda la partida"),
            Write("position", TWO_KNIGHTS),
            Press("Continuar"),
            Write("sealed.written", "Cd4"),
            Press("Continuar"),
            Sees("Resultado: 0-1. Las negras ganan."),
            Sees("FIDE 1997, art. A8.a"),
            Press("Acta para imprimir y firmar"),
            Sees("El árbitro"),
            Sees("Resultado: 0-1. Las negras ganan."),
            Press("Volver a las preguntas"),
            Press("Los mismos hechos según otras ediciones"),
            Sees("FIDE 1974"),
            Sees("sin resolver: 0-1 / la partida continúa"),
            Back,
            Press("Qué la cambiaría"),
            Sees("La jugada secreta está escrita con claridad"),
            Back,
            Press("La decisión como datos (JSON)"),
            Sees("\"result\": \"0-1\""),
            Sees("\"edition\": \"fide-1997\""),
            Back,
        ],
    },
    // 2014, 9.1.b.1: an offer accepted draws the game.
    Walk {
        name: "a draw agreed",
        lang: "es",
        window: NARROW,
        scripts: true,
        hand: Pointer,
        steps: &[
            Press("cambiar"),
            Press("FIDE 2014"),
            Press("Se han ofrecido tablas"),
            Choose("offer.moment", "after_move"),
            Choose("offer.answer", "accepted"),
            Press("Continuar"),
            Sees("Resultado: 1/2-1/2. La partida es tablas."),
            Sees("FIDE 2014, art. 9.1.b.1"),
        ],
    },
    // 1974, 14, the article's own example in other numbers: two thirds of 1 h 30 min and of 1 h.
    Walk {
        name: "times after an irregularity",
        lang: "it",
        window: PHONE,
        scripts: false,
        hand: Pointer,
        steps: &[
            Press("cambia"),
            Press("FIDE 1974"),
            Press("Si scopre un'irregolarità"),
            Press("Sì"),
            Write("irregularity.found_at_move", "30"),
            Press("Continua"),
            Write("white.time_used", "1.30"),
            Press("Continua"),
            Write("irregularity.move", "20"),
            Press("Continua"),
            Write("black.time_used", "60"),
            Press("Continua"),
            Sees("diventa 1 h."),
            Sees("diventa 40 min."),
            Sees("FIDE 1974, art. 14"),
        ],
    },
];
