//! `GET /api/v1/diff`: what two editions rule differently, as `plica diff --format json` prints it.

use super::call::Stop;
use super::call::{Answered, Call};
use crate::engine::analysis::{Compared, diff_unless};
use crate::engine::cancel::Cancel;
use crate::engine::facts::edition_named;
use crate::web::refusal::Refusal;
use crate::words::formats::{differences_json, with_texts};

pub(super) fn answer(call: &mut Call) -> Answered {
    let library = call.site.with_examples();
    let edition = |name| {
        let named = call.parameters.required(name).map_err(|fault| vec![fault])?;
        edition_named(&library.rulebook, &named.value, Some(named.span)).map_err(|fault| vec![fault])
    };
    let (first, second) = (edition("first")?, edition("second")?);
    let pair = [first.id.clone(), second.id.clone()];
    let cancel = Cancel::standing();
    let made = call.site.differences.of(pair, &cancel, || {
        let found = diff_unless([first, second].map(|edition| Compared { library, edition }), &cancel)?;
        let object = differences_json(&found);
        let told = |words| with_texts(object.clone(), [words; 2], &found).to_string();
        Some(call.site.languages.iter().map(told).collect())
    });
    // Nobody waits for a comparison that was cancelled.
    let made = made.ok_or(Stop::Refusal(Refusal::SlowWork))?;
    let told = call.site.languages.one_of(&made, call.words().locale());
    told.cloned().ok_or(Stop::Refusal(Refusal::SlowWork))
}
