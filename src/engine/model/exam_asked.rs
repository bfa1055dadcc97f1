//! What an exam about an edition asks: as written -> as meant.

use super::edition_files::EditionFiles;
use super::exam::{Exam, ExamTopic};
use super::references::{self, Headings};
use crate::engine::diagnostic::{Code, Diagnostic};
use crate::engine::source::Src;

/// The exam of an edition, if it says what one asks.
pub(super) fn exam(files: &EditionFiles, headings: &Headings, faults: &mut Vec<Diagnostic>) -> Option<Exam> {
    let entry = files.edition.exam.as_ref()?;
    let mut topics: Vec<ExamTopic> = Vec::new();
    for topic in &entry.topics {
        let mut rules = Vec::new();
        for name in &topic.articles {
            match references::found(headings, name, None, None) {
                Ok(found) => rules.extend(found),
                Err(fault) => faults.push(fault),
            }
        }
        rules.retain(|rule| !topics.iter().any(|earlier| earlier.rules.contains(rule)));
        topics.push(ExamTopic { name: topic.topic.value.clone(), share: share(&topic.share, faults), rules });
    }
    let levels = entry.levels.each_ref().map(|written| share(written, faults));
    Some(Exam { topics, levels })
}

fn share(written: &Src<String>, faults: &mut Vec<Diagnostic>) -> u32 {
    written.value.parse::<u32>().ok().filter(|share| *share <= 1000).unwrap_or_else(|| {
        faults.push(Diagnostic::at(Code::WrongShape, written.span).with("expected", "number"));
        0
    })
}
