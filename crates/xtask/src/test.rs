//! `cargo xtask test`: installs what is missing and runs every test.

use crate::command::{cargo, run};
use crate::{Result, install};
use std::fs::File;
use std::thread;

/// Runs all tests, or those whose name contains the filter.
pub(crate) fn run_tests(filter: &[&str]) -> Result {
    install::browser()?;
    install::npm_packages()?;
    run("building the tests", cargo(&["test", "--workspace", "--no-run", "--quiet"]))?;
    run("building the browser tests", cargo(&[BROWSER, &["--no-run", "--quiet"]].concat()))?;
    // Browser tests mostly wait, so the others run beside them. Their output follows at the end.
    let log = install::target_folder().join("browser-tests.log");
    let output = File::create(&log).map_err(|error| format!("{}: {error}", log.display()))?;
    let errors = output.try_clone().map_err(|error| error.to_string())?;
    let mut browser_tests = cargo(&[BROWSER, filter].concat());
    browser_tests.stdout(output).stderr(errors);
    let browser = thread::spawn(move || run("browser tests", browser_tests));
    let mut others = cargo(&[&["test", "--workspace", "--quiet", "--no-fail-fast"], filter].concat());
    others.env("PORTOLAN_ALL_TESTS", "1");
    let others = run("all other tests", others);
    let browser = browser.join().unwrap_or_else(|_| Err("the browser tests could not be run".into()));
    print!("{}", std::fs::read_to_string(&log).unwrap_or_default());
    others.and(browser)
}

/// The browser tests are no default target of `cargo test`: they need a browser.
const BROWSER: &[&str] = &["test", "--workspace", "--test", "browser"];
