//! The targets of the tests, for the fuzzer: `fuzz_targets/<name>.rs` runs the function of that name.

#[path = "../../tests/it/drawn.rs"]
#[allow(dead_code)]
mod drawn;
#[path = "../../tests/it/naive.rs"]
#[allow(dead_code)]
mod naive;
#[path = "../../tests/it/site.rs"]
#[allow(dead_code)]
mod site;
#[path = "../../tests/it/fuzzed/targets.rs"]
mod targets;

mod examples {
    use std::sync::LazyLock;

    use plica::Library;

    static LIBRARY: LazyLock<Library> =
        LazyLock::new(|| Library::embedded().map_err(|faulty| faulty.faults).expect("a sound rulebook"));

    /// The rulebook the program carries.
    pub(crate) fn library() -> &'static Library {
        &LIBRARY
    }
}

/// Runs the target of a name on an input.
pub fn attack(target: &str, input: &[u8]) {
    let found = targets::TARGETS.into_iter().find(|(name, _)| *name == target);
    let (_, attack) = found.expect("a target of that name");
    attack(input);
}
