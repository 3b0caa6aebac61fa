//! The measurement runs, reports, and leaves no files behind. The figures themselves are not tested.

use std::path::Path;
use std::process::{Command, Output};
use tempfile::TempDir;

fn run(folder: &Path, line: &str) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_portolan-load"));
    command.args(line.split_whitespace()).current_dir(folder).output().expect("the tool starts")
}

/// Runs the tool in an empty folder; returns what it printed.
fn measured(line: &str) -> (String, TempDir) {
    let folder = tempfile::tempdir().expect("a folder for the test");
    let output = run(folder.path(), line);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    (String::from_utf8(output.stdout).expect("text"), folder)
}

#[test]
fn a_short_measurement_has_no_failures_and_leaves_no_files() {
    let (report, folder) = measured("--tables 3 --seconds 1 --rate 40 --idle-tables 6");
    for part in
        ["durable choices", "baseline endpoint", "syncs of the disk", "pushed, 50/90/99", "memory of each"]
    {
        assert!(report.contains(part), "{part} is missing in {report}");
    }
    let failed = report.lines().find(|line| line.trim_start().starts_with("failed"));
    assert_eq!(failed.and_then(|line| line.split_whitespace().nth(1)), Some("0"), "{report}");
    let mut files = std::fs::read_dir(folder.path()).expect("the folder");
    assert!(files.next().is_none(), "files are left");
}

#[test]
fn bots_think_at_other_tables() {
    let (report, _) = measured("--tables 2 --seconds 1 --rate 20 --idle-tables 0 --thinking 2");
    assert!(report.contains("grandmasters think at 2 more tables"), "{report}");
    assert!(report.contains("99 of 100 under 100 ms"), "{report}");
}

#[test]
fn results_are_printed_as_json() {
    let (report, _) = measured("--tables 2 --seconds 1 --rate 0 --idle-tables 0 --light --json");
    let results: serde_json::Value = serde_json::from_str(&report).expect("JSON");
    assert_eq!(results["failed"], 0, "{report}");
    assert!(results["speed"]["choices"].as_u64().expect("a count") > 0);
    assert!(results["paced"].is_null() && results["idle"].is_null());
}

#[test]
fn a_missing_folder_is_one_line_of_error() {
    let folder = tempfile::tempdir().expect("a folder for the test");
    let output = run(folder.path(), "--data-dir no/such/folder");
    let error = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(2));
    assert!(error.lines().count() == 1 && error.contains("no/such/folder"), "{error}");
}
