//! `--reading ID=CHOICE`: how contested texts are read in every case of a command.

use crate::engine::diagnostic::{Code, Diagnostic};
use crate::engine::model::{Vocabulary, value_from};
use crate::engine::source::{Span, Src};
use crate::engine::syntax::{CaseFile, FactGiven, READING};

/// The readings chosen, as facts.
///
/// # Errors
/// A reading there is not, or a choice it does not have.
pub(super) fn chosen(vocabulary: &Vocabulary, written: &[String]) -> Result<Vec<FactGiven>, Diagnostic> {
    let text = |text: String| Src::new(text, Span::default());
    let one = |written: &String| {
        let (id, choice) = written.split_once('=').unwrap_or((written, ""));
        let name = format!("{READING}{}", id.trim());
        let Some(fact) = vocabulary.fact_named(&name) else {
            let known = || vocabulary.facts().filter_map(|(_, fact)| fact.reading());
            let fault = Diagnostic::anywhere(Code::UnknownValue).with("name", id);
            return Err(fault.with("known", known().collect::<Vec<_>>().join(", ")).suggesting(id, known()));
        };
        let value = text(choice.trim().to_owned());
        // The command line is no place in a file.
        value_from(vocabulary.fact(fact), &value).map_err(|fault| Diagnostic { span: None, ..fault })?;
        Ok(FactGiven { fact: text(name).of(), value: value.of() })
    };
    written.iter().map(one).collect()
}

/// Reads the contested texts so in a case, whatever it says itself.
pub(super) fn read_so(case: &mut CaseFile, readings: &[FactGiven]) {
    case.facts.retain(|told| !readings.iter().any(|reading| reading.fact.value == told.fact.value));
    case.facts.extend_from_slice(readings);
}
