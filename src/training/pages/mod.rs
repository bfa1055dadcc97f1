//! Training material in words: questions, papers, handbooks, courses and the formats they are carried in.

mod book;
mod cards;
mod changes;
mod chapter;
mod course;
mod data;
mod exam;
mod flow_picture;
mod fragments;
mod gift;
mod handbook;
mod headings;
mod marks;
mod moodle;
mod names;
mod paper;
mod question;
mod quiz_page;
mod quiz_report;
mod ruled;
mod slides;
mod telling;

pub(crate) use book::Book;
pub use cards::{Card, Cards, quiz_cards};
pub(crate) use course::course;
pub use data::{quiz_csv, quiz_json};
pub use exam::{Version, exam_key, exam_key_csv, exam_paper, exam_versions};
pub use gift::quiz_gift;
pub(crate) use handbook::handbook;
pub use marks::{marks_csv, marks_json, marks_report};
pub use moodle::quiz_moodle;
pub use paper::Paper;
pub use question::{Choice, Question};
pub use quiz_page::quiz_page;
pub use quiz_report::quiz_report;
pub(crate) use slides::Slides;
