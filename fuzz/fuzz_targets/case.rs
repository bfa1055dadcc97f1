//! The target `case` of `tests/it/fuzzed/targets.rs`.

#![no_main]

libfuzzer_sys::fuzz_target!(|input: &[u8]| plica_fuzz::attack("case", input));
