//! `cargo xtask check`: everything that CI requires besides passing tests.

use crate::command::{cargo, program, run};
use crate::{Result, install, links, words};

/// Runs all checks; stops at the first that fails.
pub(crate) fn run_checks() -> Result {
    run("formatting", cargo(&["fmt", "--all", "--check"]))?;
    words::check()?;
    links::check()?;
    run("lints", cargo(&["clippy", "--workspace", "--all-targets", "--quiet", "--", "-D", "warnings"]))?;
    let mut documentation =
        cargo(&["doc", "--workspace", "--no-deps", "--document-private-items", "--quiet"]);
    documentation.env("RUSTDOCFLAGS", "-D warnings");
    run("documentation", documentation)?;
    // The benchmarks stand outside of the workspace, since nobody else should have to build what they compare with.
    let mut bench = cargo(&["check", "--all-targets", "--quiet", "--manifest-path", "bench/Cargo.toml"]);
    bench.env("CARGO_TARGET_DIR", install::target_folder());
    run("benchmarks", bench)?;
    scripts()?;
    let deny = install::cargo_deny()?;
    run("dependencies", program(&deny.display().to_string(), &["check", "licenses", "bans", "sources"]))
}

/// Type-checks the scripts of the pages.
fn scripts() -> Result {
    install::npm_packages()?;
    let compiler = install::tools_folder().join("node_modules/.bin/tsc").display().to_string();
    run("scripts", program(&compiler, &["--project", "crates/pages/jsconfig.json"]))
}
