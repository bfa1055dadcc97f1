//! How a command ends.

/// How a command ended; the numbers are part of the contract.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Exit {
    /// Done; for rulings: decided.
    Done = 0,
    /// The rulebook, the locales or the input are at fault.
    Faulty = 1,
    /// The command line is at fault.
    Usage = 2,
    /// The ruling is open, or the edition silent; for a replay: some ruling changes; for a comparison, where
    /// that is asked: something differs.
    Undecided = 3,
}
