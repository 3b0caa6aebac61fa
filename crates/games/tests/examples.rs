//! Runs the examples and checks their output.

#[allow(dead_code, reason = "`main` is for `cargo run --example`")]
#[path = "../examples/own_components.rs"]
mod own_components;
#[allow(dead_code, reason = "`main` is for `cargo run --example`")]
#[path = "../examples/play_a_game.rs"]
mod play_a_game;
#[allow(dead_code, reason = "`main` is for `cargo run --example`")]
#[path = "../examples/verify_a_record.rs"]
mod verify_a_record;

#[test]
fn the_game_ends_with_a_ranking_of_all_seats() {
    let ranking = "1. seat 3 with 15 points\n2. seat 2 with 15 points\n3. seat 1 with 14 points\n";
    assert_eq!(play_a_game::run().unwrap(), format!("277 choices\n{ranking}"));
}

#[test]
fn changed_components_change_the_game_and_broken_ones_are_refused() {
    let output = own_components::run().unwrap();
    assert!(output.starts_with("built-in: 215 choices\nsmaller box: 180 choices\n"), "{output}");
    assert!(output.contains("the components file cannot be used: line 12: "), "{output}");
}

#[test]
fn a_record_replays_and_forgeries_do_not() {
    let output = verify_a_record::run().unwrap();
    let lines: Vec<&str> = output.lines().collect();
    assert_eq!(lines[0], "osaka with 160 choices, won by seat 2");
    assert_eq!(lines[1], "line 18: seat 2 cannot choose ‘pay r5’: seat 1 must choose");
    assert_eq!(lines[2], "line 1: a record begins with ‘portolan record 1’");
}
