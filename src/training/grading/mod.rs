//! Marks: the key of an exam and a class's answers, as tables people save from spreadsheets -> points, and what to repeat.

mod answers;
mod key;
mod marks;
mod statistics;
mod table;

pub use answers::{Candidate, answers};
pub use key::{Asked, Key, key};
pub use marks::{ArticleMark, CandidateMark, Marks, QuestionMark, marks};
pub use statistics::Statistics;
pub use table::is_text;
