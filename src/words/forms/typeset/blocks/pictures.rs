//! Boards and other drawings -> rows, with what they show in words for those who cannot see it.

use std::rc::Rc;

use usvg::Tree;

use super::setter::Setter;
use super::style::Style;
use crate::words::forms::typeset::letters::{SOFT, Span};
use crate::words::forms::typeset::marks::{Area, Branch, Flow, Mark, Role, Row};
use crate::words::pages::board;
use crate::words::pages::board::{Arrow, Diagram};
use crate::words::pages::report::Picture;

/// How the squares look on paper: black men stand out better on light ones.
const PAPER_SQUARES: &str = "<style>.light{fill:#fcf8f0}.dark{fill:#cfbfa5}</style><title>";

/// Sets a board with its caption and its legend, in one piece.
pub(crate) fn diagram(setter: &Setter, diagram: &Diagram, width: f32, style: &Style) -> Flow {
    let board = style.board.min(width);
    let style = style.scaled(0.86).ragged();
    let svg = board::svg(diagram).into_string().replacen("<title>", PAPER_SQUARES, 1);
    let told = format!("{}. {}", diagram.name, diagram.told.join(" "));
    let mut flow = drawn(setter, &svg, told, ((width - board) / 2.0, board));
    flow.append(caption(setter, &diagram.caption, width, &style));
    for arrow in &diagram.arrows {
        flow.append(legend(setter, arrow, width, &style));
    }
    let structure = std::mem::take(&mut flow.structure);
    Flow { rows: vec![flow.into_row()], structure }.spaced(0.9 * style.size, 1.2 * style.size)
}

/// Points in a pixel.
const PIXEL: f32 = 0.75;

/// Sets a drawing as wide as it is or as the text, or as high as a page.
pub(crate) fn picture(setter: &Setter, picture: &Picture, width: f32) -> Flow {
    let told = [std::slice::from_ref(&picture.name), &picture.told].concat().join(" ");
    let own = width.min(PIXEL * f32::from(picture.width));
    drawn(setter, &picture.svg, told, ((width - own) / 2.0, own)).spaced(8.0, 8.0)
}

/// A drawing so far from the left and so wide.
fn drawn(setter: &Setter, svg: &str, told: String, (x, width): (f32, f32)) -> Flow {
    let drawing = match Tree::from_str(svg, &setter.drawings) {
        Ok(drawing) => drawing,
        Err(error) => {
            setter.refuse(error.to_string());
            return Flow::default();
        }
    };
    let size = drawing.size();
    let factor = (width / size.width()).min(setter.room / size.height());
    let (wide, height) = (size.width() * factor, size.height() * factor);
    let content = setter.content();
    let area = Area { x: x + (width - wide) / 2.0, y: 0.0, width: wide, height };
    let marks = vec![Mark::Drawn { area, drawing: Rc::new(drawing), content: Some(content) }];
    let structure = vec![Branch::Part(Role::Figure(told), vec![Branch::Leaf(content)])];
    Flow { rows: vec![Row { height, marks, ..Row::default() }], structure }
}

/// The line under a board, in the middle.
fn caption(setter: &Setter, words: &str, width: f32, style: &Style) -> Flow {
    let style = style.with_ink(SOFT);
    let flow = setter.text(&[Span::new(words, style.look())], width, &style).in_part(Role::Paragraph);
    flow.centred(width).spaced(0.5 * style.size, 0.5 * style.size)
}

/// What an arrow means, beside its stroke.
fn legend(setter: &Setter, arrow: &Arrow, width: f32, style: &Style) -> Flow {
    let (sample, gap) = (4.0 * style.size, 0.5 * style.size);
    let words = setter
        .text(&[Span::new(&arrow.says, style.look())], width - sample - gap, style)
        .in_part(Role::Paragraph);
    let structure = words.structure.clone();
    let mut row = words.moved(sample + gap).into_row();
    let svg = board::sample(arrow).into_string();
    let stroke = drawn(setter, &svg, String::new(), (0.0, sample)).into_row();
    let down = (row.height - stroke.height) / 2.0;
    row.marks.extend(stroke.marks.into_iter().filter_map(Mark::repeated).map(|mark| mark.moved(0.0, down)));
    Flow { rows: vec![row], structure }.spaced(0.75 * style.size, 0.0)
}
