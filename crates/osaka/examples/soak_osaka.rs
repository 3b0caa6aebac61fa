//! Checks the laws in a million random games per seat count: `cargo run --release -p portolan-osaka --example soak_osaka`.

fn main() -> std::process::ExitCode {
    portolan_testkit::soak_program::run::<portolan_osaka::Osaka>()
}
