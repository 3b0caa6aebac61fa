//! Plays a million random games for each seat count and checks the laws: `cargo run --release -p portolan-dschunke --example soak_dschunke`.

fn main() -> std::process::ExitCode {
    portolan_testkit::soak_program::run::<portolan_dschunke::Dschunke>()
}
