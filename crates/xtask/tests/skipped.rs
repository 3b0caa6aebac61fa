//! Prints at the end of `cargo test` which tests were skipped. It runs no test and needs no test harness.

fn main() {
    // `cargo xtask test` runs them itself.
    if std::env::var_os("PORTOLAN_ALL_TESTS").is_none() {
        eprintln!("skipped: the browser tests; `cargo xtask test` installs a browser and runs all tests");
    }
}
