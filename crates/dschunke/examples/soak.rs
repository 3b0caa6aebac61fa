//! A million random games for each seat count, with the laws: `cargo run --release -p portolan-dschunke --example soak`.

fn main() -> std::process::ExitCode {
    portolan_testkit::soak_program::run::<portolan_dschunke::Dschunke>()
}
