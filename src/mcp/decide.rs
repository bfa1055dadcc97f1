//! `decide`: a case in, its ruling out.

use super::call::{Answer, Answered, Call};
use super::ruled::{Ruled, ruled};
use crate::engine::analysis::{Reach, turns, what_would_change};
use crate::engine::cancel::Cancel;
use crate::words::formats::{add_considered, decision_json, text};
use crate::words::reports::{add_what_if, considered, in_brief, ruling_with, what_if};

pub(super) fn answer(call: &Call) -> Answered {
    let with_changes = call.parameters.truth("what_would_change").map_err(|fault| vec![fault])?;
    let explain = call.parameters.truth("explain").map_err(|fault| vec![fault])?;
    let Ruled { edition, decision, speaker } = ruled(call)?;
    let library = &call.desk.library;
    let digest = library.digest();
    let mut object = decision_json(&speaker, &decision, &digest);
    let turns = turns(library, edition, &call.case, &decision);
    let mut report = ruling_with(&speaker, &decision, &turns, &digest);
    if explain {
        add_considered(&mut object, &speaker, &decision);
        report.sections.extend(considered(&speaker, &decision));
    } else {
        report = in_brief(report, &speaker);
    }
    if with_changes {
        let changes =
            what_would_change(library, edition, &call.case, &decision, Reach::USUAL, &Cancel::standing());
        add_what_if(&mut object, &speaker, &changes);
        report.sections.extend(what_if(&speaker, &decision, &changes));
    }
    Ok(Answer { text: text(&report), object, is_refusal: false })
}
