//! The tests of plica, one binary. Verdicts are data written by hand; snapshots hold wording only.

#![expect(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    clippy::string_slice,
    reason = "a test fails by panicking"
)]

/// As the program has it.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

mod amending;
mod api;
mod at_the_board;
mod batch;
mod board;
mod browser;
mod chess_corpora;
mod chess_positions;
mod chess_properties;
mod chess_readings;
mod clauses;
mod command_line;
mod completions;
mod coverage;
mod curation;
mod diagnostics;
mod differences;
mod differences_summary;
mod digests;
mod documents;
mod drawn;
mod entry;
mod envelopes;
mod examples;
mod formats;
mod fuzzed;
mod grading;
mod handbook;
mod hostile;
mod house;
mod house_picture;
mod incidents;
mod incoming;
mod interview;
mod lanes;
mod law;
mod layouts;
mod links;
mod log;
mod log_chain;
mod lsp;
mod lsp_mending;
mod lsp_names;
mod lsp_session;
mod manual;
mod mating;
mod mcp;
mod metamorphic;
mod mirror;
mod naive;
mod now;
mod objections;
mod openapi;
mod openapi_agrees;
mod oracle;
mod own_rulebooks;
mod packaging;
mod play;
mod procedure;
mod programs;
mod promises;
mod proof;
mod quiz;
mod resumption;
mod round_trip;
mod ruling_card;
mod run_through;
mod scale;
mod seeded;
mod sentences;
mod serving;
mod serving_crowds;
mod serving_guard;
mod serving_reload;
mod signatures;
mod simulator;
mod site;
mod stories;
mod strategies;
mod synthetic;
#[cfg(feature = "tables")]
mod tables;
mod tidy;
mod unknown;
mod unknown_rows;
mod unsettled;
mod web_law;
mod web_law_pages;
mod web_pages;
mod workbench;
mod writing;
mod written_first;
