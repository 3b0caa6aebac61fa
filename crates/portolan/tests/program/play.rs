//! Games played in the terminal with predefined input.

use crate::runner::{self, FIRST, Home, Run, ones};
use std::fs::File;
use std::time::{Duration, SystemTime};

const THREE: &str = "play osaka --seats me,greedy,random --seed 7";

#[test]
fn a_whole_game_is_played_saved_and_ranked() {
    let home = Home::new();
    let out = home.typing(THREE, &ones()).works();
    assert!(out.contains("Choose your first token"));
    assert!(out.contains("The game is over"));
    assert!(out.contains("wins."));
    assert!(out.contains("seed    07000000"));
    let record = home.read(FIRST);
    assert!(record.contains("player      me Player") && record.contains("result"));
}

#[test]
fn the_same_seed_and_input_give_the_same_game() {
    let (one, two) = (Home::new(), Home::new());
    one.typing(THREE, &ones()).works();
    two.typing(THREE, &ones()).works();
    assert_eq!(one.read(FIRST), two.read(FIRST));
}

#[test]
fn without_a_seed_games_differ() {
    let home = Home::new();
    home.typing("play osaka", &ones()).works();
    home.typing("play osaka", &ones()).works();
    assert_ne!(home.read(FIRST), home.read("games/osaka-0002.record"));
}

#[test]
fn bots_alone_play_a_game_to_its_end() {
    let out = Home::new().run("play osaka --seats greedy,random --seed 3").works();
    assert!(out.contains("Greedy draws") && out.contains("wins."));
}

#[test]
fn choices_can_be_typed_in_notation() {
    let home = Home::new();
    let out = home.typing(THREE, "token b\nTake M1\nquit\n").works();
    assert!(out.contains("You take a blue token to start with.") && out.contains("You take"));
    assert!(out.contains("continue with `portolan resume osaka-0001`"));
    assert!(home.read(FIRST).contains("token b"));
}

#[test]
fn invalid_input_does_not_change_the_game() {
    let home = Home::new();
    let out = home.typing(THREE, "99\n0\ndance\nbuy\n\u{0}\nquit\n").works();
    assert!(out.contains("Type a number from 1 to 4"));
    assert!(out.contains("‘dance’ is not a choice of this game"));
    assert!(out.contains("First all players choose their first token (rules 2.4)."));
    assert!(!home.read(FIRST).contains("1: "));
}

#[test]
fn undo_is_refused_after_another_player_has_acted() {
    let home = Home::new();
    // Take a card, announce a purchase, undo the announcement, and try to undo the card.
    let out = home.typing(THREE, "1\n1\nbuy\nundo\nundo\nquit\n").works();
    assert!(out.contains("You are buying the market"));
    assert!(out.contains("Undone: buy."));
    assert!(out.contains("another player has acted since"));
    assert!(home.read(FIRST).contains("buy, back"));
}

#[test]
fn why_shows_the_reason_and_the_section() {
    let out = Home::new().typing(THREE, "1\nwhy buy\nwhy take m1\nwhy take m9\nwhy 1\nquit\n").works();
    assert!(out.contains("The market costs 16 coins, and your hand is worth 8 (rules 3.1)."), "{out}");
    assert!(out.contains("This choice is possible: yellow 5: hand 13 coins."));
    assert!(out.contains("There is no card at m9 (rules 3.3)."));
}

#[test]
fn a_hint_lists_choices_with_their_chances() {
    let out = Home::new().typing(THREE, "1\nhint\nquit\n").works();
    assert_eq!(out.matches(" 1. take m").count(), 1, "{out}");
    assert!(
        out.contains("chance of winning, about ") && out.contains("A possible continuation: You take"),
        "{out}"
    );
}

#[test]
fn rules_log_help_and_save_work_at_the_prompt() {
    let home = Home::new();
    let out = home.typing(THREE, "rules 3.1\nrules 9.9\nlog\nhelp\nsave copy.record\nsave\nquit\n").works();
    assert!(out.contains("3.1 Buy") && !out.contains("3.3 Take"));
    assert!(out.contains("have no section ‘9.9’"));
    assert!(out.contains("You draw b3 g5 (8 coins)."));
    assert!(out.contains("why CHOICE"));
    assert_eq!(home.read("copy.record"), home.read(FIRST));
}

#[test]
fn a_failed_copy_does_not_end_the_game() {
    let out = Home::new().typing(THREE, "save no/such/folder.record\nquit\n").works();
    assert!(out.contains("cannot write no/such/folder.record"));
}

#[test]
fn a_resumed_game_continues_identically() {
    let (home, whole) = (Home::new(), Home::new());
    whole.typing(THREE, &ones()).works();
    let left = home.typing(THREE, "1\n1\n1\n1\n").fails();
    assert!(left.contains("osaka-0001.record; continue with `portolan resume osaka-0001`"), "{left}");
    assert!(home.run("resume --list").works().contains("osaka-0001  Player, Greedy, Random"));
    home.typing("resume", "1\nquit\n").works();
    home.typing("resume osaka-0001", &ones()).works();
    assert_eq!(home.read(FIRST), whole.read(FIRST));
    assert!(home.run("resume").fails().contains("there is no unfinished game"));
    assert!(home.run("resume osaka-0001").fails().contains("is over"));
}

