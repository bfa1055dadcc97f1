//! How tests run programs and where they write: nothing that a program said is looked at before its exit code is the expected
//! one, and every file goes into a folder that no other test can name.

use std::cell::RefCell;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};

use tempfile::TempDir;

/// What a program said, and how it ended: looked at only by way of its exit code.
pub(crate) struct Ran {
    output: Output,
    /// What was run.
    what: String,
}

impl Ran {
    /// What it said, where it ended with this code.
    #[track_caller]
    pub(crate) fn ends(self, code: i32) -> Output {
        let (said, complained) =
            (String::from_utf8_lossy(&self.output.stdout), String::from_utf8_lossy(&self.output.stderr));
        let found = self.output.status.code();
        assert_eq!(found, Some(code), "{}\n{complained}\n{}", self.what, excerpt(&said));
        self.output
    }

    /// Which of these codes it ended with, and what it said.
    #[track_caller]
    pub(crate) fn ends_with_one_of(self, codes: &[i32]) -> (i32, Output) {
        let found = self.output.status.code().filter(|code| codes.contains(code));
        let code = found.unwrap_or_else(|| codes.first().copied().expect("a code"));
        (code, self.ends(code))
    }

    /// What it said, where it ended well; else what it complained of.
    pub(crate) fn ended_well(self) -> Result<Output, String> {
        let complained = String::from_utf8_lossy(&self.output.stderr).into_owned();
        if self.output.status.success() { Ok(self.output) } else { Err(complained) }
    }
}

/// As much of a text as helps to see what went wrong.
fn excerpt(text: &str) -> String {
    text.chars().take(2000).collect()
}

/// Runs a program to its end.
#[track_caller]
pub(crate) fn run(command: &mut Command) -> Ran {
    let what = format!("{command:?}");
    try_run(command).unwrap_or_else(|error| panic!("{what}: {error}"))
}

/// Runs a program that the machine may lack.
pub(crate) fn try_run(command: &mut Command) -> io::Result<Ran> {
    let what = format!("{command:?}");
    command.output().map(|output| Ran { output, what })
}

/// Runs a program to its end that is told something.
#[track_caller]
pub(crate) fn run_with(command: &mut Command, input: &[u8]) -> Ran {
    let what = format!("{command:?}");
    try_run_with(command.stdout(Stdio::piped()).stderr(Stdio::piped()), input)
        .unwrap_or_else(|error| panic!("{what}: {error}"))
}

/// Runs a program that the machine may lack, and tells it something. What it says goes where the command sends it.
pub(crate) fn try_run_with(command: &mut Command, input: &[u8]) -> io::Result<Ran> {
    let mut child = command.stdin(Stdio::piped()).spawn()?;
    // A program that refuses what it reads may close its end early.
    let _ = child.stdin.take().expect("a pipe").write_all(input);
    Ok(finish(child, &format!("{command:?}")))
}

/// Waits for a program that was started.
#[track_caller]
pub(crate) fn finish(child: Child, what: &str) -> Ran {
    let output = child.wait_with_output().unwrap_or_else(|error| panic!("{what}: {error}"));
    Ran { output, what: what.to_owned() }
}

/// plica in the repository's folder, in English unless told otherwise.
pub(crate) fn program(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_plica"));
    command.current_dir(env!("CARGO_MANIFEST_DIR")).args(arguments);
    command.env_remove("LC_ALL").env_remove("LC_MESSAGES").env("LANG", "C");
    command
}

thread_local! {
    /// The folders of the test that runs on this thread: they go with it.
    static FOLDERS: RefCell<Vec<TempDir>> = const { RefCell::new(Vec::new()) };
}

/// An empty folder of a test's own, which is there as long as the test.
pub(crate) fn folder() -> PathBuf {
    let folder = tempfile::tempdir().expect("a folder");
    // As the system itself names it: programs say the names of files so.
    let path = folder.path().canonicalize().expect("a folder");
    FOLDERS.with_borrow_mut(|folders| folders.push(folder));
    path
}

/// A path as an argument.
pub(crate) fn text(path: &Path) -> &str {
    path.to_str().expect("a path in UTF-8")
}
