//! `plica train`: handbook, quiz, exam, marks and course, made from the rulebook.

pub(super) mod args;
mod course;
#[cfg(feature = "anki")]
mod deck;
mod exam;
mod formats;
mod grade;
mod handbook;
mod kept;
mod output;
mod questions;
mod quiz;
mod review;

#[cfg(feature = "anki")]
pub use deck::{NotPacked, packed};

use super::files::Loaded;
use super::out::Ended;
use args::{Material, Train};

pub(super) fn run(loaded: &Loaded, args: &Train) -> Ended {
    match &args.what {
        Material::Handbook(args) => handbook::run(loaded, args),
        Material::Quiz(args) => quiz::run(loaded, args),
        Material::Exam(args) => exam::run(loaded, args),
        Material::Review(args) => review::run(loaded, args),
        Material::Grade(args) => grade::run(loaded, args),
        Material::Course(args) => course::run(loaded, args),
    }
}
