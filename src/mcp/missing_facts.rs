//! `missing_facts`: a case in, what must still be known out, with what each answer leads to.

use serde_json::{Map, Value as Json};

use super::call::{Answer, Answered, Call};
use super::ruled::{Ruled, ruled};
use crate::words::formats::{decision_json, text};
use crate::words::reports::{Block, Section, ruling};

/// The keys of a decision that speak of what is known and what is not.
pub(super) const KEYS: [&str; 8] =
    ["edition", "status", "result", "about", "missing", "possible", "unregulated", "assumed"];

/// The sections of a ruling that do.
const PARTS: [&str; 4] = ["heading-missing", "heading-unregulated", "heading-not-held", "heading-assumed"];

pub(super) fn answer(call: &Call) -> Answered {
    let Ruled { decision, speaker, .. } = ruled(call)?;
    let digest = call.desk.library.digest();
    let whole = decision_json(&speaker, &decision, &digest);
    let object: Map<_, _> =
        KEYS.iter().filter_map(|key| Some(((*key).to_owned(), whole.get(key)?.clone()))).collect();
    let mut report = ruling(&speaker, &decision, &digest);
    let mut place = 0;
    // The first section is the result, or that it is open.
    report.sections.retain(|section| {
        place += 1;
        place == 1 || PARTS.contains(&section.part)
    });
    if decision.missing.is_empty() {
        let nothing = Block::Paragraph(call.words().say("mcp-nothing-missing", &[]));
        report.sections.insert(1, Section::new(String::new(), vec![nothing]));
    }
    Ok(Answer { text: text(&report), object: Json::Object(object), is_refusal: false })
}
