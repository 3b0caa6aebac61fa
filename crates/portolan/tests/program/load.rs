//! The measurement of the server runs, reports, and leaves nothing behind. How fast anything is, is not asked here.

use crate::runner::Home;

const SHORT: &str = "load --tables 3 --seconds 1 --rate 40 --idle-tables 6";

#[test]
fn the_server_is_measured_and_fails_nobody() {
    let home = Home::new();
    let said = home.run(SHORT).works();
    for part in
        ["durable choices", "bare endpoint", "syncs of the disk", "pushed, 50/90/99", "memory of each"]
    {
        assert!(said.contains(part), "{part} is missing in {said}");
    }
    let failed = said.lines().find(|line| line.trim_start().starts_with("failed"));
    assert_eq!(failed.and_then(|line| line.split_whitespace().nth(1)), Some("0"), "{said}");
    assert!(home.is_empty(), "nothing stays behind");
}

#[test]
fn bots_can_think_meanwhile() {
    let said = Home::new().run("load --tables 2 --seconds 1 --rate 20 --idle-tables 0 --thinking 2").works();
    assert!(said.contains("grandmasters think at 2 more tables"), "{said}");
    assert!(said.contains("99 of 100 under 100 ms"), "{said}");
}

#[test]
fn programs_get_the_figures_as_json() {
    let home = Home::new();
    let said = home.run("load --tables 2 --seconds 1 --rate 0 --idle-tables 0 --light --json").works();
    let figures: serde_json::Value = serde_json::from_str(&said).expect("JSON");
    assert_eq!(figures["failed"], 0, "{said}");
    assert!(figures["speed"]["choices"].as_u64().expect("a count") > 0);
    assert!(figures["paced"].is_null() && figures["idle"].is_null());
}

#[test]
fn a_folder_that_is_not_there_is_told_in_one_sentence() {
    let said = Home::new().run("load --data-dir no/such/folder").fails();
    assert!(said.contains("no/such/folder"), "{said}");
}