#[test]
fn every_game_starts_without_arguments() {
    for (game, bots) in [("osaka", 1), ("ostia", 2), ("dschunke", 2), ("yokohama", 1)] {
        let home = Home::new();
        home.typing(&format!("play {game} --seed 1"), "quit\n").works();
        let record = home.read(&format!("games/{game}-0001.record"));
        assert_eq!(record.matches("greedy").count(), bots, "{record}");
    }
}

#[test]
fn a_saved_game_is_replayed_and_reviewed_by_its_name() {
    let home = Home::new();
    home.typing(THREE, &ones()).works();
    assert!(home.run("replay osaka-0001").works().contains("Traders of Osaka"));
    assert!(home.run("replay osaka-0002").fails().contains("osaka-0002"));
    assert!(home.run("review osaka-0009").fails().contains("osaka-0009"));
}

/// This holds even if the clock was set back in between.
#[test]
fn the_unfinished_game_played_last_is_resumed() {
    let home = Home::new();
    home.typing("play osaka --names Anna --seed 1", "quit\n").works();
    home.typing("play osaka --names Berta --seed 2", "quit\n").works();
    let second = File::options().write(true).open(home.path("games/osaka-0002.record")).expect("a record");
    second.set_modified(SystemTime::now() + Duration::from_secs(3600)).expect("a stamp");
    home.typing("resume osaka-0001", "1\nquit\n").works();
    let out = home.typing("resume", "quit\n").works();
    assert!(out.contains("osaka-0001"));
}

/// Each player's screen begins after a separator, and contains only that player's hand.
#[test]
fn hands_stay_secret_between_two_people_at_one_keyboard() {
    let home = Home::new();
    let typed = "\n1\n\n1\n\n1\n\nquit\n";
    let out = home.typing("play osaka --seats me,me --names Anna,Berta --seed 5", typed).works();
    let screens: Vec<&str> = out.split(&"=".repeat(80)).collect();
    let hand = |screen: &str| {
        screen.lines().filter(|line| line.contains("Your hand")).map(String::from).collect::<Vec<_>>()
    };
    let with_hands: Vec<&&str> = screens.iter().filter(|screen| !hand(screen).is_empty()).collect();
    assert!(with_hands.len() >= 4, "{out}");
    for screen in &with_hands {
        assert_eq!(hand(screen).len(), 1, "one hand on one screen: {screen}");
    }
    assert_ne!(hand(with_hands[0]), hand(with_hands[1]));
    for screen in screens.iter().filter(|screen| screen.contains("Pass the keyboard")) {
        assert!(!screen.contains("[") && !screen.contains("Your hand"), "{screen}");
    }
}

#[test]
fn a_choice_can_be_undone_before_the_keyboard_is_passed_on() {
    let home = Home::new();
    let out = home.typing("play osaka --seats me,me --seed 5", "\n1\nundo\n2\n\nquit\n").works();
    assert!(out.contains("or type undo"), "{out}");
    assert!(out.contains("Undone: token r."), "{out}");
    assert!(home.read(FIRST).contains("token r, back, token b"));
}

#[test]
fn the_option_open_hands_shows_all_hands() {
    let line = "play osaka --seats me,greedy --seed 5 --option open-hands=yes --option open-points=yes";
    let out = Home::new().typing(line, "quit\n").works();
    assert!(out.lines().any(|line| line.trim_start().starts_with("hand ")), "{out}");
}

#[test]
fn pipes_get_no_escape_codes() {
    let home = Home::new();
    let Run { out, .. } = home.typing(THREE, &ones());
    assert!(!out.contains('\x1b'));
    for line in ["rules osaka", "games", "--help", "components export osaka"] {
        assert!(!home.run(line).works().contains('\x1b'));
    }
}

#[test]
fn no_color_disables_colours_and_clicolor_force_enables_them() {
    let home = Home::new();
    let forced = runner::run(home.command("games").env("CLICOLOR_FORCE", "1"), "").works();
    assert!(forced.contains('\x1b'));
    let plain = runner::run(home.command("games").env("NO_COLOR", "1"), "").works();
    assert!(!plain.contains('\x1b'));
}

#[test]
fn a_game_can_be_played_with_own_components() {
    let home = Home::new();
    let own = home.run("components export osaka").works().replace("Oshima", "Shima");
    home.file("my.toml", &own);
    assert!(home.run("components check osaka my.toml").works().contains("valid for Traders of Osaka"));
    let out = home.typing("play osaka --components my.toml --seed 1", "quit\n").works();
    assert!(out.contains("Shima") && !out.contains("Oshima"));
    let resumed = home.typing("resume", "quit\n").works();
    assert!(resumed.contains("Shima") && !resumed.contains("Oshima"));
}
