//! `plica train quiz`: questions -> a file in the format that its ending names, or text on the screen.

use super::{args, formats, kept, output, questions};
use crate::cli::files::Loaded;
use crate::cli::out::Ended;
use crate::engine::diagnostic::Diagnostic;
use crate::training::Disputed;

pub(super) fn run(loaded: &Loaded, args: &args::Quiz) -> Ended {
    if args.resumption {
        let made = args.output.ending().and_then(|ending| {
            formats::in_order(ending.as_deref())?;
            formats::quiz(loaded, &questions::resumed(loaded, &args.choice)?, ending.as_deref())
        });
        return delivered(loaded, args, made);
    }
    let known = match kept::of(loaded, args.curation.as_deref()) {
        Ok(known) => known,
        Err(exit) => return Ok(exit),
    };
    let made = args.output.ending().and_then(|ending| {
        let paper = questions::asked(loaded, &args.choice, Disputed::Asked, &known, false)?.paper;
        formats::quiz(loaded, &paper, ending.as_deref())
    });
    delivered(loaded, args, made)
}

fn delivered(loaded: &Loaded, args: &args::Quiz, made: Result<Vec<u8>, Diagnostic>) -> Ended {
    match made {
        Ok(bytes) => output::deliver(loaded, args.output.output.as_ref(), &bytes),
        Err(fault) => Ok(output::refuse(loaded, fault)),
    }
}
