//! Pages -> Typst. Every text of a page stands in it as a string literal, so no sign of it can mean anything to the
//! typesetter; how things look is written in `style.typ`.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use super::layout::Layout;
use crate::words::pages::board;
use crate::words::pages::board::Diagram;
use crate::words::pages::links::pieces;
use crate::words::pages::report::{Block, Cited, Frame, Item, Picture, Report, Section};

/// What the document looks like: the functions that are called here.
const STYLE: &str = include_str!("style.typ");

/// How the squares look on paper.
const PAPER_SQUARES: &str = "<style>.light{fill:#fcf8f0}.dark{fill:#cfbfa5}</style><title>";

/// Writes pages in the language of the typesetter.
#[must_use]
pub(super) fn markup(reports: &[Report], layout: Layout) -> String {
    let mut out = STYLE.to_owned();
    let first = reports.first();
    let of_first = |part: fn(&Report) -> &String| literal(first.map_or("", |report| part(report)));
    let (name, contents) = match layout {
        Layout::Book { contents } => ("book", format!(", contents: {}", literal(contents))),
        Layout::Sheets => ("sheets", String::new()),
        Layout::Slides => ("slides", String::new()),
    };
    let (title, language) = (of_first(|report| &report.title), of_first(|report| &report.language));
    let _ = writeln!(out, "#show: {name}.with(title: {title}, language: {language}{contents})");
    let writer = Writer { anchors: anchors(reports) };
    for (place, report) in reports.iter().enumerate() {
        writer.report(&mut out, report, layout, place == 0);
    }
    out
}

/// Where links can lead: the parts about one provision alone.
fn anchors(reports: &[Report]) -> BTreeSet<&str> {
    let mut anchors = BTreeSet::new();
    let mut several = BTreeSet::new();
    for section in reports.iter().flat_map(|report| &report.sections) {
        if !anchors.insert(section.anchor.as_str()) {
            several.insert(section.anchor.as_str());
        }
    }
    anchors.retain(|anchor| !anchor.is_empty() && !several.contains(anchor));
    anchors
}

struct Writer<'a> {
    anchors: BTreeSet<&'a str>,
}

