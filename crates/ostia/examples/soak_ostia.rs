//! Plays a million random games for each seat count and checks the laws: `cargo run --release -p portolan-ostia --example soak_ostia`.

fn main() -> std::process::ExitCode {
    portolan_testkit::soak_program::run::<portolan_ostia::Ostia>()
}
