//! Every command works with every game.

use crate::runner::{Home, ones, shown};

const GAMES: [&str; 4] = ["osaka", "ostia", "dschunke", "yokohama"];

#[test]
fn every_game_can_be_played_to_its_end_and_replayed() {
    for game in GAMES {
        let home = Home::new();
        let out = home.typing(&format!("play {game} --seats me,greedy,random --seed 5"), &ones()).works();
        assert!(out.contains("seed    05000000"), "{game}");
        let record = home.path(&format!("games/{game}-0001.record"));
        let replayed = home.run(&format!("replay {}", shown(&record))).works();
        assert!(replayed.contains("verified"), "{game}: {replayed}");
    }
}

#[test]
fn every_game_can_be_simulated() {
    for game in GAMES {
        let command =
            format!("simulate {game} --players 3 --bots greedy,random,random --games 12 --format json");
        let out = Home::new().run(&command).works();
        assert!(out.contains("\"greedy\"") && out.contains(game), "{game}: {out}");
    }
}

#[test]
fn every_game_has_components_and_rules() {
    for game in GAMES {
        let home = Home::new();
        let components = home.run(&format!("components export {game}")).works();
        home.file("mine.toml", &components);
        let mine = shown(&home.path("mine.toml"));
        home.run(&format!("components check {game} {mine}")).works();
        let broken = home.run(&format!("components check {game} {}", shown(&home.path("none.toml")))).fails();
        assert!(broken.contains("no such file"), "{broken}");
        assert!(home.run(&format!("rules {game} 1.1")).works().contains("The aim"), "{game}");
    }
}