impl Writer<'_> {
    fn report(&self, out: &mut String, report: &Report, layout: Layout, first: bool) {
        let (title, subtitle) = (literal(&report.title), literal(&report.subtitle));
        let footer = literal(&report.footer);
        let mut inside = String::new();
        for section in &report.sections {
            let mut part = String::new();
            self.section(&mut part, section);
            let _ = match layout {
                Layout::Sheets => writeln!(inside, "#together[\n{part}]"),
                Layout::Book { .. } | Layout::Slides => write!(inside, "{part}"),
            };
        }
        let name = match (layout, first) {
            (Layout::Book { .. }, true) => "opening",
            (Layout::Book { .. }, false) => "chapter",
            (Layout::Sheets, _) => "sheet",
            (Layout::Slides, true) => "title-slide",
            (Layout::Slides, false) => "slide",
        };
        let _ = writeln!(out, "#{name}({title}, {subtitle}, {footer})[\n{inside}]");
    }

    fn section(&self, out: &mut String, section: &Section) {
        if self.anchors.contains(section.anchor.as_str()) {
            let _ = writeln!(out, "#anchor({})", literal(&label(&section.anchor)));
        }
        if !section.heading.is_empty() {
            let _ = writeln!(out, "#section({})", literal(&section.heading));
        }
        section.blocks.iter().for_each(|block| self.block(out, block));
    }

    fn block(&self, out: &mut String, block: &Block) {
        let _ = match block {
            Block::Verdict(text) => writeln!(out, "#verdict({})", literal(text)),
            Block::Paragraph(text) => writeln!(out, "#paragraph({})", literal(text)),
            Block::Items(items) => {
                let items: Vec<_> = items.iter().map(|item| self.item(item)).collect();
                writeln!(out, "#items({})", array(items))
            }
            Block::Choices(choices) => {
                let choice = |(letter, text): &(char, String)| {
                    array(vec![literal(&format!("{letter})")), literal(text)])
                };
                writeln!(out, "#choices({})", array(choices.iter().map(choice).collect()))
            }
            Block::Table(headings, rows) => {
                let row = |cells: &Vec<String>| array(cells.iter().map(|cell| literal(cell)).collect());
                let rows = array(rows.iter().map(row).collect());
                writeln!(out, "#rows({}, {rows})", row(headings))
            }
            Block::Diagram(diagram) => writeln!(out, "{}", drawn(diagram)),
            Block::Source(source) => writeln!(out, "#source({})", literal_lines(source)),
            Block::Case(case) => writeln!(out, "#source({})", literal_lines(&case.lines())),
            Block::Folded(summary, blocks) => {
                let _ = writeln!(out, "#summary({})", literal(summary));
                for block in blocks {
                    self.block(out, block);
                }
                Ok(())
            }
            Block::Frames(frames) => {
                let frames: Vec<_> = frames.iter().map(|frame| self.frame(frame)).collect();
                writeln!(out, "#frames({})", array(frames))
            }
            Block::Picture(picture) => writeln!(out, "{}", pictured(picture)),
        };
    }

    fn item(&self, item: &Item) -> String {
        let text = self.linked(&item.text, &item.cited, true);
        let citation = self.linked(&item.citation, &item.cited, false);
        let notes = item.notes.iter().map(|note| self.linked(note, &item.cited, true)).collect();
        format!("(text: {text}, citation: {citation}, notes: {})", array(notes))
    }

    fn frame(&self, frame: &Frame) -> String {
        let mut inside = String::new();
        for block in &frame.blocks {
            if let Block::Verdict(text) = block {
                let _ = writeln!(inside, "#ruling({})", literal(text));
            } else {
                self.block(&mut inside, block);
            }
        }
        let (kind, title) = (literal(frame.kind.code()), literal(&frame.title));
        format!("(kind: {kind}, title: {title}, body: [\n{inside}])")
    }

    /// A text in which the provisions it names lead to where they stand in the document.
    fn linked(&self, text: &str, cited: &[Cited], sentence: bool) -> String {
        let parts = pieces(text, cited, sentence).into_iter().map(|(piece, cited)| {
            let anchor = cited.map(|cited| cited.rule.as_ref().unwrap_or(&cited.article));
            match anchor.filter(|anchor| self.anchors.contains(&anchor.as_str())) {
                Some(anchor) => format!("to({}, {})", literal(&label(anchor)), literal(piece)),
                None => literal(piece),
            }
        });
        let parts: Vec<_> = parts.collect();
        if parts.is_empty() { literal("") } else { parts.join(" + ") }
    }
}

/// A diagram with its legend. The men and squares are told to those who cannot see it.
fn drawn(diagram: &Diagram) -> String {
    // On paper black men stand out better on light squares.
    let svg = board::svg(diagram).into_string().replacen("<title>", PAPER_SQUARES, 1);
    let svg = literal(&svg);
    let told = literal(&format!("{}. {}", diagram.name, diagram.told.join(" ")));
    let legend = diagram.arrows.iter().map(|arrow| {
        let sample = literal(&board::sample(arrow).into_string());
        format!("(sample: {sample}, says: {})", literal(&arrow.says))
    });
    let caption = literal(&diagram.caption);
    format!("#diagram({svg}, {told}, {caption}, {})", array(legend.collect()))
}

fn pictured(picture: &Picture) -> String {
    let told = format!("{}. {}", picture.name, picture.told.join(" "));
    format!("#picture({}, {})", literal(&picture.svg), literal(&told))
}

/// A name by which the document leads to a place: letters, digits and signs that labels may hold.
fn label(anchor: &str) -> String {
    format!("at-{anchor}")
}

/// A text as a string of Typst. Lines become one, and apostrophes look as in print.
fn literal(text: &str) -> String {
    let mut printed = String::with_capacity(text.len());
    let mut letters = text.chars().peekable();
    let mut after_letter = false;
    while let Some(letter) = letters.next() {
        let before_letter = letters.peek().is_some_and(|next| next.is_alphanumeric());
        printed.push(match letter {
            '\n' | '\r' => ' ',
            '\'' if after_letter && before_letter => '’',
            letter => letter,
        });
        after_letter = letter.is_alphanumeric();
    }
    literal_lines(&printed)
}

