//! Prints what `cargo test` leaves out, at the end of its output. It runs no test, and needs no test harness.

fn main() {
    // `cargo xtask test` runs them itself.
    if std::env::var_os("PORTOLAN_ALL_TESTS").is_none() {
        eprintln!("skipped: the browser tests; `cargo xtask test` installs a browser and runs all tests");
    }
}
