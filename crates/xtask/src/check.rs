//! `cargo xtask check`: everything that CI requires besides passing tests.

use crate::command::{cargo, program, run};
use crate::{Result, install, links, root, words};

/// Runs all checks; stops at the first that fails.
pub(crate) fn run_checks() -> Result {
    run("formatting", cargo(&["fmt", "--all", "--check"]))?;
    words::check()?;
    links::check()?;
    minimum_rust_version()?;
    run("lints", cargo(&["clippy", "--workspace", "--all-targets", "--quiet", "--", "-D", "warnings"]))?;
    let mut documentation =
        cargo(&["doc", "--workspace", "--no-deps", "--document-private-items", "--quiet"]);
    documentation.env("RUSTDOCFLAGS", "-D warnings");
    run("documentation", documentation)?;
    // The benchmarks are not part of the workspace, so that other builds need not compile the projects they compare with.
    let mut bench = cargo(&["check", "--all-targets", "--quiet", "--manifest-path", "bench/Cargo.toml"]);
    bench.env("CARGO_TARGET_DIR", install::target_folder());
    run("benchmarks", bench)?;
    scripts()?;
    let deny = install::cargo_deny()?;
    run("dependencies", program(&deny.display().to_string(), &["check", "licenses", "bans", "sources"]))
}

/// Fails unless the compiler has the minimum supported version: otherwise these checks would not prove that Portolan
/// builds with it.
fn minimum_rust_version() -> Result {
    let mut versions = Vec::new();
    for (file, key) in [
        ("Cargo.toml", "rust-version = "),
        ("bench/Cargo.toml", "rust-version = "),
        ("rust-toolchain.toml", "channel = "),
    ] {
        let text = std::fs::read_to_string(root().join(file)).map_err(|error| format!("{file}: {error}"))?;
        let line = text.lines().find_map(|line| line.strip_prefix(key));
        let version = line.ok_or_else(|| format!("{file}: no line ‘{key}…’"))?.trim_matches('"');
        versions.push((file.to_string(), major_and_minor(version)));
    }
    let compiler = program("rustc", &["--version"]).output().map_err(|error| format!("rustc: {error}"))?;
    let compiler = String::from_utf8_lossy(&compiler.stdout);
    let version = compiler.split(' ').nth(1).unwrap_or_default();
    versions.push(("rustc".into(), major_and_minor(version)));
    if versions.iter().all(|(_, version)| *version == versions[0].1) {
        return Ok(());
    }
    let versions: Vec<String> = versions.iter().map(|(file, version)| format!("{file} {version}")).collect();
    Err(format!("the oldest supported Rust version must be the one that is used: {}", versions.join(", ")))
}

/// Returns the major and minor number of a version; patch releases of the compiler do not matter.
fn major_and_minor(version: &str) -> String {
    version.split('.').take(2).collect::<Vec<_>>().join(".")
}

/// Type-checks the scripts of the pages.
fn scripts() -> Result {
    install::npm_packages()?;
    let compiler = install::tools_folder().join("node_modules/.bin/tsc").display().to_string();
    run("scripts", program(&compiler, &["--project", "crates/pages/jsconfig.json"]))
}
