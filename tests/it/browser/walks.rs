//! The walks of an arbiter, each with the ruling known from the law.

use super::chrome::{DESKTOP, PHONE};
use super::walk::Step::{Back, Pick, Press, Sees, SeesNot, Write};
use super::walk::{Hand, Walk};

const TWO_KNIGHTS: &str = "4k3/7p/8/8/8/5N2/2N4P/4K3 w - - 0 41";

/// One for each kind of thing that happens on the pages.
pub(super) const WALKS: &[Walk] = &[
    // E.8.a: either knight can go to d4.
    Walk {
        name: "an ambiguous move loses in 2014",
        lang: "es",
        window: PHONE,
        scripts: false,
        hand: Hand::Pointer,
        steps: &[
            Press("Empezar"),
            Press("FIDE 2014"),
            Press("La jugada secreta"),
            Write("position", TWO_KNIGHTS),
            Press("Continuar"),
            Write("sealed.written", "Cd4"),
            Pick("sealed.language", "español"),
            Press("Continuar"),
            Sees("Resultado: 0-1. Las negras ganan."),
            Sees("E.8.a"),
        ],
    },
];
#[allow(dead_code)]
const X: (super::walk::Step, super::walk::Step, super::chrome::Window) = (Back, SeesNot(""), DESKTOP);
