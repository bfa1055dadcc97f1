//! A case -> the decision on it: what `decide` and `missing_facts` begin with.

use super::call::Call;
use crate::engine::decision::Decision;
use crate::engine::diagnostic::Diagnostic;
use crate::engine::facts::edition_for;
use crate::engine::model::Edition;
use crate::words::phrases::Speaker;

/// A decision, and who speaks of it.
pub(super) struct Ruled<'a> {
    pub(super) edition: &'a Edition,
    pub(super) decision: Decision,
    pub(super) speaker: Speaker<'a>,
}

/// Rules on the case of a call.
pub(super) fn ruled<'a>(call: &Call<'a>) -> Result<Ruled<'a>, Vec<Diagnostic>> {
    let library = &call.desk.library;
    let parameters = &call.parameters;
    let edition = parameters.at_most_one(&["edition", "on"]).and_then(|()| {
        edition_for(&library.rulebook, &call.case, parameters.text("edition"), parameters.text("on"))
    });
    let edition = edition.map_err(|fault| vec![fault])?;
    let decision = library.decide(edition, &call.case)?;
    let speaker = Speaker::of(call.words(), library, edition, &decision);
    Ok(Ruled { edition, decision, speaker })
}
