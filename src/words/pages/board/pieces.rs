//! The drawings of the men: a colour and a man -> an SVG of 45 by 45 units.
//!
//! Colin M.L. Burnett's men, as chessground brings them; see `THIRD-PARTY.md`.

use crate::engine::chess::{Colour, Man};

macro_rules! drawing {
    ($name:literal) => {
        include_str!(concat!("pieces/", $name, ".svg"))
    };
}

/// Every man with its name (`white-king`) and its drawing, the king's first.
pub(crate) const MEN: [(Colour, Man, &str, &str); 12] = [
    (Colour::White, Man::King, "white-king", drawing!("white-king")),
    (Colour::White, Man::Queen, "white-queen", drawing!("white-queen")),
    (Colour::White, Man::Rook, "white-rook", drawing!("white-rook")),
    (Colour::White, Man::Bishop, "white-bishop", drawing!("white-bishop")),
    (Colour::White, Man::Knight, "white-knight", drawing!("white-knight")),
    (Colour::White, Man::Pawn, "white-pawn", drawing!("white-pawn")),
    (Colour::Black, Man::King, "black-king", drawing!("black-king")),
    (Colour::Black, Man::Queen, "black-queen", drawing!("black-queen")),
    (Colour::Black, Man::Rook, "black-rook", drawing!("black-rook")),
    (Colour::Black, Man::Bishop, "black-bishop", drawing!("black-bishop")),
    (Colour::Black, Man::Knight, "black-knight", drawing!("black-knight")),
    (Colour::Black, Man::Pawn, "black-pawn", drawing!("black-pawn")),
];

/// The drawing of a man.
pub(super) fn drawing(colour: Colour, man: Man) -> &'static str {
    let found = MEN.iter().find(|(of, kind, ..)| (*of, *kind) == (colour, man));
    found.map_or("", |(.., drawing)| drawing)
}
