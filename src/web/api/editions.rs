//! `GET /api/v1/editions`: the editions of the rulebook, oldest first.

use super::call::{Answered, Call};
use crate::words::formats::editions_json;

#[expect(clippy::unnecessary_wraps, reason = "every address answers alike")]
pub(super) fn answer(call: &mut Call) -> Answered {
    Ok(editions_json(call.words(), &call.site.library).to_string())
}
