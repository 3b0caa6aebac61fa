//! A million random games for each seat count, with the laws: `cargo run --release -p portolan-yokohama --example soak_yokohama`.

fn main() -> std::process::ExitCode {
    portolan_testkit::soak_program::run::<portolan_yokohama::Yokohama>()
}
