//! `GET /api/v1/diff`: what two editions rule differently, as `plica diff --format json` prints it.

use super::call::Stop;
use super::call::{Answered, Call};
use crate::engine::analysis::{Compared, diff_unless};
use crate::engine::facts::edition_named;
use crate::web::refusal::Refusal;
use crate::words::forms::differences_json;

pub(super) fn answer(call: &mut Call) -> Answered {
    let library = &call.site.library;
    let edition = |name| {
        let named = call.parameters.required(name).map_err(|fault| vec![fault])?;
        edition_named(&library.rulebook, &named.value, Some(named.span)).map_err(|fault| vec![fault])
    };
    let (first, second) = (edition("first")?, edition("second")?);
    let pair = [first.id.clone(), second.id.clone()];
    let made = call.site.differences.of(pair, &call.cancel, || {
        let found = diff_unless([first, second].map(|edition| Compared { library, edition }), &call.cancel)?;
        Some(differences_json(&found).to_string())
    });
    // Nobody waits for a comparison that was cancelled.
    made.map(|json| json.to_string()).ok_or(Stop::Refusal(Refusal::SlowWork))
}
