//! Installs what tests and checks need beyond Rust, if it is missing.

use crate::command::{cargo, program, run, succeeds};
use crate::{Result, root};
use std::path::PathBuf;

/// npm packages: a checker for accessibility, which browser tests inject into pages, and the compiler that checks the
/// types of scripts.
const NPM_PACKAGES: [(&str, &str); 2] = [("axe-core", "axe-core@4"), ("typescript", "typescript@5")];

/// The version of cargo-deny; another one may report other licences.
const CARGO_DENY: &str = "cargo-deny@0.20.2";

/// Returns the folder for tools that are not installed system-wide.
pub(crate) fn tools_folder() -> PathBuf {
    target_folder().join("tools")
}

/// Cargo's target folder.
pub(crate) fn target_folder() -> PathBuf {
    root().join(std::env::var_os("CARGO_TARGET_DIR").unwrap_or_else(|| "target".into()))
}

/// Installs Chromium and its driver, as Debian packages.
pub(crate) fn browser() -> Result {
    debian(&[("chromium", "chromium"), ("chromedriver", "chromium-driver")])
}

/// Installs the packages of [`NPM_PACKAGES`] below [`tools_folder`].
pub(crate) fn npm_packages() -> Result {
    let is_missing = |name: &str| !tools_folder().join("node_modules").join(name).is_dir();
    let missing: Vec<&str> =
        NPM_PACKAGES.iter().filter(|(name, _)| is_missing(name)).map(|(_, package)| *package).collect();
    if missing.is_empty() {
        return Ok(());
    }
    debian(&[("npm", "npm")])?;
    let folder = tools_folder();
    std::fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let mut npm = program("npm", &["install", "--no-save", "--silent", "--prefix", "."]);
    npm.args(&missing).current_dir(folder);
    run(&format!("installing the npm packages {}", missing.join(" and ")), npm)
}

/// Installs cargo-deny; returns the path of the program.
pub(crate) fn cargo_deny() -> Result<PathBuf> {
    let deny = tools_folder().join("bin/cargo-deny");
    if !deny.is_file() {
        let folder = tools_folder().display().to_string();
        let mut install = cargo(&["install", "--locked", "--quiet", "--root", &folder, CARGO_DENY]);
        // A debug build is fast enough for one run and takes a third of the time to compile.
        install.arg("--debug");
        run(&format!("installing {CARGO_DENY}"), install)?;
    }
    Ok(deny)
}

/// Installs the Debian packages of programs that are not in the search path.
fn debian(programs: &[(&str, &str)]) -> Result {
    let missing: Vec<&str> =
        programs.iter().filter(|(name, _)| !is_in_path(name)).map(|(_, package)| *package).collect();
    if missing.is_empty() {
        return Ok(());
    }
    let packages = missing.join(" and ");
    eprintln!("── installing the Debian packages {packages}");
    // A failed update does not matter if the list of packages is recent enough.
    apt_get(&["update", "-qq"]);
    if apt_get(&[&["install", "-y", "-qq"], missing.as_slice()].concat()) {
        Ok(())
    } else {
        Err(format!("could not install the Debian packages {packages}: install them by hand and try again"))
    }
}

/// Runs apt-get as root, or with a `sudo` that asks for no password.
fn apt_get(arguments: &[&str]) -> bool {
    let prefix: &[&str] = if is_root() { &[] } else { &["sudo", "-n"] };
    let command = [prefix, &["env", "DEBIAN_FRONTEND=noninteractive", "apt-get"], arguments].concat();
    succeeds(program(command[0], &command[1..]))
}

fn is_root() -> bool {
    let answer = program("id", &["-u"]).output();
    answer.is_ok_and(|answer| answer.stdout.trim_ascii() == b"0")
}

fn is_in_path(name: &str) -> bool {
    let path = std::env::var_os("PATH").unwrap_or_default();
    std::env::split_paths(&path).any(|folder| folder.join(name).is_file())
}
