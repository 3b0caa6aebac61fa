//! Whatever is wrong outside is answered with one clear sentence and exit code 2.

use crate::runner::{self, FIRST, Home};
use std::fs::OpenOptions;
use std::process::Stdio;

#[track_caller]
fn wrong(line: &str, part: &str) {
    let said = Home::new().run(line).fails();
    assert!(said.contains(part), "{said}");
}

#[test]
fn wrong_arguments() {
    wrong("plya osaka", "there is no command ‘plya’");
    wrong("play", "<GAME>");
    wrong("play chess", "there is no game called ‘chess’; there are: osaka, ostia, dschunke, yokohama");
    wrong("rules chess", "there is no game called ‘chess’");
    wrong("rules osaka 9.9", "no section ‘9.9’; there are: ");
    wrong("games --loud", "--loud");
    wrong("components check", "<GAME>");
}

#[test]
fn wrong_tables() {
    wrong("play osaka --seats me", "Traders of Osaka is for 2 to 4 players, not 1");
    wrong("play osaka --seats me,me,me,me,me", "not 5");
    wrong("play osaka --seats me,me,me,me,me,me,me,me,me,me", "not 10");
    wrong("play osaka --seats me,clever", "there is no bot called ‘clever’");
    wrong("play osaka --seed seven", "‘seven’ is not a seed");
    wrong("play osaka --seed -1", "-1");
    wrong("play osaka --option open-hands", "write it as name=value");
    wrong("play osaka --option colour=red", "there is no option ‘colour’");
    wrong("play osaka --option open-hands=maybe", "‘maybe’ is no value of open-hands");
    wrong("play osaka --names a,b,c", "3 names for 2 seats");
}

#[test]
fn wrong_files() {
    let home = Home::new();
    home.file("broken.record", "portolan record 1\ngame chess\n");
    home.file("empty.record", "");
    home.file("odd.record", "portolan record 1\ngame \u{1b}[2J\u{7}\r\n");
    home.file("broken.toml", "[cards]\ncopies = \"many\"\n");
    std::fs::write(home.path("binary"), [0xff, 0xfe, 0x00]).expect("a file");
    let cases = [
        ("replay nothing.record", "reading nothing.record failed: there is no such file"),
        ("replay broken.record", "broken.record is not a valid record: line 2"),
        ("replay empty.record", "empty.record is not a valid record"),
        ("replay binary", "it is not a text"),
        ("replay .", "reading . failed"),
        ("replay /dev/zero", "is too large"),
        ("replay odd.record", "odd.record is not a valid record"),
        ("resume broken.record", "line 2"),
        ("resume nothing", "there is no such file"),
        ("resume", "there is no unfinished game"),
        ("resume --list", "there is no unfinished game"),
        ("components check osaka broken.toml", "broken.toml cannot be used: line 2"),
        ("components check osaka nothing.toml", "there is no such file"),
        ("play osaka --components broken.toml", "line 2"),
        ("play osaka --components binary", "it is not a text"),
    ];
    for (line, part) in cases {
        let said = home.run(line).fails();
        assert!(said.contains(part), "{line}: {said}");
    }
    assert!(!home.path(FIRST).exists(), "no game was begun");
}

#[test]
fn broken_records_do_not_hide_the_others() {
    let home = Home::new();
    home.file("games/osaka-0007.record", "rubbish");
    home.typing("play osaka --seed 1", "quit\n").works();
    let out = home.run("resume --list").works();
    assert!(out.starts_with("osaka-0008"), "{out}");
}

#[test]
fn the_keyboard_ends_in_the_middle_of_a_game() {
    let home = Home::new();
    let said = home.typing("play osaka --seed 1", "1\n").fails();
    assert!(said.contains("game saved as") && said.contains("portolan resume osaka-0001"), "{said}");
    let said = home.typing("play osaka --seats me,me --seed 1", "").fails();
    assert!(said.contains("portolan resume osaka-0002"), "{said}");
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_behind_the_output() {
    let home = Home::new();
    for line in
        ["", "games", "rules osaka", "--help", "--version", "components export osaka", "play osaka --seed 1"]
    {
        let full = OpenOptions::new().write(true).open("/dev/full").expect("/dev/full");
        let run = runner::run(home.command(line).stdout(Stdio::from(full)), "1\n");
        let said = run.fails();
        assert!(said.contains("the output cannot be written: the disk is full"), "{line}: {said}");
    }
}

/// The game is first written beside its place: that file leads to a full disk here.
#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_behind_the_saved_game() {
    let home = Home::new();
    home.typing("play osaka --seed 1", "1\nquit\n").works();
    let before = home.read(FIRST);
    std::os::unix::fs::symlink("/dev/full", home.path(&format!("{FIRST}.new"))).expect("a link");
    let run = home.typing("resume", "1\n1\n1\n");
    let said = run.fails();
    assert!(said.contains("osaka-0001.record failed: the disk is full"), "{said}");
    assert_eq!(home.read(FIRST), before, "what was acknowledged is still there");
}

#[test]
fn a_folder_that_cannot_be_made() {
    let home = Home::new();
    home.file("a-file", "");
    let run = runner::run(home.command("play osaka").env("PORTOLAN_HOME", home.path("a-file")), "1\n");
    assert!(run.fails().contains("a-file"));
    let nowhere = &mut home.command("play osaka");
    let nowhere = nowhere.env_remove("PORTOLAN_HOME").env_remove("XDG_DATA_HOME").env_remove("HOME");
    assert!(runner::run(nowhere, "").fails().contains("set PORTOLAN_HOME"));
}

#[test]
fn a_reader_that_has_gone() {
    let home = Home::new();
    let (reader, writer) = std::io::pipe().expect("a pipe");
    drop(reader);
    let run = runner::run(home.command("rules osaka").stdout(Stdio::from(writer)), "");
    assert!(run.fails().contains("the output cannot be written: whoever was reading it has stopped"));
}
