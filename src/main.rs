//! The `plica` command.

fn main() -> std::process::ExitCode {
    plica::run(std::env::args_os())
}
