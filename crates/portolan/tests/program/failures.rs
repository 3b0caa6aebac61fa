//! Every error outside the rules is one sentence and exit code 2.

use crate::runner::{self, FIRST, Home};
use std::fs::OpenOptions;
use std::process::Stdio;

#[track_caller]
fn assert_error(line: &str, part: &str) {
    let error = Home::new().run(line).fails();
    assert!(error.contains(part), "{error}");
}

#[test]
fn errors_of_arguments() {
    assert_error("plya osaka", "unknown command ‘plya’");
    assert_error("play", "<GAME>");
    assert_error("play chess", "unknown game ‘chess’; available: osaka, ostia, dschunke, yokohama");
    assert_error("rules chess", "unknown game ‘chess’");
    assert_error("rules osaka 9.9", "no section ‘9.9’; available: ");
    assert_error("games --loud", "--loud");
    assert_error("components check", "<GAME>");
}

#[test]
fn errors_of_tables() {
    assert_error("play osaka --seats me", "Traders of Osaka is for 2 to 4 players, not 1");
    assert_error("play osaka --seats me,me,me,me,me", "not 5");
    assert_error("play osaka --seats me,me,me,me,me,me,me,me,me,me", "not 10");
    assert_error("play osaka --seats me,clever", "unknown bot ‘clever’");
    assert_error("play osaka --seed seven", "‘seven’ is not a seed");
    assert_error("play osaka --seed -1", "-1");
    assert_error("play osaka --option open-hands", "write it as name=value");
    assert_error("play osaka --option colour=red", "unknown option ‘colour’");
    assert_error("play osaka --option open-hands=maybe", "‘maybe’ is not a value of open-hands");
    assert_error("play osaka --names a,b,c", "3 names for 2 seats");
}

#[test]
fn errors_of_files() {
    let home = Home::new();
    home.file("broken.record", "portolan record 1\ngame chess\n");
    home.file("empty.record", "");
    home.file("odd.record", "portolan record 1\ngame \u{1b}[2J\u{7}\r\n");
    home.file("broken.toml", "[cards]\ncopies = \"many\"\n");
    std::fs::write(home.path("binary"), [0xff, 0xfe, 0x00]).expect("a file");
    let cases = [
        ("replay nothing.record", "cannot read nothing.record: no such file"),
        ("replay broken.record", "broken.record is not a valid record: line 2"),
        ("replay empty.record", "empty.record is not a valid record"),
        ("replay binary", "it is not a text file"),
        ("replay .", "cannot read ."),
        ("replay /dev/zero", "is too large"),
        ("replay odd.record", "odd.record is not a valid record"),
        ("resume broken.record", "line 2"),
        ("resume nothing", "no such file"),
        ("resume", "there is no unfinished game"),
        ("resume --list", "there is no unfinished game"),
        ("components check osaka broken.toml", "broken.toml is not a valid components file: line 2"),
        ("components check osaka nothing.toml", "no such file"),
        ("play osaka --components broken.toml", "line 2"),
        ("play osaka --components binary", "it is not a text file"),
    ];
    for (line, part) in cases {
        let error = home.run(line).fails();
        assert!(error.contains(part), "{line}: {error}");
    }
    assert!(!home.path(FIRST).exists(), "no game was begun");
}

#[test]
fn an_invalid_record_does_not_hide_other_games() {
    let home = Home::new();
    home.file("games/osaka-0007.record", "rubbish");
    home.typing("play osaka --seed 1", "quit\n").works();
    let out = home.run("resume --list").works();
    assert!(out.starts_with("osaka-0008"), "{out}");
}

#[test]
fn the_end_of_the_input_saves_the_game_and_says_how_to_resume() {
    let home = Home::new();
    let error = home.typing("play osaka --seed 1", "1\n").fails();
    assert!(error.contains("game saved as") && error.contains("portolan resume osaka-0001"), "{error}");
    let error = home.typing("play osaka --seats me,me --seed 1", "").fails();
    assert!(error.contains("portolan resume osaka-0002"), "{error}");
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_behind_the_output_is_an_error() {
    let home = Home::new();
    for line in
        ["", "games", "rules osaka", "--help", "--version", "components export osaka", "play osaka --seed 1"]
    {
        let full = OpenOptions::new().write(true).open("/dev/full").expect("/dev/full");
        let run = runner::run(home.command(line).stdout(Stdio::from(full)), "1\n");
        let error = run.fails();
        assert!(error.contains("cannot write the output: the disk is full"), "{line}: {error}");
    }
}

/// The record is first written to a temporary file, which is a link to a full disk here.
#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_behind_the_saved_game_keeps_the_previous_record() {
    let home = Home::new();
    home.typing("play osaka --seed 1", "1\nquit\n").works();
    let before = home.read(FIRST);
    std::os::unix::fs::symlink("/dev/full", home.path(&format!("{FIRST}.new"))).expect("a link");
    let run = home.typing("resume", "1\n1\n1\n");
    let error = run.fails();
    assert!(error.contains("osaka-0001.record: the disk is full"), "{error}");
    assert_eq!(home.read(FIRST), before, "the previous record is lost");
}

#[test]
fn a_folder_that_cannot_be_created_is_an_error() {
    let home = Home::new();
    home.file("a-file", "");
    let run = runner::run(home.command("play osaka").env("PORTOLAN_HOME", home.path("a-file")), "1\n");
    assert!(run.fails().contains("a-file"));
    let nowhere = &mut home.command("play osaka");
    let nowhere = nowhere.env_remove("PORTOLAN_HOME").env_remove("XDG_DATA_HOME").env_remove("HOME");
    assert!(runner::run(nowhere, "").fails().contains("set PORTOLAN_HOME"));
}

#[test]
fn a_closed_pipe_is_an_error() {
    let home = Home::new();
    let (reader, writer) = std::io::pipe().expect("a pipe");
    drop(reader);
    let run = runner::run(home.command("rules osaka").stdout(Stdio::from(writer)), "");
    assert!(run.fails().contains("cannot write the output: the program that reads the output has exited"));
}
