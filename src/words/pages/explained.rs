//! What each message means, for who keeps a rulebook: a sentence or two, and where it helps a faulty and a mended file.

use super::report::{Block, Item, Report, Section};
use crate::engine::diagnostic::Code;
use crate::words::phrases::words::Words;

/// The examples: `=== code`, the faulty article, `---`, the mended one.
const EXAMPLES: &str = include_str!("explained.txt");

/// An article that gets a message, and the same one mended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Mending {
    /// The code of the message.
    pub code: &'static str,
    /// What gets it.
    pub faulty: &'static str,
    /// What does not.
    pub mended: &'static str,
}

/// All examples.
pub fn mendings() -> impl Iterator<Item = Mending> {
    EXAMPLES.split("\n=== ").skip(1).filter_map(|part| {
        let (code, rest) = part.split_once('\n')?;
        let (faulty, mended) = rest.split_once("\n---\n")?;
        Some(Mending { code, faulty, mended: mended.trim_end() })
    })
}

/// The page of one code.
#[must_use]
pub(crate) fn explained(words: &Words, code: Code) -> Report {
    let name = code.as_str();
    let mut sections =
        vec![Section::new(String::new(), vec![Block::Paragraph(words.say(&format!("explain-{name}"), &[]))])];
    if let Some(mending) = mendings().find(|mending| mending.code == name) {
        for (heading, file) in [("explain-faulty", mending.faulty), ("explain-mended", mending.mended)] {
            let blocks = vec![Block::Source(file.to_owned())];
            sections.push(Section::new(words.say(heading, &[]), blocks));
        }
    }
    report(words, name, sections)
}

/// Every code with what it means.
#[must_use]
pub(crate) fn explanations(words: &Words) -> Report {
    let items = Code::ALL.into_iter().map(|code| Item {
        title: code.as_str(),
        text: words.say(&format!("explain-{}", code.as_str()), &[]),
        ..Item::default()
    });
    let sections = vec![Section::new(String::new(), vec![Block::Items(items.collect())])];
    report(words, words.say("explain-title", &[]), sections)
}

fn report(words: &Words, title: String, sections: Vec<Section>) -> Report {
    let language = words.locale().code().to_owned();
    Report { title, subtitle: String::new(), language, sections, footer: String::new() }
}