/// A text as a string of Typst, lines as they are. A control sign that no page can show is left out.
fn literal_lines(text: &str) -> String {
    let mut literal = String::with_capacity(text.len() + 2);
    literal.push('"');
    for letter in text.chars() {
        match letter {
            '"' => literal.push_str("\\\""),
            '\\' => literal.push_str("\\\\"),
            '\n' => literal.push_str("\\n"),
            '\t' => literal.push_str("\\t"),
            letter if letter.is_control() => {}
            letter => literal.push(letter),
        }
    }
    literal.push('"');
    literal
}

/// A list of Typst; a single part needs the comma.
fn array(mut parts: Vec<String>) -> String {
    parts.push(String::new());
    format!("({})", parts.join(", "))
}

#[cfg(test)]
mod tests {
    use super::{STYLE, literal, literal_lines, markup};
    use crate::words::forms::typeset::Layout;
    use crate::words::pages::report::{Block, Cited, Frame, FrameKind, Item, Picture, Report, Section};

    const SIGNS: &str = "#*_`$<>@=-+/\\\"~'[]{}()//;:%&|^!";

    fn written(blocks: Vec<Block>) -> String {
        let section = Section { anchor: "E.8".to_owned(), ..Section::new("A heading".to_owned(), blocks) };
        let report = Report { title: "A title".to_owned(), sections: vec![section], ..Report::default() };
        let all = markup(&[report], Layout::Sheets);
        all.strip_prefix(STYLE).expect("the style first").to_owned()
    }

    #[test]
    fn no_sign_of_a_text_means_anything_to_the_typesetter() {
        assert_eq!(literal(SIGNS), "\"#*_`$<>@=-+/\\\\\\\"~'[]{}()//;:%&|^!\"");
        assert_eq!(literal("l'arbitro, 'x'"), "\"l’arbitro, 'x'\"");
        assert_eq!(literal("one\nline"), "\"one line\"");
        assert_eq!(literal_lines("two\nlines\u{7}"), "\"two\\nlines\"");
        for block in [Block::Verdict(SIGNS.to_owned()), Block::Paragraph(SIGNS.to_owned())] {
            assert!(written(vec![block]).contains(&literal(SIGNS)));
        }
    }

    #[test]
    fn every_kind_of_block_is_written() {
        let item = Item { text: "said".to_owned(), notes: vec!["a note".to_owned()], ..Item::default() };
        let frame = |blocks| Frame { kind: FrameKind::Applies, title: "framed".to_owned(), blocks };
        let picture = Picture { svg: "<svg/>".to_owned(), name: "drawn".to_owned(), told: Vec::new() };
        for (block, expected) in [
            (Block::Items(vec![item]), "#items(((text: \"said\", citation: \"\", notes: (\"a note\", )), ))"),
            (
                Block::Table(vec!["one".to_owned()], vec![vec!["cell".to_owned()]]),
                "#rows((\"one\", ), ((\"cell\", ), ))",
            ),
            (Block::Choices(vec![('a', "so".to_owned())]), "#choices(((\"a)\", \"so\", ), ))"),
            (Block::Source("when: so".to_owned()), "#source(\"when: so\")"),
            (Block::Folded("more".to_owned(), Vec::new()), "#summary(\"more\")"),
            (
                Block::Frames(vec![frame(vec![Block::Verdict("ruled".to_owned())])]),
                "#frames(((kind: \"applies\", title: \"framed\", body: [\n#ruling(\"ruled\")\n]), ))",
            ),
            (Block::Picture(Box::new(picture)), "#picture(\"<svg/>\", \"drawn. \")"),
        ] {
            let found = written(vec![block]);
            assert!(found.contains(expected), "{found}");
        }
    }

    #[test]
    fn links_lead_only_to_what_is_on_the_pages() {
        let cited = |article: &str| Cited {
            words: article.to_owned(),
            edition: String::new(),
            article: article.to_owned(),
            rule: None,
        };
        let item = Item {
            text: "E.8 and E.9.".to_owned(),
            cited: vec![cited("E.8"), cited("E.9")],
            ..Item::default()
        };
        let found = written(vec![Block::Items(vec![item])]);
        assert!(found.contains("#anchor(\"at-E.8\")"), "{found}");
        assert!(found.contains("text: to(\"at-E.8\", \"E.8\") + \" and \" + \"E.9\" + \".\""), "{found}");
    }
}
