//! `plica train quiz`: questions -> a file in the format that its ending names, or text on the screen.

use super::{args, formats, output, questions};
use crate::cli::files::Loaded;
use crate::cli::out::Ended;
use crate::training::Disputed;

pub(super) fn run(loaded: &Loaded, args: &args::Quiz) -> Ended {
    let made = args.output.ending().and_then(|ending| {
        let paper = questions::questions(loaded, &args.choice, Disputed::Asked)?;
        formats::quiz(loaded, &paper, ending.as_deref())
    });
    match made {
        Ok(bytes) => output::deliver(loaded, args.output.output.as_ref(), &bytes),
        Err(fault) => Ok(output::refuse(loaded, fault)),
    }
}
