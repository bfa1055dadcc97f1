//! Training material in words: questions, papers, handbooks, courses and the formats they are carried in.

mod book;
mod changes;
mod curation;
mod envelope;
mod exam;
mod exports;
mod handbook;
mod paper;
mod question;
mod quiz_page;
mod quiz_report;
mod remarks;
mod ruled;
mod telling;

pub(crate) use book::{Book, Slides};
pub(crate) use changes::course;
pub(crate) use curation::{Curation, questions_file};
pub use exam::{
    Version, exam_key, exam_key_csv, exam_paper, exam_versions, marks_csv, marks_json, marks_report,
};
pub use exports::{Card, Cards, quiz_cards, quiz_gift, quiz_moodle};
pub(crate) use handbook::handbook;
pub use paper::Paper;
pub(crate) use question::id as id_of_question;
pub use question::{Choice, Question};
pub use quiz_page::quiz_page;
pub use quiz_report::{quiz_csv, quiz_json, quiz_report};
