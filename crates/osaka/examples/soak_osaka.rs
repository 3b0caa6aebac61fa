//! A million random games for each seat count, with the laws: `cargo run --release -p portolan-osaka --example soak_osaka`.

fn main() -> std::process::ExitCode {
    portolan_testkit::soak_program::run::<portolan_osaka::Osaka>()
}
